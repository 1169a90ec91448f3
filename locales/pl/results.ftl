# Skończone gry: w `/games` i to, co z nich wiadomo o ludziach.

games-finished = { $n ->
    [0] ### Nie masz jeszcze żadnej skończonej gry
    [one] ### Twoja skończona gra
    [few] ### Twoje { $n } skończone gry
   *[many] ### Twoje skończone gry: { $n }
}
games-finished-line =
    · **{ $game }** · stół { $match } · { $rank ->
        [1] twoje zwycięstwo
       *[other] { $rank }. miejsce na { $seats }
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
    -# { $who } · { $when } · { $link }
button-finished = Wszystkie skończone gry
button-record = Zapis gry
