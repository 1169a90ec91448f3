# Dohrané hry: v `/games` a to, co z nich o lidech víme.

games-finished = { $n ->
    [0] ### Zatím nemáš žádnou dohranou hru
    [one] ### Tvoje dohraná hra
    [few] ### Tvoje { $n } dohrané hry
   *[other] ### Tvých { $n } dohraných her
}
games-finished-line =
    · **{ $game }** · stůl { $match } · { $rank ->
        [1] tvoje výhra
       *[other] { $rank }. místo z { $seats }
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    -# { $who } · { $when } · { $link }
button-finished = Všechny dohrané hry
button-record = Záznam
