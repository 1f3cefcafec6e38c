"""What a match of Olsen (Eights) is made of."""

from enum import Enum
from typing import Literal, TypeAlias

from msgspec import Struct

from games.cards import Card, Cards
from games.core import Opaque, Seat

Suit: TypeAlias = Literal["C", "D", "H", "S"]

Why: TypeAlias = Literal["turn", "two", "olsen", "caught", "false_call"]
"""What a card is drawn for: the own draw, a two, a forgotten call, being caught without one, a false one."""


class HouseRules(Struct, frozen=True):
    """The options in force, read once (section 3)."""

    hand_size: int
    start_eight: Literal["natural", "redraw", "first_player_any"]
    start_two: Literal["no_effect", "hits_first_player", "redraw"]
    must_play: bool
    drawn_card: Literal["forced", "optional"]
    finish: Literal["any", "no_eight", "no_specials"]
    olsen: Literal["auto", "challenge", "off"]
    olsen_vs_two: Literal["cumulative", "defer", "absorb"]
    false_olsen: Literal["ignore", "draw_one"]
    match: Literal["single", "wins", "points"]
    wins: int
    points: int
    play_on: bool
    next_dealer: Literal["clockwise", "winner"]
    showing: bool


class Stage(Enum):
    """What comes next once nobody owes a draw."""

    CHOOSE_DEALER = "choose_dealer"
    DEAL = "deal"
    PUT_BACK = "put_back"
    """The starter may not stay and goes back into the draw pile."""
    ACT = "act"
    """The seat to move lays or draws."""
    DRAWING = "drawing"
    """The seat to move has asked for its card, which is then laid, offered or kept."""
    KEEP = "keep"
    """The drawn card fits, and its owner lays or keeps it."""
    NAME = "name"
    """An eight lies on top without a suit."""
    LOST = "lost"
    """The seat to move was hit by a two: its draws made, the turn passes."""
    OVER = "over"


class Due(Struct, frozen=True):
    """Cards that a seat has still to draw before anything else happens."""

    seat: Seat
    count: int
    why: Why


class Table(Struct, frozen=True):
    """All that lies open."""

    rules: HouseRules
    stage: Stage
    counts: tuple[int, ...]
    """How many cards each seat holds; in a running hand, none means gone out."""
    scores: tuple[int, ...]
    """Hands won, points, or (one hand for all places) seats left behind, from the hands that are over."""
    called: tuple[bool, ...]
    """Who said "Olsen" for the single card held, or in the own turn before laying."""
    owing: tuple[bool, ...]
    """Whose call was forgotten: a noted penalty, or (`challenge`) a chance to be caught."""
    shown: tuple[Cards, ...]
    """Cards still held that their owner has shown."""
    dealer: Seat | None = None
    seat: Seat = 0
    """Whose turn it is."""
    top: Card | None = None
    suit: Suit = "C"
    """The suit in force; while an eight waits for its suit, the printed one."""
    free: bool = False
    """Whether any card may be laid, on a start eight (E-1)."""
    hit: bool = False
    """Whether the next turn is lost to a two."""
    barred: bool = False
    """Whether the seat to move may not close in this turn, having forgotten its call."""
    grace: Seat | None = None
    """Who went down to one card in silence and can still call."""
    stock: int = 0
    """How many cards the draw pile holds."""
    discards: Cards = Cards(0)
    """The discards under the top card, all of which everybody saw."""
    dues: tuple[Due, ...] = ()
    """Debts that wait for a reshuffle."""
    idle: int = 0
    """Turns in a row that brought neither a lay nor a drawn card; -1 while the present one has brought something."""
    finished: tuple[Seat, ...] = ()
    """Who has gone out of this hand, in order."""


class State(Opaque, frozen=True):
    """The table and the secrets beside it."""

    table: Table
    hands: tuple[Cards, ...]
    pile: tuple[Card, ...] = ()
    """The draw pile, top first."""
    drawn: Card | None = None
    """The card its owner may now lay or keep."""


class View(Opaque, frozen=True):
    """What a seat knows: the table and the own cards."""

    table: Table
    seat: Seat | None
    hand: Cards
    drawn: Card | None


class Lay(Opaque, frozen=True, tag="lay"):
    """Lay a card; an eight may name its suit at once, and `olsen` says the call with it."""

    card: Card
    suit: Suit | None = None
    olsen: bool = False


class Draw(Struct, frozen=True, tag="draw"):
    """Draw a card, or pass where there is none; `olsen` calls first, for the card that may be laid at once."""

    olsen: bool = False


class Keep(Struct, frozen=True, tag="keep"):
    """Keep the drawn card although it fits."""


class NameSuit(Struct, frozen=True, tag="name_suit"):
    """Name the suit of the eight just laid."""

    suit: Suit


class CallOlsen(Struct, frozen=True, tag="call_olsen"):
    """Say "Olsen" before the lay, or after it while there is time."""


class Challenge(Struct, frozen=True, tag="challenge"):
    """Catch a seat that went down to one card in silence."""

    seat: Seat


class Show(Opaque, frozen=True, tag="show"):
    """Show a card of the own hand to the whole table."""

    card: Card


Move: TypeAlias = Lay | Draw | Keep | NameSuit | CallOlsen | Challenge | Show


class ChooseDealer(Opaque, frozen=True, tag="choose_dealer"):
    """Who deals first."""

    seat: Seat


class Deal(Opaque, frozen=True, tag="deal"):
    """The shuffled deck: a hand for each seat from seat 0 on, the starter, the draw pile from its top."""

    deck: tuple[Card, ...]


class PutBack(Opaque, frozen=True, tag="put_back"):
    """How many cards of the draw pile come to lie above the starter put back."""

    place: int


class Reshuffle(Opaque, frozen=True, tag="reshuffle"):
    """The discards as the new draw pile, top first."""

    pile: tuple[Card, ...]


Rolled: TypeAlias = ChooseDealer | Deal | PutBack | Reshuffle


class DealerChosen(Struct, frozen=True, tag="dealer_chosen"):
    """Chance named the first dealer."""

    seat: Seat


class HandDealt(Struct, frozen=True, tag="hand_dealt"):
    """Everybody got cards."""

    dealer: Seat
    size: int


class StarterTurned(Struct, frozen=True, tag="starter_turned"):
    """The top card of the draw pile was turned up to start the discard pile."""

    card: Card


class StarterPutBack(Struct, frozen=True, tag="starter_put_back"):
    """The starter went back into the draw pile at a random place."""

    card: Card


class Laid(Struct, frozen=True, tag="laid"):
    """A seat laid a card, perhaps the one just drawn, and has so many left."""

    seat: Seat
    card: Card
    left: int
    drawn: bool


class SuitNamed(Struct, frozen=True, tag="suit_named"):
    """The seat that laid an eight named the suit that goes on."""

    seat: Seat
    suit: Suit


class Drew(Struct, frozen=True, tag="drew"):
    """A seat drew cards, and why."""

    seat: Seat
    count: int
    why: Why


class Kept(Struct, frozen=True, tag="kept"):
    """The drawn card stayed in hand."""

    seat: Seat


class Passed(Struct, frozen=True, tag="passed"):
    """A seat could neither lay nor draw."""

    seat: Seat


class TurnLost(Struct, frozen=True, tag="turn_lost"):
    """A two cost the seat its turn."""

    seat: Seat


class PileReshuffled(Struct, frozen=True, tag="pile_reshuffled"):
    """All discards but the top one became the draw pile."""

    count: int


class OlsenCalled(Struct, frozen=True, tag="olsen_called"):
    """A seat said "Olsen"."""

    seat: Seat


class OlsenForgotten(Struct, frozen=True, tag="olsen_forgotten"):
    """The time to call has run out and the penalty is noted."""

    seat: Seat


class FalselyCalled(Struct, frozen=True, tag="falsely_called"):
    """A seat said "Olsen" with too many cards."""

    seat: Seat


class Caught(Struct, frozen=True, tag="caught"):
    """A seat was caught without its call."""

    seat: Seat
    by: Seat


class CardShown(Struct, frozen=True, tag="card_shown"):
    """A seat showed one of its cards."""

    seat: Seat
    card: Card


class WentOut(Struct, frozen=True, tag="went_out"):
    """A seat laid its last card and took this place."""

    seat: Seat
    place: int


class HandBlocked(Struct, frozen=True, tag="hand_blocked"):
    """Nobody could lay or draw twice round; the hand ends."""


class HandEnded(Struct, frozen=True, tag="hand_ended"):
    """The hand is over: places in it, the points it brought (if the match counts them), the score of the match."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


Event: TypeAlias = (
    DealerChosen
    | HandDealt
    | StarterTurned
    | StarterPutBack
    | Laid
    | SuitNamed
    | Drew
    | Kept
    | Passed
    | TurnLost
    | PileReshuffled
    | OlsenCalled
    | OlsenForgotten
    | FalselyCalled
    | Caught
    | CardShown
    | WentOut
    | HandBlocked
    | HandEnded
)
