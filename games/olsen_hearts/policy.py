"""How house players play Olsen (Hearts), and a guess at what the others hold.

`easy` ducks, sheds its highest cards, counts nothing and sometimes slips; `normal` and `hard` judge what every card would cost
(`games/olsen_hearts/tactics.py`). None of them reneges.
"""

from random import Random

from games.cards import Card, Cards, numbers
from games.core import Level, Seat
from games.olsen_hearts import tactics
from games.olsen_hearts.deals import receivers
from games.olsen_hearts.memory import Memory, recall, room, unseen
from games.olsen_hearts.model import NO_CARDS, Choose, Claim, Move, Play, State, Table, View
from games.olsen_hearts.plays import HEARTS, POINTS, QS, playable, settled
from games.tricks import SAME_SUIT, taker

SLIP = 0.1
"""How often `easy` plays whatever comes to hand."""


def choose(view: View, rng: Random, level: Level) -> Move:
    """Return the move of a house player of this level."""
    table = view.table
    if table.stage == "exchange":
        if level == "easy":
            return Choose(Cards.of(sorted(numbers(view.hand), key=_dread)[-table.house.pass_count :]))
        return Choose(tactics.packet(view))
    if settled(table):
        return Claim()
    cards = [*numbers(playable(table, view.hand))]
    if len(cards) == 1:
        return Play(Card(cards[0]))
    if level == "easy":
        return Play(Card(rng.choice(cards) if rng.random() < SLIP else _plain_play(table, cards)))
    return Play(Card(tactics.play(view, cards)))


def _dread(card: int) -> tuple[bool, int, int]:
    return (card == QS, card % 13, HEARTS >> card & 1)


def _plain_play(table: Table, cards: list[int]) -> int:
    """Lead low, stay just under the trick, throw off what hurts most."""
    if not table.trick:
        return min(cards, key=_dread)
    if not SAME_SUIT[table.trick[0]] >> cards[0] & 1:
        return max(cards, key=lambda card: (POINTS[card], card % 13))
    best = table.trick[taker(table.trick)]
    under = [card for card in cards if card < best]
    return max(under) if under else min(cards, key=_dread)


def guess(view: View, rng: Random) -> State:
    """Deal the cards the seat cannot see to those who may hold them.

    Nobody gets what it has shown not to hold; what the seat passed on stays there until it is played.
    """
    table, seats = view.table, len(view.table.totals)
    hands, gave, got = [NO_CARDS] * seats, [NO_CARDS] * seats, [NO_CARDS] * seats
    reneges = [0] * seats
    if table.stage in {"exchange", "play"}:
        memory = recall(table)
        hands = [Cards(hand) for hand in _deal_unseen(view, memory, rng)]
        gave, got = _guess_packets(view, memory, hands, rng)
        if view.seat is not None:
            hands[view.seat], reneges[view.seat] = view.hand, view.reneges
            gave[view.seat], got[view.seat] = view.gave, view.got
    return State(table, tuple(hands), tuple(gave), tuple(got), tuple(reneges))


def _deal_unseen(view: View, memory: Memory, rng: Random) -> list[int]:
    table = view.table
    hands, space = [0] * len(table.totals), room(table, memory)
    hidden = unseen(view, memory)
    known: list[tuple[Seat, int]] = []
    if view.seat is not None:
        space[view.seat] = 0
        if table.stage == "play" and view.gave:
            known.append((receivers(table)[table.players.index(view.seat)], view.gave & hidden))
    if table.stage == "play" and not table.tricks and not table.trick:
        known.append((table.to_play, 1 << table.opening & hidden))
    for seat, cards in known:
        hands[seat] |= cards
        hidden &= ~cards
    for seat, hand in enumerate(hands):
        space[seat] -= hand.bit_count()
    _spread(hands, hidden, space, memory.lacking, rng)
    return hands


def _spread(hands: list[int], cards: int, space: list[int], lacking: tuple[int, ...], rng: Random) -> None:
    """Hand out the cards, those first that fewest may hold; when nobody has space for one, make some."""
    pile = [*numbers(cards)]
    rng.shuffle(pile)
    pile.sort(key=lambda card: sum(not mask >> card & 1 for mask in lacking))
    movable = list(pile)
    for card in pile:
        open_to = [0 if lacking[seat] >> card & 1 else free for seat, free in enumerate(space)]
        if any(open_to):
            seat = rng.choices(range(len(space)), open_to)[0]
            space[seat] -= 1
            hands[seat] |= 1 << card
        else:
            _make_space(hands, card, movable, space, lacking)


def _make_space(hands: list[int], card: int, movable: list[int], space: list[int], lacking: tuple[int, ...]) -> None:
    """Give the card to a full hand along the shortest chain of cards that move on to another one."""
    paths: list[list[tuple[Seat, int]]] = [
        [(seat, card)] for seat in range(len(space)) if not lacking[seat] >> card & 1
    ]
    reached = {path[0][0] for path in paths}
    for path in paths:  # grows while it is gone through
        seat = path[-1][0]
        for moved in movable:
            if not hands[seat] >> moved & 1:
                continue
            for other in range(len(space)):
                if other in reached or lacking[other] >> moved & 1 or not (space[other] or hands[other]):
                    continue
                reached.add(other)
                paths.append([*path, (other, moved)])
                if space[other]:
                    space[other] -= 1
                    for holder, gained in reversed(paths[-1]):
                        hands[:] = [hand & ~(1 << gained) for hand in hands]
                        hands[holder] |= 1 << gained
                    return


def _guess_packets(view: View, memory: Memory, hands: list[Cards], rng: Random) -> tuple[list[Cards], list[Cards]]:
    """Imagine what the others chose, or gave: then it is among what the receiver has or has played."""
    table = view.table
    gave, got = [NO_CARDS] * len(hands), [NO_CARDS] * len(hands)
    if not table.shift:
        return gave, got
    for giver, receiver in zip(table.players, receivers(table), strict=True):
        if table.stage == "exchange":
            if giver not in table.choosing and giver != view.seat:
                gave[giver] = _any_packet(hands[giver], table.house.pass_count, rng)
        elif giver == view.seat:
            got[receiver] = view.gave
        elif receiver == view.seat:
            gave[giver] = view.got
        else:
            packet = _any_packet(hands[receiver] | memory.played[receiver], table.house.pass_count, rng)
            gave[giver] = got[receiver] = packet
    return gave, got


def _any_packet(cards: int, count: int, rng: Random) -> Cards:
    return Cards.of(rng.sample([*numbers(cards)], count))
