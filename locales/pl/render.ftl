# Słowa na obrazkach. Krótkie, bo mają mało miejsca.

render-week = Tydzień { $week }
render-day = Dzień { $day }
render-free-seat = wolne miejsce
render-hand = { $n ->
    [0] Brak kart na ręce
    [one] 1 karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}

headline-asked = { $you ->
    [1] { $who } wykonujesz ruch
   *[0] { $who } wykonuje ruch
}
headline-several = { $you ->
    [1] Teraz gracie: { $who }
   *[0] Teraz grają: { $who }
}
headline-confirm = Potwierdź swoją turę
headline-happened = Co się wydarzyło

## Babylon

render-babylon-round = Runda { $round } z { $rounds }
render-babylon-tokens = Jeszcze przyjdą
render-babylon-hidden = Ukryte { $cells }
render-babylon-full = kolumny, cztery podpory
render-babylon-open = kolumny, z belwederem
render-babylon-double = i darmowa podwójna kolumna
render-babylon-new = Nowa płytka
render-babylon-old = Ze schowka
render-babylon-places = { $shown } z { $places } miejsc
render-babylon-storey = Piętro { $storey }

render-expected = Kto prowadził
render-points = Punkty
render-turns = Tury
# Above what a better turn would have done, and above what the one played did.
render-better = Lepiej
render-played = Zagrano

render-poster-table = { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
} · stół { $match }
render-poster-lasted = { $counted }, grane { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
}
render-poster-days = { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
}
render-poster-shared = { $n ->
    [one] { $n } zwycięzca!
    [few] Zwycięstwo dzieli { $n } graczy!
   *[many] Zwycięstwo dzieli { $n } graczy!
}
render-poster-tie = Remis: decyduje kolejna zasada
render-poster-race = Miejsca podczas gry
render-poster-lead = Kto o ile prowadził
render-poster-counted = { $n ->
    [one] 1 runda
    [few] { $n } rundy
   *[many] { $n } rund
}
render-poster-axis = Runda

## Yspahan

render-yspahan-unchanged = Niczego nie zmieniasz

## Amyitis

render-amyitis-no-hire = Nie możesz nikogo wynająć
render-amyitis-no-trade = Nie możesz handlować z żadnym miastem
render-amyitis-nobody = Nie ma kogo wynająć
render-amyitis-over = { $n } za dużo
render-amyitis-rank = { $n }.
render-amyitis-round = Runda { $n }
render-amyitis-tiles = zostało, koniec przy { $last }
render-amyitis-tiles-last = zostało: ostatnia runda
render-amyitis-cards = Karty gildii w zapasie

## Ishtar

render-ishtar-supply = Zapas
render-ishtar-skill-A = { $n } za tabliczkę
render-ishtar-skill-B = { $n } za wolny klejnot
render-ishtar-skill-C = { $n } za drzewo
render-ishtar-skill-D = { $n } za kartę drzewa
render-ishtar-skill-E = { $n } za klejnot
render-ishtar-skill-F = 2 pola kwiatów
render-ishtar-skill-G = { $n ->
    [one] weź { $n } klejnot
    [few] weź { $n } klejnoty
   *[many] weź { $n } klejnotów
}
render-ishtar-skill-H = 1 pole kwiatów
render-ishtar-skill-I = rezerwuj drzewo
render-ishtar-skill-J = { $n ->
    [one] { $n } asystent
    [few] { $n } asystenci
   *[many] { $n } asystentów
}
render-ishtar-free = za 0
render-ishtar-shown = { $first }–{ $last } z { $all }
render-ishtar-places = miejsc
render-ishtar-likely = chyba najlepsze
render-ishtar-two-fountains = Nie tu: połączyłyby się dwa ogrody.
render-ishtar-two-assistants = Nie tu: dwóch asystentów na jednym kwietniku.
