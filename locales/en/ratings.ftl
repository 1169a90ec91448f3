# Ratings: one number per person and game, in the lobby and on the last post of a rated game.

button-rated-on = Rated: on
button-rated-off = Rated: off
# In lists of tables and in invitations.
game-rated = { $game } (rated)
lobby-rated = Rated: if two people or more play, the result changes their ratings. Nobody gets suggestions.
lobby-ratings = Ratings here: { $list }
# $settled is false until about ten games are played: the number may still change a lot. Somebody new has none.
rating-of = { $settled ->
        [new] { $who } (not rated yet)
        [false] { $who } { $points } (still settling)
       *[true] { $who } { $points }
    }
ratings-after = Ratings: { $list }
rating-changed = { $who } { $before } → { $after }{ $settled ->
        [false] {" "}(still settling)
       *[true] {""}
    }
