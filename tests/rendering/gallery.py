"""Matches of every game at states that random play reaches, to be drawn; and Discord's limits on what is drawn."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from bot.catalog import CATALOG
from bot.fairness import seal
from bot.i18n import LANGUAGES, Words, words
from bot.match import Chair, House, Match, Person, Phase, Place
from bot.painter import Painter
from bot.play import TOLD, Play
from bot.rendering.kit import CHARACTERS, CHOICE, COMPONENTS, LABEL, OPTIONS, PLACEHOLDER, ROW
from bot.seats import HOUSE_NAMES
from games.codec import encode
from games.core import AnyGame, Choice, Option, Options, Over, Value, Waiting
from tests.bot.shell import GAMES, Watch
from tests.games.play import Playout, playout

LARGEST_ID = 2**63 - 1
SPOKEN: dict[str, Words] = {language: words(language) for language in LANGUAGES}
PLAY = Play(None, GAMES, Watch())  # pyright: ignore[reportArgumentType] - nothing is read or written here
NAMES = {LARGEST_ID - seat: "﷽" * 20 for seat in range(9)}
PAINTER = Painter(PLAY, CATALOG, NAMES)


def admitted(game: AnyGame, seats: int, rng: random.Random) -> Options | None:
    """House rules at random under which so many may play, the default ones where the dice find none; None if nobody may."""
    defaults = game.info.defaults()
    for _ in range(20):
        options = {
            option.key: _any(option, rng) if rng.random() < 0.4 else option.default for option in game.info.options
        }
        if game.admit(seats, options) is None:
            return options
    return defaults if game.admit(seats, defaults) is None else None


def _any(option: Option, rng: random.Random) -> Value:
    return (
        rng.choice(option.values)
        if isinstance(option, Choice)
        else rng.randint(option.low, min(option.high, option.low + 30))
    )


def playouts(key: str, seed: int, steps: int) -> Iterator[Playout]:
    """Play one match, or its beginning, with every number of seats."""
    rng = random.Random(f"{key} {seed}")
    game = CATALOG[key].game
    for seats in game.info.seats:
        options = admitted(game, seats, rng)
        if options is not None:
            yield playout(key, seats, options, rng, steps=steps)


def match_at(played: Playout, step: int) -> Match:
    """The match as the shell would hold it before this step: with the longest ids and names, people and house mixed."""
    state = played.states[step]
    over = isinstance(played.game.turn(state), Over)
    chairs = tuple(
        Chair(House(HOUSE_NAMES[seat], "normal") if seat % 3 == 2 else Person(LARGEST_ID - seat))
        for seat in range(played.seats)
    )
    told = [event for events in played.events[:step] for event in events]
    return Match(
        id="zzzzzz", number=99_999, place=Place(1, 2), game=played.game.info.key, rules_version=played.game.info.rules_version,
        options=played.options, host=LARGEST_ID, chairs=chairs, phase=Phase.OVER if over else Phase.PLAYING, version=99_999,
        seal=seal("zzzzzz/0"), pace=90, deadline=None if over else 4_000_000_000, opened_at=0, moved_at=0,
        told=tuple(msgspec.Raw(encode(event)) for event in told[-TOLD:]), state=state,
    )  # fmt: skip


def drawable(played: Playout) -> list[int]:
    """The steps at which something is to be drawn: somebody is waited for, or the match is over."""
    return [step for step, state in enumerate(played.states) if isinstance(played.game.turn(state), Waiting | Over)]


def all_parts(components: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for each in components:
        found.append(each)
        found += all_parts(each.get("components", []))
    return found


def flaws(view: Any) -> list[str]:
    """Name what Discord would refuse in a message."""
    parts = all_parts(view.to_components())
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    texts = [part["content"] for part in parts if "content" in part]
    found = [
        (len(parts) > COMPONENTS, f"{len(parts)} components"),
        (sum(map(len, texts)) > CHARACTERS, f"{sum(map(len, texts))} characters"),
        (not all(texts), "a text without words"),
        (len(set(ids)) < len(ids), "two of one id"),
        (any(not 0 < len(id_) <= 100 for id_ in ids), "an id of the wrong length"),
        (not parts[1:], "nothing at all"),
    ]
    for part in parts:
        if part["type"] == 1:
            inner = part["components"]
            found.append((not 1 <= len(inner) <= ROW, f"a row of {len(inner)}"))
            found.append((any(each["type"] == 3 for each in inner) and len(inner) > 1, "a select that shares its row"))
        if part["type"] == 2:
            found.append((not 0 < len(part["label"]) <= LABEL, f"label {part['label']!r}"))
        if part["type"] == 3:
            found += list(_flaws_of_select(part))
    return [what for wrong, what in found if wrong]


def _flaws_of_select(part: dict[str, Any]) -> Iterator[tuple[bool, str]]:
    options = part["options"]
    values = [each["value"] for each in options]
    chosen = sum(each.get("default", False) for each in options)
    yield not 1 <= len(options) <= OPTIONS, f"{len(options)} options"
    yield len(set(values)) < len(values), "two options of one value"
    yield not 0 <= part["min_values"] <= part["max_values"] <= len(options), "more to choose than there is"
    yield chosen > part["max_values"], f"{chosen} options chosen"
    yield len(part["placeholder"]) > PLACEHOLDER, f"placeholder {part['placeholder']!r}"
    for each in options:
        yield not 0 < len(each["label"]) <= CHOICE, f"option {each['label']!r}"
        yield not 0 < len(each["value"]) <= CHOICE, f"value {each['value']!r}"
        yield len(each.get("description") or "") > CHOICE, f"note {each.get('description')!r}"
