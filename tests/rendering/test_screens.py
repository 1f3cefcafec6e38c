"""Every screen of every game within Discord's limits, in all languages, at states that random play reaches; every word sayable."""

import itertools
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import seats as seats_module
from bot.catalog import CATALOG
from bot.i18n import LANGUAGES, rules_pages
from bot.match import Chair, House, Match, Person, Phase, Refused
from bot.rendering.lists import draw_games, draw_tables
from bot.rendering.presenter import Draft
from bot.rendering.press import Press, parse
from bot.rendering.rules import draw_rules
from games.core import Choice, Over, Refusal, Seat, Waiting
from tests.games.play import Playout
from tests.rendering.gallery import (
    LARGEST_ID,
    PAINTER,
    SPOKEN,
    admitted,
    all_parts,
    drawable,
    flaws,
    match_at,
    playouts,
)

STEPS = 150
DRAWN = 12
"""How many states of each playout are drawn, the last ones among them."""

SHELL = {"hand", "rules", "log", "more", "leave", "join", "options"}
"""Words on a panel that are no game's own."""

GAMES = pytest.mark.parametrize("key", CATALOG)


def _sample(played: Playout, most: int = DRAWN) -> list[int]:
    steps = drawable(played)
    spread = steps[:: max(1, len(steps) // most)]
    return sorted({*spread, steps[-1], steps[0]})


def _drawn(key: str, seed: int = 1) -> Iterator[tuple[Playout, Match]]:
    for played in playouts(key, seed, STEPS):
        for step in _sample(played):
            yield played, match_at(played, step)


@GAMES
def test_boards_panels_and_results_fit_at_every_state(key: str) -> None:
    for _, match in _drawn(key):
        for language, t in SPOKEN.items():
            # The longest notes that the shell adds.
            board = PAINTER.board(
                match, t, next_number=99_999 if match.phase is Phase.OVER else None, note=t("notice-closing")
            )
            assert flaws(board) == [], language
            for person in match.people():
                assert flaws(PAINTER.panel(match, person, t)) == [], language
                assert flaws(PAINTER.panel(match, person, t, notice=t("notice-stale"))) == [], language


@GAMES
def test_the_whole_log_can_be_told_and_each_page_fits(key: str) -> None:
    for played in playouts(key, 2, 1000):
        match = match_at(played, drawable(played)[-1])
        events = [event for events in played.events for event in events]
        for language, t in SPOKEN.items():
            for page in (None, *range(0, len(events) // 15 + 1, 3), 10**6):
                assert flaws(PAINTER.log(match, events, page, t)) == [], language


@GAMES
def test_lobby_and_house_rules_fit_whatever_is_chosen(key: str) -> None:
    game, rng = CATALOG[key].game, random.Random(3)
    for people, _ in itertools.product(range(1, game.info.seats[-1] + 1), range(4)):
        chairs = [Chair(Person(LARGEST_ID - seat)) if seat < people else Chair() for seat in range(game.info.seats[-1])]
        if people > 1:
            chairs[people - 1] = Chair(House("Otilia", "normal"))
        options = admitted(game, game.info.seats[0], rng)
        played = next(playouts(key, 1, 1))
        match = msgspec.structs.replace(
            match_at(played, 0), phase=Phase.LOBBY, chairs=tuple(chairs), options=options or {}, state=None
        )
        for language, t in SPOKEN.items():
            assert flaws(PAINTER.board(match, t, note=t("notice-closing"))) == [], language
            for person in (LARGEST_ID, 5):
                assert flaws(PAINTER.options(match, person, t, notice=t("notice-stale"))) == [], language
                assert flaws(PAINTER.more(match, person, t)) == []
            assert flaws(PAINTER.more(match, LARGEST_ID, t, sure=True)) == []


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_rules_fits(key: str, language: Any) -> None:
    pages = rules_pages(language, key)
    for page in range(len(pages)):
        assert flaws(draw_rules(key, pages, page, SPOKEN[language])) == [], pages[page].title


def test_lists_of_games_and_tables_fit() -> None:
    key = next(iter(CATALOG))
    match = match_at(next(playouts(key, 1, 1)), 0)
    for t in SPOKEN.values():
        assert flaws(draw_games(tuple(CATALOG), t("play-choose"), "o:new:0:game", t)) == []
        scenes = [PAINTER.scene(msgspec.structs.replace(match, id=f"zzzz{number:02}"), t) for number in range(60)]
        assert flaws(draw_tables(scenes, LARGEST_ID, t("hand-many", count=60), "hand", t)) == []


@GAMES
def test_matches_that_were_stopped_or_closed_can_still_be_drawn(key: str) -> None:
    match = match_at(next(playouts(key, 1, 3)), 1)
    for phase in (Phase.FROZEN, Phase.ENDED):
        for t in SPOKEN.values():
            stopped = msgspec.structs.replace(match, phase=phase)
            assert flaws(PAINTER.board(stopped, t)) == []
            assert flaws(PAINTER.panel(stopped, LARGEST_ID, t)) == []


# What can be pressed


def _offered(view: Any) -> Iterator[tuple[Press, dict[str, Any]]]:
    for part in all_parts(view.to_components()):
        if "custom_id" in part and not part.get("disabled"):
            press = parse(part["custom_id"])
            assert press is not None, part["custom_id"]
            yield press, part


@GAMES
def test_every_button_of_a_panel_is_a_legal_move_or_asks_for_one_more_choice(key: str) -> None:
    """And so on, until a move is made: no way leads nowhere."""
    rng = random.Random(4)
    for _, match in _drawn(key, 4):
        for seat, chair in enumerate(match.chairs):
            if match.phase is Phase.PLAYING and isinstance(chair.holder, Person):
                _press_everything(match, seat, chair.holder.id, rng)


def _press_everything(match: Match, seat: Seat, person: int, rng: random.Random) -> None:
    presenter, game = CATALOG[match.game].presenter, CATALOG[match.game].game
    view = game.view(match.state, seat)
    drafts: list[tuple[str, ...]] = [()]
    for draft in drafts:
        for press, part in _offered(PAINTER.panel(match, person, SPOKEN["en"], draft)):
            for tried in _presses(press, part, rng):
                match presenter.read(view, tried):
                    case Draft(words):
                        if words not in drafts and len(drafts) < 12:
                            drafts.append(words)
                    case Refusal() as refusal:
                        _say(match, refusal)
                    case None:
                        assert tried.word in SHELL, tried
                    case move:
                        refused = game.check(view, move)
                        assert refused is None or part["type"] == 3, (tried, refused)


def _presses(press: Press, part: dict[str, Any], rng: random.Random) -> list[Press]:
    if part["type"] != 3:
        return [press]
    values = [option["value"] for option in part["options"]]
    few = [rng.sample(values, rng.randint(max(1, part["min_values"]), part["max_values"])) for _ in range(3)]
    return [msgspec.structs.replace(press, values=tuple(chosen)) for chosen in few]


def _say(match: Match, refusal: Refusal) -> None:
    for t in SPOKEN.values():
        assert PAINTER.refusal(Refused(match, refusal, match.game), t)


@GAMES
def test_every_refusal_of_a_move_can_be_said_in_every_language(key: str) -> None:
    """Moves of other seats and other moments provoke them."""
    game, rng, codes = CATALOG[key].game, random.Random(5), set[str]()
    moves = [act for played in playouts(key, 5, STEPS) for seat, act in played.acts if seat is not None]
    for played in playouts(key, 5, STEPS):
        for step in _sample(played, 25):
            state = played.states[step]
            if not isinstance(game.turn(state), Waiting | Over):
                continue
            match = match_at(played, step)
            for seat in range(played.seats):
                view = game.view(state, seat)
                for move in rng.sample(moves, min(20, len(moves))):
                    refusal = game.check(view, move)
                    if refusal is not None and refusal.code not in codes:
                        codes.add(refusal.code)
                        _say(match, refusal)
    assert codes


@GAMES
def test_every_refusal_of_a_start_can_be_said_in_every_language(key: str) -> None:
    game = CATALOG[key].game
    match = match_at(next(playouts(key, 1, 1)), 0)
    options = game.info.options
    for seats in range(game.info.seats[-1] + 2):
        for option in options:
            values = option.values if isinstance(option, Choice) else (option.low, option.high, option.high + 1)
            for value in (*values, "nonsense"):
                refusal = game.admit(seats, {**game.info.defaults(), option.key: value})
                if refusal is not None and refusal.code not in {"seats", "option"}:
                    _say(match, refusal)


def test_every_refusal_of_a_table_can_be_said_in_every_language() -> None:
    source = Path(seats_module.__file__).read_text("utf-8")
    codes = {*re.findall(r'_refused\(match, "(\w+)"', source), "meaningless"}
    match = match_at(next(playouts(next(iter(CATALOG)), 1, 1)), 0)
    values = {"seats": 3, "low": 2, "high": 6, "option": "deck", "value": "tarot", "host": "5"}
    assert len(codes) > 8
    for code, t in itertools.product(sorted(codes), SPOKEN.values()):
        assert PAINTER.refusal(Refused(match, Refusal(code, "", values)), t)


_WORDS = st.sampled_from(
    [
        "play",
        "pass",
        "choose",
        "take",
        "lay",
        "draw",
        "suit",
        "claim",
        "reveal",
        "open",
        "discard",
        "card",
        "show",
        "set",
        "x",
    ]
)
_ARGUMENTS = st.lists(st.text("A23456789TJQKSHDCXY0F-_", max_size=12), max_size=4).map(tuple)


@GAMES
@settings(max_examples=150)
@given(data=st.data())
def test_no_press_whatever_it_says_upsets_a_presenter(key: str, data: st.DataObject) -> None:
    presenter, game = CATALOG[key].presenter, CATALOG[key].game
    played = _played(key)
    step = data.draw(st.sampled_from(drawable(played)))
    seat = data.draw(st.integers(0, played.seats - 1))
    view = game.view(played.states[step], seat)
    values = tuple(data.draw(st.lists(st.text("A23456789TJQKSHDC.R01", max_size=4), max_size=4)))
    meant = presenter.read(view, Press("zzzzzz", 1, data.draw(_WORDS), data.draw(_ARGUMENTS), values))
    if isinstance(meant, Draft):
        PAINTER.panel(match_at(played, step), LARGEST_ID, SPOKEN["en"], meant.words)
    elif meant is not None and not isinstance(meant, Refusal):
        game.check(view, meant)


_PLAYED: dict[str, Playout] = {}


def _played(key: str) -> Playout:
    if key not in _PLAYED:
        _PLAYED[key] = next(playouts(key, 6, STEPS))
    return _PLAYED[key]
