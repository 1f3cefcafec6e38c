# Olenon

olenon-name = Olenon
olenon-tagline = Two against two. Raise the table with the same number, or top it with a higher one; only 0 beats 6. One of a pair out of cards wins the round for both.

olenon-option-wins_needed = Rounds to win
olenon-option-opener = Who opens later rounds
    .next_seat = the next player
    .losers = the opponent after whoever went out
    .winner = whoever went out

olenon-board-table = On the table { $cards } · { $who }
olenon-board-empty = The table is empty
olenon-board-seat = { $who } · { $count ->
    [one] **1 card**
   *[other] { $count } cards
}
olenon-board-out = took { $value }, sits out
olenon-board-shows = shows { $cards }
olenon-board-rounds = Rounds { $rounds }
olenon-board-round = Round { $number } · { $wins ->
    [one] 1 round wins
   *[other] { $wins } rounds win
} · opened by { $who }
olenon-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}

olenon-sheet-hand = { $count ->
    [one] **Your last card:**
   *[other] **Your { $count } cards:**
}
olenon-sheet-partner = Your partner: { $who }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
olenon-sheet-shown = Everybody has seen { $cards }
olenon-sheet-lead = You lead: play one to four cards of one number.
olenon-sheet-must_lead = The table is empty, so you must lead: one to four cards of one number.
olenon-sheet-answer = { $count ->
    [one] On the table **{ $cards }**: replace it with one higher card, add a { $value }, or pass and take it.
   *[other] On the table **{ $cards }**: replace them with { $count } of a higher number, add { $value }s, or pass and take one.
}
olenon-sheet-answer_six = { $count ->
    [one] On the table **{ $cards }**: only a 0 replaces it. Or add a { $value }, or pass and take it.
   *[other] On the table **{ $cards }**: only { $count } zeros replace them. Or add { $value }s, or pass and take one.
}
olenon-sheet-nothing = On the table **{ $cards }**: you can neither replace nor add. Pass and take a { $value }.
olenon-sheet-sits_out = You took a { $value } and sit out until the trick ends. Waiting for { $who }.
olenon-sheet-show = Which cards do you show to everybody? Partner and opponents see them at once.
olenon-button-add = Add { $cards }
olenon-button-replace = Replace with { $cards }
olenon-button-pass = Pass
olenon-button-pass_take = Pass, take { $value }
olenon-button-show = Show cards
olenon-button-show_all = Show everybody my whole hand
olenon-button-redeal = Deal this round anew
olenon-select-play = Other plays
olenon-select-show = Show to everybody

olenon-event-round_started = Round { $number }: 7 cards each, { $who } opens.
olenon-event-led = { $who } led **{ $cards }**.
olenon-event-added = { $who } added **{ $cards }**: now **{ $total }**.
olenon-event-replaced = { $who } replaced **{ $beaten }** with **{ $cards }**.
olenon-event-passed = { $who } passed and took **{ $value }**.
olenon-event-passed-empty = The table is empty.
olenon-event-trick_ended = The trick is over, { $who } leads.
olenon-event-trick_ended-picked = Into the hand: { $cards }.
olenon-event-revealed = { $who } shows everybody **{ $cards }**.
olenon-event-round_won = { $who } is out: the round goes to { $pair }. { $rounds }
olenon-event-redeal_asked = { $who } wants this round dealt anew.
olenon-event-round_abandoned = Round { $number } counts for nobody after { $count } moves and is dealt anew.

olenon-refusal-seats = Olenon is played by four, not by { $seats }. Add house players 🤖 for the empty chairs.
olenon-refusal-option = The house rule { $option } cannot be “{ $value }”.
olenon-refusal-spectator = You watch this table: only who sits here plays.
olenon-refusal-no_round = No round is being played right now.
olenon-refusal-sits_out = You have passed and sit out until the trick ends.
olenon-refusal-not_your_turn = It is not your turn. Now { $seat } plays.
olenon-refusal-nothing_to_take = The table is empty, so there is nothing to take: you must lead.
olenon-refusal-no_such_play = A play is 1 to { $most } cards of one number from 0 to 6.
olenon-refusal-not_held = You do not hold { $value } so often: you have { $held }, and that takes { $count }.
olenon-refusal-too_many = Never more than { $most } cards lie on the table: there is room for { $room }.
olenon-refusal-not_higher = { $value } does not beat { $lies }: play a higher number; only 0 beats 6.
olenon-refusal-other_number = It takes exactly { $needed } cards to replace these, not { $count }.
olenon-refusal-nothing_to_show = Choose at least one card to show.
olenon-refusal-not_yours_to_show = You do not hold { $cards }: only your own cards can be shown.
olenon-refusal-not_endless = A round is dealt anew only after { $moves } moves.
olenon-refusal-already_asked = You have asked for it; all four have to.
