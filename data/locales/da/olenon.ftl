# Olenon

olenon-name = Olenon
olenon-tagline = To mod to. Læg flere med samme tal, eller slå bordet med et højere; kun 0 slår 6. Når en af jer ikke har flere kort, vinder parret runden.

olenon-option-wins_needed = Runder, der vinder
olenon-option-opener = Hvem åbner de følgende runder
    .next_seat = den næste spiller
    .losers = modstanderen efter den, der kom ud
    .winner = den, der kom ud

olenon-board-table = På bordet { $cards } · { $who }
olenon-board-empty = Bordet er tomt
olenon-board-seat = { $who } · { $count ->
    [one] **1 kort**
   *[other] { $count } kort
}
olenon-board-out = tog { $value }, sidder over
olenon-board-shows = viser { $cards }
olenon-board-rounds = Runder { $rounds }
olenon-board-round = Runde { $number } · { $wins ->
    [one] 1 runde vinder
   *[other] { $wins } runder vinder
} · åbnet af { $who }
olenon-rounds = { $rounds ->
    [one] 1 runde
   *[other] { $rounds } runder
}

olenon-sheet-hand = { $count ->
    [one] **Dit sidste kort:**
   *[other] **Dine { $count } kort:**
}
olenon-sheet-partner = Din makker: { $who }, { $count } kort
olenon-sheet-shown = Alle har set { $cards }
olenon-sheet-lead = Du spiller ud: læg et til fire kort med samme tal.
olenon-sheet-must_lead = Bordet er tomt, så du skal spille ud: et til fire kort med samme tal.
olenon-sheet-answer = { $count ->
    [one] På bordet **{ $cards }**: slå det med et højere kort, læg { $value } til, eller meld pas og tag det.
   *[other] På bordet **{ $cards }**: slå dem med { $count } af et højere tal, læg { $value } til, eller meld pas og tag et.
}
olenon-sheet-answer_six = { $count ->
    [one] På bordet **{ $cards }**: kun 0 slår det. Ellers læg { $value } til, eller meld pas og tag det.
   *[other] På bordet **{ $cards }**: kun { $count } nuller slår dem. Ellers læg { $value } til, eller meld pas og tag et.
}
olenon-sheet-nothing = På bordet **{ $cards }**: du kan hverken slå eller lægge til. Meld pas og tag { $value }.
olenon-sheet-sits_out = Du tog { $value } og sidder over, til stikket slutter. Venter på { $who }.
olenon-sheet-show = Hvilke kort viser du til alle? Både makker og modstandere ser dem med det samme.
olenon-button-add = Læg { $cards } til
olenon-button-replace = Slå med { $cards }
olenon-button-pass = Pas
olenon-button-pass_take = Pas, tag { $value }
olenon-button-show = Vis kort
olenon-button-show_all = Vis alle hele min hånd
olenon-button-redeal = Giv runden om
olenon-select-play = Andre træk
olenon-select-show = Vis til alle

olenon-event-round_started = Runde { $number }: 7 kort til hver, { $who } åbner.
olenon-event-led = { $who } spillede **{ $cards }** ud.
olenon-event-added = { $who } lagde **{ $cards }** til: nu **{ $total }**.
olenon-event-replaced = { $who } slog **{ $beaten }** med **{ $cards }**.
olenon-event-passed = { $who } meldte pas og tog **{ $value }**.
olenon-event-passed-empty = Bordet er tomt.
olenon-event-trick_ended = Stikket er slut, { $who } spiller ud.
olenon-event-trick_ended-picked = Op på hånden: { $cards }.
olenon-event-revealed = { $who } viser alle **{ $cards }**.
olenon-event-round_won = { $who } er ude: runden går til { $pair }. { $rounds }
olenon-event-redeal_asked = { $who } vil have runden givet om.
olenon-event-round_abandoned = Runde { $number } tæller ikke efter { $count } træk og gives om.

olenon-refusal-seats = Olenon spilles af fire, ikke af { $seats }. Tilføj husspillere 🤖 på de tomme pladser.
olenon-refusal-option = Husreglen { $option } kan ikke være “{ $value }”.
olenon-refusal-spectator = Du ser på: kun de, der sidder ved bordet, spiller.
olenon-refusal-no_round = Der er ingen runde i gang lige nu.
olenon-refusal-sits_out = Du har meldt pas og sidder over, til stikket slutter.
olenon-refusal-not_your_turn = Det er ikke din tur. Nu spiller { $seat }.
olenon-refusal-nothing_to_take = Bordet er tomt, så der er intet at tage: du skal spille ud.
olenon-refusal-no_such_play = Man lægger 1 til { $most } kort med ét tal fra 0 til 6.
olenon-refusal-not_held = Så mange af { $value } har du ikke: du har { $held }, og det kræver { $count }.
olenon-refusal-too_many = Der ligger aldrig mere end { $most } kort på bordet: der er plads til { $room }.
olenon-refusal-not_higher = { $value } slår ikke { $lies }: læg et højere tal; kun 0 slår 6.
olenon-refusal-other_number = Der skal præcis { $needed } kort til at slå dem, ikke { $count }.
olenon-refusal-nothing_to_show = Vælg mindst ét kort at vise.
olenon-refusal-not_yours_to_show = Du har ikke { $cards }: du kan kun vise dine egne kort.
olenon-refusal-not_endless = En runde gives først om efter { $moves } træk.
olenon-refusal-already_asked = Du har bedt om det; det skal alle fire.
