"""Slash commands in the languages of Discord's clients: names, descriptions and choices come from `commands.ftl`."""

from typing import Final

from discord import Locale, app_commands

from bot.i18n import Language, words

SPOKEN: Final[dict[Locale, Language]] = {
    # English stands under its own locales too, else Discord may show another language's text to English clients.
    Locale.american_english: "en",
    Locale.british_english: "en",
    Locale.danish: "da",
    Locale.spain_spanish: "es",
    Locale.latin_american_spanish: "es",
    Locale.turkish: "tr",
}


def localised(key: str) -> app_commands.locale_str:
    """Return the English words of a key, which `Translator` knows in every language."""
    return app_commands.locale_str(words("en")(key), key=key)


class Translator(app_commands.Translator):
    """Answers for every `locale_str` that carries a `key`, in the locales Otter speaks."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the key already says where the text stands
    ) -> str | None:
        """Return the text in that locale, or None where Otter has nothing to say."""
        key: str | None = string.extras.get("key")
        language = SPOKEN.get(locale)
        return words(language)(key) if key and language else None
