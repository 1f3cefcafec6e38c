"""Two matches that differ only in what an observer may not know, and take the same public course, look the same to the observer.

The twin's state is a guess that the observer's own view allows. Both are put into the files of two bots, and both are played by the
same presses; then all that the observer was shown must agree byte for byte, in number and order.
"""

import asyncio
import importlib
import json
import random
import re
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.catalog import CATALOG
from bot.fairness import seal
from bot.match import Chair, Match, Person, Phase, Place
from bot.play import TOLD
from bot.rendering.presenter import Draft
from bot.storage.database import Database
from bot.storage.matches import Matches, Write
from games.codec import encode
from games.core import AnyGame, Chance, Refusal, Seat, Waiting
from tests.wire import people
from tests.wire.deals import played
from tests.wire.evening import SETTINGS
from tests.wire.fake import Fake
from tests.wire.process import BotProcess
from tests.wire.table import Offer, Table

NAMES = ("Anna", "Bo", "Carmen", "Deniz", "Emil", "Freja")
STEPS = 10
OPENED = 1_780_000_000
ID, MOMENT = re.compile(r"\b\d{17,20}\b"), re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+\+00:00")


@dataclass
class Twins:
    """A match and its twin: the same to the observer, another to somebody else."""

    key: str
    seats: int
    observer: Seat
    states: list[Any]
    told: list[bytes]

    @property
    def game(self) -> AnyGame:
        return CATALOG[self.key].game

    def seen(self, state: Any) -> tuple[bytes, bytes]:
        """What the observer and what everybody may know."""
        return encode(self.game.view(state, self.observer)), encode(self.game.view(state, None))

    def after(self, seat: Seat, moves: Sequence[Any]) -> list[Any] | None:
        """The states after these moves, if the course stays the same to the observer and no chance is due."""
        steps = [self.game.apply(state, seat, move) for state, move in zip(self.states, moves, strict=True)]
        first, second = (
            (self.seen(step.state), encode(step.events), encode_turn(self.game.turn(step.state))) for step in steps
        )
        deal = any(isinstance(self.game.turn(step.state), Chance) for step in steps)
        return None if deal or first != second else [step.state for step in steps]


def encode_turn(turn: Any) -> Any:
    return sorted(turn.seats) if isinstance(turn, Waiting) else encode(turn)


def conceive(key: str, rng: random.Random) -> Twins:
    """Play a few moves by the rules, and find another state that looks the same to one seat."""
    game, guess = CATALOG[key].game, importlib.import_module(f"games.{key}.policy").guess
    seats = next(n for n in (3, 4, *game.info.seats) if n in game.info.seats)
    state, told = played(key, seats, rng.randrange(8), rng)
    twins = Twins(key, seats, rng.randrange(seats), [state, state], told[-TOLD:])
    for _ in range(100):
        other = guess(game.view(state, twins.observer), rng)
        same = twins.seen(other) == twins.seen(state)
        if same and encode(other) != encode(state) and encode_turn(game.turn(other)) == encode_turn(game.turn(state)):
            twins.states = [state, other]
            return twins
    raise AssertionError(f"{key}: no twin of this state")


@dataclass
class Side:
    """One of the two bots, with a table for each pair of twins."""

    fake: Fake
    bot: BotProcess
    path: Path
    tables: list[Table]

    async def lay(self, pairs: Sequence[Twins], place: int) -> None:
        """Put matches in play into the file, each at a table of its own with people of the same names."""
        database = await Database.open(self.path)
        try:
            for number, twins in enumerate(pairs, 1):
                channel = self.fake.add_channel(f"table-{number}")
                table = Table(self.fake, [self.fake.person(name, at=channel) for name in NAMES[: twins.seats]])
                table.id = f"twin{number}"
                self.tables.append(table)
                await Matches(database).write(Write(None, self._match(table, number, twins, place), (), None, OPENED))
        finally:
            await database.close()

    def _match(self, table: Table, number: int, twins: Twins, place: int) -> Match:
        guild = self.fake.guild
        return Match(
            id=table.id,
            number=number,
            place=Place(int(guild.id), int(table.people[0].home.id)),
            game=twins.key,
            rules_version=twins.game.info.rules_version,
            options=twins.game.info.defaults(),
            host=int(table.people[0].id),
            chairs=tuple(Chair(Person(int(person.id))) for person in table.people),
            phase=Phase.PLAYING,
            version=2,
            dealt=2,
            deals=1,
            seal=seal(f"{table.id}/1"),
            opened_at=OPENED,
            moved_at=OPENED - number,
            told=tuple(map(msgspec.Raw, twins.told)),
            state=twins.states[place],
        )

    def seen_by(self, person: people.Person) -> list[str]:
        """All that somebody was ever shown at a table, with ids numbered as they appear and moments left out."""
        numbers: dict[str, str] = {}
        shown = [s for s in person.seen if s.payload.get("channel_id") == person.home.id]
        texts = [json.dumps([s.kind, s.ephemeral, s.payload], ensure_ascii=False, indent=1) for s in shown]
        numbered = [ID.sub(lambda found: numbers.setdefault(found[0], f"#{len(numbers)}"), text) for text in texts]
        return [MOMENT.sub("then", text) for text in numbered]


@asynccontextmanager
async def two_bots(folder: Path, pairs: Sequence[Twins]) -> AsyncGenerator[tuple[Side, Side]]:
    """Two bots, whose files differ in the states alone."""
    async with AsyncExitStack() as stack:
        sides: list[Side] = []
        for place in (0, 1):
            fake = await stack.enter_async_context(Fake())
            path = folder / f"side{place}.sqlite3"
            bot = BotProcess(fake, "bot", SETTINGS, database=path)
            sides.append(Side(fake, bot, path, []))
            await sides[-1].lay(pairs, place)
        await asyncio.gather(*(stack.enter_async_context(side.bot) for side in sides))
        for side in sides:
            for table in side.tables:
                await table.until("hand", within=20)
        yield sides[0], sides[1]
        for side in sides:
            side.fake.verdict()


def courses(
    sides: tuple[Side, Side], number: int, twins: Twins, rng: random.Random
) -> Iterator[tuple[Seat, Offer, Offer, Any]]:
    """Presses that both screens of a seat offer and that lead both matches on alike, with the states they lead to."""
    first, second = (side.tables[number] for side in sides)
    turn = twins.game.turn(twins.states[0])
    presenter = CATALOG[twins.key].presenter
    for seat in sorted(turn.seats) if isinstance(turn, Waiting) else []:
        theirs = {(o.custom_id, o.values): o for o in _offers(second, seat)}
        for offer in rng.sample(mine := _offers(first, seat), len(mine)):
            other = theirs.get((offer.custom_id, offer.values))
            if other is None:
                continue
            meant = [presenter.read(twins.game.view(state, seat), offer.press) for state in twins.states]
            if all(isinstance(each, Draft) for each in meant):
                yield seat, offer, other, None
            elif not any(each is None or isinstance(each, Draft | Refusal) for each in meant):
                legal = all(
                    twins.game.check(twins.game.view(state, seat), move) is None
                    for state, move in zip(twins.states, meant, strict=True)
                )
                if legal and (after := twins.after(seat, meant)) is not None:
                    yield seat, offer, other, after


def _offers(table: Table, seat: Seat) -> list[Offer]:
    """All a seat's panel offers; of a menu, each line by itself."""
    table.rng.seed(0)
    return table.offers(table.people[seat])


async def play_alike(sides: tuple[Side, Side], number: int, twins: Twins, rng: random.Random) -> int:
    """Take both matches along the same public course, as far as there is one; return how many moves were made."""
    tables = [side.tables[number] for side in sides]
    for table in tables:
        for person in table.people:
            await table.open_hand(person)
    moves = drafts = 0
    while moves < STEPS and drafts < STEPS:
        found = next(courses(sides, number, twins, rng), None)
        if found is None:
            break
        seat, mine, theirs, after = found
        for table, offer in zip(tables, (mine, theirs), strict=True):
            pressed = await table.make(table.people[seat], offer)
            assert pressed.verdict == ("draft" if after is None else "accepted"), pressed
        await asyncio.gather(*(side.fake.quiet(0.1) for side in sides))
        moves, drafts = moves + (after is not None), drafts + (after is None)
        twins.states = twins.states if after is None else after
    return moves


@pytest.mark.campaign
async def test_what_one_may_not_know_changes_nothing_that_one_is_shown(
    tmp_path: Path, campaign: Callable[[int], int]
) -> None:
    rng = random.Random(20)
    pairs = [conceive(key, rng) for _ in range(campaign(100)) for key in CATALOG]
    async with two_bots(tmp_path, pairs) as sides:
        moves = [await play_alike(sides, number, twins, rng) for number, twins in enumerate(pairs)]
        differing = 0
        for number, twins in enumerate(pairs):
            seen = [[side.seen_by(person) for person in side.tables[number].people] for side in sides]
            assert seen[0][twins.observer] == seen[1][twins.observer], f"{twins.key}, pair {number}"
            differing += seen[0] != seen[1]
    assert differing == len(pairs), "twins differ to somebody"
    assert sum(moves) >= 2 * len(pairs), moves
