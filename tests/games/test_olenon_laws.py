"""What holds in every position of Olenon, how many there are from pinned deals, and a match written down line by line.

Write the playthrough anew with `PLAYTHROUGH=write`.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import codec
from games.core import Over
from games.olenon.model import Deal, Move, Pass, Play, Reveal, State, Table, TrickEnded
from games.olenon.notation import DECK, ONE, Cards, joined, lacks, size
from games.olenon.policy import guess
from games.olenon.rules import GAME
from tests.games.play import Playout, playouts

HERE = Path(__file__).parent
PERFT = msgspec.json.decode((HERE / "perft" / "olenon.json").read_bytes())
PLAYTHROUGH = HERE / "playthroughs" / "olenon.txt"

examples = settings(max_examples=25)
EVERY_PLAY = (*(Play(value, count) for value in range(-1, 8) for count in range(6)), Pass())
decks = st.lists(st.integers(0, 6), max_size=12).map(lambda values: "".join(map(str, values)))


def lying(table: Table) -> int:
    """Return the cards on the table and before the players."""
    return table.count * ONE[table.value] + sum(ONE[value] for value in table.taken if value is not None)


# ---- laws


@given(playouts("olenon", 400))
@examples
def test_no_card_is_lost_or_made(match: Playout) -> None:
    for state in match.states:
        assert sum(state.hands) + state.away + lying(state.table) == DECK


@given(playouts("olenon", 400))
@examples
def test_l10_one_of_each_pair_at_most_is_out_and_the_turn_is_an_active_seat_s(match: Playout) -> None:
    for state in match.states:
        table = state.table
        out = [value is not None for value in table.taken]
        assert not (out[0] and out[2])
        assert not (out[1] and out[3])
        assert table.turn is None or not out[table.turn]


@given(playouts("olenon", 400))
@examples
def test_ol_051_the_turn_never_comes_back_to_the_last_player_within_a_trick(match: Playout) -> None:
    for state in match.states:
        assert not state.table.count or state.table.turn != state.table.last


@given(playouts("olenon", 400))
@examples
def test_ol_030_l4_the_last_to_have_played_leads_and_has_not_passed(match: Playout) -> None:
    for before, after, events in zip(match.states, match.states[1:], match.events, strict=False):
        for event in events:
            if isinstance(event, TrickEnded):
                assert event.leader == after.table.last == after.table.turn
                assert event.picked_up[event.leader] is None
                assert before.table.taken[event.leader] is None


@given(playouts("olenon", 400))
@examples
def test_l12_the_taken_cards_go_to_the_hands_when_the_trick_ends(match: Playout) -> None:
    for before, after, events in zip(match.states, match.states[1:], match.events, strict=False):
        for event in events:
            if isinstance(event, TrickEnded):
                gained = [ONE[value] if value is not None else 0 for value in event.picked_up]
                others = set(range(4)) - {before.table.turn}
                assert all(after.hands[seat] == before.hands[seat] + gained[seat] for seat in others)
                assert after.table.taken == (None,) * 4


@given(playouts("olenon", 200))
@examples
def test_every_play_and_pass_that_is_accepted_is_listed(match: Playout) -> None:
    for state in match.states[::9]:
        for seat in range(4):
            view = GAME.view(state, seat)
            listed = [move for move in GAME.legal(view) if isinstance(move, Play | Pass)]
            accepted = [move for move in EVERY_PLAY if GAME.check(view, move) is None]
            assert sorted(map(codec.encode, listed)) == sorted(map(codec.encode, accepted))


@given(playouts("olenon", 400), st.integers(0, 999))
@examples
def test_shown_cards_are_still_held_and_every_guess_leaves_them_there(match: Playout, seed: int) -> None:
    for state in match.states[::5]:
        shown = state.table.shown
        assert not any(lacks(hand, part) for hand, part in zip(state.hands, shown, strict=True))
        imagined = guess(GAME.view(state, 0), Random(seed))
        assert not any(lacks(hand, part) for hand, part in zip(imagined.hands, shown, strict=True))
        assert sum(imagined.hands) + imagined.away + lying(imagined.table) == DECK


@given(decks, decks)
def test_cards_read_back_and_count_as_their_text(some: str, others: str) -> None:
    few, many = some[:4], others[:4]
    one, other = Cards.parse(few), Cards.parse(many)
    assert str(one) == "".join(sorted(few))
    assert Cards.parse(str(one)) == one
    assert size(one) == len(few)
    assert lacks(one, other) == any(few.count(value) < many.count(value) for value in "0123456")
    both = str(joined(one, other))
    assert all(both.count(value) == max(few.count(value), many.count(value)) for value in "0123456")


# ---- perft: how many lines of plays and passes lead from a deal


def dealt(hands: list[str], opener: int) -> State:
    chance = Deal(tuple(Cards.parse(hand) for hand in hands), opener)
    return GAME.resolve(GAME.setup(4, GAME.info.defaults()), chance).state


def lines(state: State, depth: int) -> int:
    if depth == 0 or state.table.turn is None:
        return 1
    seat = state.table.turn
    moves = [move for move in GAME.legal(GAME.view(state, seat)) if isinstance(move, Play | Pass)]
    return len(moves) if depth == 1 else sum(lines(GAME.apply(state, seat, move).state, depth - 1) for move in moves)


@pytest.mark.parametrize("case", PERFT, ids=lambda case: "/".join(case["hands"]))
def test_perft(case: dict[str, Any]) -> None:
    state = dealt(case["hands"], case["opener"])
    assert case["counts"] == [lines(state, depth) for depth in range(1, len(case["counts"]) + 1)]


# ---- a match, line by line


def said(events: tuple[Any, ...]) -> Iterator[str]:
    for event in events:
        yield f"  {codec.encode(event).decode()}"


def stands(state: State) -> str:
    table = state.table
    before = "".join("." if value is None else str(value) for value in table.taken)
    hands = "/".join(str(hand) for hand in state.hands)
    return f"  = {hands} on the table {str(table.value) * table.count or '-'} taken {before} turn {table.turn}"


def told(acts: list[str]) -> list[str]:
    """Carry out acts (`deal <chance>` or `<seat>: <move>`), and write down what came of each."""
    state = GAME.setup(4, GAME.info.defaults())
    written: list[str] = []
    for act in acts:
        who, what = act.split(" ", 1)
        if who == "deal":
            step = GAME.resolve(state, codec.decode(what, Deal))
        else:
            step = GAME.apply(state, int(who.removesuffix(":")), codec.decode(what, Move))
        state = step.state
        written += [act, *said(step.events), stands(state)]
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    return [*written, f"over {codec.encode(turn.outcome).decode()}"]


def random_match(seed: int) -> list[str]:
    """Play a match in which now and then somebody shows something."""
    rng = Random(seed)
    state = GAME.setup(4, GAME.info.defaults())
    acts: list[str] = []
    while not isinstance(GAME.turn(state), Over):
        seat = state.table.turn
        if seat is None:
            pile = list(str(DECK))
            rng.shuffle(pile)
            hands = tuple(Cards.parse("".join(pile[7 * each : 7 * each + 7])) for each in range(4))
            chance = Deal(hands, 3 if state.table.opener is None else None)
            acts.append(f"deal {codec.encode(chance).decode()}")
            state = GAME.resolve(state, chance).state
            continue
        move = rng.choice([move for move in GAME.legal(GAME.view(state, seat)) if not isinstance(move, Reveal)])
        if rng.random() < 0.1:
            seat = rng.randrange(4)
            move = Reveal(Cards.parse(str(state.hands[seat])[:2]))
        acts.append(f"{seat}: {codec.encode(move).decode()}")
        state = GAME.apply(state, seat, move).state
    return acts


def test_playthrough() -> None:
    if os.environ.get("PLAYTHROUGH") == "write":
        PLAYTHROUGH.write_text("\n".join(told(random_match(4))) + "\n")
    recorded = PLAYTHROUGH.read_text().splitlines()
    assert told([line for line in recorded if line.startswith(("deal", "0:", "1:", "2:", "3:"))]) == recorded
