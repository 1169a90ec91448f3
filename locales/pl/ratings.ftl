# Ranking: jedna liczba na osobę i grę, przy stole przed początkiem i w ostatnim wpisie gry.

button-rated-on = Gra rankingowa: tak
button-rated-off = Gra rankingowa: nie
game-rated = { $game } (gra rankingowa)
lobby-rated = Gra rankingowa: jeśli gra co najmniej dwoje ludzi, wynik zmienia ich ranking. Podpowiedzi nie ma nikt.
lobby-ratings = Ranking przy stole: { $list }
rating-of = { $settled ->
        [new] { $who } (jeszcze bez rankingu)
        [false] { $who } { $points } (jeszcze się ustala)
       *[true] { $who } { $points }
    }
ratings-after = Ranking: { $list }
rating-changed = { $who } { $before } → { $after }{ $settled ->
        [false] {" "}(jeszcze się ustala)
       *[true] {""}
    }
