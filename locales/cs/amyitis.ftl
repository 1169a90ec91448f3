# Amyitis, česky. Hodnoty argumentů přicházejí slovy ($good) a syrové ($good_id); počítej podle syrových.

amyitis-name = Amyitis
amyitis-blurb = Přiveď vodu do visutých zahrad Babylonu a osaď je pro královnu, které se stýská po zeleni domova.
amyitis-effort = asi 50 krátkých tahů na hráče · je co zvažovat

## Questions

amyitis-ask-action = Najmeš řemeslníka, pohneš karavanou, nebo budeš pasovat?
amyitis-ask-field = Ve které řadě polí bude pracovat tvůj pěstitel?
amyitis-ask-temple = Do kterého chrámu vstoupí tvůj kněz?
amyitis-ask-section = Který úsek zavlaží tvůj inženýr?
amyitis-ask-sell = Babylon koupí jedno nebo dvě tvoje zboží. Které?
amyitis-ask-free-section = K prodeji patří jeden úsek zdarma. Který zavlažíš?
amyitis-ask-payment = Kterým zbožím zaplatíš městu, kde stojí karavana?
amyitis-ask-payment-about = { $city } chce { $good }. Kterým zbožím zaplatíš?
amyitis-ask-guild = Kterou kartu cechu koupíš od města, kde stojí karavana?
amyitis-ask-guild-about = Kterou kartu cechu koupíš? Město: { $city }.
amyitis-ask-leader2 = Zbývají dva vůdci karavany 2. stupně, každý s jedním zbožím. Které si vezmeš?
amyitis-ask-plot = Kam zasadíš, co město prodává?
amyitis-ask-plot-about = Kam zasadíš rostlinu kvality { $quality } z města { $city }?
amyitis-ask-any-good = Destička ti dává zboží podle výběru. Které?
amyitis-ask-any-good-about = Destička z části { $plot } ti dává zboží podle výběru. Které?
amyitis-ask-free-guild = Destička ti dává kartu cechu podle výběru. Kterou?
amyitis-ask-free-guild-about = Destička z části { $plot } ti dává kartu cechu podle výběru. Kterou?
amyitis-ask-procession = Vedeš procesí. Do kterého chrámu půjde tvoje kostička?
amyitis-ask-ishtar = V chrámu Ishtar máš první místo. Vezmeš si velblouda, nebo talent?
amyitis-ask-tammouz-field = V chrámu Tammouz máš první místo. Která řada polí ti dá zboží?
amyitis-ask-tammouz-swap = V chrámu Tammouz máš druhé místo. Vyměníš jedno svoje zboží?
amyitis-ask-discard = Máš víc zboží, než si smíš nechat. Které vrátíš?
amyitis-ask-discard-about = { $n_id ->
    [one] Máš o jedno zboží víc. Které vrátíš?
   *[other] Máš o { $n } zboží víc. Které vrátíš první?
}

## Headlines: what a player is asked, for the others to read. Short, without a full stop: they are large.

amyitis-headline-action = { $you ->
    [1] Najímáš, obchoduješ, nebo pasuješ
   *[0] { $who } najímá, obchoduje, nebo pasuje
}
amyitis-headline-do-hire = { $you ->
    [1] Najímáš
   *[0] { $who } najímá
} řemeslníka
amyitis-headline-do-caravan = { $you ->
    [1] Posíláš
   *[0] { $who } posílá
} karavanu
amyitis-headline-field = { $you ->
    [1] Sklízíš
   *[0] { $who } sklízí
} na polích
amyitis-headline-temple = { $you ->
    [1] Vstupuješ
   *[0] { $who } vstupuje
} do chrámu
amyitis-headline-section = { $you ->
    [1] Zavlažuješ
   *[0] { $who } zavlažuje
} úsek
amyitis-headline-sell = { $you ->
    [1] Prodáváš
   *[0] { $who } prodává
} do Babylonu
amyitis-headline-free-section = { $you ->
    [1] Zavlažuješ
   *[0] { $who } zavlažuje
} úsek zdarma
amyitis-headline-payment = { $you ->
    [1] Platíš
   *[0] { $who } platí
} zbožím
amyitis-headline-guild = { $you ->
    [1] Kupuješ
   *[0] { $who } kupuje
} kartu cechu
amyitis-headline-leader2 = { $you ->
    [1] Bereš
   *[0] { $who } bere
} vůdce a zboží
amyitis-headline-plot = { $you ->
    [1] Sázíš
   *[0] { $who } sází
} do zahrady
amyitis-headline-any-good = { $you ->
    [1] Vybíráš
   *[0] { $who } vybírá
} zboží
amyitis-headline-free-guild = { $you ->
    [1] Vybíráš
   *[0] { $who } vybírá
} kartu cechu
amyitis-headline-procession = { $you ->
    [1] Vedeš
   *[0] { $who } vede
} procesí
amyitis-headline-ishtar = { $you ->
    [1] Vybíráš
   *[0] { $who } vybírá
}: velbloud, nebo talent
amyitis-headline-tammouz-field = { $you ->
    [1] Vybíráš
   *[0] { $who } vybírá
} řadu polí
amyitis-headline-tammouz-swap = { $you ->
    [1] Můžeš
   *[0] { $who } může
} vyměnit zboží
amyitis-headline-discard = { $you ->
    [1] Vracíš
   *[0] { $who } vrací
} { $n } zboží

## Advice to somebody new, by kind of question

amyitis-advice-action = První karta z trojice je zdarma, další za { PRINTED("amyitis.crafts.prices.1") } talent, pak za { PRINTED("amyitis.crafts.prices.2") }. Karavana chce velblouda a zboží. Pasuje se na celé kolo.
amyitis-advice-field = Zboží dostaneš hned. Kdo má v plné řadě nejvíc kostiček, získá zahradníka.
amyitis-advice-temple = Tvoje kostičky zůstávají z kola do kola, dokud je ostatní nevytlačí doprava.
amyitis-advice-section = Voda platí pro všechny, ale kdo má kolem části nejvíc kostiček, získá body, když se osází.
amyitis-advice-sell = Dvě zboží přinesou { PRINTED("amyitis.city.0.sale.1") } bodů. Nech si to, co bude chtít město po cestě.
amyitis-advice-free-section = Za tento úsek body nejsou, ale může přivést vodu tam, kam chceš sázet.
amyitis-advice-payment = Víno nahradí jakékoli zboží, tak si ho nech na konec.
amyitis-advice-guild = Bankéři platí každé kolo, ber je brzy. Paláce jsou body hned.
amyitis-advice-leader2 = Zboží, které si nevezmeš, zůstane u druhého vůdce.
amyitis-advice-plot = Hledej části, kolem kterých máš nejvíc kostiček: za jejich vodu jsou body.
amyitis-advice-any-good = Víno nahradí jakékoli zboží, ale vyměnit se za něj nedá.
amyitis-advice-free-guild = Každý cech stoupá po stupních a karet je málo.
amyitis-advice-procession = Vybíráš jeden chrám; do obou ostatních jde šedá kostička.
amyitis-advice-ishtar = Druhou odměnu dostane ten, kdo je v chrámu Ishtar druhý.
amyitis-advice-tammouz-field = Sklízíš jako pěstitel, i se zahradníkem za plnou řadu.
amyitis-advice-tammouz-swap = Vyměň, co teď žádné město nechce. Víno za to dostat nejde.
amyitis-advice-discard = Nechat si smíš { PRINTED("amyitis.guild.goods_limit.0") } zboží, s vůdcem karavany 2. stupně { PRINTED("amyitis.guild.goods_limit.2") }.

## Verbs: labels for groups of actions

amyitis-verb-pass = Pasovat
    .typed = pasuj
amyitis-verb-hire = Najmout řemeslníka
    .typed = najmi
amyitis-verb-caravan = Pohnout karavanou
    .typed = karavana, pošli karavanu
amyitis-verb-field = Sklidit na polích
    .typed = pole, sklízej
amyitis-verb-temple = Vstoupit do chrámu
    .typed = chrám
amyitis-verb-irrigate = Zavlažit úsek
    .typed = zavlaž
amyitis-verb-sell = Prodat zboží
    .typed = prodej
amyitis-verb-pay = Zaplatit
    .typed = zaplať
amyitis-verb-take = Vzít kartu cechu
    .typed = vezmi, vezmi kartu
amyitis-verb-plant = Zasadit
    .typed = zasaď
amyitis-verb-gain = Vzít zboží
    .typed = vyber
amyitis-verb-claim = Vzít odměnu
    .typed = odměna
amyitis-verb-swap = Vyměnit zboží
    .typed = vyměň
amyitis-verb-keep = Nechat si zboží
    .typed = nech
amyitis-verb-discard = Vrátit zboží
    .typed = vrať

## Actions, one by one: what an option is, what it costs and brings; `-more-` is a second line

amyitis-part-second = { $second_id ->
    [none] {""}
   *[other] {" "}a { $second }
}
amyitis-part-goods = { $same_id ->
    [1] 2× { $good }
   *[0] { $good }{ amyitis-part-second }
}
amyitis-part-row = { $gardener_id ->
    [mine] { $row } řada, { $good }, zahradník
    [other] { $row } řada, { $good }, { $owner } dostane zahradníka
   *[none] { $row } řada, { $good }{ $left_id ->
        [0] , plná: bez zahradníka
       *[other] {""}
    }
}
amyitis-part-water = { $water_id ->
    [mine] {" "}· voda tvoje
    [other] {" "}· voda: { $owner }
   *[none] {""}
}
amyitis-part-helpers = { $gardeners_id ->
    [0] {""}
    [one] , za 1 zahradníka
    [few] , za { $gardeners } zahradníky
   *[other] , za { $gardeners } zahradníků
}
amyitis-do-pass = pasovat v tomto kole · { $ends_id ->
    [1] kolo tím končí
   *[0] 1 talent za každý tah, kdy čekáš
}
amyitis-do-hire = { $craft }, trojice { $group } · { $talents_id ->
    [0] zdarma
   *[other] { amyitis-part-talents }
}{ $craft_id ->
    [merchant] {" "}· 1 velbloud
    [engineer] { $section_id ->
        [none] { $worth_id ->
            [0] {""}
           *[other] {" "}· úsek za { $worth_id ->
                [one] 1 bod
                [few] { $worth } body
               *[other] { $worth } bodů
            }
        }
       *[other] {" "}· zbývá jen { $section }
    }
   *[other] {""}
}
amyitis-do-caravan = { $city } · { amyitis-part-camels }, { $trade_id ->
    [sale] { $n_id ->
        [one] prodat { $good }
       *[other] prodat zboží
    }, { $full_id ->
        [1] žádný úsek nezbývá
       *[0] pak zavlažit úsek
    }
    [plant] { amyitis-part-goods }: zasadit { $quality }{ $n_id ->
        [one] {" "}na { $plot }{ amyitis-part-helpers }
       *[other] {""}
    }
   *[guild] { $good }: { $n_id ->
        [one] jen { $card } { $level }
       *[other] { $card } { $level } nebo { $other_card } { $other_level }
    }{ $worth_id ->
        [0] {""}
        [one] {" "}za 1 bod
        [few] {" "}za { $worth } body
       *[other] {" "}za { $worth } bodů
    }
}
amyitis-do-field = { amyitis-part-row }
amyitis-do-temple = { $temple }{ $grey_id ->
    [0] { $n_id ->
        [one] {""}
       *[other] , tvoje { $n }
    }
   *[other] {""}
}{ $place_id ->
    [1] , první místo
    [2] , druhé místo
   *[0] {""}
}{ $pushed_id ->
    [other] , vytlačí: { $owner }
   *[none] {""}
}{ $grey_id ->
    [0] {""}
    [one] ; šedá vytlačí: { $other }
    [both] ; šedé vytlačí: { $other }, 2 kostičky
   *[other] ; šedé vytlačí: { $other } a { $seat }
}{ $later_id ->
    [1] {" "}· pak Marduk přinese body
   *[0] {""}
}
amyitis-do-irrigate = { $section }{ $plots_id ->
    [none] {""}
   *[other] {" "}· voda pro { $plots }
}
amyitis-do-sell = prodat { amyitis-part-goods }
amyitis-do-pay = zaplatit { amyitis-part-goods }
amyitis-do-take = { amyitis-part-taken }{ $left_id ->
    [0] {" "}· poslední
   *[other] {""}
}
amyitis-part-taken = { $card_id ->
    [gardener] vzít zahradníka
    [banker] bankéř { $level } · { amyitis-part-talents }{ $worth_id ->
        [0] {""}
        [one] , 1 bod
        [few] , { $worth } body
       *[other] , { $worth } bodů
    } za kolo
    [leader] vůdce { $level } · karavana o { $spaces } dál{ $good_id ->
        [none] {""}
       *[other] , { $good }
    }
   *[palace] palác { $level }
}
amyitis-do-plant = { $plot }{ amyitis-part-brings }{ amyitis-part-helpers }{ amyitis-part-water }{ $last_id ->
    [1] {" "}· poslední kolo
   *[0] {""}
}
amyitis-do-gain = vzít { $good }{ $second_id ->
    [none] {""}
   *[other] {" "}· u druhého vůdce zůstane { $second }
}
amyitis-do-claim = vzít { FORM($reward, "acc") }{ $second_id ->
    [other] {" "}· { $reward_id ->
        [camel] talent
       *[talent] velblouda
    } má { $owner }
   *[none] {""}
}
amyitis-do-swap = vyměnit { $give } za { $get }
amyitis-do-keep = nechat si zboží, jak je
amyitis-do-discard = vrátit { $good }{ $left_id ->
    [0] {""}
   *[other] {" "}· pak vrátit ještě { $left }
}

## Why a typed move is not possible: the end of a sentence, with its full stop

amyitis-obstacle-hire-first = na to nejdřív najmi { FORM($craft, "acc") }.
amyitis-obstacle-caravan-first = nejdřív pošli karavanu do města.
amyitis-obstacle-answer-first = nejdřív odpověz, na co se ptám.
amyitis-obstacle-no-channel = žádný úsek nezbývá, takže inženýra najmout nejde.
amyitis-obstacle-no-group = trojice řemeslníků jsou jen { $n }.
amyitis-obstacle-craft-gone = { $craft } už v trojici { $group } není.
amyitis-obstacle-hire-too-dear = řemeslník z té trojice teď stojí { amyitis-part-talents }, ale { $have_id ->
    [0] nemáš žádný
   *[other] máš jen { $have }
}.
amyitis-obstacle-no-goods = nemáš zboží na obchod, takže karavana zůstane stát.
amyitis-obstacle-too-far = cesta do města { $city } stojí { amyitis-part-camels-acc }, ale { $have_id ->
    [0] nemáš žádného
   *[other] máš jen { $have }
}.
amyitis-obstacle-city-wants = { $city } chce { $good }{ $second_id ->
    [none] {""}
   *[other] {" "}a { $second }
} (nebo místo toho víno) a to nemáš.
amyitis-obstacle-no-plot = žádná část s vodou a destičkou nezbývá pro rostlinu kvality { $quality }{ $gardeners_id ->
    [0] {""}
    [one] {" "}a tvého zahradníka
    [few] {" "}a tvé { $gardeners } zahradníky
   *[other] {" "}a tvých { $gardeners } zahradníků
}.
amyitis-obstacle-no-guild = město { $city } už nemá kartu cechu tvého dalšího stupně.
amyitis-obstacle-section-filled = úsek { $section } už je zavlažený.
amyitis-obstacle-section-dry = k úseku { $section } voda ještě nesahá.
amyitis-obstacle-plot-empty = na části { $plot } žádná destička není.
amyitis-obstacle-plot-dry = část { $plot } nemá vodu na žádné straně.
amyitis-obstacle-plot-needs-more = část { $plot } chce lepší rostlinu než kvality { $quality }{ $gardeners_id ->
    [0] {""}
    [one] {" "}s tvým zahradníkem
   *[other] {" "}s tvými { $gardeners } zahradníky
}.
amyitis-obstacle-other-guild = { $card } se tu vzít nedá.
amyitis-obstacle-no-guild-card = { $card } tvého dalšího stupně už nezbývá.
amyitis-obstacle-no-good = tolik toho nemáš: { $good }.
amyitis-obstacle-no-wine = víno se za jiné zboží nedává.

## Arguments: what to choose next

amyitis-arg-craft = Který řemeslník?
amyitis-arg-group = Z které trojice?
amyitis-arg-city = Kam?
amyitis-arg-row = Která řada?
amyitis-arg-temple = Který chrám?
amyitis-arg-section = Který úsek?
amyitis-arg-good = Které zboží?
amyitis-arg-second = A druhé zboží?
amyitis-arg-card = Která karta?
amyitis-arg-plot = Která část zahrady?
amyitis-arg-reward = Velbloud, nebo talent?
amyitis-arg-give = Co dáváš?
amyitis-arg-get = Co za to chceš?

## Values

amyitis-craft-grower = pěstitel
    .acc = pěstitele
amyitis-craft-priest = kněz
    .acc = kněze
amyitis-craft-engineer = inženýr
    .acc = inženýra
amyitis-craft-merchant = obchodník
    .acc = obchodníka

amyitis-city-babylon = Babylon
amyitis-city-eshnunna = Eshnunna
amyitis-city-susa = Susa
amyitis-city-ur = Ur
amyitis-city-uruk = Uruk
amyitis-city-mari = Mari
amyitis-city-palmyra = Palmyra
amyitis-city-khorsabad = Khorsabad
amyitis-city-ninoua = Ninoua

amyitis-row-top = horní
amyitis-row-bottom = spodní

amyitis-temple-ishtar = Ishtar
amyitis-temple-marduk = Marduk
amyitis-temple-tammouz = Tammouz

# Ve čtvrtém pádě všechno stejně: „bere palmy, sůl a víno“.
amyitis-good-barley = ječmen
amyitis-good-dates = datle
amyitis-good-salt = sůl
amyitis-good-palm = palmy
amyitis-good-wine = víno
amyitis-second-barley = ječmen
amyitis-second-dates = datle
amyitis-second-salt = sůl
amyitis-second-palm = palmy
amyitis-second-wine = víno
amyitis-give-barley = ječmen
amyitis-give-dates = datle
amyitis-give-salt = sůl
amyitis-give-palm = palmy
amyitis-give-wine = víno
amyitis-get-barley = ječmen
amyitis-get-dates = datle
amyitis-get-salt = sůl
amyitis-get-palm = palmy

amyitis-card-banker = bankéř
    .acc = bankéře
amyitis-card-leader = vůdce
amyitis-card-palace = palác
amyitis-card-gardener = zahradník
    .acc = zahradníka
amyitis-other-card-banker = bankéř
    .acc = bankéře
amyitis-other-card-leader = vůdce
amyitis-other-card-palace = palác

amyitis-reward-camel = velbloud
    .acc = velblouda
amyitis-reward-talent = talent

amyitis-card-help-banker = Talenty na začátku kola: { PRINTED("amyitis.guild.levels.banker.0.0") }, pak { PRINTED("amyitis.guild.levels.banker.1.0") }, nakonec { PRINTED("amyitis.guild.levels.banker.2.0") } a { PRINTED("amyitis.guild.levels.banker.2.1") } body.
amyitis-card-help-leader = Karavana o { PRINTED("amyitis.guild.levels.leader.0") } pole dál, pak o { PRINTED("amyitis.guild.levels.leader.1") }. 2. stupeň přinese zboží a místo na { PRINTED("amyitis.guild.goods_limit.2") } zboží.
amyitis-card-help-palace = Body hned: { PRINTED("amyitis.guild.levels.palace.0") }, pak { PRINTED("amyitis.guild.levels.palace.1") }, nakonec { PRINTED("amyitis.guild.levels.palace.2") }.
amyitis-card-help-gardener = Vrať ho, když sázíš: tvoje rostlina platí o jednu kvalitu lepší.

## On the pictures

# The back of a plant card follows.
amyitis-next-plant = pak:
# On an engineer whom nobody can hire, because no channel section is left.
amyitis-no-channel = není úsek

## Leaving an argument out

amyitis-second-none = Nic dalšího

## Counted things

amyitis-part-points = { $points_id ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
amyitis-part-talents = { $talents_id ->
    [0] žádné talenty
    [one] 1 talent
    [few] { $talents } talenty
   *[other] { $talents } talentů
}
amyitis-part-camels = { $camels_id ->
    [0] žádní velbloudi
    [one] 1 velbloud
    [few] { $camels } velbloudi
   *[other] { $camels } velbloudů
}
amyitis-part-camels-acc = { $camels_id ->
    [0] žádné velbloudy
    [one] 1 velblouda
    [few] { $camels } velbloudy
   *[other] { $camels } velbloudů
}
amyitis-part-tiles = { $tiles_id ->
    [0] žádné destičky
    [one] 1 destička
    [few] { $tiles } destičky
   *[other] { $tiles } destiček
}
amyitis-part-tiles-acc = { $tiles_id ->
    [0] žádné destičky
    [one] 1 zahradní destičku
    [few] { $tiles } zahradní destičky
   *[other] { $tiles } zahradních destiček
}

## Events

amyitis-event-round = Začíná kolo { $n }. { $you ->
    [1] Jdeš
   *[0] { $who } jde
} na řadu první.
amyitis-event-income = { $who } { DOES($you, "dostáváš", "dostává") } od bankéře { amyitis-part-talents }{ $scored }.
amyitis-event-passed = { $who } { DOES($you, "pasuješ", "pasuje") }.
amyitis-event-passed-forced = { $who } už nic { DOES($you, "nemůžeš", "nemůže") } a { DOES($you, "pasuješ", "pasuje") }.
amyitis-event-income-together = Každý dostává od bankéře { amyitis-part-talents }: { $other }{ $scored }.
amyitis-event-skipped = { $who } { DOES($you, "máš", "má") } odpasováno a { DOES($you, "bereš", "bere") } { amyitis-part-talents }.
amyitis-event-skipped-together = Kdo má odpasováno, bere { amyitis-part-talents }: { $other }.
amyitis-event-hired = { $who } { DOES($you, "najímáš", "najímá") } { FORM($craft, "acc") } z trojice { $group }{ $signed ->
    [1] .
   *[0] { $talents_id ->
        [0] .
       *[other] {" "}za { amyitis-part-talents }.
    }
}
amyitis-event-got-camel = { $signed ->
    [1] {""}
   *[0] { $who } { DOES($you, "bereš", "bere") } velblouda.
}
amyitis-event-grew = { $who } { DOES($you, "dáváš", "dává") } kostičku do { $row } řady{ $signed ->
    [1] {""}
   *[0] {" "}a { DOES($you, "bereš", "bere") } { $good }
}.
amyitis-event-tammouz = { $who } { DOES($you, "máš", "má") } první místo v chrámu Tammouz{ $signed ->
    [1] {" "}a { DOES($you, "dáváš", "dává") } kostičku do { $row } řady
   *[0] , { DOES($you, "dáváš", "dává") } kostičku do { $row } řady a { DOES($you, "bereš", "bere") } { $good }
}.
amyitis-event-row-won = Plná { $row } řada: nejvíc kostiček v ní { DOES($you, "máš", "má") } { $whom } a { DOES($you, "dostáváš", "dostává") } zahradníka. Řada se vyprázdní.
amyitis-event-row-tied = Plná { $row } řada: nikdo v ní nemá nejvíc kostiček, takže zahradníka nedostane nikdo. Řada se vyprázdní.
amyitis-event-row-without-gardener = Plná { $row } řada, ale žádný zahradník nezbývá. Řada se vyprázdní.
amyitis-event-entered = { $who } { DOES($you, "dáváš", "dává") } kostičku do chrámu { $temple }.
amyitis-event-evening = Konec kola { $n }, procesí { DOES($you, "vedeš", "vede") } { $whom }.
amyitis-event-grey-entered = Šedé kostičky jdou do chrámů { $temple }.
amyitis-event-pushed-out = { $who } { DOES($you, "přicházíš", "přichází") } o kostičku vytlačenou z chrámu { $temple }.
amyitis-event-pushed-out-together = { $who } { DOES($you, "přicházíš", "přichází") } o kostičku vytlačenou z každého z chrámů { $temple }.
amyitis-event-irrigated = { $who } { DOES($you, "zavlažuješ", "zavlažuje") } úsek { $section }{ $scored }.
amyitis-event-irrigated-forced = { $who } { DOES($you, "zavlažuješ", "zavlažuje") } jediný dostupný úsek, { $section }{ $scored }.
amyitis-event-no-section = { $who } { DOES($you, "nemáš", "nemá") } co zavlažit, žádný úsek nezbývá.
amyitis-event-moved = { $who } { DOES($you, "posíláš", "posílá") } karavanu do města { $city }{ $signed ->
    [1] .
   *[0] {" "}za { amyitis-part-camels-acc }.
}
amyitis-event-sold = { $who } { DOES($you, "prodáváš", "prodává") } { $good }{ $scored }.
amyitis-event-sold-forced = { $who } { DOES($you, "prodáváš", "prodává") } jediné zboží, { $good }{ $scored }.
amyitis-event-paid = { $signed ->
    [1] {""}
   *[0] { $who } { DOES($you, "platíš", "platí") } { $good }.
}
amyitis-event-paid-forced = { $signed ->
    [1] {""}
   *[0] { $who } { DOES($you, "platíš", "platí") } { $good }.
}
amyitis-event-took = { $who } { DOES($you, "bereš", "bere") } { $card_id ->
    [leader] vůdce karavany
   *[other] { FORM($card, "acc") }
} { $level }. stupně{ $scored }.
amyitis-event-took-forced = { $who } { DOES($you, "bereš", "bere") } jedinou možnou kartu, { $card_id ->
    [leader] vůdce karavany
   *[other] { FORM($card, "acc") }
} { $level }. stupně{ $scored }.
amyitis-event-took-gardener = { $who } { DOES($you, "bereš", "bere") } zahradníka.
amyitis-event-took-gardener-forced = { $who } { DOES($you, "bereš", "bere") } jedinou možnou kartu, zahradníka.
amyitis-event-no-card = { $who } { DOES($you, "máš", "má") } dostat za destičku kartu cechu, ale žádná vhodná nezbývá.
amyitis-event-brought = { $who } { DOES($you, "vybíráš", "vybírá") } vůdce, se kterým přichází { $good }.
amyitis-event-brought-forced = { $who } { DOES($you, "dostáváš", "dostává") } s vůdcem { $good }.
amyitis-event-gained = { $signed ->
    [1] {""}
   *[0] { $who } { DOES($you, "vybíráš", "vybírá") } za destičku { $good }.
}
amyitis-event-planted = { $who } { DOES($you, "osazuješ", "osazuje") } část { $plot }{ amyitis-part-help }{ $scored }.
amyitis-event-planted-forced = { $who } { DOES($you, "osazuješ", "osazuje") } jedinou možnou část, { $plot }{ amyitis-part-help }{ $scored }.
amyitis-part-help = { $signed ->
    [1] {""}
   *[0] { $gardeners_id ->
        [0] {""}
        [one] {" "}s pomocí zahradníka
       *[other] {" "}s pomocí { $gardeners } zahradníků
    }
}
amyitis-event-tile-gave = { $signed ->
    [1] {""}
   *[0] { $who } { DOES($you, "dostáváš", "dostává") } z destičky { $talents_id ->
        [0] { amyitis-part-camels-acc }
       *[other] { $camels_id ->
            [0] { amyitis-part-talents }
           *[other] { amyitis-part-talents } a { amyitis-part-camels-acc }
        }
    }.
}
amyitis-event-irrigation = { $who } { DOES($you, "získáváš", "získává") } za vodu kolem části { $plot }{ $scored }.
amyitis-event-irrigation-tied = Kolem části { $plot } nemá nikdo nejvíc kostiček, takže za její vodu nejsou body.
amyitis-event-neutral-water = Šedé kostičky zavlažují úseky mezi osázenými částmi: { $sections }.
amyitis-event-last-round = { $n_id ->
    [one] Zbývá už jen 1 zahradní destička
    [few] Zbývají už jen { $n } zahradní destičky
   *[other] Zbývá už jen { $n } zahradních destiček
}: toto je poslední kolo.
amyitis-event-ishtar = { $who } { DOES($you, "máš", "má") } první místo v chrámu Ishtar{ $signed ->
    [1] {""}
   *[0] {" "}a { DOES($you, "bereš", "bere") } { FORM($reward, "acc") }
}.
amyitis-event-ishtar-second = { $who } { DOES($you, "dostáváš", "dostává") } v chrámu Ishtar druhou odměnu, { FORM($reward, "acc") }.
amyitis-event-marduk = { $who } { DOES($you, "dostáváš", "dostává") } odměnu v chrámu Marduk{ $scored }.
amyitis-event-marduk-both = Chrám Marduk: první místo { $whom }, druhé místo { $other }{ $scored }.
amyitis-event-swapped = { $who } { DOES($you, "měníš", "mění") } v chrámu Tammouz { $give } za { $get }.
amyitis-event-kept = { $who } v chrámu Tammouz nic { DOES($you, "neměníš", "nemění") }.
amyitis-event-nothing-to-swap = { $who } { DOES($you, "máš", "má") } druhé místo v chrámu Tammouz, ale žádné zboží na výměnu.
amyitis-event-discarded = { $who } { DOES($you, "vracíš", "vrací") } zboží nad limit: { $good }.
amyitis-event-discarded-forced = { $who } { DOES($you, "musíš", "musí") } vrátit zboží nad limit: { $good }.
amyitis-event-final-scoring = Poslední kolo skončilo: závěrečné hodnocení.
amyitis-event-favour = { $who } { DOES($you, "máš", "má") } přízeň Amyitis za { amyitis-part-tiles-acc }{ $scored }.
amyitis-event-goods-left = { $who } { DOES($you, "máš", "má") } na konci { $points } zboží{ $scored }.
amyitis-event-final-scored = { $who } { DOES($you, "získáváš", "získává") } { $favour } za přízeň ({ amyitis-part-tiles }) a { $goods } za zbylé zboží{ $scored }.
amyitis-event-won = { $who } { DOES($you, "vyhráváš", "vyhrává") }: { amyitis-part-points }!
amyitis-event-shared = { $who } { DOES($you, "sdílíš", "sdílí") } vítězství: { amyitis-part-points }!

## The position in words

amyitis-event-board-question-action = { $who } { DOES($you, "najímáš", "najímá") } řemeslníka, { DOES($you, "hýbeš", "hýbe") } karavanou, nebo { DOES($you, "pasuješ", "pasuje") }.
amyitis-event-board-question-field = { $who } { DOES($you, "vybíráš", "vybírá") } řadu polí pro pěstitele.
amyitis-event-board-question-temple = { $who } { DOES($you, "vybíráš", "vybírá") } chrám pro kněze.
amyitis-event-board-question-section = { $who } { DOES($you, "vybíráš", "vybírá") } úsek pro inženýra.
amyitis-event-board-question-sell = { $who } { DOES($you, "prodáváš", "prodává") } zboží. Město: { $city }.
amyitis-event-board-question-free-section = { $who } { DOES($you, "vybíráš", "vybírá") } po prodeji úsek zdarma.
amyitis-event-board-question-payment = { $who } { DOES($you, "vybíráš", "vybírá") }, čím zaplatit. Město: { $city }.
amyitis-event-board-question-guild = { $who } { DOES($you, "vybíráš", "vybírá") } kartu cechu. Město: { $city }.
amyitis-event-board-question-leader2 = { $who } { DOES($you, "bereš", "bere") } nejvyššího vůdce a { DOES($you, "vybíráš", "vybírá") }, které zboží přijde s ním.
amyitis-event-board-question-plot = { $who } { DOES($you, "vybíráš", "vybírá") }, kam zasadit. Prodává město { $city }.
amyitis-event-board-question-any-good = { $who } { DOES($you, "vybíráš", "vybírá") } zboží jako bonus destičky.
amyitis-event-board-question-free-guild = { $who } { DOES($you, "vybíráš", "vybírá") } kartu cechu jako bonus destičky.
amyitis-event-board-question-procession = { $who } { DOES($you, "vedeš", "vede") } procesí a { DOES($you, "vybíráš", "vybírá") } chrám.
amyitis-event-board-question-ishtar = { $who } { DOES($you, "máš", "má") } první místo v chrámu Ishtar a { DOES($you, "vybíráš", "vybírá") } velblouda, nebo talent.
amyitis-event-board-question-tammouz-field = { $who } { DOES($you, "máš", "má") } první místo v chrámu Tammouz a { DOES($you, "vybíráš", "vybírá") } řadu polí.
amyitis-event-board-question-tammouz-swap = { $who } { DOES($you, "máš", "má") } druhé místo v chrámu Tammouz a { DOES($you, "můžeš", "může") } vyměnit zboží.
amyitis-event-board-question-discard = { $who } { DOES($you, "musíš", "musí") } vrátit { $n } zboží.
amyitis-event-board-over = Hra skončila.
amyitis-event-board-round = Kolo { $n }. { $you ->
    [1] Jdeš
   *[0] { $who } jde
} na řadu první; hráči následují v pořadí tahů.
amyitis-event-board-score = { $who }: { amyitis-part-points }, { amyitis-part-talents }, { amyitis-part-camels }, { amyitis-part-tiles }.
amyitis-event-board-goods = { $who } { DOES($you, "máš", "má") } { $good }.
amyitis-event-board-no-goods = { $who } { DOES($you, "nemáš", "nemá") } žádné zboží.
amyitis-event-board-cards = { $who }, karty cechů: bankéř { $banker_id ->
    [0] žádný
   *[other] { $banker }. stupně
}, vůdce karavany { $leader }. stupně, palác { $palace_id ->
    [0] žádný
   *[other] { $palace }. stupně
}, zahradníci { $gardeners_id ->
    [0] žádní
   *[other] { $gardeners }
}.
amyitis-event-board-planted = { $who } { DOES($you, "máš", "má") } osázeno: { $plots }.
amyitis-event-board-passed = { $who } { DOES($you, "máš", "má") } odpasováno.
amyitis-event-board-group = Trojice { $group }, další karta { $talents_id ->
    [0] je zdarma
   *[other] stojí { amyitis-part-talents }
}: { $craft }.
amyitis-counted-barley = { $n }× ječmen
amyitis-counted-salt = { $n }× sůl
amyitis-counted-wine = { $n }× víno
amyitis-counted-palm = { $n }× palmy
amyitis-counted-dates = { $n }× datle
amyitis-counted-grower = { $n ->
    [one] 1 pěstitel
    [few] { $n } pěstitelé
   *[other] { $n } pěstitelů
}
amyitis-counted-priest = { $n ->
    [one] 1 kněz
   *[other] { $n } kněží
}
amyitis-counted-engineer = { $n ->
    [one] 1 inženýr
    [few] { $n } inženýři
   *[other] { $n } inženýrů
}
amyitis-counted-merchant = { $n ->
    [one] 1 obchodník
    [few] { $n } obchodníci
   *[other] { $n } obchodníků
}
amyitis-event-board-group-empty = Trojice { $group }: všichni jsou najatí.
amyitis-event-board-caravan = Karavana je ve městě { $city }.
amyitis-event-board-reach = { $who } { DOES($you, "můžeš", "může") } poslat karavanu do města { $city } za { amyitis-part-camels-acc }.
amyitis-part-steps = { $steps_id ->
    [one] o 1 pole dál
    [few] o { $steps } pole dál
   *[other] o { $steps } polí dál
}
amyitis-event-board-city-sale = { $city }, { amyitis-part-steps }: koupí 1 zboží za { $points } body nebo 2 za { $more } bodů, k tomu úsek zdarma.
amyitis-event-board-city-guilds = { $city }, { amyitis-part-steps }: chce { $good }, nabízí karty { $card } a { $other_card }.
amyitis-event-board-city-plant = { $city }, { amyitis-part-steps }: chce { $good } za rostlinu kvality { $quality }; na rubu karty je kvalita { $next }, za { $second }.
amyitis-event-board-field-next = Pole, { $row } řada: na řadě je pole { $space }, dává { $good }.
amyitis-event-board-field-later = Pole, { $row } řada: pole { $space } dá { $good }.
amyitis-event-board-field-cubes = Pole, { $row } řada: { $you ->
    [1] máš
   *[0] { $whom } má
} { $n_id ->
    [one] 1 kostičku
    [few] { $n } kostičky
   *[other] { $n } kostiček
}.
amyitis-event-board-temple-empty = { $temple }: prázdný.
amyitis-part-spaces = { $n_id ->
    [one] políčko { $spaces }
   *[other] políčka { $spaces }
} zleva
amyitis-event-board-temple = { $temple }: { $whom }, { amyitis-part-spaces }.
amyitis-event-board-temple-neutral = { $temple }: šedá, { amyitis-part-spaces }.
amyitis-event-board-temple-first = { $temple }: první místo { DOES($you, "máš", "má") } { $whom }.
amyitis-event-board-temple-second = { $temple }: druhé místo { DOES($you, "máš", "má") } { $whom }.
amyitis-event-board-tiles = { $n_id ->
    [one] Zbývá 1 zahradní destička
    [few] Zbývají { $n } zahradní destičky
   *[other] Zbývá { $n } zahradních destiček
}. Poslední je kolo, ve kterém jich zbude { $last } nebo méně.
amyitis-part-tile = { amyitis-part-points }{ amyitis-part-brings }
amyitis-part-brings = { $talents_id ->
    [0] {""}
   *[other] , { amyitis-part-talents }
}{ $camels_id ->
    [0] {""}
   *[other] , { amyitis-part-camels }
}{ $goods_id ->
    [0] {""}
   [one] , 1 libovolné zboží
   *[other] , { $goods } libovolná zboží
}{ $guilds_id ->
    [0] {""}
    [one] , libovolná karta cechu
    [few] , { $guilds } libovolné karty cechů
   *[other] , { $guilds } libovolných karet cechů
}
amyitis-event-board-plot = Část { $plot }, plošina { $level }, chce kvalitu { $quality }: { amyitis-part-tile }. Žádná strana ještě nemá vodu.
amyitis-event-board-plot-watered = Část { $plot }, plošina { $level }, chce kvalitu { $quality }: { amyitis-part-tile }. Má vodu.
amyitis-event-board-irrigates = Část { $plot }: nejvíc kostiček kolem ní { DOES($you, "máš", "má") } { $whom }.
amyitis-event-board-channels = { $you ->
    [1] Úseky s tvými kostičkami
   *[0] Úseky s kostičkami hráče { $whom }
}: { $sections }.
amyitis-event-board-channels-neutral = Úseky s šedými kostičkami: { $sections }.
amyitis-event-board-channels-open = Úseky, které jde zavlažit: { $sections }.
amyitis-event-board-channels-full = Žádný úsek nezbývá, takže inženýra najmout nejde.
amyitis-event-board-channels-closed = Úseky, kam voda ještě nesahá: { $sections }.
amyitis-event-board-stock = Zbylé karty cechů, { $card } { $level }. stupně: { $n }.
amyitis-event-board-carried = S vůdcem nejvyššího stupně přichází { $good }.
amyitis-event-board-stock-gardeners = Zbylí zahradníci: { $n }.

## Score sheet

amyitis-sheet-channels = Inženýři
amyitis-sheet-sales = Prodej
amyitis-sheet-gardens = Destičky
amyitis-sheet-irrigation = Voda
amyitis-sheet-palaces = Paláce
amyitis-sheet-bankers = Bankéři
amyitis-sheet-temples = Marduk
amyitis-sheet-favour = Přízeň
amyitis-sheet-goods = Zbylé zboží

## Why a computer made a move: “+3.2 …”, in expected points

amyitis-term-goods = za zboží
amyitis-term-talents = za talenty
amyitis-term-camels = za velbloudy
amyitis-term-gardeners = za zahradníky
amyitis-term-income = z příjmu od bankéřů
amyitis-term-leader = za delší cestu s vůdcem karavany
amyitis-term-garden = za destičky, pro přízeň Amyitis
amyitis-term-water = za vodu kolem částí zahrady
amyitis-term-temples = z chrámů
amyitis-term-fields = za místa na polích
amyitis-term-tempo = za to, co se ještě v tomto kole stihne

amyitis-plan-bankers = získávat bankéře a žít z jejich příjmu
amyitis-plan-palaces = kupovat paláce a mít vůdce, který k nim dojde levně
amyitis-plan-planting = osázet co nejvíc částí zahrady pro přízeň Amyitis
amyitis-plan-temples = vítězit každý večer v chrámech

# The computer player who mainly tries that.
amyitis-character-temples = Enheduanna

## Legend: one line for each number on the picture

amyitis-legend-1 = Pole: pěstitel dá kostičku na další políčko řady a vezme zobrazené zboží.
amyitis-legend-2 = Část zahrady: listy na zdi říkají, jak dobrou rostlinu chce, číslo jsou body a vedle je, co ještě přinese.
amyitis-legend-3 = Úsek: v zavlaženém je voda a kostička majitele; šedá nepatří nikomu. Každý má kulaté místo na kostičku: kde má strana dva, jsou potřeba oba.
amyitis-legend-4 = Řeka: první úseky se jí musí dotýkat.
amyitis-legend-5 = Kolo a kdy hra skončí.
amyitis-legend-6 = Chrámy: kostičky se vytlačují doprava. Vedle: kdo a jakou odměnu dostane.
amyitis-legend-7 = Hráči: body, talenty, velbloudi, zahradníci, destičky, zboží a karty cechů.
amyitis-legend-8 = Pořadí tahů a pod ním přízeň Amyitis: body na konci podle počtu destiček.
amyitis-legend-9 = Trojice karet řemeslníků a její číslo, které je i na tlačítkách. Najmeš jednoho z kterékoli a hned uděláš, co říká.
amyitis-legend-10 = Kolik talentů stojí další karta z trojice.
amyitis-legend-11 = Karavana: jde po směru hodin, o pole za každého velblouda, kterého vrátíš.
amyitis-legend-12 = Město, zboží, které chce, a dvě karty cechů, ze kterých si jednu vezmeš.
amyitis-legend-13 = Listy jsou rostlina té kvality. Zasadíš ji hned; pak se její karta otočí a chce to, co je na druhé straně.
amyitis-legend-14 = Kolik zbývá karet cechů každého stupně a dole zahradníků.
amyitis-legend-15 = Zboží, které přijde s vůdcem karavany 2. stupně.

## What is this?: what can be chosen, in a sentence each

amyitis-verb-about-pass = V tomto kole už nic neuděláš. Kdykoli na tebe přijde řada, zatímco jiní hrají, vezmeš si 1 talent.
amyitis-verb-about-hire = Hned uděláš, co říká karta řemeslníka. První karta z trojice je zdarma, další stojí talenty.
amyitis-verb-about-caravan = Karavanou, kterou máte společnou, hýbou velbloudi a tvůj vůdce. Obchoduješ, kde se zastaví.
amyitis-verb-about-field = Tvoje kostička jde na další políčko řady a vezmeš si zboží, které je na něm.
amyitis-verb-about-temple = Tvoje kostička vstoupí zleva a posune ostatní. Při shodě je první ta, která je nejvíc vpravo.
amyitis-verb-about-irrigate = Tvoje kostička přivede do úseku vodu, pro všechny. Strana se dvěma úseky potřebuje oba.
amyitis-verb-about-sell = Babylon koupí jakékoli zboží: jedno za { PRINTED("amyitis.city.0.sale.0") } body, dvě za { PRINTED("amyitis.city.0.sale.1") } bodů.
amyitis-verb-about-pay = Co město chce. Víno může nahradit jakékoli jiné zboží.
amyitis-verb-about-take = Karta cechu tvého dalšího stupně. Stupně se berou jeden po druhém.
amyitis-verb-about-plant = Vezmeš si destičku. Její listy říkají kvalitu, zahradník přidá jednu. Za vodu boduje, kdo má kolem nejvíc kostiček.
amyitis-verb-about-gain = Zboží podle výběru, i víno.
amyitis-verb-about-claim = Odměna z chrámu Ishtar. Kdo je tam druhý, dostane tu zbylou.
amyitis-verb-about-swap = Jedno tvoje zboží za jiné, jen ne za víno.
amyitis-verb-about-keep = Nic nevyměníš.
amyitis-verb-about-discard = Máš víc zboží, než si smíš nechat, takže tohle vrátíš.

amyitis-craft-about-grower = Pracuje na polích: vezmeš si zboží a s nejvíc kostičkami v plné řadě získáš zahradníka.
amyitis-craft-about-priest = Dá tvou kostičku do chrámu. Na konci kola chrámy odmění ty, kdo jich v nich mají nejvíc.
amyitis-craft-about-engineer = Zavlaží úsek: hned { PRINTED("amyitis.garden.engineer_points") } body a voda pro části zahrady vedle něj.
amyitis-craft-about-merchant = Přivede ti velblouda. Velbloudi hýbou karavanou.

amyitis-city-about-babylon = Koupí za body jedno nebo dvě jakákoli zboží; pak zavlažíš úsek.
amyitis-city-about-eshnunna = Chce palmy a prodává rostlinu.
amyitis-city-about-susa = Chce ječmen; vybereš si bankéře, nebo palác.
amyitis-city-about-ur = Chce sůl a prodává rostlinu.
amyitis-city-about-uruk = Chce datle; vybereš si bankéře, nebo vůdce karavany.
amyitis-city-about-mari = Chce ječmen a prodává rostlinu.
amyitis-city-about-palmyra = Chce palmy; vybereš si bankéře, nebo palác.
amyitis-city-about-khorsabad = Chce datle a druhé zboží a prodává rostlinu kvality { PRINTED("amyitis.plant.3.sides.0.0") }.
amyitis-city-about-ninoua = Chce sůl; vybereš si vůdce karavany, nebo palác. Jinak řečeno Ninive.

amyitis-temple-about-ishtar = Na konci kola si tam první vezme velblouda nebo talent a druhý to, co zbude.
amyitis-temple-about-marduk = Na konci kola tam první získá { PRINTED("amyitis.temples.marduk.0") } body, druhý { PRINTED("amyitis.temples.marduk.1") }.
amyitis-temple-about-tammouz = Na konci kola tam první sklízí na polích jako pěstitel; druhý smí vyměnit zboží.

amyitis-reward-about-camel = Posune karavanu o jedno pole.
amyitis-reward-about-talent = Mince, kterou se platí řemeslníci.

amyitis-good-about-barley = Chtějí ho města Susa a Mari.
amyitis-good-about-dates = Chtějí je města Uruk a Khorsabad.
amyitis-good-about-salt = Chtějí ji města Ur a Ninoua.
amyitis-good-about-palm = Chtějí je města Eshnunna a Palmyra.
amyitis-good-about-wine = Při placení nahradí jakékoli jiné zboží.

## Key of signs: what each sign on the pictures means, if that is no value above

amyitis-sign-any-good = libovolné zboží
amyitis-sign-any-card = libovolná karta cechu
amyitis-sign-card-leader = vůdce karavany
amyitis-sign-temple-ishtar = chrám Ishtar
amyitis-sign-temple-marduk = chrám Marduk
amyitis-sign-temple-tammouz = chrám Tammouz
amyitis-sign-talent = talent
amyitis-sign-price = cena v talentech
amyitis-sign-camel = velbloud
amyitis-sign-points = body
amyitis-sign-quality = kvalita rostliny
amyitis-sign-tiles = zahradní destičky
amyitis-sign-neutral = šedá kostička, ničí
amyitis-sign-channel-dry = kanál bez vody
amyitis-sign-channel-wet = kanál s vodou
amyitis-sign-channel-double = dva úseky kanálu

## Events that only databases of version 0.1 still hold

amyitis-event-neutral-entered = Šedá kostička jde do chrámu { $temple }.
amyitis-event-waited = { $who } { DOES($you, "máš", "má") } odpasováno a { DOES($you, "bereš", "bere") } talent.
amyitis-event-paid-two = { $who } { DOES($you, "platíš", "platí") } { $good } a { $second }.
amyitis-event-sold-two = { $who } { DOES($you, "prodáváš", "prodává") } { $good } a { $second }: { amyitis-part-points }.

## Actions with their verbs, for readers who have not been asked; those that are not here begin with it

amyitis-move-caravan = Pohnout karavanou: { $text }
amyitis-move-field = Sklidit na polích: { $text }
amyitis-move-hire = Najmout řemeslníka: { $text }
amyitis-move-irrigate = Zavlažit úsek: { $text }
amyitis-move-plant = Zasadit: { $text }
amyitis-move-take = { $card_id ->
    [gardener] { $text }
   *[other] Vzít kartu cechu: { $text }
}
amyitis-move-temple = Vstoupit do chrámu: { $text }

## Worked examples on the pages of the rules: what their pictures show

amyitis-example-2-1-full-row = Darin pěstitel zaplní spodní řadu. Dara si vezme víno; nejvíc kostiček v řadě má Cleo a bere zahradníka.
amyitis-example-3-1-wine = Mari chce ječmen a za rostlinu kvality 2 ještě sůl. Ana si sůl nechá a platí ječmenem a vínem.
amyitis-example-4-1-water = b2 má vodu: oba úseky k c2 jsou zavlažené. Chce kvalitu 2 a tak dobrá je i Anina rostlina.
amyitis-example-4-2-half-a-side = b3 vodu nemá: ze dvou úseků k c3 je zavlažený jen jeden.
amyitis-example-4-3-too-weak = c3 vodu má, ale chce kvalitu 3: rostlinu kvality 2 a jednoho zahradníka, a toho Ana nemá.
amyitis-example-4-4-scores = Ana osadila c2 a vzala si destičku, 5 bodů. Nejvíc kostiček kolem má Ben a získává 2 body, kvalitu rostliny. Šedá kostička spojí c2 s osázenou částí c1.
amyitis-example-5-1-push = Anina kostička vstoupila zleva. Ostatní se posunuly doprava a ta z posledního políčka se vrátila majiteli.

## Rules

amyitis-rules-1 = **Amyitis ve zkratce**
    Babylonský král staví visuté zahrady pro královnu, které se stýská po domově, a vy soutěžíte o její přízeň. Přiveďte vodu na plošiny, vyměňte zboží za karty cechů a rostliny a osaďte zahradu. Na konci vyhrává, kdo má nejvíc bodů; při shodě se o vítězství dělíte.

    Začínáš se { PRINTED("amyitis.start.talents") } talenty, { PRINTED("amyitis.start.camels") ->
        [one] 1 velbloudem
       *[other] { PRINTED("amyitis.start.camels") } velbloudy
    } a vůdcem karavany stupně 0. Nic není tajné. Náhoda určí přípravu, kdo začne a karty řemeslníků v každém kole.

    Kolo:
    1. **Příprava**: karty řemeslníků se vyloží po { PRINTED("amyitis.crafts.group") }, jedna trojice na hráče. Bankéři vyplácejí.
    2. **Akce**: každý, kdo je na řadě, najme řemeslníka, pohne karavanou, nebo pasuje, dokud nepasují všichni.
    3. **Konec kola**: procesí, chrámy a kontrola zásob. Další kolo začíná další hráč u stolu.

    {"**"}Pasuje se** na celé kolo. Kdykoli pak na tebe přijde řada a ještě nepasovali všichni, vezmeš si místo tahu 1 talent.

    Body dostaneš za
    • inženýry, za každého { PRINTED("amyitis.garden.engineer_points") }
    • zboží prodané do Babylonu
    • zahradní destičky a vodu kolem toho, co kdokoli zasadí
    • paláce a nejlepší bankéře
    • chrám Marduk
    • přízeň Amyitis a zbylé zboží na konci
amyitis-rules-2 = **Najímání**
    Vezmi si kartu řemeslníka ležící lícem nahoru. První z trojice je zdarma, druhá stojí { PRINTED("amyitis.crafts.prices.1") } talent, třetí { PRINTED("amyitis.crafts.prices.2") } talenty. Hned udělej, co říká:

    • **Pěstitel**: dej kostičku na další volné políčko jedné ze dvou řad polí, zleva, a vezmi si zobrazené zboží. Když se zaplní poslední, vezme si ten, kdo má v řadě nejvíc kostiček, zahradníka, pokud nějaký zbývá; při shodě nikdo. Řada se pak vyprázdní. Do té doby na ní kostičky zůstávají z kola do kola.
    • **Kněz**: dej kostičku na první políčko chrámu zleva. Ostatní se posunou o jedno doprava; ta, která vypadne, se vrátí majiteli.
    • **Inženýr**: dej kostičku na zavlažovací úsek a získej { PRINTED("amyitis.garden.engineer_points") } body. Úsek se musí dotýkat řeky, nebo na ni navazovat přes zavlažené úseky, ať jsou čí chtějí.
    • **Obchodník**: vezmi si velblouda.

    {"**"}Zboží**
    Ječmen, datle, sůl a palmy; **víno** při placení nahradí jakékoli jiné zboží.

    {"**"}Názvy na plánu**
    Části zahrady jsou `a1` až `d4`. Úsek se jmenuje podle částí na obou svých stranách: `a1-a2`. Kde jsou mezi stejnými částmi dva, jsou to `b2-c2.1` a `b2-c2.2`.
amyitis-rules-3 = **Karavana**
    Jedna karavana slouží všem. Vrať aspoň 1 velblouda: za každého jde o pole dál po směru hodin a tvůj **vůdce karavany** přidá až 0, { PRINTED("amyitis.guild.levels.leader.0") } nebo { PRINTED("amyitis.guild.levels.leader.1") } pole (stupeň 0, 1, 2). Celé kolo zpět na stejné pole se počítá jako pohyb. Kde se zastaví, tam musíš umět obchodovat, a musíš to udělat.

    • **Babylon**: prodej 1 zboží za { PRINTED("amyitis.city.0.sale.0") } body, nebo 2 za { PRINTED("amyitis.city.0.sale.1") } bodů. Můžou být stejná a prodat jde i víno. Pak zavlaž úsek, bez bodů; odmítnout to nejde. Když žádný nezbývá, jen prodáš.
    • **Města cechů** (Susa, Uruk, Palmyra, Ninoua): zaplať zboží a vezmi si jednu ze dvou nabízených karet.
    • **Města rostlin** (Eshnunna, Ur, Mari, Khorsabad): zaplať zboží a za rostlinu kvality 2 i to z její karty. Když jsou stejná, zaplať 2. Sázíš hned. Pak se karta otočí: z kvality 1 je 2 a z 2 je 1. Jen Khorsabad má kvalitu { PRINTED("amyitis.plant.3.sides.0.0") } na obou stranách.

    {"**"}Karty cechů**
    Stoupáš po stupních. Karet je málo a nikdy se nevracejí: když ta další chybí, výš už nemůžeš.
    • **Bankéř**: talenty každé kolo: { PRINTED("amyitis.guild.levels.banker.0.0") }, pak { PRINTED("amyitis.guild.levels.banker.1.0") }, nakonec { PRINTED("amyitis.guild.levels.banker.2.0") } a { PRINTED("amyitis.guild.levels.banker.2.1") } body
    • **Vůdce karavany**: karavana jde dál; 2. stupeň přinese zboží, které na něm leží, a dovolí nechat si { PRINTED("amyitis.guild.goods_limit.2") } zboží
    • **Palác**: hned { PRINTED("amyitis.guild.levels.palace.0") }, { PRINTED("amyitis.guild.levels.palace.1") }, { PRINTED("amyitis.guild.levels.palace.2") } bodů
    • **Zahradník**: viz sázení; použitý se vrací
amyitis-rules-4 = **Sázení**
    Vyber část zahrady, která má ještě destičku a k tomu
    • **vodu**: aspoň na jedné její straně jsou zavlažené všechny úseky. Strana mezi dvěma částmi { PRINTED("amyitis.garden.double") }. a vyšší plošiny má dva úseky, každá jiná jen jeden. Samotná řeka nestačí.
    • **dost dobrou rostlinu**: 1. plošina chce kvalitu { PRINTED("amyitis.garden.quality.0") }, 2. plošina kvalitu { PRINTED("amyitis.garden.quality.1") }, 3. plošina kvalitu { PRINTED("amyitis.garden.quality.2") } a 4. plošina kvalitu { PRINTED("amyitis.garden.quality.3") }. Každý **zahradník**, kterého vrátíš, zlepší tvou rostlinu o jednu.

    Potom:
    1. Vezmeš si destičku, její body a všechno, co ukazuje: talenty, velbloudy, libovolné zboží (i víno), nebo další kartu kteréhokoli cechu (i zahradníka). Za tu kartu neplatíš; když pro tebe žádná není, nedostaneš nic.
    2. Kdo má kolem části nejvíc kostiček, získá vlastní kvalitu rostliny, 1 nebo 2. Nemusíš to být ty. Při shodě nikdo.
    3. Prázdné úseky k osázeným sousedům se zaplní šedými kostičkami. Navazovat na ně může každý, jakmile jsou spojené s řekou.
amyitis-rules-5 = **Konec kola**
    1. **Procesí**: poslední hráč v pořadí dá kostičku do jednoho chrámu; do obou ostatních jde šedá.
    2. **Chrámy**: první je, kdo má nejvíc kostiček; při shodě ten, jehož kostička je nejvíc vpravo. Šedé se nepočítají. Kostičky zůstávají.
       • Ishtar: první si vezme velblouda, nebo talent, druhý to, co zbude.
       • Marduk: body, { PRINTED("amyitis.temples.marduk.0") } a { PRINTED("amyitis.temples.marduk.1") }.
       • Tammouz: první sklízí na polích jako pěstitel; druhý smí vyměnit zboží za jakékoli jiné kromě vína.
    3. **Zásoby**: nechat si smíš { PRINTED("amyitis.guild.goods_limit.0") } zboží, s vůdcem karavany 2. stupně { PRINTED("amyitis.guild.goods_limit.2") }. Velbloudi a talenty limit nemají.

    {"**"}Konec hry**
    Když zbývají nejvýš { PRINTED("amyitis.garden.last_tiles.4") } zahradní destičky, ve dvou { PRINTED("amyitis.garden.last_tiles.2") }, kolo se dohraje a hra končí. Amyitis pak ukáže svou přízeň za tvoje destičky a každé zboží, které ti zbylo, je 1 bod.
amyitis-rules-6 = **Dva, tři, nebo čtyři hráči**
    • **Karty řemeslníků**: tolik trojic, kolik je hráčů, po { PRINTED("amyitis.crafts.group") } kartách. Každé kolo se míchají znovu a co zbude, se v něm nepoužije. Pěstitelů, kněží, inženýrů a obchodníků je celkem { PRINTED("amyitis.crafts.2.grower") }, { PRINTED("amyitis.crafts.2.priest") }, { PRINTED("amyitis.crafts.2.engineer") } a { PRINTED("amyitis.crafts.2.merchant") } ve dvou; { PRINTED("amyitis.crafts.3.grower") }, { PRINTED("amyitis.crafts.3.priest") }, { PRINTED("amyitis.crafts.3.engineer") } a { PRINTED("amyitis.crafts.3.merchant") } ve třech; { PRINTED("amyitis.crafts.4.grower") }, { PRINTED("amyitis.crafts.4.priest") }, { PRINTED("amyitis.crafts.4.engineer") } a { PRINTED("amyitis.crafts.4.merchant") } ve čtyřech.
    • **Karty cechů**: čím méně hráčů, tím méně karet. Na všechny se nikdy nedostane.
    • **Vůdci karavany 2. stupně**: { PRINTED("amyitis.guild.stock.4.leader.1") } ve čtyřech, a kdo si bere prvního, vybírá ze zboží na nich; jinak { PRINTED("amyitis.guild.stock.3.leader.1") }.
    • **Zahrada**: ve dvou nemají části { PRINTED("amyitis.garden.unused.2.0") }, { PRINTED("amyitis.garden.unused.2.1") } a { PRINTED("amyitis.garden.unused.2.2") } destičku a osázet nejdou. Jejich úseky se používají jako obvykle.
    • **Chrámy**: ve dvou dostane odměnu jen první. Kdo je v chrámu sám, dostane jen první odměnu.
    • **Poslední kolo** je to, ve kterém počet destiček klesne na { PRINTED("amyitis.garden.last_tiles.2") } ve dvou, na { PRINTED("amyitis.garden.last_tiles.4") } ve třech či čtyřech.
    • **Přízeň**, { PRINTED("amyitis.favour.points.0") } nebo { PRINTED("amyitis.favour.points.1") } bodů: ve dvou za { PRINTED("amyitis.favour.2.0") } nebo { PRINTED("amyitis.favour.2.1") } destiček, ve třech za { PRINTED("amyitis.favour.3.0") } nebo { PRINTED("amyitis.favour.3.1") }, ve čtyřech za { PRINTED("amyitis.favour.4.0") } nebo { PRINTED("amyitis.favour.4.1") }.

    Velbloudi, talenty, zboží ani kostičky nikdy nedojdou; jen karty cechů ano.
amyitis-rules-7 = **Jak tohle vydání vzniklo**
    Mnohé z toho, co je natištěné na herním materiálu, ukazují pravidla jen na obrázcích, které se nepodařilo najít, a o některých vzácných případech mlčí. Následující je proto naše vlastní a ve tvé krabici to může být jinak.

    {"**"}Na herním materiálu**
    • zahradní destičky, kromě té za { PRINTED("amyitis.tiles.top.0") } bodů a té za { PRINTED("amyitis.tiles.2.1.0") } body a { PRINTED("amyitis.tiles.2.1.1") } talenty, jejíž kvalita je také naše; a že z 20 jich je 9, 6 a 5 kvality 1, 2 a 3
    • kde má strana dva úseky a které části nemají ve dvou destičku
    • pořadí zboží na polích, kromě vína
    • pořadí měst: že se města cechů a rostlin střídají a začíná město rostlin
    • co města chtějí a nabízejí, kromě měst Babylon a Uruk a toho, co chce Mari, a druhé zboží na většině karet rostlin
    • kolik je karet každého řemeslníka, kolik většiny karet cechů a body paláců

    {"**"}Výklad pravidel**
    • Když žádný úsek nezbývá, inženýra najmout nejde a prodej v Babylonu platí bez úseku.
    • Šedé kostičky vedou vodu dál, jen když jsou spojené s řekou.
    • Části bez destičky se neberou jako osázené ani jako volné; kostičky na jejich stranách platí jako jinde.
    • Celé kolo karavany je pohyb. Nikdo neplatí víc velbloudů ani zahradníků, než je potřeba.
    • Libovolné zboží z destičky může být víno; karta cechu z destičky propadne, když pro tebe žádná není.
    • Zásoby nemají limit a počet kol také ne. Bankéři vyplácejí, než se vyloží řemeslníci.
    • Když můžeš jen pasovat, pasuješ bez ptaní.

# Lekce. Text kroku má nejvýš 25 slov a jednu myšlenku.

amyitis-lesson-garden = 1 · Zboží, voda, rostlina
amyitis-lesson-goal = Osázej visuté zahrady: rostliny jsou body. Potřebují **zboží**, **vodu** a **karavanu**. Jsi na tahu: stiskni **Zahrát tah**.
amyitis-lesson-grower = Jedna akce za tah. Z každé trojice je první řemeslník zdarma, další za 1 talent, poslední za 2. Najmi pro palmy pěstitele z trojice 1.
amyitis-lesson-palm = To jde taky, ale rostlina, kterou chceš, stojí palmy: pěstitel z trojice 1, horní řada.
amyitis-lesson-no-pass = Pasováním by pro tebe kolo skončilo. Ještě je co dělat.
amyitis-lesson-other-craft = I to je dobrý řemeslník, ale teď potřebuješ jiného.
amyitis-lesson-engineer = Rostlina potřebuje vodu. Najmi **inženýra**: dovede ji o úsek dál a dá 2 body.
amyitis-lesson-engineer-first = I to je dobrý řemeslník, ale rostlina potřebuje vodu: najmi inženýra.
amyitis-lesson-section = Zavlažuje se od řeky. Úsek a1-a2 přivede vodu k části a2: zavlaž ho.
amyitis-lesson-a1-a2 = I ten začíná u řeky. V této lekci zaplň a1-a2.
amyitis-lesson-caravan = **Karavana** jde za každého velblouda o město dál. V Eshnunně je za palmy rostlina a část a2 má vodu: pošli ji tam.
amyitis-lesson-planted = Část a2 je osázená a destička tvoje: bod, talent, velbloud. Vyšší plošiny chtějí lepší rostliny nebo zahradníky. Stiskni **Potvrdit**.
amyitis-lesson-bonus = Kdo má v úsecích kolem nové rostliny jako jediný nejvíc kostiček, získá body za její kvalitu, 1 nebo 2. Tady ty: 1 bod.

amyitis-lesson-evening = 2 · Chrámy a cechy
amyitis-lesson-merchant = Každé další město stojí karavanu velblouda. **Obchodník** ti přivede dalšího: najmi ho.
amyitis-lesson-priest = { computer-name-1 } pasuje, takže jsi zase na tahu. **Kněz** dá kostičku do chrámu a ostatní posune: stiskni **Ishtar**.
amyitis-lesson-ishtar = I to je dobrý chrám. V této lekci zvol Ishtar.
amyitis-lesson-to-the-evening = Nikdo už nemůže nic udělat: když všichni pasují, nastane večer. Poslední hráč v pořadí přidá kostičku do chrámu. Stiskni **Potvrdit**.
amyitis-lesson-reward = Na konci kola má odměnu, kdo má v chrámu nejvíc kostiček. Marduk dá 2 body, Tammouz zboží, Ishtar tenhle výběr: vezmi velblouda.
amyitis-lesson-camel = I talent je dobrý. Ale karavana potřebuje velbloudy: jednoho vezmi.
amyitis-lesson-guild = Další kolo. Tady máš ječmen: ve městě **cechů** je za něj karta. Pošli karavanu do města Susa.
amyitis-lesson-banker = Palác jsou 3 body teď. **Bankéř** vyplácí každé kolo 1 talent: brzy se vyplatí, vezmi ho. Jinde mají vůdce: karavana s ním dojde dál.
amyitis-lesson-palace = Ty body máš hned, ale takhle brzy ve hře má větší cenu talent v každém kole.
amyitis-lesson-passing = Nic se ti nevyplatí? **Pasuj**: žádné další akce v tomto kole, ale talent v každém tvém tahu. Zkus to.
amyitis-lesson-pass-now = To by šlo a často je to dobře. Tentokrát se podívej, co udělá pasování.
amyitis-lesson-let-them = Stiskni **Potvrdit**. Ostatní hrají dál, třeba na polích: nejvíc kostiček v plné řadě přinese zahradníka.
amyitis-lesson-favour = Poslední kolo přijde, když zbývá málo zahradních destiček: viz obrázek. Každé zboží je pak 1 bod, hodně destiček 5 nebo 10.

amyitis-lesson-leaders = 3 · Vůdci, prodej, procesí
amyitis-lesson-wine = Uruk chce datle, ale **víno** nahradí jakékoli zboží. Pošli karavanu do města Uruk, o tři města dál, za 3 velbloudy.
amyitis-lesson-uruk = I to je dobré město. Ale Uruk ti ukáže, co umí vůdce.
amyitis-lesson-leader = **Vůdce** dovede tvou karavanu o dvě města dál bez velbloudů, druhý o čtyři; aspoň 1 velblouda ale platíš vždy. Vezmi vůdce.
amyitis-lesson-leader-now = I to je dobrá karta. Ale tahle lekce je o vůdci.
amyitis-lesson-babylon = Babylon je o pět měst dál: dvě zvládne tvůj vůdce, tři velbloudi. Pošli tam karavanu.
amyitis-lesson-to-babylon = I to je dobré město. Tentokrát pošli karavanu do Babylonu.
amyitis-lesson-sale = Babylon koupí jakékoli zboží: jedno za { PRINTED("amyitis.city.0.sale.0") } body, dvě za { PRINTED("amyitis.city.0.sale.1") } bodů. Prodej dvakrát sůl.
amyitis-lesson-salt = To jde taky. V této lekci prodej dvakrát sůl.
amyitis-lesson-double = K prodeji patří úsek, bez bodů. Strana se dvěma úseky dá vodu, jen když jsou zavlažené oba: zavlaž b2-c2.2.
amyitis-lesson-b2-c2 = I ten se hodí. Ale b2-c2.2 dokončí stranu mezi b2 a c2: obě dostanou vodu.
amyitis-lesson-procession = Konec kola: poslední hráč v pořadí vede **procesí**. Tvoje kostička jde do jednoho chrámu, šedé do ostatních. Zvol Marduk.
amyitis-lesson-marduk = I tam by první místo bylo tvoje. V této lekci zvol Marduk.
amyitis-lesson-limit = Do dalšího kola si smíš nechat dvě zboží, s druhým vůdcem čtyři. Velbloudi a talenty limit nemají. Vrať sůl.
amyitis-lesson-salt-back = Jedno jako druhé. V této lekci vrať sůl.
amyitis-lesson-ties = První v chrámu je, kdo má nejvíc kostiček; při shodě rozhodne ta nejvíc vpravo. Šedé se nikdy nepočítají. Stiskni **Potvrdit**.
amyitis-lesson-quality = V zahradě říkají listy na stěně, jakou kvalitu část chce. Rostliny mají kvalitu 1 nebo 2; každý zahradník přidá jednu.
