"""What each seat may know of a match at each version, by replaying its log with the rules; and what a message tells."""

import json
import random
import re
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Any

from bot.catalog import CATALOG
from bot.play import TOLD
from bot.rendering.faces import card
from games.codec import Moved, Rolled, Started, decode, encode
from games.core import Seat
from games.odin.notation import NAMES
from tests.wire.deals import played
from tests.wire.record import Stored
from tests.wire.screen import Shown
from tests.wire.table import T, presses_on, version_of
from tests.wire.world import Sight

HELD = re.compile(r"(?:[A2-9TJQK][SHDCXY])+")
"""Cards as they are written in snapshots, moves and custom_ids."""
FACES = {name: card(name) for name in {*NAMES, "TS", "TH"}}
LOG = T("log-title", game="", number="").partition("·")[0].strip()
SLACK = 3
"""By how many versions a screen without buttons, which names none, may be older or newer than its neighbours."""

Cards = frozenset[str]


def split(text: str) -> Cards:
    """The cards of a text such as `9S9H`."""
    return frozenset(text[at : at + 2] for at in range(0, len(text), 2)) if HELD.fullmatch(text) else frozenset()


def held_in(value: Any) -> Cards:
    """All cards named anywhere in a view or an event."""
    return frozenset[str]().union(*map(split, _texts(json.loads(encode(value)))))


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _texts(inner)


def told_by(sight: Sight) -> Cards:
    """All cards that a message names, as faces or in the ids and values behind its buttons."""
    text = json.dumps(sight.payload, ensure_ascii=False)
    shown = Shown(sight.payload)
    behind = [part for press in presses_on(shown) for part in press.arguments]
    behind += [option["value"] for part in shown.components for option in part.get("options") or []]
    return frozenset(name for name, face in FACES.items() if face in text).union(*map(split, behind))


def has_faces(key: str) -> bool:
    """Whether a game's cards can be told from other text: Olenon's are plain digits, and twins alone can say that they are kept."""
    game = CATALOG[key].game
    state, _ = played(key, game.info.seats[0], 0, random.Random(0))
    return bool(held_in(game.view(state, 0)))


class Knowledge:
    """What may be shown to each seat (None: to everybody) at each version."""

    def __init__(self, stored: Stored) -> None:
        self.last = stored.match.version
        self.begun = next(version for _, version, line, _ in stored.log if isinstance(line, Started))
        entry = CATALOG[stored.match.game]
        self._views: dict[int, dict[Seat | None, Cards]] = {}
        self._events: dict[int, list[Cards]] = {}
        game, state, told = entry.game, None, list[Cards]()
        for _, version, line, _ in stored.log:
            events: Iterable[Any] = ()
            match line:
                case Started(seats, options):
                    state = game.setup(seats, options)
                case Moved(seat, move):
                    step = game.apply(state, seat, decode(move, game.info.shapes.move))
                    state, events = step.state, step.events
                case Rolled(chance):
                    step = game.resolve(state, decode(chance, game.info.shapes.chance))
                    state, events = step.state, step.events
                case _:
                    pass
            told = [*told, *map(held_in, events)]
            self._events[version] = told
            if state is not None:
                seats = [None, *range(len(stored.match.chairs))]
                self._views[version] = {seat: held_in(game.view(state, seat)) for seat in seats}

    def allowed(self, seat: Seat | None, version: int, *, log: bool = False) -> Cards:
        """The cards that a screen of this version may name: what the seat's view holds, and what was told of late."""
        told = self._events.get(version, [])
        return self._views.get(version, {}).get(seat, frozenset[str]()).union(*(told if log else told[-TOLD:]))

    def leaks(self, seat: Seat | None, sights: list[Sight]) -> list[tuple[Cards, str]]:
        """Every message that named a card to somebody who could not know it then."""
        versions = [version_of(Shown(sight.payload)) if sight.kind == "message" else None for sight in sights]
        before = list(accumulate((v or 1 for v in versions), max))
        after = list(accumulate((v or self.last for v in reversed(versions)), min))[::-1]
        found: list[tuple[Cards, str]] = []
        for sight, version, low, high in zip(sights, versions, before, after, strict=True):
            if high < self.begun:
                continue  # no card is dealt yet; what a lobby names stands in the rules
            log, named = LOG in json.dumps(sight.payload, ensure_ascii=False), told_by(sight)
            window = [version] if version else range(low - SLACK, high + SLACK + 1)
            if not any(named <= self.allowed(seat, each, log=log) for each in window):
                found.append((named - self.allowed(seat, version or low, log=log), str(Shown(sight.payload))))
        return found
