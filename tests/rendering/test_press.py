"""The grammar of what is pressed: what is written is read back, and nothing that is read can raise."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rendering.press import LIMIT, Press, parse, write

IDS = st.text("abcdefghijkmnpqrstuvwxyz0123456789", min_size=1, max_size=12)
WORDS = st.text("abcdefghijklmnopqrstuvwxyz_", min_size=1, max_size=20)
ARGUMENTS = st.lists(st.text("ABCabc019_-", max_size=12), max_size=4)


@given(IDS, st.integers(0, 999_999_999), WORDS, ARGUMENTS, st.lists(st.text(), max_size=3).map(tuple))
def test_what_is_written_is_read_back(
    match: str, seen: int, word: str, arguments: list[str], values: tuple[str, ...]
) -> None:
    text = write(match, seen, word, *arguments)
    assert len(text) <= LIMIT
    assert parse(text, values) == Press(match, seen, word, tuple(arguments), values)


@given(st.text(max_size=200))
def test_reading_never_fails(text: str) -> None:
    press = parse(text)
    assert press is None or write(press.match, press.seen, press.word, *press.arguments) == _plain(text)


def _plain(text: str) -> str:
    prefix, match, seen, rest = text.split(":", 3)
    return f"{prefix}:{match}:{int(seen)}:{rest}"


@pytest.mark.parametrize(
    ("text", "press"),
    [
        ("o:k7f3:41:play.9S9H.take.8S", Press("k7f3", 41, "play", ("9S9H", "take", "8S"))),
        ("o:new:0:game", Press("new", 0, "game")),
        ("o:k7f3:0:log.", Press("k7f3", 0, "log", ("",))),
        ("o:k7f3:41:Play", None),
        ("o:k7f3:-1:play", None),
        ("o:k7f3:41:play.9♤", None),
        ("o:k7f3:41:play\n", None),
        ("o:k7f3:٤١:play", None),
        ("O:k7f3:41:play", None),
        ("", None),
    ],
)
def test_the_grammar_is_for_good(text: str, press: Press | None) -> None:
    assert parse(text) == press


@pytest.mark.parametrize(
    "parts",
    [("k7f3", 1, "play", "A" * 61), ("k7f3", 1, "play", *["A" * 40] * 3), ("K", 1, "play"), ("k", 1, "play", "a.b")],
)
def test_what_could_not_be_read_back_is_not_written(parts: tuple[str, int, str]) -> None:
    with pytest.raises(ValueError, match="no custom_id"):
        write(*parts)
