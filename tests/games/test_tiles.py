"""What tiles are, and what they stand for (Okey 1, 2 and 5)."""

from collections import Counter

import msgspec
import pytest

from games import codec
from games.tiles import COLOURS, DECK, FACES, FALSE_JOKER, Tile, face, is_joker, okey_of, plays_as


def test_a_tile_is_its_text() -> None:
    for tile in (*FACES, FALSE_JOKER):
        assert Tile.parse(str(tile)) == tile
        assert codec.decode(codec.encode(tile), Tile) == tile
    assert (str(face("R", 13)), str(face("K", 1)), str(FALSE_JOKER)) == ("R13", "K1", "F")


@pytest.mark.parametrize("text", ["R0", "R14", "G5", "J*", "", "r5"])
def test_other_texts_are_no_tiles(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        codec.decode(codec.encode(text), Tile)


def test_the_set_has_106_tiles_every_one_twice() -> None:
    assert len(DECK) == 106
    assert set(Counter(DECK).values()) == {2}


def test_colour_and_number_make_the_face() -> None:
    assert [face(tile.colour, tile.number) for tile in FACES] == list(FACES)
    assert FALSE_JOKER.number == 0
    assert FALSE_JOKER.colour not in COLOURS


def test_the_okey_is_the_next_number_of_the_colour_and_1_after_13() -> None:
    okeys = [okey_of(tile) for tile in FACES]
    assert sorted(okeys) == sorted(FACES)
    assert all(okey.colour == tile.colour for okey, tile in zip(okeys, FACES, strict=True))
    assert (str(okey_of(face("R", 10))), str(okey_of(face("K", 13)))) == ("R11", "K1")


def test_a_false_joker_is_no_indicator() -> None:
    with pytest.raises(ValueError, match="false joker"):
        okey_of(FALSE_JOKER)


def test_jokers_follow_from_the_okey_and_false_jokers_play_as_its_face() -> None:
    okey = face("R", 5)
    assert is_joker(okey, okey)
    assert plays_as(okey, okey) is None
    assert plays_as(FALSE_JOKER, okey) == okey
    assert not is_joker(FALSE_JOKER, okey)
    assert all(plays_as(tile, okey) == tile for tile in FACES if tile != okey)
