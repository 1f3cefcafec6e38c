"""Who plays a hand, with which cards, and where the packets go (sections 2, 4 and 7)."""

from games.cards import Cards
from games.core import Dice, Seat
from games.olsen_hearts.model import House, Table
from games.olsen_hearts.plays import DECK
from games.olsen_hearts.scoring import leaders, played_out

DECKS = {
    removal: tuple(Cards(DECK & ~Cards.parse(removed)) for removed in ("", "", "", *by_players))
    for removal, by_players in (("standard", ("2D", "", "2D2C")), ("clubs_first", ("2C", "", "2C2D")))
}
"""The cards that play, by `deck_removal` and the number of players of the hand (H-1)."""

CYCLES = {3: (1, 2, 0), 4: (1, 3, 2, 0), 5: (1, 4, 2, 3, 0)}
"""How many players to the left the packets move, hand after hand, with `passing=rotate` (H-2)."""


def deck(house: House, players: int) -> Cards:
    """Return the cards of a hand of so many players."""
    return DECKS[house.deck_removal][players]


def hand_size(table: Table) -> int:
    """Return how many cards each player of the hand was dealt."""
    return deck(table.house, len(table.players)).bit_count() // len(table.players)


def receivers(table: Table) -> tuple[Seat, ...]:
    """Return to whom each of the players passes, in their order."""
    players = table.players
    return players[table.shift :] + players[: table.shift]


def extra_due(table: Table) -> bool:
    """Whether the next hand is an extra one: the match is played out and has no winner."""
    return table.hand > 0 and played_out(table)


def next_players(table: Table) -> tuple[Seat, ...]:
    """Return who plays the next hand: all, or only those tied for the lowest total (H-11)."""
    return leaders(table) if extra_due(table) else tuple(range(len(table.totals)))


def next_dealer(table: Table, players: tuple[Seat, ...], dice: Dice) -> Seat:
    """Return the next dealer: drawn for the first hand, then the next of the players clockwise."""
    if table.dealer is None:
        return dice.below(len(players))
    return next((seat for seat in players if seat > table.dealer), players[0])


def shift(house: House, players: int, hand: int, extra: int) -> int:
    """Return how many players to the left the packets move (H-2, H-11)."""
    if house.passing == "none":
        return 0
    if house.passing == "left" or extra:
        return 1
    cycle = CYCLES[players]
    return cycle[(hand - 1) % len(cycle)]
