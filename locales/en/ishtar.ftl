# Ishtar: Gardens of Babylon, in English. Argument values arrive as words ($tree) and raw ($tree_id); count with
# the raw one.

ishtar-name = Ishtar: Gardens of Babylon
ishtar-blurb = Bring the desert into bloom: lay gardens round the fountains, win flower beds and plant great trees. What is printed on boards, tiles, tree cards and skills is our own.
ishtar-more = Carpet and skills

ishtar-option-layout = Shape of the desert (4 players)
ishtar-option-layout-triangle = Triangle
ishtar-option-layout-block = Two rows of three boards
ishtar-option-layout-ring = A ring
ishtar-effort = about 7 to 11 turns each · medium weight

## Questions

ishtar-ask-take = Which tile do you take from the carpet?
ishtar-ask-place = Where do you place your tile?
ishtar-ask-special = Your tile has an icon. Do you use it?
ishtar-ask-bloom = Where do you lay your flower-bed token?
ishtar-ask-gather = Which gems do you take?
ishtar-ask-reserve = Which tree do you reserve?
ishtar-ask-plant = Will you plant a tree before your turn ends?

## Headlines: what a player is asked, for the others to read. Short, without a full stop: they are large.

ishtar-headline-take = { $who } { DOES($you, "take", "takes") } a tile
ishtar-headline-place = { $who } { DOES($you, "place", "places") } a tile
ishtar-headline-special = { $who } may use the icon
ishtar-headline-do-skill = { $who } { DOES($you, "unlock", "unlocks") } a skill
ishtar-headline-bloom = { $who } { DOES($you, "lay", "lays") } flower beds
ishtar-headline-gather = { $who } { DOES($you, "take", "takes") } gems
ishtar-headline-reserve = { $who } { DOES($you, "reserve", "reserves") } a tree
ishtar-headline-plant = { $who } may plant a tree

## Advice to somebody new, by kind of question

ishtar-advice-take = In the corner of a stack is its price in gems of any colour. The numbers are the flowers on a tile's spaces.
ishtar-advice-place = You collect the gems below the tile, and flowers that touch a bed of yours join it. The numbers are those on the picture; *Another place…* leads to all others.
ishtar-advice-special = Now or never.{ $assistant_id ->
    [0] {""}
   *[1] {" "}An assistant wins the whole flower bed for good, however far it grows.
}{ $skill_id ->
    [0] {""}
   *[1] {" "}A skill costs { PRINTED("ishtar.skills.price") } gems.
}
ishtar-advice-bloom = Put the flowers beside a bed of yours. A token must not join two beds that both have an assistant.
ishtar-advice-gather = Think of the trees: their cards want exact colours.
ishtar-advice-reserve = A reserved tree is safe from the others, but worth nothing if you never plant it.
ishtar-advice-plant = Any free grass will do, even in gardens of others. A tree keeps two flower beds apart.

## Verbs: labels for groups of actions

ishtar-verb-take = Take a tile
ishtar-verb-place = Place the tile
ishtar-verb-assist = Place an assistant
ishtar-verb-skill = Unlock a skill
ishtar-verb-skip = Leave the icon
ishtar-verb-bloom = Lay the flower-bed token
ishtar-verb-gather = Take gems
ishtar-verb-reserve = Reserve a tree
ishtar-verb-plant = Plant a tree
ishtar-verb-end = End your turn

## What 🎲 stands for, by verb

ishtar-final-take = Uncovers the next tile of the stack

## Parts of sentences

ishtar-part-gems = { $purple_id ->
    [0] { $red_id ->
        [0] { $white } white
       *[other] { $red } red{ ishtar-part-then-white }
    }
   *[other] { $purple } purple{ $red_id ->
        [0] { ishtar-part-then-white }
       *[other] { $white_id ->
            [0] {" "}and { $red } red
           *[other] , { $red } red and { $white } white
        }
    }
}
ishtar-part-then-white = { $white_id ->
    [0] {""}
   *[other] {" "}and { $white } white
}
# "1 purple gem", "1 purple and 2 red gems"
ishtar-part-the-gems = { ishtar-part-gems } { $white_id ->
    [0] { $red_id ->
        [0] { $purple_id ->
            [one] gem
           *[other] gems
        }
        [one] gem
       *[other] gems
    }
    [one] gem
   *[other] gems
}
# "triangle (2 flowers, joker)"; and in full, with where that is
ishtar-part-taken = { $shape } ({ TOTAL($spaces_id) ->
    [0] only grass
    [one] 1 flower
   *[other] { TOTAL($spaces_id) } flowers
}{ $icon_id ->
    [a] , assistant)
    [s] , skill)
    [j] , joker)
   *[none] )
}
ishtar-part-tile = { $shape } with flowers { $spaces }{ $icon_id ->
    [a] {" "}and an assistant on the { $at } space
    [s] {" "}and a skill on the { $at } space
    [j] {" "}and a joker on the { $at } space
   *[none] {""}
}

ishtar-extra-take = Pay gems…
ishtar-extra-skill = Pay gems…

## Actions, one by one: what an option is, what it costs and brings; `-more-` is a second line

ishtar-part-look = { $shape_id ->
    [T] triangle
    [I] straight
   *[V] bent
} { $spaces }{ $icon_id ->
    [a] , assistant
    [s] , skill
    [j] , joker
   *[none] {""}
}
ishtar-do-take = stack { $stack } · { ishtar-part-look } · { $gems_id ->
    [none] free
   *[other] { $gems }
}
ishtar-do-place = { $cell }, then { $arm }{ $n_id ->
    [0] {""}
   *[other] {" "}· { ishtar-part-gems }
}{ $worth_id ->
    [0] {""}
   *[other] {" "}· +{ $worth } with an assistant
}
ishtar-more-place = { $cells } · { $where_id ->
    [none] all flowers
   *[other] flowers on { $where }
} · { $fountain }
ishtar-do-assist = assistant · a bed of { $n_id ->
    [one] 1 space
   *[other] { $n } spaces
}
ishtar-do-skill = { $skill } · { $gems }{ $works_id ->
    [0] {" "}· no use now
   *[1] {""}
}
ishtar-do-skip = leave the icon unused
ishtar-do-bloom = { $second_id ->
    [none] { $cell }
   *[other] { PRINTED("ishtar.blooms.double.0") } flowers on { $cell }, { PRINTED("ishtar.blooms.double.1") } on { $second }
}
ishtar-do-gather = take { $gems }
ishtar-do-reserve = { $tree } · worth { $worth_id ->
    [one] 1 point
   *[other] { $worth } points
} once planted, for { ishtar-part-gems }
ishtar-do-plant = { $tree } for { ishtar-part-gems }, on { $cell }
ishtar-do-end = end your turn

## Actions with their verbs, for readers who have not been asked; those that are not here begin with it

ishtar-move-assist = Place an { $text }
ishtar-move-bloom = Lay the flower-bed token: { $text }
ishtar-move-place = Place the tile: { $text }
ishtar-move-plant = Plant a tree: { $text }
ishtar-move-reserve = Reserve a tree: { $text }
ishtar-move-skill = Unlock a skill: { $text }
ishtar-move-take = Take a tile: { $text }

## Why a typed move is not possible: the end of a sentence, with its full stop

ishtar-obstacle-take-first = you take a tile first.
ishtar-obstacle-place-first = you place your tile first.
ishtar-obstacle-special-first = you say first what you do with the icon of your tile, or `skip` it.
ishtar-obstacle-effect-first = you carry out your new skill first.
ishtar-obstacle-skill-first = that is the effect of a skill, when you unlock it.
ishtar-obstacle-too-late = that part of your turn is over.
ishtar-obstacle-icon-over = the icon of your tile has been used, passed over, or could not be used.
ishtar-obstacle-can-here = the watering can stands at stack { $stack }, and it has to move on.
ishtar-obstacle-stack-empty = stack { $stack } is empty.
ishtar-obstacle-stack-too-far = stack { $stack } costs { $n_id ->
    [one] 1 gem
   *[other] { $n } gems
}, and you have { $have_id ->
    [0] none
   *[other] only { $have }
}.
ishtar-obstacle-stack-fits-nowhere = the tile on stack { $stack } fits nowhere.
ishtar-obstacle-stack-price = stack { $stack } { $n_id ->
    [0] is free
    [one] costs 1 gem that you have
   *[other] costs { $n } gems that you have
}.
ishtar-obstacle-other-icon = the tile that you placed has no icon for { $icon_id ->
    [a] an assistant
   *[s] a skill
}.
ishtar-obstacle-bed-taken = this flower bed has an assistant already.
ishtar-obstacle-no-assistants = you have no assistant left.
ishtar-obstacle-skill-too-dear = a skill costs { PRINTED("ishtar.skills.price") } gems, and you have { $have_id ->
    [0] none
   *[other] only { $have }
}.
ishtar-obstacle-skill-price = a skill costs { PRINTED("ishtar.skills.price") } gems that you have.
ishtar-obstacle-skill-needs = { $skill } needs skill { $needs } first.
ishtar-obstacle-skill-known = you have unlocked { $skill } already.
ishtar-obstacle-no-tree = that tree is neither in the row nor reserved by you.
ishtar-obstacle-tree-too-dear = this tree costs { ishtar-part-gems }, which you do not have.
ishtar-obstacle-no-grass = a tree stands on grass without a tree, which { $cell } is not.

## Arguments: what to choose next

ishtar-arg-stack = Which stack?
ishtar-arg-gems = Which gems?
# A part of the desert: the garden of a fountain, and one side of it.
ishtar-where = { $arm_id ->
    [none] { $fountain } { $cell }
   *[other] { $arm }
}
ishtar-arg-cell = Which space?
ishtar-arg-arm = Where does its second space lie?
ishtar-arg-skill = Which skill?
ishtar-arg-second = Which space gets the single flower?
ishtar-arg-tree = Which tree?

## Values

ishtar-arm-E = east
ishtar-arm-SE = south-east
ishtar-arm-SW = south-west
ishtar-arm-W = west
ishtar-arm-NW = north-west
ishtar-arm-NE = north-east

ishtar-shape-T = triangle
ishtar-shape-I = straight tile
ishtar-shape-V = bent tile
ishtar-icon-a = assistant
ishtar-icon-s = skill
ishtar-icon-j = joker
ishtar-fountain-purple = purple fountain
ishtar-fountain-red = red fountain
ishtar-fountain-white = white fountain
ishtar-gem-purple = Purple
ishtar-gem-red = Red
ishtar-gem-white = White
ishtar-token-single = single flower-bed token
ishtar-token-double = double flower-bed token

ishtar-skill-A = A, Sacred Tablets
ishtar-skill-B = B, Treasury
ishtar-skill-C = C, Shade
ishtar-skill-D = D, Orchard
ishtar-skill-E = E, Jewels
ishtar-skill-F = F, Double Bed
ishtar-skill-G = G, Two Gems
ishtar-skill-H = H, Single Bed
ishtar-skill-I = I, Reserved Tree
ishtar-skill-J = J, Two Assistants

ishtar-skills-A = Sacred Tablets
ishtar-skills-B = Treasury
ishtar-skills-C = Shade
ishtar-skills-D = Orchard
ishtar-skills-E = Jewels
ishtar-skills-F = Double Bed
ishtar-skills-G = Two Gems
ishtar-skills-H = Single Bed
ishtar-skills-I = Reserved Tree
ishtar-skills-J = Two Assistants

ishtar-skill-help-A = At the end { PRINTED("ishtar.skills.upper.A.points.0") } points for each sacred tablet beside your flowers. Needs { PRINTED("ishtar.skills.upper.A.needs") }.
ishtar-skill-help-B = At the end { PRINTED("ishtar.skills.upper.B.points.0") ->
    [one] 1 point
   *[other] { PRINTED("ishtar.skills.upper.B.points.0") } points
} for each gem left in your supply. Needs { PRINTED("ishtar.skills.upper.B.needs") }.
ishtar-skill-help-C = At the end { PRINTED("ishtar.skills.upper.C.points.0") } points for each tree beside your flowers, whoever planted it. Needs { PRINTED("ishtar.skills.upper.C.needs") }.
ishtar-skill-help-D = At the end { PRINTED("ishtar.skills.upper.D.points.0") } points for each tree card you have planted. Needs { PRINTED("ishtar.skills.upper.D.needs") }.
ishtar-skill-help-E = At the end points for the gems on your skills: purple { PRINTED("ishtar.skills.upper.E.points.0") }, red { PRINTED("ishtar.skills.upper.E.points.1") }, white { PRINTED("ishtar.skills.upper.E.points.2") }. Needs { PRINTED("ishtar.skills.upper.E.needs") }.
ishtar-skill-help-F = Lay the double flower-bed token on two free grass spaces side by side: { PRINTED("ishtar.blooms.double.0") } flowers and { PRINTED("ishtar.blooms.double.1") }.
ishtar-skill-help-G = Take { PRINTED("ishtar.skills.lower.G.n") } gems of your choice from the reserve.
ishtar-skill-help-H = Lay the single flower-bed token, { PRINTED("ishtar.blooms.single.0") } flowers, on a free grass space.
ishtar-skill-help-I = Take one of the open tree cards. Only you can plant it, now or later, for its usual price.
ishtar-skill-help-J = Your { PRINTED("ishtar.players.spare") } assistants on the carpet join your supply.

ishtar-tree-tamarisk = Tamarisk
ishtar-tree-willow = Willow
ishtar-tree-poplar = Poplar
ishtar-tree-fig = Fig
ishtar-tree-olive = Olive
ishtar-tree-almond = Almond
ishtar-tree-acacia = Acacia
ishtar-tree-apricot = Apricot
ishtar-tree-quince = Quince
ishtar-tree-myrtle = Myrtle
ishtar-tree-pomegranate = Pomegranate
ishtar-tree-mulberry = Mulberry
ishtar-tree-carob = Carob
ishtar-tree-pistachio = Pistachio
ishtar-tree-laurel = Laurel
ishtar-tree-walnut = Walnut
ishtar-tree-plane = Plane
ishtar-tree-citron = Citron
ishtar-tree-juniper = Juniper
ishtar-tree-frankincense = Frankincense
ishtar-tree-cypress = Cypress
ishtar-tree-oak = Oak
ishtar-tree-date-palm = Date Palm
ishtar-tree-ebony = Ebony
ishtar-tree-cedar = Cedar
ishtar-tree-ishtar = Tree of Ishtar

ishtar-gems-p = 1 purple
ishtar-gems-r = 1 red
ishtar-gems-w = 1 white
ishtar-gems-pp = 2 purple
ishtar-gems-pr = 1 purple, 1 red
ishtar-gems-pw = 1 purple, 1 white
ishtar-gems-rr = 2 red
ishtar-gems-rw = 1 red, 1 white
ishtar-gems-ww = 2 white
ishtar-gems-ppp = 3 purple
ishtar-gems-ppr = 2 purple, 1 red
ishtar-gems-ppw = 2 purple, 1 white
ishtar-gems-prr = 1 purple, 2 red
ishtar-gems-prw = 1 purple, 1 red, 1 white
ishtar-gems-pww = 1 purple, 2 white
ishtar-gems-rrr = 3 red
ishtar-gems-rrw = 2 red, 1 white
ishtar-gems-rww = 1 red, 2 white
ishtar-gems-www = 3 white
ishtar-gems-pppp = 4 purple
ishtar-gems-pppr = 3 purple, 1 red
ishtar-gems-pppw = 3 purple, 1 white
ishtar-gems-pprr = 2 purple, 2 red
ishtar-gems-pprw = 2 purple, 1 red, 1 white
ishtar-gems-ppww = 2 purple, 2 white
ishtar-gems-prrr = 1 purple, 3 red
ishtar-gems-prrw = 1 purple, 2 red, 1 white
ishtar-gems-prww = 1 purple, 1 red, 2 white
ishtar-gems-pwww = 1 purple, 3 white
ishtar-gems-rrrr = 4 red
ishtar-gems-rrrw = 3 red, 1 white
ishtar-gems-rrww = 2 red, 2 white
ishtar-gems-rwww = 1 red, 3 white
ishtar-gems-wwww = 4 white

## Leaving an argument out

ishtar-gems-none = Free of charge
ishtar-second-none = No second space

## Why a tile cannot lie somewhere

ishtar-refusal-outside = It would stick out of the desert.
ishtar-refusal-fountain = It would cover a fountain.
ishtar-refusal-tablet = It would cover a sacred tablet.
ishtar-refusal-taken = Something is growing there already.
ishtar-refusal-alone = It would touch neither a fountain nor a garden.
ishtar-refusal-two-fountains = It would join the gardens of two fountains.
ishtar-refusal-two-assistants = It would bring two assistants into one flower bed.

## Events

ishtar-event-took = { $who } { DOES($you, "take", "takes") } the { $signed ->
    [1] tile.
   *[0] { ishtar-part-taken }{ $n_id ->
        [0] .
       *[other] {" "}for { ishtar-part-the-gems }.
    }
}
ishtar-event-must-pay = The free tile fits nowhere, so { $whom } { DOES($you, "have", "has") } to pay: of the tiles within reach, only the one on stack { $stack } fits.
ishtar-event-no-choice = { $ask_id ->
    [take] { $who } can take only one tile.
    [place] { $who } can place it in only one way.
    [bloom] { $who } can lay the flower-bed token on only one space.
    [gather] { $who } can take only these gems from the reserve.
   *[reserve] { $who } can reserve only one tree.
}
ishtar-event-turned-over = On top of stack { $stack } now: { ishtar-part-taken }.
ishtar-event-last-round = Two stacks are empty: this is the last round.
ishtar-event-no-place = The tile fits nowhere and leaves the game: { ishtar-part-taken }.
ishtar-event-placed = { $who } { DOES($you, "place", "places") } the tile on { $cells }{ $signed ->
    [1] .
   *[0] { $n_id ->
        [0] .
       *[other] {" "}and { DOES($you, "collect", "collects") } { ishtar-part-the-gems }.
    }
}
ishtar-event-took-placed = { $who } { DOES($you, "take", "takes") } and { DOES($you, "place", "places") } the tile on { $cells }.
ishtar-event-assisted = { $who } { DOES($you, "send", "sends") } an assistant to { $cell } and { DOES($you, "win", "wins") } a bed of { $n_id ->
    [one] 1 space
   *[other] { $n } spaces
} with { $flowers_id ->
    [one] 1 flower
   *[other] { $flowers } flowers
}{ $scored }.
ishtar-event-grew = { $who } { DOES($you, "gain", "gains") } { $n_id ->
    [one] 1 flower
   *[other] { $n } flowers
} in { $you ->
    [1] your
   *[0] the
} bed on { $bed }{ $scored }.
ishtar-event-fountain-taken = { $who } { DOES($you, "take", "takes") } the { $fountain } on { $cell } from { $owner }{ $scored }.
ishtar-event-fountain-won = { $shared_id ->
    [0] { $who } { DOES($you, "win", "wins") } the { $fountain } on { $cell }
   *[other] { $who } { DOES($you, "draw", "draws") } level and { DOES($you, "share", "shares") } the { $fountain } on { $cell }
}{ $scored }.
ishtar-event-fountain-lost = { $who } no longer { DOES($you, "share", "shares") } the { $fountain } on { $cell }{ $scored }.
ishtar-event-counted = { $who } { DOES($you, "get", "gets") } { $more_id ->
    [1] more
   *[0] less
} for skill { $skill }{ $scored }.
ishtar-event-unused = { $icon_id ->
    [a] The assistant icon cannot be used
    [s] The skill icon cannot be used
   *[j] The joker cannot be used
}: { $icon_id ->
    [a] { ishtar-part-no-assistant }
    [s] { ishtar-part-no-skill }
   *[j] { ishtar-part-no-assistant }, and { ishtar-part-no-skill }
}.
ishtar-part-no-assistant = { $assistant_id ->
    [taken] this flower bed already has an assistant
   *[none-left] no assistant is left
}
ishtar-part-no-skill = { $skill_id ->
    [too-dear] a skill costs { PRINTED("ishtar.skills.price") } gems
   *[all-known] every skill is unlocked
}
ishtar-event-skipped = { $who } { DOES($you, "do", "does") } not use the icon.
ishtar-event-unlocked = { $who } { DOES($you, "unlock", "unlocks") } skill { $skill }{ $scored }{ $signed ->
    [1] .
   *[0] , for { ishtar-part-the-gems }.
}
ishtar-event-no-effect = Skill { $skill }, has no effect: nothing can be done with it now.
ishtar-event-bloomed = { $who } { DOES($you, "lay", "lays") } the { $token } on { $cell }{ $second_id ->
    [none] .
   *[other] {" "}and { $second }.
}
ishtar-event-gathered = { $who } { DOES($you, "take", "takes") } { $signed ->
    [1] gems
   *[0] { ishtar-part-the-gems }
} from the reserve.
ishtar-event-reserved = { $who } { DOES($you, "reserve", "reserves") } the { $tree }.
ishtar-event-helped = { $who } { DOES($you, "take", "takes") } { $n_id ->
    [one] 1 assistant
   *[other] { $n } assistants
} from the carpet.
ishtar-event-planted = { $who } { DOES($you, "plant", "plants") } the { $tree } on { $cell }{ $scored }{ $signed ->
    [1] .
   *[0] {" "}for { ishtar-part-the-gems }.
}
ishtar-event-new-tree = A new tree card is turned up: { $tree }.
ishtar-event-unplanted = { $who } { DOES($you, "have", "has") } not planted the reserved { $tree } and { DOES($you, "get", "gets") } nothing for it.
ishtar-event-won = { $who } { DOES($you, "win", "wins") } with { $n_id ->
    [one] 1 point
   *[other] { $n } points
}!
ishtar-event-shared = { $who } { DOES($you, "share", "shares") } the victory: { $n_id ->
    [one] 1 point
   *[other] { $n } points
}!

## The position in words

ishtar-event-board-question-take = { $who } { DOES($you, "are", "is") } choosing a tile from the carpet.
ishtar-event-board-question-place = { $who } { DOES($you, "are", "is") } placing a tile: { ishtar-part-tile }.
ishtar-event-board-question-special = { $icon_id ->
    [a] { $who } may use the assistant icon on { $cell }.
    [s] { $who } may use the skill icon on { $cell }.
   *[j] { $who } may use the joker on { $cell }.
}
ishtar-event-board-question-bloom = { $who } { DOES($you, "are", "is") } laying the { $token }.
ishtar-event-board-question-gather = { $who } { DOES($you, "are", "is") } taking { $n_id ->
    [one] 1 gem
   *[other] { $n } gems
} from the reserve.
ishtar-event-board-question-reserve = { $who } { DOES($you, "are", "is") } reserving a tree card.
ishtar-event-board-question-plant = { $who } may plant trees before the turn ends.
ishtar-event-board-over = The game is over.
ishtar-event-board-last-round = This is the last round: the game ends before { $whom } would play again.
ishtar-event-board-player = { $who }: { $points_id ->
    [one] 1 point
   *[other] { $points } points
}{ $over_id ->
    [0] {" "}as things stand
   *[1] {""}
}, { $n_id ->
    [0] no gems
   *[other] { ishtar-part-the-gems }
}, { $assistants_id ->
    [one] 1 assistant
   *[other] { $assistants } assistants
} in the supply and { $spare } on the carpet, { $trees_id ->
    [0] no trees
    [one] 1 tree
   *[other] { $trees } trees
} planted.
ishtar-event-board-skills = { $who } { DOES($you, "have", "has") } unlocked { $skills } with { ishtar-part-the-gems }{ $n_id ->
    [0] .
    [one] , worth 1 point.
   *[other] , worth { $n } points.
}
ishtar-event-board-reserved = { $who } { DOES($you, "have", "has") } reserved the { $tree }: { ishtar-part-gems } for { $points } points.
ishtar-event-board-earlier = This game began before a change of the rules: skill { $skill }, counts purple { $purple }, red { $red }, white { $white }.
ishtar-event-board-can = The watering can is at stack { $stack }{ $n_id ->
    [0] , which is empty.
    [one] , whose last tile lies face down.
   *[other] , whose { $n } tiles lie face down.
}
ishtar-event-board-stack = Stack { $stack }{ $price_id ->
    [0] , free
    [one] , 1 gem
   *[other] , { $price } gems
}: { ishtar-part-tile }; { $n_id ->
    [one] 1 tile
   *[other] { $n } tiles
}.
ishtar-event-board-empty-stacks = Empty stacks: { $stacks }.
ishtar-event-board-tree = Tree card { $tree }: { ishtar-part-gems } for { $points } points.
ishtar-event-board-fountain = The { $fountain } on { $cell }, { $points } points: { $whom } { DOES($you, "lead", "leads") } with { $n_id ->
    [one] 1 flower space
   *[other] { $n } flower spaces
}.
ishtar-event-board-fountain-shared = The { $fountain } on { $cell }, { $points } points: shared by { $other }, with { $n_id ->
    [one] 1 flower space
   *[other] { $n } flower spaces
} each.
ishtar-event-board-fountain-free = The { $fountain } on { $cell }, { $points } points: nobody controls it.
ishtar-event-board-bed = { $you ->
    [1] Your
   *[0] { $who }'s
} flower bed at the { $fountain } on { $place }: { $cells }, assistant on { $cell }; { $n_id ->
    [one] 1 flower
   *[other] { $n } flowers
}.
ishtar-event-board-wild-bed = Nobody's flower bed: { $cells }; { $n_id ->
    [one] 1 flower
   *[other] { $n } flowers
}.
ishtar-event-board-grass = Free grass: { $cells }.
ishtar-event-board-trees = Trees stand on { $cells }.
ishtar-event-board-gems = { $gem } gems lie on { $cells }.
ishtar-event-board-tablets = Sacred tablets: { $cells }.
ishtar-event-board-row = { $first } to { $last } from column { $column }: { $spaces }
ishtar-event-board-supply = Still to come: { $n_id ->
    [one] 1 tree card
   *[other] { $n } tree cards
} and { $tokens_id ->
    [one] 1 tree
   *[other] { $tokens } trees
} for them. Gems in the reserve: { $purple } purple, { $red } red, { $white } white.

## Score sheet

ishtar-sheet-trees = Trees
ishtar-sheet-flowers = Flowers
ishtar-sheet-fountains = Fountains
ishtar-sheet-A = Tablets
ishtar-sheet-B = Treasury
ishtar-sheet-C = Shade
ishtar-sheet-D = Orchard
ishtar-sheet-E = Jewels

## Why a computer made a move: “+3.2 …”, in expected points

ishtar-term-gems = for gems
ishtar-term-assistants = for assistants in the supply
ishtar-term-skills = for what skills will still bring
ishtar-term-reserved = for the reserved tree
ishtar-term-growth = for gems beside flower beds
ishtar-term-fountains = for the lead at fountains
ishtar-term-tempo = for the icon about to be used

ishtar-plan-shade = plant trees beside one’s own flowers, for { ishtar-skill-C }
ishtar-plan-orchard = plant as many trees as possible, for { ishtar-skill-D }
ishtar-plan-fountains = win fountains with all four assistants
ishtar-plan-tablets = let flower beds grow to the sacred tablets, for { ishtar-skill-A }

# The computer players who mainly try that.
ishtar-character-fountains = Enkidu
ishtar-character-tablets = Nisaba

## Legend: one line for each number on the picture

ishtar-legend-1 = The players: points, gems of three colours, assistants, trees, and unlocked skills.
ishtar-legend-2 = A rock with a gem: a purple diamond (P), a red square (R), a round white one (W). Cover the rock with a tile, and the gem is yours.
ishtar-legend-3 = A sacred tablet: nothing can lie on it.
ishtar-legend-4 = A fountain with its points in the shape of the gem of its colour, for whoever has the most flower spaces in its gardens.
ishtar-legend-5 = A tile. Its light spaces have flowers, and perhaps an icon for its player to use at once. (In the box, flowers are on dark ground; on small pictures they could not be told from the grass.)
ishtar-legend-6 = Grass, the dark spaces: room for trees and flower-bed tokens.
ishtar-legend-7 = A flower bed that somebody controls, outlined in their pattern, with their assistant.
ishtar-legend-8 = A tree on grass.
ishtar-legend-9 = The watering can. It moves on clockwise, and you take the tile where it stops.
ishtar-legend-10 = A stack: its number, the tile on top, and how many tiles are left. The next one is free; each further one costs a gem.
ishtar-legend-11 = The tile that has been taken.
ishtar-legend-12 = A tree card: its points, and the gems it costs.
ishtar-legend-13 = What is left: trees, tree cards, and gems of each colour.
ishtar-legend-14 = The lower skills work at once. Gold ones are unlocked, with the gems that were paid.
ishtar-legend-15 = The upper skills score at the end. A white one can be unlocked, because the skill below it is.
ishtar-legend-16 = A reserved tree, which only this player can plant.
ishtar-legend-17 = What the skills do.

## What is this?: what can be chosen, in a sentence each

ishtar-verb-about-take = You take the tile on top of a stack. The next stack is free; each further one costs a gem of any colour.
ishtar-verb-about-place = The tile covers sand and rocks, touches a fountain or a tile, and brings the gems below it.
ishtar-verb-about-assist = Your assistant wins this flower bed for the rest of the game: each flower in it is a point. Skill J brings more of them.
ishtar-verb-about-skill = One skill in a turn, for { PRINTED("ishtar.skills.price") } gems. F to J work at once; A to E score at the end, and need the one below.
ishtar-verb-about-skip = You do nothing with the icon. It cannot be used later.
ishtar-verb-about-bloom = The token turns free grass into flowers, for whoever controls the bed beside it.
ishtar-verb-about-gather = These gems are yours at once; you can pay for a tree with them in this turn.
ishtar-verb-about-reserve = Only you can plant this tree, now or later, for its usual price. If you never do, it is worth nothing.
ishtar-verb-about-plant = Pay exactly the gems on the card for its points. The tree stands on any free grass, and nothing can cover it.
ishtar-verb-about-end = Your turn is over.

## Key of signs: what each sign on the pictures means, if that is no value above

ishtar-sign-gem-purple = purple gem
ishtar-sign-gem-red = red gem
ishtar-sign-gem-white = white gem
ishtar-sign-any-gem = gem of any colour
ishtar-sign-no-gem = gem still to be paid
ishtar-sign-rock = rock with a gem
ishtar-sign-tablet = sacred tablet
ishtar-sign-fountain = fountain and its points
ishtar-sign-flowers = space with 3 flowers
ishtar-sign-grass = grass
ishtar-sign-icon-a = assistant icon
ishtar-sign-icon-s = skill icon
ishtar-sign-icon-j = joker icon
ishtar-sign-assistant = assistant of a player
ishtar-sign-can = watering can
ishtar-sign-tree = tree
ishtar-sign-deck = tree cards left
ishtar-sign-points = points
ishtar-sign-place = would bloom
ishtar-sign-latest = placed last
ishtar-sign-refused-fountains = joins two fountains
ishtar-sign-refused-assistants = joins two assistants

## Worked examples on the pages of the rules: what their pictures show

ishtar-example-3-1-fountain = The tile touches a fountain, and Ana takes the gems that it covers.
ishtar-example-3-2-alone = It touches neither a fountain nor a tile.
ishtar-example-3-3-two-fountains = It would join the gardens of two fountains.
ishtar-example-3-4-two-assistants = It would join two flower beds that both have an assistant.
ishtar-example-3-5-bed-grows = The new flowers touch Ana's bed, so they are part of it: 2 points for her, without another assistant.

## Rules

ishtar-rules-1 = **Ishtar in short**
    You are gardeners in the middle of the desert. Lay gardens round the fountains, win flower beds with your assistants, plant trees and learn skills. Whoever has the most points at the end wins; players with equal points share the victory.†

    You begin with { PRINTED("ishtar.players.start_gems.0") ->
        [one] 1 purple gem
       *[other] { PRINTED("ishtar.players.start_gems.0") } purple gems
    }, { PRINTED("ishtar.players.assistants") } assistants in your supply and { PRINTED("ishtar.players.spare") } more on the carpet. Chance decides who starts.

    {"**"}Your turn**
    1. **Take a tile** from one of the six stacks.
    2. **Place it** in the desert.
    3. **Collect the gems** it covers.
    4. If the tile has an icon, you may use it: **assistant**, **skill**, or a joker for either.
    5. **Plant** as many trees as you like and can pay for.

    {"**"}How many play**
    • 2 players: { PRINTED("ishtar.layouts.diamond") } terrain boards, { PRINTED("ishtar.players.base_tiles.2", plus: 1) } tiles in each stack
    • 3 players: { PRINTED("ishtar.layouts.trapezoid") } terrain boards, { PRINTED("ishtar.players.base_tiles.3", plus: 1) } tiles in each stack
    • 4 players: { PRINTED("ishtar.layouts.triangle") } terrain boards, { PRINTED("ishtar.players.base_tiles.4", plus: 1) } tiles in each stack

    There is a fountain on each terrain board. Their colours are drawn at random from { PRINTED("ishtar.fountains.0") } purple, { PRINTED("ishtar.fountains.1") } red and { PRINTED("ishtar.fountains.2") } white, so with two or three players some may be missing.

    {"**"}The end**
    Two empty stacks end the game: the round is played to its end, so that everybody has had the same number of turns.

    † Our own, as all that is printed on boards, tiles, tree cards and skills: see “How this edition was made”.
ishtar-rules-2 = **Taking a tile**
    Six stacks lie in a circle on the carpet, two for each shape: triangle, straight and bent. A watering can moves round them clockwise.

    • The can moves on to the **next stack** for free. You may send it further for **1 gem of any colour per stack**. Empty stacks are skipped and cost nothing.
    • You take the top tile of the stack where it stops. You cannot pass.
    • Then the next tile of the stack that the can has left is turned up. So every stack shows its top tile, except the one with the can.
    • In the very first turn the can goes to any stack for free.

    You are only offered tiles that can be placed somewhere. If the free one fits nowhere, you **must pay** your own gems to reach one that does.† If you can reach none that fits, the free one leaves the game, and you go straight on to planting.†

    {"**"}Tiles in words**
    `triangle 2 1 0` has three spaces with 2 flowers, 1 flower and grass, in the order in which you read them on the carpet. You choose a space and a side:
    • **triangle** and **bent**: the first number lies on the space, the second on the side. The third is one step further clockwise round the space with a triangle, two with a bent tile.
    • **straight**: the middle lies on the space, the last number on the side, and the first opposite.

    † Our own ruling: the rulebook does not say.
ishtar-rules-3 = **Placing a tile**
    Turn it as you like. It may lie across two terrain boards.

    • It covers **sand and rock** only: no fountain, no sacred tablet, no other tile.
    • It **touches a fountain or a tile** that already lies there.
    • It must **not join the gardens of two fountains**, nor touch a second fountain.
    • It must **not bring two assistants into one flower bed**, not even two of yours.

    All gems on rocks under the tile are yours at once. You can spend them in the same turn.

    {"**"}Gardens and flower beds**
    A **garden** is a group of tiles that touch each other. It belongs to one fountain; a fountain may have several gardens.

    A **flower bed** is a group of flower spaces that touch each other. There may be several in a garden. Grass separates them until a tile or a token joins them.

    The first player to send an assistant to a bed **controls** it for the rest of the game, with all flowers that join it later.
ishtar-rules-4 = **The icons**
    Only the tile you have just placed counts: use its icon now or never.

    • **Assistant**: put an assistant from your supply on the icon, if nobody has one in that flower bed.
    • **Skill**: lay { PRINTED("ishtar.skills.price") } gems of any colours on one of your ten skills. They stay there. You can unlock each skill once, and only one per turn.
    • **Joker**: use it as either of the two.

    {"**"}The lower skills** work at once. Their effect cannot be declined or kept for later; if nothing can be done with it, it is lost:
    • **F** Double Bed: lay the double flower-bed token on two free grass spaces side by side; the first shows { PRINTED("ishtar.blooms.double.0") } flowers, the second { PRINTED("ishtar.blooms.double.1") }
    • **G** Two Gems: take { PRINTED("ishtar.skills.lower.G.n") } gems of your choice from the reserve
    • **H** Single Bed: lay the single token, { PRINTED("ishtar.blooms.single.0") } flowers, on a free grass space
    • **I** Reserved Tree: take one of the open tree cards; only you can plant it, now or later, at its price
    • **J** Two Assistants: your { PRINTED("ishtar.players.spare") } from the carpet join your supply

    A token may lie in any garden, but must not join two beds that both have an assistant.

    {"**"}The upper skills** score at the end. Each needs the one below it from an earlier turn:
    • **A** (after { PRINTED("ishtar.skills.upper.A.needs") }): { PRINTED("ishtar.skills.upper.A.points.0") } points for each sacred tablet beside your flowers
    • **B** (after { PRINTED("ishtar.skills.upper.B.needs") }): { PRINTED("ishtar.skills.upper.B.points.0") ->
        [one] 1 point
       *[other] { PRINTED("ishtar.skills.upper.B.points.0") } points
    } for each gem left in your supply
    • **C** (after { PRINTED("ishtar.skills.upper.C.needs") }): { PRINTED("ishtar.skills.upper.C.points.0") } points for each tree beside your flowers, whoever planted it
    • **D** (after { PRINTED("ishtar.skills.upper.D.needs") }): { PRINTED("ishtar.skills.upper.D.points.0") } points for each tree card you planted
    • **E** (after { PRINTED("ishtar.skills.upper.E.needs") }): for the gems on your skills, purple { PRINTED("ishtar.skills.upper.E.points.0") }, red { PRINTED("ishtar.skills.upper.E.points.1") }, white { PRINTED("ishtar.skills.upper.E.points.2") }
ishtar-rules-5 = **Planting trees**
    There are { PRINTED("ishtar.trees.open") } open tree cards. At the end of your turn you may plant any number of them, and also the one you have reserved.

    1. Pay exactly the gems on the card.
    2. Keep the card; it is worth its points.
    3. Put its tree on **any free grass space**, in anybody's garden.

    A space with a tree stays as it is: no token can cover it, so a tree can separate two flower beds for good. It does not divide a garden.

    New cards are turned up after your turn, not before. There are { PRINTED("ishtar.trees.tokens") } trees for { PRINTED("ishtar.trees.cards") } cards; when the trees run out, no more cards are laid open.†

    A reserved card that is not planted by the end is worth nothing.

    † Our own ruling: the rulebook does not say.
ishtar-rules-6 = **The score**
    • **Trees**: the points on your planted cards
    • **Flowers**: 1 point for each flower in the beds you control, also for those under an assistant
    • **Fountains**: purple { PRINTED("ishtar.fountain_points.0") }, red { PRINTED("ishtar.fountain_points.1") }, white { PRINTED("ishtar.fountain_points.2") } points for whoever controls them
    • **Upper skills**

    You control a fountain if you have the **most flower spaces** in its gardens, counting all your beds there. Spaces count, not flowers. If several players tie, each of them scores it in full. A player without a flower space there scores nothing.

    Gems and assistants that are left over, and lower skills, score nothing by themselves.

    {"**"}How this edition was made**
    The sheet that explains the setup and the skills could not be found, nor pictures of what is printed on the pieces. These are our own and may differ from your copy:
    • the faces of boards and tiles, and most tree cards
    • which skill has which letter and number, except that one reserves a tree and one scores tree cards
    • how many tiles there are with two and three players, and the shape of the desert

    Where the rulebook does not say, we chose:
    • you must pay for a tile if the free one fits nowhere; if none in reach fits, it leaves the game
    • players with equal points share the victory
    • when the trees run out, no more tree cards are laid open
    • flowers under an assistant count
ishtar-rules-7 = **The map in words**
    Rows have letters from north to south, spaces have numbers from west to east: `F7` is the seventh space of row F. Each space has six neighbours: east, south-east, south-west, west, north-west and north-east.

    In the position in words a row reads like this:
    `F1 to F14 from column 3: . p . 2 g O`

    • `.` sand, `p` `r` `w` rock with a purple, red or white gem
    • `O` a fountain, `T` a sacred tablet
    • `1` to `4` flowers, `g` free grass, `t` a tree

    {"**"}Columns** show which spaces touch. The first space is in the column named, and each further one is two columns to the right. The neighbours in the east and west are two columns away in the same row; the four others are one column away in the row above or below.

# Lessons. A text of a step has at most 25 words, and one idea.

ishtar-lesson-gardens = 1 · Gardens and beds
ishtar-lesson-goal = Gardens grow around fountains. Flowers in your own beds, fountains and trees are points. It is your turn: press **Take turn**.
ishtar-lesson-can = Tiles lie in six stacks. Whoever begins may use any; the **watering can** goes there. Take stack 1: “0 1 1” are its flowers.
ishtar-lesson-stack-1 = Any stack would do. For this lesson take stack 1: its tile shows an assistant.
ishtar-lesson-place = Tiles touch a fountain or a tile, and cover no tablet. You get the **gems** below. Choose **1**, by the red fountain.
ishtar-lesson-e2 = It may lie there as well. For this lesson choose the number that is named above, beside the red fountain.
ishtar-lesson-assistant = Your tile shows an **assistant**. Put one on it: the flower bed is yours for ever, 1 point a flower, and perhaps the fountain.
ishtar-lesson-no-skip = An icon can be used only now, or never. Use it!
ishtar-lesson-price = The can moves on. The next stack is free, each further one costs a **gem**; empty ones are skipped for free. Take stack 3.
ishtar-lesson-no-pay = You could pay for that, but gems also buy trees and skills. The free tile is good.
ishtar-lesson-grow = Flowers joined to your bed become yours, and you save an assistant. Choose **1**: 2 flowers of the tile, and 2 nobody owns.
ishtar-lesson-d2 = It may lie there, but at the number that is named above it makes your own bed grow.
ishtar-lesson-tree = Gems buy trees, as many as you can pay. Plant the **laurel** on free grass, here D1: 2 red and 1 white, 8 points.
ishtar-lesson-laurel-d1 = Any free grass is as good. For this lesson, plant it on D1.
ishtar-lesson-laurel = That tree is worth less. The laurel costs what you have.
ishtar-lesson-plant-first = You could end your turn, but you have the gems for a tree. Plant it first.

ishtar-lesson-skills = 2 · Gems and skills
ishtar-lesson-gems = Gems lie on rocks. Purple ones are common, white ones rare. Choose **2**, for 2 purple and 1 red.
ishtar-lesson-h7 = It may lie there as well. For this lesson choose the number that is named above, for 2 purple gems and 1 red.
ishtar-lesson-skill = Your tile’s star is a joker: use an assistant, or buy a **skill** for any two gems. Buy H, Single Bed, for 2 purple.
ishtar-lesson-no-assistant = That would be a bed of a single space. This time, buy a skill.
ishtar-lesson-pay-purple = Red gems are rarer than purple ones. Pay two purple.
ishtar-lesson-skill-h = A good skill too. For this lesson buy H, Single Bed.
ishtar-lesson-bed = H lays a flower bed on free grass. On E3 it touches your own bed: 2 flowers more.
ishtar-lesson-e3 = On E3 its flowers count for you. Lay it there.
ishtar-lesson-next-stack = The can has gone round: stack 1 comes next, so its tile is free. Take it, with its four flowers.
ishtar-lesson-fountain = Most flower **spaces** in a fountain’s gardens win it. Tied players all do. Choose **2**, at the red fountain that you hold.
ishtar-lesson-g2 = It may lie there, but at the number that is named above it makes your bed grow beside the fountain.
ishtar-lesson-joins = Gardens of two fountains may never touch, and no bed may hold two assistants. I offer only what is allowed. Press **Confirm**.
ishtar-lesson-ending = Once two stacks are empty, the round is played to its end, and the game is over. Gems left over usually bring nothing.
ishtar-lesson-uppers = Skills A to E score at the end. A needs F, B needs G, and so on, each from an earlier turn.
ishtar-lesson-what-counts = A counts tablets beside your flowers, B gems left over, C trees beside your flowers, D trees you planted, E gems lying on your skills.

ishtar-lesson-more = 3 · More skills, more trees
ishtar-lesson-upper = There are ten skills, for two gems each, **one a turn**. In the list, unlock C for 2 purple: it counts trees beside your flowers.
ishtar-lesson-skill-c = A good skill too. For this lesson unlock C, Shade.
ishtar-lesson-apricot = A tree may stand on any free grass, whoever laid it. Plant the apricot on F4: beside your flowers it counts for C too.
ishtar-lesson-f4 = There it would bring 3 points less. On F4 it is beside your flowers.
ishtar-lesson-last-assistant = You have one assistant left, and the tile on stack 2 shows one. Take it, for nothing.
ishtar-lesson-white = Nobody has flowers at the white fountain yet. Place the tile there: choose **4**.
ishtar-lesson-l3 = It may lie there as well. For this lesson choose the number that is named above, at the white fountain.
ishtar-lesson-two-assistants = You began with two assistants; only skill J brings two more. Place your last one: it wins this bed, and the fountain.
ishtar-lesson-apart = Nothing can cover a tree, so a tree can keep two flower beds apart. Plant the date palm on K4.
ishtar-lesson-k4 = Any free grass will do, but on K4 it counts for C too.
ishtar-lesson-date-palm = That tree is worth less. You have the gems for the date palm.
ishtar-lesson-reserved = Skill I **reserves** a tree: only you may plant it. But a reserved tree that you never plant is worth nothing.
ishtar-lesson-counted = At the end you score planted trees, each flower in your beds, fountains, and skills A to E; gems left over only with B.
