import logging
from pathlib import Path

import pytest
from discord import Locale, app_commands
from hypothesis import given
from hypothesis import strategies as st

from bot import i18n
from bot.i18n import LANGUAGES, Page, Words, language_of, preferred, rules_pages, words
from bot.translator import Translator, localised
from games.cards import Card

ENGLISH = """
-bird = Otter
greeting = Hello { $name } from { -bird }
tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
laid = { $cards } laid
option = Clearing
    .auto = by itself
    .n9 = nine
only-english = Only here, { $name }
"""
DANISH = """
laid = { $cards } lagt
tricks = { $count ->
    [one] { $count } stik
   *[other] { $count } stik
}
"""
SPANISH = """
laid = { $cards } en la mesa
tricks = { $count ->
    [one] { $count } baza
    [many] { $count } de bazas
   *[other] { $count } bazas
}
"""
TURKISH = "laid = { $cards } açıldı\n"


@pytest.fixture
def dictionary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Every language with a small file of its own, in place of the real ones."""
    for language, text in zip(LANGUAGES, (ENGLISH, DANISH, SPANISH, TURKISH), strict=True):
        folder = tmp_path / "locales" / language
        folder.mkdir(parents=True)
        (folder / "words.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(i18n, "DATA", tmp_path)
    words.cache_clear()
    rules_pages.cache_clear()
    yield tmp_path
    words.cache_clear()
    rules_pages.cache_clear()


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Words, "strict", False)


def test_a_name_stands_in_the_text_as_given_without_invisible_marks(dictionary):
    assert words("en")("greeting", name="<@7>") == "Hello <@7> from Otter"


def test_a_dot_in_the_key_asks_for_an_attribute(dictionary):
    assert words("en")("option.auto") == "by itself"
    assert words("en")("option") == "Clearing"


def test_a_value_that_begins_with_a_digit_is_written_with_an_n_before_it(dictionary):
    assert words("en")("option.9") == "nine"
    assert not words("en").has("option.10")


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "1 trick"),
        ("en", 12345, "12,345 tricks"),
        ("da", 12345, "12.345 stik"),
        ("es", 2, "2 bazas"),
        ("es", 1000000, "1.000.000 de bazas"),
    ],
)
def test_a_number_takes_the_form_of_the_language_and_chooses_the_plural(dictionary, language, count, text):
    assert words(language)("tricks", count=count) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "8, 7, and 2 laid"), ("da", "8, 7 og 2 lagt"), ("es", "8, 7 y 2 en la mesa"), ("tr", "8, 7 ve 2 açıldı")],
)
def test_a_list_is_joined_as_the_language_joins_it(dictionary, language, text):
    assert words(language)("laid", cards=["8", "7", "2"]) == text


def test_a_list_of_one_is_that_one(dictionary):
    assert words("da")("laid", cards=("8",)) == "8 lagt"


def test_text_stays_text_and_a_card_says_its_text_form(dictionary):
    assert words("en")("laid", cards="12345") == "12345 laid"
    assert words("en")("laid", cards=Card.parse("QS")) == "QS laid"


def test_a_language_has_only_its_own_words(dictionary):
    danish = words("da")
    assert danish.has("laid")
    assert not danish.has("only-english")
    assert not danish.has("laid.short")
    assert not words("en").has("bird"), "a term is not a message"


@pytest.mark.parametrize("key", ["nothing", "option.nothing", "nothing.auto", ""])
def test_a_missing_word_is_an_error_while_strict(dictionary, key):
    with pytest.raises(KeyError):
        words("en")(key)


def test_a_missing_value_is_an_error_while_strict(dictionary):
    with pytest.raises(ValueError, match=r"greeting.*name"):
        words("en")("greeting")


def test_the_running_bot_says_a_missing_word_in_english_and_logs_it_once(dictionary, lenient, caplog):
    with caplog.at_level(logging.WARNING, "bot.i18n"):
        said = {words("da")("only-english", name="Bo") for _ in range(3)}
    assert said == {"Only here, Bo"}
    assert [record.getMessage() for record in caplog.records] == ["da, only-english: missing"]


def test_the_running_bot_says_the_key_where_even_english_has_no_word(dictionary, lenient):
    assert words("tr")("nothing.at-all") == "nothing.at-all"


def test_the_running_bot_survives_a_missing_value(dictionary, lenient, caplog):
    assert words("en")("greeting").startswith("Hello ")
    assert "greeting" in caplog.text


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("da", "da"),
        ("es-ES", "es"),
        ("es-419", "es"),
        ("tr", "tr"),
        ("sv-SE", "en"),
        ("das", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_of_discord_has_its_language(locale, language):
    assert language_of(locale) == language


def test_every_locale_of_discord_has_a_language():
    assert {language_of(str(locale)) for locale in Locale} == set(LANGUAGES)


LOCALES = st.none() | st.sampled_from([str(locale) for locale in Locale])


@given(st.lists(LOCALES, max_size=5))
def test_the_first_candidate_that_otter_speaks_is_preferred(candidates: list[str | None]):
    spoken = [each for each in candidates if each is not None and each.split("-")[0] in LANGUAGES]
    assert preferred(*candidates) == (language_of(spoken[0]) if spoken else "en")


def test_a_rules_file_is_split_at_its_headings(dictionary: Path):
    folder = dictionary / "rules" / "en"
    folder.mkdir(parents=True)
    text = "# Whist\n\n## Idea\nTake tricks.\n\nMany.\n\n## Your turn\n\nFollow suit.\n### Or not\nTrump.\n"
    (folder / "whist.md").write_text(text, encoding="utf-8")
    assert rules_pages("en", "whist") == (
        Page("Idea", "Take tricks.\n\nMany."),
        Page("Your turn", "Follow suit.\n### Or not\nTrump."),
    )
    with pytest.raises(FileNotFoundError):
        rules_pages("da", "whist")


async def translation(key: str, locale: Locale) -> str | None:
    context = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)
    return await Translator().translate(localised(key), locale, context)


@pytest.mark.parametrize(
    ("locale", "name"),
    [
        (Locale.american_english, "play"),
        (Locale.british_english, "play"),
        (Locale.danish, "spil"),
        (Locale.spain_spanish, "jugar"),
        (Locale.latin_american_spanish, "jugar"),
        (Locale.turkish, "oyna"),
        (Locale.french, None),
    ],
)
async def test_the_translator_answers_for_the_locales_otter_speaks(locale, name):
    assert await translation("cmd-play.name", locale) == name


async def test_the_translator_leaves_text_without_a_key_alone():
    context = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)
    assert await Translator().translate(app_commands.locale_str("play"), Locale.danish, context) is None
