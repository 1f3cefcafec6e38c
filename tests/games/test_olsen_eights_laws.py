"""What holds in every position of Olsen (Eights), how many there are from pinned deals, and matches written down line by line.

Write the playthroughs anew with `PLAYTHROUGH=write`.
"""

import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import codec
from games.cards import Card, Cards
from games.core import Chance, Over, Value, Waiting
from games.olsen_eights.model import (
    ChooseDealer,
    Deal,
    Drew,
    Event,
    HandBlocked,
    HandDealt,
    Kept,
    Laid,
    OlsenCalled,
    OlsenForgotten,
    Passed,
    PutBack,
    Reshuffle,
    Rolled,
    StarterTurned,
    State,
    SuitNamed,
    TurnLost,
    WentOut,
)
from games.olsen_eights.notation import read, write
from games.olsen_eights.rules import GAME
from tests.games.play import Playout, Rng, playout, playouts

HERE = Path(__file__).parent
PERFT = msgspec.json.decode((HERE / "perft" / "olsen_eights.json").read_bytes())
PLAYTHROUGHS = sorted((HERE / "playthroughs").glob("olsen_eights*.txt"))
DECK = Cards((1 << 52) - 1)

examples = settings(max_examples=25)


def matches() -> st.SearchStrategy[Playout]:
    return playouts("olsen_eights", 400)


def told(match: Playout) -> Iterator[Event]:
    for events in match.events:
        yield from events


# ---- laws


@given(matches())
@examples
def test_every_card_is_in_one_place(match: Playout) -> None:
    for state in match.states:
        if state.table.top is None:
            continue
        places = [*state.hands, Cards.of(state.pile), state.table.discards, 1 << state.table.top]
        assert sum(places) == DECK
        assert sum(map(int.bit_count, places)) == 52


@given(matches())
@examples
def test_the_table_counts_what_is_hidden(match: Playout) -> None:
    for state in match.states:
        table = state.table
        assert table.counts == tuple(hand.bit_count() for hand in state.hands)
        assert table.stock == len(state.pile)
        assert all(shown & ~hand == 0 for shown, hand in zip(table.shown, state.hands, strict=True))


@given(matches())
@examples
def test_e9_a_debt_waits_only_for_a_reshuffle(match: Playout) -> None:
    for state in match.states:
        if state.table.dues:
            assert isinstance(GAME.turn(state), Chance)
            assert not state.table.stock
            assert state.table.discards


@given(matches())
@examples
def test_only_the_choice_of_a_dealer_and_the_deal_begin_a_hand(match: Playout) -> None:
    for before, (seat, act) in zip(match.states, match.acts, strict=False):
        if seat is None:
            assert GAME.turn(before) == Chance(deal=isinstance(act, ChooseDealer | Deal))


@given(matches())
@examples
def test_section_7_whoever_is_waited_for_gives_time_while_a_call_can_still_be_made(match: Playout) -> None:
    for state in match.states:
        turn = GAME.turn(state)
        if isinstance(turn, Waiting):
            assert turn.grace == (state.table.grace is not None)


@given(matches())
@examples
def test_cards_are_drawn_in_the_order_of_the_pile(match: Playout) -> None:
    for (before, after), (seat, _) in zip(pairwise(match.states), match.acts, strict=True):
        if seat is not None:
            taken = len(before.pile) - len(after.pile)
            assert before.pile[taken:] == after.pile


@given(matches())
@examples
def test_section_7_only_a_silent_player_with_one_card_has_time_to_call(match: Playout) -> None:
    for state in match.states:
        table = state.table
        if table.grace is not None:
            assert table.counts[table.grace] == 1
            assert not table.called[table.grace]
            assert table.rules.olsen != "off"
        assert not any(called and owing for called, owing in zip(table.called, table.owing, strict=True))


@given(matches())
@examples
def test_e6_e7_whatever_is_laid_matches_suit_or_value_or_is_an_eight(match: Playout) -> None:
    top, suit = "", ""
    for event in told(match):
        match event:
            case StarterTurned(card):
                top, suit = str(card), str(card)[1]
                if match.options["start_eight"] == "first_player_any" and top[0] == "8":
                    suit = "any"
            case Laid(_, card):
                assert suit == "any" or str(card)[0] in {"8", top[0]} or str(card)[1] == suit
                top, suit = str(card), str(card)[1]
            case SuitNamed(_, named):
                assert top[0] == "8"
                suit = named
            case _:
                pass


@given(matches())
@examples
def test_section_9_nobody_closes_without_a_call_or_its_penalty(match: Playout) -> None:
    if match.options["olsen"] != "auto":
        return
    called: dict[int, bool] = {}
    paid = frozenset[int]()
    for event in told(match):
        if isinstance(event, WentOut):
            assert event.seat in called or event.seat in paid
        if isinstance(event, OlsenForgotten):
            assert event.seat not in called
        called, paid = calls_after(called, event), penalties_after(paid, event)


def calls_after(called: dict[int, bool], event: Event) -> dict[int, bool]:
    """Follow whose call stands, and whether another seat has decided since: then a draw needs a new one (E-17)."""
    match event:
        case OlsenCalled(seat):
            return called | {seat: False}
        case Laid(caller, _, left):
            lost = left > 1
        case Drew(caller, _, "turn"):
            lost = called.get(caller, False)
        case Drew(caller) | TurnLost(caller) | Passed(caller) | Kept(caller):
            lost = True
        case HandDealt():
            return {}
        case _:
            return called
    decided = not isinstance(event, TurnLost | Kept) and not (isinstance(event, Drew) and event.why != "turn")
    return {seat: late or (decided and seat != caller) for seat, late in called.items() if seat != caller or not lost}


def penalties_after(paid: frozenset[int], event: Event) -> frozenset[int]:
    """Follow who has drawn, or lost a turn, since going down to one card: a turn without closing pays, cards or none (E-10)."""
    match event:
        case Drew(seat, _, why) if why != "turn":
            return paid | {seat}
        case TurnLost(seat) | Passed(seat):
            return paid | {seat}
        case Laid(seat, _, left) if left:
            return paid - {seat}
        case HandDealt():
            return frozenset()
        case _:
            return paid


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("must_play", ["on", "off"])
def test_e11_no_hand_gets_stuck(seats: int, must_play: str) -> None:
    options = GAME.info.defaults() | {"two_players": "on", "match": "wins", "wins": 3, "must_play": must_play}
    match = playout("olsen_eights", seats, options, Random(seats))
    assert match.over
    assert not any(isinstance(event, HandBlocked) for event in told(match))


# ---- chance


class Loaded:
    """Dice that fall as wished."""

    def __init__(self, face: int) -> None:
        self.face = face

    def below(self, n: int, /) -> int:
        return self.face % n


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_e20_every_seat_can_deal_first_and_its_left_neighbour_begins(seats: int) -> None:
    for dealer in range(seats):
        state = GAME.setup(seats, GAME.info.defaults())
        assert GAME.roll(state, Loaded(dealer)) == ChooseDealer(dealer)
        state = GAME.resolve(state, ChooseDealer(dealer)).state
        state = GAME.resolve(state, GAME.roll(state, Rng(Random(seats)))).state
        assert state.table.dealer == dealer
        assert state.table.seat == (dealer + 1) % seats


def test_a_starter_can_go_back_to_every_place_of_the_pile() -> None:
    options = GAME.info.defaults() | {"start_eight": "redraw"}
    state = GAME.resolve(GAME.setup(3, options), ChooseDealer(0)).state
    eight = Card.parse("8C")
    others = [Card(card) for card in range(52) if card != eight]
    state = GAME.resolve(state, Deal((*others[:21], eight, *others[21:]))).state
    assert GAME.roll(state, Loaded(30)) == PutBack(30)
    assert GAME.resolve(state, PutBack(30)).state.pile[-1] == eight
    assert GAME.resolve(state, PutBack(0)).state.table.top == eight
    with pytest.raises(ValueError, match="back into the draw pile"):
        GAME.resolve(state, PutBack(31))


def test_chance_that_makes_or_loses_cards_is_no_chance() -> None:
    state = GAME.resolve(GAME.setup(3, GAME.info.defaults()), ChooseDealer(0)).state
    twice = (Card(0), *map(Card, range(51)))
    with pytest.raises(ValueError, match="each card once"):
        GAME.resolve(state, Deal(twice))
    state = GAME.resolve(state, Deal(tuple(map(Card, range(52))))).state
    with pytest.raises(ValueError, match="takes the discards"):
        GAME.resolve(state, Reshuffle((Card(0),)))


# ---- notation


@given(matches())
@examples
def test_every_move_reads_back_as_it_is_written(match: Playout) -> None:
    for state in match.states[::5]:
        for seat in range(match.seats):
            for move in GAME.legal(GAME.view(state, seat)):
                assert read(write(move)) == move


@pytest.mark.parametrize(
    "text", ["", "8D=", "8D=X", "=X", "=", "1D", "forgot", "forgot x", "show", "draw 2", "keep!", "KC KD"]
)
def test_what_is_no_move_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"no"):
        read(text)


def test_section_6_a_suit_is_one_of_four() -> None:
    with pytest.raises(msgspec.ValidationError):
        codec.decode('{"type":"name_suit","suit":"X"}', GAME.info.shapes.move)


# ---- perft: how many lines of moves lead from a deal; a reshuffle brings the discards in the order of the deck


def lines(state: State, depth: int) -> int:
    match GAME.turn(state):
        case Chance():
            return lines(GAME.resolve(state, GAME.roll(state, Loaded(-1))).state, depth)
        case Waiting(seats) if depth:
            (seat,) = seats
            moves = GAME.legal(GAME.view(state, seat))
            return sum(lines(GAME.apply(state, seat, move).state, depth - 1) for move in moves)
        case _:
            return 1


@pytest.mark.parametrize(
    "case", PERFT, ids=lambda case: f"{case['seats']}-{'-'.join(map(str, case['options'].values()))}"
)
def test_perft(case: dict[str, Any]) -> None:
    state = GAME.resolve(GAME.setup(case["seats"], GAME.info.defaults() | case["options"]), ChooseDealer(0)).state
    state = GAME.resolve(state, Deal(tuple(map(Card.parse, case["deck"].split())))).state
    assert case["counts"] == [lines(state, depth) for depth in range(1, len(case["counts"]) + 1)]


# ---- matches, line by line


def said(seats: int, options: dict[str, Value], acts: list[str]) -> list[str]:
    """Carry out acts (`chance <chance>` or `<seat>: <move>`), and write down what came of each."""
    state = GAME.setup(seats, GAME.info.defaults() | options)
    written = [f"{seats} {codec.encode(options).decode()}"]
    for act in acts:
        who, what = act.split(" ", 1)
        if who == "chance":
            step = GAME.resolve(state, codec.decode(what, Rolled))
        else:
            step = GAME.apply(state, int(who.removesuffix(":")), read(what))
        state = step.state
        written += [act, *(f"  {codec.encode(event).decode()}" for event in step.events), stands(state)]
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    return [*written, f"over {codec.encode(turn.outcome).decode()}"]


def stands(state: State) -> str:
    table = state.table
    hands = "/".join(map(str, state.hands))
    return f"  = {hands} on {table.top} {table.suit} pile {' '.join(map(str, state.pile))} {table.stage.value} {table.seat}"


def random_acts(seats: int, options: dict[str, Value]) -> list[str]:
    match = playout("olsen_eights", seats, GAME.info.defaults() | options, Random(8))
    return [
        f"chance {codec.encode(act).decode()}" if seat is None else f"{seat}: {write(act)}" for seat, act in match.acts
    ]


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    recorded = path.read_text().splitlines()
    seats, options = int(recorded[0][0]), msgspec.json.decode(recorded[0][2:])
    acts = [line for line in recorded if line.startswith("chance ") or line[1] == ":"]
    if os.environ.get("PLAYTHROUGH") == "write":
        acts = random_acts(seats, options)
        recorded = said(seats, options, acts)
        path.write_text("\n".join(recorded) + "\n")
    assert said(seats, options, acts) == recorded
