"""What a match is to everything outside the rules: a frozen record, who sits where, and what its log holds."""

from enum import StrEnum
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from bot.fairness import Seal
from games.codec import Moved, Rolled, Started
from games.core import Level, Opaque, Options, Refusal, Seat


class Person(Struct, frozen=True, tag="person"):
    """Somebody on Discord, by id."""

    id: int


class House(Struct, frozen=True, tag="house"):
    """A house player; `guest_of` is the person whose chair it keeps, where there was one."""

    name: str
    level: Level
    guest_of: int | None = None


Holder: TypeAlias = Person | House


class Chair(Struct, frozen=True):
    """A seat at the table: who holds it, and the version in which the seat last moved."""

    holder: Holder | None = None
    moved: int = 0


class Place(Struct, frozen=True):
    """Where a table stands: the server (None in a direct message) and the channel."""

    server: int | None
    channel: int


class Phase(StrEnum):
    """How far a match has come."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    """Played to its end; the result stands."""
    ENDED = "ended"
    """Closed before its end, without a result."""
    FROZEN = "frozen"
    """Its rules failed; it waits for mending and nothing moves."""


class Match(Opaque, frozen=True, kw_only=True):
    """A match at one version. What a player can see of it goes through a game's view, never through this."""

    id: str
    number: int
    """The table's number in its server, the one people read."""
    place: Place
    game: str
    rules_version: int
    options: Options
    host: int
    chairs: tuple[Chair, ...]
    phase: Phase = Phase.LOBBY
    version: int = 1
    dealt: int = 0
    """The version in which the hand in play was dealt."""
    length: int = 0
    """How many entries the log has."""
    deals: int = 0
    seal: Seal
    """The next deal's; its commitment is public."""
    current: Seal | None = None
    """The seal of the hand in play."""
    pace: int = 0
    """Seconds a person has for a move; 0: no clock."""
    deadline: int | None = None
    """When the clock moves for those who are waited for, in seconds since 1970."""
    opened_at: int
    moved_at: int
    told: tuple[msgspec.Raw, ...] = ()
    """The last public events, oldest first, as the game's codec writes them."""
    next: str | None = None
    """The rematch of this one."""
    state: Any = None

    def seat_of(self, person: int) -> Seat | None:
        """Return the chair a person holds, by its number."""
        for seat, chair in enumerate(self.chairs):
            if isinstance(chair.holder, Person) and chair.holder.id == person:
                return seat
        return None

    def people(self) -> tuple[int, ...]:
        """List the ids of the people at the table, in seat order."""
        return tuple(chair.holder.id for chair in self.chairs if isinstance(chair.holder, Person))

    def seated(self, seat: Seat, holder: Holder | None) -> "Match":
        """Return the match with somebody else on a chair."""
        chairs = list(self.chairs)
        chairs[seat] = Chair(holder, chairs[seat].moved)
        return msgspec.structs.replace(self, chairs=tuple(chairs))

    def moved_since(self, seat: Seat, seen: int) -> bool:
        """Whether a seat has moved, or a new hand was dealt, since a screen of version `seen` was drawn."""
        return self.chairs[seat].moved > seen or self.dealt > seen

    @property
    def open(self) -> bool:
        """Whether anything can still happen at the table."""
        return self.phase in {Phase.LOBBY, Phase.PLAYING, Phase.FROZEN}


class Seated(Struct, frozen=True, tag="seated"):
    """Log: somebody took or left a chair (holder None)."""

    seat: Seat
    holder: Holder | None


class Chosen(Struct, frozen=True, tag="chosen"):
    """Log: the host set a house rule."""

    option: str
    value: str | int


class Closed(Struct, frozen=True, tag="closed"):
    """Log: the table was closed before its end."""

    by: int | None


class Failed(Struct, frozen=True, tag="failed"):
    """Log: the rules raised an error of this type, and the match was frozen."""

    error: str


class Followed(Struct, frozen=True, tag="followed"):
    """Log: a rematch was asked for."""

    next: str


class Extended(Struct, frozen=True, tag="extended"):
    """Log: the clock was set anew, since time in which Otter was away counts against nobody."""


Entry: TypeAlias = Started | Moved | Rolled | Seated | Chosen | Closed | Failed | Followed | Extended
"""One line of a match's log. `games.codec.replay` takes the first three kinds, the others change who sits where."""


class Changed(Struct, frozen=True):
    """A change to a match before chance, clock and version are settled: the new record, its log entries and public events."""

    match: Match
    entries: tuple[Entry, ...]
    events: tuple[Any, ...] = ()
    mover: Seat | None = None


class Accepted(Struct, frozen=True):
    """The change is committed."""

    match: Match


class Refused(Struct, frozen=True):
    """The change is not allowed; `area` is the game's key, or "table" for what all tables share."""

    match: Match
    refusal: Refusal
    area: str = "table"


class Stale(Struct, frozen=True):
    """The presser has moved since that screen was drawn, or a new hand was dealt."""

    match: Match


class Repeated(Struct, frozen=True):
    """This interaction has acted before; nothing was done twice."""

    match: Match


class Frozen(Struct, frozen=True):
    """The rules failed in this match; nothing was changed, and nothing moves there any more."""

    match: Match


class Gone(Struct, frozen=True):
    """There is no such match."""


Answer: TypeAlias = Accepted | Refused | Stale | Repeated | Frozen | Gone
