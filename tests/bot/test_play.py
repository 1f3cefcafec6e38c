"""The door (ARCHITECTURE.md, section 3): its order, one effect a press, memory and file equal, and faults that stay where they are."""

import asyncio
import random
import sqlite3
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot import play
from bot.catalog import CATALOG
from bot.match import Accepted, Frozen, Gone, Match, Phase, Refused, Repeated, Stale
from bot.seats import follow, leave
from bot.storage.matches import Superseded
from games.codec import Moved, Rolled, Started, encode, replay
from games.odin.model import Pass
from tests.bot.shell import ANNA, BO, GAMES, PLACE, Shell, as_bytes, interaction

QUICK = {"target": 1}
"""House rules of ODIN under which the first hand ends the match."""


SECRET = "QS lies in seat 2"


class Faulty:
    """A game that is ODIN until a move is made."""

    def __getattr__(self, name: str) -> Any:
        return getattr(GAMES["odin"], name)

    def apply(self, state: Any, seat: int, move: Any) -> Any:
        raise LookupError(SECRET)


WITH_FAULTY: dict[str, Any] = {**GAMES, "faulty": Faulty()}


async def _written(shell: Shell, match: Match) -> list[Any]:
    """All that stands in the file about a match."""
    return [
        await shell.rows("SELECT * FROM match WHERE id=?", match.id),
        await shell.rows("SELECT * FROM log WHERE match=? ORDER BY seq", match.id),
        await shell.rows("SELECT * FROM chair WHERE match=? ORDER BY seat", match.id),
        await shell.rows("SELECT * FROM deal WHERE match=? ORDER BY number", match.id),
        await shell.rows("SELECT * FROM result WHERE match=?", match.id),
        await shell.rows("SELECT match, wanted FROM outbox WHERE match=?", match.id),
    ]


# In this order: known, stale, refused


async def test_an_interaction_acts_once_and_then_finds_the_table_as_it_stands(shell: Shell) -> None:
    match = await shell.table(ANNA, BO)
    press = interaction()
    seat, move = shell.waited(match), shell.legal(match, shell.waited(match))[0]
    first = await shell.press(match, seat, move, by=press)
    assert isinstance(first, Accepted)
    before = await _written(shell, match)
    again = await shell.press(match, seat, move, by=press)
    assert again == Repeated(first.match)
    assert await _written(shell, match) == before


async def test_an_interaction_acts_once_also_in_the_next_process(shell: Shell) -> None:
    match = await shell.table(ANNA, BO)
    press = interaction()
    seat, move = shell.waited(match), shell.legal(match, shell.waited(match))[0]
    await shell.press(match, seat, move, by=press)
    shell = await shell.reopened()
    before = await _written(shell, match)
    assert isinstance(await shell.press(match, seat, move, seen=10**6, by=press), Repeated)
    assert await _written(shell, match) == before


async def test_an_interaction_that_memory_has_forgotten_is_still_known_to_the_file(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await shell.table(ANNA, BO, options=QUICK)
    press = interaction()
    answer = await shell.press(match, shell.waited(match), by=press)
    assert isinstance(answer, Accepted)
    shell.play._acted[match.id].clear()
    before = await _written(shell, match)
    assert isinstance(await shell.press(answer.match, shell.waited(answer.match), by=press), Repeated)
    assert await _written(shell, match) == before


async def test_a_lobby_is_opened_once_by_an_interaction(shell: Shell) -> None:
    press = interaction()
    first, again = await asyncio.gather(*(shell.play.open("odin", PLACE, ANNA, press) for _ in range(2)))
    assert first == again
    assert await shell.rows("SELECT COUNT(*) FROM match") == [(1,)]


async def test_a_press_is_stale_when_its_own_seat_has_moved_since(shell: Shell) -> None:
    match = await shell.table(ANNA, BO)
    seat = shell.waited(match)
    after = await shell.step(match)
    assert await shell.press(after, seat, Pass(), seen=match.version) == Stale(after)


async def test_a_press_is_not_stale_because_another_seat_has_moved(shell: Shell) -> None:
    match = await shell.table(ANNA, BO)
    after = await shell.step(match)
    other = shell.waited(after)
    assert other != shell.waited(match)
    assert isinstance(await shell.press(after, other, Pass(), seen=match.version), Accepted)


async def test_a_press_is_stale_when_a_new_hand_was_dealt_since(shell: Shell) -> None:
    match = await shell.table(ANNA, BO, options={"target": 100})
    while match.deals == 1:
        match = await shell.step(match)
    idle = 0 if match.chairs[0].moved < match.dealt else 1
    answer = await shell.press(match, idle, Pass(), seen=match.dealt - 1)
    assert answer == Stale(match)


async def test_what_the_rules_refuse_changes_nothing_and_says_which_rule(shell: Shell) -> None:
    match = await shell.table(ANNA, BO)
    idle = 1 - shell.waited(match)
    before = await _written(shell, match)
    answer = await shell.press(match, idle, Pass())
    assert isinstance(answer, Refused)
    assert answer.area == "odin"
    assert answer.refusal.rule
    assert await _written(shell, match) == before
    assert await shell.now(match) is answer.match


async def test_a_table_that_never_was_is_gone(shell: Shell) -> None:
    assert await shell.play.change("nowhere", lambda match: leave(match, ANNA)) == Gone()
    assert await shell.play.find("nowhere") is None


# Presses at the same moment


@pytest.mark.parametrize("copies", [2, 5, 20])
async def test_of_copies_of_one_press_at_once_one_acts(shell: Shell, copies: int) -> None:
    match = await shell.table(ANNA, BO)
    press, seat = interaction(), shell.waited(match)
    answers = await asyncio.gather(*(shell.press(match, seat, by=press) for _ in range(copies)))
    kinds = [type(answer) for answer in answers]
    assert kinds.count(Accepted) == 1
    assert kinds.count(Repeated) == copies - 1


async def test_of_two_presses_at_once_on_one_screen_one_acts_and_one_is_stale(shell: Shell) -> None:
    match = await shell.table(ANNA, BO)
    seat = shell.waited(match)
    moves = shell.legal(match, seat)[:2]
    answers = await asyncio.gather(*(shell.press(match, seat, move) for move in moves))
    assert [type(answer) for answer in answers] == [Accepted, Stale]


async def test_presses_at_many_tables_at_once_all_act(shell: Shell) -> None:
    tables = [await shell.table(ANNA, BO) for _ in range(8)]
    after = await asyncio.gather(*(shell.step(match) for match in tables))
    assert [match.version for match in after] == [match.version + 1 for match in tables]
    for match in after:
        fresh = await Shell(shell.database, GAMES, shell.watch).now(match)
        assert as_bytes(fresh) == as_bytes(match)


# Faults


async def test_an_error_in_the_rules_stops_that_match_alone_and_tells_no_card(shell: Shell) -> None:
    shell = await shell.reopened(WITH_FAULTY)
    match, other = await shell.table(ANNA, BO, game="faulty"), await shell.table(ANNA, BO)
    with capture_logs() as logs:
        answer = await shell.press(match, shell.waited(match))
    assert isinstance(answer, Frozen)
    assert answer.match.phase is Phase.FROZEN
    assert answer.match.state == match.state
    assert logs[0]["event"] == "match frozen"
    assert logs[0]["error"] == "LookupError"
    assert SECRET not in repr(logs)
    assert await shell.press(match, shell.waited(match)) == Frozen(answer.match)
    assert isinstance(await shell.press(other, shell.waited(other)), Accepted)
    shell = await shell.reopened(WITH_FAULTY)
    assert (await shell.now(match)).phase is Phase.FROZEN


async def test_a_match_that_is_elsewhere_on_disk_is_read_anew(shell: Shell) -> None:
    match = await shell.table(ANNA, BO)
    other = Shell(shell.database, GAMES, shell.watch)
    moved = await other.step(await other.now(match))
    with pytest.raises(Superseded):
        await shell.press(match, shell.waited(match))
    assert as_bytes(await shell.now(match)) == as_bytes(moved)


async def test_what_the_disk_refuses_has_not_happened(shell: Shell) -> None:
    match = await shell.table(ANNA, BO)
    told: list[Match] = []
    shell.play.listeners.append(told.append)
    before = await _written(shell, match)
    with pytest.raises(sqlite3.OperationalError):
        async with shell.disk_refuses():
            await shell.press(match, shell.waited(match))
    assert told == []
    assert await _written(shell, match) == before
    assert as_bytes(await shell.now(match)) == as_bytes(match)
    await shell.step(match)


async def test_a_press_cancelled_at_any_moment_leaves_memory_and_file_equal(shell: Shell) -> None:
    match = await shell.table(ANNA, BO, options={"target": 100})
    outcomes: set[int] = set()
    for turns in range(40):
        task = asyncio.create_task(shell.press(match, shell.waited(match)))
        for _ in range(turns):
            await asyncio.sleep(0.0002 if turns > 20 else 0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        found = await shell.now(match)
        fresh = await Shell(shell.database, GAMES, shell.watch).now(match)
        assert as_bytes(found) == as_bytes(fresh)
        assert await shell.rows("SELECT MAX(version) FROM log") == [(found.version,)]
        outcomes.add(found.version - match.version)
        match = found
    assert outcomes == {0, 1}


async def test_a_row_that_cannot_be_read_takes_no_other_with_it(shell: Shell) -> None:
    broken, odd, alien, fine = [await shell.table(ANNA, BO) for _ in range(4)]
    await shell.execute("UPDATE match SET body='{' WHERE id=?", broken.id)
    await shell.execute("UPDATE match SET state='[]' WHERE id=?", odd.id)
    await shell.execute("UPDATE match SET body=replace(body, '\"odin\"', '\"chess\"') WHERE id=?", alien.id)
    shell = await shell.reopened()
    with capture_logs():
        assert await shell.play.find(broken.id) is None
        assert (await shell.now(odd)).phase is Phase.FROZEN
        assert (await shell.now(alien)).phase is Phase.FROZEN
    assert isinstance(await shell.press(fine, shell.waited(fine)), Accepted)


async def test_a_match_of_other_rules_is_not_judged_by_these(shell: Shell) -> None:
    match = await shell.table(ANNA, BO)
    await shell.execute(
        "UPDATE match SET body=replace(body, '\"rules_version\":', '\"rules_version\":9') WHERE id=?", match.id
    )
    shell = await shell.reopened()
    with capture_logs():
        assert isinstance(await shell.press(match, shell.waited(match)), Frozen)


async def test_memory_keeps_only_so_many_matches(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "REMEMBERED", 3)
    press = interaction()
    first = await shell.table(ANNA, BO)
    seat, move = shell.waited(first), shell.legal(first, shell.waited(first))[0]
    await shell.press(first, seat, move, by=press)
    others = [await shell.table(ANNA, BO) for _ in range(5)]
    assert len(shell.play._loaded) == 3
    assert isinstance(await shell.press(first, seat, move, by=press), Repeated)
    assert as_bytes(await shell.now(others[0])) == as_bytes(others[0])


# What is written


@pytest.mark.parametrize("game", CATALOG)
async def test_replaying_the_log_gives_the_snapshot_byte_for_byte_over_a_restart(shell: Shell, game: str) -> None:
    rng = random.Random(5)
    rules = CATALOG[game].game
    seats = [people for people in rules.info.seats if rules.admit(people, rules.info.defaults()) is None]
    for people in {seats[0], seats[-1]}:
        match = await shell.table(*range(1, people + 1), game=game)
        for part in range(3):
            match = await shell.played_out(match, rng, 60)
            if part == 1:
                shell = await shell.reopened()
            (state,) = (await shell.rows("SELECT state FROM match WHERE id=?", match.id))[0]
            log = [entry for entry in await shell.matches.log(match.id) if isinstance(entry, Started | Moved | Rolled)]
            assert encode(replay(rules, log)).decode() == state == encode(match.state).decode()
            assert as_bytes(await shell.now(match)) == as_bytes(match)


async def test_the_result_of_a_match_is_written_once_with_its_end(shell: Shell) -> None:
    match = await shell.table(ANNA, BO, options=QUICK)
    over = await shell.played_out(match)
    assert over.phase is Phase.OVER
    results = await shell.rows("SELECT seat, person, place, counted FROM result WHERE match=? ORDER BY seat", match.id)
    assert [row[:2] for row in results] == [(0, ANNA), (1, BO)]
    assert {row[2] for row in results} == {1, 2}
    assert {row[3] for row in results} == {1}
    last = over.chairs.index(max(over.chairs, key=lambda chair: chair.moved))
    assert isinstance(await shell.press(over, last, Pass()), Stale)
    assert len(await shell.rows("SELECT * FROM result")) == 2


async def test_a_match_in_which_the_house_played_along_does_not_count(shell: Shell) -> None:
    for people, house in [((ANNA, BO), 1), ((ANNA,), 1)]:
        over = await shell.played_out(await shell.table(*people, house=house, options=QUICK))
        counted = await shell.rows("SELECT DISTINCT counted FROM result WHERE match=?", over.id)
        assert counted == [(0,)]


async def test_only_the_row_of_the_press_itself_carries_its_interaction(shell: Shell) -> None:
    match = await shell.table(ANNA, BO, options={"target": 100})
    while match.deals == 1:
        match = await shell.step(match)
    last = await shell.rows("SELECT interaction, entry FROM log WHERE version=? ORDER BY seq", match.version)
    assert [row[0] is None for row in last] == [False, True]
    assert '"moved"' in last[0][1]
    assert '"rolled"' in last[1][1]


async def test_a_rematch_is_one_lobby_whoever_asks_and_however_often(shell: Shell) -> None:
    over = await shell.played_out(await shell.table(ANNA, BO, options=QUICK))
    after = await shell.accepted(over.id, lambda match: follow(match, BO, "again1"))
    assert isinstance(await shell.play.change(over.id, lambda match: follow(match, ANNA, "again2")), Refused)
    lobbies = await asyncio.gather(*(shell.play.open_rematch(after, None) for _ in range(3)))
    assert {lobby.id for lobby in lobbies} == {"again1"}
    assert lobbies[0].people() == (ANNA, BO)
    assert lobbies[0].options == over.options
    assert lobbies[0].phase is Phase.LOBBY


async def test_listeners_hear_of_every_committed_version_and_of_nothing_else(shell: Shell) -> None:
    told: list[int] = []
    shell.play.listeners.append(lambda match: told.append(match.version))
    match = await shell.table(ANNA, BO)
    await shell.press(match, 1 - shell.waited(match), Pass())
    await shell.step(match)
    assert told == list(range(1, match.version + 2))
