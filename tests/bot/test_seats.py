"""Who sits where: whatever people press, in whatever order, a table stays a table."""

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.catalog import CATALOG
from bot.fairness import seal
from bot.match import Chair, Changed, Closed, House, Match, Person, Phase, Refused
from bot.seats import (
    HOUSE_NAMES,
    Outcome,
    add_house,
    change_partners,
    choose,
    choose_preset,
    follow,
    join,
    leave,
    remove_house,
    set_pace,
    start,
)
from games.olsen_hearts.rules import GAME as HEARTS
from tests.bot.shell import ANNA, BO, CARMEN, DENIZ, GAMES, PLACE, houses

ODIN = GAMES["odin"]
PEOPLE = st.sampled_from([ANNA, BO, CARMEN, DENIZ])


def lobby(*people: int, seats: int = 6) -> Match:
    chairs = tuple(Chair(Person(person)) for person in people) + (Chair(),) * (seats - len(people))
    return Match(
        id="k7f3ab", number=1, place=PLACE, game="odin", rules_version=1, options=ODIN.info.defaults(), host=people[0],
        chairs=chairs, length=1, seal=seal("k7f3ab/0"), opened_at=0, moved_at=0,
    )  # fmt: skip


def after(outcome: Outcome) -> Match:
    assert isinstance(outcome, Changed), outcome
    return outcome.match


def code(outcome: Outcome) -> str:
    assert isinstance(outcome, Refused), outcome
    return outcome.refusal.code


def _started(*people: int, house: int = 0) -> Match:
    match = lobby(*people)
    for _ in range(house):
        match = after(add_house(match, people[0]))
    return after(start(match, people[0], ODIN))


ACTS: dict[str, Callable[[Match, int], Outcome]] = {
    "join": join,
    "leave": leave,
    "house": add_house,
    "unhouse": remove_house,
    "partners": change_partners,
    "start": lambda match, person: start(match, person, ODIN),
    "target": lambda match, person: choose(match, person, ODIN, "target", 20),
}


@given(st.lists(st.tuples(st.sampled_from(sorted(ACTS)), PEOPLE), max_size=40))
def test_whatever_is_pressed_everybody_has_one_chair_and_the_host_sits(presses: list[tuple[str, int]]) -> None:
    match = lobby(ANNA)
    for act, person in presses:
        outcome = ACTS[act](match, person)
        if isinstance(outcome, Refused):
            assert outcome.match is match
            continue
        assert outcome.entries
        match = outcome.match
        people, names = match.people(), houses(match)
        assert len(people) == len(set(people))
        assert len(names) == len(set(names))
        assert match.phase is not Phase.LOBBY or len(match.chairs) == 6
        assert match.phase is not Phase.PLAYING or all(chair.holder for chair in match.chairs)
        if not people:
            assert match.phase is Phase.ENDED
            assert isinstance(outcome.entries[-1], Closed)
        else:
            assert match.host in people


def test_a_seat_is_taken_in_order_and_once() -> None:
    match = after(join(lobby(ANNA), BO))
    assert match.seat_of(BO) == 1
    assert code(join(match, BO)) == "seated"


def test_a_full_table_takes_nobody() -> None:
    match = lobby(ANNA, BO, seats=2)
    assert code(join(match, CARMEN)) == "full"
    assert code(add_house(match, ANNA)) == "full"


def test_nobody_joins_a_match_that_has_begun() -> None:
    assert code(join(_started(ANNA, BO), CARMEN)) == "begun"


def test_who_leaves_a_match_finds_the_chair_kept_by_the_house() -> None:
    match = after(leave(_started(ANNA, BO), ANNA))
    kept = match.chairs[0].holder
    assert isinstance(kept, House)
    assert kept.guest_of == ANNA
    assert match.host == BO
    assert code(join(match, CARMEN)) == "begun"
    back = after(join(match, ANNA))
    assert back.seat_of(ANNA) == 0


def test_the_last_person_to_leave_closes_the_table() -> None:
    match = after(leave(_started(ANNA, house=2), ANNA))
    assert match.phase is Phase.ENDED
    assert code(leave(match, ANNA)) == "not_seated"
    assert code(join(match, ANNA)) == "begun"


def test_three_changes_bring_everybody_opposite_the_first_chair_and_back() -> None:
    match = lobby(ANNA, BO, CARMEN, DENIZ, seats=4)
    opposite = [match.chairs[2].holder]
    for _ in range(3):
        match = after(change_partners(match, ANNA))
        assert match.seat_of(ANNA) == 0
        opposite.append(match.chairs[2].holder)
    assert opposite == [Person(CARMEN), Person(DENIZ), Person(BO), Person(CARMEN)]


def test_partners_are_changed_by_the_host_before_the_start() -> None:
    assert code(change_partners(lobby(ANNA, BO), BO)) == "host_only"
    assert code(change_partners(_started(ANNA, BO), ANNA)) == "begun"


@pytest.mark.parametrize("act", ["house", "unhouse"])
def test_house_players_are_called_and_sent_away_by_those_who_sit(act: str) -> None:
    assert code(ACTS[act](lobby(ANNA), BO)) == "not_seated"


def test_a_house_player_can_be_sent_away_only_where_there_is_one() -> None:
    assert code(remove_house(lobby(ANNA), ANNA)) == "no_house"
    match = after(add_house(lobby(ANNA), ANNA))
    assert houses(after(remove_house(match, ANNA))) == []


def test_house_rules_clock_and_start_are_the_hosts() -> None:
    match = lobby(ANNA, BO)
    for outcome in (choose(match, BO, ODIN, "target", 20), set_pace(match, BO, 0), start(match, BO, ODIN)):
        assert code(outcome) == "host_only"


@pytest.mark.parametrize(("option", "value"), [("target", 0), ("target", "20"), ("deck", "tarot"), ("no such rule", 1)])
def test_a_house_rule_takes_only_its_own_values(option: str, value: str | int) -> None:
    assert code(choose(lobby(ANNA), ANNA, ODIN, option, value)) == "option"


def test_a_preset_sets_every_house_rule_anew() -> None:
    match = msgspec.structs.replace(lobby(ANNA), game="olsen_hearts", options={**HEARTS.info.defaults(), "target": 7})
    for name, differing in {"standard": {}, **HEARTS.info.presets}.items():
        assert after(choose_preset(match, ANNA, HEARTS, name)).options == {**HEARTS.info.defaults(), **differing}


def test_a_preset_is_one_of_the_game_and_the_hosts_to_choose() -> None:
    assert code(choose_preset(lobby(ANNA), ANNA, ODIN, "american")) == "option"
    assert code(choose_preset(lobby(ANNA, BO), BO, ODIN, "standard")) == "host_only"


def test_nothing_is_set_up_once_the_match_has_begun() -> None:
    match = _started(ANNA, BO)
    for outcome in (
        choose(match, ANNA, ODIN, "target", 20),
        choose_preset(match, ANNA, ODIN, "standard"),
        set_pace(match, ANNA, 0),
        start(match, ANNA, ODIN),
        add_house(match, ANNA),
        remove_house(match, ANNA),
    ):
        assert code(outcome) == "begun"


def test_free_chairs_are_put_away_at_the_start() -> None:
    match = after(leave(after(join(lobby(ANNA, BO), CARMEN)), BO))
    started = after(start(match, ANNA, ODIN))
    assert started.people() == (ANNA, CARMEN)
    assert len(started.chairs) == 2


def test_one_person_alone_cannot_start() -> None:
    assert code(start(lobby(ANNA), ANNA, ODIN)) == "seats"


def test_a_start_that_the_rules_do_not_admit_says_which_rule_o_1() -> None:
    outcome = start(lobby(*range(1, 7)), 1, ODIN)
    assert isinstance(outcome, Refused)
    assert (outcome.area, outcome.refusal.rule) == ("odin", "O-1")


def test_a_rematch_is_asked_for_once_after_the_end_by_those_who_sat() -> None:
    over = msgspec.structs.replace(lobby(ANNA, BO, seats=2), phase=Phase.OVER)
    assert code(follow(lobby(ANNA, BO), ANNA, "next")) == "rematch"
    assert code(follow(over, CARMEN, "next")) == "not_seated"
    asked = after(follow(over, BO, "next"))
    assert asked.next == "next"
    assert code(follow(asked, ANNA, "other")) == "rematch"


@pytest.mark.parametrize("game", CATALOG)
def test_there_is_a_name_for_a_house_player_on_every_chair(game: str) -> None:
    assert CATALOG[game].game.info.seats[-1] <= len(set(HOUSE_NAMES))
