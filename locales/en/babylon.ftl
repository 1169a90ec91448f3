# Babylon, in English. Argument values arrive as words ($flower) and raw ($flower_id); count with the raw one.

babylon-name = Babylon
babylon-blurb = Dig terraces out of the quarry and raise the hanging gardens, storey upon storey.
babylon-more = Garden close up

babylon-option-thinning = Clay tiles taken out (2 or 3 players)
babylon-option-thinning-choose = Players choose them
babylon-option-thinning-random = At random
babylon-effort = { PRINTED("babylon.players.tokens.4", plus: 1) } to { PRINTED("babylon.players.tokens.2", plus: 1) } turns each · few rules, tricky to build well

## Questions

babylon-ask-thin = Which clay tile do you remove before the game begins?
babylon-ask-take = Which tile will you take from the quarry?
babylon-ask-build = Will you build, decorate or end your turn?
babylon-ask-keep = Your slot holds only one tile, and the other leaves the game. Which one will you keep?

## Headlines: what a player is asked, for the others to read. Short, without a full stop: they are large.

babylon-headline-thin = { $who } { DOES($you, "remove", "removes") } a clay tile
babylon-headline-take = { $who } { DOES($you, "take", "takes") } a tile
babylon-headline-build = { $who } { DOES($you, "build", "builds") } and { DOES($you, "decorate", "decorates") }
babylon-headline-build-build-part = { $who } { DOES($you, "choose", "chooses") } a quarter
babylon-headline-build-build-tile = { $who } { DOES($you, "choose", "chooses") } a tile to build
babylon-headline-build-build-cell = { $who } { DOES($you, "choose", "chooses") } a place to build
babylon-headline-build-build-turn = { $who } { DOES($you, "turn", "turns") } the tile
babylon-headline-build-build-storey = { $who } { DOES($you, "choose", "chooses") } a storey
babylon-headline-build-build-corner = { $who } { DOES($you, "choose", "chooses") } the supports
babylon-headline-build-deco = { $who } { DOES($you, "build", "builds") } a decoration
babylon-headline-keep = { $who } { DOES($you, "keep", "keeps") } one of two tiles

# On the poster, if the first two have as many points: the garden with fewer visible holes wins.
babylon-poster-tie = Tied: fewer holes win

## Advice to somebody new, by kind of question

babylon-advice-thin = It brings nobody any columns. It uncovers a granite tile, and whoever begins may take that first.
babylon-advice-take = Clay brings { $n } columns, a tile with your flower { $bloom } more.
babylon-advice-build = Only what can be seen from above counts at the end, and higher storeys count more.
babylon-advice-keep = The more symbols it has, the more you can decorate later. The other tile leaves the game.

## Verbs: labels for groups of actions

babylon-verb-rm = Remove a clay tile
babylon-verb-take = Take a tile
babylon-verb-build = Build a tile
babylon-verb-deco = Decorate
babylon-verb-keep = End your turn and keep a tile
babylon-verb-end = End your turn

babylon-extra-build = With a belvedere…
babylon-extra-deco = With the round's token…

## What 🎲 stands for, by verb

babylon-final-rm = Uncovers the tile below
babylon-final-take = Uncovers the tile below

## Actions, one by one: what an option is, what it costs and brings; `-more-` is a second line

babylon-part-price = { $uses_id ->
    [0] { babylon-part-cost }
   *[other] { $n_id ->
        [0] { $doubles_id ->
            [0] { babylon-part-statues }
           *[other] double + { babylon-part-statues }
        }
       *[other] { babylon-part-cost } + { babylon-part-statues }
    }
}
babylon-part-cost = { $doubles_id ->
    [0] { babylon-part-columns }
   *[other] { $n_id ->
        [0] the double column
       *[other] double + { babylon-part-columns }
    }
}
babylon-part-statues = { $uses_id ->
    [one] statue { $used }
   *[other] statues { $used }
}
# The tile is named if two can be built.
babylon-part-what = { $alone_id ->
    [1] on { $cell }
   *[other] { $tile } on { $cell }
}
# The symbol that is not there because the belvedere takes its space, or else what that covers.
babylon-part-lost = { $lost_id ->
    [none] { babylon-part-over }
   *[other] { $uses_id ->
        [0] {" "}for its { $lost }
       *[other] { $doubles_id ->
            [0] {" "}for its { $lost }
           *[other] {""}
        }
    }
}
babylon-more-lost = { $lost_id ->
    [none] {""}
   *[other] { $uses_id ->
        [0] {""}
       *[other] { $doubles_id ->
            [0] {""}
           *[other] The belvedere takes the place of its { $lost }.{" "}
        }
    }
}
# Labels have no room for all of this; the second line says it in full.
babylon-part-over = { $piece_id ->
    [none] {""}
   *[other] { $uses_id ->
        [0] { $doubles_id ->
            [0] , covers { $piece }
           *[other] {""}
        }
       *[other] {""}
    }
}
babylon-part-back = { $n_id ->
    [0] {""}
    [one] {" "}· 1 column lost
   *[other] {" "}· { $n } columns lost
}
babylon-part-double-back = { $doubles_id ->
    [0] {""}
   *[other] {" "}· double column lost
}
babylon-part-completes = { $completes_id ->
    [none] {""}
   *[other] {" "}· completes a set of { $completes }
}
babylon-do-rm = stack { $stack } · { $flower }, { babylon-part-symbols }
babylon-do-take = stack { $stack } · { $flower } { $material }: { babylon-part-symbols } · { babylon-part-columns }
babylon-do-build = { babylon-part-what }, { $storey }{ $turn_id ->
    [r0] {""}
   *[other] , { $turn }
} · { babylon-part-price }{ $corner_id ->
    [none] {""}
   *[other] , belvedere { $corner_id }{ babylon-part-lost }
}
babylon-more-build = { babylon-more-lost }{ $piece_id ->
    [none] {""}
   *[other] Covers your { $piece } on { $cells }.{" "}
}{ $completes_id ->
    [none] {""}
   *[other] Completes a set of { $completes }.{" "}
}{ $breaks_id ->
    [none] {""}
   *[other] Breaks up a set of { $breaks }.
}
babylon-do-deco = { $piece } on { $cells }{ $changed_id ->
    [none] {""}
   *[other] , token on { $changed }
}{ babylon-part-completes }
babylon-do-keep = end your turn, keep the { $tile }{ babylon-part-back }
babylon-do-end = end your turn{ babylon-part-back }{ babylon-part-double-back }

## Actions with their verbs, for readers who have not been asked; those that are not here begin with it

babylon-move-build = Build a tile: { $text }
babylon-move-deco = Decorate: { $text }
babylon-move-rm = Remove a clay tile: { $text }
babylon-move-take = Take a tile: { $text }

## Parts of sentences

# The symbols on a tile; and with where they are.
babylon-part-symbols = { SPELL($layout_id, S: "statue", F: "fountain", B: "footbridge", T: "staircase", SS: "2 statues", FF: "2 fountains", BB: "2 footbridges", TT: "2 staircases") }
babylon-part-placed = { SPELL($layout_id, S: "statue", F: "fountain", B: "footbridge", T: "staircase", places: "north-west north-east south-west south-east") }
babylon-part-tile = { $material } tile ({ $flower }: { babylon-part-symbols })
babylon-part-placed-tile = { $material } tile ({ $flower } flower; { babylon-part-placed })
babylon-part-paid = { $signed ->
    [1] {""}
   *[0] { $doubles_id ->
        [0] { $n_id ->
            [0] {""}
           *[other] , for { babylon-part-columns }
        }
       *[other] { $n_id ->
            [0] , for the double column
           *[other] , for the double column and { $n_id ->
                [one] 1 single one
               *[other] { $n } single ones
            }
        }
    }
}
babylon-part-belvedere = { $signed ->
    [1] {""}
   *[0] { $corner_id ->
        [none] {""}
       *[other] , with a belvedere
    }
}
babylon-part-changed = { $changed ->
    [none] {""}
   *[other] , using the round's token on { $changed }
}
babylon-part-columns = { $n_id ->
    [0] no columns
    [one] 1 column
   *[other] { $n } columns
}
babylon-part-points = { $points_id ->
    [one] 1 point
   *[other] { $points } points
}

## Why a typed move is not possible: the end of a sentence, with its full stop

babylon-obstacle-thin-first = the quarry is thinned out first: you remove a clay tile, with `rm`.
babylon-obstacle-thinned = the quarry has been thinned out.
babylon-obstacle-take-first = you take a tile from the quarry first.
babylon-obstacle-taken = you have taken your tile of this turn.
babylon-obstacle-stack-empty = stack { $stack } is empty.
babylon-obstacle-not-clay = only clay tiles are removed, and there is none on stack { $stack }.
babylon-obstacle-no-tile = { $tile_id ->
    [new] your new tile has been built
   *[old] you have no stored tile
}.
babylon-obstacle-no-supports = a tile needs supports below at least three of its corners, and there it has { $n }.
babylon-obstacle-too-few-columns = that needs at least { $n_id ->
    [one] 1 column
   *[other] { $n } columns
}, and you have { $have_id ->
    [0] none
   *[other] only { $have }
}.
babylon-obstacle-nothing-built = a decoration uses a space of a tile built this turn, and you have built none.
babylon-obstacle-one-tile = you have at most one tile, so you just `end` your turn.
babylon-obstacle-keep-one = you have two tiles, and say which one you keep, with `keep`.

## Arguments: what to choose next

babylon-arg-stack = Which stack of the quarry?
babylon-arg-tile = Which tile?
# A quarter of the garden, in which the north-west corner of a tile or the first cell of a decoration lies.
babylon-where = { $quarter }
babylon-quarter-NW = north-west, A1 to D4
babylon-quarter-NE = north-east, E1 to H4
babylon-quarter-SW = south-west, A5 to D8
babylon-quarter-SE = south-east, E5 to H8
babylon-arg-cell = Which north-west corner?
babylon-arg-turn = Which way round does the tile lie?
babylon-arg-storey = On which storey does the tile lie?
babylon-arg-corner = Which corner of the tile stays without a support, for a belvedere?
babylon-arg-piece = Which decoration?
babylon-arg-cells = Where does the decoration go?
babylon-arg-changed = Which space does the token change?

## Leaving an argument out

babylon-corner-none = None: four supports
babylon-changed-none = None

## Values (a name that ends in a hyphen is the empty value; "none" is what the sentences above look for)

babylon-tile-new = new tile
babylon-tile-old = stored tile
babylon-which-new = new tile
babylon-which-old = stored tile

babylon-material-clay = clay
babylon-material-granite = granite
babylon-material-basalt = basalt
babylon-material- = starting

babylon-flower-white = white
babylon-flower-pink = pink
babylon-flower-yellow = yellow
babylon-flower-violet = violet

babylon-piece-S = statue
babylon-piece-F = fountain
babylon-piece-B = footbridge
babylon-piece-T = staircase
babylon-piece-belvedere = belvedere

babylon-lost-S = { babylon-piece-S }
babylon-lost-F = { babylon-piece-F }
babylon-lost-B = bridge
babylon-lost-T = stairs

babylon-turn-r0 = as printed
babylon-turn-r90 = turned right
babylon-turn-r180 = turned round
babylon-turn-r270 = turned left

babylon-storey-f1 = storey 1
babylon-storey-f2 = storey 2
babylon-storey-f3 = storey 3
babylon-storey-f4 = storey 4
babylon-storey-f5 = storey 5
babylon-storey-f6 = storey 6
babylon-storey-f7 = storey 7
babylon-storey-f8 = storey 8
babylon-storey-f9 = storey 9
babylon-storey-f10 = storey 10
babylon-storey-f11 = storey 11
babylon-storey-f12 = storey 12
babylon-storey-f13 = storey 13
babylon-storey-f14 = storey 14
babylon-storey-f15 = storey 15
babylon-storey-f16 = storey 16

babylon-corner-NW = north-west
babylon-corner-NE = north-east
babylon-corner-SE = south-east
babylon-corner-SW = south-west
babylon-corner- = none
babylon-changed- = none

babylon-completes-decorations = decorations
babylon-completes-flowers = flowers
babylon-breaks-decorations = decorations
babylon-breaks-flowers = flowers

babylon-token-plus1 = One Column
babylon-token-double = Double Column
babylon-token-resymbol = Another Symbol
babylon-token-newsymbol = New Symbol
babylon-token-flower2 = Full Bloom
babylon-token-minus1 = Hard Rock
babylon-token-blank = No Effect

babylon-token-help-plus1 = Everybody gets 1 single column at the start of the turn.
babylon-token-help-double = Everybody gets 1 double column for this turn. It cannot be kept or split.
babylon-token-help-resymbol = Once in your turn, a free symbol on a tile just built counts as another.
babylon-token-help-newsymbol = Once in your turn, a blank space on a tile just built counts as any symbol.
babylon-token-help-flower2 = A tile with your own flower brings { PRINTED("babylon.columns.bloom") } columns more instead of { PRINTED("babylon.columns.flower") }.
babylon-token-help-minus1 = Each tile from the quarry brings { PRINTED("babylon.columns.rock") } column fewer.
babylon-token-help-blank = Nothing special happens in this round.

## Events

# The tile, or what its picture does not say.
babylon-part-pictured = { $signed ->
    [1] { $material } tile
   *[0] { babylon-part-tile }
}
babylon-event-thinned = { $who } { DOES($you, "remove", "removes") } the { babylon-part-pictured } on stack { $stack } from the game.
babylon-event-uncovered = On top of stack { $stack } now: a { babylon-part-tile }.
babylon-event-floor = Stack { $stack } is used up.
babylon-event-first-round = { $who } { DOES($you, "begin", "begins") } the first of { $rounds } rounds.
babylon-event-gift-single = The round's token gives { $whom } 1 column.
babylon-event-gift-double = The round's token gives { $whom } a double column for this turn.
babylon-event-took = { $who } { DOES($you, "take", "takes") } { $signed ->
    [1] tile { $stack }
   *[0] the { babylon-part-tile } from stack { $stack }
}{ $n_id ->
    [0] , which brings no columns.
   *[other] { $signed ->
        [1] .
       *[0] {" "}and { babylon-part-columns }{ $bloom_id ->
            [0] .
           *[other] { $n_id ->
                [one] , for the flower.
               *[other] , { $bloom } of them for the flower.
            }
        }
    }
}
babylon-event-built = { $who } { DOES($you, "build", "builds") } the { $which } on { $cell }, storey { $storey }{ babylon-part-paid }{ babylon-part-belvedere }{ $scored }.
babylon-event-took-built = { $who } { DOES($you, "take", "takes") } a { babylon-part-pictured } and { DOES($you, "build", "builds") } it on { $cell }, storey { $storey }.
babylon-event-decorated = { $who } { DOES($you, "build", "builds") } a { $piece } on { $cells }{ babylon-part-changed }{ $scored }.
babylon-event-storey-begun = { $who } { DOES($you, "reach", "reaches") } storey { $storey }{ $scored }.
babylon-event-statues-used = { $who } { DOES($you, "use", "uses") } { $n_id ->
    [one] the statue on { $cells } as a column
   *[other] the statues on { $cells } as columns
}{ $scored }.
babylon-event-covered = { $who } { DOES($you, "cover", "covers") } the { $piece } on { $cells }{ $scored }.
babylon-part-set = { $n_id ->
    [one] a set
   *[other] { $n } sets
} of { $row_id ->
    [decorations] all four decorations
   *[flowers] all four flowers
}
babylon-event-set-completed = { $who } { DOES($you, "complete", "completes") } { babylon-part-set }{ $scored }.
babylon-event-set-broken = { $who } { DOES($you, "break", "breaks") } up { babylon-part-set }{ $scored }.
babylon-event-stuck = { $who } can build nothing.
babylon-event-discarded = { $who } { DOES($you, "discard", "discards") } the { babylon-part-pictured }.
babylon-event-stored = { $who } { DOES($you, "store", "stores") } the new tile.
babylon-event-returned = { $who } can keep only { $left } columns and { DOES($you, "give", "gives") } { $n } back.
babylon-event-double-lost = { $who } cannot keep the double column and { DOES($you, "give", "gives") } it back.
babylon-part-token = { $token_id ->
    [blank] .
    [plus1] : everybody gets a column.
    [double] : everybody gets a double column.
    [resymbol] : everybody may change one symbol.
    [newsymbol] : everybody may turn one blank space into a symbol.
    [flower2] : your own flower brings { PRINTED("babylon.columns.bloom") } columns.
   *[minus1] : each tile brings { PRINTED("babylon.columns.rock") } column fewer.
}
babylon-event-round = Round { $round } of { $rounds }{ babylon-part-token }
babylon-event-last-round = Round { $round } of { $rounds }, the last{ babylon-part-token }
babylon-event-won = { $who } { DOES($you, "win", "wins") } with { $n_id ->
    [one] 1 point
   *[other] { $n } points
}{ $tied_id ->
    [0] {""}
   *[other] {" "}and the larger garden: only { $holes_id ->
        [one] 1 hole is
       *[other] { $holes } holes are
    } visible
}!
babylon-event-shared = { $who } { DOES($you, "share", "shares") } the victory: { $n_id ->
    [one] 1 point
   *[other] { $n } points
}!

## The position in words

babylon-event-board-question-thin = { $who } { DOES($you, "choose", "chooses") } a clay tile to remove; { $n_id ->
    [one] it is the last one
   *[other] { $n } remain to be removed
}.
babylon-event-board-question-take = { $who } { DOES($you, "are", "is") } about to take a tile from the quarry.
babylon-event-board-question-build = { $who } may build and decorate.
babylon-event-board-question-keep = { $who } must choose which tile to keep.
babylon-event-board-over = The game is over.
babylon-event-board-round = Round { $round } of { $rounds }; { $whom } { DOES($you, "begin", "begins") } each round. { $token_id ->
    [blank] No token is in effect.
    [plus1] Token: 1 column for everybody.
    [double] Token: a double column for everybody.
    [resymbol] Token: everybody may change one symbol.
    [newsymbol] Token: everybody may give one blank space a symbol.
    [flower2] Token: your own flower brings { PRINTED("babylon.columns.bloom") } columns.
   *[minus1] Token: each tile brings { PRINTED("babylon.columns.rock") } column fewer.
}
babylon-event-board-player = { $who } ({ $flower }): { babylon-part-points }, { babylon-part-columns }, { $tiles_id ->
    [0] no tiles
    [one] 1 tile
   *[other] { $tiles } tiles
} built, highest storey { $highest }, { $holes_id ->
    [one] 1 hole
   *[other] { $holes } holes
} in view.
babylon-event-board-new = { $who } { DOES($you, "have", "has") } taken a { babylon-part-placed-tile } and not built it yet.
babylon-event-board-double = { $who } { DOES($you, "have", "has") } a free double column.
babylon-event-board-changed = { $who } { DOES($you, "have", "has") } used the token to change a symbol.
babylon-event-board-slot = { $you ->
    [1] Your
   *[0] { $who }'s
} slot: a { babylon-part-placed-tile }.
babylon-event-board-slot-empty = { $you ->
    [1] Your
   *[0] { $who }'s
} slot: empty.
babylon-event-board-quarry = Quarry, stacks by rows of four{ $earning_id ->
    [0] .
   *[1] ; the columns are those { $whom } would get.
}
babylon-event-board-stack = Stack { $stack }: { babylon-part-placed-tile }{ $earning_id ->
    [0] .
   *[1] , { babylon-part-columns }.
}
babylon-event-board-floor = Used up: { $stacks }.
babylon-event-board-garden-bare = { $you ->
    [1] Your
   *[0] { $who }'s
} garden: nothing is built yet.
babylon-event-board-garden = { $you ->
    [1] Your
   *[0] { $who }'s
} garden, points so far: statues { $statues }, fountains { $fountains }, footbridges { $footbridges }, staircases { $staircases }, sets of decorations { $decorations }, sets of flowers { $flowers }, belvederes { $belvederes }, highest storey { $highest }. The storeys by rows, A to H; rows not listed are bare:
babylon-event-board-heights = Row { $row }: { $heights }
babylon-event-board-tiles = Storey { $storey }, tiles by their north-west cells: { $cells }.
babylon-event-board-flowers = Tiles in view, { $flower }: { $cells }.
babylon-event-board-symbols = Free symbols, { $piece }: { $cells }.
babylon-event-board-pieces = In view, { $piece }: { $cells }.
babylon-event-board-belvederes = In view, belvedere: { $cells }.
babylon-event-board-roofed = Covered statues, with which a new one may be in line: { $cells }.
babylon-event-board-tokens = Tokens nobody has seen yet: { $plus1 } One Column, { $double } Double Column, { $resymbol } Another Symbol, { $newsymbol } New Symbol, { $flower2 } Full Bloom, { $minus1 } Hard Rock, { $blank } without effect.
babylon-event-board-unseen = Not seen yet in the quarry: { $granite } granite and { $basalt } basalt tiles.

## Score sheet

babylon-sheet-statues = Statues
babylon-sheet-fountains = Fountains
babylon-sheet-footbridges = Footbridges
babylon-sheet-staircases = Staircases
babylon-sheet-decorations = Full sets
babylon-sheet-flowers = Flowers
babylon-sheet-belvederes = Belvederes
babylon-sheet-highest = Top storey

## Why a computer made a move: “+3.2 …”, in expected points

babylon-term-columns = for columns
babylon-term-slot = for the tile in the slot
babylon-term-symbols = for symbols that can carry a decoration
babylon-term-ground = for cells that can carry a tile
babylon-term-decorations = towards a set of decorations
babylon-term-flowers = towards a set of flowers
babylon-term-height = for the height of the garden
babylon-term-tempo = for a tile still to be built

babylon-plan-bridges = leave gaps to span with footbridges
babylon-plan-fountains = lay tiles of one storey side by side, for fountains
babylon-plan-statues = line statues up in rows and columns

## Legend: one line for each number on the picture

babylon-legend-1 = A stack of the quarry: you take the tile on top. Around the flower are its symbols. The number with a plate is where the last tile was taken, and the sign with it whose turn that was.
babylon-legend-2 = The columns that the tile brings now; large ones are the most there are.
babylon-legend-3 = The round, and the tokens that may still come.
babylon-legend-4 = The token of this round, and what it changes for everybody.
babylon-legend-5 = A player, with flower and points. The flag marks who begins; whoever is asked has a frame in their colour.
babylon-legend-6 = A garden of 8 by 8 cells, above it on the left the highest storey and on the right the holes to be seen. What a terrace hides is shown from above in the corner, with its cells.
babylon-legend-7 = The slot: a tile stored for later.
babylon-legend-8 = A tile that is built, on its columns, from the second storey on with its number. Its free symbols are on discs. “{ babylon-more }” shows the garden large.
babylon-legend-9 = A tile. The digits in its corners are its storey; a higher tile is drawn further up.
babylon-legend-10 = A belvedere, on a corner without a support.
babylon-legend-11 = A free symbol: alone or with others it can carry a decoration. One that none can use any more is not shown.
babylon-legend-12 = A decoration, here a statue.
babylon-legend-13 = The supports that hold tiles up.
babylon-legend-14 = The player's columns. You can keep { PRINTED("babylon.players.slots") }.
babylon-legend-15 = The tile just taken, and the one in the slot.
babylon-legend-16 = What can be seen from above, in points.

## What is this?: what can be chosen, in a sentence each

babylon-verb-about-rm = Before the game, clay tiles are taken out of the quarry. They bring nobody anything.
babylon-verb-about-take = You take the top tile of a stack, with a column for each side where no higher stack stands.
babylon-verb-about-build = The tile stands on three or four supports: columns that you pay, or statues. Never on the same four cells as another tile.
babylon-verb-about-deco = Free symbols become a decoration, for nothing. At least one is on a tile that you have built in this turn.
babylon-verb-about-keep = Your turn ends, and only one of your two tiles stays in the slot. The other leaves the game.
babylon-verb-about-end = Your turn is over. You keep up to { PRINTED("babylon.players.slots") } single columns, and a tile that is not built.

babylon-tile-about-new = The tile that you have just taken from the quarry.
babylon-tile-about-old = The tile that waits in your slot.

babylon-piece-about-S = One symbol. Worth its storey, and may hold up a tile later. From the second on, in line with another one.
babylon-piece-about-F = Two symbols side by side, on two tiles of one storey. Worth { PRINTED("babylon.points.fountain") } times its storey.
babylon-piece-about-B = Two symbols with one lower, empty cell between, on two tiles of one storey. Worth { PRINTED("babylon.points.footbridge") } times its storey, and never covered.
babylon-piece-about-T = Two symbols side by side, on tiles one storey apart. Worth the sum of both storeys.

## Key of signs: what each sign on the pictures means, if that is no value above

babylon-sign-symbol-S = symbol of a statue
babylon-sign-symbol-F = symbol of a fountain
babylon-sign-symbol-B = symbol of a footbridge
babylon-sign-symbol-T = symbol of a staircase
babylon-sign-piece-S = statues
babylon-sign-piece-F = fountains
babylon-sign-piece-B = footbridges
babylon-sign-piece-T = staircases
babylon-sign-statue = statue on its space
babylon-sign-belvedere = belvedere on its corner
babylon-sign-roof = belvederes
babylon-sign-flower-white = white flower
babylon-sign-flower-pink = pink flower
babylon-sign-flower-yellow = yellow flower
babylon-sign-flower-violet = violet flower
babylon-sign-material-clay = clay tile
babylon-sign-material-granite = granite tile
babylon-sign-material-basalt = basalt tile
babylon-sign-column = single column
babylon-sign-double = double column
babylon-sign-set-decorations = set of decorations
babylon-sign-set-flowers = set of flowers
babylon-sign-highest = highest storey
babylon-sign-holes = holes to be seen: fewer win a tie
babylon-sign-points = points
babylon-sign-no-tile = no tile in the slot
babylon-sign-cost = least columns of a place

## Worked examples on the pages of the rules: what their pictures show

babylon-example-3-1-two-storeys = On the second storey, with three supports: single columns on the tile below, a double one on the board, and a belvedere on the open corner.
babylon-example-3-2-same-cells = The same four cells as the tile below: never.
babylon-example-4-1-statue = There is a statue in the same column, G. How far away it is does not matter.
babylon-example-4-2-not-in-line = The other statue stands in neither the row nor the column of this symbol.
babylon-example-4-3-fountain = Two symbols side by side, on two tiles of one storey.
babylon-example-4-4-staircase = Two symbols side by side, on tiles one storey apart.
babylon-example-6-1-final = Ben ends with a statue, 2 points: statues 14, fountain 6, footbridge 3, stairs 11, a set of them 4, three sets of flowers 12, belvederes 13, storey 3, 6: in all 69.

## Rules

babylon-rules-1 = **Babylon in short**
    You lay out hanging gardens for the queen: terraces on columns, one storey above another, with statues, fountains, footbridges and staircases. When the last round is over, each garden is viewed from straight above, and only what can be seen from there counts. The player with the most points wins.

    In your turn:
    1. **Take** the top tile of one stack in the quarry. It brings you columns.
    2. **Build** if you like: the new tile, the tile in your slot, or both. You may **decorate** after each of them.
    3. **Store** what is left: up to { PRINTED("babylon.players.slots") } single columns and 1 tile. The rest is lost.

    Gardens are dealt at random.† Your slot holds a starting tile at first. It has your flower and all four symbols; build it whenever you like.

    Chance decides who begins, and that player begins every round. From the second round on, a token may change something for everybody.

    {"**"}Reading a tile**
    A tile has four spaces, a flower, and symbols on some of its spaces: { PRINTED("babylon.shown.clay") } on clay, { PRINTED("babylon.shown.granite") } on granite, { PRINTED("babylon.shown.basalt") } on basalt. There are four symbols: statue, fountain, footbridge and staircase.

    † Our own choice: the rulebook does not say.
babylon-rules-2 = **The quarry**
    Sixteen stacks in a square of 4 × 4, three tiles each: clay on granite on basalt. They are numbered row by row, 1 to 16. Only the top of a stack can be seen and taken.

    The tile you take gives you 1 single column for each of its four sides where
    • the next stack is of the same height or lower, or
    • the next stack is used up, or
    • the quarry ends.

    So clay always brings { PRINTED("babylon.columns.sides") }. Granite brings fewer next to clay, basalt fewer next to clay and granite.

    If the tile has the flower of your garden, you get { PRINTED("babylon.columns.flower") ->
        [one] 1 more column
       *[other] { PRINTED("babylon.columns.flower") } more columns
    }.

    {"**"}Columns**
    A **single** column is one storey high, a **double** one two storeys. When you need a double, you pay two singles for it; the reverse is not possible. You start with no columns, and during your turn you may have any number.
babylon-rules-3 = **Building a tile**
    Your garden has 8 × 8 cells: columns A to H, rows 1 to 8. A tile covers four of them and is named by its north-west cell, `C4` for C4, D4, C5 and D5. You may turn it.

    Each corner of a tile on storey **n** needs a support:
    • a **single** column, if the empty space below is on storey n − 1 (the board is storey 0)
    • a **double** column, if it is on storey n − 2
    • a **statue** on storey n − 1: it costs nothing, but from then on it is only a column. You cannot leave it out as a support.†

    A column needs an empty space; a free symbol does not matter. Nothing can stand on a belvedere, a fountain, a staircase or a footbridge, or below a footbridge.

    {"**"}Three supports are enough.** The corner without one gets a **belvedere** at once, and nothing else will ever stand there. A tile may still cover it later, if its own open corner is there.

    {"**"}Three more rules**
    • A new tile is the topmost one on all of its cells.†
    • No tile may have exactly the same four cells as another one in your garden, whatever lies between them.
    • Storeys come in order: before the third storey you need a tile on the second, anywhere.

    Tiles need not touch each other. The first one goes where you like, but on storey 1. Columns and decorations never run out.†

    † Our own ruling: the rulebook does not say.
babylon-rules-4 = **Decorations**
    They cost nothing and are optional. All the spaces they use must be uncovered, empty and show the right symbol, and at least one of them must be on a tile you have **built in this turn**. Diagonals never count.

    • **Statue**: one symbol. The first may stand anywhere. Each later one must be in the same row or column as another statue of your garden, at any distance, on any storey. A statue that has become a column does not count for this; if all of them have, the next one may stand anywhere again.†
    • **Fountain**: two symbols side by side, on two tiles of the same storey.
    • **Staircase**: two symbols side by side, on two tiles one storey apart. Its foot is the lower space: no tile may lie above the foot on the storey that the staircase leads to.†
    • **Footbridge**: two symbols in a line on two tiles of the same storey, with exactly one cell between. That cell must be lower, the board or a tile, and empty;† nothing can be put there afterwards.†

    You may decorate between your two tiles,† so a statue on the first one can already hold up the second.

    † Our own ruling: the rulebook does not say.
babylon-rules-5 = **Tokens**
    When everybody has had a turn, a token is turned over. It applies to everybody's turn in the next round. The first round has none.

    • **One Column**: 1 single column at the start of your turn†
    • **Double Column**: 1 double column at the start of your turn;† it cannot be stored
    • **Another Symbol**: once in your turn, a free symbol on a tile you have just built counts as another symbol, for a decoration you build at that moment;† the tile does not change
    • **New Symbol**: the same with a blank space
    • **Full Bloom**: your own flower in the quarry brings { PRINTED("babylon.columns.bloom") } columns instead of { PRINTED("babylon.columns.flower") }
    • **Hard Rock**: each tile from the quarry brings { PRINTED("babylon.columns.rock") } column fewer, but never fewer than 0†

    Of the { PRINTED("babylon.players.tokens.2") } tokens, { PRINTED("babylon.tokens.blank") } show nothing.† With three players only { PRINTED("babylon.players.tokens.3") } are used, with four { PRINTED("babylon.players.tokens.4") }: the others stay out of the game, unseen.

    {"**"}The end of your turn**
    You keep up to { PRINTED("babylon.players.slots") } single columns and one tile. If you have built neither of your two tiles, choose which one to keep. Double columns go back.

    † Our own choice: the rulebook does not say.
babylon-rules-6 = **Points**
    Look straight down. A tile or decoration counts if at least part of it can be seen.

    • **Statue**: { PRINTED("babylon.points.statue") ->
        [one] its storey
       *[other] { PRINTED("babylon.points.statue") } × its storey
    }
    • **Fountain**: { PRINTED("babylon.points.fountain") } × its storey
    • **Footbridge**: { PRINTED("babylon.points.footbridge") } × its storey
    • **Staircase**: { PRINTED("babylon.points.staircase") ->
        [one] the sum of its two storeys
       *[other] { PRINTED("babylon.points.staircase") } × the sum of its two storeys
    }: 1 + 2 from the first to the second, 2 + 3 from the second to the third
    • **Decorations**: { PRINTED("babylon.points.decorations") } for each set of all four kinds
    • **Flowers**: { PRINTED("babylon.points.flowers") } for each set of tiles with all four flowers
    • **Belvedere**: { PRINTED("babylon.points.belvedere") }, on any storey; nothing if a tile covers it†
    • **Highest storey**: { PRINTED("babylon.points.highest") } × its number

    A statue below a tile is worth nothing, whether it supports the tile or only stands below its open corner. A footbridge always counts: nothing can ever be built over it.

    In a tie, the larger garden wins: the one that leaves fewer holes of the board visible. Holes below a footbridge are visible.† If that is equal too, you share the victory.

    † Our own ruling: the rulebook does not say.
babylon-rules-7 = **Two, three or four players**
    The number of rounds is fixed: **{ PRINTED("babylon.players.tokens.2", plus: 1) }** with two players, **{ PRINTED("babylon.players.tokens.3", plus: 1) }** with three, **{ PRINTED("babylon.players.tokens.4", plus: 1) }** with four.

    With two or three players the quarry is thinned before the game: in turn, each player removes one clay tile, never the granite below it,† for no columns. With three players { PRINTED("babylon.players.thinned.3") } are removed, with two { PRINTED("babylon.players.thinned.2") }. An option of the table does this at random instead.

    † Our own ruling: the rulebook does not say.

    {"**"}Typing a turn**
    • `take 6` takes the top tile of stack 6
    • `build new C4 r90 f2 open=SE` builds the new tile (`old`: the one in your slot) with its north-west corner on C4, turned a quarter to the right, on storey 2, with a belvedere in the south-east. You may leave out whatever has only one possibility.
    • `deco F B4-C4` builds a fountain; `S`, `B` and `T` are statue, footbridge and staircase. A staircase is named from its foot. `as=C4` uses the token for that space.
    • `keep old` or `keep new` ends a turn in which neither tile was built, `end` any other
    • `rm 3` removes a clay tile before the game
babylon-rules-8 = **How this edition was made**
    What is printed on the pieces could only be found in part, and the rulebook leaves some questions open. All our own answers are listed here; your copy may have others.

    {"**"}The pieces**
    • the symbols and the flower of each tile; only the number of symbols on each material is known
    • where the four symbols of a starting tile are
    • how often each effect is among the tokens, and that { PRINTED("babylon.tokens.blank") } have none
    • that two of the flowers are yellow and violet

    {"**"}Before the game**
    • Gardens are dealt at random.
    • Only clay is removed from the quarry, never the granite below it. Removing tiles at random is an option of ours.

    {"**"}Tokens**
    • The column of a token comes at the start of each turn. A single one counts towards the { PRINTED("babylon.players.slots") } that can be kept.
    • A symbol is changed for one decoration and not for good, on either of the tiles built in the turn.
    • With Hard Rock, a tile never brings less than no column.

    {"**"}Building**
    • A new tile lies on top on all of its cells; it is never slid below another.
    • A statue right below a corner always supports it.
    • Decorations may be built between the two tiles of a turn.
    • When all statues have become columns, the next one may stand anywhere.
    • No tile lies above the foot of a staircase on the storey that the staircase leads to.
    • The cell below a footbridge may be at any depth. It must be empty, and nothing is put there afterwards.
    • Columns and pieces never run out.
    • You always keep as many columns, and a tile, as you can.

    {"**"}Points**
    • A belvedere that a tile covers is worth nothing.
    • In a tie, holes below a footbridge are visible.

    {"**"}Time**
    For a player whose time is up, the tile that brings most columns is taken, nothing is built, and the tile with more symbols is kept.

# Lessons. A text of a step has at most 25 words, and one idea.

babylon-lesson-terraces = 1 · Tiles and columns
babylon-lesson-goal = You build garden terraces, storey upon storey. At the end yours is seen from above: decorations count, and more the higher they stand.
babylon-lesson-quarry = Each quarry edge or neighbour not higher than your stack earns a **column**, your flower one more. Take stack 5, in the list.
babylon-lesson-stack-5 = A good tile too. But at stack 5 you see how neighbours count: two of them are higher, your flower helps.
babylon-lesson-build = A tile stands on four columns, or three: its open corner is then a **belvedere**, 1 point. Build the stored tile on D4, turned left.
babylon-lesson-build-first = You could keep the tile for later, but you have columns. Build first.
babylon-lesson-d4 = It could stand there as well. For this lesson, build the stored tile on D4, turned left.
babylon-lesson-symbol = A **fountain** needs two of its symbols side by side, on two tiles. Like your D4, stack 12 has one: take it, in the list.
babylon-lesson-stack-12 = You are looking for a second fountain symbol. Stack 12 has one.
babylon-lesson-other-fountain = That has a fountain symbol too. But the flower on stack 12 is new to your garden, and all four bring points.
babylon-lesson-beside = Build it so that the two fountain symbols meet: on B4, turned right. Columns left over are kept, up to 6.
babylon-lesson-b4 = Then the two fountain symbols would not meet. Build the new tile on B4, turned right, on storey 1.
babylon-lesson-fountain = Both are on one storey: build the **fountain**, 3 points a storey. A footbridge scores the same, with one cell between its symbols.
babylon-lesson-decorate = Decorate first! It costs nothing.

babylon-lesson-storeys = 2 · Higher storeys
babylon-lesson-second = Two columns on one another reach the **second storey**; on a tile of the first, one is enough. Build the new tile on B5.
babylon-lesson-b5 = You could. But build on B5, to see what happens to the tile below.
babylon-lesson-covered = It covers the staircase symbol on C5. What is covered, symbol or belvedere, is lost. Nobody has seen it yet: press **Back**.
babylon-lesson-uncovered = Build it on C6: three double columns stand on the bare ground, and nothing is covered.
babylon-lesson-c6 = That is possible too. C6 covers nothing and is next to your other tiles.
babylon-lesson-statue = A **statue** needs only one symbol, and brings 1 point for each storey: 2 here. The next must share its row or column of cells.
babylon-lesson-above = Once the rounds are over, only what can be seen from above counts: decorations, belvederes, and your highest storey twice.
babylon-lesson-sets = All four flowers on tiles that can be seen bring 4 points, and so do all four decorations. Staircases join two storeys, and score both.

babylon-lesson-tokens = 3 · Tokens, two tiles, staircases
babylon-lesson-token = From the second round on, a **token** changes something for everybody. This one: once in a turn, one symbol may count as another.
babylon-lesson-stack-6 = The token helps later, when you decorate. First take stack 6: four columns, and one more for your white flower.
babylon-lesson-only-6 = A good tile too. For this lesson take stack 6.
babylon-lesson-a5 = Now you have two tiles, and may build one, both, or none. Build the stored one first: on A5, on the second storey.
babylon-lesson-other-a5 = That is possible too. For this lesson build the stored tile on A5, on storey 2.
babylon-lesson-staircase = A **staircase** joins two symbols side by side, one storey apart. The footbridge symbol on B5 counts as one, thanks to the token. Build it.
babylon-lesson-staircase-first = First build the staircase: the token helps only in this round.
babylon-lesson-both = You have columns for the other tile too. Build the new tile on C6, on the ground.
babylon-lesson-c6-too = It could stand there as well. For this lesson build it on C6, on storey 1.
babylon-lesson-build-too = You could store the tile for later, but you have the columns. Build it too.
babylon-lesson-this-turn = Decorations cost nothing, but one of their symbols must be on a tile **built in this turn**. Two are possible: build both.
babylon-lesson-supports = A **statue** right below a corner of a tile supports it for nothing. From then on it is only a column, and worth nothing.
babylon-lesson-cells = No two tiles may have exactly the same four cells. And before the third storey, there must be a tile on the second.
babylon-lesson-rounds = You keep up to { PRINTED("babylon.players.slots") } columns and one tile. A game has { PRINTED("babylon.players.tokens.2", plus: 1) } rounds with two players, { PRINTED("babylon.players.tokens.3", plus: 1) } with three, { PRINTED("babylon.players.tokens.4", plus: 1) } with four.
