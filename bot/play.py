"""The one door: every move of a person, the house or the clock, and every change of who sits where, goes through `Play.change`.

Under the match's lock, held for milliseconds: is the interaction known already, is the change allowed (asked of the rules, on
the mover's view), what chance is due, and one transaction with log, snapshot, compare-and-set, result and outbox row. The match
in memory is replaced after COMMIT only, and only then are screens, house and clock told.
"""

import asyncio
import secrets
import sqlite3
import traceback
from collections import deque
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import msgspec
import structlog

from bot import fairness
from bot.match import (
    Accepted,
    Answer,
    Chair,
    Changed,
    Chosen,
    Entry,
    Failed,
    Frozen,
    Gone,
    House,
    Match,
    Person,
    Phase,
    Place,
    Refused,
    Repeated,
    Stale,
)
from bot.storage.matches import Duplicate, Matches, Result, Superseded, Write
from games.codec import Moved, Rolled, decode, encode
from games.core import AnyGame, Chance, Options, Over, Seat, Waiting

Change: TypeAlias = Callable[[Match], Changed | Refused | Stale]
"""What somebody wants of a match: a pure function of it."""

Listener: TypeAlias = Callable[[Match], None]
"""Is told of every committed version."""

TOLD = 12
"""How many public events a match carries with it for its board."""

LIVE = 90
"""Seconds for a move at a table where people play live."""

REMEMBERED = 5_000
"""How many matches are kept in memory; one that is asked for again is read from the file."""

_KNOWN = 64
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"

log = structlog.get_logger("otter.play")


def fresh_id() -> str:
    """Return a new public id of a match: short, without letters that look alike."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(6))


class Play:
    """All matches of this process."""

    def __init__(self, matches: Matches, games: Mapping[str, AnyGame], now: Callable[[], datetime]) -> None:
        self._matches = matches
        self._games = games
        self._now = now
        self._loaded: dict[str, Match] = {}
        self._acted: dict[str, deque[int]] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.listeners: list[Listener] = []

    def seconds(self) -> int:
        """Return the present time in whole seconds since 1970."""
        return int(self._now().timestamp())

    def game(self, match: Match) -> AnyGame:
        """Return the rules a match is played by."""
        return self._games[match.game]

    def waiting(self, match: Match) -> frozenset[Seat]:
        """Return the seats a running match waits for."""
        if match.phase is not Phase.PLAYING:
            return frozenset()
        turn = self.game(match).turn(match.state)
        return turn.seats if isinstance(turn, Waiting) else frozenset()

    def view(self, match: Match, seat: Seat | None) -> Any:
        """Return what a seat, or a spectator, may know of a match that has begun."""
        return self.game(match).view(match.state, seat)

    async def open(self, game: str, place: Place, host: int, interaction: int | None) -> Match:
        """Open a lobby with the host on its first chair; an interaction that comes twice finds the one it opened."""
        return await self._open(fresh_id(), game, place, host, (Chair(Person(host)),), {}, LIVE, interaction)

    async def open_rematch(self, match: Match, interaction: int | None) -> Match:
        """Open the lobby that follows a finished match, with the same chairs and house rules; once, whoever asks."""
        if match.next is None:
            raise ValueError("a rematch is asked for first")
        if (found := await self.find(match.next)) is not None:
            return found
        chairs = tuple(Chair(chair.holder) for chair in match.chairs)
        return await self._open(
            match.next, match.game, match.place, match.host, chairs, match.options, match.pace, interaction
        )

    async def _open(  # noqa: PLR0913, PLR0917 - a lobby is made of these
        self,
        id_: str,
        game: str,
        place: Place,
        host: int,
        chairs: tuple[Chair, ...],
        options: Options,
        pace: int,
        interaction: int | None,
    ) -> Match:
        async with self._lock(f"open {place.server or place.channel}"):
            if id_ in self._loaded:
                return self._loaded[id_]
            info = self._games[game].info
            now = self.seconds()
            match = Match(
                id=id_,
                number=await self._matches.next_number(place.server, place.channel),
                place=place,
                game=game,
                rules_version=info.rules_version,
                options=info.defaults() | dict(options),
                host=host,
                chairs=chairs + (Chair(),) * (info.seats[-1] - len(chairs)),
                length=1,
                seal=fairness.seal(f"{id_}/0"),
                pace=pace,
                opened_at=now,
                moved_at=now,
            )
            try:
                await self._matches.write(Write(None, match, (Chosen("game", game),), interaction, now))
            except Duplicate:
                first = None if interaction is None else await self._matches.acted_in(interaction)
                found = None if first is None else await self.find(first)
                if found is None:
                    raise
                return found
            self._keep(match, interaction)
        self._tell(match)
        return match

    async def find(self, id_: str) -> Match | None:
        """Return the present version of a match: the newest that is committed, whatever is under way."""
        if (match := self._loaded.get(id_)) is not None:
            return match
        async with self._lock(id_):
            return await self._load(id_)

    async def change(
        self, id_: str, change: Change, *, person: int | None = None, interaction: int | None = None
    ) -> Answer:
        """Let a change happen, or say why not; only `Accepted` has altered anything.

        :raises sqlite3.Error: when the database could not write; nothing was altered.
        """
        async with self._lock(id_):
            match = await self._load(id_)
            if match is None:
                return Gone()
            if interaction is not None and interaction in self._acted[id_]:
                return Repeated(match)
            if match.phase is Phase.FROZEN:
                return Frozen(match)
            try:
                changed = change(match)
                if not isinstance(changed, Changed):
                    return changed
                write = self._settle(match, changed, person, interaction)
            except Exception as error:  # noqa: BLE001 - whatever the rules raise stops this match alone
                return await self._freeze(match, error)
            try:
                await self._write(write)
            except Duplicate:
                return Repeated(match)
            self._keep(write.after, interaction)
        self._tell(write.after)
        return Accepted(write.after)

    def move(self, seat: Seat, move: Any, seen: int) -> Change:
        """Make the change that is a seat's move, decided on a screen of version `seen`."""

        def change(match: Match) -> Changed | Refused | Stale:
            if match.phase is not Phase.PLAYING or match.moved_since(seat, seen):
                return Stale(match)
            game = self.game(match)
            refusal = game.check(game.view(match.state, seat), move)
            if refusal is not None:
                return Refused(match, refusal, match.game)
            step = game.apply(match.state, seat, move)
            after = msgspec.structs.replace(match, state=step.state)
            return Changed(after, (Moved(seat, msgspec.Raw(encode(move))),), step.events, seat)

        return change

    def _settle(self, before: Match, changed: Changed, person: int | None, interaction: int | None) -> Write:
        """Roll what chance is due, see whether the match is over, set the clock, and number the version."""
        match, version = changed.match, before.version + 1
        entries, events = list(changed.entries), list(changed.events)
        seal, current, state = match.seal, match.current, match.state
        if person is not None and interaction is not None:
            seal = seal.contribute(person, interaction)
        game, opened, results = self.game(match), (), ()
        phase, dealt, waited = match.phase, match.dealt, frozenset[Seat]()
        if phase is Phase.PLAYING:
            while isinstance(turn := game.turn(state), Chance):
                label = f"draw/{before.length + len(entries)}"
                if turn.deal and not opened:
                    opened, current, label = (seal,), seal, "deal"
                    seal = fairness.seal(f"{match.id}/{match.deals + 1}")
                dealt = version if turn.deal else dealt
                chance = game.roll(state, (current or seal).stream(label))
                entries.append(Rolled(msgspec.Raw(encode(chance))))
                step = game.resolve(state, chance)
                state = step.state
                events.extend(step.events)
            if isinstance(turn, Over):
                phase, results = Phase.OVER, _results(match, turn)
            else:
                waited = turn.seats
        chairs = match.chairs
        if changed.mover is not None:
            chairs = tuple(
                Chair(chair.holder, version) if seat == changed.mover else chair for seat, chair in enumerate(chairs)
            )
        now = self.seconds()
        # Somebody who plays alone against the house keeps nobody waiting.
        clocked = (
            match.pace and len(match.people()) > 1 and any(isinstance(chairs[seat].holder, Person) for seat in waited)
        )
        after = msgspec.structs.replace(
            match,
            state=state,
            phase=phase,
            chairs=chairs,
            version=version,
            dealt=dealt,
            length=before.length + len(entries),
            deals=match.deals + len(opened),
            seal=seal,
            current=current,
            deadline=now + match.pace if clocked else None,
            moved_at=now,
            told=(*match.told, *(msgspec.Raw(encode(event)) for event in events))[-TOLD:],
        )
        return Write(before, after, tuple(entries), interaction, now, opened, results)

    async def _freeze(self, match: Match, error: Exception) -> Frozen:
        # The message of an error in the rules may name a card: its place and type are enough to mend it.
        frames = traceback.format_tb(error.__traceback__)
        log.error(
            "match frozen", match=match.id, game=match.game, error=type(error).__name__, where="".join(frames[-4:])
        )
        entries: tuple[Entry, ...] = (Failed(type(error).__name__),)
        now = self.seconds()
        after = msgspec.structs.replace(
            match, phase=Phase.FROZEN, version=match.version + 1, length=match.length + 1, deadline=None, moved_at=now
        )
        await self._write(Write(match, after, entries, None, now))
        self._keep(after, None)
        self._tell(after)
        return Frozen(after)

    async def _write(self, write: Write) -> None:
        try:
            await self._matches.write(write)
        except (Superseded, sqlite3.Error, asyncio.CancelledError):
            # Memory may be older than the file now: the next one reads it anew.
            self._forget(write.after.id)
            raise

    def _lock(self, key: str) -> asyncio.Lock:
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock

    async def _load(self, id_: str) -> Match | None:
        if id_ in self._loaded:
            return self._loaded[id_]
        try:
            row = await self._matches.load(id_)
        except msgspec.MsgspecError as error:
            log.error("match cannot be read", match=id_, error=type(error).__name__)  # noqa: TRY400 - it may quote a card
            return None
        if row is None:
            return None
        match = self._with_state(*row)
        self._acted[id_] = deque(reversed(await self._matches.interactions(id_, _KNOWN)), maxlen=_KNOWN)
        self._keep(match, None)
        return match

    def _with_state(self, match: Match, state: bytes | None) -> Match:
        """Put a match and its snapshot together; what today's rules cannot go on with is frozen, whatever is wrong with it."""
        game = self._games.get(match.game)
        try:
            if state is not None and game is not None:
                match = msgspec.structs.replace(match, state=decode(state, game.info.shapes.state))
            self.waiting(match)
            playable = game is not None and game.info.rules_version == match.rules_version
        except Exception as error:  # noqa: BLE001 - one unreadable row must not keep the others from being played
            log.error("snapshot cannot be read", match=match.id, error=type(error).__name__)  # noqa: TRY400
            playable = False
        if not playable and match.open:
            log.error("match set aside", match=match.id, game=match.game, rules_version=match.rules_version)
            match = msgspec.structs.replace(match, phase=Phase.FROZEN)
        return match

    def _keep(self, match: Match, interaction: int | None) -> None:
        self._loaded.pop(match.id, None)
        self._loaded[match.id] = match
        if len(self._loaded) > REMEMBERED:
            idle = next((id_ for id_ in self._loaded if id_ not in self._locks), None)
            if idle is not None:
                self._forget(idle)
        acted = self._acted.setdefault(match.id, deque(maxlen=_KNOWN))
        if interaction is not None:
            acted.append(interaction)

    def _forget(self, id_: str) -> None:
        self._loaded.pop(id_, None)
        self._acted.pop(id_, None)

    def _tell(self, match: Match) -> None:
        for listener in self.listeners:
            listener(match)


def _results(match: Match, over: Over) -> tuple[Result, ...]:
    people = len(match.people())
    counted = people >= 2 and not any(isinstance(chair.holder, House) for chair in match.chairs)
    return tuple(
        Result(
            seat,
            chair.holder.id if isinstance(chair.holder, Person) else None,
            over.outcome.scores[seat],
            over.outcome.places[seat],
            counted,
        )
        for seat, chair in enumerate(match.chairs)
    )
