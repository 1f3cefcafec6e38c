"""OpenSpiel's Crazy Eights and the rules here agree which cards may follow which (the matching rule is all they share)."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from games.cards import Card, Cards
from games.olsen_eights.matching import SUIT_NAMES, fitting
from games.olsen_eights.model import Suit

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

DRAW, PASS = 52, 53
"""Actions below these are cards, those above name a suit."""


class Decision(NamedTuple):
    """Somebody is to play on this card, holding these, and may lay those."""

    top: Card
    suit: Suit
    hand: int
    allowed: int


def card(theirs: int) -> Card:
    """Translate a card: theirs are numbered rank by rank, ours suit by suit."""
    return Card(theirs % 4 * 13 + theirs // 4)


def hand(board: str, player: int) -> Cards:
    """Read a hand off the printed board: a column a player, a line a suit."""
    rows = re.findall(r"^(Suit [CDHS]: .*)$", board, re.MULTILINE)
    start = next(line for line in board.splitlines() if line.startswith("Player 0: ")).index(f"Player {player}:")
    columns = [row[start:].split("Suit ")[1] for row in rows]
    return Cards.parse("".join(rank + column[0] for column in columns for rank in column[2:] if rank != " "))


def decisions(players: int, seed: int) -> Iterator[Decision]:
    """Play a game at random and tell every decision between cards."""
    rng = Random(seed)
    state = pyspiel.load_game(f"crazy_eights(players={players})").new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        player = state.current_player()
        if player >= 0 and actions[0] <= PASS:
            board = str(state)
            top, suit = re.findall(r"^Last (?:card|suit): (\S+)$", board, re.MULTILINE)[-2:]
            allowed = Cards.of(card(action) for action in actions if action < DRAW)
            yield Decision(Card.parse(top[::-1]), SUIT_NAMES["CDHS".index(suit)], hand(board, player), allowed)
        state.apply_action(rng.choice(actions))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_openspiel_allows_the_same_cards(players: int) -> None:
    met = [decision for seed in range(12) for decision in decisions(players, seed)]
    differing = [found for found in met if found.hand & fitting(found.top, found.suit) != found.allowed]
    assert differing == []
    named = [found for found in met if str(found.top)[1] != found.suit]
    assert len(met) > 300
    assert len(named) > 10
