# Slova na obrázcích. Krátká: stojí na malých místech.

# $week is a Roman number, $day a number.
render-week = Týden { $week }
render-day = Den { $day }
# A seat at the table that nobody has taken yet.
render-free-seat = volné místo
# Above a player's cards; $n is how many.
render-hand = { $n ->
    [0] Žádné karty v ruce
    [one] 1 karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
}

# The headline of a picture, in large letters: who is asked what. Short: with a long name it must fit on a line.
# Games have their own text for each kind of question; this one suits any question.
headline-asked = { $you ->
    [1] Jsi
   *[0] { $who } je
} na tahu
# Several players are asked at once.
headline-several = Na tahu: { $who }
# In place of who is asked, on a picture that shows the changes of many turns.
headline-confirm = Potvrď svůj tah
headline-happened = Co se stalo

## Babylon

render-babylon-round = Kolo { $round } z { $rounds }
# Before pictures of the tokens and how many of each nobody has seen yet.
render-babylon-tokens = Ještě přijdou
# Beside cells of a garden, seen from above, that a higher terrace hides in the picture of the garden.
render-babylon-hidden = Skryté { $cells }
# Beside the sign that a number of columns stands on or below, as a legend.
render-babylon-full = sloupy, na čtyřech oporách
render-babylon-open = sloupy, s vyhlídkou
render-babylon-double = k tomu dvojitý sloup zdarma
# Beside the tiles that a player may build, one word a line.
render-babylon-new = Nový dílek
render-babylon-old = Uložený dílek
render-babylon-places = { $shown } z { $places } míst
# Above the price of a tile on that storey.
render-babylon-storey = Patro { $storey }

# The axes of the chart of scores.
render-expected = Kdo vedl
render-points = Body
render-turns = Tahy
# Above what a better turn would have done, and above what the one played did.
render-better = Lepší
render-played = Zahráno

# The poster of a finished game. $match is the number of the table.
render-poster-table = { $seats ->
    [one] 1 hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
} · stůl { $match }
render-poster-lasted = { $counted }, hráno { $days ->
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dní
}
render-poster-days = { $days ->
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dní
}
# In place of the names of many winners; $n is how many.
render-poster-shared = { $n ->
    [few] Vyhrávají { $n } hráči!
   *[other] Vyhrává { $n } hráčů!
}
render-poster-tie = Shoda: rozhoduje další pravidlo
# Above lines that say, round by round, who was first, second and so on.
render-poster-race = Pořadí během hry
# The same place above a chart for two players: bars are above or below the axis.
render-poster-lead = Kdo o kolik vedl
render-poster-counted = { $n ->
    [one] 1 kolo
    [few] { $n } kola
   *[other] { $n } kol
}
render-poster-axis = Kolo

## Yspahan

render-yspahan-unchanged = Nic neměníš

## Amyitis

# In a question about hiring or trading, if only the other one can be done.
render-amyitis-no-hire = Nikdo, koho můžeš najmout
render-amyitis-no-trade = Žádné město, se kterým můžeš obchodovat
render-amyitis-nobody = Není koho najmout
render-amyitis-over = { $n } navíc
render-amyitis-rank = { $n }.
render-amyitis-round = Kolo { $n }
# After how many garden tiles there are; the round in which they come down to $last is the last one.
render-amyitis-tiles = zbývá, konec při { $last }
render-amyitis-tiles-last = zbývá: poslední kolo
# Above the guild cards that nobody has taken yet.
render-amyitis-cards = Zbylé karty cechů

## Ishtar

# Above what lies in the common supply: trees, tree cards, gems.
render-ishtar-supply = Zásoba
# The legend of skills: a few words each, after the sign of the skill. $n is the points for each, or how many.
render-ishtar-skill-A = { $n } za tabulku
render-ishtar-skill-B = { $n } za zbylý drahokam
render-ishtar-skill-C = { $n } za strom
render-ishtar-skill-D = { $n } za kartu stromu
render-ishtar-skill-E = { $n } za drahokam
render-ishtar-skill-F = 2 pole s květy
render-ishtar-skill-G = { $n ->
    [one] vzít 1 drahokam
    [few] vzít { $n } drahokamy
   *[other] vzít { $n } drahokamů
}
render-ishtar-skill-H = 1 pole s květy
render-ishtar-skill-I = rezervovat strom
render-ishtar-skill-J = { $n ->
    [one] 1 pomocník
    [few] { $n } pomocníci
   *[other] { $n } pomocníků
}
# On the price of a stack of tiles that costs nothing.
render-ishtar-free = 0
render-ishtar-shown = { $first }–{ $last } z { $all }
render-ishtar-places = míst
render-ishtar-likely = asi nejlepší
render-ishtar-two-fountains = Sem ne: spojily by se dvě zahrady.
render-ishtar-two-assistants = Sem ne: dva pomocníci na jednom záhonu.
