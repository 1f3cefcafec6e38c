"""What a game's presenter is: it draws what one seat may know, and reads a press back into a move.

A presenter is handed a view, never a state, and a `Scene`: the parts of a match that are no secret to anybody.
"""

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from bot.i18n import Words
from bot.match import Chair, House, Match, Person, Phase
from bot.rendering.kit import Item
from bot.rendering.press import Press, write
from games.core import Options, Refusal, Seat, Value

M_co = TypeVar("M_co", covariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Scene(Struct, frozen=True):
    """A match as everybody may see it, with what is needed to write about it."""

    id: str
    number: int
    version: int
    game: str
    phase: Phase
    options: Options
    host: int
    chairs: tuple[Chair, ...]
    names: tuple[str, ...]
    """A short plain name for each seat, for labels, where Discord shows no mentions."""
    waiting: frozenset[Seat]
    deadline: int | None
    commitment: str
    pace: int

    def who(self, seat: Seat) -> str:
        """Write a seat's holder in a text: a mention, or a house player's name with its mark."""
        return holder_text(self.chairs[seat])

    def id_for(self, word: str, *arguments: str) -> str:
        """Write the custom_id of a button drawn for this version."""
        return write(self.id, self.version, word, *arguments)


def holder_text(chair: Chair) -> str:
    """Write who holds a chair, in a text that shows mentions."""
    match chair.holder:
        case Person(id_):
            return f"<@{id_}>"
        case House(name):
            return f"{name}\N{NO-BREAK SPACE}🤖"
        case None:
            return "–"


def scene_of(match: Match, waiting: frozenset[Seat], names: Mapping[int, str], t: Words) -> Scene:
    """Build a match's scene; `names` are the plain names known in memory."""
    return Scene(
        match.id,
        match.number,
        match.version,
        match.game,
        match.phase,
        match.options,
        match.host,
        match.chairs,
        tuple(_plain(seat, chair, names, t) for seat, chair in enumerate(match.chairs)),
        waiting,
        match.deadline,
        match.seal.commitment,
        match.pace,
    )


def _plain(seat: Seat, chair: Chair, names: Mapping[int, str], t: Words) -> str:
    match chair.holder:
        case Person(id_) if id_ in names:
            return names[id_]
        case House(name):
            return f"{name}\N{NO-BREAK SPACE}🤖"
        case _:
            return t("table-seat", seat=str(seat + 1))


class Draft(Struct, frozen=True):
    """A press that asks for one more choice: the panel is drawn with these words in mind, and nothing has happened."""

    words: tuple[str, ...]


class Sheet(Struct, frozen=True):
    """What a private panel shows below its title: what can be done now, then the hand, then the buttons."""

    advice: str
    hand: str
    controls: tuple[Item, ...] = ()


class Presenter(Protocol[M_co, E_contra, V_contra]):
    """Draws one game."""

    @property
    def accent(self) -> int:
        """The colour of the game's screens, 0xRRGGBB."""
        ...

    def board(self, scene: Scene, view: V_contra, t: Words) -> str:
        """Write the open table: what lies there, who holds how much, the score."""
        ...

    def sheet(self, scene: Scene, view: V_contra, t: Words, draft: tuple[str, ...]) -> Sheet:
        """Draw a seat's private panel."""
        ...

    def read(self, view: V_contra, press: Press) -> M_co | Draft | Refusal | None:
        """Read a press as a move, as a wish for one more choice, or as refused; None when it means nothing here."""
        ...

    def tell(self, scene: Scene, event: E_contra, t: Words) -> str | None:
        """Tell an event in one sentence; None for one not worth a line."""
        ...

    def values(self, scene: Scene, refusal: Refusal, t: Words) -> dict[str, Value]:
        """Turn a refusal's values into what its sentence shows."""
        ...

    def score(self, score: int, t: Words) -> str:
        """Write a final score."""
        ...


AnyPresenter: TypeAlias = Presenter[Any, Any, Any]
