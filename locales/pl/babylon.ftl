# Babylon po polsku. Terminy mają formy: .gen (kogo? czego?), .acc (kogo? co?); materiał także .adj i .adj-acc.

babylon-name = Babylon
babylon-blurb = Wydobywaj tarasy z kamieniołomu i wznoś wiszące ogrody, piętro nad piętrem.
babylon-more = Ogród z bliska

babylon-option-thinning = Usunięte gliniane płytki (2 lub 3 graczy)
babylon-option-thinning-choose = Wybierają gracze
babylon-option-thinning-random = Losowo
babylon-effort = od { PRINTED("babylon.players.tokens.4", plus: 1) } do { PRINTED("babylon.players.tokens.2", plus: 1) } tur na gracza · mało zasad, trudno dobrze budować

## Pytania

babylon-ask-thin = Którą glinianą płytkę usuwasz przed grą?
babylon-ask-take = Którą płytkę bierzesz z kamieniołomu?
babylon-ask-build = Budujesz, dekorujesz czy kończysz turę?
babylon-ask-keep = W schowku mieści się tylko jedna płytka, a druga wypada z gry. Którą zatrzymujesz?

## Nagłówki

babylon-headline-thin = { $who } { DOES($you, "usuwasz", "usuwa") } płytkę
babylon-headline-take = { $who } { DOES($you, "bierzesz", "bierze") } płytkę
babylon-headline-build = { $who } { DOES($you, "budujesz", "buduje") } i { DOES($you, "dekorujesz", "dekoruje") }
babylon-headline-build-build-part = { $who } { DOES($you, "wybierasz", "wybiera") } ćwiartkę ogrodu
babylon-headline-build-build-tile = { $who } { DOES($you, "wybierasz", "wybiera") } płytkę
babylon-headline-build-build-cell = { $who } { DOES($you, "wybierasz", "wybiera") } miejsce płytki
babylon-headline-build-build-turn = { $who } { DOES($you, "obracasz", "obraca") } płytkę
babylon-headline-build-build-storey = { $who } { DOES($you, "wybierasz", "wybiera") } piętro
babylon-headline-build-build-corner = { $who } { DOES($you, "wybierasz", "wybiera") } podpory
babylon-headline-build-deco = { $who } { DOES($you, "dekorujesz", "dekoruje") } ogród
babylon-headline-keep = { $who } { DOES($you, "zatrzymujesz", "zatrzymuje") } jedną płytkę

babylon-poster-tie = Remis: wygrywa mniej dziur

## Rady dla początkujących

babylon-advice-thin = Nikomu nie daje kolumn. Odsłania granit, a kto zaczyna, może go od razu wziąć.
babylon-advice-take = Glina daje { $n } kolumny, płytka z twoim kwiatem o { $bloom } więcej.
babylon-advice-build = Na koniec liczy się tylko to, co widać z góry, a wyższe piętra liczą się bardziej.
babylon-advice-keep = Im więcej ma symboli, tym więcej dekoracji zbudujesz później. Druga płytka wypada z gry.

## Czasowniki

babylon-verb-rm = Usuń glinianą płytkę
    .typed = usuń
babylon-verb-take = Weź płytkę
    .typed = weź
babylon-verb-build = Zbuduj płytkę
    .typed = zbuduj
babylon-verb-deco = Dekoruj
    .typed = dekoruj
babylon-verb-keep = Zakończ turę i zatrzymaj płytkę
    .typed = zatrzymaj
babylon-verb-end = Zakończ turę
    .typed = koniec

babylon-extra-build = Z belwederem…
babylon-extra-deco = Z żetonem rundy…

## Co oznacza 🎲, według czasownika

babylon-final-rm = Odsłania płytkę pod spodem
babylon-final-take = Odsłania płytkę pod spodem

## Akcje

babylon-part-price = { $uses_id ->
    [0] { babylon-part-cost }
   *[other] { $n_id ->
        [0] { $doubles_id ->
            [0] { babylon-part-statues }
           *[other] podwójna + { babylon-part-statues }
        }
       *[other] { babylon-part-cost } + { babylon-part-statues }
    }
}
babylon-part-cost = { $doubles_id ->
    [0] { babylon-part-columns }
   *[other] { $n_id ->
        [0] podwójna kolumna
       *[other] podwójna + { babylon-part-columns }
    }
}
babylon-part-statues = { $uses_id ->
    [one] posąg { $used }
   *[many] posągi { $used }
}
babylon-part-what = { $alone_id ->
    [1] na { $cell }
   *[other] { FORM($tile, "short") } na { $cell }
}
babylon-part-lost = { $lost_id ->
    [none] { babylon-part-over }
   *[other] { $uses_id ->
        [0] { $doubles_id ->
            [0] {" "}zamiast { $lost }
           *[other] {""}
        }
       *[other] {""}
    }
}
babylon-more-lost = { $lost_id ->
    [none] {""}
   *[other] { $uses_id ->
        [0] { $doubles_id ->
            [0] {""}
           *[other] Belweder zamiast { $lost }.{" "}
        }
       *[other] Belweder zamiast { $lost }.{" "}
    }
}
babylon-part-over = { $piece_id ->
    [none] {""}
   *[other] { $uses_id ->
        [0] { $doubles_id ->
            [0] , zasłania { FORM($piece, "acc") }
           *[other] {""}
        }
       *[other] {""}
    }
}
babylon-part-back = { $n_id ->
    [0] {""}
    [one] {" "}· tracisz 1 kolumnę
    [few] {" "}· tracisz { $n } kolumny
   *[many] {" "}· tracisz { $n } kolumn
}
babylon-part-double-back = { $doubles_id ->
    [0] {""}
   *[other] {" "}· tracisz podwójną kolumnę
}
babylon-part-completes = { $completes_id ->
    [none] {""}
   *[other] {" "}· uzupełnia komplet { $completes }
}
babylon-do-rm = stos { $stack } · { $flower } kwiat, { babylon-part-symbols }
babylon-do-take = stos { $stack } · { $flower } kwiat, { $material }: { babylon-part-symbols } · { babylon-part-columns }
babylon-do-build = { babylon-part-what }, { $storey }{ $turn_id ->
    [r0] {""}
   *[other] , { $turn }
} · { babylon-part-price }{ $corner_id ->
    [none] {""}
   *[other] , belweder { babylon-part-corner }{ babylon-part-lost }
}
babylon-part-corner = { $corner_id ->
    [NW] płn.-zach.
    [NE] płn.-wsch.
    [SE] płd.-wsch.
   *[SW] płd.-zach.
}
babylon-more-build = { babylon-more-lost }{ $piece_id ->
    [none] {""}
   *[other] Zasłania u ciebie { FORM($piece, "acc") } na { $cells }.{" "}
}{ $completes_id ->
    [none] {""}
   *[other] Uzupełnia komplet { $completes }.{" "}
}{ $breaks_id ->
    [none] {""}
   *[other] Rozbija komplet { $breaks }.
}
babylon-do-deco = { $piece } na { $cells }{ $changed_id ->
    [none] {""}
   *[other] , żeton na { $changed }
}{ babylon-part-completes }
babylon-do-keep = zakończ turę, zatrzymaj { FORM($tile, "acc") }{ babylon-part-back }
babylon-do-end = zakończ turę{ babylon-part-back }{ babylon-part-double-back }

## Części zdań

# Symbole na płytce; i gdzie są.
babylon-part-symbols = { SPELL($layout_id, S: "posąg", F: "fontanna", B: "kładka", T: "schody", SS: "2 × posąg", FF: "2 × fontanna", BB: "2 × kładka", TT: "2 × schody") }
babylon-part-placed = { SPELL($layout_id, S: "posąg", F: "fontanna", B: "kładka", T: "schody", places: "(płn.-zach.) (płn.-wsch.) (płd.-zach.) (płd.-wsch.)") }
babylon-part-tile = { FORM($material, "adj") } płytka ({ $flower } kwiat: { babylon-part-symbols })
babylon-part-tile-acc = { FORM($material, "adj-acc") } płytkę ({ $flower } kwiat: { babylon-part-symbols })
babylon-part-placed-tile = { FORM($material, "adj") } płytka ({ $flower } kwiat; { babylon-part-placed })
babylon-part-placed-tile-acc = { FORM($material, "adj-acc") } płytkę ({ $flower } kwiat; { babylon-part-placed })
babylon-part-paid = { $signed ->
    [1] {""}
   *[0] { $doubles_id ->
        [0] { $n_id ->
            [0] {""}
           *[other] , za { babylon-part-columns-acc }
        }
       *[other] { $n_id ->
            [0] , za podwójną kolumnę
           *[other] , za podwójną kolumnę i { $n_id ->
                [one] 1 pojedynczą
                [few] { $n } pojedyncze
               *[many] { $n } pojedynczych
            }
        }
    }
}
babylon-part-belvedere = { $signed ->
    [1] {""}
   *[0] { $corner_id ->
        [none] {""}
       *[other] , z belwederem
    }
}
babylon-part-changed = { $changed ->
    [none] {""}
   *[other] , używając żetonu rundy na { $changed }
}
babylon-part-columns = { $n_id ->
    [0] bez kolumn
    [one] 1 kolumna
    [few] { $n } kolumny
   *[many] { $n } kolumn
}
babylon-part-columns-acc = { $n_id ->
    [one] 1 kolumnę
    [few] { $n } kolumny
   *[many] { $n } kolumn
}
babylon-part-points = { $points_id ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
babylon-part-n-points = { $n_id ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}

## Dlaczego wpisany ruch nie jest możliwy

babylon-obstacle-thin-first = najpierw przerzedza się kamieniołom: usuń glinianą płytkę (`rm`).
babylon-obstacle-thinned = kamieniołom jest już przerzedzony.
babylon-obstacle-take-first = najpierw trzeba wziąć płytkę z kamieniołomu.
babylon-obstacle-taken = w tej turze masz już swoją płytkę.
babylon-obstacle-stack-empty = stos { $stack } jest pusty.
babylon-obstacle-not-clay = usuwa się tylko gliniane płytki, a na stosie { $stack } takiej nie ma.
babylon-obstacle-no-tile = { $tile_id ->
    [new] twoja nowa płytka już stoi
   *[old] nie masz płytki w schowku
}.
babylon-obstacle-no-supports = płytka potrzebuje podpór pod co najmniej trzema rogami, a tam { $n_id ->
    [0] nie ma żadnej
   *[other] ma ich tylko { $n }
}.
babylon-obstacle-too-few-columns = potrzeba co najmniej { $n_id ->
    [one] 1 kolumny
   *[many] { $n } kolumn
}, a { $have_id ->
    [0] nie masz żadnej
    [one] masz tylko 1
   *[many] masz tylko { $have }
}.
babylon-obstacle-nothing-built = dekoracja zajmuje pole płytki zbudowanej w tej turze, a takiej jeszcze nie ma.
babylon-obstacle-one-tile = masz najwyżej jedną płytkę, więc po prostu zakończ turę (`end`).
babylon-obstacle-keep-one = masz dwie płytki: wybierz, którą zatrzymujesz (`keep`).

## Argumenty: co wybrać teraz

babylon-arg-stack = Który stos kamieniołomu?
babylon-arg-tile = Która płytka?
babylon-where = { $quarter }
babylon-quarter-NW = północny zachód, od A1 do D4
babylon-quarter-NE = północny wschód, od E1 do H4
babylon-quarter-SW = południowy zachód, od A5 do D8
babylon-quarter-SE = południowy wschód, od E5 do H8
babylon-arg-cell = Który północno-zachodni róg?
babylon-arg-turn = W którą stronę obracasz płytkę?
babylon-arg-storey = Na którym piętrze leży płytka?
babylon-arg-corner = Który róg płytki zostaje bez podpory, na belweder?
    .typed = belweder
babylon-arg-piece = Która dekoracja?
babylon-arg-cells = Gdzie trafi dekoracja?
babylon-arg-changed = Które pole zmienia żeton?
    .typed = jako

## Pominięcie argumentu

babylon-corner-none = Żaden: cztery podpory
babylon-changed-none = Żadne

## Wartości

babylon-tile-new = nowa płytka
    .acc = nową płytkę
    .short = nowa
babylon-tile-old = płytka ze schowka
    .acc = płytkę ze schowka
    .short = ze schowka
babylon-which-new = nowa płytka
    .acc = nową płytkę
babylon-which-old = płytka ze schowka
    .acc = płytkę ze schowka

babylon-material-clay = glina
    .adj = gliniana
    .adj-acc = glinianą
babylon-material-granite = granit
    .adj = granitowa
    .adj-acc = granitową
babylon-material-basalt = bazalt
    .adj = bazaltowa
    .adj-acc = bazaltową
babylon-material- = startowa
    .adj = startowa
    .adj-acc = startową

babylon-flower-white = biały
babylon-flower-pink = różowy
babylon-flower-yellow = żółty
babylon-flower-violet = fioletowy

babylon-piece-S = posąg
    .acc = posąg
    .gen = posągu
    .gender = m
babylon-piece-F = fontanna
    .acc = fontannę
    .gen = fontanny
    .gender = f
babylon-piece-B = kładka
    .acc = kładkę
    .gen = kładki
    .gender = f
babylon-piece-T = schody
    .acc = schody
    .gen = schodów
    .gender = pl
babylon-piece-belvedere = belweder
    .acc = belweder
    .gen = belwederu
    .gender = m

babylon-lost-S = posągu
babylon-lost-F = fontanny
babylon-lost-B = kładki
babylon-lost-T = schodów

babylon-turn-r0 = bez obrotu
babylon-turn-r90 = obrót w prawo
babylon-turn-r180 = obrót o 180°
babylon-turn-r270 = obrót w lewo

babylon-storey-f1 = piętro 1
babylon-storey-f2 = piętro 2
babylon-storey-f3 = piętro 3
babylon-storey-f4 = piętro 4
babylon-storey-f5 = piętro 5
babylon-storey-f6 = piętro 6
babylon-storey-f7 = piętro 7
babylon-storey-f8 = piętro 8
babylon-storey-f9 = piętro 9
babylon-storey-f10 = piętro 10
babylon-storey-f11 = piętro 11
babylon-storey-f12 = piętro 12
babylon-storey-f13 = piętro 13
babylon-storey-f14 = piętro 14
babylon-storey-f15 = piętro 15
babylon-storey-f16 = piętro 16

babylon-corner-NW = północny zachód
babylon-corner-NE = północny wschód
babylon-corner-SE = południowy wschód
babylon-corner-SW = południowy zachód
babylon-corner- = none
babylon-changed- = none

babylon-completes-decorations = dekoracji
babylon-completes-flowers = kwiatów
babylon-breaks-decorations = dekoracji
babylon-breaks-flowers = kwiatów

babylon-token-plus1 = Kolumna
babylon-token-double = Podwójna kolumna
babylon-token-resymbol = Inny symbol
babylon-token-newsymbol = Nowy symbol
babylon-token-flower2 = Pełny rozkwit
babylon-token-minus1 = Twarda skała
babylon-token-blank = Bez efektu

babylon-token-help-plus1 = Każdy dostaje 1 pojedynczą kolumnę na początku tury.
babylon-token-help-double = Każdy dostaje na tę turę 1 podwójną kolumnę, bez odkładania i dzielenia.
babylon-token-help-resymbol = Raz w turze wolny symbol na właśnie zbudowanej płytce liczy się jako inny.
babylon-token-help-newsymbol = Raz w turze puste pole właśnie zbudowanej płytki liczy się jako dowolny symbol.
babylon-token-help-flower2 = Płytka z twoim kwiatem daje o { PRINTED("babylon.columns.bloom") } kolumny więcej zamiast o { PRINTED("babylon.columns.flower") }.
babylon-token-help-minus1 = Każda płytka z kamieniołomu daje o { PRINTED("babylon.columns.rock") } kolumnę mniej.
babylon-token-help-blank = W tej rundzie nic szczególnego się nie dzieje.

## Zdarzenia

# The tile, or what its picture does not say.
babylon-part-pictured = { $signed ->
    [1] { FORM($material, "adj-acc") } płytkę
   *[0] { babylon-part-tile-acc }
}
babylon-event-thinned = { $who } { DOES($you, "usuwasz", "usuwa") } z gry { babylon-part-pictured } ze stosu { $stack }.
babylon-event-uncovered = Na wierzchu stosu { $stack } jest teraz { babylon-part-tile }.
babylon-event-floor = Stos { $stack } jest wyczerpany.
babylon-event-first-round = { $who } { DOES($you, "zaczynasz", "zaczyna") } pierwszą z { $rounds } rund.
babylon-event-gift-single = { $who } { DOES($you, "dostajesz", "dostaje") } 1 kolumnę dzięki żetonowi rundy.
babylon-event-gift-double = { $who } dzięki żetonowi rundy { DOES($you, "dostajesz", "dostaje") } podwójną kolumnę na tę turę.
babylon-event-took = { $who } { DOES($you, "bierzesz", "bierze") } { $signed ->
    [1] płytkę { $stack }
   *[0] { babylon-part-tile-acc } ze stosu { $stack }
}{ $n_id ->
    [0] , bez kolumn.
   *[other] { $signed ->
        [1] .
       *[0] {" "}i { babylon-part-columns-acc }{ $bloom_id ->
            [0] .
           *[other] { $n_id ->
                [one] , za kwiat.
               *[other] , w tym { $bloom } za kwiat.
            }
        }
    }
}
babylon-event-built = { $who } { DOES($you, "budujesz", "buduje") } { FORM($which, "acc") } na { $cell }, piętro { $storey }{ babylon-part-paid }{ babylon-part-belvedere }{ $scored }.
babylon-event-took-built = { $who } { DOES($you, "bierzesz", "bierze") } { babylon-part-pictured } i { DOES($you, "budujesz", "buduje") } ją na { $cell }, piętro { $storey }.
babylon-event-decorated = { $who } { DOES($you, "budujesz", "buduje") } { FORM($piece, "acc") } na { $cells }{ babylon-part-changed }{ $scored }.
babylon-event-storey-begun = { $who } { DOES($you, "osiągasz", "osiąga") } piętro { $storey }{ $scored }.
babylon-event-statues-used = { $who } { DOES($you, "używasz", "używa") } { $n_id ->
    [one] posągu na { $cells } jako kolumny
   *[many] posągów na { $cells } jako kolumn
}{ $scored }.
babylon-event-covered = { $who } { DOES($you, "zasłaniasz", "zasłania") } { FORM($piece, "acc") } na { $cells }{ $scored }.
babylon-part-set = { $n_id ->
    [one] komplet
    [few] { $n } komplety
   *[many] { $n } kompletów
} { $row_id ->
    [decorations] czterech dekoracji
   *[flowers] czterech kwiatów
}
babylon-event-set-completed = { $who } { DOES($you, "uzupełniasz", "uzupełnia") } { babylon-part-set }{ $scored }.
babylon-event-set-broken = { $who } { DOES($you, "rozbijasz", "rozbija") } { babylon-part-set }{ $scored }.
babylon-event-stuck = { $who } nie { DOES($you, "możesz", "może") } niczego zbudować.
babylon-event-discarded = { $who } { DOES($you, "odrzucasz", "odrzuca") } { babylon-part-pictured }.
babylon-event-stored = { $who } { DOES($you, "odkładasz", "odkłada") } nową płytkę do schowka.
babylon-event-returned = { $who } { DOES($you, "możesz", "może") } zatrzymać najwyżej { $left ->
    [one] 1 kolumnę
    [few] { $left } kolumny
   *[many] { $left } kolumn
} i { DOES($you, "oddajesz", "oddaje") } { $n }.
babylon-event-double-lost = { $who } nie { DOES($you, "możesz", "może") } zatrzymać podwójnej kolumny, więc ją { DOES($you, "oddajesz", "oddaje") }.
babylon-part-token = { $token_id ->
    [blank] .
    [plus1] : każdy dostaje kolumnę.
    [double] : każdy dostaje podwójną kolumnę.
    [resymbol] : każdy może zmienić jeden symbol.
    [newsymbol] : każdy może zamienić jedno puste pole w symbol.
    [flower2] : własny kwiat daje { PRINTED("babylon.columns.bloom") } kolumny.
   *[minus1] : każda płytka daje o { PRINTED("babylon.columns.rock") } kolumnę mniej.
}
babylon-event-round = Runda { $round } z { $rounds }{ babylon-part-token }
babylon-event-last-round = Runda { $round } z { $rounds }, ostatnia{ babylon-part-token }
babylon-event-won = { $who } { DOES($you, "wygrywasz", "wygrywa") } z wynikiem { $n_id ->
    [one] 1 punktu
   *[many] { $n } punktów
}{ $tied_id ->
    [0] {""}
   *[other] {" "}i większym ogrodem: widać w nim tylko { $holes_id ->
        [one] 1 dziurę
        [few] { $holes } dziury
       *[many] { $holes } dziur
    }
}!
babylon-event-shared = { $who } { DOES($you, "dzielisz", "dzieli") } zwycięstwo: { babylon-part-n-points }!

## Pozycja słowami

babylon-event-board-question-thin = { $who } { DOES($you, "wybierasz", "wybiera") } glinianą płytkę do usunięcia; { $n_id ->
    [one] to ostatnia
    [few] zostały { $n } do usunięcia
   *[many] zostało { $n } do usunięcia
}.
babylon-event-board-question-take = { $who } { DOES($you, "masz", "ma") } wziąć płytkę z kamieniołomu.
babylon-event-board-question-build = { $who } { DOES($you, "możesz", "może") } budować i dekorować.
babylon-event-board-question-keep = { $who } { DOES($you, "wybierasz", "wybiera") }, którą płytkę zatrzymać.
babylon-event-board-over = Gra skończona.
babylon-event-board-round = Runda { $round } z { $rounds }; każdą rundę { DOES($you, "zaczynasz", "zaczyna") } { $whom }. { $token_id ->
    [blank] Nie działa żaden żeton.
    [plus1] Żeton: 1 kolumna dla każdego.
    [double] Żeton: podwójna kolumna dla każdego.
    [resymbol] Żeton: każdy może zmienić jeden symbol.
    [newsymbol] Żeton: każdy może zamienić jedno puste pole w symbol.
    [flower2] Żeton: własny kwiat daje { PRINTED("babylon.columns.bloom") } kolumny.
   *[minus1] Żeton: każda płytka daje o { PRINTED("babylon.columns.rock") } kolumnę mniej.
}
babylon-event-board-player = { $who }, { $flower } kwiat: { babylon-part-points }, { babylon-part-columns }, zbudowane: { $tiles_id ->
    [0] brak płytek
    [one] 1 płytka
    [few] { $tiles } płytki
   *[many] { $tiles } płytek
}, najwyższe piętro { $highest }, widać { $holes_id ->
    [one] 1 dziurę
    [few] { $holes } dziury
   *[many] { $holes } dziur
}.
babylon-event-board-new = { $who } { DOES($you, "masz", "ma") } { babylon-part-placed-tile-acc }, jeszcze niezbudowaną.
babylon-event-board-double = { $who } { DOES($you, "masz", "ma") } darmową podwójną kolumnę.
babylon-event-board-changed = { $who } nie { DOES($you, "masz", "ma") } już żetonu do zmiany symbolu.
babylon-event-board-slot = { $you ->
    [1] Twój schowek
   *[0] Schowek gracza { $who }
}: { babylon-part-placed-tile }.
babylon-event-board-slot-empty = { $you ->
    [1] Twój schowek
   *[0] Schowek gracza { $who }
}: pusty.
babylon-event-board-quarry = Kamieniołom, stosy w rzędach po cztery{ $earning_id ->
    [0] .
   *[1] ; kolumn tyle, ile { $you ->
        [1] możesz dostać.
       *[0] może dostać { $whom }.
    }
}
babylon-event-board-stack = Stos { $stack }: { babylon-part-placed-tile }{ $earning_id ->
    [0] .
   *[1] , { babylon-part-columns }.
}
babylon-event-board-floor = Wyczerpane: { $stacks }.
babylon-event-board-garden-bare = { $you ->
    [1] Twój ogród
   *[0] Ogród gracza { $who }
}: nic jeszcze nie stoi.
babylon-event-board-garden = { $you ->
    [1] Twój ogród
   *[0] Ogród gracza { $who }
}, dotychczasowe punkty: posągi { $statues }, fontanny { $fountains }, kładki { $footbridges }, schody { $staircases }, komplety dekoracji { $decorations }, komplety kwiatów { $flowers }, belwedery { $belvederes }, najwyższe piętro { $highest }. Piętra w wierszach, A do H; pominięte wiersze są puste:
babylon-event-board-heights = Wiersz { $row }: { $heights }
babylon-event-board-tiles = Piętro { $storey }, płytki według ich północno-zachodnich pól: { $cells }.
babylon-event-board-flowers = Widoczne płytki, { $flower } kwiat: { $cells }.
babylon-event-board-symbols = Wolne symbole, { $piece }: { $cells }.
babylon-event-board-pieces = Widać, { $piece }: { $cells }.
babylon-event-board-belvederes = Widać, belweder: { $cells }.
babylon-event-board-roofed = Zakryte posągi, w których linii może stanąć nowy: { $cells }.
babylon-event-board-tokens = Żetony, których nikt jeszcze nie widział: Kolumna { $plus1 }, Podwójna kolumna { $double }, Inny symbol { $resymbol }, Nowy symbol { $newsymbol }, Pełny rozkwit { $flower2 }, Twarda skała { $minus1 }, bez efektu { $blank }.
babylon-event-board-unseen = W kamieniołomie jeszcze zakryte: granitowe { $granite }, bazaltowe { $basalt }.

## Arkusz wyników

babylon-sheet-statues = Posągi
babylon-sheet-fountains = Fontanny
babylon-sheet-footbridges = Kładki
babylon-sheet-staircases = Schody
babylon-sheet-decorations = Komplety
babylon-sheet-flowers = Kwiaty
babylon-sheet-belvederes = Belwedery
babylon-sheet-highest = Najwyższe piętro

## Dlaczego komputer zagrał ten ruch

babylon-term-columns = za kolumny
babylon-term-slot = za płytkę w schowku
babylon-term-symbols = za symbole gotowe pod dekoracje
babylon-term-ground = za pola gotowe pod płytki
babylon-term-decorations = za postęp w komplecie dekoracji
babylon-term-flowers = za postęp w komplecie kwiatów
babylon-term-height = za wysokość ogrodu
babylon-term-tempo = za płytkę jeszcze do zbudowania

babylon-plan-bridges = zostawiać przerwy, które połączą kładki
babylon-plan-fountains = stawiać płytki jednego piętra obok siebie, pod fontanny
babylon-plan-statues = ustawiać posągi w liniach, w rzędach i kolumnach

## Legenda

babylon-legend-1 = Stos kamieniołomu: bierzesz płytkę z wierzchu. Wokół kwiatu są jej symbole. Numer na tabliczce wskazuje, skąd wzięto ostatnią płytkę, a znak obok niego, kto ją wziął.
babylon-legend-2 = Kolumny, które płytka daje teraz; tam, gdzie są większe, jest ich najwięcej.
babylon-legend-3 = Runda i żetony, które jeszcze przyjdą.
babylon-legend-4 = Żeton tej rundy i to, co zmienia dla wszystkich.
babylon-legend-5 = Gracz, z kwiatem i punktami. Chorągiewka oznacza, kto zaczyna; kogo gra pyta, ten ma ramkę w swoim kolorze.
babylon-legend-6 = Ogród 8 na 8 pól, nad nim z lewej najwyższe piętro, a z prawej widoczne dziury. Co zasłania taras, widać z góry w rogu, z nazwami pól.
babylon-legend-7 = Schowek: płytka odłożona na później.
babylon-legend-8 = Zbudowana płytka, na swoich kolumnach, od drugiego piętra z jego numerem. Wolne symbole są na krążkach. „{ babylon-more }” pokazuje ogród w dużym formacie.
babylon-legend-9 = Płytka. Cyfry w rogach to jej piętro; wyższa płytka jest narysowana wyżej.
babylon-legend-10 = Belweder, na rogu bez podpory.
babylon-legend-11 = Wolny symbol: sam lub z innymi może unieść dekorację. Tego, którego żadna już nie użyje, nie pokazuje się.
babylon-legend-12 = Dekoracja, tutaj posąg.
babylon-legend-13 = Podpory, na których stoją płytki.
babylon-legend-14 = Kolumny gracza. Zatrzymać można { PRINTED("babylon.players.slots") }.
babylon-legend-15 = Właśnie wzięta płytka i ta w schowku.
babylon-legend-16 = To, co widać z góry, w punktach.

## Co to jest?

babylon-verb-about-rm = Przed grą usuwa się z kamieniołomu gliniane płytki. Nikomu nic nie dają.
babylon-verb-about-take = Bierzesz płytkę z wierzchu stosu i po kolumnie za każdy bok, przy którym nie stoi wyższy stos.
babylon-verb-about-build = Płytka stoi na trzech lub czterech podporach: kolumnach lub posągach. Nigdy na tych samych czterech polach co inna płytka.
babylon-verb-about-deco = Wolne symbole stają się dekoracją, za darmo. Co najmniej jeden jest na płytce zbudowanej w tej turze.
babylon-verb-about-keep = Twoja tura się kończy, a w schowku zostaje tylko jedna z twoich dwóch płytek. Druga wypada z gry.
babylon-verb-about-end = Twoja tura się kończy. Zatrzymujesz najwyżej { PRINTED("babylon.players.slots") } pojedynczych kolumn i niezbudowaną płytkę.

babylon-tile-about-new = Płytka właśnie wzięta z kamieniołomu.
babylon-tile-about-old = Płytka, która czeka w twoim schowku.

babylon-piece-about-S = Jeden symbol. Wart tyle, co jego piętro, i może później podeprzeć płytkę. Od drugiego: w linii z innym.
babylon-piece-about-F = Dwa symbole obok siebie, na dwóch płytkach tego samego piętra. Warta { PRINTED("babylon.points.fountain") } razy swoje piętro.
babylon-piece-about-B = Dwa symbole na jednym piętrze, między nimi jedno niższe, puste pole. Warta { PRINTED("babylon.points.footbridge") } razy swoje piętro, nigdy nie zasłonięta.
babylon-piece-about-T = Dwa symbole obok siebie, na płytkach różnych o jedno piętro. Warte sumę obu pięter.

## Klucz znaków

babylon-sign-symbol-S = symbol posągu
babylon-sign-symbol-F = symbol fontanny
babylon-sign-symbol-B = symbol kładki
babylon-sign-symbol-T = symbol schodów
babylon-sign-piece-S = posągi
babylon-sign-piece-F = fontanny
babylon-sign-piece-B = kładki
babylon-sign-piece-T = schody
babylon-sign-statue = posąg na swoim polu
babylon-sign-belvedere = belweder na swoim rogu
babylon-sign-roof = belwedery
babylon-sign-flower-white = biały kwiat
babylon-sign-flower-pink = różowy kwiat
babylon-sign-flower-yellow = żółty kwiat
babylon-sign-flower-violet = fioletowy kwiat
babylon-sign-material-clay = gliniana płytka
babylon-sign-material-granite = granitowa płytka
babylon-sign-material-basalt = bazaltowa płytka
babylon-sign-column = pojedyncza kolumna
babylon-sign-double = podwójna kolumna
babylon-sign-set-decorations = komplet dekoracji
babylon-sign-set-flowers = komplet kwiatów
babylon-sign-highest = najwyższe piętro
babylon-sign-holes = widoczne dziury: mniej wygrywa
babylon-sign-points = punkty
babylon-sign-no-tile = pusty schowek
babylon-sign-cost = najmniej kolumn tutaj

## Przykłady na stronach zasad

babylon-example-3-1-two-storeys = Na drugim piętrze, z trzema podporami: pojedyncze kolumny na niższej płytce, podwójna na planszy, a na wolnym rogu belweder.
babylon-example-3-2-same-cells = Te same cztery pola co niższa płytka: nigdy.
babylon-example-4-1-statue = W tej samej kolumnie pól, G, stoi posąg. Jak daleko, nie ma znaczenia.
babylon-example-4-2-not-in-line = Drugi posąg nie stoi ani w wierszu, ani w kolumnie tego symbolu.
babylon-example-4-3-fountain = Dwa symbole obok siebie, na dwóch płytkach tego samego piętra.
babylon-example-4-4-staircase = Dwa symbole obok siebie, na płytkach różnych o jedno piętro.
babylon-example-6-1-final = Ben kończy posągiem za 2 punkty: posągi 14, fontanna 6, kładka 3, schody 11, ich komplet 4, trzy komplety kwiatów 12, belwedery 13, piętro 3, 6: razem 69.

## Zasady

babylon-rules-1 = **Babylon w skrócie**
    Zakładacie dla królowej wiszące ogrody: tarasy na kolumnach, piętro nad piętrem, z posągami, fontannami, kładkami i schodami. Po ostatniej rundzie każdy ogród ogląda się prosto z góry i liczy się tylko to, co stamtąd widać. Wygrywa gracz z największą liczbą punktów.

    W swojej turze:
    1. **Weź** płytkę z wierzchu jednego stosu kamieniołomu. Da ci kolumny.
    2. **Buduj**, jeśli chcesz: nową płytkę, tę ze schowka albo obie. Po każdej z nich możesz **dekorować**.
    3. **Odłóż** to, co zostało: do { PRINTED("babylon.players.slots") } pojedynczych kolumn i 1 płytkę. Reszta przepada.

    Ogrody rozdaje los.† W schowku jest na początku płytka startowa. Ma twój kwiat i wszystkie cztery symbole; zbuduj ją, kiedy chcesz.

    O tym, kto zaczyna, decyduje los, a ten gracz zaczyna każdą rundę. Od drugiej rundy żeton może coś zmienić dla wszystkich.

    {"**"}Jak czytać płytkę**
    Płytka ma cztery pola, kwiat i symbole na niektórych polach: { PRINTED("babylon.shown.clay") } na glinie, { PRINTED("babylon.shown.granite") } na granicie, { PRINTED("babylon.shown.basalt") } na bazalcie. Symbole są cztery: posąg, fontanna, kładka i schody.

    † Nasz wybór: instrukcja o tym nie mówi.
babylon-rules-2 = **Kamieniołom**
    Szesnaście stosów w kwadracie 4 × 4, po trzy płytki: glina na granicie na bazalcie. Numery idą rzędami, od 1 do 16. Widać tylko płytkę z wierzchu stosu i tylko ją można wziąć.

    Wzięta płytka daje 1 pojedynczą kolumnę za każdy z czterech boków, przy którym
    • sąsiedni stos jest tej samej wysokości lub niższy, albo
    • sąsiedni stos jest wyczerpany, albo
    • kamieniołom się kończy.

    Glina daje więc zawsze { PRINTED("babylon.columns.sides") }. Granit mniej obok gliny, bazalt mniej obok gliny i granitu.

    Jeśli na płytce jest kwiat twojego ogrodu, dostajesz jeszcze { PRINTED("babylon.columns.flower") ->
        [one] 1 kolumnę
        [few] { PRINTED("babylon.columns.flower") } kolumny
       *[many] { PRINTED("babylon.columns.flower") } kolumn
    }.

    {"**"}Kolumny**
    {""}**Pojedyncza** kolumna ma wysokość jednego piętra, **podwójna** dwóch. Gdy potrzebujesz podwójnej, płacisz za nią dwie pojedyncze; odwrotnie się nie da. Na początku nie masz kolumn, a w swojej turze możesz mieć ich dowolnie wiele.
babylon-rules-3 = **Budowanie płytki**
    Twój ogród ma 8 × 8 pól: kolumny A do H, wiersze 1 do 8. Płytka zajmuje cztery pola i nazywa się od północno-zachodniego, `C4` to C4, D4, C5 i D5. Możesz ją obrócić.

    Każdy róg płytki na piętrze **n** potrzebuje podpory:
    • **pojedynczej** kolumny, jeśli puste pole pod nim jest na piętrze n − 1 (plansza to piętro 0)
    • **podwójnej** kolumny, jeśli jest na piętrze n − 2
    • **posągu** na piętrze n − 1: nic nie kosztuje, ale odtąd jest tylko kolumną. Nie możesz pominąć go jako podpory.†

    Kolumna potrzebuje pustego pola; wolny symbol nie przeszkadza. Nic nie może stać na belwederze, fontannie, schodach ani kładce, ani pod kładką.

    {"**"}Trzy podpory wystarczą.** Na rogu bez podpory od razu staje **belweder** i nic innego tam już nie stanie. Płytka może go później zasłonić, jeśli ma tam swój wolny róg.

    {"**"}Jeszcze trzy zasady**
    • Nowa płytka leży na wierzchu wszystkich swoich pól.†
    • Żadna płytka nie może mieć dokładnie tych samych czterech pól co inna w twoim ogrodzie, cokolwiek jest między nimi.
    • Piętra idą po kolei: przed trzecim potrzebujesz płytki na drugim, gdziekolwiek.

    Płytki nie muszą się stykać. Pierwsza leży, gdzie chcesz, ale na piętrze 1. Kolumny i dekoracje nigdy się nie kończą.†

    † Nasze rozstrzygnięcie: instrukcja o tym nie mówi.
babylon-rules-4 = **Dekoracje**
    Nic nie kosztują i nie są obowiązkowe. Wszystkie ich pola muszą być niezasłonięte, puste i mieć właściwy symbol, a co najmniej jedno musi być na płytce **zbudowanej w tej turze**. Na ukos nic się nie liczy.

    • **Posąg**: jeden symbol. Pierwszy może stać gdziekolwiek. Każdy następny musi być w tym samym wierszu lub kolumnie pól co inny posąg twojego ogrodu, w dowolnej odległości, na dowolnym piętrze. Posąg, który stał się kolumną, się tu nie liczy; jeśli stały się nią wszystkie, następny może znowu stać gdziekolwiek.†
    • **Fontanna**: dwa symbole obok siebie, na dwóch płytkach tego samego piętra.
    • **Schody**: dwa symbole obok siebie, na dwóch płytkach różnych o jedno piętro. Ich stopa to niższe pole: nad stopą, na piętrze, na które prowadzą schody, nie może leżeć żadna płytka.†
    • **Kładka**: dwa symbole w jednej linii na dwóch płytkach tego samego piętra, z dokładnie jednym polem między nimi. To pole musi być niższe, plansza lub płytka, i puste;† później nic tam nie stanie.†

    Dekorować możesz między swoimi dwiema płytkami,† więc posąg na pierwszej może już podeprzeć drugą.

    † Nasze rozstrzygnięcie: instrukcja o tym nie mówi.
babylon-rules-5 = **Żetony**
    Gdy wszyscy zagrają turę, odkrywa się żeton. Działa w turze każdego gracza w następnej rundzie. Pierwsza runda nie ma żetonu.

    • **Kolumna**: 1 pojedyncza kolumna na początku twojej tury†
    • **Podwójna kolumna**: 1 podwójna kolumna na początku twojej tury;† nie można jej odłożyć
    • **Inny symbol**: raz w turze wolny symbol na właśnie zbudowanej płytce liczy się jako inny, dla dekoracji budowanej w tej chwili;† płytka się nie zmienia
    • **Nowy symbol**: to samo z pustym polem
    • **Pełny rozkwit**: twój kwiat w kamieniołomie daje { PRINTED("babylon.columns.bloom") } kolumny zamiast { PRINTED("babylon.columns.flower") }
    • **Twarda skała**: każda płytka z kamieniołomu daje o { PRINTED("babylon.columns.rock") } kolumnę mniej, ale nigdy mniej niż 0†

    Wszystkich żetonów jest { PRINTED("babylon.players.tokens.2") }, a { PRINTED("babylon.tokens.blank") } z nich są bez efektu.† W trzy osoby używa się tylko { PRINTED("babylon.players.tokens.3") }, w cztery { PRINTED("babylon.players.tokens.4") }: reszta, nieoglądana, zostaje poza grą.

    {"**"}Koniec tury**
    Zatrzymujesz do { PRINTED("babylon.players.slots") } pojedynczych kolumn i jedną płytkę. Jeśli nie stoi żadna z twoich dwóch płytek, wybierz, którą zatrzymać. Podwójne kolumny wracają.

    † Nasz wybór: instrukcja o tym nie mówi.
babylon-rules-6 = **Punkty**
    Patrzy się prosto z góry. Płytka lub dekoracja liczy się, jeśli widać choć jej część.

    • **Posąg**: { PRINTED("babylon.points.statue") ->
        [one] jego piętro
       *[other] { PRINTED("babylon.points.statue") } × jego piętro
    }
    • **Fontanna**: { PRINTED("babylon.points.fountain") } × jej piętro
    • **Kładka**: { PRINTED("babylon.points.footbridge") } × jej piętro
    • **Schody**: { PRINTED("babylon.points.staircase") ->
        [one] suma ich dwóch pięter
       *[other] { PRINTED("babylon.points.staircase") } × suma ich dwóch pięter
    }: 1 + 2 z pierwszego na drugie, 2 + 3 z drugiego na trzecie
    • **Dekoracje**: { PRINTED("babylon.points.decorations") } za każdy komplet wszystkich czterech rodzajów
    • **Kwiaty**: { PRINTED("babylon.points.flowers") } za każdy komplet płytek ze wszystkimi czterema kwiatami
    • **Belweder**: { PRINTED("babylon.points.belvedere") }, na każdym piętrze; nic, jeśli zasłania go płytka†
    • **Najwyższe piętro**: { PRINTED("babylon.points.highest") } × jego numer

    Posąg pod płytką nie jest nic wart, czy ją podpiera, czy tylko stoi pod jej wolnym rogiem. Kładka liczy się zawsze: nad nią nic nie da się zbudować.

    Przy remisie wygrywa większy ogród: ten, w którym widać mniej dziur planszy. Dziury pod kładką widać.† Jeśli i to jest równe, zwycięstwo jest wspólne.

    † Nasze rozstrzygnięcie: instrukcja o tym nie mówi.
babylon-rules-7 = **Dwóch, trzech lub czterech graczy**
    Liczba rund jest stała: **{ PRINTED("babylon.players.tokens.2", plus: 1) }** we dwoje, **{ PRINTED("babylon.players.tokens.3", plus: 1) }** w trzy osoby, **{ PRINTED("babylon.players.tokens.4", plus: 1) }** w cztery.

    W dwie lub trzy osoby kamieniołom się przed grą przerzedza: gracze po kolei usuwają po jednej glinianej płytce, nigdy granit spod niej,† bez kolumn. W trzy osoby usuwa się { PRINTED("babylon.players.thinned.3") }, we dwoje { PRINTED("babylon.players.thinned.2") }. Opcja stołu robi to losowo.

    † Nasze rozstrzygnięcie: instrukcja o tym nie mówi.

    {"**"}Wpisywanie tury**
    • `take 6` bierze płytkę z wierzchu stosu 6
    • `build new C4 r90 f2 open=SE` buduje nową płytkę (`old`: tę ze schowka) z północno-zachodnim rogiem na C4, obróconą o ćwierć obrotu w prawo, na piętrze 2, z belwederem na południowym wschodzie. Możesz pominąć to, co ma tylko jedną możliwość.
    • `deco F B4-C4` buduje fontannę; `S`, `B` i `T` to posąg, kładka i schody. Schody nazywa się od stopy. `as=C4` używa żetonu na tym polu.
    • `keep old` lub `keep new` kończy turę, w której żadna płytka nie stanęła, `end` każdą inną
    • `rm 3` usuwa glinianą płytkę przed grą
babylon-rules-8 = **Jak powstało to wydanie**
    To, co wydrukowano na elementach, dało się znaleźć tylko częściowo, a instrukcja zostawia kilka pytań otwartych. Tu są wszystkie nasze odpowiedzi; twój egzemplarz może mieć inne.

    {"**"}Elementy**
    • symbole i kwiat każdej płytki; znana jest tylko liczba symboli na każdym materiale
    • gdzie są cztery symbole płytki startowej
    • jak często każdy efekt jest wśród żetonów i że { PRINTED("babylon.tokens.blank") } nie mają żadnego
    • że dwa z kwiatów są żółty i fioletowy

    {"**"}Przed grą**
    • Ogrody rozdaje los.
    • Z kamieniołomu usuwa się tylko glinę, nigdy granit spod niej. Losowe usuwanie to nasza opcja.

    {"**"}Żetony**
    • Kolumna z żetonu przychodzi na początku każdej tury. Pojedyncza liczy się do { PRINTED("babylon.players.slots") }, które można zatrzymać.
    • Symbol zmienia się dla jednej dekoracji, a nie na stałe, na dowolnej z płytek zbudowanych w turze.
    • Z Twardą skałą płytka nigdy nie daje mniej niż zero kolumn.

    {"**"}Budowa**
    • Nowa płytka leży na wierzchu wszystkich swoich pól; nigdy nie wsuwa się jej pod inną.
    • Posąg tuż pod rogiem zawsze go podpiera.
    • Dekoracje można budować między dwiema płytkami tury.
    • Gdy wszystkie posągi stały się kolumnami, następny może stać gdziekolwiek.
    • Nad stopą schodów nie leży płytka na piętrze, na które prowadzą schody.
    • Pole pod kładką może być na dowolnej głębokości. Musi być puste i nic tam później nie stanie.
    • Kolumny i elementy nigdy się nie kończą.
    • Zawsze zatrzymujesz tyle kolumn, ile możesz, i płytkę.

    {"**"}Punkty**
    • Belweder zasłonięty płytką nie jest nic wart.
    • Przy remisie dziury pod kładką widać.

    {"**"}Czas**
    Za gracza, któremu minął czas, bierze się płytkę dającą najwięcej kolumn, nic się nie buduje, a zostaje płytka z większą liczbą symboli.

## Lekcje. Tekst kroku ma najwyżej 25 słów i jedną myśl.

babylon-lesson-terraces = 1 · Płytki i kolumny
babylon-lesson-goal = Budujesz tarasy ogrodu, piętro nad piętrem. Na końcu patrzy się z góry: liczą się dekoracje, tym bardziej, im wyżej stoją.
babylon-lesson-quarry = Każdy brzeg kamieniołomu i sąsiad nie wyższy niż twój stos daje **kolumnę**, a twój kwiat jeszcze jedną. Weź stos 5, z listy.
babylon-lesson-stack-5 = To też dobra płytka. Ale przy stosie 5 widać, jak liczą się sąsiedzi: dwaj są wyżsi, a twój kwiat pomaga.
babylon-lesson-build = Płytka stoi na czterech kolumnach albo trzech: wolny róg to wtedy **belweder**, 1 punkt. Zbuduj płytkę ze schowka na D4, z obrotem w lewo.
babylon-lesson-build-first = Można odłożyć płytkę na później, ale masz kolumny. Najpierw buduj.
babylon-lesson-d4 = Może stać i tam. W tej lekcji zbuduj płytkę ze schowka na D4, z obrotem w lewo.
babylon-lesson-symbol = **Fontanna** potrzebuje dwóch swoich symboli obok siebie, na dwóch płytkach. Twoja D4 ma jeden, stos 12 też: weź go, z listy.
babylon-lesson-stack-12 = Szukasz drugiego symbolu fontanny. Jest na stosie 12.
babylon-lesson-other-fountain = Ta też ma symbol fontanny. Ale kwiatu ze stosu 12 nie ma jeszcze w twoim ogrodzie, a wszystkie cztery dają punkty.
babylon-lesson-beside = Zbuduj ją tak, żeby symbole fontanny się spotkały: na B4, z obrotem w prawo. Pozostałe kolumny zostają, do 6.
babylon-lesson-b4 = Wtedy symbole fontanny by się nie spotkały. Zbuduj nową płytkę na B4, z obrotem w prawo, na piętrze 1.
babylon-lesson-fountain = Oba są na jednym piętrze: zbuduj **fontannę**, 3 punkty za piętro. Kładka daje tyle samo, z jednym polem między symbolami.
babylon-lesson-decorate = Najpierw dekoruj! To nic nie kosztuje.

babylon-lesson-storeys = 2 · Wyższe piętra
babylon-lesson-second = Dwie kolumny jedna na drugiej sięgają **drugiego piętra**; na płytce pierwszego wystarczy jedna. Zbuduj nową płytkę na B5.
babylon-lesson-b5 = Można. Ale zbuduj na B5, żeby zobaczyć, co stanie się z płytką niżej.
babylon-lesson-covered = Zasłania symbol schodów na C5. Co zasłonięte, symbol czy belweder, to stracone. Nikt jeszcze tego nie widzi: naciśnij **Cofnij**.
babylon-lesson-uncovered = Zbuduj ją na C6: trzy podwójne kolumny stoją na gołej ziemi i nic nie jest zasłonięte.
babylon-lesson-c6 = To też możliwe. C6 niczego nie zasłania i leży obok twoich innych płytek.
babylon-lesson-statue = **Posąg** potrzebuje tylko jednego symbolu i daje 1 punkt za każde piętro: tu 2. Następny stoi z nim w wierszu lub kolumnie pól.
babylon-lesson-above = Gdy rundy się skończą, liczy się tylko to, co widać z góry: dekoracje, belwedery i podwójnie najwyższe piętro.
babylon-lesson-sets = Wszystkie cztery kwiaty na widocznych płytkach dają 4 punkty, wszystkie cztery dekoracje też. Schody łączą dwa piętra i liczą oba.

babylon-lesson-tokens = 3 · Żetony, dwie płytki, schody
babylon-lesson-token = Od drugiej rundy **żeton** zmienia coś dla wszystkich. Ten: raz w turze jeden symbol może liczyć się jako inny.
babylon-lesson-stack-6 = Żeton pomoże później, przy dekorowaniu. Najpierw weź stos 6: cztery kolumny i jeszcze jedna za twój biały kwiat.
babylon-lesson-only-6 = To też dobra płytka. W tej lekcji weź stos 6.
babylon-lesson-a5 = Masz teraz dwie płytki i możesz zbudować jedną, obie albo żadną. Najpierw zbuduj tę ze schowka: na A5, na drugim piętrze.
babylon-lesson-other-a5 = To też możliwe. W tej lekcji zbuduj płytkę ze schowka na A5, na piętrze 2.
babylon-lesson-staircase = **Schody** łączą dwa symbole obok siebie, różne o jedno piętro. Symbol kładki na B5 liczy się jako schody, dzięki żetonowi. Zbuduj je.
babylon-lesson-staircase-first = Najpierw zbuduj schody: żeton pomaga tylko w tej rundzie.
babylon-lesson-both = Masz kolumny i na drugą płytkę. Zbuduj nową płytkę na C6, na ziemi.
babylon-lesson-c6-too = Może stać i tam. W tej lekcji zbuduj ją na C6, na piętrze 1.
babylon-lesson-build-too = Można odłożyć płytkę na później, ale masz kolumny. Zbuduj i ją.
babylon-lesson-this-turn = Dekoracje nic nie kosztują, ale jeden z ich symboli musi być na płytce **zbudowanej w tej turze**. Możliwe są dwie: zbuduj obie.
babylon-lesson-supports = **Posąg** tuż pod rogiem płytki podpiera ją za darmo. Odtąd jest tylko kolumną i nie jest nic wart.
babylon-lesson-cells = Dwie płytki nie mogą mieć dokładnie tych samych czterech pól. A przed trzecim piętrem musi być płytka na drugim.
babylon-lesson-rounds = Zatrzymujesz do { PRINTED("babylon.players.slots") } kolumn i jedną płytkę. Gra ma { PRINTED("babylon.players.tokens.2", plus: 1) } rund na dwóch graczy, { PRINTED("babylon.players.tokens.3", plus: 1) } na trzech, { PRINTED("babylon.players.tokens.4", plus: 1) } na czterech.

## Akcje z czasownikiem, dla tych, którzy nie widzą pytania; pozostałe same się od niego zaczynają

babylon-move-build = Zbuduj płytkę: { $text }
babylon-move-deco = Zbuduj dekorację: { $text }
babylon-move-rm = Usuń glinianą płytkę: { $text }
babylon-move-take = Weź płytkę: { $text }
