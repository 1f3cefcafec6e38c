# Olsen – hjerter

olsen_hearts-name = Olsen – hjerter
olsen_hearts-tagline = Undgå hjerterne og Q♤. Når en spiller når målet, vinder den laveste sum.

olsen_hearts-preset-danish_table = Dansk bord (J♦️ giver 10 point fra)
olsen_hearts-preset-american = Amerikansk (bytningen skifter retning)
olsen_hearts-preset-quick = Hurtigt (til 50 point)

olsen_hearts-option-passing = Bytning
    .left = til venstre
    .none = ingen
    .rotate = venstre, højre, overfor, ingen
olsen_hearts-option-pass_count = Kort, der sendes
olsen_hearts-option-first_trick = Første stik
    .forbid = ingen strafkort
    .allow = strafkort tilladt
olsen_hearts-option-hearts_broken_by = Hjerter brydes af
    .heart_discard = et afkast
    .any_heart = enhver hjerter
    .any_penalty = hjerter eller Q♤
olsen_hearts-option-lead_hearts_over_qs = Kun hjerter og Q♤
    .off = spil Q♤ ud
    .on = hjerter må spilles ud
olsen_hearts-option-jack_of_diamonds = J♦️
    .off = tæller ikke
    .on = 10 point fra
olsen_hearts-option-moon = Alle 26 point
    .others_plus_26 = de andre +26
    .self_minus_26 = 26 point fra
olsen_hearts-option-renege = Ikke at bekende
    .block = umuligt
    .penalty13 = 13 point hver gang
olsen_hearts-option-end = Spillets længde
    .target = efter point
    .deals = efter antal giv
olsen_hearts-option-target = Point, der slutter spillet
olsen_hearts-option-deals = Antal giv
olsen_hearts-option-tie = Lige i toppen
    .extra_hand = ekstra giv
    .shared = sejren deles
olsen_hearts-option-deck_removal = Tages ud
    .standard = 2♦️ først, så 2♧
    .clubs_first = 2♧ først, så 2♦️
olsen_hearts-option-show_points = Givens point
    .on = vises
    .off = skjules

olsen_hearts-board-exchange = { $count ->
    [one] **Bytning:** alle lægger et kort til side med bagsiden op.
   *[other] **Bytning:** alle lægger { $count } kort til side med bagsiden op.
}
olsen_hearts-board-packet = { $mark } { $who } → { $to } · { $total } point
olsen_hearts-board-trick = Stik { $number } af { $tricks }
olsen_hearts-board-broken = hjerter brudt
olsen_hearts-board-unbroken = hjerter ikke brudt
olsen_hearts-board-lead = { $who } spiller ud.
olsen_hearts-board-last = Sidste: { $cards } → { $who }
olsen_hearts-board-seat = { $who } · { $total } point · { $tricks ->
    [one] 1 stik
   *[other] { $tricks } stik
}
olsen_hearts-board-seat-points = { $who } · { $total } point ({ $points }) · { $tricks ->
    [one] 1 stik
   *[other] { $tricks } stik
}
olsen_hearts-board-out = { $who } · { $total } point · sidder over
olsen_hearts-board-target = Giv { $number } · til { $target } point · { $who } gav
olsen_hearts-board-deals = Giv { $number } af { $deals } · { $who } gav
olsen_hearts-board-extra = Ekstra giv { $number } · { $who } spiller om sejren
olsen_hearts-points = { $points ->
    [one] 1 point
   *[other] { $points } point
}

olsen_hearts-sheet-hand = { $count ->
    [one] **Dit sidste kort:**
   *[other] **Dine { $count } kort:**
}
olsen_hearts-sheet-passed = Du gav { $to } { $gave } og fik { $got } af { $giver }.
olsen_hearts-sheet-reneges = { $count ->
    [one] Du har én gang undladt at bekende i denne giv: 13 point.
   *[other] Du har { $count } gange undladt at bekende i denne giv: 13 point for hver.
}
olsen_hearts-sheet-out = Du sidder over i denne giv: { $who } spiller om sejren.
olsen_hearts-sheet-trick = På bordet: { $cards }
olsen_hearts-sheet-opening = Du har { $card }: spil det ud.
olsen_hearts-sheet-lead = Du spiller ud: læg et hvilket som helst kort.
olsen_hearts-sheet-lead-unbroken = Du spiller ud. Hjerter er ikke brudt endnu, så vælg en anden kulør.
olsen_hearts-sheet-lead-hearts = Du spiller ud. Du har kun hjerter, så spil en af dem.
olsen_hearts-sheet-follow = Der er spillet { $suit } ud: bekend kulør.
olsen_hearts-sheet-void = Der er spillet { $suit } ud, og du har ingen: læg et hvilket som helst kort.
olsen_hearts-sheet-void-first = Der er spillet { $suit } ud, og du har ingen: læg et kort, bare ikke hjerter eller Q♤.
olsen_hearts-sheet-renege = { $card } bekender ikke kulør, selv om du kan: det koster dig 13 point, når given gøres op. Vil du lægge det?
olsen_hearts-sheet-claim = Der er ikke noget tilbage, der tæller: du kan slutte given nu eller spille videre.
olsen_hearts-sheet-choose = { $count ->
    [one] Vælg et kort til { $to }.
   *[other] Vælg { $count } kort til { $to }.
} Du ser, hvad du får, når alle har valgt.
olsen_hearts-sheet-chosen = Du sender { $cards } til { $to }. Indtil alle har valgt, kan du stadig vælge om.
olsen_hearts-sheet-more = { $cards } til { $to }: vælg { $count ->
    [one] et kort
   *[other] { $count } kort
} mere.
olsen_hearts-select-packet = { $count ->
    [one] Kortet, du sender
   *[other] De { $count } kort, du sender
}
olsen_hearts-select-renege = Ikke at bekende: 13 point
olsen_hearts-button-claim = Slut given
olsen_hearts-button-renege = Læg { $card } alligevel

olsen_hearts-event-hand_dealt = Giv { $number }: { $count } kort til hver, { $who } gav.
olsen_hearts-event-extra_dealt = Ekstra giv { $number }: { $count } kort til hver af { $who }.
olsen_hearts-event-packets_passed = { $count ->
    [one] Et kort fra hver er sendt
   *[other] { $count } kort fra hver er sendt
}: { $ways }.
olsen_hearts-event-opener_found = { $who } har { $card } og spiller det ud.
olsen_hearts-event-card_played = { $who } lagde { $card }.
olsen_hearts-event-hearts_broken = Hjerter er brudt.
olsen_hearts-event-trick_taken = { $who } tog stikket.
olsen_hearts-event-trick_taken-points = { $who } tog stikket: { $points ->
    [one] 1 point
   *[other] { $points } point
}.
olsen_hearts-event-hand_claimed = { $who } sluttede given: der var ikke noget tilbage, der tæller.
olsen_hearts-event-hand_scored = Given er gjort op: { $scores }.
olsen_hearts-event-hand_scored-sweep = { $who } tog alle 26 point!
olsen_hearts-event-hand_scored-jack = J♦️ giver { $who } 10 point fra.
olsen_hearts-event-hand_scored-renege = { $who } bekendte ikke kulør { $count ->
    [one] én gang
   *[other] { $count } gange
}: { $points } point.
olsen_hearts-event-extra_scored = Den ekstra giv er gjort op: { $scores }. Summerne bliver, som de er.
olsen_hearts-event-tie_found = Lige om den laveste sum: { $who } spiller en ekstra giv.

olsen_hearts-refusal-seats = Olsen – hjerter spilles af { $low } til { $high }, ikke af { $seats }.
olsen_hearts-refusal-option = Husreglen { $option } kan ikke være »{ $value }«.
olsen_hearts-refusal-no_play = Der spilles ikke noget stik lige nu.
olsen_hearts-refusal-no_exchange = Bytningen er forbi: kortene er sendt.
olsen_hearts-refusal-not_your_turn = Det er ikke din tur. Nu spiller { $seat }.
olsen_hearts-refusal-not_held = Du har ikke { $card }.
olsen_hearts-refusal-opening = Given åbnes med { $opening }, ikke med { $card }.
olsen_hearts-refusal-follow = Der er spillet { $led } ud, og du har nogle, så { $card } må vente: bekend kulør.
olsen_hearts-refusal-first_trick = { $card } må ikke lægges i første stik, så længe du har et kort, der hverken er hjerter eller Q♤.
olsen_hearts-refusal-hearts_not_broken = { $card } må ikke spilles ud, før hjerter er brudt: vælg en anden kulør.
olsen_hearts-refusal-packet_size = { $count ->
    [one] Der sendes præcis et kort
   *[other] Der sendes præcis { $count } kort
}, og du valgte { $chosen }.
olsen_hearts-refusal-sits_out = Du sidder over i den ekstra giv: den spilles af dem, der står lige.
olsen_hearts-refusal-claim_too_early = Given kan sluttes mellem to stik, når alt, der tæller, er taget.
