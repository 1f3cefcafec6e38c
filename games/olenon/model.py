"""What a match of Olenon is made of: table, secrets, moves, chance, events and views."""

from typing import Literal, TypeAlias

from msgspec import Struct

from games.core import Opaque, Seat
from games.olenon.notation import Cards

Value: TypeAlias = int
"""What is printed on a card: 0 to 6."""

OpenerRule: TypeAlias = Literal["next_seat", "losers", "winner"]


class Table(Struct, frozen=True):
    """All that lies open."""

    wins_needed: int
    opener_rule: OpenerRule
    wins: tuple[int, int] = (0, 0)
    """Rounds won by the seats 0 and 2, and by the seats 1 and 3."""
    round: int = 0
    """Counted from 1; 0 before the first deal. A round dealt anew keeps its number."""
    opener: Seat | None = None
    """Who opened this round; None before the first deal."""
    turn: Seat | None = None
    """Whose turn it is; None while a deal is due and after the match."""
    value: Value = 0
    """The one value of the cards on the table; says nothing while there are none."""
    count: int = 0
    last: Seat | None = None
    """Who played cards last in this round."""
    taken: tuple[Value | None, ...] = (None, None, None, None)
    """The card each seat took by passing in this trick and lays before itself; None for the active ones."""
    shown: tuple[Cards, ...] = (Cards(0), Cards(0), Cards(0), Cards(0))
    """What each seat has shown in this round and cannot have played since."""
    out: Seat | None = None
    """Who ended the round by going out."""
    moves: int = 0
    """Plays and passes in this round."""
    redeal: tuple[bool, ...] = (False, False, False, False)
    """Which seats ask that this endless round be dealt anew."""


class State(Opaque, frozen=True):
    """The table and the secrets beside it."""

    table: Table
    hands: tuple[Cards, ...]
    away: Cards
    """The cards not dealt and the discards, which nobody sees again in this round."""


class View(Opaque, frozen=True):
    """All that one seat, or a spectator, may know."""

    table: Table
    seat: Seat | None
    hand: Cards
    """A spectator's is empty."""
    sizes: tuple[int, ...]
    """How many cards each seat holds; a taken card is not among them yet."""


class Play(Struct, frozen=True, tag="play"):
    """Lead, add (same value) or replace (another value): the table tells which."""

    value: Value
    count: int


class Pass(Struct, frozen=True, tag="pass"):
    """Take one card of the table and sit out the trick."""


class Reveal(Opaque, frozen=True, tag="reveal"):
    """Show cards of one's hand to everybody, in or out of turn."""

    cards: Cards


class Redeal(Struct, frozen=True, tag="redeal"):
    """Ask that an endless round be dealt anew, in or out of turn; it is when all four have asked."""


Move: TypeAlias = Play | Pass | Reveal | Redeal


class Deal(Opaque, frozen=True, tag="deal"):
    """A shuffle gave these hands; before the first round also who opens it, None in later ones."""

    hands: tuple[Cards, ...]
    opener: Seat | None


class RoundStarted(Struct, frozen=True, tag="round_started"):
    """All cards were shuffled and each seat got seven."""

    round: int
    opener: Seat


class Led(Struct, frozen=True, tag="led"):
    """A seat played onto an empty table."""

    seat: Seat
    value: Value
    count: int


class Added(Struct, frozen=True, tag="added"):
    """A seat raised the table to `total` cards with more of the same value."""

    seat: Seat
    value: Value
    count: int
    total: int


class Replaced(Struct, frozen=True, tag="replaced"):
    """A seat topped the cards on the table, which were discarded, with as many of a value that beats theirs."""

    seat: Seat
    value: Value
    count: int
    beaten: Value


class Passed(Struct, frozen=True, tag="passed"):
    """A seat took a card of the table, left `left` there and sits out the trick."""

    seat: Seat
    value: Value
    left: int


class TrickEnded(Struct, frozen=True, tag="trick_ended"):
    """Everybody is active again; the cards left on the table were discarded, the taken ones went into the hands."""

    leader: Seat
    value: Value
    discarded: int
    picked_up: tuple[Value | None, ...]
    """What each seat picked up."""


class Revealed(Struct, frozen=True, tag="revealed"):
    """A seat showed these cards of its hand, as they were at that moment."""

    seat: Seat
    cards: Cards


class RoundWon(Struct, frozen=True, tag="round_won"):
    """A seat went out and won the round for its pair."""

    seat: Seat
    wins: tuple[int, int]


class MatchWon(Struct, frozen=True, tag="match_won"):
    """The pair of these seats won the rounds it needed."""

    seats: tuple[Seat, Seat]
    wins: tuple[int, int]


class RedealAsked(Struct, frozen=True, tag="redeal_asked"):
    """A seat asked that the round be dealt anew."""

    seat: Seat


class RoundAbandoned(Struct, frozen=True, tag="round_abandoned"):
    """All four asked for it: the round counts for nobody and is dealt anew with the same opener."""

    round: int
    moves: int


Event: TypeAlias = (
    RoundStarted
    | Led
    | Added
    | Replaced
    | Passed
    | TrickEnded
    | Revealed
    | RoundWon
    | MatchWon
    | RedealAsked
    | RoundAbandoned
)
