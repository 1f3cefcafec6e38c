"""The best that can be laid (Okey 9, 10; Okey 101 6, 8, 9 and 11), against a second method."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Any

import pytest

from games import melds_rows
from games.melds import readings
from games.melds_layouts import (
    DEAREST,
    MOST_TILES,
    Layout,
    best_finish,
    best_opening,
    best_pairs,
    most_laid,
    most_laid_layout,
    opening_value,
    rank_discards,
)
from games.melds_rows import rows_of, tiles_in
from games.melds_search import Search
from games.melds_win import count_pairs, wins, without
from games.tiles import FACES, FALSE_JOKER, Tile
from tests.games.melds_oracle import MELDS, fillings, hands, logical, solve


def can_be_laid(layout: Layout, hand: tuple[Tile, ...], okey: Tile, *, high_one: bool) -> bool:
    return not Counter(layout.tiles) - Counter(hand) and all(
        meld in readings(meld.tiles, okey, high_one=high_one, named=meld.faces) for meld in layout.melds
    )


def highest(solved: dict[int, int], most_tiles: int) -> int:
    return max(value for laid, value in solved.items() if laid <= most_tiles)


def with_required(hand: tuple[Tile, ...], okey: Tile, required: Tile) -> int | None:
    """The best opening with a tile that is no joker, by trying every meld that holds it."""
    counts, jokers = logical(hand, okey)
    face = okey if required == FALSE_JOKER else required
    left = list(counts)
    left[face] -= 1
    best: int | None = None
    for places, value in MELDS[False][face]:
        others = list(places)
        others.remove(face)
        for tiles, used in fillings(left, tuple(others), jokers):
            rest = left.copy()
            for tile in tiles:
                rest[tile] -= 1
            solved = solve(tuple(rest), jokers - used, high_one=False)
            for laid, worth in solved.items():
                if laid + len(places) < len(hand):
                    best = max(best or 0, worth + value)
    return best


@pytest.mark.campaign
def test_a_second_method_agrees_on_the_most_tiles_of_14(campaign: Callable[[int], int]) -> None:
    for hand, okey in hands(11, campaign(40_000), 14):
        most = max(solve(*logical(hand, okey), high_one=True))
        layout = most_laid_layout(hand, okey)
        assert most_laid(hand, okey) == most == len(layout.tiles), (hand, okey)
        assert can_be_laid(layout, hand, okey, high_one=True)


@pytest.mark.campaign
def test_a_second_method_agrees_on_the_best_opening_of_21(campaign: Callable[[int], int]) -> None:
    for hand, okey in hands(12, campaign(20_000), 21):
        solved = solve(*logical(hand, okey), high_one=False)
        opening = best_opening(hand, okey)
        assert opening is not None
        assert opening.value == highest(solved, 20), (hand, okey)
        assert can_be_laid(opening, hand, okey, high_one=False)
        # of the dearest openings the one that lays most
        assert len(opening.tiles) == max(laid for laid, value in solved.items() if value == opening.value and laid < 21)


@pytest.mark.campaign
def test_a_second_method_agrees_on_going_out(campaign: Callable[[int], int]) -> None:
    for size in (4, 5, 7, 10, 13, 22):
        for hand, okey in hands(size, campaign(4_000), size):
            value = solve(*logical(hand, okey), high_one=False).get(size - 1)
            layout = best_finish(hand, okey)
            assert (layout and layout.value) == value, (hand, okey)
            if layout is not None:
                assert can_be_laid(layout, hand, okey, high_one=False)
                assert len(layout.tiles) == size - 1


@pytest.mark.campaign
def test_a_second_method_agrees_on_openings_with_a_required_tile_101_6(campaign: Callable[[int], int]) -> None:
    for number, (hand, okey) in enumerate(hands(13, campaign(12_000), 12)):
        required = hand[number % 12]
        opening = best_opening(hand, okey, required)
        if required != okey:
            assert (None if opening is None else opening.value) == with_required(hand, okey, required), (hand, okey)
        if opening is not None:
            assert required in opening.tiles
            assert can_be_laid(opening, hand, okey, high_one=False)


@pytest.mark.parametrize("size", [3, 4, 6, 9, 12])
def test_one_tile_stays_in_the_hand_101_10_5(size: int) -> None:
    for hand, okey in hands(size, 150, size):
        opening = best_opening(hand, okey)
        assert opening is not None
        assert len(opening.tiles) < size
        assert opening.value == highest(solve(*logical(hand, okey), high_one=False), size - 1), (hand, okey)


def test_a_required_joker_is_laid_wherever_anything_is() -> None:
    for hand, okey in hands(14, 400, 21):
        if okey in hand:
            best, with_joker = best_opening(hand, okey), best_opening(hand, okey, okey)
            assert best is not None
            if best.melds:
                assert with_joker is not None
                assert okey in with_joker.tiles
                assert with_joker.value == best.value
                assert can_be_laid(with_joker, hand, okey, high_one=False)
            else:
                assert with_joker is None


def test_a_joker_is_worth_any_tile() -> None:
    for hand, okey in hands(15, 60, 20):
        if okey not in hand:
            with_joker = opening_value((*hand, okey), okey)
            assert with_joker is not None
            held = logical(hand, okey)[0]
            # the hand stays the larger by a joker, so a full layout is no limit here
            others = (opening_value((*hand, face), okey) for face in FACES if held[face] < 2 and face != okey)
            assert with_joker >= max(value for value in others if value is not None)


def test_discards_are_ranked_by_what_the_others_can_lay() -> None:
    for hand, okey in hands(16, 45, 15):
        ranked = rank_discards(hand, okey)
        assert dict(ranked) == {tile: most_laid(without(hand, tile), okey) for tile in set(hand)}
        assert [laid for _, laid in ranked] == sorted((laid for _, laid in ranked), reverse=True)


def test_a_hand_laid_to_the_last_tile_wins() -> None:
    for hand, okey in hands(17, 300, 14):
        assert (most_laid(hand, okey) == 14) <= wins(hand, okey)


def test_best_pairs_are_as_many_as_leave_a_tile_101_9() -> None:
    for hand, okey in (pair for size in (6, 10, 11, 21, 22) for pair in hands(size, 60, size)):
        for required in (None, hand[0]):
            pairs = best_pairs(hand, okey, required)
            assert len(pairs) == min(count_pairs(hand, okey), (len(hand) - 1) // 2)
            laid = [tile for pair in pairs for tile in pair.tiles]
            assert not Counter(laid) - Counter(hand)
            twin = required is not None and (hand.count(required) == 2 or okey in hand)
            assert required is None or not pairs or (required in laid) == twin or hand.count(okey) == 2


class Counted(Search):
    """A search that counts its branches."""

    visits = 0

    def _visit(self, *state: Any, **named: Any) -> None:
        self.visits += 1
        super()._visit(*state, **named)


@pytest.mark.parametrize(
    "hand",
    [
        "R13 K13 B13 Y13 R13 K13 B13 Y13 R12 K12 B12 Y12 R12 K12 B12 Y12 R11 K11 B11 Y11 J J",
        "R7 K7 B7 Y7 R8 K8 B8 Y8 R9 K9 B9 Y9 R10 K10 B10 Y10 Y11 K12 R12 Y12 J J",
        "R1 R1 K1 K1 B1 B1 Y1 Y1 R2 R2 K2 K2 B2 B2 Y2 Y2 R3 K3 B3 Y3 J J",
        "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 J J",
        "R2 K2 B2 Y2 R4 K4 B4 Y4 R6 K6 B6 Y6 R8 K8 B8 Y8 R10 K10 B10 Y10 J J",
    ],
)
def test_no_hand_is_too_rich(hand: str) -> None:
    """The search stays within some thousand branches (each takes microseconds)."""
    okey = Tile.parse("Y13") if "Y13" not in hand else Tile.parse("Y5")
    tiles = tuple(okey if text == "J" else Tile.parse(text) for text in hand.split())
    rows, jokers = rows_of(tiles, okey)
    counted = Counted(DEAREST, rows, jokers)
    assert counted.best == Search(DEAREST, rows, jokers).best > 0
    assert counted.visits < 5_000


def test_the_tables_forget_before_they_grow_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(melds_rows, "REMEMBERED", 50)
    before = {row: MOST_TILES.table[row] for row in range(1 << 8) if not row & row >> 1 & 0x55}
    assert len(MOST_TILES.table) <= 50
    assert all(MOST_TILES.table[row] == worth for row, worth in before.items())


def test_rows_hold_the_tiles_and_refuse_a_third_of_a_face() -> None:
    for hand, okey in hands(18, 90, 21):
        rows, jokers = rows_of(hand, okey)
        assert sum(map(tiles_in, rows)) + jokers == 21
        assert jokers == hand.count(okey)
    r1, r2 = FACES[:2]
    for tiles in ((r2, r2, r2), (r1, r1, r1)):
        with pytest.raises(ValueError, match="twice"):
            rows_of(tiles, r1)


def test_a_row_lays_out_what_it_is_worth() -> None:
    for number, (hand, okey) in enumerate(hands(19, 200, 21)):
        for melder, row in ((melder, row) for melder in (MOST_TILES, DEAREST) for row in rows_of(hand, okey)[0]):
            runs = melder.table.runs(row, number % 3)
            laid = [place for run in runs for place in run]
            assert sum(melder.scale.tiles[n] for n, _ in laid) == melder.table.most(row, number % 3)
            assert sum(joker for _, joker in laid) <= number % 3
            assert all(3 <= len(run) <= 13 for run in runs)
            assert all(b[0] == a[0] + 1 for run in runs for a, b in pairwise(run))


def test_three_tiles_are_a_meld_or_lay_nothing() -> None:
    okey = FACES[0]
    for tiles in combinations((*FACES[:8], *FACES[13:16], FALSE_JOKER), 3):
        assert (most_laid(tiles, okey) == 3) == bool(readings(tiles, okey, high_one=True))
