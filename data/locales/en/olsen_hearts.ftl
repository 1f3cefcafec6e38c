# Olsen – Hearts

olsen_hearts-name = Olsen – Hearts
olsen_hearts-tagline = Dodge the hearts and Q♤. When somebody reaches the target, the lowest total wins.

olsen_hearts-preset-danish_table = Danish table (J♦️ takes 10 points off)
olsen_hearts-preset-american = American (the exchange changes direction)
olsen_hearts-preset-quick = Quick (to 50 points)

olsen_hearts-option-passing = Exchange
    .left = to the left
    .none = none
    .rotate = left, right, across, none
olsen_hearts-option-pass_count = Cards to pass
olsen_hearts-option-first_trick = First trick
    .forbid = no penalty cards
    .allow = penalty cards allowed
olsen_hearts-option-hearts_broken_by = Hearts broken by
    .heart_discard = a discard
    .any_heart = any heart
    .any_penalty = any heart or Q♤
olsen_hearts-option-lead_hearts_over_qs = Hearts and Q♤ only
    .off = lead Q♤
    .on = hearts may be led
olsen_hearts-option-jack_of_diamonds = J♦️
    .off = counts nothing
    .on = 10 points off
olsen_hearts-option-moon = All 26 points
    .others_plus_26 = the others +26
    .self_minus_26 = 26 points off
olsen_hearts-option-renege = Not following suit
    .block = impossible
    .penalty13 = 13 points each time
olsen_hearts-option-end = Match length
    .target = by points
    .deals = by hands
olsen_hearts-option-target = Points that end it
olsen_hearts-option-deals = Hands in it
olsen_hearts-option-tie = Tie for the win
    .extra_hand = extra hand
    .shared = shared
olsen_hearts-option-deck_removal = Left out
    .standard = 2♦️ first, then 2♧
    .clubs_first = 2♧ first, then 2♦️
olsen_hearts-option-show_points = Points of the hand
    .on = shown
    .off = hidden

olsen_hearts-board-exchange = { $count ->
    [one] **Exchange:** everybody puts one card aside, face down.
   *[other] **Exchange:** everybody puts { $count } cards aside, face down.
}
olsen_hearts-board-packet = { $mark } { $who } → { $to } · { $total } pts
olsen_hearts-board-trick = Trick { $number } of { $tricks }
olsen_hearts-board-broken = hearts broken
olsen_hearts-board-unbroken = hearts not broken
olsen_hearts-board-lead = { $who } leads.
olsen_hearts-board-last = Last: { $cards } → { $who }
olsen_hearts-board-seat = { $who } · { $total } pts · { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
olsen_hearts-board-seat-points = { $who } · { $total } pts ({ $points }) · { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
olsen_hearts-board-out = { $who } · { $total } pts · sits out
olsen_hearts-board-target = Hand { $number } · to { $target } points · dealer { $who }
olsen_hearts-board-deals = Hand { $number } of { $deals } · dealer { $who }
olsen_hearts-board-extra = Extra hand { $number } · { $who } play for the win
olsen_hearts-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

olsen_hearts-sheet-hand = { $count ->
    [one] **Your last card:**
   *[other] **Your { $count } cards:**
}
olsen_hearts-sheet-passed = You gave { $to } { $gave } and got { $got } from { $giver }.
olsen_hearts-sheet-reneges = { $count ->
    [one] You did not follow suit once in this hand: 13 points.
   *[other] You did not follow suit { $count } times in this hand: 13 points each.
}
olsen_hearts-sheet-out = You sit this hand out: { $who } play for the win.
olsen_hearts-sheet-trick = On the table: { $cards }
olsen_hearts-sheet-opening = You hold { $card }: lead it.
olsen_hearts-sheet-lead = You lead: play any card.
olsen_hearts-sheet-lead-unbroken = You lead. Hearts are not broken yet, so play another suit.
olsen_hearts-sheet-lead-hearts = You lead. You hold nothing but hearts, so lead one.
olsen_hearts-sheet-follow = { $suit } was led: follow suit.
olsen_hearts-sheet-void = { $suit } was led, and you have none: play any card.
olsen_hearts-sheet-void-first = { $suit } was led, and you have none: play any card but hearts and Q♤.
olsen_hearts-sheet-renege = { $card } does not follow suit, though you can: that costs you 13 points when the hand is scored. Play it?
olsen_hearts-sheet-claim = Nothing that counts is left: you may end the hand now, or play on.
olsen_hearts-sheet-choose = { $count ->
    [one] Choose one card for { $to }.
   *[other] Choose { $count } cards for { $to }.
} What you get you see when all have chosen.
olsen_hearts-sheet-chosen = You pass { $cards } to { $to }. Until all have chosen, you can still choose others.
olsen_hearts-sheet-more = { $cards } for { $to }: choose { $count ->
    [one] one card
   *[other] { $count } cards
} more.
olsen_hearts-select-packet = { $count ->
    [one] The card to pass
   *[other] The { $count } cards to pass
}
olsen_hearts-select-renege = Not following suit: 13 points
olsen_hearts-button-claim = End the hand
olsen_hearts-button-renege = Play { $card } all the same

olsen_hearts-event-hand_dealt = Hand { $number }: { $count } cards each, dealt by { $who }.
olsen_hearts-event-extra_dealt = Extra hand { $number }: { $count } cards each for { $who }.
olsen_hearts-event-packets_passed = { $count ->
    [one] One card each moved
   *[other] { $count } cards each moved
}: { $ways }.
olsen_hearts-event-opener_found = { $who } holds { $card } and leads it.
olsen_hearts-event-card_played = { $who } played { $card }.
olsen_hearts-event-hearts_broken = Hearts are broken.
olsen_hearts-event-trick_taken = { $who } took the trick.
olsen_hearts-event-trick_taken-points = { $who } took the trick: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
olsen_hearts-event-hand_claimed = { $who } ended the hand: nothing that counts was left.
olsen_hearts-event-hand_scored = The hand is scored: { $scores }.
olsen_hearts-event-hand_scored-sweep = { $who } took all 26 points!
olsen_hearts-event-hand_scored-jack = J♦️ takes 10 points off for { $who }.
olsen_hearts-event-hand_scored-renege = { $who } did not follow suit { $count ->
    [one] once
   *[other] { $count } times
}: { $points } points.
olsen_hearts-event-extra_scored = The extra hand is scored: { $scores }. The totals stay.
olsen_hearts-event-tie_found = A tie for the lowest total: { $who } play an extra hand.

olsen_hearts-refusal-seats = Olsen – Hearts is played by { $low } to { $high }, not by { $seats }.
olsen_hearts-refusal-option = The house rule { $option } cannot be “{ $value }”.
olsen_hearts-refusal-no_play = No trick is being played right now.
olsen_hearts-refusal-no_exchange = The exchange is over: the cards have moved.
olsen_hearts-refusal-not_your_turn = It is not your turn. Now { $seat } plays.
olsen_hearts-refusal-not_held = You do not hold { $card }.
olsen_hearts-refusal-opening = { $opening } opens the hand, not { $card }.
olsen_hearts-refusal-follow = { $led } was led and you have some, so { $card } must wait: follow suit.
olsen_hearts-refusal-first_trick = { $card } may not go on the first trick while you hold a card that is neither a heart nor Q♤.
olsen_hearts-refusal-hearts_not_broken = { $card } may not be led before hearts are broken: lead another suit.
olsen_hearts-refusal-packet_size = { $count ->
    [one] Exactly one card is passed
   *[other] Exactly { $count } cards are passed
}, and you chose { $chosen }.
olsen_hearts-refusal-sits_out = You sit this extra hand out: those who are tied play it.
olsen_hearts-refusal-claim_too_early = The hand can be ended between two tricks, when all that counts has been taken.
