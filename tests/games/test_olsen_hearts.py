"""The deal, the exchange and the play of Olsen (Hearts), option by option and decision by decision."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from games import codec
from games.cards import Card, Cards, numbers
from games.core import Refusal, Waiting
from games.olsen_hearts import notation
from games.olsen_hearts.deals import DECKS
from games.olsen_hearts.model import (
    Choose,
    Claim,
    HandScored,
    HeartsBroken,
    PacketChosen,
    PacketsPassed,
    Play,
    TrickTaken,
)
from games.olsen_hearts.rules import GAME
from games.tricks import higher, lower, taker
from tests.games import olsen_hearts_table as t
from tests.games.olsen_hearts_table import card, cards, refusal_of, scored
from tests.games.play import Rng

PENALTIES = Cards.parse("2H3H4H5H6H7H8H9HTHJHQHKHAHQS")
any_card = st.integers(0, 51)


# ---- section 5.4: tricks


@given(st.lists(any_card, min_size=2, max_size=5, unique=True))
def test_the_highest_card_of_the_suit_led_takes_the_trick(trick: list[int]) -> None:
    followers = [other for other in trick if other // 13 == trick[0] // 13]
    assert trick[taker(trick)] == max(followers)


@given(any_card, any_card)
def test_a_card_is_higher_lower_the_same_or_of_another_suit(one: int, other: int) -> None:
    same = one // 13 == other // 13
    assert bool(higher(one) >> other & 1) == (same and other > one)
    assert bool(lower(one) >> other & 1) == (same and other < one)


# ---- deck, deal, dealer (sections 2 and 4)


# H-1: low cards go so that all get the same number.
@pytest.mark.parametrize(
    ("removal", "players", "removed"),
    [
        ("standard", 2, ""),
        ("standard", 3, "2D"),
        ("standard", 4, ""),
        ("standard", 5, "2D2C"),
        ("clubs_first", 2, ""),
        ("clubs_first", 3, "2C"),
        ("clubs_first", 4, ""),
        ("clubs_first", 5, "2C2D"),
    ],
)
def test_h_1_low_cards_go_and_no_penalty_card_does(removal: str, players: int, removed: str) -> None:
    kept = DECKS[removal][players]
    assert Cards(kept ^ (1 << 52) - 1) == Cards.parse(removed)
    assert kept.bit_count() % players == 0
    assert kept & PENALTIES == PENALTIES


@pytest.mark.parametrize(("seats", "opening"), [(3, "3C"), (4, "2C"), (5, "3C")])
def test_h_1_without_the_two_of_clubs_the_three_opens(seats: int, opening: str) -> None:
    state = t.begin(seats, house={"deck_removal": "clubs_first", "passing": "none"})
    assert str(state.table.opening) == opening
    assert [*GAME.legal(GAME.view(state, state.table.to_play))] == [card(opening)]


def test_4_2_cards_are_dealt_one_by_one_from_the_dealers_left() -> None:
    class Straight:
        """Shuffles nothing."""

        def below(self, n: int, /) -> int:
            return n - 1

    chance = GAME.roll(t.start(4), Straight())
    assert chance.dealer == 3
    assert [numbers(hand).__next__() for hand in chance.hands] == [0, 1, 2, 3]
    assert str(chance.hands[0]) == "2C6CTCAC5D9DKD4H8HQH3S7SJS"


def test_the_first_dealer_is_drawn_and_the_deal_moves_on_clockwise() -> None:
    state = t.start(3, {"passing": "none"})
    assert {GAME.roll(state, Rng(random.Random(seed))).dealer for seed in range(20)} == {0, 1, 2}
    for dealer, following in ((0, 1), (1, 2), (2, 0)):
        later = replace(state, table=replace(state.table, dealer=dealer, hand=1))
        assert GAME.roll(later, Rng(random.Random(1))).dealer == following


# ---- the exchange (4.3)


# H-2: to the left, or in a cycle of the number of players.
@pytest.mark.parametrize(
    ("passing", "seats", "shifts"),
    [
        ("left", 3, (1, 1, 1, 1, 1, 1)),
        ("none", 4, (0, 0, 0, 0, 0, 0)),
        ("rotate", 3, (1, 2, 0, 1, 2, 0)),
        ("rotate", 4, (1, 3, 2, 0, 1, 3)),
        ("rotate", 5, (1, 4, 2, 3, 0, 1)),
    ],
)
def test_h_2_packets_go(passing: str, seats: int, shifts: tuple[int, ...]) -> None:
    state = t.start(seats, {"passing": passing})
    found: list[int] = []
    for hand in range(len(shifts)):
        before = replace(state, table=replace(state.table, hand=hand, dealer=0))
        after = GAME.resolve(before, GAME.roll(before, Rng(random.Random(hand)))).state
        assert after.table.stage == ("exchange" if after.table.shift else "play")
        found.append(after.table.shift)
    assert tuple(found) == shifts


def test_h_2_with_rotation_a_right_packet_goes_to_the_right() -> None:
    state = t.start(4, {"passing": "rotate"})
    state = replace(state, table=replace(state.table, hand=1, dealer=0))
    state = GAME.resolve(state, t.dealt(state, {0: "AHKHQH"})).state
    told: list[Any] = []
    for seat in range(4):
        packet = Cards.parse("AHKHQH") if seat == 0 else Cards.of([*numbers(state.hands[seat])][:3])
        state, events = t.make(state, seat, Choose(packet))
        told += events
    assert state.got[3] == Cards.parse("AHKHQH")
    assert t.event_of(PacketsPassed, told) == PacketsPassed((0, 1, 2, 3), (3, 0, 1, 2), 3)


def test_h_3_a_choice_may_be_changed_until_all_have_chosen() -> None:
    state = t.begin(4, {0: "2CQS3D4D"})
    first, second = Cards.parse("2CQS3D"), Cards.parse("QS3D4D")
    state, events = t.make(state, 0, Choose(first))
    assert events == (PacketChosen(0, 3),)
    assert GAME.turn(state) == Waiting(frozenset({1, 2, 3}))
    assert GAME.view(state, 0).gave == first
    others = [GAME.view(state, seat) for seat in (1, 2, 3, None)]
    state, events = t.make(state, 0, Choose(second))
    assert events == ()
    assert [GAME.view(state, seat) for seat in (1, 2, 3, None)] == others
    for seat in (1, 2, 3):
        state, events = t.make(state, seat, next(iter(GAME.legal(GAME.view(state, seat)))))
    assert state.got[1] == second
    assert refusal_of(state, 0, Choose(first)).code == "no_exchange"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_h_3_exactly_pass_count_cards_are_passed(count: int) -> None:
    state = t.begin(4, {0: "2C3C4C5C6C"}, house={"pass_count": count})
    for chosen in range(1, 6):
        move = Choose(Cards.of(range(chosen)))
        if chosen == count:
            assert GAME.check(GAME.view(state, 0), move) is None
        else:
            assert refusal_of(state, 0, move) == Refusal("packet_size", "H-3", {"count": count, "chosen": chosen})
    assert refusal_of(state, 0, card("2C")).code == "no_play"
    assert refusal_of(state, 0, Claim()).code == "no_play"


def test_h_3_all_packets_can_be_chosen() -> None:
    state = t.begin(4)
    packets = {move.cards for move in GAME.legal(GAME.view(state, 0)) if isinstance(move, Choose)}
    assert len(packets) == 286


def test_h_3_nobody_learns_which_cards_were_passed_but_giver_and_receiver() -> None:
    state = t.begin(4)
    told = ""
    for seat in range(4):
        state, events = t.make(state, seat, next(iter(GAME.legal(GAME.view(state, seat)))))
        told += codec.encode(events).decode()
    assert "opener_found" in told
    assert not any(f'"{name}"' in told for name in Card.NAMES if name != "2C")
    for seat in range(4):
        view = GAME.view(state, seat)
        assert view.got == state.gave[(seat - 1) % 4] == Cards(view.got & view.hand)
        assert view.gave == state.got[(seat + 1) % 4]


# ---- sections 5.1 and 5.2: following and leading


def test_5_1_who_can_follow_suit_must() -> None:
    state = t.position({1: "4DQDQS2H"}, trick="9D", trick_number=10)
    assert refusal_of(state, 1, card("QS")) == Refusal("follow", "5.1", {"card": "QS", "led": "D"})


def test_4_4_only_the_opening_card_opens() -> None:
    state = t.begin(4, {2: "2C"}, house={"passing": "none"})
    other = next(number for number in numbers(state.hands[2]) if number)
    assert refusal_of(state, 2, Play(Card(other))).values == {"card": str(Card(other)), "opening": "2C"}


def test_h_14_the_first_trick_takes_penalty_cards_only_by_necessity_or_by_house_rule() -> None:
    hands = {1: "4DQS5H"}
    strict = t.position(hands, trick="2C", trick_number=1)
    assert refusal_of(strict, 1, card("QS")) == Refusal("first_trick", "H-14", {"card": "QS"})
    assert refusal_of(strict, 1, card("5H")).code == "first_trick"
    assert t.legal_cards(t.position({1: "QS5H"}, trick="2C", trick_number=1), 1) == Cards.parse("QS5H")
    loose = t.position(hands, trick="2C", trick_number=1, house={"first_trick": "allow"})
    assert t.legal_cards(loose, 1) == Cards.parse("4DQS5H")
    assert t.legal_cards(t.position(hands, trick="3C", trick_number=2), 1) == Cards.parse("4DQS5H")


# H-7: hearts and the queen, with hearts not broken.
def test_h_7_hearts_beside_the_queen_may_be_led_by_house_rule_only() -> None:
    for house, hand, legal in (
        ("off", "QS5H9H", "QS"),
        ("on", "QS5H9H", "QS5H9H"),
        ("on", "QS4C5H9H", "QS4C"),
        ("on", "3S5H9H", "3S"),
    ):
        state = t.position({0: hand}, trick_number=10, house={"lead_hearts_over_qs": house})
        assert t.legal_cards(state, 0) == Cards.parse(legal)
    assert refusal_of(t.position({0: "QS5H9H"}), 0, card("5H")) == Refusal("hearts_not_broken", "5.2", {"card": "5H"})


def test_5_2_once_hearts_are_broken_anything_may_be_led() -> None:
    assert t.legal_cards(t.position({0: "QS5H9C"}, broken=True), 0) == Cards.parse("QS5H9C")


# H-5: by a heart discarded, any heart, or any penalty card.
@pytest.mark.parametrize(
    ("trick", "played", "breakers"),
    [
        ("9D", "5H", {"heart_discard", "any_heart", "any_penalty"}),
        ("9D", "QS", {"any_penalty"}),
        ("9D", "3S", set[str]()),
        ("9S", "QS", {"any_penalty"}),
        ("", "QS", {"any_penalty"}),
        ("", "5H", {"any_heart", "any_penalty"}),
        ("9H", "5H", {"any_heart", "any_penalty"}),
    ],
)
@pytest.mark.parametrize("option", ["heart_discard", "any_heart", "any_penalty"])
def test_h_5_hearts_are_broken_by(option: str, trick: str, played: str, breakers: set[str]) -> None:
    seat = 1 if trick else 0
    state = t.position({seat: f"{played}6H"}, trick=trick, house={"hearts_broken_by": option})
    state, events = t.play_all(state, played)
    assert state.table.broken == (option in breakers)
    assert [event for event in events if isinstance(event, HeartsBroken)] == (
        [HeartsBroken(seat, cards(played)[0])] if option in breakers else []
    )


def test_h_5_a_heart_forced_into_the_first_trick_breaks_hearts() -> None:
    state = t.position({1: "5H6H"}, trick="2C", trick_number=1)
    assert t.play_all(state, "5H")[0].table.broken


def test_h_5_hearts_are_broken_once() -> None:
    state = t.position({1: "5H7C", 2: "6H8C"}, trick="9D")
    _, events = t.play_all(state, "5H6H")
    assert sum(isinstance(event, HeartsBroken) for event in events) == 1


# H-4: one card a player, not four.
def test_h_4_a_trick_holds_one_card_of_each_player() -> None:
    for seats in (3, 4, 5):
        hands = {seat: f"{'23456'[seat]}C{'23456'[seat]}D" for seat in range(seats)}
        _, events = t.play_all(t.position(hands, seats=seats), "".join(f"{'23456'[seat]}C" for seat in range(seats)))
        assert len(t.event_of(TrickTaken, events).cards) == seats


# ---- section 5.5: reneges


# H-9: a renege is refused, or fined when the hand is scored.
def test_h_9_a_renege_is_refused_unless_the_house_fines_it() -> None:
    hands = {1: "4D2HQS3C"}
    assert refusal_of(t.position(hands, trick="9D"), 1, card("2H")).code == "follow"
    state = t.position(hands, trick="9D", house={"renege": "penalty13"})
    moves = [*GAME.legal(GAME.view(state, 1))]
    assert moves[0] == card("4D")
    assert set(moves[1:]) == {card("2H"), card("QS"), card("3C")}
    after, _ = t.make(state, 1, card("2H"))
    assert GAME.view(after, 1).reneges == 1
    assert all(GAME.view(after, seat).reneges == 0 for seat in (0, 2, 3, None))
    assert after.table.broken


def test_h_9_other_illegal_plays_are_refused_even_where_reneges_are_not() -> None:
    house = {"renege": "penalty13"}
    opening = t.position({1: "4C2HQS3D"}, trick="2C", trick_number=1, house=house)
    assert t.legal_cards(opening, 1) == Cards.parse("4C3D")
    assert refusal_of(opening, 1, card("2H")).code == "first_trick"
    assert refusal_of(opening, 1, card("QS")).code == "first_trick"
    assert refusal_of(opening, 1, card("5D")).code == "not_held"
    assert refusal_of(opening, 2, card("5D")).code == "not_your_turn"
    loose = t.position({1: "4C2H"}, trick="2C", trick_number=1, house={**house, "first_trick": "allow"})
    assert t.legal_cards(loose, 1) == Cards.parse("4C2H")
    lead = t.position({0: "4C2H"}, house=house)
    assert t.legal_cards(lead, 0) == Cards.parse("4C")


def test_h_9_every_renege_costs_13_after_the_sweep_step() -> None:
    house = {"renege": "penalty13"}
    _, hand = scored(house=house, captured=(26, 0, 0, 0), reneges=(1, 2, 0, 0))
    assert hand.scores == (13, 52, 26, 26)
    assert hand.reneges == (1, 2, 0, 0)


# H-13: what may be seen, and when.
def test_h_13_reneges_become_known_when_the_hand_is_scored() -> None:
    hands = {0: "9D3C", 1: "4D2C", 2: "5D4C", 3: "6D5C"}
    state = t.position(hands, house={"renege": "penalty13"}, captured=(26, 0, 0, 0))
    state, events = t.play_all(state, "9D2C5D6D")
    assert "renege" not in str(events)
    state, events = t.make(state, 3, Claim())
    assert t.event_of(HandScored, events).reneges == (0, 1, 0, 0)


# ---- notation


@given(
    st.one_of(
        st.integers(0, 51).map(lambda number: Play(Card(number))),
        st.sets(st.integers(0, 51), min_size=1, max_size=4).map(lambda packet: Choose(Cards.of(packet))),
        st.just(Claim()),
    )
)
def test_a_move_reads_back_as_it_was_written(move: Play | Choose | Claim) -> None:
    assert notation.read(notation.write(move)) == move


def test_moves_are_written_as_players_write_them() -> None:
    assert [notation.write(move) for move in (card("QS"), Choose(Cards.parse("QS3D")), Claim())] == [
        "QS",
        "pass 3DQS",
        "claim",
    ]


@pytest.mark.parametrize("text", ["", "1S", "QSKS", "pass QS QS", "pass QSQS", "claim!"])
def test_what_is_no_move_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        notation.read(text)
