"""What nobody but its owner may see: a hand, what could be read from ids, and the seed of a deal before its hand is over."""

import base64
from typing import Any

from games.odin.notation import Cards
from tests.cogs.den import Den, Screen, act, moves, parts_of, table

DECK = [f"{rank}{suit}" for suit in "SHDC" for rank in "A23456789"]


def _written(den: Den, screen: Screen) -> str:
    """Everything a message holds: texts, labels, ids, options."""
    return repr(parts_of(screen.stored.components))


async def _hands(den: Den) -> list[set[str]]:
    play, (id_,) = den.bot._play, (await den.rows("SELECT id FROM match"))[0]
    match = await play.find(id_)
    assert match is not None
    return [_names(play.view(match, seat).hand) for seat in range(len(match.chairs))]


def _names(hand: Cards) -> set[str]:
    text = str(hand)
    return {text[at : at + 2] for at in range(0, len(text), 2)}


async def test_no_message_that_others_see_holds_a_card_nobody_has_played(den: Den) -> None:
    """Every first version and every edit, as a message logger would keep them; cards as they are written on board and in ids."""
    anna, bo = den.person("anna"), den.person("bo")
    sheets = {anna: await table(den, anna, bo, target="100"), bo: await bo.types("hand")}
    played: set[str] = set()
    for _ in range(25):
        hidden = set.union(*await _hands(den)) - played
        shown = _written(den, den.board)
        faces = {card: _face(card) for card in hidden}
        assert [card for card, face in faces.items() if card in _ids(den.board) or face in shown] == []
        mover = anna if moves(sheets[anna]) else bo
        before = await _hands(den)
        sheets[mover] = await act(mover, sheets[mover])
        after = await _hands(den)
        if sum(map(len, after)) > sum(map(len, before)):
            break  # a new hand: the cards are mixed anew
        played |= set.union(*before) - set.union(*after) | _moved_between(before, after)


def _moved_between(before: list[set[str]], after: list[set[str]]) -> set[str]:
    return set().union(*(now - then for then, now in zip(before, after, strict=True)))


def _face(card: str) -> str:
    return {"S": "♤", "H": "♥️", "D": "♦️", "C": "♧"}[card[1]].join([card[0], ""])


def _ids(screen: Screen) -> str:
    return " ".join(part["custom_id"].split(":", 3)[3] for part in screen.parts if "custom_id" in part)


async def test_nobody_sees_a_panel_that_is_not_his(den: Den) -> None:
    anna, bo, carmen = den.person("anna"), den.person("bo"), den.person("carmen")
    hand = await table(den, anna, bo)
    assert hand.id in den.private_messages(anna)
    for other in (bo, carmen):
        assert hand.id not in den.private_messages(other)
    for _, body in den.sent:
        private = (body.get("data") or {}).get("flags", 0) & 64
        assert private or "### Your" not in repr(body)


async def test_a_seed_is_in_no_request_and_no_log_while_its_hand_is_played(den: Den) -> None:
    anna = den.person("anna")
    hand = await table(den, anna, house=1, target="100")
    seeds: list[bytes] = []
    for _ in range(10):
        seeds += await _seeds(den)
        if not moves(hand):
            break
        hand = await act(anna, hand)
    outside = repr(den.sent) + repr(den.logs)
    forms = [form for seed in seeds for form in (seed.hex(), base64.b64encode(seed).decode(), repr(seed)[2:-1])]
    assert forms
    assert [form for form in forms if form in outside] == []


async def _seeds(den: Den) -> list[bytes]:
    play, (id_,) = den.bot._play, (await den.rows("SELECT id FROM match"))[0]
    match: Any = await play.find(id_)
    return [seal.seed for seal in (match.seal, match.current) if seal is not None]


async def test_no_message_pings_anybody(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    sheets = {anna: await table(den, anna, bo), bo: await bo.types("hand")}
    mover = anna if moves(sheets[anna]) else bo
    await act(mover, sheets[mover])
    drawn = [body.get("data", body) for _, body in den.sent if "components" in repr(body)]
    assert len(drawn) > 5
    assert [body["allowed_mentions"] for body in drawn] == [{"parse": []}] * len(drawn)
