# Babylon, česky. Hodnoty argumentů přicházejí slovy ($flower) a syrové ($flower_id); počítej podle syrových.

babylon-name = Babylon
babylon-blurb = Těž terasy v lomu a stavěj visuté zahrady, patro po patru.

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

babylon-headline-thin = { $who } { DOES($you, "odebíráš", "odebírá") } hliněný dílek
babylon-headline-take = { $who } { DOES($you, "bereš", "bere") } dílek
babylon-headline-build = { $who } { DOES($you, "stavíš", "staví") } a { DOES($you, "zdobíš", "zdobí") }
babylon-headline-keep = { $who } si { DOES($you, "necháváš", "nechává") } jeden dílek

## Advice to somebody new, by kind of question

babylon-advice-thin = Sloupy to nikomu nedá. Odkryje to žulový dílek a ten si může vzít hned první hráč.
babylon-advice-take = Hlína dá { PRINTED("babylon.columns.sides") } sloupy, dílek s tvojí květinou o { PRINTED("babylon.columns.flower") } víc.
babylon-advice-build = Na konci se počítá jen to, co je vidět shora, a vyšší patra jsou za víc.
babylon-advice-keep = Čím víc symbolů, tím víc dekorací později. Druhý dílek opustí hru.

## Verbs: labels for groups of actions

babylon-verb-rm = Odebrat hliněný dílek
babylon-verb-take = Vzít dílek
babylon-verb-build = Postavit dílek
babylon-verb-deco = Postavit dekoraci
babylon-verb-keep = Ukončit tah a nechat si dílek
babylon-verb-end = Ukončit tah

babylon-extra-build = S vyhlídkou…
babylon-extra-deco = S žetonem kola…

## Actions, one by one: what an option is, what it costs and brings; `-more-` is a second line

babylon-part-price = { $uses_id ->
    [0] { babylon-part-cost }
   *[other] { $n_id ->
        [0] { $doubles_id ->
            [0] { babylon-part-statues }
           *[other] dvojitý + { babylon-part-statues }
        }
       *[other] { babylon-part-cost } + { babylon-part-statues }
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
babylon-part-over = { $piece_id ->
    [none] {""}
   *[other] { $uses_id ->
        [0] { $doubles_id ->
            [0] {" "}nad { FORM($piece, "ins") }
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
babylon-do-rm = hromádka { $stack } · { $flower }, { babylon-part-symbols }
babylon-do-take = hromádka { $stack } · { $material }, { $flower }: { babylon-part-symbols } · { babylon-part-columns }
babylon-do-build = postavit { $tile } na { $cell }, { $storey }{ $turn_id ->
    [r0] {""}
   *[other] , { $turn }
} · { babylon-part-price }{ $corner_id ->
    [none] {""}
   *[other] , vyhlídka { babylon-part-corner }{ babylon-part-over }
}
babylon-part-corner = { $corner_id ->
    [NW] SZ
    [NE] SV
    [SE] JV
   *[SW] JZ
}
babylon-more-build = { $piece_id ->
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
babylon-part-paid = { $doubles_id ->
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
babylon-part-belvedere = { $corner_id ->
    [none] {""}
   *[other] , s vyhlídkou
}
babylon-part-changed = { $changed ->
    [none] {""}
   *[other] , díky žetonu na { $changed }
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

babylon-obstacle-thin-first = nejdřív se probírá lom: odeber hliněný dílek pomocí `rm`.
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
babylon-obstacle-too-few-columns = na to je potřeba aspoň { babylon-part-columns } a { $have_id ->
    [0] nemáš žádný
   *[other] máš jen { $have }
}.
babylon-obstacle-nothing-built = dekorace chce políčko na dílku z tohoto tahu a žádný v něm zatím nestojí.
babylon-obstacle-one-tile = máš nejvýš jeden dílek, takže tah jen ukonči pomocí `end`.
babylon-obstacle-keep-one = máš dva dílky, tak pomocí `keep` řekni, který si necháš.

## Arguments: what to choose next

babylon-arg-stack = Která hromádka v lomu?
babylon-arg-tile = Který dílek?
babylon-arg-cell = Kam přijde jeho severozápadní roh? Špendlíky ukazují nejnižší cenu ve sloupech.
babylon-arg-turn = Jak bude dílek otočený?
babylon-arg-storey = Ve kterém patře bude dílek ležet?
babylon-arg-corner = Který roh dílku zůstane bez opory, pro vyhlídku?
babylon-arg-piece = Která dekorace?
babylon-arg-cells = Kam přijde dekorace?
babylon-arg-changed = Které políčko změní žeton?

## Leaving an argument out

babylon-corner-none = Žádný: čtyři opory
babylon-changed-none = Žádné

## Values (a name that ends in a hyphen is the empty value; "none" is what the sentences above look for)

babylon-tile-new = nový dílek
babylon-tile-old = uložený dílek
babylon-which-new = nový dílek
babylon-which-old = uložený dílek

babylon-material-clay = hliněný
babylon-material-granite = žulový
babylon-material-basalt = čedičový
babylon-material- = počáteční

babylon-flower-white = bílá
babylon-flower-pink = růžová
babylon-flower-yellow = žlutá
babylon-flower-violet = fialová

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

babylon-turn-r0 = jak je vytištěný
babylon-turn-r90 = otočený doprava
babylon-turn-r180 = otočený naopak
babylon-turn-r270 = otočený doleva

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
babylon-corner-NE = severovýchod
babylon-corner-SE = jihovýchod
babylon-corner-SW = jihozápad
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
babylon-token-help-double = Každý dostane na začátku tahu 1 dvojitý sloup. Uložit ani rozdělit nejde; nepoužitý se vrací.
babylon-token-help-resymbol = Jednou za tah platí volný symbol na právě postaveném dílku pro dekoraci jako jiný.
babylon-token-help-newsymbol = Jednou za tah platí volné políčko bez symbolu na právě postaveném dílku pro dekoraci jako jakýkoli symbol.
babylon-token-help-flower2 = Dílek s tvojí květinou dá { PRINTED("babylon.columns.bloom") } sloupy navíc místo { PRINTED("babylon.columns.flower") }.
babylon-token-help-minus1 = Každý dílek z lomu dá o { PRINTED("babylon.columns.rock") } sloup míň.
babylon-token-help-blank = V tomto kole se neděje nic zvláštního.

## Events

babylon-event-thinned = { $who } { DOES($you, "odebíráš", "odebírá") } ze hry { babylon-part-tile } z hromádky { $stack }.
babylon-event-uncovered = Navrchu hromádky { $stack } je teď { babylon-part-tile }.
babylon-event-floor = Hromádka { $stack } je vytěžená.
babylon-event-first-round = { $who } { DOES($you, "začínáš", "začíná") } první z { $rounds } kol.
babylon-event-gift-single = { $who } { DOES($you, "dostáváš", "dostává") } za žeton kola 1 sloup.
babylon-event-gift-double = { $who } { DOES($you, "dostáváš", "dostává") } za žeton kola dvojitý sloup na tento tah.
babylon-event-took = { $who } { DOES($you, "bereš", "bere") } { babylon-part-tile }{ $n_id ->
    [0] , bez sloupů.
   *[other] {" "}a { babylon-part-columns }{ $bloom_id ->
        [0] .
       *[other] { $n_id ->
            [one] , za květinu.
           *[other] , z toho { $bloom } za květinu.
        }
    }
}
babylon-event-built = { $who } { DOES($you, "stavíš", "staví") } { $which } na { $cell }, patro { $storey }{ babylon-part-paid }{ babylon-part-belvedere }{ $scored }.
babylon-event-decorated = { $who } { DOES($you, "stavíš", "staví") } { FORM($piece, "acc") } na { $cells }{ babylon-part-changed }{ $scored }.
babylon-event-storey-begun = { $who } { DOES($you, "dosahuješ", "dosahuje") } patra { $storey }{ $scored }.
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
babylon-event-stuck = { $who } { $built_id ->
    [0] nic postavit
   *[other] nic dalšího postavit
} { DOES($you, "nemůžeš", "nemůže") }.
babylon-event-discarded = { $who } { DOES($you, "odkládáš", "odkládá") } { babylon-part-tile }.
babylon-event-stored = { $who } { DOES($you, "ukládáš", "ukládá") } nový dílek.
babylon-event-returned = { $who } si { DOES($you, "můžeš", "může") } nechat nejvýš { $left } sloupů a { $n } { DOES($you, "vracíš", "vrací") }.
babylon-event-double-lost = { $who } si dvojitý sloup nechat { DOES($you, "nemůžeš", "nemůže") } a { DOES($you, "vracíš", "vrací") } ho.
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
babylon-event-shared = { $who } se { DOES($you, "dělíš", "dělí") } o vítězství: { babylon-part-points-n }!

## The position in words

babylon-event-board-question-thin = { $who } { DOES($you, "vybíráš", "vybírá") } hliněný dílek k odebrání; { $n_id ->
    [one] je poslední
    [few] odebrat zbývá { $n } dílky
   *[other] odebrat zbývá { $n } dílků
}.
babylon-event-board-question-take = { $who } si { DOES($you, "bereš", "bere") } dílek z lomu.
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
babylon-event-board-player = { $who } ({ $flower } květina): { babylon-part-points }, { babylon-part-columns }, { $tiles_id ->
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
babylon-event-board-quarry = Lom, hromádky po řadách po čtyřech; počet sloupů platí pro toho, kdo je na tahu: { $whom }.
babylon-event-board-stack = Hromádka { $stack }: { babylon-part-placed-tile }, { babylon-part-columns }.
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
babylon-sheet-decorations = Sady dekorací
babylon-sheet-flowers = Sady květin
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

## Legend: one line for each number on the picture

babylon-legend-1 = Hromádka v lomu: vezmeš si dílek navrchu. Kolem květiny jsou jeho symboly.
babylon-legend-2 = Sloupy, které dílek teď přinese.
babylon-legend-3 = Odehraná a zbývající kola.
babylon-legend-4 = Žeton tohoto kola a co pro všechny mění.
babylon-legend-5 = Hráč s květinou a body. Vlajka označuje, kdo začíná; kdo je na tahu, má rámeček své barvy.
babylon-legend-6 = Zahrada, 8 krát 8 polí. Malý plánek ji ukazuje shora: nic se na něm neschová.
babylon-legend-7 = Výřez: dílek uložený na později.
babylon-legend-8 = Postavený dílek na sloupech, patro je vpředu. „Druhý obrázek“ ukáže zahradu velkou.
babylon-legend-9 = Dílek. Číslice v rozích jsou patro; vyšší dílek je nakreslený výš.
babylon-legend-10 = Vyhlídka, na rohu bez opory.
babylon-legend-11 = Volný symbol: sám nebo s dalšími unese dekoraci.
babylon-legend-12 = Dekorace, tady socha.
babylon-legend-13 = Opory, na kterých dílky stojí.
babylon-legend-14 = Sloupy hráče. Nechat si jich smíš { PRINTED("babylon.players.slots") }.
babylon-legend-15 = Právě vzatý dílek a dílek ve výřezu.
babylon-legend-16 = Co je vidět shora, v bodech.

## What is this?: what can be chosen, in a sentence each

babylon-verb-about-rm = Před hrou se z lomu odebírají hliněné dílky. Nikomu to nic nepřinese.
babylon-verb-about-take = Vezmeš si horní dílek hromádky a sloup za každou stranu, u které nestojí vyšší hromádka.
babylon-verb-about-build = Dílek stojí na třech nebo čtyřech oporách: na sloupech, které zaplatíš, nebo na sochách. Vyšší patra jsou za víc.
babylon-verb-about-deco = Z volných symbolů je dekorace, zdarma. Aspoň jeden je na dílku postaveném v tomto tahu.
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
babylon-sign-points = body
babylon-sign-no-tile = výřez bez dílku
babylon-sign-cost = nejmíň sloupů na tomto místě
