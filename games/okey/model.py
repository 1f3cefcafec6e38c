"""What a match of Okey is made of: house rules, score sheet, table, state, view, moves, chance and events."""

from typing import Literal, TypeAlias, final

import msgspec
from msgspec import Struct

from games.core import Opaque, Options, Outcome, Seat
from games.tiles import Tile

Tiles: TypeAlias = tuple[Tile, ...]
Groups: TypeAlias = tuple[Tiles, ...]


class House(Struct, frozen=True, gc=False):
    """The house rules in force (16.1)."""

    partners: bool
    start_points: int
    deal: Literal["formal", "informal"]
    end_mode: Literal["first_zero", "elimination"]
    end_check: Literal["round", "immediate"]
    gosterme: bool
    gosterme_window: Literal["first_action", "first_draw"]
    exhaustion: Literal["take_any", "win_only"]
    indicator_last: bool
    one_colour: Literal["off", "any", "red_black"]
    stacking: Literal["multiply", "cap"]
    no_return_discard: bool
    forbid_joker_discard: bool
    false_show_penalty: int
    tie_break: Literal["shared", "extra_round"]
    three_losers: Literal["rest", "lowest"]
    informal_tile_is_joker: bool

    @classmethod
    def of(cls, options: Options) -> "House":
        """Read the options as a lobby keeps them."""
        switches = {"on": True, "off": False}
        read = {key: switches.get(str(value), value) for key, value in options.items()}
        return msgspec.convert(read | {"one_colour": options["one_colour"]}, cls)

    @property
    def eliminates(self) -> bool:
        """Whether players leave one by one; among partners nobody does (15.2)."""
        return self.end_mode == "elimination" and not self.partners

    @property
    def turns_up_the_okey(self) -> bool:
        """Whether the tile turned up is a joker itself (15.4)."""
        return self.deal == "informal" and self.informal_tile_is_joker


class RoundDealt(Struct, frozen=True, tag="round_dealt"):
    """A round began: the dice found the indicator, which names the okey."""

    round: int
    dealer: Seat
    starter: Seat
    players: tuple[Seat, ...]
    dice: tuple[int, ...]
    """The throw for the stack, then those for the tile; none in an informal deal."""
    put_back: int
    """How often a false joker came up and was put back."""
    indicator: Tile
    okey: Tile
    centre: int


class IndicatorShown(Struct, frozen=True, tag="indicator_shown"):
    """A seat showed the indicator's twin, and the others lost a point."""

    seat: Seat
    tile: Tile
    losers: tuple[Seat, ...]
    scores: tuple[int, ...]


class TileDrawn(Struct, frozen=True, gc=False, tag="tile_drawn"):
    """A seat drew from the centre; what it drew is known only if it was the indicator."""

    seat: Seat
    centre: int
    tile: Tile | None = None


class DiscardTaken(Struct, frozen=True, gc=False, tag="discard_taken"):
    """A seat took the tile its left neighbour had thrown."""

    seat: Seat
    tile: Tile
    thrower: Seat


class TileThrown(Struct, frozen=True, gc=False, tag="tile_thrown"):
    """A seat ended its turn with a discard."""

    seat: Seat
    tile: Tile
    joker: bool


class FalseShowPunished(Struct, frozen=True, tag="false_show_punished"):
    """A seat declared a hand that does not win, and paid for it; its tiles stay hidden."""

    seat: Seat
    losers: tuple[Seat, ...]
    points: int
    scores: tuple[int, ...]


class RoundWon(Struct, frozen=True, tag="round_won"):
    """A seat showed a winning hand."""

    seat: Seat
    tile: Tile
    """Put down on the indicator."""
    groups: Groups
    form: Literal["melds", "pairs"]
    joker: bool
    """Whether the tile put down is a joker."""
    colour: str | None
    """The colour of a hand of one colour, where that counts."""
    loss: int
    """What each loser loses."""
    losers: tuple[Seat, ...]
    scores: tuple[int, ...]


class RoundDrawn(Struct, frozen=True, tag="round_drawn"):
    """The centre was empty, and the seat in turn would not or could not go on."""

    seat: Seat
    returned: Tile | None
    """The discard it had taken to win with, now back on its pile."""
    scores: tuple[int, ...]


class PlayersEliminated(Struct, frozen=True, tag="players_eliminated"):
    """Some left the match at 0 or less (15.1)."""

    seats: tuple[Seat, ...]
    staying: tuple[Seat, ...]


class ExtraRoundDue(Struct, frozen=True, tag="extra_round_due"):
    """Equal scores stand on both sides of the line between winners and losers, so all play on (section 13)."""

    seats: tuple[Seat, ...]


class MatchEnded(Struct, frozen=True, tag="match_ended"):
    """The match is over."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


Event: TypeAlias = (
    RoundDealt
    | IndicatorShown
    | TileDrawn
    | DiscardTaken
    | TileThrown
    | FalseShowPunished
    | RoundWon
    | RoundDrawn
    | PlayersEliminated
    | ExtraRoundDue
    | MatchEnded
)


class Sheet(Struct, frozen=True):
    """What stays the same from turn to turn: the score sheet, and what the round is about."""

    house: House
    scores: tuple[int, ...]
    """Partners share a score, which stands with both."""
    players: tuple[Seat, ...]
    """Who has not been eliminated."""
    left: tuple[int, ...]
    """The round at the end of which each seat was eliminated; 0 for who was not."""
    round: int = 0
    """Which round this is, counted from 1."""
    dealer: Seat | None = None
    """None: still to be drawn."""
    indicator: Tile | None = None
    okey: Tile | None = None
    last_winner: Seat | None = None
    """Who won the last round that was won."""
    ending: RoundWon | RoundDrawn | None = None
    """How the last round that ended did."""
    outcome: Outcome | None = None


class Table(Struct, frozen=True):
    """All that lies open. A tuple of everybody's is indexed by seat."""

    sheet: Sheet
    stage: Literal["deal", "draw", "throw", "over"]
    turn: Seat | None
    centre: int
    """How many tiles can still be drawn."""
    counts: tuple[int, ...]
    """How many tiles each seat holds."""
    heaps: tuple[int, ...]
    """How many tiles lie on each discard pile."""
    tops: tuple[Tile | None, ...]
    """The newest tile of each discard pile."""
    windows: tuple[Seat, ...] = ()
    """Who may still show the indicator's twin (section 7)."""
    shown_by: Seat | None = None
    taken: Tile | None = None
    """What the seat in turn took from its left neighbour's pile."""
    bound: bool = False
    """Whether that was allowed only to win (8.5)."""
    takes: int = 0
    """How many discards were taken since the centre is empty."""


class State(Opaque, frozen=True):
    """A whole match: the table, and the secrets beside it."""

    table: Table
    racks: Groups
    """By seat, in the order of the tiles."""
    piles: Groups
    """The discards of each seat, oldest first."""
    centre: Tiles
    """In the order in which they will be drawn."""
    drawn: Tile | None = None
    """What the seat in turn drew from the centre."""


class View(Opaque, frozen=True):
    """What one seat knows (8.4, 16.3); a spectator (None) knows the table."""

    seat: Seat | None
    table: Table
    rack: Tiles = ()
    own_pile: Tiles = ()
    left_pile: Tiles = ()
    drawn: Tile | None = None


@final
class Show(Struct, frozen=True, gc=False, tag="show"):
    """Show the indicator's twin (gosterme)."""


@final
class Draw(Struct, frozen=True, gc=False, tag="draw"):
    """Draw from the centre, or take what the left neighbour has just thrown."""

    source: Literal["centre", "left"] = "centre"


@final
class Discard(Struct, frozen=True, gc=False, tag="discard"):
    """Throw a tile."""

    tile: Tile


@final
class Finish(Opaque, frozen=True, tag="finish"):
    """Put a tile down and show the other 14 as a winning hand; without groups, they are found."""

    tile: Tile
    groups: Groups = ()


@final
class PassExhausted(Struct, frozen=True, gc=False, tag="pass_exhausted"):
    """End the round in a draw, when the centre is empty."""


Move: TypeAlias = Show | Draw | Discard | Finish | PassExhausted


class Deal(Opaque, frozen=True):
    """The mixed tiles and the dice.

    A formal deal builds stacks of the tiles, each from the bottom, and the last one is left over. In an informal one they are the
    racks from the starter on, the tile turned up, and the others in the order in which they will be drawn.
    """

    tiles: Tiles
    dice: tuple[int, ...] = ()
    put_back: int = 0
    dealer: Seat | None = None
    """The first dealer, drawn by lot."""
