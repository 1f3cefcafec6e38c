"""What Discord demands of a set of application commands and of an application emoji."""

import base64
import binascii
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.wire.checks import Path
from tests.wire.errors import Flaws, FormError, Json

SLASH, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUBCOMMAND, GROUP = 1, 2
MOST = {SLASH: 100, USER_MENU: 15, MESSAGE_MENU: 15}
# Discord's pattern is [-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]; \w is the closest that `re` has.
NAME = re.compile(r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}")
LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)
WITH_CHOICES = frozenset({3, 4, 10})


def check_commands(commands: Sequence[Json]) -> None:
    """Raise unless Discord would take these as all the commands of one scope."""
    flaws = Flaws()
    kinds = Counter(command.get("type", SLASH) for command in commands)
    for kind, most in MOST.items():
        if kinds[kind] > most:
            flaws.add((), "APPLICATION_COMMAND_TOO_MANY", f"{kinds[kind]} commands of type {kind}, at most {most} go.")
    names: set[tuple[int, str]] = set()
    for place, command in enumerate(commands):
        kind = command.get("type", SLASH)
        key = kind, str(command.get("name"))
        if key in names:
            flaws.add((place, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", f"{key[1]!r} stands here twice.")
        names.add(key)
        _check_command(command, kind, flaws, (place,))
    if flaws.found:
        raise FormError(flaws.found)


def _check_command(command: Json, kind: int, flaws: Flaws, path: Path) -> None:
    if kind == SLASH:
        _check_words(command, flaws, path)
        _check_options(command, flaws, path)
        if (size := _longest(command)) > 8000:
            flaws.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"{size} characters in all, at most 8000 go.")
        return
    flaws.length((*path, "name"), command.get("name"), 1, 32)
    if command.get("description"):
        flaws.add((*path, "description"), "BASE_TYPE_MAX_LENGTH", "A menu command has no description.")


def _check_words(node: Json, flaws: Flaws, path: Path) -> None:
    _check_name(node.get("name"), flaws, (*path, "name"))
    flaws.length((*path, "description"), node.get("description"), 1, 100)
    for locale, name in (node.get("name_localizations") or {}).items():
        _check_locale(locale, flaws, (*path, "name_localizations"))
        _check_name(name, flaws, (*path, "name_localizations", locale))
    for locale, text in (node.get("description_localizations") or {}).items():
        _check_locale(locale, flaws, (*path, "description_localizations"))
        flaws.length((*path, "description_localizations", locale), text, 1, 100)


def _check_name(name: object, flaws: Flaws, path: Path) -> None:
    if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
        flaws.add(path, "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name!r}")


def _check_locale(locale: str, flaws: Flaws, path: Path) -> None:
    if locale not in LOCALES:
        flaws.add((*path, locale), "ENUM_TYPE_COERCE", f"Discord has no locale {locale!r}.")


def _check_options(node: Json, flaws: Flaws, path: Path) -> None:
    options: list[Json] = node.get("options") or []
    below = (*path, "options")
    if len(options) > 25:
        flaws.add(below, "BASE_TYPE_BAD_LENGTH", "Must be between 0 and 25 in length.")
    names: set[str] = set()
    optional_seen = False
    nested = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        flaws.add(below, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands and options do not mix.")
    for place, option in enumerate(options):
        here = (*below, place)
        _check_words(option, flaws, here)
        words = {str(option.get("name")), *(option.get("name_localizations") or {}).values()}
        if str(option.get("name")) in names:
            flaws.add(
                (*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", f"{option.get('name')!r} twice."
            )
        names |= words
        if option.get("required") and optional_seen:
            flaws.add((*here, "required"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required ones come first.")
        optional_seen |= not option.get("required")
        _check_choices(option, flaws, here)
        if option.get("type") in (SUBCOMMAND, GROUP):
            _check_options(option, flaws, here)


def _check_choices(option: Json, flaws: Flaws, path: Path) -> None:
    choices: list[Json] = option.get("choices") or []
    below = (*path, "choices")
    if choices and option.get("autocomplete"):
        flaws.add(below, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", "Autocomplete excludes choices.")
    if (choices or option.get("autocomplete")) and option.get("type") not in WITH_CHOICES:
        flaws.add(below, "APPLICATION_COMMAND_OPTIONS_CHOICES_TYPE", "This type of option has no choices.")
    if len(choices) > 25:
        flaws.add(below, "BASE_TYPE_BAD_LENGTH", "Must be between 0 and 25 in length.")
    for place, choice in enumerate(choices):
        flaws.length((*below, place, "name"), choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            flaws.length((*below, place, "value"), choice["value"], 1, 100)
        for locale, text in (choice.get("name_localizations") or {}).items():
            _check_locale(locale, flaws, (*below, place, "name_localizations"))
            flaws.length((*below, place, "name_localizations", locale), text, 1, 100)
    for key in ("name", "value"):
        twice = [text for text, times in Counter(choice.get(key) for choice in choices).items() if times > 1]
        if twice:
            flaws.add(below, "APPLICATION_COMMAND_OPTIONS_CHOICE_ALREADY_EXISTS", f"{key} {twice} stands here twice.")


def _longest(node: Json) -> int:
    """Characters of names, descriptions and values below a node, each in its longest language."""

    def words(key: str) -> int:
        return max(map(len, [str(node.get(key) or ""), *(node.get(f"{key}_localizations") or {}).values()]))

    parts: list[Any] = [*(node.get("options") or []), *(node.get("choices") or [])]
    return words("name") + words("description") + len(str(node.get("value") or "")) + sum(map(_longest, parts))


def check_emoji(body: Json, taken: Sequence[str], *, image: bool) -> None:
    """Raise unless the body makes an application emoji."""
    flaws = Flaws()
    name = body.get("name")
    if not isinstance(name, str) or not re.fullmatch(r"\w{2,32}", name, re.ASCII):
        flaws.add(("name",), "STRING_TYPE_REGEX", f"String value did not match validation regex: {name!r}")
    elif name in taken:
        flaws.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", f"{name!r} is taken.")
    if image:
        _check_image(body.get("image"), flaws)
    if flaws.found:
        raise FormError(flaws.found)


def _check_image(image: object, flaws: Flaws) -> None:
    found = re.fullmatch(
        r"data:image/(png|jpeg|gif|webp|avif);base64,(.+)", image if isinstance(image, str) else "", re.DOTALL
    )
    if found is None:
        flaws.add(("image",), "BINARY_TYPE_INVALID", "Must be a data URI of an image.")
        return
    try:
        size = len(base64.b64decode(found[2], validate=True))
    except binascii.Error:
        flaws.add(("image",), "BINARY_TYPE_INVALID", "The base64 is broken.")
        return
    if size > 256 * 1024:
        flaws.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
