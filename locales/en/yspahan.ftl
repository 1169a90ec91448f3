# Yspahan, in English. Argument values arrive as words ($floor) and raw ($floor_id); count with the raw one.

yspahan-name = Yspahan
yspahan-blurb = Roll the dice, fill the souks of Yspahan and send your goods out with the caravan.
yspahan-effort = 21 turns each (31 or 32 for two) · easy to learn

## Questions

yspahan-ask-roll = A new day begins. How many yellow dice will you buy?
yspahan-ask-act = Choose a group of dice from the tower and use it.
yspahan-ask-act-about = Choose a group of dice from the tower and use it. It is the last turn of { $last_id ->
    [0] the week
   *[1] the game
}.
yspahan-ask-place = Where will you put your next cube?
yspahan-ask-order = Two cubes are waiting. Which one goes on the caravan first?
yspahan-ask-go-on = One cube is loaded. Play a card, or load the next one?
yspahan-ask-protect = Your cube is wanted for the caravan. Pay a camel to keep it in its shop?

# The same with the names of what they are about; the texts above are for standing answers.
yspahan-ask-place-about = Where will you put your next cube in the { $floor } quarter? { $n_id ->
    [one] { $optional_id ->
        [0] It is your last one.
       *[other] It is the Crane's, so you may keep it.
    }
   *[other] You have { $n } to place{ $optional_id ->
        [0] .
       *[other] , and may keep the last.
    }
}
yspahan-ask-order-about = Which cube goes on the caravan first: { yspahan-part-whose } in { $shop } or { $theirs_id ->
    [0] yours
   *[1] { $other }'s
} in { $second }?
yspahan-ask-go-on-about = One cube is loaded. Play a card, or load the next one, { yspahan-part-whose } in { $shop }?
yspahan-ask-protect-about = Your cube in { $shop } is wanted for the caravan{ $second_id ->
    [none] .
   *[other] , and after it the one in { $second }.
} Souk { $souk } has { $held } of { $size } cubes, for { $points } points. { $camels_id ->
    [0] You have no camel to keep its place.
    [one] Pay your only camel to keep its place?
   *[other] Pay 1 of your { $camels } camels to keep its place?
}
yspahan-ask-end = Your action is done. Anything to build or play before you end your turn?

## Headlines: what a player is asked, for the others to read. Short, without a full stop: they are large.

yspahan-headline-roll = { $who } { DOES($you, "roll", "rolls") } the dice
yspahan-headline-act = { $who } { DOES($you, "choose", "chooses") } a group of dice
yspahan-headline-act-supervise = Where does the supervisor go?
yspahan-headline-place = { $who } { DOES($you, "place", "places") } { $n_id ->
    [one] a cube
   *[other] { $n } cubes
}
yspahan-headline-order = { $you ->
    [1] Which cube goes first?
   *[0] { $who } loads two cubes
}
yspahan-headline-go-on = { $who } may play cards
yspahan-headline-protect = { $who } may keep a cube for a camel
yspahan-headline-end = { $who } may build or play cards
yspahan-headline-end-build = { $who } may build
yspahan-headline-end-play = { yspahan-headline-go-on }
yspahan-headline-end-swap = { yspahan-headline-go-on }
yspahan-headline-end-sell = { yspahan-headline-go-on }
yspahan-headline-do-build = { $who } { DOES($you, "choose", "chooses") } a building
yspahan-headline-do-play = { $who } { DOES($you, "play", "plays") } a card
yspahan-headline-do-swap = { yspahan-headline-do-play }
yspahan-headline-do-sell = { yspahan-headline-do-play }
yspahan-headline-end-put = { $who } may place a cube

## Advice to somebody new, by kind of question

yspahan-advice-roll = The dice are sorted into the tower by number. A yellow die costs 1 gold, joins the group of its number and counts only for you.
yspahan-advice-act = Many equal dice bring many camels, gold or cubes. A lone die will do for a card, or for the supervisor, who walks as far as its number.
yspahan-advice-place = Only complete souks score, at the end of the week. Small ones are finished sooner.
yspahan-advice-order = The first cube goes on the next camel of the caravan. Lower rows bring more points at once.
yspahan-advice-go-on = You asked to stop here: now is the time to play a card, before the next cube is loaded.
yspahan-advice-protect = A camel saves your place in the souk, and a cube from your supply is loaded instead.
yspahan-advice-end = Buildings bring the most when they come early. From the third on, each is worth points too.

## Verbs: labels for groups of actions

yspahan-verb-roll = Roll the dice
yspahan-verb-take = Take from the tower
yspahan-verb-supervise = Move the supervisor
yspahan-verb-draw = Draw a card
yspahan-verb-pass = Pass
yspahan-verb-build = Build
yspahan-verb-place = Place a cube
yspahan-verb-stop = Stop placing
yspahan-verb-first = Choose the order
yspahan-verb-go-on = Load the next cube
yspahan-verb-keep = Pay a camel
yspahan-verb-let-go = Let the cube go
yspahan-verb-end = End your turn
yspahan-verb-play = Play a card
yspahan-verb-swap = Barter
yspahan-verb-sell = Sell for points
yspahan-verb-put = Place a cube anywhere

yspahan-extra-take = Discard a card for one more…
yspahan-extra-build = Build with a card…

## What 🎲 stands for, by verb

yspahan-final-roll = Rolls the dice
yspahan-final-draw = Draws a card
yspahan-final-supervise = Draws a card

## Actions, one by one: what an option is, what it costs and brings; `-more-` is a second line

yspahan-part-discard = { $card_id ->
    [none] {""}
   *[other] , discarding { $card }
}
yspahan-part-using = { $floor_id ->
    [none] {""}
   *[other] , with the { $floor } dice
}
yspahan-part-payment = { $cards_id ->
    [build_no_gold] , playing Build without Gold
    [build_no_camels] , playing Build without Camels
    [both] , playing both building cards
   *[none] {""}
}
yspahan-part-price = { $camels_id ->
    [0] { $gold_id ->
        [0] free
       *[other] { $gold } gold
    }
    [one] 1 camel{ $gold_id ->
        [0] {""}
       *[other] , { $gold } gold
    }
   *[other] { $camels } camels{ $gold_id ->
        [0] {""}
       *[other] , { $gold } gold
    }
}
yspahan-part-souk = { $stage_id ->
    [starts] starts the { $worth }-point souk, 1 of { $size }
    [completes] completes the { $worth }-point souk
   *[continues] { $worth }-point souk, { $n } of { $size }
}
# The shops that are filled; [1] is for several beside each other.
yspahan-part-cubes = { $count_id ->
    [one] { $shops }
   *[other] { $count } cubes, { $row_id ->
        [0] { $shops }
       *[1] { $first } to { $last }
    }
}
yspahan-part-whose = { $yours_id ->
    [0] { $owner }'s
   *[1] yours
}
yspahan-part-owned = { $yours_id ->
    [0] { $owner }'s cube in { $shop }
   *[other] your cube in { $shop }
}
yspahan-do-roll = { $yellow_id ->
    [0] roll the white dice
    [one] roll with 1 yellow die · 1 gold
   *[other] roll with { $yellow } yellow dice · { $gold } gold
}
yspahan-do-take = { $floor_id ->
    [camel] take { $n_id ->
        [one] 1 camel
       *[other] { $n } camels
    }
    [gold] take { $n } gold
   *[other] place { $n_id ->
        [one] 1 cube
       *[other] { $n } cubes
    } in { $floor }
}{ yspahan-part-discard }
yspahan-more-take = { $card_id ->
    [none] {""}
   *[other] Its effect is lost.
}
yspahan-do-supervise = supervisor with the { $floor } dice { $stays ->
    [1] stays at
   *[0] to
} { $dest }{ $gold_id ->
    [0] {""}
   *[other] {" "}· { $gold } gold
}{ $cubes_id ->
    [yours] {" "}· loads your cube
    [both_yours] {" "}· loads 2 of your cubes
    [yours_and] {" "}· loads your cube and { $other }'s
    [one] {" "}· loads { $owner }'s cube
    [two] {" "}· loads { $owner }'s cube and { $other }'s
    [same] {" "}· loads 2 of { $owner }'s cubes
   *[none] {""}
}{ $asks_id ->
    [owner] , asks { $owner }
    [other] , asks { $other }
    [both] , asks both
   *[none] {""}
}
yspahan-do-draw = draw a card{ $floor_id ->
    [none] {""}
   *[other] {" "}with the { $floor } dice
}
yspahan-do-pass = pass: there is nothing to take
yspahan-do-build = build the { $building } · { yspahan-part-price }{ yspahan-part-payment }{ yspahan-part-using }
yspahan-do-place = { yspahan-part-cubes } · { yspahan-part-souk }
yspahan-do-stop = place no more cubes
yspahan-do-first = { $pause_id ->
    [pause] load { yspahan-part-owned } first, then stop and ask me
   *[none] load { yspahan-part-owned } first
}
yspahan-do-go-on = load the next cube
yspahan-do-keep = keep { $shop } for { $camels_id ->
    [one] your only camel
   *[other] 1 of { $camels } camels
}{ $lost_id ->
    [none] {""}
   *[other] {" "}· { $lost } goes
}
yspahan-do-let-go = let { $shop } go{ $hole_id ->
    [0] {""}
   *[1] {" "}· souk { $souk } incomplete
}
yspahan-do-end = end your turn
yspahan-do-play = play { $card }
yspahan-do-swap = { $give_id ->
    [gold] barter { $n } gold for { $n_id ->
        [one] 1 camel
       *[other] { $n } camels
    }
   *[camels] barter { $n_id ->
        [one] 1 camel
       *[other] { $n } camels
    } for { $n } gold
}
yspahan-do-sell = { $what_id ->
    [gold] sell { $n } gold
   *[camels] sell { $n_id ->
        [one] 1 camel
       *[other] { $n } camels
    }
}
yspahan-do-put = Goods Anywhere: { yspahan-part-cubes } · { yspahan-part-souk }

## Actions with their verbs, for readers who have not been asked; those that are not here begin with it

yspahan-move-first = Choose the order: { $text }
yspahan-move-keep = Pay a camel: { $text }
yspahan-move-place = Place { $count_id ->
    [one] a cube: { $text }
   *[other] { $text }
}
yspahan-move-put = Place a cube anywhere: { $text }
yspahan-move-stop = Stop placing: { $text }
yspahan-move-supervise = { $stays ->
    [1] The
   *[0] Move the
} { $text }
yspahan-move-take = { $floor_id ->
    [camel] { $text }
    [gold] { $text }
   *[other] Take from the tower: { $text }
}

## Why a typed move is not possible: the end of a sentence, with its full stop

yspahan-obstacle-roll-first = you roll the dice first, with `roll`.
yspahan-obstacle-yellow-dice = there are { $n } yellow dice.
yspahan-obstacle-yellow-too-dear = each yellow die costs 1 gold, and you have { $have_id ->
    [0] none
   *[other] { $have }
}.
yspahan-obstacle-rolled = the dice of this day have been rolled.
yspahan-obstacle-act-first = you use a group of dice first.
yspahan-obstacle-acted = you have used your group of dice already.
yspahan-obstacle-place-first = you place your cubes first.
yspahan-obstacle-load-first = the caravan is loaded first.
yspahan-obstacle-protect-first = you say first whether your cube keeps its place.
yspahan-obstacle-no-dice = no dice lie on the { $floor } floor.
yspahan-obstacle-dice-taken = the { $floor } dice have been taken today.
yspahan-obstacle-quarter-closed = in the { $floor } quarter no souk is free, and none of yours has room.
yspahan-obstacle-steps-too-dear = the distance to { $dest } differs from the dice, which costs { $gold } gold, and you have { $have }.
yspahan-obstacle-no-cards = no card is left to draw.
yspahan-obstacle-built-already = you have the { $building } already.
yspahan-obstacle-built-today = you have built this turn already, and you may build only once.
yspahan-obstacle-building-too-dear = the { $building } costs { $needs_camels_id ->
    [one] 1 camel
   *[other] { $needs_camels } camels
}{ $needs_gold_id ->
    [0] {""}
   *[other] {" "}and { $needs_gold } gold
}, and you have { $camels_id ->
    [0] no camels
    [one] 1 camel
   *[other] { $camels } camels
} and { $gold } gold.
yspahan-obstacle-other-quarter = { $shop } is not in the { $floor } quarter.
yspahan-obstacle-shop-taken = there is a cube in { $shop } already.
yspahan-obstacle-souk-taken = another player has begun that souk.
yspahan-obstacle-souk-first = you fill the souk that you have begun in that quarter first.
yspahan-obstacle-must-place = { $n_id ->
    [one] 1 cube still has to be placed
   *[other] { $n } cubes still have to be placed
} while there is room.
yspahan-obstacle-no-card = you do not hold { $card }.
yspahan-obstacle-other-turn = cards are played only in your own turn.
yspahan-obstacle-too-few = you have { $have_id ->
    [0] no { $what }
   *[other] only { $have } { $what }
}.

## Arguments: what to choose next

yspahan-arg-yellow = How many yellow dice?
yspahan-arg-floor = Which floor of the tower?
yspahan-arg-card = Which card?
yspahan-arg-dest = Where to?
yspahan-arg-building = Which building?
yspahan-arg-cards = With which building cards?
yspahan-arg-shop = Which shop?
yspahan-arg-pause = Stop after the first cube?
yspahan-arg-give = What do you give?
yspahan-arg-what = What do you sell?
yspahan-arg-n = How many?

## Values

yspahan-floor-camel = Camel
yspahan-floor-bag = Bag
yspahan-floor-barrel = Barrel
yspahan-floor-chest = Chest
yspahan-floor-vase = Vase
yspahan-floor-gold = Gold

yspahan-card-camels3 = Three Camels
yspahan-card-gold3 = Three Gold
yspahan-card-swap = Barter
yspahan-card-sell-camels = Camel Sale
yspahan-card-sell-gold = Gold Sale
yspahan-card-place-any = Goods Anywhere
yspahan-card-load = Straight to the Caravan
yspahan-card-build-no-gold = Build without Gold
yspahan-card-build-no-camels = Build without Camels

yspahan-cards-build-no-gold = Build without Gold
yspahan-cards-build-no-camels = Build without Camels
yspahan-cards-both = both building cards

yspahan-building-paddock = Paddock
yspahan-building-store = Store
yspahan-building-bathhouse = Bathhouse
yspahan-building-caravan-house = Caravan House
yspahan-building-market = Market
yspahan-building-crane = Crane

yspahan-give-gold = gold
yspahan-give-camels = camels
yspahan-what-gold = gold
yspahan-what-camels = camels
yspahan-pause-pause = stop and ask me
yspahan-dest-C = C (the crossing)

yspahan-card-help-camels3 = Take { PRINTED("yspahan.cards.effect.camels3") } camels. The Paddock adds nothing.
yspahan-card-help-gold3 = Take { PRINTED("yspahan.cards.effect.gold3") } gold. The Store adds nothing.
yspahan-card-help-swap = Turn any number of your gold into as many camels, or camels into gold.
yspahan-card-help-sell-camels = Give back up to { PRINTED("yspahan.cards.effect.sell_camels.most") } camels, for { PRINTED("yspahan.cards.effect.sell_camels.points") } points each.
yspahan-card-help-sell-gold = Give back up to { PRINTED("yspahan.cards.effect.sell_gold.most") } gold, for { PRINTED("yspahan.cards.effect.sell_gold.points") ->
    [one] 1 point
   *[other] { PRINTED("yspahan.cards.effect.sell_gold.points") } points
} each.
yspahan-card-help-place-any = Put 1 cube into any shop of the city where you may place one. The Crane adds nothing.
yspahan-card-help-load = Put 1 cube from your supply on the next camel, scored as usual. The Caravan House gives no card.
yspahan-card-help-build-no-gold = The building you build now costs only its camels.
yspahan-card-help-build-no-camels = The building you build now costs only its gold.

yspahan-building-help-paddock = { PRINTED("yspahan.building.effect.paddock") } more whenever you take camels from the tower.
yspahan-building-help-store = { PRINTED("yspahan.building.effect.store") } more gold whenever you take gold from the tower.
yspahan-building-help-bathhouse = The supervisor walks up to { PRINTED("yspahan.building.effect.bathhouse") } spaces more or fewer for free, if you like.
yspahan-building-help-caravan-house = Draw a card each time a cube of yours is loaded.
yspahan-building-help-market = { PRINTED("yspahan.building.effect.market") } more points for each souk you score at the end of a week.
yspahan-building-help-crane = { PRINTED("yspahan.building.effect.crane") } more whenever you place cubes with dice; you need not place it.

## Events

yspahan-part-row = { $cubes_id ->
    [one] 1 cube
   *[other] { $cubes } cubes
} on the caravan{ $factor_id ->
    [1] {""}
   *[other] , row ×{ $row }
}
yspahan-event-day = Week { $week }, day { $day }. { $who } { DOES($you, "start", "starts") }.
yspahan-event-last-day = Week { $week }, day { $day }: the last day. { $who } { DOES($you, "start", "starts") }.
yspahan-event-last-day-next = { $players_id ->
    [2] Tomorrow is the last day: whoever has fewer points starts it, or as usual if you are tied.
   *[4] Tomorrow is the last day: you play it in order of points, lowest first.
}
yspahan-event-rolled = { $yellow_id ->
    [0] { $who } { DOES($you, "roll", "rolls") }{ yspahan-part-rolled }.
    [one] { $who } { DOES($you, "pay", "pays") } 1 gold for a yellow die and { DOES($you, "roll", "rolls") }{ yspahan-part-rolled }.
   *[other] { $who } { DOES($you, "pay", "pays") } { $yellow } gold for { $yellow } yellow dice and { DOES($you, "roll", "rolls") }{ yspahan-part-rolled }.
}
yspahan-event-rolled-without-gold = { $who } { DOES($you, "have", "has") } no gold for yellow dice and { DOES($you, "roll", "rolls") }{ yspahan-part-rolled }.
yspahan-part-rolled = { $signed ->
    [1] {""}
   *[0] {" "}{ $dice }
}
yspahan-event-yellow-gone = The yellow dice leave the tower.
yspahan-event-discarded = { $who } { DOES($you, "discard", "discards") } { $card } to count one more die.
yspahan-event-took-camels = { $who } { DOES($you, "take", "takes") } { $n_id ->
    [one] 1 camel
   *[other] { $n } camels
} from the tower.
yspahan-event-took-gold = { $who } { DOES($you, "take", "takes") } { $n } gold from the tower.
yspahan-event-took-cubes = { $who } { DOES($you, "take", "takes") } the { $floor } dice and { DOES($you, "have", "has") } { $n_id ->
    [one] 1 cube
   *[other] { $n } cubes
} to place.
yspahan-event-helped = { $building_id ->
    [bathhouse] { $who } { DOES($you, "get", "gets") } { $n_id ->
        [one] 1 step
       *[other] { $n } steps
    } for free thanks to the Bathhouse.
   *[other] { $who } { DOES($you, "get", "gets") } { $n } of these thanks to the { $building }.
}
yspahan-event-used = { $who } { DOES($you, "use", "uses") } the { $floor } dice.
yspahan-event-used-to-draw = { $who } { DOES($you, "use", "uses") } the { $floor } dice to draw a card.
yspahan-event-no-group = { $who } { DOES($you, "find", "finds") } no dice to use and { DOES($you, "draw", "draws") } a card.
yspahan-event-passed = { $who } { DOES($you, "find", "finds") } no dice to use and no card to draw.
yspahan-event-placed = { $who } { DOES($you, "fill", "fills") } { $shop }.
yspahan-event-filled = { $who } { DOES($you, "fill", "fills") } { $shop }, the only one possible.
yspahan-event-completed = { $who } { DOES($you, "complete", "completes") } souk { $souk }.
yspahan-event-cubes-left = { $who } { DOES($you, "keep", "keeps") } { $n_id ->
    [one] 1 cube
   *[other] { $n } cubes
} in the supply.
yspahan-event-cubes-lost = { $who } { DOES($you, "have", "has") } no open shop for { $n_id ->
    [one] 1 more cube
   *[other] { $n } more cubes
}.
yspahan-event-supervised = { $who } { DOES($you, "use", "uses") } the { $floor } dice to send the supervisor to { $dest }{ yspahan-part-supervised }
yspahan-event-stayed = { $who } { DOES($you, "use", "uses") } the { $floor } dice to keep the supervisor at { $dest }{ yspahan-part-supervised }
yspahan-part-supervised = { $signed ->
    [1] .
   *[0] { $gold_id ->
        [0] .
       *[other] {" "}and { DOES($you, "pay", "pays") } { $gold } gold.
    }
}
yspahan-event-ordered = { $who } { DOES($you, "choose", "chooses") } the order: first the cube in { $shop }.
yspahan-event-kept = { $who } { DOES($you, "pay", "pays") } a camel and { DOES($you, "keep", "keeps") } the cube in { $shop }.
yspahan-event-let-go = { $who } { DOES($you, "give", "gives") } the cube in { $shop } to the caravan.
yspahan-event-let-go-without-camel = { $who } { DOES($you, "have", "has") } no camel and { DOES($you, "give", "gives") } the cube in { $shop } to the caravan.
yspahan-event-loaded = { $who } { DOES($you, "have", "has") } a cube loaded in row ×{ $row } of the caravan{ $scored }.
yspahan-event-loaded-together = { $who } { DOES($you, "have", "has") } { $n } cubes loaded in { $rows_id ->
    [one] row ×{ $row }
   *[other] rows { $row }
} of the caravan{ $scored }.
yspahan-event-caravan-full = The caravan is full and sets out.
yspahan-event-caravan-counted = { $who } { DOES($you, "score", "scores") } for { yspahan-part-row }{ $scored }.
yspahan-event-drew = { $who } { DOES($you, "draw", "draws") } { $card }.
yspahan-event-drew-hidden = { $who } { DOES($you, "draw", "draws") } a card.
yspahan-event-house-drew = { $who } { DOES($you, "draw", "draws") } { $card } thanks to the Caravan House.
yspahan-event-house-drew-hidden = { $who } { DOES($you, "draw", "draws") } a card thanks to the Caravan House.
yspahan-event-no-card = There is no card left for { $whom } to draw.
yspahan-event-reshuffled = { $n_id ->
    [one] The discarded card becomes the new draw pile.
   *[other] The { $n } discarded cards become the new draw pile.
}
yspahan-event-played = { $who } { DOES($you, "play", "plays") } { $card }.
yspahan-event-swapped = { $who } { DOES($you, "play", "plays") } { yspahan-card-swap }: { $give_id ->
    [gold] { $n } gold for { $n_id ->
        [one] 1 camel
       *[other] { $n } camels
    }.
   *[camels] { $n_id ->
        [one] 1 camel
       *[other] { $n } camels
    } for { $n } gold.
}
yspahan-event-sold = { $who } { DOES($you, "play", "plays") } { $what_id ->
    [gold] { yspahan-card-sell-gold } and { DOES($you, "sell", "sells") } { $n } gold{ $scored }.
   *[camels] { yspahan-card-sell-camels } and { DOES($you, "sell", "sells") } { $n_id ->
        [one] 1 camel
       *[other] { $n } camels
    }{ $scored }.
}
yspahan-event-built = { $who } { DOES($you, "build", "builds") } the { $building }{ $signed ->
    [1] {""}
   *[0] { $camels_id ->
        [0] { $gold_id ->
            [0] {" "}for nothing
           *[other] {" "}for { $gold } gold
        }
        [one] {" "}for 1 camel{ $gold_id ->
            [0] {""}
           *[other] {" "}and { $gold } gold
        }
       *[other] {" "}for { $camels } camels{ $gold_id ->
            [0] {""}
           *[other] {" "}and { $gold } gold
        }
    }
}{ yspahan-part-payment }{ $scored }.
yspahan-event-week-over = Week { $week } is over.
yspahan-event-souk-scored = { $who } { DOES($you, "score", "scores") } for souk { $souk }{ $market_id ->
    [0] {""}
   *[other] {" "}({ $market } of it for the Market)
}{ $scored }.
yspahan-event-week-scored = { $who } { DOES($you, "score", "scores") } { $caravan_id ->
    [0] {""}
   *[other] { $n }{" "}
}for { $souks_id ->
    [one] souk { $souk }
   *[other] souks { $souk }
}{ $market_id ->
    [0] {""}
   *[other] {" "}({ $market } of it for the Market)
}{ $caravan_id ->
    [0] {""}
   *[other] {" "}and { $caravan } for { yspahan-part-row }
}{ $scored }.
yspahan-event-took-back = { $who } { DOES($you, "take", "takes") } back { $n_id ->
    [one] 1 cube
   *[other] { $n } cubes
} from incomplete souks.
yspahan-event-went-back = The supervisor goes back to { $dest }.
yspahan-event-won = { $who } { DOES($you, "win", "wins") } with { $n_id ->
    [one] 1 point
   *[other] { $n } points
}!
yspahan-event-shared = { $who } { DOES($you, "share", "shares") } the victory: { $n_id ->
    [one] 1 point
   *[other] { $n } points
}!

## The position in words

yspahan-event-board-question-roll = { $who } { DOES($you, "are", "is") } about to roll the dice.
yspahan-event-board-question-act = { $who } { DOES($you, "are", "is") } choosing a group of dice.
yspahan-event-board-question-place = { $who } { DOES($you, "are", "is") } placing cubes in the { $floor } quarter: { $n_id ->
    [one] 1 cube
   *[other] { $n } cubes
} to go.
yspahan-event-board-question-order = { $who } { DOES($you, "are", "is") } choosing which cube is loaded first: { $shops }.
yspahan-event-board-question-go-on = { $who } may play cards before the cube in { $shops } is loaded.
yspahan-event-board-question-protect = { $who } must decide whether to pay a camel for the cube in { $shop }.
yspahan-event-board-question-end = { $who } may build or play cards before the turn ends.
yspahan-event-board-over = The game is over.
yspahan-event-board-day = Week { $week } of 3, day { $day } of 7. { $who } { DOES($you, "are", "is") } the start player. The players, in the order of the day:
yspahan-event-board-score = { $who }: { $points_id ->
    [one] 1 point
   *[other] { $points } points
}, { $gold } gold, { $camels_id ->
    [one] 1 camel
   *[other] { $camels } camels
}, { $held_id ->
    [0] no cards
    [one] 1 card
   *[other] { $held } cards
}.
yspahan-event-board-buildings = { $who } { DOES($you, "have", "has") } built { $n_id ->
    [6] all six buildings
   *[other] the { $building }
}.
yspahan-event-board-no-buildings = { $who } { DOES($you, "have", "has") } built nothing yet.
yspahan-event-board-hand = In your hand: { $n_id ->
    [one] { $card }.
   *[other] { $n } times { $card }.
}
yspahan-event-board-hand-empty = You hold no cards. With any group of dice you can draw one.
yspahan-event-board-tower = Tower, { $floor } floor: { $n_id ->
    [one] 1 { $yellow_id ->
        [0] die
       *[other] yellow die
    }
   *[other] { $n } dice
} showing { $value }{ $n_id ->
    [one] .
   *[other] { $yellow_id ->
        [0] .
       *[other] , { $yellow } of them yellow.
    }
}
yspahan-event-board-tower-taken = Tower, { $floor } floor: taken by { $whom }.
yspahan-event-board-tower-empty = Tower, { $floor } floor: empty.
yspahan-event-board-street = The supervisor stands on { $dest }.
yspahan-event-board-street-cube = Beside the supervisor: { $shop }, with { $you ->
    [1] your
   *[0] { $whom }'s
} cube.
yspahan-event-board-street-empty = Beside the supervisor: { $shop }, empty.
yspahan-event-board-caravan = Caravan: { $n } of { $room } camels loaded. The next cube goes to row ×{ $row }{ $points_id ->
    [0] {" "}for no points.
    [one] {" "}for 1 point.
   *[other] {" "}for { $points } points.
}
yspahan-event-board-caravan-row = Caravan, row ×{ $row }: { $whom } { DOES($you, "have", "has") } { $n_id ->
    [one] 1 cube
   *[other] { $n } cubes
}.
yspahan-event-board-caravan-worth = The caravan is worth { $n_id ->
    [one] 1 point
   *[other] { $n } points
} to { $whom } as it stands.
yspahan-event-board-souk-free = { $floor } quarter, souk { $souk }, { $points } points: free ({ $empty }).
yspahan-event-board-souk = { $floor } quarter, souk { $souk }, { $points } points: { $whom } { DOES($you, "are", "is") } in { $held }; empty { $empty }.
yspahan-event-board-souk-full = { $floor } quarter, souk { $souk }, { $points } points: complete, { $whom } { DOES($you, "are", "is") } in { $held }.
yspahan-event-board-deck = Draw pile: { $n_id ->
    [one] 1 card
   *[other] { $n } cards
}. Discard pile: { $discarded_id ->
    [one] 1 card
   *[other] { $discarded } cards
}.
yspahan-event-board-discard = Discarded: { $n_id ->
    [one] { $card }.
   *[other] { $n } times { $card }.
}

## Score sheet

yspahan-sheet-souks = Souks
yspahan-sheet-caravan = Caravans
yspahan-sheet-loading = Loading
yspahan-sheet-buildings = Buildings
yspahan-sheet-cards = Cards

# On the map of a poster, beside souks with the points that each brought last.
yspahan-poster-souks = Souks of week 3
# There, before camels with the points that those of each seat brought last.
yspahan-poster-caravan = Caravan of week 3
# How many days of the game the poster of a finished one shows, 21 if all were played; before how long that took.
yspahan-poster-counted = { $n ->
    [one] 1 day in the city
    [21] 3 weeks
   *[other] { $n } days in the city
}
# Beside the numbers of the axis of the race on the poster.
yspahan-poster-axis = Day

## Why a computer made a move: “+3.2 …”, in expected points

yspahan-term-souks = from souks
yspahan-term-caravan = from the caravan
yspahan-term-buildings = from what buildings bring later
yspahan-term-camels = for camels towards a building
yspahan-term-gold = for gold towards a building
yspahan-term-spare = for camels and gold beyond what buildings need
yspahan-term-cards = for cards
yspahan-term-cubes = for cubes still to be placed
yspahan-term-tempo = for turns still to come today

yspahan-plan-buildings = put up buildings, which help in every later turn
yspahan-plan-souks = fill the most valuable souks
yspahan-plan-caravan = send cubes with the caravan

# The computer player who mainly tries that.
yspahan-character-souks = Farhad

## Legend: one line for each number on the picture

yspahan-legend-1 = The tower: the dice of the day, equal ones in a group. You use one group in your turn.
yspahan-legend-2 = A souk: shops of one colour. On its plate is its code: the letter of its quarter, and the points that it brings when it is complete; below them, how many of its shops are taken. Each shop has a letter: `B8a` is shop a of souk B8.
yspahan-legend-3 = The supervisor walks the street; his last way is orange. Cubes beside the space where he stops go on the caravan.
yspahan-legend-4 = The caravan: the row for 2 points fills first, then that for 1 and that for 0. These points come at once; behind each row is its factor. When it is full, it is scored at once and emptied.
yspahan-legend-5 = Week, day, and the order of turns.
yspahan-legend-6 = The buildings: what each does, and what it costs in camels and gold. A white tag is one that whoever is asked can pay for, a tick one that they have. In the box, the Store is called Shop, the Bathhouse Hammam, the Caravan House Caravansary, the Market Bazaar, and the Crane Hoist. `/move` understands both.
yspahan-legend-7 = The players: camels, gold, cards, buildings, points. The flag marks the start player, the arrow whose turn it is.
yspahan-legend-8 = Cards to draw, and cards discarded.
yspahan-legend-9 = The points for a player’s first to sixth building, whichever these are. The mark of each player stands where the next one is.

## What is this?: what can be chosen, in a sentence each

yspahan-verb-about-roll = The dice of this day, which all of you will use. A yellow die costs 1 gold and counts for you alone.
yspahan-verb-about-take = Use a group of dice for what its floor gives: camels, gold, or cubes in a quarter.
yspahan-verb-about-supervise = He walks as far as the dice show and sends the cubes beside the space where he stops to the caravan.
yspahan-verb-about-draw = Use any group of dice, however small, to draw one card.
yspahan-verb-about-pass = No dice and no cards are left for you, so nothing happens.
yspahan-verb-about-build = One building in a turn; it helps you for the rest of the game. From the third on, each is worth points too.
yspahan-verb-about-place = Your cube goes into that shop. A souk that you have begun must be complete before you begin another one in its quarter.
yspahan-verb-about-stop = The cube that is left is the Crane's, so you need not place it.
yspahan-verb-about-first = Two cubes go on the caravan: this one takes the next camel, the other one the camel after it.
yspahan-verb-about-go-on = The next cube is loaded; a card can no longer come before it.
yspahan-verb-about-keep = Your cube stays in its shop, and one from your supply is loaded instead, for the same points.
yspahan-verb-about-let-go = Your cube leaves its shop for the caravan, for the same points.
yspahan-verb-about-end = Your turn is over.
yspahan-verb-about-play = Use a card for its effect. You may play as many as you like in your own turn.
yspahan-verb-about-swap = The card Barter: gold for as many camels, or camels for as much gold.
yspahan-verb-about-sell = The cards Camel Sale and Gold Sale: what you give back is worth points at once.
yspahan-verb-about-put = The card Goods Anywhere: a cube into any shop of the city where you may place one.

yspahan-floor-about-camel = The floor of the lowest number: 1 camel for each die.
yspahan-floor-about-bag = 1 cube for each die in the Bag quarter, whose souks are the largest.
yspahan-floor-about-barrel = 1 cube for each die in the Barrel quarter, with souks of all sizes.
yspahan-floor-about-chest = 1 cube for each die in the Chest quarter, with few and smaller souks.
yspahan-floor-about-vase = 1 cube for each die in the Vase quarter, whose souks bring most for each cube.
yspahan-floor-about-gold = The floor of the highest number: 1 gold for each die. What you have left at the end of the game is worth nothing.

yspahan-cards-about-build-no-gold = { yspahan-card-help-build-no-gold }
yspahan-cards-about-build-no-camels = { yspahan-card-help-build-no-camels }
yspahan-cards-about-both = The building you build now is free.

## Key of signs: what each sign on the pictures means, if that is no value above

yspahan-sign-gold = gold
yspahan-sign-camel = camel
yspahan-sign-floor-bag = Bag quarter (B)
yspahan-sign-floor-barrel = Barrel quarter (R)
yspahan-sign-floor-chest = Chest quarter (H)
yspahan-sign-floor-vase = Vase quarter (V)
yspahan-sign-supervisor = supervisor
yspahan-sign-white-die = white die
yspahan-sign-yellow-die = yellow die
yspahan-sign-card = card
yspahan-sign-points = points
yspahan-sign-building-store = Store (Shop)
yspahan-sign-building-bathhouse = Bathhouse (Hammam)
yspahan-sign-building-caravan-house = Caravan House (Caravansary)
yspahan-sign-building-market = Market (Bazaar)
yspahan-sign-building-crane = Crane (Hoist)
yspahan-sign-ghost = cube that is gone

## Worked examples on the pages of the rules: what their pictures show

yspahan-example-2-tower = Ana rolled 1 1 1, 2, 3 3, 5 5 and 6. The lowest number goes to Camel, the highest to Gold, the others from the bottom up. Nothing is left for Vase.
yspahan-example-3-1-continue = Ana has begun the yellow souk, H6, and completes it with this cube.
yspahan-example-3-2-other-souk = Not yet: as long as H6 has an empty shop, she places in no other souk of this quarter.
yspahan-example-3-3-taken-souk = Never: Ben has a cube in the blue souk, H4.
yspahan-example-4-1-walk = With dice showing 3 the supervisor walks from N2 to S1. Two cubes lie beside him: Ana chooses which one is loaded first.
yspahan-example-4-2-too-far = S2 is four spaces away. One more than the dice costs 1 gold, and Ana has none.
yspahan-example-4-3-caravan = Ana's next cube fills the caravan. She has 4 cubes, one of them in row 3: 4 × 3 = 12 points. Ben has 3 × 2 = 6, Cleo 2 × 3 = 6.

## Rules

yspahan-rules-1 = **Yspahan in short**
    You are merchants in a Persian city. Over **3 weeks of 7 days** you fill souks with your goods, put up buildings and send goods out with the caravan. Whoever has the most points at the end wins; players with equal points share the victory.

    Everyone begins with { PRINTED("yspahan.players.start_gold") } gold and nothing else; gold, camels and cubes never run out. Chance decides who starts on the first day.

    Each day:
    1. The start player rolls the dice and sorts them into the tower.
    2. Everybody takes one turn, going round from the start player: use **one group of dice**, then **build** if you like.
    3. The leftover dice are cleared. The next player round the table starts the next day.

    After day 7 the week is scored.

    You get points for
    • complete souks, at the end of each week
    • cubes loaded on the caravan, at once and again when the caravan is scored
    • your third building and each one after it
    • two kinds of cards
yspahan-rules-2 = **The roll and the tower**
    The start player rolls { PRINTED("yspahan.players.white_dice.3") } white dice and may add up to { PRINTED("yspahan.players.yellow_dice") } **yellow dice** for 1 gold each.

    Equal dice make a group. The groups go into the tower by their number: the lowest to the **Camel** floor, the highest to the **Gold** floor, the others to **Bag, Barrel, Chest** and **Vase**, from the bottom up. With fewer than six different numbers, the upper quarters stay empty. If all dice are equal, they all go to Camel.

    The yellow dice belong to the start player: once that first action is done, those still in the tower are removed.

    {"**"}Your action**
    You must take one group if you can, and do one of three things with it:
    • the **floor's own action**: Camel gives 1 camel per die, Gold 1 gold per die, a quarter lets you place 1 cube per die there
    • **move the supervisor**
    • **draw a card**: one, however many dice there are

    Whichever you choose, the group is gone for everybody else today.

    With the floor's own action you may discard exactly one card, without using its effect, to count one more die.

    If the tower has nothing for you, you draw a card instead. Then you may build as usual, except with two players.
yspahan-rules-3 = **Placing cubes**
    The city has four quarters: Bag (B), Barrel (R), Chest (H) and Vase (V). The shops of one colour form a **souk**; `H8` is the Chest souk worth 8 points, `H8c` its third shop.

    • One cube to a shop, and one player to a souk: where somebody else has a cube, you cannot place.
    • If you have an incomplete souk in the quarter, you must continue it before you open another one there.
    • One group may finish a souk and open the next.
    • You must place every cube you can; cubes that find no shop stay in your supply. Only the Crane's cube is optional.
    • If you could not place a single cube, you cannot choose this action.

    The supervisor can empty shops on the street; all others are safe. A souk that loses a cube is no longer complete, and scores only if its owner fills it again before the week ends. Once its last cube is gone, it is free for everybody.

    At the end of the week each **complete** souk scores its points for its owner. Incomplete ones score nothing.
yspahan-rules-4 = **The supervisor**
    He walks exactly as many spaces as the **number shown** on the dice you use, however many dice there are. Each gold you pay changes that by 1, up or down, even to 0: then he stays, and what is beside him is loaded. He never steps on a space twice in one walk; at the crossing he may go straight on or turn.

    Where he stops, each cube in a shop beside him is loaded on the **caravan**, whoever owns it. Most spaces have one shop, E1 and S1 have two (the player who moved him chooses the order), the crossing has none.

    The owner of the cube may **pay a camel**: then the cube stays, and another one from the owner's supply is loaded.

    {"**"}The caravan**
    It has three rows, filled from the bottom: { PRINTED("yspahan.players.row.4") } camels each with four players, { PRINTED("yspahan.players.row.3") } with three, { PRINTED("yspahan.players.row.2") } with two. The owner scores at once: { PRINTED("yspahan.caravan.loading_points.0") } points in the bottom row, { PRINTED("yspahan.caravan.loading_points.1") } in the middle, { PRINTED("yspahan.caravan.loading_points.2") } at the top.

    When it is full, and at the end of each week, it is scored: **your number of cubes × the highest row** in which you have one ({ PRINTED("yspahan.caravan.factor.0") }, { PRINTED("yspahan.caravan.factor.1") } or { PRINTED("yspahan.caravan.factor.2") }). A full caravan is then emptied. At the end of the week the cubes stay on.
yspahan-rules-5 = **Buildings**
    After your action you may put up **one** building. Each player can have each building once, in any order. The first two bring no points, the next three { PRINTED("yspahan.building.points.2") } each, the sixth { PRINTED("yspahan.building.points.5") }.

    • **Paddock** ({ PRINTED("yspahan.building.cost.paddock.0") } camels): { PRINTED("yspahan.building.effect.paddock") } more whenever you take camels from the tower
    • **Store** ({ PRINTED("yspahan.building.cost.store.0") } camels, { PRINTED("yspahan.building.cost.store.1") } gold): { PRINTED("yspahan.building.effect.store") } more gold whenever you take gold from the tower
    • **Bathhouse** ({ PRINTED("yspahan.building.cost.bathhouse.0") } camels, { PRINTED("yspahan.building.cost.bathhouse.1") } gold): the supervisor walks up to { PRINTED("yspahan.building.effect.bathhouse") } spaces more or fewer for free; pay for any further change
    • **Caravan House** ({ PRINTED("yspahan.building.cost.caravan_house.0") } camels, { PRINTED("yspahan.building.cost.caravan_house.1") } gold): draw a card each time a cube of yours is loaded, also in other players' turns
    • **Market** ({ PRINTED("yspahan.building.cost.market.0") } camels, { PRINTED("yspahan.building.cost.market.1") } gold): { PRINTED("yspahan.building.effect.market") } more points for each complete souk at the end of a week
    • **Crane** ({ PRINTED("yspahan.building.cost.crane.0") } camels, { PRINTED("yspahan.building.cost.crane.1") } gold): { PRINTED("yspahan.building.effect.crane") } more whenever you place cubes with a group

    A building takes effect as soon as you have built it.
yspahan-rules-6 = **Cards**
    There are { PRINTED("yspahan.cards.copies") } of each. Play as many as you like at any time in your own turn, even before you roll. Hands are secret; there is no limit to them.

    At the end of a turn I only ask those who can still build or play a card. So whoever is asked without being able to build can play a card, and whoever is not asked cannot: everybody may draw that conclusion.

    • **Three Camels**, **Three Gold**: take { PRINTED("yspahan.cards.effect.camels3") } camels, or { PRINTED("yspahan.cards.effect.gold3") } gold
    • **Barter**: swap any number of gold for camels, or camels for gold, one for one
    • **Camel Sale**: up to { PRINTED("yspahan.cards.effect.sell_camels.most") } camels for { PRINTED("yspahan.cards.effect.sell_camels.points") } points each
    • **Gold Sale**: up to { PRINTED("yspahan.cards.effect.sell_gold.most") } gold for { PRINTED("yspahan.cards.effect.sell_gold.points") ->
        [one] 1 point
       *[other] { PRINTED("yspahan.cards.effect.sell_gold.points") } points
    } each
    • **Goods Anywhere**: one cube into any shop where you may place
    • **Straight to the Caravan**: one cube from your supply on the next camel, scored as usual
    • **Build without Gold**, **Build without Camels**: the building you build now costs no gold, or no camels; with both it is free

    Paddock, Store, Crane and Caravan House add nothing to cards.

    When the draw pile runs out, the discards are shuffled to make a new one.
yspahan-rules-7 = **The end of the week**
    1. Each complete souk scores for its owner.
    2. All cubes leave the city.
    3. The caravan is scored. Its cubes stay.
    4. The supervisor goes back to the crossing.

    You keep your gold, camels, cards and buildings. After the third week the game is over, and what you have left is worth nothing.

    {"**"}The order of the last day**
    On day 7 of week 3 the order of turns may change; a post says so on day 6.
    • **Four players**: in order of points, lowest first. Of players with equal points, the one who sits further round from the start player of day 6 comes first. The first in this order rolls.
    • **Three players**: as on any other day.
    • **Two players**: the player with fewer points starts. If you are tied, the start player changes as usual.
yspahan-rules-8 = **With two players**
    • There are { PRINTED("yspahan.players.white_dice.2") } white dice, and the caravan has { PRINTED("yspahan.players.row.2") } camels in each row.
    • The start player changes every day. On the last day the player with fewer points starts; if you are tied, the start player changes as usual.
    • Three turns make a day: start player, the other, start player again.
    • The yellow dice stay in the tower all day, but only the start player can use them. If the other player takes a group that has some, they are lost and only the white ones count. The other player cannot take a group that has only yellow dice.
    • Building is not an extra step: as your action you **use a group of dice for it**, any group. Its size does not matter. The building cards change the price, but you still need a group. So the start player can build twice in a day.
yspahan-rules-9 = **The map in words**
    Four arms leave the crossing `C`: west W1 to W10, east E1 to E7, north N1 to N4, south S1 to S7. These shops lie beside their spaces:

    • **West**: W1 B3b · W2 H4b · W3 B3a · W4 H4a · W5 B6b · W6 H6c · W7 B6a · W8 H6b · W9 B8a · W10 H6a
    • **East**: E1 R3a and V4a · E2 R3b · E3 V12a · E4 R6a · E5 V12b · E6 R6b · E7 V12c
    • **North**: N1 V4a · N2 H8a · N3 V6a · N4 H8b
    • **South**: S1 B3b and R3a · S2 B3c · S3 R4a · S4 B4a · S5 R8b · S6 B4b · S7 R8a

    All other shops are safe from the supervisor.

    {"**"}Souks, and how many shops they have**
    Bag: B3 ({ PRINTED("yspahan.souk.0.shops") }), B4 ({ PRINTED("yspahan.souk.1.shops") }), B6 ({ PRINTED("yspahan.souk.2.shops") }), B8 ({ PRINTED("yspahan.souk.3.shops") })
    Barrel: R3 ({ PRINTED("yspahan.souk.4.shops") }), R4 ({ PRINTED("yspahan.souk.5.shops") }), R6 ({ PRINTED("yspahan.souk.6.shops") }), R8 ({ PRINTED("yspahan.souk.7.shops") })
    Chest: H4 ({ PRINTED("yspahan.souk.8.shops") }), H6 ({ PRINTED("yspahan.souk.9.shops") }), H8 ({ PRINTED("yspahan.souk.10.shops") })
    Vase: V4 ({ PRINTED("yspahan.souk.11.shops") }), V6 ({ PRINTED("yspahan.souk.12.shops") }), V12 ({ PRINTED("yspahan.souk.13.shops") })

    The number after the letter is what the souk is worth.

## Leaving an argument out

yspahan-card-none = Keep all cards
yspahan-cards-none = At the full price
yspahan-pause-none = Without a pause


## Events that only databases of version 0.1 still hold

yspahan-event-caravan-scored = { $who } { DOES($you, "score", "scores") } { $n_id ->
    [one] 1 point
   *[other] { $n } points
} for { $cubes_id ->
    [one] 1 cube
   *[other] { $cubes } cubes
} on the caravan.

# Lessons. A text of a step has at most 25 words, and one idea; those with `no` and the like say why a move is not made now.

yspahan-lesson-souks = 1 · Dice and souks
yspahan-lesson-goal = You are a merchant. Joined shops of one colour form a **souk**. Fill whole souks with your cubes: that is where most points come from.
yspahan-lesson-roll = Every day begins with dice. Whoever rolls may buy yellow ones. Roll only the white ones. 🎲 marks what you cannot take back.
yspahan-lesson-no-yellow = Each yellow die costs 1 gold. Keep your gold for now.
yspahan-lesson-group = Equal dice are a **group**. Each turn you use one. Three dice are three cubes: place them in the **Bag** quarter.
yspahan-lesson-no-camels = Camels come in the next lesson. Three dice are three cubes: take those.
yspahan-lesson-no-gold = One gold is not much. Three dice are three cubes: take those.
yspahan-lesson-too-small = That group is smaller, so it brings fewer cubes. Take the three for the Bag quarter.
yspahan-lesson-no-supervisor = A group can also move the supervisor, the pawn on the street. He has a lesson of his own.
yspahan-lesson-no-card = Any group can be a card instead, but only one card. Three dice are worth more than that.
yspahan-lesson-souk = Only a **complete** souk scores, at the week’s end; souks are never shared. Place all three cubes in the red one, B3.
yspahan-lesson-other-souk = That souk has more shops than you have cubes, and half a souk brings nothing. B3 has exactly three.
yspahan-lesson-card = A lone die brings little, but any group can draw **one card**, a bonus to play in your turn. Draw one with a lone die.
yspahan-lesson-other-die = That works just as well. For this lesson, use the other lone die.
yspahan-lesson-for-a-card = You could, but one cube more completes nothing now. Draw a card instead.

yspahan-lesson-caravan = 2 · Camels and the supervisor
yspahan-lesson-camels = The lowest dice are always **camels**, the highest are gold. Take the two camels: if no button has them, the list does.
yspahan-lesson-camels-first = Camels first: you need two of them for what comes next.
yspahan-lesson-supervisor-soon = The supervisor comes later in this lesson. First take the camels.
yspahan-lesson-no-card-now = A card is always possible, but not what you need now.
yspahan-lesson-paddock = After your action you may put up one building. Two camels buy the **Paddock**: from now on, every group of camels brings one more.
yspahan-lesson-build-first = You could end your turn here, but you have what a building costs. Build the Paddock.
yspahan-lesson-cheapest = That costs gold as well. The Paddock is the cheapest, and helps you pay for others.
yspahan-lesson-supervisor = The **supervisor** walks the number on the dice; each space more or less costs 1 gold. Choose Bag, then S2 in the next list.
yspahan-lesson-s2 = He could go there, but only at S2 he stands beside your cube.
yspahan-lesson-supervise-now = You could, but this time use the dice to move the supervisor.
yspahan-lesson-keep = Cubes beside him join the **caravan**, lowest row first, for 2, 1 or 0 points. Pay your camel: a spare cube goes, B3 stays whole.
yspahan-lesson-hole = Then your souk would have a hole. You have a camel: pay it, and the souk stays whole.
yspahan-lesson-rows = Each week, your cubes on the caravan bring points: their number ×1, ×2 or ×3, by your highest row. Press **Confirm**.
yspahan-lesson-theirs = He takes anybody’s cube. Choose Barrel, then W2: { computer-name-1 } scores 2, but has no camel, so souk H4 loses a cube.
yspahan-lesson-w2 = He could go there, but the cube that hurts most is the one beside W2.
yspahan-lesson-last-turn = Days later, the last turn of the week: your souk B3 is whole, H8 lacks one cube. Take the gold, and see what counts.
yspahan-lesson-week = Now the week is scored: whole souks, which are emptied, then the caravan. A **full** caravan is scored at once and emptied. Press **Confirm**.
yspahan-lesson-scored = B3 brought 3 points, H8 none. Your 3 caravan cubes counted double, for row ×2, and stay there. After three weeks, most points win.

yspahan-lesson-cards = 3 · Begun souks and cards
yspahan-lesson-gone = { computer-name-2 } used the Camel dice: today they are gone for everybody. Whoever finds no dice left draws a card. Press **Take turn**.
yspahan-lesson-begun = You have begun the yellow souk, H6: your next cubes in the Chest quarter must go there. Take the three Chest dice.
yspahan-lesson-chest = That is possible too. But your souk H6 wants the Chest dice.
yspahan-lesson-finish = Two cubes complete H6. Only then may the third one open another souk. Fill H6.
yspahan-lesson-place-first = Cards can be played at any time in your turn. First place the cubes.
yspahan-lesson-theirs-first = In the purple souk, H8, { computer-name-1 } was first, so nobody else may place there. The blue one, H4, is free: begin it at H4a.
yspahan-lesson-h4a = H4b is as good. For this lesson take H4a.
yspahan-lesson-play = Cards are played in your own turn, whenever you like, and as many as you like. Play **Three Camels**.
yspahan-lesson-card-first = Play the card first: its camels pay for a building.
yspahan-lesson-third = One building a turn. The first two bring no points, the third to the fifth 5 each, the sixth 10. Build the **Bathhouse**.
yspahan-lesson-have-bathhouse = You have what the Bathhouse costs. Build it.
yspahan-lesson-yellow = Each day the next player rolls; today it is you. A **yellow die** costs 1 gold, and only you may use it. Buy one.
yspahan-lesson-one-yellow = You may buy up to three, or none. For this lesson buy one.
yspahan-lesson-roll-first = You may do that even before the roll. But first roll the dice.
yspahan-lesson-discard = A card may also be discarded, without its effect: the group then brings one more. Choose “{ yspahan-extra-take }”, then gold.
yspahan-lesson-with-card = The right dice, but this time discard a card, to see what it adds.
yspahan-lesson-gold-now = That is possible too. For this lesson take gold, and discard a card for one more.
yspahan-lesson-kinds = There are nine kinds of cards: camels, gold, barter, sales for points, a cube anywhere or on the caravan, cheaper buildings. Press **Confirm**.
