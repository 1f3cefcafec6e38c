"""The worked cases of the rules pages that ask about melds, wins, openings and lay-offs (`tests/vectors/*_melds.jsonl`)."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.melds import Meld, exchangeable, places_beside, read_pair, readings
from games.melds_layouts import best_finish, best_opening, best_pairs, opening_value
from games.melds_win import Forms, count_pairs, single_colour, winning_discards, winning_forms, without
from games.tiles import Tile, is_joker, okey_of

VECTORS = Path(__file__).parents[1] / "vectors"
CASES: list[dict[str, Any]] = [
    json.loads(line)
    for name in ("okey_melds.jsonl", "okey101_melds.jsonl")
    for line in (VECTORS / name).read_text().splitlines()
]


def asking(*kinds: str) -> pytest.MarkDecorator:
    cases = [case for case in CASES if case["action"]["type"] in kinds]
    assert cases
    return pytest.mark.parametrize("case", cases, ids=lambda case: case["id"])


def okey(case: dict[str, Any]) -> Tile:
    return Tile.parse(case["setup"].get("okey", "R8"))


def tile(case: dict[str, Any], text: str) -> Tile:
    """`J*` is a joker, whatever it may be named."""
    return okey(case) if text.startswith("J*") else Tile.parse(text)


def tiles(case: dict[str, Any], texts: list[str]) -> tuple[Tile, ...]:
    return tuple(tile(case, text) for text in texts)


def named(texts: list[str]) -> tuple[Tile | None, ...]:
    return tuple(Tile.parse(text.partition("=")[2]) if "=" in text else None for text in texts)


def read(case: dict[str, Any], texts: list[str]) -> Meld | None:
    given = tiles(case, texts)
    if len(given) == 2:
        return read_pair(given, okey(case), named(texts))
    found = readings(given, okey(case), high_one=case["game"] == "okey", named=named(texts))
    return found[0] if found else None


def test_every_case_is_asked() -> None:
    asked = {
        "check_hand",
        "winning_discards",
        "declare_win",
        "take_discard_and_declare",
        "validate_meld",
        "validate_pair",
    }
    asked |= {"okey_of", "max_opening", "max_pairs", "open", "lay_melds", "lay_off", "swap_joker", "discard"}
    assert {case["action"]["type"] for case in CASES} == asked


@asking("okey_of")
def test_okey_of(case: dict[str, Any]) -> None:
    assert str(okey_of(Tile.parse(case["setup"]["indicator"]))) == case["expect"]["okey"]


@asking("validate_meld")
def test_meld(case: dict[str, Any]) -> None:
    given = tiles(case, case["action"]["tiles"])
    found = readings(given, okey(case), high_one=case["game"] == "okey", named=named(case["action"]["tiles"]))
    assert bool(found) == case["expect"]["valid"]
    assert sorted({meld.kind for meld in found}) == sorted(case["expect"]["kinds"])
    if "max_value" in case["expect"]:
        assert max((meld.value for meld in found), default=0) == case["expect"]["max_value"]


@asking("validate_pair")
def test_pair(case: dict[str, Any]) -> None:
    assert (read_pair(tiles(case, case["action"]["tiles"]), okey(case)) is not None) == case["expect"]["valid"]


@asking("check_hand")
def test_winning_hand(case: dict[str, Any]) -> None:
    forms = winning_forms(tiles(case, case["setup"]["hand"]), okey(case))
    assert bool(forms) == case["expect"]["win"]
    assert [form for form, fits in (("melds", forms.melds), ("pairs", forms.pairs)) if fits] == case["expect"]["forms"]


def loss(case: dict[str, Any], hand: tuple[Tile, ...], thrown: Tile, forms: Forms) -> int:
    """What each other player loses (Okey 12)."""
    config = case["setup"].get("config", {})
    rest = without(hand, thrown)
    colours = {"off": "", "any": "RKBY", "red_black": "RK"}[config.get("one_colour", "off")]
    colour = single_colour(rest, okey(case))
    joker, one_colour = is_joker(thrown, okey(case)), colour is not None and colour in colours
    if config.get("stacking") == "cap":
        return 8 if joker and one_colour else 4 if joker or one_colour or forms.pairs else 2
    return 2 << joker + one_colour + forms.pairs


@asking("winning_discards")
def test_winning_discards(case: dict[str, Any]) -> None:
    hand = tiles(case, case["setup"]["hand"])
    discards = winning_discards(hand, okey(case))
    losses = {thrown: loss(case, hand, thrown, winning_forms(without(hand, thrown), okey(case))) for thrown in discards}
    most = max(losses.values(), default=0)
    assert {*discards} == {*tiles(case, case["expect"]["discards"])}
    assert most == case["expect"]["best_loss"]
    best = {thrown for thrown, lost in losses.items() if lost == most}
    assert best == {*tiles(case, case["expect"]["best_discards"])}


@asking("declare_win", "take_discard_and_declare")
def test_declared_win(case: dict[str, Any]) -> None:
    taken = [text for text in (case["setup"].get("left_discard"),) if text]
    hand = tiles(case, [*case["setup"]["hand"], *taken])
    thrown = tile(case, case["action"]["discard"])
    forms = winning_forms(without(hand, thrown), okey(case))
    expect = case["expect"]
    assert bool(forms) == expect.get("accepted", "winner" in expect)
    if forms:
        assert loss(case, hand, thrown, forms) == expect["loss_each"]
    if "form" in expect:
        assert (forms.pairs if expect["form"] == "pairs" else not forms.pairs) is True


@asking("max_opening")
def test_best_opening(case: dict[str, Any]) -> None:
    hand = tiles(case, case["setup"]["hand"])
    must = case["action"].get("must_use")
    required = tile(case, must) if must else None
    if case["action"].get("max_left") == 1:
        layout = best_finish(hand, okey(case), required)
    else:
        layout = best_opening(hand, okey(case), required)
        assert opening_value(hand, okey(case), required) == case["expect"]["value"]
    assert (layout and layout.value) == case["expect"]["value"] or (layout and layout.value == 0)
    if layout:
        assert not Counter(layout.tiles) - Counter(hand)
        assert len(layout.tiles) < len(hand)
        assert required is None or required in layout.tiles
        for meld in layout.melds:
            assert meld in readings(meld.tiles, okey(case), high_one=False, named=meld.faces)
    assert (layout is not None and layout.value >= 101) == case["expect"]["can_open"]


@asking("max_pairs")
def test_most_pairs(case: dict[str, Any]) -> None:
    hand = tiles(case, case["setup"]["hand"])
    assert count_pairs(hand, okey(case)) == case["expect"]["pairs"]
    pairs = best_pairs(hand, okey(case))
    assert len(pairs) == case["expect"]["pairs"]
    assert (len(pairs) >= 5) == case["expect"]["can_open"]
    assert all(read_pair(pair.tiles, okey(case)) == pair for pair in pairs)


@asking("open", "lay_melds")
def test_laid_melds(case: dict[str, Any]) -> None:
    """What the melds are and what they count; who may lay them when is for the game to say."""
    expect = case["expect"]
    melds = [read(case, texts) for texts in case["action"]["melds"]]
    kinds = {meld.kind == "pair" for meld in melds if meld is not None}
    valid = None not in melds and len(kinds) == 1
    assert valid == (expect.get("reason") != "invalid_meld")
    read_melds = [meld for meld in melds if meld is not None]
    if "value" in expect:
        assert sum(meld.value for meld in read_melds) == expect["value"]
    if "pairs" in expect:
        assert len(read_melds) == expect["pairs"]


@asking("lay_off")
def test_lay_off(case: dict[str, Any]) -> None:
    meld = read(case, case["setup"]["meld"])
    assert meld is not None
    places = places_beside(meld, tile(case, case["action"]["tile"]), okey(case))
    assert [str(place) for place in places] == case["expect"]["as"]
    assert bool(places) == case["expect"]["legal"]


@asking("discard")
def test_a_discard_that_fits_the_table_or_is_a_joker_costs_a_penalty(case: dict[str, Any]) -> None:
    thrown = tile(case, case["action"]["tile"])
    table = [read(case, meld) for meld in case["setup"]["table"]]
    fits = any(places_beside(meld, thrown, okey(case)) for meld in table if meld is not None)
    last = case["setup"]["hand_size"] == 1
    assert 101 * (not last and (fits or is_joker(thrown, okey(case)))) == case["expect"]["penalty"]


@asking("swap_joker")
def test_joker_swap(case: dict[str, Any]) -> None:
    meld = read(case, case["setup"]["meld"])
    assert meld is not None
    assert bool(exchangeable(meld, tile(case, case["action"]["tile"]), okey(case))) == case["expect"]["legal"]
