# Ligi i puchary serwera.

command-league = Ligi tego serwera: sezony, w których każdy gra z każdym
command-league-create = Załóż ligę, w której od razu będziesz; inni dołączą na kanale
command-league-join = Dołącz do ligi tego serwera
command-league-leave = Odejdź z ligi; rozpoczęte gry trwają dalej
command-league-standings = Kto które miejsce zajmuje w lidze
command-cup = Puchary tego serwera: rundy, aż ktoś wygra
command-cup-create = Załóż puchar, w którym od razu będziesz; inni dołączą na kanale
command-cup-join = Dołącz do pucharu tego serwera
command-cup-show = Drabinka albo tabela pucharu
command-contest-which = Który, jeśli jest ich kilka
command-contest-name = Nazwa, na przykład Środowa liga
command-contest-game = Która gra
command-contest-kind = Jak się gra
command-contest-kind-league = Grupy: najlepsi awansują, ostatni spadają
command-contest-kind-ladder = Jedna tabela: co sezon mieszane grupy
command-contest-kind-knockout = Pucharowo: stoły po 3 lub 4, dwoje gra dalej
command-contest-kind-swiss = System szwajcarski: każdy gra w każdej rundzie
command-contest-seats = Ile osób przy stole; zwykle 3
command-contest-pace = Czas na ruch; zwykle 24 godziny
command-contest-days = Najwięcej dni sezonu lub rundy; zwykle 30 w lidze i 14 w pucharze
command-contest-begins = Za ile dni początek; zwykle za 3
command-contest-rated = Czy gry liczą się do rankingu; zwykle tak

contest-kind-league = liga z grupami
contest-kind-ladder = liga z jedną tabelą
contest-kind-knockout = puchar
contest-kind-swiss = system szwajcarski
contest-title = ### 🏆 { $name } · { $game }
contest-title-season = ### 🏆 { $name } · { $game } · sezon { $n }
contest-about = { $kind } · { $seats } przy stole · czas na ruch: { $pace }
contest-about-cup = { $kind } · 3 lub 4 przy stole · czas na ruch: { $pace }
contest-people = {""}**Osoby: { $n }.** { $who }
contest-more = i jeszcze { $n }
contest-open = { $due ->
    [none] Początek dzień po tym, jak będą co najmniej { $least } osoby.
   *[other] Początek { $due }, jeśli będą co najmniej { $least } osoby; { $kind ->
        [cup] inaczej się nie odbędzie.
       *[league] inaczej liga poczeka na kolejne.
    }
}
contest-open-days = { $kind ->
    [league] Sezon trwa najwyżej { $days } dni. W grupie każdy gra z każdym. Potem najlepsi awansują, ostatni spadają, a następny sezon zaczyna się sam.
    [ladder] Sezon trwa najwyżej { $days } dni. W grupie każdy gra z każdym. Potem grupy są mieszane, a następny sezon zaczyna się sam.
   *[cup] Runda trwa najwyżej { $days } dni; następna zaczyna się sama.
}
contest-running = { $kind ->
    [league] Sezon kończy się najpóźniej { $due }; skończone gry: { $over } z { $games }.
    [final] Finał kończy się najpóźniej { $due }.
    [swiss] Runda { $round } z { $of } kończy się najpóźniej { $due }.
   *[knockout] Runda { $round } kończy się najpóźniej { $due }.
} Gry niedokończone liczą się wtedy jako remis.
contest-now = {""}**Teraz trwają:** { $tables }
contest-ended = { $n ->
    [0] **Żadna gra nie została dokończona, więc nikt nie wygrał.**
   *[other] **Zwycięstwo: { $who }.**
} Koniec { $at }.
contest-called-off = Nie odbędzie się.
contest-moved-up = {""}**Awans:** { $who }
contest-moved-down = {""}**Spadek:** { $who }
contest-follows = Sezon { $n } jest niżej na kanale.
contest-decided = ### { $n ->
    [0] 🏁 { $season ->
        [0] Puchar { $name }
       *[other] Sezon { $season } ligi { $name }
    } skończył się bez ani jednej dokończonej gry, więc nikt nie wygrał.
   *[other] 👑 { $who } wygrywa { $season ->
        [0] puchar { $name }
       *[other] sezon { $season } ligi { $name }
    }!
}
contest-next = { $state ->
    [begun] Zaczął się sezon { $n }.
   *[open] Sezon { $n } zacznie się, gdy będzie dość osób: pod jego wiadomością jest *Dołącz*.
}
push-contest-decided = { $who }, { $season ->
    [0] puchar { $name }
   *[other] sezon { $season } ligi { $name }
} się skończył: { $n ->
    [0] żadna gra nie została dokończona
   *[other] wygrywa { $winner }
}. Dziękuję za grę!
contest-drawn-here = ⏱️ { $kind ->
    [knockout] Runda { $round } pucharu { $name } się skończyła. Ta gra liczy się tam jako remis, więc dalej gra ten, kto był wyżej rozstawiony.
    [swiss] Runda { $round } pucharu { $name } się skończyła. Ta gra liczy się tam jako remis.
   *[league] Sezon { $n } ligi { $name } się skończył. Ta gra liczy się tam jako remis.
} Gra trwa dalej: jej wynik wciąż liczy się { $rated ->
    [rated] do statystyk i do rankingu
   *[not] do statystyk
}.
contest-drawn = {""}**Niedokończone, więc remis:** { $games }
contest-lost = {""}**Nierozegrane, więc przegrana tego, kto odszedł:** { $games }
contest-bye-knockout = {""}**W następnej rundzie bez gry:** { $who }
contest-bye-swiss = {""}**W tej rundzie bez gry, liczy się jak wygrana:** { $who }
contest-own = {""}**Twoje gry:** { $games }
contest-own-over = skończone: { $n }
contest-own-now = teraz grasz z: { $who }
contest-own-later = czekają cię jeszcze: { $who }
contest-own-rests = {""}**W tej rundzie nie grasz.** Grasz w następnej.
contest-own-out = {""}**Nie ma cię już w tej rundzie.**
contest-card = Gra w ramach: **{ $name }**{ $kind ->
    [cup] {""}
   *[league] , sezon { $n }
}
contest-waiting = W następnym sezonie albo gdy ktoś odejdzie: { $who }
contest-rules = -# Zwycięzca stołu ma 12 punktów, ostatni 0, między nimi równe kroki. Przy równych punktach: gry między sobą, wygrane, udział w punktach, miejsce na początku.
contest-rules-ladder = -# Zwycięzca stołu ma 12 punktów, ostatni 0, między nimi równe kroki; liczy się średnia. Przy równych punktach: wygrane, udział w punktach, miejsce na początku.
contest-rules-knockout = -# Z każdego stołu dalej gra dwoje, aż w finale zagra najwyżej czworo. Przy remisie ten, kto był wyżej rozstawiony; najsilniejsi mogą nie mieć gry w pierwszej rundzie.
contest-rules-swiss = -# Zwycięzca stołu ma 12 punktów, ostatni 0. Przy równych: punkty przeciwników, wygrane, rozstawienie.
contest-joined = ✅ Jesteś w: { $name }. Gdy zacznie się twoja gra, wspomnę o tobie. Możesz tam trafić na każdego. Pod wiadomością jest *Więcej*: tam masz swoje gry i możesz odejść.
contest-joined-later = ✅ Jesteś w: { $name }. Grasz od następnego sezonu albo gdy ktoś odejdzie.
contest-left = Już cię tam nie ma: { $name }.{ $kind ->
    [open] {""}
    [cup] {" "}Twoje rozpoczęte gry trwają dalej, w następnych rundach cię nie ma.
   *[league] {" "}Twoje rozpoczęte gry trwają dalej. Pozostałe przejmie ten, kto czeka, inaczej są przegrane.
}
contest-begun = ✅ Początek: { $name }.
contest-end-sure = Zakończyć teraz { $name }? Gry trwają dalej, ale niedokończone liczą się tu jako remis.
contest-ended-now = Koniec: { $name }.
contest-opened =
    ✅ Założone: { $name }. Jest tutaj: { $place }
    Pod wiadomością jest *Więcej*: tam możesz zacząć wcześniej albo to zakończyć.
contest-refused = W { $place } nie mogę pisać. Pozwól mi na to, a pokażę tam { $name }.
contest-none-league = Na tym serwerze nie ma ligi. { $create } ją zakłada, { $join } i { $leave } są dla jej ludzi.
contest-none-cup = Na tym serwerze nie ma pucharu. { $create } go zakłada, { $join } jest dla tych, którzy grają.
button-contest-join = Dołącz
button-contest-page = Więcej
button-contest-leave = Odejdź
button-contest-begin = Zacznij teraz
button-contest-end = Zakończ
contest-picture-season = { $game } · sezon { $n }
contest-picture-cup = { $game } · { $kind }
contest-group = Grupa { $n }
contest-everybody = Tabela
contest-everybody-mean = Tabela (punkty na grę)
contest-round = Runda { $n }
contest-final = Finał
contest-alt-row = { $rank }. { $who }. Punkty: { $points }, gry: { $games }, wygrane: { $won }{ $way ->
        [up] , awansuje
        [down] , spada
        [out] , już nie gra
       *[stays] {""}
    }{ $tie ->
        [none] {""}
       *[other] {" "}({ $tie })
    }.
contest-alt-pod = { $people }.
contest-alt-on = { $who } ({ $rank ->
    [draw] remis
   *[other] { $rank }.
}, gra dalej)
contest-alt-final = { $who } ({ $rank ->
    [draw] remis
   *[other] { $rank }.
}, zwycięstwo)
contest-alt-off = { $who } ({ $rank ->
    [draw] remis
   *[other] { $rank }.
})
contest-alt-bye = Bez gry: { $people }.
contest-tie-met = gry między sobą
contest-tie-won = mniej wygranych
contest-tie-share = mniejszy udział w punktach
contest-tie-opponents = słabsi przeciwnicy
contest-tie-seed = niżej na początku
render-contest-games = gry
render-contest-won = wygrane
render-contest-points = punkty
render-contest-left = już nie gra
render-contest-ties = Przy równych punktach zdecydowało:
render-contest-bye = bez gry
render-hall-seasons = Sezony i puchary
hall-won-season = { $name }, sezon { $n }
hall-alt-won = { $name }, zwycięstwo: { $who }.

denied-contest-name = Podaj nazwę.
denied-contest-name-taken = Ta nazwa już tu jest.
denied-contest-seats = Tak się w to nie gra. Przy stole są od 2 do 4 miejsc.
denied-contest-days = Sezon lub runda może trwać od { $least } do { $most } dni, a początek może być za 1 do { $begins } dni.
denied-too-many-contests = Ten serwer ma już { $most } lig i pucharów. Najpierw któryś musi się skończyć.
denied-no-contest = Nie znam tu takiej ligi ani pucharu.
denied-contest-which = Który? { $names }
denied-contest-over = To już koniec.
denied-contest-joined = Już tam jesteś.
denied-contest-not-joined = Nie ma cię tam.
denied-cup-begun = Ten puchar już się zaczął. Dołączyć się nie da.
denied-contest-full = Jest pełno: { $most } osób.
denied-contest-not-opener = Może to tylko ten, kto to założył, albo zarządca serwera.
denied-contest-begun = To już się zaczęło.
denied-contest-few = Muszą tam być co najmniej { $least } osoby.
