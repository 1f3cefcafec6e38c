"""What a match of Olsen (Hearts) is made of: house rules, table, state, view, moves, chance and events."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from games.cards import Card, Cards
from games.core import Opaque, Options, Seat

NO_CARDS = Cards(0)


class House(Struct, frozen=True, gc=False):
    """The options of section 3, fixed for the whole match."""

    passing: Literal["left", "none", "rotate"]
    pass_count: int
    first_trick: Literal["forbid", "allow"]
    hearts_broken_by: Literal["heart_discard", "any_heart", "any_penalty"]
    lead_hearts_over_qs: bool
    jack_of_diamonds: bool
    moon: Literal["others_plus_26", "self_minus_26"]
    renege: Literal["block", "penalty13"]
    end: Literal["target", "deals"]
    target: int
    deals: int
    tie: Literal["extra_hand", "shared"]
    deck_removal: Literal["standard", "clubs_first"]
    show_points: bool

    @classmethod
    def of(cls, options: Options) -> "House":
        """Read the options as a lobby keeps them."""
        switches = {"on": True, "off": False}
        return msgspec.convert({key: switches.get(str(value), value) for key, value in options.items()}, cls)


class Trick(Struct, frozen=True, gc=False):
    """A finished trick; the cards lie in the order of play."""

    leader: Seat
    cards: tuple[Card, ...]
    taker: Seat


class Table(Struct, frozen=True, gc=False):
    """All that lies open, or that anybody who paid attention knows. A tuple of everybody's is indexed by seat."""

    house: House
    totals: tuple[int, ...]
    stage: Literal["deal", "exchange", "play", "over"]
    extras: tuple[tuple[int, ...], ...]
    """The scores of each seat in the extra hands of a tie-break (H-11)."""
    hand: int = 0
    """The number of the hand, from 1; extra hands do not count."""
    extra: int = 0
    """The number of the extra hand, from 1; 0 in the hands of the match proper."""
    dealer: Seat | None = None
    players: tuple[Seat, ...] = ()
    """Who plays this hand, clockwise: all, or those tied for the lowest total."""
    opening: Card = Card(0)
    shift: int = 0
    """How many players to the left the packets move in this hand; 0 is a hand without exchange."""
    choosing: tuple[Seat, ...] = ()
    """Who has not yet chosen a packet."""
    to_play: Seat = 0
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    """The finished tricks of the hand. They lie face down, but everybody saw them; boards show the last (H-13)."""
    broken: bool = False
    captured: tuple[int, ...] = ()
    """The penalty points each seat captured in this hand."""
    jack: Seat | None = None
    """Who captured the jack of diamonds in this hand."""
    scores: tuple[int, ...] = ()
    """The scores of the last finished hand, 0 for a seat that sat it out; empty before there is one."""

    @property
    def leader(self) -> Seat:
        """Who led the trick on the table, or is to lead the next one."""
        return self.players[(self.players.index(self.to_play) - len(self.trick)) % len(self.players)]


class State(Opaque, frozen=True, gc=False):
    """A whole match: the table and, by seat, the secrets beside it."""

    table: Table
    hands: tuple[Cards, ...]
    gave: tuple[Cards, ...]
    """The packet each seat has chosen, or gave away in this hand's exchange."""
    got: tuple[Cards, ...]
    reneges: tuple[int, ...]


class View(Opaque, frozen=True, gc=False):
    """What one seat knows; a spectator (None) knows the table."""

    table: Table
    seat: Seat | None
    hand: Cards = NO_CARDS
    gave: Cards = NO_CARDS
    got: Cards = NO_CARDS
    reneges: int = 0
    """The seat's own in this hand; it knows what it did."""


class Choose(Opaque, frozen=True, gc=False, tag="choose"):
    """Put cards aside for the exchange, or others instead of those chosen before."""

    cards: Cards


class Play(Struct, frozen=True, gc=False, tag="play"):
    """Play a card to the trick."""

    card: Card


class Claim(Struct, frozen=True, gc=False, tag="claim"):
    """End the hand, since nothing that counts is left in it."""


Move: TypeAlias = Choose | Play | Claim


class Deal(Opaque, frozen=True, gc=False):
    """A dealt hand, by seat; who sits it out holds nothing."""

    dealer: Seat
    hands: tuple[Cards, ...]


class HandDealt(Struct, frozen=True, gc=False, tag="hand_dealt"):
    """Everybody who plays the hand got the same number of cards."""

    hand: int
    extra: int
    dealer: Seat
    players: tuple[Seat, ...]
    cards: int
    shift: int


class PacketChosen(Struct, frozen=True, gc=False, tag="packet_chosen"):
    """A seat is ready for the exchange."""

    seat: Seat
    count: int


class PacketsPassed(Struct, frozen=True, gc=False, tag="packets_passed"):
    """The packets moved, all at once: `givers[i]` gave to `receivers[i]`."""

    givers: tuple[Seat, ...]
    receivers: tuple[Seat, ...]
    count: int


class OpenerFound(Struct, frozen=True, gc=False, tag="opener_found"):
    """A seat holds the opening card and is to lead it."""

    seat: Seat
    card: Card


class CardPlayed(Struct, frozen=True, gc=False, tag="card_played"):
    """A card went to the trick."""

    seat: Seat
    card: Card


class HeartsBroken(Struct, frozen=True, gc=False, tag="hearts_broken"):
    """From the next trick on hearts may be led."""

    seat: Seat
    card: Card


class TrickTaken(Struct, frozen=True, gc=False, tag="trick_taken"):
    """The highest card of the suit led took the trick; `points` is what its penalty cards count."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int


class HandClaimed(Struct, frozen=True, gc=False, tag="hand_claimed"):
    """A seat ended the hand, since nothing that counts was left in it (H-15)."""

    seat: Seat


class HandScored(Struct, frozen=True, gc=False, tag="hand_scored"):
    """The hand was counted. All by seat; who sat it out has zeros."""

    players: tuple[Seat, ...]
    captured: tuple[int, ...]
    sweeper: Seat | None
    jack: Seat | None
    """Who got the bonus for the jack of diamonds, where the house plays it."""
    reneges: tuple[int, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    extra: int
    """The number of the extra hand, 0 in the match proper; an extra hand leaves the totals as they are."""


class TieFound(Struct, frozen=True, gc=False, tag="tie_found"):
    """Some share the lowest total and play an extra hand for the win."""

    seats: tuple[Seat, ...]
    extra: int


class MatchWon(Struct, frozen=True, gc=False, tag="match_won"):
    """The match is over."""

    seats: tuple[Seat, ...]
    totals: tuple[int, ...]


Event: TypeAlias = (
    HandDealt
    | PacketChosen
    | PacketsPassed
    | OpenerFound
    | CardPlayed
    | HeartsBroken
    | TrickTaken
    | HandClaimed
    | HandScored
    | TieFound
    | MatchWon
)
