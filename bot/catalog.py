"""The games of Otter: rules, presenter and policy of each. The only place where they meet."""

from collections.abc import Mapping

from msgspec import Struct

from bot.house import Choose
from bot.rendering.odin import OdinPresenter
from bot.rendering.olenon import OlenonPresenter
from bot.rendering.olsen_eights import OlsenEightsPresenter
from bot.rendering.olsen_hearts import OlsenHeartsPresenter
from bot.rendering.presenter import AnyPresenter
from games.core import AnyGame
from games.odin import policy as odin_policy
from games.odin import rules as odin_rules
from games.olenon import policy as olenon_policy
from games.olenon import rules as olenon_rules
from games.olsen_eights import policy as olsen_eights_policy
from games.olsen_eights import rules as olsen_eights_rules
from games.olsen_hearts import policy as olsen_hearts_policy
from games.olsen_hearts import rules as olsen_hearts_rules


class Entry(Struct, frozen=True):
    """One game: what it allows, how it is seen, and how the house plays it."""

    game: AnyGame
    presenter: AnyPresenter
    choose: Choose


def _catalog(*entries: Entry) -> Mapping[str, Entry]:
    return {entry.game.info.key: entry for entry in entries}


CATALOG: Mapping[str, Entry] = _catalog(
    Entry(odin_rules.GAME, OdinPresenter(), odin_policy.choose),
    Entry(olsen_eights_rules.GAME, OlsenEightsPresenter(), olsen_eights_policy.choose),
    Entry(olsen_hearts_rules.GAME, OlsenHeartsPresenter(), olsen_hearts_policy.choose),
    Entry(olenon_rules.GAME, OlenonPresenter(), olenon_policy.choose),
)
