# Ligy a poháry serveru.

command-league = Ligy tohoto serveru: sezony, v nichž hraje každý s každým
    .name = liga
command-league-create = Založit ligu, ve které hned budeš; ostatní se přidají v kanálu
command-league-join = Přidat se do ligy tohoto serveru
command-league-leave = Odejít z ligy; rozehrané hry pokračují
command-league-standings = Jak si kdo v lize stojí
command-cup = Poháry tohoto serveru: kola, dokud někdo nevyhraje
    .name = pohár
command-cup-create = Založit pohár, ve kterém hned budeš; ostatní se přidají v kanálu
command-cup-join = Přidat se do poháru tohoto serveru
command-cup-show = Pavouk nebo pořadí poháru
command-contest-which = Který, když je jich víc
    .name = který
command-contest-name = Jak se jmenuje, třeba Středeční liga
    .name = název
command-contest-game = Která hra
    .name = hra
command-contest-kind = Jak se hraje
    .name = způsob
command-contest-kind-league = Divize: nejlepší ze skupiny postupují, poslední sestupují
command-contest-kind-ladder = Jedno pořadí: každou sezonu smíšené skupiny
command-contest-kind-knockout = Vyřazovací: stoly po 3 nebo 4, dva postupují
command-contest-kind-swiss = Švýcarský systém: každý hraje každé kolo
command-contest-seats = Kolik lidí u stolu; jinak 3
    .name = míst
command-contest-pace = Čas na tah; jinak 24 hodin
    .name = čas
command-contest-days = Nejvíc dní sezony nebo kola; jinak 30 v lize a 14 v poháru
    .name = dny
command-contest-begins = Za kolik dní začne; jinak za 3
    .name = začátek
command-contest-rated = Jestli se hry počítají do hodnocení; jinak ano
    .name = hodnocené

contest-kind-league = liga s divizemi
contest-kind-ladder = liga s jedním pořadím
contest-kind-knockout = vyřazovací pohár
contest-kind-swiss = švýcarský systém
contest-title = ### 🏆 { $name } · { $game }
contest-title-season = ### 🏆 { $name } · { $game } · { $n }. sezona
contest-about = { $kind } · { $seats } u stolu · čas na tah: { $pace }
contest-about-cup = { $kind } · 3 nebo 4 u stolu · čas na tah: { $pace }
contest-people = {""}**Lidí { $n }:** { $who }
contest-more = a další: { $n }
contest-open = { $due ->
    [none] Začne den poté, co v ní budou aspoň { $least } lidé.
   *[other] Začne { $due }, když tam budou aspoň { $least } lidé; { $kind ->
        [cup] jinak se nekoná.
       *[league] jinak počká na další.
    }
}
contest-open-days = { $kind ->
    [league] Sezona trvá nejvýš { $days } dní. Ve skupině hraje každý s každým. Nejlepší pak postoupí, poslední sestoupí a další sezona začne sama.
    [ladder] Sezona trvá nejvýš { $days } dní. Ve skupině hraje každý s každým. Pak se skupiny promíchají a další sezona začne sama.
   *[cup] Kolo trvá nejvýš { $days } dní; další pak začne samo.
}
contest-running = { $kind ->
    [league] Sezona skončí nejpozději { $due }; dohrané hry: { $over } z { $games }.
    [final] Finále skončí nejpozději { $due }.
    [swiss] { $round }. kolo z { $of } skončí nejpozději { $due }.
   *[knockout] { $round }. kolo skončí nejpozději { $due }.
} Nedohrané hry se pak počítají jako remíza.
contest-now = {""}**Právě se hraje:** { $tables }
contest-ended = { $n ->
    [0] **Žádná hra se nedohrála, takže nikdo nevyhrál.**
   *[other] **Vítězství: { $who }.**
} Konec { $at }.
contest-called-off = Nekoná se.
contest-moved-up = {""}**Postup:** { $who }
contest-moved-down = {""}**Sestup:** { $who }
contest-follows = { $n }. sezona je níž v kanálu.
contest-decided = ### { $n ->
    [0] 🏁 { $season ->
        [0] Pohár { $name } skončil
       *[other] { $season }. sezona ligy { $name } skončila
    } bez jediné dohrané hry, takže nikdo nevyhrál.
   *[other] 👑 { $who } vyhrává { $season ->
        [0] pohár { $name }
       *[other] { $season }. sezonu ligy { $name }
    }!
}
contest-next = { $state ->
    [begun] Začala { $n }. sezona.
   *[open] { $n }. sezona začne, až bude dost lidí: pod její zprávou je *Přidat se*.
}
push-contest-decided = { $who }, { $season ->
    [0] pohár { $name } skončil
   *[other] { $season }. sezona ligy { $name } skončila
}: { $n ->
    [0] žádná hra se nedohrála
   *[other] vyhrává { $winner }
}. Díky za hru!
contest-drawn-here = ⏱️ { $kind ->
    [knockout] { $round }. kolo poháru { $name } skončilo. Tato hra se tam počítá jako remíza, takže postupuje, kdo byl výš nasazený.
    [swiss] { $round }. kolo poháru { $name } skončilo. Tato hra se tam počítá jako remíza.
   *[league] { $n }. sezona ligy { $name } skončila. Tato hra se tam počítá jako remíza.
} Hraje se dál: výsledek se pořád počítá { $rated ->
    [rated] do statistik i do hodnocení
   *[not] do statistik
}.
contest-drawn = {""}**Nedohráno, tedy remíza:** { $games }
contest-lost = {""}**Nehrálo se, tedy prohra toho, kdo odešel:** { $games }
contest-bye-knockout = {""}**V dalším kole bez hry:** { $who }
contest-bye-swiss = {""}**V tomto kole bez hry, počítá se jako výhra:** { $who }
contest-own = {""}**Tvoje hry:** { $games }
contest-own-over = dohráno: { $n }
contest-own-now = teď hraješ s: { $who }
contest-own-later = ještě tě čeká: { $who }
contest-own-rests = {""}**V tomto kole nehraješ.** Jsi v dalším.
contest-own-out = {""}**V tomto kole už nejsi.**
contest-card = Hra v soutěži **{ $name }**{ $kind ->
    [cup] {""}
   *[league] , { $n }. sezona
}
contest-waiting = V příští sezoně, nebo jakmile někdo odejde: { $who }
contest-rules = -# Vítěz stolu má 12 bodů, poslední 0, mezi nimi stejné kroky. Při shodě bodů: vzájemné hry, výhry, podíl bodů, pořadí na začátku.
contest-rules-ladder = -# Vítěz stolu má 12 bodů, poslední 0, mezi nimi stejné kroky; rozhoduje průměr. Při shodě bodů: výhry, podíl bodů, pořadí na začátku.
contest-rules-knockout = -# Z každého stolu postupují dva, až finále hrají nejvýš čtyři. Při shodě postupuje ten výš nasazený; nejsilnější nemusí mít v prvním kole hru.
contest-rules-swiss = -# Vítěz stolu má 12 bodů, poslední 0. Při shodě: body soupeřů, výhry, nasazení.
contest-joined = ✅ Jsi tam: { $name }. Až ti začne hra, zmíním tě. Můžeš tam potkat kohokoli. Pod zprávou je *Víc*: tam máš své hry a můžeš odejít.
contest-joined-later = ✅ Jsi tam: { $name }. Hraješ od příští sezony, nebo jakmile někdo odejde.
contest-left = Už tam nejsi: { $name }.{ $kind ->
    [open] {""}
    [cup] {" "}Tvoje rozehrané hry pokračují, v dalších kolech už nejsi.
   *[league] {" "}Tvoje rozehrané hry pokračují. Ostatní převezme ten, kdo čeká, jinak jsou prohrané.
}
contest-begun = ✅ Začalo to: { $name }.
contest-end-sure = Ukončit teď { $name }? Hry pokračují, ale nedohrané se tu počítají jako remíza.
contest-ended-now = Konec: { $name }.
contest-opened =
    ✅ Založeno: { $name }. Je to tady: { $place }
    Pod zprávou je *Víc*: tam můžeš začít dřív, nebo to ukončit.
contest-refused = V { $place } nesmím psát. Dovol mi to prosím a já tam { $name } ukážu.
contest-none-league = Na tomto serveru žádná liga není. { $create } ji založí, { $join } a { $leave } jsou pro její lidi.
contest-none-cup = Na tomto serveru žádný pohár není. { $create } ho založí, { $join } je pro ty, kdo hrají.
button-contest-join = Přidat se
button-contest-page = Víc
button-contest-leave = Odejít
button-contest-begin = Začít hned
button-contest-end = Ukončit
contest-picture-season = { $game } · { $n }. sezona
contest-picture-cup = { $game } · { $kind }
contest-group = { $n }. skupina
contest-everybody = Pořadí
contest-everybody-mean = Pořadí (body na hru)
contest-round = { $n }. kolo
contest-final = Finále
contest-alt-row = { $rank }. { $who }. Body: { $points }, hry: { $games }, výhry: { $won }{ $way ->
        [up] , postupuje
        [down] , sestupuje
        [out] , už tu není
       *[stays] {""}
    }{ $tie ->
        [none] {""}
       *[other] {" "}({ $tie })
    }.
contest-alt-pod = { $people }.
contest-alt-on = { $who } ({ $rank ->
    [draw] remíza
   *[other] { $rank }.
}, postupuje)
contest-alt-final = { $who } ({ $rank ->
    [draw] remíza
   *[other] { $rank }.
}, vítězství)
contest-alt-off = { $who } ({ $rank ->
    [draw] remíza
   *[other] { $rank }.
})
contest-alt-bye = Bez hry: { $people }.
contest-tie-met = vzájemné hry
contest-tie-won = méně výher
contest-tie-share = menší podíl bodů
contest-tie-opponents = slabší soupeři
contest-tie-seed = níž na začátku
render-contest-games = hry
render-contest-won = výhry
render-contest-points = body
render-contest-left = už tu není
render-contest-ties = Při shodě bodů rozhodlo:
render-contest-bye = bez hry
render-hall-seasons = Sezony a poháry
hall-won-season = { $name }, { $n }. sezona
hall-alt-won = { $name }, vítězství: { $who }.

denied-contest-name = Dej tomu prosím název.
denied-contest-name-taken = Tento název už tu je.
denied-contest-seats = Tak se ta hra nehraje. U stolu jsou 2 až 4 místa.
denied-contest-days = Sezona nebo kolo může mít { $least } až { $most } dní a začít za 1 až { $begins } dní.
denied-too-many-contests = Tento server má lig a pohárů už { $most }. Nejdřív musí některý skončit.
denied-no-contest = Takovou ligu ani pohár tu neznám.
denied-contest-which = Který? { $names }
denied-contest-over = Už je po všem.
denied-contest-joined = Už tam jsi.
denied-contest-not-joined = Nejsi tam.
denied-cup-begun = Tento pohár už začal. Přidat se nejde.
denied-contest-full = Je plno: { $most } lidí.
denied-contest-not-opener = To smí jen ten, kdo to založil, nebo správce serveru.
denied-contest-begun = Už to začalo.
denied-contest-few = Musí tam být aspoň { $least } lidé.
