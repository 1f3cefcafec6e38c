"""The outbox: one board a table, always the newest, whatever Discord answers."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import pytest
from simcord.http.client import FakeHTTPClient

from bot import screens, seats
from tests.cogs.den import Den, Somebody, act, table

PAST_50_MINUTES = 51 * 60


class Wire:
    """What happens to requests of the channel routes on their way, and what Discord does with a nonce."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lost_on_the_way_out = 0
        self.lost_on_the_way_back = 0
        self.meanwhile: Callable[[], Awaitable[object]] | None = None
        """What happens while the echo is being lost."""
        self.stuck: asyncio.Event | None = None
        self._by_nonce: dict[str, Any] = {}
        self._real = FakeHTTPClient.request
        wire = self

        async def request(client: FakeHTTPClient, route: Any, **options: Any) -> Any:
            return await wire.carry(client, route, options)

        monkeypatch.setattr(FakeHTTPClient, "request", request)

    async def carry(self, client: FakeHTTPClient, route: Any, options: dict[str, Any]) -> Any:
        if route.method not in {"POST", "PATCH"} or "/messages" not in route.path:
            return await self._real(client, route, **options)
        if self.stuck is not None:
            await self.stuck.wait()
        if self.lost_on_the_way_out:
            self.lost_on_the_way_out -= 1
            raise aiohttp.ServerDisconnectedError
        nonce = (options.get("json") or {}).get("nonce")
        answer = self._by_nonce.get(nonce) if nonce else None
        if answer is None:
            answer = await self._real(client, route, **options)
            if nonce:
                self._by_nonce[nonce] = answer
        if self.lost_on_the_way_back:
            self.lost_on_the_way_back -= 1
            if self.meanwhile is not None:
                await self.meanwhile()
            raise aiohttp.ServerDisconnectedError
        return answer


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    return Wire(monkeypatch)


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses between tries, shortened."""
    monkeypatch.setattr(screens, "FIRST_PAUSE", 0.01)


def shows_newest(den: Den, version: int) -> bool:
    return den.board.find("hand")["custom_id"].split(":")[2] == str(version)


async def version_of(den: Den) -> int:
    return (await den.rows("SELECT version FROM match"))[0][0]


@pytest.mark.parametrize(("status", "code"), [(429, 0), (500, 0), (503, 0)])
async def test_a_board_that_could_not_be_drawn_is_drawn_again(den: Den, status: int, code: int) -> None:
    anna = den.person("anna")
    hand = await table(den, anna, house=1)
    den.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, times=3)
    await act(anna, hand)
    assert shows_newest(den, await version_of(den))
    assert len(den.boards) == 1


async def test_a_dropped_connection_is_tried_again(den: Den, wire: Wire) -> None:
    anna = den.person("anna")
    hand = await table(den, anna, house=1)
    wire.lost_on_the_way_out = 3
    await act(anna, hand)
    assert shows_newest(den, await version_of(den))


async def test_a_post_whose_echo_was_lost_does_not_become_a_second_board(den: Den, wire: Wire) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    wire.lost_on_the_way_back = 1
    await anna.presses(await anna.types("play"), "game", "odin")
    assert len(den.boards) == 1
    await bo.presses(den.board, "join")
    assert f"<@{bo.id}>" in den.board.text
    assert len(den.boards) == 1


async def test_a_lost_echo_and_a_change_meanwhile_still_make_one_board_and_the_newest(den: Den, wire: Wire) -> None:
    anna, bo = den.person("anna"), den.person("bo")

    async def join() -> None:
        (id_,) = (await den.rows("SELECT id FROM match"))[0]
        await den.bot._play.change(id_, lambda match: seats.join(match, bo.id))

    wire.lost_on_the_way_back, wire.meanwhile = 1, join
    await anna.presses(await anna.types("play"), "game", "odin")
    assert len(den.boards) == 1
    assert f"<@{bo.id}>" in den.board.text


@pytest.mark.usefixtures("wire")
async def test_a_deleted_board_is_posted_anew_however_often_and_soon(den: Den) -> None:
    anna = den.person("anna")
    hand = await table(den, anna, house=1, target="100")
    for _ in range(3):
        deleted = den.board
        await den.delete(deleted)
        hand = await act(anna, hand)
        assert len(den.boards) == 1
        assert den.board.id != deleted.id
        assert shows_newest(den, await version_of(den))


async def test_a_board_of_50_minutes_is_posted_anew_and_the_old_one_goes(den: Den) -> None:
    anna = den.person("anna")
    await table(den, anna, house=1)
    old = den.board
    await den.env.advance_time(PAST_50_MINUTES)
    await act(anna, await anna.types("hand"))
    assert [board.id for board in den.boards] != [old.id]
    assert len(den.boards) == 1
    assert shows_newest(den, await version_of(den))


async def test_a_press_on_an_old_lobby_is_answered_and_the_board_comes_anew(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    old = await anna.types("play", game="odin")
    await den.env.advance_time(PAST_50_MINUTES)
    await bo.press_on(old, "join")
    assert len(den.boards) == 1
    assert den.board.id != old.id
    assert f"<@{bo.id}>" in den.board.text


async def test_edits_of_too_old_a_message_end_in_a_new_one(den: Den) -> None:
    anna = den.person("anna")
    hand, old = await table(den, anna, house=1), den.board
    den.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", status=429, code=30046, times=None)
    await act(anna, hand)
    assert [board.id == old.id for board in den.boards] == [False]


async def test_a_closed_channel_costs_one_request_and_no_game(den: Den) -> None:
    anna = den.person("anna")
    hand = await table(den, anna, house=1, target="100")
    await den.forbid("send_messages")
    den.env.inject_error("*", "/channels/*/messages*", status=403, code=50013, times=None)
    before = den.requests("/channels/")
    for _ in range(4):
        hand = await act(anna, hand)
    assert den.requests("/channels/") == before + 1
    den.env.backend.faults.clear()
    await den.env.advance_time(screens.BARRED_FOR + 1)
    await act(anna, await anna.types("hand"))
    assert shows_newest(den, await version_of(den))


async def test_many_moves_while_discord_is_slow_become_few_edits(den: Den, wire: Wire) -> None:
    anna, others = den.person("anna"), [den.person(name) for name in ("bo", "carmen", "deniz")]
    await anna.types("play", game="odin")
    play, (id_,) = den.bot._play, (await den.rows("SELECT id FROM match"))[0]
    wire.stuck = asyncio.Event()
    edits = den.requests("/channels/")
    with den.env._bot_scope():
        for person in others:
            for _ in range(5):
                await play.change(id_, lambda match, person=person: seats.join(match, person.id))
                await play.change(id_, lambda match, person=person: seats.leave(match, person.id))
    await play.change(id_, lambda match: seats.join(match, others[0].id))
    wire.stuck.set()
    wire.stuck = None
    await den.env.settle()
    assert f"<@{others[0].id}>" in den.board.text
    assert den.requests("/channels/") - edits <= 2


async def test_a_press_on_the_board_is_answered_by_drawing_it(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    board = await anna.types("play", game="odin")
    before = den.requests("/channels/")
    await bo.presses(board, "join")
    assert den.requests("/channels/") == before
    assert den.env.http_requests[-1].path.endswith("/callback")
    assert den.callbacks[-1] == 7


async def test_an_answer_that_came_too_late_leaves_the_board_to_the_channel(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    board = await anna.types("play", game="odin")
    den.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await _pressed_in_vain(den, bo, "join")
    assert f"<@{bo.id}>" in board.text
    assert len(den.boards) == 1


async def test_a_table_whose_command_came_too_late_gets_its_board_all_the_same(den: Den) -> None:
    anna = den.person("anna")
    den.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await anna.actor.slash(den.channel, "play", game="odin")
    assert len(den.boards) == 1
    assert "join" in den.board.words


async def test_a_board_behind_when_otter_died_is_drawn_at_the_next_start(den: Den) -> None:
    anna = den.person("anna")
    hand = await table(den, anna, house=1)
    den.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    await act(anna, hand)
    assert not shows_newest(den, await version_of(den))
    den.env.backend.faults.clear()
    await den.restart()
    assert shows_newest(den, await version_of(den))
    assert len(den.boards) == 1


async def test_memory_forgets_the_boards_of_finished_tables(den: Den) -> None:
    anna = den.person("anna")
    board = await anna.types("play", game="odin")
    await anna.presses(board, "leave")
    assert den.bot._screens._boards == {}
    assert den.bot._screens._writers == {}
    assert den.bot._screens._answers == {}


async def _pressed_in_vain(den: Den, person: Somebody, word: str) -> None:
    board = den.board
    await person.actor.click(board.message, custom_id=board.find(word)["custom_id"])


async def test_a_press_in_a_channel_that_is_open_again_draws_the_board_at_once(den: Den) -> None:
    anna = den.person("anna")
    hand = await table(den, anna, house=1, target="100")
    await den.forbid("send_messages")
    den.env.inject_error("*", "/channels/*/messages*", status=403, code=50013, times=None)
    hand = await act(anna, hand)
    await den.forbid()
    den.env.backend.faults.clear()
    await act(anna, hand)
    assert shows_newest(den, await version_of(den))
