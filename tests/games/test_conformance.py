"""Every game keeps the seven laws of its contract (`games/core.py`), under every option and number of seats."""

import itertools
import os
import random
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import codec
from games.core import Chance, Choice, IllegalMove, Opaque, Over, Refusal, Waiting
from tests.games import bending, play
from tests.games.play import KEYS, Playout, named_cards

ROOT = Path(__file__).parents[2]
LEVELS = ("easy", "normal", "hard")
TWINS = frozenset({"okey", "okey101", "olenon"})
"""Games with several copies of a card: there a card's text does not tell whose it is."""

PATIENT = frozenset({"okey"})
"""Games in which hardly anybody ever wins a round at random: there beginners play a match to its end."""

examples = settings(max_examples=12)
each_game = pytest.mark.parametrize("key", KEYS)


def drawn(data: st.DataObject, key: str, longest: int = 120) -> Playout:
    return data.draw(play.playouts(key, longest))


def pick(data: st.DataObject, played: Playout, most: int = 4) -> list[int]:
    """Draw some of the steps of a playout; the last is always among them."""
    steps = len(played.acts)
    chosen = data.draw(st.sets(st.integers(0, steps - 1), max_size=most - 1)) if steps else set[int]()
    return sorted(chosen | ({steps - 1} if steps else set[int]()))


def positions(data: st.DataObject, played: Playout, most: int = 4) -> list[Any]:
    """Draw some of the states of a playout; the first and the last are always among them."""
    return [played.states[0], *(played.states[step + 1] for step in pick(data, played, most))]


def awaited(played: Playout, state: Any) -> list[int]:
    turn = played.game.turn(state)
    return sorted(turn.seats) if isinstance(turn, Waiting) else []


# ---- what a game says of itself


@each_game
def test_info_is_in_order(key: str) -> None:
    info = play.game(key).info
    assert info.key == key
    assert info.rules_version >= 1
    assert list(info.seats) == sorted(set(info.seats))
    assert len({option.key for option in info.options}) == len(info.options)
    assert all(option.holds(option.default) for option in info.options)
    assert any(play.game(key).admit(seats, info.defaults()) is None for seats in info.seats)
    for choice in info.options:
        if isinstance(choice, Choice):
            assert len(set(choice.values)) == len(choice.values)


@each_game
def test_presets_change_known_options_and_can_be_played(key: str) -> None:
    rules = play.game(key)
    for name, preset in rules.info.presets.items():
        assert preset.keys() <= rules.info.defaults().keys(), name
        assert play.admitted(rules, rules.info.defaults() | dict(preset)), name


@each_game
@given(st.data())
@examples
def test_a_start_is_refused_for_what_the_game_does_not_know(key: str, data: st.DataObject) -> None:
    rules = play.game(key)
    seats, options = data.draw(play.starts(key))
    assert rules.admit(seats, options) is None
    assert_refused(rules.admit(rules.info.seats[-1] + 1, options), "seats")
    assert_refused(rules.admit(rules.info.seats[0] - 1, options), "seats")
    assert_refused(rules.admit(seats, {**options, "no such option": 1}), "option")
    if options:
        option = data.draw(st.sampled_from(rules.info.options))
        without = {name: value for name, value in options.items() if name != option.key}
        assert_refused(rules.admit(seats, without), "option")
        wrong = "no such value" if isinstance(option, Choice) else data.draw(st.sampled_from(("1", option.high + 1)))
        assert_refused(rules.admit(seats, {**options, option.key: wrong}), "option")


def assert_refused(refusal: Refusal | None, code: str) -> None:
    assert refusal is not None
    assert refusal.code == code
    assert_is_well_formed(refusal)


def assert_is_well_formed(refusal: Refusal) -> None:
    assert re.fullmatch(r"[a-z][a-z0-9_]*", refusal.code)
    assert refusal.rule
    assert all(type(value) in {str, int} for value in refusal.values.values()), refusal
    assert all(re.fullmatch(r"[a-z][a-z0-9_]*", name) for name in refusal.values)


# ---- 1: pure


@each_game
def test_two_processes_say_the_same(key: str) -> None:
    command = [sys.executable, "-m", "tests.games.transcript", key]
    processes = [
        subprocess.Popen(command, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": seed}, stdout=subprocess.PIPE)
        for seed in "12"
    ]
    one, other = (process.communicate()[0].splitlines() for process in processes)
    assert [process.returncode for process in processes] == [0, 0]
    assert len(one) > 100
    assert [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]][:1] == []


@each_game
@given(st.data())
@examples
def test_a_step_leaves_its_state_unharmed_and_comes_out_the_same_again(key: str, data: st.DataObject) -> None:
    played = drawn(data, key)
    rules = played.game
    for step in pick(data, played):
        before, (seat, act) = played.states[step], played.acts[step]
        snapshot = codec.encode(before)
        again = rules.resolve(before, act) if seat is None else rules.apply(before, seat, act)
        assert codec.encode(before) == snapshot
        assert codec.encode(again.state) == codec.encode(played.states[step + 1])
        assert codec.encode(again.events) == codec.encode(played.events[step])


# ---- 2: chance is data


@each_game
@given(st.data())
@examples
def test_replaying_the_log_gives_the_snapshot_byte_for_byte(key: str, data: st.DataObject) -> None:
    played = drawn(data, key, 250)
    written = b"\n".join(codec.encode(entry) for entry in played.log)
    log = [codec.decode(line, codec.Entry) for line in written.splitlines()]
    assert codec.encode(codec.replay(played.game, log)) == codec.encode(played.last)


@each_game
@given(st.data())
@examples
def test_everything_reads_back_as_it_was_written(key: str, data: st.DataObject) -> None:
    played = drawn(data, key)
    shapes = played.game.info.shapes
    things = [(state, shapes.state) for state in positions(data, played)]
    things += [(view, shapes.view) for state, _ in things for _, _, view in play.views(played, state)]
    things += [(act, shapes.chance if seat is None else shapes.move) for seat, act in played.acts]
    things += [(event, shapes.event) for events in played.events for event in events]
    for thing, shape in things:
        text = codec.encode(thing)
        assert codec.decode(text, shape) == thing
        assert codec.encode(codec.decode(text, shape)) == text


# ---- 4: check is the law, legal its list


@each_game
@given(st.data())
@examples
def test_legal_moves_are_listed_once_in_the_same_order_and_accepted(key: str, data: st.DataObject) -> None:
    played = drawn(data, key)
    rules = played.game
    for state in positions(data, played):
        for _, seat, view in play.views(played, state):
            moves = list(rules.legal(view))
            assert list(rules.legal(rules.view(state, seat))) == moves
            assert len({codec.encode(move) for move in moves}) == len(moves)
            assert [move for move in moves if rules.check(view, move) is not None] == []


@each_game
@given(st.data())
@settings(max_examples=30)
def test_check_accepts_nothing_but_what_is_listed_and_apply_agrees(key: str, data: st.DataObject) -> None:
    played = drawn(data, key)
    rules = played.game
    rng = random.Random(data.draw(st.integers(0, 2**32 - 1)))
    others = bending.borrowed(played, rng)
    for state in positions(data, played, 5):
        for _, seat, view in play.views(played, state):
            moves = list(rules.legal(view))
            listed = {codec.encode(move) for move in moves}
            bent = bending.of_shape(bending.bent(view, moves, others, rng), rules.info.shapes.move)
            for move in others[:10] + bent:
                refusal = rules.check(view, move)
                if refusal is not None:
                    assert_is_well_formed(refusal)
                    assert codec.encode(move) not in listed
                elif rules.info.exhaustive:
                    assert codec.encode(move) in listed
                if seat is not None:
                    assert refusal_of_apply(rules, state, seat, move) == refusal


def refusal_of_apply(rules: Any, state: Any, seat: int, move: Any) -> Refusal | None:
    try:
        rules.apply(state, seat, move)
    except IllegalMove as illegal:
        return illegal.refusal
    return None


# ---- 7: Waiting


@each_game
@given(st.data())
@examples
def test_every_awaited_seat_can_move_and_nobody_else_moves_while_chance_is_due(key: str, data: st.DataObject) -> None:
    played = drawn(data, key)
    rules = played.game
    for state in played.states:
        match rules.turn(state):
            case Waiting(seats):
                assert seats
                assert seats <= set(range(played.seats))
                assert all(next(iter(rules.legal(rules.view(state, seat))), None) is not None for seat in seats)
            case Chance() | Over():
                assert all(not list(rules.legal(view)) for _, _, view in play.views(played, state))


@each_game
@given(st.data())
@examples
def test_a_spectator_may_do_nothing(key: str, data: st.DataObject) -> None:
    played = drawn(data, key)
    rules = played.game
    pool = bending.borrowed(played, random.Random(data.draw(st.integers(0, 2**32 - 1))))
    for state in positions(data, played):
        view = rules.view(state, None)
        assert view.seat is None
        assert list(rules.legal(view)) == []
        assert all(rules.check(view, move) is not None for move in pool)


def beginner(key: str) -> play.Choose:
    return lambda view, rng: play.policy(key).choose(view, rng, "easy")


@each_game
@pytest.mark.parametrize("row", range(4))
def test_random_play_ends_with_a_place_for_everybody(key: str, row: int) -> None:
    rules = play.game(key)
    for options in list(play.covering(rules))[row::4]:
        rng = random.Random(row)
        seats = rng.choice(play.admitted(rules, options))
        played = play.playout(key, seats, options, rng, choose=beginner(key) if key in PATIENT else None)
        turn = rules.turn(played.last)
        assert isinstance(turn, Over)
        assert len(turn.outcome.scores) == len(turn.outcome.places) == seats
        assert min(turn.outcome.places) == 1
        assert all(1 <= place <= seats for place in turn.outcome.places)


# ---- 3, 5, 6: who knows what


@each_game
@given(st.data())
@examples
def test_a_view_forgets_nothing_and_leaks_nothing(key: str, data: st.DataObject) -> None:
    """Whatever a seat can imagine to be the case looks to it exactly as what is."""
    played = drawn(data, key)
    rules = played.game
    seed = data.draw(st.integers(0, 2**32 - 1))
    for state in positions(data, played):
        if not awaited(played, state):
            continue
        for seat in range(played.seats):
            view = rules.view(state, seat)
            guessed = play.policy(key).guess(view, random.Random(seed))
            assert most_alike(guessed) <= most_alike(state)
            assert rules.view(guessed, seat) == view
            assert codec.encode(rules.view(guessed, seat)) == codec.encode(view)
            assert rules.view(guessed, None) == rules.view(state, None)
            assert rules.turn(guessed) == rules.turn(state)
            assert play.policy(key).guess(view, random.Random(seed)) == guessed


def most_alike(state: Any) -> int:
    """Return in how many hands the card lies that lies in most: no guess deals one card twice."""
    return max(Counter(play.card_texts(getattr(state, "hands", ()))).values(), default=0)


@each_game
def test_after_a_deal_nobody_can_tell_what_another_holds(key: str) -> None:
    rules = play.game(key)
    for seats in play.admitted(rules, rules.info.defaults()):
        played = play.playout(key, seats, rules.info.defaults(), random.Random(seats), steps=2)
        state = next(state for state in played.states if awaited(played, state))
        for seat in range(seats):
            guesses = [play.policy(key).guess(rules.view(state, seat), random.Random(seed)) for seed in range(8)]
            for other in set(range(seats)) - {seat}:
                assert any(rules.view(guess, other) != rules.view(state, other) for guess in guesses)


@each_game
@given(st.data())
@examples
def test_events_tell_only_what_lies_open(key: str, data: st.DataObject) -> None:
    """Two states that look alike to spectators, before and after the same move, have the same events."""
    played = drawn(data, key)
    rules = played.game
    rng = random.Random(data.draw(st.integers(0, 2**32 - 1)))
    for step in pick(data, played, 6):
        before, after, (seat, move) = played.states[step], played.states[step + 1], played.acts[step]
        if seat is None or not awaited(played, after):
            continue
        for witness in range(played.seats):
            imagined = play.policy(key).guess(rules.view(before, witness), rng)
            if rules.check(rules.view(imagined, seat), move) is not None:
                continue
            other = rules.apply(imagined, seat, move)
            if rules.view(other.state, None) == rules.view(after, None):
                assert other.events == played.events[step]


@each_game
@given(st.data())
@examples
def test_no_event_names_a_card_that_stays_hidden(key: str, data: st.DataObject) -> None:
    played = drawn(data, key, 250)
    rules = played.game
    for step, events in enumerate(played.events):
        before, after = played.states[step], played.states[step + 1]
        if not awaited(played, after):
            continue
        shown = named_cards(rules.view(before, None)) | named_cards(rules.view(after, None))
        hidden = named_cards([rules.view(after, seat) for seat in range(played.seats)]) - shown
        assert hidden & named_cards(events) == set()


@each_game
@given(st.data())
@examples
def test_no_view_names_a_card_in_another_hand_that_it_did_not_know_before(key: str, data: st.DataObject) -> None:
    if key in TWINS:
        return
    played = drawn(data, key, 250)
    rules = played.game
    before = [set[str]()] * played.seats
    for state in played.states:
        if not awaited(played, state):
            before = [set[str]()] * played.seats
            continue
        shown = named_cards(rules.view(state, None))
        now = [named_cards(rules.view(state, seat)) - shown for seat in range(played.seats)]
        for one, other in itertools.combinations(range(played.seats), 2):
            # What two seats know of one card the first has held itself: it gave it to the other.
            assert now[one] & now[other] <= before[one] | before[other]
        before = now


@each_game
@given(st.data())
@examples
def test_whatever_holds_hands_does_not_print_them(key: str, data: st.DataObject) -> None:
    played = drawn(data, key)
    secrets = [*played.states, *(view for _, _, view in play.views(played, played.last))]
    secrets += [chance for seat, chance in played.acts if seat is None]
    assert all(isinstance(secret, Opaque) for secret in secrets)
    assert {repr(secret) for secret in secrets} == {f"<{type(s).__module__}.{type(s).__qualname__}>" for s in secrets}


# ---- the house


@each_game
@given(st.data())
@examples
def test_house_players_make_accepted_moves_the_same_for_the_same_seed(key: str, data: st.DataObject) -> None:
    played = drawn(data, key)
    seed = data.draw(st.integers(0, 2**32 - 1))
    for state in positions(data, played):
        for seat in awaited(played, state):
            view = played.game.view(state, seat)
            for level in LEVELS:
                chance_of_the_process = random.getstate()
                move = play.policy(key).choose(view, random.Random(seed), level)
                assert random.getstate() == chance_of_the_process
                assert played.game.check(view, move) is None
                assert play.policy(key).choose(view, random.Random(seed), level) == move
