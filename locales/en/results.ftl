# Finished games: in `/games`, and what is known of people by them.

games-finished = { $n ->
    [0] ### You have no finished games yet
    [one] ### Your finished game
   *[other] ### Your { $n } finished games
}
# $rank is the reader's own; $shared is 1 if others won as well.
games-finished-line =
    {"**"}{ $game }** · table { $match } · { $rank ->
        [1] { $shared ->
            [1] you shared the victory
           *[0] you won
        }
        [2] you came second of { $seats }
        [3] you came third of { $seats }
        [4] you came fourth of { $seats }
       *[other] you took place { $rank } of { $seats }
    } with { $points ->
        [one] one point
       *[other] { $points } points
    }
    -# { $who } · { $when } · { $link }
button-finished = All finished games
button-record = Record

## Statistics

command-stats = How somebody has played here: games, wins, scores, and against whom
command-stats-person = Whose statistics; without it, your own
# The name of a command in the menu of a person: at most 32 characters.
menu-record = Our record
stats-title = ### { $who }: finished games { $where ->
    [here] on this server
   *[everywhere] everywhere
}
stats-about = { $where ->
    [here] on this server
   *[everywhere] everywhere
}{ $game ->
    [none] {""}
   *[other] {" "}· { $name }
}
# Below the picture. Computers have no statistics.
stats-counted = -# Games of two people or more count.{ $alone ->
    [0] {""}
    [one] {" "}One more game was against computers alone, { $won ->
        [0] lost
       *[other] won
    }.
   *[other] {" "}{ $alone } more games were against computers alone, { $won } of them won.
}{ $left ->
    [0] {""}
    [one] {" "}One seat was given up or lost.
   *[other] {" "}{ $left } seats were given up or lost.
}
stats-none = { $own ->
    [yes] You have not finished a game with other people here yet. { $play } opens a table, and { $games } lists free seats.
   *[no] { $who } has not finished a game with other people here yet. { $play } opens a table for you two.
}{ $alone ->
    [0] {""}
    [one] {" "}One game against computers is finished.
   *[other] {" "}{ $alone } games against computers are finished.
}
stats-players = { $n } players
stats-minutes = { $n } min
stats-hours = { $n } h
stats-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
stats-games = { $n ->
    [one] game
   *[other] games
}
stats-wins = won ({ $share } %)
stats-streak = { $n ->
    [one] win in a row
   *[other] wins in a row
}
stats-answer = to answer
stats-unknown = –
stats-against = Against
# The description of the picture, line by line.
stats-alt = { $who }, { $about }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins } won, at most { $longest } in a row. Typical time to answer: { $answer }.
stats-alt-kind = { $game }, { $n } players: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins } won, mean score { $mean }, best { $best }.
stats-alt-rival = Against { $who }: { $ahead } ahead, { $level } level, { $behind } behind.
record-title = ### You and { $who }
record-who = You and { $who }
record-about = { $games ->
    [one] one game together on this server
   *[other] { $games } games together on this server
}
record-all = Together
record-none = You and { $who } have not finished a game together on this server yet. { $play } opens a table for you two.
record-own = That is you. { $stats } shows how you have played.
render-stats-kinds = Games
render-stats-games = played
render-stats-wins = won
render-stats-mean = mean
render-stats-best = best
render-stats-ahead = ahead
render-stats-level = level
render-stats-behind = behind
denied-stats-private = This person keeps their statistics to themselves.
denied-stats-elsewhere = I show statistics of others on a server where you both are. Here you can only see your own.
denied-stats-computer = Computers have no statistics. Choose a person.
settings-results-yes = Others may see the statistics of your finished games (/stats).
settings-results-no = Nobody but you sees the statistics of your finished games.
button-results-off = Keep them private
button-results-on = Show them

## The hall of a server

command-hall = The records of this server, and who has played this month
hall-title = ### The hall of this server
hall-name = This server
# In the picture, below the name of the server.
hall-about = { $n ->
    [0] no game finished this month
    [one] one game finished this month
   *[other] { $n } games finished this month
}
hall-counted = -# Games of two people or more count. Who keeps their statistics private in /settings is not named here.
hall-none = Nobody has finished a game with others on this server yet. The first records are waiting: { $play } opens a table.
hall-alt-player = { $who }: { $n ->
        [one] one game
       *[other] { $n } games
    } this month, { $won } won.
hall-alt-record = Record in { $game }, { $players }: { $who }, { $points }.
render-hall-month = This month
render-hall-won = won
render-hall-games = games
render-hall-records = Records
