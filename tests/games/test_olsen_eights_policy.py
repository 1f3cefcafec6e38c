"""House players of Olsen (Eights) never forget a call, know what to keep, and beat random play."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from games import codec
from games.cards import Card, Cards
from games.core import Level, Options, Over, Waiting
from games.olsen_eights.model import Challenge, Draw, Keep, Lay, NameSuit, State, View
from games.olsen_eights.notation import read
from games.olsen_eights.policy import choose, guess
from games.olsen_eights.rules import GAME
from tests.games.play import Choose, Rng

LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


def state(hands: list[str], options: Options | None = None, **table: Any) -> State:
    """Set up a position on 7C with seat 0 to move; nothing lies below it and the draw pile is empty."""
    setup = GAME.setup(len(hands), GAME.info.defaults() | dict(options or {}))
    fields = codec.decode(codec.encode(setup.table), dict[str, Any])
    fields |= {"stage": "act", "dealer": 0, "top": "7C", "counts": [len(hand.split()) for hand in hands]}
    held = tuple(Cards.of(map(Card.parse, hand.split())) for hand in hands)
    return State(codec.decode(codec.encode(fields | table), type(setup.table)), held)


def seen(hands: list[str], options: Options | None = None, **table: Any) -> View:
    return GAME.view(state(hands, options, **table), 0)


# ---- what they do


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [{}, {"drawn_card": "optional"}, {"must_play": "off"}, {"olsen": "challenge"}])
def test_section_7_house_players_always_call(level: Level, options: Options) -> None:
    options = GAME.info.defaults() | {**options, "match": "wins"}
    went_down = 0
    for before, after in pairwise(played(4, options, [always(level)] * 4, Random(3))):
        for seat, (old, new) in enumerate(zip(before.table.counts, after.table.counts, strict=True)):
            if new == 1 and old != 1:
                assert after.table.called[seat]
                went_down += 1
    assert went_down >= 3


def always(level: Level) -> Choose:
    return lambda view, rng: choose(view, rng, level)


@pytest.mark.parametrize("level", LEVELS)
def test_section_7_house_players_catch_only_when_the_time_to_call_is_over(level: Level) -> None:
    hands = ["9C TC JC", "4H", "4D 5D"]
    assert isinstance(choose(seen(hands, {"olsen": "challenge"}, grace=1), Random(1), level), Lay)
    assert choose(seen(hands, {"olsen": "challenge"}, owing=[False, True, False]), Random(1), level) == Challenge(1)


@pytest.mark.parametrize("level", LEVELS)
def test_house_players_draw_only_when_they_must(level: Level) -> None:
    assert isinstance(choose(seen(["9C 4H", "4S", "4D"], {"must_play": "off"}, discards="AS"), Random(1), level), Lay)
    assert choose(seen(["9H 4H", "4S", "4D"]), Random(1), level) == Draw()
    assert choose(seen(["9H", "4S", "4D"]), Random(1), level) == Draw(olsen=True)


@pytest.mark.parametrize(
    ("hand", "options", "move"),
    [
        ("8S 9C TH", {}, "9C"),
        ("8S 9H TH", {}, "8S=H"),
        ("9C 8S", {}, "9C!"),
        ("9C 8S", {"finish": "no_eight"}, "8S=C!"),
        ("9C 2C TC", {"finish": "no_specials"}, "2C"),
        ("9C 7H JH QH", {}, "7H"),
        ("3C TC", {"match": "points"}, "TC!"),
    ],
)
def test_normal_keeps_what_goes_on(hand: str, options: Options, move: str) -> None:
    assert choose(seen([hand, "4H 5H 6H", "4D 5D 6D"], options), Random(1), "normal") == read(move)


def test_normal_names_the_suit_it_holds() -> None:
    view = seen(["9H JH TS", "4H 5H", "4D 5D"], stage="name", top="8C")
    assert choose(view, Random(1), "normal") == NameSuit("H")


def test_normal_lays_a_drawn_card_that_fits() -> None:
    position = state(["9H JS TC", "4H 5H", "4D 5D"], {"drawn_card": "optional"}, stage="keep")
    drawn = State(position.table, position.hands, position.pile, Card.parse("TC"))
    assert choose(GAME.view(drawn, 0), Random(1), "normal") == read("TC")


def test_easy_sometimes_gives_an_eight_away() -> None:
    view = seen(["8S 9C TH JH", "4H 5H", "4D 5D"])
    chosen = [choose(view, Random(seed), "easy") for seed in range(60)]
    assert 0 < sum(move == read("9C") for move in chosen) < 60


# ---- what they imagine


def test_a_guess_leaves_open_cards_where_they_are_and_lets_the_drawn_card_fit() -> None:
    position = state(
        ["9H TS", "QC 4H", "4D"],
        {"drawn_card": "optional", "showing": "on"},
        seat=1,
        shown=["", "4H", "4D"],
        stage="keep",
    )
    view = GAME.view(position, 0)
    drawn = set[str]()
    for seed in range(60):
        imagined = guess(view, Random(seed))
        assert str(imagined.hands[0]) == "9HTS"
        assert "4H" in str(imagined.hands[1])
        assert str(imagined.hands[2]) == "4D"
        assert GAME.check(GAME.view(imagined, 1), Keep()) is None
        assert imagined.drawn is not None
        assert GAME.check(GAME.view(imagined, 1), Lay(imagined.drawn, None, olsen=True)) is None
        drawn.add(str(imagined.drawn))
    assert {name[1] for name in drawn if name[0] not in "78"} == {"C"}
    assert len(drawn) > 10


# ---- how well they play


def played(seats: int, options: Options, players: Sequence[Choose], rng: Random) -> Iterator[State]:
    """Play a match and yield the states after each step."""
    position = GAME.setup(seats, options)
    while not isinstance(turn := GAME.turn(position), Over):
        if isinstance(turn, Waiting):
            (seat,) = turn.seats
            position = GAME.apply(position, seat, players[seat](GAME.view(position, seat), rng)).state
        else:
            position = GAME.resolve(position, GAME.roll(position, Rng(rng))).state
        yield position


def wins(mine: Choose, theirs: Choose, seats: int, hands: int) -> float:
    """Play so many hands, one seat for me in turn, and return the share won."""
    options = GAME.info.defaults() | {"two_players": "on"}
    rng, won = Random(11), 0
    for hand in range(hands):
        players = [theirs] * seats
        players[hand % seats] = mine
        *_, last = played(seats, options, players, rng)
        won += last.table.scores[hand % seats]
    return won / hands


def at_random(view: View, rng: Random) -> Any:
    return rng.choice(list(GAME.legal(view)))


@pytest.mark.parametrize(("seats", "least"), [(2, 0.62), (4, 0.36)])
def test_normal_beats_random_play(seats: int, least: float) -> None:
    assert wins(always("normal"), at_random, seats, 300) > least
