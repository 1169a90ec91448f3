# Hodnocení: jedno číslo pro každého hráče a hru, u stolu před začátkem a v posledním příspěvku hry.

button-rated-on = Hodnocená hra: ano
button-rated-off = Hodnocená hra: ne
game-rated = { $game } (hodnocená hra)
lobby-rated = Hodnocená hra: když hrají aspoň dva lidé, výsledek změní jejich hodnocení. Návrhy tahů nikdo nedostane.
lobby-ratings = Hodnocení u stolu: { $list }
rating-of = { $settled ->
        [new] { $who } (zatím bez hodnocení)
        [false] { $who } { $points } (ještě se ustaluje)
       *[true] { $who } { $points }
    }
ratings-after = Hodnocení: { $list }
rating-changed = { $who } { $before } → { $after }{ $settled ->
        [false] {" "}(ještě se ustaluje)
       *[true] {""}
    }
