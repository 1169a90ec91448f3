orchard-name = Orchard
orchard-blurb = Bring fruit to the market, where the same fruit is worth more each time.
orchard-effort = 3 or 5 turns each · learnt in a minute

orchard-option-hand = Cards in a hand
orchard-option-hand-two = Two
orchard-option-hand-three = Three
orchard-option-hand-four = Four
orchard-option-rounds = Rounds
orchard-option-rounds-three = Three
orchard-option-rounds-five = Five
orchard-option-swap = Swapping a card
orchard-option-swap-once = Once a turn
orchard-option-swap-never = Never

orchard-ask-act = Which fruit do you bring to the market?
orchard-advice-act = A fruit that is often in the market brings most, but the next player has it too.
orchard-verb-play = Play a card
orchard-verb-swap = Swap a card
orchard-verb-about-play = The card goes to the market, and you draw another one.
orchard-verb-about-swap = You put a card back and draw another one first.
orchard-do-play = play { $fruit } · { $n } in the market
orchard-do-swap = swap { $fruit }
orchard-arg-fruit = Which fruit?

orchard-fruit-fig = a fig
orchard-fruit-plum = a plum
orchard-fruit-date = a date

orchard-event-played = { $who } { DOES($you, "play", "plays") } { $fruit }{ $scored }.
orchard-event-forced = { $who } { DOES($you, "have", "has") } no choice and { DOES($you, "play", "plays") } { $fruit }{ $scored }.
orchard-event-swapped = { $who } { DOES($you, "swap", "swaps") } { $fruit } and { DOES($you, "draw", "draws") } { $card_id ->
    [fig] a fig
    [plum] a plum
   *[other] a date
}.
orchard-event-swapped-hidden = { $who } { DOES($you, "swap", "swaps") } a card.
orchard-event-left-over = { $who } { DOES($you, "have", "has") } { $n } { $n_id ->
    [one] kind
   *[other] kinds
} of fruit left{ $scored }.
orchard-event-won = { $who } { DOES($you, "win", "wins") } with { $n } points.

orchard-event-board-asked = { $who } { DOES($you, "choose", "chooses") } a card.
orchard-event-board-over = The game is over.
orchard-event-board-round = Round { $n } of { $of }.
orchard-event-board-score = { $who } { DOES($you, "have", "has") } { $n_id ->
    [one] 1 point
   *[other] { $n } points
}.
orchard-event-board-hand = { $who } { DOES($you, "hold", "holds") } { $fruit }.
orchard-event-board-market = In the market, { $fruit_id }: { $n }.

orchard-sheet-played = Played
orchard-sheet-left = Left over

orchard-legend-1 = The players and their points.
orchard-legend-2 = The market: how many cards of each fruit lie there.

orchard-rules-1 = **Your hand**

    Everybody holds cards that nobody else sees: figs, plums and dates. The deck has twenty of each.

    How many cards there are in a hand is an option of the table.
orchard-rules-2 = **Your turn**

    Play a card to the market: 1 point, and 1 more for each such card already there. Then draw a card.

    Before that you may swap a card once.
orchard-rules-3 = **The end**

    After the last round, each kind of fruit that you still hold is worth 1 point. Whoever has the most points wins; ties are shared.

orchard-lesson-market = 1 · The market
orchard-lesson-goal = Bring fruit to the market: a card is 1 point, and 1 more for each such fruit already there. Press **Take turn**.
orchard-lesson-play = The market is empty, so any card brings 1 point. You have two figs: play one.
orchard-lesson-later = Swapping comes later in this lesson. First play a fig.
orchard-lesson-figs = A plum brings 1 point too. But you have a second fig, which is then worth more.
orchard-lesson-swap = Once a turn you may swap a card before you play. 🎲 marks it: it draws, so it cannot be taken back. Swap the plum.
orchard-lesson-swap-first = You could. But see first what swapping does.
orchard-lesson-more = A fig lies in the market already: another one brings 2 points.
