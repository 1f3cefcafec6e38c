# ODIN

odin-name = ODIN
odin-tagline = Slå midten med lige så mange kort eller et mere, eller meld pas. Færrest point vinder, når nogen når målet.

odin-option-deck = Kort
    .a9 = es til 9, 36 kort
    .full52 = es til konge, 52 kort
    .helvetiq54 = seks kulører, 54 kort
odin-option-hand_size = Kort til hver
    .auto = efter kortene
    .n9 = 9 kort
    .n10 = 10 kort
    .n11 = 11 kort
odin-option-clear = Bordet ryddes
    .auto = alle på nær én passer (to: begge)
    .all_but_one = alle på nær én passer
    .all_pass = alle passer
odin-option-target = Point, der slutter spillet
odin-option-tie = Lige i toppen
    .shared = sejren deles
    .playoff = en giv mere
odin-option-auto_pass = Automatisk pas
    .off = nej
    .on = ja
odin-option-first_starter = Begynder
    .random = lodtrækning
    .host = værten vælger
odin-option-starter = Plads, der begynder

odin-board-centre = Midten
odin-board-empty = Midten er tom.
odin-board-seat = { $who } · { $count ->
    [one] 1 kort
   *[other] { $count } kort
} · { $points } point
odin-board-hand = Giv { $number } · til { $target } point
odin-points = { $points ->
    [one] 1 point
   *[other] { $points } point
}

odin-sheet-hand = { $count ->
    [one] **Dit sidste kort:**
   *[other] **Dine { $count } kort:**
}
odin-sheet-beat = Slå **{ $value }** med { $low ->
    [one] et eller to kort
   *[other] { $low } eller { $high } kort
} i samme kulør eller med samme tal, eller meld pas.
odin-sheet-lead = Du spiller ud: læg et kort, eller hele hånden, hvis den er i samme kulør eller har samme tal.
odin-sheet-nothing = Intet på din hånd slår **{ $value }**: meld pas.
odin-sheet-take = Du lægger **{ $value }** ({ $cards }). Hvilket kort tager du?
odin-button-pass = Pas
odin-button-take = Tag { $card }
odin-select-cards = Vælg selv kort

odin-event-hand_dealt = Giv { $number }: { $count } kort til hver, { $who } spiller ud.
odin-event-playoff_dealt = Afgørende giv: { $count } kort til hver, { $who } spiller ud.
odin-event-led = { $who } spillede { $cards } ud.
odin-event-played = { $who } lagde { $cards } ({ $value }) og tog { $card }.
odin-event-played_out = { $who } lagde { $cards } ({ $value }) og har ikke flere kort.
odin-event-passed = { $who } passede.
odin-event-passed_auto = { $who } kunne ikke lægge og passede.
odin-event-table_cleared = Alle passede: { $who } spiller ud igen.
odin-event-hand_ended = { $who } er ude! { $points }.
odin-event-playoff_ended = { $who } er ude og vinder afgørelsen. { $points }.
odin-event-playoff_began = Lige i toppen! { $who } spiller en giv mere.

odin-refusal-seats = ODIN spilles af { $low } til { $high }, ikke af { $seats }.
odin-refusal-option = Husreglen { $option } kan ikke være »{ $value }«.
odin-refusal-deck_too_small = { $seats } spillere med { $hand_size } kort hver kræver { $needed } kort, og her er kun { $cards }: højst { $largest } kort til hver eller { $most } spillere.
odin-refusal-starter = Der er kun { $seats } pladser, så plads { $starter } kan ikke begynde: vælg en anden.
odin-refusal-no_hand = Der spilles ikke nogen giv lige nu.
odin-refusal-turn = Det er ikke din tur. Nu spiller { $seat }.
odin-refusal-pass_lead = Den, der spiller ud, skal lægge et kort.
odin-refusal-must_beat = I midten ligger { $centre }: slå midten, eller meld pas.
odin-refusal-must_lead = Midten er tom: spil et kort ud; der er ikke noget at tage.
odin-refusal-not_held = Du har ikke { $cards }.
odin-refusal-not_uniform = { $cards } er hverken i samme kulør eller med samme tal.
odin-refusal-lead_size = Spil et kort ud, eller alle { $held }, hvis de er i samme kulør eller har samme tal: { $count } går ikke.
odin-refusal-size = Du valgte { $count ->
    [one] et kort
   *[other] { $count } kort
}; mod { $centre } skal der { $low } eller { $high } til.
odin-refusal-not_higher = { $value } ({ $cards }) slår ikke { $centre_value } ({ $centre }): det skal være højere eller et kort mere.
odin-refusal-take_none = Når du lægger dine sidste kort, tager du ikke noget.
odin-refusal-take_due = Vælg, hvilket kort du tager: { $centre }.
odin-refusal-take_foreign = { $take } lå ikke i midten. Du må tage et af disse: { $centre }.
