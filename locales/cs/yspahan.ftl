# Yspahan, česky. Hodnoty argumentů přicházejí slovy ($floor) a syrové ($floor_id); počítej podle syrových.

yspahan-name = Yspahan
yspahan-blurb = Házej kostkami, zaplňuj bazary Yspahanu a posílej zboží s karavanou.
yspahan-effort = 21 tahů na hráče (ve dvou 31 nebo 32) · snadno se naučí

## Questions

yspahan-ask-roll = Začíná nový den. Kolik žlutých kostek si koupíš?
yspahan-ask-act = Vyber z věže skupinu kostek a použij ji.
yspahan-ask-act-about = Vyber z věže skupinu kostek a použij ji. Je to poslední tah { $last_id ->
    [0] týdne
   *[1] hry
}.
yspahan-ask-place = Kam dáš další zboží?
yspahan-ask-order = Čekají dvě zboží. Které půjde na karavanu první?
yspahan-ask-go-on = Jedno zboží je naložené. Zahraješ kartu, nebo naložíš další?
yspahan-ask-protect = Tvoje zboží má jít na karavanu. Zaplatíš velblouda, aby zůstalo v obchodě?

# The same with the names of what they are about; the texts above are for standing answers.
yspahan-ask-place-about = Kam ve čtvrti { $floor } dáš další zboží? { $n_id ->
    [one] { $optional_id ->
        [0] Je to poslední.
       *[other] Je navíc za Nákladní výtah, takže si ho můžeš nechat.
    }
   *[other] K umístění máš { $n } zboží{ $optional_id ->
        [0] .
       *[other] , poslední si můžeš nechat.
    }
}
yspahan-ask-order-about = Které zboží půjde na karavanu první: { yspahan-part-whose } z obchodu { $shop }, nebo { $theirs_id ->
    [0] tvoje
   *[1] zboží hráče { $other }
} z obchodu { $second }?
yspahan-ask-go-on-about = Jedno zboží je naložené. Zahraješ kartu, nebo naložíš další, { yspahan-part-whose } z obchodu { $shop }?
yspahan-ask-protect-about = Tvoje zboží v obchodě { $shop } má jít na karavanu{ $second_id ->
    [none] .
   *[other] , a po něm to v obchodě { $second }.
} Bazar { $souk } má { $held } { $size_id ->
    [1] z
    [5] z
   *[other] ze
} { $size } zboží a je za { $points_id ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}. { $camels_id ->
    [0] Nemáš velblouda, kterým by v obchodě zůstalo.
    [one] Zaplatíš svého jediného velblouda, aby zůstalo?
   *[other] Zaplatíš 1 velblouda (máš jich { $camels }), aby zůstalo?
}
yspahan-ask-end = Akce je hotová. Chceš ještě něco postavit nebo zahrát, než ukončíš tah?

## Headlines: what a player is asked, for the others to read. Short, without a full stop: they are large.

yspahan-headline-roll = { $you ->
    [1] Házíš
   *[0] { $who } hází
} kostkami
yspahan-headline-act = { $you ->
    [1] Vybíráš
   *[0] { $who } vybírá
} skupinu kostek
yspahan-headline-act-supervise = Kam půjde dozorce?
yspahan-headline-place = { $you ->
    [1] Umisťuješ
   *[0] { $who } umisťuje
} { $n } zboží
yspahan-headline-order = { $you ->
    [1] Které zboží půjde první?
   *[0] { $who } nakládá 2 zboží
}
yspahan-headline-go-on = { $you ->
    [1] Můžeš
   *[0] { $who } může
} hrát karty
yspahan-headline-protect = { $you ->
    [1] Můžeš
   *[0] { $who } může
} uchránit zboží
yspahan-headline-end = { $you ->
    [1] Můžeš
   *[0] { $who } může
} stavět či hrát karty
yspahan-headline-end-build = { $you ->
    [1] Můžeš
   *[0] { $who } může
} stavět
yspahan-headline-end-play = { yspahan-headline-go-on }
yspahan-headline-end-swap = { yspahan-headline-go-on }
yspahan-headline-end-sell = { yspahan-headline-go-on }
yspahan-headline-do-build = { $you ->
    [1] Vybíráš
   *[0] { $who } vybírá
} budovu
yspahan-headline-do-play = { $you ->
    [1] Hraješ
   *[0] { $who } hraje
} kartu
yspahan-headline-do-swap = { yspahan-headline-do-play }
yspahan-headline-do-sell = { yspahan-headline-do-play }
yspahan-headline-end-put = { $you ->
    [1] Můžeš
   *[0] { $who } může
} umístit zboží

## Advice to somebody new, by kind of question

yspahan-advice-roll = Kostky se podle čísel roztřídí do věže. Žlutá stojí 1 minci, přidá se ke skupině svého čísla a počítá se jen tobě.
yspahan-advice-act = Hodně stejných kostek znamená hodně velbloudů, mincí nebo zboží. Jedna kostka stačí na kartu, nebo na dozorce: ujde tolik polí, kolik ukazuje.
yspahan-advice-place = Body dávají jen dokončené bazary, a to na konci týdne. Malé jsou hotové dřív.
yspahan-advice-order = První zboží jde na nejbližšího velblouda karavany. Nižší řady dávají hned víc bodů.
yspahan-advice-go-on = Chceš se tu zastavit: teď je chvíle zahrát kartu, než se naloží další zboží.
yspahan-advice-protect = Velbloud zachrání tvoje místo v bazaru a místo něj se naloží zboží z tvé zásoby.
yspahan-advice-end = Budovy se vyplatí nejvíc, když přijdou brzy. Od třetí navíc každá dává body.

## Verbs: labels for groups of actions

yspahan-verb-roll = Hodit kostkami
    .typed = hoď, hoď kostkami
yspahan-verb-take = Vzít z věže
    .typed = vezmi, ber
yspahan-verb-supervise = Pohnout dozorcem
    .typed = dozorce, pohni dozorcem
yspahan-verb-draw = Táhnout kartu
    .typed = táhni, táhni kartu
yspahan-verb-pass = Pasovat
    .typed = pasuj
yspahan-verb-build = Postavit
    .typed = postav
yspahan-verb-place = Umístit zboží
    .typed = umísti, dej
yspahan-verb-stop = Dál neumisťovat
    .typed = dost
yspahan-verb-first = Zvolit pořadí
    .typed = první, nejdřív
yspahan-verb-go-on = Naložit další zboží
    .typed = dál
yspahan-verb-keep = Zaplatit velblouda
    .typed = zaplať
yspahan-verb-let-go = Pustit zboží
    .typed = pusť
yspahan-verb-end = Ukončit tah
    .typed = konec, ukonči tah
yspahan-verb-play = Zahrát kartu
    .typed = zahraj, hraj
yspahan-verb-swap = Směnit
    .typed = směň
yspahan-verb-sell = Prodat za body
    .typed = prodej
yspahan-verb-put = Umístit zboží kamkoli
    .typed = kamkoli

yspahan-extra-take = Odhodit kartu a mít o 1 víc…
yspahan-extra-build = Stavět s kartou…

## Co znamená 🎲, podle slovesa

yspahan-final-roll = Hází kostkami
yspahan-final-draw = Táhne kartu
yspahan-final-supervise = Táhne kartu

## Actions, one by one: what an option is, what it costs and brings; `-more-` is a second line

yspahan-part-discard = { $card_id ->
    [none] {""}
   *[other] , odhodit kartu { $card }
}
yspahan-part-using = { $floor_id ->
    [none] {""}
   *[other] , kostky { $floor }
}
yspahan-part-payment = { $cards_id ->
    [build_no_gold] , s kartou Stavba bez zlata
    [build_no_camels] , s kartou Stavba bez velbloudů
    [both] , s oběma kartami staveb
   *[none] {""}
}
yspahan-part-coins = { $gold_id ->
    [one] 1 mince
    [few] { $gold } mince
   *[other] { $gold } mincí
}
yspahan-part-price = { $camels_id ->
    [0] { $gold_id ->
        [0] zdarma
       *[other] { yspahan-part-coins }
    }
   *[other] { $camels_id ->
        [one] 1 velbloud
        [few] { $camels } velbloudi
       *[other] { $camels } velbloudů
    }{ $gold_id ->
        [0] {""}
       *[other] , { yspahan-part-coins }
    }
}
yspahan-part-souk = { $stage_id ->
    [starts] začne bazar za { $worth } (1/{ $size })
    [completes] dokončí bazar za { $worth }
   *[continues] bazar za { $worth } ({ $n }/{ $size })
}
yspahan-part-cubes = { $count_id ->
    [one] { $shops }
   *[other] { $count } zboží, { $row_id ->
        [0] { $shops }
       *[1] { $first } až { $last }
    }
}
yspahan-part-whose = { $yours_id ->
    [0] zboží hráče { $owner }
   *[1] tvoje
}
yspahan-part-owned = { $yours_id ->
    [0] zboží z { $shop } ({ $owner })
   *[other] svoje zboží z { $shop }
}
yspahan-do-roll = { $yellow_id ->
    [0] hodit bílými kostkami
    [one] hodit s 1 žlutou kostkou · 1 mince
   *[other] hodit se { $yellow } žlutými kostkami · { yspahan-part-coins }
}
yspahan-do-take = { $floor_id ->
    [camel] vzít { $n_id ->
        [one] 1 velblouda
        [few] { $n } velbloudy
       *[other] { $n } velbloudů
    }
    [gold] vzít { $n_id ->
        [one] 1 minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
   *[other] umístit { $n } zboží: { $floor }
}{ yspahan-part-discard }
yspahan-more-take = { $card_id ->
    [none] {""}
   *[other] Její účinek propadne.
}
yspahan-do-supervise = { $stays ->
    [1] dozorce nechat na { FORM($dest, "loc") }
   *[0] dozorce na { FORM($dest, "acc") }
}, kostky { $floor }{ $gold_id ->
    [0] {""}
   *[other] {" "}· { yspahan-part-coins }
}{ $cubes_id ->
    [yours] {" "}· naloží tvoje zboží
    [both_yours] {" "}· naloží tvoje 2 zboží
    [yours_and] {" "}· naloží tvoje a { $other }
    [one] {" "}· naloží zboží: { $owner }
    [two] {" "}· naloží zboží: { $owner } a { $other }
    [same] {" "}· naloží 2 zboží: { $owner }
   *[none] {""}
}{ $asks_id ->
    [owner] , dotaz: { $owner }
    [other] , dotaz: { $other }
    [both] , dotaz oběma
   *[none] {""}
}
yspahan-do-draw = táhnout kartu{ $floor_id ->
    [none] {""}
   *[other] , kostky { $floor }
}
yspahan-do-pass = pasovat: není co vzít
yspahan-do-build = postavit { FORM($building, "acc") } · { yspahan-part-price }{ yspahan-part-payment }{ yspahan-part-using }
yspahan-do-place = { yspahan-part-cubes } · { yspahan-part-souk }
yspahan-do-stop = dál neumisťovat
yspahan-do-first = { $pause_id ->
    [pause] nejdřív naložit { yspahan-part-owned }, pak se mě zeptat
   *[none] nejdřív naložit { yspahan-part-owned }
}
yspahan-do-go-on = naložit další zboží
yspahan-do-keep = zaplatit { $camels_id ->
    [one] jediného velblouda
   *[other] velblouda (máš { $camels })
} · { $shop } zůstane{ $lost_id ->
    [none] {""}
   *[other] {" "}· { $lost } odejde
}
yspahan-do-let-go = pustit zboží z { $shop }{ $hole_id ->
    [0] {""}
   *[1] {" "}· bazar { $souk } nedokončený
}
yspahan-do-end = ukončit tah
yspahan-do-play = zahrát kartu { $card }
yspahan-do-swap = { $give_id ->
    [gold] směnit { $n_id ->
        [one] 1 minci za 1 velblouda
        [few] { $n } mince za { $n } velbloudy
       *[other] { $n } mincí za { $n } velbloudů
    }
   *[camels] směnit { $n_id ->
        [one] 1 velblouda za 1 minci
        [few] { $n } velbloudy za { $n } mince
       *[other] { $n } velbloudů za { $n } mincí
    }
}
yspahan-do-sell = { $what_id ->
    [gold] prodat { $n_id ->
        [one] 1 minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
   *[camels] prodat { $n_id ->
        [one] 1 velblouda
        [few] { $n } velbloudy
       *[other] { $n } velbloudů
    }
}
yspahan-do-put = Zboží kamkoli: { yspahan-part-cubes } · { yspahan-part-souk }

## Why a typed move is not possible: the end of a sentence, with its full stop

yspahan-obstacle-roll-first = nejdřív hoď kostkami pomocí `hoď`.
yspahan-obstacle-yellow-dice = žluté kostky jsou jen { $n }.
yspahan-obstacle-yellow-too-dear = každá žlutá kostka stojí 1 minci, ale { $have_id ->
    [0] žádnou nemáš
    [one] máš 1
   *[other] máš { $have }
}.
yspahan-obstacle-rolled = kostky na tento den už jsou hozené.
yspahan-obstacle-act-first = nejdřív použij skupinu kostek.
yspahan-obstacle-acted = svou skupinu kostek už máš použitou.
yspahan-obstacle-place-first = nejdřív umísti svoje zboží.
yspahan-obstacle-load-first = nejdřív se nakládá karavana.
yspahan-obstacle-protect-first = nejdřív řekni, jestli tvoje zboží zůstane na místě.
yspahan-obstacle-no-dice = v patře { $floor } žádné kostky nejsou.
yspahan-obstacle-dice-taken = kostky z patra { $floor } jsou dnes už pryč.
yspahan-obstacle-quarter-closed = ve čtvrti { $floor } není bazar volný ani tvůj s volným místem.
yspahan-obstacle-steps-too-dear = cesta na { FORM($dest, "acc") } je jinak dlouhá, než ukazují kostky, a stojí { $gold_id ->
    [one] 1 minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}, ale { $have_id ->
    [0] žádnou nemáš
   *[other] máš jen { $have }
}.
yspahan-obstacle-no-cards = není už co táhnout.
yspahan-obstacle-built-already = { FORM($building, "acc") } už máš.
yspahan-obstacle-built-today = v tomto tahu už máš postaveno a víc než jednou to nejde.
yspahan-obstacle-building-too-dear = { $building } stojí { $needs_camels_id ->
    [one] 1 velblouda
    [few] { $needs_camels } velbloudy
   *[other] { $needs_camels } velbloudů
}{ $needs_gold_id ->
    [0] {""}
    [one] {" "}a 1 minci
    [few] {" "}a { $needs_gold } mince
   *[other] {" "}a { $needs_gold } mincí
}, ale { $camels_id ->
    [0] { $gold_id ->
        [0] nemáš nic
       *[other] máš jen { yspahan-part-paid-coins }
    }
   *[other] máš jen { $camels_id ->
        [one] 1 velblouda
        [few] { $camels } velbloudy
       *[other] { $camels } velbloudů
    }{ $gold_id ->
        [0] {""}
       *[other] {" "}a { yspahan-part-paid-coins }
    }
}.
yspahan-obstacle-other-quarter = obchod { $shop } není ve čtvrti { $floor }.
yspahan-obstacle-shop-taken = v obchodě { $shop } už zboží je.
yspahan-obstacle-souk-taken = tenhle bazar má rozestavěný jiný hráč.
yspahan-obstacle-souk-first = nejdřív zaplň bazar, který máš v té čtvrti začatý.
yspahan-obstacle-must-place = dokud je místo, musíš umístit ještě { $n } zboží.
yspahan-obstacle-no-card = kartu { $card } nemáš.
yspahan-obstacle-other-turn = karty se hrají jen ve vlastním tahu.
yspahan-obstacle-too-few = { $have_id ->
    [0] nemáš žádné { $what }
    [one] { $what_id ->
        [gold] máš jen 1 minci
       *[camels] máš jen 1 velblouda
    }
   *[other] { $what } máš jen { $have }
}.

## Arguments: what to choose next

yspahan-arg-yellow = Kolik žlutých kostek?
yspahan-arg-floor = Které patro věže?
    .typed = kostky
yspahan-arg-card = Která karta?
    .typed = odhoď
yspahan-arg-dest = Kam?
yspahan-arg-building = Která budova?
yspahan-arg-cards = Se kterými kartami staveb?
    .typed = kartou
yspahan-arg-shop = Který obchod?
yspahan-arg-pause = Zastavit po prvním zboží?
yspahan-arg-give = Co dáváš?
yspahan-arg-what = Co prodáváš?
yspahan-arg-n = Kolik?

## Values

yspahan-floor-camel = Velbloudi
yspahan-floor-bag = Pytel
yspahan-floor-barrel = Sud
yspahan-floor-chest = Truhla
yspahan-floor-vase = Amfora
yspahan-floor-gold = Zlato

yspahan-card-camels3 = Tři velbloudi
yspahan-card-gold3 = Tři mince
yspahan-card-swap = Směna
yspahan-card-sell-camels = Prodej velbloudů
yspahan-card-sell-gold = Prodej zlata
yspahan-card-place-any = Zboží kamkoli
yspahan-card-load = Rovnou na karavanu
yspahan-card-build-no-gold = Stavba bez zlata
yspahan-card-build-no-camels = Stavba bez velbloudů

yspahan-cards-build-no-gold = Stavba bez zlata
yspahan-cards-build-no-camels = Stavba bez velbloudů
yspahan-cards-both = obě karty staveb

yspahan-building-paddock = Pastvina
    .acc = Pastvinu
yspahan-building-store = Obchod
yspahan-building-bathhouse = Lázně
yspahan-building-caravan-house = Stanice karavany
    .acc = Stanici karavany
yspahan-building-market = Trh
yspahan-building-crane = Nákladní výtah

yspahan-give-gold = mince
yspahan-give-camels = velbloudy
yspahan-what-gold = mince
yspahan-what-camels = velbloudy
yspahan-pause-pause = zastavit a zeptat se mě
    .typed = zeptej se
yspahan-dest-C = C (křižovatka)
    .acc = C (křižovatku)
    .loc = C (křižovatce)

yspahan-card-help-camels3 = Vezmi si { PRINTED("yspahan.cards.effect.camels3") } velbloudy. Pastvina nic nepřidá.
yspahan-card-help-gold3 = Vezmi si { PRINTED("yspahan.cards.effect.gold3") } mince. Obchod nic nepřidá.
yspahan-card-help-swap = Vyměň libovolný počet mincí za stejně velbloudů, nebo velbloudů za stejně mincí.
yspahan-card-help-sell-camels = Odevzdej nejvýš { PRINTED("yspahan.cards.effect.sell_camels.most") } velbloudy, každého za { PRINTED("yspahan.cards.effect.sell_camels.points") } body.
yspahan-card-help-sell-gold = Odevzdej nejvýš { PRINTED("yspahan.cards.effect.sell_gold.most") } mincí, každou za { PRINTED("yspahan.cards.effect.sell_gold.points") ->
    [one] 1 bod
    [few] { PRINTED("yspahan.cards.effect.sell_gold.points") } body
   *[other] { PRINTED("yspahan.cards.effect.sell_gold.points") } bodů
}.
yspahan-card-help-place-any = Dej 1 zboží do kteréhokoli obchodu, kam smíš. Nákladní výtah nic nepřidá.
yspahan-card-help-load = Dej 1 zboží ze zásoby na dalšího velblouda, s obvyklými body. Stanice karavany kartu nedá.
yspahan-card-help-build-no-gold = Budova, kterou teď stavíš, stojí jen velbloudy.
yspahan-card-help-build-no-camels = Budova, kterou teď stavíš, stojí jen mince.

yspahan-building-help-paddock = Kdykoli bereš velbloudy z věže, máš o { PRINTED("yspahan.building.effect.paddock") } víc.
yspahan-building-help-store = Kdykoli bereš mince z věže, máš o { PRINTED("yspahan.building.effect.store") } víc.
yspahan-building-help-bathhouse = Dozorce jde zdarma až o { PRINTED("yspahan.building.effect.bathhouse") } pole dál nebo blíž, když chceš.
yspahan-building-help-caravan-house = Táhni kartu pokaždé, když se naloží tvoje zboží.
yspahan-building-help-market = Za každý bazar, který na konci týdne boduje, máš o { PRINTED("yspahan.building.effect.market") } body víc.
yspahan-building-help-crane = Kdykoli umisťuješ zboží kostkami, máš o { PRINTED("yspahan.building.effect.crane") } víc; umístit ho nemusíš.

## Events

yspahan-part-row = { $cubes } zboží na karavaně{ $factor_id ->
    [1] {""}
   *[other] , řada ×{ $row }
}
yspahan-part-camels-acc = { $n_id ->
    [one] 1 velblouda
    [few] { $n } velbloudy
   *[other] { $n } velbloudů
}
yspahan-part-coins-acc = { $n_id ->
    [one] 1 minci
    [few] { $n } mince
   *[other] { $n } mincí
}
yspahan-part-points = { $n_id ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}
yspahan-event-day = Týden { $week }, den { $day }. { $you ->
    [1] Začínáš.
   *[0] { $who } začíná.
}
yspahan-event-last-day = Týden { $week }, den { $day }: poslední den. { $you ->
    [1] Začínáš.
   *[0] { $who } začíná.
}
yspahan-event-last-day-next = { $players_id ->
    [2] Zítra je poslední den: začne, kdo má méně bodů; při shodě se začíná jako obvykle.
   *[4] Zítra je poslední den: hraje se podle bodů, od nejméně.
}
yspahan-event-rolled = { $yellow_id ->
    [0] { $who } { DOES($you, "házíš", "hází") }{ yspahan-part-rolled }.
    [one] { $who } { DOES($you, "platíš", "platí") } 1 minci za žlutou kostku a { DOES($you, "házíš", "hází") }{ yspahan-part-rolled }.
   *[other] { $who } { DOES($you, "platíš", "platí") } { $yellow } mince za { $yellow } žluté kostky a { DOES($you, "házíš", "hází") }{ yspahan-part-rolled }.
}
yspahan-event-rolled-without-gold = { $who } { DOES($you, "nemáš", "nemá") } mince na žluté kostky a { DOES($you, "házíš", "hází") }{ yspahan-part-rolled }.
yspahan-part-rolled = { $signed ->
    [1] {""}
   *[0] {" "}{ $dice }
}
yspahan-event-yellow-gone = Žluté kostky mizí z věže.
yspahan-event-discarded = { $who } { DOES($you, "odhazuješ", "odhazuje") } kartu { $card } a { DOES($you, "počítáš", "počítá") } si o kostku víc.
yspahan-event-took-camels = { $who } { DOES($you, "bereš", "bere") } z věže { yspahan-part-camels-acc }.
yspahan-event-took-gold = { $who } { DOES($you, "bereš", "bere") } z věže { yspahan-part-coins-acc }.
yspahan-event-took-cubes = { $who } { DOES($you, "bereš", "bere") } kostky { $floor } a { DOES($you, "máš", "má") } k umístění { $n } zboží.
yspahan-event-helped = { $building_id ->
    [bathhouse] { $who } { DOES($you, "máš", "má") } díky Lázním zdarma { $n_id ->
        [one] 1 krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }.
   *[other] { $who } { DOES($you, "máš", "má") } z toho { $n } díky budově { $building }.
}
yspahan-event-used = { $who } { DOES($you, "používáš", "používá") } kostky { $floor }.
yspahan-event-used-to-draw = { $who } { DOES($you, "používáš", "používá") } kostky { $floor } a { DOES($you, "táhneš", "táhne") } kartu.
yspahan-event-no-group = { $who } ve věži { DOES($you, "nemáš", "nemá") } žádné kostky a { DOES($you, "táhneš", "táhne") } kartu.
yspahan-event-passed = { $who } { DOES($you, "nemáš", "nemá") } žádné kostky ani kartu k tažení.
yspahan-event-placed = { $who } { DOES($you, "obsazuješ", "obsazuje") } { $shop }.
yspahan-event-filled = { $who } { DOES($you, "obsazuješ", "obsazuje") } { $shop }, jiná možnost není.
yspahan-event-completed = { $who } { DOES($you, "dokončuješ", "dokončuje") } bazar { $souk }.
yspahan-event-cubes-left = { $who } { DOES($you, "necháváš", "nechává") } v zásobě { $n } zboží.
yspahan-event-cubes-lost = { $who } { DOES($you, "nemáš", "nemá") } volný obchod pro { $n_id ->
    [one] 1 zboží
   *[other] další { $n } zboží
}.
yspahan-event-supervised = { $who } { DOES($you, "posíláš", "posílá") } kostkami { $floor } dozorce na { FORM($dest, "acc") }{ yspahan-part-supervised }
yspahan-event-stayed = { $who } { DOES($you, "necháváš", "nechává") } kostkami { $floor } dozorce stát na { FORM($dest, "loc") }{ yspahan-part-supervised }
yspahan-part-supervised = { $signed ->
    [1] .
   *[0] { $gold_id ->
        [0] .
        [one] {" "}a { DOES($you, "platíš", "platí") } 1 minci.
        [few] {" "}a { DOES($you, "platíš", "platí") } { $gold } mince.
       *[other] {" "}a { DOES($you, "platíš", "platí") } { $gold } mincí.
    }
}
yspahan-event-ordered = { $who } { DOES($you, "určuješ", "určuje") } pořadí: první jde zboží z obchodu { $shop }.
yspahan-event-kept = { $who } { DOES($you, "platíš", "platí") } velblouda a zboží v obchodě { $shop } zůstává.
yspahan-event-let-go = { $who } { DOES($you, "dáváš", "dává") } karavaně zboží z obchodu { $shop }.
yspahan-event-let-go-without-camel = { $who } { DOES($you, "nemáš", "nemá") } velblouda a { DOES($you, "dáváš", "dává") } karavaně zboží z obchodu { $shop }.
yspahan-event-loaded = { $who } { DOES($you, "máš", "má") } naložené zboží v řadě ×{ $row } karavany{ $scored }.
yspahan-event-loaded-together = { $who } { DOES($you, "máš", "má") } { $n_id ->
    [few] naložené { $n } kusy zboží
   *[other] naloženo { $n } kusů zboží
} v { $rows_id ->
    [one] řadě ×{ $row }
   *[other] řadách { $row }
} karavany{ $scored }.
yspahan-event-caravan-full = Karavana je plná a vyráží na cestu.
yspahan-event-caravan-counted = { $who } { DOES($you, "boduješ", "boduje") } za { yspahan-part-row }{ $scored }.
yspahan-event-drew = { $who } { DOES($you, "táhneš", "táhne") } kartu { $card }.
yspahan-event-drew-hidden = { $who } { DOES($you, "táhneš", "táhne") } kartu.
yspahan-event-house-drew = { $who } { DOES($you, "táhneš", "táhne") } díky Stanici karavany kartu { $card }.
yspahan-event-house-drew-hidden = { $who } { DOES($you, "táhneš", "táhne") } kartu díky Stanici karavany.
yspahan-event-no-card = { $who } { DOES($you, "nemáš", "nemá") } co táhnout, karty došly.
yspahan-event-reshuffled = { $n_id ->
    [one] Z odhozené karty je nový balíček.
    [few] Ze { $n } odhozených karet je nový balíček.
   *[other] Z { $n } odhozených karet je nový balíček.
}
yspahan-event-played = { $who } { DOES($you, "hraješ", "hraje") } kartu { $card }.
yspahan-event-swapped = { $who } { DOES($you, "hraješ", "hraje") } kartu { yspahan-card-swap }: { $give_id ->
    [gold] { yspahan-part-coins-acc } za { yspahan-part-camels-acc }.
   *[camels] { yspahan-part-camels-acc } za { yspahan-part-coins-acc }.
}
yspahan-event-sold = { $who } { DOES($you, "hraješ", "hraje") } kartu { $what_id ->
    [gold] { yspahan-card-sell-gold } a { DOES($you, "prodáváš", "prodává") } { yspahan-part-coins-acc }{ $scored }.
   *[camels] { yspahan-card-sell-camels } a { DOES($you, "prodáváš", "prodává") } { yspahan-part-camels-acc }{ $scored }.
}
yspahan-event-built = { $who } { DOES($you, "stavíš", "staví") } { FORM($building, "acc") }{ $signed ->
    [1] {""}
   *[0] { $camels_id ->
        [0] { $gold_id ->
            [0] {" "}zdarma
           *[other] {" "}za { yspahan-part-paid-coins }
        }
       *[other] {" "}za { $camels_id ->
            [one] 1 velblouda
            [few] { $camels } velbloudy
           *[other] { $camels } velbloudů
        }{ $gold_id ->
            [0] {""}
           *[other] {" "}a { yspahan-part-paid-coins }
        }
    }
}{ yspahan-part-payment }{ $scored }.
yspahan-part-paid-coins = { $gold_id ->
    [one] 1 minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}
yspahan-event-week-over = Týden { $week } končí.
yspahan-event-souk-scored = { $who } { DOES($you, "boduješ", "boduje") } za bazar { $souk }{ $market_id ->
    [0] {""}
   *[other] , z toho { $market } za Trh
}{ $scored }.
yspahan-event-week-scored = { $who } { DOES($you, "boduješ", "boduje") }{ $caravan_id ->
    [0] {""}
   *[other] : { $n }
} za { $souks_id ->
    [one] bazar { $souk }
   *[other] bazary { $souk }
}{ $market_id ->
    [0] {""}
   *[other] , z toho { $market } za Trh
}{ $caravan_id ->
    [0] {""}
   *[other] {" "}a { $caravan } za { yspahan-part-row }
}{ $scored }.
yspahan-event-took-back = { $who } { DOES($you, "bereš", "bere") } zpět { $n } zboží z nedokončených bazarů.
yspahan-event-went-back = Dozorce se vrací na { FORM($dest, "acc") }.
yspahan-event-won = { $who } { DOES($you, "vyhráváš", "vyhrává") }: { yspahan-part-points }!
yspahan-event-shared = { $who } { DOES($you, "sdílíš", "sdílí") } vítězství: { yspahan-part-points }!

## The position in words

yspahan-event-board-question-roll = { $who } { DOES($you, "budeš", "bude") } házet kostkami.
yspahan-event-board-question-act = { $who } { DOES($you, "vybíráš", "vybírá") } skupinu kostek.
yspahan-event-board-question-place = { $who } { DOES($you, "umisťuješ", "umisťuje") } zboží ve čtvrti { $floor }: zbývá { $n }.
yspahan-event-board-question-order = { $who } { DOES($you, "vybíráš", "vybírá") }, které zboží se naloží první: { $shops }.
yspahan-event-board-question-go-on = { $who } { DOES($you, "můžeš", "může") } hrát karty, než se naloží zboží z obchodu { $shops }.
yspahan-event-board-question-protect = { $who } { DOES($you, "rozhoduješ", "rozhoduje") }, jestli zaplatit velblouda za zboží v obchodě { $shop }.
yspahan-event-board-question-end = { $who } { DOES($you, "můžeš", "může") } před koncem tahu stavět nebo hrát karty.
yspahan-event-board-over = Hra skončila.
yspahan-event-board-day = Týden { $week } ze 3, den { $day } ze 7. Začínající hráč: { $whom }. Hráči v pořadí dne:
yspahan-event-board-score = { $who }: { $points_id ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}, { yspahan-part-coins }, { $camels_id ->
    [one] 1 velbloud
    [few] { $camels } velbloudi
   *[other] { $camels } velbloudů
}, { $held_id ->
    [0] bez karet
    [one] 1 karta
    [few] { $held } karty
   *[other] { $held } karet
}.
yspahan-event-board-buildings = { $who } { DOES($you, "máš", "má") } postaveno: { $n_id ->
    [6] všech šest budov
   *[other] { $building }
}.
yspahan-event-board-no-buildings = { $who } zatím { DOES($you, "nemáš", "nemá") } nic postaveno.
yspahan-event-board-hand = V ruce máš: { $n_id ->
    [one] { $card }.
   *[other] { $n }× { $card }.
}
yspahan-event-board-hand-empty = V ruce nemáš žádnou kartu. Táhnout ji můžeš kteroukoli skupinou kostek.
yspahan-event-board-tower = Věž, patro { $floor }: { $n_id ->
    [one] 1 { $yellow_id ->
        [0] kostka
       *[other] žlutá kostka
    }
    [few] { $n } kostky
   *[other] { $n } kostek
} s číslem { $value }{ $n_id ->
    [one] .
   *[other] { $yellow_id ->
        [0] .
       *[other] , z toho žluté: { $yellow }.
    }
}
yspahan-event-board-tower-taken = Věž, patro { $floor }: skupinu už { DOES($you, "máš", "má") } { $whom }.
yspahan-event-board-tower-empty = Věž, patro { $floor }: prázdné.
yspahan-event-board-street = Dozorce stojí na { FORM($dest, "loc") }.
yspahan-event-board-street-cube = Vedle dozorce: { $shop }, { $you ->
    [1] tvoje zboží
   *[0] zboží hráče { $whom }
}.
yspahan-event-board-street-empty = Vedle dozorce: { $shop }, prázdný.
yspahan-event-board-caravan = Karavana: naloženo { $n } z { $room } velbloudů. Další zboží jde do řady ×{ $row }{ $points_id ->
    [0] , bez bodů.
    [one] , za 1 bod.
    [few] , za { $points } body.
   *[other] , za { $points } bodů.
}
yspahan-event-board-caravan-row = Karavana, řada ×{ $row }: { $you ->
    [1] máš
   *[0] { $whom } má
} { $n } zboží.
yspahan-event-board-caravan-worth = Karavana by teď dala { yspahan-part-points }: { $whom }.
yspahan-event-board-souk-free = Čtvrť { $floor }, bazar { $souk }, { $points_id ->
    [few] { $points } body
   *[other] { $points } bodů
}: volný ({ $empty }).
yspahan-event-board-souk = Čtvrť { $floor }, bazar { $souk }, { $points_id ->
    [few] { $points } body
   *[other] { $points } bodů
}: { $you ->
    [1] máš
   *[0] { $whom } má
} { $held }; prázdné { $empty }.
yspahan-event-board-souk-full = Čtvrť { $floor }, bazar { $souk }, { $points_id ->
    [few] { $points } body
   *[other] { $points } bodů
}: dokončený, { $you ->
    [1] máš
   *[0] { $whom } má
} { $held }.
yspahan-event-board-deck = V balíčku: { $n_id ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}. Odhozeno: { $discarded_id ->
    [one] 1 karta
    [few] { $discarded } karty
   *[other] { $discarded } karet
}.
yspahan-event-board-discard = Odhozeno: { $n_id ->
    [one] { $card }.
   *[other] { $n }× { $card }.
}

## Score sheet

yspahan-sheet-souks = Bazary
yspahan-sheet-caravan = Karavany
yspahan-sheet-loading = Nakládání
yspahan-sheet-buildings = Budovy
yspahan-sheet-cards = Karty
yspahan-poster-souks = Bazary 3. týdne
yspahan-poster-caravan = Karavana 3. týdne
yspahan-poster-counted = { $n ->
    [one] 1 herní den
    [21] 3 týdny
    [few] { $n } herní dny
   *[other] { $n } herních dní
}
yspahan-poster-axis = Den

## Why a computer made a move: “+3.2 …”, in expected points

yspahan-term-souks = za bazary
yspahan-term-caravan = za karavanu
yspahan-term-buildings = za to, co budovy přinesou později
yspahan-term-camels = za velbloudy na další budovu
yspahan-term-gold = za mince na další budovu
yspahan-term-spare = za velbloudy a mince, které budovy nepotřebují
yspahan-term-cards = za karty
yspahan-term-cubes = za zboží, které se ještě umístí
yspahan-term-tempo = za tahy, které dnes ještě přijdou

yspahan-plan-buildings = stavět budovy, které pomáhají v každém dalším tahu
yspahan-plan-souks = zaplnit nejcennější bazary
yspahan-plan-caravan = posílat zboží s karavanou

# The computer player who mainly tries that.
yspahan-character-souks = Farhád

## Legend: one line for each number on the picture

yspahan-legend-1 = Věž: kostky dne, stejné tvoří skupinu. V tahu použiješ jednu skupinu.
yspahan-legend-2 = Bazar: obchody jedné barvy. Na cedulce má svůj kód: písmeno čtvrti a body, které přinese, až bude dokončený; pod nimi je, kolik obchodů je obsazených. Každý obchod má písmeno: `B8a` je obchod a bazaru B8.
yspahan-legend-3 = Dozorce chodí po ulici; jeho poslední cesta je oranžová. Zboží vedle pole, kde se zastaví, jde na karavanu.
yspahan-legend-4 = Karavana: nejdřív se plní řada za 2 body, pak za 1 a za 0. Tyto body jsou hned; za každou řadou je její násobek. Když je plná, hned se hodnotí a vyprázdní.
yspahan-legend-5 = Týden, den a pořadí tahů.
yspahan-legend-6 = Budovy: co která umí a kolik stojí velbloudů a mincí. Na bílém štítku jsou ty, na které má hráč na tahu, a odškrtnuté ty, které už má.
yspahan-legend-7 = Hráči: velbloudi, mince, karty, budovy, body. Vlajka patří začínajícímu hráči, šipka ukazuje, kdo je na tahu.
yspahan-legend-8 = Karty k tažení a odhozené karty.
yspahan-legend-9 = Body za první až šestou budovu hráče, ať jsou to kterékoli. Značka každého hráče stojí u jeho další budovy.

## What is this?: what can be chosen, in a sentence each

yspahan-verb-about-roll = Kostky na tento den, které použijete všichni. Žlutá kostka stojí 1 minci a počítá se jen tobě.
yspahan-verb-about-take = Použiješ skupinu kostek na to, co dává její patro: velbloudy, mince nebo zboží do čtvrti.
yspahan-verb-about-supervise = Dozorce ujde tolik, kolik ukazují kostky, a pošle na karavanu zboží vedle pole, kde se zastaví.
yspahan-verb-about-draw = Použiješ kteroukoli skupinu kostek, i malou, a táhneš jednu kartu.
yspahan-verb-about-pass = Nezbyly na tebe kostky ani karty, takže se nestane nic.
yspahan-verb-about-build = Jedna budova za tah; pomáhá ti po zbytek hry. Od třetí navíc každá dává body.
yspahan-verb-about-place = Tvoje zboží jde do toho obchodu. Začatý bazar musíš dokončit, než v jeho čtvrti začneš další.
yspahan-verb-about-stop = Zbývající zboží je navíc za Nákladní výtah, takže ho umístit nemusíš.
yspahan-verb-about-first = Na karavanu jdou dvě zboží: toto na nejbližšího velblouda, druhé na toho za ním.
yspahan-verb-about-go-on = Naloží se další zboží; kartu už před ním zahrát nepůjde.
yspahan-verb-about-keep = Tvoje zboží zůstane v obchodě a místo něj se za stejné body naloží zboží z tvé zásoby.
yspahan-verb-about-let-go = Tvoje zboží odejde z obchodu na karavanu, za stejné body.
yspahan-verb-about-end = Tvůj tah skončí.
yspahan-verb-about-play = Použiješ účinek karty. Ve vlastním tahu jich můžeš zahrát, kolik chceš.
yspahan-verb-about-swap = Karta Směna: vyměníš mince za stejně velbloudů, nebo velbloudy za stejně mincí.
yspahan-verb-about-sell = Karty Prodej velbloudů a Prodej zlata: za to, co odevzdáš, jsou hned body.
yspahan-verb-about-put = Karta Zboží kamkoli: zboží do kteréhokoli obchodu ve městě, kam smíš.

yspahan-floor-about-camel = Patro nejnižšího čísla: 1 velbloud za každou kostku.
yspahan-floor-about-bag = 1 zboží za každou kostku do čtvrti Pytel, která má největší bazary.
yspahan-floor-about-barrel = 1 zboží za každou kostku do čtvrti Sud, s bazary všech velikostí.
yspahan-floor-about-chest = 1 zboží za každou kostku do čtvrti Truhla, kde je bazarů málo a menších.
yspahan-floor-about-vase = 1 zboží za každou kostku do čtvrti Amfora, jejíž bazary dávají za zboží nejvíc.
yspahan-floor-about-gold = Patro nejvyššího čísla: 1 mince za každou kostku. Co ti na konci hry zbude, nemá žádnou cenu.

yspahan-cards-about-build-no-gold = { yspahan-card-help-build-no-gold }
yspahan-cards-about-build-no-camels = { yspahan-card-help-build-no-camels }
yspahan-cards-about-both = Budova, kterou teď stavíš, je zdarma.

## Key of signs: what each sign on the pictures means, if that is no value above

yspahan-sign-gold = mince
yspahan-sign-camel = velbloud
yspahan-sign-floor-bag = čtvrť Pytel (B)
yspahan-sign-floor-barrel = čtvrť Sud (R)
yspahan-sign-floor-chest = čtvrť Truhla (H)
yspahan-sign-floor-vase = čtvrť Amfora (V)
yspahan-sign-supervisor = dozorce
yspahan-sign-white-die = bílá kostka
yspahan-sign-yellow-die = žlutá kostka
yspahan-sign-card = karta
yspahan-sign-points = body
yspahan-sign-building-store = Obchod
yspahan-sign-building-bathhouse = Lázně
yspahan-sign-building-caravan-house = Stanice karavany
yspahan-sign-building-market = Trh
yspahan-sign-building-crane = Nákladní výtah
yspahan-sign-ghost = zboží, které už tu není

## Leaving an argument out

yspahan-card-none = Nechat si všechny karty
yspahan-cards-none = Za plnou cenu
yspahan-pause-none = Bez zastavení

## Events that only databases of version 0.1 still hold

yspahan-event-caravan-scored = { $who } { DOES($you, "boduješ", "boduje") } za { $cubes } zboží na karavaně: { yspahan-part-points }.

## Actions with their verbs, for readers who have not been asked; those that are not here begin with it

yspahan-move-first = Zvolit pořadí: { $text }
yspahan-move-keep = Uchránit zboží: { $text }
yspahan-move-place = Umístit { $count_id ->
    [one] zboží: { $text }
   *[other] { $text }
}
yspahan-move-put = Karta { $text }
yspahan-move-stop = Přestat: { $text }
yspahan-move-supervise = { $stays ->
    [1] { $text }
   *[0] Poslat { $text }
}
yspahan-move-take = { $floor_id ->
    [camel] { $text }
    [gold] { $text }
   *[other] Vzít z věže: { $text }
}

## Worked examples on the pages of the rules: what their pictures show

yspahan-example-2-tower = Ana hází 1 1 1, 2, 3 3, 5 5 a 6. Nejnižší číslo jde do patra Velbloudi, nejvyšší do patra Zlato, ostatní odspodu nahoru. Na patro Amfora nic nezbude.
yspahan-example-3-1-continue = Ana má začatý žlutý bazar H6 a tímto zbožím ho dokončuje.
yspahan-example-3-2-other-souk = Ještě ne: dokud má H6 prázdný obchod, nesmí v této čtvrti do jiného bazaru.
yspahan-example-3-3-taken-souk = Nikdy: v modrém bazaru H4 má zboží Ben.
yspahan-example-4-1-walk = S kostkami s číslem 3 jde dozorce z N2 na S1. Vedle něj leží dvě zboží: Ana volí, které se naloží první.
yspahan-example-4-2-too-far = S2 je čtyři pole daleko. O jedno víc, než ukazují kostky, stojí 1 minci a Ana žádnou nemá.
yspahan-example-4-3-caravan = Další zboží, které Ana naloží, karavanu zaplní. Má na ní 4 zboží, jedno z nich v řadě 3: 4 × 3 = 12 bodů. Ben má 3 × 2 = 6, Cleo 2 × 3 = 6.

## Rules

yspahan-rules-1 = **Yspahan ve zkratce**
    Jste kupci v perském městě. Během **3 týdnů po 7 dnech** zaplňujete bazary zbožím, stavíte budovy a posíláte zboží s karavanou. Na konci vyhrává, kdo má nejvíc bodů; při shodě se o vítězství dělíte.

    Každý začíná se { PRINTED("yspahan.players.start_gold") } mincemi a ničím jiným; mince, velbloudi ani zboží nikdy nedojdou. Kdo začne první den, rozhodne náhoda.

    Každý den:
    1. Začínající hráč hodí kostkami a roztřídí je do věže.
    2. Počínaje jím má každý jeden tah: použije **jednu skupinu kostek** a pak může **stavět**.
    3. Zbylé kostky se uklidí. Další den začíná další hráč u stolu.

    Po 7. dni se boduje týden.

    Body dostaneš za
    • dokončené bazary, na konci každého týdne
    • zboží naložené na karavanu, hned a znovu při jejím hodnocení
    • třetí a každou další budovu
    • dva druhy karet
yspahan-rules-2 = **Hod a věž**
    Začínající hráč hází { PRINTED("yspahan.players.white_dice.3") } bílými kostkami a může přidat až { PRINTED("yspahan.players.yellow_dice") } **žluté**, každou za 1 minci.

    Stejné kostky tvoří skupinu. Skupiny jdou do věže podle čísla: nejnižší do patra **Velbloudi**, nejvyšší do patra **Zlato**, ostatní odspodu do pater **Pytel, Sud, Truhla** a **Amfora**. Když padne méně než šest různých čísel, zůstanou horní čtvrti prázdné. Když jsou všechny kostky stejné, jdou všechny do patra Velbloudi.

    Žluté kostky patří začínajícímu hráči: po jeho první akci se ty, které ve věži zbyly, odstraní.

    {"**"}Tvoje akce**
    Pokud můžeš, musíš si vzít jednu skupinu a udělat s ní jednu ze tří věcí:
    • **akci patra**: Velbloudi dají za každou kostku 1 velblouda, Zlato 1 minci, čtvrť za každou kostku dovolí umístit 1 zboží
    • **pohnout dozorcem**
    • **táhnout kartu**: jednu, ať je kostek kolik chce

    Ať zvolíš cokoli, skupina je dnes pro ostatní pryč.

    K akci patra můžeš odhodit právě jednu kartu bez jejího účinku a počítat si o kostku víc.

    Když pro tebe ve věži nic není, táhneš místo toho kartu. Stavět pak můžeš jako obvykle, jen ve dvou ne.
yspahan-rules-3 = **Umisťování zboží**
    Město má čtyři čtvrti: Pytel (B), Sud (R), Truhla (H) a Amfora (V). Obchody jedné barvy tvoří **bazar**; `H8` je bazar ve čtvrti Truhla za 8 bodů, `H8c` jeho třetí obchod.

    • Do obchodu jde jedno zboží a v bazaru je jen jeden hráč: kde už má zboží někdo jiný, umístit nesmíš.
    • Pokud máš ve čtvrti nedokončený bazar, musíš v něm pokračovat, než tam začneš další.
    • Jednou skupinou můžeš bazar dokončit a další začít.
    • Umístit musíš všechno, co jde; co obchod nenajde, zůstane ti v zásobě. Jen zboží navíc za Nákladní výtah je dobrovolné.
    • Pokud nejde umístit ani jedno zboží, tuto akci zvolit nesmíš.

    Dozorce může vyprázdnit obchody u ulice; všechny ostatní jsou v bezpečí. Bazar, který o zboží přijde, už není dokončený a boduje, jen když ho jeho majitel do konce týdne zase doplní. Když zmizí poslední zboží, je volný pro všechny.

    Na konci týdne dá každý **dokončený** bazar svému majiteli body. Nedokončené nedají nic.
yspahan-rules-4 = **Dozorce**
    Ujde přesně tolik polí, jaké je **číslo na kostkách**, ať je kostek kolik chce. Každá mince to změní o 1, nahoru nebo dolů, i na 0: pak stojí a naloží se, co je vedle něj. V jedné cestě nikdy nevstoupí na stejné pole dvakrát; na křižovatce může jít rovně nebo zahnout.

    Kde se zastaví, naloží se na **karavanu** zboží z každého obchodu vedle něj, ať je čí chce. Většina polí má jeden obchod, E1 a S1 dva (pořadí volí, kdo dozorcem hýbe), křižovatka žádný.

    Majitel zboží může **zaplatit velblouda**: zboží pak zůstane a naloží se jiné z jeho zásoby.

    {"**"}Karavana**
    Má tři řady a plní se odspodu: ve čtyřech má řada { PRINTED("yspahan.players.row.4") } velbloudy, ve třech { PRINTED("yspahan.players.row.3") }, ve dvou { PRINTED("yspahan.players.row.2") }. Majitel boduje hned: za spodní řadu { PRINTED("yspahan.caravan.loading_points.0") }, za prostřední { PRINTED("yspahan.caravan.loading_points.1") }, za horní { PRINTED("yspahan.caravan.loading_points.2") }.

    Když je plná, a na konci každého týdne, se hodnotí: **počet tvého zboží × nejvyšší řada**, ve které nějaké máš ({ PRINTED("yspahan.caravan.factor.0") }, { PRINTED("yspahan.caravan.factor.1") } nebo { PRINTED("yspahan.caravan.factor.2") }). Plná karavana se pak vyprázdní. Na konci týdne zboží zůstává.
yspahan-rules-5 = **Budovy**
    Po své akci můžeš postavit **jednu** budovu. Každý může mít každou budovu jednou, v libovolném pořadí. První dvě body nedají, další tři po { PRINTED("yspahan.building.points.2") }, šestá { PRINTED("yspahan.building.points.5") }.

    • **Pastvina** (velbloudi: { PRINTED("yspahan.building.cost.paddock.0") }): kdykoli bereš velbloudy z věže, máš o { PRINTED("yspahan.building.effect.paddock") } víc
    • **Obchod** (velbloudi: { PRINTED("yspahan.building.cost.store.0") }, mince: { PRINTED("yspahan.building.cost.store.1") }): kdykoli bereš mince z věže, máš o { PRINTED("yspahan.building.effect.store") } víc
    • **Lázně** (velbloudi: { PRINTED("yspahan.building.cost.bathhouse.0") }, mince: { PRINTED("yspahan.building.cost.bathhouse.1") }): dozorce jde zdarma až o { PRINTED("yspahan.building.effect.bathhouse") } pole dál nebo blíž; další změny zaplatíš
    • **Stanice karavany** (velbloudi: { PRINTED("yspahan.building.cost.caravan_house.0") }, mince: { PRINTED("yspahan.building.cost.caravan_house.1") }): táhni kartu pokaždé, když se naloží tvoje zboží, i v cizím tahu
    • **Trh** (velbloudi: { PRINTED("yspahan.building.cost.market.0") }, mince: { PRINTED("yspahan.building.cost.market.1") }): o { PRINTED("yspahan.building.effect.market") } body víc za každý dokončený bazar na konci týdne
    • **Nákladní výtah** (velbloudi: { PRINTED("yspahan.building.cost.crane.0") }, mince: { PRINTED("yspahan.building.cost.crane.1") }): kdykoli umisťuješ zboží skupinou kostek, máš o { PRINTED("yspahan.building.effect.crane") } víc

    Budova platí hned, jak stojí.
yspahan-rules-6 = **Karty**
    Od každé jsou { PRINTED("yspahan.cards.copies") }. Ve vlastním tahu jich hraj, kolik chceš a kdy chceš, i před hodem. Karty v ruce jsou tajné a nemají limit.

    Na konci tahu se ptám jen těch, kdo ještě můžou stavět nebo hrát kartu. Koho se ptám, i když stavět nemůže, ten může zahrát kartu, a koho se neptám, ten nemůže: to si smí domyslet každý.

    • **Tři velbloudi**, **Tři mince**: vezmi si { PRINTED("yspahan.cards.effect.camels3") } velbloudy, nebo { PRINTED("yspahan.cards.effect.gold3") } mince
    • **Směna**: vyměň libovolný počet mincí za velbloudy, nebo velbloudů za mince, jednu za jednoho
    • **Prodej velbloudů**: nejvýš { PRINTED("yspahan.cards.effect.sell_camels.most") } velbloudi, každý za { PRINTED("yspahan.cards.effect.sell_camels.points") } body
    • **Prodej zlata**: nejvýš { PRINTED("yspahan.cards.effect.sell_gold.most") } mincí, každá za { PRINTED("yspahan.cards.effect.sell_gold.points") ->
        [one] 1 bod
        [few] { PRINTED("yspahan.cards.effect.sell_gold.points") } body
       *[other] { PRINTED("yspahan.cards.effect.sell_gold.points") } bodů
    }
    • **Zboží kamkoli**: jedno zboží do kteréhokoli obchodu, kam smíš
    • **Rovnou na karavanu**: jedno zboží ze zásoby na dalšího velblouda, s obvyklými body
    • **Stavba bez zlata**, **Stavba bez velbloudů**: budova, kterou teď stavíš, nestojí mince, nebo velbloudy; s oběma je zdarma

    Pastvina, Obchod, Nákladní výtah ani Stanice karavany ke kartám nic nepřidají.

    Když balíček dojde, odhozené karty se zamíchají a jsou z nich nové.
yspahan-rules-7 = **Konec týdne**
    1. Každý dokončený bazar dá svému majiteli body.
    2. Všechno zboží opustí město.
    3. Hodnotí se karavana. Zboží na ní zůstává.
    4. Dozorce se vrátí na křižovatku.

    Mince, velbloudi, karty i budovy ti zůstávají. Po třetím týdnu hra končí a co ti zbylo, nemá žádnou cenu.

    {"**"}Pořadí posledního dne**
    7. den 3. týdne se pořadí tahů může změnit; 6. den to řekne zpráva.
    • **Čtyři hráči**: podle bodů, od nejméně. Při shodě hraje dřív, kdo sedí dál po směru od začínajícího hráče 6. dne. První v tomto pořadí hází.
    • **Tři hráči**: jako každý jiný den.
    • **Dva hráči**: začíná, kdo má méně bodů. Při shodě se začínající hráč střídá jako obvykle.
yspahan-rules-8 = **Ve dvou**
    • Bílých kostek je { PRINTED("yspahan.players.white_dice.2") } a karavana má v každé řadě { PRINTED("yspahan.players.row.2") } velbloudy.
    • Začínající hráč se střídá každý den. Poslední den začíná, kdo má méně bodů; při shodě se střídá jako obvykle.
    • Den mají tři tahy: začínající hráč, druhý hráč a zase začínající.
    • Žluté kostky zůstávají ve věži celý den, ale použít je smí jen začínající hráč. Když druhý vezme skupinu, ve které jsou, propadnou a počítají se jen bílé. Skupinu, která má jen žluté, druhý vzít nesmí.
    • Stavba není krok navíc: jako svou akci na ni **použiješ skupinu kostek**, kteroukoli. Na její velikosti nezáleží. Karty staveb mění cenu, ale skupina je potřeba i tak. Začínající hráč tedy může za den stavět dvakrát.
yspahan-rules-9 = **Plán slovy**
    Z křižovatky `C` vedou čtyři ramena: na západ W1 až W10, na východ E1 až E7, na sever N1 až N4, na jih S1 až S7. Vedle jejich polí leží tyto obchody:

    • **Západ**: W1 B3b · W2 H4b · W3 B3a · W4 H4a · W5 B6b · W6 H6c · W7 B6a · W8 H6b · W9 B8a · W10 H6a
    • **Východ**: E1 R3a a V4a · E2 R3b · E3 V12a · E4 R6a · E5 V12b · E6 R6b · E7 V12c
    • **Sever**: N1 V4a · N2 H8a · N3 V6a · N4 H8b
    • **Jih**: S1 B3b a R3a · S2 B3c · S3 R4a · S4 B4a · S5 R8b · S6 B4b · S7 R8a

    Všechny ostatní obchody jsou před dozorcem v bezpečí.

    {"**"}Bazary a kolik mají obchodů**
    Pytel: B3 ({ PRINTED("yspahan.souk.0.shops") }), B4 ({ PRINTED("yspahan.souk.1.shops") }), B6 ({ PRINTED("yspahan.souk.2.shops") }), B8 ({ PRINTED("yspahan.souk.3.shops") })
    Sud: R3 ({ PRINTED("yspahan.souk.4.shops") }), R4 ({ PRINTED("yspahan.souk.5.shops") }), R6 ({ PRINTED("yspahan.souk.6.shops") }), R8 ({ PRINTED("yspahan.souk.7.shops") })
    Truhla: H4 ({ PRINTED("yspahan.souk.8.shops") }), H6 ({ PRINTED("yspahan.souk.9.shops") }), H8 ({ PRINTED("yspahan.souk.10.shops") })
    Amfora: V4 ({ PRINTED("yspahan.souk.11.shops") }), V6 ({ PRINTED("yspahan.souk.12.shops") }), V12 ({ PRINTED("yspahan.souk.13.shops") })

    Číslo za písmenem je cena bazaru v bodech.

# Lekce. Text kroku má nejvýš 25 slov a jednu myšlenku; ty s `no` a podobné říkají, proč se tah teď nehraje.

yspahan-lesson-souks = 1 · Kostky a bazary
yspahan-lesson-goal = Jsi kupec. Propojené obchody jedné barvy tvoří **bazar**. Zaplňuj zbožím celé bazary: odtud je nejvíc bodů.
yspahan-lesson-roll = Každý den začíná kostkami. Kdo hází, může si koupit žluté. Hoď jen bílými. 🎲 označuje, co už nejde vrátit.
yspahan-lesson-no-yellow = Každá žlutá kostka stojí 1 minci. Mince si teď nech.
yspahan-lesson-group = Stejné kostky jsou **skupina**. V každém tahu použiješ jednu. Tři kostky jsou tři zboží: umísti je do čtvrti **Pytel**.
yspahan-lesson-no-camels = Velbloudi přijdou v další lekci. Tři kostky jsou tři zboží: vezmi ty.
yspahan-lesson-no-gold = Jedna mince není moc. Tři kostky jsou tři zboží: vezmi ty.
yspahan-lesson-too-small = Tahle skupina je menší, takže přinese méně zboží. Vezmi ty tři pro čtvrť Pytel.
yspahan-lesson-no-supervisor = Skupina může také pohnout dozorcem, figurkou na ulici. Ten má vlastní lekci.
yspahan-lesson-no-card = Místo toho může být každá skupina karta, ale jen jedna. Tři kostky mají větší cenu.
yspahan-lesson-souk = Body dá jen **dokončený** bazar, na konci týdne, a nikdo se o bazar nedělí. Dej všechno zboží do červeného, B3.
yspahan-lesson-other-souk = Ten bazar má víc obchodů, než máš zboží, a půlka bazaru nedá nic. B3 má přesně tři.
yspahan-lesson-card = Jediná kostka přinese málo, ale každou skupinou jde táhnout **jednu kartu**, bonus do tvého tahu. Táhni ji jednou kostkou.
yspahan-lesson-other-die = Šlo by to stejně dobře. V této lekci použij tu druhou kostku.
yspahan-lesson-for-a-card = To by šlo, ale jedno zboží teď nic nedokončí. Radši táhni kartu.

yspahan-lesson-caravan = 2 · Velbloudi a dozorce
yspahan-lesson-camels = Nejnižší kostky jsou vždycky **velbloudi**, nejvyšší zlato. Vezmi dva velbloudy: když pro ně není tlačítko, jsou v seznamu.
yspahan-lesson-camels-first = Nejdřív velbloudi: na to, co přijde, potřebuješ dva.
yspahan-lesson-supervisor-soon = Dozorce přijde v této lekci později. Nejdřív vezmi velbloudy.
yspahan-lesson-no-card-now = Karta jde vždycky, ale teď potřebuješ něco jiného.
yspahan-lesson-paddock = Po akci můžeš postavit jednu budovu. Za dva velbloudy je **Pastvina**: odteď každá skupina velbloudů přinese o jednoho víc.
yspahan-lesson-build-first = Tah by šlo ukončit, ale na budovu máš. Postav Pastvinu.
yspahan-lesson-cheapest = To stojí i mince. Pastvina je nejlevnější a pomůže ti zaplatit další.
yspahan-lesson-supervisor = **Dozorce** ujde číslo na kostkách; každé pole víc nebo míň stojí 1 minci. Nejdřív zvol Pytel, pak v dalším seznamu S2.
yspahan-lesson-s2 = Tam by jít mohl, ale jen na S2 stojí vedle tvého zboží.
yspahan-lesson-supervise-now = To by šlo, ale tentokrát pohni kostkami dozorcem.
yspahan-lesson-keep = Zboží vedle něj jde na **karavanu**, od spodní řady, za 2, 1 nebo 0 bodů. Zaplať velblouda: naloží se zboží ze zásoby, B3 zůstane celý.
yspahan-lesson-hole = Pak by měl tvůj bazar díru. Máš velblouda: zaplať ho a bazar zůstane celý.
yspahan-lesson-rows = Každý týden dá tvoje zboží na karavaně body: jeho počet ×1, ×2 nebo ×3, podle tvé nejvyšší řady. Stiskni **Potvrdit**.
yspahan-lesson-theirs = Bere i cizí zboží. Zvol Sud a pak W2: { computer-name-1 } získá 2 body, ale nemá velblouda, takže bazar H4 přijde o zboží.
yspahan-lesson-w2 = Tam by jít mohl, ale nejvíc bolí zboží vedle W2.
yspahan-lesson-last-turn = O pár dní později, poslední tah týdne: bazar B3 máš celý, H8 chybí jedno zboží. Vezmi mince a uvidíš, co se počítá.
yspahan-lesson-week = Teď se boduje týden: celé bazary, které se vyprázdní, pak karavana. **Plná** karavana se boduje hned a vyprázdní. Stiskni **Potvrdit**.
yspahan-lesson-scored = B3 dal 3 body, H8 žádný. Tvoje 3 zboží na karavaně platila dvojnásob, za řadu ×2, a zůstanou tam. Po třech týdnech vyhraje nejvíc bodů.

yspahan-lesson-cards = 3 · Začaté bazary a karty
yspahan-lesson-gone = { computer-name-2 } má kostky Velbloudi: dnes jsou pro všechny pryč. Na koho žádné nezbydou, táhne kartu. Stiskni **Zahrát tah**.
yspahan-lesson-begun = Máš začatý žlutý bazar H6: další zboží ve čtvrti Truhla musí jít tam. Vezmi tři kostky Truhla.
yspahan-lesson-chest = To jde taky. Ale tvůj bazar H6 chce kostky Truhla.
yspahan-lesson-finish = Dvě zboží H6 dokončí. Teprve potom může třetí začít jiný bazar. Zaplň H6.
yspahan-lesson-place-first = Karty jde hrát kdykoli ve vlastním tahu. Nejdřív umísti zboží.
yspahan-lesson-theirs-first = Ve fialovém bazaru H8 už má zboží { computer-name-1 }, takže tam nikdo další nesmí. Modrý H4 je volný: začni ho na H4a.
yspahan-lesson-h4a = H4b je stejně dobrý. V této lekci vezmi H4a.
yspahan-lesson-play = Karty se hrají ve vlastním tahu, kdykoli a kolik jich chceš. Zahraj **Tři velbloudy**.
yspahan-lesson-card-first = Nejdřív zahraj kartu: její velbloudi zaplatí budovu.
yspahan-lesson-third = Jedna budova za tah. První dvě body nedají, třetí až pátá po 5, šestá 10. Postav **Lázně**.
yspahan-lesson-have-bathhouse = Na Lázně máš. Postav je.
yspahan-lesson-yellow = Každý den hází další hráč; dnes ty. **Žlutá kostka** stojí 1 minci a použít ji smíš jen ty. Kup jednu.
yspahan-lesson-one-yellow = Koupit můžeš až tři, nebo žádnou. V této lekci kup jednu.
yspahan-lesson-roll-first = To jde i před hodem. Ale nejdřív hoď kostkami.
yspahan-lesson-discard = Kartu jde také odhodit, bez účinku: skupina pak přinese o jedno víc. Zvol „{ yspahan-extra-take }“ a pak mince.
yspahan-lesson-with-card = Správné kostky, ale tentokrát odhoď kartu a uvidíš, co přidá.
yspahan-lesson-gold-now = To jde taky. V této lekci vezmi mince a za odhozenou kartu o jednu víc.
yspahan-lesson-kinds = Karet je devět druhů: velbloudi, mince, směna, prodej za body, zboží kamkoli nebo na karavanu, levnější stavby. Stiskni **Potvrdit**.
