"""House players of Olsen (Hearts) play sensibly, and imagine only what can be."""

import random
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.cards import Cards, numbers
from games.core import Chance, Level, Over, Seat, Value, Waiting
from games.olsen_hearts import policy
from games.olsen_hearts.deals import deck, receivers
from games.olsen_hearts.memory import recall
from games.olsen_hearts.model import Choose, Claim, Move, Play, State, View
from games.olsen_hearts.plays import playable
from games.olsen_hearts.rules import GAME
from tests.games import olsen_hearts_table as t
from tests.games import play
from tests.games.play import Rng

TOTAL = 26


def chosen(state: State, seat: Seat, level: Level = "normal") -> Move:
    return policy.choose(GAME.view(state, seat), random.Random(1), level)


def played(state: State) -> str:
    move = chosen(state, state.table.to_play)
    assert isinstance(move, Play)
    return str(move.card)


def passed(hand: str, house: Mapping[str, Value] = {}) -> set[str]:
    move = chosen(t.begin(4, {0: hand}, house=house), 0)
    assert isinstance(move, Choose)
    return {str(card) for card in t.cards(str(move.cards))}


# ---- the exchange


def test_a_badly_guarded_queen_is_passed_with_the_spades_above_it() -> None:
    assert "QS" in passed("QS3S4C5C8C2D5D9D2H3H4H6H7H")
    assert {"KS", "AS"} <= passed("ASKS4C5C8C2D5D9D2H3H4H6H7H")


def test_a_well_guarded_queen_and_low_spades_are_kept() -> None:
    kept = passed("QS2S3S4S5S6SKCAC5D9DJHKHAH")
    assert not kept & {"QS", "2S", "3S", "4S", "5S", "6S"}
    assert not passed("2S3S5SKCQCJC9D8D4D2H3H4H5H") & {"2S", "3S", "5S"}


def test_low_hearts_are_kept_and_high_ones_passed() -> None:
    chosen = passed("2S3S4S2C3C4C2D3D2H3HQHKHAH")
    assert chosen == {"QH", "KH", "AH"}


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_as_many_cards_are_passed_as_the_house_wants(level: Level, count: int) -> None:
    move = chosen(t.begin(4, house={"pass_count": count}), 0, level)
    assert isinstance(move, Choose)
    assert move.cards.bit_count() == count


# ---- the queen of spades


def test_the_queen_is_not_given_to_oneself_when_one_can_duck() -> None:
    assert played(t.position({1: "QS3S4H"}, trick="5S")) == "3S"
    assert played(t.position({3: "QS3S4H"}, trick="5S9SJS")) == "3S"
    assert played(t.position({3: "QS2S9S"}, trick="TSJS8S")) != "QS"


def test_the_queen_goes_under_the_king_or_ace() -> None:
    assert played(t.position({1: "QS3S4H"}, trick="KS")) == "QS"
    assert played(t.position({3: "QS3SAS"}, trick="2SKS4S")) == "QS"


def test_the_queen_is_the_first_to_be_thrown_off() -> None:
    assert played(t.position({1: "QS2S3SAHKHAC"}, trick="9D")) == "QS"


def test_with_the_queen_out_high_spades_are_not_put_on_a_trick_that_others_still_play_to() -> None:
    assert played(t.position({1: "AS3S4H"}, trick="5S")) == "3S"
    assert played(t.position({0: "ASKS3C4D"})) not in {"AS", "KS"}


def test_the_last_to_play_gets_rid_of_a_high_card_on_a_trick_without_points() -> None:
    assert played(t.position({3: "AC2C3D4D"}, trick="5C6C7C")) == "AC"


def test_nobody_takes_points_without_need() -> None:
    assert played(t.position({3: "AC2C3D4D"}, trick="5C6CQS")) == "2C"


# ---- sweeps


def test_one_heart_is_taken_to_stop_a_sweep() -> None:
    calm = t.position({3: "KH2H3C"}, trick="9H4H5H", broken=True, captured=(3, 3, 3, 0))
    assert played(calm) == "2H"
    sweeping = t.position({3: "KH2H3C"}, trick="9H4H5H", broken=True, captured=(20, 0, 0, 0))
    assert played(sweeping) == "KH"


def test_no_penalty_card_is_thrown_to_a_sweeper_but_one_to_anybody_else() -> None:
    hand = {3: "4H7C8C9S"}
    to_sweeper = t.position(hand, trick="AD4D5D", broken=True, captured=(20, 0, 0, 0), trick_number=9)
    assert played(to_sweeper) != "4H"
    to_another = t.position(hand, trick="4DAD5D", broken=True, captured=(20, 0, 0, 0), trick_number=9)
    assert played(to_another) == "4H"


def test_a_sure_sweep_is_completed() -> None:
    state = t.position({0: "AHKHASKS"}, broken=True, captured=(15, 0, 0, 0), trick_number=10)
    assert played(state) in {"AH", "AS"}


# ---- the rest


def test_a_claim_is_made_when_it_can_be() -> None:
    hands = {seat: f"{'3456'[seat]}C" for seat in range(4)}
    state = t.position(hands, trick_number=10, captured=(0, 13, 13, 0))
    assert chosen(state, 0) == chosen(state, 0, "easy") == Claim()


def match_scores(players: tuple[play.Choose, ...], rng: random.Random) -> tuple[int, ...]:
    state = t.start(len(players), {"end": "deals", "deals": 1, "tie": "shared"})
    while True:
        match GAME.turn(state):
            case Chance():
                state = GAME.resolve(state, GAME.roll(state, Rng(rng))).state
            case Waiting(seats):
                seat = min(seats)
                state = GAME.apply(state, seat, players[seat](GAME.view(state, seat), rng)).state
            case Over(outcome):
                return outcome.scores


def at_random(view: View, rng: random.Random) -> Any:
    if view.table.stage == "exchange":
        return Choose(Cards.of(rng.sample([*numbers(view.hand)], view.table.house.pass_count)))
    return rng.choice([*GAME.legal(view)])


def at_level(level: Level) -> play.Choose:
    return lambda view, rng: policy.choose(view, rng, level)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_normal_takes_less_than_half_the_points_of_random_players(seats: int) -> None:
    rng = random.Random(seats)
    mine = others = 0
    for deal in range(150):
        players: list[play.Choose] = [at_random] * seats
        players[deal % seats] = at_level("normal")
        scores = match_scores(tuple(players), rng)
        mine += scores[deal % seats]
        others += sum(scores) - scores[deal % seats]
    assert mine < others / (seats - 1) / 2


def test_normal_takes_fewer_points_than_easy() -> None:
    rng = random.Random(2)
    points = {"easy": 0, "normal": 0}
    levels: tuple[Level, ...] = ("normal", "easy", "normal", "easy")
    for _ in range(200):
        scores = match_scores(tuple(map(at_level, levels)), rng)
        for level, score in zip(levels, scores, strict=True):
            points[level] += score
    assert points["normal"] < 0.8 * points["easy"]


@given(play.playouts("olsen_hearts", 200), st.sampled_from(["easy", "normal", "hard"]))
@settings(max_examples=15)
def test_house_players_never_renege(match: play.Playout, level: Level) -> None:
    for state in match.states[::5]:
        if state.table.stage == "play":
            seat = state.table.to_play
            move = chosen(state, seat, level)
            card = move.card if isinstance(move, Play) else None
            assert card is None or playable(state.table, state.hands[seat]) >> card & 1


# ---- guesses


@given(play.playouts("olsen_hearts", 200), st.integers(0, 2**32 - 1))
@settings(max_examples=25)
def test_a_guess_deals_all_cards_and_respects_what_was_shown(match: play.Playout, seed: int) -> None:
    for state in match.states[::3]:
        if state.table.stage not in {"exchange", "play"}:
            continue
        table, memory = state.table, recall(state.table)
        cards_left = deck(table.house, len(table.players)) & ~memory.gone
        assert all(not hand & lacking for hand, lacking in zip(state.hands, memory.lacking, strict=True))
        for seat in (*range(match.seats), None):
            guessed = policy.guess(GAME.view(state, seat), random.Random(seed))
            assert sum(guessed.hands) == cards_left
            assert [hand.bit_count() for hand in guessed.hands] == [hand.bit_count() for hand in state.hands]
            for other in set(range(match.seats)) - {seat}:
                assert not guessed.hands[other] & memory.lacking[other]
            if table.stage == "play" and not table.tricks and not table.trick:
                assert guessed.hands[table.to_play] >> table.opening & 1


@given(play.playouts("olsen_hearts", 120), st.integers(0, 2**32 - 1))
@settings(max_examples=25)
def test_a_guess_leaves_passed_cards_where_they_went(match: play.Playout, seed: int) -> None:
    for state in match.states[::3]:
        table = state.table
        if table.stage != "play" or not table.shift:
            continue
        gone = recall(table).gone
        for giver, receiver in zip(table.players, receivers(table), strict=True):
            view = GAME.view(state, giver)
            guessed = policy.guess(view, random.Random(seed))
            assert view.gave & ~gone & ~guessed.hands[receiver] == 0
            for other, to in zip(table.players, receivers(table), strict=True):
                assert guessed.gave[other] == guessed.got[to]
                assert guessed.gave[other].bit_count() == table.house.pass_count
                assert guessed.gave[other] & ~gone & ~guessed.hands[to] == 0


@given(st.data())
def test_cards_find_a_place_whatever_the_seats_lack(data: st.DataObject) -> None:
    seats = data.draw(st.integers(2, 4))
    owners = data.draw(st.lists(st.integers(0, seats - 1), min_size=1, max_size=20))
    hands = [Cards.of(card for card, owner in enumerate(owners) if owner == seat) for seat in range(seats)]
    pool = (1 << len(owners)) - 1
    lacking = tuple(data.draw(st.integers(0, pool)) & ~hand for hand in hands)
    found = [0] * seats
    rng = random.Random(data.draw(st.integers(0, 2**32 - 1)))
    policy._spread(found, pool, [hand.bit_count() for hand in hands], lacking, rng)
    assert [hand.bit_count() for hand in found] == [hand.bit_count() for hand in hands]
    assert sum(found) == pool
    assert all(not hand & lack for hand, lack in zip(found, lacking, strict=True))


def test_what_a_seat_shows_not_to_hold() -> None:
    deals = {0: "2C3C4C", 1: "5H6H7H", 2: "5C5D8H", 3: "6C6D9H"}
    state = t.position(deals, trick_number=1)
    state, _ = t.play_all(state, "2C5H5C6C")
    lacking = recall(state.table).lacking
    assert lacking[1] & Cards.parse("2C9DTS") == Cards.parse("2C9DTS")
    assert not lacking[1] & Cards.parse("AHQS")
    assert lacking[0] == lacking[2] == lacking[3] == 0
    fined = t.position({0: "9D3C", 1: "4D2C", 2: "5D4C", 3: "6D5C"}, house={"renege": "penalty13"})
    fined, _ = t.play_all(fined, "9D2C5D6D")
    assert recall(fined.table).lacking == (0, 0, 0, 0)


def test_who_leads_a_heart_before_they_are_broken_holds_nothing_else() -> None:
    state = t.position({0: "2H3H", 1: "4H5C", 2: "5H5D", 3: "6H6D"})
    state, _ = t.play_all(state, "2H4H")
    assert recall(state.table).lacking[0] & Cards.parse("QS9D2C") == Cards.parse("QS9D2C")
    house = {"lead_hearts_over_qs": "on"}
    state = t.position({0: "2H3H", 1: "4H5C", 2: "5H5D", 3: "6H6D"}, house=house)
    state, _ = t.play_all(state, "2H4H")
    assert recall(state.table).lacking[0] & Cards.parse("QS9D2C") == Cards.parse("9D2C")
