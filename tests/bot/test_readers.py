"""Names people bring along cannot break a screen."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.readers import NAME_LENGTH, safe_name

RIGHT_TO_LEFT, ZERO_WIDTH, SUMMED = "\u202e", "\u200b", "\u0301"


@given(st.text(max_size=80))
def test_a_name_is_one_short_line_without_anything_invisible(name: str) -> None:
    safe = safe_name(name)
    assert 1 <= len(safe) <= NAME_LENGTH
    assert safe == " ".join(safe.split())
    assert not [letter for letter in safe if unicodedata.category(letter) in {"Cc", "Cf", "Zl", "Zp", "Cs", "Co", "Cn"}]
    assert safe_name(safe) == safe


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("Ærø Öztürk", "Ærø Öztürk"),
        ("  Bo   Bech ", "Bo Bech"),
        ("Bo\nBech", "BoBech"),
        (f"Bo{RIGHT_TO_LEFT}{ZERO_WIDTH}", "Bo"),
        (f"Z{SUMMED * 40}algo", f"Ź{SUMMED}algo"),
        ("", "?"),
        (f"{ZERO_WIDTH}{RIGHT_TO_LEFT}", "?"),
        ("x" * 32, "x" * 19 + "…"),
        ("🦦 Otto", "🦦 Otto"),
    ],
)
def test_a_name_keeps_what_can_be_read(name: str, safe: str) -> None:
    assert safe_name(name) == safe
