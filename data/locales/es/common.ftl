# What every screen shares: buttons, notices, answers.

language-name = Español

button-hand = Mi mano
button-rules = Reglas
button-log = Historial
button-more = Más
button-back = Volver
button-leave = Dejar la mesa
button-leave-sure = Sí, dejar la mesa
button-stay = Quedarme
button-join = Unirme
button-start = Empezar
button-add-house = + Jugador 🤖
button-remove-house = − Jugador 🤖
button-options = Reglas de la casa
button-rematch = Revancha
button-previous = ‹ Anterior
button-next = Siguiente ›
button-how-to-play = Cómo se juega

notice-unknown = Ese botón es de una versión anterior de Otter. Vuelve a abrir la mesa con /{ cmd-hand.name }.
notice-gone = Esa mesa ya no existe. Abre otra con /{ cmd-play.name }.
notice-failed = Algo salió mal y no cambió nada. Pulsa otra vez, por favor. (Código { $code })
notice-storage = Otter no puede escribir en su disco ahora mismo, así que no cambió nada. Inténtalo de nuevo en un momento.
notice-frozen = Esta partida se ha detenido: Otter encontró un fallo en sus propias reglas. No se pierde nada y nada cuenta.
notice-stale = Ya has jugado desde que se dibujó esa pantalla. Así está la mesa ahora.
notice-closing = Otter vuelve en un momento. Tu partida está guardada; pulsa otra vez entonces.
notice-permission = No puedo escribir en este canal. Dame, por favor: { $missing }.
notice-not-here = Las mesas están en los canales de un servidor. Usa /{ cmd-play.name } allí.

about-text = **Otter** reparte cartas y fichas entre amigos: código abierto, sin rastreo, y cada reparto queda sellado antes de que juegues.
    Cada mano la ve solo quien la tiene, las partidas sobreviven a los reinicios y en los sitios vacíos juega la casa 🤖.
    /{ cmd-play.name } abre una mesa, /{ cmd-hand.name } muestra tus cartas, /{ cmd-rules.name } explica y con /{ cmd-language.name } eliges en qué idioma te hablo.
about-privacy = Guardo identificadores, partidas y resultados: ni nombres ni mensajes.

language-chosen = A partir de ahora te hablo en español.
language-automatic = A partir de ahora sigo el idioma de tu Discord.
language-server-chosen = A partir de ahora las mesas de este servidor hablan español.
language-server-automatic = A partir de ahora las mesas siguen el idioma del servidor en Discord.
language-server-refused = Solo quien puede gestionar el servidor elige su idioma.
