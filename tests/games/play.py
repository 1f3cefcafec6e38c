"""Playing any game at random: what the tests of all games share.

Games are discovered: every package `games/<key>` that has a `rules.py`.
"""

import importlib
import pkgutil
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec
from hypothesis import strategies as st
from msgspec import Struct

import games
from games import cards, codec
from games.codec import Entry, Moved, Rolled, Started
from games.core import AnyGame, Chance, Choice, Level, Option, Options, Over, Seat, Value, Waiting

KEYS = tuple(
    found.name
    for found in pkgutil.iter_modules(games.__path__)
    if found.ispkg and (Path(games.__path__[0]) / found.name / "rules.py").exists()
)
"""The games there are, by their key."""


class Policy(Protocol):
    """A `policy.py`."""

    choose: Callable[[Any, random.Random, Level], Any]
    guess: Callable[[Any, random.Random], Any]


def game(key: str) -> AnyGame:
    """Return the rules of a game."""
    return importlib.import_module(f"games.{key}.rules").GAME


def policy(key: str) -> Policy:
    """Return the house players of a game."""
    found: Any = importlib.import_module(f"games.{key}.policy")
    return found


class Rng:
    """Dice for tests: any `random.Random`."""

    def __init__(self, source: random.Random) -> None:
        self.source = source

    def below(self, n: int, /) -> int:
        return self.source.randrange(n)


@dataclass
class Playout:
    """A match, or its beginning, with all that happened."""

    game: AnyGame
    seats: int
    options: Options
    states: list[Any]
    """One more than there are events: what stood before each step, and the last."""
    log: list[Entry]
    events: list[tuple[Any, ...]] = field(default_factory=list[tuple[Any, ...]])
    """What each step made everybody see."""
    acts: list[tuple[Seat | None, Any]] = field(default_factory=list[tuple[Seat | None, Any]])
    """Who did what: a seat its move, None a chance."""

    @property
    def last(self) -> Any:
        return self.states[-1]

    @property
    def over(self) -> bool:
        return isinstance(self.game.turn(self.last), Over)


def raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(codec.encode(value))


Choose = Callable[[Any, random.Random], Any]
"""How a seat picks its move from its view."""


def playout(
    key: str,
    seats: int,
    options: Options,
    rng: random.Random,
    *,
    steps: int = 100_000,
    choose: Choose | None = None,
) -> Playout:
    """Play at random until the match is over or so many steps are made; now and then a seat that need not move does."""
    rules = game(key)
    state = rules.setup(seats, options)
    played = Playout(rules, seats, options, [state], [Started(seats, options)])
    for _ in range(steps):
        match rules.turn(state):
            case Over():
                break
            case Chance():
                seat, act = None, rules.roll(state, Rng(rng))
                step = rules.resolve(state, act)
                played.log.append(Rolled(raw(act)))
            case Waiting(awaited):
                seat, act = _any_move(played, sorted(awaited), rng, choose)
                step = rules.apply(state, seat, act)
                played.log.append(Moved(seat, raw(act)))
        state = step.state
        played.states.append(state)
        played.events.append(step.events)
        played.acts.append((seat, act))
    return played


def _any_move(played: Playout, awaited: list[Seat], rng: random.Random, choose: Choose | None) -> tuple[Seat, Any]:
    rules, state = played.game, played.last
    if rng.random() < 0.05:
        seat = rng.randrange(played.seats)
        moves = list(rules.legal(rules.view(state, seat)))
        if moves:
            return seat, rng.choice(moves)
    seat = rng.choice(awaited)
    view = rules.view(state, seat)
    return seat, choose(view, rng) if choose else rng.choice(list(rules.legal(view)))


def option_values(option: Option) -> st.SearchStrategy[Value]:
    """Draw any value of an option, and the edges of a number more often."""
    if isinstance(option, Choice):
        return st.sampled_from(option.values)
    edges = st.sampled_from((option.default, option.low, option.high))
    return edges | st.integers(option.low, option.high)


@st.composite
def starts(draw: st.DrawFn, key: str) -> tuple[int, Options]:
    """Draw a number of seats and options that the game admits, half of the options at their defaults."""
    rules = game(key)
    options = rules.info.defaults()
    for option in rules.info.options:
        if draw(st.booleans()):
            before = options[option.key]
            options[option.key] = draw(option_values(option))
            if not admitted(rules, options):
                options[option.key] = before
    return draw(st.sampled_from(admitted(rules, options))), options


def admitted(rules: AnyGame, options: Options) -> tuple[int, ...]:
    """Return the numbers of seats these options can be played with."""
    return tuple(seats for seats in rules.info.seats if rules.admit(seats, options) is None)


@st.composite
def playouts(draw: st.DrawFn, key: str, longest: int = 120) -> Playout:
    """Draw the beginning of a match played at random."""
    seats, options = draw(starts(key))
    steps = draw(st.integers(0, longest))
    return playout(key, seats, options, random.Random(draw(st.integers(0, 2**32 - 1))), steps=steps)


def covering(rules: AnyGame) -> Iterator[dict[str, Value]]:
    """Yield admitted option sets that together hold every value of every choice, and default and low end of every number."""
    columns = {
        option.key: option.values if isinstance(option, Choice) else (option.default, option.low)
        for option in rules.info.options
    }
    for row in range(max((len(column) for column in columns.values()), default=1)):
        options = rules.info.defaults()
        for key, column in columns.items():
            changed = options | {key: column[row % len(column)]}
            if admitted(rules, changed):
                options = changed
        yield options


class Seen(NamedTuple):
    """What can be looked at in a position."""

    state: Any
    seat: Seat | None
    view: Any


def views(played: Playout, state: Any) -> list[Seen]:
    """Look at a state from every chair, and from none."""
    return [Seen(state, seat, played.game.view(state, seat)) for seat in (*range(played.seats), None)]


def named_cards(thing: Any) -> set[str]:
    """Gather the text of every card that something holds."""
    return set(card_texts(thing))


def card_texts(thing: Any) -> Iterator[str]:
    """Yield the text of each card (a value of a game's own type with a text form) that something holds, as often as it does."""
    match thing:
        case Struct():
            for name in thing.__struct_fields__:
                yield from card_texts(getattr(thing, name))
        case dict():
            for pair in thing.items():
                yield from card_texts(pair)
        case tuple() | list() | frozenset():
            for part in thing:
                yield from card_texts(part)
        case cards.Cards():
            yield from (thing.NAMES[card] for card in cards.numbers(thing))
        case _:
            if hasattr(thing, "parse"):
                yield str(thing)
