"""The kit draws within Discord's limits or not at all, and leaves nothing behind."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rendering import kit
from tests.rendering.gallery import flaws


def _button(number: int) -> kit.Button:
    return kit.button(f"{number}", f"o:k7f3:1:play.{number}")


@given(st.integers(0, 60), st.integers(1, 30), st.integers(0, 4500))
def test_a_screen_is_within_the_limits_or_refused(buttons: int, options: int, characters: int) -> None:
    try:
        view = kit.screen(
            kit.text("x" * characters, "y"),
            kit.rule(),
            *kit.rows(_button(number) for number in range(buttons)),
            kit.select("o:k7f3:1:choose", "?", [kit.Option(f"{n}", f"{n}") for n in range(options)], most=99),
            accent=0x123456,
        )
    except kit.TooLarge:
        assert options > kit.OPTIONS or characters + 2 > kit.CHARACTERS or buttons > 27
    else:
        assert flaws(view) == []


async def test_a_view_is_stopped_before_it_is_sent() -> None:
    """Else discord.py keeps a task and its keys for as long as it might be pressed."""
    assert kit.screen(kit.text("x"), accent=0).is_finished()


def test_two_components_of_one_id_are_refused() -> None:
    with pytest.raises(kit.TooLarge):
        kit.screen(*kit.rows([_button(1), _button(1)]), accent=0)


@pytest.mark.parametrize("label", ["", "x" * 81])
def test_a_label_is_of_1_to_80_characters(label: str) -> None:
    with pytest.raises(kit.TooLarge):
        kit.button(label, "o:k7f3:1:play")


@given(st.lists(st.integers(), max_size=90), st.integers(-3, 9), st.integers(1, 25))
def test_pages_hold_everything_once(items: list[int], page: int, size: int) -> None:
    _, _, pages = kit.page_of(items, 0, size)
    assert [item for each in range(pages) for item in kit.page_of(items, each, size)[0]] == items
    _, shown, _ = kit.page_of(items, page, size)
    assert 0 <= shown < pages


def test_a_select_that_offers_something_else_is_another_component() -> None:
    """Else what was ticked in the former would still be shown."""

    def number(seen: int, *options: kit.Option) -> int:
        return kit.select(f"o:k7f3:{seen}:choose", "?", options)["components"][0]["id"]

    one, other, chosen = kit.Option("1", "1"), kit.Option("2", "2"), kit.Option("1", "1", chosen=True)
    assert number(1, one, other) == number(2, one, other)
    assert len({number(1, one, other), number(1, other, one), number(1, chosen, other), number(1, one)}) == 4
