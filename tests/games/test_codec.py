"""What is written reads back the same, always in the same order, and nothing else reads."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from games import codec
from games.cards import Card, Cards
from games.codec import Entry, Moved, Rolled, Started
from games.core import IllegalMove
from games.odin.model import Deal, Lead, Move
from games.odin.notation import Card as OdinCard
from games.odin.notation import Cards as OdinCards
from games.odin.rules import GAME


class Held(Struct, frozen=True):
    """Something that holds cards."""

    trump: Card | None
    hands: tuple[Cards, ...]
    names: frozenset[str] = frozenset()


LOG = [
    Started(2, GAME.info.defaults()),
    Rolled(msgspec.Raw(b'{"hands":["2C3D","4D5S"],"starter":1}')),
    Moved(1, msgspec.Raw(b'{"type":"lead","cards":"4D"}')),
    Moved(0, msgspec.Raw(b'{"type":"pass"}')),
]


def test_cards_are_written_as_their_text() -> None:
    held = Held(Card.parse("QS"), (Cards.parse("KSQS"), Cards(0)))
    assert codec.encode(held) == b'{"trump":"QS","hands":["QSKS",""],"names":[]}'


@given(st.none() | st.integers(0, 51), st.lists(st.sets(st.integers(0, 51))), st.sets(st.text()))
def test_what_is_written_reads_back(trump: int | None, hands: list[set[int]], names: set[str]) -> None:
    held = Held(None if trump is None else Card(trump), tuple(map(Cards.of, hands)), frozenset(names))
    back = codec.decode(codec.encode(held), Held)
    assert back == held
    assert {type(hand) for hand in back.hands} <= {Cards}
    assert trump is None or type(back.trump) is Card


def test_sets_are_written_in_order() -> None:
    assert codec.encode(Held(None, (), frozenset("zebra"))).endswith(b'["a","b","e","r","z"]}')


def test_each_deck_has_its_own_names() -> None:
    assert codec.decode('"7X"', OdinCard) == OdinCard.parse("7X")
    assert codec.decode('"AS7X"', OdinCards) == OdinCards.parse("7XAS")
    with pytest.raises(msgspec.ValidationError):
        codec.decode('"7X"', Card)


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"lead","cards":5}',
        '{"type":"lead","cards":"5Z"}',
        '{"type":"lead"}',
        '{"type":"fly"}',
        '{"type":"play","cards":"5S","take":7}',
    ],
)
def test_what_is_no_move_does_not_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        codec.decode(text, Move)


def test_a_move_reads_as_one_of_its_union() -> None:
    assert codec.decode('{"type":"lead","cards":"5S"}', Move) == Lead(OdinCards.parse("5S"))


def test_log_entries_keep_what_they_hold_as_it_was_written() -> None:
    lines = [codec.encode(entry) for entry in LOG]
    assert lines[2] == b'{"type":"moved","seat":1,"move":{"type":"lead","cards":"4D"}}'
    assert [codec.encode(codec.decode(line, Entry)) for line in lines] == lines


def test_replaying_a_log_gives_the_state_it_led_to() -> None:
    state = GAME.setup(2, GAME.info.defaults())
    state = GAME.resolve(state, Deal((OdinCards.parse("2C3D"), OdinCards.parse("4D5S")), 1)).state
    state = GAME.apply(state, 1, Lead(OdinCards.parse("4D"))).state
    assert codec.replay(GAME, LOG[:3]) == state
    assert codec.replay(GAME, iter(LOG)).table.passes == 1


def test_a_log_begins_with_its_start_and_starts_once() -> None:
    for log in ([], LOG[1:], [LOG[0], LOG[0]]):
        with pytest.raises(ValueError, match="log"):
            codec.replay(GAME, log)


def test_a_log_with_an_illegal_move_does_not_replay() -> None:
    with pytest.raises(IllegalMove) as caught:
        codec.replay(GAME, [*LOG[:2], Moved(0, msgspec.Raw(b'{"type":"pass"}'))])
    assert caught.value.refusal.code == "turn"
