"""Every card is seen by those alone who may know it, and no log tells a secret whatever goes wrong."""

import base64
import json
import re
from collections.abc import Mapping
from typing import Any

import pytest

from bot.catalog import CATALOG
from bot.rendering.faces import SUITS
from tests.wire.entitled import Knowledge, has_faces
from tests.wire.evening import SHORT, Evening
from tests.wire.table import FAILED, Offer, Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

MATCHES: list[tuple[str, int, int, Mapping[str, Any]]] = [
    ("odin", 3, 1, SHORT),
    ("odin", 2, 0, SHORT | {"deck": "full52", "auto_pass": "on", "tie": "playoff", "target": 9}),
    ("odin", 4, 2, SHORT | {"deck": "helvetiq54", "clear": "all_pass"}),
    *(
        (key, 2, max(1, entry.game.info.seats[0] - 2), {"pace": "none"})
        for key, entry in CATALOG.items()
        if key != "odin" and has_faces(key)
    ),
]
"""Game, people, house players, house rules."""
STEPS = 60


async def played(evening: Evening, number: int) -> Table:
    game, people, house, options = MATCHES[number]
    names = ("Anna", "Bo", "Carmen", "Deniz")[:people]
    table = await evening.table(*names, game=game, house=house, options=options, seed=number)
    await table.play(STEPS)
    await table.settle()
    return table


@pytest.mark.parametrize("number", range(len(MATCHES)), ids=[f"{m[0]}-{m[1]}+{m[2]}" for m in MATCHES])
async def test_no_card_is_shown_to_anybody_who_may_not_know_it(evening: Evening, number: int) -> None:
    table = await played(evening, number)
    watcher = evening.newcomer(table, "Watcher")
    for word in ("hand", "log", "more") if table.shows("hand") else ("log",):
        await watcher.press(table.button(word), on=table.board)
    stored = (await evening.record()).matches[table.id]
    knowledge = Knowledge(stored)
    sights = {
        stored.match.seat_of(int(person.id)): [s for s in person.seen if s.payload.get("channel_id") == person.home.id]
        for person in (*table.people, watcher)
    }
    assert None in sights
    assert len(sights) == len(table.people) + 1
    assert [leak for seat, seen in sights.items() for leak in knowledge.leaks(seat, seen)] == []
    # What one was shown is not for another's eyes: the question was worth asking.
    first, second, *_ = (seat for seat in sights if seat is not None)
    assert knowledge.leaks(second, sights[first])
    assert knowledge.leaks(None, sights[first])


async def test_no_log_line_holds_a_hand_a_seed_or_a_token_whatever_fails(evening: Evening) -> None:
    table = await played(evening, 0)
    anna = table.people[0]
    shown = await anna.press(table.button("rules"), on=table.board)
    # No honest client sends so many digits; the handler fails on them.
    broken = await anna.forge("o:rules:0:page.odin", on=shown.shown, values=["9" * 5000])
    assert FAILED in broken.text
    await table.make(anna, Offer(table.board.id, f"o:{table.id}:1:play.AS2S"))
    await evening.bot.says("handler failed")
    record, output = await evening.record(), evening.bot.output
    secrets = [evening.fake.token, *evening.fake.world.by_token]
    for stored in record.matches.values():
        for seed in (*stored.seeds, stored.match.seal.seed):
            secrets += [seed.hex(), base64.b64encode(seed).decode(), repr(seed)[2:-1]]
    assert [secret for secret in secrets if secret in output] == []
    assert not re.search(r"(?:[A2-9TJQK][SHDCXY]){2,}", output)
    assert [face for face in SUITS.values() if face in output or json.dumps(face)[1:-1] in output] == []
