# What every screen shares: buttons, notices, answers.

language-name = English

button-hand = My hand
button-rules = Rules
button-log = Log
button-more = More
button-back = Back
button-leave = Leave the table
button-leave-sure = Yes, leave
button-stay = Stay
button-join = Join
button-start = Start
button-add-house = + House player
button-remove-house = − House player
button-options = House rules
button-rematch = Rematch
button-previous = ‹ Previous
button-next = Next ›
button-how-to-play = How to play

notice-unknown = This button is from an earlier Otter. Open the table anew with /hand.
notice-gone = This table is no longer there. /play opens a new one.
notice-failed = That went wrong, and nothing was changed. Please press again. (Code { $code })
notice-storage = Otter cannot write to its disk right now, so nothing was changed. Please try again in a moment.
notice-frozen = This match has stopped: Otter found a mistake in its own rules. Nothing is lost, and nothing counts.
notice-stale = You have moved since that screen was drawn. Here is the table as it stands.
notice-closing = Otter is back in a moment. Your game is saved; press again then.
notice-permission = I may not write in this channel. Please give me: { $missing }.
notice-not-here = Tables stand in the channels of a server. Use /play there.

about-text = **Otter** deals cards and tiles for friends: open source, no tracking, every deal sealed before you play.
    Hands are shown to their owner alone; games survive restarts; empty chairs are played by the house 🤖.
    /play opens a table, /hand shows your cards, /rules explains, /language changes how I speak to you.
about-privacy = I keep ids, games and results: no names, no messages.

language-chosen = I speak English with you from now on.
language-automatic = I follow the language of your Discord from now on.
language-server-chosen = This server’s boards speak English from now on.
language-server-automatic = This server’s boards follow its language in Discord from now on.
language-server-refused = Only people who may manage the server choose its language.
