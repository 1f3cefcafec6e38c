"""Who sits where, and by which house rules: the changes to a match that are no moves of its game."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from bot.match import Chair, Changed, Chosen, Closed, Followed, House, Match, Person, Phase, Refused, Seated
from games.codec import Started
from games.core import AnyGame, Level, Options, Refusal, Value

Outcome: TypeAlias = Changed | Refused

STANDARD = "standard"
"""What the defaults of a game are called among its presets."""

HOUSE_NAMES = ("Ole", "Olga", "Oskar", "Okan", "Odile", "Oya", "Otilia", "Omar")


def _refused(match: Match, code: str, **values: Value) -> Refused:
    return Refused(match, Refusal(code, "", values))


def _free_name(match: Match) -> str:
    taken = {chair.holder.name for chair in match.chairs if isinstance(chair.holder, House)}
    return next(name for name in HOUSE_NAMES if name not in taken)


def join(match: Match, person: int) -> Outcome:
    """Sit down on the first free chair, or take back the chair the house keeps for you."""
    if match.seat_of(person) is not None:
        return _refused(match, "seated")
    for seat, chair in enumerate(match.chairs):
        mine = isinstance(chair.holder, House) and chair.holder.guest_of == person
        free = chair.holder is None and match.phase is Phase.LOBBY
        if (mine and match.open) or free:
            holder = Person(person)
            return Changed(match.seated(seat, holder), (Seated(seat, holder),))
    if match.phase is Phase.LOBBY:
        return _refused(match, "full", seats=len(match.chairs))
    return _refused(match, "begun")


def leave(match: Match, person: int) -> Outcome:
    """Stand up: in the lobby the chair becomes free, in play the house keeps it; the last person to leave closes the table."""
    seat = match.seat_of(person)
    if seat is None or not match.open:
        return _refused(match, "not_seated")
    holder = None if match.phase is Phase.LOBBY else House(_free_name(match), "normal", guest_of=person)
    after = match.seated(seat, holder)
    others = after.people()
    if not others:
        return Changed(msgspec.structs.replace(after, phase=Phase.ENDED), (Seated(seat, holder), Closed(person)))
    host = match.host if match.host != person else others[0]
    return Changed(msgspec.structs.replace(after, host=host), (Seated(seat, holder),))


def add_house(match: Match, person: int, level: Level = "normal") -> Outcome:
    """Put a house player on the first free chair."""
    if refused := _not_in_lobby(match) or _not_seated(match, person):
        return refused
    for seat, chair in enumerate(match.chairs):
        if chair.holder is None:
            holder = House(_free_name(match), level)
            return Changed(match.seated(seat, holder), (Seated(seat, holder),))
    return _refused(match, "full", seats=len(match.chairs))


def remove_house(match: Match, person: int) -> Outcome:
    """Send the house player on the last chair away."""
    if refused := _not_in_lobby(match) or _not_seated(match, person):
        return refused
    for seat, chair in reversed(list(enumerate(match.chairs))):
        if isinstance(chair.holder, House):
            return Changed(match.seated(seat, None), (Seated(seat, None),))
    return _refused(match, "no_house")


def change_partners(match: Match, person: int) -> Outcome:
    """Let everybody but the first chair move on by one, so that three presses bring each of them opposite it; the host's."""
    if refused := _not_in_lobby(match) or _not_host(match, person):
        return refused
    first, second, *others = match.chairs
    chairs = (first, *others, second)
    return Changed(
        msgspec.structs.replace(match, chairs=chairs),
        tuple(Seated(seat, chair.holder) for seat, chair in enumerate(chairs)),
    )


def choose(match: Match, person: int, game: AnyGame, option: str, value: Value) -> Outcome:
    """Set a house rule; the host's, before the start."""
    if refused := _not_in_lobby(match) or _not_host(match, person):
        return refused
    for known in game.info.options:
        if known.key == option and known.holds(value):
            after = msgspec.structs.replace(match, options={**match.options, option: value})
            return Changed(after, (Chosen(option, value),))
    return _refused(match, "option", option=option, value=value)


def choose_preset(match: Match, person: int, game: AnyGame, name: str) -> Outcome:
    """Set all house rules to a named set of the game, or to the defaults; the host's, before the start."""
    if refused := _not_in_lobby(match) or _not_host(match, person):
        return refused
    presets: Mapping[str, Options] = {STANDARD: {}, **game.info.presets}
    if name not in presets:
        return _refused(match, "option", option="preset", value=name)
    options = {**game.info.defaults(), **presets[name]}
    return Changed(msgspec.structs.replace(match, options=options), (Chosen("preset", name),))


def set_pace(match: Match, person: int, pace: int) -> Outcome:
    """Set the clock: seconds a move, 0 for none; the host's, before the start."""
    if refused := _not_in_lobby(match) or _not_host(match, person):
        return refused
    return Changed(msgspec.structs.replace(match, pace=pace), (Chosen("pace", pace),))


def start(match: Match, person: int, game: AnyGame) -> Outcome:
    """Close the lobby and set the game up for those who sit; the free chairs are put away."""
    if refused := _not_in_lobby(match) or _not_host(match, person):
        return refused
    chairs = tuple(Chair(chair.holder) for chair in match.chairs if chair.holder is not None)
    if len(chairs) not in game.info.seats:
        return _refused(match, "seats", seats=len(chairs), low=game.info.seats[0], high=game.info.seats[-1])
    if refusal := game.admit(len(chairs), match.options):
        return Refused(match, refusal, match.game)
    after = msgspec.structs.replace(
        match, chairs=chairs, phase=Phase.PLAYING, state=game.setup(len(chairs), match.options)
    )
    return Changed(after, (Started(len(chairs), match.options),))


def follow(match: Match, person: int, next_: str) -> Outcome:
    """Ask for a rematch of a finished match; the first to ask gives it its id."""
    if match.phase is not Phase.OVER or match.next is not None:
        return _refused(match, "rematch")
    if refused := _not_seated(match, person):
        return refused
    return Changed(msgspec.structs.replace(match, next=next_), (Followed(next_),))


def _not_in_lobby(match: Match) -> Refused | None:
    return None if match.phase is Phase.LOBBY else _refused(match, "begun")


def _not_seated(match: Match, person: int) -> Refused | None:
    return None if match.seat_of(person) is not None else _refused(match, "not_seated")


def _not_host(match: Match, person: int) -> Refused | None:
    return None if match.host == person else _refused(match, "host_only", host=str(match.host))
