# Ishtar: Zahrady Babylonu, česky. Hodnoty argumentů přicházejí slovy ($tree) a syrové ($tree_id); počítej podle
# syrových. Barvy drahokamů jsou v prvním a čtvrtém pádě stejné: „za 2 fialové“.
# Strom má velké písmeno na kartě; `.nom` a `.acc` jsou uvnitř věty.

ishtar-name = Ishtar: Zahrady Babylonu
ishtar-blurb = Ať poušť rozkvete: zakládej zahrady kolem fontán, získávej záhony a sázej velké stromy. Co je natištěné na deskách, dílcích, kartách stromů a dovednostech, je naše vlastní.
ishtar-more = Koberec a dovednosti

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

ishtar-headline-take = { $you ->
    [1] Bereš
   *[0] { $who } bere
} dílek
ishtar-headline-place = { $you ->
    [1] Umisťuješ
   *[0] { $who } umisťuje
} dílek
ishtar-headline-special = { $you ->
    [1] Můžeš
   *[0] { $who } může
} použít ikonu
ishtar-headline-do-skill = { $you ->
    [1] Odemykáš
   *[0] { $who } odemyká
} dovednost
ishtar-headline-bloom = { $you ->
    [1] Zakládáš
   *[0] { $who } zakládá
} záhon
ishtar-headline-gather = { $you ->
    [1] Bereš
   *[0] { $who } bere
} drahokamy
ishtar-headline-reserve = { $you ->
    [1] Rezervuješ si
   *[0] { $who } si rezervuje
} strom
ishtar-headline-plant = { $you ->
    [1] Můžeš
   *[0] { $who } může
} sázet stromy

## Advice to somebody new, by kind of question

ishtar-advice-take = V rohu hromádky je její cena v drahokamech libovolné barvy. Čísla jsou květy na polích dílku.
ishtar-advice-place = Drahokamy pod dílkem jsou tvoje a květy, které se dotknou tvého záhonu, se k němu přidají. Čísla jsou ta z obrázku; ke všem ostatním místům vede *Jiné místo…*.
ishtar-advice-special = Teď, nebo nikdy.{ $assistant_id ->
    [0] {""}
   *[1] {" "}Pomocník získá celý záhon natrvalo, ať se rozroste jakkoli.
}{ $skill_id ->
    [0] {""}
   *[1] {" "}Dovednost stojí { PRINTED("ishtar.skills.price") } drahokamy.
}
ishtar-advice-bloom = Dej květy vedle svého záhonu. Žeton nesmí spojit dva záhony, na kterých už je pomocník.
ishtar-advice-gather = Mysli na stromy: jejich karty chtějí přesné barvy.
ishtar-advice-reserve = Rezervovaný strom ti nikdo nevezme, ale když ho nezasadíš, nemá žádnou cenu.
ishtar-advice-plant = Stačí jakákoli volná tráva, i v cizích zahradách. Strom oddělí dva záhony.

## Verbs: labels for groups of actions

ishtar-verb-take = Vzít dílek
    .typed = vezmi
ishtar-verb-place = Umístit dílek
    .typed = umísti
ishtar-verb-assist = Poslat pomocníka
    .typed = pomocník
ishtar-verb-skill = Odemknout dovednost
    .typed = dovednost, odemkni
ishtar-verb-skip = Nechat ikonu být
    .typed = nech
ishtar-verb-bloom = Položit žeton záhonu
    .typed = žeton
ishtar-verb-gather = Vzít drahokamy
    .typed = seber
ishtar-verb-reserve = Rezervovat strom
    .typed = rezervuj
ishtar-verb-plant = Zasadit strom
    .typed = zasaď
ishtar-verb-end = Ukončit tah
    .typed = konec

## Co znamená 🎲, podle slovesa

ishtar-final-take = Odkryje další dílek hromádky

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
}{ $worth_id ->
    [0] {""}
   *[other] {" "}· s pomocníkem +{ $worth }
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
ishtar-obstacle-special-first = nejdřív řekni, co s ikonou svého dílku, nebo ji nech být pomocí `nech`.
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
}, ale { $have_id ->
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
ishtar-obstacle-skill-too-dear = dovednost stojí { PRINTED("ishtar.skills.price") } drahokamy, ale { $have_id ->
    [0] nemáš žádný
   *[other] máš jen { $have }
}.
ishtar-obstacle-skill-price = dovednost stojí { PRINTED("ishtar.skills.price") } drahokamy, které máš.
ishtar-obstacle-skill-needs = nejdřív je potřeba dovednost { $needs }, a pak teprve { $skill }.
ishtar-obstacle-skill-known = dovednost { $skill }, už máš odemčenou.
ishtar-obstacle-no-tree = takový strom není v nabídce ani ho nemáš rezervovaný.
ishtar-obstacle-tree-too-dear = tenhle strom stojí { ishtar-part-gems } a tolik nemáš.
ishtar-obstacle-no-grass = strom stojí na trávě bez stromu a tou { $cell } není.

## Arguments: what to choose next

ishtar-arg-stack = Která hromádka?
ishtar-arg-gems = Které drahokamy?
    .typed = plať
ishtar-where = { $arm_id ->
    [none] { $fountain } { $cell }
   *[other] { $arm }
}
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

ishtar-tree-tamarisk = Tamaryšek
    .nom = tamaryšek
    .acc = tamaryšek
ishtar-tree-willow = Vrba
    .nom = vrba
    .acc = vrbu
ishtar-tree-poplar = Topol
    .nom = topol
    .acc = topol
ishtar-tree-fig = Fíkovník
    .nom = fíkovník
    .acc = fíkovník
ishtar-tree-olive = Olivovník
    .nom = olivovník
    .acc = olivovník
ishtar-tree-almond = Mandloň
    .nom = mandloň
    .acc = mandloň
ishtar-tree-acacia = Akácie
    .nom = akácie
    .acc = akácii
ishtar-tree-apricot = Meruňka
    .nom = meruňka
    .acc = meruňku
ishtar-tree-quince = Kdouloň
    .nom = kdouloň
    .acc = kdouloň
ishtar-tree-myrtle = Myrta
    .nom = myrta
    .acc = myrtu
ishtar-tree-pomegranate = Granátovník
    .nom = granátovník
    .acc = granátovník
ishtar-tree-mulberry = Morušovník
    .nom = morušovník
    .acc = morušovník
ishtar-tree-carob = Rohovník
    .nom = rohovník
    .acc = rohovník
ishtar-tree-pistachio = Pistácie
    .nom = pistácie
    .acc = pistácii
ishtar-tree-laurel = Vavřín
    .nom = vavřín
    .acc = vavřín
ishtar-tree-walnut = Ořešák
    .nom = ořešák
    .acc = ořešák
ishtar-tree-plane = Platan
    .nom = platan
    .acc = platan
ishtar-tree-citron = Citroník
    .nom = citroník
    .acc = citroník
ishtar-tree-juniper = Jalovec
    .nom = jalovec
    .acc = jalovec
ishtar-tree-frankincense = Kadidlovník
    .nom = kadidlovník
    .acc = kadidlovník
ishtar-tree-cypress = Cypřiš
    .nom = cypřiš
    .acc = cypřiš
ishtar-tree-oak = Dub
    .nom = dub
    .acc = dub
ishtar-tree-date-palm = Datlovník
    .nom = datlovník
    .acc = datlovník
ishtar-tree-ebony = Eben
    .nom = eben
    .acc = eben
ishtar-tree-cedar = Cedr
    .nom = cedr
    .acc = cedr
ishtar-tree-ishtar = Strom Ishtar
    .nom = strom Ishtar
    .acc = strom Ishtar

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

ishtar-event-took = { $who } { DOES($you, "bereš", "bere") } { $signed ->
    [1] dílek.
   *[0] { ishtar-part-taken }{ $n_id ->
        [0] .
       *[other] {" "}za { ishtar-part-the-gems }.
    }
}
ishtar-event-must-pay = { $who } { DOES($you, "musíš", "musí") } platit: dílek zdarma se nikam nevejde a z dosažitelných jen ten z hromádky { $stack }.
ishtar-event-no-choice = { $ask_id ->
    [take] { $who } { DOES($you, "můžeš", "může") } vzít jen jeden dílek.
    [place] { $who } { DOES($you, "můžeš", "může") } umístit dílek jen jedním způsobem.
    [bloom] { $who } { DOES($you, "můžeš", "může") } dát žeton záhonu jen na jedno pole.
    [gather] { $who } { DOES($you, "můžeš", "může") } vzít ze společné zásoby jen tyto drahokamy.
   *[reserve] { $who } { DOES($you, "můžeš", "může") } rezervovat jen jeden strom.
}
ishtar-event-turned-over = Na vrchu hromádky { $stack } je teď { ishtar-part-taken }.
ishtar-event-last-round = Dvě hromádky jsou prázdné: toto je poslední kolo.
ishtar-event-no-place = Dílek se nikam nevejde a opouští hru: { ishtar-part-taken }.
ishtar-event-placed = { $who } { DOES($you, "dáváš", "dává") } dílek na { $cells }{ $signed ->
    [1] .
   *[0] { $n_id ->
        [0] .
       *[other] {" "}a { DOES($you, "sbíráš", "sbírá") } { ishtar-part-the-gems }.
    }
}
ishtar-event-took-placed = { $who } { DOES($you, "bereš", "bere") } dílek a { DOES($you, "dáváš", "dává") } ho na { $cells }.
ishtar-event-assisted = { $who } { DOES($you, "posíláš", "posílá") } pomocníka na { $cell } a { DOES($you, "získáváš", "získává") } záhon o { $n_id ->
    [one] 1 poli
   *[other] { $n } polích
} { $flowers_id ->
    [one] s 1 květem
    [few] se { $flowers } květy
    [6] se { $flowers } květy
    [7] se { $flowers } květy
   *[other] s { $flowers } květy
}{ $scored }.
ishtar-event-grew = { $who } { DOES($you, "získáváš", "získává") } { ishtar-part-flowers } v záhonu na { $bed }{ $scored }.
ishtar-event-fountain-taken = { $who } { DOES($you, "přebíráš", "přebírá") } { FORM($fountain, "acc") } na { $cell }, dosavadní držitel: { $owner }{ $scored }.
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
ishtar-event-unlocked = { $who } { DOES($you, "odemykáš", "odemyká") } dovednost { $skill }{ $scored }{ $signed ->
    [1] .
   *[0] , za { ishtar-part-the-gems }.
}
ishtar-event-no-effect = Dovednost { $skill }, nemá účinek: nic se s ní teď udělat nedá.
ishtar-event-bloomed = { $who } { DOES($you, "dáváš", "dává") } { $token } na { $cell }{ $second_id ->
    [none] .
   *[other] {" "}a { $second }.
}
ishtar-event-gathered = { $who } { DOES($you, "bereš", "bere") } ze společné zásoby { $signed ->
    [1] drahokamy
   *[0] { ishtar-part-the-gems }
}.
ishtar-event-reserved = { $who } { DOES($you, "rezervuješ", "rezervuje") } { FORM($tree, "acc") }.
ishtar-event-helped = { $who } { DOES($you, "bereš", "bere") } z koberce { $n_id ->
    [one] 1 pomocníka
    [few] { $n } pomocníky
   *[other] { $n } pomocníků
}.
ishtar-event-planted = { $who } { DOES($you, "sázíš", "sází") } { FORM($tree, "acc") } na { $cell }{ $scored }{ $signed ->
    [1] .
   *[0] {" "}za { ishtar-part-the-gems }.
}
ishtar-event-new-tree = Odkrývá se nová karta stromu: { FORM($tree, "nom") }.
ishtar-event-unplanted = { $who } { DOES($you, "nemáš", "nemá") } zasazený rezervovaný strom, { FORM($tree, "nom") }, a nic za něj { DOES($you, "nezískáváš", "nezískává") }.
ishtar-event-won = { $who } { DOES($you, "vyhráváš", "vyhrává") }: { ishtar-part-points }!
ishtar-event-shared = { $who } { DOES($you, "sdílíš", "sdílí") } vítězství: { ishtar-part-points }!

## The position in words

ishtar-event-board-question-take = { $who } { DOES($you, "vybíráš si", "si vybírá") } dílek z koberce.
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
ishtar-event-board-question-reserve = { $who } { DOES($you, "rezervuješ si", "si rezervuje") } kartu stromu.
ishtar-event-board-question-plant = { $who } { DOES($you, "můžeš", "může") } před koncem tahu sázet stromy.
ishtar-event-board-over = Hra skončila.
ishtar-event-board-last-round = Toto je poslední kolo: hra skončí, než { $you ->
    [1] znovu přijdeš na řadu.
   *[0] přijde znovu na řadu { $whom }.
}
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
   *[other] , hodnota: { ishtar-part-points }.
}
ishtar-event-board-reserved = { $who } { DOES($you, "máš", "má") } rezervovaný strom, { FORM($tree, "nom") }: { ishtar-part-gems } za { $points_id ->
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
ishtar-event-board-tree = Karta stromu, { FORM($tree, "nom") }: { ishtar-part-gems } za { $points_id ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
ishtar-event-board-fountain = Na { $cell } { $fountain }, { $points_id ->
    [few] { $points } body
   *[other] { $points } bodů
}: { $you ->
    [1] vedeš
   *[0] { $whom } vede
}, { $n_id ->
    [one] 1 pole s květy
    [few] { $n } pole s květy
   *[other] { $n } polí s květy
}.
ishtar-event-board-fountain-shared = Na { $cell } { $fountain }, { $points_id ->
    [few] { $points } body
   *[other] { $points } bodů
}: je společná ({ $other }), každý má { $n_id ->
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
ishtar-sheet-A = Tabulky
ishtar-sheet-B = Pokladnice
ishtar-sheet-C = Stín
ishtar-sheet-D = Sad
ishtar-sheet-E = Klenoty

## Why a computer made a move: “+3.2 …”, in expected points

ishtar-term-gems = za drahokamy
ishtar-term-assistants = za pomocníky v zásobě
ishtar-term-skills = za to, co dovednosti ještě přinesou
ishtar-term-reserved = za rezervovaný strom
ishtar-term-growth = za drahokamy u záhonů
ishtar-term-fountains = za náskok u fontán
ishtar-term-tempo = za ikonu, která se teď použije

ishtar-plan-shade = sázet stromy k vlastním květům pro { ishtar-skill-C }
ishtar-plan-orchard = zasadit co nejvíc stromů pro { ishtar-skill-D }
ishtar-plan-fountains = získat fontány všemi čtyřmi pomocníky
ishtar-plan-tablets = rozšiřovat záhony k posvátným tabulkám pro { ishtar-skill-A }

# The computer players who mainly try that.
ishtar-character-fountains = Enkidu
ishtar-character-tablets = Nisaba

## Legend: one line for each number on the picture

ishtar-legend-1 = Hráči: body, drahokamy tří barev, pomocníci, stromy a odemčené dovednosti.
ishtar-legend-2 = Skála s drahokamem: fialový je kosočtverec (P), červený čtverec (R), bílý kulatý (W). Zakryj skálu dílkem a drahokam je tvůj.
ishtar-legend-3 = Posvátná tabulka: nic na ní nesmí ležet.
ishtar-legend-4 = Fontána: její body ve tvaru drahokamu její barvy, pro toho, kdo má v jejích zahradách nejvíc polí s květy.
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

ishtar-verb-about-take = Vezmeš si dílek z vrchu hromádky. Nejbližší je zdarma, každá další stojí drahokam jakékoli barvy.
ishtar-verb-about-place = Dílek zakryje písek a skály, dotýká se fontány nebo dílku a přinese drahokamy pod sebou.
ishtar-verb-about-assist = Tvůj pomocník získá tenhle záhon na zbytek hry: každý květ na něm je bod. Další pomocníky přinese dovednost J.
ishtar-verb-about-skill = Jedna dovednost za tah, za { PRINTED("ishtar.skills.price") } drahokamy. F až J fungují hned; A až E bodují na konci a chtějí tu pod sebou.
ishtar-verb-about-skip = S ikonou neuděláš nic. Později už použít nepůjde.
ishtar-verb-about-bloom = Žeton promění volnou trávu v květy, pro toho, kdo ovládá záhon vedle.
ishtar-verb-about-gather = Tyhle drahokamy máš hned; ještě v tomto tahu jimi můžeš zaplatit strom.
ishtar-verb-about-reserve = Tenhle strom smíš zasadit jen ty, teď nebo později, za jeho cenu. Když ho nezasadíš, nemá žádnou cenu.
ishtar-verb-about-plant = Zaplať přesně drahokamy z karty a máš její body. Strom stojí na kterékoli volné trávě a nic ho nezakryje.
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
ishtar-sign-deck = zbylé karty stromů
ishtar-sign-points = body
ishtar-sign-place = rozkvetlo by
ishtar-sign-latest = položeno naposled
ishtar-sign-refused-fountains = spojuje dvě fontány
ishtar-sign-refused-assistants = spojuje dva pomocníky

## Actions with their verbs, for readers who have not been asked; those that are not here begin with it

ishtar-move-assist = Poslat pomocníka: { $text }
ishtar-move-bloom = Položit žeton záhonu: { $text }
ishtar-move-place = Umístit dílek: { $text }
ishtar-move-plant = Zasadit strom: { $text }
ishtar-move-reserve = Rezervovat strom: { $text }
ishtar-move-skill = Odemknout dovednost: { $text }
ishtar-move-take = Vzít dílek: { $text }

## Worked examples on the pages of the rules: what their pictures show

ishtar-example-3-1-fountain = Dílek se dotýká fontány a Ana si bere drahokamy, které zakryje.
ishtar-example-3-2-alone = Nedotýká se fontány ani dílku.
ishtar-example-3-3-two-fountains = Spojil by zahrady dvou fontán.
ishtar-example-3-4-two-assistants = Spojil by dva záhony, na kterých už je pomocník.
ishtar-example-3-5-bed-grows = Nové květy se dotýkají Anina záhonu, takže k němu patří: 2 body pro ni, bez dalšího pomocníka.

## Rules

ishtar-rules-1 = **Ishtar ve zkratce**
    Jste zahradníci uprostřed pouště. Zakládejte zahrady kolem fontán, díky pomocníkům získávejte záhony, sázejte stromy a učte se dovednosti. Na konci vyhrává, kdo má nejvíc bodů; při shodě se o vítězství dělíte.†

    Začínáš s { PRINTED("ishtar.players.start_gems.0") ->
        [one] 1 fialovým drahokamem
       *[other] { PRINTED("ishtar.players.start_gems.0") } fialovými drahokamy
    }; pomocníky máš { PRINTED("ishtar.players.assistants") } v zásobě a { PRINTED("ishtar.players.spare") } další na koberci. Kdo začne, rozhodne náhoda.

    {"**"}Tvůj tah**
    1. **Vezmi dílek** z jedné ze šesti hromádek.
    2. **Umísti ho** v poušti.
    3. **Seber drahokamy**, které zakryje.
    4. Když má dílek ikonu, můžeš ji použít: **pomocníka**, **dovednost**, nebo žolíka místo jedné z nich.
    5. **Zasaď** tolik stromů, kolik chceš a zaplatíš.

    {"**"}Kolik vás hraje**
    • 2 hráči: { PRINTED("ishtar.layouts.diamond") } desky terénu, po { PRINTED("ishtar.players.base_tiles.2", plus: 1) } dílcích v hromádce
    • 3 hráči: { PRINTED("ishtar.layouts.trapezoid") } desek terénu, po { PRINTED("ishtar.players.base_tiles.3", plus: 1) } dílcích v hromádce
    • 4 hráči: { PRINTED("ishtar.layouts.triangle") } desek terénu, po { PRINTED("ishtar.players.base_tiles.4", plus: 1) } dílcích v hromádce

    Na každé desce terénu je fontána. Jejich barvy se losují ze { PRINTED("ishtar.fountains.0") } fialových, { PRINTED("ishtar.fountains.1") } červených a { PRINTED("ishtar.fountains.2") } bílé, takže ve dvou a ve třech mohou některé chybět.

    {"**"}Konec hry**
    Hru ukončí dvě prázdné hromádky: kolo se dohraje, aby měl každý stejně tahů.

    † Naše vlastní, stejně jako vše, co je natištěné na deskách, dílcích, kartách stromů a dovednostech: viz „Jak tohle vydání vzniklo“.
ishtar-rules-2 = **Jak si vzít dílek**
    Na koberci leží v kruhu šest hromádek, dvě pro každý tvar: trojúhelník, přímý a zahnutý. Kolem nich chodí konev, po směru hodin.

    • Konev jde na **nejbližší hromádku** zdarma. Dál ji pošleš za **1 drahokam jakékoli barvy za hromádku**. Prázdné hromádky se přeskočí a nic nestojí.
    • Kde se zastaví, tam si vezmeš horní dílek. Vynechat to nejde.
    • Pak se odkryje další dílek té hromádky, od které konev odešla. Svůj horní dílek tedy ukazují všechny hromádky kromě té s konví.
    • Úplně v prvním tahu jde konev zdarma kamkoli.

    Nabízím jen dílky, které se někam vejdou. Když se ten zdarma nevejde nikam, **musíš zaplatit** vlastními drahokamy a dojít k jinému.† Když na žádný takový nedosáhneš, dílek zdarma opustí hru a jdeš rovnou na sázení.†

    {"**"}Dílky slovy**
    `trojúhelník 2 1 0` má tři pole s 2 květy, 1 květem a trávou, v pořadí, v jakém je čteš na koberci. Volíš pole a směr:
    • **trojúhelník** a **zahnutý**: první číslo leží na poli, druhé ve směru. Třetí je u trojúhelníku o krok dál po směru hodin kolem pole, u zahnutého o dva.
    • **přímý**: prostřední leží na poli, poslední číslo ve směru a první naproti.

    † Náš vlastní výklad: pravidla v krabici to neříkají.
ishtar-rules-3 = **Umístění dílku**
    Otoč ho, jak chceš. Může ležet přes dvě desky terénu.

    • Zakryje **jen písek a skály**: ne fontánu, posvátnou tabulku ani jiný dílek.
    • **Dotýká se fontány nebo dílku**, který už leží.
    • **Nesmí spojit zahrady dvou fontán**, ani se druhé fontány dotknout.
    • **Nesmí dostat dva pomocníky na jeden záhon**, ani dva tvoje.

    Všechny drahokamy na skalách pod dílkem jsou hned tvoje. Utratit je můžeš ještě v tomto tahu.

    {"**"}Zahrady a záhony**
    {""}**Zahrada** je skupina dílků, které se dotýkají. Patří k jedné fontáně; fontána může mít zahrad několik.

    {""}**Záhon** je skupina polí s květy, která se dotýkají. V zahradě jich může být víc. Odděluje je tráva, dokud je nespojí dílek nebo žeton.

    Kdo na záhon první pošle pomocníka, ten ho **ovládá** po zbytek hry, se všemi květy, které se k němu později přidají.
ishtar-rules-4 = **Ikony**
    Platí jen dílek, který máš právě umístěný: ikonu použij teď, nebo nikdy.

    • **Pomocník**: dej na ikonu pomocníka ze své zásoby, pokud na tom záhonu žádný není.
    • **Dovednost**: polož { PRINTED("ishtar.skills.price") } drahokamy jakýchkoli barev na jednu ze svých deseti dovedností. Už tam zůstanou. Každou jde odemknout jednou a za tah jen jednu.
    • **Žolík**: použij ho jako jedno z toho.

    {"**"}Spodní dovednosti** fungují hned. Jejich účinek nejde odmítnout ani odložit; když s ním nejde nic udělat, propadne:
    • **F** Dvojitý záhon: polož dvojitý žeton na dvě volná sousední pole trávy; na prvním má { PRINTED("ishtar.blooms.double.0") } květy, na druhém { PRINTED("ishtar.blooms.double.1") }
    • **G** Dva drahokamy: vezmi si { PRINTED("ishtar.skills.lower.G.n") } podle výběru ze společné zásoby
    • **H** Jednoduchý záhon: polož jednoduchý žeton, { PRINTED("ishtar.blooms.single.0") } květy, na volné pole trávy
    • **I** Rezervovaný strom: vezmi si jednu z odkrytých karet stromů; zasadit ho smíš jen ty, teď či později, za jeho cenu
    • **J** Dva pomocníci: tvoji { PRINTED("ishtar.players.spare") } z koberce přijdou do zásoby

    Žeton může ležet v kterékoli zahradě, ale nesmí spojit dva záhony, na kterých už je pomocník.

    {"**"}Horní dovednosti** bodují na konci. Každá chce tu pod sebou, z dřívějšího tahu:
    • **A** (po { PRINTED("ishtar.skills.upper.A.needs") }): { PRINTED("ishtar.skills.upper.A.points.0") } body za každou posvátnou tabulku u tvých květů
    • **B** (po { PRINTED("ishtar.skills.upper.B.needs") }): { PRINTED("ishtar.skills.upper.B.points.0") ->
        [one] 1 bod
        [few] { PRINTED("ishtar.skills.upper.B.points.0") } body
       *[other] { PRINTED("ishtar.skills.upper.B.points.0") } bodů
    } za každý drahokam, který ti zbude
    • **C** (po { PRINTED("ishtar.skills.upper.C.needs") }): { PRINTED("ishtar.skills.upper.C.points.0") } body za každý strom u tvých květů, ať ho zasadí kdokoli
    • **D** (po { PRINTED("ishtar.skills.upper.D.needs") }): { PRINTED("ishtar.skills.upper.D.points.0") } body za každou tvou kartu zasazeného stromu
    • **E** (po { PRINTED("ishtar.skills.upper.E.needs") }): za drahokamy na dovednostech, fialový { PRINTED("ishtar.skills.upper.E.points.0") }, červený { PRINTED("ishtar.skills.upper.E.points.1") }, bílý { PRINTED("ishtar.skills.upper.E.points.2") }
ishtar-rules-5 = **Sázení stromů**
    Odkrytých karet stromů je { PRINTED("ishtar.trees.open") }. Na konci tahu můžeš zasadit kolik chceš z nich a také strom, který máš rezervovaný.

    1. Zaplať přesně ty drahokamy, které jsou na kartě.
    2. Kartu si nech; je za ni tolik bodů, kolik ukazuje.
    3. Postav její strom na **kterékoli volné pole trávy**, v čí zahradě chceš.

    Pole se stromem už se nezmění: žádný žeton ho nezakryje, takže strom může oddělit dva záhony natrvalo. Zahradu nerozdělí.

    Nové karty se odkryjí po tvém tahu, ne dřív. Na { PRINTED("ishtar.trees.cards") } karet je { PRINTED("ishtar.trees.tokens") } stromů; když stromy dojdou, další karty se neodkrývají.†

    Rezervovaná karta, která se do konce nezasadí, nemá žádnou cenu.

    † Náš vlastní výklad: pravidla v krabici to neříkají.
ishtar-rules-6 = **Body**
    • **Stromy**: body na tvých zasazených kartách
    • **Květy**: 1 bod za každý květ na záhonech, které ovládáš, i za ty pod pomocníkem
    • **Fontány**: fialová { PRINTED("ishtar.fountain_points.0") }, červená { PRINTED("ishtar.fountain_points.1") }, bílá { PRINTED("ishtar.fountain_points.2") } bodů pro toho, kdo ji ovládá
    • **Horní dovednosti**

    Fontánu ovládáš, když máš v jejích zahradách **nejvíc polí s květy**, ze všech svých záhonů tam dohromady. Počítají se pole, ne květy. Při shodě dostane každý body celé. Kdo tam nemá ani jedno pole s květy, nedostane nic.

    Zbylé drahokamy, pomocníci a spodní dovednosti samy o sobě body nedají.

    {"**"}Jak tohle vydání vzniklo**
    List, který vysvětluje přípravu hry a dovednosti, se nepodařilo najít, a ani obrázky toho, co je natištěné na herním materiálu. Tohle je naše vlastní a ve tvé krabici to může být jinak:
    • obrázky desek a dílků a většina karet stromů
    • která dovednost má jaké písmeno a číslo, kromě toho, že jedna rezervuje strom a jedna boduje karty stromů
    • kolik dílků je ve dvou a ve třech a jaký tvar má poušť

    Kde pravidla v krabici mlčí, platí u nás:
    • za dílek se musí platit, když se ten zdarma nikam nevejde; když se nevejde žádný dosažitelný, opustí hru
    • hráči se stejným počtem bodů se dělí o vítězství
    • když stromy dojdou, další karty stromů se neodkrývají
    • květy pod pomocníkem se počítají
ishtar-rules-7 = **Plán slovy**
    Řady mají písmena od severu k jihu, pole čísla od západu k východu: `F7` je sedmé pole řady F. Každé pole má šest sousedů: na východě, jihovýchodě, jihozápadě, západě, severozápadě a severovýchodě.

    V popisu slovy vypadá řada takto:
    `F1 až F14 od sloupce 3: . p . 2 g O`

    • `.` písek, `p` `r` `w` skála s fialovým, červeným nebo bílým drahokamem
    • `O` fontána, `T` posvátná tabulka
    • `1` až `4` květy, `g` volná tráva, `t` strom

    {"**"}Sloupce** říkají, která pole se dotýkají. První pole je v uvedeném sloupci a každé další o dva sloupce vpravo. Sousedé na východě a západě jsou o dva sloupce vedle ve stejné řadě; čtyři ostatní o jeden sloupec vedle v řadě nad ním nebo pod ním.

# Lekce. Text kroku má nejvýš 25 slov a jednu myšlenku.

ishtar-lesson-gardens = 1 · Zahrady a záhony
ishtar-lesson-goal = Zahrady rostou kolem fontán. Body jsou za květy na tvých záhonech, fontány a stromy. Jsi na tahu: stiskni **Zahrát tah**.
ishtar-lesson-can = Dílky leží v šesti hromádkách. Kdo začíná, smí k jakékoli; bude u ní **konev**. Vezmi hromádku 1: „0 1 1“ jsou květy dílku.
ishtar-lesson-stack-1 = Šla by kterákoli. V této lekci vezmi hromádku 1: její dílek ukazuje pomocníka.
ishtar-lesson-place = Dílek se dotýká fontány nebo dílku a nezakryje tabulku. **Drahokamy** pod ním jsou tvoje. Zvol **1**, u červené fontány.
ishtar-lesson-e2 = Ležet může i tam. V této lekci zvol číslo, které je napsané výš, vedle červené fontány.
ishtar-lesson-assistant = Dílek ukazuje **pomocníka**. Dej ho na něj: záhon je navždy tvůj, 1 bod za květ, a možná i fontána.
ishtar-lesson-no-skip = Ikonu jde použít jen teď, nebo nikdy. Použij ji!
ishtar-lesson-price = Konev jde dál. Nejbližší hromádka je zdarma, každá další stojí **drahokam**; prázdné se zdarma přeskočí. Vezmi hromádku 3.
ishtar-lesson-no-pay = Zaplatit by to šlo, ale drahokamy se hodí i na stromy a dovednosti. Dílek zdarma je dobrý.
ishtar-lesson-grow = Květy spojené s tvým záhonem jsou tvoje i bez pomocníka: posledního si nech. Zvol **1**, pro 2 květy dílku a 2, které nikomu nepatří.
ishtar-lesson-d2 = Ležet může i tam, ale u čísla, které je napsané výš, vyroste tvůj vlastní záhon.
ishtar-lesson-tree = Za drahokamy se sázejí stromy, kolik jich zaplatíš. Zasaď **vavřín** na volnou trávu, tady D1: 2 červené a 1 bílý, 8 bodů.
ishtar-lesson-laurel-d1 = Každá volná tráva je stejně dobrá. V této lekci ho zasaď na D1.
ishtar-lesson-laurel = Tenhle strom má míň bodů. Na vavřín máš přesně.
ishtar-lesson-plant-first = Tah by šlo ukončit, ale na strom máš drahokamy. Nejdřív ho zasaď.

ishtar-lesson-skills = 2 · Drahokamy a dovednosti
ishtar-lesson-gems = Drahokamy leží na skalách. Fialové jsou běžné, bílé vzácné. Zvol **2**, pro 2 fialové a 1 červený.
ishtar-lesson-h7 = Ležet může i tam. V této lekci zvol číslo, které je napsané výš, pro 2 fialové drahokamy a 1 červený.
ishtar-lesson-skill = Hvězda tvého dílku je žolík: pošli pomocníka, nebo kup **dovednost** za dva jakékoli drahokamy. Kup H, Jednoduchý záhon, za 2 fialové.
ishtar-lesson-no-assistant = Takový záhon by měl jediné pole. Tentokrát kup dovednost.
ishtar-lesson-pay-purple = Červené drahokamy jsou vzácnější než fialové. Zaplať dva fialové.
ishtar-lesson-skill-h = I to je dobrá dovednost. V této lekci kup H, Jednoduchý záhon.
ishtar-lesson-bed = H založí záhon na volné trávě. Na E3 se dotkne tvého vlastního: o 2 květy víc.
ishtar-lesson-e3 = Na E3 se jeho květy počítají tobě. Dej ho tam.
ishtar-lesson-next-stack = Konev obešla kruh: další je hromádka 1, takže její dílek je zdarma. Vezmi ho, má čtyři květy.
ishtar-lesson-fountain = Fontánu získá, kdo má v jejích zahradách nejvíc **polí** s květy, při shodě všichni. Zvol **2**, u červené fontány, kterou už máš.
ishtar-lesson-g2 = Ležet může i tam, ale u čísla, které je napsané výš, roste tvůj záhon u fontány.
ishtar-lesson-joins = Zahrady dvou fontán se nikdy nesmějí dotknout a na záhonu nesmějí být dva pomocníci. Nabízím jen, co jde. Stiskni **Potvrdit**.
ishtar-lesson-ending = Když jsou dvě hromádky prázdné, kolo se dohraje a hra končí. Zbylé drahokamy obvykle nedají nic.
ishtar-lesson-uppers = Dovednosti A až E bodují na konci. A potřebuje F, B potřebuje G a tak dál, vždy z dřívějšího tahu.
ishtar-lesson-what-counts = A počítá tabulky u tvých květů, B zbylé drahokamy, C stromy u tvých květů, D stromy, které zasadíš, E drahokamy na tvých dovednostech.

ishtar-lesson-more = 3 · Víc dovedností, víc stromů
ishtar-lesson-upper = Dovedností je deset, každá za dva drahokamy: **jedna za tah**, každá jen jednou. V seznamu odemkni C za 2 fialové: počítá stromy u tvých květů.
ishtar-lesson-skill-c = I to je dobrá dovednost. V této lekci odemkni C, Stín.
ishtar-lesson-apricot = Strom může stát na kterékoli volné trávě, ať je čí chce. Zasaď meruňku na F4: u tvých květů se počítá i pro C.
ishtar-lesson-f4 = Tam by dala o 3 body míň. Na F4 je u tvých květů.
ishtar-lesson-last-assistant = Zbývá ti jeden pomocník a dílek na hromádce 2 ho ukazuje. Vezmi ho, zdarma.
ishtar-lesson-white = U bílé fontány zatím nikdo květy nemá. Dej dílek k ní: zvol **4**.
ishtar-lesson-l3 = Ležet může i tam. V této lekci zvol číslo, které je napsané výš, u bílé fontány.
ishtar-lesson-two-assistants = Začíná se se dvěma pomocníky; další dva dá jen dovednost J. Pošli posledního: získá tenhle záhon i fontánu.
ishtar-lesson-apart = Strom nic nezakryje, takže může oddělit dva záhony. Zasaď datlovník na K4.
ishtar-lesson-k4 = Stačí kterákoli volná tráva, ale na K4 se počítá i pro C.
ishtar-lesson-date-palm = Tenhle strom má míň bodů. Na datlovník drahokamy máš.
ishtar-lesson-reserved = Dovednost I **rezervuje** strom: zasadit ho smíš jen ty. Ale rezervovaný strom, který nikdy nezasadíš, nemá žádnou cenu.
ishtar-lesson-counted = Na konci bodují zasazené stromy, každý květ na tvých záhonech, fontány a dovednosti A až E; zbylé drahokamy jen s B.
