# `/puzzle`: pozice z dohraných her, ve kterých tah stál body. Hráči v nich nemají jména.

command-puzzle = Najít lepší tah v pozicích z dohraných her, nejdřív z tvých
command-server-puzzles = Kanál pro úlohu dne z dohraných her na tomto serveru
    .name = úlohy
server-no-puzzles = žádná
puzzle-daily = ### Úloha dne: najdi lepší tah
puzzle-title = ### Najdi lepší tah
puzzle-own = Od tvého stolu { $match }, tah { $turn }. Hraješ za: { $who }.
puzzle-others = Ze hry na tomto serveru, tah { $turn }. Hraješ za: { $who }.
puzzle-player = hráč { $letter }
puzzle-move = **{ $number }** · { $text }
# $chosen is the number of the move that was pressed, $better that of the better one.
puzzle-right = ### ✅ Ano, lepší tah je { $chosen }
puzzle-wrong = ### ❌ Ne, { $better } je lepší než { $chosen }
# $first and $second are the numbers of the moves, here and on the picture. $cost is a number of points; $why is what the better move brings.
puzzle-answer = „{ $better }“ ({ $first }) je asi o { $cost ->
        [one] 1 bod
        [few] { $cost } body
       *[other] { $cost } bodů
    } lepší než „{ $played }“ ({ $second }), což se ve hře zahrálo{ $reason ->
        [0] .
       *[1] . Lepší tah { $why }.
    }
puzzle-again = Uvidíš ji znovu za { $days ->
        [one] den
        [few] { $days } dny
       *[other] { $days } dní
    }.
puzzles-none = Teď pro tebe žádnou úlohu nemám. Vznikají z tahů, které v dohraných hrách stály body, jakmile někdo pod poslední zprávou stiskne *Jak to šlo?*. Ty, které ti nevyjdou, se později vrátí.
puzzles-look-back = Můžu se teď ohlédnout za jednou z tvých her. Trvá to asi minutu.
button-look-back = { $game }, stůl { $match }
button-next-puzzle = Další úloha
denied-no-puzzle = Tahle úloha už zmizela. `/puzzle` ti ukáže jinou.
