# The table: lobby, board, panel, result, and what a table refuses.

table-title = { $game } · table { $number }
table-seat = Seat { $seat }

lobby-seats = Seats { $taken } of { $seats }
lobby-seat = { $seat } { $who }
lobby-seat-host = { $seat } { $who } · host
lobby-rules = House rules: { $rules }
lobby-sealed = Deal sealed `{ $seal }`
lobby-alone = Waiting for friends? Or add a house player 🤖 and start at once.
lobby-ready = **{ $host } can press Start.**

board-turn = **{ $who } to play**
board-turn-many = **Waiting for { $who }**
board-clock = ⏳ { $when }
board-quiet = The table is being set.
board-closed = Everybody has left: this match ended without a result.
board-frozen = Otter found a mistake in its own rules and stopped this match. Nothing counts; /play opens a new table.

sheet-title = Your hand · { $game } · table { $number }
sheet-turn = Your turn
sheet-wait = Waiting for { $who }.
sheet-over = This match is over.
sheet-lobby = The cards come when the host presses Start.
sheet-not-seated = You have no chair at this table.
sheet-refused = ⚠️ { $why }
sheet-refused-rule = ⚠️ { $why } (rule { $rule })

more-title = { $game } · table { $number }
more-leave = If you leave, the house plays on for you. You can take your chair back with Join.
more-leave-sure = Really leave? Your cards stay at the table.
more-joined = You sit at this table again.
more-left = You have left { $game }, table { $number }.

options-title = House rules · { $game } · table { $number }
options-host = Only the host changes them: { $host }.
options-begun = The match has begun, so they stay as they are.
options-pace = Clock
    .none = no clock
    .live = 90 seconds a move
    .slow = a day a move
options-preset = Start from
    .standard = the usual rules
options-number = { $name }: { $value }
options-number-hint = A whole number from { $low } to { $high }

log-title = What happened · { $game } · table { $number }
log-empty = Nothing has happened yet.
log-page = Page { $page } of { $pages }

result-winner = **{ $who } wins!**
result-winners = **{ $who } share the win!**
# No "1.": Discord would make a list of it and count on, though two may share a place.
result-line = **{ $place }** · { $who } · { $score }
result-counted = Counted: a match between people from start to end.
result-casual = A casual match: the house played along.
result-next = The rematch is table { $number }.

hand-none = You sit at no table. /play opens one.
hand-many = You sit at { $count ->
    [one] one table
   *[other] { $count } tables
}. Which hand?
hand-table = { $game } · table { $number }
hand-table-turn = { $game } · table { $number } · your turn

play-choose = Which game?
play-opened = Table { $number } is open: { $link }
leave-choose = Which table do you want to leave?
rules-choose = Which game's rules?
rules-title = { $game } · { $page }

table-refusal-seated = You already sit at this table.
table-refusal-full = All { $seats } chairs are taken.
table-refusal-begun = This match has begun. /play opens another table.
table-refusal-not_seated = You have no chair at this table.
table-refusal-no_house = No house player sits here.
table-refusal-host_only = Only the host does that: { $host }.
table-refusal-option = That house rule cannot be set to “{ $value }”.
table-refusal-seats = { $seats ->
    [one] One player is
   *[other] { $seats } players are
} not enough or too many: this game takes { $low } to { $high }. Add a house player 🤖 or call a friend.
table-refusal-rematch = The rematch of this match is under way.
table-refusal-meaningless = That button means nothing at this moment. Here is the table as it stands.
