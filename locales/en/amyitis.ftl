# Amyitis, in English. Argument values arrive as words ($good) and raw ($good_id); count with the raw one.

amyitis-name = Amyitis
amyitis-blurb = Bring water to the hanging gardens of Babylon and plant them for a queen who misses the green of her home.
amyitis-effort = about 50 short turns each · a lot to weigh up

## Questions

amyitis-ask-action = Will you hire a craftsman, move the caravan or pass?
amyitis-ask-field = In which row of the fields does your grower work?
amyitis-ask-temple = Which temple does your priest enter?
amyitis-ask-section = Which channel section does your engineer fill?
amyitis-ask-sell = Babylon buys one or two of your goods. Which ones?
amyitis-ask-free-section = The sale comes with a free channel section. Which one do you fill?
amyitis-ask-payment = Which goods do you pay the city where the caravan stands?
amyitis-ask-payment-about = { $city } wants { $good }. Which goods do you pay?
amyitis-ask-guild = Which guild card do you buy from the city where the caravan stands?
amyitis-ask-guild-about = Which guild card do you buy in { $city }?
amyitis-ask-leader2 = Two leaders of level 2 are left, each with a good. Which good do you take?
amyitis-ask-plot = Where do you plant what the city sells you?
amyitis-ask-plot-about = Where do you plant the plant of quality { $quality } from { $city }?
amyitis-ask-any-good = Your tile gives you a good of your choice. Which one?
amyitis-ask-any-good-about = The tile of { $plot } gives you a good of your choice. Which one?
amyitis-ask-free-guild = Your tile gives you a guild card of your choice. Which one?
amyitis-ask-free-guild-about = The tile of { $plot } gives you a guild card of your choice. Which one?
amyitis-ask-procession = You lead the procession. Which temple does your cube enter?
amyitis-ask-ishtar = You are first in Ishtar. Will you take a camel or a talent?
amyitis-ask-tammouz-field = You are first in Tammouz. Which row of the fields gives you a good?
amyitis-ask-tammouz-swap = You are second in Tammouz. Will you swap one of your goods?
amyitis-ask-discard = You have more goods than you may keep. Which one goes back?
amyitis-ask-discard-about = { $n_id ->
    [one] You have one good too many. Which one goes back?
   *[other] You have { $n } goods too many. Which one goes back first?
}

## Headlines: what a player is asked, for the others to read. Short, without a full stop: they are large.

amyitis-headline-action = { $who } { DOES($you, "hire", "hires") }, { DOES($you, "trade", "trades") } or { DOES($you, "pass", "passes") }
amyitis-headline-do-hire = { $who } { DOES($you, "hire", "hires") } a craftsman
amyitis-headline-do-caravan = { $who } { DOES($you, "send", "sends") } the caravan
amyitis-headline-field = { $who } { DOES($you, "harvest", "harvests") } a row of fields
amyitis-headline-temple = { $who } { DOES($you, "enter", "enters") } a temple
amyitis-headline-section = { $who } { DOES($you, "fill", "fills") } a channel
amyitis-headline-sell = { $who } { DOES($you, "sell", "sells") } to Babylon
amyitis-headline-free-section = { $who } { DOES($you, "fill", "fills") } a channel for free
amyitis-headline-payment = { $who } { DOES($you, "pay", "pays") } with goods
amyitis-headline-guild = { $who } { DOES($you, "buy", "buys") } a guild card
amyitis-headline-leader2 = { $who } { DOES($you, "take", "takes") } a leader and a good
amyitis-headline-plot = { $who } { DOES($you, "plant", "plants") } a garden
amyitis-headline-any-good = { $who } { DOES($you, "choose", "chooses") } a good
amyitis-headline-free-guild = { $who } { DOES($you, "choose", "chooses") } a guild card
amyitis-headline-procession = { $who } { DOES($you, "lead", "leads") } the procession
amyitis-headline-ishtar = { $who } { DOES($you, "choose", "chooses") }: camel or talent
amyitis-headline-tammouz-field = { $who } { DOES($you, "choose", "chooses") } a row of fields
amyitis-headline-tammouz-swap = { $who } may swap a good
amyitis-headline-discard = { $who } { DOES($you, "give", "gives") } back { $n_id ->
    [one] a good
   *[other] { $n } goods
}

## Advice to somebody new, by kind of question

amyitis-advice-action = The first card of a group is free, the next costs { PRINTED("amyitis.crafts.prices.1") } talent, then { PRINTED("amyitis.crafts.prices.2") }. The caravan needs a camel and goods to trade. Passing is for the whole round.
amyitis-advice-field = You take the good at once. The most cubes in a full row bring a gardener.
amyitis-advice-temple = Your cubes stay from round to round until others push them out to the right.
amyitis-advice-section = Water counts for everybody, but whoever has the most cubes around a plot scores when it is planted.
amyitis-advice-sell = Two goods bring { PRINTED("amyitis.city.0.sale.1") } points. Keep those that a city on the way will want.
amyitis-advice-free-section = No points for this one, but it may bring water to the plot you want.
amyitis-advice-payment = Wine can stand for any good, so spend it last.
amyitis-advice-guild = Bankers pay every round, so take them early. Palaces are points at once.
amyitis-advice-leader2 = The good that you leave stays with the other leader.
amyitis-advice-plot = Look for plots around which you have the most cubes: their water scores for you.
amyitis-advice-any-good = Wine can replace any good, but nobody can swap for it.
amyitis-advice-free-guild = Each kind rises level by level, and the stacks are short.
amyitis-advice-procession = You choose one temple; a grey cube goes into each of the other two.
amyitis-advice-ishtar = Whoever is second in Ishtar gets the other one.
amyitis-advice-tammouz-field = You work a field as a grower does, gardener included.
amyitis-advice-tammouz-swap = Swap what no city wants just now. You cannot ask for wine.
amyitis-advice-discard = You may keep { PRINTED("amyitis.guild.goods_limit.0") } goods, or { PRINTED("amyitis.guild.goods_limit.2") } with a leader of level 2.

## Verbs: labels for groups of actions

amyitis-verb-pass = Pass
amyitis-verb-hire = Hire a craftsman
amyitis-verb-caravan = Move the caravan
amyitis-verb-field = Work a field
amyitis-verb-temple = Enter a temple
amyitis-verb-irrigate = Fill a channel section
amyitis-verb-sell = Sell goods
amyitis-verb-pay = Pay
amyitis-verb-take = Take a guild card
amyitis-verb-plant = Plant
amyitis-verb-gain = Take a good
amyitis-verb-claim = Take your reward
amyitis-verb-swap = Swap a good
amyitis-verb-keep = Keep your goods
amyitis-verb-discard = Give back a good

## Actions, one by one: what an option is, what it costs and brings; `-more-` is a second line

amyitis-part-second = { $second_id ->
    [none] {""}
   *[other] {" "}and { $second }
}
amyitis-part-goods = { $same_id ->
    [1] 2 { $good }
   *[0] { $good }{ amyitis-part-second }
}
amyitis-part-row = { $gardener_id ->
    [mine] { $row } row, { $good }, a gardener
    [other] { $row }, { $good }, { $owner } gets a gardener
   *[none] { $row } row, { $good }{ $left_id ->
        [0] , full: no gardener
       *[other] {""}
    }
}
amyitis-part-water = { $water_id ->
    [mine] {" "}· your water
    [other] {" "}· water: { $owner }
   *[none] {""}
}
amyitis-part-helpers = { $gardeners_id ->
    [0] {""}
    [one] , for 1 gardener
   *[other] , for { $gardeners } gardeners
}
amyitis-do-pass = pass for this round · { $ends_id ->
    [1] the evening begins
   *[0] 1 talent for each turn you wait
}
amyitis-do-hire = { $craft }, group { $group } · { $talents_id ->
    [0] free
    [one] 1 talent
   *[other] { $talents } talents
}{ $craft_id ->
    [merchant] {" "}· 1 camel
    [engineer] { $section_id ->
        [none] { $worth_id ->
            [0] {""}
           *[other] {" "}· a section for { $worth } points
        }
       *[other] {" "}· only { $section } is left
    }
   *[other] {""}
}
amyitis-do-caravan = { $city } · { amyitis-part-camels }, { $trade_id ->
    [sale] { $n_id ->
        [one] sell { $good }
       *[other] sell goods
    }, { $full_id ->
        [1] no channel is left
       *[0] then fill a channel
    }
    [plant] { amyitis-part-goods }: plant { $quality }{ $n_id ->
        [one] {" "}on { $plot }{ amyitis-part-helpers }
       *[other] {""}
    }
   *[guild] { $good }: { $n_id ->
        [one] only { $card } { $level }
       *[other] { $card } { $level } or { $other_card } { $other_level }
    }{ $worth_id ->
        [0] {""}
       *[other] {" "}for { $worth } points
    }
}
amyitis-do-field = { amyitis-part-row }
amyitis-do-temple = { $temple }{ $place_id ->
    [1] , you are first
    [2] , you are second
   *[0] {""}
}{ $grey_id ->
    [0] { $n_id ->
        [one] {""}
       *[other] , with { $n } cubes
    }
   *[other] {""}
}{ $pushed_id ->
    [other] { $n_id ->
        [one] , pushes out { $owner }
       *[other] , { $owner } out
    }
   *[none] {""}
}{ $grey_id ->
    [0] {""}
    [one] ; grey: { $other } out
    [both] ; grey: 2 cubes of { $other } out
   *[other] ; grey: { $other }, { $seat } out
}{ $later_id ->
    [1] {" "}· then Marduk brings points
   *[0] {""}
}
amyitis-do-irrigate = { $section }{ $plots_id ->
    [none] {""}
   *[other] {" "}· water for { $plots }
}
amyitis-do-sell = sell { amyitis-part-goods }
amyitis-do-pay = pay { amyitis-part-goods }
amyitis-do-take = { amyitis-part-taken }{ $left_id ->
    [0] {" "}· the last one
   *[other] {""}
}
amyitis-part-taken = { $card_id ->
    [gardener] take a gardener
    [banker] banker { $level } · { amyitis-part-talents }{ $worth_id ->
        [0] {""}
        [one] , 1 point
       *[other] , { $worth } points
    } a round
    [leader] leader { $level } · caravan { $spaces } further{ $good_id ->
        [none] {""}
       *[other] , { $good }
    }
   *[palace] palace { $level }
}
amyitis-do-plant = { $plot }{ amyitis-part-brings }{ amyitis-part-helpers }{ amyitis-part-water }{ $last_id ->
    [1] {" "}· last round
   *[0] {""}
}
amyitis-do-gain = take { $good }{ $second_id ->
    [none] {""}
   *[other] {" "}· { $second } stays with the other leader
}
amyitis-do-claim = take a { $reward }{ $second_id ->
    [other] {" "}· a { $reward_id ->
        [camel] talent
       *[talent] camel
    } for { $owner }
   *[none] {""}
}
amyitis-do-swap = swap { $give } for { $get }
amyitis-do-keep = keep your goods as they are
amyitis-do-discard = give back { $good }{ $left_id ->
    [0] {""}
   *[other] {" "}· { $left } more to give back
}

## Actions with their verbs, for readers who have not been asked; those that are not here begin with it

amyitis-move-caravan = Move the caravan: { $text }
amyitis-move-field = Work a field: { $text }
amyitis-move-hire = Hire a craftsman: { $text }
amyitis-move-irrigate = Fill a channel section: { $text }
amyitis-move-plant = Plant: { $text }
amyitis-move-take = { $card_id ->
    [gardener] { $text }
   *[other] Take a guild card: { $text }
}
amyitis-move-temple = Enter a temple: { $text }

## Why a typed move is not possible: the end of a sentence, with its full stop

amyitis-obstacle-hire-first = for that you hire { $craft_id ->
    [engineer] an engineer
   *[other] a { $craft }
} first.
amyitis-obstacle-caravan-first = you move the caravan to a city first.
amyitis-obstacle-answer-first = you answer first what you are asked.
amyitis-obstacle-no-channel = no channel section is left, so no engineer can be hired.
amyitis-obstacle-no-group = there are only { $n } groups of craftsmen.
amyitis-obstacle-craft-gone = group { $group } has no { $craft } left.
amyitis-obstacle-hire-too-dear = a craftsman of that group costs { $talents_id ->
    [one] 1 talent
   *[other] { $talents } talents
} now, and you have { $have_id ->
    [0] none
   *[other] only { $have }
}.
amyitis-obstacle-no-goods = you have no goods to trade, so the caravan does not move.
amyitis-obstacle-too-far = the way to { $city } costs { $camels_id ->
    [one] 1 camel
   *[other] { $camels } camels
}, and you have { $have_id ->
    [0] none
   *[other] only { $have }
}.
amyitis-obstacle-city-wants = { $city } wants { $good }{ $second_id ->
    [none] {""}
   *[other] {" "}and { $second }
} (or wine instead), which you do not have.
amyitis-obstacle-no-plot = no plot with water and a tile is left for a plant of quality { $quality }{ $gardeners_id ->
    [0] {""}
    [one] {" "}and your gardener
   *[other] {" "}and your { $gardeners } gardeners
}.
amyitis-obstacle-no-guild = no guild card of your next level is left for { $city }.
amyitis-obstacle-section-filled = { $section } is filled already.
amyitis-obstacle-section-dry = the water does not reach { $section } yet.
amyitis-obstacle-plot-empty = there is no tile on { $plot }.
amyitis-obstacle-plot-dry = no side of { $plot } has water.
amyitis-obstacle-plot-needs-more = { $plot } needs a better plant than quality { $quality }{ $gardeners_id ->
    [0] {""}
    [one] {" "}with your gardener
   *[other] {" "}with your { $gardeners } gardeners
}.
amyitis-obstacle-other-guild = no { $card } can be taken here.
amyitis-obstacle-no-guild-card = no { $card } of your next level is left.
amyitis-obstacle-no-good = you do not have so much { $good }.
amyitis-obstacle-no-wine = wine is not given for other goods.

## Arguments: what to choose next

amyitis-arg-craft = Which craft?
amyitis-arg-group = From which group?
amyitis-arg-city = Where to?
amyitis-arg-row = Which row?
amyitis-arg-temple = Which temple?
amyitis-arg-section = Which section?
amyitis-arg-good = Which good?
amyitis-arg-second = And a second good?
amyitis-arg-card = Which card?
amyitis-arg-plot = Which plot?
amyitis-arg-reward = A camel or a talent?
amyitis-arg-give = What do you give?
amyitis-arg-get = What do you want instead?

## Values

amyitis-craft-grower = grower
amyitis-craft-priest = priest
amyitis-craft-engineer = engineer
amyitis-craft-merchant = merchant

amyitis-city-babylon = Babylon
amyitis-city-eshnunna = Eshnunna
amyitis-city-susa = Susa
amyitis-city-ur = Ur
amyitis-city-uruk = Uruk
amyitis-city-mari = Mari
amyitis-city-palmyra = Palmyra
amyitis-city-khorsabad = Khorsabad
amyitis-city-ninoua = Nineveh

amyitis-row-top = top
amyitis-row-bottom = bottom

amyitis-temple-ishtar = Ishtar
amyitis-temple-marduk = Marduk
amyitis-temple-tammouz = Tammouz

amyitis-good-barley = barley
amyitis-good-dates = dates
amyitis-good-salt = salt
amyitis-good-palm = palm
amyitis-good-wine = wine
amyitis-second-barley = barley
amyitis-second-dates = dates
amyitis-second-salt = salt
amyitis-second-palm = palm
amyitis-second-wine = wine
amyitis-give-barley = barley
amyitis-give-dates = dates
amyitis-give-salt = salt
amyitis-give-palm = palm
amyitis-give-wine = wine
amyitis-get-barley = barley
amyitis-get-dates = dates
amyitis-get-salt = salt
amyitis-get-palm = palm

amyitis-card-banker = banker
amyitis-card-leader = leader
amyitis-card-palace = palace
amyitis-card-gardener = gardener
amyitis-other-card-banker = banker
amyitis-other-card-leader = leader
amyitis-other-card-palace = palace

amyitis-reward-camel = camel
amyitis-reward-talent = talent


amyitis-card-help-banker = Talents at the start of each round: { PRINTED("amyitis.guild.levels.banker.0.0") }, then { PRINTED("amyitis.guild.levels.banker.1.0") }, then { PRINTED("amyitis.guild.levels.banker.2.0") } with { PRINTED("amyitis.guild.levels.banker.2.1") } points.
amyitis-card-help-leader = { PRINTED("amyitis.guild.levels.leader.0") } more spaces for the caravan, then { PRINTED("amyitis.guild.levels.leader.1") }. The second brings a good and lets you keep { PRINTED("amyitis.guild.goods_limit.2") } goods.
amyitis-card-help-palace = Points at once: { PRINTED("amyitis.guild.levels.palace.0") }, then { PRINTED("amyitis.guild.levels.palace.1") }, then { PRINTED("amyitis.guild.levels.palace.2") }.
amyitis-card-help-gardener = Give it back when you plant: your plant counts as one quality better.

## On the pictures

# The back of a plant card follows.
amyitis-next-plant = next:
# On an engineer whom nobody can hire, because no channel section is left.
amyitis-no-channel = no channel

## Leaving an argument out

amyitis-second-none = Nothing more

## Counted things

amyitis-part-points = { $points_id ->
    [one] 1 point
   *[other] { $points } points
}
amyitis-part-talents = { $talents_id ->
    [0] no talents
    [one] 1 talent
   *[other] { $talents } talents
}
amyitis-part-camels = { $camels_id ->
    [0] no camels
    [one] 1 camel
   *[other] { $camels } camels
}
amyitis-part-tiles = { $tiles_id ->
    [0] no garden tiles
    [one] 1 garden tile
   *[other] { $tiles } garden tiles
}

## Events

amyitis-event-round = Round { $n } begins. { $who } { DOES($you, "go", "goes") } first.
amyitis-event-income = The banker pays { $whom } { amyitis-part-talents }{ $scored }.
amyitis-event-passed = { $who } { DOES($you, "pass", "passes") }.
amyitis-event-passed-forced = { $who } can do nothing more and { DOES($you, "pass", "passes") }.
amyitis-event-income-together = The bankers pay { $other } { amyitis-part-talents } each{ $scored }.
amyitis-event-skipped = { $who } { DOES($you, "have", "has") } passed and { DOES($you, "take", "takes") } { amyitis-part-talents }.
amyitis-event-skipped-together = { $other } have passed and take { amyitis-part-talents } each.
amyitis-event-hired = { $who } { DOES($you, "hire", "hires") } { $craft_id ->
    [engineer] an
   *[other] a
} { $craft } from group { $group }{ $signed ->
    [1] .
   *[0] { $talents_id ->
        [0] .
       *[other] {" "}for { amyitis-part-talents }.
    }
}
amyitis-event-got-camel = { $signed ->
    [1] {""}
   *[0] { $who } { DOES($you, "take", "takes") } a camel.
}
amyitis-event-grew = { $who } { DOES($you, "put", "puts") } a cube in the { $row } row{ $signed ->
    [1] {""}
   *[0] {" "}and { DOES($you, "take", "takes") } { $good }
}.
amyitis-event-tammouz = { $who } { DOES($you, "are", "is") } first in Tammouz{ $signed ->
    [1] {" "}and { DOES($you, "put", "puts") } a cube in the { $row } row
   *[0] , { DOES($you, "put", "puts") } a cube in the { $row } row and { DOES($you, "take", "takes") } { $good }
}.
amyitis-event-row-won = The { $row } row is full. { $who } { DOES($you, "have", "has") } the most cubes and { DOES($you, "get", "gets") } a gardener. The row is emptied.
amyitis-event-row-tied = The { $row } row is full. Nobody has the most cubes, so nobody gets a gardener. The row is emptied.
amyitis-event-row-without-gardener = The { $row } row is full, but no gardener is left. The row is emptied.
amyitis-event-entered = { $who } { DOES($you, "put", "puts") } a cube into the temple of { $temple }.
amyitis-event-evening = Evening of round { $n }: { $who } { DOES($you, "lead", "leads") } the procession.
amyitis-event-grey-entered = Grey cubes go into the temples of { $temple }.
amyitis-event-pushed-out = One of { $you ->
    [1] your
   *[0] { $whom }'s
} cubes is pushed out of the temple of { $temple }.
amyitis-event-pushed-out-together = One of { $you ->
    [1] your
   *[0] { $whom }'s
} cubes is pushed out of each of the temples of { $temple }.
amyitis-event-irrigated = { $who } { DOES($you, "fill", "fills") } channel section { $section }{ $scored }.
amyitis-event-irrigated-forced = { $who } { DOES($you, "fill", "fills") } the only channel section within reach, { $section }{ $scored }.
amyitis-event-no-section = No channel section is left for { $whom } to fill.
amyitis-event-moved = { $who } { DOES($you, "send", "sends") } the caravan to { $city }{ $signed ->
    [1] .
   *[0] {" "}for { amyitis-part-camels }.
}
amyitis-event-sold = { $who } { DOES($you, "sell", "sells") } { $good }{ $scored }.
amyitis-event-sold-forced = { $who } { DOES($you, "sell", "sells") } { $good }, the only good at hand{ $scored }.
amyitis-event-paid = { $signed ->
    [1] {""}
   *[0] { $who } { DOES($you, "pay", "pays") } { $good }.
}
amyitis-event-paid-forced = { $signed ->
    [1] {""}
   *[0] { $who } { DOES($you, "pay", "pays") } { $good }.
}
amyitis-event-took = { $who } { DOES($you, "take", "takes") } a { $card } of level { $level }{ $scored }.
amyitis-event-took-forced = { $who } { DOES($you, "take", "takes") } the only card left, a { $card } of level { $level }{ $scored }.
amyitis-event-took-gardener = { $who } { DOES($you, "take", "takes") } a gardener.
amyitis-event-took-gardener-forced = { $who } { DOES($you, "take", "takes") } the only card left, a gardener.
amyitis-event-no-card = The tile would give { $whom } a guild card, but there is none left to take.
amyitis-event-brought = { $who } { DOES($you, "choose", "chooses") } the leader that brings { $good }.
amyitis-event-brought-forced = { $who } { DOES($you, "get", "gets") } { $good } with the leader.
amyitis-event-gained = { $signed ->
    [1] {""}
   *[0] { $who } { DOES($you, "choose", "chooses") } { $good } as the good of the tile.
}
amyitis-event-planted = { $who } { DOES($you, "plant", "plants") } on { $plot }{ amyitis-part-help }{ $scored }.
amyitis-event-planted-forced = { $who } { DOES($you, "plant", "plants") } on { $plot }, the only plot possible{ amyitis-part-help }{ $scored }.
amyitis-part-help = { $signed ->
    [1] {""}
   *[0] { $gardeners_id ->
        [0] {""}
        [one] {" "}with the help of a gardener
       *[other] {" "}with the help of { $gardeners } gardeners
    }
}
amyitis-event-tile-gave = { $signed ->
    [1] {""}
   *[0] The tile gives { $whom } { $talents_id ->
        [0] { amyitis-part-camels }
       *[other] { $camels_id ->
            [0] { amyitis-part-talents }
           *[other] { amyitis-part-talents } and { amyitis-part-camels }
        }
    }.
}
amyitis-event-irrigation = The water around { $plot } rewards { $whom }{ $scored }.
amyitis-event-irrigation-tied = Nobody has the most cubes around { $plot }, so nobody gets points for its water.
amyitis-event-neutral-water = Grey cubes fill the channels between planted plots: { $sections }.
amyitis-event-last-round = { $n_id ->
    [one] Only 1 garden tile is left
   *[other] Only { $n } garden tiles are left
}: this is the last round.
amyitis-event-ishtar = { $who } { DOES($you, "are", "is") } first in Ishtar{ $signed ->
    [1] {""}
   *[0] {" "}and { DOES($you, "take", "takes") } a { $reward }
}.
amyitis-event-ishtar-second = Ishtar gives { $whom } the other reward, a { $reward }.
amyitis-event-marduk = Marduk rewards { $whom }{ $scored }.
amyitis-event-marduk-both = In the temple of Marduk { $whom } { DOES($you, "are", "is") } first and { $other } second{ $scored }.
amyitis-event-swapped = { $who } { DOES($you, "swap", "swaps") } { $give } for { $get } in Tammouz.
amyitis-event-kept = { $who } { DOES($you, "swap", "swaps") } nothing in Tammouz.
amyitis-event-nothing-to-swap = { $who } { DOES($you, "are", "is") } second in Tammouz, but { DOES($you, "have", "has") } no good to swap.
amyitis-event-discarded = { $who } { DOES($you, "give", "gives") } back { $good }, over the limit.
amyitis-event-discarded-forced = { $who } must give back { $good }, over the limit.
amyitis-event-final-scoring = The last round is over: the final scoring.
amyitis-event-favour = Amyitis favours { $whom } for { amyitis-part-tiles }{ $scored }.
amyitis-event-goods-left = { $who } { DOES($you, "have", "has") } { $points_id ->
    [one] 1 good
   *[other] { $points } goods
} left{ $scored }.
amyitis-event-final-scored = { $who } { DOES($you, "get", "gets") } { $favour } points of favour for { amyitis-part-tiles }, and { $goods } for { $goods_id ->
    [one] 1 good
   *[other] goods
} left{ $scored }.
amyitis-event-won = { $who } { DOES($you, "win", "wins") } with { amyitis-part-points }!
amyitis-event-shared = { $who } { DOES($you, "share", "shares") } the victory: { amyitis-part-points }!

## The position in words

amyitis-event-board-question-action = { $who } must hire, move the caravan or pass.
amyitis-event-board-question-field = { $who } { DOES($you, "are", "is") } choosing a row of the fields for a grower.
amyitis-event-board-question-temple = { $who } { DOES($you, "are", "is") } choosing a temple for a priest.
amyitis-event-board-question-section = { $who } { DOES($you, "are", "is") } choosing a channel section for an engineer.
amyitis-event-board-question-sell = { $who } { DOES($you, "are", "is") } selling goods in { $city }.
amyitis-event-board-question-free-section = { $who } { DOES($you, "are", "is") } choosing a free channel section after a sale.
amyitis-event-board-question-payment = { $who } { DOES($you, "are", "is") } choosing how to pay in { $city }.
amyitis-event-board-question-guild = { $who } { DOES($you, "are", "is") } choosing a guild card in { $city }.
amyitis-event-board-question-leader2 = { $who } { DOES($you, "take", "takes") } the highest leader and { DOES($you, "are", "is") } choosing which of the goods comes with it.
amyitis-event-board-question-plot = { $who } { DOES($you, "are", "is") } choosing where to plant what { $city } has sold.
amyitis-event-board-question-any-good = { $who } { DOES($you, "are", "is") } choosing a good as the garden tile's bonus.
amyitis-event-board-question-free-guild = { $who } { DOES($you, "are", "is") } choosing a guild card as the garden tile's bonus.
amyitis-event-board-question-procession = { $who } { DOES($you, "lead", "leads") } the procession and { DOES($you, "are", "is") } choosing a temple.
amyitis-event-board-question-ishtar = { $who } { DOES($you, "are", "is") } first in Ishtar and { DOES($you, "are", "is") } choosing a camel or a talent.
amyitis-event-board-question-tammouz-field = { $who } { DOES($you, "are", "is") } first in Tammouz and { DOES($you, "are", "is") } choosing a row of the fields.
amyitis-event-board-question-tammouz-swap = { $who } { DOES($you, "are", "is") } second in Tammouz and may swap a good.
amyitis-event-board-question-discard = { $who } must give back { $n_id ->
    [one] 1 good
   *[other] { $n } goods
}.
amyitis-event-board-over = The game is over.
amyitis-event-board-round = Round { $n }. { $who } { DOES($you, "go", "goes") } first; the players follow in turn order.
amyitis-event-board-score = { $who }: { amyitis-part-points }, { amyitis-part-talents }, { amyitis-part-camels }, { amyitis-part-tiles }.
amyitis-event-board-goods = { $who } { DOES($you, "have", "has") } { $good }.
amyitis-event-board-no-goods = { $who } { DOES($you, "have", "has") } no goods.
amyitis-event-board-cards = { $who } { DOES($you, "have", "has") } { $banker_id ->
    [0] no banker
   *[other] a banker of level { $banker }
}, a leader of level { $leader }, { $palace_id ->
    [0] no palace
   *[other] a palace of level { $palace }
}, { $gardeners_id ->
    [0] no gardeners
    [one] 1 gardener
   *[other] { $gardeners } gardeners
}.
amyitis-event-board-planted = { $who } { DOES($you, "have", "has") } planted { $plots }.
amyitis-event-board-passed = { $who } { DOES($you, "have", "has") } passed.
amyitis-event-board-group = Group { $group }, { $talents_id ->
    [0] the next card is free
    [one] the next card costs 1 talent
   *[other] the next card costs { $talents } talents
}: { $craft }.
amyitis-counted-barley = { $n } barley
amyitis-counted-salt = { $n } salt
amyitis-counted-wine = { $n } wine
amyitis-counted-palm = { $n } palm
amyitis-counted-dates = { $n ->
    [one] 1 date
   *[other] { $n } dates
}
amyitis-counted-grower = { $n ->
    [one] 1 grower
   *[other] { $n } growers
}
amyitis-counted-priest = { $n ->
    [one] 1 priest
   *[other] { $n } priests
}
amyitis-counted-engineer = { $n ->
    [one] 1 engineer
   *[other] { $n } engineers
}
amyitis-counted-merchant = { $n ->
    [one] 1 merchant
   *[other] { $n } merchants
}
amyitis-event-board-group-empty = Group { $group }: everybody is hired.
amyitis-event-board-caravan = The caravan is in { $city }.
amyitis-event-board-reach = { $who } can send the caravan to { $city } for { amyitis-part-camels }.
amyitis-part-steps = { $steps_id ->
    [one] 1 space on
   *[other] { $steps } spaces on
}
amyitis-event-board-city-sale = { $city }, { amyitis-part-steps }: buys 1 good for { $points } points or 2 for { $more }, with a free channel section.
amyitis-event-board-city-guilds = { $city }, { amyitis-part-steps }: wants { $good } for a { $card } or a { $other_card }.
amyitis-event-board-city-plant = { $city }, { amyitis-part-steps }: wants { $good } for a plant of quality { $quality }; on the back of the card: quality { $next } for { $second }.
amyitis-event-board-field-next = Fields, { $row } row: space { $space } is next and gives { $good }.
amyitis-event-board-field-later = Fields, { $row } row: space { $space } will give { $good }.
amyitis-event-board-field-cubes = Fields, { $row } row: { $whom } { DOES($you, "have", "has") } { $n_id ->
    [one] 1 cube
   *[other] { $n } cubes
}.
amyitis-event-board-temple-empty = { $temple } is empty.
amyitis-part-spaces = { $n_id ->
    [one] space { $spaces }
   *[other] spaces { $spaces }
} from the left
amyitis-event-board-temple = { $temple }: { $whom } on { amyitis-part-spaces }.
amyitis-event-board-temple-neutral = { $temple }: grey on { amyitis-part-spaces }.
amyitis-event-board-temple-first = { $temple }: { $whom } { DOES($you, "are", "is") } first.
amyitis-event-board-temple-second = { $temple }: { $whom } { DOES($you, "are", "is") } second.
amyitis-event-board-tiles = { $n_id ->
    [one] 1 garden tile is
   *[other] { $n } garden tiles are
} left. The round in which { $last } or fewer are left is the last.
amyitis-part-tile = { amyitis-part-points }{ amyitis-part-brings }
amyitis-part-brings = { $talents_id ->
    [0] {""}
   *[other] , { amyitis-part-talents }
}{ $camels_id ->
    [0] {""}
   *[other] , { amyitis-part-camels }
}{ $goods_id ->
    [0] {""}
    [one] , any good
   *[other] , any { $goods } goods
}{ $guilds_id ->
    [0] {""}
    [one] , any guild card
   *[other] , any { $guilds } guild cards
}
amyitis-event-board-plot = Plot { $plot }, level { $level }, needs quality { $quality }: { amyitis-part-tile }. No side has water yet.
amyitis-event-board-plot-watered = Plot { $plot }, level { $level }, needs quality { $quality }: { amyitis-part-tile }. It has water.
amyitis-event-board-irrigates = Plot { $plot }: { $whom } { DOES($you, "have", "has") } the most cubes around it.
amyitis-event-board-channels = Channel sections with { $you ->
    [1] your
   *[0] { $whom }'s
} cubes: { $sections }.
amyitis-event-board-channels-neutral = Channel sections with grey cubes: { $sections }.
amyitis-event-board-channels-open = Channel sections that can be filled next: { $sections }.
amyitis-event-board-channels-full = No channel section is left, so no engineer can be hired.
amyitis-event-board-channels-closed = Channel sections that the water does not reach yet: { $sections }.
amyitis-event-board-stock = Guild cards left, { $card } of level { $level }: { $n }.
amyitis-event-board-carried = A leader of the highest level brings { $good }.
amyitis-event-board-stock-gardeners = Gardeners left: { $n }.

## Score sheet

amyitis-sheet-channels = Engineers
amyitis-sheet-sales = Sales
amyitis-sheet-gardens = Garden tiles
amyitis-sheet-irrigation = Water
amyitis-sheet-palaces = Palaces
amyitis-sheet-bankers = Bankers
amyitis-sheet-temples = Marduk
amyitis-sheet-favour = Favour
amyitis-sheet-goods = Goods left

## Why a computer made a move: “+3.2 …”, in expected points

amyitis-term-goods = for goods
amyitis-term-talents = for talents
amyitis-term-camels = for camels
amyitis-term-gardeners = for gardeners
amyitis-term-income = from the bankers' income
amyitis-term-leader = from the leader's longer way
amyitis-term-garden = for tiles, towards the favour of Amyitis
amyitis-term-water = for water around plots
amyitis-term-temples = expected from temples
amyitis-term-fields = for places in the fields
amyitis-term-tempo = for what can still be done this round

amyitis-plan-bankers = take bankers and live on their income
amyitis-plan-palaces = buy the palaces, with a leader who reaches them cheaply
amyitis-plan-planting = plant as many tiles as possible, for the favour of Amyitis
amyitis-plan-temples = win the temples every evening

# The computer player who mainly tries that.
amyitis-character-temples = Enheduanna

## Legend: one line for each number on the picture

amyitis-legend-1 = The fields: a grower puts a cube on the next space of a row and takes the good shown.
amyitis-legend-2 = A plot: leaves on its wall say how good a plant it needs, the number is its points, and beside it is what else it brings.
amyitis-legend-3 = A channel section: a filled one has water and the cube of its owner; a grey cube is nobody's. Each has a round place for a cube: where a side has two, it needs both.
amyitis-legend-4 = The river: the first sections must touch it.
amyitis-legend-5 = The round, and when the game ends.
amyitis-legend-6 = The temples: cubes push each other out to the right. Beside them: who is rewarded, and with what.
amyitis-legend-7 = The players: points, talents, camels, gardeners, tiles, goods and guild cards.
amyitis-legend-8 = The order of turns and, below it, the favour of Amyitis: points at the end by the number of tiles.
amyitis-legend-9 = A group of craft cards and its number, which the buttons show. You hire one of any group and at once do what it says.
amyitis-legend-10 = What the next card of the group costs, in talents.
amyitis-legend-11 = The caravan: it goes clockwise, a space for each camel you give back.
amyitis-legend-12 = A city, the good it wants, and two guild cards, of which you take one. In the box, Nineveh is spelled Ninoua; `/move` understands both.
amyitis-legend-13 = Leaves are a plant of that quality. You plant it at once; then its card is turned over and asks for what it says after “next”.
amyitis-legend-14 = How many guild cards of each level are left, and gardeners below.
amyitis-legend-15 = The good that comes with a leader of level 2.

## What is this?: what can be chosen, in a sentence each

amyitis-verb-about-pass = You do nothing more in this round. Whenever your turn comes while others still act, you take 1 talent.
amyitis-verb-about-hire = You do at once what the craft card says. The first card of a group is free, later ones cost talents.
amyitis-verb-about-caravan = Camels, and your leader, move the caravan, which all of you share. You trade where it stops.
amyitis-verb-about-field = Your cube goes on the next space of the row, and you take the good that is shown there.
amyitis-verb-about-temple = Your cube goes in on the left and pushes the others. In a tie, the cube furthest to the right is first.
amyitis-verb-about-irrigate = Your cube brings water to this section, for everybody. A side with two sections needs both.
amyitis-verb-about-sell = Babylon buys any goods: { PRINTED("amyitis.city.0.sale.0") } points for one, { PRINTED("amyitis.city.0.sale.1") } for two.
amyitis-verb-about-pay = What the city wants. Wine can stand for any other good.
amyitis-verb-about-take = A guild card of your next level. Levels are taken one after the other.
amyitis-verb-about-plant = You take the tile. Its leaves say what quality it needs; each gardener adds one. Most cubes around it score for water.
amyitis-verb-about-gain = A good of your choice, wine too.
amyitis-verb-about-claim = The reward of the temple of Ishtar. Whoever is second there gets the other one.
amyitis-verb-about-swap = One of your goods for another, but not for wine.
amyitis-verb-about-keep = You swap nothing.
amyitis-verb-about-discard = You have more goods than you may keep, so this one goes back.

amyitis-craft-about-grower = Works in the fields: you take a good, and may win a gardener with the most cubes in a full row.
amyitis-craft-about-priest = Puts your cube into a temple. In the evening, the temples reward those with the most cubes.
amyitis-craft-about-engineer = Fills a channel section: { PRINTED("amyitis.garden.engineer_points") } points at once, and water for the plots beside it.
amyitis-craft-about-merchant = Brings you a camel. Camels move the caravan.

amyitis-city-about-babylon = Buys one or two goods of any kind for points; then you fill a channel section.
amyitis-city-about-eshnunna = Wants palm and sells a plant.
amyitis-city-about-susa = Wants barley; you choose a banker or a palace.
amyitis-city-about-ur = Wants salt and sells a plant.
amyitis-city-about-uruk = Wants dates; you choose a banker or a leader.
amyitis-city-about-mari = Wants barley and sells a plant.
amyitis-city-about-palmyra = Wants palm; you choose a banker or a palace.
amyitis-city-about-khorsabad = Wants dates and a second good, and sells a plant of quality { PRINTED("amyitis.plant.3.sides.0.0") }.
amyitis-city-about-ninoua = Wants salt; you choose a leader or a palace. In the box it is spelled Ninoua.

amyitis-temple-about-ishtar = In the evening, the first there takes a camel or a talent, the second the other one.
amyitis-temple-about-marduk = In the evening, the first there gets { PRINTED("amyitis.temples.marduk.0") } points, the second { PRINTED("amyitis.temples.marduk.1") }.
amyitis-temple-about-tammouz = In the evening, the first there works a field as a grower does; the second may swap a good.

amyitis-reward-about-camel = Moves the caravan by one space.
amyitis-reward-about-talent = A coin that pays for craftsmen.

amyitis-good-about-barley = Wanted in Susa and Mari.
amyitis-good-about-dates = Wanted in Uruk and Khorsabad.
amyitis-good-about-salt = Wanted in Ur and Nineveh.
amyitis-good-about-palm = Wanted in Eshnunna and Palmyra.
amyitis-good-about-wine = Stands for any other good when you pay.

## Key of signs: what each sign on the pictures means, if that is no value above

amyitis-sign-any-good = any good
amyitis-sign-any-card = any guild card
amyitis-sign-card-leader = leader of caravans
amyitis-sign-temple-ishtar = temple of Ishtar
amyitis-sign-temple-marduk = temple of Marduk
amyitis-sign-temple-tammouz = temple of Tammouz
amyitis-sign-talent = talent
amyitis-sign-price = price in talents
amyitis-sign-camel = camel
amyitis-sign-points = points
amyitis-sign-quality = quality of a plant
amyitis-sign-tiles = garden tiles
amyitis-sign-neutral = grey cube, nobody's
amyitis-sign-channel-dry = channel without water
amyitis-sign-channel-wet = channel with water
amyitis-sign-channel-double = two channel sections

## Worked examples on the pages of the rules: what their pictures show

amyitis-example-2-1-full-row = Dara's grower fills the lower row. Dara takes the wine; Cleo has the most cubes in the row and takes a gardener.
amyitis-example-3-1-wine = Mari wants barley, and its plant of quality 2 salt as well. Ana keeps her salt and pays barley and wine.
amyitis-example-4-1-water = b2 has water: both sections towards c2 are filled. It needs quality 2, and so good is Ana's plant.
amyitis-example-4-2-half-a-side = b3 has none: of the two sections towards c3 only one is filled.
amyitis-example-4-3-too-weak = c3 has water but needs quality 3: a plant of quality 2 with one gardener, and Ana has no gardener.
amyitis-example-4-4-scores = Ana planted c2 and took its tile, 5 points. Ben has the most cubes around it and scores its quality, 2. A grey cube joins c2 to the planted c1.
amyitis-example-5-1-push = Ana's cube came in on the left. The others moved to the right, and the one on the last space went back to its owner.

## Rules

amyitis-rules-1 = **Amyitis in short**
    The king of Babylon builds hanging gardens for his homesick queen, and you compete to please her. Bring water up the terraces, trade for guild cards and plants, and plant the garden. Whoever has the most points at the end wins; players with equal points share the victory.

    You begin with { PRINTED("amyitis.start.talents") } talents, { PRINTED("amyitis.start.camels") ->
        [one] 1 camel
       *[other] { PRINTED("amyitis.start.camels") } camels
    } and a caravan leader of level 0. Nothing is hidden. Chance decides the setup, who starts, and the craft cards of each round.

    A round:
    1. **Crafts**: craft cards are laid out in groups of { PRINTED("amyitis.crafts.group") }, a group for each player. Bankers pay.
    2. **Actions**: in turn, each player hires a craftsman, moves the caravan or passes, until all have passed.
    3. **Evening**: the procession, the temples, and a look at everybody's stock. Then the next player round the table starts.

    {"**"}Passing** is for the whole round. After that, whenever your turn comes and somebody has not passed yet, you take 1 talent instead.

    You get points for
    • engineers, { PRINTED("amyitis.garden.engineer_points") } each
    • goods sold in Babylon
    • garden tiles, and water around what anybody plants
    • palaces, and the best bankers
    • Marduk's temple
    • Amyitis' favour and leftover goods at the end
amyitis-rules-2 = **Hiring**
    Take a face-up craft card. The first card of a group is free, the second costs { PRINTED("amyitis.crafts.prices.1") } talent, the third { PRINTED("amyitis.crafts.prices.2") } talents. Do at once what it says:

    • **Grower**: put a cube on the next free space of one of the two field rows, from the left, and take the good shown there. When the last space is filled, whoever has the most cubes in the row takes a gardener, if one is left; a tie gives nothing. Then the row is emptied. Until then, cubes stay there from round to round.
    • **Priest**: put a cube on the leftmost space of a temple. The cubes there move one space to the right; a cube pushed off the end returns to its owner.
    • **Engineer**: put a cube on a channel section and score { PRINTED("amyitis.garden.engineer_points") } points. The section must touch the river, or be joined to it by filled sections, no matter whose.
    • **Merchant**: take a camel.

    {"**"}Goods**
    Barley, dates, salt and palm; **wine** can replace any other good when you pay.

    {"**"}Names on the map**
    Plots are `a1` to `d4`. A channel section is named by the plots on both sides of it: `a1-a2`. Where there are two between the same plots, they are `b2-c2.1` and `b2-c2.2`.
amyitis-rules-3 = **The caravan**
    One caravan serves everybody. Give back at least 1 camel: the caravan walks one space for each, clockwise, and your **leader** adds up to 0, { PRINTED("amyitis.guild.levels.leader.0") } or { PRINTED("amyitis.guild.levels.leader.1") } spaces (level 0, 1, 2). A full lap, back to the same space, counts as a move. You must be able to trade where it stops, and you must do it.

    • **Babylon**: sell 1 good for { PRINTED("amyitis.city.0.sale.0") } points or 2 goods for { PRINTED("amyitis.city.0.sale.1") }. The two may be alike, and wine can be sold as well. Then fill a channel section for no points; you cannot decline that. If no section is left to fill, you just sell.
    • **Guild cities** (Susa, Uruk, Palmyra, Nineveh): pay the good and take one of the two cards on offer.
    • **Plant cities** (Eshnunna, Ur, Mari, Khorsabad): pay the good, and for a plant of quality 2 also the one on its card. If both are the same good, pay 2 of it. You plant at once. Then the card is turned over: quality 1 becomes 2, and 2 becomes 1. Only Khorsabad's has quality { PRINTED("amyitis.plant.3.sides.0.0") } on both sides.

    {"**"}Guild cards**
    You rise level by level. Stacks are short, and cards never come back: if your next one is gone, you can rise no further.
    • **Banker**: talents each round: { PRINTED("amyitis.guild.levels.banker.0.0") }, then { PRINTED("amyitis.guild.levels.banker.1.0") }, then { PRINTED("amyitis.guild.levels.banker.2.0") } and { PRINTED("amyitis.guild.levels.banker.2.1") } points
    • **Leader**: the caravan goes further; level 2 brings you the good lying on it and lets you keep { PRINTED("amyitis.guild.goods_limit.2") } goods
    • **Palace**: { PRINTED("amyitis.guild.levels.palace.0") }, { PRINTED("amyitis.guild.levels.palace.1") }, { PRINTED("amyitis.guild.levels.palace.2") } points at once
    • **Gardener**: see planting; used ones go back to the stack
amyitis-rules-4 = **Planting**
    Choose a plot that still has its tile and has
    • **water**: all sections on at least one of its sides are filled. A side between two plots of level { PRINTED("amyitis.garden.double") } or higher has two sections, any other side one. The river itself is not enough.
    • **a good enough plant**: level 1 needs quality { PRINTED("amyitis.garden.quality.0") }, level 2 quality { PRINTED("amyitis.garden.quality.1") }, level 3 quality { PRINTED("amyitis.garden.quality.2") } and level 4 quality { PRINTED("amyitis.garden.quality.3") }. Each **gardener** you give back makes your plant one better.

    Then:
    1. You take the tile, its points and whatever else it shows: talents, camels, any good (wine too), or the next guild card of any kind (a gardener too). You need not pay for that card; if there is none for you, you get nothing.
    2. The player with the most cubes around the plot scores the plant's own quality, 1 or 2. That need not be you. A tie scores nothing.
    3. Empty sections between this plot and planted neighbours are filled with grey cubes. Anybody may build on from them once they are joined to the river.
amyitis-rules-5 = **The evening**
    1. **Procession**: the last player in turn order puts a cube into one temple; a grey cube goes into each of the other two.
    2. **Temples**: the player with the most cubes is first; in a tie, the one whose cube is furthest to the right. Grey cubes do not count. Cubes stay.
       • Ishtar: the first takes a camel or a talent, the second the other one.
       • Marduk: points, { PRINTED("amyitis.temples.marduk.0") } and { PRINTED("amyitis.temples.marduk.1") }.
       • Tammouz: the first works a field as a grower does; the second may swap a good for any other but wine.
    3. **Stock**: you may keep { PRINTED("amyitis.guild.goods_limit.0") } goods, or { PRINTED("amyitis.guild.goods_limit.2") } with a leader of level 2. There is no limit for camels and talents.

    {"**"}The end**
    When { PRINTED("amyitis.garden.last_tiles.4") } garden tiles or fewer are left, { PRINTED("amyitis.garden.last_tiles.2") } with two players, the round is played to its end and the game is over. Then Amyitis shows her favour for your garden tiles, and each good you still have is 1 point.
amyitis-rules-6 = **Two, three or four players**
    • **Craft cards**: as many groups as players, with { PRINTED("amyitis.crafts.group") } cards each. They are shuffled anew every round, and those left over are not used in it. In all there are { PRINTED("amyitis.crafts.2.grower") } growers, { PRINTED("amyitis.crafts.2.priest") } priests, { PRINTED("amyitis.crafts.2.engineer") } engineers, { PRINTED("amyitis.crafts.2.merchant") } merchants with two players; { PRINTED("amyitis.crafts.3.grower") }, { PRINTED("amyitis.crafts.3.priest") }, { PRINTED("amyitis.crafts.3.engineer") }, { PRINTED("amyitis.crafts.3.merchant") } with three; { PRINTED("amyitis.crafts.4.grower") }, { PRINTED("amyitis.crafts.4.priest") }, { PRINTED("amyitis.crafts.4.engineer") }, { PRINTED("amyitis.crafts.4.merchant") } with four.
    • **Guild cards**: with fewer players the stacks are shorter. There are never enough for everybody.
    • **Leaders of level 2**: { PRINTED("amyitis.guild.stock.4.leader.1") } with four players, and the first player to take one chooses between the goods on them; otherwise { PRINTED("amyitis.guild.stock.3.leader.1") }.
    • **Garden**: with two players plots { PRINTED("amyitis.garden.unused.2.0") }, { PRINTED("amyitis.garden.unused.2.1") } and { PRINTED("amyitis.garden.unused.2.2") } have no tile and cannot be planted. Their channels are used as usual.
    • **Temples**: with two players only the first is rewarded. Whoever is alone in a temple gets the first reward only.
    • **The last round** is the one in which the number of tiles left falls to { PRINTED("amyitis.garden.last_tiles.2") } with two players, or to { PRINTED("amyitis.garden.last_tiles.4") } with three or four.
    • **Favour**, { PRINTED("amyitis.favour.points.0") } or { PRINTED("amyitis.favour.points.1") } points: with two players for { PRINTED("amyitis.favour.2.0") } or { PRINTED("amyitis.favour.2.1") } tiles, with three for { PRINTED("amyitis.favour.3.0") } or { PRINTED("amyitis.favour.3.1") }, with four for { PRINTED("amyitis.favour.4.0") } or { PRINTED("amyitis.favour.4.1") }.

    Camels, talents, goods and cubes never run out; only guild cards do.
amyitis-rules-7 = **How this edition was made**
    The rulebook leaves much of what is printed on the pieces to pictures that could not be found, and is silent on some rare cases. What follows is our own and may differ from your copy.

    {"**"}On the pieces**
    • garden tiles, except the one with { PRINTED("amyitis.tiles.top.0") } points and the one with { PRINTED("amyitis.tiles.2.1.0") } points and { PRINTED("amyitis.tiles.2.1.1") } talents, whose quality is ours too; that 9, 6 and 5 of the 20 are of quality 1, 2 and 3
    • where a side has two channel sections, and which plots have no tile with two players
    • the order of goods in the fields, except the wine
    • the order of the cities: that guild and plant cities alternate, beginning with a plant city
    • what cities want and offer, except Babylon, Uruk and what Mari wants, and the second good on most plant cards
    • how many craft cards there are of each kind, how many of most guild cards, and the points of palaces

    {"**"}Rulings**
    • When no channel section is left, nobody can hire an engineer, and a sale in Babylon stands without its section.
    • Grey cubes carry water on only when they are joined to the river.
    • Plots without a tile count neither as planted nor as plots to plant; cubes on their sides work and count as elsewhere.
    • A full lap of the caravan is a move. Nobody pays more camels or gardeners than needed.
    • A good of choice from a tile may be wine; a guild card from a tile is lost if there is none for you.
    • Supplies have no limit, and neither has the number of rounds. Bankers pay before crafts are laid out.
    • If you can only pass, you pass without being asked.

## Events that only databases of version 0.1 still hold

amyitis-event-neutral-entered = A grey cube goes into the temple of { $temple }.
amyitis-event-waited = { $who } has passed and takes a talent.
amyitis-event-paid-two = { $who } pays { $good } and { $second }.
amyitis-event-sold-two = { $who } sells { $good } and { $second } for { amyitis-part-points }.

# Lessons. A text of a step has at most 25 words, and one idea.

amyitis-lesson-garden = 1 · Goods, water, a plant
amyitis-lesson-goal = Plant the hanging gardens: plants are points. They need **goods**, **water** and the **caravan**. It is your turn: press **Take turn**.
amyitis-lesson-grower = One action a turn. In each group the first craftsman is free, then 1 talent, then 2. In group 1, hire the grower, for palm.
amyitis-lesson-palm = That works as well, but the plant that you want costs palm: the grower of group 1, top row.
amyitis-lesson-no-pass = Passing would end the round for you. There is still something to do.
amyitis-lesson-other-craft = A good craft too, but not what you need next.
amyitis-lesson-engineer = A plant needs water. Hire the **engineer**: he leads it one section further and scores 2 points.
amyitis-lesson-engineer-first = A good craft too, but the plant needs water: hire the engineer.
amyitis-lesson-section = Channels begin at the river. Section a1-a2 brings water to plot a2: fill it.
amyitis-lesson-a1-a2 = It begins at the river as well. For this lesson fill a1-a2.
amyitis-lesson-caravan = The **caravan** moves one city for each camel. In Eshnunna palm buys a plant, and plot a2 has water: send it there.
amyitis-lesson-planted = You planted on a2 and took its tile: a point, a talent, a camel. Higher levels need better plants, or gardeners. Press **Confirm**.
amyitis-lesson-bonus = Whoever alone has the most cubes in the channels around a new plant scores its quality, 1 or 2. Here that was you: 1 point.

amyitis-lesson-evening = 2 · Temples and guilds
amyitis-lesson-merchant = Every further city costs the caravan a camel. The **merchant** brings you one more: hire him.
amyitis-lesson-priest = { computer-name-1 } has passed, so it is your turn again. A **priest** puts a cube into a temple and pushes the others on: press **Ishtar**.
amyitis-lesson-ishtar = A good temple too. For this lesson choose Ishtar.
amyitis-lesson-to-the-evening = Nobody can do more: evening comes when all have passed. The last player in turn order adds a cube to a temple. Press **Confirm**.
amyitis-lesson-reward = Every evening, whoever has the most cubes in a temple is rewarded. Marduk gives 2 points, Tammouz a good, Ishtar this choice: take the camel.
amyitis-lesson-camel = A talent is good too. But the caravan needs camels: take one.
amyitis-lesson-guild = The next round. Here you have barley, which buys a card in a **guild** city. Send the caravan to Susa.
amyitis-lesson-banker = A palace is 3 points now. A **banker** pays 1 talent every round: good early, so take it. Leaders, sold elsewhere, speed the caravan.
amyitis-lesson-palace = The points are yours at once, but so early in the game a talent in every round is worth more.
amyitis-lesson-passing = Nothing worth its price? **Pass**: no more actions in this round, but a talent at each of your turns. Try it.
amyitis-lesson-pass-now = You could, and often should. This time, see what passing does.
amyitis-lesson-let-them = Press **Confirm**. The others go on, perhaps in the fields: the most cubes in a full row bring a gardener.
amyitis-lesson-favour = The last round comes when few garden tiles are left: see the picture. Then each good is 1 point, many tiles bring 5 or 10.

amyitis-lesson-leaders = 3 · Leaders, sales, the procession
amyitis-lesson-wine = Uruk wants dates, but **wine** can stand for any good. Send the caravan to Uruk, three cities on, for 3 camels.
amyitis-lesson-uruk = A good city too. But in Uruk you see what a leader does.
amyitis-lesson-leader = A **leader** takes your caravan two cities further without camels, a second one four; at least 1 camel is always paid. Take the leader.
amyitis-lesson-leader-now = A good card too. But this lesson is about the leader.
amyitis-lesson-babylon = Babylon is five cities on: your leader takes the caravan over two of them, camels over three. Send it there.
amyitis-lesson-to-babylon = A good city too. This time send the caravan to Babylon.
amyitis-lesson-sale = Babylon buys goods of any kind: one for { PRINTED("amyitis.city.0.sale.0") } points, two for { PRINTED("amyitis.city.0.sale.1") }. Sell two salt.
amyitis-lesson-salt = That is possible too. For this lesson sell two salt.
amyitis-lesson-double = A sale brings a channel section, without points. A side with two sections gives water only when both are filled: fill b2-c2.2.
amyitis-lesson-b2-c2 = That one is useful too. But b2-c2.2 completes the side between b2 and c2: both get water.
amyitis-lesson-procession = Evening: the last player in turn order leads the **procession**. Your cube enters one temple, grey cubes the others. Choose Marduk.
amyitis-lesson-marduk = You would be first there too. For this lesson choose Marduk.
amyitis-lesson-limit = You may keep two goods overnight, or four with a second leader. Camels and talents have no limit. Give back the salt.
amyitis-lesson-salt-back = One is as good as the other. For this lesson give back the salt.
amyitis-lesson-ties = In a temple, whoever has the most cubes is first; in a tie, the cube furthest to the right. Grey cubes never count. Press **Confirm**.
amyitis-lesson-quality = In the garden, the leaves on a plot's wall say what quality it needs. Plants have quality 1 or 2; each gardener adds one.
