"""The files of words and rules themselves: what is true of every language."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import discord
import pytest
from discord import app_commands
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n import DATA, LANGUAGES, Language, Page, rules_pages, words
from bot.translator import Translator, localised

LOCALES = DATA / "locales"
RULES = DATA / "rules"
FILES = sorted({path.name for path in LOCALES.glob("*/*.ftl")})
GAMES = sorted({path.stem for path in RULES.glob("*/*.md")})
OTHERS = [language for language in LANGUAGES if language != "en"]

COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
"""The regex of Discord, as far as Python's `\\w` is its letters and digits."""
DARK_SUIT = re.compile("[♠♣]|[♥♦](?!\ufe0f)")
"""Suits other than `bot.rendering.faces` writes them: filled black ones cannot be read on Discord's dark theme."""
LABEL = 34
SELECT_LABEL = 100
SECTION_LIMIT = 1500


@cache
def resource(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


class Placeholders(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name the visitor looks for
        self.names.add(node.id.name)


def placeholders(pattern: ast.Pattern) -> frozenset[str]:
    visitor = Placeholders()
    visitor.visit(pattern)
    return frozenset(visitor.names)


def entries(path: Path) -> list[tuple[str, frozenset[str]]]:
    """Every message, term and attribute of a file with the placeholders in it."""
    found: list[tuple[str, frozenset[str]]] = []
    for entry in resource(path).body:
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if entry.value is not None:
                found.append((name, placeholders(entry.value)))
            found.extend((f"{name}.{each.id.name}", placeholders(each.value)) for each in entry.attributes)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_file_parses_without_junk(file: str, language: Language):
    junk = [each.content for each in resource(LOCALES / language / file).body if isinstance(each, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_keys_attributes_and_placeholders_of_english(file: str, language: Language):
    english, other = dict(entries(LOCALES / "en" / file)), dict(entries(LOCALES / language / file))
    assert sorted(other.keys() ^ english.keys()) == []
    assert {key: sorted(other[key]) for key in english} == {key: sorted(english[key]) for key in english}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: Language):
    keys = Counter(key for path in (LOCALES / language).glob("*.ftl") for key, _ in entries(path))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_suits_are_written_as_on_the_table(file: str, language: Language):
    assert DARK_SUIT.findall((LOCALES / language / file).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("file", FILES)
def test_turkish_never_inflects_what_is_put_in(file: str):
    assert re.findall(r"\}['’]\w+", (LOCALES / "tr" / file).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_buttons_and_values_of_options_are_short(language: Language):
    for file in FILES:
        for key, placed in entries(LOCALES / language / file):
            if "button" in key.split("-") and not placed:
                assert len(words(language)(key)) <= LABEL, key
            name, _, value = key.partition(".")
            if "option" in name.split("-") and value:
                label = f"{words(language)(name)}: {words(language)(key)}"
                assert len(label) <= SELECT_LABEL, label


def command_keys() -> dict[str, list[str]]:
    """Each command of `commands.ftl` with its options."""
    names = {key.partition(".")[0].removeprefix("cmd-") for key, _ in entries(LOCALES / "en" / "commands.ftl")}
    commands = [name for name in sorted(names) if "-" not in name]
    return {name: [each for each in sorted(names) if each.startswith(f"{name}-")] for name in commands}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_commands_and_options_are_valid_and_descriptions_short(language: Language):
    for command, options in command_keys().items():
        for key in (f"cmd-{each}" for each in (command, *options)):
            name, description = words(language)(f"{key}.name"), words(language)(f"{key}.description")
            assert COMMAND_NAME.fullmatch(name), name
            assert name == name.lower(), name
            assert 1 <= len(description) <= 100, description


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_share_a_name(language: Language):
    names = [words(language)(f"cmd-{command}.name") for command in command_keys()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_is_named_like_no_other_option_of_its_command(language: Language):
    for options in command_keys().values():
        for option in options:
            others = [each for each in options if each != option]
            taken = {words(spoken)(f"cmd-{each}.name") for each in others for spoken in (language, "en")}
            assert words(language)(f"cmd-{option}.name") not in taken


async def test_the_payload_of_a_command_carries_every_language_and_fits_discord():
    @app_commands.command(name=localised("cmd-language.name"), description=localised("cmd-language.description"))
    @app_commands.rename(language=localised("cmd-language-language.name"))
    @app_commands.describe(language=localised("cmd-language-language.description"))
    @app_commands.choices(
        language=[
            app_commands.Choice(name=localised(f"cmd-language-language.{value}"), value=value)
            for value in ("auto", *LANGUAGES)
        ]
    )
    async def command(interaction: discord.Interaction, language: str) -> None:
        raise NotImplementedError

    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    payload = await command.get_translated_payload(tree, Translator())
    assert sorted(payload["name_localizations"]) == ["da", "en-GB", "en-US", "es-419", "es-ES", "tr"]
    assert payload["name_localizations"]["en-US"] == payload["name"] == "language"
    (option,) = payload["options"]
    assert option["name_localizations"]["tr"] == "dil"
    assert [choice["name"] for choice in option["choices"]][1:] == ["English", "Dansk", "Español", "Türkçe"]
    for choice in option["choices"]:
        assert all(1 <= len(name) <= 100 for name in choice["name_localizations"].values())
    for language in LANGUAGES:
        texts = [text for each in (payload, option, *option["choices"]) for text in localised_texts(each, language)]
        assert sum(map(len, texts)) <= 8000


def localised_texts(payload: dict[str, dict[str, str]], language: Language) -> list[str]:
    return [
        text
        for field in ("name_localizations", "description_localizations")
        for locale, text in payload.get(field, {}).items()
        if locale.split("-")[0] == language
    ]


def facts(page: Page) -> Counter[str]:
    """The cards, values and numbers a section names: the same in every language."""
    return Counter(re.findall(r"(?:\d+|[AJQK])[♤♥♦♧]|\d+|^- |\*\*", page.text, flags=re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_section_of_a_rules_page_fits_a_screen_and_writes_suits_as_on_the_table(game: str, language: Language):
    for page in rules_pages(language, game):
        assert 1 <= len(page.title) <= 80, page.title
        assert 1 <= len(page.text) <= SECTION_LIMIT, page.title
        assert DARK_SUIT.findall(page.text) == [], page.title
        assert not re.search(r"^\|", page.text, flags=re.MULTILINE), "Discord shows no tables"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_tells_the_same_sections_with_the_same_cards_and_numbers(game: str, language: Language):
    english, other = rules_pages("en", game), rules_pages(language, game)
    assert len(other) == len(english)
    for mine, theirs in zip(other, english, strict=True):
        assert facts(mine) == facts(theirs), f"{theirs.title}: {mine.title}"
