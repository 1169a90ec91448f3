# Ishtar: Zahrady Babylonu, česky. Hodnoty argumentů přicházejí slovy ($tree) a syrové ($tree_id); počítej podle
# syrových. Barvy drahokamů jsou v prvním a čtvrtém pádě stejné: „za 2 fialové“.

ishtar-name = Ishtar: Zahrady Babylonu
ishtar-blurb = Ať poušť rozkvete: zakládej zahrady kolem fontán, získávej záhony a sázej velké stromy. Co je natištěné na deskách, dílcích, kartách stromů a dovednostech, je naše vlastní.†

ishtar-option-layout = Tvar pouště (4 hráči)
ishtar-option-layout-triangle = Trojúhelník
ishtar-option-layout-block = Dvě řady po třech deskách
ishtar-option-layout-ring = Kruh
ishtar-effort = asi 7 až 11 tahů na hráče · středně náročné

## Questions

ishtar-ask-take = Který dílek si vezmeš z koberce?
ishtar-ask-place = Kam dáš svůj dílek?
ishtar-ask-special = Tvůj dílek má ikonu. Použiješ ji?
ishtar-ask-bloom = Kam dáš svůj žeton záhonu?
ishtar-ask-gather = Které drahokamy si vezmeš?
ishtar-ask-reserve = Který strom si rezervuješ?
ishtar-ask-plant = Zasadíš před koncem tahu strom?

## Headlines: what a player is asked, for the others to read. Short, without a full stop: they are large.

ishtar-headline-take = { $who } { DOES($you, "bereš", "bere") } dílek
ishtar-headline-place = { $who } { DOES($you, "umisťuješ", "umisťuje") } dílek
ishtar-headline-special = { $who } { DOES($you, "můžeš", "může") } použít ikonu
ishtar-headline-bloom = { $who } { DOES($you, "zakládáš", "zakládá") } záhon
ishtar-headline-gather = { $who } { DOES($you, "bereš", "bere") } drahokamy
ishtar-headline-reserve = { $who } si { DOES($you, "rezervuješ", "rezervuje") } strom
ishtar-headline-plant = { $who } { DOES($you, "můžeš", "může") } sázet stromy

## Advice to somebody new, by kind of question

ishtar-advice-take = Nejbližší hromádka je zdarma, každá další stojí drahokam. Čísla jsou květy na polích dílku.
ishtar-advice-place = Drahokamy pod dílkem jsou tvoje a květy, které se dotknou tvého záhonu, se k němu přidají. Čísla v seznamu jsou i na obrázku.
ishtar-advice-special = Teď, nebo nikdy. Pomocník získá celý záhon natrvalo, ať vyroste jakkoli; dovednost stojí { PRINTED("ishtar.skills.price") } drahokamy.
ishtar-advice-bloom = Dej květy vedle svého záhonu. Žeton nesmí spojit dva záhony, na kterých už je pomocník.
ishtar-advice-gather = Mysli na stromy: jejich karty chtějí přesné barvy.
ishtar-advice-reserve = Rezervovaný strom ti nikdo nevezme, ale když ho nezasadíš, nemá žádnou cenu.
ishtar-advice-plant = Stačí jakákoli volná tráva, i v cizích zahradách. Strom oddělí dva záhony.

## Verbs: labels for groups of actions

ishtar-verb-take = Vzít dílek
ishtar-verb-place = Umístit dílek
ishtar-verb-assist = Poslat pomocníka
ishtar-verb-skill = Odemknout dovednost
ishtar-verb-skip = Nechat ikonu být
ishtar-verb-bloom = Položit žeton záhonu
ishtar-verb-gather = Vzít drahokamy
ishtar-verb-reserve = Rezervovat strom
ishtar-verb-plant = Zasadit strom
ishtar-verb-end = Ukončit tah

## Parts of sentences

ishtar-part-purple = { $purple_id ->
    [one] 1 fialový
    [few] { $purple } fialové
   *[other] { $purple } fialových
}
ishtar-part-red = { $red_id ->
    [one] 1 červený
    [few] { $red } červené
   *[other] { $red } červených
}
ishtar-part-white = { $white_id ->
    [one] 1 bílý
    [few] { $white } bílé
   *[other] { $white } bílých
}
ishtar-part-gems = { $purple_id ->
    [0] { $red_id ->
        [0] { ishtar-part-white }
       *[other] { ishtar-part-red }{ ishtar-part-then-white }
    }
   *[other] { ishtar-part-purple }{ $red_id ->
        [0] { ishtar-part-then-white }
       *[other] { $white_id ->
            [0] {" "}a { ishtar-part-red }
           *[other] , { ishtar-part-red } a { ishtar-part-white }
        }
    }
}
ishtar-part-then-white = { $white_id ->
    [0] {""}
   *[other] {" "}a { ishtar-part-white }
}
# "1 fialový drahokam", "1 fialový a 2 červené drahokamy"
ishtar-part-the-gems = { ishtar-part-gems } { $white_id ->
    [0] { $red_id ->
        [0] { $purple_id ->
            [one] drahokam
            [few] drahokamy
           *[other] drahokamů
        }
        [one] drahokam
        [few] drahokamy
       *[other] drahokamů
    }
    [one] drahokam
    [few] drahokamy
   *[other] drahokamů
}
# "trojúhelník (2 květy, žolík)"; and in full, with where that is
ishtar-part-taken = { $shape } ({ TOTAL($spaces_id) ->
    [0] jen tráva
    [one] 1 květ
    [few] { TOTAL($spaces_id) } květy
   *[other] { TOTAL($spaces_id) } květů
}{ $icon_id ->
    [a] , pomocník)
    [s] , dovednost)
    [j] , žolík)
   *[none] )
}
ishtar-part-at = { $at_id ->
    [first] prvním
    [second] druhém
   *[third] třetím
}
ishtar-part-tile = { $shape } s květy { $spaces }{ $icon_id ->
    [a] {" "}a pomocníkem na { ishtar-part-at } poli
    [s] {" "}a dovedností na { ishtar-part-at } poli
    [j] {" "}a žolíkem na { ishtar-part-at } poli
   *[none] {""}
}
ishtar-part-flowers = { $n_id ->
    [one] 1 květ
    [few] { $n } květy
   *[other] { $n } květů
}
ishtar-part-points = { $n_id ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}

ishtar-extra-take = Platit drahokamy…
ishtar-extra-skill = Platit drahokamy…

## Actions, one by one: what an option is, what it costs and brings; `-more-` is a second line

ishtar-part-look = { $shape_id ->
    [T] trojúhelník
    [I] přímý
   *[V] zahnutý
} { $spaces }{ $icon_id ->
    [a] , pomocník
    [s] , dovednost
    [j] , žolík
   *[none] {""}
}
ishtar-do-take = hromádka { $stack } · { ishtar-part-look } · { $gems_id ->
    [none] zdarma
   *[other] { $gems }
}
ishtar-do-place = { $cell }, směr { $arm }{ $n_id ->
    [0] {""}
   *[other] {" "}· { ishtar-part-gems }
}
ishtar-more-place = { $cells } · { $where_id ->
    [none] všude květy
   *[other] květy na { $where }
} · { $fountain }
ishtar-do-assist = pomocník · záhon o { $n_id ->
    [one] 1 poli
   *[other] { $n } polích
}
ishtar-do-skill = { $skill } · { $gems }{ $works_id ->
    [0] {" "}· teď k ničemu
   *[1] {""}
}
ishtar-do-skip = nechat ikonu být
ishtar-do-bloom = { $second_id ->
    [none] { $cell }
   *[other] květy: { PRINTED("ishtar.blooms.double.0") } na { $cell }, { PRINTED("ishtar.blooms.double.1") } na { $second }
}
ishtar-do-gather = vzít { $gems }
ishtar-do-reserve = { $tree } · po zasazení { $worth_id ->
    [one] 1 bod
    [few] { $worth } body
   *[other] { $worth } bodů
}, za { ishtar-part-gems }
ishtar-do-plant = { $tree } za { ishtar-part-gems }, na { $cell }
ishtar-do-end = ukončit tah

## Why a typed move is not possible: the end of a sentence, with its full stop

ishtar-obstacle-take-first = nejdřív si vezmi dílek.
ishtar-obstacle-place-first = nejdřív umísti svůj dílek.
ishtar-obstacle-special-first = nejdřív řekni, co s ikonou svého dílku, nebo ji nech být pomocí `skip`.
ishtar-obstacle-effect-first = nejdřív proveď svou novou dovednost.
ishtar-obstacle-skill-first = to je účinek dovednosti, když ji odemkneš.
ishtar-obstacle-too-late = tahle část tvého tahu už je pryč.
ishtar-obstacle-icon-over = ikona tvého dílku už je použitá, vynechaná, nebo použít nešla.
ishtar-obstacle-can-here = konev stojí u hromádky { $stack } a musí jít dál.
ishtar-obstacle-stack-empty = hromádka { $stack } je prázdná.
ishtar-obstacle-stack-too-far = hromádka { $stack } stojí { $n_id ->
    [one] 1 drahokam
    [few] { $n } drahokamy
   *[other] { $n } drahokamů
} a { $have_id ->
    [0] nemáš žádný
   *[other] máš jen { $have }
}.
ishtar-obstacle-stack-fits-nowhere = dílek z hromádky { $stack } se nikam nevejde.
ishtar-obstacle-stack-price = hromádka { $stack } { $n_id ->
    [0] je zdarma
    [one] stojí 1 drahokam, který máš
    [few] stojí { $n } drahokamy, které máš
   *[other] stojí { $n } drahokamů, které máš
}.
ishtar-obstacle-other-icon = tvůj umístěný dílek nemá ikonu pro { $icon_id ->
    [a] pomocníka
   *[s] dovednost
}.
ishtar-obstacle-bed-taken = na tomhle záhonu už pomocník je.
ishtar-obstacle-no-assistants = žádného pomocníka už nemáš.
ishtar-obstacle-skill-too-dear = dovednost stojí { PRINTED("ishtar.skills.price") } drahokamy a { $have_id ->
    [0] nemáš žádný
   *[other] máš jen { $have }
}.
ishtar-obstacle-skill-price = dovednost stojí { PRINTED("ishtar.skills.price") } drahokamy, které máš.
ishtar-obstacle-skill-needs = { $skill }: nejdřív je potřeba dovednost { $needs }.
ishtar-obstacle-skill-known = { $skill }: tuhle dovednost už máš odemčenou.
ishtar-obstacle-no-tree = takový strom není v nabídce ani ho nemáš rezervovaný.
ishtar-obstacle-tree-too-dear = tenhle strom stojí { ishtar-part-gems } a tolik nemáš.
ishtar-obstacle-no-grass = strom stojí na trávě bez stromu a tou { $cell } není.

## Arguments: what to choose next

ishtar-arg-stack = Která hromádka?
ishtar-arg-gems = Které drahokamy?
ishtar-arg-cell = Které pole?
ishtar-arg-arm = Kterým směrem leží jeho druhé pole?
ishtar-arg-skill = Která dovednost?
ishtar-arg-second = Na které pole přijde jediný květ?
ishtar-arg-tree = Který strom?

## Values

ishtar-arm-E = východ
ishtar-arm-SE = jihovýchod
ishtar-arm-SW = jihozápad
ishtar-arm-W = západ
ishtar-arm-NW = severozápad
ishtar-arm-NE = severovýchod

ishtar-shape-T = trojúhelník
ishtar-shape-I = přímý dílek
ishtar-shape-V = zahnutý dílek
ishtar-icon-a = pomocník
ishtar-icon-s = dovednost
ishtar-icon-j = žolík
ishtar-fountain-purple = fialová fontána
    .acc = fialovou fontánu
    .gen = fialové fontány
ishtar-fountain-red = červená fontána
    .acc = červenou fontánu
    .gen = červené fontány
ishtar-fountain-white = bílá fontána
    .acc = bílou fontánu
    .gen = bílé fontány
ishtar-gem-purple = Fialové
ishtar-gem-red = Červené
ishtar-gem-white = Bílé
ishtar-token-single = jednoduchý žeton záhonu
ishtar-token-double = dvojitý žeton záhonu

ishtar-skill-A = A, Posvátné tabulky
ishtar-skill-B = B, Pokladnice
ishtar-skill-C = C, Stín
ishtar-skill-D = D, Sad
ishtar-skill-E = E, Klenoty
ishtar-skill-F = F, Dvojitý záhon
ishtar-skill-G = G, Dva drahokamy
ishtar-skill-H = H, Jednoduchý záhon
ishtar-skill-I = I, Rezervovaný strom
ishtar-skill-J = J, Dva pomocníci

ishtar-skills-A = Posvátné tabulky
ishtar-skills-B = Pokladnice
ishtar-skills-C = Stín
ishtar-skills-D = Sad
ishtar-skills-E = Klenoty
ishtar-skills-F = Dvojitý záhon
ishtar-skills-G = Dva drahokamy
ishtar-skills-H = Jednoduchý záhon
ishtar-skills-I = Rezervovaný strom
ishtar-skills-J = Dva pomocníci

ishtar-skill-help-A = Na konci { PRINTED("ishtar.skills.upper.A.points.0") } body za každou posvátnou tabulku u tvých květů. Nejdřív { PRINTED("ishtar.skills.upper.A.needs") }.
ishtar-skill-help-B = Na konci { PRINTED("ishtar.skills.upper.B.points.0") ->
    [one] 1 bod
    [few] { PRINTED("ishtar.skills.upper.B.points.0") } body
   *[other] { PRINTED("ishtar.skills.upper.B.points.0") } bodů
} za každý drahokam, který ti zbude. Nejdřív { PRINTED("ishtar.skills.upper.B.needs") }.
ishtar-skill-help-C = Na konci { PRINTED("ishtar.skills.upper.C.points.0") } body za každý strom u tvých květů, ať ho zasadí kdokoli. Nejdřív { PRINTED("ishtar.skills.upper.C.needs") }.
ishtar-skill-help-D = Na konci { PRINTED("ishtar.skills.upper.D.points.0") } body za každou tvou kartu zasazeného stromu. Nejdřív { PRINTED("ishtar.skills.upper.D.needs") }.
ishtar-skill-help-E = Na konci body za drahokamy na dovednostech: fialový { PRINTED("ishtar.skills.upper.E.points.0") }, červený { PRINTED("ishtar.skills.upper.E.points.1") }, bílý { PRINTED("ishtar.skills.upper.E.points.2") }. Nejdřív { PRINTED("ishtar.skills.upper.E.needs") }.
ishtar-skill-help-F = Polož dvojitý žeton na dvě volná sousední pole trávy, květy: { PRINTED("ishtar.blooms.double.0") } a { PRINTED("ishtar.blooms.double.1") }.
ishtar-skill-help-G = Vezmi si ze společné zásoby { PRINTED("ishtar.skills.lower.G.n") } drahokamy podle výběru.
ishtar-skill-help-H = Polož jednoduchý žeton, { PRINTED("ishtar.blooms.single.0") } květy, na volné pole trávy.
ishtar-skill-help-I = Vezmi si jednu z odkrytých karet stromů. Zasadit ho smíš jen ty, teď či později, za jeho cenu.
ishtar-skill-help-J = { PRINTED("ishtar.players.spare") } tvoji pomocníci z koberce přijdou do tvé zásoby.

ishtar-tree-tamarisk = tamaryšek
ishtar-tree-willow = vrba
    .acc = vrbu
ishtar-tree-poplar = topol
ishtar-tree-fig = fíkovník
ishtar-tree-olive = olivovník
ishtar-tree-almond = mandloň
ishtar-tree-acacia = akácie
    .acc = akácii
ishtar-tree-apricot = meruňka
    .acc = meruňku
ishtar-tree-quince = kdouloň
ishtar-tree-myrtle = myrta
    .acc = myrtu
ishtar-tree-pomegranate = granátovník
ishtar-tree-mulberry = morušovník
ishtar-tree-carob = rohovník
ishtar-tree-pistachio = pistácie
    .acc = pistácii
ishtar-tree-laurel = vavřín
ishtar-tree-walnut = ořešák
ishtar-tree-plane = platan
ishtar-tree-citron = citroník
ishtar-tree-juniper = jalovec
ishtar-tree-frankincense = kadidlovník
ishtar-tree-cypress = cypřiš
ishtar-tree-oak = dub
ishtar-tree-date-palm = datlovník
ishtar-tree-ebony = eben
ishtar-tree-cedar = cedr
ishtar-tree-ishtar = strom Ishtar

ishtar-gems-p = 1 fialový
ishtar-gems-r = 1 červený
ishtar-gems-w = 1 bílý
ishtar-gems-pp = 2 fialové
ishtar-gems-pr = 1 fialový, 1 červený
ishtar-gems-pw = 1 fialový, 1 bílý
ishtar-gems-rr = 2 červené
ishtar-gems-rw = 1 červený, 1 bílý
ishtar-gems-ww = 2 bílé
ishtar-gems-ppp = 3 fialové
ishtar-gems-ppr = 2 fialové, 1 červený
ishtar-gems-ppw = 2 fialové, 1 bílý
ishtar-gems-prr = 1 fialový, 2 červené
ishtar-gems-prw = 1 fialový, 1 červený, 1 bílý
ishtar-gems-pww = 1 fialový, 2 bílé
ishtar-gems-rrr = 3 červené
ishtar-gems-rrw = 2 červené, 1 bílý
ishtar-gems-rww = 1 červený, 2 bílé
ishtar-gems-www = 3 bílé
ishtar-gems-pppp = 4 fialové
ishtar-gems-pppr = 3 fialové, 1 červený
ishtar-gems-pppw = 3 fialové, 1 bílý
ishtar-gems-pprr = 2 fialové, 2 červené
ishtar-gems-pprw = 2 fialové, 1 červený, 1 bílý
ishtar-gems-ppww = 2 fialové, 2 bílé
ishtar-gems-prrr = 1 fialový, 3 červené
ishtar-gems-prrw = 1 fialový, 2 červené, 1 bílý
ishtar-gems-prww = 1 fialový, 1 červený, 2 bílé
ishtar-gems-pwww = 1 fialový, 3 bílé
ishtar-gems-rrrr = 4 červené
ishtar-gems-rrrw = 3 červené, 1 bílý
ishtar-gems-rrww = 2 červené, 2 bílé
ishtar-gems-rwww = 1 červený, 3 bílé
ishtar-gems-wwww = 4 bílé

## Leaving an argument out

ishtar-gems-none = Zdarma
ishtar-second-none = Žádné druhé pole

## Why a tile cannot lie somewhere

ishtar-refusal-outside = Přečníval by z pouště.
ishtar-refusal-fountain = Zakryl by fontánu.
ishtar-refusal-tablet = Zakryl by posvátnou tabulku.
ishtar-refusal-taken = Už tam něco roste.
ishtar-refusal-alone = Nedotýkal by se fontány ani zahrady.
ishtar-refusal-two-fountains = Spojil by zahrady dvou fontán.
ishtar-refusal-two-assistants = Na jednom záhonu by byli dva pomocníci.

## Events

ishtar-event-took = { $who } { DOES($you, "bereš", "bere") } { ishtar-part-taken }{ $n_id ->
    [0] .
   *[other] {" "}za { ishtar-part-the-gems }.
}
ishtar-event-must-pay = { $who } { DOES($you, "musíš", "musí") } platit: dílek zdarma se nikam nevejde a z dosažitelných jen ten z hromádky { $stack }.
ishtar-event-no-choice = { $ask_id ->
    [take] { $who } { DOES($you, "můžeš", "může") } vzít jen jeden dílek.
    [place] { $who } { DOES($you, "můžeš", "může") } umístit dílek jen jedním způsobem.
    [bloom] { $who } { DOES($you, "můžeš", "může") } dát žeton záhonu jen na jedno pole.
    [gather] { $who } { DOES($you, "můžeš", "může") } vzít ze společné zásoby jen tyto drahokamy.
   *[reserve] { $who } si { DOES($you, "můžeš", "může") } rezervovat jen jeden strom.
}
ishtar-event-turned-over = Navrchu hromádky { $stack } je teď { ishtar-part-taken }.
ishtar-event-last-round = Dvě hromádky jsou prázdné: toto je poslední kolo.
ishtar-event-no-place = Dílek se nikam nevejde a opouští hru: { ishtar-part-taken }.
ishtar-event-placed = { $who } { DOES($you, "dáváš", "dává") } dílek na { $cells }{ $n_id ->
    [0] .
   *[other] {" "}a { DOES($you, "sbíráš", "sbírá") } { ishtar-part-the-gems }.
}
ishtar-event-assisted = { $who } { DOES($you, "posíláš", "posílá") } pomocníka na { $cell } a { DOES($you, "získáváš", "získává") } záhon o { $n_id ->
    [one] 1 poli
   *[other] { $n } polích
} s { $flowers_id ->
    [one] 1 květem
   *[other] { $flowers } květy
}{ $scored }.
ishtar-event-grew = { $you ->
    [1] Tvůj záhon
   *[0] Záhon hráče { $who }
} na { $bed } roste o { ishtar-part-flowers }{ $scored }.
ishtar-event-fountain-taken = { $who } { DOES($you, "přebíráš", "přebírá") } { FORM($fountain, "acc") } na { $cell }, přichází o ni { $owner }{ $scored }.
ishtar-event-fountain-won = { $shared_id ->
    [0] { $who } { DOES($you, "získáváš", "získává") } { FORM($fountain, "acc") } na { $cell }
   *[other] { $who } { DOES($you, "dorovnáváš", "dorovnává") } a { DOES($you, "sdílíš", "sdílí") } { FORM($fountain, "acc") } na { $cell }
}{ $scored }.
ishtar-event-fountain-lost = { $who } už { DOES($you, "nesdílíš", "nesdílí") } { FORM($fountain, "acc") } na { $cell }{ $scored }.
ishtar-event-counted = { $who } { $more_id ->
    [1] { DOES($you, "máš", "má") } víc
   *[0] { DOES($you, "máš", "má") } míň
} za dovednost { $skill }{ $scored }.
ishtar-event-unused = { $icon_id ->
    [a] Ikonu pomocníka použít nejde
    [s] Ikonu dovednosti použít nejde
   *[j] Žolíka použít nejde
}: { $icon_id ->
    [a] { ishtar-part-no-assistant }
    [s] { ishtar-part-no-skill }
   *[j] { ishtar-part-no-assistant } a { ishtar-part-no-skill }
}.
ishtar-part-no-assistant = { $assistant_id ->
    [taken] na tomhle záhonu už pomocník je
   *[none-left] žádný pomocník nezbývá
}
ishtar-part-no-skill = { $skill_id ->
    [too-dear] dovednost stojí { PRINTED("ishtar.skills.price") } drahokamy
   *[all-known] všechny dovednosti jsou odemčené
}
ishtar-event-skipped = { $who } ikonu { DOES($you, "nepoužíváš", "nepoužívá") }.
ishtar-event-unlocked = { $who } { DOES($you, "odemykáš", "odemyká") } dovednost { $skill }{ $scored }, za { ishtar-part-the-gems }.
ishtar-event-no-effect = Dovednost { $skill }, nemá účinek: nic se s ní teď udělat nedá.
ishtar-event-bloomed = { $who } { DOES($you, "dáváš", "dává") } { $token } na { $cell }{ $second_id ->
    [none] .
   *[other] {" "}a { $second }.
}
ishtar-event-gathered = { $who } { DOES($you, "bereš", "bere") } ze společné zásoby { ishtar-part-the-gems }.
ishtar-event-reserved = { $who } si { DOES($you, "rezervuješ", "rezervuje") } { FORM($tree, "acc") }.
ishtar-event-helped = { $who } { DOES($you, "bereš", "bere") } z koberce { $n_id ->
    [one] 1 pomocníka
    [few] { $n } pomocníky
   *[other] { $n } pomocníků
}.
ishtar-event-planted = { $who } { DOES($you, "sázíš", "sází") } { FORM($tree, "acc") } na { $cell }{ $scored } za { ishtar-part-the-gems }.
ishtar-event-new-tree = Odkrývá se nová karta stromu: { $tree }.
ishtar-event-unplanted = { $who } { DOES($you, "nemáš", "nemá") } zasazený rezervovaný strom, { $tree }, a nic za něj { DOES($you, "nezískáváš", "nezískává") }.
ishtar-event-won = { $who } { DOES($you, "vyhráváš", "vyhrává") }: { ishtar-part-points }!
ishtar-event-shared = { $who } se { DOES($you, "dělíš", "dělí") } o vítězství: { ishtar-part-points }!

## The position in words

ishtar-event-board-question-take = { $who } si { DOES($you, "vybíráš", "vybírá") } dílek z koberce.
ishtar-event-board-question-place = { $who } { DOES($you, "umisťuješ", "umisťuje") } dílek: { ishtar-part-tile }.
ishtar-event-board-question-special = { $icon_id ->
    [a] { $who } { DOES($you, "můžeš", "může") } použít ikonu pomocníka na { $cell }.
    [s] { $who } { DOES($you, "můžeš", "může") } použít ikonu dovednosti na { $cell }.
   *[j] { $who } { DOES($you, "můžeš", "může") } použít žolíka na { $cell }.
}
ishtar-event-board-question-bloom = { $who } { DOES($you, "pokládáš", "pokládá") } { $token }.
ishtar-event-board-question-gather = { $who } { DOES($you, "bereš", "bere") } ze společné zásoby { $n_id ->
    [one] 1 drahokam
    [few] { $n } drahokamy
   *[other] { $n } drahokamů
}.
ishtar-event-board-question-reserve = { $who } si { DOES($you, "rezervuješ", "rezervuje") } kartu stromu.
ishtar-event-board-question-plant = { $who } { DOES($you, "můžeš", "může") } před koncem tahu sázet stromy.
ishtar-event-board-over = Hra skončila.
ishtar-event-board-last-round = Toto je poslední kolo: hra skončí, než přijde znovu na řadu { $whom }.
ishtar-event-board-player = { $who }: { $points_id ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $over_id ->
    [0] {" "}v tuto chvíli
   *[1] {""}
}, { $n_id ->
    [0] žádné drahokamy
   *[other] { ishtar-part-the-gems }
}, { $assistants_id ->
    [one] 1 pomocník
    [few] { $assistants } pomocníci
   *[other] { $assistants } pomocníků
} v zásobě a { $spare } na koberci, { $trees_id ->
    [0] žádný zasazený strom
    [one] 1 zasazený strom
    [few] { $trees } zasazené stromy
   *[other] { $trees } zasazených stromů
}.
ishtar-event-board-skills = { $who } { DOES($you, "máš", "má") } odemčeno: { $skills }, za { ishtar-part-the-gems }{ $n_id ->
    [0] .
   *[other] , v ceně { ishtar-part-points }.
}
ishtar-event-board-reserved = { $who } { DOES($you, "máš", "má") } rezervovaný strom, { $tree }: { ishtar-part-gems } za { $points_id ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
ishtar-event-board-earlier = Tahle hra začala před změnou pravidel: dovednost { $skill }, počítá fialový za { $purple }, červený za { $red }, bílý za { $white }.
ishtar-event-board-can = Konev je u hromádky { $stack }{ $n_id ->
    [0] , která je prázdná.
    [one] , jejíž poslední dílek leží lícem dolů.
    [few] , jejíž { $n } dílky leží lícem dolů.
   *[other] , jejíž dílky leží lícem dolů ({ $n }).
}
ishtar-event-board-stack = Hromádka { $stack }{ $price_id ->
    [0] , zdarma
    [one] , 1 drahokam
    [few] , { $price } drahokamy
   *[other] , { $price } drahokamů
}: { ishtar-part-tile }; { $n_id ->
    [one] 1 dílek
    [few] { $n } dílky
   *[other] { $n } dílků
}.
ishtar-event-board-empty-stacks = Prázdné hromádky: { $stacks }.
ishtar-event-board-tree = Karta stromu, { $tree }: { ishtar-part-gems } za { $points_id ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
ishtar-event-board-fountain = Na { $cell } { $fountain }, { $points_id ->
    [few] { $points } body
   *[other] { $points } bodů
}: { $whom } { DOES($you, "vedeš", "vede") }, { $n_id ->
    [one] 1 pole s květy
    [few] { $n } pole s květy
   *[other] { $n } polí s květy
}.
ishtar-event-board-fountain-free = Na { $cell } { $fountain }, { $points_id ->
    [few] { $points } body
   *[other] { $points } bodů
}: nikdo ji neovládá.
ishtar-event-board-bed = { $you ->
    [1] Tvůj záhon
   *[0] Záhon hráče { $who }
} u { FORM($fountain, "gen") } na { $place }: { $cells }, pomocník na { $cell }; { ishtar-part-flowers }.
ishtar-event-board-wild-bed = Ničí záhon: { $cells }; { ishtar-part-flowers }.
ishtar-event-board-grass = Volná tráva: { $cells }.
ishtar-event-board-trees = Stromy stojí na { $cells }.
ishtar-event-board-gems = { $gem } drahokamy leží na { $cells }.
ishtar-event-board-tablets = Posvátné tabulky: { $cells }.
ishtar-event-board-row = { $first } až { $last } od sloupce { $column }: { $spaces }
ishtar-event-board-supply = Ještě přijde: { $n_id ->
    [one] 1 karta stromu
    [few] { $n } karty stromů
   *[other] { $n } karet stromů
} a k nim { $tokens_id ->
    [one] 1 strom
    [few] { $tokens } stromy
   *[other] { $tokens } stromů
}. Drahokamy ve společné zásobě: fialové { $purple }, červené { $red }, bílé { $white }.

## Score sheet

ishtar-sheet-trees = Stromy
ishtar-sheet-flowers = Květy
ishtar-sheet-fountains = Fontány
ishtar-sheet-A = A, Posvátné tabulky
ishtar-sheet-B = B, Pokladnice
ishtar-sheet-C = C, Stín
ishtar-sheet-D = D, Sad
ishtar-sheet-E = E, Klenoty

## Why a computer made a move: “+3.2 …”, in expected points

ishtar-term-gems = za drahokamy
ishtar-term-assistants = za pomocníky v zásobě
ishtar-term-skills = za dovednosti, které jde odemknout
ishtar-term-reserved = za rezervovaný strom
ishtar-term-growth = za místo k růstu u záhonů
ishtar-term-fountains = za náskok u fontán
ishtar-term-tempo = za ikonu, která se teď použije

## Legend: one line for each number on the picture

ishtar-legend-1 = Hráči: body, drahokamy tří barev, pomocníci, stromy a odemčené dovednosti.
ishtar-legend-2 = Skála s drahokamem: P fialový, R červený, W bílý. Zakryj skálu dílkem a drahokam je tvůj.
ishtar-legend-3 = Posvátná tabulka: nic na ní nesmí ležet.
ishtar-legend-4 = Fontána a její body, pro toho, kdo má v jejích zahradách nejvíc polí s květy.
ishtar-legend-5 = Dílek. Na světlých polích má květy a někdy ikonu, kterou hráč může hned použít. (V krabici jsou květy na tmavém podkladu; na malých obrázcích by nešly rozeznat od trávy.)
ishtar-legend-6 = Tráva, tmavá pole: místo pro stromy a žetony záhonů.
ishtar-legend-7 = Záhon, který někdo ovládá: má obrys jeho vzoru a jeho pomocníka.
ishtar-legend-8 = Strom na trávě.
ishtar-legend-9 = Konev. Jde po směru hodin a bereš dílek, u kterého se zastaví.
ishtar-legend-10 = Hromádka: její číslo, dílek navrchu a kolik jich zbývá. Nejbližší je zdarma, každá další stojí drahokam.
ishtar-legend-11 = Dílek, který je právě vzatý.
ishtar-legend-12 = Karta stromu: její body a drahokamy, které stojí.
ishtar-legend-13 = Co zbývá: stromy, karty stromů a drahokamy každé barvy.
ishtar-legend-14 = Spodní dovednosti fungují hned. Zlaté jsou odemčené, s drahokamy, které stály.
ishtar-legend-15 = Horní dovednosti bodují na konci. Bílou jde odemknout, protože ta pod ní už odemčená je.
ishtar-legend-16 = Rezervovaný strom, který smí zasadit jen tento hráč.
ishtar-legend-17 = Co dovednosti dělají.

## What is this?: what can be chosen, in a sentence each

ishtar-verb-about-take = Vezmeš si dílek navrchu hromádky. Nejbližší je zdarma, každá další stojí drahokam jakékoli barvy.
ishtar-verb-about-place = Dílek zakryje písek a skály, dotýká se fontány nebo dílku a přinese drahokamy pod sebou.
ishtar-verb-about-assist = Tvůj pomocník získá tenhle záhon na zbytek hry: každý květ na něm je bod.
ishtar-verb-about-skill = Polož na ni { PRINTED("ishtar.skills.price") } drahokamy. F až J fungují hned; A až E bodují na konci hry.
ishtar-verb-about-skip = S ikonou neuděláš nic. Později už použít nepůjde.
ishtar-verb-about-bloom = Žeton promění volnou trávu v květy, pro toho, kdo ovládá záhon vedle.
ishtar-verb-about-gather = Tyhle drahokamy máš hned; ještě v tomto tahu jimi můžeš zaplatit strom.
ishtar-verb-about-reserve = Tenhle strom smíš zasadit jen ty, teď nebo později, za jeho obvyklou cenu.
ishtar-verb-about-plant = Zaplať drahokamy z karty a máš její body. Strom stojí na kterékoli volné trávě.
ishtar-verb-about-end = Tvůj tah skončí.

## Key of signs: what each sign on the pictures means, if that is no value above

ishtar-sign-gem-purple = fialový drahokam
ishtar-sign-gem-red = červený drahokam
ishtar-sign-gem-white = bílý drahokam
ishtar-sign-any-gem = drahokam jakékoli barvy
ishtar-sign-no-gem = drahokam, který zbývá zaplatit
ishtar-sign-rock = skála s drahokamem
ishtar-sign-tablet = posvátná tabulka
ishtar-sign-fountain = fontána a její body
ishtar-sign-flowers = pole se 3 květy
ishtar-sign-grass = tráva
ishtar-sign-icon-a = ikona pomocníka
ishtar-sign-icon-s = ikona dovednosti
ishtar-sign-icon-j = ikona žolíka
ishtar-sign-assistant = pomocník hráče
ishtar-sign-can = konev
ishtar-sign-tree = strom
ishtar-sign-points = body
ishtar-sign-place = rozkvetlo by
ishtar-sign-refused-fountains = spojuje dvě fontány
ishtar-sign-refused-assistants = spojuje dva pomocníky
