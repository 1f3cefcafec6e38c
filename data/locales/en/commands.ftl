# Slash commands, as Discord's command list shows them. Names: lower case, one word, at most 32 characters.
# Descriptions: at most 100 characters.

cmd-play =
    .name = play
    .description = Open a table and gather players for a game
cmd-play-game =
    .name = game
    .description = Which game

cmd-hand =
    .name = hand
    .description = Show your hand at every table you sit at

cmd-leave =
    .name = leave
    .description = Give up your seat at a table

cmd-rules =
    .name = rules
    .description = Read how a game is played
cmd-rules-game =
    .name = game
    .description = Which game

cmd-about =
    .name = about
    .description = What Otter is and where its games come from

cmd-language =
    .name = language
    .description = Choose the language Otter speaks to you
# The attributes after the description are the choices; a language is always named in itself.
cmd-language-language =
    .name = language
    .description = Which language
    .auto = Automatic (as in Discord)
    .en = English
    .da = Dansk
    .es = Español
    .tr = Türkçe
cmd-language-server =
    .name = server
    .description = Speak it to the whole server: boards too (needs Manage Server)
