# The table: lobby, board, panel, result, and what a table refuses.

table-title = { $game } · mesa { $number }
table-seat = Sitio { $seat }

lobby-seats = Sitios: { $taken } de { $seats }
lobby-seat = { $seat } { $who }
lobby-seat-host = { $seat } { $who } · anfitrión
lobby-rules = Reglas de la casa: { $rules }
lobby-sealed = Reparto sellado `{ $seal }`
lobby-alone = ¿Esperas a tus amigos? También puedes añadir un jugador de la casa 🤖 y empezar ya.
lobby-ready = **{ $host } puede pulsar { button-start }.**

board-turn = **Turno de { $who }**
board-turn-many = **Esperando a { $who }**
board-clock = ⏳ { $when }
board-quiet = La mesa se está preparando.
board-closed = Se han ido todos: la partida terminó sin resultado.
board-frozen = Otter encontró un fallo en sus propias reglas y detuvo la partida. Nada cuenta; /{ cmd-play.name } abre otra mesa.

sheet-title = Tu mano · { $game } · mesa { $number }
sheet-turn = Te toca
sheet-wait = Esperando a { $who }.
sheet-over = La partida ha terminado.
sheet-lobby = Las cartas llegan cuando el anfitrión pulse **{ button-start }**.
sheet-not-seated = No tienes sitio en esta mesa.
sheet-refused = ⚠️ { $why }
sheet-refused-rule = ⚠️ { $why } (regla { $rule })

more-title = { $game } · mesa { $number }
more-leave = Si te vas, la casa sigue jugando por ti. Puedes recuperar tu sitio con **{ button-join }**.
more-leave-sure = ¿Seguro que te vas? Tus cartas se quedan en la mesa.
more-joined = Vuelves a estar en esta mesa.
more-left = Has dejado { $game }, mesa { $number }.

options-title = Reglas de la casa · { $game } · mesa { $number }
options-host = Solo las cambia el anfitrión: { $host }.
options-begun = La partida ha empezado, así que se quedan como están.
options-pace = Reloj
    .none = sin reloj
    .live = 90 s por jugada
    .slow = un día por jugada
options-preset = Punto de partida
    .standard = las reglas habituales
options-number = { $name }: { $value }
options-number-hint = Un número entero de { $low } a { $high }

log-title = Qué ha pasado · { $game } · mesa { $number }
log-empty = Todavía no ha pasado nada.
log-page = Página { $page } de { $pages }

result-winner = **¡Victoria para { $who }!**
result-winners = **¡Victoria compartida para { $who }!**
# No "1.": Discord would make a list of it and count on, though two may share a place.
result-line = **{ $place }** · { $who } · { $score }
result-counted = Cuenta: una partida entre personas de principio a fin.
result-casual = Partida amistosa: la casa también jugó.
result-next = La revancha es la mesa { $number }.

hand-none = No estás en ninguna mesa. /{ cmd-play.name } abre una.
hand-many = Estás en { $count ->
    [one] una mesa
   *[other] { $count } mesas
}. ¿Qué mano quieres ver?
hand-table = { $game } · mesa { $number }
hand-table-turn = { $game } · mesa { $number } · te toca

play-choose = ¿A qué jugamos?
play-opened = La mesa { $number } está abierta: { $link }
leave-choose = ¿Qué mesa quieres dejar?
rules-choose = ¿Las reglas de qué juego?
rules-title = { $game } · { $page }

table-refusal-seated = Ya estás en esta mesa.
table-refusal-full = Los { $seats } sitios están ocupados.
table-refusal-begun = Esta partida ya ha empezado. /{ cmd-play.name } abre otra mesa.
table-refusal-not_seated = No tienes sitio en esta mesa.
table-refusal-no_house = Aquí no hay ningún jugador de la casa.
table-refusal-host_only = Eso solo puede hacerlo el anfitrión: { $host }.
table-refusal-option = Esa regla de la casa no puede ser «{ $value }».
table-refusal-seats = { $seats ->
    [one] Un jugador no es un número válido
   *[other] { $seats } jugadores no es un número válido
}: este juego es de { $low } a { $high }. Añade un jugador de la casa 🤖 o llama a un amigo.
table-refusal-rematch = La revancha de esta partida ya está en marcha.
table-refusal-meaningless = Ese botón no hace nada en este momento. Así está la mesa ahora.
