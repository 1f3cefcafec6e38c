# Olsen – ochos

olsen_eights-name = Olsen – ochos
olsen_eights-tagline = Juega el mismo palo o valor, o roba. Los ochos valen siempre, el dos deja sin turno al siguiente. Di «¡Olsen!» cuando te quede una carta; gana quien acaba antes.

olsen_eights-preset-norwegian = Noruego (5 cartas, robar es libre, te pillan los demás)

olsen_eights-option-hand_size = Cartas por jugador
    .n7 = 7 cartas
    .n5 = 5 cartas
olsen_eights-option-start_eight = Un 8 como primera carta
    .natural = el primer 8 vale por su palo
    .redraw = el primer 8 vuelve al mazo
    .first_player_any = al primer 8 le va cualquiera
olsen_eights-option-start_two = Un 2 como primera carta
    .no_effect = el primer 2 no hace nada
    .hits_first_player = el primer 2 castiga al primero
    .redraw = el primer 2 vuelve al mazo
olsen_eights-option-must_play = Si puedes jugar, ¿debes?
    .on = sí
    .off = no, puedes robar
olsen_eights-option-drawn_card = Una carta robada que vale
    .forced = se juega al momento
    .optional = se puede guardar
olsen_eights-option-finish = Como última carta
    .any = cualquiera
    .no_eight = ningún 8
    .no_specials = ni 8 ni 2
olsen_eights-option-olsen = Un «¡Olsen!» olvidado
    .auto = siempre se nota
    .challenge = lo notan los demás
    .off = no se dice Olsen
olsen_eights-option-olsen_vs_two = Olvidado, y luego te cae un 2
    .cumulative = se pagan los dos a la vez
    .defer = el olvido se paga después
    .absorb = con el 2 queda pagado todo
olsen_eights-option-false_olsen = «¡Olsen!» dicho en falso
    .ignore = no cuenta
    .draw_one = cuesta una carta
olsen_eights-option-two_players = Dos jugadores
    .off = no
    .on = sí, con un 2 repites turno
olsen_eights-option-match = La partida es
    .single = una mano
    .wins = a manos ganadas
    .points = a puntos
olsen_eights-option-wins = Manos para ganar
olsen_eights-option-points = Puntos que acaban la partida
olsen_eights-option-play_on = Cuando alguien acaba sus cartas
    .off = se acaba la mano
    .on = los demás siguen
olsen_eights-option-next_dealer = Quién reparte después
    .clockwise = el siguiente
    .winner = quien ganó
olsen_eights-option-showing = Mostrar cartas a todos
    .off = no se puede
    .on = se puede

olsen_eights-suit =
    .C = ♧ tréboles
    .D = ♦️ diamantes
    .H = ♥️ corazones
    .S = ♤ picas

olsen_eights-board-top = Arriba { $card } · palo en vigor { $suit }
olsen_eights-board-naming = Arriba { $card } · elige palo { $who }
olsen_eights-board-free = Arriba { $card } · vale cualquier carta
olsen_eights-board-seat = { $who } · { $count ->
    [one] **1 carta**
   *[other] { $count } cartas
}
olsen_eights-board-out = { $who } · sin cartas, puesto { $place }
olsen_eights-board-won = { $count ->
    [one] 1 mano ganada
   *[other] { $count } manos ganadas
}
olsen_eights-board-points = { $points } pts
olsen_eights-board-said = ha dicho «¡Olsen!» ✓
olsen_eights-board-silent = aún no ha dicho «¡Olsen!»
olsen_eights-board-owes = olvidó «¡Olsen!»: debe 1 carta y en su próximo turno no puede cerrar
olsen_eights-board-forgot = olvidó «¡Olsen!»: se le puede pillar
olsen_eights-board-barred = olvidó «¡Olsen!»: este turno no puede cerrar
olsen_eights-board-shows = muestra { $cards }
olsen_eights-board-pile = { $count ->
    [0] Mazo vacío
   *[other] Mazo { $count }
}
olsen_eights-board-nothing = No queda nada que robar
olsen_eights-board-clockwise = ↻ por la izquierda, según la lista
olsen_eights-board-in_turn = ⇄ por turnos
olsen_eights-board-dealer = reparte { $who }
olsen_eights-board-wins = { $wins ->
    [one] a 1 mano ganada
   *[other] a { $wins } manos ganadas
}
olsen_eights-board-target = a { $points } puntos, ganan los menos
olsen_eights-board-places = por todos los puestos
olsen_eights-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

olsen_eights-sheet-hand = { $count ->
    [one] **Tu última carta:**
   *[other] **Tus { $count } cartas:**
}
olsen_eights-sheet-shown = Todos han visto { $cards }.
olsen_eights-sheet-out = **Te has quedado sin cartas: puesto { $place }.**
olsen_eights-sheet-fits = Juega { $suit }, otra carta con { $rank } o un 8.
olsen_eights-sheet-fits_eight = Juega { $suit } o un 8.
olsen_eights-sheet-free = Juega cualquier carta sobre { $card }.
olsen_eights-sheet-or_draw = O roba una carta.
olsen_eights-sheet-draw = Nada de tu mano vale sobre { $top }: roba una carta. Si vale, se puede jugar.
olsen_eights-sheet-pass = No puedes jugar nada y no queda nada que robar: pasa.
olsen_eights-sheet-barred = Olvidaste «¡Olsen!», así que este turno no puedes cerrar: roba una carta.
olsen_eights-sheet-not_last = { $card } no puede ser tu última carta: roba una.
olsen_eights-sheet-keep = Has robado { $card } y vale: juégala o guárdala.
olsen_eights-sheet-suit = { $card }: mandas tú. ¿Con qué palo se sigue?
olsen_eights-sheet-say_with = Te quedará una carta: di «¡Olsen!» al jugar.
olsen_eights-sheet-say_now = **Di «¡Olsen!» ahora,** antes de que juegue o robe { $who }.
olsen_eights-sheet-said = Ya has dicho «¡Olsen!».
olsen_eights-sheet-owes = Olvidaste «¡Olsen!»: en tu próximo turno robas primero 1 carta y no puedes cerrar.
olsen_eights-sheet-silent = No has dicho «¡Olsen!»: dilo antes de que alguien te pille. Te costaría 3 cartas.
olsen_eights-sheet-false = { $count ->
    [one] Con una carta fuera de tu turno
   *[other] Con { $count } cartas
}, «¡Olsen!» es falso y te cuesta una carta. ¿Decirlo de todos modos?
olsen_eights-sheet-show = ¿Qué carta muestras a todos? Queda a la vista mientras la tengas.
olsen_eights-button-draw = Robar una carta
olsen_eights-button-draw_olsen = Robar y decir ¡Olsen!
olsen_eights-button-pass = Pasar
olsen_eights-button-keep = Guardarla
olsen_eights-button-olsen = Decir ¡Olsen!
olsen_eights-button-lay_olsen = { $card } + ¡Olsen!
olsen_eights-button-false = Decirlo de todos modos
olsen_eights-button-catch = { $who } olvidó ¡Olsen!
olsen_eights-button-show = Mostrar una carta
olsen_eights-button-more = Más cartas ›
olsen_eights-select-show = Mostrar a todos

olsen_eights-event-dealer_chosen = Por sorteo reparte { $who }.
olsen_eights-event-hand_dealt = { $who } repartió { $count } cartas por jugador.
olsen_eights-event-starter_turned = Se volvió { $card } para empezar.
olsen_eights-event-starter_put_back = { $card } volvió al mazo.
olsen_eights-event-laid = { $who } jugó { $card }.
olsen_eights-event-laid-drawn = { $who } robó { $card } y la jugó.
olsen_eights-event-laid-one_left = ¡Le queda una carta!
olsen_eights-event-suit_named = { $who } eligió { $suit }.
olsen_eights-event-drew =
    .turn = { $who } robó una carta.
    .two = { $count ->
        [one] { $who } robó 1 carta por el 2.
       *[other] { $who } robó { $count } cartas por el 2.
    }
    .olsen = { $who } robó una carta por el «¡Olsen!» olvidado.
    .caught = { $count ->
        [one] { $who } robó 1 carta por eso.
       *[other] { $who } robó { $count } cartas por eso.
    }
    .false_call = { $who } robó una carta por eso.
olsen_eights-event-kept = { $who } la guardó.
olsen_eights-event-kept-drew = { $who } robó una carta y la guardó.
olsen_eights-event-passed = { $who } no pudo jugar ni robar y pasó.
olsen_eights-event-turn_lost = El 2 dejó sin turno a { $who }.
olsen_eights-event-pile_reshuffled = { $count ->
    [one] El mazo estaba vacío: lo forma ahora la única carta descartada.
   *[other] El mazo estaba vacío: se barajaron { $count } descartes.
}
olsen_eights-event-olsen_called = { $who } dijo «¡Olsen!»
olsen_eights-event-olsen_forgotten = { $who } olvidó decir «¡Olsen!»
olsen_eights-event-falsely_called = { $who } dijo «¡Olsen!» en falso.
olsen_eights-event-caught = { $by } pilló a { $who } sin «¡Olsen!».
olsen_eights-event-card_shown = { $who } muestra a todos { $card }.
olsen_eights-event-went_out = ¡{ $who } se quedó sin cartas!
olsen_eights-event-went_out-place = { $who } se quedó sin cartas: puesto { $place }.
olsen_eights-event-hand_blocked = Nadie puede jugar ni robar: se acaba la mano.
olsen_eights-event-hand_ended = Mano para { $who }. Manos ganadas: { $scores }.
olsen_eights-event-hand_ended-points = Se acabó la mano: { $scores }.

olsen_eights-refusal-seats = A Olsen – ochos juegan de { $low } a { $high }, no { $seats }.
olsen_eights-refusal-option = La regla { $option } no puede ser «{ $value }».
olsen_eights-refusal-two_players = A Olsen – ochos juegan de 3 a 6. Para { $seats }, activa la regla de dos jugadores o añade un jugador de la casa 🤖.
olsen_eights-refusal-play_on_points = Jugar a puntos y seguir por todos los puestos no van juntos: desactiva uno de los dos.
olsen_eights-refusal-spectator = Estás mirando: solo juega quien tiene sitio en la mesa.
olsen_eights-refusal-no_play = Ahora no se está jugando ninguna mano.
olsen_eights-refusal-not_your_turn = No es tu turno. Ahora juega { $seat }.
olsen_eights-refusal-no_suit_due = No hay ningún 8 que espere un palo.
olsen_eights-refusal-suit_first = Elige primero el palo de tu 8.
olsen_eights-refusal-nothing_drawn = No has robado ninguna carta que puedas guardar.
olsen_eights-refusal-not_in_hand = No tienes { $card }.
olsen_eights-refusal-only_drawn = Después de robar solo se puede jugar la carta robada: { $drawn }, no { $card }.
olsen_eights-refusal-no_match = { $card } no vale sobre { $top }: juega { $suit }, el mismo valor o un 8.
olsen_eights-refusal-may_not_close = Olvidaste «¡Olsen!», así que { $card } tiene que esperar: este turno no puedes cerrar.
olsen_eights-refusal-not_last = { $card } no puede ser tu última carta: roba una.
olsen_eights-refusal-no_eight = Solo un 8 elige palo, no { $card }.
olsen_eights-refusal-last_eight = { $card } es tu última carta y acaba la mano: no elige palo.
olsen_eights-refusal-drawn_already = Ya has robado: juega esa carta o guárdala.
olsen_eights-refusal-must_lay = Tienes una carta que vale, así que debes jugar una. Un 8 también cuenta.
olsen_eights-refusal-nothing_to_draw = No queda nada que robar: juega una de las cartas que valen.
olsen_eights-refusal-olsen_off = En esta mesa no se dice «¡Olsen!».
olsen_eights-refusal-olsen_not_due = «¡Olsen!» va con la carta que te deja con una; aquí te dejaría con { $count }.
olsen_eights-refusal-no_cards = Ya no tienes cartas: no te hace falta «¡Olsen!».
olsen_eights-refusal-olsen_called = { $seat } ya ha dicho «¡Olsen!».
olsen_eights-refusal-olsen_false = «¡Olsen!» se dice al quedarse con una carta y tienes { $count }. No cuenta, y no cuesta nada.
olsen_eights-refusal-olsen_late = Es tarde para decir «¡Olsen!»: entretanto ha jugado otra persona.
olsen_eights-refusal-no_challenge = Aquí un «¡Olsen!» olvidado se nota solo; no hay que pillar a nadie.
olsen_eights-refusal-no_opponent = Solo puedes pillar a otro jugador.
olsen_eights-refusal-not_one_card = { $seat } no tiene exactamente una carta.
olsen_eights-refusal-challenge_late = Es tarde para pillar a { $seat }: ya le ha vuelto el turno.
olsen_eights-refusal-showing_off = En esta mesa no se muestran cartas.
olsen_eights-refusal-shown_already = Todos han visto ya { $card }.
