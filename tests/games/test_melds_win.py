"""Winning hands and their discards (Okey 10 and 11), against a second method."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.melds_win import (
    OKEY,
    OKEY_101,
    Cover,
    all_in_melds,
    count_pairs,
    winning_discards,
    winning_forms,
    wins,
    without,
)
from games.tiles import DECK, FACES, Tile
from tests.games.melds_oracle import covers, hands, logical


def deck_parts(size: int) -> st.SearchStrategy[tuple[Tile, ...]]:
    """Hands of so many tiles of the 106."""
    return st.permutations(range(106)).map(lambda order: tuple(DECK[place] for place in order[:size]))


@pytest.mark.campaign
def test_a_second_method_agrees_on_every_win(campaign: Callable[[int], int]) -> None:
    won = 0
    for hand, okey in hands(1, campaign(1_000_000), 14):
        counts, jokers = logical(hand, okey)
        covered = covers(list(counts), jokers, high_one=True)
        assert all_in_melds(hand, okey) == covered, (hand, okey)
        won += covered
    assert won


@pytest.mark.campaign
def test_a_second_method_agrees_on_every_hand_that_goes_out_in_okey_101(campaign: Callable[[int], int]) -> None:
    for hand, okey in hands(2, campaign(50_000), 21):
        counts, jokers = logical(hand, okey)
        assert all_in_melds(hand, okey, OKEY_101) == covers(list(counts), jokers, high_one=False), (hand, okey)


@pytest.mark.parametrize("size", [12, 13, 14])
def test_jokers_left_over_always_find_a_place(size: int) -> None:
    """The automaton lets jokers be left over; the second method lays them all."""
    for hand, okey in hands(size, 600, size):
        counts, jokers = logical(hand, okey)
        if jokers and all_in_melds(without(hand, okey), okey):
            assert covers(list(counts), jokers, high_one=True), (hand, okey)


@given(deck_parts(14), st.sampled_from(FACES))
def test_seven_pairs_are_what_the_closed_form_says_o_10(hand: tuple[Tile, ...], okey: Tile) -> None:
    counts, jokers = logical(hand, okey)
    odd = sum(count % 2 for count in counts)
    assert winning_forms(hand, okey).pairs == (odd <= jokers and (jokers - odd) % 2 == 0)


@given(st.lists(st.sampled_from(FACES), min_size=7, max_size=7, unique=True), st.sampled_from(FACES), st.data())
def test_seven_different_faces_twice_win_and_jokers_stand_in(
    faces: list[Tile], okey: Tile, data: st.DataObject
) -> None:
    hand = [face for face in faces if face != okey] * 2
    hand += [okey] * (14 - len(hand))
    stand_in = data.draw(st.integers(0, 13))
    if hand.count(okey) < 2:
        hand[stand_in] = okey
    assert winning_forms(tuple(hand), okey).pairs


@given(deck_parts(14), st.sampled_from(FACES), st.permutations(range(14)))
def test_the_order_of_the_tiles_changes_nothing(hand: tuple[Tile, ...], okey: Tile, order: list[int]) -> None:
    shuffled = [hand[place] for place in order]
    assert winning_forms(tuple(shuffled), okey) == winning_forms(hand, okey)
    assert count_pairs(tuple(shuffled), okey) == count_pairs(hand, okey)


def test_winning_discards_are_those_that_leave_a_winning_hand() -> None:
    for hand, okey in hands(4, 60, 15):
        expected = {tile for tile in hand if wins(without(hand, tile), okey)}
        assert winning_discards(hand, okey) == tuple(sorted(expected))


def test_a_joker_never_loses_a_win() -> None:
    for hand, okey in hands(5, 300, 14):
        if okey not in hand and all_in_melds(hand, okey):
            for tile in set(hand):
                assert all_in_melds((*without(hand, tile), okey), okey)


def test_too_many_of_a_face_and_other_numbers_of_tiles_are_refused() -> None:
    r1, k2, b3 = (Tile.parse(text) for text in ("R1", "K2", "B3"))
    for hand in ((r1,) * 3, (r1,) * 4, (k2,) * 3, (Tile.parse("F"),) * 3):
        with pytest.raises(ValueError, match="twice"):
            all_in_melds(hand, k2)
    with pytest.raises(ValueError, match="14"):
        wins((r1, k2, b3), b3)


@pytest.mark.parametrize(("start", "size"), [(OKEY, 1887), (OKEY_101, 102)])
def test_the_automaton_is_small(start: Cover, size: int) -> None:
    known = [start]
    seen = {id(start)}
    for cover in known:
        for after in (cover[tiles] for tiles in range(3)):
            if id(after) not in seen:
                seen.add(id(after))
                known.append(after)
    assert len(known) == size
