"""How far a hand of Okey is from winning, against exchanging tiles one by one."""

from collections.abc import Callable
from itertools import combinations

import pytest

from games.melds_distance import distance, distances_after
from games.melds_win import count_pairs, winning_discards, wins, without
from games.tiles import DECK, Tile
from tests.games.melds_oracle import covers, hands, logical


def exchanged(hand: tuple[Tile, ...], okey: Tile, at_most: int) -> int:
    """The fewest tiles that must become jokers so that runs and sets hold 14 tiles, by trying all; `at_most` + 1 for more."""
    counts, jokers = logical(hand, okey)
    faces = [face for face, count in enumerate(counts) for _ in range(count)]
    for gone in range(at_most + 1):
        for places in combinations(range(len(faces)), gone):
            left = list(counts)
            for place in places:
                left[faces[place]] -= 1
            if covers(left, jokers + gone, high_one=True):
                return gone
    return at_most + 1


@pytest.mark.campaign
def test_exchanging_tiles_one_by_one_agrees(campaign: Callable[[int], int]) -> None:
    for hand, okey in hands(31, campaign(12_000), 14):
        assert min(distance(hand, okey).melds, 2) == exchanged(hand, okey, 1), (hand, okey)


@pytest.mark.campaign
def test_exchanging_three_tiles_agrees(campaign: Callable[[int], int]) -> None:
    for hand, okey in hands(32, campaign(1_200), 14):
        assert min(distance(hand, okey).melds, 4) == exchanged(hand, okey, 3), (hand, okey)


def test_a_hand_wins_exactly_at_distance_0() -> None:
    for hand, okey in hands(33, 600, 14):
        assert (distance(hand, okey).least == 0) == wins(hand, okey)
        assert (distance(hand, okey).pairs == 0) == (count_pairs(hand, okey) == 7)


def test_a_tile_more_never_harms_and_brings_one_step_at_most() -> None:
    for number, (hand, okey) in enumerate(hands(34, 60, 14)):
        drawn = DECK[number]
        if hand.count(drawn) < 2:
            before, after = distance(hand, okey), distance((*hand, drawn), okey)
            assert before.melds - 1 <= after.melds <= before.melds
            assert before.pairs - 1 <= after.pairs <= before.pairs


def test_distances_after_a_discard_are_those_of_the_hands_left() -> None:
    for hand, okey in hands(35, 45, 15):
        ranked = distances_after(hand, okey)
        assert dict(ranked) == {tile: distance(without(hand, tile), okey) for tile in set(hand)}
        assert ranked[0][1].least == distance(hand, okey).least
        assert [after.least for _, after in ranked] == sorted(after.least for _, after in ranked)
        assert {tile for tile, after in ranked if not after.least} == {*winning_discards(hand, okey)}
