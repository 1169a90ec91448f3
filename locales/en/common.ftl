# Texts that all games share. Names and links are passed in ready to show.

and = { $first } and { $last }
# Between the other parts of a list.
separator = {", "}
# The reader, at the beginning of a sentence and within one. Events: see `DOES` in docs/adding-a-language.md.
you = You
you-within = you
# A change of the score of somebody other than the subject, in brackets after a clause.
scored-by = { $who } { $change }
# All changes of scores, behind that clause; with the space before it.
scored = {" "}({ $changes })
# Two sentences about the same player, the second without its subject and the first without its full stop.
told-on = { $first }; { $then }
# What follows from a choice, and from a draft, behind the changes of scores.
then-scored = then { $change }
then-decides = { $n ->
    [one] then { $who } decides
   *[other] then { $who } decide
}
no-consequences = No points for anybody yet

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
button-type = Type
button-tools = More…
tools-title = ### What else can I do for you?
button-legend = What is this?
button-forget = Forget me
button-text = In words
button-back = Back
button-reset = Start over
button-confirm = Confirm
button-sure = Yes, do it
button-previous = Previous
button-next = Next
button-next-table = Next: { $game }, table { $match }
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
level-easy = easy: looks one move ahead
level-normal = normal: tries its best moves to the end of the day or round
level-hard = hard: compares more moves, and looks a day or round further
level-dice = random: plays any legal move
# $plan is such as “fill the most valuable souks”.
level-character = like normal, but mainly tries to { $plan }
computer-name-1 = Zaynab
computer-name-2 = Behruz
computer-name-3 = Mehri
computer-name-4 = Old Kamal
computer-name-5 = Shirin
computer-name-6 = Tahmasp
lobby-place-thread = Will be played in a thread of its own.
lobby-place-channel = Will be played in this channel.
# In direct messages with the bot: one person against computers.
lobby-practice = This is practice: you against computers, and nobody else can see it. *Start* begins at once. *Suggest*, when you take a turn, shows you good moves.
lobby-live = The game has started. The secret is shown when it ends.
# On the card of a table, and behind its button: what dice and cards come from.
button-fair = Fair dice
fair-on-card = Anyone can check the dice. Fingerprint of their secret: `{ $commitment }`
fair-fingerprint = Fingerprint of the secret: `{ $commitment }`
fair-title = ### Fair dice at table { $match }
fair-how = Everything that is rolled or drawn follows from a secret number, which was fixed when the table was opened, and from the numbers that Discord gave to those who joined. So nobody can choose it, if at least one of those who joined is somebody the others trust.
fair-joined = { $who } joined with `{ $number }`
fair-left = Somebody joined with `{ $number }` and left, so it does not count
fair-numbers = The numbers of those who joined, for the dice: { $numbers }
fair-later = When the game is over, this button shows the secret and the record of the game.
fair-secret = The secret: `{ $secret }`
fair-digest =
    SHA-256 of the record: `{ $digest }`
    Compare the fingerprint with the one on the card of the table, and the numbers with those in its first post. With the record below anyone can check every die and card: `python -m engine verify FILE`
lobby-over = The game is over.
lobby-cancelled = This table was called off.
opened-table = Table { $match } is open: { $link }
card-posted-again = Table { $match } is still waiting for its start. I have posted its card again: { $link }
card-replaced = Table { $match } has a new card: { $link }
card-refused = ⚠️ I am not allowed to post its card in { $place }. Give me the permissions *View Channel*, *Send Messages* and *Attach Files* there. I will try again from time to time, and at once when you use `/table here`.
card-refused-practice = ⚠️ I cannot send you its card: you do not take direct messages from me. Unblock me, or allow direct messages in the privacy settings of Discord, then use `/table here`.
cover-alt = Lobby of { $game }. Seated: { $seated }.
thread-name = { $game } · table { $match }
no-thread = I could not open a thread here, so the game is played in this channel.
options-title = Options of this table
options-line = { $option }: **{ $choice }**
options-none = none
button-options-page = { $n ->
    [0] Change the table
   *[other] { $of ->
        [1] Change the game
       *[other] Change the game, { $n } of { $of }
    }
}
option-place = Where to play
# These begin with a small letter, because they are also parts of sentences.
option-place-thread = in a thread of its own
option-place-channel = here in the channel
option-pace = Time for a move
option-pace-none = no clock
option-pace-hours = a few hours
option-pace-day = a day
option-pace-three-days = three days
option-pace-week = a week
lobby-pace = { $name ->
    [none] There is no clock.
   *[other] Time for a move: { $pace }.
}
lobby-suggestions = *Suggest* shows good moves, for those who ask.
lobby-no-vacations = Vacations do not stop clocks here.
pace-explained = Everybody begins with { $bank }; each move adds { $increment }, up to { $cap } in all.
# At most 100 characters, like the next one.
pace-described = { $bank } to begin with, { $increment } more for each move, { $cap } at most
pace-described-none = Reminders after a day and after three; then the others can vote
length-days = { $n ->
    [one] one day
   *[other] { $n } days
}
length-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
}
option-switches = Also
option-seats = List free seats in /games for everybody here
option-vacations = Stop the clocks of players on vacation
lobby-private = Free seats are not listed in /games.
option-level = Computers that join from now on
option-level-easy = Easy: looks one move ahead and plays at once
option-level-normal = Normal: tries its best moves to the end of the day or round
option-level-hard = Hard: compares more moves and looks further, up to ten seconds a turn
option-level-dice = Random: plays any legal move

## A turn

turn-headline = ### { $who }: { $question }
turn-free-seat = ### The game waits for somebody to take { $who }'s free seat.
# $who mentions everybody who plays.
game-started =
    ## The game starts
    { $who }: you play here. { $first ->
        [none] Several of you begin at once.
       *[other] { $first } begins.
    } { $pace }
# $scored are points, in brackets, or nothing.
told-more = { $n ->
    [one] One more thing happened{ $scored }.
   *[other] { $n } more things happened{ $scored }.
}
standing = { $scores }
# $scores is such a line; other tables may be played in the same channel.
standing-at = { $scores } · table { $match }
advice = 💡 { $text }
choose = What do you want to do?
# How all choices of a list go on, such as “Build the new tile on …”.
choose-begun = { $text } …
# What all choices of a list have in common follows what it is.
choose-alike = { $what } · { $alike }
choose-several = { $what }: pick up to { $n } at once
# The prompt of a list of which the likeliest choices are buttons too.
choose-all = All choices: { $what }
choose-more = More choices
choice-all = Another place…
choice-all-here = Another place here…
# The same for one of two things that could lie there, such as a new tile.
choice-all-of = { $what }: another place here…
# A part of the board, and how many places to choose from are there; its number is on the picture.
choice-part = { $part } · { places-behind }
choose-part = In which part?
# An action, and the answer to the question after it.
choice-then = { $first }: { $then }
choice-stopped = Not done, because the steps before it no longer allow it: { $text }.
numbered = { $number } · { $text }
choice-none = Just that
choices-behind = { $n ->
    [one] One way
   *[other] { $n } ways
}
places-behind = { $n ->
    [one] 1 place
   *[other] { $n } places
}
draft-so-far = Nobody else sees this yet:
# “You +10 · Ben +3 · then Ana decides”
draft-changes = ⚖️ { $change }
draft-finished = Your turn is complete. Confirm it?
# What is uncertain of the choices with that sign, such as “Draws a card”.
final-any = Rolls, draws or reveals something
final-legend = { $sign } { $what }: it is final. If you could lose by it, I ask first.
publishes-legend = { $sign } Publishes your turn at once, without *Confirm*.
final-question = { $sign } Once you see what this brings, it cannot be taken back{ $steps ->
    [0] .
    [one] , and neither can the step before it.
   *[other] , and neither can the steps before it.
}
turn-done = ✅ Done.
type-title = Type your move
type-field = A semicolon separates the steps
type-example = For example: { $move }
posts-refused = ⚠️ I am not allowed to post where this table is played. Give me the permissions *View Channel*, *Send Messages* and *Attach Files* there, or use `/table here` in another channel. I will try again at each press.
posts-refused-practice = ⚠️ I cannot send you what happens at this table: you do not take direct messages from me. Unblock me, or allow direct messages in the privacy settings of Discord. I will try again at each press.
panel-refreshed = That button was pressed already, or the table has changed since. This is how it is now.
# $at is how long ago, such as “5 minutes ago”.
as-of = As of { $at }.
whose-turn = Waiting for { $who }.
game-over = The game is over.
# The end of a picture's description that has no room for everything.
alt-more = There is no room for more here; /board text:True describes a whole table.
hand-alt = Your hand.

## What a phone shows of a message that mentions somebody: no markdown, no timestamps, the mention first

# $who mentions those whom the text is for, $people is how many these are, $left is one of the times that follow, or none.
push-turn = { $who }, your turn at { $game }, table { $match }{ $left ->
    [none] .
   *[other] : { $left } left.
} { $question }
# A question in another's turn.
push-answer = { $who }, your answer is needed at { $game }, table { $match }{ $left ->
    [none] .
   *[other] : { $left } left.
} { $question }
push-days = { $n ->
    [one] one day
   *[other] { $n } days
}
push-hours = { $n } h
push-minutes = { $n } min
push-started = { $who }, { $game } begins: table { $match }.
push-next = { $who }, you are next at { $game }, table { $match }.
# $news is a sentence about what has happened to the reader's seat.
push-news = { $who }, at { $game }, table { $match }: { $news }
push-over = { $who }, { $game } is over, table { $match }: { $n ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}. Thank you for playing!
push-called-off = { $who }, { $game } is called off, table { $match }. Thank you for playing!
# The card of a lobby in which the reader has a seat already.
push-card = { $who }, a new game of { $game }, table { $match }: your seat is kept, and the game can start.
push-remind = { $who }, it is still your turn at { $game }, table { $match }{ $left ->
    [none] .
   *[other] : { $left } left.
} { $question }
push-remind-now = { $who }, it is your turn at { $game }, table { $match }{ $left ->
    [none] .
   *[other] : { $left } left.
} { $question }
push-remind-aside = { $who }, the game waits for your answer at { $game }, table { $match }{ $left ->
    [none] .
   *[other] : { $left } left.
} { $question }
push-remind-draft = { $who }, your turn at { $game }, table { $match }, is begun but not confirmed{ $left ->
    [none] .
   *[other] : { $left } left.
}
push-remind-overdue = { $who }, it is still your turn at { $game }, table { $match }. The others may now vote about how to go on.
push-remind-last = { $who }, you have run out of time at { $game }, table { $match }. Without a move from you the game is called off{ $left ->
    [none] .
   *[other] {" "}in { $left }.
}
# $question is one of those that follow.
push-vote = { $who }, your vote at { $game }, table { $match }{ $left ->
    [none] .
   *[other] : { $left } left.
} { $question }
# The reader is the one who has run out of time.
push-voted-about = { $who }, you have run out of time at { $game }, table { $match }. The others vote about how to go on{ $left ->
    [none] .
   *[other] : { $left } left.
} You can still move.
push-vote-absent = { $who } has run out of time. How should the game go on?
push-vote-vacant = Nobody has taken { $who }'s seat. How should the game go on?
push-vote-undo = { $who } would like to take back their last turn. Is that all right?
push-vote-pause = { $who } would like to pause the game. Is that all right?
push-vote-resume = { $who } would like to end the pause now. Is that all right?
push-vote-off = { $who } would like to call the game off. Is that all right?
push-vote-move = { $who } would like to continue in another channel. Is that all right?

## The end

end-headline = { $n ->
    [one] { $who } wins!
   *[other] { $who } share the victory!
}
# One sentence about how it went. $who is the winner, $other the best of the others.
end-story-shared = { $points ->
    [one] 1 point
   *[other] { $points } points
} each, and nothing between them.
end-story-tie-break = { $who } and { $other } have { $points ->
    [one] 1 point
   *[other] { $points } points
} each. The tie-break decides.
end-story-close = { $points ->
    [one] A single point made the difference between { $who } and { $other }.
   *[other] Only { $points } points lie between { $who } and { $other }.
}
# Halfway through the game, the winner was $points behind the best.
end-story-comeback = { $players ->
    [2] Halfway, { $who } was still { $points } points behind. What a comeback!
   *[other] Halfway, { $who } was last, { $points } points behind the best. What a comeback!
}
# $row is a row of the score sheet, such as “Caravans”; $more is how many more points than the winner has there.
end-story-not-enough = { $row }: { $points } points for { $other }, { $more } more than for { $who }, who still won.
end-story-ahead = { $who } is { $points } points ahead of { $other }.
sheet-total = Total
# The score sheet in words. Rows with their points follow the line of a player.
sheet-line = { $rank }. { $who }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
sheet-row = { $row } { $points }
# The description of the picture at the end of a game; lines with ranks, names and points follow. $headline says who wins.
poster-alt = The end of { $game }, table { $match }: { $headline } A podium, where all points came from, and the race turn by turn.
# $who mentions the people who played.
end-thanks = Thank you for playing, { $who }!

## Why a computer made a move, in expected points

# “gains about 4 points from souks and 1 for cards, but loses about 2 points to the strongest rival”
# The value of $lost is 1 in the names of what is lost, 0 in those of gains.
why-gains = gains about { $gains }
why-losses = loses about { $losses }
why-both = gains about { $gains }, but loses about { $losses }
why-points = { $n ->
    [one] 1 point
   *[other] { $n } points
} { $term }
why-more = { $n } { $term }
# $who is the computer, $why is one of the lines above.
why-turn = **Why turn { $number }?** With it, { $who } { $why }, as far as can be foreseen.
why-turn-little = **Why turn { $number }?** It changes little for { $who }: every other move seemed no better.
term-points = soon
term-rival = { $lost ->
    [0] at the strongest rival's expense
   *[1] to the strongest rival
}
# What remains: “gains about 4 points from souks and 1 in other ways”.
term-rest = in other ways

## What happened at a table, whatever the game

table-event-resigned = A computer takes over the seat of { $who }, who resigns.
# As version 0.1 said it.
table-event-wants-to-call-off = { $who } would like to call the game off. The game ends without a result once everybody who is still there has used `/table cancel`.
table-event-called-off = Everybody agrees: the game is called off.
table-event-called-off-by-the-rest = Everybody who is still there agrees: the game is called off.
table-event-called-off-alone = { $who } has called the game off.
table-event-begun = { $who }, the game began while you were away. I mention you again when it is your turn.
table-event-moved = { $who } moved the game here.

## Answers to commands

left-table = You left table { $match }.
resigned-table = You resigned from table { $match }. A computer has taken over your seat.
cancelled-table = Table { $match } is called off.
cancel-asked = I have asked the others whether to call off table { $match }. The game goes on until everybody who is still there agrees.
moved-table = Table { $match } continues in this channel.
posted-again = Table { $match } is already played here. I have posted its turn again.
moved-away = Table { $match } continues in { $place }.
move-asked = I have asked the others where table { $match } is played now. It moves here when they agree.
# In place of a question of an earlier version.
move-void = Nobody is asked about { $place } any more. To continue there, use `/table here` in that channel.
exported = { $status ->
    [live] The record of table { $match } so far. While a game runs, its dice and cards are left out.
   *[other] The record of table { $match }. With it, anyone can check every die and card: `python -m engine verify FILE`
}
which-table = ### Which table do you mean?
which-table-pick = Pick a table
which-table-number = For another table, give its number in the option `table` of the command.
sure-leave =
    ### Leave { $game }, table { $match }?
    { $people ->
        [0] No other person is there, so the table is called off.
       *[other] Also there: { $others }. You can join again as long as the game has not started.
    }
sure-resign =
    ### Give up your seat at { $game }, table { $match }?
    { $people ->
        [0] No other person plays there, so the game ends without a result.
       *[other] You play there with { $others }. A computer takes over your seat, and you cannot come back.
    }
sure-cancel = { $status ->
    [lobby]
        ### Call off { $game }, table { $match }?
        Nobody will be able to join it any more.
   *[other]
        ### Call off { $game }, table { $match }?
        You play there with { $others }. The game ends without a result{ $people ->
            [0] .
           *[other] {" "}if everybody who is still there agrees.
        }
}
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
    { $sign }**{ $game }** · table { $match } · { $status }{ $due ->
        [none] {""}
       *[other] , time runs out <t:{ $due }:R>
    }{ $paused ->
        [none] {""}
       *[other] , paused until <t:{ $paused }:f>
    }
    -# { $who }{ $moved ->
        [none] {""}
        [never] {" "}· nobody has moved yet
       *[other] {" "}· last move <t:{ $moved }:R>
    } · { $link }
games-free = { $n ->
    [one] ### A table with a free seat
   *[other] ### Tables with free seats
}
games-free-line =
    {"**"}{ $game }** · table { $match } · { $n ->
        [one] one free seat
       *[other] { $n } free seats
    }
    -# { $who } · { $link }
# The list of a server's tables.
list-headline = { $n ->
    [0] ### No tables are open here. Open one with /play.
   *[other] ### Tables on this server
}
list-line =
    {"**"}{ $game }** · table { $match } · { $link }
    -# { $who }
list-free = { $n ->
    [one] One free seat
   *[other] { $n } free seats
}
list-waits = Waiting for { $who }{ $due ->
    [none] {""}
   *[other] , time runs out <t:{ $due }:R>
}
list-more = { $n ->
    [one] One more table is in /games.
   *[other] { $n } more tables are in /games.
}
button-sit-down = Sit down
joined-table = You have joined the table: { $link }
# Of the picture on a page of the rules.
rules-alt = What page { $page } of the rules of { $game } speaks of.
page-of = Page { $page } of { $pages }

## Answers when something cannot be done

failed = Something went wrong on my side. The error is logged and nothing at your table has changed; please try again.
denied-old-button = That button is from an older version of me. Use `/games` to find your table.
denied-no-table = There is no such table here.
denied-no-tables = You have no table here. Open one with /play, or look at /games.
denied-no-lobby-tables = All your tables have already begun.{ $what ->
    [leave] {" "}To give up your seat at one, use `/table resign`.
    [window] {" "}The hours in which clocks run can only be set before that. `/table pause` stops the clocks of a running game if everybody agrees, and your own quiet hours are in `/settings`.
   *[other] {""}
}
denied-window-begun = The hours in which clocks run can only be set before the game begins. `/table pause` stops the clocks of a running game if everybody agrees, and your own quiet hours are in `/settings`.
denied-no-live-tables = None of your tables has begun yet.
denied-not-joined = You have no seat at this table. If one is free, press *Join* on its card.
denied-not-seated = You are not playing at this table. You can look at it with /board.
denied-already-seated = You already have a seat at this table.
denied-table-full = This table is full.
denied-too-many-tables = You have a seat at { $most } tables, as many as one person may have. Finish or leave one of them first; the quietest are { $tables }.
denied-too-many-tables-here = This server has { $most } tables, as many as it may have. Finish one or call one off first; the quietest are { $tables }.
denied-no-computer = There is no computer at this table.
denied-not-opener = Only the person who opened the table can do that.
denied-too-few = At least { $least } players are needed. Wait for somebody, or add a computer.
denied-not-lobby = This game has already begun. If you play in it, you can give up your seat with `/table resign`.
denied-not-started = This game has not started yet. Whoever opened the table starts it with *Start* on its card.
denied-is-over = This game is over. Its last post shows how it went, and `/replay` each of its turns.
denied-is-cancelled = This table was called off.
denied-is-live = This game is still being played.
denied-not-live = This game is not being played.
denied-no-hand = This game has no secret hands.
denied-no-more = There is nothing more to see at this point of the game.
denied-no-game = I do not know that game. I have: { $games }.
denied-no-server = This works only in a server.
denied-not-on-server = I am not a member of this server, so I cannot keep a table here. Somebody who manages it can add me; until then, use `/play` in direct messages with me and practise against computers.
denied-practice-stays = A table for practice stays in our direct messages: { $link }. To play with others, open a new one with `/play` on a server.
denied-slow-down = That was a little fast. Please try again in a minute.
denied-one-look-at-a-time = I am still showing you what you asked for. Please wait a moment before you look at more.
denied-bot-may-not = I cannot play in this channel: I lack { $what }. Somebody who manages the server can grant it.
denied-bot-may-not-there = I cannot play in { $place }: I lack { $what }. Somebody who manages the server can grant it.
denied-stale = The table has changed in the meantime. Press *Take turn* to see how it is now.
denied-not-asked = You have nothing to decide at this table right now.
denied-too-long = That line is too long: at most { $characters } characters and { $steps } steps fit. Send it in two parts.
denied-unfinished = Your turn is not complete yet.
denied-too-far = `{ $done }` reveals something that you may want to see first. Type the line up to there, then the rest.
denied-illegal = `{ $text }` is not possible now. What you can do: { $nearest }
# The reason is the end of the sentence, with its full stop: “you roll first.”
denied-illegal-why = `{ $text }` is not possible now: { $why } What you can do: { $nearest }
denied-illegal-bare = `{ $text }` is not possible now.
# Moves as they are typed, after what they do: “Take from the tower (`take camel`, `take gold`)”
typed-so = { $verb } ({ $moves })
denied-ambiguous = `{ $text }` could mean several moves: { $candidates }
denied-unreadable = I cannot read `{ $text }`. This is how a move begins now: { $verbs }
denied-rules-failed = My rules failed on that move at table { $match }, so it was not played. The error is logged; please choose another move for now.
denied-discord = Discord did not accept my answer just now. If you made a move, it may have counted: press *Take turn* or use `/board` to see.
denied-store = I cannot write to my database right now, so nothing was changed. Please try again in a moment.

## Waiting for somebody

time-left = Time until { $at }, { $left }.
next-up = { $who }, you are next.
# The line above goes on with one of these.
time-bank = A move adds { $increment }, up to { $cap } in all.
time-default = Without an answer by then, I choose for you: { $answer }
paused-until = ⏸️ Paused until { $at }: no clock runs, and nobody is reminded. You can still move.
remind = ⏰ { $who }, it is still your turn at { $game } (table { $match }).
remind-now = 🔔 { $who }, it is your turn at { $game } (table { $match }).
remind-aside = ⏰ { $who }, the game waits for your answer at { $game } (table { $match }).
remind-overdue = ⏰ { $who }, it is still your turn at { $game } (table { $match }). The others may now ask for a vote about how to go on.
remind-last = ⌛ { $who }, you have run out of time at { $game } (table { $match }), and nobody else plays there. Without a move from you the game is called off { $at }.
remind-draft = ⏰ { $who }, you have begun your turn at { $game } (table { $match }), but not confirmed it yet.
button-absent = How do we go on?
button-snooze = Remind me later
snoozed = I will remind you { $at }.
vote-absent =
    ### ⌛ { $who } has run out of time
    { $others }: how should the game go on? { $who } can still move, which ends the vote, and can come back later unless somebody else has taken the seat.
vote-vacant =
    ### 🪑 Nobody has taken { $who }'s seat
    { $others }: how should the game go on?
vote-undo =
    ### ↩️ { $who } would like to take back their last turn
    { $others }: is that all right? Everybody has to agree before anybody moves. The game returns to the moment before that turn; the same dice and cards will come again.
post-undone = ↩️ **Taken back.** This no longer counts:
# In a post that tells of no turn.
post-undone-bare = ↩️ **Taken back.**
# A list of everything that would be undone follows.
vote-undo-turns = This would be taken back:
vote-pause =
    ### ⏸️ { $who } would like to pause the game until { $until }
    { $others }: is that all right? Everybody has to agree. No clock runs in a pause, nobody is reminded, and the game goes on by itself at the end. To end a pause early, everybody has to agree again.
vote-resume =
    ### ▶️ { $who } would like to end the pause now
    { $others }: is that all right? Everybody has to agree; otherwise the game goes on at the end of the pause.
vote-off =
    ### 🏳️ { $who } would like to call the game off
    { $others }: is that all right? If everybody who is still there agrees, the game ends without a result.
# $place is a channel, $server says whether it is in the server where the table is played now.
vote-move =
    ### 🧭 { $who } would like to continue in { $place }
    { $others }: is that all right? { $server ->
        [same] The table moves there when whoever opened it agrees, or everybody does.
       *[other] The channel is in another server, so everybody has to agree.
    }
vote-closes-consent = If not everybody has agreed { $at }, everything stays as it is.
# $first is the first choice of the vote.
vote-closes = The majority decides. If everybody has voted without one, it is “{ $first }”. Otherwise the vote ends { $at } and the most votes decide; if nobody has voted, or it is a tie, a computer plays on.
choice-absent-wait = Wait a little longer
choice-absent-computer = A computer plays on
choice-absent-open = Open the seat
choice-vacant-keep = Keep the seat open
choice-vacant-computer = A computer plays on
choice-vacant-cancel = Call the game off
choice-undo-yes = Yes, take it back
choice-undo-no = No, keep it
choice-pause-yes = Yes, pause
choice-pause-no = No, go on
choice-resume-yes = Yes, go on
choice-resume-no = No, keep the pause
choice-off-yes = Yes, call it off
choice-off-no = No, play on
choice-move-yes = Yes, move there
choice-move-no = No, stay here
vote-over-absent-wait = The vote is over: { $who } gets more time.
vote-over-absent-computer = The vote is over: a computer plays on for { $who }, who can come back at any time.
vote-over-absent-open = The vote is over: { $who }'s seat is open. They can come back until somebody else has taken it.
vote-over-absent-void = The game has gone on, so there is no vote about { $who } any more.
vote-over-vacant-keep = The vote is over: { $who }'s seat stays open.
vote-over-vacant-computer = The vote is over: a computer takes { $who }'s seat.
vote-over-vacant-cancel = The vote is over: the game is called off, without waiting for somebody to take { $who }'s seat.
vote-over-vacant-void = The game has gone on, so there is no vote about { $who }'s seat any more.
vote-over-undo-yes = You have all agreed: { $who }'s last turn is taken back.
vote-over-undo-no = Not everybody has agreed: { $who }'s last turn is not taken back.
vote-over-undo-void = The position has changed, so { $who }'s turn can no longer be taken back.
vote-over-pause-yes = You have all agreed: the game is paused.
vote-over-pause-no = Not everybody has agreed: the game is not paused.
vote-over-pause-void = There is no vote about a pause any more.
vote-over-resume-yes = You have all agreed: the pause is over.
vote-over-resume-no = Not everybody has agreed: the pause goes on.
vote-over-resume-void = The pause is over, so there is no vote about it any more.
vote-over-off-yes = You have all agreed: the game is called off.
vote-over-off-no = Not everybody has agreed: the game goes on.
vote-over-off-void = There is no vote about calling the game off any more.
vote-over-move-yes = It is agreed: table { $match } continues in { $place }.
vote-over-move-no = Not everybody has agreed: the game stays here.
vote-over-move-void = There is no vote about continuing elsewhere any more.
voted = { $who }: { $choice }
button-sit = Take the free seat
button-come-back = I am back
table-event-waited-for = { $who } gets more time.
table-event-more-time = I was not running when { $who } ran out of time, so they have another hour.
table-event-filled = Nobody has taken { $who }'s seat, so a computer takes it.
table-event-seat-still-open = { $who }'s seat stays open. Anybody may take it.
table-event-voted-off = The players have decided not to wait for somebody to take { $who }'s seat: the game is called off.
table-event-abandoned = { $who } was the last person at this table and has run out of time. The game is called off.
table-event-substituted = A computer plays on for { $who }, who can come back at any time with *I am back*.
table-event-seat-open = { $who }'s seat is free. Anybody may take it, and { $who } can come back until then with *I am back*.
table-event-took-over = { $who } takes the free seat.
table-event-came-back = { $who } is back.
table-event-answered-for = { $who } did not answer in time, so I chose for them.
# $other is the $n others who have moved since then.
table-event-taken-back = { $who }'s last turn is taken back{ $n ->
    [0] .
   *[other] , and with it what { $other } did since then.
}
# $other said no; if $n is 0, the time ran out.
table-event-undo-refused = { $who } asked to take back { DOES($you, "your", "their") } last turn, but { $n ->
    [1] { $other } said no
   *[0] not everybody agreed
}, so it counts.
table-event-pause-refused = { $who } asked for a pause, but { $n ->
    [1] { $other } said no
   *[0] not everybody agreed
}, so the game goes on.
table-event-resume-refused = { $who } asked to end the pause now, but { $n ->
    [1] { $other } said no
   *[0] not everybody agreed
}, so it goes on until its end.
table-event-off-refused = { $who } asked to call the game off, but { $n ->
    [1] { $other } said no
   *[0] not everybody agreed
}, so it goes on.
table-event-move-refused = { $who } asked to continue elsewhere, but { $n ->
    [1] { $other } said no
   *[0] not everybody agreed
}, so the game stays here.
table-event-undo-lapsed = The position has changed, so { $who }'s turn can no longer be taken back.
table-event-away = 🏖️ { $who } { DOES($you, "are", "is") } on vacation until <t:{ $until }:D>. Until then I do not remind { DOES($you, "you", "them") } at table { $match }{ $clock ->
    [1] , and { DOES($you, "your", "their") } time does not run.
   *[0] .
}
table-event-back-early = { $who } { DOES($you, "are", "is") } back from vacation at table { $match }.
table-event-paused = ⏸️ The game is paused until <t:{ $until }:f> and then goes on by itself. Until then no clock runs and nobody is reminded; you can still move.
table-event-resumed = ▶️ The pause is over. All clocks run again.
table-event-planned = { $who } plays a planned move.
sat-down = You have taken the seat. Press *Take turn* when it is your turn.
welcome-back = Welcome back! The seat is yours again.
undo-asked = I have asked the others. Nothing changes until all of them agree.
undo-done = Your last turn is taken back.
vacation-begun = Enjoy! Until <t:{ $until }:f> your clocks are stopped and I do not remind you, except at tables that do not allow vacations. Days left this year: { $left }.
vacation-now = You are on vacation until <t:{ $until }:f>. Days left this year: { $left }.
vacation-none = You are not on vacation. Days left this year: { $left }. To begin one, type `/vacation` with a number of days.
vacation-ended = Welcome back! I remind you again, and any clocks of yours run again. Days left this year: { $left } (a day begun counts as a whole one).
button-end-vacation = End it now
denied-not-away = You are not on vacation.
pause-asked = I have asked the others whether to pause table { $match }. The game goes on as before until all of them agree.
pause-done = Table { $match } is paused.
resume-asked = I have asked the others. The pause goes on until all of them agree, or until its end.
resume-done = The pause of table { $match } is over.
denied-paused-already = This table is paused already, until <t:{ $until }:f>.
denied-no-pause = This table is not paused.
absent-asked = I have asked the others how the game goes on. The vote is at the table.
denied-nobody-absent = There is nobody at this table to vote about now. Without a clock, you can call a vote three days after somebody was asked; with one, I ask the others when the time runs out.
denied-asked-already = There is already a vote about that, where the table is played.
denied-too-many-wishes = You have asked the others for something { $most } times within an hour, as often as I ask them. You can ask again <t:{ $at }:R>.
denied-vote-over = That vote is over.
denied-own-wish = You have asked for this yourself, so only the others vote.
denied-no-vote = The game waits for you, so you cannot vote on this. Press *Take turn* to play on.
denied-nothing-to-undo = You have no turn yet that could be taken back.
denied-seat-taken = No seat is free any more.
denied-no-seat-of-yours = You have no seat here to come back to.
denied-no-vacation = You have { $left ->
    [0] no days
    [one] only one day
   *[other] only { $left } days
} of vacation left this year.
denied-no-answer = That is not an answer to this question. These are: { $answers }.
denied-too-many-orders = You can plan at most { $most } moves ahead. `/plan forget` deletes them all.
# $questions is a list, one in a line.
denied-no-standing = { $n ->
    [0] In this game, no question can be answered in advance.
    [one]
        I do not know that question. You can answer this one in advance:
        { $questions }
   *[other]
        I am not sure which question you mean. You can answer these in advance:
        { $questions }
}

## Plans

button-plan = Plan ahead
button-forget-plans = Delete plans
button-ask-undo = Ask to undo
# A select of answers, in the panel of a question that may be asked again and again in others' turns.
always-answer = Always answer this way
plan-pick = Plan your next move
plan-title = Plan a move for your next turn
# At most 45 characters, like the next one.
plan-field-move = A semicolon separates the steps
plan-field-unless = Not if somebody else plays this first
plan-list =
    ### Your plans at table { $match }
    Nobody else sees them. Each is played as soon as it is your turn, if it is legal then.
plan-none = You have no plans at table { $match }.
plan-first =
    ### Plan ahead at table { $match }
    Nobody else sees it. Your move is played as soon as it is your turn, if it is legal then.
plan-legal = ✅ As far as can be known, your new plan will be legal.
plan-depends = ❔ It depends on what happens until then: I tried { $tried } ways in which the game could go on, and your new plan was legal in { $legal } of them.
plan-never = ⚠️ I tried { $tried } ways in which the game could go on, and your new plan was legal in none of them. I keep it in case I have missed one; `/plan forget` deletes your plans.
plan-now = It is your turn already, so here is your move as a draft.
plan-does = It could do this:
plan-line = { $n }. `{ $text }`
plan-line-unless = { $n }. `{ $text }`, unless somebody plays `{ $unless }` first
plan-standing = Always: { $question } `{ $text }` (`/plan always` changes it)
plan-stopped = { $reason ->
   *[illegal] ⚠️ Your planned move `{ $text }` was no longer legal, so I deleted it and everything planned after it.
    [unless] ⚠️ Somebody has played the move that you named, so I deleted your planned move `{ $text }` and everything planned after it.
    [undone] ⚠️ Your turn was taken back, so I deleted your planned move `{ $text }` and everything planned after it.
    [begun] 📝 Your planned move `{ $text }` is below as a draft, because it does not end your turn.
    [standing] ⚠️ Your standing answer `{ $text }` was not legal this time, so I deleted it.
}
plan-forgotten = All your plans at table { $match } are deleted.

## Looking back

button-board = Board
button-more = Close-up
button-then = Board
button-since = What happened?
button-replay = Replay
button-replay-first = First
button-replay-back = Back
button-replay-next = Next
button-replay-last = Last
button-jump = Jump to…
button-watch = Watch
button-film = Film
# At the end of a game: the film is posted in the channel.
button-film-all = Film for everybody
button-why = Why, { $who }?
button-lesson = How was that?
button-suggest = Suggest
button-suggestions-on = Suggestions: on
button-suggestions-off = Suggestions: off
# A move where its question is not seen, such as “Plant: c4 · 5 points”.
suggestions-title = { $kind ->
    [clear] There is one clear move
    [equal] { $n ->
        [2] These two are about equally good
       *[other] These are about equally good
    }
   *[other] What a computer would play
}
# $how is “best” for the first one; $worse is a number of points.
suggestion = **{ $number }** · { $text }{ $how ->
    [equal] {" "}(about as good)
    [worse] {" "}(about { $worse ->
        [one] 1 point
       *[other] { $worse } points
    } worse)
   *[best] {""}
}{ $reason ->
    [0] .
   *[1] . It { $why }.
}
# What a player or a computer has chosen moves with; $plan is such as “save camels for the Crane”.
plan-behind = The plan behind it: { $plan }.
suggestions-note = What a move gains and loses is compared with the best of the others. Only you see this, but the last post of the game says how many suggested moves you played.
suggestions-taken = { $who } took { $n ->
    [one] 1 suggestion
   *[other] { $n } suggestions
}.
denied-no-suggestions = There are no suggestions at this table.
lesson-waiting = { $minutes ->
    [1] I am looking back at your game. This takes about a minute.
   *[other] Others asked before you. Yours will be ready in about { $minutes } minutes.
}
lesson-progress = I am looking back at your game: { $done } of { $most } moves.
lesson-title = ### How was that?
    Who was ahead turn by turn, and by how much, as a computer at level *hard* sees it. All players together always have the points that they have at the end.{ $marked ->
        [0] { "" }
       *[1] {" "}The numbers mark your turns that are told below.
    } { $looked ->
        [all] I looked at all your moves.
       *[some] I looked at { $judged } of your { $choices } moves.
    }
lesson-chart-alt = A chart of who was ahead turn by turn, and by how many points
lesson-quoted = “{ $text }”
# 1 and 2 are the numbers of the moves on the picture.
lesson-mistake = **Turn { $turn }.** *{ $question }* You chose “{ $played }” (2 on the picture){ $then ->
    [0] .
   *[1] , then { $rest }.
} “{ $better }” (1){ $on ->
    [0] { "" }
   *[1] , then { $onward },
} would have been about { $cost ->
    [one] 1 point
   *[other] { $cost } points
} better{ $reason ->
    [0] .
   *[1] : it { $why }.
}
# $looked says at how many moves: all or some. $unsure of them may have cost points.
lesson-none = { $unsure ->
    [0] { $looked ->
        [all] I found no move of yours that clearly cost points. Well played!
       *[some] None of these clearly cost points.
    }
    [one] One turn may have cost you points, but I did not have the time to be sure.
   *[other] { $unsure } turns may have cost you points, but I did not have the time to be sure.
}
since-yours = ### Since your last turn
since-start = ### The story so far
no-news = There is no news for you yet.
# $number is also on the marks in the picture.
digest-line = `{ $number }` { $text }
# For the first turns, if there are too many to list each.
digest-early = In { $n } earlier turns: { $text }
digest-gains = **Points:** { $gains }
replay-start = ### The start · { $last ->
    [0] no turn has been taken yet
    [one] one turn follows
   *[other] { $last } turns follow
}
replay-turn =
    ### Turn { $number } of { $last } · { $who }
    -# { $when }
jump-title = Jump to a turn
jump-turn = Turn, from 0 to { $last }
watch-title =
    ### { $n ->
        [one] Turn { $last }, as it
       *[other] Turns { $first } to { $last }, as they
    } happened on the board
film-shown = Here is the film of table { $match }, for everybody.
film-title =
    ### { $game }, table { $match }, turn by turn
    -# The number at the top is the turn. `/replay` shows any turn again.
film-alt = { $game } as a film, turn by turn, with { $who }.
replay-rules-changed = The rules have changed since: I cannot show what follows turn { $last }.
denied-no-news-replay = The rules have changed since table { $match } was played, so I can show its turns only up to number { $last }: see `/replay`. The game itself goes on from where it is.
denied-no-past = The rules have changed since table { $match } was played, so I cannot show its earlier turns.
denied-lessons-full = Many players are looking back at their games just now. Please ask again in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
denied-no-number = Please give the number of a turn, such as 12.
denied-nothing-moved = Nothing of that could be seen moving on the board. *What happened?* tells it in words.
denied-film-coming = The film of this game is on its way: it comes to this channel in a moment, for everybody.
denied-one-at-a-time = I am still working on something for you. Please wait until you have it.

## Settings

# The select of the language follows.
settings-title =
    ### Your settings
    {"**"}Language**
settings-hours-shown =
    {"**"}Time zone:** { $zone }
    {"**"}Quiet hours:** { $quiet }
# The select of the reminders follows.
settings-reminders = **Reminders** before your time runs out
settings-advice = On your first panels in a game I give you a little advice.
language = English
language-auto = Discord's language
denied-no-language = I do not know that language. I know: { $languages }.
server-no-list = none
server-language-auto = The language of this server
server-everyone = everybody
denied-not-manager = Only members with the permission Manage Server can do that.
denied-not-opener-here = On this server only { $role } can open tables. You can join any of theirs.
settings-hours = Time zone and quiet hours
# At most 45 characters, like the next one.
settings-zone-field = Time zone or a city, such as Prague
settings-quiet-field = When not to remind you, such as 22:00-07:00
button-change = Change
button-pings-off = Do not mention me
button-pings-on = Mention me
button-upcoming-off = Do not tell me
button-upcoming-on = Tell me
button-advice = Advise me again
settings-no-zone = not set
settings-no-quiet = none
settings-pings-yes = I mention you when it is your turn.
settings-pings-no = I do not mention you.
settings-upcoming-yes = I also mention you when you are next.
settings-upcoming-no = I do not tell you when you are next.
window-set = At table { $match } the clocks run during { $hours } ({ $zone }) and are stopped for the rest of the day.
window-off = At table { $match } the clocks run all day.
denied-no-zone = I do not know that time zone. Name a large city near you, such as Prague, or a zone, such as Europe/Prague.
denied-no-hours = I cannot read these hours. Write them like 22:00-07:00, with at least one hour of the day inside and one outside.
denied-zone-first = Please give me your time zone as well, so that I know when that is.

rules-time =
    ## Time
    Your clock runs only while the game waits for you. Time that a move does not need is kept, up to a limit:
    { $paces }
    I remind you when half of your time is over and when a tenth is left, but never in your quiet hours; `/settings` changes that. When it runs out, the others vote: wait, let a computer play on, or open the seat. You can come back until somebody else has taken it.
    A question in somebody else's turn has a quarter of the time that a move adds, and one reminder. Then I give the harmless answer, which the post names. Quiet hours stop this clock.
    Without a clock I remind you after one day and after three. Then the others can ask for a vote with `/table absent`.
    `/vacation` stops your clocks, `/table pause` all clocks of a table if everybody agrees, and `/window` sets the hours of the day in which they run.
rules-pace = - **{ $pace }**: { $bank } to begin with, { $increment } more for each move, { $cap } at most

## Notes and privacy

note-title = A note to yourself · table { $match }
note-field = Only you will see it
note-yours = 📝 { $text }
note-kept = Your note for table { $match } is saved. You see it whenever you take a turn there.
note-gone = You have no note for table { $match } now.
privacy-exported = { $n ->
    [0] Here is everything I store about you. You have never had a seat at a table.
    [one] Here is everything I store about you: your settings, and your seat, notes and moves at one table.
   *[other] Here is everything I store about you: your settings, and your seats, notes and moves at { $n } tables.
}
privacy-question = { $n ->
    [0] ### Do you want me to forget you?
    [one] ### Do you want me to forget you? You have a seat at a table that is still in play.
   *[other] ### Do you want me to forget you? You have seats at { $n } tables that are still in play.
}
    I delete your settings and notes. Computers take over your seats, and at finished tables your seat says “Former player”, so that the others still have their games. My posts in channels stay, and my backups are replaced after a week. This cannot be undone.
privacy-deleted = Done. I no longer know anything about you, but for a ban if a server has banned you from its tables. You are welcome to play again at any time.
former-player = Former player

## Playing again

button-rematch = Play again
rematch-open = Table { $match } is open for the same people. Everybody moves up one seat: { $link }

## Administration

denied-paused = I am paused for maintenance. Nothing is lost and no clock runs; you can still look around.
denied-not-owner = Only my owner can do that.
lobby-abandoned = This table was called off because nobody started it.
admin-paused = Paused. Nobody can move and no clock runs until `/admin resume`.
admin-resumed = Play continues. Nobody's clock ran during the pause of { $length }.
admin-already-paused = I have been paused since <t:{ $since }:f>.
admin-not-paused = I am not paused.
admin-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
health-title = ## Health
health-paused = ⏸️ **Paused** since <t:{ $since }:f>
health-clock = ⚠️ **Clock** The clock of this machine says <t:{ $at }:F>, Discord's says <t:{ $right }:F>. Set it right: deadlines, reminders and backups depend on it
health-future = ⚠️ **Clock** Something stored happened at <t:{ $at }:F>: the clock was ahead. If it is right now, `/admin pause` and then `/admin resume` set the clocks of all tables anew
health-future-backups = ⚠️ **Clock** { $n ->
    [one] A backup is dated in the future (`{ $file }`)
   *[other] { $n } backups are dated in the future (the last is `{ $file }`)
}: the clock was ahead. Each is replaced on its day
health-latency = **Discord answers** in { $latency } · **Event loop** { $late } ms late
health-latency-unknown = unknown time
health-processes = **Processes**
health-process = { $state ->
    [all] all servers
    [some] shards { $shards } of { $total }
   *[none] stands by for { $total ->
        [1] all servers
       *[other] shards { $shards } of { $total }
    }
} · Discord { $delay } · memory { $memory } MB, drawing { $drawing } MB, thinking { $thinking } MB · version { $version } · seen <t:{ $seen }:R>
health-process-own = { $process } (this one)
health-size = **Database** { $size } MB
health-tables = **Tables**
health-tables-row = { $game }: { $lobby } waiting to start, { $live } running, { $over } finished, { $cancelled } called off
health-no-tables = **Tables** none
health-mail = **Messages to send** { $n } waiting, the first one due <t:{ $due }:R>, tried up to { $tries ->
    [one] once
   *[other] { $tries } times
}
health-no-mail = **Messages to send** none
health-timers = **Timers** { $n ->
    [0] none
   *[other] { $n }
} overdue
health-refused = ⚠️ **Posts refused** at { $n ->
        [one] one table
       *[other] { $n } tables
    }: I may not post there, or the channel is gone
health-stalled = ⚠️ **Tables at a standstill** { $n } ({ $tables }): no timer will run there, and no computer will move. A restart sets their timers anew
health-parked = ⚠️ **Timers** { $n } failed too often and { $n ->
        [one] waits
       *[other] wait
    } for a press at the table or a restart
health-backup = **Last backup** <t:{ $at }:R>
health-server-backups = **Backups** are made by the database server
health-no-backup = **Last backup** none yet
health-backup-failed = ⚠️ The latest backup failed: `{ $why }`
health-errors = **Errors** { $n } since the start, <t:{ $started }:f>; the last one <t:{ $at }:R>
health-no-errors = **Errors** none since the start, <t:{ $started }:f>
health-versions = -# Python { $python } · discord.py { $discord } · { $database }

## Help, and opening a table without naming a game

help =
    ## Board games at your own pace
    I keep the table for board games that friends play here, a turn at a time, over days. I know all the rules, so you can only choose what is allowed, and nobody has to be awake at the same time.

    { $play } opens a table. Others press *Join*, or you add computers; then you press *Start*. When it is your turn I mention you: press *Take turn* below that post. What you choose stays private until you press *Confirm*, and you can go back as often as you like. Only a step marked 🎲 is public at once.

    You know none of these games? { $learn } lets you play a few guided turns of one. To practise alone, use { $play } in direct messages with me: computers play against you, and nobody else sees it.
# The games come between these two. The arguments are named as the commands are.
help-commands =
    ### All commands
    • { $games } all your tables, those that wait for you first
    • { $board } a table as it is now; { $hand } what only you may see there. Only you see it
    • { $rules } a game in a few pages, with a picture that says what is what
    • { $replay } a game turn by turn, or as a film
    • { $puzzle } asks for the better move in positions of finished games
    • { $stats } how somebody has played (*Our record* in a person’s menu compares you two); { $hall } records here
    • { $move } types a move; { $plan_move } plans one ahead; { $plan_always } gives the same answer every time; { $plan_list } and { $plan_forget } show and delete your plans
    • { $queue } finds others for a game; { $avoid } is for people you would rather not play with; { $league_standings } and { $cup_show }: leagues and cups
    • { $undo } asks the others whether you may take back your last turn; { $note } is a note to yourself
    • { $vacation } stops your clocks for some days; { $settings } reminders, time zone, quiet hours, language
    • A table: { $table_leave } before its start, { $table_resign } after it, { $table_cancel }, { $table_absent }, { $table_pause }, { $table_resume }, { $table_here }, { $table_export }; { $window } sets its hours before it starts
    • { $privacy_export } and { $privacy_delete }: what I store about you
    -# { $server } sets the defaults of a server, for those who manage it. { $admin_health }, { $admin_pause } and { $admin_resume } are for my owner. You are reading { $help }.
play-which = ## Which game shall it be?
# Beside a small picture, with buttons below it.
play-game =
    ### { $game }
    -# { $least } to { $most } players · { $effort }
thumbnail-alt = The cover of { $game }
button-play = Play { $game }

# *What is this?* in a panel: a line for each choice follows.
explain-title = ### What you can choose

# The key of signs of a game: the names of signs that all games share.
button-signs = Signs
signs-title = ### Signs of { $game }
signs-alt = The signs on the pictures: { $signs }.
sign-seat = mark of a player
sign-first = begins the round or day
sign-done = has passed or is done
sign-choice = number of a choice
sign-event = what happened, numbered

# A worked example on a page of the rules; its picture has the same number and sign.
example-right = **{ $number }** ✅ { $text }
example-wrong = **{ $number }** ❌ { $text }
example-shown = **{ $number }** { $text }
