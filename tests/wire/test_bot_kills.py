"""kill -9 and SIGTERM under play: no press that was acknowledged is lost or doubled, and the game goes on."""

import asyncio
import contextlib
import os
import random
import secrets
import signal
import time
from collections.abc import Callable

import pytest

from tests.wire.evening import SHORT, Evening
from tests.wire.faults import CALLBACK, EDIT, EDIT_ORIGINAL, SEND
from tests.wire.table import T, Table, table_of, version_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

MOMENTS = [
    (pattern, effect, answered)
    for pattern in (CALLBACK, CALLBACK, EDIT, EDIT_ORIGINAL, SEND, "*")
    for effect, answered in ((False, False), (True, False), (True, True))
]
"""At which request, whether Discord still carries it out, and whether that happens before the kill."""


def seeded() -> random.Random:
    """A generator whose seed is told: SEED=... plays the same presses and kills again, as far as time allows."""
    seed = int(os.environ.get("SEED") or (7 if os.environ.get("CI") else secrets.randbits(32)))
    print(f"SEED={seed}")  # noqa: T201 - pytest shows it with a failure
    return random.Random(seed)


async def live(table: Table) -> None:
    """Play match after match: moves, looks at the hand, presses twice and too late, rematches; until it is cancelled."""
    while True:
        await _do_something(table)
        await asyncio.sleep(table.rng.uniform(0, 0.01))


async def _do_something(table: Table) -> None:
    person = table.rng.choice(table.people)
    if table.shows("rematch"):
        await _go_on(table)
    elif table.shows("start"):
        await table.press(table.people[0], "start", copies=table.rng.choice([1, 1, 3]))
    elif table.rng.random() < 0.1 and table.shows("hand"):
        await table.open_hand(person)
    elif table.rng.random() < 0.1 and table.pressed:
        await table.make(person, table.rng.choice(table.pressed[-5:]).offer)
    elif offers := table.offers(person):
        await table.make(person, table.rng.choice(offers), copies=table.rng.choice([1, 1, 1, 2]))
    else:
        await table.fake.world.change(0.05)
        if table.rng.random() < 0.1 and table.shows("hand"):
            await table.open_hand(person)


async def _go_on(table: Table) -> None:
    """Ask for a rematch, and move to its lobby when that stands there."""
    if any(not button.disabled for button in table.board.buttons if button.custom_id == table.button("rematch")):
        await table.press(table.people[0], "rematch")
    newest = table.people[0].screen().public[-1]
    following = table_of(newest)
    if following is not None and following != table.id:
        table.id = following
        table.panels.clear()
    else:
        await table.fake.world.change(0.05)


async def campaign_of_kills(evening: Evening, kills: int, arm: Callable[[random.Random], float]) -> None:
    """Play at two tables while the bot is killed again and again; `arm` sets a kill up and says how long to wait for it."""
    rng = seeded()
    tables = [await evening.table(*names, seed=rng.getrandbits(32)) for names in (("Anna", "Bo"), ("Carmen", "Deniz"))]
    tables.append(await evening.table("Emil", house=2, seed=rng.getrandbits(32)))
    for table in tables:
        for person in table.people:
            person.patience = 0.6
    playing = [asyncio.create_task(live(table)) for table in tables]
    began = time.monotonic()
    for _ in range(kills):
        patience = arm(rng)
        with contextlib.suppress(TimeoutError):
            await evening.fake.until(lambda: not evening.bot.running, within=patience)
        # A kill that was still to come at a request is off.
        evening.fake.faults.scripted.clear()
        await evening.restart(swept=False)
        for each in playing:
            assert not each.done(), await each
    took = time.monotonic() - began
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await evening.restart()
    await evening.fake.quiet(within=30)
    verdicts = await evening.reckon()
    print(f"{kills} kills, {took / kills:.2f} s each, presses: {dict(verdicts)}")  # noqa: T201 - the figures of a campaign
    assert verdicts["accepted"] > kills
    await boards_are_right(evening, tables)


async def boards_are_right(evening: Evening, tables: list[Table]) -> None:
    """Each match of these channels has one board, and it shows the version that is stored."""
    matches = (await evening.record()).matches
    for table in tables:
        boards = [shown for shown in table.people[0].screen().public if table_of(shown) is not None]
        ids = [table_of(shown) for shown in boards]
        assert len(set(ids)) == len(ids), f"two boards of one match: {ids}"
        behind = {
            id_: (version_of(shown), matches[id_].match.version)
            for shown, id_ in zip(boards, ids, strict=True)
            if id_ is not None and version_of(shown) != matches[id_].match.version
        }
        assert behind == {}


@pytest.mark.campaign
async def test_nothing_acknowledged_is_lost_or_doubled_by_kills_at_random_times(
    evening: Evening, campaign: Callable[[int], int]
) -> None:
    def at_some_time(rng: random.Random) -> float:
        # Now and then after the boards are swept, which is two seconds after READY.
        wait = rng.choice([rng.uniform(0.02, 0.6)] * 3 + [rng.uniform(0.6, 3.0)])
        asyncio.get_running_loop().call_later(wait, evening.bot.kill9)
        return wait + 5

    await campaign_of_kills(evening, campaign(1000), at_some_time)


@pytest.mark.campaign
async def test_nothing_acknowledged_is_lost_or_doubled_by_kills_at_a_request(
    evening: Evening, campaign: Callable[[int], int]
) -> None:
    def at_some_request(rng: random.Random) -> float:
        pattern, effect, answered = rng.choice(MOMENTS)
        evening.bot.kill_at(pattern, nth=rng.randint(1, 25), effect=effect, answered=answered)
        asyncio.get_running_loop().call_later(3, _kill_if_never, evening, evening.bot.pid)
        return 5

    await campaign_of_kills(evening, campaign(1000), at_some_request)


def _kill_if_never(evening: Evening, pid: int) -> None:
    """The request that was to be the last did not come in time."""
    if evening.bot.pid == pid:
        evening.bot.kill9()


async def test_after_a_kill_old_buttons_work_and_the_hand_is_the_same(evening: Evening) -> None:
    table = await evening.table("Anna", "Bo", options=SHORT | {"target": 100})
    await table.play(6)
    await table.settle()
    hands = [[person, table.hand(person).text.splitlines()[-1]] for person in table.people]
    offer, mover = next((offer, person) for person in table.people for offer in table.offers(person))
    await evening.restart(swept=False)
    assert (await table.make(mover, offer)).answer.in_time
    if table.pressed[-1].verdict == "accepted":
        hands = [pair for pair in hands if pair[0] is not mover]
    for person, hand in hands:
        shown = await table.open_hand(person)
        assert shown is not None
        assert shown.text.splitlines()[-1] == hand
    await table.play(6)


@pytest.mark.parametrize("effect", [False, True], ids=["unsent", "sent"])
async def test_a_move_whose_answer_dies_with_the_bot_counts_once_and_says_so_when_pressed_again(
    evening: Evening,
    effect: bool,  # noqa: FBT001 - a parameter of a test
) -> None:
    table = await evening.table("Anna", "Bo", options=SHORT | {"target": 100})
    await table.settle()
    before = table.version
    for person in table.people:
        person.patience = 1
    evening.bot.kill_at(CALLBACK, effect=effect)
    pressed = await table.step()
    assert pressed is not None
    assert pressed.answer.in_time is effect
    await evening.restart()
    assert table.version == before + 1
    again = await table.make(pressed.person, pressed.offer)
    assert again.answer.told is not None
    assert T("notice-stale") in again.answer.told.text
    await table.settle()
    assert table.version == before + 1


@pytest.mark.parametrize("answered", [False, True], ids=["before the echo", "after it"])
async def test_a_board_whose_place_was_never_written_goes_when_it_is_pressed(
    evening: Evening,
    answered: bool,  # noqa: FBT001 - a parameter of a test
) -> None:
    table = await evening.table("Anna", start=False)
    bo = evening.newcomer(table, "Bo")
    evening.bot.kill_at(CALLBACK, effect=True, answered=answered)
    assert (await bo.slash("play", game="odin")).in_time
    await evening.restart()
    await evening.fake.until(lambda: len(bo.screen().public) == 3, why="the table has no new board")
    old, new = bo.screen().public[-2:]
    assert table_of(old) == table_of(new)
    anna = evening.newcomer(table, "Anna")
    answer = await anna.press("Join", on=old)
    assert answer.in_time
    await evening.fake.quiet()
    assert [shown.id for shown in bo.screen().public[1:]] == [new.id]
    assert anna.mention in bo.look(new).text


async def test_sigterm_under_play_ends_in_time_says_so_and_loses_nothing(evening: Evening) -> None:
    tables = [await evening.table("Anna", "Bo"), await evening.table("Carmen", house=2)]
    lobby = await evening.table("Deniz", start=False)
    playing = [asyncio.create_task(live(table)) for table in tables]
    await asyncio.sleep(0.4)
    for table in tables:
        for person in table.people:
            person.patience = 0.6
    began = time.monotonic()
    evening.bot.signal(signal.SIGTERM)
    assert await evening.bot.ended() == 0
    assert time.monotonic() - began < 5
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for table in [*tables, lobby]:
        shown = table.people[0].screen().public[-1]
        assert table.shows("rematch") or T("notice-closing") in shown.text, shown
    await evening.reckon()
    await evening.restart()
    assert all(T("notice-closing") not in table.people[0].screen().public[-1].text for table in [*tables, lobby])
