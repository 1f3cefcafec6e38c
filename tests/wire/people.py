"""People: what each of them sees, and what an honest or a forging client can do."""

import asyncio
import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tests.wire.answers import Answer
from tests.wire.checks import BUTTON, SELECTS, STRING_SELECT
from tests.wire.components import walk
from tests.wire.delivery import command_data, deliver, find_command, forged_submit, select_data, submit_data
from tests.wire.errors import Json
from tests.wire.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, SUBMIT
from tests.wire.objects import Channel, Message, User
from tests.wire.screen import Button, Modal, NotOnScreen, Screen, Select, Shown
from tests.wire.world import Sight, World

PATIENCE = 3.2


class Person:
    """Somebody at a client of their own, looking at one channel; all actions may run at the same time.

    An action waits for the bot's first answer, at most `patience` seconds, and tells how it was answered.
    """

    def __init__(self, world: World, user: User, home: Channel, patience: float = PATIENCE) -> None:
        self.world = world
        self.user = user
        self.home = home
        self.patience = patience

    def __repr__(self) -> str:
        return f"<{self.name} in {self.home.name or 'DM'}>"

    @property
    def id(self) -> str:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def mention(self) -> str:
        """How a text names this person."""
        return f"<@{self.id}>"

    @property
    def dm(self) -> Channel:
        """The channel that this person and the bot share."""
        return self.world.dm_of(self.user)

    def at(self, channel: Channel) -> "Person":
        """The same person looking at another channel: `await anna.at(anna.dm).slash("rules")`."""
        return Person(self.world, self.user, channel, self.patience)

    def close_dms(self) -> None:
        """From now on DMs are refused with 50007."""
        self.user.dms_open = False

    # Seeing.

    def screen(self, channel: Channel | None = None) -> Screen:
        """What this person sees now, oldest first: the channel with its private messages, and the DMs if none is named."""
        places = [self.home, self.dm] if channel is None else [channel]
        visible = [m for m in self.world.messages.values() if m.channel in places and self._can_see(m)]
        return Screen([Shown(m.json()) for m in sorted(visible, key=lambda m: int(m.id))], self.name)

    def _can_see(self, message: Message) -> bool:
        if message.deleted or message.gone_for_owner or not message.channel.seen_by(self.id):
            return False
        return message.owner in (None, self.id)

    @property
    def seen(self) -> list[Sight]:
        """Every version of everything that was ever put before this person's eyes."""
        return [sight for sight in self.world.sights if self.id in sight.audience]

    def ever_saw(self, text: str) -> list[Sight]:
        """All sights that hold this text anywhere, custom_ids, labels and picture descriptions included."""
        return [sight for sight in self.seen if text in json.dumps(sight.payload, ensure_ascii=False)]

    async def sees(self, what: str | Callable[[Shown], bool], *, within: float = 5.0) -> Shown:
        """Wait until a message holds this text or passes this test, and give it."""
        deadline = asyncio.get_running_loop().time() + within
        while True:
            try:
                return self.screen().find(what)
            except NotOnScreen:
                left = deadline - asyncio.get_running_loop().time()
                if left <= 0:
                    raise
            await self.world.change(min(left, 0.25))

    def look(self, message: Shown | str) -> Shown:
        """A message as it stands now."""
        return Shown(self._message(message).json())

    def dismiss(self, message: Shown | str) -> None:
        """Close a private message for good; only this client forgets it."""
        self._message(message).gone_for_owner = True

    def restart_client(self) -> None:
        """All private messages are gone from this person's screen."""
        for message in self.world.messages.values():
            if message.owner == self.id:
                message.gone_for_owner = True

    # Doing, as an honest client allows.

    async def slash(self, command: str, /, *, copies: int = 1, **options: Any) -> Answer:
        """Run a synced command, subcommands after a space: `await anna.slash("settings language", to="da")`.

        Choices are named by value or default name, people and channels are given as they are. `copies` delivers the
        same interaction that many times.
        """
        name, *path = command.split()
        found = find_command(self.world, self.user, self.home, name)
        return await self._do(COMMAND, command_data(self.world, found, path, options), copies=copies)

    async def autocomplete(self, command: str, option: str, typed: str, /, **others: Any) -> Answer:
        """Type into an option; `.choices` of the answer are the offers."""
        name, *path = command.split()
        found = find_command(self.world, self.user, self.home, name)
        data = command_data(self.world, found, path, {**others, option: typed}, focus=option)
        return await self._do(AUTOCOMPLETE, data)

    async def press(self, what: Button | str, *, on: Shown | str | None = None, copies: int = 1) -> Answer:
        """Press a button, named by label, emoji or custom_id, or one got from a screen.

        It must be there and enabled at this moment, else NotOnScreen: an honest client cannot press what was redrawn.
        """
        button = what if isinstance(what, Button) else self.look(on).button(what) if on else self.screen().button(what)
        message = self._reachable(button.message_id)
        component = self._component(message, button.custom_id, BUTTON)
        data = {"custom_id": button.custom_id, "component_type": BUTTON, "id": component["id"]}
        return await self._do(COMPONENT, data, message, copies=copies)

    async def choose(
        self, what: Select | str | None, values: Iterable[Any] | str, *, on: Shown | str | None = None, copies: int = 1
    ) -> Answer:
        """Choose in a menu, named by placeholder or custom_id (None: the lowest one); values by label or value."""
        select = what if isinstance(what, Select) else self.look(on).select(what) if on else self.screen().select(what)
        message = self._reachable(select.message_id)
        component = self._component(message, select.custom_id, *SELECTS)
        data = select_data(self.world, component, [values] if isinstance(values, str) else values)
        return await self._do(COMPONENT, data, message, copies=copies)

    async def submit(self, modal: Modal | Answer, fields: Mapping[str, Any] | None = None, /, **more: Any) -> Answer:
        """Send a modal in, its fields named by custom_id or label; what is not named keeps its default."""
        opened = modal.modal if isinstance(modal, Answer) else modal
        if opened is None:
            raise NotOnScreen("no modal was opened")
        data = submit_data(self.world, opened, {**(fields or {}), **more})
        source = self.world.interactions[opened.interaction_id].source
        return await self._do(SUBMIT, data, source)

    # Doing, as only a forger can.

    async def forge(
        self,
        custom_id: str,
        *,
        on: Shown | str,
        values: list[str] | None = None,
        kind: int | None = None,
        copies: int = 1,
    ) -> Answer:
        """Press any custom_id on any message, whether it is there, enabled, visible, or not."""
        component_type = kind or (BUTTON if values is None else STRING_SELECT)
        data: Json = {"custom_id": custom_id, "component_type": component_type, "id": 1}
        return await self._do(
            COMPONENT, data | ({} if values is None else {"values": values}), self._message(on), copies=copies
        )

    async def forge_submit(self, custom_id: str, values: Mapping[str, str], *, on: Shown | str | None = None) -> Answer:
        """Send in a modal that was never opened."""
        return await self._do(SUBMIT, forged_submit(custom_id, values), None if on is None else self._message(on))

    async def forge_command(self, data: Json) -> Answer:
        """Run a command by raw data, synced or not."""
        return await self._do(COMMAND, data)

    # How it is done.

    async def _do(self, kind: int, data: Json, source: Message | None = None, *, copies: int = 1) -> Answer:
        channel = source.channel if source is not None else self.home
        if channel.is_thread and channel.archived and kind == COMMAND:
            raise NotOnScreen("no commands in an archived thread")
        answer = Answer(
            self.world, deliver(self.world, kind, self.user, channel, data=data, source=source, copies=copies)
        )
        await answer.wait(self.patience)
        return answer

    def _message(self, which: Shown | str) -> Message:
        key = which.id if isinstance(which, Shown) else which
        return self.world.messages[key]

    def _reachable(self, message_id: str) -> Message:
        message = self._message(message_id)
        if not self._can_see(message):
            raise NotOnScreen(f"{self.name} does not see this message (any more):\n{Shown(message.json())}")
        return message

    def _component(self, message: Message, custom_id: str | None, *kinds: int) -> Json:
        for component in walk(message.components):
            if component["type"] in kinds and custom_id is not None and component.get("custom_id") == custom_id:
                if component.get("disabled"):
                    raise NotOnScreen(f"{custom_id!r} is disabled on:\n{Shown(message.json())}")
                return component
        raise NotOnScreen(f"{custom_id!r} is not (any more) on:\n{Shown(message.json())}")
