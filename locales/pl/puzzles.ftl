# `/puzzle`: pozycje z zakończonych gier, w których jakiś ruch kosztował punkty. Gracze nie mają tam imion.

command-puzzle = Znajdź lepszy ruch w pozycjach z zakończonych gier, najpierw twoich
command-server-puzzles = Kanał na zagadkę dnia z gier zakończonych na tym serwerze
server-no-puzzles = brak
puzzle-daily = ### Zagadka dnia: znajdź lepszy ruch
puzzle-title = ### Znajdź lepszy ruch
puzzle-own = Z twojego stołu { $match }, tura { $turn }. Grasz jako gracz { $who }.
puzzle-others = Z gry na tym serwerze, tura { $turn }. Grasz jako gracz { $who }.
puzzle-player = { $letter }
puzzle-move = **{ $number }** · { $text }
# $chosen is the number of the move that was pressed, $better that of the better one.
puzzle-right = ### ✅ Tak, { $chosen } to lepszy ruch
puzzle-wrong = ### ❌ Nie, { $better } to lepszy ruch niż { $chosen }
puzzle-answer = Ruch **{ $better }** ({ $first }) jest wart mniej więcej o { $cost ->
        [one] 1 punkt
        [few] { $cost } punkty
       *[many] { $cost } punktów
    } więcej niż zagrany **{ $played }** ({ $second }){ $reason ->
        [0] .
       *[1] : { $why }.
    }
puzzle-again = Zobaczysz to znowu za { $days ->
        [one] dzień
        [few] { $days } dni
       *[many] { $days } dni
    }.
puzzles-none = Na razie nie ma dla ciebie zagadek. Powstają z ruchów, które w zakończonych grach kosztowały punkty, gdy ktoś naciśnie *Jak poszło?* pod ostatnim postem. Nierozwiązane wracają.
puzzles-look-back = Mogę teraz przyjrzeć się jednej z twoich gier. Zajmie to około minuty.
button-look-back = { $game }, stół { $match }
button-next-puzzle = Następna zagadka
denied-no-puzzle = Tej zagadki już nie ma. `/puzzle` pokaże ci inną.
