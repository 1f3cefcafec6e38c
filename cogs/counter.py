"""What the slash commands stand on."""

from msgspec import Struct

from bot.match import Match, Phase
from bot.painter import Painter
from bot.play import Play
from bot.presses import Presses
from bot.reception import Reception
from bot.storage.matches import Matches
from bot.storage.people import People


class Counter(Struct, frozen=True):
    """The parts of the application that commands call."""

    reception: Reception
    presses: Presses
    play: Play
    matches: Matches
    people: People
    painter: Painter
    games: tuple[str, ...]
    """The keys of all games, in the order they are offered."""

    async def tables_of(self, person: int) -> list[Match]:
        """List the matches that go on with a person, the one moved latest first."""
        found = [await self.play.find(id_) for id_ in await self.matches.open_of(person)]
        return [match for match in found if match is not None and match.phase is not Phase.FROZEN]
