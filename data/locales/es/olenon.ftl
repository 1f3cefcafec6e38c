# Olenon

olenon-name = Olenon
olenon-tagline = Dos contra dos. Añade cartas del mismo número o reemplázalas por uno más alto; solo el 0 gana al 6. Si uno se queda sin cartas, gana la ronda su pareja.

olenon-option-wins_needed = Rondas para ganar
olenon-option-opener = Quién abre las rondas siguientes
    .next_seat = el siguiente jugador
    .losers = el rival tras quien acabó
    .winner = quien acabó

olenon-board-table = En la mesa { $cards } · { $who }
olenon-board-empty = La mesa está vacía
olenon-board-seat = { $who } · { $count ->
    [one] **1 carta**
   *[other] { $count } cartas
}
olenon-board-out = tomó { $value }, fuera de la baza
olenon-board-shows = muestra { $cards }
olenon-board-rounds = Rondas { $rounds }
olenon-board-round = Ronda { $number } · { $wins ->
    [one] gana 1 ronda
   *[other] ganan { $wins } rondas
} · abrió { $who }
olenon-rounds = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}

olenon-sheet-hand = { $count ->
    [one] **Tu última carta:**
   *[other] **Tus { $count } cartas:**
}
olenon-sheet-partner = Tu pareja: { $who }, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
olenon-sheet-shown = Todos han visto { $cards }
olenon-sheet-lead = Sales tú: juega de una a cuatro cartas del mismo número.
olenon-sheet-must_lead = La mesa está vacía, así que tienes que salir: de una a cuatro cartas del mismo número.
olenon-sheet-answer = { $count ->
    [one] En la mesa **{ $cards }**: reemplázala por una más alta, añade { $value }, o pasa y tómala.
   *[other] En la mesa **{ $cards }**: reemplázalas por { $count } de un número más alto, añade { $value }, o pasa y toma una.
}
olenon-sheet-answer_six = { $count ->
    [one] En la mesa **{ $cards }**: solo un 0 la reemplaza. O añade { $value }, o pasa y tómala.
   *[other] En la mesa **{ $cards }**: solo { $count } ceros las reemplazan. O añade { $value }, o pasa y toma una.
}
olenon-sheet-nothing = En la mesa **{ $cards }**: no puedes reemplazar ni añadir. Pasa y toma un { $value }.
olenon-sheet-sits_out = Tomaste un { $value } y quedas fuera hasta que acabe la baza. Esperamos a { $who }.
olenon-sheet-show = ¿Qué cartas muestras a todos? Tu pareja y los rivales las ven al momento.
olenon-button-add = Añadir { $cards }
olenon-button-replace = Reemplazar: { $cards }
olenon-button-pass = Pasar
olenon-button-pass_take = Pasar y tomar { $value }
olenon-button-show = Mostrar cartas
olenon-button-show_all = Mostrar a todos toda mi mano
olenon-button-redeal = Repartir de nuevo
olenon-select-play = Otras jugadas
olenon-select-show = Mostrar a todos

olenon-event-round_started = Ronda { $number }: 7 cartas por jugador, abre { $who }.
olenon-event-led = { $who } salió con **{ $cards }**.
olenon-event-added = { $who } añadió **{ $cards }**: ahora **{ $total }**.
olenon-event-replaced = { $who } reemplazó **{ $beaten }** por **{ $cards }**.
olenon-event-passed = { $who } pasó y tomó **{ $value }**.
olenon-event-passed-empty = La mesa está vacía.
olenon-event-trick_ended = Acabó la baza, sale { $who }.
olenon-event-trick_ended-picked = A la mano: { $cards }.
olenon-event-revealed = { $who } muestra a todos **{ $cards }**.
olenon-event-round_won = { $who } se quedó sin cartas: la ronda es para { $pair }. { $rounds }
olenon-event-redeal_asked = { $who } quiere repartir esta ronda de nuevo.
olenon-event-round_abandoned = La ronda { $number } no cuenta tras { $count } jugadas y se reparte de nuevo.

olenon-refusal-seats = A Olenon juegan cuatro, no { $seats }. Añade jugadores de la casa 🤖 en los sitios vacíos.
olenon-refusal-option = La regla { $option } no puede ser «{ $value }».
olenon-refusal-spectator = Estás mirando: solo juega quien tiene sitio en la mesa.
olenon-refusal-no_round = Ahora no se está jugando ninguna ronda.
olenon-refusal-sits_out = Has pasado: quedas fuera hasta que acabe la baza.
olenon-refusal-not_your_turn = No es tu turno. Ahora juega { $seat }.
olenon-refusal-nothing_to_take = La mesa está vacía y no hay nada que tomar: tienes que salir.
olenon-refusal-no_such_play = Se juegan de 1 a { $most } cartas de un mismo número del 0 al 6.
olenon-refusal-not_held = No tienes tantas cartas con { $value }: tienes { $held } y hacen falta { $count }.
olenon-refusal-too_many = Nunca hay más de { $most } cartas en la mesa: caben { $room }.
olenon-refusal-not_higher = { $value } no gana a { $lies }: juega un número más alto; solo el 0 gana al 6.
olenon-refusal-other_number = Para reemplazarlas hacen falta { $needed } cartas, ni una más ni una menos; elegiste { $count }.
olenon-refusal-nothing_to_show = Elige al menos una carta para mostrar.
olenon-refusal-not_yours_to_show = No tienes { $cards }: solo puedes mostrar tus cartas.
olenon-refusal-not_endless = Una ronda solo se reparte de nuevo después de { $moves } jugadas.
olenon-refusal-already_asked = Ya lo has pedido; tienen que pedirlo los cuatro.
