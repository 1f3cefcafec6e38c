# Olsen – ottere

olsen_eights-name = Olsen – ottere
olsen_eights-tagline = Læg samme kulør eller værdi, ellers træk. Ottere passer på alt, en toer koster den næste turen. Sig “Olsen!”, når du kun har et kort igen; den første uden kort vinder.

olsen_eights-preset-norwegian = Norsk (5 kort, frit at trække, de andre fanger)

olsen_eights-option-hand_size = Kort til hver
    .n7 = 7 kort
    .n5 = 5 kort
olsen_eights-option-start_eight = En 8’er som første kort
    .natural = første 8’er gælder som trykt
    .redraw = første 8’er går tilbage
    .first_player_any = alt passer på første 8’er
olsen_eights-option-start_two = En 2’er som første kort
    .no_effect = første 2’er gør intet
    .hits_first_player = første 2’er rammer den første
    .redraw = første 2’er går tilbage
olsen_eights-option-must_play = Skal du lægge, hvis du kan
    .on = ja
    .off = nej, du må trække i stedet
olsen_eights-option-drawn_card = Et trukket kort, der passer
    .forced = lægges straks
    .optional = må beholdes
olsen_eights-option-finish = Som sidste kort
    .any = et hvilket som helst
    .no_eight = ingen 8’er
    .no_specials = ingen 8’er og ingen 2’er
olsen_eights-option-olsen = Et glemt “Olsen!”
    .auto = bliver altid opdaget
    .challenge = skal de andre opdage
    .off = ingen siger Olsen
olsen_eights-option-olsen_vs_two = Glemt, og så ramt af en 2’er
    .cumulative = begge dele betales straks
    .defer = det glemte betales senere
    .absorb = 2’eren klarer begge dele
olsen_eights-option-false_olsen = “Olsen!” sagt forkert
    .ignore = tæller ikke
    .draw_one = koster et kort
olsen_eights-option-two_players = To spillere
    .off = nej
    .on = ja, en 2’er giver en tur til
olsen_eights-option-match = Spillet er
    .single = én giv
    .wins = om vundne givninger
    .points = om point
olsen_eights-option-wins = Givninger, der vinder
olsen_eights-option-points = Point, der slutter spillet
olsen_eights-option-play_on = Når den første er ude
    .off = slutter given
    .on = spiller de andre videre
olsen_eights-option-next_dealer = Hvem giver næste gang
    .clockwise = den næste spiller
    .winner = vinderen
olsen_eights-option-showing = At vise sine kort til alle
    .off = ikke tilladt
    .on = tilladt

olsen_eights-suit =
    .C = ♧ klør
    .D = ♦️ ruder
    .H = ♥️ hjerter
    .S = ♤ spar

olsen_eights-board-top = Øverst { $card } · der gælder { $suit }
olsen_eights-board-naming = Øverst { $card } · { $who } vælger kulør
olsen_eights-board-free = Øverst { $card } · alle kort passer
olsen_eights-board-seat = { $who } · { $count ->
    [one] **1 kort**
   *[other] { $count } kort
}
olsen_eights-board-out = { $who } · ude som nummer { $place }
olsen_eights-board-won = { $count ->
    [one] 1 giv vundet
   *[other] { $count } givninger vundet
}
olsen_eights-board-points = { $points } point
olsen_eights-board-said = har sagt “Olsen!” ✓
olsen_eights-board-silent = har ikke sagt “Olsen!” endnu
olsen_eights-board-owes = glemte “Olsen!”: skylder 1 kort, må ikke lukke i næste tur
olsen_eights-board-forgot = glemte “Olsen!”: kan fanges
olsen_eights-board-barred = glemte “Olsen!”: må ikke lukke i denne tur
olsen_eights-board-shows = viser { $cards }
olsen_eights-board-pile = { $count ->
    [0] Aftræksbunken er tom
   *[other] Aftræksbunke { $count }
}
olsen_eights-board-nothing = Intet tilbage at trække
olsen_eights-board-clockwise = ↻ med uret, som på listen
olsen_eights-board-in_turn = ⇄ på skift
olsen_eights-board-dealer = giver { $who }
olsen_eights-board-wins = { $wins ->
    [one] til 1 vundet giv
   *[other] til { $wins } vundne givninger
}
olsen_eights-board-target = til { $points } point, færrest vinder
olsen_eights-board-places = om alle pladser
olsen_eights-points = { $points ->
    [one] 1 point
   *[other] { $points } point
}

olsen_eights-sheet-hand = { $count ->
    [one] **Dit sidste kort:**
   *[other] **Dine { $count } kort:**
}
olsen_eights-sheet-shown = Alle har set { $cards }.
olsen_eights-sheet-out = **Du er ude som nummer { $place }.**
olsen_eights-sheet-fits = Læg { $suit }, en anden { $rank } eller en 8’er.
olsen_eights-sheet-fits_eight = Læg { $suit } eller en 8’er.
olsen_eights-sheet-free = Læg hvad som helst på { $card }.
olsen_eights-sheet-or_draw = Eller træk et kort.
olsen_eights-sheet-draw = Intet på din hånd passer på { $top }: træk et kort. Hvis det passer, kan det lægges.
olsen_eights-sheet-pass = Du kan ikke lægge, og der er intet tilbage at trække: meld pas.
olsen_eights-sheet-barred = Du glemte “Olsen!”, så du må ikke lukke i denne tur: træk et kort.
olsen_eights-sheet-not_last = { $card } må ikke være dit sidste kort: træk et.
olsen_eights-sheet-keep = Du trak { $card }, og det passer: læg det eller behold det.
olsen_eights-sheet-suit = { $card }: du bestemmer. Hvilken kulør fortsætter?
olsen_eights-sheet-say_with = Du får ét kort tilbage: sig “Olsen!”, når du lægger.
olsen_eights-sheet-say_now = **Sig “Olsen!” nu,** før { $who } lægger eller trækker.
olsen_eights-sheet-said = Du har sagt “Olsen!”.
olsen_eights-sheet-owes = Du glemte “Olsen!”: i din næste tur trækker du først 1 kort, og du må ikke lukke.
olsen_eights-sheet-silent = Du har ikke sagt “Olsen!”: sig det, før nogen fanger dig. Det ville koste 3 kort.
olsen_eights-sheet-false = { $count ->
    [one] Med ét kort uden for din tur
   *[other] Med { $count } kort
} er “Olsen!” forkert og koster dig et kort. Vil du sige det alligevel?
olsen_eights-sheet-show = Hvilket kort viser du til alle? Det er åbent, så længe du har det.
olsen_eights-button-draw = Træk et kort
olsen_eights-button-draw_olsen = Træk og sig Olsen!
olsen_eights-button-pass = Pas
olsen_eights-button-keep = Behold det
olsen_eights-button-olsen = Sig Olsen!
olsen_eights-button-lay_olsen = { $card } + Olsen!
olsen_eights-button-false = Sig det alligevel
olsen_eights-button-catch = { $who } glemte Olsen!
olsen_eights-button-show = Vis et kort
olsen_eights-button-more = Flere kort ›
olsen_eights-select-show = Vis til alle

olsen_eights-event-dealer_chosen = { $who } blev trukket til at give.
olsen_eights-event-hand_dealt = { $who } gav { $count } kort til hver.
olsen_eights-event-starter_turned = { $card } blev vendt til at begynde med.
olsen_eights-event-starter_put_back = { $card } gik tilbage i aftræksbunken.
olsen_eights-event-laid = { $who } lagde { $card }.
olsen_eights-event-laid-drawn = { $who } trak { $card } og lagde det.
olsen_eights-event-laid-one_left = Ét kort tilbage!
olsen_eights-event-suit_named = { $who } valgte { $suit }.
olsen_eights-event-drew =
    .turn = { $who } trak et kort.
    .two = { $count ->
        [one] { $who } trak 1 kort for 2’eren.
       *[other] { $who } trak { $count } kort for 2’eren.
    }
    .olsen = { $who } trak et kort for det glemte “Olsen!”.
    .caught = { $count ->
        [one] { $who } trak 1 kort for det.
       *[other] { $who } trak { $count } kort for det.
    }
    .false_call = { $who } trak et kort for det.
olsen_eights-event-kept = { $who } beholdt det.
olsen_eights-event-kept-drew = { $who } trak et kort og beholdt det.
olsen_eights-event-passed = { $who } kunne hverken lægge eller trække og meldte pas.
olsen_eights-event-turn_lost = 2’eren kostede { $who } turen.
olsen_eights-event-pile_reshuffled = { $count ->
    [one] Aftræksbunken var tom: det ene aflagte kort er den nye.
   *[other] Aftræksbunken var tom: { $count } aflagte kort blev blandet til en ny.
}
olsen_eights-event-olsen_called = { $who } sagde “Olsen!”
olsen_eights-event-olsen_forgotten = { $who } glemte at sige “Olsen!”
olsen_eights-event-falsely_called = { $who } sagde “Olsen!” forkert.
olsen_eights-event-caught = { $by } fangede { $who } uden “Olsen!”.
olsen_eights-event-card_shown = { $who } viser alle { $card }.
olsen_eights-event-went_out = { $who } er ude!
olsen_eights-event-went_out-place = { $who } er ude som nummer { $place }.
olsen_eights-event-hand_blocked = Ingen kan lægge eller trække: given slutter.
olsen_eights-event-hand_ended = { $who } vandt given. Vundne givninger: { $scores }.
olsen_eights-event-hand_ended-points = Given er slut: { $scores }.

olsen_eights-refusal-seats = Olsen – ottere spilles af { $low } til { $high }, ikke af { $seats }.
olsen_eights-refusal-option = Husreglen { $option } kan ikke være “{ $value }”.
olsen_eights-refusal-two_players = Olsen – ottere er for 3 til 6 spillere. Til { $seats }: slå husreglen for to spillere til, eller tilføj en husspiller 🤖.
olsen_eights-refusal-play_on_points = Point og spil om alle pladser går ikke sammen: slå den ene fra.
olsen_eights-refusal-spectator = Du ser på: kun de, der sidder ved bordet, spiller.
olsen_eights-refusal-no_play = Der er ingen giv i gang lige nu.
olsen_eights-refusal-not_your_turn = Det er ikke din tur. Nu spiller { $seat }.
olsen_eights-refusal-no_suit_due = Der ligger ingen 8’er og venter på en kulør.
olsen_eights-refusal-suit_first = Vælg først kuløren til din 8’er.
olsen_eights-refusal-nothing_drawn = Du har ikke trukket et kort, du kunne beholde.
olsen_eights-refusal-not_in_hand = Du har ikke { $card }.
olsen_eights-refusal-only_drawn = Når du har trukket, må kun det kort lægges: { $drawn }, ikke { $card }.
olsen_eights-refusal-no_match = { $card } passer ikke på { $top }: læg { $suit }, samme værdi eller en 8’er.
olsen_eights-refusal-may_not_close = Du glemte “Olsen!”, så { $card } må vente: du må ikke lukke i denne tur.
olsen_eights-refusal-not_last = { $card } må ikke være dit sidste kort: træk et.
olsen_eights-refusal-no_eight = Kun en 8’er vælger kulør, ikke { $card }.
olsen_eights-refusal-last_eight = { $card } er dit sidste kort og slutter given: det vælger ingen kulør.
olsen_eights-refusal-drawn_already = Du har trukket: læg det kort, eller behold det.
olsen_eights-refusal-must_lay = Du har et kort, der passer, så du skal lægge et. En 8’er tæller også.
olsen_eights-refusal-nothing_to_draw = Der er intet tilbage at trække, så læg et af de kort, der passer.
olsen_eights-refusal-olsen_off = Ved dette bord siger ingen “Olsen!”.
olsen_eights-refusal-olsen_not_due = “Olsen!” hører til det kort, der efterlader dig ét; her ville du have { $count }.
olsen_eights-refusal-no_cards = Du er ude og behøver ikke “Olsen!”.
olsen_eights-refusal-olsen_called = { $seat } har allerede sagt “Olsen!”.
olsen_eights-refusal-olsen_false = “Olsen!” siger man, når man kun har ét kort igen; du har { $count }. Det tæller ikke og koster intet.
olsen_eights-refusal-olsen_late = Det er for sent at sige “Olsen!”: en anden har spillet imens.
olsen_eights-refusal-no_challenge = Her bliver et glemt “Olsen!” opdaget af sig selv; ingen skal fanges.
olsen_eights-refusal-no_opponent = Du kan kun fange en af de andre spillere.
olsen_eights-refusal-not_one_card = { $seat } har ikke præcis ét kort.
olsen_eights-refusal-challenge_late = Det er for sent at fange { $seat }: turen er nået rundt.
olsen_eights-refusal-showing_off = Ved dette bord viser ingen kort.
olsen_eights-refusal-shown_already = Alle har allerede set { $card }.
