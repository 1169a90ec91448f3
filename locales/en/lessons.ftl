# Lessons: what every game shares. A text of a step has at most 25 words, and one idea.
# `learn-…` is said in lessons of several games; the texts of a game are in `lessons-<game>.ftl`.

learn-which = ### Which game would you like to learn?
    You play a few guided turns. Nobody else sees them, and you can stop at any time and go on later.
learn-step = { $title } · step { $step } of { $steps }
learn-next = Go on
learn-contents = Step { $step } of { $steps } · skip, repeat, or another lesson
learn-following = Next: { $title }
learn-first-game = Play your first game
learn-ended-more = ### Well done!
    Go on with the next lesson, or play right away: against easy computers, with suggestions and advice.
learn-ended = ### That is all you need for a game of { $game }!
    Play your first one against easy computers, with suggestions and advice. Rules are never further than a button.
button-learn = Learn it
denied-no-lessons = There is no lesson for { $game } yet. Its rules are short: `/rules`.

learn-not-now = You could, but not in this lesson. Try what it says above.

learn-turn = When others wait for you, you find a post like this. Press **Take turn**.
learn-confirm = **Back** takes your last step back. Press **Confirm** when you are sure: only then do the others see your turn.
learn-since = While you were away, others moved. Press **What happened?** to see it step by step.
learn-suggest = Not sure what to do? Press **Suggest**, perhaps behind **More…**: a computer player tells you what it would do, and why.
learn-no-confirm = Your turn is not complete yet. Do what it says above first.
learn-turn-again = Where a line changed the board, the picture shows its number. Now it is your turn again: press **Take turn**.
learn-confirm-again = That is your turn. Press **Confirm** to send it.
