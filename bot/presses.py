"""What each button, select and form does: from a press to a change of a match, and to the answer its presser sees."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.catalog import Entry
from bot.i18n import Words, rules_pages
from bot.match import (
    Accepted,
    Answer,
    Frozen,
    Gone,
    Match,
    Phase,
    Place,
    Refused,
    Repeated,
    Stale,
)
from bot.painter import Painter
from bot.play import Change, Play, fresh_id
from bot.rendering.lobby import PACES
from bot.rendering.presenter import Draft
from bot.rendering.press import Press, parse, write
from bot.rendering.rules import draw_rules
from bot.rendering.table import draw_notice
from bot.reply import Delivery, Interaction, Reply
from bot.screens import Screens
from bot.seats import (
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
from bot.storage.matches import Matches
from games.codec import Moved, Rolled, Started, decode
from games.core import Number, Refusal, Value

Act: TypeAlias = Callable[[Press, Reply, Words], Awaitable[None]]


def read_press(interaction: Interaction) -> Press | None:
    """Read the press of a component or a submitted form; None for what is not Otter's."""
    data: Mapping[str, Any] = interaction.data or {}
    values = data.get("values") or _submitted(data.get("components") or [])
    return parse(str(data.get("custom_id", "")), tuple(str(value) for value in values))


def _submitted(components: Any) -> list[str]:
    found: list[str] = []
    for component in components:
        if "value" in component:
            found.append(component["value"] or "")
        found += _submitted([component["component"]] if "component" in component else component.get("components", []))
    return found


class Presses:
    """Carries out presses."""

    def __init__(
        self, play: Play, matches: Matches, screens: Screens, painter: Painter, catalog: Mapping[str, Entry]
    ) -> None:
        self._play = play
        self._matches = matches
        self._screens = screens
        self._painter = painter
        self._catalog = catalog
        self._acts: dict[str, Act] = {
            "hand": self._hand,
            "rules": self._rules,
            "page": self._page,
            "log": self._log,
            "more": self._more,
            "options": self._options,
            "number": self._ask_number,
            "set": self._set,
            "pace": self._pace,
            "preset": self._preset,
            "join": self._join,
            "leave": self._leave,
            "house": self._house,
            "unhouse": self._unhouse,
            "partners": self._partners,
            "start": self._start,
            "rematch": self._rematch,
            "game": self._open_table,
        }

    async def serve(self, reply: Reply, t: Words) -> None:
        """Carry out the press of a component or a submitted form."""
        press = read_press(reply.interaction)
        if press is None:
            await reply.whisper(draw_notice(t("notice-unknown")))
            return
        if self._screens.is_barred(press.match) and not _missing_permissions(reply.interaction):
            self._screens.admit(press.match)
        await self._acts.get(press.word, self._move)(press, reply, t)
        if reply.interaction.message is not None and not reply.private:
            await self._screens.clear_away(press.match, reply.interaction.message.id)

    # Moves

    async def _move(self, press: Press, reply: Reply, t: Words) -> None:
        """Read a press as a move of the presser's seat, and let the door decide."""
        person = reply.interaction.user.id
        match = await self._play.find(press.match)
        seat = None if match is None else match.seat_of(person)
        if match is None:
            await self._tell(reply, t("notice-gone"))
            return
        if seat is None or match.phase is not Phase.PLAYING:
            await self._show_panel(match, reply, t)
            return
        meant = self._catalog[match.game].presenter.read(self._play.view(match, seat), press)
        if (meant is None or isinstance(meant, Draft | Refusal)) and match.moved_since(seat, press.seen):
            await self._show_answer(Stale(match), reply, t)
            return
        if isinstance(meant, Draft):
            await self._show_panel(match, reply, t, draft=meant.words)
            return
        if meant is None:
            meant = Refusal("meaningless", "")
        if isinstance(meant, Refusal):
            area = "table" if meant.code == "meaningless" else match.game
            await self._show_panel(match, reply, t, notice=self._painter.refusal(Refused(match, meant, area), t))
            return
        with self._screens.answering(match.id, person):
            answer = await self._change(press, reply, self._play.move(seat, meant, press.seen))
            await self._show_answer(answer, reply, t)

    async def _change(self, press: Press, reply: Reply, change: Change) -> Answer:
        interaction = reply.interaction
        return await self._play.change(press.match, change, person=interaction.user.id, interaction=interaction.id)

    async def _show_answer(self, answer: Answer, reply: Reply, t: Words) -> None:
        """Draw the presser's panel as it stands after a move, with the reason on top if it was not made."""
        if isinstance(answer, Gone):
            await self._tell(reply, t("notice-gone"))
            return
        notice = self._notice(answer, t)
        if isinstance(answer, Accepted) or not notice:
            await self._show_panel(answer.match, reply, t)
        else:
            await self._show_panel(answer.match, reply, t, notice=notice)

    def _notice(self, answer: Answer, t: Words) -> str:
        match answer:
            case Refused():
                return self._painter.refusal(answer, t)
            case Stale():
                return t("notice-stale")
            case Frozen():
                return t("notice-frozen")
            case Gone():
                return t("notice-gone")
            case Accepted() | Repeated():
                return ""

    async def _show_panel(
        self, match: Match, reply: Reply, t: Words, *, draft: tuple[str, ...] = (), notice: str = ""
    ) -> None:
        """Draw the presser's own panel where it was pressed, or as a private message of its own."""
        person = reply.interaction.user.id
        if match.seat_of(person) is None:
            await self._show(reply, self._painter.panel(match, person, t, draft, notice))
            return
        with self._screens.answering(match.id, person) as panel:
            # The panel is drawn from the newest version: others may have moved while this press was decided.
            match = await self._play.find(match.id) or match
            shown = await self._show(reply, self._painter.panel(match, person, t, draft, notice))
            if shown is not Delivery.LATE:
                self._screens.adopt(panel, reply.interaction, t, match, draft)

    async def _tell(self, reply: Reply, text: str) -> None:
        """Say a private word, in place of the private message pressed on, or beside the public one."""
        await self._show(reply, draw_notice(text))

    async def _show(self, reply: Reply, view: ui.LayoutView) -> Delivery:
        return await (reply.redraw(view) if reply.private else reply.whisper(view))

    # Screens to read

    async def _hand(self, press: Press, reply: Reply, t: Words) -> None:
        match = await self._play.find(press.match)
        if match is None:
            await self._tell(reply, t("notice-gone"))
        else:
            await self._show_panel(match, reply, t)

    async def show_hand(self, id_: str, reply: Reply, t: Words) -> None:
        """Open the hand of a table in private."""
        await self._hand(Press(id_, 0, "hand"), reply, t)

    async def _rules(self, press: Press, reply: Reply, t: Words) -> None:
        match = await self._play.find(press.match)
        game = next(iter(press.values or press.arguments), None) if match is None else match.game
        await self.show_rules(game or "", 0, reply, t)

    async def _page(self, press: Press, reply: Reply, t: Words) -> None:
        page = press.values[0] if press.values else "0"
        await self.show_rules(next(iter(press.arguments), ""), int(page) if page.isdecimal() else 0, reply, t)

    async def show_rules(self, game: str, page: int, reply: Reply, t: Words) -> None:
        """Show a page of a game's rules in private."""
        if game not in self._catalog:
            await self._tell(reply, t("notice-unknown"))
            return
        await self._show(reply, draw_rules(game, rules_pages(t.language, game), page, t))

    async def _log(self, press: Press, reply: Reply, t: Words) -> None:
        match = await self._play.find(press.match)
        if match is None or match.game not in self._catalog:
            await self._tell(reply, t("notice-gone"))
            return
        page = next((int(each) for each in press.arguments if each.isdecimal()), None)
        await self._show(reply, self._painter.log(match, await self._events(match), page, t))

    async def _events(self, match: Match) -> list[Any]:
        """Return all public events of a match, by replaying its log."""
        game, state = self._catalog[match.game].game, None
        events: list[Any] = []
        shapes = game.info.shapes
        for entry in await self._matches.log(match.id):
            if isinstance(entry, Started):
                state = game.setup(entry.seats, entry.options)
            elif isinstance(entry, Moved):
                step = game.apply(state, entry.seat, decode(entry.move, shapes.move))
                state, events = step.state, [*events, *step.events]
            elif isinstance(entry, Rolled):
                step = game.resolve(state, decode(entry.chance, shapes.chance))
                state, events = step.state, [*events, *step.events]
        return events

    async def _more(self, press: Press, reply: Reply, t: Words) -> None:
        match = await self._play.find(press.match)
        if match is None:
            await self._tell(reply, t("notice-gone"))
        else:
            await self._show(reply, self._painter.more(match, reply.interaction.user.id, t))

    async def _options(self, press: Press, reply: Reply, t: Words) -> None:
        match = await self._play.find(press.match)
        if match is None or match.game not in self._catalog:
            await self._tell(reply, t("notice-gone"))
        else:
            await self._show(reply, self._painter.options(match, reply.interaction.user.id, t))

    # The lobby

    async def _ask_number(self, press: Press, reply: Reply, t: Words) -> None:
        match = await self._play.find(press.match)
        key = next(iter(press.arguments), "")
        option = None if match is None else self._number(match, key)
        if match is None or option is None:
            await self._tell(reply, t("notice-unknown"))
            return
        modal = ui.Modal(
            title=t(f"{match.game}-name")[:45], custom_id=write(match.id, match.version, "set", key), timeout=None
        )
        field: ui.TextInput[Any] = ui.TextInput(custom_id="value", default=str(match.options[key]), max_length=9)
        hint = t("options-number-hint", low=option.low, high=option.high)
        modal.add_item(ui.Label(text=t(f"{match.game}-option-{key}")[:45], description=hint[:100], component=field))
        modal.stop()
        await reply.ask(modal)

    def _number(self, match: Match, key: str) -> Number | None:
        for option in self._catalog[match.game].game.info.options:
            if option.key == key and isinstance(option, Number):
                return option
        return None

    async def _set(self, press: Press, reply: Reply, t: Words) -> None:
        match = await self._play.find(press.match)
        if match is None or len(press.arguments) != 1 or len(press.values) != 1:
            await self._tell(reply, t("notice-unknown"))
            return
        key, typed = press.arguments[0], press.values[0].strip()
        value: Value = int(typed) if self._number(match, key) and _is_number(typed) else typed
        person, game = reply.interaction.user.id, self._catalog[match.game].game
        await self._set_up(press, reply, t, lambda found: choose(found, person, game, key, value))

    async def _pace(self, press: Press, reply: Reply, t: Words) -> None:
        pace = PACES.get(next(iter(press.values), ""), 0)
        await self._set_up(press, reply, t, lambda found: set_pace(found, reply.interaction.user.id, pace))

    async def _preset(self, press: Press, reply: Reply, t: Words) -> None:
        match = await self._play.find(press.match)
        if match is None or match.game not in self._catalog:
            await self._tell(reply, t("notice-gone"))
            return
        person, game, name = reply.interaction.user.id, self._catalog[match.game].game, next(iter(press.values), "")
        await self._set_up(press, reply, t, lambda found: choose_preset(found, person, game, name))

    async def _set_up(self, press: Press, reply: Reply, t: Words, change: Change) -> None:
        """Make a change to the house rules and show them again."""
        answer = await self._change(press, reply, change)
        if isinstance(answer, Gone):
            await self._tell(reply, t("notice-gone"))
            return
        view = self._painter.options(answer.match, reply.interaction.user.id, t, self._notice(answer, t))
        await self._show(reply, view)

    async def _join(self, press: Press, reply: Reply, t: Words) -> None:
        await self._take_seat(press, reply, t, lambda found: join(found, reply.interaction.user.id), "more-joined")

    async def _house(self, press: Press, reply: Reply, t: Words) -> None:
        await self._take_seat(press, reply, t, lambda found: add_house(found, reply.interaction.user.id))

    async def _unhouse(self, press: Press, reply: Reply, t: Words) -> None:
        await self._take_seat(press, reply, t, lambda found: remove_house(found, reply.interaction.user.id))

    async def _partners(self, press: Press, reply: Reply, t: Words) -> None:
        person = reply.interaction.user.id
        await self._take_seat(press, reply, t, lambda found: change_partners(found, person))

    async def _leave(self, press: Press, reply: Reply, t: Words) -> None:
        match = await self._play.find(press.match)
        person = reply.interaction.user.id
        if match is not None and match.phase is Phase.PLAYING and press.arguments != ("sure",):
            await self._show(reply, self._painter.more(match, person, t, sure=True))
            return
        await self._take_seat(press, reply, t, lambda found: leave(found, person), "more-left")

    async def _take_seat(self, press: Press, reply: Reply, t: Words, change: Change, word: str = "") -> None:
        """Change who sits where: on the board the board itself is the answer, in private a word."""
        answer = await self._change(press, reply, change)
        if not isinstance(answer, Accepted | Repeated):
            await self._tell(reply, self._notice(answer, t))
        elif reply.private and word:
            match = answer.match
            await self._tell(reply, t(word, game=t(f"{match.game}-name"), number=str(match.number)))
        elif reply.private:
            await self._show_panel(answer.match, reply, t)
        else:
            await self._screens.answer(answer.match.id, reply)

    async def _start(self, press: Press, reply: Reply, t: Words) -> None:
        """Begin, and show the one who pressed the hand at once."""
        match = await self._play.find(press.match)
        if match is None or match.game not in self._catalog:
            await self._tell(reply, t("notice-gone"))
            return
        person, game = reply.interaction.user.id, self._catalog[match.game].game
        answer = await self._change(press, reply, lambda found: start(found, person, game))
        if isinstance(answer, Accepted | Repeated):
            await self._show_panel(answer.match, reply, t)
        else:
            await self._tell(reply, self._notice(answer, t))

    async def _rematch(self, press: Press, reply: Reply, t: Words) -> None:
        person, next_ = reply.interaction.user.id, fresh_id()
        answer = await self._change(press, reply, lambda found: follow(found, person, next_))
        if isinstance(answer, Gone):
            await self._tell(reply, t("notice-gone"))
            return
        match = answer.match
        if match.next is None:
            await self._tell(reply, self._notice(answer, t))
            return
        # Whoever asks second finds the lobby that the first one asked for.
        await self._play.open_rematch(match, None)
        self._screens.refresh(match.id)
        if isinstance(answer, Accepted) and not reply.private:
            await self._screens.answer(match.id, reply)
        else:
            await self._tell(reply, self._notice(answer, t))

    # New tables

    async def _open_table(self, press: Press, reply: Reply, t: Words) -> None:
        await self.open_table(next(iter(press.values), ""), reply, t)

    async def open_table(self, game: str, reply: Reply, t: Words) -> None:
        """Open a table in the channel of an interaction; its board is the answer to a command, else a new message."""
        interaction = reply.interaction
        if game not in self._catalog:
            await self._tell(reply, t("notice-unknown"))
            return
        if interaction.guild_id is None or interaction.channel_id is None:
            await self._tell(reply, t("notice-not-here"))
            return
        if missing := _missing_permissions(interaction):
            await self._tell(reply, t("notice-permission", missing=missing))
            return
        place = Place(interaction.guild_id, interaction.channel_id)
        match = await self._play.open(game, place, interaction.user.id, interaction.id)
        if interaction.message is None:
            await self._screens.answer(match.id, reply)
        else:
            await self._tell(reply, t("play-opened", number=str(match.number), link=f"<#{place.channel}>"))


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isascii() and text.removeprefix("-").isdecimal()


def _missing_permissions(interaction: Interaction) -> list[str]:
    """List what Otter may not do in the channel but has to, as Discord names it."""
    has = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    send = has.send_messages_in_threads if in_thread else has.send_messages
    wanted = {"View Channel": has.view_channel, "Send Messages in Threads" if in_thread else "Send Messages": send}
    return [name for name, given in wanted.items() if not given]
