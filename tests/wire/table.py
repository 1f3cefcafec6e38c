"""People at one table of the real bot: they press what their screens offer, whatever the game, and every answer is kept.

A move is any button or menu on a private panel whose word is none of the shell's own: this drives games it has never heard of.
"""

import asyncio
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bot.i18n import words
from bot.rendering.press import Press, parse
from tests.wire.answers import Answer
from tests.wire.checks import BUTTON, STRING_SELECT
from tests.wire.fake import Fake
from tests.wire.people import Person
from tests.wire.screen import NotOnScreen, Shown, options_of

SEATING = frozenset({"join", "leave", "house", "unhouse", "start", "rematch", "set", "pace"})
"""Words of presses that change who sits where, or by which rules."""
READING = frozenset({"hand", "rules", "page", "log", "more", "options", "number", "game"})
"""Words of presses that only show something."""

T = words("en")
REFUSED = "⚠️"
NOTICES = ("notice-stale", "notice-frozen", "notice-gone", "notice-unknown", "notice-storage", "notice-closing")
UNDONE = tuple(T(key) for key in (*NOTICES, "sheet-not-seated", "sheet-lobby"))
OVER = T("sheet-over")
"""Said to whoever ends a match, and to whoever presses when it has ended."""
FAILED = T("notice-failed", code="").partition("(")[0]

Verdict = Literal["accepted", "refused", "draft", "unclear"]


@dataclass(frozen=True)
class Offer:
    """Something that can be pressed: a button, or a menu with values chosen."""

    message: str
    custom_id: str
    values: tuple[str, ...] | None = None

    @property
    def press(self) -> Press:
        """What the bot will read."""
        found = parse(self.custom_id, self.values or ())
        assert found is not None, self.custom_id
        return found


@dataclass(frozen=True)
class Pressed:
    """A press that is meant to change something, and how it was answered."""

    person: Person
    offer: Offer
    answer: Answer

    @property
    def verdict(self) -> Verdict:
        """What the presser was told at first; a draft shows something and changes nothing."""
        told = self.answer.told
        if told is None or OVER in told.text:
            return "unclear"
        if self.offer.press.word in READING or (
            self.offer.press.word == "leave" and told.ephemeral and presses_on(told)
        ):
            return "draft"
        assert FAILED not in told.text, told.text
        if REFUSED in told.text or any(undone in told.text for undone in UNDONE):
            return "refused"
        asks = self.offer.press.word not in SEATING and any(press.word == "hand" for press in presses_on(told))
        return "draft" if asks else "accepted"


def presses_on(shown: Shown) -> list[Press]:
    """What the buttons and menus of a message mean."""
    ids = [component.get("custom_id") for component in shown.components]
    return [press for id_ in ids if id_ is not None and (press := parse(id_)) is not None]


def table_of(shown: Shown) -> str | None:
    """The match whose board or panel this is; None where nothing can be pressed."""
    return next((press.match for press in presses_on(shown)), None)


def version_of(shown: Shown) -> int | None:
    """The version a board or panel shows; None where nothing can be pressed."""
    return max((press.seen for press in presses_on(shown)), default=None)


class Table:
    """A table in the channel of its people, and the hands they hold open."""

    def __init__(self, fake: Fake, people: Sequence[Person], rng: random.Random | None = None) -> None:
        self.fake = fake
        self.people = list(people)
        self.rng = rng or random.Random(0)
        self.id = ""
        self.pressed: list[Pressed] = []
        self.panels: dict[str, str] = {}
        """The message in which each person sees the hand."""

    # The board

    @property
    def board(self) -> Shown:
        """The public message, of which there is only one."""
        (board,) = self.boards()
        return board

    def boards(self) -> list[Shown]:
        """All public messages on which something can be pressed for this match."""
        return [shown for shown in self.people[0].screen().public if table_of(shown) == self.id]

    @property
    def version(self) -> int:
        """The version the board shows."""
        return version_of(self.board) or 0

    def button(self, word: str) -> str:
        """The custom_id of the board's button with this word."""
        for component in self.board.components:
            press = parse(component.get("custom_id") or "")
            if press is not None and press.word == word:
                return component["custom_id"]
        raise NotOnScreen(f"no {word} on:\n{self.board}")

    def shows(self, word: str) -> bool:
        """Whether the board has a button with this word: `start` in the lobby, `hand` in play, `rematch` at the end."""
        return any(press.word == word for shown in self.boards() for press in presses_on(shown))

    async def until(self, word: str, *, within: float = 5.0) -> None:
        """Wait until the board has a button with this word."""
        await self.fake.until(lambda: self.shows(word), within=within, why=f"the board never offered {word!r}")

    def ever_shown(self) -> list[Shown]:
        """Every version of every message in the channel, whoever saw it."""
        home = self.people[0].home.id
        return [Shown(s.payload) for s in self.fake.world.sights if s.payload.get("channel_id") == home]

    # Setting up

    async def open(self, game: str = "odin", *, house: int = 0, options: Mapping[str, Any] | None = None) -> None:
        """Let the first person open a table, the others join it, and the host choose house players and rules."""
        host, *guests = self.people
        answer = await host.slash("play", game=game)
        assert answer.in_time, answer
        self.id = table_of(answer.shown) or ""
        for guest in guests:
            await self.press(guest, "join")
        for _ in range(house):
            await self.press(host, "house")
        for key, value in (options or {}).items():
            await self._set(host, key, value)

    async def _set(self, host: Person, key: str, value: Any) -> None:
        shown = (await host.press(self.button("options"), on=self.board)).shown
        for component in shown.components:
            press = parse(component.get("custom_id") or "")
            if press is not None and press.word == "number" and press.arguments == (key,):
                await host.submit(await host.press(component["custom_id"], on=shown), value=str(value))
                return
            if press is not None and press.word in {"set", "pace"} and key in (*press.arguments, press.word):
                answer = await host.choose(component["custom_id"], [str(value)], on=shown)
                assert REFUSED not in answer.text, answer.text
                return
        raise NotOnScreen(f"no house rule {key!r} on:\n{shown}")

    async def start(self) -> None:
        """Let the host start, and everybody open their hand."""
        host = self.people[0]
        pressed = await self.press(host, "start")
        assert pressed.verdict == "accepted", pressed
        self.panels[host.id] = pressed.answer.shown.id
        await self.until("hand")
        for person in self.people[1:]:
            await self.open_hand(person)

    # Pressing

    async def press(self, person: Person, word: str, *, copies: int = 1) -> Pressed:
        """Press the board's button with this word."""
        await self.until(word)
        return await self.make(person, Offer(self.board.id, self.button(word)), copies=copies)

    async def make(self, person: Person, offer: Offer, *, copies: int = 1) -> Pressed:
        """Press what is (or was) offered, by hook or by crook, and remember the answer."""
        values = None if offer.values is None else list(offer.values)
        answer = await person.forge(offer.custom_id, on=offer.message, values=values, copies=copies)
        pressed = Pressed(person, offer, answer)
        self.pressed.append(pressed)
        return pressed

    async def open_hand(self, person: Person) -> Shown | None:
        """Press "My hand" on the board."""
        answer = await person.press(self.button("hand"), on=self.board)
        if answer.message is not None:
            self.panels[person.id] = answer.message.id
        return answer.message

    def hand(self, person: Person) -> Shown:
        """The private panel of a person as it stands."""
        return person.look(self.panels[person.id])

    def offers(self, person: Person) -> list[Offer]:
        """The moves that a person's panel offers, one choice of each menu among them."""
        if person.id not in self.panels:
            return []
        return list(self._offers_on(self.hand(person)))

    def _offers_on(self, shown: Shown) -> Iterator[Offer]:
        for component in shown.components:
            press = parse(component.get("custom_id") or "")
            if press is None or component.get("disabled") or press.word in SEATING | READING:
                continue
            if component["type"] == BUTTON:
                yield Offer(shown.id, component["custom_id"])
            elif component["type"] == STRING_SELECT:
                values = [option.value for option in options_of(component)]
                size = self.rng.randint(component["min_values"], min(3, component["max_values"]))
                yield Offer(shown.id, component["custom_id"], tuple(self.rng.sample(values, size)))

    # Playing

    async def step(self) -> Pressed | None:
        """Let somebody whose panel offers moves make one; None when the match is over.

        Where nobody's panel does, all open their hands anew: after a restart nobody redraws the old ones.
        """
        patience = 0.0
        while not self.shows("rematch"):
            for person in self.rng.sample(self.people, len(self.people)):
                if offers := self.offers(person):
                    return await self.make(person, self._pick(offers))
            await self.fake.world.change(0.05)
            patience += 0.05
            if patience > 0.5:
                patience = 0.0
                for person in self.people:
                    if self.shows("hand"):
                        await self.open_hand(person)
        return None

    def _pick(self, offers: list[Offer]) -> Offer:
        # Chosen by hand, most combinations are refused: now and then is enough.
        sure = [offer for offer in offers if offer.values is None or len(offer.values) == 1]
        return self.rng.choice(sure if sure and self.rng.random() < 0.8 else offers)

    async def play(self, steps: int = 2000) -> int:
        """Make so many presses, or as many as there are until the match is over; return how many."""
        for made in range(steps):
            if await self.step() is None:
                return made
        return steps

    async def settle(self) -> None:
        """Wait until nothing is under way any more."""
        await asyncio.sleep(0)
        await self.fake.quiet()
