"""Olenon by its rules page: worked cases, options and decisions (`4` is a section, `L-n` a decision)."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from games import codec
from games.core import Chance, IllegalMove, Over, Refusal, Waiting
from games.olenon.model import (
    Deal,
    Event,
    Move,
    Pass,
    Passed,
    Play,
    Redeal,
    RedealAsked,
    Reveal,
    Revealed,
    RoundAbandoned,
    RoundStarted,
    State,
    Table,
)
from games.olenon.notation import COPIES, DECK, Cards, held, size
from games.olenon.rules import BEATEN_BY, ENDLESS, GAME, beats
from tests.games.play import Rng

CASES = [
    msgspec.json.decode(line)
    for line in (Path(__file__).parents[1] / "vectors" / "olenon.jsonl").read_text().splitlines()
]
FRESH = {"wins_needed": 2, "opener_rule": "next_seat", "round": 1, "opener": 0}


def position(hands: list[str], **table: Any) -> State:
    """Set up a position of a round; nothing lies away yet."""
    return codec.decode(codec.encode({"table": FRESH | table, "hands": hands, "away": ""}), State)


def move(text: str) -> Move:
    """Read `55`, `pass`, `redeal` or `show 66`."""
    match text.split():
        case ["pass"]:
            return Pass()
        case ["redeal"]:
            return Redeal()
        case ["show", cards]:
            return Reveal(Cards.parse(cards))
        case _:
            return Play(int(text[0]), len(text))


def played(state: State, *texts: str) -> tuple[State, tuple[Event, ...]]:
    """Make moves written `1 55`; return the last step."""
    events: tuple[Event, ...] = ()
    for text in texts:
        seat, what = text.split(maxsplit=1)
        step = GAME.apply(state, int(seat), move(what))
        state, events = step.state, step.events
    return state, events


def refusal(state: State, text: str) -> Refusal | None:
    seat, what = text.split(maxsplit=1)
    return GAME.check(GAME.view(state, int(seat)), move(what))


def turns(state: State) -> list[Move]:
    """Return what the seat in turn may play, or its pass."""
    view = GAME.view(state, state.table.turn)
    return [listed for listed in GAME.legal(view) if isinstance(listed, Play | Pass)]


def written(thing: Any) -> Any:
    """Return what the log would hold."""
    return msgspec.json.decode(codec.encode(thing))


def dealt(hands: list[str], opener: int | None = None) -> Deal:
    return Deal(tuple(Cards.parse(hand) for hand in hands), opener)


HANDS = ["0011223", "0011223", "0012344", "3455566"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_worked_case(case: dict[str, Any]) -> None:
    state, events = played(position(case["hands"], **case["table"]), *case.get("moves", ()))
    table = written(state.table)
    for name, expected in case.get("after", {}).items():
        assert (name, expected) == (name, table[name])
    if "legal" in case:
        assert [move(text) for text in case["legal"]] == turns(state)
    if "refused" in case:
        wrong = case["refused"]
        text = wrong["move"] if " " in wrong["move"] else f"{state.table.turn} {wrong['move']}"
        refused = refusal(state, text)
        assert refused is not None
        assert (wrong["code"], wrong["rule"]) == (refused.code, refused.rule)
        with pytest.raises(IllegalMove):
            played(state, text)
    if "hands_after" in case:
        assert case["hands_after"] == [str(hand) for hand in state.hands]
    if "away_after" in case:
        assert case["away_after"] == str(state.away)
    if "events" in case:
        assert case["events"] == written(events)
    if "due" in case:
        assert {"chance": Chance, "over": Over}[case["due"]] is type(GAME.turn(state))


def test_ol_001_the_deck_has_32_cards() -> None:
    assert size(DECK) == 32
    assert str(DECK) == "0" * 6 + "1" * 5 + "2" * 5 + "3" * 4 + "4" * 4 + "5" * 4 + "6" * 4
    assert tuple(held(DECK, value) for value in range(7)) == COPIES


def test_cards_are_digits_in_any_order() -> None:
    assert str(Cards.parse("6330060")) == "0003366"
    assert Cards.parse("") == 0
    for wrong in ("7", "5,5", "00 1", "66666", "0000000", "²"):
        with pytest.raises(ValueError, match=r"deck|digits"):
            Cards.parse(wrong)


def test_section_4_higher_beats_lower_and_zero_beats_six() -> None:
    for lies in range(7):
        for value in range(7):
            assert beats(value, lies) == (value > lies or (lies == 6 and value == 0))
            assert (value in BEATEN_BY[lies]) == beats(value, lies)


def test_section_2_a_round_begins_with_seven_cards_each_and_four_aside() -> None:
    state = GAME.setup(4, GAME.info.defaults())
    assert GAME.turn(state) == Chance()
    step = GAME.resolve(state, GAME.roll(state, Rng(Random(3))))
    assert [size(hand) for hand in step.state.hands] == [7, 7, 7, 7]
    assert size(step.state.away) == 4
    assert sum(step.state.hands) + step.state.away == DECK
    opener = step.state.table.opener
    assert opener is not None
    assert GAME.turn(step.state) == Waiting(frozenset({opener}))
    assert step.events == (RoundStarted(1, opener),)


def test_section_2_any_seat_may_open_the_first_round() -> None:
    state = GAME.setup(4, GAME.info.defaults())
    assert {GAME.roll(state, Rng(Random(seed))).opener for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("needed", range(1, 6))
def test_section_6_the_pair_that_wins_the_rounds_needed_wins_the_match(needed: int) -> None:
    lost = needed - 1
    state, _ = played(position(["1", "1", "1", "5"], turn=3, wins=[lost, lost], wins_needed=needed), "3 5")
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    assert turn.outcome.scores == (lost, needed, lost, needed)
    assert turn.outcome.places == (3, 1, 3, 1)
    before, _ = played(position(["1", "1", "1", "5"], turn=3, wins=[0, 0], wins_needed=needed), "3 5")
    assert isinstance(GAME.turn(before), Over) == (needed == 1)


def test_wins_needed_is_two_unless_chosen() -> None:
    assert GAME.info.defaults() == {"wins_needed": 2, "opener": "next_seat"}
    assert GAME.setup(4, {"wins_needed": 3, "opener": "winner"}).table == Table(3, "winner")


def test_l1_an_empty_table_cannot_be_passed() -> None:
    state = position(["12", "1", "12", "1"], turn=0)
    assert refusal(state, "0 pass") == Refusal("nothing_to_take", "L-1")
    assert Pass() not in turns(state)


def test_l2_a_pass_is_listed_beside_every_answer() -> None:
    state = position(["1", "556600", "1", "1"], turn=1, last=0, value=5, count=2)
    assert turns(state) == [move("66"), move("55"), move("5"), Pass()]


def test_l3_after_the_last_card_was_taken_the_next_active_seat_must_lead() -> None:
    state, events = played(position(["1", "1", "12", "1"], turn=1, last=0, value=5, count=1), "1 pass")
    assert events == (Passed(1, 5, 0),)
    assert Pass() not in turns(state)
    led, _ = played(state, "2 2", "3 pass")
    assert led.table.turn == 2  # with seat 3 both of the other pair are out
    assert [str(hand) for hand in led.hands] == ["1", "15", "1", "12"]


def test_l4_the_last_to_have_played_leads_the_next_trick() -> None:
    state, _ = played(position(["16", "1", "12", "1"], turn=0), "0 6", "1 pass", "2 1", "3 pass")
    assert state.table.turn == 2


@pytest.mark.parametrize(("rule", "out", "opener"), [("next_seat", 0, 2), ("losers", 0, 1), ("winner", 0, 0)])
def test_l5_ol_050_who_opens_the_next_round(rule: str, out: int, opener: int) -> None:
    over, _ = played(position(["5", "1", "1", "1"], turn=out, opener=1, opener_rule=rule), "0 5")
    chance = GAME.roll(over, Rng(Random(1)))
    assert chance.opener is None
    step = GAME.resolve(over, chance)
    assert step.events == (RoundStarted(2, opener),)
    assert (step.state.table.opener, step.state.table.turn, step.state.table.wins) == (opener, opener, (1, 0))


@pytest.mark.parametrize(("rule", "opener"), [("next_seat", 0), ("losers", 0), ("winner", 3)])
def test_l5_openers_go_round_past_the_last_seat(rule: str, opener: int) -> None:
    over, _ = played(position(["1", "1", "1", "5"], turn=3, opener=3, opener_rule=rule), "3 5")
    assert GAME.resolve(over, dealt(HANDS)).state.table.opener == opener


def test_l6_a_view_shows_the_table_the_own_hand_and_sizes() -> None:
    state = position(["12", "166", "1", "0"], turn=1, last=0, value=5, count=2)
    view = GAME.view(state, 1)
    assert (view.table, view.seat, str(view.hand), view.sizes) == (state.table, 1, "166", (2, 3, 1, 1))
    spectator = GAME.view(state, None)
    assert (spectator.seat, spectator.hand, spectator.sizes) == (None, 0, (2, 3, 1, 1))


def test_l6_a_taken_card_is_not_yet_among_the_hand() -> None:
    state, _ = played(position(["12", "166", "1", "0"], turn=1, last=0, value=5, count=2), "1 pass")
    assert GAME.view(state, 1).sizes == (2, 3, 1, 1)
    assert state.table.taken == (None, 5, None, None)


@pytest.mark.parametrize("seat", range(4))
def test_l7_ol_038_anybody_may_reveal_cards_to_the_whole_table(seat: int) -> None:
    state, _ = played(position(["126", "126", "126", "126"], turn=1, last=0, value=5, count=2), "1 pass")
    after, events = played(state, f"{seat} show 26")
    assert events == (Revealed(seat, Cards.parse("26")),)
    shown = ["26" if other == seat else "" for other in range(4)]
    assert all([*map(str, GAME.view(after, who).table.shown)] == shown for who in (0, 1, 2, 3, None))
    assert (after.table.turn, after.hands) == (state.table.turn, state.hands)


def test_l7_ol_039_nothing_can_be_shown_to_one_seat_alone() -> None:
    assert Reveal.__struct_fields__ == ("cards",)
    assert Revealed.__struct_fields__ == ("seat", "cards")


def test_section_7_shown_cards_are_those_that_cannot_have_been_played_since() -> None:
    state, _ = played(position(["1", "111666", "1", "1"], turn=1, last=0, value=5, count=1), "1 show 116")
    again, _ = played(state, "1 show 66")
    assert str(again.table.shown[1]) == "1166"
    after, _ = played(again, "1 6")
    assert str(after.table.shown[1]) == "116"
    won = msgspec.structs.replace(after, table=msgspec.structs.replace(after.table, out=1, turn=None))
    assert GAME.resolve(won, dealt(HANDS)).state.table.shown == (0, 0, 0, 0)


@pytest.mark.parametrize(("text", "code"), [("0 show 2", "not_yours_to_show"), ("0 show 11", "not_yours_to_show")])
def test_section_7_only_held_cards_are_shown(text: str, code: str) -> None:
    refused = refusal(position(["15", "2", "1", "1"], turn=1), text)
    assert refused == Refusal(code, "7", {"cards": text.removeprefix("0 show ")})
    none = GAME.check(GAME.view(position(["15", "2", "1", "1"], turn=1), 0), Reveal(Cards(0)))
    assert none == Refusal("nothing_to_show", "7")


def test_section_7_every_part_of_a_hand_may_be_shown_though_only_the_whole_is_listed() -> None:
    view = GAME.view(position(["0015", "2", "1", "1"], turn=1), 0)
    assert [*GAME.legal(view)] == [Reveal(view.hand)]
    for part in ("0", "00", "1", "5", "01", "005", "0015"):
        assert GAME.check(view, Reveal(Cards.parse(part))) is None


def test_nobody_acts_between_rounds_and_spectators_never() -> None:
    over, _ = played(position(["5", "12", "1", "1"], turn=0), "0 5")
    for seat in range(4):
        assert [*GAME.legal(GAME.view(over, seat))] == []
    assert refusal(over, "1 show 2") == Refusal("no_round", "6")
    running = position(["5", "1", "1", "1"], turn=0)
    assert GAME.check(GAME.view(running, None), Play(5, 1)) == Refusal("spectator", "7")


@pytest.mark.parametrize("play", [Play(7, 1), Play(-1, 1), Play(5, 0), Play(5, -1), Play(0, 5)])
def test_section_4_no_such_play(play: Play) -> None:
    view = GAME.view(position(["000005", "1", "1", "1"], turn=0), 0)
    assert GAME.check(view, play) == Refusal("no_such_play", "4", {"most": 4})


def test_l13_ol_030_adding_makes_the_cards_ones_own_play() -> None:
    state, _ = played(position(["1", "15", "1", "1"], turn=1, last=0, value=5, count=2), "1 5")
    assert (state.table.last, state.table.count, state.table.turn) == (1, 3, 2)
    ended, _ = played(state, "2 pass", "3 pass", "0 pass")
    assert ended.table.turn == 1


def endless(*asked: int) -> State:
    return position(
        ["12", "1266", "1", "0"],
        turn=1,
        last=0,
        value=5,
        count=2,
        round=2,
        wins=[1, 0],
        moves=ENDLESS,
        redeal=[seat in asked for seat in range(4)],
    )


def test_l11_a_round_of_2000_moves_is_dealt_anew_when_all_four_ask() -> None:
    state, events = played(endless(), "3 redeal", "1 redeal", "0 redeal")
    assert events == (RedealAsked(0),)
    assert state.table.turn == 1
    state, events = played(state, "2 redeal")
    assert events == (RedealAsked(2), RoundAbandoned(2, 2000))
    assert GAME.turn(state) == Chance()
    step = GAME.resolve(state, dealt(HANDS))
    assert step.events == (RoundStarted(2, 0),)
    assert (step.state.table.wins, step.state.table.opener, step.state.table.moves) == ((1, 0), 0, 0)
    assert not any(step.state.table.redeal)


def test_l11_whoever_does_not_ask_plays_on() -> None:
    state, _ = played(endless(0, 2, 3), "1 66", "2 pass", "3 pass")
    assert (state.table.moves, state.table.turn) == (ENDLESS + 3, 0)


def test_l11_nobody_asks_before_or_twice() -> None:
    early = position(["12", "1", "1", "0"], turn=0, moves=ENDLESS - 1)
    assert refusal(early, "0 redeal") == Refusal("not_endless", "L-11", {"moves": 2000})
    assert Redeal() not in GAME.legal(GAME.view(early, 0))
    assert refusal(endless(1), "1 redeal") == Refusal("already_asked", "L-11")
    assert Redeal() not in GAME.legal(GAME.view(endless(1), 1))
    assert Redeal() in GAME.legal(GAME.view(endless(1), 2))


def test_l11_reveals_are_no_moves_of_the_count() -> None:
    state, _ = played(position(["12", "12", "1", "0"], turn=0), "0 show 1", "1 show 1", "0 2", "1 pass")
    assert state.table.moves == 2


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_l14_olenon_is_for_four(seats: int) -> None:
    refused = GAME.admit(seats, GAME.info.defaults())
    assert refused is not None
    assert refused.code == "seats"
    assert GAME.admit(4, GAME.info.defaults()) is None
    assert GAME.info.sides == "pairs"
