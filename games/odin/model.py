"""What an ODIN match is made of."""

from typing import Literal, TypeAlias, final

from msgspec import Struct

from games.core import Opaque, Outcome, Seat
from games.odin.notation import Card, Cards


class House(Struct, frozen=True):
    """The house rules in force (section 2), with `auto` worked out."""

    deck: str
    hand_size: int
    clear: Literal["auto", "all_but_one", "all_pass"]
    target: int
    tie: Literal["shared", "playoff"]
    auto_pass: bool
    first_starter: Seat | None
    """The seat the host picked; None when it is drawn (O-13)."""


class Sheet(Struct, frozen=True):
    """What stays the same from deal to deal: the score sheet, and who takes part in the hand."""

    house: House
    number: int
    """Which hand this is, counted from 1."""
    starter: Seat | None
    """None: still to be drawn."""
    players: tuple[Seat, ...]
    """Who takes part, clockwise by number: everybody, in a playoff only the tied."""
    after: tuple[Seat, ...]
    """Whose turn follows that of each seat."""
    quota: int
    """How many passes in a row clear the table (4.3)."""
    totals: tuple[int, ...]
    points: tuple[int, ...]
    """What the last hand brought each seat; empty before."""
    playoff: bool = False
    outcome: Outcome | None = None


class Table(Struct, frozen=True, gc=False):
    """All that lies open."""

    sheet: Sheet
    actor: Seat | None
    """Whose turn it is; None when a deal is due or the match is over."""
    centre: Cards
    owner: Seat | None
    """Whose cards lie in the centre."""
    passes: int
    """Passes in a row since the last play."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""


class State(Opaque, frozen=True, gc=False):
    """The table and the hands. Cards set aside and discards come back only when all are gathered, so nobody keeps them."""

    table: Table
    hands: tuple[Cards, ...]


class View(Opaque, frozen=True, gc=False):
    """What one seat knows: its hand and the table."""

    seat: Seat | None
    table: Table
    hand: Cards


@final
class Lead(Struct, frozen=True, gc=False, tag="lead"):
    """Open a round with one card, or with a whole hand of one suit or number (4.1)."""

    cards: Cards


@final
class Play(Struct, frozen=True, gc=False, tag="play"):
    """Beat the centre and take one of its cards; nothing is taken with the last cards of a hand (4.2)."""

    cards: Cards
    take: Card | None = None


@final
class Pass(Struct, frozen=True, gc=False, tag="pass"):
    """Let the turn go on; one may come back in the same round (4.2)."""


Move: TypeAlias = Lead | Play | Pass


class Deal(Opaque, frozen=True):
    """The hands of a deal, empty for seats that sit out a playoff, and the starter where one is drawn."""

    hands: tuple[Cards, ...]
    starter: Seat | None = None


class HandDealt(Struct, frozen=True, gc=False, tag="hand_dealt"):
    """A hand began."""

    number: int
    starter: Seat
    players: tuple[Seat, ...]
    cards: int
    """How many each of them holds."""
    playoff: bool


class Led(Struct, frozen=True, gc=False, tag="led"):
    """A round was opened."""

    seat: Seat
    cards: Cards


class Played(Struct, frozen=True, gc=False, tag="played"):
    """The centre was beaten; what was not taken of it is discarded."""

    seat: Seat
    cards: Cards
    beaten: Cards
    taken: Card | None


class Passed(Struct, frozen=True, gc=False, tag="passed"):
    """A seat passed, by itself or because it could not play (O-7)."""

    seat: Seat
    auto: bool


class TableCleared(Struct, frozen=True, gc=False, tag="table_cleared"):
    """The centre was discarded; its owner leads."""

    leader: Seat
    cards: Cards


class HandEnded(Struct, frozen=True, tag="hand_ended"):
    """A seat went out; in a playoff the totals stay as they were."""

    winner: Seat
    points: tuple[int, ...]
    totals: tuple[int, ...]
    playoff: bool


class PlayoffBegan(Struct, frozen=True, tag="playoff_began"):
    """The tied seats play one more hand (O-8)."""

    seats: tuple[Seat, ...]


class MatchEnded(Struct, frozen=True, tag="match_ended"):
    """The match is over."""

    totals: tuple[int, ...]
    places: tuple[int, ...]


Event: TypeAlias = HandDealt | Led | Played | Passed | TableCleared | HandEnded | PlayoffBegan | MatchEnded
