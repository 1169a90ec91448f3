# Yspahan po polsku. Terminy mają formy: .gen (kogo? czego?), .acc (kogo? co?), .dat (komu? czemu?).

yspahan-name = Yspahan
yspahan-blurb = Rzucaj kośćmi, zapełniaj targi Yspahanu i wysyłaj towary z karawaną.
yspahan-effort = po 21 tur (we dwoje 31 lub 32) · łatwo się jej nauczyć

## Pytania

yspahan-ask-roll = Zaczyna się nowy dzień. Ile żółtych kości dokupujesz?
yspahan-ask-act = Wybierz grupę kości z wieży i użyj jej.
yspahan-ask-act-about = Wybierz grupę kości z wieży i użyj jej. To ostatnia tura { $last_id ->
    [0] tygodnia
   *[1] gry
}.
yspahan-ask-place = Gdzie kładziesz następną kostkę?
yspahan-ask-order = Czekają dwie kostki. Która pierwsza trafi do karawany?
yspahan-ask-go-on = Jedna kostka jest załadowana. Zagrasz kartę czy ładujesz następną?
yspahan-ask-protect = Karawana chce twojej kostki. Płacisz wielbłąda, żeby została w kramie?

yspahan-ask-place-about = Gdzie kładziesz następną kostkę w dzielnicy { FORM($floor, "gen") }? { $n_id ->
    [one] { $optional_id ->
        [0] To ostatnia.
       *[other] Ta jest z Dźwigu, więc możesz ją zatrzymać.
    }
   *[many] Do położenia: { $n }{ $optional_id ->
        [0] .
       *[other] , ostatnią możesz zatrzymać.
    }
}
yspahan-ask-order-about = Która kostka pierwsza trafi do karawany: { yspahan-part-whose } w { $shop } czy { $theirs_id ->
    [0] twoja
   *[1] gracza { $other }
} w { $second }?
yspahan-ask-go-on-about = Jedna kostka jest załadowana. Zagrasz kartę czy ładujesz następną ({ yspahan-part-whose }, w { $shop })?
yspahan-ask-protect-about = Karawana chce twojej kostki w { $shop }{ $second_id ->
    [none] .
   *[other] , a potem tej w { $second }.
} Na targu { $souk } masz { $held } z { $size } kostek, a pełny daje { $points } pkt. { $camels_id ->
    [0] Nie masz wielbłąda, żeby utrzymać miejsce.
    [one] Płacisz jedynego wielbłąda, żeby utrzymać miejsce?
   *[many] Płacisz 1 z { $camels } wielbłądów, żeby utrzymać miejsce?
}
yspahan-ask-end = Akcja wykonana. Budujesz albo zagrywasz kartę, zanim skończysz turę?

## Nagłówki: o co gra pyta gracza, dla innych. Krótko, bez kropki: litery są duże.

yspahan-headline-roll = { $who } { DOES($you, "rzucasz", "rzuca") } kośćmi
yspahan-headline-act = { $who } { DOES($you, "wybierasz", "wybiera") } grupę kości
yspahan-headline-act-supervise = Dokąd idzie nadzorca?
yspahan-headline-place = { $who } { DOES($you, "kładziesz", "kładzie") } { $n_id ->
    [one] kostkę
    [few] { $n } kostki
   *[many] { $n } kostek
}
yspahan-headline-order = { $you ->
    [1] Która kostka pierwsza?
   *[0] { $who } ładuje dwie kostki
}
yspahan-headline-go-on = { $who } { DOES($you, "możesz", "może") } zagrać karty
yspahan-headline-protect = { $who } { DOES($you, "możesz", "może") } bronić kostki
yspahan-headline-end = { $who } { DOES($you, "możesz", "może") } budować lub zagrać karty
yspahan-headline-end-build = { $who } { DOES($you, "możesz", "może") } budować
yspahan-headline-end-play = { yspahan-headline-go-on }
yspahan-headline-end-swap = { yspahan-headline-go-on }
yspahan-headline-end-sell = { yspahan-headline-go-on }
yspahan-headline-do-build = { $who } { DOES($you, "wybierasz", "wybiera") } budynek
yspahan-headline-do-play = { $who } { DOES($you, "zagrywasz", "zagrywa") } kartę
yspahan-headline-do-swap = { yspahan-headline-do-play }
yspahan-headline-do-sell = { yspahan-headline-do-play }
yspahan-headline-end-put = { $who } { DOES($you, "możesz", "może") } położyć kostkę

## Rady dla początkujących, według rodzaju pytania

yspahan-advice-roll = Kości trafiają do wieży według liczb. Żółta kość kosztuje 1 złoto, dołącza do grupy ze swoją liczbą i liczy się tylko dla ciebie.
yspahan-advice-act = Wiele jednakowych kości to wiele wielbłądów, złota lub kostek. Pojedyncza kość wystarczy na kartę albo na nadzorcę, który idzie tyle pól, ile ma oczek.
yspahan-advice-place = Punktują tylko pełne targi, na koniec tygodnia. Małe szybciej zapełnisz.
yspahan-advice-order = Pierwsza kostka trafia na następnego wielbłąda karawany. Niższe rzędy dają od razu więcej punktów.
yspahan-advice-go-on = Gra zatrzymała się na twoją prośbę: teraz możesz zagrać kartę, zanim załaduje się następna kostka.
yspahan-advice-protect = Wielbłąd ratuje twoje miejsce na targu, a do karawany trafia kostka z twojego zapasu.
yspahan-advice-end = Budynki dają najwięcej, gdy stoją wcześnie. Od trzeciego każdy jest też wart punkty.

## Czasowniki: napisy na grupach akcji

yspahan-verb-roll = Rzuć kośćmi
    .typed = rzuć
yspahan-verb-take = Weź z wieży
    .typed = weź
yspahan-verb-supervise = Rusz nadzorcę
    .typed = nadzorca
yspahan-verb-draw = Dobierz kartę
    .typed = dobierz
yspahan-verb-pass = Spasuj
    .typed = spasuj, pas
yspahan-verb-build = Zbuduj
    .typed = zbuduj
yspahan-verb-place = Połóż kostkę
    .typed = połóż
yspahan-verb-stop = Nie kładź więcej
    .typed = dość
yspahan-verb-first = Wybierz kolejność
    .typed = najpierw
yspahan-verb-go-on = Załaduj następną kostkę
    .typed = dalej
yspahan-verb-keep = Zapłać wielbłąda
    .typed = zatrzymaj
yspahan-verb-let-go = Oddaj kostkę
    .typed = oddaj
yspahan-verb-end = Zakończ turę
    .typed = koniec
yspahan-verb-play = Zagraj kartę
    .typed = zagraj
yspahan-verb-swap = Wymień
    .typed = wymień
yspahan-verb-sell = Sprzedaj za punkty
    .typed = sprzedaj
yspahan-verb-put = Towar gdziekolwiek
    .typed = postaw

yspahan-extra-take = Odrzuć kartę za jedną więcej…
yspahan-extra-build = Buduj z kartą…

## Co oznacza 🎲, według czasownika

yspahan-final-roll = Rzuca kośćmi
yspahan-final-draw = Dobiera kartę
yspahan-final-supervise = Dobiera kartę

## Akcje

yspahan-part-discard = { $card_id ->
    [none] {""}
   *[other] , odrzuć „{ $card }”
}
yspahan-part-using = { $floor_id ->
    [none] {""}
   *[other] , kośćmi { FORM($floor, "gen") }
}
yspahan-part-payment = { $cards_id ->
    [build_no_gold] , z kartą „Budowa bez złota”
    [build_no_camels] , z kartą „Budowa bez wielbłądów”
    [both] , z obiema kartami budowy
   *[none] {""}
}
yspahan-part-camels = { $camels_id ->
    [one] 1 wielbłąd
    [few] { $camels } wielbłądy
   *[many] { $camels } wielbłądów
}
yspahan-part-gold = { $gold_id ->
    [one] 1 złoto
   *[many] { $gold } złota
}
yspahan-part-price = { $camels_id ->
    [0] { $gold_id ->
        [0] za darmo
       *[other] { yspahan-part-gold }
    }
   *[other] { yspahan-part-camels }{ $gold_id ->
        [0] {""}
       *[other] , { yspahan-part-gold }
    }
}
yspahan-part-souk = { $stage_id ->
    [starts] zaczyna targ za { $worth } pkt, 1 z { $size }
    [completes] zapełnia targ za { $worth } pkt
   *[continues] targ za { $worth } pkt, { $n } z { $size }
}
yspahan-part-cubes = { $count_id ->
    [one] { $shops }
    [few] { $count } kostki, { yspahan-part-shops }
   *[many] { $count } kostek, { yspahan-part-shops }
}
yspahan-part-shops = { $row_id ->
    [0] { $shops }
   *[1] od { $first } do { $last }
}
yspahan-part-whose = { $yours_id ->
    [0] gracza { $owner }
   *[1] twoja
}
yspahan-part-owned = { $yours_id ->
    [0] kostkę gracza { $owner } w { $shop }
   *[other] swoją kostkę w { $shop }
}
# W bierniku: „bierze 2 wielbłądy”, „kładzie 1 kostkę”; w $n jest ich liczba.
yspahan-part-n-camels = { $n_id ->
    [one] 1 wielbłąda
    [few] { $n } wielbłądy
   *[many] { $n } wielbłądów
}
yspahan-part-n-gold = { $n_id ->
    [one] 1 złoto
   *[many] { $n } złota
}
yspahan-part-n-cubes = { $n_id ->
    [one] 1 kostkę
    [few] { $n } kostki
   *[many] { $n } kostek
}
yspahan-do-roll = { $yellow_id ->
    [0] rzuć białymi kośćmi
    [one] rzuć z 1 żółtą kością · 1 złoto
   *[many] rzuć z { $yellow } żółtymi kośćmi · { $gold } złota
}
yspahan-do-take = { $floor_id ->
    [camel] weź { yspahan-part-n-camels }
    [gold] weź { yspahan-part-n-gold }
   *[other] połóż { yspahan-part-n-cubes } w dzielnicy { FORM($floor, "gen") }
}{ yspahan-part-discard }
yspahan-more-take = { $card_id ->
    [none] {""}
   *[other] Jej efekt przepada.
}
yspahan-do-supervise = { $stays ->
    [1] zostaw nadzorcę kośćmi { FORM($floor, "gen") } na { FORM($dest, "loc") }
   *[0] rusz nadzorcę kośćmi { FORM($floor, "gen") } na { $dest }
}{ $gold_id ->
    [0] {""}
   *[other] {" "}· { yspahan-part-gold }
}{ $cubes_id ->
    [yours] {" "}· ładuje twoją kostkę
    [both_yours] {" "}· ładuje 2 twoje kostki
    [yours_and] {" "}· ładuje kostki: twoją i gracza { $other }
    [one] {" "}· ładuje kostkę gracza { $owner }
    [two] {" "}· ładuje kostki graczy { $owner } i { $other }
    [same] {" "}· ładuje 2 kostki gracza { $owner }
   *[none] {""}
}{ $asks_id ->
    [owner] , decyduje { $owner }
    [other] , decyduje { $other }
    [both] , decydują oboje
   *[none] {""}
}
yspahan-do-draw = dobierz kartę{ $floor_id ->
    [none] {""}
   *[other] {" "}za kości { FORM($floor, "gen") }
}
yspahan-do-pass = spasuj: nie ma nic do wzięcia
yspahan-do-build = zbuduj { FORM($building, "acc") } · { yspahan-part-price }{ yspahan-part-payment }{ yspahan-part-using }
yspahan-do-place = { yspahan-part-cubes } · { yspahan-part-souk }
yspahan-do-stop = nie kładź więcej kostek
yspahan-do-first = { $pause_id ->
    [pause] najpierw załaduj { yspahan-part-owned }, potem zatrzymaj i zapytaj mnie
   *[none] najpierw załaduj { yspahan-part-owned }
}
yspahan-do-go-on = załaduj następną kostkę
yspahan-do-keep = zatrzymaj { $shop } za { $camels_id ->
    [one] jedynego wielbłąda
   *[many] 1 z { $camels } wielbłądów
}{ $lost_id ->
    [none] {""}
   *[other] {" "}· tracisz { $lost }
}
yspahan-do-let-go = oddaj kostkę z { $shop }{ $hole_id ->
    [0] {""}
   *[1] {" "}· targ { $souk } niepełny
}
yspahan-do-end = zakończ turę
yspahan-do-play = zagraj kartę „{ $card }”
yspahan-do-swap = { $give_id ->
    [gold] wymień { yspahan-part-n-gold } na { yspahan-part-n-camels }
   *[camels] wymień { yspahan-part-n-camels } na { yspahan-part-n-gold }
}
yspahan-do-sell = { $what_id ->
    [gold] sprzedaj { yspahan-part-n-gold }
   *[camels] sprzedaj { yspahan-part-n-camels }
}
yspahan-do-put = towar gdziekolwiek: { yspahan-part-cubes } · { yspahan-part-souk }

## Dlaczego wpisany ruch nie jest możliwy: koniec zdania, z kropką

yspahan-obstacle-roll-first = najpierw trzeba rzucić kośćmi (`roll`).
yspahan-obstacle-yellow-dice = żółte kości są tylko { $n }.
yspahan-obstacle-yellow-too-dear = każda żółta kość kosztuje 1 złoto, a { $have_id ->
    [0] nie masz złota
    [one] masz 1 złoto
   *[many] masz { $have } złota
}.
yspahan-obstacle-rolled = kości tego dnia już leżą w wieży.
yspahan-obstacle-act-first = najpierw trzeba użyć grupy kości.
yspahan-obstacle-acted = twoja grupa kości jest już użyta.
yspahan-obstacle-place-first = najpierw trzeba położyć swoje kostki.
yspahan-obstacle-load-first = najpierw trzeba załadować karawanę.
yspahan-obstacle-protect-first = najpierw zdecyduj, czy twoja kostka zostaje na miejscu.
yspahan-obstacle-no-dice = na piętrze { FORM($floor, "gen") } nie ma kości.
yspahan-obstacle-dice-taken = kości { FORM($floor, "gen") } są już dziś zabrane.
yspahan-obstacle-quarter-closed = w dzielnicy { FORM($floor, "gen") } żaden targ nie jest wolny, a twoje nie mają już miejsca.
yspahan-obstacle-steps-too-dear = żeby dojść na { $dest }, trzeba zmienić liczbę z kości, a to kosztuje { $gold_id ->
    [one] 1 złoto
   *[many] { $gold } złota
}, a masz { $have }.
yspahan-obstacle-no-cards = nie ma już kart do dobrania.
yspahan-obstacle-built-already = masz już { FORM($building, "acc") }.
yspahan-obstacle-built-today = w tej turze masz już nowy budynek, a wolno tylko jeden.
yspahan-obstacle-building-too-dear = { $building } kosztuje { $needs_camels_id ->
    [one] 1 wielbłąda
    [few] { $needs_camels } wielbłądy
   *[many] { $needs_camels } wielbłądów
}{ $needs_gold_id ->
    [0] {""}
    [one] {" "}i 1 złoto
   *[many] {" "}i { $needs_gold } złota
}, a masz: { yspahan-part-camels } i { yspahan-part-gold }.
yspahan-obstacle-other-quarter = { $shop } nie leży w dzielnicy { FORM($floor, "gen") }.
yspahan-obstacle-shop-taken = w { $shop } jest już kostka.
yspahan-obstacle-souk-taken = ten targ należy do innego gracza.
yspahan-obstacle-souk-first = najpierw trzeba zapełnić targ, który masz już zaczęty w tej dzielnicy.
yspahan-obstacle-must-place = { $n_id ->
    [one] trzeba jeszcze położyć 1 kostkę
    [few] trzeba jeszcze położyć { $n } kostki
   *[many] trzeba jeszcze położyć { $n } kostek
}, dopóki jest miejsce.
yspahan-obstacle-no-card = nie masz na ręce karty „{ $card }”.
yspahan-obstacle-other-turn = karty zagrywa się tylko we własnej turze.
yspahan-obstacle-too-few = { $have_id ->
    [0] nie masz { FORM($what, "gen") }
    [one] { $what_id ->
        [gold] masz tylko 1 złoto
       *[camels] masz tylko 1 wielbłąda
    }
    [few] { $what_id ->
        [gold] masz tylko { $have } złota
       *[camels] masz tylko { $have } wielbłądy
    }
   *[many] masz tylko { $have } { FORM($what, "gen") }
}.

## Argumenty: co wybrać teraz

yspahan-arg-yellow = Ile żółtych kości?
yspahan-arg-floor = Które piętro wieży?
    .typed = kośćmi
yspahan-arg-card = Która karta?
    .typed = odrzuć
yspahan-arg-dest = Dokąd?
yspahan-arg-building = Który budynek?
yspahan-arg-cards = Z którymi kartami budowy?
    .typed = kartą
yspahan-arg-shop = Który kram?
yspahan-arg-pause = Zatrzymać po pierwszej kostce?
yspahan-arg-give = Co dajesz?
yspahan-arg-what = Co sprzedajesz?
yspahan-arg-n = Ile?

## Wartości

yspahan-floor-camel = Wielbłąd
    .gen = Wielbłąda
    .gender = m
yspahan-floor-bag = Worek
    .gen = Worka
    .gender = m
yspahan-floor-barrel = Beczka
    .gen = Beczki
    .gender = f
yspahan-floor-chest = Kufer
    .gen = Kufra
    .gender = m
yspahan-floor-vase = Waza
    .gen = Wazy
    .gender = f
yspahan-floor-gold = Złoto
    .gen = Złota
    .gender = n

yspahan-card-camels3 = Trzy wielbłądy
yspahan-card-gold3 = Trzy złota
yspahan-card-swap = Wymiana
yspahan-card-sell-camels = Sprzedaż wielbłądów
yspahan-card-sell-gold = Sprzedaż złota
yspahan-card-place-any = Towar gdziekolwiek
yspahan-card-load = Prosto do karawany
yspahan-card-build-no-gold = Budowa bez złota
yspahan-card-build-no-camels = Budowa bez wielbłądów

yspahan-cards-build-no-gold = Budowa bez złota
yspahan-cards-build-no-camels = Budowa bez wielbłądów
yspahan-cards-both = obie karty budowy

yspahan-building-paddock = Zagroda
    .gen = Zagrody
    .acc = Zagrodę
    .dat = Zagrodzie
    .gender = f
yspahan-building-store = Sklep
    .gen = Sklepu
    .acc = Sklep
    .dat = Sklepowi
    .gender = m
yspahan-building-bathhouse = Łaźnia
    .gen = Łaźni
    .acc = Łaźnię
    .dat = Łaźni
    .gender = f
yspahan-building-caravan-house = Karawanseraj
    .gen = Karawanseraju
    .acc = Karawanseraj
    .dat = Karawanserajowi
    .gender = m
yspahan-building-market = Bazar
    .gen = Bazaru
    .acc = Bazar
    .dat = Bazarowi
    .gender = m
yspahan-building-crane = Dźwig
    .gen = Dźwigu
    .acc = Dźwig
    .dat = Dźwigowi
    .gender = m

yspahan-give-gold = złoto
    .gen = złota
yspahan-give-camels = wielbłądy
    .gen = wielbłądów
yspahan-what-gold = złoto
    .gen = złota
yspahan-what-camels = wielbłądy
    .gen = wielbłądów
yspahan-pause-pause = zatrzymaj i zapytaj mnie
yspahan-dest-C = C (skrzyżowanie)
    .loc = C (skrzyżowaniu)

yspahan-card-help-camels3 = Bierzesz { PRINTED("yspahan.cards.effect.camels3") } wielbłądy. Zagroda nic nie dodaje.
yspahan-card-help-gold3 = Bierzesz { PRINTED("yspahan.cards.effect.gold3") } złota. Sklep nic nie dodaje.
yspahan-card-help-swap = Zamieniasz dowolną ilość złota na tyle samo wielbłądów albo wielbłądy na złoto.
yspahan-card-help-sell-camels = Oddajesz najwyżej { PRINTED("yspahan.cards.effect.sell_camels.most") } wielbłądy, każdego za { PRINTED("yspahan.cards.effect.sell_camels.points") } punkty.
yspahan-card-help-sell-gold = Oddajesz najwyżej { PRINTED("yspahan.cards.effect.sell_gold.most") } złota, każde za { PRINTED("yspahan.cards.effect.sell_gold.points") ->
    [one] 1 punkt
    [few] { PRINTED("yspahan.cards.effect.sell_gold.points") } punkty
   *[many] { PRINTED("yspahan.cards.effect.sell_gold.points") } punktów
}.
yspahan-card-help-place-any = Kładziesz 1 kostkę w dowolnym kramie miasta, w którym wolno ci położyć. Dźwig nic nie dodaje.
yspahan-card-help-load = Kładziesz 1 kostkę z zapasu na następnym wielbłądzie, za zwykłe punkty. Karawanseraj nie daje karty.
yspahan-card-help-build-no-gold = Budynek, który teraz stawiasz, kosztuje tylko wielbłądy.
yspahan-card-help-build-no-camels = Budynek, który teraz stawiasz, kosztuje tylko złoto.

yspahan-building-help-paddock = O { PRINTED("yspahan.building.effect.paddock") } wielbłąda więcej, gdy bierzesz wielbłądy z wieży.
yspahan-building-help-store = O { PRINTED("yspahan.building.effect.store") } złota więcej, gdy bierzesz złoto z wieży.
yspahan-building-help-bathhouse = Nadzorca może iść za darmo do { PRINTED("yspahan.building.effect.bathhouse") } pól dalej lub bliżej.
yspahan-building-help-caravan-house = Dobierasz kartę za każdym razem, gdy ładuje się twoja kostka.
yspahan-building-help-market = O { PRINTED("yspahan.building.effect.market") } punkty więcej za każdy twój pełny targ na koniec tygodnia.
yspahan-building-help-crane = O { PRINTED("yspahan.building.effect.crane") } kostkę więcej, gdy kładziesz kostki za kości; tej nie musisz kłaść.

## Zdarzenia

yspahan-part-row = { $cubes_id ->
    [one] 1 kostkę
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
} w karawanie{ $factor_id ->
    [1] {""}
   *[other] , rząd ×{ $row }
}
yspahan-event-day = Tydzień { $week }, dzień { $day }. { $you ->
    [1] Zaczynasz
   *[0] Zaczyna { $whom }
}.
yspahan-event-last-day = Tydzień { $week }, dzień { $day }: ostatni dzień. { $you ->
    [1] Zaczynasz
   *[0] Zaczyna { $whom }
}.
yspahan-event-last-day-next = { $players_id ->
    [2] Jutro ostatni dzień: zaczyna go ten, kto ma mniej punktów, a przy remisie jak zwykle.
   *[4] Jutro ostatni dzień: gracie w kolejności punktów, od najmniejszej liczby.
}
yspahan-event-rolled = { $yellow_id ->
    [0] { $who } { DOES($you, "rzucasz", "rzuca") }{ yspahan-part-rolled }.
    [one] { $who } { DOES($you, "płacisz", "płaci") } 1 złoto za żółtą kość i { DOES($you, "rzucasz", "rzuca") }{ yspahan-part-rolled }.
    [few] { $who } { DOES($you, "płacisz", "płaci") } { $yellow } złota za { $yellow } żółte kości i { DOES($you, "rzucasz", "rzuca") }{ yspahan-part-rolled }.
   *[many] { $who } { DOES($you, "płacisz", "płaci") } { $yellow } złota za { $yellow } żółtych kości i { DOES($you, "rzucasz", "rzuca") }{ yspahan-part-rolled }.
}
yspahan-event-rolled-without-gold = { $who } nie { DOES($you, "masz", "ma") } złota na żółte kości i { DOES($you, "rzucasz", "rzuca") }{ yspahan-part-rolled }.
yspahan-part-rolled = { $signed ->
    [1] {""}
   *[0] : { $dice }
}
yspahan-event-yellow-gone = Żółte kości znikają z wieży.
yspahan-event-discarded = { $who } { DOES($you, "odrzucasz", "odrzuca") } kartę „{ $card }” i { DOES($you, "liczysz", "liczy") } jedną kość więcej.
yspahan-event-took-camels = { $who } { DOES($you, "bierzesz", "bierze") } { yspahan-part-n-camels } z wieży.
yspahan-event-took-gold = { $who } { DOES($you, "bierzesz", "bierze") } { yspahan-part-n-gold } z wieży.
yspahan-event-took-cubes = { $who } { DOES($you, "bierzesz", "bierze") } kości { FORM($floor, "gen") } i { DOES($you, "masz", "ma") } do położenia { yspahan-part-n-cubes }.
yspahan-event-helped = { $building_id ->
    [bathhouse] { $who } { DOES($you, "masz", "ma") } { $n_id ->
        [one] 1 krok
        [few] { $n } kroki
       *[many] { $n } kroków
    } za darmo dzięki Łaźni.
    [store] { $who } { DOES($you, "masz", "ma") } { $n } z tego złota dzięki { FORM($building, "dat") }.
   *[other] { $who } { DOES($you, "masz", "ma") } { $n } z nich dzięki { FORM($building, "dat") }.
}
yspahan-event-used = { $who } { DOES($you, "używasz", "używa") } kości { FORM($floor, "gen") }.
yspahan-event-used-to-draw = { $who } { DOES($you, "dobierasz", "dobiera") } kartę za kości { FORM($floor, "gen") }.
yspahan-event-no-group = { $who } nie { DOES($you, "masz", "ma") } kości do użycia, więc { DOES($you, "dobierasz", "dobiera") } kartę.
yspahan-event-passed = { $who } nie { DOES($you, "masz", "ma") } ani kości do użycia, ani karty do dobrania.
yspahan-event-placed = { $who } { DOES($you, "zajmujesz", "zajmuje") } { $shop }.
yspahan-event-filled = { $who } { DOES($you, "zajmujesz", "zajmuje") } { $shop }, innej możliwości nie ma.
yspahan-event-completed = { $who } { DOES($you, "zapełniasz", "zapełnia") } targ { $souk }.
yspahan-event-cubes-left = { $who } { DOES($you, "zatrzymujesz", "zatrzymuje") } { yspahan-part-n-cubes } w zapasie.
yspahan-event-cubes-lost = { $who } nie { DOES($you, "masz", "ma") } już wolnego kramu na { yspahan-part-n-cubes }.
yspahan-event-supervised = { $who } { DOES($you, "wysyłasz", "wysyła") } nadzorcę kośćmi { FORM($floor, "gen") } na { $dest }{ yspahan-part-supervised }
yspahan-event-stayed = { $who } { DOES($you, "zostawiasz", "zostawia") } nadzorcę kośćmi { FORM($floor, "gen") } na { FORM($dest, "loc") }{ yspahan-part-supervised }
yspahan-part-supervised = { $signed ->
    [1] .
   *[0] { $gold_id ->
        [0] .
        [one] {" "}i { DOES($you, "płacisz", "płaci") } 1 złoto.
       *[many] {" "}i { DOES($you, "płacisz", "płaci") } { $gold } złota.
    }
}
yspahan-event-ordered = { $who } { DOES($you, "wybierasz", "wybiera") } kolejność: najpierw kostka w { $shop }.
yspahan-event-kept = { $who } { DOES($you, "płacisz", "płaci") } wielbłąda i { DOES($you, "zatrzymujesz", "zatrzymuje") } kostkę w { $shop }.
yspahan-event-let-go = { $who } { DOES($you, "oddajesz", "oddaje") } karawanie kostkę z { $shop }.
yspahan-event-let-go-without-camel = { $who } nie { DOES($you, "masz", "ma") } wielbłąda, więc { DOES($you, "oddajesz", "oddaje") } karawanie kostkę z { $shop }.
yspahan-event-loaded = { $who } { DOES($you, "zyskujesz", "zyskuje") } kostkę w rzędzie ×{ $row } karawany{ $scored }.
yspahan-event-loaded-together = { $who } { DOES($you, "zyskujesz", "zyskuje") } { $n_id ->
    [few] { $n } kostki
   *[many] { $n } kostek
} w { $rows_id ->
    [one] rzędzie ×{ $row }
   *[many] rzędach { $row }
} karawany{ $scored }.
yspahan-event-caravan-full = Karawana jest pełna i wyrusza.
yspahan-event-caravan-counted = { $who } { DOES($you, "dostajesz", "dostaje") } punkty za { yspahan-part-row }{ $scored }.
yspahan-event-drew = { $who } { DOES($you, "dostajesz", "dostaje") } kartę „{ $card }”.
yspahan-event-drew-hidden = { $who } { DOES($you, "dobierasz", "dobiera") } kartę.
yspahan-event-house-drew = { $who } { DOES($you, "dobierasz", "dobiera") } kartę „{ $card }” dzięki Karawanserajowi.
yspahan-event-house-drew-hidden = { $who } { DOES($you, "dobierasz", "dobiera") } kartę dzięki Karawanserajowi.
yspahan-event-no-card = { $who } nie { DOES($you, "dobierasz", "dobiera") } karty: żadnej już nie ma.
yspahan-event-reshuffled = { $n_id ->
    [one] Odrzucona karta tworzy nowy stos.
    [few] { $n } odrzucone karty tworzą nowy stos.
   *[many] { $n } odrzuconych kart tworzy nowy stos.
}
yspahan-event-played = { $who } { DOES($you, "zagrywasz", "zagrywa") } kartę „{ $card }”.
yspahan-event-swapped = { $who } { DOES($you, "zagrywasz", "zagrywa") } kartę „{ yspahan-card-swap }”: { $give_id ->
    [gold] { yspahan-part-n-gold } za { yspahan-part-n-camels }.
   *[camels] { yspahan-part-n-camels } za { yspahan-part-n-gold }.
}
yspahan-event-sold = { $who } { DOES($you, "zagrywasz", "zagrywa") } kartę { $what_id ->
    [gold] „{ yspahan-card-sell-gold }” i { DOES($you, "sprzedajesz", "sprzedaje") } { yspahan-part-n-gold }{ $scored }.
   *[camels] „{ yspahan-card-sell-camels }” i { DOES($you, "sprzedajesz", "sprzedaje") } { yspahan-part-n-camels }{ $scored }.
}
yspahan-event-built = { $who } { DOES($you, "budujesz", "buduje") } { FORM($building, "acc") }{ $signed ->
    [1] {""}
   *[0] {" "}{ $camels_id ->
        [0] { $gold_id ->
            [0] za darmo
           *[other] za { yspahan-part-gold }
        }
       *[other] za { $camels_id ->
            [one] 1 wielbłąda
           *[other] { yspahan-part-camels }
        }{ $gold_id ->
            [0] {""}
           *[other] {" "}i { yspahan-part-gold }
        }
    }
}{ yspahan-part-payment }{ $scored }.
yspahan-event-week-over = Koniec tygodnia { $week }.
yspahan-event-souk-scored = { $who } { DOES($you, "dostajesz", "dostaje") } punkty za targ { $souk }{ $market_id ->
    [0] {""}
   *[other] {" "}(w tym { $market } za Bazar)
}{ $scored }.
yspahan-event-week-scored = { $who } { DOES($you, "dostajesz", "dostaje") } { $caravan_id ->
    [0] punkty{" "}
   *[other] { $n_id ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }{" "}
}za { $souks_id ->
    [one] targ { $souk }
   *[many] targi { $souk }
}{ $market_id ->
    [0] {""}
   *[other] {" "}(w tym { $market } za Bazar)
}{ $caravan_id ->
    [0] {""}
   *[other] {" "}oraz { $caravan } za { yspahan-part-row }
}{ $scored }.
yspahan-event-took-back = { $who } { DOES($you, "zabierasz", "zabiera") } { yspahan-part-n-cubes } z niepełnych targów.
yspahan-part-n-points = { $n_id ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
yspahan-event-went-back = Nadzorca wraca na { $dest }.
yspahan-event-won = { $who } { DOES($you, "wygrywasz", "wygrywa") } z wynikiem { $n_id ->
    [one] 1 punktu
   *[many] { $n } punktów
}!
yspahan-event-shared = { $who } { DOES($you, "dzielisz", "dzieli") } zwycięstwo: { yspahan-part-n-points }!

## Pozycja słowami

yspahan-event-board-question-roll = { $who } { DOES($you, "masz", "ma") } rzucić kośćmi.
yspahan-event-board-question-act = { $who } { DOES($you, "wybierasz", "wybiera") } grupę kości.
yspahan-event-board-question-place = { $who } { DOES($you, "kładziesz", "kładzie") } kostki w dzielnicy { FORM($floor, "gen") }; zostało: { $n }.
yspahan-event-board-question-order = { $who } { DOES($you, "wybierasz", "wybiera") }, która kostka będzie załadowana pierwsza: { $shops }.
yspahan-event-board-question-go-on = { $who } { DOES($you, "możesz", "może") } zagrać karty, zanim załaduje się kostka w { $shops }.
yspahan-event-board-question-protect = { $who } { DOES($you, "decydujesz", "decyduje") }, czy zapłacić wielbłąda za kostkę w { $shop }.
yspahan-event-board-question-end = { $who } { DOES($you, "możesz", "może") } budować lub zagrać karty przed końcem tury.
yspahan-event-board-over = Gra skończona.
yspahan-event-board-day = Tydzień { $week } z 3, dzień { $day } z 7. { $you ->
    [1] Zaczynasz
   *[0] Zaczyna { $whom }
}. Gracze w kolejności dnia:
yspahan-event-board-score = { $who }: { $points_id ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { yspahan-part-gold }, { yspahan-part-camels }, { $held_id ->
    [0] brak kart
    [one] 1 karta
    [few] { $held } karty
   *[many] { $held } kart
}.
yspahan-event-board-buildings = { $who } { DOES($you, "masz", "ma") } { $n_id ->
    [6] wszystkie sześć budynków
    [one] budynek: { $building }
   *[many] budynki: { $building }
}.
yspahan-event-board-no-buildings = { $who } nie { DOES($you, "masz", "ma") } jeszcze budynków.
yspahan-event-board-hand = Na ręce: { $n_id ->
    [one] „{ $card }”.
   *[many] { $n } razy „{ $card }”.
}
yspahan-event-board-hand-empty = Nie masz kart na ręce. Możesz dobrać jedną dowolną grupą kości.
yspahan-event-board-tower = Wieża, piętro { FORM($floor, "gen") }: { $n_id ->
    [one] 1 { $yellow_id ->
        [0] kość
       *[other] żółta kość
    }
   *[many] { $n } kości
} po { $value }{ $n_id ->
    [one] .
   *[many] { $yellow_id ->
        [0] .
       *[other] , w tym żółtych: { $yellow }.
    }
}
yspahan-event-board-tower-taken = Wieża, piętro { FORM($floor, "gen") }: zabrane { $you ->
    [1] przez ciebie
   *[0] ({ $whom })
}.
yspahan-event-board-tower-empty = Wieża, piętro { FORM($floor, "gen") }: puste.
yspahan-event-board-street = Nadzorca stoi na { $dest }.
yspahan-event-board-street-cube = Obok nadzorcy: { $shop }, { $you ->
    [1] z twoją kostką.
   *[0] z kostką gracza { $whom }.
}
yspahan-event-board-street-empty = Obok nadzorcy: { $shop }, puste.
yspahan-event-board-caravan = Karawana: { $n } z { $room } wielbłądów załadowanych. Następna kostka trafi do rzędu ×{ $row }{ $points_id ->
    [0] {" "}bez punktów.
    [one] {" "}za 1 punkt.
    [few] {" "}za { $points } punkty.
   *[many] {" "}za { $points } punktów.
}
yspahan-event-board-caravan-row = Karawana, rząd ×{ $row }: { $you ->
    [1] masz
   *[0] { $whom } ma
} { yspahan-part-n-cubes }.
yspahan-event-board-caravan-worth = { $who } { DOES($you, "masz", "ma") } teraz za karawanę { yspahan-part-n-points }.
yspahan-event-board-souk-free = Dzielnica { FORM($floor, "gen") }, targ { $souk }, { $points } pkt: wolny ({ $empty }).
yspahan-event-board-souk = Dzielnica { FORM($floor, "gen") }, targ { $souk }, { $points } pkt: { $you ->
    [1] zajmujesz
   *[0] { $whom } zajmuje
} { $held }; puste { $empty }.
yspahan-event-board-souk-full = Dzielnica { FORM($floor, "gen") }, targ { $souk }, { $points } pkt: pełny, { $you ->
    [1] zajmujesz
   *[0] { $whom } zajmuje
} { $held }.
yspahan-event-board-deck = Stos do dobierania: { $n_id ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}. Odrzucone: { $discarded_id ->
    [one] 1 karta
    [few] { $discarded } karty
   *[many] { $discarded } kart
}.
yspahan-event-board-discard = Odrzucone: { $n_id ->
    [one] „{ $card }”.
   *[many] { $n } razy „{ $card }”.
}

## Arkusz wyników

yspahan-sheet-souks = Targi
yspahan-sheet-caravan = Karawany
yspahan-sheet-loading = Załadunek
yspahan-sheet-buildings = Budynki
yspahan-sheet-cards = Karty
yspahan-poster-souks = Targi 3. tygodnia
yspahan-poster-caravan = Karawana 3. tygodnia
yspahan-poster-counted = { $n ->
    [one] 1 dzień gry
    [21] 3 tygodnie
    [few] { $n } dni gry
   *[many] { $n } dni gry
}
yspahan-poster-axis = Dzień

## Dlaczego komputer zagrał ten ruch: „4 punkty …”, w oczekiwanych punktach

yspahan-term-souks = za targi
yspahan-term-caravan = za karawanę
yspahan-term-buildings = za przyszłe działanie budynków
yspahan-term-camels = za wielbłądy na budynek
yspahan-term-gold = za złoto na budynek
yspahan-term-spare = za wielbłądy i złoto ponad potrzeby budynków
yspahan-term-cards = za karty
yspahan-term-cubes = za kostki jeszcze do położenia
yspahan-term-tempo = za pozostałe dziś tury

yspahan-plan-buildings = stawiać budynki, które pomagają w każdej kolejnej turze
yspahan-plan-souks = zapełniać najcenniejsze targi
yspahan-plan-caravan = wysyłać towary z karawaną

# The computer player who mainly tries that.
yspahan-character-souks = Farhad

## Legenda: linia na każdy numer na obrazku

yspahan-legend-1 = Wieża: kości dnia, równe razem w grupie. W swojej turze używasz jednej grupy.
yspahan-legend-2 = Targ: kramy jednego koloru. Na tabliczce ma swój kod: literę dzielnicy i punkty, które da, gdy będzie pełny; pod nimi, ile kramów jest zajętych. Każdy kram ma literę: `B8a` to kram a targu B8.
yspahan-legend-3 = Nadzorca chodzi ulicą; jego ostatnia droga jest pomarańczowa. Kostki obok pola, na którym stanie, trafiają do karawany.
yspahan-legend-4 = Karawana: najpierw zapełnia się rząd za 2 punkty, potem za 1 i za 0. Te punkty są od razu; za rzędem jest jego mnożnik. Pełna od razu punktuje i się opróżnia.
yspahan-legend-5 = Tydzień, dzień i kolejność tur.
yspahan-legend-6 = Budynki: co który robi i ile kosztuje wielbłądów i złota. Na białej metce są te, na które stać gracza w turze, a odhaczone te, które już ma. W angielskim pudełku Sklep to Shop, Łaźnia to Hammam, Karawanseraj to Caravansary, Bazar to Bazaar, a Dźwig to Hoist. `/move` rozumie i te nazwy.
yspahan-legend-7 = Gracze: wielbłądy, złoto, karty, budynki, punkty. Chorągiewka oznacza pierwszego gracza, strzałka tego, kogo jest tura.
yspahan-legend-8 = Karty do dobrania i karty odrzucone.
yspahan-legend-9 = Punkty za budynki gracza od pierwszego do szóstego, obojętnie które to są. Znacznik każdego gracza stoi przy jego następnym budynku.

## Co to jest?: to, co można wybrać, po zdaniu

yspahan-verb-about-roll = Kości tego dnia, z których korzystacie wszyscy. Żółta kość kosztuje 1 złoto i liczy się tylko dla ciebie.
yspahan-verb-about-take = Użyj grupy kości do tego, co daje jej piętro: wielbłądów, złota albo kostek w dzielnicy.
yspahan-verb-about-supervise = Idzie tyle pól, ile pokazują kości, i wysyła do karawany kostki obok pola, na którym stanie.
yspahan-verb-about-draw = Użyj dowolnej grupy kości, nawet najmniejszej, żeby dobrać jedną kartę.
yspahan-verb-about-pass = Nie ma już dla ciebie ani kości, ani kart, więc nic się nie dzieje.
yspahan-verb-about-build = Jeden budynek na turę; pomaga ci do końca gry. Od trzeciego każdy jest też wart punkty.
yspahan-verb-about-place = Twoja kostka trafia do tego kramu. Zaczęty targ musi być pełny, zanim zaczniesz inny w jego dzielnicy.
yspahan-verb-about-stop = Kostka, która została, jest z Dźwigu, więc nie musisz jej kłaść.
yspahan-verb-about-first = Do karawany trafiają dwie kostki: ta na następnego wielbłąda, druga na kolejnego.
yspahan-verb-about-go-on = Ładuje się następna kostka; karty nie da się już zagrać przed nią.
yspahan-verb-about-keep = Twoja kostka zostaje w kramie, a zamiast niej ładuje się jedna z zapasu, za te same punkty.
yspahan-verb-about-let-go = Twoja kostka opuszcza kram i trafia do karawany, za te same punkty.
yspahan-verb-about-end = Twoja tura się kończy.
yspahan-verb-about-play = Użyj karty dla jej efektu. W swojej turze możesz zagrać dowolnie wiele kart.
yspahan-verb-about-swap = Karta „Wymiana”: złoto za tyle samo wielbłądów albo wielbłądy za tyle samo złota.
yspahan-verb-about-sell = Karty „Sprzedaż wielbłądów” i „Sprzedaż złota”: to, co oddajesz, od razu daje punkty.
yspahan-verb-about-put = Karta „Towar gdziekolwiek”: kostka do dowolnego kramu miasta, w którym wolno ci położyć.

yspahan-floor-about-camel = Piętro najniższej liczby: 1 wielbłąd za każdą kość.
yspahan-floor-about-bag = 1 kostka za każdą kość w dzielnicy Worka, gdzie targi są największe.
yspahan-floor-about-barrel = 1 kostka za każdą kość w dzielnicy Beczki, z targami każdej wielkości.
yspahan-floor-about-chest = 1 kostka za każdą kość w dzielnicy Kufra, gdzie targów jest mniej i są mniejsze.
yspahan-floor-about-vase = 1 kostka za każdą kość w dzielnicy Wazy, gdzie targi dają najwięcej za każdą kostkę.
yspahan-floor-about-gold = Piętro najwyższej liczby: 1 złoto za każdą kość. To, co ci zostanie na koniec gry, nie jest nic warte.

yspahan-cards-about-build-no-gold = { yspahan-card-help-build-no-gold }
yspahan-cards-about-build-no-camels = { yspahan-card-help-build-no-camels }
yspahan-cards-about-both = Budynek, który teraz stawiasz, jest za darmo.

## Klucz znaków

yspahan-sign-gold = złoto
yspahan-sign-camel = wielbłąd
yspahan-sign-floor-bag = dzielnica Worka (B)
yspahan-sign-floor-barrel = dzielnica Beczki (R)
yspahan-sign-floor-chest = dzielnica Kufra (H)
yspahan-sign-floor-vase = dzielnica Wazy (V)
yspahan-sign-supervisor = nadzorca
yspahan-sign-white-die = biała kość
yspahan-sign-yellow-die = żółta kość
yspahan-sign-card = karta
yspahan-sign-points = punkty
yspahan-sign-building-store = Sklep (Shop)
yspahan-sign-building-bathhouse = Łaźnia (Hammam)
yspahan-sign-building-caravan-house = Karawanseraj
yspahan-sign-building-market = Bazar
yspahan-sign-building-crane = Dźwig (Hoist)
yspahan-sign-ghost = kostka, której już nie ma

## Przykłady na stronach zasad: co pokazują ich obrazki

yspahan-example-2-tower = Na kościach: 1 1 1, 2, 3 3, 5 5 i 6. Najniższa liczba idzie do Wielbłąda, najwyższa do Złota, reszta od dołu w górę. Dla Wazy nic nie zostaje.
yspahan-example-3-1-continue = Ana ma zaczęty żółty targ, H6, i zapełnia go tą kostką.
yspahan-example-3-2-other-souk = Jeszcze nie: dopóki w H6 jest pusty kram, nie wolno kłaść na innym targu tej dzielnicy.
yspahan-example-3-3-taken-souk = Nigdy: na niebieskim targu, H4, ma kostkę Ben.
yspahan-example-4-1-walk = Z kośćmi pokazującymi 3 nadzorca idzie z N2 na S1. Obok leżą dwie kostki: Ana wybiera, która będzie załadowana pierwsza.
yspahan-example-4-2-too-far = S2 jest o cztery pola dalej. Jedno pole więcej niż na kości kosztuje 1 złoto, a Ana nie ma złota.
yspahan-example-4-3-caravan = Ana zapełnia karawanę swoją następną kostką. Ma wtedy 4 kostki, w tym jedną w rzędzie 3: 4 × 3 = 12 punktów. Ben ma 3 × 2 = 6, Cleo 2 × 3 = 6.

## Pominięcie argumentu

yspahan-card-none = Zatrzymaj wszystkie karty
yspahan-cards-none = Za pełną cenę
yspahan-pause-none = Bez zatrzymania

## Zdarzenia, które są tylko w bazach wersji 0.1

yspahan-event-caravan-scored = { $who } { DOES($you, "dostajesz", "dostaje") } { yspahan-part-n-points } za { $cubes_id ->
    [one] 1 kostkę
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
} w karawanie.

## Zasady

yspahan-rules-1 = **Yspahan w skrócie**
    Jesteście kupcami w perskim mieście. Przez **3 tygodnie po 7 dni** zapełniacie targi swoimi towarami, stawiacie budynki i wysyłacie towary z karawaną. Kto na końcu ma najwięcej punktów, wygrywa; przy równej liczbie punktów zwycięstwo jest wspólne.

    Na początku masz { PRINTED("yspahan.players.start_gold") } złota i nic więcej; złoto, wielbłądy i kostki nigdy się nie kończą. O tym, kto zaczyna pierwszego dnia, decyduje los.

    Każdego dnia:
    1. Pierwszy gracz rzuca kośćmi i układa je w wieży.
    2. Każdy gra jedną turę, po kolei od pierwszego gracza: używa **jednej grupy kości**, a potem, jeśli chce, **buduje**.
    3. Pozostałe kości znikają. Następny dzień zaczyna kolejny gracz przy stole.

    Po dniu 7 liczy się punkty za tydzień.

    Punkty dostajesz za
    • pełne targi, na koniec każdego tygodnia
    • kostki załadowane do karawany, od razu i jeszcze raz, gdy karawana punktuje
    • trzeci budynek i każdy następny
    • dwa rodzaje kart
yspahan-rules-2 = **Rzut i wieża**
    Pierwszy gracz rzuca białymi kośćmi ({ PRINTED("yspahan.players.white_dice.3") }) i może dołożyć do { PRINTED("yspahan.players.yellow_dice") } **żółtych kości**, każdą za 1 złoto.

    Równe kości tworzą grupę. Grupy trafiają do wieży według liczb: najniższa na piętro **Wielbłąda**, najwyższa na piętro **Złota**, pozostałe na **Worek, Beczkę, Kufer** i **Wazę**, od dołu w górę. Gdy różnych liczb jest mniej niż sześć, górne dzielnice zostają puste. Gdy wszystkie kości są równe, wszystkie idą do Wielbłąda.

    Żółte kości należą do pierwszego gracza: po jego akcji te, które zostały w wieży, znikają.

    {"**"}Twoja akcja**
    Musisz wziąć jedną grupę, jeśli możesz, i zrobić z nią jedną z trzech rzeczy:
    • **akcja piętra**: Wielbłąd daje 1 wielbłąda za kość, Złoto 1 złoto za kość, a w dzielnicy kładziesz 1 kostkę za kość
    • **ruch nadzorcy**
    • **dobranie karty**: jednej, niezależnie od liczby kości

    Cokolwiek wybierzesz, dla innych ta grupa dziś przepada.

    Przy akcji piętra możesz odrzucić dokładnie jedną kartę, bez jej efektu, żeby liczyć o jedną kość więcej.

    Jeśli wieża nie ma nic dla ciebie, dobierasz kartę. Potem możesz budować jak zwykle, chyba że gracie we dwoje.
yspahan-rules-3 = **Kładzenie kostek**
    Miasto ma cztery dzielnice: Worka (B), Beczki (R), Kufra (H) i Wazy (V). Kramy jednego koloru tworzą **targ**; `H8` to targ Kufra wart 8 punktów, `H8c` to jego trzeci kram.

    • W kramie mieści się jedna kostka, a na targu jeden gracz: gdzie ktoś inny ma kostkę, tam nie możesz kłaść.
    • Jeśli masz w dzielnicy niepełny targ, musisz go uzupełniać, zanim zaczniesz tam następny.
    • Jedną grupą można skończyć jeden targ i zacząć następny.
    • Musisz położyć każdą kostkę, którą możesz; kostki bez wolnego kramu zostają w zapasie. Tylko kostka z Dźwigu jest dowolna.
    • Jeśli nie da się położyć ani jednej kostki, tej akcji nie wolno wybrać.

    Kramy przy ulicy nadzorca może opróżnić; wszystkie inne są bezpieczne. Targ, który straci kostkę, nie jest już pełny i punktuje tylko wtedy, gdy właściciel uzupełni go przed końcem tygodnia. Gdy zniknie ostatnia kostka, targ jest wolny dla wszystkich.

    Na koniec tygodnia każdy **pełny** targ daje właścicielowi swoje punkty. Niepełne nie dają nic.
yspahan-rules-4 = **Nadzorca**
    Idzie dokładnie tyle pól, ile **pokazują** użyte kości, niezależnie od ich liczby. Każde zapłacone złoto zmienia to o 1, w górę lub w dół, nawet do 0: wtedy stoi, a ładuje się to, co jest obok. W jednym ruchu nigdy nie wchodzi dwa razy na to samo pole; na skrzyżowaniu może iść prosto albo skręcić.

    Gdzie stanie, tam każda kostka w kramie obok trafia do **karawany**, czyjakolwiek jest. Większość pól ma jeden kram, E1 i S1 mają dwa (kolejność wybiera ten, kto ruszył nadzorcę), skrzyżowanie nie ma żadnego.

    Właściciel kostki może **zapłacić wielbłąda**: wtedy kostka zostaje, a ładuje się inna, z jego zapasu.

    {"**"}Karawana**
    Ma trzy rzędy, zapełniane od dołu. Wielbłądów w rzędzie jest { PRINTED("yspahan.players.row.4") } na czterech graczy, { PRINTED("yspahan.players.row.3") } na trzech, { PRINTED("yspahan.players.row.2") } na dwóch. Punkty od razu: { PRINTED("yspahan.caravan.loading_points.0") } w dolnym rzędzie, { PRINTED("yspahan.caravan.loading_points.1") } w środkowym, { PRINTED("yspahan.caravan.loading_points.2") } w górnym.

    Gdy jest pełna, i na koniec każdego tygodnia, punktuje: **liczba twoich kostek × najwyższy rząd**, w którym masz kostkę ({ PRINTED("yspahan.caravan.factor.0") }, { PRINTED("yspahan.caravan.factor.1") } lub { PRINTED("yspahan.caravan.factor.2") }). Pełna karawana potem się opróżnia. Na koniec tygodnia kostki zostają.
yspahan-rules-5 = **Budynki**
    Po akcji możesz postawić **jeden** budynek. Każdy gracz może mieć po jednym z każdego rodzaju, w dowolnej kolejności. Pierwsze dwa nie dają punktów, następne trzy po { PRINTED("yspahan.building.points.2") }, szósty { PRINTED("yspahan.building.points.5") }.

    • **Zagroda** (wielbłądy: { PRINTED("yspahan.building.cost.paddock.0") }): o { PRINTED("yspahan.building.effect.paddock") } wielbłąda więcej, gdy bierzesz wielbłądy z wieży
    • **Sklep** (wielbłądy: { PRINTED("yspahan.building.cost.store.0") }, złoto: { PRINTED("yspahan.building.cost.store.1") }): o { PRINTED("yspahan.building.effect.store") } złota więcej, gdy bierzesz złoto z wieży
    • **Łaźnia** (wielbłądy: { PRINTED("yspahan.building.cost.bathhouse.0") }, złoto: { PRINTED("yspahan.building.cost.bathhouse.1") }): nadzorca może iść za darmo do { PRINTED("yspahan.building.effect.bathhouse") } pól dalej lub bliżej; za dalsze zmiany płacisz
    • **Karawanseraj** (wielbłądy: { PRINTED("yspahan.building.cost.caravan_house.0") }, złoto: { PRINTED("yspahan.building.cost.caravan_house.1") }): dobierasz kartę za każdym razem, gdy ładuje się twoja kostka, także w turach innych
    • **Bazar** (wielbłądy: { PRINTED("yspahan.building.cost.market.0") }, złoto: { PRINTED("yspahan.building.cost.market.1") }): o { PRINTED("yspahan.building.effect.market") } punkty więcej za każdy pełny targ na koniec tygodnia
    • **Dźwig** (wielbłądy: { PRINTED("yspahan.building.cost.crane.0") }, złoto: { PRINTED("yspahan.building.cost.crane.1") }): o { PRINTED("yspahan.building.effect.crane") } kostkę więcej, gdy kładziesz kostki za kości

    Budynek działa, gdy tylko stanie.
yspahan-rules-6 = **Karty**
    Są po { PRINTED("yspahan.cards.copies") } z każdego rodzaju. We własnej turze możesz ich zagrać, ile chcesz i kiedy chcesz, nawet przed rzutem. Karty na ręce są tajne; limitu nie ma.

    Na koniec tury pytam tylko tych, którzy mogą jeszcze budować lub zagrać kartę. Kto więc dostaje pytanie, choć nie może budować, ten może zagrać kartę, a kto nie dostaje, nie może: taki wniosek wolno wyciągnąć każdemu.

    • **Trzy wielbłądy**, **Trzy złota**: bierzesz { PRINTED("yspahan.cards.effect.camels3") } wielbłądy albo { PRINTED("yspahan.cards.effect.gold3") } złota
    • **Wymiana**: zamieniasz dowolną ilość złota na wielbłądy albo wielbłądy na złoto, jeden za jeden
    • **Sprzedaż wielbłądów**: do { PRINTED("yspahan.cards.effect.sell_camels.most") } wielbłądów, każdy za { PRINTED("yspahan.cards.effect.sell_camels.points") } punkty
    • **Sprzedaż złota**: do { PRINTED("yspahan.cards.effect.sell_gold.most") } złota, każde za { PRINTED("yspahan.cards.effect.sell_gold.points") ->
        [one] 1 punkt
        [few] { PRINTED("yspahan.cards.effect.sell_gold.points") } punkty
       *[many] { PRINTED("yspahan.cards.effect.sell_gold.points") } punktów
    }
    • **Towar gdziekolwiek**: jedna kostka do dowolnego kramu, w którym wolno ci położyć
    • **Prosto do karawany**: jedna kostka z zapasu na następnego wielbłąda, z punktami jak zwykle
    • **Budowa bez złota**, **Budowa bez wielbłądów**: budynek, który teraz stawiasz, nie kosztuje złota albo wielbłądów; z obiema jest za darmo

    Zagroda, Sklep, Dźwig i Karawanseraj nic do kart nie dodają.

    Gdy stos się wyczerpie, odrzucone karty tasuje się w nowy.
yspahan-rules-7 = **Koniec tygodnia**
    1. Każdy pełny targ daje punkty właścicielowi.
    2. Wszystkie kostki opuszczają miasto.
    3. Karawana punktuje. Jej kostki zostają.
    4. Nadzorca wraca na skrzyżowanie.

    Złoto, wielbłądy, karty i budynki zachowujesz. Po trzecim tygodniu gra się kończy, a to, co ci zostało, nie jest nic warte.

    {"**"}Kolejność ostatniego dnia**
    W dniu 7 tygodnia 3 kolejność tur może się zmienić; dzień wcześniej mówi o tym post.
    • **Czterech graczy**: w kolejności punktów, od najmniejszej liczby. Z graczy z równą liczbą punktów wcześniej gra ten, kto siedzi dalej od pierwszego gracza dnia 6. Pierwszy w tej kolejności rzuca.
    • **Trzech graczy**: jak każdego dnia.
    • **Dwóch graczy**: zaczyna ten, kto ma mniej punktów. Przy remisie pierwszy gracz zmienia się jak zwykle.
yspahan-rules-8 = **We dwoje**
    • Białych kości jest { PRINTED("yspahan.players.white_dice.2") }, a wielbłądów w każdym rzędzie karawany { PRINTED("yspahan.players.row.2") }.
    • Pierwszy gracz zmienia się co dzień. Ostatni dzień zaczyna ten, kto ma mniej punktów; przy remisie pierwszy gracz zmienia się jak zwykle.
    • Dzień ma trzy tury: pierwszy gracz, drugi, znowu pierwszy.
    • Żółte kości leżą w wieży cały dzień, ale używać ich może tylko pierwszy gracz. Gdy drugi weźmie grupę, w której są żółte, przepadają one i liczą się tylko białe. Grupy z samych żółtych drugi gracz wziąć nie może.
    • Budowa nie jest dodatkowym krokiem: **używasz na nią grupy kości** jako swojej akcji, dowolnej i dowolnie dużej. Karty budowy zmieniają cenę, ale grupy i tak potrzebujesz. Dzięki temu pierwszy gracz może w jednym dniu budować dwa razy.
yspahan-rules-9 = **Mapa słowami**
    Od skrzyżowania `C` odchodzą cztery ramiona: na zachód W1 do W10, na wschód E1 do E7, na północ N1 do N4, na południe S1 do S7. Przy polach leżą kramy:

    • **Zachód**: W1 B3b · W2 H4b · W3 B3a · W4 H4a · W5 B6b · W6 H6c · W7 B6a · W8 H6b · W9 B8a · W10 H6a
    • **Wschód**: E1 R3a i V4a · E2 R3b · E3 V12a · E4 R6a · E5 V12b · E6 R6b · E7 V12c
    • **Północ**: N1 V4a · N2 H8a · N3 V6a · N4 H8b
    • **Południe**: S1 B3b i R3a · S2 B3c · S3 R4a · S4 B4a · S5 R8b · S6 B4b · S7 R8a

    Wszystkie inne kramy są przed nadzorcą bezpieczne.

    {"**"}Targi i liczba ich kramów**
    Worek: B3 ({ PRINTED("yspahan.souk.0.shops") }), B4 ({ PRINTED("yspahan.souk.1.shops") }), B6 ({ PRINTED("yspahan.souk.2.shops") }), B8 ({ PRINTED("yspahan.souk.3.shops") })
    Beczka: R3 ({ PRINTED("yspahan.souk.4.shops") }), R4 ({ PRINTED("yspahan.souk.5.shops") }), R6 ({ PRINTED("yspahan.souk.6.shops") }), R8 ({ PRINTED("yspahan.souk.7.shops") })
    Kufer: H4 ({ PRINTED("yspahan.souk.8.shops") }), H6 ({ PRINTED("yspahan.souk.9.shops") }), H8 ({ PRINTED("yspahan.souk.10.shops") })
    Waza: V4 ({ PRINTED("yspahan.souk.11.shops") }), V6 ({ PRINTED("yspahan.souk.12.shops") }), V12 ({ PRINTED("yspahan.souk.13.shops") })

    Liczba po literze to wartość targu.

## Lekcje. Tekst kroku ma najwyżej 25 słów i jedną myśl.

yspahan-lesson-souks = 1 · Kości i targi
yspahan-lesson-goal = Grasz kupcem. Połączone kramy jednego koloru tworzą **targ**. Zapełniaj całe targi swoimi kostkami: stąd bierze się najwięcej punktów.
yspahan-lesson-roll = Każdy dzień zaczyna się od kości. Kto rzuca, może dokupić żółte. Rzuć samymi białymi. 🎲 znaczy: tego nie cofniesz.
yspahan-lesson-no-yellow = Każda żółta kość kosztuje 1 złoto. Na razie zachowaj złoto.
yspahan-lesson-group = Równe kości to **grupa**. W każdej turze używasz jednej. Trzy kości to trzy kostki: połóż je w dzielnicy **Worka**.
yspahan-lesson-no-camels = Wielbłądy będą w następnej lekcji. Trzy kości to trzy kostki: weź te.
yspahan-lesson-no-gold = Jedno złoto to niewiele. Trzy kości to trzy kostki: weź te.
yspahan-lesson-too-small = Ta grupa jest mniejsza, więc da mniej kostek. Weź te trzy dla dzielnicy Worka.
yspahan-lesson-no-supervisor = Grupą możesz też ruszyć nadzorcę, pionek na ulicy. Ma on własną lekcję.
yspahan-lesson-no-card = Każda grupa może zamiast tego dać kartę, ale tylko jedną. Trzy kości są warte więcej.
yspahan-lesson-souk = Punktuje tylko **pełny** targ, na koniec tygodnia, i nikt się targiem nie dzieli. Połóż wszystkie trzy kostki na czerwonym, B3.
yspahan-lesson-other-souk = Ten targ ma więcej kramów niż ty kostek, a pół targu nie daje nic. B3 ma dokładnie trzy.
yspahan-lesson-card = Pojedyncza kość daje mało, ale każda grupa może dać **jedną kartę**, premię do zagrania w swojej turze. Dobierz ją za pojedynczą kość.
yspahan-lesson-other-die = To też działa. W tej lekcji użyj drugiej pojedynczej kości.
yspahan-lesson-for-a-card = Można, ale jedna kostka więcej niczego teraz nie zapełni. Lepiej dobierz kartę.

yspahan-lesson-caravan = 2 · Wielbłądy i nadzorca
yspahan-lesson-camels = Najniższe kości to zawsze **wielbłądy**, najwyższe to złoto. Weź dwa wielbłądy: jeśli nie ma ich na przyciskach, są na liście.
yspahan-lesson-camels-first = Najpierw wielbłądy: potrzebujesz dwóch do tego, co dalej.
yspahan-lesson-supervisor-soon = Nadzorca będzie później w tej lekcji. Najpierw weź wielbłądy.
yspahan-lesson-no-card-now = Kartę można wziąć zawsze, ale nie tego teraz potrzebujesz.
yspahan-lesson-paddock = Po akcji możesz postawić jeden budynek. Za dwa wielbłądy masz **Zagrodę**: odtąd każda grupa wielbłądów da jednego więcej.
yspahan-lesson-build-first = Można tu skończyć turę, ale masz, ile kosztuje budynek. Zbuduj Zagrodę.
yspahan-lesson-cheapest = To kosztuje też złoto. Zagroda jest najtańsza i pomaga zapłacić za inne.
yspahan-lesson-supervisor = **Nadzorca** idzie tyle, ile na kościach; każde pole więcej lub mniej kosztuje 1 złoto. Najpierw wybierz Worek, potem S2 z następnej listy.
yspahan-lesson-s2 = Może tam pójść, ale tylko na S2 stanie obok twojej kostki.
yspahan-lesson-supervise-now = Można, ale tym razem rusz kośćmi nadzorcę.
yspahan-lesson-keep = Kostki obok niego trafiają do **karawany**, od najniższego rzędu, za 2, 1 lub 0 punktów. Zapłać wielbłąda: jedzie kostka z zapasu, B3 zostaje cały.
yspahan-lesson-hole = Wtedy twój targ miałby dziurę. Masz wielbłąda: zapłać, a targ zostanie cały.
yspahan-lesson-rows = Co tydzień twoje kostki w karawanie dają punkty: ich liczba ×1, ×2 lub ×3, według twojego najwyższego rzędu. Naciśnij **Potwierdź**.
yspahan-lesson-theirs = Nadzorca zabiera kostki wszystkich. Wybierz Beczkę, potem W2: { computer-name-1 } ma 2 punkty, ale żadnego wielbłąda, więc targ H4 traci kostkę.
yspahan-lesson-w2 = Może tam pójść, ale najbardziej boli kostka obok W2.
yspahan-lesson-last-turn = Kilka dni później, ostatnia tura tygodnia: twój targ B3 jest cały, w H8 brakuje jednej kostki. Weź złoto i zobacz, co się liczy.
yspahan-lesson-week = Teraz punktuje tydzień: pełne targi, które się opróżniają, potem karawana. **Pełna** karawana punktuje od razu i się opróżnia. Naciśnij **Potwierdź**.
yspahan-lesson-scored = B3 daje 3 punkty, H8 nic. Twoje 3 kostki w karawanie liczą się podwójnie, za rząd ×2, i zostają. Po trzech tygodniach wygrywa najwięcej punktów.

yspahan-lesson-cards = 3 · Zaczęte targi i karty
yspahan-lesson-gone = Kości Wielbłąda są zużyte ({ computer-name-2 }) i dziś nie ma ich dla nikogo. Komu nie zostaną kości, dobiera kartę. Naciśnij **Zagraj turę**.
yspahan-lesson-begun = Masz zaczęty żółty targ, H6: następne kostki w dzielnicy Kufra muszą trafić tam. Weź trzy kości Kufra.
yspahan-lesson-chest = To też możliwe. Ale twój targ H6 chce kości Kufra.
yspahan-lesson-finish = Dwie kostki zapełnią H6. Dopiero wtedy trzecia może zacząć inny targ. Zapełnij H6.
yspahan-lesson-place-first = Karty można zagrać w każdej chwili swojej tury. Najpierw połóż kostki.
yspahan-lesson-theirs-first = Na fioletowym targu, H8, kostki ma { computer-name-1 }, więc nikt inny tam nie kładzie. Niebieski, H4, jest wolny: zacznij go na H4a.
yspahan-lesson-h4a = H4b jest równie dobry. W tej lekcji weź H4a.
yspahan-lesson-play = Karty zagrywasz we własnej turze, kiedy chcesz i ile chcesz. Zagraj **Trzy wielbłądy**.
yspahan-lesson-card-first = Najpierw zagraj kartę: jej wielbłądy zapłacą za budynek.
yspahan-lesson-third = Jeden budynek na turę. Pierwsze dwa nie dają punktów, trzeci do piątego po 5, szósty 10. Zbuduj **Łaźnię**.
yspahan-lesson-have-bathhouse = Masz, ile kosztuje Łaźnia. Zbuduj ją.
yspahan-lesson-yellow = Każdego dnia rzuca następny gracz; dziś ty. **Żółta kość** kosztuje 1 złoto i możesz jej użyć tylko ty. Kup jedną.
yspahan-lesson-one-yellow = Można kupić do trzech albo żadnej. W tej lekcji kup jedną.
yspahan-lesson-roll-first = Wolno to zrobić nawet przed rzutem. Ale najpierw rzuć kośćmi.
yspahan-lesson-discard = Kartę można też odrzucić, bez jej efektu: grupa da wtedy o jedno więcej. Wybierz „{ yspahan-extra-take }”, potem złoto.
yspahan-lesson-with-card = Dobre kości, ale tym razem odrzuć kartę, żeby zobaczyć, co doda.
yspahan-lesson-gold-now = To też możliwe. W tej lekcji weź złoto i odrzuć kartę za jedno więcej.
yspahan-lesson-kinds = Rodzajów kart jest dziewięć: wielbłądy, złoto, wymiana, sprzedaż za punkty, kostka gdziekolwiek lub do karawany, tańsze budynki. Naciśnij **Potwierdź**.

## Akcje z czasownikiem, dla tych, którzy nie widzą pytania; pozostałe same się od niego zaczynają

yspahan-move-first = { $text }
yspahan-move-keep = Zapłać wielbłąda: { $text }
yspahan-move-place = Połóż { $count_id ->
    [one] kostkę: { $text }
   *[many] { $text }
}
yspahan-move-put = { $text }
yspahan-move-stop = { $text }
yspahan-move-supervise = { $text }
yspahan-move-take = { $text }
