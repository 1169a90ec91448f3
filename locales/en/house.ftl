# What the house says in every game. Names and links arrive ready to show.

and = { $first } and { $last }

## Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-add-computer = Add a computer
button-remove-computer = Remove a computer
button-options = Options
button-rules = Rules
button-turn = Take turn
button-hand = My hand
button-note = Note
button-forget = Forget me
button-text = In words
button-back = Back
button-reset = Start over
button-confirm = Confirm
button-sure = Yes, do it
button-previous = Previous
button-next = Next
button-open = Open
button-go = Go there

## The lobby

seat-opener = **{ $letter }** { $who } (opened the table)
seat-person = **{ $letter }** { $who }
seat-computer = **{ $letter }** { $name }, a computer ({ $level })
seats-free = { $n ->
    [one] One more seat is free.
   *[other] { $n } more seats are free.
}
level-thinker = thinks ahead
level-dice = plays at random
computer-name-1 = Zaynab
computer-name-2 = Behruz
computer-name-3 = Mehri
computer-name-4 = Old Kamal
computer-name-5 = Shirin
computer-name-6 = Tahmasp
lobby-place-thread = Will be played in a thread of its own.
lobby-place-channel = Will be played in this channel.
lobby-live =
    The game has begun. Its chance is sealed: all of it comes from a secret number, shown when the game ends. This is its fingerprint:
    -# `{ $commitment }`
lobby-over = The game is over.
lobby-cancelled = This table was called off.
cover-alt = Lobby of { $game }. Seated: { $seated }.
thread-name = { $game } · table { $match }
no-thread = I could not open a thread here, so the game is played in this channel.
options-title = Options of this table
option-place = Where to play
option-place-thread = In a thread of its own
option-place-channel = Here in the channel
option-pace = Time for a move
option-pace-none = No clock
option-pace-hours = A few hours
option-pace-day = A day
option-pace-three-days = Three days
option-pace-week = A week
lobby-pace = Time for a move: { $pace }.
option-seats = Free seats
option-seats-public = Listed in /games for everybody here
option-seats-private = Not listed
lobby-private = Free seats are not listed in /games.
option-level = Computers that join from now on
option-level-thinker = Think ahead
option-level-dice = Play at random

## A turn

turn-headline = ### { $who }: { $question }
told-more = { $n ->
    [one] One thing more happened before that.
   *[other] { $n } things more happened before that.
}
standing = { $scores }
choose = What do you want to do?
choice-none = Just that
choices-behind = { $n ->
    [one] One way
   *[other] { $n } ways
}
draft-so-far = Your turn so far. Nobody else sees it yet:
draft-finished = Your turn is complete. Confirm it?
final-legend = -# { $sign } A move with this sign rolls dice, draws or shows something new. It asks you once more, and then cannot be taken back.
final-question = { $sign } This rolls dice, draws or shows something new, so it counts at once and cannot be taken back. Your steps before it count as well.
turn-done = ✅ Done.
panel-refreshed = The table has moved on since that button was made. This is how it stands now.
whose-turn = Waiting for { $who }.
game-over = The game is over.
hand-alt = Your hand.

## The end

end-headline = { $n ->
    [one] ## { $who } wins!
   *[other] ## { $who } share the victory!
}
sheet-total = Total
end-secret =
    -# The secret of this table, as promised: `{ $secret }`
    -# Its fingerprint at the start was `{ $commitment }`. With the record below anyone can check every die and card: `python -m engine verify FILE`

## What happened at a table, whatever the game

house-event-resigned = { $who } resigns. A computer plays on in that seat.
house-event-wants-to-call-off = { $who } would like to call the game off. It ends without a result when everybody at the table says so with /table cancel.
house-event-called-off = { $who } agrees as well: the game is called off.
house-event-moved = { $who } brings the game here.

## Answers to commands

left-table = You left table { $match }.
resigned-table = You resigned from table { $match }. A computer plays on in your seat.
cancelled-table = Table { $match } is called off.
cancel-asked = You asked to call table { $match } off. It ends when everybody else at the table does the same.
moved-table = Table { $match } goes on in this channel.
exported = The record of table { $match }. While a game runs, its dice and cards are left out.
table-choice = { $match } · { $game } · { $status } · { $who }
status-lobby = waiting for players
status-live = being played
status-over = finished
status-cancelled = called off
status-yours = your turn
games-headline = { $n ->
    [0] ### You have no tables. Open one with /play.
    [one] ### Your table
   *[other] ### Your { $n } tables
}
games-line =
    { $sign } **{ $game }** · table { $match } · { $status }
    -# { $who } · last move { $moved } · { $link }
games-more = -# and { $n } more
games-free = { $n ->
    [one] ### A table with a free seat
   *[other] ### Tables with free seats
}
games-free-line =
    · **{ $game }** · table { $match } · { $n ->
        [one] one free seat
       *[other] { $n } free seats
    }
    -# { $who } · { $link }
page-of = page { $page } of { $pages }

## Answers when something cannot be done

failed = Something went wrong on my side, and I have noted it. Nothing at your table has changed; please try again.
denied-old-button = That button is from an older version of me. Use /games to find your table.
denied-no-table = That table does not exist any more.
denied-no-tables = You have no table here. Open one with /play, or look at /games.
denied-not-seated = You do not sit at this table. You can look at it with /board.
denied-already-seated = You already sit at this table.
denied-table-full = This table is full.
denied-no-computer = There is no computer at this table.
denied-not-opener = Only the person who opened the table can do that.
denied-too-few = At least { $least } players are needed. Wait for somebody, or add a computer.
denied-not-lobby = This table has already begun.
denied-not-started = This table has not started yet.
denied-is-over = This game is over.
denied-is-cancelled = This table was called off.
denied-is-live = This game is still being played.
denied-not-live = This game is not being played.
denied-no-hand = This game has no secret hands.
denied-no-game = I do not know that game. I have: { $games }.
denied-no-server = This works only in a server.
denied-slow-down = One moment: that was a little fast. Try again in a minute.
denied-bot-may-not = I cannot play in this channel: I lack the permission to { $what }. Somebody who manages the server can grant it.
denied-stale = The table has moved on in the meantime. Press *Take turn* to see how it stands.
denied-not-asked = You are not asked for anything at this table right now.
denied-unfinished = Your turn is not complete yet.
denied-too-far = `{ $done }` shows something new, so you may want to see it first: type the line up to there, then the rest.
denied-illegal = `{ $text }` is not possible now. Close to it: { $nearest }
denied-illegal-bare = `{ $text }` is not possible now.
denied-ambiguous = `{ $text }` could mean several moves: { $candidates }
denied-unreadable = I cannot read `{ $text }`. A move begins with one of: { $verbs }
denied-rules-failed = My rules stumbled over that move at table { $match }, so it was not played. I have noted it; please choose another one for now.
denied-discord = Discord did not take my answer just now. If you made a move, it may well have counted: press *Take turn* or use /board to see.
denied-store = I cannot write to my memory right now, so nothing was changed. Please try again in a moment.

## Waiting for somebody

time-left = Time until { $at }, { $left }.
remind = ⏰ { $who }, it is still your turn at { $game } (table { $match }).
remind-draft = ⏰ { $who }, you have begun your turn at { $game } (table { $match }), but not confirmed it yet.
button-snooze = Remind me later
snoozed = I will remind you { $at }.
vote-absent =
    ### ⌛ The time of { $who } is over
    { $others }: what shall happen? Most votes decide. The seat stays theirs until somebody has taken it.
vote-undo =
    ### ↩️ { $who } would like to take the last turn back
    { $others }: is that all right? Everybody must agree. The game goes back to before that turn; dice and cards that came since will come again as they did.
choice-absent-wait = Wait a little longer
choice-absent-computer = A computer plays on
choice-absent-open = Open the seat
choice-undo-yes = Yes, take it back
choice-undo-no = No, it stands
vote-over-absent = The table has decided about the seat of { $who }.
vote-over-undo = The table has decided about the last turn of { $who }.
voted = { $who }: { $choice }
button-sit = Take the free seat
button-come-back = I am back
house-event-waited-for = { $who } gets more time.
house-event-substituted = A computer plays on for { $who }, who can come back at any time.
house-event-seat-open = The seat of { $who } is free: anybody may take it.
house-event-took-over = { $who } takes the free seat.
house-event-came-back = { $who } is back.
house-event-answered-for = { $who } did not answer in time, so the harmless answer was given.
house-event-taken-back = The table agrees: the last turn of { $who } is taken back.
house-event-undo-refused = The last turn of { $who } stands.
house-event-away = { $who } is away until <t:{ $until }:D>. The clock waits.
house-event-planned = { $who } had planned this move ahead.
sat-down = You sit at the table now. Press *Take turn* when it is yours.
welcome-back = Welcome back! The seat is yours again.
undo-asked = I have asked the others. Nothing changes until all of them agree.
undo-done = Taken back.
vacation-begun = Enjoy! Your clocks stand still until <t:{ $until }:D>, at all of your tables. Days left this year: { $left }.
denied-asked-already = That is being voted on already.
denied-vote-over = That vote is over.
denied-no-vote = You have no vote in this.
denied-nothing-to-undo = You have made no turn yet that could be taken back.
denied-seat-taken = No seat is free any more.
denied-no-seat-of-yours = No seat here waits for you.
denied-no-vacation = You have { $left ->
    [0] no days
    [one] one day
   *[other] { $left } days
} of vacation left this year.
denied-too-many-orders = You can plan { $most } moves ahead at most. /plan forget takes them all back.
denied-no-standing = That is not a question that can be answered ahead.

## Plans

plan-list =
    ### Your plans at table { $match }
    Nobody else sees them. Each is played as soon as it is your turn, if it is possible then.
plan-none = You have no plans at table { $match }. `/plan move` plans a move for your next turn.
plan-line = { $n }. `{ $text }`
plan-line-unless = { $n }. `{ $text }` — unless somebody does `{ $unless }` before
plan-standing = Always: { $question } `{ $text }`
plan-stopped = ⚠️ Your plan `{ $text }` was not possible or not wanted any more, so I stopped there and forgot what came after it.
plan-forgotten = All your plans at table { $match } are forgotten.

## Looking back

button-since = What happened?
button-replay = Replay
button-replay-first = First
button-replay-back = Back
button-replay-next = Next
button-replay-last = Last
button-jump = Jump to…
button-film = Film
since-yours = ### Since your last turn
since-start = ### The story so far
no-news = Nothing has happened since your last turn.
# $number is also on the marks in the picture.
digest-line = `{ $number }` { $text }
digest-again = { $text } { $n ->
    [one] And once more.
   *[other] And { $n } times more.
}
# Said of the first turns of too many.
digest-early = Earlier, in { $n } turns: { $text }
digest-gains = **Points:** { $gains }
replay-start = ### The start · { $last } turns follow
replay-turn =
    ### Turn { $number } of { $last } · { $who }
    -# { $when }
jump-title = Jump to a turn
jump-turn = Turn, from 0 to { $last }
film-alt = { $game } as a film, turn by turn, with { $who }.
chart-alt = The points of all players over the game. At the end: { $scores }.
denied-no-past = The rules at table { $match } have changed since it was played, so I cannot go back in it.
denied-no-number = A turn has a number, such as 12.
denied-film-busy = I am making a film of this table right now. Give me a moment.

## Settings

settings-shown =
    ### Your settings
    Language: { $language }
    Time zone: { $zone }
    Quiet hours: { $quiet }
    { $mentions }
language = English
language-auto = that of your Discord
denied-no-language = I do not speak that language yet. I know: { $languages }.
server-shown =
    ### New tables on this server
    Time for a move: { $pace }
    Where to play: { $place }
    Who may open tables: { $openers }
server-everyone = everybody
denied-not-manager = Only members who may manage the server can do that.
denied-not-opener-here = On this server tables are opened by { $role }. You can join theirs.
settings-no-zone = not set
settings-no-quiet = none
settings-mentions-yes = I mention you when it is your turn.
settings-mentions-no = I do not mention you.
window-set = At table { $match } the clocks run from { $hours } in { $zone }, and stand still for the rest of the day.
window-off = At table { $match } the clocks run all day.
denied-no-zone = I do not know that time zone. Begin to type the name of a large city near you.
denied-no-hours = I cannot read these hours. Write them like 22:00-07:00; at least one hour of the day must be inside and one outside.
denied-zone-first = Please tell me your time zone too: then I know when that is.

## What is yours alone

note-title = A note to yourself · table { $match }
note-field = Only you will see it
note-yours = 📝 { $text }
note-kept = I keep your note for table { $match }. You will find it whenever you take a turn there.
note-gone = There is no note at table { $match } any more.
privacy-exported = { $n ->
    [0] Here is everything I keep about you. You have never had a seat at a table.
    [one] Here is everything I keep about you: your settings, and your seat, notes and moves at one table.
   *[other] Here is everything I keep about you: your settings, and your seats, notes and moves at { $n } tables.
}
privacy-question = { $n ->
    [0] ### Shall I forget you?
    [one] ### Shall I forget you? You have a seat at a table that is still going on.
   *[other] ### Shall I forget you? You have seats at { $n } tables that are still going on.
}
    Your settings and notes are deleted. A computer plays on for you, and at finished tables your seat says “former player”: so the games of the others stay whole. What I have posted in channels stays there, and my backups forget you when they are replaced, after a week. This cannot be undone.
privacy-deleted = Done. I know nothing about you any more. You are welcome whenever you like to play again.
former-player = former player

## Once more

button-rematch = Play again
rematch-open = Table { $match } is open for the same people, the seats moved on by one: { $link }

## Administration

denied-paused = I am paused for a moment while my house is being looked after. Nothing is lost and nobody's time runs; you can still look around.
denied-not-owner = Only my owner can do that.
lobby-abandoned = This table was called off because nobody started it.
admin-paused = Paused. Nobody can move and no clock runs until `/admin resume`.
admin-resumed = Everything goes on. The pause of { $length } counts against nobody.
admin-already-paused = I have been paused since <t:{ $since }:f>.
admin-not-paused = There is no pause.
admin-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
health-title = ## How I am
health-paused = ⏸️ Paused since <t:{ $since }:R>
health-latency = **Discord answers** in { $latency } · **I am late** by { $late } ms
health-latency-unknown = unknown time
health-size = **Database** { $size } MB
health-tables = **Tables**
health-tables-row = { $game }: { $lobby } waiting to start, { $live } running, { $over } finished, { $cancelled } called off
health-no-tables = **Tables** none
health-mail = **Letters** { $n } waiting, the first one for <t:{ $due }:R>, tried up to { $tries ->
    [one] once
   *[other] { $tries } times
}
health-no-mail = **Letters** none waiting
health-timers = **Timers** { $n ->
    [0] none
   *[other] { $n }
} overdue
health-backup = **Last backup** <t:{ $at }:R>
health-no-backup = **Last backup** none yet
health-backup-failed = ⚠️ The latest backup failed: `{ $why }`
health-errors = **Errors** { $n } since <t:{ $started }:R>, the last one <t:{ $at }:R>
health-no-errors = **Errors** none since <t:{ $started }:R>
health-versions = -# Python { $python } · discord.py { $discord } · SQLite { $sqlite }
