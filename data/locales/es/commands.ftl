# Slash commands, as Discord's command list shows them. Names: lower case, one word, at most 32 characters.
# Descriptions: at most 100 characters.

cmd-play =
    .name = jugar
    .description = Abre una mesa y reúne jugadores para una partida
cmd-play-game =
    .name = juego
    .description = Qué juego

cmd-hand =
    .name = mano
    .description = Mira tu mano en todas las mesas donde juegas

cmd-leave =
    .name = salir
    .description = Deja tu sitio en una mesa

cmd-rules =
    .name = reglas
    .description = Lee cómo se juega
cmd-rules-game =
    .name = juego
    .description = Qué juego

cmd-about =
    .name = acerca
    .description = Qué es Otter y de dónde vienen sus juegos

cmd-language =
    .name = idioma
    .description = Elige el idioma en que te habla Otter
# The attributes after the description are the choices; a language is always named in itself.
cmd-language-language =
    .name = idioma
    .description = Qué idioma
    .auto = Automático (como en Discord)
    .en = English
    .da = Dansk
    .es = Español
    .tr = Türkçe
cmd-language-server =
    .name = servidor
    .description = Hablarlo en todo el servidor, también en las mesas (requiere Gestionar servidor)
