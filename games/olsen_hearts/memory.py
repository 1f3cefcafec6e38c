"""What anybody who paid attention knows of a hand: who played what, and what a seat has shown not to hold."""

from msgspec import Struct

from games.olsen_hearts.deals import deck, hand_size
from games.olsen_hearts.model import House, Table, View
from games.olsen_hearts.plays import DECK, HEARTS, PENALTIES, breaks_hearts
from games.tricks import SAME_SUIT


class Memory(Struct, frozen=True):
    """By seat, as masks."""

    played: tuple[int, ...]
    lacking: tuple[int, ...]

    @property
    def gone(self) -> int:
        """All cards played in this hand."""
        return sum(self.played)


def recall(table: Table) -> Memory:
    """Go through the tricks of the hand on the table."""
    played, lacking = [0] * len(table.totals), [0] * len(table.totals)
    players = table.players
    tricks = [(trick.leader, trick.cards) for trick in table.tricks]
    if table.trick:
        tricks.append((table.leader, table.trick))
    broken = False
    for number, (leader, cards) in enumerate(tricks):
        first = players.index(leader)
        for place, card in enumerate(cards):
            seat = players[(first + place) % len(players)]
            played[seat] |= 1 << card
            if place == 0:
                if not broken and HEARTS >> card & 1:
                    lacking[seat] |= _lacking_of_leader(table.house)
            elif not SAME_SUIT[cards[0]] >> card & 1:
                lacking[seat] |= _lacking_of_discarder(table.house, cards[0], card, first_trick=number == 0)
            broken = broken or breaks_hearts(table.house, cards[:place], card)
    return Memory(tuple(played), tuple(lacking))


def _lacking_of_leader(house: House) -> int:
    """Whoever leads a heart before hearts are open has nothing else, or next to nothing (5.2)."""
    return DECK & ~(PENALTIES if house.lead_hearts_over_qs else HEARTS)


def _lacking_of_discarder(house: House, led: int, card: int, *, first_trick: bool) -> int:
    # Where reneges are allowed, a card of another suit shows nothing about the suit led.
    lacking = SAME_SUIT[led] if house.renege == "block" else 0
    if first_trick and house.first_trick == "forbid" and PENALTIES >> card & 1:
        lacking |= DECK & ~PENALTIES
    return lacking


def unseen(view: View, memory: Memory) -> int:
    """Return the cards that are in other hands."""
    return deck(view.table.house, len(view.table.players)) & ~view.hand & ~memory.gone


def room(table: Table, memory: Memory) -> list[int]:
    """Return how many cards each seat holds."""
    size = hand_size(table)
    return [size - played.bit_count() if seat in table.players else 0 for seat, played in enumerate(memory.played)]
