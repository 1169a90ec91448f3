# Dohrané hry: v `/games` a to, co z nich o lidech víme.

games-finished = { $n ->
    [0] ### Zatím nemáš žádnou dohranou hru
    [one] ### Tvoje dohraná hra
    [few] ### Tvoje { $n } dohrané hry
   *[other] ### Tvých { $n } dohraných her
}
games-finished-line =
    {"**"}{ $game }** · stůl { $match } · { $rank ->
        [1] { $shared ->
            [1] společné vítězství
           *[0] tvoje výhra
        }
       *[other] { $rank }. místo z { $seats }
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    -# { $who } · { $when } · { $link }
button-finished = Všechny dohrané hry
button-record = Záznam

## Statistiky

command-stats = Jak kdo hrál: hry, výhry, body a proti komu
command-stats-person = Čí statistiky; jinak tvoje
    .name = kdo
menu-record = Naše bilance
stats-title = ### { $who }: dohrané hry { $where ->
    [here] na tomto serveru
   *[everywhere] všude
}
stats-about = { $where ->
    [here] na tomto serveru
   *[everywhere] všude
}{ $game ->
    [none] {""}
   *[other] {" "}· { $name }
}
stats-counted = -# Počítají se hry aspoň dvou lidí.{ $alone ->
    [0] {""}
    [one] {" "}Další jedna byla jen proti počítačům, { $won ->
        [0] prohraná
       *[other] vyhraná
    }.
    [few] {" "}Další { $alone } byly jen proti počítačům, vyhraných: { $won }.
   *[other] {" "}Dalších { $alone } bylo jen proti počítačům, vyhraných: { $won }.
}{ $left ->
    [0] {""}
   *[other] {" "}Opuštěná nebo ztracená místa: { $left }.
}
stats-none = { $own ->
    [yes] Zatím tu nemáš dohranou žádnou hru s dalšími lidmi. { $play } otevře stůl a { $games } ukáže volná místa.
   *[no] { $who } tu zatím nemá dohranou žádnou hru s dalšími lidmi. { $play } vám dvěma otevře stůl.
}{ $alone ->
    [0] {""}
   *[other] {" "}Dohrané hry proti počítačům: { $alone }.
}
stats-players = { $n ->
    [few] { $n } hráči
   *[other] { $n } hráčů
}
stats-minutes = { $n } min
stats-hours = { $n } h
stats-days = { $n ->
    [one] 1 den
    [few] { $n } dny
   *[other] { $n } dní
}
stats-games = { $n ->
    [one] hra
    [few] hry
   *[other] her
}
stats-wins = { $n ->
    [one] výhra
    [few] výhry
   *[other] výher
} ({ $share } %)
stats-streak = { $n ->
    [one] výhra v řadě
    [few] výhry v řadě
   *[other] výher v řadě
}
stats-answer = na odpověď
stats-unknown = –
stats-against = Proti komu
stats-alt = { $who }, { $about }. Hry: { $games }, výhry: { $wins }, nejvíc v řadě: { $longest }. Obvyklá doba odpovědi: { $answer }.
stats-alt-kind = { $game }, počet hráčů { $n }. Hry: { $games }, výhry: { $wins }, průměr bodů: { $mean }, nejvíc: { $best }.
stats-alt-rival = Proti komu: { $who }. Lépe: { $ahead }, stejně: { $level }, hůř: { $behind }.
record-title = ### Ty a { $who }
record-who = Ty a { $who }
record-about = Společné hry na tomto serveru: { $games }
record-all = Dohromady
record-none = Ty a { $who } tu zatím nemáte dohranou žádnou společnou hru. { $play } vám dvěma otevře stůl.
record-own = To jsi ty. Jak hraješ, ukáže { $stats }.
render-stats-kinds = Hry
render-stats-games = hry
render-stats-wins = výhry
render-stats-mean = průměr
render-stats-best = nejvíc
render-stats-ahead = lépe
render-stats-level = stejně
render-stats-behind = hůř
denied-stats-private = Tento člověk si svoje statistiky nechává pro sebe.
denied-stats-elsewhere = Statistiky ostatních ukazuji na serveru, kde jste oba. Tady vidíš jen svoje.
denied-stats-computer = Počítače statistiky nemají. Vyber člověka.
settings-results-yes = Statistiky tvých dohraných her smí vidět i ostatní (/stats).
settings-results-no = Statistiky tvých dohraných her vidíš jen ty.
button-results-off = Nechat si je pro sebe
button-results-on = Ukazovat je

## Síň slávy serveru

command-hall = Rekordy tohoto serveru a kdo tento měsíc hrál
hall-title = ### Síň slávy tohoto serveru
hall-name = Tento server
hall-about = { $n ->
    [0] tento měsíc žádná dohraná hra
    [one] tento měsíc jedna dohraná hra
    [few] tento měsíc { $n } dohrané hry
   *[other] tento měsíc { $n } dohraných her
}
hall-counted = -# Počítají se hry aspoň dvou lidí. Kdo si v /settings nechává statistiky pro sebe, tu není.
hall-none = Na tomto serveru zatím nikdo nedohrál hru s ostatními. První rekordy čekají: { $play } otevře stůl.
hall-alt-player = { $who }. Hry tento měsíc: { $n }, výhry: { $won }.
hall-alt-record = Rekord, { $game }, { $players }: { $who }, { $points }.
render-hall-month = Tento měsíc
render-hall-won = výhry
render-hall-games = hry
render-hall-records = Rekordy
