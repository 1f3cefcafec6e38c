# Slash commands, as Discord's command list shows them. Names: lower case, one word, at most 32 characters.
# Descriptions: at most 100 characters.

cmd-play =
    .name = spil
    .description = Åbn et bord, og find medspillere
cmd-play-game =
    .name = spil
    .description = Hvilket spil

cmd-hand =
    .name = hånd
    .description = Se din hånd ved alle de borde, du sidder ved

cmd-leave =
    .name = forlad
    .description = Opgiv din plads ved et bord

cmd-rules =
    .name = regler
    .description = Læs, hvordan et spil spilles
cmd-rules-game =
    .name = spil
    .description = Hvilket spil

cmd-about =
    .name = om
    .description = Hvad Otter er, og hvor spillene kommer fra

cmd-language =
    .name = sprog
    .description = Vælg det sprog, Otter taler til dig
# The attributes after the description are the choices; a language is always named in itself.
cmd-language-language =
    .name = sprog
    .description = Hvilket sprog
    .auto = Automatisk (som i Discord)
    .en = English
    .da = Dansk
    .es = Español
    .tr = Türkçe
cmd-language-server =
    .name = server
    .description = Tal det til hele serveren, også på bordene (kræver Administrer server)
