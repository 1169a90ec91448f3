# Leagues and cups of a server.

command-league = Leagues of this server: seasons in which everybody meets everybody
command-league-create = Open a league, which you join; others join it in the channel
command-league-join = Join a league of this server
command-league-leave = Leave a league; games that have begun go on
command-league-standings = Where everybody stands in a league
command-cup = Cups of this server: rounds until one has won
command-cup-create = Open a cup, which you join; others join it in the channel
command-cup-join = Join a cup of this server
command-cup-show = The bracket or the standings of a cup
command-contest-which = Which one, if there are several
command-contest-name = Its name, such as Wednesday league
command-contest-game = Which game
command-contest-kind = How it is played
command-contest-kind-league = Divisions: the best of each group go up, the last go down
command-contest-kind-ladder = One list: mixed groups each season
command-contest-kind-knockout = Knock-out: tables of 3 or 4, two go on
command-contest-kind-swiss = Swiss rounds: everybody plays each round
command-contest-seats = How many sit at a table; 3 by default
command-contest-pace = Time for a move; 24 hours by default
command-contest-days = Days of a season or round at most; 30 in a league and 14 in a cup by default
command-contest-begins = Days until it begins; 3 by default
command-contest-rated = Whether its games count for ratings; they do by default

contest-kind-league = league with divisions
contest-kind-ladder = league of one list
contest-kind-knockout = knock-out
contest-kind-swiss = Swiss rounds
# The first line of its message.
contest-title = ### 🏆 { $name } · { $game }
contest-title-season = ### 🏆 { $name } · { $game } · season { $n }
contest-about = { $kind } · { $seats } at a table · time for a move: { $pace }
contest-about-cup = { $kind } · 3 or 4 at a table · time for a move: { $pace }
contest-people = {""}**{ $n ->
        [one] One person
       *[other] { $n } people
    }:** { $who }
contest-more = and { $n } more
contest-open = { $due ->
    [none] It begins a day after at least { $least } people are in it.
   *[other] It begins { $due } if at least { $least } people are in it; { $kind ->
        [cup] otherwise it is called off.
       *[league] otherwise it waits for more.
    }
}
contest-open-days = { $kind ->
    [league] A season takes at most { $days } days. Everybody meets everybody in their group. Then the best of a group go up, the last go down, and the next season begins by itself.
    [ladder] A season takes at most { $days } days. Everybody meets everybody in their group. Then the groups are mixed, and the next season begins by itself.
   *[cup] A round takes at most { $days } days; then the next one begins by itself.
}
contest-running = { $kind ->
    [league] The season ends { $due } at the latest; games over: { $over } of { $games }.
    [final] The final ends { $due } at the latest.
    [swiss] Round { $round } of { $of } ends { $due } at the latest.
   *[knockout] Round { $round } ends { $due } at the latest.
} Games that are not over then count as draws.
contest-now = {""}**Games now:** { $tables }
contest-ended = { $n ->
    [0] **No game was finished, so nobody has won.**
   *[other] **{ $who } has won.**
} It ended { $at }.
contest-called-off = It was called off.
contest-moved-up = {""}**Up:** { $who }
contest-moved-down = {""}**Down:** { $who }
# Below a season that has ended; the message of the next one is further down in the channel.
contest-follows = Season { $n } follows below.
# The post at the end of a season, or of a cup: $season is 0 then. $n is 0 if nobody has won.
contest-decided = ### { $n ->
    [0] 🏁 { $season ->
        [0] { $name }
       *[other] Season { $season } of { $name }
    } is over. No game was finished, so nobody has won.
   *[other] 👑 { $who } has won { $season ->
        [0] { $name }
       *[other] season { $season } of { $name }
    }!
}
contest-next = { $state ->
    [begun] Season { $n } has begun.
   *[open] Season { $n } begins when there are enough people: *Join* is below its message.
}
push-contest-decided = { $who }, { $season ->
    [0] { $name }
   *[other] season { $season } of { $name }
} is over: { $n ->
    [0] no game was finished
   *[other] { $winner } has won
}. Thank you for playing!
# At a table that is still running. $kind is that of its league or cup.
contest-drawn-here = ⏱️ { $kind ->
    [knockout] Round { $round } of { $name } is over. This game counts as a draw there, so whoever was seeded higher goes on.
    [swiss] Round { $round } of { $name } is over. This game counts as a draw there.
   *[league] Season { $n } of { $name } is over. This game counts as a draw there.
} Play on: its result still counts for { $rated ->
    [rated] statistics and ratings
   *[not] statistics
}.
# Games of which the end was not waited for, or that were called off.
contest-drawn = {""}**Not played to the end, so draws here:** { $games }
# Games that could not begin, because somebody had left.
contest-lost = {""}**Not played, so lost for whoever has left:** { $games }
contest-bye-knockout = {""}**In the next round without a game:** { $who }
contest-bye-swiss = {""}**No table in this round, which counts as a win:** { $who }
# To somebody, in private: their games in this season or round.
contest-own = {""}**Your games:** { $games }
contest-own-over = { $n } over
contest-own-now = now with { $who }
contest-own-later = to come with { $who }
contest-own-rests = {""}**You have no game in this round.** You are in the next one.
contest-own-out = {""}**You are not in this round any more.**
contest-card = A game of **{ $name }**{ $kind ->
    [cup] {""}
   *[league] , season { $n }
}
contest-waiting = In the next season, or as soon as somebody leaves: { $who }
contest-rules = -# Winner of a table 12 points, last 0, equal steps between. At equal points: games against each other, games won, share of the points, place at the beginning.
contest-rules-ladder = -# Winner of a table 12 points, last 0, equal steps between; what counts is the mean. At equal points: games won, share of the points, place at the beginning.
contest-rules-knockout = -# Two of each table go on, until four or fewer play the final. At equal ranks, whoever was seeded higher; the strongest may have no game in the first round.
contest-rules-swiss = -# Winner of a table 12 points, last 0. At equal points: points of those one has met, games won, seed.
contest-joined = ✅ You are in { $name }. I will mention you when a game of yours starts. You may meet everybody in it. *More* below its message shows your games, and lets you leave.
contest-joined-later = ✅ You are in { $name }: from the next season on, or as soon as somebody leaves.
contest-left = You have left { $name }.{ $kind ->
    [open] {""}
    [cup] {" "}Your games that have begun go on; you are in no further round.
   *[league] {" "}Your games that have begun go on. The others go to whoever waits, or count as lost.
}
contest-begun = ✅ { $name } has begun.
contest-end-sure = End { $name } now? Its games go on, but those that are not over count as draws here.
contest-ended-now = { $name } has ended.
contest-opened =
    ✅ { $name } is open: { $place }
    With *More* below it you can begin it early, or end it.
contest-refused = I may not post in { $place }. Please allow me to, and I will show { $name } there.
contest-none-league = There is no league on this server. { $create } opens one; { $join } and { $leave } are for its people.
contest-none-cup = There is no cup on this server. { $create } opens one, { $join } is for those who play.
button-contest-join = Join
button-contest-page = More
button-contest-leave = Leave
button-contest-begin = Begin now
button-contest-end = End it
# In the picture, and its description.
contest-picture-season = { $game } · season { $n }
contest-picture-cup = { $game } · { $kind }
contest-group = Group { $n }
contest-everybody = Standings
contest-everybody-mean = Standings (points a game)
contest-round = Round { $n }
contest-final = Final
contest-alt-row = { $rank }. { $who }: { $points ->
        [1] one point
       *[other] { $points } points
    }, { $games ->
        [one] one game
       *[other] { $games } games
    }, { $won } won{ $way ->
        [up] , goes up
        [down] , goes down
        [out] , has left
       *[stays] {""}
    }{ $tie ->
        [none] {""}
       *[other] {" "}({ $tie })
    }.
contest-alt-pod = { $people }.
contest-alt-on = { $who } ({ $rank ->
    [draw] draw
   *[other] { $rank }
}, goes on)
contest-alt-final = { $who } ({ $rank ->
    [draw] draw
   *[other] { $rank }
}, has won)
contest-alt-off = { $who } ({ $rank ->
    [draw] draw
   *[other] { $rank }
})
contest-alt-bye = Without a game: { $people }.
# Beside the name of somebody who has as many points as the one before: why they are behind.
contest-tie-met = fewer points against each other
contest-tie-won = fewer games won
contest-tie-share = smaller share of the points
contest-tie-opponents = weaker opponents
contest-tie-seed = lower at the beginning
render-contest-games = games
render-contest-won = won
render-contest-points = points
render-contest-left = has left
# In a picture, above what its letters stand for: who is behind at equal points, and why.
render-contest-ties = Behind at equal points:
render-contest-bye = no game
# In the hall.
render-hall-seasons = Seasons and cups
hall-won-season = { $name }, season { $n }
hall-alt-won = { $name }: won by { $who }.

denied-contest-name = Please give it a name.
denied-contest-name-taken = There is one with this name already.
denied-contest-seats = That game is not played like this. Tables have 2 to 4 seats.
denied-contest-days = A season or round can take { $least } to { $most } days, and it can begin in 1 to { $begins } days.
denied-too-many-contests = This server has { $most } leagues and cups already. One has to end first.
denied-no-contest = I know no such league or cup here.
denied-contest-which = Which one? { $names }
denied-contest-over = It is over.
denied-contest-joined = You are in it already.
denied-contest-not-joined = You are not in it.
denied-cup-begun = This cup has begun. Nobody can join it any more.
denied-contest-full = It is full: { $most } people.
denied-contest-not-opener = Only whoever opened it, or a manager of this server, can do that.
denied-contest-begun = It has begun already.
denied-contest-few = At least { $least } people have to be in it.
