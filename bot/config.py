"""The settings, read from the environment and from `.env` in the present folder."""

import difflib
import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from dotenv import dotenv_values
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

ENV_FILE = Path(".env")


class SettingsRefused(Exception):  # noqa: N818 - it is a refusal with advice, not a defect
    """The settings cannot be used; the text names all that is wrong, on one line and without any secret."""


def _upper(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


def _one_word(token: SecretStr) -> SecretStr:
    if not re.fullmatch(r"[\w.-]+", token.get_secret_value(), re.ASCII):
        raise ValueError("a token is letters, digits, dots, dashes and underscores")
    return token


class Settings(BaseSettings):
    """What the operator of the bot decides; each field is the environment variable of the same name in capitals."""

    model_config = SettingsConfigDict(env_ignore_empty=True, frozen=True, hide_input_in_errors=True, extra="ignore")

    discord_token: Annotated[SecretStr, AfterValidator(_one_word)] = Field(
        description="the bot's token and nothing else, from Discord's developer portal: your application, Bot, Reset Token"
    )
    database_path: Path = Field(default=Path("data/otter.db"), description="the SQLite file, on a local disk")
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = Field(
        default="INFO", description="how much Otter says: DEBUG, INFO, WARNING or ERROR"
    )
    log_format: Annotated[Literal["console", "json"], BeforeValidator(_lower)] = Field(
        default="console", description="console for people, json for machines"
    )
    developer_guild: int | None = Field(
        default=None, gt=0, description="the id of a server that gets changed slash commands at once"
    )
    house_delay: float = Field(default=1.2, ge=0, le=60, description="seconds a house player seems to think, 0 to 60")
    house_workers: int = Field(
        default_factory=lambda: max(1, (os.cpu_count() or 1) - 1),
        ge=1,
        le=64,
        description="processes that think for the house players, 1 to 64",
    )


def load(env_file: Path = ENV_FILE) -> Settings:
    """Read the settings; what the environment says wins over the file.

    :raises SettingsRefused: naming every mistake at once.
    """
    try:
        written = dotenv_values(env_file)
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsRefused(f"{env_file} cannot be read ({type(error).__name__}): mend it or remove it.") from None
    mistakes = list(_unknown(written, env_file))
    try:
        settings = Settings(_env_file=env_file)  # pyright: ignore[reportCallIssue] - the environment fills the rest
    except ValidationError as error:
        mistakes += [_mistake(detail) for detail in error.errors(include_input=False, include_url=False)]
    else:
        if not mistakes:
            return settings
    raise SettingsRefused("Settings: " + "; ".join(mistakes) + ". See .env.example.")


def _unknown(written: Mapping[str, Any], env_file: Path) -> Iterator[str]:
    # A misspelt name in our own file would else be a setting silently left at its default.
    known = [name.upper() for name in Settings.model_fields]
    for name in written:
        if name.upper() not in known:
            near = difflib.get_close_matches(name.upper(), known, 1)
            yield f"{name} in {env_file} is no setting" + (f" (did you mean {near[0]}?)" if near else "")


def _mistake(detail: Any) -> str:
    name = str(detail["loc"][0])
    wanted = Settings.model_fields[name].description
    if detail["type"] == "missing":
        return f"{name.upper()} is missing ({wanted})"
    return f"{name.upper()} is wrong ({wanted})"
