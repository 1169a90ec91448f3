# Amyitis po polsku. Terminy mają formy: .gen (kogo? czego?), .acc (kogo? co?), .loc (w kim? w czym?), .cap (na początku zdania).

amyitis-name = Amyitis
amyitis-blurb = Doprowadź wodę do wiszących ogrodów Babilonu i obsadź je dla królowej, która tęskni za zielenią swoich stron.
amyitis-effort = około 50 krótkich tur na gracza · jest co rozważać

## Pytania

amyitis-ask-action = Zatrudniasz rzemieślnika, ruszasz karawanę czy pasujesz?
amyitis-ask-field = W którym rzędzie pól pracuje twój rolnik?
amyitis-ask-temple = Do której świątyni wchodzi twój kapłan?
amyitis-ask-section = Który odcinek kanału wypełnia twój inżynier?
amyitis-ask-sell = Babilon kupuje jeden lub dwa twoje towary. Które?
amyitis-ask-free-section = Ze sprzedażą dostajesz darmowy odcinek kanału. Który wypełniasz?
amyitis-ask-payment = Którymi towarami płacisz miastu, w którym stoi karawana?
amyitis-ask-payment-about = { $city } chce { FORM($good, "gen") }. Którymi towarami płacisz?
amyitis-ask-guild = Którą kartę gildii kupujesz w mieście, w którym stoi karawana?
amyitis-ask-guild-about = Którą kartę gildii kupujesz w { FORM($city, "loc") }?
amyitis-ask-leader2 = Zostali dwaj przewodnicy poziomu 2, każdy z towarem. Który towar bierzesz?
amyitis-ask-plot = Gdzie sadzisz to, co sprzedaje ci miasto?
amyitis-ask-plot-about = Gdzie sadzisz roślinę jakości { $quality } z { FORM($city, "gen") }?
amyitis-ask-any-good = Twój kafelek daje dowolny towar. Który?
amyitis-ask-any-good-about = Kafelek z działki { $plot } daje ci dowolny towar. Który?
amyitis-ask-free-guild = Twój kafelek daje dowolną kartę gildii. Którą?
amyitis-ask-free-guild-about = Kafelek z działki { $plot } daje ci dowolną kartę gildii. Którą?
amyitis-ask-procession = Prowadzisz procesję. Do której świątyni wchodzi twoja kostka?
amyitis-ask-ishtar = Masz pierwsze miejsce w świątyni Isztar. Bierzesz wielbłąda czy talent?
amyitis-ask-tammouz-field = Masz pierwsze miejsce w świątyni Tammuza. Który rząd pól daje ci towar?
amyitis-ask-tammouz-swap = Masz drugie miejsce w świątyni Tammuza. Wymieniasz jeden ze swoich towarów?
amyitis-ask-discard = Masz więcej towarów, niż wolno ci zatrzymać. Który oddajesz?
amyitis-ask-discard-about = { $n_id ->
    [one] Masz o jeden towar za dużo. Który oddajesz?
    [few] Masz o { $n } towary za dużo. Który oddajesz najpierw?
   *[many] Masz o { $n } towarów za dużo. Który oddajesz najpierw?
}

## Nagłówki

amyitis-headline-action = { $who } { DOES($you, "zatrudniasz, handlujesz lub pasujesz", "zatrudnia, handluje lub pasuje") }
amyitis-headline-do-hire = { $who } { DOES($you, "zatrudniasz", "zatrudnia") } rzemieślnika
amyitis-headline-do-caravan = { $who } { DOES($you, "wysyłasz", "wysyła") } karawanę
amyitis-headline-field = { $who } { DOES($you, "zbierasz", "zbiera") } z rzędu pól
amyitis-headline-temple = { $who } { DOES($you, "wchodzisz", "wchodzi") } do świątyni
amyitis-headline-section = { $who } { DOES($you, "wypełniasz", "wypełnia") } kanał
amyitis-headline-sell = { $who } { DOES($you, "sprzedajesz", "sprzedaje") } w Babilonie
amyitis-headline-free-section = { $who } { DOES($you, "wypełniasz", "wypełnia") } kanał za darmo
amyitis-headline-payment = { $who } { DOES($you, "płacisz", "płaci") } towarami
amyitis-headline-guild = { $who } { DOES($you, "kupujesz", "kupuje") } kartę gildii
amyitis-headline-leader2 = { $who } { DOES($you, "bierzesz", "bierze") } przewodnika i towar
amyitis-headline-plot = { $who } { DOES($you, "obsadzasz", "obsadza") } działkę
amyitis-headline-any-good = { $who } { DOES($you, "wybierasz", "wybiera") } towar
amyitis-headline-free-guild = { $who } { DOES($you, "wybierasz", "wybiera") } kartę gildii
amyitis-headline-procession = { $who } { DOES($you, "prowadzisz", "prowadzi") } procesję
amyitis-headline-ishtar = { $who } { DOES($you, "wybierasz", "wybiera") }: wielbłąd czy talent
amyitis-headline-tammouz-field = { $who } { DOES($you, "wybierasz", "wybiera") } rząd pól
amyitis-headline-tammouz-swap = { $who } { DOES($you, "możesz", "może") } wymienić towar
amyitis-headline-discard = { $who } { DOES($you, "oddajesz", "oddaje") } { $n_id ->
    [one] towar
    [few] { $n } towary
   *[many] { $n } towarów
}

## Rady dla początkujących

amyitis-advice-action = Pierwsza karta grupy jest darmowa, następna kosztuje { PRINTED("amyitis.crafts.prices.1") } talent, kolejna { PRINTED("amyitis.crafts.prices.2") }. Karawana potrzebuje wielbłąda i towarów na handel. Pasujesz na całą rundę.
amyitis-advice-field = Towar bierzesz od razu. Najwięcej kostek w pełnym rzędzie daje ogrodnika.
amyitis-advice-temple = Twoje kostki zostają na kolejne rundy, aż inne wypchną je na prawo.
amyitis-advice-section = Woda liczy się dla wszystkich, ale gdy ktoś obsadza działkę, punkty ma ten, kto ma wokół niej najwięcej kostek.
amyitis-advice-sell = Dwa towary dają { PRINTED("amyitis.city.0.sale.1") } punktów. Zatrzymaj te, których zechce miasto po drodze.
amyitis-advice-free-section = Za ten nie ma punktów, ale może doprowadzić wodę do działki, której chcesz.
amyitis-advice-payment = Wino zastępuje dowolny towar, więc wydawaj je na końcu.
amyitis-advice-guild = Bankierzy płacą co rundę, więc bierz ich wcześnie. Pałace to punkty od razu.
amyitis-advice-leader2 = Towar, który zostawisz, zostaje u drugiego przewodnika.
amyitis-advice-plot = Szukaj działek, wokół których masz najwięcej kostek: ich woda da ci punkty.
amyitis-advice-any-good = Wino zastępuje dowolny towar, ale nikt go nie dostanie z wymiany.
amyitis-advice-free-guild = Każdy rodzaj rośnie poziom po poziomie, a stosy są krótkie.
amyitis-advice-procession = Wybierasz jedną świątynię; do każdej z dwóch pozostałych trafia szara kostka.
amyitis-advice-ishtar = Kto ma drugie miejsce w świątyni Isztar, dostanie to drugie.
amyitis-advice-tammouz-field = Uprawiasz pole tak jak rolnik, razem z ogrodnikiem.
amyitis-advice-tammouz-swap = Wymień to, czego nie chce teraz żadne miasto. O wino prosić nie można.
amyitis-advice-discard = Wolno zatrzymać { PRINTED("amyitis.guild.goods_limit.0") } towary, a z przewodnikiem poziomu 2: { PRINTED("amyitis.guild.goods_limit.2") }.

## Czasowniki

amyitis-verb-pass = Spasuj
    .typed = spasuj, pas
amyitis-verb-hire = Zatrudnij rzemieślnika
    .typed = zatrudnij
amyitis-verb-caravan = Rusz karawanę
    .typed = karawana
amyitis-verb-field = Uprawiaj pole
    .typed = pole
amyitis-verb-temple = Wejdź do świątyni
    .typed = świątynia
amyitis-verb-irrigate = Wypełnij odcinek kanału
    .typed = nawodnij
amyitis-verb-sell = Sprzedaj towary
    .typed = sprzedaj
amyitis-verb-pay = Zapłać
    .typed = zapłać
amyitis-verb-take = Weź kartę gildii
    .typed = karta
amyitis-verb-plant = Zasadź
    .typed = zasadź
amyitis-verb-gain = Weź towar
    .typed = weź
amyitis-verb-claim = Weź nagrodę
    .typed = nagroda
amyitis-verb-swap = Wymień towar
    .typed = wymień
amyitis-verb-keep = Zatrzymaj towary
    .typed = zatrzymaj
amyitis-verb-discard = Oddaj towar
    .typed = oddaj

## Akcje

amyitis-part-second = { $second_id ->
    [none] {""}
   *[other] {" "}i { FORM($second, "acc") }
}
amyitis-part-goods = { $same_id ->
    [1] { amyitis-part-two }
   *[0] { FORM($good, "acc") }{ amyitis-part-second }
}
amyitis-part-two = { $good_id ->
    [barley] 2 jęczmienie
    [dates] 2 daktyle
    [salt] 2 sole
    [palm] 2 palmy
    [wine] 2 wina
   *[other] 2 × { $good }
}
amyitis-part-row = { $gardener_id ->
    [mine] { $row } rząd, { $good }, ogrodnik
    [other] { $row } rząd, { $good }, { $owner } dostaje ogrodnika
   *[none] { $row } rząd, { $good }{ $left_id ->
        [0] , pełny: bez ogrodnika
       *[other] {""}
    }
}
amyitis-part-water = { $water_id ->
    [mine] {" "}· twoja woda
    [other] {" "}· woda: { $owner }
   *[none] {""}
}
amyitis-part-helpers = { $gardeners_id ->
    [0] {""}
    [one] , za 1 ogrodnika
   *[many] , za { $gardeners } ogrodników
}
amyitis-do-pass = spasuj w tej rundzie · { $ends_id ->
    [1] zaczyna się wieczór
   *[0] 1 talent za każdą turę czekania
}
amyitis-do-hire = { $craft }, grupa { $group } · { $talents_id ->
    [0] za darmo
    [one] 1 talent
    [few] { $talents } talenty
   *[many] { $talents } talentów
}{ $craft_id ->
    [merchant] {" "}· +1 wielbłąd
    [engineer] { $section_id ->
        [none] { $worth_id ->
            [0] {""}
           *[other] {" "}· odcinek za { $worth } pkt
        }
       *[other] {" "}· został tylko { $section }
    }
   *[other] {""}
}
amyitis-do-caravan = { $city } · { amyitis-part-camels }, { $trade_id ->
    [sale] { $n_id ->
        [one] sprzedaj { FORM($good, "acc") }
       *[many] sprzedaj towary
    }, { $full_id ->
        [1] kanałów już nie ma
       *[0] potem wypełnij kanał
    }
    [plant] za { amyitis-part-goods }: roślina { $quality }{ $n_id ->
        [one] {" "}na { $plot }{ amyitis-part-helpers }
       *[many] {""}
    }
   *[guild] za { FORM($good, "acc") }: { $n_id ->
        [one] tylko { $card } { $level }
       *[many] { $card } { $level } lub { $other_card } { $other_level }
    }{ $worth_id ->
        [0] {""}
       *[other] {" "}za { $worth } pkt
    }
}
amyitis-do-field = { amyitis-part-row }
amyitis-do-temple = { $temple }{ $grey_id ->
    [0] { $n_id ->
        [one] {""}
       *[many] , twoje kostki: { $n }
    }
   *[other] {""}
}{ $place_id ->
    [1] , pierwsze miejsce
    [2] , drugie miejsce
   *[0] {""}
}{ $pushed_id ->
    [other] { $n_id ->
        [one] , wypada { $owner }
       *[many] , wypada { $owner }
    }
   *[none] {""}
}{ $grey_id ->
    [0] {""}
    [one] ; szara wypycha: { $other }
    [both] ; szare wypychają: { $other }, 2 kostki
   *[many] ; szare wypychają: { $other }, { $seat }
}{ $later_id ->
    [1] {" "}· potem Marduk przynosi punkty
   *[0] {""}
}
amyitis-do-irrigate = { $section }{ $plots_id ->
    [none] {""}
   *[other] {" "}· woda dla { $plots }
}
amyitis-do-sell = sprzedaj { amyitis-part-goods }
amyitis-do-pay = { $same_id ->
    [1] { amyitis-part-two }
   *[0] { $good }{ $second_id ->
        [none] {""}
       *[other] {" "}i { $second }
    }
}
amyitis-do-take = { amyitis-part-taken }{ $left_id ->
    [0] {" "}· ostatnia
   *[other] {""}
}
amyitis-part-taken = { $card_id ->
    [gardener] weź ogrodnika
    [banker] bankier { $level } · co rundę { amyitis-part-talents }{ $worth_id ->
        [0] {""}
       *[other] {" "}i { $worth } pkt
    }
    [leader] przewodnik { $level } · karawana dalej o { $spaces }{ $good_id ->
        [none] {""}
       *[other] , { $good }
    }
   *[palace] pałac { $level }
}
amyitis-do-plant = { $plot }{ amyitis-part-brings }{ amyitis-part-helpers }{ amyitis-part-water }{ $last_id ->
    [1] {" "}· ostatnia runda
   *[0] {""}
}
amyitis-do-gain = weź { FORM($good, "acc") }{ $second_id ->
    [none] {""}
   *[other] {" "}· { $second } zostaje u drugiego przewodnika
}
amyitis-do-claim = weź { FORM($reward, "acc") }{ $second_id ->
    [other] {" "}· { $reward_id ->
        [camel] talent
       *[talent] wielbłąd
    } dla: { $owner }
   *[none] {""}
}
amyitis-do-swap = wymień { FORM($give, "acc") } na { FORM($get, "acc") }
amyitis-do-keep = zatrzymaj towary, jakie są
amyitis-do-discard = oddaj { FORM($good, "acc") }{ $left_id ->
    [0] {""}
   *[other] {" "}· do oddania jeszcze { $left }
}

## Dlaczego wpisany ruch nie jest możliwy

amyitis-obstacle-hire-first = do tego trzeba najpierw zatrudnić { FORM($craft, "acc") }.
amyitis-obstacle-caravan-first = najpierw trzeba ruszyć karawanę do miasta.
amyitis-obstacle-answer-first = najpierw odpowiedz na pytanie.
amyitis-obstacle-no-channel = nie ma już odcinka kanału, więc nie da się zatrudnić inżyniera.
amyitis-obstacle-no-group = grup rzemieślników jest tylko { $n }.
amyitis-obstacle-craft-gone = w grupie { $group } nie ma już { FORM($craft, "acc") }.
amyitis-obstacle-hire-too-dear = rzemieślnik z tej grupy kosztuje teraz { amyitis-part-talents }, a { $have_id ->
    [0] nie masz żadnego
   *[other] masz tylko { $have }
}.
amyitis-obstacle-no-goods = nie masz towarów na handel, więc karawana nie rusza.
amyitis-obstacle-too-far = droga do { FORM($city, "gen") } kosztuje { amyitis-part-camels-acc }, a { $have_id ->
    [0] nie masz żadnego
   *[other] masz tylko { $have }
}.
amyitis-obstacle-city-wants = { $city } chce { FORM($good, "gen") }{ $second_id ->
    [none] {""}
   *[other] {" "}i { FORM($second, "gen") }
} (albo wina zamiast tego), a tego nie masz.
amyitis-obstacle-no-plot = nie ma już działki z wodą i kafelkiem, na którą wystarczy roślina jakości { $quality }{ $gardeners_id ->
    [0] {""}
    [one] {" "}z twoim ogrodnikiem
   *[many] {" "}z twoimi { $gardeners } ogrodnikami
}.
amyitis-obstacle-no-guild = w { FORM($city, "loc") } nie ma już karty gildii twojego następnego poziomu.
amyitis-obstacle-section-filled = odcinek { $section } jest już wypełniony.
amyitis-obstacle-section-dry = woda jeszcze nie dochodzi do odcinka { $section }.
amyitis-obstacle-plot-empty = na działce { $plot } nie ma kafelka.
amyitis-obstacle-plot-dry = żaden bok działki { $plot } nie ma wody.
amyitis-obstacle-plot-needs-more = działka { $plot } potrzebuje lepszej rośliny niż jakość { $quality }{ $gardeners_id ->
    [0] {""}
    [one] {" "}z twoim ogrodnikiem
   *[many] {" "}z twoimi { $gardeners } ogrodnikami
}.
amyitis-obstacle-other-guild = karty „{ $card }” nie można tu wziąć.
amyitis-obstacle-no-guild-card = nie ma już karty „{ $card }” twojego następnego poziomu.
amyitis-obstacle-no-good = nie masz tyle { FORM($good, "gen") }.
amyitis-obstacle-no-wine = wina nie dostaje się w zamian za inne towary.

## Argumenty: co wybrać teraz

amyitis-arg-craft = Który rzemieślnik?
amyitis-arg-group = Z której grupy?
amyitis-arg-city = Dokąd?
amyitis-arg-row = Który rząd?
amyitis-arg-temple = Która świątynia?
amyitis-arg-section = Który odcinek?
amyitis-arg-good = Który towar?
amyitis-arg-second = I drugi towar?
amyitis-arg-card = Która karta?
amyitis-arg-plot = Która działka?
amyitis-arg-reward = Wielbłąd czy talent?
amyitis-arg-give = Co dajesz?
amyitis-arg-get = Co chcesz w zamian?

## Wartości

amyitis-craft-grower = rolnik
    .acc = rolnika
    .gender = m
amyitis-craft-priest = kapłan
    .acc = kapłana
    .gender = m
amyitis-craft-engineer = inżynier
    .acc = inżyniera
    .gender = m
amyitis-craft-merchant = kupiec
    .acc = kupca
    .gender = m

amyitis-city-babylon = Babilon
    .gen = Babilonu
    .loc = Babilonie
amyitis-city-eshnunna = Esznunna
    .gen = Esznunny
    .loc = Esznunnie
amyitis-city-susa = Suza
    .gen = Suzy
    .loc = Suzie
amyitis-city-ur = Ur
    .gen = Ur
    .loc = Ur
amyitis-city-uruk = Uruk
    .gen = Uruk
    .loc = Uruk
amyitis-city-mari = Mari
    .gen = Mari
    .loc = Mari
amyitis-city-palmyra = Palmyra
    .gen = Palmyry
    .loc = Palmyrze
amyitis-city-khorsabad = Chorsabad
    .gen = Chorsabadu
    .loc = Chorsabadzie
amyitis-city-ninoua = Niniwa
    .gen = Niniwy
    .loc = Niniwie

amyitis-row-top = górny
    .gen = górnego
    .loc = górnym
    .cap = Górny
amyitis-row-bottom = dolny
    .gen = dolnego
    .loc = dolnym
    .cap = Dolny

amyitis-temple-ishtar = Isztar
    .gen = Isztar
amyitis-temple-marduk = Marduk
    .gen = Marduka
amyitis-temple-tammouz = Tammuz
    .gen = Tammuza

amyitis-good-barley = jęczmień
    .gen = jęczmienia
    .acc = jęczmień
amyitis-good-dates = daktyle
    .gen = daktyli
    .acc = daktyle
amyitis-good-salt = sól
    .gen = soli
    .acc = sól
amyitis-good-palm = palma
    .gen = palmy
    .acc = palmę
amyitis-good-wine = wino
    .gen = wina
    .acc = wino
amyitis-second-barley = jęczmień
    .gen = jęczmienia
    .acc = jęczmień
amyitis-second-dates = daktyle
    .gen = daktyli
    .acc = daktyle
amyitis-second-salt = sól
    .gen = soli
    .acc = sól
amyitis-second-palm = palma
    .gen = palmy
    .acc = palmę
amyitis-second-wine = wino
    .gen = wina
    .acc = wino
amyitis-give-barley = jęczmień
    .acc = jęczmień
amyitis-give-dates = daktyle
    .acc = daktyle
amyitis-give-salt = sól
    .acc = sól
amyitis-give-palm = palma
    .acc = palmę
amyitis-give-wine = wino
    .acc = wino
amyitis-get-barley = jęczmień
    .acc = jęczmień
amyitis-get-dates = daktyle
    .acc = daktyle
amyitis-get-salt = sól
    .acc = sól
amyitis-get-palm = palma
    .acc = palmę

amyitis-card-banker = bankier
    .acc = bankiera
    .gender = m
amyitis-card-leader = przewodnik
    .acc = przewodnika
    .gender = m
amyitis-card-palace = pałac
    .acc = pałac
    .gender = m
amyitis-card-gardener = ogrodnik
    .acc = ogrodnika
    .gender = m
amyitis-other-card-banker = bankier
    .acc = bankiera
amyitis-other-card-leader = przewodnik
    .acc = przewodnika
amyitis-other-card-palace = pałac
    .acc = pałac

amyitis-reward-camel = wielbłąd
    .acc = wielbłąda
amyitis-reward-talent = talent
    .acc = talent

amyitis-card-help-banker = Talenty na początku każdej rundy: { PRINTED("amyitis.guild.levels.banker.0.0") }, potem { PRINTED("amyitis.guild.levels.banker.1.0") }, potem { PRINTED("amyitis.guild.levels.banker.2.0") } i { PRINTED("amyitis.guild.levels.banker.2.1") } punkty.
amyitis-card-help-leader = Karawana może iść o { PRINTED("amyitis.guild.levels.leader.0") } pola dalej, potem o { PRINTED("amyitis.guild.levels.leader.1") }. Drugi daje towar i pozwala zatrzymać { PRINTED("amyitis.guild.goods_limit.2") } towary.
amyitis-card-help-palace = Punkty od razu: { PRINTED("amyitis.guild.levels.palace.0") }, potem { PRINTED("amyitis.guild.levels.palace.1") }, potem { PRINTED("amyitis.guild.levels.palace.2") }.
amyitis-card-help-gardener = Oddaj go, gdy sadzisz: twoja roślina ma wtedy jakość o 1 wyższą.

## Na obrazkach

amyitis-next-plant = dalej:
amyitis-no-channel = zbędny

## Pominięcie argumentu

amyitis-second-none = Nic więcej

## Rzeczy policzone

amyitis-part-points = { $points_id ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
amyitis-part-talents = { $talents_id ->
    [0] bez talentów
    [one] 1 talent
    [few] { $talents } talenty
   *[many] { $talents } talentów
}
amyitis-part-talents-each = { $talents_id ->
    [one] po 1 talencie
    [few] po { $talents } talenty
   *[many] po { $talents } talentów
}
amyitis-part-camels = { $camels_id ->
    [0] bez wielbłądów
    [one] 1 wielbłąd
    [few] { $camels } wielbłądy
   *[many] { $camels } wielbłądów
}
amyitis-part-camels-acc = { $camels_id ->
    [0] zero wielbłądów
    [one] 1 wielbłąda
    [few] { $camels } wielbłądy
   *[many] { $camels } wielbłądów
}
amyitis-part-tiles = { $tiles_id ->
    [0] bez kafelków ogrodu
    [one] 1 kafelek ogrodu
    [few] { $tiles } kafelki ogrodu
   *[many] { $tiles } kafelków ogrodu
}
amyitis-part-n-goods = { $n_id ->
    [one] 1 towar
    [few] { $n } towary
   *[many] { $n } towarów
}
amyitis-part-n-cubes = { $n_id ->
    [one] 1 kostkę
    [few] { $n } kostki
   *[many] { $n } kostek
}

## Zdarzenia

amyitis-event-round = Rusza runda { $n }. { $you ->
    [1] Zaczynasz
   *[0] Zaczyna { $whom }
}.
amyitis-event-income = { $who } { DOES($you, "dostajesz", "dostaje") } od bankiera { amyitis-part-talents }{ $scored }.
amyitis-event-passed = { $who } { DOES($you, "pasujesz", "pasuje") }.
amyitis-event-passed-forced = { $who } nie { DOES($you, "możesz", "może") } już nic zrobić, więc { DOES($you, "pasujesz", "pasuje") }.
amyitis-event-income-together = Bankierzy wypłacają { amyitis-part-talents-each }: { $other }{ $scored }.
amyitis-event-skipped = { $who } po spasowaniu { DOES($you, "bierzesz", "bierze") } { amyitis-part-talents }.
amyitis-event-skipped-together = Po spasowaniu biorą { amyitis-part-talents-each }: { $other }.
amyitis-event-hired = { $who } { DOES($you, "zatrudniasz", "zatrudnia") } { FORM($craft, "acc") } z grupy { $group }{ $signed ->
    [1] .
   *[0] { $talents_id ->
        [0] .
       *[other] {" "}za { amyitis-part-talents }.
    }
}
amyitis-event-got-camel = { $signed ->
    [1] {""}
   *[0] { $who } { DOES($you, "bierzesz", "bierze") } wielbłąda.
}
amyitis-event-grew = { $who } { DOES($you, "stawiasz", "stawia") } kostkę w { FORM($row, "loc") } rzędzie{ $signed ->
    [1] {""}
   *[0] {" "}i { DOES($you, "bierzesz", "bierze") } { FORM($good, "acc") }
}.
amyitis-event-tammouz = { $who } { DOES($you, "masz", "ma") } pierwsze miejsce u Tammuza{ $signed ->
    [1] {" "}i { DOES($you, "stawiasz", "stawia") } kostkę w { FORM($row, "loc") } rzędzie
   *[0] , { DOES($you, "stawiasz", "stawia") } kostkę w { FORM($row, "loc") } rzędzie i { DOES($you, "bierzesz", "bierze") } { FORM($good, "acc") }
}.
amyitis-event-row-won = { FORM($row, "cap") } rząd jest pełny. { $who } { DOES($you, "masz", "ma") } najwięcej kostek i { DOES($you, "dostajesz", "dostaje") } ogrodnika. Rząd znów jest pusty.
amyitis-event-row-tied = { FORM($row, "cap") } rząd jest pełny. Nikt nie ma najwięcej kostek, więc nikt nie dostaje ogrodnika. Rząd znów jest pusty.
amyitis-event-row-without-gardener = { FORM($row, "cap") } rząd jest pełny, ale nie ma już ogrodnika. Rząd znów jest pusty.
amyitis-event-entered = { $who } { DOES($you, "stawiasz", "stawia") } kostkę w świątyni { FORM($temple, "gen") }.
amyitis-event-evening = Wieczór rundy { $n }: { $who } { DOES($you, "prowadzisz", "prowadzi") } procesję.
amyitis-event-grey-entered = Szare kostki trafiają do świątyń { FORM($temple, "gen") }.
amyitis-event-pushed-out = { $you ->
    [1] Twoja kostka
   *[0] Kostka gracza { $whom }
} wypada ze świątyni { FORM($temple, "gen") }.
amyitis-event-pushed-out-together = Ze świątyń { FORM($temple, "gen") } wypada po jednej { $you ->
    [1] twojej kostce
   *[0] kostce gracza { $whom }
}.
amyitis-event-irrigated = { $who } { DOES($you, "wypełniasz", "wypełnia") } odcinek kanału { $section }{ $scored }.
amyitis-event-irrigated-forced = { $who } { DOES($you, "wypełniasz", "wypełnia") } jedyny odcinek kanału w zasięgu, { $section }{ $scored }.
amyitis-event-no-section = { $who } nie { DOES($you, "masz", "ma") } odcinka kanału do wypełnienia: żadnego już nie ma.
amyitis-event-moved = { $who } { DOES($you, "wysyłasz", "wysyła") } karawanę do { FORM($city, "gen") }{ $signed ->
    [1] .
   *[0] {" "}za { amyitis-part-camels-acc }.
}
amyitis-event-sold = { $who } { DOES($you, "sprzedajesz", "sprzedaje") } { FORM($good, "acc") }{ $scored }.
amyitis-event-sold-forced = { $who } { DOES($you, "sprzedajesz", "sprzedaje") } { FORM($good, "acc") }, jedyny towar, jaki { DOES($you, "masz", "ma") }{ $scored }.
amyitis-event-paid = { $signed ->
    [1] {""}
   *[0] { $who } { DOES($you, "oddajesz", "oddaje") } { FORM($good, "acc") }.
}
amyitis-event-paid-forced = { $signed ->
    [1] {""}
   *[0] { $who } { DOES($you, "oddajesz", "oddaje") } { FORM($good, "acc") }.
}
amyitis-event-took = { $who } { DOES($you, "bierzesz", "bierze") } { FORM($card, "acc") } poziomu { $level }{ $scored }.
amyitis-event-took-forced = { $who } { DOES($you, "bierzesz", "bierze") } jedyną dostępną kartę: { $card }, poziom { $level }{ $scored }.
amyitis-event-took-gardener = { $who } { DOES($you, "bierzesz", "bierze") } ogrodnika.
amyitis-event-took-gardener-forced = { $who } { DOES($you, "bierzesz", "bierze") } jedyną dostępną kartę: ogrodnik.
amyitis-event-no-card = { $who } nie { DOES($you, "dostajesz", "dostaje") } karty gildii z kafelka: żadnej już nie ma.
amyitis-event-brought = { $who } { DOES($you, "wybierasz", "wybiera") } przewodnika, który daje { FORM($good, "acc") }.
amyitis-event-brought-forced = { $who } { DOES($you, "dostajesz", "dostaje") } z przewodnikiem { FORM($good, "acc") }.
amyitis-event-gained = { $signed ->
    [1] {""}
   *[0] { $who } { DOES($you, "wybierasz", "wybiera") } { FORM($good, "acc") } jako towar z kafelka.
}
amyitis-event-planted = { $who } { DOES($you, "obsadzasz", "obsadza") } działkę { $plot }{ amyitis-part-help }{ $scored }.
amyitis-event-planted-forced = { $who } { DOES($you, "obsadzasz", "obsadza") } jedyną możliwą działkę, { $plot }{ amyitis-part-help }{ $scored }.
amyitis-part-help = { $signed ->
    [1] {""}
   *[0] { $gardeners_id ->
        [0] {""}
        [one] {" "}z pomocą ogrodnika
       *[many] {" "}z pomocą { $gardeners } ogrodników
    }
}
amyitis-event-tile-gave = { $signed ->
    [1] {""}
   *[0] { $who } { DOES($you, "dostajesz", "dostaje") } z kafelka { $talents_id ->
        [0] { amyitis-part-camels-acc }
       *[other] { $camels_id ->
            [0] { amyitis-part-talents }
           *[other] { amyitis-part-talents } i { amyitis-part-camels-acc }
        }
    }.
}
amyitis-event-irrigation = { $who } { DOES($you, "dostajesz", "dostaje") } nagrodę za wodę wokół działki { $plot }{ $scored }.
amyitis-event-irrigation-tied = Nikt nie ma najwięcej kostek wokół działki { $plot }, więc nikt nie dostaje punktów za wodę.
amyitis-event-neutral-water = Szare kostki wypełniają kanały między obsadzonymi działkami: { $sections }.
amyitis-event-last-round = { $n_id ->
    [0] Nie ma już kafelków ogrodu
    [one] Został tylko 1 kafelek ogrodu
    [few] Zostały tylko { $n } kafelki ogrodu
   *[many] Zostało tylko { $n } kafelków ogrodu
}: to ostatnia runda.
amyitis-event-ishtar = { $who } { DOES($you, "masz", "ma") } pierwsze miejsce w świątyni Isztar{ $signed ->
    [1] {""}
   *[0] {" "}i { DOES($you, "bierzesz", "bierze") } { FORM($reward, "acc") }
}.
amyitis-event-ishtar-second = { $who } { DOES($you, "dostajesz", "dostaje") } drugą nagrodę Isztar: { $reward }.
amyitis-event-marduk = { $who } { DOES($you, "dostajesz", "dostaje") } nagrodę Marduka{ $scored }.
amyitis-event-marduk-both = Świątynia Marduka: na pierwszym miejscu { $whom }, na drugim { $other }{ $scored }.
amyitis-event-swapped = { $who } { DOES($you, "wymieniasz", "wymienia") } { FORM($give, "acc") } na { FORM($get, "acc") } w świątyni Tammuza.
amyitis-event-kept = { $who } niczego nie { DOES($you, "wymieniasz", "wymienia") } w świątyni Tammuza.
amyitis-event-nothing-to-swap = { $who } { DOES($you, "masz", "ma") } drugie miejsce w świątyni Tammuza, ale żadnego towaru na wymianę.
amyitis-event-discarded = { $who } { DOES($you, "oddajesz", "oddaje") } { FORM($good, "acc") } ponad limit.
amyitis-event-discarded-forced = { $who } { DOES($you, "musisz", "musi") } oddać { FORM($good, "acc") } ponad limit.
amyitis-event-final-scoring = Ostatnia runda się skończyła: końcowa punktacja.
amyitis-event-favour = { $who } { DOES($you, "zyskujesz", "zyskuje") } łaskę Amyitis za { amyitis-part-tiles }{ $scored }.
amyitis-event-goods-left = { $who } { DOES($you, "masz", "ma") } jeszcze { $points_id ->
    [one] 1 towar
    [few] { $points } towary
   *[many] { $points } towarów
}{ $scored }.
amyitis-event-final-scored = { $who } { DOES($you, "dostajesz", "dostaje") } { $favour ->
    [one] 1 punkt
    [few] { $favour } punkty
   *[many] { $favour } punktów
} łaski za { amyitis-part-tiles } i { $goods } za { $goods_id ->
    [one] 1 pozostały towar
   *[many] pozostałe towary
}{ $scored }.
amyitis-event-won = { $who } { DOES($you, "wygrywasz", "wygrywa") } z wynikiem { $points_id ->
    [one] 1 punktu
   *[many] { $points } punktów
}!
amyitis-event-shared = { $who } { DOES($you, "dzielisz", "dzieli") } zwycięstwo: { amyitis-part-points }!

## Pozycja słowami

amyitis-event-board-question-action = { $who } { DOES($you, "masz", "ma") } zatrudnić rzemieślnika, ruszyć karawanę albo spasować.
amyitis-event-board-question-field = { $who } { DOES($you, "wybierasz", "wybiera") } rząd pól dla rolnika.
amyitis-event-board-question-temple = { $who } { DOES($you, "wybierasz", "wybiera") } świątynię dla kapłana.
amyitis-event-board-question-section = { $who } { DOES($you, "wybierasz", "wybiera") } odcinek kanału dla inżyniera.
amyitis-event-board-question-sell = { $who } { DOES($you, "sprzedajesz", "sprzedaje") } towary w { FORM($city, "loc") }.
amyitis-event-board-question-free-section = { $who } { DOES($you, "wybierasz", "wybiera") } darmowy odcinek kanału po sprzedaży.
amyitis-event-board-question-payment = { $who } { DOES($you, "wybierasz", "wybiera") }, czym zapłacić w { FORM($city, "loc") }.
amyitis-event-board-question-guild = { $who } { DOES($you, "wybierasz", "wybiera") } kartę gildii w { FORM($city, "loc") }.
amyitis-event-board-question-leader2 = { $who } { DOES($you, "bierzesz", "bierze") } najwyższego przewodnika i { DOES($you, "wybierasz", "wybiera") }, z którym towarem.
amyitis-event-board-question-plot = { $who } { DOES($you, "wybierasz", "wybiera") }, gdzie zasadzić roślinę z { FORM($city, "gen") }.
amyitis-event-board-question-any-good = { $who } { DOES($you, "wybierasz", "wybiera") } towar jako premię z kafelka ogrodu.
amyitis-event-board-question-free-guild = { $who } { DOES($you, "wybierasz", "wybiera") } kartę gildii jako premię z kafelka ogrodu.
amyitis-event-board-question-procession = { $who } { DOES($you, "prowadzisz", "prowadzi") } procesję i { DOES($you, "wybierasz", "wybiera") } świątynię.
amyitis-event-board-question-ishtar = { $who } { DOES($you, "masz", "ma") } pierwsze miejsce w świątyni Isztar i { DOES($you, "wybierasz", "wybiera") }: wielbłąd czy talent.
amyitis-event-board-question-tammouz-field = { $who } { DOES($you, "masz", "ma") } pierwsze miejsce w świątyni Tammuza i { DOES($you, "wybierasz", "wybiera") } rząd pól.
amyitis-event-board-question-tammouz-swap = { $who } { DOES($you, "masz", "ma") } drugie miejsce w świątyni Tammuza i { DOES($you, "możesz", "może") } wymienić towar.
amyitis-event-board-question-discard = { $who } { DOES($you, "musisz", "musi") } oddać { amyitis-part-n-goods }.
amyitis-event-board-over = Gra skończona.
amyitis-event-board-round = Runda { $n }. { $you ->
    [1] Zaczynasz
   *[0] Zaczyna { $whom }
}; gracze w kolejności tur:
amyitis-event-board-score = { $who }: { amyitis-part-points }, { amyitis-part-talents }, { amyitis-part-camels }, { amyitis-part-tiles }.
amyitis-event-board-goods = { $who } { DOES($you, "masz", "ma") } { FORM($good, "acc") }.
amyitis-event-board-no-goods = { $who } nie { DOES($you, "masz", "ma") } towarów.
amyitis-event-board-cards = { $who }: { $banker_id ->
    [0] bez bankiera
   *[other] bankier poziomu { $banker }
}, przewodnik poziomu { $leader }, { $palace_id ->
    [0] bez pałacu
   *[other] pałac poziomu { $palace }
}, { $gardeners_id ->
    [0] bez ogrodników
    [one] 1 ogrodnik
   *[many] ogrodnicy: { $gardeners }
}.
amyitis-event-board-planted = { $who } { DOES($you, "masz", "ma") } obsadzone działki: { $plots }.
amyitis-event-board-passed = { $who } już nie { DOES($you, "grasz", "gra") } w tej rundzie.
amyitis-event-board-group = Grupa { $group }, { $talents_id ->
    [0] następna karta jest darmowa
   *[other] następna karta kosztuje { amyitis-part-talents }
}: { $craft }.
amyitis-counted-barley = { $n ->
    [one] 1 jęczmień
    [few] { $n } jęczmienie
   *[many] { $n } jęczmieni
}
    .gen = { $n ->
        [one] 1 jęczmienia
       *[many] { $n } jęczmieni
    }
amyitis-counted-dates = { $n ->
    [one] 1 daktyl
    [few] { $n } daktyle
   *[many] { $n } daktyli
}
    .gen = { $n ->
        [one] 1 daktyla
       *[many] { $n } daktyli
    }
amyitis-counted-salt = { $n ->
    [one] 1 sól
    [few] { $n } sole
   *[many] { $n } soli
}
    .gen = { $n ->
        [one] 1 soli
       *[many] { $n } soli
    }
amyitis-counted-palm = { $n ->
    [one] 1 palma
    [few] { $n } palmy
   *[many] { $n } palm
}
    .gen = { $n ->
        [one] 1 palmy
       *[many] { $n } palm
    }
    .acc = { $n ->
        [one] 1 palmę
        [few] { $n } palmy
       *[many] { $n } palm
    }
amyitis-counted-wine = { $n ->
    [one] 1 wino
    [few] { $n } wina
   *[many] { $n } win
}
    .gen = { $n ->
        [one] 1 wina
       *[many] { $n } win
    }
amyitis-counted-grower = { $n ->
    [one] 1 rolnik
    [few] { $n } rolników
   *[many] { $n } rolników
}
amyitis-counted-priest = { $n ->
    [one] 1 kapłan
    [few] { $n } kapłanów
   *[many] { $n } kapłanów
}
amyitis-counted-engineer = { $n ->
    [one] 1 inżynier
    [few] { $n } inżynierów
   *[many] { $n } inżynierów
}
amyitis-counted-merchant = { $n ->
    [one] 1 kupiec
    [few] { $n } kupców
   *[many] { $n } kupców
}
amyitis-event-board-group-empty = Grupa { $group }: nikogo już nie ma.
amyitis-event-board-caravan = Karawana stoi w { FORM($city, "loc") }.
amyitis-event-board-reach = { $who } { DOES($you, "możesz", "może") } wysłać karawanę do { FORM($city, "gen") } za { amyitis-part-camels-acc }.
amyitis-part-steps = { $steps_id ->
    [one] 1 pole dalej
    [few] { $steps } pola dalej
   *[many] { $steps } pól dalej
}
amyitis-event-board-city-sale = { $city }, { amyitis-part-steps }: kupuje 1 towar za { $points } pkt albo 2 za { $more } pkt, z darmowym odcinkiem kanału.
amyitis-event-board-city-guilds = { $city }, { amyitis-part-steps }: chce { FORM($good, "gen") } za kartę: { $card } albo { $other_card }.
amyitis-event-board-city-plant = { $city }, { amyitis-part-steps }: chce { FORM($good, "gen") } za roślinę jakości { $quality }; na odwrocie karty: jakość { $next } za { FORM($second, "acc") }.
amyitis-event-board-field-next = Pola, { $row } rząd: następne jest pole { $space } i daje { FORM($good, "acc") }.
amyitis-event-board-field-later = Pola, { $row } rząd: pole { $space } da { FORM($good, "acc") }.
amyitis-event-board-field-cubes = Pola, { $row } rząd: { $you ->
    [1] masz
   *[0] { $whom } ma
} { amyitis-part-n-cubes }.
amyitis-event-board-temple-empty = Świątynia { FORM($temple, "gen") } jest pusta.
amyitis-part-spaces = { $n_id ->
    [one] pole { $spaces }
   *[many] pola { $spaces }
} od lewej
amyitis-event-board-temple = Świątynia { FORM($temple, "gen") }: { $whom }, { amyitis-part-spaces }.
amyitis-event-board-temple-neutral = Świątynia { FORM($temple, "gen") }: szare, { amyitis-part-spaces }.
amyitis-event-board-temple-first = Świątynia { FORM($temple, "gen") }: na pierwszym miejscu { $whom }.
amyitis-event-board-temple-second = Świątynia { FORM($temple, "gen") }: na drugim miejscu { $whom }.
amyitis-event-board-tiles = { $n_id ->
    [one] Został 1 kafelek ogrodu
    [few] Zostały { $n } kafelki ogrodu
   *[many] Zostało { $n } kafelków ogrodu
}. Ostatnia jest runda, w której zostanie ich { $last } lub mniej.
amyitis-part-tile = { amyitis-part-points }{ amyitis-part-brings }
amyitis-part-brings = { $talents_id ->
    [0] {""}
   *[other] , { amyitis-part-talents }
}{ $camels_id ->
    [0] {""}
   *[other] , { amyitis-part-camels }
}{ $goods_id ->
    [0] {""}
    [one] , dowolny towar
    [few] , { $goods } dowolne towary
   *[many] , { $goods } dowolnych towarów
}{ $guilds_id ->
    [0] {""}
    [one] , dowolna karta gildii
    [few] , { $guilds } dowolne karty gildii
   *[many] , { $guilds } dowolnych kart gildii
}
amyitis-event-board-plot = Działka { $plot }, poziom { $level }, potrzebna jakość { $quality }: { amyitis-part-tile }. Żaden bok nie ma jeszcze wody.
amyitis-event-board-plot-watered = Działka { $plot }, poziom { $level }, potrzebna jakość { $quality }: { amyitis-part-tile }. Ma wodę.
amyitis-event-board-irrigates = Działka { $plot }: najwięcej kostek wokół niej { DOES($you, "masz", "ma") } { $whom }.
amyitis-event-board-channels = Odcinki kanału z { $you ->
    [1] twoimi kostkami
   *[0] kostkami gracza { $whom }
}: { $sections }.
amyitis-event-board-channels-neutral = Odcinki kanału z szarymi kostkami: { $sections }.
amyitis-event-board-channels-open = Odcinki kanału, które można teraz wypełnić: { $sections }.
amyitis-event-board-channels-full = Nie ma już odcinka kanału, więc nie da się zatrudnić inżyniera.
amyitis-event-board-channels-closed = Odcinki kanału, do których woda jeszcze nie dochodzi: { $sections }.
amyitis-event-board-stock = Zostało kart gildii, { $card } poziomu { $level }: { $n }.
amyitis-event-board-carried = Przewodnik najwyższego poziomu daje { FORM($good, "acc") }.
amyitis-event-board-stock-gardeners = Zostało ogrodników: { $n }.

## Arkusz wyników

amyitis-sheet-channels = Inżynierowie
amyitis-sheet-sales = Sprzedaż
amyitis-sheet-gardens = Kafelki
amyitis-sheet-irrigation = Woda
amyitis-sheet-palaces = Pałace
amyitis-sheet-bankers = Bankierzy
amyitis-sheet-temples = Marduk
amyitis-sheet-favour = Łaska
amyitis-sheet-goods = Towary

## Dlaczego komputer zagrał ten ruch

amyitis-term-goods = za towary
amyitis-term-talents = za talenty
amyitis-term-camels = za wielbłądy
amyitis-term-gardeners = za ogrodników
amyitis-term-income = za dochód od bankierów
amyitis-term-leader = za dalszą drogę przewodnika
amyitis-term-garden = za kafelki zbliżające do łaski Amyitis
amyitis-term-water = za wodę wokół działek
amyitis-term-temples = za świątynie
amyitis-term-fields = za miejsca na polach
amyitis-term-tempo = za dalsze akcje w tej rundzie

amyitis-plan-bankers = zdobywać bankierów i żyć z ich dochodu
amyitis-plan-palaces = kupować pałace, z przewodnikiem, który tanio do nich dotrze
amyitis-plan-planting = obsadzić jak najwięcej działek dla łaski Amyitis
amyitis-plan-temples = co wieczór wygrywać w świątyniach

# The computer player who mainly tries that.
amyitis-character-temples = Enheduanna

## Legenda

amyitis-legend-1 = Pola: rolnik stawia kostkę na następnym polu rzędu i bierze pokazany towar.
amyitis-legend-2 = Działka: liście na jej murze mówią, jak dobrej rośliny potrzebuje, liczba to jej punkty, a obok jest to, co jeszcze daje.
amyitis-legend-3 = Odcinek kanału: w wypełnionym jest woda i kostka właściciela; szara nie należy do nikogo. Każdy ma okrągłe miejsce na kostkę: gdzie bok ma dwa, potrzeba obu.
amyitis-legend-4 = Rzeka: pierwsze odcinki muszą się z nią stykać.
amyitis-legend-5 = Runda i kiedy kończy się gra.
amyitis-legend-6 = Świątynie: kostki wypychają się na prawo. Obok: kto dostaje nagrodę i jaką.
amyitis-legend-7 = Gracze: punkty, talenty, wielbłądy, ogrodnicy, kafelki, towary i karty gildii.
amyitis-legend-8 = Kolejność tur, a pod nią łaska Amyitis: punkty na koniec za liczbę kafelków.
amyitis-legend-9 = Grupa kart rzemieślników i jej numer, podawany też na przyciskach. Zatrudniasz jednego z dowolnej grupy i od razu robisz to, co mówi.
amyitis-legend-10 = Ile talentów kosztuje następna karta grupy.
amyitis-legend-11 = Karawana: idzie zgodnie z ruchem wskazówek zegara, o pole za każdego oddanego wielbłąda.
amyitis-legend-12 = Miasto, towar, którego chce, i dwie karty gildii, z których bierzesz jedną. W pudełku Niniwa nazywa się Ninoua; `/move` rozumie obie nazwy.
amyitis-legend-13 = Liście to roślina tej jakości. Sadzisz ją od razu; potem jej karta odwraca się i chce tego, co stoi po „dalej”.
amyitis-legend-14 = Ile zostało kart gildii każdego poziomu, a niżej ogrodników.
amyitis-legend-15 = Towar, który przychodzi z przewodnikiem poziomu 2.

## Co to jest?

amyitis-verb-about-pass = W tej rundzie nic już nie robisz. Gdy przychodzi twoja kolej, a inni jeszcze grają, bierzesz 1 talent.
amyitis-verb-about-hire = Od razu robisz to, co mówi karta rzemieślnika. Pierwsza karta grupy jest darmowa, następne kosztują talenty.
amyitis-verb-about-caravan = Wielbłądy i twój przewodnik prowadzą karawanę, wspólną dla wszystkich. Handlujesz tam, gdzie stanie.
amyitis-verb-about-field = Twoja kostka trafia na następne pole rzędu, a ty bierzesz pokazany tam towar.
amyitis-verb-about-temple = Twoja kostka wchodzi z lewej i wypycha inne. Przy remisie wygrywa kostka najdalej na prawo.
amyitis-verb-about-irrigate = Twoja kostka doprowadza tu wodę, dla wszystkich. Bok z dwoma odcinkami potrzebuje obu.
amyitis-verb-about-sell = Babilon kupuje wszystkie towary: { PRINTED("amyitis.city.0.sale.0") } punkty za jeden, { PRINTED("amyitis.city.0.sale.1") } za dwa.
amyitis-verb-about-pay = To, czego chce miasto. Wino zastępuje dowolny inny towar.
amyitis-verb-about-take = Karta gildii twojego następnego poziomu. Poziomy bierze się po kolei.
amyitis-verb-about-plant = Bierzesz kafelek. Liście to potrzebna jakość; ogrodnik dodaje 1. Najwięcej kostek wokół to punkty za wodę.
amyitis-verb-about-gain = Dowolny towar, wino też.
amyitis-verb-about-claim = Nagroda świątyni Isztar. Kto ma tam drugie miejsce, dostaje tę drugą.
amyitis-verb-about-swap = Jeden z twoich towarów za inny, ale nie za wino.
amyitis-verb-about-keep = Niczego nie wymieniasz.
amyitis-verb-about-discard = Masz więcej towarów, niż wolno zatrzymać, więc ten oddajesz.

amyitis-craft-about-grower = Pracuje na polach: bierzesz towar, a najwięcej kostek w pełnym rzędzie daje ogrodnika.
amyitis-craft-about-priest = Stawia twoją kostkę w świątyni. Wieczorem świątynie nagradzają tych, którzy mają najwięcej kostek.
amyitis-craft-about-engineer = Wypełnia odcinek kanału: { PRINTED("amyitis.garden.engineer_points") } punkty od razu i woda dla sąsiednich działek.
amyitis-craft-about-merchant = Daje ci wielbłąda. Wielbłądy ruszają karawanę.

amyitis-city-about-babylon = Kupuje jeden lub dwa dowolne towary za punkty; potem wypełniasz odcinek kanału.
amyitis-city-about-eshnunna = Chce palmy i sprzedaje roślinę.
amyitis-city-about-susa = Chce jęczmienia; wybierasz bankiera lub pałac.
amyitis-city-about-ur = Chce soli i sprzedaje roślinę.
amyitis-city-about-uruk = Chce daktyli; wybierasz bankiera lub przewodnika.
amyitis-city-about-mari = Chce jęczmienia i sprzedaje roślinę.
amyitis-city-about-palmyra = Chce palmy; wybierasz bankiera lub pałac.
amyitis-city-about-khorsabad = Chce daktyli i drugiego towaru, a sprzedaje roślinę jakości { PRINTED("amyitis.plant.3.sides.0.0") }.
amyitis-city-about-ninoua = Chce soli; wybierasz przewodnika lub pałac. W pudełku nazywa się Ninoua.

amyitis-temple-about-ishtar = Wieczorem pierwszy bierze wielbłąda lub talent, a drugi dostaje to, czego pierwszy nie wziął.
amyitis-temple-about-marduk = Wieczorem pierwszy dostaje { PRINTED("amyitis.temples.marduk.0") } punkty, drugi { PRINTED("amyitis.temples.marduk.1") }.
amyitis-temple-about-tammouz = Wieczorem pierwszy uprawia pole jak rolnik; drugi może wymienić towar.

amyitis-reward-about-camel = Rusza karawanę o jedno pole.
amyitis-reward-about-talent = Moneta, którą płaci się rzemieślnikom.

amyitis-good-about-barley = Chcą go Suza i Mari.
amyitis-good-about-dates = Chcą ich Uruk i Chorsabad.
amyitis-good-about-salt = Chcą jej Ur i Niniwa.
amyitis-good-about-palm = Chcą jej Esznunna i Palmyra.
amyitis-good-about-wine = Przy płaceniu zastępuje dowolny inny towar.

## Klucz znaków

amyitis-sign-any-good = dowolny towar
amyitis-sign-any-card = dowolna karta gildii
amyitis-sign-card-leader = przewodnik karawany
amyitis-sign-temple-ishtar = świątynia Isztar
amyitis-sign-temple-marduk = świątynia Marduka
amyitis-sign-temple-tammouz = świątynia Tammuza
amyitis-sign-talent = talent
amyitis-sign-price = cena w talentach
amyitis-sign-camel = wielbłąd
amyitis-sign-points = punkty
amyitis-sign-quality = jakość rośliny
amyitis-sign-tiles = kafelki ogrodu
amyitis-sign-neutral = szara kostka, niczyja
amyitis-sign-channel-dry = kanał bez wody
amyitis-sign-channel-wet = kanał z wodą
amyitis-sign-channel-double = dwa odcinki kanału

## Przykłady na stronach zasad

amyitis-example-2-1-full-row = Rolnik gracza Dara zapełnia dolny rząd. Dara bierze wino; Cleo ma w rzędzie najwięcej kostek i bierze ogrodnika.
amyitis-example-3-1-wine = Mari chce jęczmienia, a za swoją roślinę jakości 2 także soli. Ana zatrzymuje sól i płaci jęczmieniem i winem.
amyitis-example-4-1-water = b2 ma wodę: oba odcinki w stronę c2 są wypełnione. Potrzebuje jakości 2, a Ana ma właśnie taką roślinę.
amyitis-example-4-2-half-a-side = b3 nie ma: z dwóch odcinków w stronę c3 wypełniony jest tylko jeden.
amyitis-example-4-3-too-weak = c3 ma wodę, ale potrzebuje jakości 3: rośliny jakości 2 z jednym ogrodnikiem, a Ana nie ma ogrodnika.
amyitis-example-4-4-scores = Ana obsadza c2 i bierze jego kafelek, 5 punktów. Najwięcej kostek wokół ma Ben i dostaje punkty za jakość, 2. Szara kostka łączy c2 z obsadzonym c1.
amyitis-example-5-1-push = Kostka, którą stawia Ana, wchodzi z lewej. Pozostałe przesuwają się na prawo, a ta z ostatniego pola wraca do właściciela.

## Zdarzenia, które są tylko w bazach wersji 0.1

amyitis-event-neutral-entered = Szara kostka trafia do świątyni { FORM($temple, "gen") }.
amyitis-event-waited = { $who } po spasowaniu { DOES($you, "bierzesz", "bierze") } talent.
amyitis-event-paid-two = { $who } { DOES($you, "oddajesz", "oddaje") } { FORM($good, "acc") } i { FORM($second, "acc") }.
amyitis-event-sold-two = { $who } { DOES($you, "sprzedajesz", "sprzedaje") } { FORM($good, "acc") } i { FORM($second, "acc") } za { amyitis-part-points }.

## Zasady

amyitis-rules-1 = **Amyitis w skrócie**
    Król Babilonu buduje wiszące ogrody dla królowej, która tęskni za domem, a wy rywalizujecie o jej względy. Prowadźcie wodę w górę tarasów, zdobywajcie w handlu karty gildii i rośliny i obsadzajcie ogród. Kto na końcu ma najwięcej punktów, wygrywa; przy równej liczbie punktów zwycięstwo jest wspólne.

    Na początku masz { PRINTED("amyitis.start.talents") } talenty, { PRINTED("amyitis.start.camels") ->
        [one] 1 wielbłąda
        [few] { PRINTED("amyitis.start.camels") } wielbłądy
       *[many] { PRINTED("amyitis.start.camels") } wielbłądów
    } i przewodnika karawany poziomu 0. Nic nie jest ukryte. Los decyduje o rozstawieniu, o tym, kto zaczyna, i o kartach rzemieślników każdej rundy.

    Runda:
    1. **Rzemieślnicy**: karty wykłada się w grupach po { PRINTED("amyitis.crafts.group") }, po jednej grupie na gracza. Bankierzy płacą.
    2. **Akcje**: po kolei każdy zatrudnia rzemieślnika, rusza karawanę albo pasuje, aż spasują wszyscy.
    3. **Wieczór**: procesja, świątynie i przegląd zapasów. Potem zaczyna następny gracz przy stole.

    {"**"}Pasujesz** na całą rundę. Potem, gdy przychodzi twoja kolej, a ktoś jeszcze nie spasował, bierzesz zamiast tego 1 talent.

    Punkty dostajesz za
    • inżynierów, po { PRINTED("amyitis.garden.engineer_points") }
    • towary sprzedane w Babilonie
    • kafelki ogrodu i wodę wokół tego, co ktokolwiek sadzi
    • pałace i najlepszych bankierów
    • świątynię Marduka
    • łaskę Amyitis i pozostałe towary na koniec
amyitis-rules-2 = **Zatrudnianie**
    Weź odkrytą kartę rzemieślnika. Pierwsza karta grupy jest darmowa, druga kosztuje { PRINTED("amyitis.crafts.prices.1") } talent, trzecia { PRINTED("amyitis.crafts.prices.2") } talenty. Od razu zrób to, co mówi:

    • **Rolnik**: postaw kostkę na następnym wolnym polu jednego z dwóch rzędów pól, od lewej, i weź pokazany tam towar. Gdy zapełni się ostatnie pole, gracz z największą liczbą kostek w rzędzie bierze ogrodnika, jeśli jakiś jest; remis nie daje nic. Potem rząd się opróżnia. Do tego czasu kostki zostają tam z rundy na rundę.
    • **Kapłan**: postaw kostkę na skrajnym lewym polu świątyni. Kostki, które tam są, przesuwają się o pole na prawo; wypchnięta za koniec wraca do właściciela.
    • **Inżynier**: postaw kostkę na odcinku kanału i zdobądź { PRINTED("amyitis.garden.engineer_points") } punkty. Odcinek musi stykać się z rzeką albo być z nią połączony wypełnionymi odcinkami, czyimikolwiek.
    • **Kupiec**: weź wielbłąda.

    {"**"}Towary**
    Jęczmień, daktyle, sól i palma; **wino** przy płaceniu zastępuje dowolny inny towar.

    {"**"}Nazwy na mapie**
    Działki to `a1` do `d4`. Odcinek kanału nazywa się od działek po obu stronach: `a1-a2`. Gdzie między tymi samymi działkami są dwa, nazywają się `b2-c2.1` i `b2-c2.2`.
amyitis-rules-3 = **Karawana**
    Jedna karawana służy wszystkim. Oddaj co najmniej 1 wielbłąda: karawana idzie o pole za każdego, zgodnie z ruchem wskazówek zegara, a twój **przewodnik** dodaje do 0, { PRINTED("amyitis.guild.levels.leader.0") } lub { PRINTED("amyitis.guild.levels.leader.1") } pól (poziom 0, 1, 2). Pełne okrążenie, z powrotem na to samo pole, też jest ruchem. Tam, gdzie stanie, musisz móc handlować i musisz to zrobić.

    • **Babilon**: sprzedajesz 1 towar za { PRINTED("amyitis.city.0.sale.0") } punkty albo 2 towary za { PRINTED("amyitis.city.0.sale.1") }. Oba mogą być takie same, wino też można sprzedać. Potem wypełniasz odcinek kanału, bez punktów; nie można z tego zrezygnować. Jeśli nie ma już odcinka do wypełnienia, po prostu sprzedajesz.
    • **Miasta gildii** (Suza, Uruk, Palmyra, Niniwa): płacisz towar i bierzesz jedną z dwóch kart.
    • **Miasta roślin** (Esznunna, Ur, Mari, Chorsabad): płacisz towar, a za roślinę jakości 2 także ten z jej karty. Jeśli to ten sam towar, płacisz dwa. Sadzisz od razu. Potem karta się odwraca: z jakości 1 robi się 2, a z 2 robi się 1. Tylko w Chorsabadzie po obu stronach jest jakość { PRINTED("amyitis.plant.3.sides.0.0") }.

    {"**"}Karty gildii**
    Idziesz w górę poziom po poziomie. Stosy są krótkie, a karty nigdy nie wracają: jeśli twojej następnej już nie ma, wyżej nie pójdziesz.
    • **Bankier**: talenty co rundę: { PRINTED("amyitis.guild.levels.banker.0.0") }, potem { PRINTED("amyitis.guild.levels.banker.1.0") }, potem { PRINTED("amyitis.guild.levels.banker.2.0") } i { PRINTED("amyitis.guild.levels.banker.2.1") } punkty
    • **Przewodnik**: karawana idzie dalej; poziom 2 daje ci leżący na nim towar i pozwala zatrzymać { PRINTED("amyitis.guild.goods_limit.2") } towary
    • **Pałac**: { PRINTED("amyitis.guild.levels.palace.0") }, { PRINTED("amyitis.guild.levels.palace.1") }, { PRINTED("amyitis.guild.levels.palace.2") } punktów od razu
    • **Ogrodnik**: patrz sadzenie; użyci wracają na stos
amyitis-rules-4 = **Sadzenie**
    Wybierz działkę, na której leży jeszcze kafelek i która ma
    • **wodę**: wszystkie odcinki co najmniej jednego jej boku są wypełnione. Bok między dwiema działkami poziomu { PRINTED("amyitis.garden.double") } lub wyższego ma dwa odcinki, każdy inny jeden. Sama rzeka nie wystarczy.
    • **dość dobrą roślinę**: poziom 1 potrzebuje jakości { PRINTED("amyitis.garden.quality.0") }, poziom 2 jakości { PRINTED("amyitis.garden.quality.1") }, poziom 3 jakości { PRINTED("amyitis.garden.quality.2") }, a poziom 4 jakości { PRINTED("amyitis.garden.quality.3") }. Każdy oddany **ogrodnik** poprawia jakość twojej rośliny o jeden.

    Potem:
    1. Bierzesz kafelek, jego punkty i wszystko, co jeszcze pokazuje: talenty, wielbłądy, dowolny towar (wino też) albo następną kartę gildii dowolnego rodzaju (ogrodnika też). Za tę kartę nie płacisz; jeśli dla ciebie żadnej nie ma, nie dostajesz nic.
    2. Gracz z największą liczbą kostek wokół działki dostaje punkty za jakość samej rośliny, 1 lub 2. Nie musisz to być ty. Remis nie daje nic.
    3. Puste odcinki między tą działką a obsadzonymi sąsiednimi wypełniają szare kostki. Każdy może budować od nich dalej, gdy są połączone z rzeką.
amyitis-rules-5 = **Wieczór**
    1. **Procesja**: ostatni gracz w kolejności tur stawia kostkę w jednej świątyni; do każdej z dwóch pozostałych trafia szara.
    2. **Świątynie**: pierwsze miejsce ma gracz z największą liczbą kostek; przy remisie ten, czyja kostka jest dalej na prawo. Szare się nie liczą. Kostki zostają.
       • Isztar: pierwszy bierze wielbłąda lub talent, a drugi dostaje to, czego pierwszy nie wziął.
       • Marduk: punkty, { PRINTED("amyitis.temples.marduk.0") } i { PRINTED("amyitis.temples.marduk.1") }.
       • Tammuz: pierwszy uprawia pole jak rolnik; drugi może wymienić towar na dowolny inny, ale nie na wino.
    3. **Zapasy**: wolno zatrzymać { PRINTED("amyitis.guild.goods_limit.0") } towary, a z przewodnikiem poziomu 2: { PRINTED("amyitis.guild.goods_limit.2") }. Wielbłądy i talenty nie mają limitu.

    {"**"}Koniec**
    Gdy kafelków ogrodu zostanie { PRINTED("amyitis.garden.last_tiles.4") } lub mniej (we dwoje { PRINTED("amyitis.garden.last_tiles.2") }), rundę gra się do końca i gra jest skończona. Wtedy Amyitis okazuje łaskę za twoje kafelki ogrodu, a każdy towar, który jeszcze masz, to 1 punkt.
amyitis-rules-6 = **Dwóch, trzech lub czterech graczy**
    • **Karty rzemieślników**: tyle grup, ilu graczy, po { PRINTED("amyitis.crafts.group") } karty. Tasuje się je na nowo co rundę, a tych, które zostaną, w niej się nie używa. W sumie rolników, kapłanów, inżynierów i kupców jest we dwoje { PRINTED("amyitis.crafts.2.grower") }, { PRINTED("amyitis.crafts.2.priest") }, { PRINTED("amyitis.crafts.2.engineer") }, { PRINTED("amyitis.crafts.2.merchant") }; w trzy osoby { PRINTED("amyitis.crafts.3.grower") }, { PRINTED("amyitis.crafts.3.priest") }, { PRINTED("amyitis.crafts.3.engineer") }, { PRINTED("amyitis.crafts.3.merchant") }; w cztery { PRINTED("amyitis.crafts.4.grower") }, { PRINTED("amyitis.crafts.4.priest") }, { PRINTED("amyitis.crafts.4.engineer") }, { PRINTED("amyitis.crafts.4.merchant") }.
    • **Karty gildii**: im mniej graczy, tym krótsze stosy. Nigdy nie wystarcza dla wszystkich.
    • **Przewodnicy poziomu 2**: w cztery osoby { PRINTED("amyitis.guild.stock.4.leader.1") }, a kto pierwszy bierze, wybiera między leżącymi na nich towarami; inaczej { PRINTED("amyitis.guild.stock.3.leader.1") }.
    • **Ogród**: we dwoje działki { PRINTED("amyitis.garden.unused.2.0") }, { PRINTED("amyitis.garden.unused.2.1") } i { PRINTED("amyitis.garden.unused.2.2") } nie mają kafelków i nie da się ich obsadzić. Ich kanałów używa się jak zwykle.
    • **Świątynie**: we dwoje nagrodę dostaje tylko pierwszy. Kto jest w świątyni sam, dostaje tylko pierwszą nagrodę.
    • **Ostatnia runda** to ta, w której liczba kafelków spada do { PRINTED("amyitis.garden.last_tiles.2") } we dwoje albo do { PRINTED("amyitis.garden.last_tiles.4") } w trzy lub cztery osoby.
    • **Łaska**, { PRINTED("amyitis.favour.points.0") } lub { PRINTED("amyitis.favour.points.1") } punktów: we dwoje za { PRINTED("amyitis.favour.2.0") } lub { PRINTED("amyitis.favour.2.1") } kafelków, w trzy osoby za { PRINTED("amyitis.favour.3.0") } lub { PRINTED("amyitis.favour.3.1") }, w cztery za { PRINTED("amyitis.favour.4.0") } lub { PRINTED("amyitis.favour.4.1") }.

    Wielbłądy, talenty, towary i kostki nigdy się nie kończą; kończą się tylko karty gildii.
amyitis-rules-7 = **Jak powstało to wydanie**
    Wiele z tego, co wydrukowano na elementach, instrukcja zostawia obrazkom, których nie dało się znaleźć, a o kilku rzadkich sytuacjach milczy. To, co dalej, jest nasze i może się różnić od twojego egzemplarza.

    {"**"}Na elementach**
    • kafelki ogrodu, oprócz tego za { PRINTED("amyitis.tiles.top.0") } punktów i tego za { PRINTED("amyitis.tiles.2.1.0") } punkty i { PRINTED("amyitis.tiles.2.1.1") } talenty, których jakość też jest nasza; że 9, 6 i 5 z 20 ma jakość 1, 2 i 3
    • gdzie bok ma dwa odcinki kanału i które działki we dwoje nie mają kafelków
    • kolejność towarów na polach, oprócz wina
    • kolejność miast: że miasta gildii i roślin się przeplatają, zaczynając od miasta roślin
    • czego chcą i co oferują miasta, oprócz Babilonu, Uruk i tego, czego chce Mari, oraz drugi towar na większości kart roślin
    • ile jest kart każdego rzemiosła, ile większości kart gildii i ile punktów dają pałace

    {"**"}Rozstrzygnięcia**
    • Gdy nie ma już odcinka kanału, nikt nie może zatrudnić inżyniera, a sprzedaż w Babilonie odbywa się bez odcinka.
    • Szare kostki prowadzą wodę dalej tylko wtedy, gdy są połączone z rzeką.
    • Działki bez kafelka nie liczą się ani jako obsadzone, ani jako działki do obsadzenia; kostki na ich bokach działają i liczą się jak wszędzie.
    • Pełne okrążenie karawany jest ruchem. Nikt nie płaci więcej wielbłądów ani ogrodników, niż potrzeba.
    • Dowolny towar z kafelka może być winem; karta gildii z kafelka przepada, jeśli dla ciebie żadnej nie ma.
    • Zapasy nie mają limitu, liczba rund też nie. Bankierzy płacą, zanim wyłoży się rzemieślników.
    • Jeśli możesz tylko spasować, pasujesz bez pytania.

## Lekcje. Tekst kroku ma najwyżej 25 słów i jedną myśl.

amyitis-lesson-garden = 1 · Towary, woda, roślina
amyitis-lesson-goal = Obsadź wiszące ogrody: rośliny to punkty. Potrzeba im **towarów**, **wody** i **karawany**. Twoja kolej: naciśnij **Zagraj turę**.
amyitis-lesson-grower = Jedna akcja na turę. W grupie pierwszy rzemieślnik jest darmowy, następny kosztuje 1 talent, ostatni 2. Zatrudnij rolnika z grupy 1 po palmę.
amyitis-lesson-palm = To też działa, ale roślina, której chcesz, kosztuje palmę: rolnik z grupy 1, górny rząd.
amyitis-lesson-no-pass = Pas skończyłby twoją rundę. Jest jeszcze coś do zrobienia.
amyitis-lesson-other-craft = To też dobry rzemieślnik, ale nie tego teraz potrzebujesz.
amyitis-lesson-engineer = Roślina potrzebuje wody. Zatrudnij **inżyniera**: prowadzi ją o odcinek dalej i daje 2 punkty.
amyitis-lesson-engineer-first = To też dobry rzemieślnik, ale roślina potrzebuje wody: zatrudnij inżyniera.
amyitis-lesson-section = Kanały zaczynają się przy rzece. Odcinek a1-a2 prowadzi wodę do działki a2: wypełnij go.
amyitis-lesson-a1-a2 = Ten też zaczyna się przy rzece. W tej lekcji wypełnij a1-a2.
amyitis-lesson-caravan = **Karawana** idzie o miasto za każdego wielbłąda. W Esznunnie za palmę jest roślina, a działka a2 ma wodę: wyślij ją tam.
amyitis-lesson-planted = Obsadzasz a2 i bierzesz jej kafelek: punkt, talent, wielbłąd. Wyższe poziomy potrzebują lepszych roślin albo ogrodników. Naciśnij **Potwierdź**.
amyitis-lesson-bonus = Kto sam ma najwięcej kostek w kanałach wokół nowej rośliny, dostaje punkty za jej jakość, 1 lub 2. Tutaj to ty: 1 punkt.

amyitis-lesson-evening = 2 · Świątynie i gildie
amyitis-lesson-merchant = Każde miasto dalej kosztuje karawanę wielbłąda. **Kupiec** daje ci jednego więcej: zatrudnij go.
amyitis-lesson-priest = { computer-name-1 } pasuje, więc znowu twoja kolej. **Kapłan** stawia kostkę w świątyni i przesuwa pozostałe: naciśnij **Isztar**.
amyitis-lesson-ishtar = To też dobra świątynia. W tej lekcji wybierz Isztar.
amyitis-lesson-to-the-evening = Nikt nie może już nic zrobić: gdy wszyscy spasują, zapada wieczór. Ostatni gracz w kolejności dokłada kostkę do świątyni. Naciśnij **Potwierdź**.
amyitis-lesson-reward = Co wieczór, kto ma w świątyni najwięcej kostek, dostaje nagrodę. Marduk daje 2 punkty, Tammuz towar, Isztar taki wybór: weź wielbłąda.
amyitis-lesson-camel = Talent też jest dobry. Ale karawana potrzebuje wielbłądów: weź jednego.
amyitis-lesson-guild = Następna runda. Tutaj masz jęczmień: w mieście **gildii** jest za niego karta. Wyślij karawanę do Suzy.
amyitis-lesson-banker = Pałac to 3 punkty teraz. **Bankier** płaci 1 talent co rundę: wcześnie to dobre, więc weź go. Przewodnicy z innych miast przyspieszają karawanę.
amyitis-lesson-palace = Te punkty są twoje od razu, ale tak wcześnie w grze talent co rundę jest wart więcej.
amyitis-lesson-passing = Nic nie jest warte swojej ceny? **Spasuj**: w tej rundzie żadnych akcji, ale talent w każdej twojej turze. Spróbuj.
amyitis-lesson-pass-now = Można, a często trzeba. Tym razem zobacz, co daje pas.
amyitis-lesson-let-them = Naciśnij **Potwierdź**. Inni grają dalej, może na polach: najwięcej kostek w pełnym rzędzie daje ogrodnika.
amyitis-lesson-favour = Ostatnia runda przychodzi, gdy zostaje mało kafelków ogrodu: patrz obrazek. Każdy towar to wtedy 1 punkt, a wiele kafelków 5 lub 10.

amyitis-lesson-leaders = 3 · Przewodnicy, sprzedaż, procesja
amyitis-lesson-wine = Uruk chce daktyli, ale **wino** zastępuje dowolny towar. Wyślij karawanę do Uruk, trzy miasta dalej, za 3 wielbłądy.
amyitis-lesson-uruk = To też dobre miasto. Ale w Uruk zobaczysz, co robi przewodnik.
amyitis-lesson-leader = **Przewodnik** prowadzi karawanę o dwa miasta dalej bez wielbłądów, drugi o cztery; co najmniej 1 wielbłąda płacisz zawsze. Weź przewodnika.
amyitis-lesson-leader-now = To też dobra karta. Ale ta lekcja jest o przewodniku.
amyitis-lesson-babylon = Babilon jest pięć miast dalej: przewodnik prowadzi karawanę przez dwa, wielbłądy przez trzy. Wyślij ją tam.
amyitis-lesson-to-babylon = To też dobre miasto. Tym razem wyślij karawanę do Babilonu.
amyitis-lesson-sale = Babilon kupuje wszystkie towary: jeden za { PRINTED("amyitis.city.0.sale.0") } punkty, dwa za { PRINTED("amyitis.city.0.sale.1") }. Sprzedaj dwie sole.
amyitis-lesson-salt = To też możliwe. W tej lekcji sprzedaj dwie sole.
amyitis-lesson-double = Sprzedaż daje odcinek kanału, bez punktów. Bok z dwoma odcinkami ma wodę dopiero, gdy oba są wypełnione: wypełnij b2-c2.2.
amyitis-lesson-b2-c2 = Ten też się przyda. Ale b2-c2.2 uzupełnia bok między b2 a c2: wodę mają obie działki.
amyitis-lesson-procession = Wieczór: ostatni gracz w kolejności tur prowadzi **procesję**. Twoja kostka wchodzi do jednej świątyni, szare do pozostałych. Wybierz Marduka.
amyitis-lesson-marduk = Tam też byłoby pierwsze miejsce. W tej lekcji wybierz Marduka.
amyitis-lesson-limit = Na noc wolno zatrzymać dwa towary, z drugim przewodnikiem cztery. Wielbłądy i talenty nie mają limitu. Oddaj sól.
amyitis-lesson-salt-back = Jeden jest tak samo dobry jak drugi. W tej lekcji oddaj sól.
amyitis-lesson-ties = W świątyni wygrywa, kto ma najwięcej kostek; przy remisie ten, czyja kostka jest dalej na prawo. Szare nigdy się nie liczą. Naciśnij **Potwierdź**.
amyitis-lesson-quality = W ogrodzie liście na ścianie mówią, jakiej jakości wymaga działka. Rośliny mają jakość 1 lub 2; każdy ogrodnik dodaje jeden.

## Akcje z czasownikiem, dla tych, którzy nie widzą pytania; pozostałe same się od niego zaczynają

amyitis-move-caravan = Rusz karawanę: { $text }
amyitis-move-field = Uprawiaj pole: { $text }
amyitis-move-hire = Zatrudnij: { $text }
amyitis-move-irrigate = Wypełnij odcinek kanału: { $text }
amyitis-move-pay = Zapłać: { $text }
amyitis-move-plant = Zasadź: { $text }
amyitis-move-take = { $card_id ->
    [gardener] { $text }
   *[other] Weź kartę gildii: { $text }
}
amyitis-move-temple = Wejdź do świątyni: { $text }
