# Olsen – Eights

olsen_eights-name = Olsen – Eights
olsen_eights-tagline = Match suit or number, or draw. Eights go on anything, twos cost the next player a turn. Say “Olsen!” on going down to one card; first out wins.

olsen_eights-preset-norwegian = Norwegian (5 cards, free to draw, others catch)

olsen_eights-option-hand_size = Cards each
    .n7 = 7 cards
    .n5 = 5 cards
olsen_eights-option-start_eight = An 8 as first card
    .natural = a first 8 counts as printed
    .redraw = a first 8 goes back
    .first_player_any = any card fits a first 8
olsen_eights-option-start_two = A 2 as first card
    .no_effect = a first 2 does nothing
    .hits_first_player = a first 2 hits the first player
    .redraw = a first 2 goes back
olsen_eights-option-must_play = Must you lay if you can
    .on = yes
    .off = no, you may draw instead
olsen_eights-option-drawn_card = A drawn card that fits
    .forced = is laid at once
    .optional = may be kept
olsen_eights-option-finish = As last card
    .any = any card
    .no_eight = no 8
    .no_specials = no 8 and no 2
olsen_eights-option-olsen = A forgotten “Olsen!”
    .auto = is always noticed
    .challenge = the others must notice it
    .off = nobody says Olsen
olsen_eights-option-olsen_vs_two = Forgotten, and then hit by a 2
    .cumulative = both are paid at once
    .defer = the forgotten call is paid later
    .absorb = the 2 settles both
olsen_eights-option-false_olsen = “Olsen!” said falsely
    .ignore = does not count
    .draw_one = costs a card
olsen_eights-option-two_players = Two players
    .off = no
    .on = yes, a 2 lets you move again
olsen_eights-option-match = The match is
    .single = one hand
    .wins = won by hands won
    .points = played for points
olsen_eights-option-wins = Hands to win
olsen_eights-option-points = Points that end the match
olsen_eights-option-play_on = After the first is out
    .off = the hand ends
    .on = the others play on
olsen_eights-option-next_dealer = Who deals next
    .clockwise = the next player
    .winner = the winner
olsen_eights-option-showing = Showing your cards to all
    .off = not allowed
    .on = allowed

olsen_eights-suit =
    .C = ♧ clubs
    .D = ♦️ diamonds
    .H = ♥️ hearts
    .S = ♤ spades

olsen_eights-board-top = On top { $card } · suit in force { $suit }
olsen_eights-board-naming = On top { $card } · { $who } names the suit
olsen_eights-board-free = On top { $card } · any card fits
olsen_eights-board-seat = { $who } · { $count ->
    [one] **1 card**
   *[other] { $count } cards
}
olsen_eights-board-out = { $who } · out, place { $place }
olsen_eights-board-won = { $count ->
    [one] 1 hand won
   *[other] { $count } hands won
}
olsen_eights-board-points = { $points } pts
olsen_eights-board-said = said “Olsen!” ✓
olsen_eights-board-silent = has not said “Olsen!” yet
olsen_eights-board-owes = forgot “Olsen!”: owes 1 card, may not go out next turn
olsen_eights-board-forgot = forgot “Olsen!”: can be caught
olsen_eights-board-barred = forgot “Olsen!”: may not go out this turn
olsen_eights-board-shows = shows { $cards }
olsen_eights-board-pile = { $count ->
    [0] Draw pile empty
   *[other] Draw pile { $count }
}
olsen_eights-board-nothing = Nothing left to draw
olsen_eights-board-clockwise = ↻ clockwise, as listed
olsen_eights-board-in_turn = ⇄ by turns
olsen_eights-board-dealer = dealer { $who }
olsen_eights-board-wins = { $wins ->
    [one] to 1 hand won
   *[other] to { $wins } hands won
}
olsen_eights-board-target = to { $points } points, fewest win
olsen_eights-board-places = for all places
olsen_eights-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

olsen_eights-sheet-hand = { $count ->
    [one] **Your last card:**
   *[other] **Your { $count } cards:**
}
olsen_eights-sheet-shown = Everybody has seen { $cards }.
olsen_eights-sheet-out = **You are out: place { $place }.**
olsen_eights-sheet-fits = Lay { $suit }, another { $rank } or an 8.
olsen_eights-sheet-fits_eight = Lay { $suit } or an 8.
olsen_eights-sheet-free = Lay any card on { $card }.
olsen_eights-sheet-or_draw = Or draw a card.
olsen_eights-sheet-draw = Nothing you hold fits { $top }: draw a card. If it fits, it can be laid.
olsen_eights-sheet-pass = You can lay nothing, and there is nothing left to draw: pass.
olsen_eights-sheet-barred = You forgot “Olsen!”, so you may not go out this turn: draw a card.
olsen_eights-sheet-not_last = { $card } may not be your last card: draw one.
olsen_eights-sheet-keep = You drew { $card }, and it fits: lay it or keep it.
olsen_eights-sheet-suit = Your { $card }: which suit goes on?
olsen_eights-sheet-say_with = One card will be left: say “Olsen!” as you lay.
olsen_eights-sheet-say_now = **Say “Olsen!” now,** before { $who } lays or draws.
olsen_eights-sheet-said = You have said “Olsen!”.
olsen_eights-sheet-owes = You forgot “Olsen!”: in your next turn you draw 1 card first, and you may not go out.
olsen_eights-sheet-silent = You have not said “Olsen!”: say it before somebody catches you. That would cost 3 cards.
olsen_eights-sheet-false = { $count ->
    [one] With one card outside your turn
   *[other] With { $count } cards
} “Olsen!” is false and costs you a card. Say it all the same?
olsen_eights-sheet-show = Which card do you show to everybody? It stays open as long as you hold it.
olsen_eights-button-draw = Draw a card
olsen_eights-button-draw_olsen = Draw and say Olsen!
olsen_eights-button-pass = Pass
olsen_eights-button-keep = Keep it
olsen_eights-button-olsen = Say Olsen!
olsen_eights-button-lay_olsen = { $card } + Olsen!
olsen_eights-button-false = Say it all the same
olsen_eights-button-catch = { $who } forgot Olsen!
olsen_eights-button-show = Show a card
olsen_eights-button-more = More cards ›
olsen_eights-select-show = Show to everybody

olsen_eights-event-dealer_chosen = { $who } was drawn to deal.
olsen_eights-event-hand_dealt = { $who } dealt { $count } cards each.
olsen_eights-event-starter_turned = { $card } was turned up to begin.
olsen_eights-event-starter_put_back = { $card } went back into the draw pile.
olsen_eights-event-laid = { $who } laid { $card }.
olsen_eights-event-laid-drawn = { $who } drew { $card } and laid it.
olsen_eights-event-laid-one_left = One card left!
olsen_eights-event-suit_named = { $who } named { $suit }.
olsen_eights-event-drew =
    .turn = { $who } drew a card.
    .two = { $count ->
        [one] { $who } drew 1 card for the 2.
       *[other] { $who } drew { $count } cards for the 2.
    }
    .olsen = { $who } drew a card for the forgotten “Olsen!”.
    .caught = { $count ->
        [one] { $who } drew 1 card for it.
       *[other] { $who } drew { $count } cards for it.
    }
    .false_call = { $who } drew a card for it.
olsen_eights-event-kept = { $who } kept it.
olsen_eights-event-kept-drew = { $who } drew a card and kept it.
olsen_eights-event-passed = { $who } could neither lay nor draw and passed.
olsen_eights-event-turn_lost = The 2 cost { $who } this turn.
olsen_eights-event-pile_reshuffled = { $count ->
    [one] The draw pile was empty: the one discard is the new one.
   *[other] The draw pile was empty: { $count } discards were shuffled into a new one.
}
olsen_eights-event-olsen_called = { $who } said “Olsen!”
olsen_eights-event-olsen_forgotten = { $who } forgot to say “Olsen!”
olsen_eights-event-falsely_called = { $who } said “Olsen!” falsely.
olsen_eights-event-caught = { $by } caught { $who } without “Olsen!”.
olsen_eights-event-card_shown = { $who } shows everybody { $card }.
olsen_eights-event-went_out = { $who } is out!
olsen_eights-event-went_out-place = { $who } is out: place { $place }.
olsen_eights-event-hand_blocked = Nobody can lay or draw: the hand ends.
olsen_eights-event-hand_ended = { $who } won the hand. Hands won: { $scores }.
olsen_eights-event-hand_ended-points = The hand is over: { $scores }.

olsen_eights-refusal-seats = Olsen – Eights is played by { $low } to { $high }, not by { $seats }.
olsen_eights-refusal-option = The house rule { $option } cannot be “{ $value }”.
olsen_eights-refusal-two_players = Olsen – Eights takes 3 to 6 players. For { $seats }, switch on the house rule for two players or add a house player 🤖.
olsen_eights-refusal-play_on_points = Points and playing on for all places do not go together: switch one of them off.
olsen_eights-refusal-spectator = You watch this table: only who sits here plays.
olsen_eights-refusal-no_play = No hand is being played right now.
olsen_eights-refusal-not_your_turn = It is not your turn. Now { $seat } plays.
olsen_eights-refusal-no_suit_due = There is no 8 waiting for a suit.
olsen_eights-refusal-suit_first = Name the suit of your 8 first.
olsen_eights-refusal-nothing_drawn = You have not drawn a card that you could keep.
olsen_eights-refusal-not_in_hand = You do not hold { $card }.
olsen_eights-refusal-only_drawn = After a draw only the drawn card may be laid: { $drawn }, not { $card }.
olsen_eights-refusal-no_match = { $card } does not fit { $top }: lay { $suit }, the same value, or an 8.
olsen_eights-refusal-may_not_close = You forgot “Olsen!”, so { $card } must wait: you may not go out in this turn.
olsen_eights-refusal-not_last = { $card } may not be your last card: draw one.
olsen_eights-refusal-no_eight = Only an 8 names a suit, not { $card }.
olsen_eights-refusal-last_eight = { $card } is your last card and ends the hand: it names no suit.
olsen_eights-refusal-drawn_already = You have drawn: lay that card or keep it.
olsen_eights-refusal-must_lay = You hold a card that fits, so you must lay one. An 8 counts too.
olsen_eights-refusal-nothing_to_draw = There is nothing left to draw, so lay one of the cards that fit.
olsen_eights-refusal-olsen_off = At this table nobody says “Olsen!”.
olsen_eights-refusal-olsen_not_due = “Olsen!” belongs to the lay that leaves you one card; here it would leave { $count }.
olsen_eights-refusal-no_cards = You are out and need no “Olsen!”.
olsen_eights-refusal-olsen_called = { $seat } has said “Olsen!” already.
olsen_eights-refusal-olsen_false = “Olsen!” is for going down to one card; you hold { $count }. It does not count, and costs nothing.
olsen_eights-refusal-olsen_late = Too late to say “Olsen!”: another player has decided in the meantime.
olsen_eights-refusal-no_challenge = Here a forgotten “Olsen!” is noticed by itself; nobody needs to be caught.
olsen_eights-refusal-no_opponent = You can only catch one of the other players.
olsen_eights-refusal-not_one_card = { $seat } does not hold exactly one card.
olsen_eights-refusal-challenge_late = Too late to catch { $seat }: the turn has come round.
olsen_eights-refusal-showing_off = At this table nobody shows cards.
olsen_eights-refusal-shown_already = Everybody has seen { $card } already.
