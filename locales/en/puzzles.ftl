# `/puzzle`: positions of finished games in which a move cost points. The players have no names there.

command-puzzle = Find the better move in positions of finished games, your own first
command-server-puzzles = The channel for a puzzle a day, from finished games on this server
server-no-puzzles = none
puzzle-daily = ### Puzzle of the day: find the better move
puzzle-title = ### Find the better move
puzzle-own = From your table { $match }, turn { $turn }. You are { $who }.
puzzle-others = From a game on this server, turn { $turn }. You are { $who }.
puzzle-player = Player { $letter }
puzzle-move = **{ $number }** · { $text }
# $chosen is the number of the move that was pressed, $better that of the better one.
puzzle-right = ### ✅ Yes, { $chosen } is the better move
puzzle-wrong = ### ❌ No, { $better } is better than { $chosen }
# $first and $second are the numbers of the moves, here and on the picture. $cost is a number of points; $why is what the better move brings.
puzzle-answer = “{ $better }” ({ $first }) is worth about { $cost ->
        [one] 1 point
       *[other] { $cost } points
    } more than “{ $played }” ({ $second }), which was played{ $reason ->
        [0] .
       *[1] : it { $why }.
    }
puzzle-again = You will see it again in { $days ->
        [one] a day
       *[other] { $days } days
    }.
puzzles-none = There is no puzzle for you at the moment. They are made of the moves that cost points in finished games, once somebody has pressed *How was that?* on the last post. Those that you miss come again.
puzzles-look-back = I can look back at one of your games now. That takes about a minute.
button-look-back = { $game }, table { $match }
button-next-puzzle = Next puzzle
denied-no-puzzle = This puzzle is gone. `/puzzle` shows you another one.
