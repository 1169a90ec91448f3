# Finished games: in `/games`, and what is known of people by them.

games-finished = { $n ->
    [0] ### You have no finished games yet
    [one] ### Your finished game
   *[other] ### Your { $n } finished games
}
# $rank is the reader's own.
games-finished-line =
    · **{ $game }** · table { $match } · { $rank ->
        [1] you won
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
