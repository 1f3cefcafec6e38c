"""The settings: every mistake at once, no secret ever, and one page that documents them."""

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import SecretStr
from pydantic_core import PydanticUndefined

from bot.config import Settings, SettingsRefused, load

ROOT = Path(__file__).parents[2]
TOKEN = "MTA5.Gabc12.not-a-real_token"


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def refusal(**environment: str) -> str:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment.items():
            patch.setenv(name, value)
        with pytest.raises(SettingsRefused) as refused:
            load()
    return str(refused.value)


def example() -> str:
    lines = ["# Copy this file to .env and fill in the token. What is left empty keeps its default.", ""]
    for name, field in Settings.model_fields.items():
        default = "" if field.default in (PydanticUndefined, None) else field.default
        description = field.description or ""
        lines += [f"# {description[0].upper()}{description[1:]}.", f"{name.upper()}={default}", ""]
    return "\n".join(lines[:-1]) + "\n"


def test_env_example_equals_the_settings() -> None:
    assert example() == (ROOT / ".env.example").read_text("utf-8")


def test_the_example_with_a_token_is_the_defaults(tmp_path: Path) -> None:
    text = example().replace("DISCORD_TOKEN=", f"DISCORD_TOKEN={TOKEN}")
    (tmp_path / ".env").write_text(text, "utf-8")
    assert Settings(discord_token=SecretStr(TOKEN)) == load()


def test_a_token_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = load()
    assert (TOKEN, Path("data/otter.db"), 1.2) == (
        settings.discord_token.get_secret_value(),
        settings.database_path,
        settings.house_delay,
    )
    assert settings.house_workers == max(1, (os.cpu_count() or 1) - 1)


def test_the_environment_wins_over_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nHOUSE_DELAY=3\nLOG_LEVEL=debug\n", "utf-8")
    monkeypatch.setenv("HOUSE_DELAY", "0")
    settings = load()
    assert (settings.house_delay, settings.log_level) == (0, "DEBUG")


def test_all_mistakes_stand_on_one_line() -> None:
    line = refusal(HOUSE_DELAY="-1", HOUSE_WORKERS="many", LOG_LEVEL="loud", LOG_FORMAT="xml", DEVELOPER_GUILD="0")
    assert "\n" not in line
    for name in ("DISCORD_TOKEN", "HOUSE_DELAY", "HOUSE_WORKERS", "LOG_LEVEL", "LOG_FORMAT", "DEVELOPER_GUILD"):
        assert name in line
    assert "DATABASE_PATH" not in line
    assert ".env.example" in line


def test_a_misspelt_name_in_the_file_is_told_with_the_right_one(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nHOUSE_DELAYS=2\n", "utf-8")
    assert refusal() == ("Settings: HOUSE_DELAYS in .env is no setting (did you mean HOUSE_DELAY?). See .env.example.")


def test_an_unreadable_file_is_one_line(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xff\xfe\x00broken")
    assert ".env cannot be read" in refusal()


@given(st.text(st.characters(blacklist_categories=["Cs", "Cc"]), min_size=1).filter(lambda text: "\x00" not in text))
def test_a_refused_token_is_never_shown(text: str) -> None:
    token = f"{text} s3cr3t"
    line = refusal(DISCORD_TOKEN=token)
    assert "DISCORD_TOKEN is wrong" in line
    assert "s3cr3t" not in line


def test_printing_the_settings_shows_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = load()
    assert TOKEN not in f"{settings} {settings!r} {settings.model_dump()} {settings.model_dump_json()}"
