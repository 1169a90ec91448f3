# Skończone gry: w `/games` i to, co z nich wiadomo o ludziach.

games-finished = { $n ->
    [0] ### Nie masz jeszcze żadnej skończonej gry
    [one] ### Twoja skończona gra
    [few] ### Twoje { $n } skończone gry
   *[many] ### Twoje skończone gry: { $n }
}
games-finished-line =
    {"**"}{ $game }** · stół { $match } · { $rank ->
        [1] { $shared ->
            [1] wspólne zwycięstwo
           *[0] twoje zwycięstwo
        }
       *[other] { $rank }. miejsce na { $seats }
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
    -# { $who } · { $when } · { $link }
button-finished = Wszystkie skończone gry
button-record = Zapis gry

## Statystyki

command-stats = Jak ktoś tu grał: gry, zwycięstwa, punkty i przeciw komu
command-stats-person = Czyje statystyki; domyślnie twoje
menu-record = Nasz bilans
stats-title = ### { $who }: skończone gry { $where ->
    [here] na tym serwerze
   *[everywhere] wszędzie
}
stats-about = { $where ->
    [here] na tym serwerze
   *[everywhere] wszędzie
}{ $game ->
    [none] {""}
   *[other] {" "}· { $name }
}
stats-counted = -# Liczą się gry co najmniej dwóch osób.{ $alone ->
    [0] {""}
   *[other] {" "}Gry tylko z komputerami: { $alone }, w tym wygrane: { $won }.
}{ $left ->
    [0] {""}
   *[other] {" "}Miejsca oddane lub stracone: { $left }.
}
stats-none = { $own ->
    [yes] Nie masz tu jeszcze skończonej gry z innymi ludźmi. { $play } otwiera stół, a { $games } pokazuje wolne miejsca.
   *[no] { $who } nie ma tu jeszcze skończonej gry z innymi ludźmi. { $play } otworzy stół dla was dwojga.
}{ $alone ->
    [0] {""}
   *[other] {" "}Skończone gry z komputerami: { $alone }.
}
stats-players = { $n ->
    [few] { $n } graczy
   *[many] { $n } graczy
}
stats-minutes = { $n } min
stats-hours = { $n } godz.
stats-days = { $n ->
    [one] 1 dzień
   *[many] { $n } dni
}
stats-games = { $n ->
    [one] gra
    [few] gry
   *[many] gier
}
stats-wins = { $n ->
    [one] wygrana
    [few] wygrane
   *[many] wygranych
} ({ $share } %)
stats-streak = { $n ->
    [one] wygrana z rzędu
    [few] wygrane z rzędu
   *[many] wygranych z rzędu
}
stats-answer = na odpowiedź
stats-unknown = –
stats-against = Przeciw komu
stats-alt = { $who }, { $about }. Gry: { $games }, wygrane: { $wins }, najwięcej z rzędu: { $longest }. Typowy czas odpowiedzi: { $answer }.
stats-alt-kind = { $game }, liczba graczy { $n }. Gry: { $games }, wygrane: { $wins }, średnio punktów: { $mean }, najwięcej: { $best }.
stats-alt-rival = Przeciw komu: { $who }. Lepiej: { $ahead }, tak samo: { $level }, gorzej: { $behind }.
record-title = ### Ty i { $who }
record-who = Ty i { $who }
record-about = Wspólne gry na tym serwerze: { $games }
record-all = Razem
record-none = Ty i { $who } nie macie tu jeszcze skończonej wspólnej gry. { $play } otworzy stół dla was dwojga.
record-own = To ty. { $stats } pokazuje, jak grasz.
render-stats-kinds = Gry
render-stats-games = gry
render-stats-wins = wygrane
render-stats-mean = średnio
render-stats-best = najwięcej
render-stats-ahead = lepiej
render-stats-level = równo
render-stats-behind = gorzej
denied-stats-private = Ta osoba zachowuje swoje statystyki dla siebie.
denied-stats-elsewhere = Statystyki innych pokazuję na serwerze, na którym jesteście oboje. Tutaj widzisz tylko swoje.
denied-stats-computer = Komputery nie mają statystyk. Wybierz osobę.
settings-results-yes = Inni mogą oglądać statystyki twoich skończonych gier (/stats).
settings-results-no = Statystyki twoich skończonych gier widzisz tylko ty.
button-results-off = Zachowaj dla siebie
button-results-on = Pokazuj

## Galeria sławy serwera

command-hall = Rekordy tego serwera i kto grał w tym miesiącu
hall-title = ### Galeria sławy tego serwera
hall-name = Ten serwer
hall-about = { $n ->
    [0] w tym miesiącu żadnej skończonej gry
    [one] w tym miesiącu jedna skończona gra
    [few] w tym miesiącu { $n } skończone gry
   *[many] w tym miesiącu { $n } skończonych gier
}
hall-counted = -# Liczą się gry co najmniej dwóch osób. Kto w /settings zachowuje statystyki dla siebie, tego tu nie ma.
hall-none = Na tym serwerze nikt jeszcze nie skończył gry z innymi. Pierwsze rekordy czekają: { $play } otwiera stół.
hall-alt-player = { $who }. Gry w tym miesiącu: { $n }, wygrane: { $won }.
hall-alt-record = Rekord, { $game }, { $players }: { $who }, { $points }.
render-hall-month = W tym miesiącu
render-hall-won = wygrane
render-hall-games = gry
render-hall-records = Rekordy
