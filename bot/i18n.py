"""The words of Otter: one Fluent bundle a language, read from `data/locales/<language>/*.ftl`, and the rules pages beside it.

A key is a message (`odin-event-played`) or one of its attributes (`odin-option-clear.all_pass`). A name in Fluent begins with a
letter, so the attribute of a value that begins with a digit is written with an `n` before it: `odin-option-hand_size.9` is `.n9`.
Numbers that count are given as `int` and written as the language writes them; ids and names are given as text; a sequence of texts
becomes a list of the language ("a, b og c").
"""

import logging
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Literal, TypeAlias, cast, get_args

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from msgspec import Struct

Language: TypeAlias = Literal["en", "da", "es", "tr"]
"""A language Otter speaks, by its ISO 639 code."""

LANGUAGES: tuple[Language, ...] = get_args(Language)
_BY_CODE: dict[str, Language] = {language: language for language in LANGUAGES}
DATA = Path(__file__).resolve().parent.parent / "data"

Value: TypeAlias = str | int | float | Sequence[str]
"""What may stand in a message."""

log = logging.getLogger(__name__)


REMEMBERED = 20_000
"""How many sentences a language keeps as they were said: a screen repeats most of the former one, and Fluent takes 50 us for each."""


class Words:
    """All that Otter can say in one language; called with a key and its values it says it."""

    strict: ClassVar[bool] = True
    """A missing word or value is an error; the running bot turns this off, and then English or the key itself is said instead."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language
        self._locale = Locale(language)
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((DATA / "locales" / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        self._patterns: dict[str, Pattern | None] = {}
        self._reported: set[str] = set()
        self._said: dict[str | tuple[Any, ...], str] = {}

    def __call__(self, key: str, /, **values: Value) -> str:
        """Say the message or attribute (`key.attribute`) with these values.

        :raises KeyError: when strict and there is no such word.
        :raises ValueError: when strict and the message asks for a value that was not given.
        """
        said = key if not values else (key, *[(name, type(value), _fixed(value)) for name, value in values.items()])
        text = self._said.get(said)
        if text is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            text = self._said[said] = self._say(key, values)
        return text

    def _say(self, key: str, values: dict[str, Value]) -> str:
        pattern = self._pattern(key)
        if pattern is None:
            return self._missing(key, values)
        arguments = {name: self._argument(value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            if self.strict:
                raise ValueError(f"{self.language}, {key}: {', '.join(map(str, errors))}")
            self._report(key, str(errors[0]))
        return text if isinstance(text, str) else key

    def has(self, key: str) -> bool:
        """Whether this language has the message or attribute."""
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Pattern | None:
        if key not in self._patterns:
            self._patterns[key] = self._look_up(key)
        return self._patterns[key]

    def _look_up(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        if not attribute:
            return message.value
        return message.attributes.get(f"n{attribute}" if attribute[0].isdigit() else attribute)

    def _argument(self, value: Value) -> str | int | float:
        if isinstance(value, str) or type(value) in (int, float):
            return cast("str | int | float", value)
        if isinstance(value, Sequence):
            return format_list(value, locale=self._locale)
        return str(value)  # a card is a kind of int and says its text form

    def _missing(self, key: str, values: dict[str, Value]) -> str:
        if self.strict:
            raise KeyError(f"{self.language} has no word {key}")
        self._report(key, "missing")
        return key if self.language == "en" else words("en")(key, **values)

    def _report(self, key: str, fault: str) -> None:
        if key not in self._reported:
            self._reported.add(key)
            log.warning("%s, %s: %s", self.language, key, fault)


def _fixed(value: Value) -> object:
    return tuple(value) if isinstance(value, list) else value


@cache
def words(language: Language) -> Words:
    """Return the one `Words` of a language, read from disk the first time."""
    return Words(language)


def language_of(locale: str | None) -> Language:
    """Map a locale of Discord ("da", "es-419", "en-GB", none) to the language Otter answers in."""
    return _spoken(locale) or "en"


def preferred(*candidates: str | None) -> Language:
    """Return the language of the first candidate that Otter speaks, else English.

    For a person the candidates are, in this order: own setting, the interaction's locale, the server's setting, the server's locale.
    """
    for language in map(_spoken, candidates):
        if language is not None:
            return language
    return "en"


def _spoken(locale: str | None) -> Language | None:
    return _BY_CODE.get((locale or "").split("-")[0])


class Page(Struct, frozen=True):
    """One section of a game's rules, as Discord's Markdown."""

    title: str
    text: str


@cache
def rules_pages(language: Language, game: str) -> tuple[Page, ...]:
    """Return the sections of `data/rules/<language>/<game>.md` in order; what stands above the first one is the file's own title.

    :raises FileNotFoundError: when the game has no rules page.
    """
    text = (DATA / "rules" / language / f"{game}.md").read_text(encoding="utf-8")
    _, *sections = re.split(r"^## ", text, flags=re.MULTILINE)
    return tuple(Page(title.strip(), body.strip()) for title, _, body in (each.partition("\n") for each in sections))
