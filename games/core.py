"""The contract of a game: a match is a value, and a game is nine questions about it.

Seven laws hold for every game, option and number of seats (`tests/games/test_conformance.py`):

1. *Pure.* Same input, same output, in every process; the input unharmed. No clock, no dice, no I/O in `games/`.
2. *Chance is data.* Only `roll` sees a random source, `Dice`; what it returns goes into the log, and `resolve` carries it out.
3. *What a seat may do depends on what it knows.* `legal` and `check` take the view.
4. *`check` is the law, `legal` its list.* `m in legal(v)` implies `check(v, m) is None`; where `info.exhaustive`, also the converse.
5. *A view is built, not stripped.* It has no field in which a secret could hide.
6. *Events are public*, named in the past tense, and tell themselves without the state.
7. *`Waiting` says whom we wait for, not who may speak.* `check` may accept others.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct

Seat: TypeAlias = int
"""A chair's number, counted from 0 clockwise; it never changes within a match."""

Value: TypeAlias = str | int
"""What an option may be set to."""

Options: TypeAlias = Mapping[str, Value]
"""The house rules in force: every option of `GameInfo.options` by its key."""

Level: TypeAlias = Literal["easy", "normal", "hard"]
"""How well a house player plays."""

S = TypeVar("S")  # state
M = TypeVar("M")  # move
C = TypeVar("C")  # chance
E = TypeVar("E")  # event
V = TypeVar("V")  # view
T = TypeVar("T")


class Opaque(Struct, frozen=True):
    """Whatever holds hands says only its name when printed, so that no log or traceback can tell a card."""

    def __repr__(self) -> str:
        return f"<{type(self).__module__}.{type(self).__qualname__}>"

    __str__ = __repr__

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return []


class Outcome(Struct, frozen=True):
    """How a match ended: the final score and the place (1 is best, partners and ties share one) of each seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


class Waiting(Struct, frozen=True):
    """Nothing happens until one of these seats moves."""

    seats: frozenset[Seat]
    grace: bool = False
    """Whether another seat has a window to speak in that closes with their decision: house and clock then give it time."""


class Chance(Struct, frozen=True):
    """A shuffle or a draw is due: the table rolls before anybody may move."""

    deal: bool = True
    """Whether a new hand begins with it; a reshuffle or draw within a hand is none."""


class Over(Struct, frozen=True):
    """The match has ended."""

    outcome: Outcome


Turn: TypeAlias = Waiting | Chance | Over


class Refusal(Struct, frozen=True):
    """Why something is not allowed: a code per game, the number of the rule ("4.2", "O-3"), and what a sentence about it needs.

    Values are numbers, or the text form of cards, options and moves; never a sentence and never a secret of another seat.
    """

    code: str
    rule: str
    values: Mapping[str, Value] = {}


class IllegalMove(ValueError):  # noqa: N818 - the contract's word
    """`apply` was asked for a move that `check` refuses; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Step(Struct, Generic[S, E], frozen=True, gc=False):
    """What came of a move or a roll: the new state, and what everybody saw happen."""

    state: S
    events: tuple[E, ...] = ()


class Dice(Protocol):
    """The only source of chance a game ever sees."""

    def below(self, n: int, /) -> int:
        """Return a uniform integer from 0 to n - 1."""
        ...


def shuffled(items: Iterable[T], dice: Dice) -> tuple[T, ...]:
    """Return the items in uniformly random order (Fisher-Yates from the top, one `below` an item but the last)."""
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        other = dice.below(last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile)


class Choice(Struct, frozen=True, tag="choice"):
    """An option with named values; the first is the default."""

    key: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        """The value in force when nobody chose."""
        return self.values[0]

    def holds(self, value: Value) -> bool:
        """Whether the value is one of the named ones."""
        return value in self.values


class Number(Struct, frozen=True, tag="number"):
    """An option that is a whole number from `low` to `high`, both included."""

    key: str
    default: int
    low: int
    high: int

    def holds(self, value: Value) -> bool:
        """Whether the value is a whole number within the bounds."""
        return type(value) is int and self.low <= value <= self.high


Option: TypeAlias = Choice | Number


class Shapes(Struct, frozen=True):
    """The types (msgspec Structs or tagged unions of them) a game is made of; `games.codec` reads and writes by them."""

    state: Any
    move: Any
    chance: Any
    event: Any
    view: Any


class GameInfo(Struct, frozen=True):
    """What never changes about a game."""

    key: str
    rules_version: int
    seats: tuple[int, ...]
    """The numbers of players it can be played with, ascending."""
    options: tuple[Option, ...]
    shapes: Shapes
    sides: Literal["solo", "pairs"] = "solo"
    exhaustive: bool = True
    """Whether `legal` lists every legal move."""
    presets: Mapping[str, Options] = {}
    """Named sets of house rules; each names only what differs from the defaults."""

    def defaults(self) -> dict[str, Value]:
        """Every option at its default."""
        return {option.key: option.default for option in self.options}


class Game(Protocol[S, M, C, E, V]):
    """Nine questions about a match, each a pure function."""

    @property
    def info(self) -> GameInfo:
        """What never changes about the game."""
        ...

    def admit(self, seats: int, options: Options) -> Refusal | None:
        """Say why a match of so many seats under these options cannot start, or None if it can."""
        ...

    def setup(self, seats: int, options: Options) -> S:
        """Return the match before its first deal; the options must be complete and admitted."""
        ...

    def turn(self, state: S) -> Turn:
        """Say what the match waits for."""
        ...

    def roll(self, state: S, dice: Dice) -> C:
        """Draw the chance that is due."""
        ...

    def resolve(self, state: S, chance: C) -> Step[S, E]:
        """Carry out a drawn chance."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """Build all that the seat may know; None is a spectator, who knows what lies open."""
        ...

    def legal(self, view: V) -> Iterable[M]:
        """List legal moves of the view's seat, likeliest first, always in the same order."""
        ...

    def check(self, view: V, move: M) -> Refusal | None:
        """Say why the view's seat may not make the move now, or None if it may."""
        ...

    def apply(self, state: S, seat: Seat, move: M) -> Step[S, E]:
        """Make the move.

        :raises IllegalMove: when `check` refuses it.
        """
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def refuse_start(info: GameInfo, seats: int, options: Options) -> Refusal | None:
    """Refuse a number of seats, an option or a value that the game does not know (the part of `admit` all games share)."""
    if seats not in info.seats:
        return Refusal("seats", "2", {"seats": seats, "low": info.seats[0], "high": info.seats[-1]})
    known = {option.key: option for option in info.options}
    for key in sorted(options.keys() | known.keys()):
        if key not in known or key not in options or not known[key].holds(options[key]):
            return Refusal("option", "2", {"option": key, "value": options.get(key, "")})
    return None


def places(scores: Sequence[int], *, low_wins: bool) -> tuple[int, ...]:
    """Rank the seats by score, 1 for the best; equal scores share the place and the next one is skipped."""
    return tuple(1 + sum((other < mine) if low_wins else (other > mine) for other in scores) for mine in scores)
