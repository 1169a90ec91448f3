# Words on pictures. Short: they stand in small places.

# $week is a Roman number, $day a number.
render-week = Week { $week }
render-day = Day { $day }
# A seat at the table that nobody has taken yet.
render-free-seat = free seat
# Above a player's cards; $n is how many.
render-hand = { $n ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $n } cards in hand
}

# The headline of a picture, in large letters: who is asked what. Short: with a long name it must fit on a line.
# Games have their own text for each kind of question; this one suits any question.
headline-asked = { $who } { DOES($you, "are", "is") } to move
# The reader has drafted a whole turn: nothing is left to choose.
headline-confirm = Confirm your turn
# Several players are asked at once: $n of them, among them the reader if $you is 1.
headline-several = { $who } are to move
# In place of who is asked, on a picture that shows the changes of many turns.
headline-happened = What has happened

## Babylon

render-babylon-round = Round { $round } of { $rounds }
# Before pictures of the tokens and how many of each nobody has seen yet.
render-babylon-tokens = Still to come
# Beside cells of a garden, seen from above, that a higher terrace hides in the picture of the garden.
render-babylon-hidden = Hidden { $cells }
# Beside the sign that a number of columns stands on or below, as a legend.
render-babylon-full = columns, on four supports
render-babylon-open = columns, with a belvedere there
render-babylon-double = plus the free double column
# Beside the tiles that a player may build, one word a line.
render-babylon-new = New tile
render-babylon-old = Stored tile
# How many of the places for a tile have numbers on the picture.
render-babylon-places = { $shown } of { $places } places
# Above the price of a tile on that storey.
render-babylon-storey = Storey { $storey }

# The axes of the chart of scores.
render-expected = Who was ahead
render-points = Points
render-turns = Turns
# Above what a better turn would have done, and above what the one played did.
render-better = Better
render-played = Played

# The poster of a finished game. $match is the number of the table.
render-poster-table = { $seats } players · table { $match }
# How many rounds the game had, such as "15 rounds", and how long they took.
render-poster-lasted = { $counted }, played in { $days ->
    [one] one day
   *[other] { $days } days
}
# How long the game took.
render-poster-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
# In place of the names of many winners; $n is how many.
render-poster-shared = { $n } players share the victory!
# Under the name of the winner, if the second has as many points. A game may say what decides: <game>-poster-tie.
render-poster-tie = Tied: the tie-break decides
# Above lines that say, round by round, who was first, second and so on.
render-poster-race = Places during the game
# The same place above a chart for two players: areas are above or below the axis.
render-poster-lead = Who led by how much
# Beside that heading. A game may count something else: <game>-poster-counted.
render-poster-counted = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
# Beside the numbers of the axis of the race. A game may count something else: <game>-poster-axis.
render-poster-axis = Round

## Yspahan

render-yspahan-unchanged = You change nothing

## Amyitis

# In a question about hiring or trading, if only the other one can be done.
render-amyitis-no-hire = Nobody you can hire
render-amyitis-no-trade = No city you can trade with
# On the board, in place of the crafts for hire.
render-amyitis-nobody = Nobody left to hire
# Goods: how many a player has over what there is room for.
render-amyitis-over = { $n } too many
# Beside who is first or second in a temple.
render-amyitis-rank = { $n ->
    [1] 1st
   *[other] 2nd
}
render-amyitis-round = Round { $n }
# After how many garden tiles there are; the round in which they come down to $last is the last one.
render-amyitis-tiles = left, ends at { $last }
render-amyitis-tiles-last = left: the last round
# Above the guild cards that nobody has taken yet.
render-amyitis-cards = Guild cards left

## Ishtar

# Above what lies in the common supply: trees, tree cards, gems.
render-ishtar-supply = Supply
# The legend of skills: a few words each, after the sign of the skill. $n is the points for each, or how many.
render-ishtar-skill-A = { $n } per tablet
render-ishtar-skill-B = { $n } per gem left
render-ishtar-skill-C = { $n } per tree
render-ishtar-skill-D = { $n } per tree card
render-ishtar-skill-E = { $n } per gem
render-ishtar-skill-F = 2 flower spaces
render-ishtar-skill-G = take { $n } gems
render-ishtar-skill-H = 1 flower space
render-ishtar-skill-I = reserve a tree
render-ishtar-skill-J = { $n } assistants
# On the price of a stack of tiles that costs nothing.
render-ishtar-free = free
render-ishtar-shown = { $first }–{ $last } of { $all }
# Below that: of how many places these are.
render-ishtar-places = places
# Below that: why these come first; they leave a computer the best prospects.
render-ishtar-likely = likely best
# Below a picture, after the sign of a space where the tile in hand cannot lie, and why.
render-ishtar-two-fountains = Not here: two gardens would meet.
render-ishtar-two-assistants = Not here: two assistants in one bed.
