# How games start: people who are asked to join, the start by itself, lobbies that nobody joins, the queue.

## The card of a lobby

button-invite = Invite
button-start-form = Start and seats
lobby-full = Starts as soon as every seat is taken.
# $at is a time, $left is how long until then.
lobby-at = Starts { $at } ({ $left }), if enough people are here.
lobby-waits = Starts as soon as { $who } { $n ->
    [one] is
   *[other] are
} ready. The time for an answer ends { $until }.
# Who was asked to join, and who said “not now”.
lobby-asked = Asked to join: { $who }
lobby-declined = Not now: { $who }
denied-not-opener-yet = Only the person who opened the table can start it now. Anybody with a seat can from <t:{ $at }:f> on.
denied-removed-here = The person who opened this table has given your seat away. If that was a mistake, ask them to invite you.
denied-avoided-here = You avoid somebody who sits here: { $who }. To play with them, take them off your list with `/avoid`.

## Inviting

# At most 45 characters, like the fields of forms below.
invite-title = Invite to table { $match }
invite-whom = Whom shall I ask to join?
# At most 100 characters.
invite-how = I mention each of them once, with a button for yes and one for no.
invited = I am asking { $who } to join. { $n ->
    [one] I mention them only once.
   *[other] I mention each of them only once.
} The card shows who says “not now”.
invited-nobody = I have asked them already, or they have a seat.
invitation-declined = All right, not this time. The card says so, and I will not ask you again for this table.
denied-invite-people = Please choose people. Bots cannot play.
denied-too-many-invited = At most { $most } people can be asked for one table.
denied-avoided-asked = You avoid { $who }. To invite them, take them off your list with `/avoid`.
denied-not-invited = Nobody has asked you to join this table, or you have answered already.
lobby-invitation = { $who }, would you like to join a game of **{ $game }**? Table { $match }: { $link }
    -# At the table: { $seated }. { $pace }
button-not-now = Not now
push-lobby-invitation = { $who }, would you like to join a game of { $game }? Table { $match } has a seat for you.

## Who may join

# At most 45 characters, like the fields below.
button-requires = Who may join
requires-title = Table { $match }: who may join
requires-any = Any
requires-answer-field = They usually answer within
requires-answer-within = { $hours } hours
requires-left-field = Of their latest 20 games, they left
requires-left-most = { $most ->
    [0] None
   *[other] At most { $most }
}
requires-newcomers = People who have not finished a game yet
requires-newcomers-yes = May join
requires-newcomers-no = May not join
# On the card. $list has the next three, joined by commas.
lobby-requires = Who may join: { $list }. Those whom the opener invites always may.
requires-answer = who usually answers within { $hours } h
requires-left = { $most ->
    [0] who has left none of their latest 20 games
   *[other] who has left at most { $most } of their latest 20 games
}
requires-finished = who has finished a game with others
# How those at the table have played lately. $list has the next two.
lobby-habits = Lately: { $list }
habits-of = { $who }{ $answer ->
    [none] {""}
   *[other] {" "}answers in about { $answer },
} left { $left } of { $n ->
    [one] 1 game
   *[other] { $n } games
}
habits-new = { $who } { $n ->
    [one] has
   *[other] have
} not finished a game with other people yet
denied-requires-answer = This table is for people who usually answer within { $hours } h; lately, your answers took about { $own } h. Only you see this.{ $begun ->
    [no] {" "}The person who opened the table can still invite you.
   *[yes] {""}
}
denied-requires-left = This table is for people who have left { $most ->
    [0] none
   *[other] at most { $most }
} of their latest 20 games; you have left { $left } of { $games }. Only you see this.{ $begun ->
    [no] {" "}The person who opened the table can still invite you.
   *[yes] {""}
}
denied-requires-finished = This table is for people who have finished a game with others. Only you see this. `/games` lists other tables.{ $begun ->
    [no] {" "}The person who opened the table can still invite you.
   *[yes] {""}
}

## The start

start-title = Table { $match }: start and seats
start-full = When does the game start?
start-full-no = When somebody presses Start
start-full-yes = As soon as every seat is taken
start-at = Or at this time, such as 20:00
# At most 100 characters.
start-at-how = In your time zone. A date may come first: 24.12. 20:00, or 2026-12-24 20:00. Empty for no time
start-remove = Take away the seat of
start-started = The game has started: { $link }
start-waits = The game starts as soon as those who joined days ago say that they are ready: { $link }
start-ready = Good. The game starts as soon as everybody is ready.
denied-no-time = I cannot read this time. Write it like 20:00, 24.12. 20:00 or 2026-12-24 20:00.
denied-start-when = The start must be in the future, and before <t:{ $latest }:f>.
denied-zone-unknown = Please tell me your time zone first, with `/settings`, so that I know when that is.
lobby-ready = { $who }, **{ $game }** at table { $match } can start: are you ready? { $n ->
    [one] You joined some days ago. Without an answer your seat is free again
   *[other] You joined some days ago. Whoever does not answer loses their seat
} { $until }.
    -# { $link }
button-ready = I am ready
push-lobby-ready = { $who }, { $game } can start, table { $match }: are you ready?
lobby-few = { $who }, it is time for **{ $game }** at table { $match }, but the game needs at least { $least } players: { $link }
push-lobby-few = { $who }, it is time for { $game }, table { $match }, but too few players are there.
lobby-freed = { $who }, not everybody at table { $match } (**{ $game }**) was ready, so seats are free again: { $link }
push-lobby-freed = { $who }, not everybody was ready for { $game }, table { $match }: seats are free again.

## Lobbies that nobody joins

lobby-idle = { $who }, nothing has happened at table { $match } (**{ $game }**) for two days. Are you still looking for players? { $link }
push-lobby-idle = { $who }, are you still looking for players? { $game }, table { $match }.
lobby-closing = { $who }, I will close table { $match } (**{ $game }**) { $closes } unless somebody still wants to play: { $link }
push-lobby-closing = { $who }, I will close table { $match } ({ $game }) soon unless somebody still wants to play.
button-start-computers = Start with computers
button-keep = Keep looking
button-close = Close the table
lobby-kept = Good, I keep the table open.

## The queue

command-queue = Wait for others who would like to play the same; I open the table
queue-title = ### The queue of this server
queue-how = Tell me what you would like to play. As soon as enough people want the same, I open a table for them, and the game starts.
# $games is a list of the next one.
queue-waiting = Waiting here: { $games }
queue-number = { $game } { $n }
queue-nobody = Nobody is waiting here now.
queue-joined = ✅ You are in the queue. I will mention you when your game starts.
queue-left = You have left the queue.
queue-found = ✅ Your game of { $game } starts: { $link }
# $players is a list of numbers, $paces of times for a move; $hours is a time of day, or none.
queue-place = {""}**You wait for:** { $games }. Number of players: { $players }. Time for a move: { $paces }.{ $hours ->
        [none] {""}
       *[other] {" "}You are awake { $hours } ({ $zone }).
    } You stay in the queue until { $until }.
queue-meanwhile = Meanwhile, a game against computers, or a lesson?
button-queue-join = Join the queue
button-queue-change = Change
button-queue-leave = Leave the queue
button-solo = { $game } against computers
button-learn-game = Learn { $game }
queue-form = What would you like to play?
queue-games = Games
queue-players = How many players?
queue-awake = When are you awake? Such as 8:00-23:00
denied-not-in-queue = You are not in the queue of this server.
denied-queue-empty = Please choose at least one game, one number of players and one time for a move.
denied-queue-players = None of these games is for that number of players.
command-server-queue = The channel for tables of the queue
server-queue-anywhere = where the last one joined it

## Whom a person avoids

command-avoid = Choose people with whom the queue never seats you; nobody else sees this
avoid-title =
    ### People you avoid
    { $n ->
        [0] You avoid nobody.
       *[other] { $who }
    }
    The queue never seats you together, their invitations do not mention you, and you cannot sit down with them by mistake. Nobody but you sees this list, and nobody is told.
avoid-whom = Whom would you like to avoid?
