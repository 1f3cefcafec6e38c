"""Moves that nobody offered: borrowed from other states and seats, crossed, and bent a little."""

import random
from typing import Any

import msgspec
from msgspec import Struct

from games import cards, codec
from tests.games.play import Playout, named_cards, views


def borrowed(played: Playout, rng: random.Random, most: int = 30) -> list[Any]:
    """Return moves that were made, or could be, somewhere in a playout."""
    moves = [act for seat, act in played.acts if seat is not None]
    for state in rng.sample(played.states, min(4, len(played.states))):
        for _, _, view in views(played, state):
            listed = list(played.game.legal(view))
            moves += rng.sample(listed, min(5, len(listed)))
    return rng.sample(moves, min(most, len(moves)))


def bent(view: Any, listed: list[Any], others: list[Any], rng: random.Random, most: int = 20) -> list[Any]:
    """Return moves near those that a view lists, or that are made elsewhere, which may or may not be legal."""
    if not listed and not others:
        return []
    at_hand = sorted(named_cards(view))
    found: list[Any] = []
    for _ in range(most):
        move = rng.choice(listed or others)
        if others and rng.random() < 0.3:
            move = crossed(move, rng.choice(others), rng)
        found.append(changed(move, at_hand, rng) if rng.random() < 0.8 else move)
    return found


def crossed(one: Any, other: Any, rng: random.Random) -> Any:
    """Return the other move with some of the first one's values where both have a field of that name."""
    common = [name for name in other.__struct_fields__ if name in one.__struct_fields__]
    return msgspec.structs.replace(other, **{name: getattr(one, name) for name in common if rng.random() < 0.8})


def changed(thing: Any, at_hand: list[str], rng: random.Random) -> Any:
    """Return the same with one field changed to something nearby."""
    if not thing.__struct_fields__:
        return thing
    name = rng.choice(thing.__struct_fields__)
    return msgspec.structs.replace(thing, **{name: near(getattr(thing, name), at_hand, rng)})


def near(value: Any, at_hand: list[str], rng: random.Random) -> Any:
    match value:
        case bool():
            return not value
        case cards.Cards():
            return type(value)(value ^ (1 << value.NAMES.index(other(value, at_hand, rng))))
        case cards.Card():
            return rng.choice((None, type(value).parse(other(value, at_hand, rng))))
        case int() if type(value) is int:
            return value + rng.choice((-1, 1))
        case tuple():
            return rearranged(value, at_hand, rng)
        case Struct():
            return changed(value, at_hand, rng)
        case _:
            return None


def other(value: cards.Card | cards.Cards, at_hand: list[str], rng: random.Random) -> str:
    """Return a card, of those in view where the deck has them."""
    return rng.choice([name for name in at_hand if name in value.NAMES] or value.NAMES)


def rearranged(items: tuple[Any, ...], at_hand: list[str], rng: random.Random) -> tuple[Any, ...]:
    """Return the items with one left out, doubled or changed, or in another order."""
    if not items:
        return items
    at = rng.randrange(len(items))
    match rng.randrange(4):
        case 0:
            return (*items[:at], *items[at + 1 :])
        case 1:
            return (*items, items[at])
        case 2:
            return (*items[:at], near(items[at], at_hand, rng), *items[at + 1 :])
        case _:
            return tuple(rng.sample(items, len(items)))


def of_shape(moves: list[Any], shape: Any) -> list[Any]:
    """Leave out what is not of the move's shape: nothing else ever comes from outside."""
    return [move for move in moves if reads_back(move, shape)]


def reads_back(move: Any, shape: Any) -> bool:
    try:
        return codec.decode(codec.encode(move), shape) == move
    except (msgspec.ValidationError, IndexError):
        return False
