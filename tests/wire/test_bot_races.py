"""Two presses at once, one press twice, one interaction many times: exactly one effect, and an answer to everybody."""

import asyncio
from collections import Counter

import pytest

from bot.match import Followed
from games.codec import Started
from tests.wire.errors import Json
from tests.wire.evening import SHORT, Evening
from tests.wire.table import SEATING, Offer, Pressed, T, Table, Verdict, table_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


def verdicts(*pressed: Pressed) -> Counter[Verdict]:
    assert all(press.answer.in_time for press in pressed)
    return Counter(press.verdict for press in pressed)


def a_move(table: Table) -> tuple[Offer, int]:
    """A move that somebody can make now, and who."""
    for place, person in enumerate(table.people):
        for offer in table.offers(person):
            return offer, place
    raise AssertionError("nobody is to move")


async def test_of_two_who_press_join_on_the_last_chair_at_once_one_gets_it(evening: Evening) -> None:
    table = await evening.table("Anna", house=4, start=False)
    bo, carmen = evening.newcomer(table, "Bo"), evening.newcomer(table, "Carmen")
    pressed = await asyncio.gather(table.press(bo, "join"), table.press(carmen, "join"))
    assert verdicts(*pressed) == {"accepted": 1, "refused": 1}
    await table.settle()
    assert [person.mention in table.board.text for person in (bo, carmen)].count(True) == 1
    assert all(press.answer.ephemeral for press in pressed if press.verdict == "refused")


async def test_a_start_pressed_by_everybody_at_once_begins_one_match(evening: Evening) -> None:
    table = await evening.table("Anna", "Bo", start=False)
    anna, bo = table.people
    pressed = await asyncio.gather(*(table.press(person, "start") for person in (anna, bo, anna, bo)))
    assert verdicts(*pressed) == {"accepted": 1, "refused": 3}
    log = (await evening.record()).matches[table.id].log
    assert sum(isinstance(entry, Started) for _, _, entry, _ in log) == 1


async def test_a_rematch_asked_for_by_both_at_once_is_one_table(evening: Evening) -> None:
    table = await evening.table("Anna", "Bo")
    await table.play()
    await table.until("rematch")
    pressed = await asyncio.gather(*(table.press(person, "rematch") for person in table.people * 2))
    assert verdicts(*pressed) == {"accepted": 1, "refused": 3}
    await table.settle()
    lobbies = {table_of(shown) for shown in table.people[0].screen().public} - {table.id}
    log = (await evening.record()).matches[table.id].log
    assert [entry.next for _, _, entry, _ in log if isinstance(entry, Followed)] == list(lobbies)
    assert len(table.people[0].screen().public) == 2


async def test_a_button_pressed_twice_at_once_moves_once(evening: Evening) -> None:
    table = await evening.table("Anna", "Bo")
    offer, place = a_move(table)
    before = table.version
    pressed = await asyncio.gather(*(table.make(table.people[place], offer) for _ in range(2)))
    assert verdicts(*pressed) == {"accepted": 1, "refused": 1}
    await table.settle()
    assert table.version == before + 1
    await table.play()


async def test_twenty_copies_of_each_press_of_a_match_act_once_and_are_answered_once(evening: Evening) -> None:
    table = await evening.table("Anna", "Bo", start=False, options=SHORT | {"target": 100})
    await table.press(table.people[0], "house", copies=20)
    await table.press(table.people[0], "unhouse", copies=20)
    await table.start()
    for number in range(12):
        before = table.version
        offer, place = a_move(table)
        pressed = await table.make(table.people[place], offer, copies=20)
        await table.settle()
        assert pressed.answer.in_time
        assert pressed.answer.followups == []
        assert table.version == before + (pressed.verdict == "accepted"), number


async def test_a_command_that_is_delivered_five_times_opens_one_table_with_one_board(evening: Evening) -> None:
    table = await evening.table("Anna", start=False)
    dora = evening.newcomer(table, "Dora")
    before = len((await evening.record()).matches)
    answer = await dora.slash("play", game="odin", copies=5)
    assert answer.in_time
    assert len((await evening.record()).matches) == before + 1
    assert len(dora.screen().public) == 2


@pytest.mark.parametrize("between", ["nothing", "kill -9"])
async def test_presses_that_are_delivered_again_later_change_nothing(evening: Evening, between: str) -> None:
    table = await evening.table("Anna", "Bo")
    await table.play(6)
    if between == "kill -9":
        await evening.restart()
    await table.settle()
    before, hands = table.version, [table.hand(person).text for person in table.people]
    for pressed in table.pressed:
        pressed.answer.redeliver()
    await table.settle()
    assert table.version == before
    assert [table.hand(person).text for person in table.people] == hands
    await table.play()
    assert table.shows("rematch")


async def test_no_button_that_was_ever_shown_acts_for_a_stranger(evening: Evening) -> None:
    table = await evening.table("Anna", "Bo")
    await table.play(10)
    await table.settle()
    stranger, before, board = evening.newcomer(table, "Stranger"), table.version, table.board.id
    offers = {
        part["custom_id"]: Offer(board, part["custom_id"], _first_values(part))
        for shown in table.ever_shown()
        for part in shown.components
        if "custom_id" in part
    }
    assert {"play", "choose", "hand", "start", "join", "leave", "set"} <= {o.press.word for o in offers.values()}
    for offer in offers.values():
        pressed = await table.make(stranger, offer)
        assert pressed.answer.in_time
        assert pressed.answer.ephemeral
    await table.settle()
    assert table.version == before
    assert stranger.mention not in table.board.text
    await table.play()


def _first_values(part: Json) -> tuple[str, ...] | None:
    options = part.get("options")
    return None if options is None else (options[0]["value"],)


async def test_a_button_from_before_ones_last_move_is_stale_even_when_it_would_be_legal_now(evening: Evening) -> None:
    table = await evening.table("Anna", "Bo", options=SHORT | {"target": 100})
    await table.play(20)
    offers = [press.offer for press in table.pressed if press.person is table.people[0] and press.verdict == "accepted"]
    old = [offer for offer in offers if offer.press.word not in SEATING]
    assert old
    while not table.offers(table.people[0]):
        await table.step()
    await table.settle()
    before = table.version
    for offer in [*old, *(Offer(o.message, f"o:{table.id}:{o.press.seen}:pass") for o in old)]:
        pressed = await table.make(table.people[0], offer)
        assert pressed.answer.told is not None
        assert T("notice-stale") in pressed.answer.told.text
    await table.settle()
    assert table.version == before
