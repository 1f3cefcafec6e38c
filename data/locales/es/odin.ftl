# ODIN

odin-name = ODIN
odin-tagline = Supera el centro con tantas cartas o una más, o pasa. Cuando alguien llega al límite, gana quien tenga menos puntos.

odin-option-deck = Baraja
    .a9 = del as al 9, 36 cartas
    .full52 = entera, 52 cartas
    .helvetiq54 = seis palos, 54 cartas
odin-option-hand_size = Cartas
    .auto = según la baraja
    .n9 = 9 cartas
    .n10 = 10 cartas
    .n11 = 11 cartas
odin-option-clear = Se limpia
    .auto = pasan todos menos uno (dos: ambos)
    .all_but_one = pasan todos menos uno
    .all_pass = pasan todos
odin-option-target = Puntos que acaban la partida
odin-option-tie = Empate
    .shared = se comparte
    .playoff = una mano más
odin-option-auto_pass = Pase automático
    .off = no
    .on = sí
odin-option-first_starter = Quién empieza
    .random = se sortea
    .host = lo elige el anfitrión
odin-option-starter = Sitio que empieza

odin-board-centre = Centro
odin-board-empty = El centro está vacío.
odin-board-seat = { $who } · { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} · { $points } pts
odin-board-hand = Mano { $number } · a { $target } puntos
odin-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

odin-sheet-hand = { $count ->
    [one] **Tu última carta:**
   *[other] **Tus { $count } cartas:**
}
odin-sheet-beat = Supera **{ $value }** con { $low ->
    [one] una o dos cartas
   *[other] { $low } { $high ->
        [8] u
        [11] u
       *[other] o
    } { $high } cartas
} del mismo palo o número, o pasa.
odin-sheet-lead = Abres tú: juega una carta, o toda tu mano si es de un solo palo o número.
odin-sheet-nothing = Nada de tu mano supera **{ $value }**: pasa.
odin-sheet-take = Juegas **{ $value }** ({ $cards }). ¿Qué carta te llevas?
odin-button-pass = Pasar
odin-button-take = Tomar { $card }
odin-select-cards = Elegir cartas

odin-event-hand_dealt = Mano { $number }: { $count } cartas por jugador, abre { $who }.
odin-event-playoff_dealt = Desempate: { $count } cartas por jugador, abre { $who }.
odin-event-led = { $who } abrió con { $cards }.
odin-event-played = { $who } jugó { $cards } ({ $value }) y se llevó { $card }.
odin-event-played_out = { $who } jugó { $cards } ({ $value }) y no le quedan cartas.
odin-event-passed = { $who } pasó.
odin-event-passed_auto = { $who } no podía jugar y pasó.
odin-event-table_cleared = Pasaron todos: { $who } vuelve a abrir.
odin-event-hand_ended = ¡{ $who } se queda sin cartas! { $points }.
odin-event-playoff_ended = { $who } se queda sin cartas y gana el desempate. { $points }.
odin-event-playoff_began = ¡Empate! Juegan una mano más: { $who }.

odin-refusal-seats = ODIN es para { $low } a { $high } jugadores, no para { $seats }.
odin-refusal-option = La regla de la casa { $option } no puede ser «{ $value }».
odin-refusal-deck_too_small = { $seats } jugadores con { $hand_size } cartas cada uno necesitan { $needed } cartas, y esta baraja tiene { $cards }: como máximo { $largest } cartas por jugador o { $most } jugadores.
odin-refusal-starter = Solo hay { $seats } sitios, así que no puede empezar el { $starter }: elige otro.
odin-refusal-no_hand = Ahora mismo no se está jugando ninguna mano.
odin-refusal-turn = No es tu turno: le toca a { $seat }.
odin-refusal-pass_lead = Quien abre una ronda tiene que jugar una carta.
odin-refusal-must_beat = En el centro hay { $centre }: supera el centro o pasa.
odin-refusal-must_lead = El centro está vacío: abre con una carta; no hay nada que llevarse.
odin-refusal-not_held = No tienes { $cards }.
odin-refusal-not_uniform = { $cards } no son ni del mismo palo ni del mismo número.
odin-refusal-lead_size = Abre con una carta, o con las { $held } si son de un solo palo o número: { $count } no vale.
odin-refusal-size = Elegiste { $count ->
    [one] una carta
   *[other] { $count } cartas
}; contra { $centre } hacen falta { $low } { $high ->
        [8] u
        [11] u
       *[other] o
    } { $high }.
odin-refusal-not_higher = { $value } ({ $cards }) no supera { $centre_value } ({ $centre }): tiene que ser más alto, o una carta más.
odin-refusal-take_none = Con tus últimas cartas no te llevas nada.
odin-refusal-take_due = Elige qué carta te llevas: { $centre }.
odin-refusal-take_foreign = { $take } no estaba en el centro. Puedes llevarte una de estas: { $centre }.
