# What those who manage a server set and do: `/server`, bans, tables of others, the hall of a month.

## The settings

command-server-wanted = The role to mention when players are wanted; @everyone means nobody
command-server-timezone = The time zone of this server, for example Europe/Prague
command-server-forum = The forum in which every new table gets a post of its own
command-server-hall = The channel for the hall of each month, on the first day of the next one
command-server-stop = What this server no longer wants
command-server-stop-list = The list of all tables
command-server-stop-puzzles = Puzzles of the day
command-server-stop-queue = A channel for tables of the queue
command-server-stop-forum = A forum for tables
command-server-stop-hall = The hall of each month
server-shown = ### What this server has set
server-row = { $what }: { $value }
server-pace = Time for a move
server-place = Where to play
server-openers = Who may open tables
server-wanted = Who is mentioned when players are wanted
server-language = Language of posts and pictures
server-timezone = Time zone
server-list = List of all tables
server-puzzles = Puzzle of the day
server-queue = Tables from the queue
server-forum = Forum for tables
server-hall = Hall of each month
server-no-wanted = nobody
server-no-forum = none
server-no-hall = none

## New tables

# The tag of a post in a forum, at most 20 characters: a table that looks for players, is played, is over.
forum-tag-open = open
forum-tag-playing = playing
forum-tag-finished = finished
push-wanted = { $who }, players are wanted for { $game }, table { $match }: { $n ->
    [one] one seat is free.
   *[other] { $n } seats are free.
}

## Permissions

# $what is one of the settings above, or “This channel”.
server-here = This channel
server-lacks-nothing = ✅ I have every permission that this takes.
server-lacks = ⚠️ { $what }, { $place }: I lack { $permissions }.
server-lacks-tags = ⚠️ { $place }: the posts of tables do not show their state. Add the tags { $tags } to this forum, or grant me { $permission }.
server-gone = ⚠️ { $what }: I see no such channel any more. Choose another one.
server-role-gone = ⚠️ { $what }: this role no longer exists. Choose another one.
server-role-silent = ⚠️ { $what }: I may not mention { $role }. Allow everybody to mention this role, or grant me { $permission }.
# Their names in Discord. `read-messages` is that of seeing a channel.
permission-read-messages = *View Channel*
permission-send-messages = *Send Messages*
permission-send-messages-in-threads = *Send Messages in Threads*
permission-attach-files = *Attach Files*
permission-create-public-threads = *Create Public Threads*
permission-read-message-history = *Read Message History*
permission-pin-messages = *Pin Messages*
permission-manage-channels = *Manage Channels*
permission-mention-everyone = *Mention @everyone, @here and All Roles*

## Who may not play

server-bans-none = Nobody is banned from the tables of this server.
server-bans = Banned from the tables of this server: { $n }
server-ban = • { $who }, by { $by } on { $at }
server-bans-whom = Who may not play here?
server-bans-changed = ⚠️ Somebody has just changed this. Please choose again.
server-tables-of-others = -# Who manages this server can end tables of others with `/table cancel`, and move them with `/table here`. I tell their players who did it.
denied-too-many-banned = At most { $most } people can be banned from the tables of a server.
denied-banned-here = You may not play on this server: those who manage it have decided that. Please talk to them about it.
denied-banned-asked = { $who } may not play on this server.
denied-banned-there = Somebody at this table may not play on that server, so it stays where it is.
table-event-banned = { $who } may no longer play on this server. { $left ->
    [0] Nobody else is left at this table, so the game is called off.
   *[other] A computer plays on.
}

## Tables of others

sure-end =
    ### End { $game }, table { $match }?
    You have no seat there, but you manage this server. { $status ->
        [lobby] Nobody will be able to join it any more.
       *[other] The game ends without a result.
    } I tell the people there that it was you.
lobby-ended = { $by }, who manages this server, has called this table off.
lobby-moved = { $by }, who manages this server, moved this table: { $link }
table-event-ended-by-host = { $by }, who manages this server, has called the game off.
table-event-moved-by-host = { $by }, who manages this server, moved the game here.

## The hall of a month

hall-title-month = ### The hall of this server: { $month }
# In the picture. $month is what the next text says.
hall-about-month = { $n ->
    [one] one game finished in { $month }
   *[other] { $n } games finished in { $month }
}
hall-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
hall-alt-player-month = { $who }: { $n ->
        [one] one game
       *[other] { $n } games
    }, { $won } won.
