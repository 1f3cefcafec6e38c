# The table: lobby, board, panel, result, and what a table refuses.

table-title = { $game } · bord { $number }
table-seat = Plads { $seat }

lobby-seats = Pladser: { $taken } af { $seats }
lobby-seat = { $seat } { $who }
lobby-seat-host = { $seat } { $who } · vært
lobby-rules = Husregler: { $rules }
lobby-sealed = Forseglet giv `{ $seal }`
lobby-alone = Venter du på venner? Du kan også tilføje en husspiller 🤖 og starte med det samme.
lobby-ready = **{ $host } kan trykke på { button-start }.**

board-turn = **{ $who } skal spille**
board-turn-many = **Venter på { $who }**
board-clock = ⏳ { $when }
board-quiet = Bordet gøres klar.
board-closed = Alle er gået: spillet sluttede uden resultat.
board-frozen = Otter fandt en fejl i sine egne regler og stoppede spillet. Intet tæller; /{ cmd-play.name } åbner et nyt bord.

sheet-title = Din hånd · { $game } · bord { $number }
sheet-turn = Din tur
sheet-wait = Venter på { $who }.
sheet-over = Spillet er slut.
sheet-lobby = Kortene kommer, når værten trykker på **{ button-start }**.
sheet-not-seated = Du har ingen plads ved dette bord.
sheet-refused = ⚠️ { $why }
sheet-refused-rule = ⚠️ { $why } (regel { $rule })

more-title = { $game } · bord { $number }
more-leave = Hvis du går, spiller huset videre for dig. Du kan få din plads igen med **{ button-join }**.
more-leave-sure = Vil du virkelig gå? Dine kort bliver ved bordet.
more-joined = Du sidder ved bordet igen.
more-left = Du har forladt { $game }, bord { $number }.

options-title = Husregler · { $game } · bord { $number }
options-host = Kun værten ændrer dem: { $host }.
options-begun = Spillet er i gang, så de bliver, som de er.
options-pace = Ur
    .none = intet ur
    .live = 90 sekunder pr. tur
    .slow = et døgn pr. tur
options-preset = Udgangspunkt
    .standard = de sædvanlige regler
options-number = { $name }: { $value }
options-number-hint = Et helt tal fra { $low } til { $high }

log-title = Hvad der er sket · { $game } · bord { $number }
log-empty = Der er ikke sket noget endnu.
log-page = Side { $page } af { $pages }

result-winner = **{ $who } vinder!**
result-winners = **{ $who } deler sejren!**
# No "1.": Discord would make a list of it and count on, though two may share a place.
result-line = **{ $place }** · { $who } · { $score }
result-counted = Tæller med: et spil mellem mennesker fra start til slut.
result-casual = Et spil for hyggens skyld: huset var med.
result-next = Revanchen er bord { $number }.

hand-none = Du sidder ikke ved noget bord. /{ cmd-play.name } åbner et.
hand-many = Du sidder ved { $count ->
    [one] ét bord
   *[other] { $count } borde
}. Hvilken hånd?
hand-table = { $game } · bord { $number }
hand-table-turn = { $game } · bord { $number } · din tur

play-choose = Hvilket spil?
play-opened = Bord { $number } er åbent: { $link }
leave-choose = Hvilket bord vil du forlade?
rules-choose = Hvilket spil vil du læse reglerne for?
rules-title = { $game } · { $page }

table-refusal-seated = Du sidder allerede ved bordet.
table-refusal-full = Alle { $seats } pladser er optaget.
table-refusal-begun = Spillet er i gang. /{ cmd-play.name } åbner et andet bord.
table-refusal-not_seated = Du har ingen plads ved dette bord.
table-refusal-no_house = Der sidder ingen husspiller her.
table-refusal-host_only = Det kan kun værten: { $host }.
table-refusal-option = Den husregel kan ikke være »{ $value }«.
table-refusal-seats = { $seats ->
    [one] Én spiller
   *[other] { $seats } spillere
} er for få eller for mange: spillet er for { $low } til { $high }. Tilføj en husspiller 🤖, eller kald på en ven.
table-refusal-rematch = Revanchen er allerede i gang.
table-refusal-meaningless = Den knap gør ikke noget lige nu. Her er bordet, som det står.
