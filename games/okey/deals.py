"""Stacks, dice and the deal (sections 4, 6, 14 and 15.4).

The stacks stand in one ring from the dealer's left end to the right (O-D1). Whoever deals takes tiles from the tops of consecutive
stacks, so the ring from the special stack on is one row of tiles, and each rack is made of slices of it.
"""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from msgspec import Struct

from games.core import Dice, Seat, shuffled
from games.okey.model import Deal, Sheet, Tiles
from games.tiles import DECK, FALSE_JOKER, Tile

STACKS: Final = 21
HEIGHT: Final = 5
LEFT_OVER: Final = STACKS * HEIGHT
DIE: Final = 6

T = TypeVar("T")


class Dealt(Struct, Generic[T], frozen=True):
    """The racks from the starter on, the tile turned up, and what is left in the order in which it will be drawn."""

    racks: tuple[tuple[T, ...], ...]
    indicator: T
    centre: tuple[T, ...]


def next_player(players: Sequence[Seat], seat: Seat) -> Seat:
    """Return the player at the right of a seat (section 3)."""
    return next((player for player in players if player > seat), players[0])


def previous_player(players: Sequence[Seat], seat: Seat) -> Seat:
    """Return the player at the left of a seat."""
    return next((player for player in reversed(players) if player < seat), players[-1])


def special_stack(tiles: Sequence[T], throw: int) -> tuple[T, ...]:
    """Return the stack that the first throw finds, from the bottom, with the left-over tile on top (4.3)."""
    bottom = (throw - 1) * HEIGHT
    return (*tiles[bottom : bottom + HEIGHT], tiles[LEFT_OVER])


def deal_stacks(tiles: Sequence[T], first: int, second: int, players: int) -> Dealt[T]:
    """Deal from the stack at the right of the special one on: two stacks to each, one to the starter, four tiles to each other."""
    bottoms = [(first - 1 + step) % STACKS * HEIGHT for step in range(1, STACKS)]
    row = [tile for bottom in bottoms for tile in reversed(tiles[bottom : bottom + HEIGHT])]
    special = special_stack(tiles, first)
    whole = 2 * players * HEIGHT
    racks: list[tuple[T, ...]] = []
    fourth = whole
    for place in range(players):
        one, two = place * HEIGHT, (players + place) * HEIGHT
        size = 4 if place else HEIGHT
        racks.append((*row[one : one + HEIGHT], *row[two : two + HEIGHT], *row[fourth : fourth + size]))
        fourth += size
    below = [tile for place, tile in enumerate(special, 1) if place != second]
    return Dealt(tuple(racks), special[second - 1], (*row[fourth:], *reversed(below)))


def deal_loose(tiles: Sequence[T], players: int) -> Dealt[T]:
    """Deal 15 tiles to the starter and 14 to each other, and turn one up (15.4)."""
    ends = [15 + 14 * place for place in range(players)]
    racks = tuple(tuple(tiles[start:end]) for start, end in zip((0, *ends), ends, strict=False))
    return Dealt(racks, tiles[ends[-1]], tuple(tiles[ends[-1] + 1 :]))


def deal(sheet: Sheet, chance: Deal) -> Dealt[Tile]:
    """Deal as the house does."""
    players = len(sheet.players)
    if sheet.house.deal == "informal":
        return deal_loose(chance.tiles, players)
    return deal_stacks(chance.tiles, chance.dice[0], chance.dice[-1], players)


def roll(sheet: Sheet, dice: Dice) -> Deal:
    """Mix the tiles, throw the dice until they find a numbered tile (4.5), and draw the first dealer."""
    tiles = shuffled(DECK, dice)
    dealer = dice.below(len(sheet.players)) if sheet.dealer is None else None
    if sheet.house.deal == "informal":
        return _turn_up(tiles, dealer, len(sheet.players), dice)
    throws = [dice.below(DIE) + 1]
    special = special_stack(tiles, throws[0])
    throws.append(dice.below(DIE) + 1)
    while special[throws[-1] - 1] == FALSE_JOKER:
        throws.append(dice.below(DIE) + 1)
    return Deal(tiles, tuple(throws), len(throws) - 2, dealer)


def _turn_up(tiles: Tiles, dealer: Seat | None, players: int, dice: Dice) -> Deal:
    """Turn tiles up until one has a number; the false jokers go back among the others, which nobody can tell apart."""
    start = place = 1 + 14 * players
    while tiles[place] == FALSE_JOKER:
        place += 1
    others = shuffled((*tiles[start:place], *tiles[place + 1 :]), dice)
    return Deal((*tiles[:start], tiles[place], *others), (), place - start, dealer)
