"""How a good player judges a tile: what may still come, what a tile is good for, and what the next player could do with it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from games.melds_distance import Distance, distance, distances_after
from games.melds_win import without
from games.okey.deals import next_player, previous_player
from games.okey.model import Discard, Tiles, View
from games.okey.refusals import okey_in_play, refuse
from games.tiles import COLOURS, DECK, FACES, FALSE_JOKER, NUMBERS, Tile, face, is_joker

NEAR = 2
"""From this distance on the tiles that bring a hand nearer are counted one by one."""

FEW = 4
"""Of how many discards at most they are counted."""

FITS, PROMISES = 8.0, 3.0
"""What a tile is worth that completes a group, and one that waits for one more tile, for each of it that may still come."""

DREAD = 6.0
"""What a discard is held to cost if everything the next player needs with it may be on his rack."""

REFUSED = 0.25
"""What is left of that for a tile the next player has let lie, or thrown himself."""


@cache
def companions(tile: Tile) -> tuple[tuple[Tile, Tile], ...]:
    """List the two other tiles of each smallest run and set with the tile."""
    colour, number = tile.colour, tile.number
    found: list[tuple[Tile, Tile]] = []
    for low in range(number - 2, number + 1):
        numbers = [n for n in range(low, low + 3) if n != number]
        if low >= 1 and low + 2 <= NUMBERS + 1:
            found.append(_two(colour, numbers))
    if number == 1:
        found.append(_two(colour, [NUMBERS - 1, NUMBERS]))
    rest = [face(other, number) for other in COLOURS if other != colour]
    found += [(rest[0], rest[1]), (rest[0], rest[2]), (rest[1], rest[2])]
    return tuple(found)


def _two(colour: str, numbers: Sequence[int]) -> tuple[Tile, Tile]:
    one, other = (face(colour, n if n <= NUMBERS else 1) for n in numbers)
    return one, other


def unseen(view: View) -> Counter[Tile]:
    """Count the tiles that the seat sees nowhere, by their print."""
    table = view.table
    sheet = table.sheet
    hidden = Counter(DECK)
    hidden.subtract(view.rack)
    if sheet.indicator is not None and not (sheet.house.indicator_last and not table.centre):
        hidden[sheet.indicator] -= 1
    for pile in seen_piles(view):
        hidden.subtract(pile)
    return hidden


def seen_piles(view: View) -> Iterator[Tiles]:
    """Yield what the seat sees of each discard pile, by seat."""
    players = view.table.sheet.players
    for seat, top in enumerate(view.table.tops):
        if view.seat not in players:
            yield () if top is None else (top,)
        elif seat == view.seat:
            yield view.own_pile
        elif seat == previous_player(players, view.seat):
            yield view.left_pile
        else:
            yield () if top is None else (top,)


class Judgement:
    """What one seat makes of the tiles, while it looks at one view."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._okey = okey_in_play(view.table)
        hidden = unseen(view)
        self._jokers = hidden[self._okey]
        self._coming = {tile: hidden[FALSE_JOKER if tile == self._okey else tile] for tile in FACES}
        self._held = Counter(self._face(tile) for tile in view.rack if not is_joker(tile, self._okey))
        following = next_player(view.table.sheet.players, view.seat or 0)
        piles = tuple(seen_piles(view))
        self._left_alone = {self._face(tile) for tile in (*view.own_pile, *piles[following])}

    def _face(self, tile: Tile) -> Tile:
        return self._okey if tile == FALSE_JOKER else tile

    def discard(self) -> Tile:
        """Choose what to throw: what leaves the shortest way and the most tiles that shorten it, and helps nobody."""
        view = self._view
        ranked = [
            (tile, after)
            for tile, after in distances_after(view.rack, self._okey)
            if not is_joker(tile, self._okey) and refuse(view, Discard(tile)) is None
        ]
        least = min(after.least for _, after in ranked)
        tied = [(tile, after) for tile, after in ranked if after.least == least]
        tied.sort(key=lambda entry: self.worth(entry[0]) + DREAD * self.danger(entry[0]))
        if least > NEAR or len(tied) == 1:
            return tied[0][0]
        return max(tied[:FEW], key=lambda entry: self._nearer(*entry))[0]

    def _nearer(self, tile: Tile, after: Distance) -> float:
        """Count the hidden tiles that would bring the hand nearer once the tile is thrown, less what it gives away."""
        rest = without(self._view.rack, tile)
        count = self._jokers
        for other in FACES:
            coming = self._coming[other]
            if coming and other != self._okey and distance((*rest, other), self._okey).least < after.least:
                count += coming
        return count - DREAD * self.danger(tile)

    def worth(self, tile: Tile) -> float:
        """Say what the tile is good for on this rack, beside and waiting for others."""
        shown = self._face(tile)
        held, coming = self._held, self._coming
        total = PROMISES if held[shown] > 1 else 0.0
        for one, other in companions(shown):
            if held[one] and held[other]:
                total += FITS
            elif held[one]:
                total += PROMISES * coming[other]
            elif held[other]:
                total += PROMISES * coming[one]
            else:
                total += (coming[one] > 0) * (coming[other] > 0) / 2
        return total

    def danger(self, tile: Tile) -> float:
        """Say how much of what the next player would need with the tile may be on his rack, from 0 to 1."""
        shown = self._face(tile)
        coming = self._coming
        pairs = companions(shown)
        ways = sum(coming[one] * coming[other] for one, other in pairs) + coming[shown]
        return ways / (4 * len(pairs) + 1) * (REFUSED if shown in self._left_alone else 1.0)
