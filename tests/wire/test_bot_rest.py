"""REST fails under play: presses go on being answered, nothing acts twice, and the one board catches up."""

import asyncio
from collections.abc import Callable, Sequence

import pytest

from tests.wire.evening import SHORT, Evening
from tests.wire.faults import CALLBACK, Fault, Faults
from tests.wire.routing import Request
from tests.wire.table import Table, table_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

Trouble = Callable[[Faults, str], Fault]
TROUBLE: dict[str, Trouble] = {
    "429": lambda faults, what: faults.rate_limit(what, retry_after=0.3, times=2),
    "429 of Cloudflare": lambda faults, what: faults.rate_limit(what, retry_after=0.3, via=False),
    "500": lambda faults, what: faults.fail(what, 500),
    "502 after the effect": lambda faults, what: faults.lose(what, 502),
    "503": lambda faults, what: faults.fail(what, 503),
    "503 after the effect": lambda faults, what: faults.lose(what, 503),
    "dropped before": lambda faults, what: faults.drop(what),
    "dropped after": lambda faults, what: faults.drop(what, after=True),
    "429 of five seconds": lambda faults, what: faults.rate_limit(what, retry_after=5, scope="shared"),
    "two and a half seconds": lambda faults, what: faults.delay(what, 2.5, times=3),
}
HINDERS_ANSWERS = {"429 of Cloudflare", "429 of five seconds"}
"""Discord exempts answers from these."""
LONG = SHORT | {"target": 100}


async def tables(evening: Evening, names: Sequence[str], *, start: bool = True) -> dict[str, Table]:
    """A table for each name; each has a channel of its own, so that trouble can be had at one alone."""
    opened = [await evening.table("Anna", "Bo", options=LONG, start=start) for _ in names]
    await evening.fake.quiet()
    return dict(zip(names, opened, strict=True))


async def catch_up(evening: Evening, tables: dict[str, Table]) -> None:
    """Wait until each board shows what is stored; each is one message."""
    stored = (await evening.record()).matches
    for name, table in tables.items():
        due = stored[table.id].match.version
        await evening.fake.until(
            lambda table=table, due=due: table.version == due, within=12, why=f"{name}: no board of version {due}"
        )


async def test_boards_that_cannot_be_edited_catch_up_and_presses_are_answered(evening: Evening) -> None:
    troubled = await tables(evening, list(TROUBLE))
    first = {name: len(table.pressed) for name, table in troubled.items()}
    for name, table in troubled.items():
        TROUBLE[name](evening.fake.faults, f"PATCH /channels/{table.people[0].home.id}/messages/*")
    await asyncio.gather(*(table.play(8) for table in troubled.values()))
    late = [p for name, table in troubled.items() for p in table.pressed[first[name] :] if not p.answer.in_time]
    assert late == []
    await catch_up(evening, troubled)


async def test_boards_that_are_posted_under_trouble_are_posted_once(evening: Evening) -> None:
    troubled = await tables(evening, list(TROUBLE), start=False)
    for name, table in troubled.items():
        anna = table.people[0]
        menu = await anna.slash("play")
        TROUBLE[name](evening.fake.faults, f"POST /channels/{anna.home.id}/messages")
        assert (await anna.choose(None, ["odin"], on=menu.shown)).in_time
    for name, table in troubled.items():
        screen = table.people[0].screen
        await evening.fake.until(lambda screen=screen: len(screen().public) == 2, within=12, why=f"no board: {name}")
    await evening.fake.quiet(1)
    for name, table in troubled.items():
        boards = table.people[0].screen().public
        assert len({table_of(shown) for shown in boards}) == len(boards) == 2, name


async def test_an_answer_that_is_lost_is_no_second_move_and_mostly_comes_after_all(evening: Evening) -> None:
    troubled = await tables(evening, [name for name in TROUBLE if name != "two and a half seconds"])
    await asyncio.gather(*(table.play(3) for table in troubled.values()))
    for name, table in troubled.items():
        mine = {person.id for person in table.people}

        def by_me(request: Request, mine: set[str] = mine) -> bool:
            return evening.fake.world.interactions[request.path.split("/")[2]].user.id in mine

        TROUBLE[name](evening.fake.faults, CALLBACK).where = by_me
    steps = dict(zip(troubled, await asyncio.gather(*(table.step() for table in troubled.values())), strict=True))
    lost = {name for name, pressed in steps.items() if pressed is None or not pressed.answer.in_time}
    assert lost <= HINDERS_ANSWERS
    await asyncio.gather(*(table.play(6) for table in troubled.values()))
    await catch_up(evening, troubled)


async def test_panels_that_cannot_be_redrawn_catch_up(evening: Evening) -> None:
    troubled = await tables(evening, list(TROUBLE))
    for name, table in troubled.items():
        mine = {person.id for person in table.people}

        def of_mine(request: Request, mine: set[str] = mine) -> bool:
            return evening.fake.world.by_token[request.path.split("/")[3]].user.id in mine

        TROUBLE[name](evening.fake.faults, "PATCH /webhooks/*/*/messages/@original").where = of_mine
    await asyncio.gather(*(table.play(4) for table in troubled.values()))
    await evening.fake.until(lambda: not evening.fake.faults.idle(), within=5, why="no panel was redrawn")
    await evening.fake.quiet(5.5, within=20)
    for name, table in troubled.items():
        for person in table.people:
            stood = table.hand(person).text.splitlines()
            shown = await table.open_hand(person)
            assert shown is not None
            assert shown.text.splitlines()[0] == stood[0], name
            assert shown.text.splitlines()[-1] == stood[-1], name
