# Olsen – corazones

olsen_hearts-name = Olsen – corazones
olsen_hearts-tagline = Esquiva los corazones y la Q♤. Cuando alguien llega al límite, gana el total más bajo.

olsen_hearts-preset-danish_table = Mesa danesa (la J♦️ resta 10 puntos)
olsen_hearts-preset-american = Americano (el intercambio cambia de sentido)
olsen_hearts-preset-quick = Rápido (a 50 puntos)

olsen_hearts-option-passing = Intercambio
    .left = a la izquierda
    .none = ninguno
    .rotate = izquierda, derecha, enfrente, ninguno
olsen_hearts-option-pass_count = Cartas que se pasan
olsen_hearts-option-first_trick = Primera baza
    .forbid = sin castigo
    .allow = con cartas de castigo
olsen_hearts-option-hearts_broken_by = Descubre corazones
    .heart_discard = un descarte
    .any_heart = cualquier corazón
    .any_penalty = un corazón o la Q♤
olsen_hearts-option-lead_hearts_over_qs = Solo corazones y Q♤
    .off = sale Q♤
    .on = puede salir un corazón
olsen_hearts-option-jack_of_diamonds = J♦️
    .off = no cuenta
    .on = resta 10 puntos
olsen_hearts-option-moon = Los 26 puntos
    .others_plus_26 = los demás +26
    .self_minus_26 = se restan 26
olsen_hearts-option-renege = Renuncio
    .block = imposible
    .penalty13 = 13 puntos cada vez
olsen_hearts-option-end = Duración
    .target = por puntos
    .deals = por manos
olsen_hearts-option-target = Puntos que acaban la partida
olsen_hearts-option-deals = Manos de la partida
olsen_hearts-option-tie = Empate en cabeza
    .extra_hand = mano extra
    .shared = se comparte
olsen_hearts-option-deck_removal = Se retiran
    .standard = 2♦️, luego 2♧
    .clubs_first = 2♧, luego 2♦️
olsen_hearts-option-show_points = Puntos de la mano
    .on = a la vista
    .off = ocultos

olsen_hearts-board-exchange = { $count ->
    [one] **Intercambio:** cada jugador aparta una carta, boca abajo.
   *[other] **Intercambio:** cada jugador aparta { $count } cartas, boca abajo.
}
olsen_hearts-board-packet = { $mark } { $who } → { $to } · { $total } pts
olsen_hearts-board-trick = Baza { $number } de { $tricks }
olsen_hearts-board-broken = corazones descubiertos
olsen_hearts-board-unbroken = corazones sin descubrir
olsen_hearts-board-lead = Sale { $who }.
olsen_hearts-board-last = Última: { $cards } → { $who }
olsen_hearts-board-seat = { $who } · { $total } pts · { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
}
olsen_hearts-board-seat-points = { $who } · { $total } pts ({ $points }) · { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
}
olsen_hearts-board-out = { $who } · { $total } pts · no juega esta mano
olsen_hearts-board-target = Mano { $number } · a { $target } puntos · repartió { $who }
olsen_hearts-board-deals = Mano { $number } de { $deals } · repartió { $who }
olsen_hearts-board-extra = Mano extra { $number } · por la victoria: { $who }
olsen_hearts-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

olsen_hearts-sheet-hand = { $count ->
    [one] **Tu última carta:**
   *[other] **Tus { $count } cartas:**
}
olsen_hearts-sheet-passed = A { $to }: { $gave } · de { $giver }: { $got }
olsen_hearts-sheet-reneges = { $count ->
    [one] Has cometido un renuncio en esta mano: 13 puntos.
   *[other] Has cometido { $count } renuncios en esta mano: 13 puntos cada uno.
}
olsen_hearts-sheet-out = No juegas esta mano. Por la victoria juegan { $who }.
olsen_hearts-sheet-trick = En la mesa: { $cards }
olsen_hearts-sheet-opening = Tienes { $card }: sal con esa carta.
olsen_hearts-sheet-lead = Sales tú: juega cualquier carta.
olsen_hearts-sheet-lead-unbroken = Sales tú. Los corazones aún no están descubiertos: elige otro palo.
olsen_hearts-sheet-lead-hearts = Sales tú. Solo tienes corazones: sal con uno.
olsen_hearts-sheet-follow = Se salió con { $suit }: sigue el palo.
olsen_hearts-sheet-void = Se salió con { $suit } y no tienes: juega cualquier carta.
olsen_hearts-sheet-void-first = Se salió con { $suit } y no tienes: juega cualquier carta, salvo corazones y Q♤.
olsen_hearts-sheet-renege = { $card } no sigue el palo, aunque puedes: te costará 13 puntos al contar la mano. ¿Jugarla?
olsen_hearts-sheet-claim = Ya no queda nada que cuente: puedes acabar la mano o seguir jugando.
olsen_hearts-sheet-choose = { $count ->
    [one] Elige una carta para { $to }.
   *[other] Elige { $count } cartas para { $to }.
} Verás lo que recibes cuando todos hayan elegido.
olsen_hearts-sheet-chosen = Pasas { $cards } a { $to }. Hasta que todos hayan elegido, puedes cambiar de idea.
olsen_hearts-sheet-more = { $cards } para { $to }: elige { $count ->
    [one] una carta
   *[other] { $count } cartas
} más.
olsen_hearts-select-packet = { $count ->
    [one] La carta que pasas
   *[other] Las { $count } cartas que pasas
}
olsen_hearts-select-renege = Renuncio: 13 puntos
olsen_hearts-button-claim = Acabar la mano
olsen_hearts-button-renege = Jugar { $card } igualmente

olsen_hearts-event-hand_dealt = Mano { $number }: { $count } cartas por jugador, repartió { $who }.
olsen_hearts-event-extra_dealt = Mano extra { $number }: { $count } cartas por jugador para { $who }.
olsen_hearts-event-packets_passed = { $count ->
    [one] Cada jugador pasó una carta
   *[other] Cada jugador pasó { $count } cartas
}: { $ways }.
olsen_hearts-event-opener_found = { $who } tiene { $card } y sale.
olsen_hearts-event-card_played = { $who } jugó { $card }.
olsen_hearts-event-hearts_broken = Los corazones están descubiertos.
olsen_hearts-event-trick_taken = { $who } ganó la baza.
olsen_hearts-event-trick_taken-points = { $who } ganó la baza: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
olsen_hearts-event-hand_claimed = { $who } acabó la mano: ya no quedaba nada que contara.
olsen_hearts-event-hand_scored = La mano cuenta: { $scores }.
olsen_hearts-event-hand_scored-sweep = ¡{ $who } capturó los 26 puntos!
olsen_hearts-event-hand_scored-jack = La J♦️ le resta 10 puntos a { $who }.
olsen_hearts-event-hand_scored-renege = { $who } cometió { $count ->
    [one] un renuncio
   *[other] { $count } renuncios
}: { $points } puntos.
olsen_hearts-event-extra_scored = La mano extra cuenta: { $scores }. Los totales se quedan como están.
olsen_hearts-event-tie_found = Empate por el total más bajo: juegan una mano extra { $who }.

olsen_hearts-refusal-seats = Olsen – corazones es para { $low } a { $high } jugadores, no para { $seats }.
olsen_hearts-refusal-option = La regla de la casa { $option } no puede ser «{ $value }».
olsen_hearts-refusal-no_play = Ahora mismo no se está jugando ninguna baza.
olsen_hearts-refusal-no_exchange = El intercambio ha terminado: las cartas ya han pasado.
olsen_hearts-refusal-not_your_turn = No es tu turno: le toca a { $seat }.
olsen_hearts-refusal-not_held = No tienes { $card }.
olsen_hearts-refusal-opening = La mano se abre con { $opening }, no con { $card }.
olsen_hearts-refusal-follow = Se salió con { $led } y tienes de ese palo, así que { $card } tiene que esperar: sigue el palo.
olsen_hearts-refusal-first_trick = { $card } no puede ir en la primera baza mientras tengas una carta que no sea corazón ni Q♤.
olsen_hearts-refusal-hearts_not_broken = No se puede salir con { $card } hasta que los corazones estén descubiertos: elige otro palo.
olsen_hearts-refusal-packet_size = { $count ->
    [one] Se pasa exactamente una carta
   *[other] Se pasan exactamente { $count } cartas
}, y elegiste { $chosen }.
olsen_hearts-refusal-sits_out = No juegas esta mano extra: es de quienes han empatado.
olsen_hearts-refusal-claim_too_early = La mano se puede acabar entre dos bazas, cuando ya se ha capturado todo lo que cuenta.
