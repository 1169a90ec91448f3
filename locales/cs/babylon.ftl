# Babylon, česky. Hodnoty argumentů přicházejí slovy ($flower) a syrové ($flower_id); počítej podle syrových.

babylon-name = Babylon
babylon-blurb = Těž terasy v lomu a stavěj visuté zahrady, patro po patru.
babylon-more = Zahrada zblízka

babylon-option-thinning = Odebrání hliněných dílků (2 nebo 3 hráči)
babylon-option-thinning-choose = Vybírají hráči
babylon-option-thinning-random = Náhodně
babylon-effort = { PRINTED("babylon.players.tokens.4", plus: 1) } až { PRINTED("babylon.players.tokens.2", plus: 1) } tahů na hráče · málo pravidel, dobře stavět je umění

## Questions

babylon-ask-thin = Který hliněný dílek odebereš, než hra začne?
babylon-ask-take = Který dílek si vezmeš z lomu?
babylon-ask-build = Budeš stavět, zdobit, nebo ukončíš tah?
babylon-ask-keep = Do výřezu se vejde jen jeden dílek, druhý opustí hru. Který si necháš?

## Headlines: what a player is asked, for the others to read. Short, without a full stop: they are large.

babylon-headline-thin = { $you ->
    [1] Odebíráš
   *[0] { $who } odebírá
} hliněný dílek
babylon-headline-take = { $you ->
    [1] Bereš
   *[0] { $who } bere
} dílek
babylon-headline-build = { $you ->
    [1] Stavíš a zdobíš
   *[0] { $who } staví a zdobí
}
babylon-headline-build-build-part = { $you ->
    [1] Vybíráš
   *[0] { $who } vybírá
} čtvrtinu zahrady
babylon-headline-build-build-tile = { $you ->
    [1] Vybíráš
   *[0] { $who } vybírá
} dílek na stavbu
babylon-headline-build-build-cell = { $you ->
    [1] Vybíráš
   *[0] { $who } vybírá
} místo pro dílek
babylon-headline-build-build-turn = { $you ->
    [1] Otáčíš
   *[0] { $who } otáčí
} dílek
babylon-headline-build-build-storey = { $you ->
    [1] Vybíráš
   *[0] { $who } vybírá
} patro
babylon-headline-build-build-corner = { $you ->
    [1] Vybíráš
   *[0] { $who } vybírá
} opory
babylon-headline-build-deco = { $you ->
    [1] Zdobíš
   *[0] { $who } zdobí
} zahradu
babylon-headline-keep = { $you ->
    [1] Necháváš si
   *[0] { $who } si nechává
} jeden dílek

babylon-poster-tie = Shoda: vyhrává méně otvorů

## Advice to somebody new, by kind of question

babylon-advice-thin = Sloupy to nikomu nedá. Odkryje to žulový dílek a ten si může vzít hned první hráč.
babylon-advice-take = Hlína dá { $n } sloupy, dílek s tvojí květinou o { $bloom } víc.
babylon-advice-build = Na konci se počítá jen to, co je vidět shora, a vyšší patra jsou za víc.
babylon-advice-keep = Čím víc symbolů, tím víc dekorací později. Druhý dílek opustí hru.

## Verbs: labels for groups of actions

babylon-verb-rm = Odebrat hliněný dílek
    .typed = odeber
babylon-verb-take = Vzít dílek
    .typed = vezmi
babylon-verb-build = Postavit dílek
    .typed = postav
babylon-verb-deco = Postavit dekoraci
    .typed = ozdob
babylon-verb-keep = Ukončit tah a nechat si dílek
    .typed = nech
babylon-verb-end = Ukončit tah
    .typed = konec

babylon-extra-build = S vyhlídkou…
babylon-extra-deco = S žetonem kola…

## Co znamená 🎲, podle slovesa

babylon-final-rm = Odkryje dílek pod ním
babylon-final-take = Odkryje dílek pod ním

## Actions, one by one: what an option is, what it costs and brings; `-more-` is a second line

babylon-part-price = { $uses_id ->
    [0] { babylon-part-cost }
   *[other] { $n_id ->
        [0] { $doubles_id ->
            [0] { babylon-part-statues }
           *[other] dvojitý + { babylon-part-statues }
        }
       *[other] { $doubles_id ->
            [0] { babylon-part-columns }
           *[other] dvojitý + { $n }
        } + { babylon-part-statues }
    }
}
babylon-part-cost = { $doubles_id ->
    [0] { babylon-part-columns }
   *[other] { $n_id ->
        [0] dvojitý sloup
       *[other] dvojitý + { babylon-part-columns }
    }
}
babylon-part-statues = { $uses_id ->
    [one] socha { $used }
   *[other] sochy { $used }
}
# Labels have no room for all of this; the second line says it in full.
babylon-part-what = { $alone_id ->
    [1] na { $cell }
   *[other] { $tile } na { $cell }
}
babylon-part-lost = { $lost_id ->
    [none] { babylon-part-over }
   *[other] { $uses_id ->
        [0] {" "}místo { $lost }
       *[other] { $doubles_id ->
            [0] {" "}místo { $lost }
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
           *[other] Vyhlídka místo { $lost }.{" "}
        }
    }
}
babylon-part-over = { $piece_id ->
    [none] {""}
   *[other] { $uses_id ->
        [0] { $doubles_id ->
            [0] , zakryje { FORM($piece, "acc") }
           *[other] {""}
        }
       *[other] {""}
    }
}
babylon-part-back = { $n_id ->
    [0] {""}
    [one] {" "}· 1 sloup propadne
    [few] {" "}· { $n } sloupy propadnou
   *[other] {" "}· { $n } sloupů propadne
}
babylon-part-double-back = { $doubles_id ->
    [0] {""}
   *[other] {" "}· dvojitý sloup propadne
}
babylon-part-completes = { $completes_id ->
    [none] {""}
   *[other] {" "}· dokončí sadu { $completes }
}
babylon-do-rm = hromádka { $stack } · { FORM($flower, "masc") } květ: { babylon-part-symbols }
babylon-do-take = hromádka { $stack } · { FORM($material, "noun") }, { FORM($flower, "masc") } květ: { babylon-part-symbols } · { babylon-part-columns }
babylon-do-build = { babylon-part-what }, { $storey }{ $turn_id ->
    [r0] {""}
   *[other] , { $turn }
} · { babylon-part-price }{ $corner_id ->
    [none] {""}
   *[other] , vyhlídka { babylon-part-corner }{ babylon-part-lost }
}
babylon-part-corner = { $corner_id ->
    [NW] SZ
    [NE] SV
    [SE] JV
   *[SW] JZ
}
babylon-more-build = { babylon-more-lost }{ $piece_id ->
    [none] {""}
   *[other] Zakryje { FORM($piece, "acc") } na { $cells }.{" "}
}{ $completes_id ->
    [none] {""}
   *[other] Dokončí sadu { $completes }.{" "}
}{ $breaks_id ->
    [none] {""}
   *[other] Rozbije sadu { $breaks }.
}
babylon-do-deco = { $piece } na { $cells }{ $changed_id ->
    [none] {""}
   *[other] , žeton na { $changed }
}{ babylon-part-completes }
babylon-do-keep = ukončit tah, nechat si { $tile }{ babylon-part-back }
babylon-do-end = ukončit tah{ babylon-part-back }{ babylon-part-double-back }

## Parts of sentences

# The symbols on a tile; and with where they are.
babylon-part-symbols = { SPELL($layout_id, S: "socha", F: "fontána", B: "lávka", T: "schodiště", SS: "2 sochy", FF: "2 fontány", BB: "2 lávky", TT: "2 schodiště") }
babylon-part-placed = { SPELL($layout_id, S: "socha", F: "fontána", B: "lávka", T: "schodiště", places: "severozápad severovýchod jihozápad jihovýchod") }
babylon-part-tile = { $material } dílek ({ $flower }: { babylon-part-symbols })
babylon-part-placed-tile = { $material } dílek ({ $flower } květina; { babylon-part-placed })
babylon-part-paid = { $signed ->
    [1] {""}
   *[0] { $doubles_id ->
        [0] { $n_id ->
            [0] {""}
           *[other] , za { babylon-part-columns }
        }
       *[other] { $n_id ->
            [0] , za dvojitý sloup
           *[other] , za dvojitý sloup a { $n_id ->
                [one] 1 jednoduchý
                [few] { $n } jednoduché
               *[other] { $n } jednoduchých
            }
        }
    }
}
babylon-part-belvedere = { $signed ->
    [1] {""}
   *[0] { $corner_id ->
        [none] {""}
       *[other] , s vyhlídkou
    }
}
babylon-part-changed = { $changed_id ->
    [none] {""}
   *[other] , s použitím žetonu kola na { $changed }
}
babylon-part-columns = { $n_id ->
    [0] bez sloupů
    [one] 1 sloup
    [few] { $n } sloupy
   *[other] { $n } sloupů
}
babylon-part-points = { $points_id ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
babylon-part-points-n = { $n_id ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}

## Why a typed move is not possible: the end of a sentence, with its full stop

babylon-obstacle-thin-first = nejdřív se probírá lom: odeber hliněný dílek pomocí `odeber`.
babylon-obstacle-thinned = lom je už probraný.
babylon-obstacle-take-first = nejdřív si vezmi dílek z lomu.
babylon-obstacle-taken = dílek za tento tah už máš.
babylon-obstacle-stack-empty = hromádka { $stack } je prázdná.
babylon-obstacle-not-clay = odebírají se jen hliněné dílky a na hromádce { $stack } žádný není.
babylon-obstacle-no-tile = { $tile_id ->
    [new] nový dílek už stojí
   *[old] uložený dílek nemáš
}.
babylon-obstacle-no-supports = dílek chce oporu aspoň pod třemi rohy a tam má opor jen { $n }.
babylon-obstacle-too-few-columns = na to je potřeba aspoň { babylon-part-columns }, ale { $have_id ->
    [0] nemáš žádný
   *[other] máš jen { $have }
}.
babylon-obstacle-nothing-built = dekorace chce políčko na dílku z tohoto tahu a žádný v něm zatím nestojí.
babylon-obstacle-one-tile = máš nejvýš jeden dílek, takže tah jen ukonči pomocí `konec`.
babylon-obstacle-keep-one = máš dva dílky, tak pomocí `nech` řekni, který si necháš.

## Arguments: what to choose next

babylon-arg-stack = Která hromádka v lomu?
babylon-arg-tile = Který dílek?
babylon-where = { $quarter }
babylon-quarter-NW = severozápad, A1 až D4
babylon-quarter-NE = severovýchod, E1 až H4
babylon-quarter-SW = jihozápad, A5 až D8
babylon-quarter-SE = jihovýchod, E5 až H8
babylon-arg-cell = Který severozápadní roh?
babylon-arg-turn = Jak bude dílek otočený?
babylon-arg-storey = Ve kterém patře bude dílek ležet?
babylon-arg-corner = Který roh dílku zůstane bez opory, pro vyhlídku?
    .typed = volný
babylon-arg-piece = Která dekorace?
babylon-arg-cells = Kam přijde dekorace?
babylon-arg-changed = Které políčko změní žeton?
    .typed = jako

## Leaving an argument out

babylon-corner-none = Žádný: čtyři opory
babylon-changed-none = Žádné

## Values (a name that ends in a hyphen is the empty value; "none" is what the sentences above look for)

babylon-tile-new = nový dílek
    .typed = nový
babylon-tile-old = uložený dílek
    .typed = uložený
babylon-which-new = nový dílek
babylon-which-old = uložený dílek

babylon-material-clay = hliněný
    .noun = hlína
babylon-material-granite = žulový
    .noun = žula
babylon-material-basalt = čedičový
    .noun = čedič
babylon-material- = počáteční

babylon-flower-white = bílá
    .masc = bílý
babylon-flower-pink = růžová
    .masc = růžový
babylon-flower-yellow = žlutá
    .masc = žlutý
babylon-flower-violet = fialová
    .masc = fialový

babylon-piece-S = socha
    .acc = sochu
    .ins = sochou
babylon-piece-F = fontána
    .acc = fontánu
    .ins = fontánou
babylon-piece-B = lávka
    .acc = lávku
    .ins = lávkou
babylon-piece-T = schodiště
    .ins = schodištěm
babylon-piece-belvedere = vyhlídka
    .acc = vyhlídku
    .ins = vyhlídkou

babylon-lost-S = sochy
babylon-lost-F = fontány
babylon-lost-B = lávky
babylon-lost-T = schodiště

babylon-turn-r0 = jak je vytištěný
    .typed = rovně
babylon-turn-r90 = otočený doprava
    .typed = doprava
babylon-turn-r180 = obrácený
    .typed = obráceně
babylon-turn-r270 = otočený doleva
    .typed = doleva

babylon-storey-f1 = patro 1
babylon-storey-f2 = patro 2
babylon-storey-f3 = patro 3
babylon-storey-f4 = patro 4
babylon-storey-f5 = patro 5
babylon-storey-f6 = patro 6
babylon-storey-f7 = patro 7
babylon-storey-f8 = patro 8
babylon-storey-f9 = patro 9
babylon-storey-f10 = patro 10
babylon-storey-f11 = patro 11
babylon-storey-f12 = patro 12
babylon-storey-f13 = patro 13
babylon-storey-f14 = patro 14
babylon-storey-f15 = patro 15
babylon-storey-f16 = patro 16

babylon-corner-NW = severozápad
    .typed = SZ
babylon-corner-NE = severovýchod
    .typed = SV
babylon-corner-SE = jihovýchod
    .typed = JV
babylon-corner-SW = jihozápad
    .typed = JZ
babylon-corner- = žádný
babylon-changed- = žádné

# Ve druhém pádě: sada čeho.
babylon-completes-decorations = dekorací
babylon-completes-flowers = květin
babylon-breaks-decorations = dekorací
babylon-breaks-flowers = květin

babylon-token-plus1 = Sloup navíc
babylon-token-double = Dvojitý sloup
babylon-token-resymbol = Jiný symbol
babylon-token-newsymbol = Nový symbol
babylon-token-flower2 = Plný květ
babylon-token-minus1 = Tvrdá skála
babylon-token-blank = Bez efektu

babylon-token-help-plus1 = Každý dostane na začátku tahu 1 jednoduchý sloup.
babylon-token-help-double = Každý dostane na tento tah 1 dvojitý sloup. Uložit ani rozdělit nejde.
babylon-token-help-resymbol = Jednou za tah platí volný symbol na právě postaveném dílku jako jiný.
babylon-token-help-newsymbol = Jednou za tah platí prázdné políčko právě postaveného dílku jako libovolný symbol.
babylon-token-help-flower2 = Dílek s tvojí květinou dá { PRINTED("babylon.columns.bloom") } sloupy navíc místo { PRINTED("babylon.columns.flower") }.
babylon-token-help-minus1 = Každý dílek z lomu dá o { PRINTED("babylon.columns.rock") } sloup míň.
babylon-token-help-blank = V tomto kole se neděje nic zvláštního.

## Events

# The tile, or what its picture does not say.
babylon-part-pictured = { $signed ->
    [1] { $material } dílek
   *[0] { babylon-part-tile }
}
babylon-event-thinned = { $who } { DOES($you, "odebíráš", "odebírá") } ze hry { babylon-part-pictured } z hromádky { $stack }.
babylon-event-uncovered = Na vrchu hromádky { $stack } je teď { babylon-part-tile }.
babylon-event-floor = Hromádka { $stack } je vytěžená.
babylon-event-first-round = { $who } { DOES($you, "začínáš", "začíná") } první z { $rounds } kol.
babylon-event-gift-single = { $who } { DOES($you, "dostáváš", "dostává") } za žeton kola 1 sloup.
babylon-event-gift-double = { $who } { DOES($you, "dostáváš", "dostává") } za žeton kola dvojitý sloup na tento tah.
babylon-event-took = { $who } { DOES($you, "bereš", "bere") } { $signed ->
    [1] dílek { $stack }
   *[0] { babylon-part-tile } z hromádky { $stack }
}{ $n_id ->
    [0] , bez sloupů.
   *[other] { $signed ->
        [1] .
       *[0] {" "}a { babylon-part-columns }{ $bloom_id ->
            [0] .
           *[other] { $n_id ->
                [one] , za květinu.
               *[other] , z toho { $bloom } za květinu.
            }
        }
    }
}
babylon-event-built = { $who } { DOES($you, "stavíš", "staví") } { $which } na { $cell }, patro { $storey }{ babylon-part-paid }{ babylon-part-belvedere }{ $scored }.
babylon-event-took-built = { $who } { DOES($you, "bereš", "bere") } { babylon-part-pictured } a { DOES($you, "stavíš", "staví") } ho na { $cell }, patro { $storey }.
babylon-event-decorated = { $who } { DOES($you, "stavíš", "staví") } { FORM($piece, "acc") } na { $cells }{ babylon-part-changed }{ $scored }.
babylon-event-storey-begun = { $who } { DOES($you, "dosahuješ", "dosahuje") } { $storey }. patra{ $scored }.
babylon-event-statues-used = { $who } { DOES($you, "používáš", "používá") } { $n_id ->
    [one] sochu na { $cells } jako sloup
   *[other] sochy na { $cells } jako sloupy
}{ $scored }.
babylon-event-covered = { $who } { DOES($you, "zakrýváš", "zakrývá") } { FORM($piece, "acc") } na { $cells }{ $scored }.
babylon-part-set = { $n_id ->
    [one] sadu
    [few] { $n } sady
   *[other] { $n } sad
} { $row_id ->
    [decorations] všech čtyř dekorací
   *[flowers] všech čtyř květin
}
babylon-event-set-completed = { $who } { DOES($you, "dokončuješ", "dokončuje") } { babylon-part-set }{ $scored }.
babylon-event-set-broken = { $who } { DOES($you, "rozbíjíš", "rozbíjí") } { babylon-part-set }{ $scored }.
babylon-event-stuck = { $who } nic postavit { DOES($you, "nemůžeš", "nemůže") }.
babylon-event-discarded = { $who } { DOES($you, "vyřazuješ", "vyřazuje") } ze hry { babylon-part-pictured }.
babylon-event-stored = { $who } { DOES($you, "ukládáš", "ukládá") } nový dílek.
babylon-event-returned = { $who } { DOES($you, "smíš", "smí") } mít nejvýš { $left } sloupů a { $n } { DOES($you, "vracíš", "vrací") }.
babylon-event-double-lost = { $who } { DOES($you, "nemůžeš", "nemůže") } dvojitý sloup uložit a { DOES($you, "vracíš", "vrací") } ho.
babylon-part-token = { $token_id ->
    [blank] .
    [plus1] : každý dostane sloup.
    [double] : každý dostane dvojitý sloup.
    [resymbol] : každý může změnit jeden symbol.
    [newsymbol] : každý může z prázdného políčka udělat symbol.
    [flower2] : vlastní květina dá { PRINTED("babylon.columns.bloom") } sloupy.
   *[minus1] : každý dílek dá o { PRINTED("babylon.columns.rock") } sloup míň.
}
babylon-event-round = Kolo { $round } z { $rounds }{ babylon-part-token }
babylon-event-last-round = Kolo { $round } z { $rounds }, poslední{ babylon-part-token }
babylon-event-won = { $who } { DOES($you, "vyhráváš", "vyhrává") }: { babylon-part-points-n }{ $tied_id ->
    [0] {""}
   *[other] {" "}a větší zahrada, { $holes_id ->
        [one] vidět je jen 1 otvor
        [few] vidět jsou jen { $holes } otvory
       *[other] vidět je jen { $holes } otvorů
    }
}!
babylon-event-shared = { $who } { DOES($you, "sdílíš", "sdílí") } vítězství: { babylon-part-points-n }!

## The position in words

babylon-event-board-question-thin = { $who } { DOES($you, "vybíráš", "vybírá") } hliněný dílek k odebrání; { $n_id ->
    [one] je poslední
    [few] zbývají { $n } dílky
   *[other] zbývá { $n } dílků
}.
babylon-event-board-question-take = { $who } { DOES($you, "bereš si", "si bere") } dílek z lomu.
babylon-event-board-question-build = { $who } { DOES($you, "můžeš", "může") } stavět a zdobit.
babylon-event-board-question-keep = { $who } { DOES($you, "vybíráš", "vybírá") }, který dílek si nechat.
babylon-event-board-over = Hra skončila.
babylon-event-board-round = Kolo { $round } z { $rounds }; každé kolo { DOES($you, "začínáš", "začíná") } { $whom }. { $token_id ->
    [blank] Žádný žeton neplatí.
    [plus1] Žeton: každý dostane 1 sloup.
    [double] Žeton: každý dostane dvojitý sloup.
    [resymbol] Žeton: každý může změnit jeden symbol.
    [newsymbol] Žeton: každý může dát symbol na jedno prázdné políčko.
    [flower2] Žeton: vlastní květina dá { PRINTED("babylon.columns.bloom") } sloupy.
   *[minus1] Žeton: každý dílek dá o { PRINTED("babylon.columns.rock") } sloup míň.
}
babylon-event-board-player = { $who }: { $flower } květina, { babylon-part-points }, { babylon-part-columns }, { $tiles_id ->
    [0] žádný postavený dílek
    [one] 1 postavený dílek
    [few] { $tiles } postavené dílky
   *[other] { $tiles } postavených dílků
}, nejvyšší patro { $highest }, { $holes_id ->
    [one] vidět 1 otvor
    [few] vidět { $holes } otvory
   *[other] vidět { $holes } otvorů
}.
babylon-event-board-new = { $who } { DOES($you, "máš", "má") } vzatý { babylon-part-placed-tile }, ještě nestojí.
babylon-event-board-double = { $who } { DOES($you, "máš", "má") } dvojitý sloup zdarma.
babylon-event-board-changed = { $who } už { DOES($you, "máš", "má") } žetonem změněný symbol.
babylon-event-board-slot = { $you ->
    [1] Tvůj výřez
   *[0] Výřez hráče { $who }
}: { babylon-part-placed-tile }.
babylon-event-board-slot-empty = { $you ->
    [1] Tvůj výřez
   *[0] Výřez hráče { $who }
}: prázdný.
babylon-event-board-quarry = Lom, hromádky po řadách po čtyřech{ $earning_id ->
    [0] .
   *[1] ; počet sloupů platí pro toho, kdo je na tahu: { $whom }.
}
babylon-event-board-stack = Hromádka { $stack }: { babylon-part-placed-tile }{ $earning_id ->
    [0] .
   *[1] , { babylon-part-columns }.
}
babylon-event-board-floor = Vytěžené: { $stacks }.
babylon-event-board-garden-bare = { $you ->
    [1] Tvoje zahrada
   *[0] Zahrada hráče { $who }
}: zatím nic nestojí.
babylon-event-board-garden = { $you ->
    [1] Tvoje zahrada
   *[0] Zahrada hráče { $who }
}, zatím bodů: sochy { $statues }, fontány { $fountains }, lávky { $footbridges }, schodiště { $staircases }, sady dekorací { $decorations }, sady květin { $flowers }, vyhlídky { $belvederes }, nejvyšší patro { $highest }. Patra po řadách, A až H; řady, které tu nejsou, jsou holé:
babylon-event-board-heights = Řada { $row }: { $heights }
babylon-event-board-tiles = Patro { $storey }, dílky podle severozápadních polí: { $cells }.
babylon-event-board-flowers = Viditelné dílky, { $flower } květina: { $cells }.
babylon-event-board-symbols = Volné symboly, { $piece }: { $cells }.
babylon-event-board-pieces = Viditelné, { $piece }: { $cells }.
babylon-event-board-belvederes = Viditelné, vyhlídka: { $cells }.
babylon-event-board-roofed = Zakryté sochy, se kterými může být nová v řadě: { $cells }.
babylon-event-board-tokens = Žetony, které ještě nikdo neviděl: { $plus1 }× Sloup navíc, { $double }× Dvojitý sloup, { $resymbol }× Jiný symbol, { $newsymbol }× Nový symbol, { $flower2 }× Plný květ, { $minus1 }× Tvrdá skála, { $blank }× bez efektu.
babylon-event-board-unseen = V lomu ještě neodkryto: žulové { $granite }, čedičové { $basalt }.

## Score sheet

babylon-sheet-statues = Sochy
babylon-sheet-fountains = Fontány
babylon-sheet-footbridges = Lávky
babylon-sheet-staircases = Schodiště
babylon-sheet-decorations = Sady
babylon-sheet-flowers = Květiny
babylon-sheet-belvederes = Vyhlídky
babylon-sheet-highest = Nejvyšší patro

## Why a computer made a move: “+3.2 …”, in expected points

babylon-term-columns = za sloupy
babylon-term-slot = za dílek ve výřezu
babylon-term-symbols = za symboly, které unesou dekoraci
babylon-term-ground = za pole, která unesou dílek
babylon-term-decorations = za část sady dekorací
babylon-term-flowers = za část sady květin
babylon-term-height = za výšku zahrady
babylon-term-tempo = za dílek, který se ještě postaví

babylon-plan-bridges = nechávat mezery, které přemostí lávky
babylon-plan-fountains = stavět dílky jednoho patra vedle sebe, pro fontány
babylon-plan-statues = stavět sochy do společných řad a sloupců

## Legend: one line for each number on the picture

babylon-legend-1 = Hromádka v lomu: vezmeš si dílek navrchu. Kolem květiny jsou jeho symboly. Číslo na štítku značí, odkud byl vzat poslední dílek, a znak vedle něj, kdo ho vzal.
babylon-legend-2 = Sloupy, které dílek teď přinese; kde jsou větší, je jich nejvíc.
babylon-legend-3 = Kolo a žetony, které ještě mohou přijít.
babylon-legend-4 = Žeton tohoto kola a co pro všechny mění.
babylon-legend-5 = Hráč s květinou a body. Vlajka označuje, kdo začíná; kdo je na tahu, má rámeček své barvy.
babylon-legend-6 = Zahrada, 8 krát 8 polí, nad ní vlevo nejvyšší patro a vpravo otvory, které je vidět. Co zakryje terasa, je v rohu vidět shora i s názvy polí.
babylon-legend-7 = Výřez: dílek uložený na později.
babylon-legend-8 = Postavený dílek na sloupech, od druhého patra s jeho číslem. Volné symboly jsou na kolečkách. „{ babylon-more }“ ukáže zahradu velkou.
babylon-legend-9 = Dílek. Číslice v rozích jsou patro; vyšší dílek je nakreslený výš.
babylon-legend-10 = Vyhlídka, na rohu bez opory.
babylon-legend-11 = Volný symbol: sám nebo s dalšími unese dekoraci. Ten, který už žádná nevyužije, se neukazuje.
babylon-legend-12 = Dekorace, tady socha.
babylon-legend-13 = Opory, na kterých dílky stojí.
babylon-legend-14 = Sloupy hráče. Nechat si jich smíš { PRINTED("babylon.players.slots") }.
babylon-legend-15 = Právě vzatý dílek a dílek ve výřezu.
babylon-legend-16 = Co je vidět shora, v bodech.

## What is this?: what can be chosen, in a sentence each

babylon-verb-about-rm = Před hrou se z lomu odebírají hliněné dílky. Nikomu to nic nepřinese.
babylon-verb-about-take = Vezmeš si horní dílek hromádky a sloup za každou stranu, u které nestojí vyšší hromádka.
babylon-verb-about-build = Dílek stojí na třech nebo čtyřech oporách: sloupech, které zaplatíš, nebo sochách. Nikdy na stejných čtyřech polích jako jiný.
babylon-verb-about-deco = Z volných symbolů vznikne dekorace, zdarma. Aspoň jeden je na dílku postaveném v tomto tahu.
babylon-verb-about-keep = Tvůj tah skončí a ve výřezu zůstane jen jeden ze dvou dílků. Druhý opustí hru.
babylon-verb-about-end = Tvůj tah skončí. Necháš si až { PRINTED("babylon.players.slots") } jednoduchých sloupů a dílek, který nestojí.

babylon-tile-about-new = Dílek, který máš právě z lomu.
babylon-tile-about-old = Dílek, který čeká ve výřezu.

babylon-piece-about-S = Jeden symbol. Body podle patra, později může nést dílek. Od druhé v přímé linii s jinou.
babylon-piece-about-F = Dva symboly vedle sebe, na dvou dílcích jednoho patra. Za { PRINTED("babylon.points.fountain") }násobek patra.
babylon-piece-about-B = Dva symboly přes jedno nižší prázdné pole, na dílcích jednoho patra. Za { PRINTED("babylon.points.footbridge") }násobek patra, nikdy se nezakryje.
babylon-piece-about-T = Dva symboly vedle sebe, na dílcích o patro od sebe. Za součet obou pater.

## Key of signs: what each sign on the pictures means, if that is no value above

babylon-sign-symbol-S = symbol sochy
babylon-sign-symbol-F = symbol fontány
babylon-sign-symbol-B = symbol lávky
babylon-sign-symbol-T = symbol schodiště
babylon-sign-piece-S = sochy
babylon-sign-piece-F = fontány
babylon-sign-piece-B = lávky
babylon-sign-piece-T = schodiště
babylon-sign-statue = socha na svém políčku
babylon-sign-belvedere = vyhlídka na svém rohu
babylon-sign-roof = vyhlídky
babylon-sign-flower-white = bílá květina
babylon-sign-flower-pink = růžová květina
babylon-sign-flower-yellow = žlutá květina
babylon-sign-flower-violet = fialová květina
babylon-sign-material-clay = hliněný dílek
babylon-sign-material-granite = žulový dílek
babylon-sign-material-basalt = čedičový dílek
babylon-sign-column = jednoduchý sloup
babylon-sign-double = dvojitý sloup
babylon-sign-set-decorations = sada dekorací
babylon-sign-set-flowers = sada květin
babylon-sign-highest = nejvyšší patro
babylon-sign-holes = viditelné otvory: méně vyhrává
babylon-sign-points = body
babylon-sign-no-tile = výřez bez dílku
babylon-sign-cost = nejmíň sloupů na tomto místě

## Actions with their verbs, for readers who have not been asked; those that are not here begin with it

babylon-move-build = Postavit dílek: { $text }
babylon-move-deco = Postavit dekoraci: { $text }
babylon-move-rm = Odebrat hliněný dílek: { $text }
babylon-move-take = Vzít dílek: { $text }

## Worked examples on the pages of the rules: what their pictures show

babylon-example-3-1-two-storeys = Ve druhém patře, na třech oporách: jednoduché sloupy na dílku pod ním, dvojitý na desce a na volném rohu vyhlídka.
babylon-example-3-2-same-cells = Stejná čtyři pole jako dílek pod ním: nikdy.
babylon-example-4-1-statue = Ve stejném sloupci, G, stojí socha. Na vzdálenosti nezáleží.
babylon-example-4-2-not-in-line = Druhá socha nestojí ani v řadě, ani ve sloupci tohoto symbolu.
babylon-example-4-3-fountain = Dva symboly vedle sebe, na dvou dílcích jednoho patra.
babylon-example-4-4-staircase = Dva symboly vedle sebe, na dílcích o patro od sebe.
babylon-example-6-1-final = Ben končí se sochou, 2 body: sochy 14, fontána 6, lávka 3, schodiště 11, jejich sada 4, tři sady květin 12, vyhlídky 13, 3. patro, 6: celkem 69.

## Rules

babylon-rules-1 = **Babylon ve zkratce**
    Zakládáte visuté zahrady pro královnu: terasy na sloupech, patro nad patrem, se sochami, fontánami, lávkami a schodišti. Po posledním kole se každá zahrada prohlédne přímo shora a počítá se jen to, co je odtud vidět. Vyhrává, kdo má nejvíc bodů.

    Ve svém tahu:
    1. **Vezmi** horní dílek jedné hromádky v lomu. Přinese ti sloupy.
    2. **Stav**, pokud chceš: nový dílek, dílek ve výřezu, nebo oba. Po každém můžeš **zdobit**.
    3. **Ulož**, co zbylo: až { PRINTED("babylon.players.slots") } jednoduchých sloupů a 1 dílek. Zbytek propadne.

    Zahrady se rozdají náhodně.† Ve výřezu máš na začátku počáteční dílek. Má tvou květinu a všechny čtyři symboly; postav ho, kdy chceš.

    Kdo začíná, rozhodne náhoda, a ten pak začíná každé kolo. Od druhého kola může žeton něco změnit pro všechny.

    {"**"}Jak číst dílek**
    Dílek má čtyři políčka, květinu a na některých políčkách symboly: hliněný { PRINTED("babylon.shown.clay") }, žulový { PRINTED("babylon.shown.granite") }, čedičový { PRINTED("babylon.shown.basalt") }. Symboly jsou čtyři: socha, fontána, lávka a schodiště.

    † Naše vlastní volba: pravidla v krabici to neříkají.
babylon-rules-2 = **Lom**
    Šestnáct hromádek ve čtverci 4 × 4 a v každé tři dílky: hlína na žule a ta na čediči. Mají čísla 1 až 16, řadu po řadě. Vidět a vzít jde jen horní dílek.

    Za dílek dostaneš 1 jednoduchý sloup za každou z jeho čtyř stran, kde
    • je sousední hromádka stejně vysoká nebo nižší, nebo
    • je sousední hromádka vytěžená, nebo
    • lom končí.

    Hlína tedy vždy dá { PRINTED("babylon.columns.sides") }. Žula vedle hlíny méně, čedič méně vedle hlíny i žuly.

    Když má dílek květinu tvé zahrady, dostaneš { PRINTED("babylon.columns.flower") ->
        [one] o 1 sloup víc
        [few] o { PRINTED("babylon.columns.flower") } sloupy víc
       *[other] o { PRINTED("babylon.columns.flower") } sloupů víc
    }.

    {"**"}Sloupy**
    {""}**Jednoduchý** sloup je vysoký jedno patro, **dvojitý** dvě. Když potřebuješ dvojitý, zaplatíš za něj dva jednoduché; opačně to nejde. Začínáš bez sloupů a během tahu jich můžeš mít, kolik chceš.
babylon-rules-3 = **Stavba dílku**
    Tvoje zahrada má 8 × 8 polí: sloupce A až H, řady 1 až 8. Dílek jich zakryje čtyři a jmenuje se podle severozápadního, `C4` jsou C4, D4, C5 a D5. Otočit ho můžeš.

    Každý roh dílku v patře **n** potřebuje oporu:
    • **jednoduchý** sloup, když je prázdné políčko pod ním v patře n − 1 (deska je patro 0)
    • **dvojitý** sloup, když je v patře n − 2
    • **sochu** v patře n − 1: nic nestojí, ale odteď je jen sloupem. Vynechat ji jako oporu nejde.†

    Sloup potřebuje prázdné políčko; volný symbol nevadí. Nic nesmí stát na vyhlídce, fontáně, schodišti ani lávce, ani pod lávkou.

    {"**"}Stačí tři opory.** Na roh bez opory přijde hned **vyhlídka** a nic jiného tam už stát nebude. Dílek ji ale později zakrýt smí, pokud je tam jeho volný roh.

    {"**"}Ještě tři pravidla**
    • Nový dílek je na všech svých polích nejvýš.†
    • Žádný dílek nesmí mít přesně stejná čtyři pole jako jiný v tvé zahradě, ať je mezi nimi cokoli.
    • Patra jdou popořadě: před třetím potřebuješ dílek ve druhém, kdekoli.

    Dílky se dotýkat nemusejí. První přijde, kam chceš, ale do 1. patra. Sloupy ani dekorace nikdy nedojdou.†

    † Náš vlastní výklad: pravidla v krabici to neříkají.
babylon-rules-4 = **Dekorace**
    Nic nestojí a jsou dobrovolné. Všechna políčka, která zaberou, musí být odkrytá, prázdná a se správným symbolem a aspoň jedno z nich na dílku **postaveném v tomto tahu**. Šikmo se nepočítá nikdy.

    • **Socha**: jeden symbol. První může stát kdekoli. Každá další musí být ve stejné řadě nebo sloupci jako jiná socha tvé zahrady, v jakékoli vzdálenosti a patře. Socha, ze které je sloup, se sem nepočítá; když jsou sloupy všechny, další smí zase kamkoli.†
    • **Fontána**: dva symboly vedle sebe, na dvou dílcích stejného patra.
    • **Schodiště**: dva symboly vedle sebe, na dvou dílcích o patro od sebe. Jeho pata je nižší políčko: nad patou nesmí ležet dílek v patře, do kterého schodiště vede.†
    • **Lávka**: dva symboly naproti sobě na dvou dílcích stejného patra, přesně s jedním polem mezi nimi. To musí být níž, na desce nebo na dílku, a prázdné;† nic se tam pak už dát nesmí.†

    Zdobit můžeš i mezi svými dvěma dílky,† takže socha na prvním už může nést druhý.

    † Náš vlastní výklad: pravidla v krabici to neříkají.
babylon-rules-5 = **Žetony**
    Když má každý odehráno, otočí se žeton. Platí v příštím kole pro tah každého. První kolo žádný nemá.

    • **Sloup navíc**: 1 jednoduchý sloup na začátku tahu†
    • **Dvojitý sloup**: 1 dvojitý sloup na začátku tahu;† uložit nejde
    • **Jiný symbol**: jednou za tah platí volný symbol na právě postaveném dílku jako jiný, pro dekoraci, kterou v tu chvíli stavíš;† dílek se nemění
    • **Nový symbol**: totéž s políčkem bez symbolu
    • **Plný květ**: tvoje vlastní květina z lomu dá { PRINTED("babylon.columns.bloom") } sloupy místo { PRINTED("babylon.columns.flower") }
    • **Tvrdá skála**: každý dílek z lomu dá o { PRINTED("babylon.columns.rock") } sloup míň, ale nikdy míň než 0†

    Ze { PRINTED("babylon.players.tokens.2") } žetonů jsou { PRINTED("babylon.tokens.blank") } bez efektu.† Ve třech se použije jen { PRINTED("babylon.players.tokens.3") }, ve čtyřech { PRINTED("babylon.players.tokens.4") }: ostatní zůstanou neodkryté mimo hru.

    {"**"}Konec tvého tahu**
    Necháš si až { PRINTED("babylon.players.slots") } jednoduchých sloupů a jeden dílek. Když nestojí ani jeden ze dvou, vyber, který si necháš. Dvojité sloupy se vracejí.

    † Naše vlastní volba: pravidla v krabici to neříkají.
babylon-rules-6 = **Body**
    Dívej se přímo shora. Dílek nebo dekorace se počítá, když je vidět aspoň kus.

    • **Socha**: { PRINTED("babylon.points.statue") ->
        [one] její patro
       *[other] { PRINTED("babylon.points.statue") } × její patro
    }
    • **Fontána**: { PRINTED("babylon.points.fountain") } × její patro
    • **Lávka**: { PRINTED("babylon.points.footbridge") } × její patro
    • **Schodiště**: { PRINTED("babylon.points.staircase") ->
        [one] součet jeho dvou pater
       *[other] { PRINTED("babylon.points.staircase") } × součet jeho dvou pater
    }: 1 + 2 z prvního do druhého, 2 + 3 ze druhého do třetího
    • **Dekorace**: { PRINTED("babylon.points.decorations") } za každou sadu všech čtyř druhů
    • **Květiny**: { PRINTED("babylon.points.flowers") } za každou sadu dílků se všemi čtyřmi květinami
    • **Vyhlídka**: { PRINTED("babylon.points.belvedere") }, v kterémkoli patře; nic, když ji zakryje dílek†
    • **Nejvyšší patro**: { PRINTED("babylon.points.highest") } × jeho číslo

    Socha pod dílkem nemá žádnou cenu, ať ho nese, nebo jen stojí pod jeho volným rohem. Lávka se počítá vždy: nad ní se stavět nedá.

    Při shodě vyhraje větší zahrada: ta, u které je vidět méně otvorů desky. Otvory pod lávkou jsou vidět.† Když je shoda i tady, o vítězství se dělíte.

    † Náš vlastní výklad: pravidla v krabici to neříkají.
babylon-rules-7 = **Dva, tři, nebo čtyři hráči**
    Počet kol je daný: **{ PRINTED("babylon.players.tokens.2", plus: 1) }** ve dvou, **{ PRINTED("babylon.players.tokens.3", plus: 1) }** ve třech, **{ PRINTED("babylon.players.tokens.4", plus: 1) }** ve čtyřech.

    Ve dvou a ve třech se lom před hrou probere: hráči popořadě odeberou po jednom hliněném dílku, nikdy žulu pod ním,† bez sloupů. Ve třech zmizí { PRINTED("babylon.players.thinned.3") }, ve dvou { PRINTED("babylon.players.thinned.2") }. V nastavení stolu to jde udělat i náhodně.

    † Náš vlastní výklad: pravidla v krabici to neříkají.

    {"**"}Jak tah napsat**
    • `vezmi 6` vezme horní dílek hromádky 6
    • `postav nový C4 doprava patro 2 volný=JV` postaví nový dílek (`uložený`: ten z výřezu) severozápadním rohem na C4, otočený o čtvrtinu doprava, do 2. patra, s vyhlídkou na jihovýchodě. Co má jen jednu možnost, psát nemusíš.
    • `ozdob fontána B4-C4` postaví fontánu, a tak i `socha`, `lávka` a `schodiště`. Schodiště se píše od paty. `jako=C4` použije na to políčko žeton.
    • `nech uložený` nebo `nech nový` ukončí tah, ve kterém nestojí ani jeden dílek, `konec` každý jiný
    • `odeber 3` odebere před hrou hliněný dílek
babylon-rules-8 = **Jak tohle vydání vzniklo**
    Co je natištěné na herním materiálu, se podařilo zjistit jen zčásti a pravidla nechávají pár otázek otevřených. Tady jsou všechny naše odpovědi; ve tvé krabici to může být jinak.

    {"**"}Herní materiál**
    • symboly a květina každého dílku; známý je jen počet symbolů podle materiálu
    • kde jsou čtyři symboly počátečního dílku
    • kolikrát je který efekt mezi žetony a že { PRINTED("babylon.tokens.blank") } nemají žádný
    • že dvě z květin jsou žlutá a fialová

    {"**"}Před hrou**
    • Zahrady se rozdají náhodně.
    • Z lomu se odebírá jen hlína, nikdy žula pod ní. Náhodné odebrání je naše volba navíc.

    {"**"}Žetony**
    • Sloup za žeton přijde na začátku každého tahu. Jednoduchý se počítá do { PRINTED("babylon.players.slots") }, které si jde nechat.
    • Symbol se mění jen pro jednu dekoraci, ne natrvalo, na kterémkoli z dílků toho tahu.
    • Tvrdá skála nikdy nevezme víc sloupů, než dílek dá.

    {"**"}Stavba**
    • Nový dílek je na všech svých polích nejvýš; nikdy se nezasouvá pod jiný.
    • Socha přímo pod rohem ho vždy nese.
    • Zdobit jde i mezi dvěma dílky jednoho tahu.
    • Když jsou ze všech soch sloupy, další může stát kdekoli.
    • Nad patou schodiště neleží dílek v patře, do kterého vede.
    • Pole pod lávkou může být jakkoli hluboko. Musí být prázdné a nic se tam pak nedá.
    • Sloupy ani díly nikdy nedojdou.
    • Vždy si necháš tolik sloupů a dílek, kolik jde.

    {"**"}Body**
    • Vyhlídka zakrytá dílkem nemá žádnou cenu.
    • Při shodě jsou otvory pod lávkou vidět.

    {"**"}Čas**
    Komu vyprší čas, tomu se vezme dílek s nejvíc sloupy, nic se nepostaví a nechá se dílek s více symboly.

# Lekce. Text kroku má nejvýš 25 slov a jednu myšlenku.

babylon-lesson-terraces = 1 · Dílky a sloupy
babylon-lesson-goal = Stavíš zahradní terasy, patro po patru. Na konci se díváme shora: počítají se dekorace, a čím výš, tím víc.
babylon-lesson-quarry = Každý okraj lomu a každý soused, který není vyšší než tvoje hromádka, dá **sloup**, tvoje květina další. Vezmi hromádku 5, v seznamu.
babylon-lesson-stack-5 = I to je dobrý dílek. Ale na hromádce 5 uvidíš, jak se počítají sousedé: dva jsou vyšší, tvoje květina pomůže.
babylon-lesson-build = Dílek stojí na čtyřech sloupech, nebo na třech: na volném rohu je pak **vyhlídka**, 1 bod. Postav uložený dílek na D4, otočený doleva.
babylon-lesson-build-first = Dílek jde nechat na později, ale sloupy máš. Nejdřív stav.
babylon-lesson-d4 = Stát by mohl i tam. V této lekci postav uložený dílek na D4, otočený doleva.
babylon-lesson-symbol = **Fontána** chce dva své symboly vedle sebe, na dvou dílcích. Tvůj D4 jeden má a hromádka 12 také: vezmi ji, v seznamu.
babylon-lesson-stack-12 = Hledáš druhý symbol fontány. Hromádka 12 ho má.
babylon-lesson-other-fountain = I ten má symbol fontány. Jenže květina na hromádce 12 je v tvé zahradě nová a všechny čtyři dají body.
babylon-lesson-beside = Postav ho tak, aby se oba symboly fontány setkaly: na B4, otočený doprava. Zbylé sloupy si necháš, až 6.
babylon-lesson-b4 = Pak by se symboly fontány nesetkaly. Postav nový dílek na B4, otočený doprava, do 1. patra.
babylon-lesson-fountain = Oba jsou v jednom patře: postav **fontánu**, 3 body za patro. Lávka je za stejně, s jedním polem mezi symboly.
babylon-lesson-decorate = Nejdřív ozdob! Nic to nestojí.

babylon-lesson-storeys = 2 · Vyšší patra
babylon-lesson-second = Dva sloupy na sobě dosáhnou do **druhého patra**; na dílku v prvním stačí jeden. Postav nový dílek na B5.
babylon-lesson-b5 = To by šlo. Ale stav na B5 a uvidíš, co se stane s dílkem pod ním.
babylon-lesson-covered = Zakrývá symbol schodiště na C5. Co je zakryté, symbol nebo vyhlídka, je ztracené. Nikdo to ještě neviděl: stiskni **Zpět**.
babylon-lesson-uncovered = Postav ho na C6: tři dvojité sloupy stojí na holé zemi a nic se nezakryje.
babylon-lesson-c6 = To jde taky. C6 nic nezakryje a je vedle tvých ostatních dílků.
babylon-lesson-statue = **Socha** chce jen jeden symbol a dá 1 bod za patro: tady nahoře 2. Další musí být s ní v jedné řadě nebo sloupci.
babylon-lesson-above = Po posledním kole se počítá jen to, co je vidět shora: dekorace, vyhlídky a dvakrát nejvyšší patro.
babylon-lesson-sets = Všechny čtyři květiny na viditelných dílcích dají 4 body a všechny čtyři dekorace také. Schodiště spojí dvě patra a boduje obě.

babylon-lesson-tokens = 3 · Žetony, dva dílky, schodiště
babylon-lesson-token = Od druhého kola mění **žeton** něco pro všechny. Tenhle: jednou za tah může jeden symbol platit jako jiný.
babylon-lesson-stack-6 = Žeton pomůže později, při zdobení. Nejdřív vezmi hromádku 6: čtyři sloupy a další za tvou bílou květinu.
babylon-lesson-only-6 = I to je dobrý dílek. V této lekci vezmi hromádku 6.
babylon-lesson-a5 = Teď máš dva dílky a můžeš postavit jeden, oba, nebo žádný. Nejdřív postav uložený: na A5, do druhého patra.
babylon-lesson-other-a5 = To jde taky. V této lekci postav uložený dílek na A5, do 2. patra.
babylon-lesson-staircase = **Schodiště** spojí dva symboly vedle sebe, o patro od sebe. Symbol lávky na B5 díky žetonu platí jako jeden z nich. Postav ho.
babylon-lesson-staircase-first = Nejdřív postav schodiště: žeton pomáhá jen v tomto kole.
babylon-lesson-both = Máš sloupy i na druhý dílek. Postav nový dílek na C6, na zem.
babylon-lesson-c6-too = Stát by mohl i tam. V této lekci ho postav na C6, do 1. patra.
babylon-lesson-build-too = Dílek jde uložit na později, ale sloupy máš. Postav ho taky.
babylon-lesson-this-turn = Dekorace nic nestojí, ale jeden z jejich symbolů musí být na dílku **z tohoto tahu**. Jdou dvě: postav obě.
babylon-lesson-supports = **Socha** přímo pod rohem dílku ho nese zdarma. Odteď je jen sloupem a nemá žádnou cenu.
babylon-lesson-cells = Žádné dva dílky nesmějí mít přesně stejná čtyři pole. A před třetím patrem musí být dílek ve druhém.
babylon-lesson-rounds = Necháš si až { PRINTED("babylon.players.slots") } sloupů a jeden dílek. Hra má ve dvou { PRINTED("babylon.players.tokens.2", plus: 1) } kol, ve třech { PRINTED("babylon.players.tokens.3", plus: 1) }, ve čtyřech { PRINTED("babylon.players.tokens.4", plus: 1) }.
