"""Olsen, the Danish shedding game of the Crazy Eights family.

Law: the rules page `olsen_eights` (source: seed 001, the Danish rules of the game); where they are silent, the reading that
changes least; house rules from Norwegian, Icelandic, Swedish and American relatives. A hand, in short: lay a card of the
suit in force or the value of the top card, or else draw one and lay it at once if it fits; an eight goes on anything and names
a suit; a two takes the next turn and costs two cards; say "Olsen" on going down to one card; who is out first wins.

Options (section 3), the first value being the default:

- `hand_size` 7, 5 (E-21)                         - `olsen_vs_two` cumulative, defer, absorb (E-14)
- `start_eight` natural, redraw, first_player_any (E-1)   - `false_olsen` ignore, draw_one (E-16)
- `start_two` no_effect, hits_first_player, redraw (E-2)  - `two_players` off, on (E-18)
- `must_play` on, off (E-3)                       - `match` single, wins, points; `wins` 3, `points` 100 (E-19)
- `drawn_card` forced, optional (E-4)             - `play_on` off, on; not with points (E-19)
- `finish` any, no_eight, no_specials (E-12)      - `next_dealer` clockwise, winner (E-20)
- `olsen` auto, challenge, off (E-13)             - `showing` off, on (E-24)

Decisions:

- E-1 a start eight counts with its printed suit; or is put back; or admits any card until the first lay.
- E-2 a start two does nothing; or hits the first player; or is put back.
- E-3 who can lay must lay, an eight counting; `must_play=off` lets a seat draw as long as there is a card to draw.
- E-4 a drawn card that fits is laid at once, whatever its rank; `optional` lets it be kept. No other card after a draw.
- E-5 an eight may name any suit, the one in force included. E-6 after it: that suit or an eight. E-7 a two needs a match.
- E-8 a lost turn is a turn. E-9 the reshuffle comes when a card is needed; the top card and the named suit stay.
- E-10 where too few cards are left, as many as there are; with none, the draw is a pass.
- E-11 when twice as many turns in a row as there are active seats bring nothing, the hand ends: fewest cards win, ties share.
- E-12 any card may be the last, and it does nothing then; `finish` bars eights, or eights and twos.
- E-13 the call is part of the lay (or of the draw that lays), or comes before it in the own turn, or after it until another
  player's lay, draw or pass, or the own next turn. `auto` notes a forgotten one, `challenge` leaves it to the others: call or
  catch until the own next turn, three cards. In `off` nobody calls.
- E-14 forgotten and hit by a two: 1 + 2 cards and all is paid; or the penalty waits; or it lapses.
- E-15 after the penalty card comes the normal turn, its draw included; only closing is forbidden.
- E-16 a false call is refused with its reason and forgotten; `draw_one` costs a card at once. A call flagged on a lay that
  does not leave one card is refused with the lay, in either: nobody means to pay for that button. Where nothing can be
  drawn, the false call is refused as well: it could change nothing.
- E-17 every lay that leaves one card needs its call. E-18 two players only as a house rule; a two then moves again.
- E-19 one hand, or first to so many wins, or points (A 1 ... K 13, fewest win) up to a limit; `play_on` plays for all places.
- E-20 the first dealer is drawn by lot, then clockwise, or the winner. E-21 seven cards whatever the number of players.
- E-22 values matter for points and for the order of display only. E-23 the rules are the referee and forget no effect.
- E-24 no trading or giving; with `showing`, a card of the own hand may be shown at any time, one a move.
- E-25 one card a turn.
"""

from typing import Final

import msgspec
from msgspec.structs import replace

from games.cards import Card, Cards, numbers
from games.core import (
    Chance,
    Choice,
    Dice,
    GameInfo,
    IllegalMove,
    Number,
    Options,
    Over,
    Refusal,
    Seat,
    Shapes,
    Step,
    Turn,
    Waiting,
    refuse_start,
    shuffled,
)
from games.olsen_eights import moves
from games.olsen_eights.calls import call, called, catch, show
from games.olsen_eights.dealing import deal, put_back
from games.olsen_eights.model import (
    CallOlsen,
    Challenge,
    ChooseDealer,
    Deal,
    DealerChosen,
    Draw,
    Event,
    HouseRules,
    Keep,
    Lay,
    Move,
    NameSuit,
    PileReshuffled,
    PutBack,
    Reshuffle,
    Rolled,
    Show,
    Stage,
    State,
    SuitNamed,
    Table,
    View,
)
from games.olsen_eights.scoring import outcome
from games.olsen_eights.turns import draw, end_turn, keep, lay, settle

_OPTIONS: Final = (
    Choice("hand_size", ("7", "5")),
    Choice("start_eight", ("natural", "redraw", "first_player_any")),
    Choice("start_two", ("no_effect", "hits_first_player", "redraw")),
    Choice("must_play", ("on", "off")),
    Choice("drawn_card", ("forced", "optional")),
    Choice("finish", ("any", "no_eight", "no_specials")),
    Choice("olsen", ("auto", "challenge", "off")),
    Choice("olsen_vs_two", ("cumulative", "defer", "absorb")),
    Choice("false_olsen", ("ignore", "draw_one")),
    Choice("two_players", ("off", "on")),
    Choice("match", ("single", "wins", "points")),
    Number("wins", 3, 1, 99),
    Number("points", 100, 1, 9999),
    Choice("play_on", ("off", "on")),
    Choice("next_dealer", ("clockwise", "winner")),
    Choice("showing", ("off", "on")),
)

_SEATS: Final = tuple(Waiting(frozenset({seat})) for seat in range(6))
_GRACE: Final = tuple(Waiting(frozenset({seat}), grace=True) for seat in range(6))
_NEW_HAND: Final = Chance()
_WITHIN_HAND: Final = Chance(deal=False)


class OlsenEights:
    """Olsen as a game of the contract."""

    info = GameInfo(
        key="olsen_eights",
        rules_version=1,
        seats=(2, 3, 4, 5, 6),
        options=_OPTIONS,
        shapes=Shapes(State, Move, Rolled, Event, View),
        presets={
            "norwegian": {"must_play": "off", "drawn_card": "optional", "olsen": "challenge", "hand_size": "5"},
        },
    )

    def admit(self, seats: int, options: Options) -> Refusal | None:
        """Refuse two players without their house rule (E-18) and points for all places (E-19)."""
        refusal = refuse_start(self.info, seats, options)
        if refusal is not None:
            return refusal
        if seats == 2 and options["two_players"] == "off":
            return Refusal("two_players", "E-18", {"seats": seats})
        if options["play_on"] == "on" and options["match"] == "points":
            return Refusal("play_on_points", "E-19")
        return None

    def setup(self, seats: int, options: Options) -> State:
        """Return the match before its dealer is drawn."""
        nobody = (False,) * seats
        table = Table(
            rules=_house_rules(options),
            stage=Stage.CHOOSE_DEALER,
            counts=(0,) * seats,
            scores=(0,) * seats,
            called=nobody,
            owing=nobody,
            shown=(Cards(0),) * seats,
        )
        return State(table, (Cards(0),) * seats)

    def turn(self, state: State) -> Turn:
        """Wait for the seat to move, in time for a late call (section 7), unless a shuffle or a draw of lots is due."""
        table = state.table
        if moves.at_rest(table):
            return (_SEATS if table.grace is None else _GRACE)[table.seat]
        match table.stage:
            case Stage.OVER:
                return Over(outcome(table))
            case Stage.CHOOSE_DEALER | Stage.DEAL:
                return _NEW_HAND
            case _:
                return _WITHIN_HAND

    def roll(self, state: State, dice: Dice) -> Rolled:
        """Draw the dealer, the deck, a starter's new place, or the order of the discards."""
        table = state.table
        match table.stage:
            case Stage.CHOOSE_DEALER:
                return ChooseDealer(dice.below(len(table.counts)))
            case Stage.DEAL:
                return Deal(shuffled(map(Card, range(52)), dice))
            case Stage.PUT_BACK:
                return PutBack(dice.below(table.stock + 1))
            case _:
                return Reshuffle(shuffled(map(Card, numbers(table.discards)), dice))

    def resolve(self, state: State, chance: Rolled) -> Step[State, Event]:
        """Carry out what was drawn, and go on to the next decision."""
        table = state.table
        events: list[Event] = []
        match chance:
            case ChooseDealer(seat):
                events.append(DealerChosen(seat))
                return Step(replace(state, table=replace(table, dealer=seat, stage=Stage.DEAL)), tuple(events))
            case Deal(deck):
                state = deal(state, deck, events)
            case PutBack(place):
                state = put_back(state, place, events)
            case Reshuffle(pile):
                if len(pile) != table.discards.bit_count() or Cards.of(pile) != table.discards:
                    raise ValueError("a reshuffle takes the discards")
                events.append(PileReshuffled(len(pile)))
                table = replace(table, stock=len(pile), discards=Cards(0))
                state = replace(state, table=table, pile=pile)
        return Step(settle(state, events), tuple(events))

    def view(self, state: State, seat: Seat | None) -> View:
        """Show the table, and a seat its own cards."""
        if seat is None:
            return View(state.table, None, Cards(0), None)
        return View(state.table, seat, state.hands[seat], state.drawn if seat == state.table.seat else None)

    legal = staticmethod(moves.legal)
    check = staticmethod(moves.check)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        """Make the move, then pay debts and pass turns until somebody is asked."""
        refusal = moves.check(self.view(state, seat), move)
        if refusal is not None:
            raise IllegalMove(refusal)
        events: list[Event] = []
        match move:
            case Lay(card, suit, olsen):
                state = lay(called(state, seat, events) if olsen else state, card, suit, events)
            case Draw(olsen):
                state = draw(called(state, seat, events) if olsen else state, events)
            case Keep():
                state = keep(state, events)
            case NameSuit(suit):
                events.append(SuitNamed(seat, suit))
                state = end_turn(replace(state, table=replace(state.table, suit=suit)), events)
            case CallOlsen():
                state = call(state, seat, events)
            case Challenge(target):
                state = catch(state, seat, target, events)
            case Show(card):
                state = show(state, seat, card, events)
        return Step(settle(state, events), tuple(events))


def _house_rules(options: Options) -> HouseRules:
    named = {key: options[key] for key in HouseRules.__struct_fields__}
    switches = {key: named[key] == "on" for key in ("must_play", "play_on", "showing")}
    return msgspec.convert({**named, **switches, "hand_size": int(named["hand_size"])}, HouseRules)


GAME: Final = OlsenEights()
