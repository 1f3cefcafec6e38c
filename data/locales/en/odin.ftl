# ODIN

odin-name = ODIN
odin-tagline = Beat the centre with as many cards or one more, or pass. Fewest points when somebody reaches the target wins.

odin-option-deck = Deck
    .a9 = ace to 9, 36 cards
    .full52 = whole deck, 52 cards
    .helvetiq54 = six suits, 54 cards
odin-option-hand_size = Cards each
    .auto = by the deck
    .n9 = 9 cards
    .n10 = 10 cards
    .n11 = 11 cards
odin-option-clear = Cleared when
    .auto = all but one pass (two: both)
    .all_but_one = all but one pass
    .all_pass = all pass
odin-option-target = Points that end the match
odin-option-tie = Tie for the win
    .shared = shared
    .playoff = one more hand
odin-option-auto_pass = Automatic pass
    .off = no
    .on = yes
odin-option-first_starter = Who starts
    .random = drawn
    .host = the host picks
odin-option-starter = Starting chair

odin-board-centre = Centre
odin-board-empty = The centre is empty.
odin-board-seat = { $who } · { $count ->
    [one] 1 card
   *[other] { $count } cards
} · { $points } pts
odin-board-hand = Hand { $number } · to { $target } points
odin-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

odin-sheet-hand = { $count ->
    [one] **Your last card:**
   *[other] **Your { $count } cards:**
}
odin-sheet-beat = Beat **{ $value }** with { $low ->
    [one] one or two cards
   *[other] { $low } or { $high } cards
} of one suit or one number, or pass.
odin-sheet-lead = You lead: lay one card, or your whole hand if it is of one suit or one number.
odin-sheet-nothing = Nothing in your hand beats **{ $value }**: pass.
odin-sheet-take = You lay **{ $value }** ({ $cards }). Which card do you take?
odin-button-pass = Pass
odin-button-take = Take { $card }
odin-select-cards = Choose cards yourself

odin-event-hand_dealt = Hand { $number }: { $count } cards each, { $who } leads.
odin-event-playoff_dealt = Playoff: { $count } cards each, { $who } leads.
odin-event-led = { $who } led { $cards }.
odin-event-played = { $who } laid { $cards } ({ $value }) and took { $card }.
odin-event-played_out = { $who } laid { $cards } ({ $value }), the last cards.
odin-event-passed = { $who } passed.
odin-event-passed_auto = { $who } could not play and passed.
odin-event-table_cleared = All passed: { $who } leads anew.
odin-event-hand_ended = { $who } is out! { $points }.
odin-event-playoff_ended = { $who } is out and wins the playoff. { $points }.
odin-event-playoff_began = A tie! { $who } play one more hand.

odin-refusal-seats = ODIN is played by { $low } to { $high }, not by { $seats }.
odin-refusal-option = The house rule { $option } cannot be “{ $value }”.
odin-refusal-deck_too_small = { $seats } players with { $hand_size } cards each need { $needed } cards, and this deck has { $cards }: at most { $largest } cards each, or { $most } players.
odin-refusal-starter = There is no chair { $starter } among { $seats }: pick another starting chair.
odin-refusal-no_hand = No hand is being played right now.
odin-refusal-turn = It is { $seat }'s turn.
odin-refusal-pass_lead = Whoever leads a round must lay a card.
odin-refusal-must_beat = The centre holds { $centre }: beat it or pass.
odin-refusal-must_lead = The centre is empty: lead one card, and nothing is taken.
odin-refusal-not_held = You do not hold { $cards }.
odin-refusal-not_uniform = { $cards } are neither of one suit nor of one number.
odin-refusal-lead_size = Lead one card, or all { $held } if they are of one suit or one number: { $count } is between.
odin-refusal-size = You chose { $count ->
    [one] one card
   *[other] { $count } cards
}; against { $centre } it takes { $low } or { $high }.
odin-refusal-not_higher = { $value } ({ $cards }) does not beat { $centre_value } ({ $centre }): it must be higher, or one card more.
odin-refusal-take_none = With your last cards you take nothing.
odin-refusal-take_due = Choose which card you take: { $centre }.
odin-refusal-take_foreign = { $take } was not in the centre. You may take one of { $centre }.
