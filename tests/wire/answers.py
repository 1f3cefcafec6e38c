"""How the bot answered one interaction."""

import asyncio

from tests.wire.errors import Json
from tests.wire.interactions import DEFERRED, DEFERRED_UPDATE, Interaction
from tests.wire.screen import Modal, Shown
from tests.wire.world import World


class Answer:
    """What became of an interaction; asked again later it tells the newer state."""

    def __init__(self, world: World, interaction: Interaction) -> None:
        self._world = world
        self.interaction = interaction

    def __repr__(self) -> str:
        time = "never" if self.seconds is None else f"after {self.seconds:.3f} s"
        refused = f", refused {self.refusals}" if self.refusals else ""
        return f"<type {self.type} {time}{refused}>"

    @property
    def id(self) -> str:
        """The interaction's id."""
        return self.interaction.id

    @property
    def type(self) -> int | None:
        """The callback's type: 4 message, 5 and 6 deferred, 7 update, 8 choices, 9 modal; None without an answer."""
        return self.interaction.answer_type

    @property
    def in_time(self) -> bool:
        """Whether it was answered within 3 s by the fake's clock; later ones are refused."""
        return self.type is not None

    @property
    def seconds(self) -> float | None:
        """Real time from the press to the answer."""
        answered = self.interaction.answered
        return None if answered is None else answered - self.interaction.sent

    @property
    def refusals(self) -> list[tuple[int, int]]:
        """Status and code of every callback that was refused, a second answer (400, 40060) among them."""
        return self.interaction.refusals

    @property
    def message(self) -> Shown | None:
        """`@original` as it stands now; None if there is none or it is deleted."""
        original = self.interaction.original
        return None if original is None or original.deleted else Shown(original.json())

    @property
    def told(self) -> Shown | None:
        """The first message it was answered with, as it stood then; None if there was none (yet)."""
        body = self.interaction.told
        empty: Json = {"id": "0", "content": "", "flags": 0, "components": [], "embeds": [], "attachments": []}
        return None if body is None else Shown(empty | body)

    @property
    def followups(self) -> list[Shown]:
        """Further messages of this interaction, as they stand now."""
        mine = self.interaction.created_messages
        return [Shown(m.json()) for m in mine if m is not self.interaction.original and not m.deleted]

    @property
    def shown(self) -> Shown:
        """`@original`, which must be there."""
        assert self.message is not None, f"no message: {self}"
        return self.message

    @property
    def text(self) -> str:
        """What the presser reads in the answer: message, modal, or nothing."""
        if self.modal is not None:
            return self.modal.text
        return "" if self.message is None else self.message.text

    @property
    def ephemeral(self) -> bool:
        """Whether the answer is for the presser's eyes alone."""
        return self.modal is not None or (self.message is not None and self.message.ephemeral)

    @property
    def modal(self) -> Modal | None:
        """The modal that was opened."""
        opened = self.interaction.modal
        return None if opened is None else Modal(self.id, opened)

    @property
    def choices(self) -> list[Json]:
        """The offers of an autocomplete."""
        return self.interaction.choices or []

    async def wait(self, within: float) -> "Answer":
        """Wait for the first answer, at most that long."""
        try:
            async with asyncio.timeout(within):
                await self.interaction.done.wait()
        except TimeoutError:
            pass
        return self

    async def settled(self, within: float = 5.0) -> "Answer":
        """Wait until a deferred answer has become a real one (type 5 filled, type 6 edited)."""
        original = self.interaction.original
        before = original.versions if original is not None else 0
        async with asyncio.timeout(within):
            while original is not None and not original.deleted and self._pending(original.versions, before):
                await self._world.change(0.25)
        return self

    def _pending(self, versions: int, before: int) -> bool:
        original = self.interaction.original
        if self.type == DEFERRED:
            return original is not None and original.loading
        return self.type == DEFERRED_UPDATE and versions == before

    def redeliver(self) -> None:
        """Send the very same interaction to the bot once more."""
        self._world.dispatch("INTERACTION_CREATE", self.interaction.payload, guild=self.interaction.guild)
