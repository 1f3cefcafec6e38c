"""Reading and writing of everything a game is made of, as JSON with a fixed order; and the replay of a log.

Types of a game's own that are no Struct (a `Card`, a set of `Cards`) are written as their text and read back with `parse`.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from games.core import AnyGame, Options, Seat


class Started(Struct, frozen=True, tag="started"):
    """The first entry of a log: how the match was set up."""

    seats: int
    options: Options


class Moved(Struct, frozen=True, tag="moved"):
    """A seat made a move."""

    seat: Seat
    move: msgspec.Raw


class Rolled(Struct, frozen=True, tag="rolled"):
    """The chance that was due came out like this."""

    chance: msgspec.Raw


Entry: TypeAlias = Started | Moved | Rolled


def _parse(kind: type[Any], text: Any) -> Any:
    if not isinstance(text, str):
        raise ValueError(f"{kind.__name__} is written as text")
    return kind.parse(text)


_encoder = msgspec.json.Encoder(enc_hook=str, order="deterministic")
encode = _encoder.encode


@cache
def _decoder(shape: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(shape, dec_hook=_parse)


def decode(data: bytes | str | msgspec.Raw, shape: Any) -> Any:
    """Read a value of the given shape (one of `GameInfo.shapes`, or any Struct).

    :raises msgspec.ValidationError: when the data has another shape.
    """
    return _decoder(shape).decode(data)


def replay(game: AnyGame, log: Iterable[Entry]) -> Any:
    """Return the state that a log leads to.

    :raises ValueError: when the log does not begin with `Started`.
    :raises games.core.IllegalMove: when a logged move is not legal.
    """
    entries = iter(log)
    first = next(entries, None)
    if not isinstance(first, Started):
        raise ValueError("a log begins with Started")
    state = game.setup(first.seats, first.options)
    shapes = game.info.shapes
    for entry in entries:
        match entry:
            case Moved(seat, move):
                state = game.apply(state, seat, decode(move, shapes.move)).state
            case Rolled(chance):
                state = game.resolve(state, decode(chance, shapes.chance)).state
            case Started():
                raise ValueError("a log starts once")
    return state
