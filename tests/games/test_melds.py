"""Runs, sets and pairs, lay-offs and joker swaps (Okey 9, 10; Okey 101 7 to 10)."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.melds import Meld, exchange, exchangeable, lay_beside, places_beside, read_pair, readings
from games.tiles import FACES, FALSE_JOKER, Tile, plays_as

R8 = Tile.parse("R8")


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(map(Tile.parse, text.split()))


def best(text: str, *, high_one: bool = False) -> Meld:
    return readings(tiles(text), R8, high_one=high_one)[0]


handfuls = st.lists(st.sampled_from((*FACES, FALSE_JOKER)), min_size=1, max_size=5)


@given(handfuls, st.sampled_from(FACES), st.booleans())
def test_a_reading_holds_the_given_tiles_and_each_stands_for_what_it_may(
    given_tiles: list[Tile],
    okey: Tile,
    high_one: bool,  # noqa: FBT001 - Hypothesis fills it
) -> None:
    for meld in readings(given_tiles, okey, high_one=high_one):
        assert sorted(meld.tiles) == sorted(given_tiles)
        for tile, stands_for in zip(meld.tiles, meld.faces, strict=True):
            assert plays_as(tile, okey) in (None, stands_for)
        numbers = [tile.number for tile in meld.faces]
        if meld.kind == "set":
            assert len(set(numbers)) == 1
            assert len({tile.colour for tile in meld.faces}) == len(meld.faces) in (3, 4)
        else:
            assert len({tile.colour for tile in meld.faces}) == 1
            assert numbers[:-1] == list(range(numbers[0], numbers[0] + len(numbers) - 1))
            assert numbers[-1] == numbers[-2] + 1 or (high_one and (numbers[-2], numbers[-1]) == (13, 1))


@given(handfuls, st.booleans())
def test_the_order_of_the_tiles_changes_nothing(
    given_tiles: list[Tile],
    high_one: bool,  # noqa: FBT001 - Hypothesis fills it
) -> None:
    found = {readings(order, R8, high_one=high_one) for order in permutations(given_tiles)}
    assert len(found) == 1


@given(handfuls)
def test_the_best_reading_comes_first_and_can_be_named_t_d6(given_tiles: list[Tile]) -> None:
    found = readings(given_tiles, R8, high_one=False)
    assert [meld.value for meld in found] == sorted((meld.value for meld in found), reverse=True)
    for meld in found:
        assert readings(meld.tiles, R8, high_one=False, named=meld.faces)[:1] == (meld,)


def test_among_equal_values_runs_come_before_sets_and_red_before_black_t_d6() -> None:
    assert best("R12 R8 R8").kind == "run"
    assert best("K5 B5 R8").faces == tiles("R5 K5 B5")
    assert best("K4 K5 R8").faces == tiles("K4 K5 K6")


def test_a_name_against_the_tile_or_the_meld_is_no_reading() -> None:
    b8, b11 = tiles("B8 B11")
    assert readings(tiles("R8 B9 B10"), R8, high_one=False, named=(b8, None, None))[0].value == 27
    assert readings(tiles("B8 B9 B10"), R8, high_one=False, named=(b11, None, None)) == ()
    assert readings(tiles("R8 B9 B10"), R8, high_one=False, named=(tiles("Y4")[0], None, None)) == ()


def test_a_1_stands_above_13_only_in_okey_and_ends_the_run_o_9_t_d8() -> None:
    assert best("K12 K13 K1", high_one=True).faces == tiles("K12 K13 K1")
    assert readings(tiles("K12 K13 K1"), R8, high_one=False) == ()
    assert readings(tiles("K13 K1 K2"), R8, high_one=True) == ()
    whole = tiles("K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13")
    assert len(readings(whole, R8, high_one=True)) == 2
    assert readings((*whole, tiles("K1")[0]), R8, high_one=True) == ()


def test_jokers_alone_are_no_meld_but_two_are_a_pair_o_d9() -> None:
    assert readings(tiles("R8 R8"), R8, high_one=True) == ()
    pair = read_pair(tiles("R8 R8"), R8)
    assert pair is not None
    assert pair.faces == ()
    assert read_pair(tiles("R8 K3"), R8) == Meld("pair", tiles("K3 R8"), tiles("K3 K3"))
    assert read_pair(tiles("R8 K3"), R8, tiles("K4 K3")) is None
    assert read_pair(tiles("R8 F F"), R8) is None


melds = st.sampled_from(
    [best(text) for text in ("R5 R6 R8", "K1 K2 K3", "K11 K12 K13", "Y4 B4 R8", "R5 K5 B5 Y5", "R8 R8 B9", "R7 F R9")]
)


@given(melds, st.sampled_from((*FACES, FALSE_JOKER)))
def test_what_is_laid_beside_a_meld_makes_a_meld_and_nothing_else_does_101_10_2(meld: Meld, tile: Tile) -> None:
    places = places_beside(meld, tile, R8)
    for place in places:
        longer = lay_beside(meld, tile, place)
        names = longer.faces
        assert longer in readings(longer.tiles, R8, high_one=False, named=names)
        assert sorted(longer.faces) == sorted((*meld.faces, place))
    for place in {*FACES} - {*places}:
        if plays_as(tile, R8) in (None, place):
            named = (*meld.faces, place)
            assert readings((*meld.tiles, tile), R8, high_one=False, named=named) == ()


def test_pairs_are_never_extended_101_9_7() -> None:
    pair = read_pair(tiles("K3 K3"), R8)
    assert pair is not None
    assert places_beside(pair, R8, R8) == ()


@given(melds, st.sampled_from((*FACES, FALSE_JOKER)))
def test_a_joker_makes_way_for_the_exact_tile_only_101_10_4(meld: Meld, tile: Tile) -> None:
    positions = exchangeable(meld, tile, R8)
    assert positions == tuple(
        at for at, laid in enumerate(meld.tiles) if laid == R8 and plays_as(tile, R8) == meld.faces[at]
    )
    for position in positions:
        after = exchange(meld, position, tile)
        assert after.faces == meld.faces
        assert sorted((*after.tiles, R8)) == sorted((*meld.tiles, tile))


def test_a_joker_in_a_pair_makes_way_for_the_twin_of_its_partner_101_10_4() -> None:
    pair = read_pair(tiles("R8 K3"), R8)
    jokers = read_pair(tiles("R8 R8"), R8)
    assert pair is not None
    assert jokers is not None
    assert exchangeable(pair, Tile.parse("K3"), R8) == (1,)
    assert exchangeable(pair, R8, R8) == ()
    assert all(exchangeable(jokers, tile, R8) == () for tile in FACES)


@pytest.mark.parametrize(
    ("text", "value"), [("R8 B10 B11", 33), ("R12 R13 R8", 36), ("R7 F R9", 24), ("R8 R1 R2", 6), ("R13 R8 R8", 39)]
)
def test_a_joker_counts_what_it_stands_for_101_7(text: str, value: int) -> None:
    assert best(text).value == value
