# Ishtar: Ogrody Babilonu. Terminy według polskiej instrukcji; formy: .acc (kogo? co?), .loc (o kim? o czym?), .cap (na początku zdania).

ishtar-name = Ishtar: Ogrody Babilonu
ishtar-blurb = Spraw, by pustynia zakwitła: zakładaj ogrody wokół fontann, zdobywaj kwietniki i sadź wielkie drzewa. To, co widać na planszach, kafelkach, kartach drzew i umiejętnościach, jest naszego pomysłu.†

ishtar-option-layout = Kształt pustyni (4 graczy)
ishtar-option-layout-triangle = Trójkąt
ishtar-option-layout-block = Dwa rzędy po trzy plansze
ishtar-option-layout-ring = Pierścień
ishtar-effort = od 7 do 11 tur na gracza · średnia waga

## Pytania

ishtar-ask-take = Który kafelek bierzesz z dywanu?
ishtar-ask-place = Gdzie kładziesz swój kafelek?
ishtar-ask-special = Twój kafelek ma ikonę. Używasz jej?
ishtar-ask-bloom = Gdzie kładziesz żeton rabaty?
ishtar-ask-gather = Które klejnoty bierzesz?
ishtar-ask-reserve = Które drzewo rezerwujesz?
ishtar-ask-plant = Sadzisz drzewo przed końcem tury?

## Nagłówki

ishtar-headline-take = { $who } { DOES($you, "bierzesz", "bierze") } kafelek
ishtar-headline-place = { $who } { DOES($you, "kładziesz", "kładzie") } kafelek
ishtar-headline-special = { $who } { DOES($you, "możesz", "może") } użyć ikony
ishtar-headline-bloom = { $who } { DOES($you, "kładziesz", "kładzie") } rabatę
ishtar-headline-gather = { $who } { DOES($you, "bierzesz", "bierze") } klejnoty
ishtar-headline-reserve = { $who } { DOES($you, "rezerwujesz", "rezerwuje") } drzewo
ishtar-headline-plant = { $who } { DOES($you, "możesz", "może") } zasadzić drzewo

## Rady dla początkujących

ishtar-advice-take = Następny stos jest darmowy; każdy dalszy kosztuje klejnot. Liczby to kwiaty na polach kafelka.
ishtar-advice-place = Zbierasz klejnoty spod kafelka, a kwiaty stykające się z twoim kwietnikiem dołączają do niego. Liczby z listy są też na obrazku.
ishtar-advice-special = Teraz albo nigdy. Asystent zdobywa cały kwietnik na zawsze, jakkolwiek się rozrośnie; umiejętność kosztuje { PRINTED("ishtar.skills.price") } klejnoty.
ishtar-advice-bloom = Połóż kwiaty obok swojego kwietnika. Żeton nie może połączyć dwóch kwietników, które mają asystentów.
ishtar-advice-gather = Pomyśl o drzewach: ich karty chcą dokładnych kolorów.
ishtar-advice-reserve = Zarezerwowane drzewo jest bezpieczne przed innymi, ale nic nie warte, jeśli go nie zasadzisz.
ishtar-advice-plant = Może być dowolna wolna trawa, także w cudzych ogrodach. Drzewo rozdziela dwa kwietniki.

## Czasowniki

ishtar-verb-take = Weź kafelek
ishtar-verb-place = Połóż kafelek
ishtar-verb-assist = Postaw asystenta
ishtar-verb-skill = Odblokuj umiejętność
ishtar-verb-skip = Zostaw ikonę
ishtar-verb-bloom = Połóż żeton rabaty
ishtar-verb-gather = Weź klejnoty
ishtar-verb-reserve = Zarezerwuj drzewo
ishtar-verb-plant = Zasadź drzewo
ishtar-verb-end = Zakończ turę

## Części zdań

ishtar-part-purple = { $purple_id ->
    [one] 1 fioletowy
    [few] { $purple } fioletowe
   *[many] { $purple } fioletowych
}
ishtar-part-red = { $red_id ->
    [one] 1 czerwony
    [few] { $red } czerwone
   *[many] { $red } czerwonych
}
ishtar-part-white = { $white_id ->
    [one] 1 biały
    [few] { $white } białe
   *[many] { $white } białych
}
ishtar-part-gems = { $purple_id ->
    [0] { $red_id ->
        [0] { ishtar-part-white }
       *[other] { ishtar-part-red }{ ishtar-part-then-white }
    }
   *[other] { ishtar-part-purple }{ $red_id ->
        [0] { ishtar-part-then-white }
       *[other] { $white_id ->
            [0] {" "}i { ishtar-part-red }
           *[other] , { ishtar-part-red } i { ishtar-part-white }
        }
    }
}
ishtar-part-then-white = { $white_id ->
    [0] {""}
   *[other] {" "}i { ishtar-part-white }
}
# „1 fioletowy klejnot”, „1 fioletowy i 2 czerwone klejnoty”; mianownik i biernik są takie same
ishtar-part-the-gems = { ishtar-part-gems } { $white_id ->
    [0] { $red_id ->
        [0] { $purple_id ->
            [one] klejnot
            [few] klejnoty
           *[many] klejnotów
        }
        [one] klejnot
        [few] klejnoty
       *[many] klejnotów
    }
    [one] klejnot
    [few] klejnoty
   *[many] klejnotów
}
ishtar-part-n-flowers = { $n_id ->
    [one] 1 kwiat
    [few] { $n } kwiaty
   *[many] { $n } kwiatów
}
ishtar-part-n-spaces = { $n_id ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
}
ishtar-part-points = { $points_id ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
ishtar-part-n-points = { $n_id ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
ishtar-part-taken = { $shape } ({ TOTAL($spaces_id) ->
    [0] sama trawa
    [one] 1 kwiat
    [few] { TOTAL($spaces_id) } kwiaty
   *[many] { TOTAL($spaces_id) } kwiatów
}{ $icon_id ->
    [a] , asystent)
    [s] , umiejętność)
    [j] , joker)
   *[none] )
}
ishtar-part-at = { $at_id ->
    [first] pierwszym
    [second] drugim
    [third] trzecim
   *[other] { $at }
}
ishtar-part-tile = { $shape } z kwiatami { $spaces }{ $icon_id ->
    [a] {" "}i asystentem na { ishtar-part-at } polu
    [s] {" "}i umiejętnością na { ishtar-part-at } polu
    [j] {" "}i jokerem na { ishtar-part-at } polu
   *[none] {""}
}

ishtar-extra-take = Zapłać klejnotami…
ishtar-extra-skill = Zapłać klejnotami…

## Akcje

ishtar-part-look = { $shape_id ->
    [T] trójkąt
    [I] prosty
   *[V] zgięty
} { $spaces }{ $icon_id ->
    [a] , asystent
    [s] , umiejętność
    [j] , joker
   *[none] {""}
}
ishtar-do-take = stos { $stack } · { ishtar-part-look } · { $gems_id ->
    [none] za darmo
   *[other] { $gems }
}
ishtar-do-place = { $cell }, potem { $arm }{ $n_id ->
    [0] {""}
   *[other] {" "}· { ishtar-part-gems }
}
ishtar-more-place = { $cells } · { $where_id ->
    [none] same kwiaty
   *[other] kwiaty na { $where }
} · { $fountain }
ishtar-do-assist = postaw asystenta · kwietnik: { ishtar-part-n-spaces }
ishtar-do-skill = { $skill } · { $gems }{ $works_id ->
    [0] {" "}· teraz bez pożytku
   *[1] {""}
}
ishtar-do-skip = zostaw ikonę bez użycia
ishtar-do-bloom = { $second_id ->
    [none] { $cell }
   *[other] { PRINTED("ishtar.blooms.double.0") } kwiaty na { $cell }, { PRINTED("ishtar.blooms.double.1") } na { $second }
}
ishtar-do-gather = weź { $gems }
ishtar-do-reserve = { $tree } · { $worth } pkt po zasadzeniu, za { ishtar-part-gems }
ishtar-do-plant = { $tree } za { ishtar-part-gems }, na { $cell }
ishtar-do-end = zakończ turę

## Dlaczego wpisany ruch nie jest możliwy

ishtar-obstacle-take-first = najpierw bierzesz kafelek.
ishtar-obstacle-place-first = najpierw kładziesz swój kafelek.
ishtar-obstacle-special-first = najpierw mówisz, co robisz z ikoną swojego kafelka, albo pomijasz ją przez `skip`.
ishtar-obstacle-effect-first = najpierw wykonujesz swoją nową umiejętność.
ishtar-obstacle-skill-first = to efekt umiejętności, w chwili jej odblokowania.
ishtar-obstacle-too-late = ta część twojej tury już minęła.
ishtar-obstacle-icon-over = ikona twojego kafelka jest już użyta, pominięta albo nie dało się jej użyć.
ishtar-obstacle-can-here = konewka stoi przy stosie { $stack } i musi ruszyć dalej.
ishtar-obstacle-stack-empty = stos { $stack } jest pusty.
ishtar-obstacle-stack-too-far = stos { $stack } kosztuje { $n_id ->
    [one] 1 klejnot
    [few] { $n } klejnoty
   *[many] { $n } klejnotów
}, a { $have_id ->
    [0] nie masz żadnego
   *[other] masz tylko { $have }
}.
ishtar-obstacle-stack-fits-nowhere = kafelek ze stosu { $stack } nigdzie się nie mieści.
ishtar-obstacle-stack-price = stos { $stack } { $n_id ->
    [0] jest darmowy
    [one] kosztuje 1 klejnot, który masz
    [few] kosztuje { $n } klejnoty, które masz
   *[many] kosztuje { $n } klejnotów, które masz
}.
ishtar-obstacle-other-icon = położony kafelek nie ma ikony { $icon_id ->
    [a] asystenta
   *[s] umiejętności
}.
ishtar-obstacle-bed-taken = na tym kwietniku stoi już asystent.
ishtar-obstacle-no-assistants = nie masz już asystentów.
ishtar-obstacle-skill-too-dear = umiejętność kosztuje { PRINTED("ishtar.skills.price") } klejnoty, a { $have_id ->
    [0] nie masz żadnego
   *[other] masz tylko { $have }
}.
ishtar-obstacle-skill-price = umiejętność kosztuje { PRINTED("ishtar.skills.price") } klejnoty, które masz.
ishtar-obstacle-skill-needs = { $skill }: najpierw potrzebna umiejętność { $needs }.
ishtar-obstacle-skill-known = masz już umiejętność { $skill }.
ishtar-obstacle-no-tree = to drzewo nie leży w rzędzie i nie jest przez ciebie zarezerwowane.
ishtar-obstacle-tree-too-dear = to drzewo kosztuje { ishtar-part-gems }, a tylu klejnotów nie masz.
ishtar-obstacle-no-grass = drzewo stoi na trawie bez drzewa, a { $cell } taką nie jest.

## Argumenty: co wybrać teraz

ishtar-arg-stack = Który stos?
ishtar-arg-gems = Które klejnoty?
ishtar-arg-cell = Które pole?
ishtar-arg-arm = W którą stronę leży jego drugie pole?
ishtar-arg-skill = Która umiejętność?
ishtar-arg-second = Które pole dostaje pojedynczy kwiat?
ishtar-arg-tree = Które drzewo?

## Wartości

ishtar-arm-E = na wschód
ishtar-arm-SE = na południowy wschód
ishtar-arm-SW = na południowy zachód
ishtar-arm-W = na zachód
ishtar-arm-NW = na północny zachód
ishtar-arm-NE = na północny wschód

ishtar-shape-T = trójkąt
ishtar-shape-I = prosty kafelek
ishtar-shape-V = zgięty kafelek
ishtar-icon-a = asystent
ishtar-icon-s = umiejętność
ishtar-icon-j = joker
ishtar-fountain-purple = fioletowa fontanna
    .acc = fioletową fontannę
    .loc = fioletowej fontannie
    .cap = Fioletowa fontanna
ishtar-fountain-red = czerwona fontanna
    .acc = czerwoną fontannę
    .loc = czerwonej fontannie
    .cap = Czerwona fontanna
ishtar-fountain-white = biała fontanna
    .acc = białą fontannę
    .loc = białej fontannie
    .cap = Biała fontanna
ishtar-gem-purple = Fioletowe
ishtar-gem-red = Czerwone
ishtar-gem-white = Białe
ishtar-token-single = pojedynczy żeton rabaty
ishtar-token-double = podwójny żeton rabaty

ishtar-skill-A = A, Święte tabliczki
ishtar-skill-B = B, Skarbiec
ishtar-skill-C = C, Cień
ishtar-skill-D = D, Sad
ishtar-skill-E = E, Kosztowności
ishtar-skill-F = F, Podwójna rabata
ishtar-skill-G = G, Dwa klejnoty
ishtar-skill-H = H, Pojedyncza rabata
ishtar-skill-I = I, Rezerwacja drzewa
ishtar-skill-J = J, Dwóch asystentów

ishtar-skills-A = Święte tabliczki
ishtar-skills-B = Skarbiec
ishtar-skills-C = Cień
ishtar-skills-D = Sad
ishtar-skills-E = Kosztowności
ishtar-skills-F = Podwójna rabata
ishtar-skills-G = Dwa klejnoty
ishtar-skills-H = Pojedyncza rabata
ishtar-skills-I = Rezerwacja drzewa
ishtar-skills-J = Dwóch asystentów

ishtar-skill-help-A = Na koniec { PRINTED("ishtar.skills.upper.A.points.0") } punkty za każdą świętą tabliczkę obok twoich kwiatów. Wymaga { PRINTED("ishtar.skills.upper.A.needs") }.
ishtar-skill-help-B = Na koniec { PRINTED("ishtar.skills.upper.B.points.0") ->
    [one] 1 punkt
    [few] { PRINTED("ishtar.skills.upper.B.points.0") } punkty
   *[many] { PRINTED("ishtar.skills.upper.B.points.0") } punktów
} za każdy klejnot, który został w twoich zasobach. Wymaga { PRINTED("ishtar.skills.upper.B.needs") }.
ishtar-skill-help-C = Na koniec { PRINTED("ishtar.skills.upper.C.points.0") } punkty za każde drzewo obok twoich kwiatów, czyjekolwiek jest. Wymaga { PRINTED("ishtar.skills.upper.C.needs") }.
ishtar-skill-help-D = Na koniec { PRINTED("ishtar.skills.upper.D.points.0") } punkty za każdą twoją kartę zasadzonego drzewa. Wymaga { PRINTED("ishtar.skills.upper.D.needs") }.
ishtar-skill-help-E = Na koniec punkty za klejnoty na twoich umiejętnościach: fioletowy { PRINTED("ishtar.skills.upper.E.points.0") }, czerwony { PRINTED("ishtar.skills.upper.E.points.1") }, biały { PRINTED("ishtar.skills.upper.E.points.2") }. Wymaga { PRINTED("ishtar.skills.upper.E.needs") }.
ishtar-skill-help-F = Kładziesz podwójny żeton rabaty na dwóch sąsiednich wolnych polach trawy: { PRINTED("ishtar.blooms.double.0") } kwiaty i { PRINTED("ishtar.blooms.double.1") }.
ishtar-skill-help-G = Bierzesz z puli { PRINTED("ishtar.skills.lower.G.n") } dowolne klejnoty.
ishtar-skill-help-H = Kładziesz pojedynczy żeton rabaty, { PRINTED("ishtar.blooms.single.0") } kwiaty, na wolnym polu trawy.
ishtar-skill-help-I = Bierzesz jedną z odkrytych kart drzew. Tylko ty możesz ją zasadzić, teraz lub później, za zwykłą cenę.
ishtar-skill-help-J = Twoi { PRINTED("ishtar.players.spare") } asystenci z dywanu trafiają do twoich zasobów.

ishtar-tree-tamarisk = Tamaryszek
    .acc = tamaryszek
ishtar-tree-willow = Wierzba
    .acc = wierzbę
ishtar-tree-poplar = Topola
    .acc = topolę
ishtar-tree-fig = Figowiec
    .acc = figowiec
ishtar-tree-olive = Oliwka
    .acc = oliwkę
ishtar-tree-almond = Migdałowiec
    .acc = migdałowiec
ishtar-tree-acacia = Akacja
    .acc = akację
ishtar-tree-apricot = Morela
    .acc = morelę
ishtar-tree-quince = Pigwa
    .acc = pigwę
ishtar-tree-myrtle = Mirt
    .acc = mirt
ishtar-tree-pomegranate = Granatowiec
    .acc = granatowiec
ishtar-tree-mulberry = Morwa
    .acc = morwę
ishtar-tree-carob = Szarańczyn
    .acc = szarańczyn
ishtar-tree-pistachio = Pistacja
    .acc = pistację
ishtar-tree-laurel = Wawrzyn
    .acc = wawrzyn
ishtar-tree-walnut = Orzech
    .acc = orzech
ishtar-tree-plane = Platan
    .acc = platan
ishtar-tree-citron = Cytron
    .acc = cytron
ishtar-tree-juniper = Jałowiec
    .acc = jałowiec
ishtar-tree-frankincense = Kadzidłowiec
    .acc = kadzidłowiec
ishtar-tree-cypress = Cyprys
    .acc = cyprys
ishtar-tree-oak = Dąb
    .acc = dąb
ishtar-tree-date-palm = Daktylowiec
    .acc = daktylowiec
ishtar-tree-ebony = Hebanowiec
    .acc = hebanowiec
ishtar-tree-cedar = Cedr
    .acc = cedr
ishtar-tree-ishtar = Drzewo Ishtar
    .acc = drzewo Ishtar

ishtar-gems-p = 1 fioletowy
ishtar-gems-r = 1 czerwony
ishtar-gems-w = 1 biały
ishtar-gems-pp = 2 fioletowe
ishtar-gems-pr = 1 fioletowy, 1 czerwony
ishtar-gems-pw = 1 fioletowy, 1 biały
ishtar-gems-rr = 2 czerwone
ishtar-gems-rw = 1 czerwony, 1 biały
ishtar-gems-ww = 2 białe
ishtar-gems-ppp = 3 fioletowe
ishtar-gems-ppr = 2 fioletowe, 1 czerwony
ishtar-gems-ppw = 2 fioletowe, 1 biały
ishtar-gems-prr = 1 fioletowy, 2 czerwone
ishtar-gems-prw = 1 fioletowy, 1 czerwony, 1 biały
ishtar-gems-pww = 1 fioletowy, 2 białe
ishtar-gems-rrr = 3 czerwone
ishtar-gems-rrw = 2 czerwone, 1 biały
ishtar-gems-rww = 1 czerwony, 2 białe
ishtar-gems-www = 3 białe
ishtar-gems-pppp = 4 fioletowe
ishtar-gems-pppr = 3 fioletowe, 1 czerwony
ishtar-gems-pppw = 3 fioletowe, 1 biały
ishtar-gems-pprr = 2 fioletowe, 2 czerwone
ishtar-gems-pprw = 2 fioletowe, 1 czerwony, 1 biały
ishtar-gems-ppww = 2 fioletowe, 2 białe
ishtar-gems-prrr = 1 fioletowy, 3 czerwone
ishtar-gems-prrw = 1 fioletowy, 2 czerwone, 1 biały
ishtar-gems-prww = 1 fioletowy, 1 czerwony, 2 białe
ishtar-gems-pwww = 1 fioletowy, 3 białe
ishtar-gems-rrrr = 4 czerwone
ishtar-gems-rrrw = 3 czerwone, 1 biały
ishtar-gems-rrww = 2 czerwone, 2 białe
ishtar-gems-rwww = 1 czerwony, 3 białe
ishtar-gems-wwww = 4 białe

## Pominięcie argumentu

ishtar-gems-none = Za darmo
ishtar-second-none = Bez drugiego pola

## Dlaczego kafelek nie może gdzieś leżeć

ishtar-refusal-outside = Wystawałby poza pustynię.
ishtar-refusal-fountain = Zakryłby fontannę.
ishtar-refusal-tablet = Zakryłby świętą tabliczkę.
ishtar-refusal-taken = Coś już tam rośnie.
ishtar-refusal-alone = Nie stykałby się ani z fontanną, ani z ogrodem.
ishtar-refusal-two-fountains = Połączyłby ogrody dwóch fontann.
ishtar-refusal-two-assistants = Na jednym kwietniku znalazłoby się dwóch asystentów.

## Zdarzenia

ishtar-event-took = { $who } { DOES($you, "bierzesz", "bierze") } { ishtar-part-taken }{ $n_id ->
    [0] .
   *[other] {" "}za { ishtar-part-the-gems }.
}
ishtar-event-must-pay = Darmowy kafelek nigdzie się nie mieści, więc { $whom } { DOES($you, "musisz", "musi") } zapłacić: z tych w zasięgu pasuje tylko kafelek ze stosu { $stack }.
ishtar-event-no-choice = { $ask_id ->
    [take] { $who } { DOES($you, "możesz", "może") } wziąć tylko jeden kafelek.
    [place] { $who } { DOES($you, "możesz", "może") } położyć go tylko w jeden sposób.
    [bloom] { $who } { DOES($you, "możesz", "może") } położyć żeton rabaty tylko na jednym polu.
    [gather] { $who } { DOES($you, "możesz", "może") } wziąć z puli tylko te klejnoty.
   *[reserve] { $who } { DOES($you, "możesz", "może") } zarezerwować tylko jedno drzewo.
}
ishtar-event-turned-over = Na wierzchu stosu { $stack } jest teraz { ishtar-part-taken }.
ishtar-event-last-round = Dwa stosy są puste: to ostatnia runda.
ishtar-event-no-place = Kafelek nigdzie się nie mieści i wypada z gry: { ishtar-part-taken }.
ishtar-event-placed = { $who } { DOES($you, "kładziesz", "kładzie") } kafelek na { $cells }{ $n_id ->
    [0] .
   *[other] {" "}i { DOES($you, "zbierasz", "zbiera") } { ishtar-part-the-gems }.
}
ishtar-event-assisted = { $who } { DOES($you, "stawiasz", "stawia") } asystenta na { $cell } i { DOES($you, "zdobywasz", "zdobywa") } kwietnik: { ishtar-part-n-spaces }, { $flowers_id ->
    [one] 1 kwiat
    [few] { $flowers } kwiaty
   *[many] { $flowers } kwiatów
}{ $scored }.
ishtar-event-grew = { $you ->
    [1] Twój kwietnik
   *[0] Kwietnik gracza { $who }
} na { $bed } rośnie o { ishtar-part-n-flowers }{ $scored }.
ishtar-event-fountain-taken = { $who } { DOES($you, "odbierasz", "odbiera") } { FORM($owner, "gender") ->
    [you] ci
   *[other] graczowi { $owner }
} { FORM($fountain, "acc") } na { $cell }{ $scored }.
ishtar-event-fountain-won = { $shared_id ->
    [0] { $who } { DOES($you, "zdobywasz", "zdobywa") } { FORM($fountain, "acc") } na { $cell }
   *[other] { $who } { DOES($you, "wyrównujesz", "wyrównuje") } i { DOES($you, "dzielisz", "dzieli") } { FORM($fountain, "acc") } na { $cell }
}{ $scored }.
ishtar-event-fountain-lost = { $who } już nie { DOES($you, "dzielisz", "dzieli") } fontanny na { $cell } ({ $fountain }){ $scored }.
ishtar-event-counted = { $you ->
    [1] Twoja umiejętność { $skill }
   *[0] Umiejętność { $skill } (gracz { $who })
}, { $more_id ->
    [1] daje więcej
   *[0] daje mniej
}{ $scored }.
ishtar-event-unused = { $icon_id ->
    [a] Ikony asystenta nie da się użyć
    [s] Ikony umiejętności nie da się użyć
   *[j] Jokera nie da się użyć
}: { $icon_id ->
    [a] { ishtar-part-no-assistant }
    [s] { ishtar-part-no-skill }
   *[j] { ishtar-part-no-assistant }, a { ishtar-part-no-skill }
}.
ishtar-part-no-assistant = { $assistant_id ->
    [taken] na tym kwietniku stoi już asystent
   *[none-left] nie ma już asystentów
}
ishtar-part-no-skill = { $skill_id ->
    [too-dear] umiejętność kosztuje { PRINTED("ishtar.skills.price") } klejnoty
   *[all-known] wszystkie umiejętności są odblokowane
}
ishtar-event-skipped = { $who } nie { DOES($you, "używasz", "używa") } ikony.
ishtar-event-unlocked = { $who } { DOES($you, "odblokowujesz", "odblokowuje") } umiejętność { $skill }{ $scored }, za { ishtar-part-the-gems }.
ishtar-event-no-effect = Umiejętność { $skill }, nie ma efektu: nic nie da się z nią teraz zrobić.
ishtar-event-bloomed = { $who } { DOES($you, "kładziesz", "kładzie") } { $token } na { $cell }{ $second_id ->
    [none] .
   *[other] {" "}i { $second }.
}
ishtar-event-gathered = { $who } { DOES($you, "bierzesz", "bierze") } z puli { ishtar-part-the-gems }.
ishtar-event-reserved = { $who } { DOES($you, "rezerwujesz", "rezerwuje") } { FORM($tree, "acc") }.
ishtar-event-helped = { $who } { DOES($you, "bierzesz", "bierze") } z dywanu { $n_id ->
    [one] 1 asystenta
   *[many] { $n } asystentów
}.
ishtar-event-planted = { $who } { DOES($you, "sadzisz", "sadzi") } { FORM($tree, "acc") } na { $cell }{ $scored } za { ishtar-part-the-gems }.
ishtar-event-new-tree = Nowa karta drzewa: { $tree }.
ishtar-event-unplanted = { $who } nic nie { DOES($you, "dostajesz", "dostaje") } za zarezerwowane, ale niezasadzone drzewo: { $tree }.
ishtar-event-won = { $who } { DOES($you, "wygrywasz", "wygrywa") } z wynikiem { $n_id ->
    [one] 1 punktu
   *[many] { $n } punktów
}!
ishtar-event-shared = { $who } { DOES($you, "dzielisz", "dzieli") } zwycięstwo: { ishtar-part-n-points }!

## Pozycja słowami

ishtar-event-board-question-take = { $who } { DOES($you, "wybierasz", "wybiera") } kafelek z dywanu.
ishtar-event-board-question-place = { $who } { DOES($you, "kładziesz", "kładzie") } kafelek: { ishtar-part-tile }.
ishtar-event-board-question-special = { $icon_id ->
    [a] { $who } { DOES($you, "możesz", "może") } użyć ikony asystenta na { $cell }.
    [s] { $who } { DOES($you, "możesz", "może") } użyć ikony umiejętności na { $cell }.
   *[j] { $who } { DOES($you, "możesz", "może") } użyć jokera na { $cell }.
}
ishtar-event-board-question-bloom = { $who } { DOES($you, "kładziesz", "kładzie") } { $token }.
ishtar-event-board-question-gather = { $who } { DOES($you, "bierzesz", "bierze") } z puli { $n_id ->
    [one] 1 klejnot
    [few] { $n } klejnoty
   *[many] { $n } klejnotów
}.
ishtar-event-board-question-reserve = { $who } { DOES($you, "rezerwujesz", "rezerwuje") } kartę drzewa.
ishtar-event-board-question-plant = { $who } { DOES($you, "możesz", "może") } sadzić drzewa przed końcem tury.
ishtar-event-board-over = Gra skończona.
ishtar-event-board-last-round = To ostatnia runda: gra skończy się, zanim znowu { DOES($you, "zagrasz", "zagra") } { $whom }.
ishtar-event-board-player = { $who }: { ishtar-part-points }{ $over_id ->
    [0] {" "}w tej chwili
   *[1] {""}
}, { $n_id ->
    [0] bez klejnotów
   *[other] { ishtar-part-the-gems }
}, asystenci: { $assistants } w zasobach i { $spare } na dywanie, { $trees_id ->
    [0] bez zasadzonych drzew
    [one] 1 zasadzone drzewo
    [few] { $trees } zasadzone drzewa
   *[many] { $trees } zasadzonych drzew
}.
ishtar-event-board-skills = { $who } { DOES($you, "masz", "ma") } odblokowane umiejętności: { $skills }. Leżą na nich { ishtar-part-the-gems }{ $n_id ->
    [0] .
   *[other] , wartość: { ishtar-part-n-points }.
}
ishtar-event-board-reserved = { $who } { DOES($you, "masz", "ma") } zarezerwowane drzewo: { $tree }, za { ishtar-part-gems }, { ishtar-part-points }.
ishtar-event-board-earlier = Ta gra zaczęła się przed zmianą zasad: umiejętność { $skill }, liczy: fioletowy { $purple }, czerwony { $red }, biały { $white }.
ishtar-event-board-can = Konewka stoi przy stosie { $stack }{ $n_id ->
    [0] , który jest pusty.
    [one] , którego ostatni kafelek leży zakryty.
    [few] , którego { $n } kafelki leżą zakryte.
   *[many] , którego { $n } kafelków leży zakrytych.
}
ishtar-event-board-stack = Stos { $stack }{ $price_id ->
    [0] , za darmo
    [one] , 1 klejnot
    [few] , { $price } klejnoty
   *[many] , { $price } klejnotów
}: { ishtar-part-tile }; { $n_id ->
    [one] 1 kafelek
    [few] { $n } kafelki
   *[many] { $n } kafelków
}.
ishtar-event-board-empty-stacks = Puste stosy: { $stacks }.
ishtar-event-board-tree = Karta drzewa: { $tree }, za { ishtar-part-gems }, { ishtar-part-points }.
ishtar-event-board-fountain = { FORM($fountain, "cap") } na { $cell }, { ishtar-part-points }: { DOES($you, "prowadzisz", "prowadzi") } { $whom }, { $n_id ->
    [one] 1 pole kwiatów
    [few] { $n } pola kwiatów
   *[many] { $n } pól kwiatów
}.
ishtar-event-board-fountain-free = { FORM($fountain, "cap") } na { $cell }, { ishtar-part-points }: nikt jej nie kontroluje.
ishtar-event-board-bed = { $you ->
    [1] Twój kwietnik
   *[0] Kwietnik gracza { $who }
} przy { FORM($fountain, "loc") } na { $place }: { $cells }, asystent na { $cell }; { ishtar-part-n-flowers }.
ishtar-event-board-wild-bed = Niczyj kwietnik: { $cells }; { ishtar-part-n-flowers }.
ishtar-event-board-grass = Wolna trawa: { $cells }.
ishtar-event-board-trees = Drzewa: { $cells }.
ishtar-event-board-gems = { $gem } klejnoty: { $cells }.
ishtar-event-board-tablets = Święte tabliczki: { $cells }.
ishtar-event-board-row = { $first } do { $last } od kolumny { $column }: { $spaces }
ishtar-event-board-supply = Jeszcze przyjdą: karty drzew { $n }, a drzewa dla nich { $tokens }. Klejnoty w puli: fioletowe { $purple }, czerwone { $red }, białe { $white }.

## Arkusz wyników

ishtar-sheet-trees = Drzewa
ishtar-sheet-flowers = Kwiaty
ishtar-sheet-fountains = Fontanny
ishtar-sheet-A = A, Święte tabliczki
ishtar-sheet-B = B, Skarbiec
ishtar-sheet-C = C, Cień
ishtar-sheet-D = D, Sad
ishtar-sheet-E = E, Kosztowności

## Dlaczego komputer zagrał ten ruch

ishtar-term-gems = za klejnoty
ishtar-term-assistants = za asystentów w zasobach
ishtar-term-skills = za umiejętności do odblokowania
ishtar-term-reserved = za zarezerwowane drzewo
ishtar-term-growth = za miejsce na rozrost kwietników
ishtar-term-fountains = za prowadzenie przy fontannach
ishtar-term-tempo = za ikonę do użycia

## Legenda

ishtar-legend-1 = Gracze: punkty, klejnoty trzech kolorów, asystenci, drzewa i odblokowane umiejętności.
ishtar-legend-2 = Skała z klejnotem: P fioletowy, R czerwony, W biały. Zakryj skałę kafelkiem, a klejnot jest twój.
ishtar-legend-3 = Święta tabliczka: nic nie może na niej leżeć.
ishtar-legend-4 = Fontanna ze swoimi punktami, dla tego, kto ma najwięcej pól kwiatów w jej ogrodach.
ishtar-legend-5 = Kafelek. Na jasnych polach są kwiaty, a czasem ikona, której gracz może od razu użyć. (W pudełku kwiaty są na ciemnym tle; na małych obrazkach zlałyby się z trawą.)
ishtar-legend-6 = Trawa, ciemne pola: miejsce na drzewa i żetony rabat.
ishtar-legend-7 = Kwietnik, który ktoś kontroluje, obwiedziony jego wzorem, z asystentem.
ishtar-legend-8 = Drzewo na trawie.
ishtar-legend-9 = Konewka. Idzie dalej zgodnie z ruchem wskazówek zegara, a ty bierzesz kafelek tam, gdzie stanie.
ishtar-legend-10 = Stos: jego numer, kafelek na wierzchu i ile kafelków zostało. Następny jest darmowy; każdy dalszy kosztuje klejnot.
ishtar-legend-11 = Właśnie wzięty kafelek.
ishtar-legend-12 = Karta drzewa: jej punkty i klejnoty, które kosztuje.
ishtar-legend-13 = Co zostało: drzewa, karty drzew i klejnoty każdego koloru.
ishtar-legend-14 = Dolne umiejętności działają od razu. Złote są odblokowane, z zapłaconymi klejnotami.
ishtar-legend-15 = Górne umiejętności punktują na koniec. Białą można odblokować, bo ta pod nią już jest odblokowana.
ishtar-legend-16 = Zarezerwowane drzewo, które może zasadzić tylko ten gracz.
ishtar-legend-17 = Co robią umiejętności.

## Co to jest?

ishtar-verb-about-take = Bierzesz kafelek z wierzchu stosu. Następny stos jest darmowy; każdy dalszy kosztuje klejnot dowolnego koloru.
ishtar-verb-about-place = Kafelek zakrywa piasek i skały, styka się z fontanną lub kafelkiem i daje klejnoty, które zakrył.
ishtar-verb-about-assist = Twój asystent zdobywa ten kwietnik do końca gry: każdy kwiat na nim to punkt.
ishtar-verb-about-skill = Kładziesz na niej { PRINTED("ishtar.skills.price") } klejnoty. F do J działają od razu; A do E punktują na koniec gry.
ishtar-verb-about-skip = Nic nie robisz z ikoną. Później nie da się jej użyć.
ishtar-verb-about-bloom = Żeton zamienia wolną trawę w kwiaty, dla tego, kto kontroluje kwietnik obok.
ishtar-verb-about-gather = Te klejnoty są od razu twoje; w tej turze możesz nimi zapłacić za drzewo.
ishtar-verb-about-reserve = Tylko ty możesz zasadzić to drzewo, teraz lub później, za zwykłą cenę.
ishtar-verb-about-plant = Płacisz klejnoty z karty i dostajesz jej punkty. Drzewo staje na dowolnej wolnej trawie.
ishtar-verb-about-end = Twoja tura się kończy.

## Klucz znaków

ishtar-sign-gem-purple = fioletowy klejnot
ishtar-sign-gem-red = czerwony klejnot
ishtar-sign-gem-white = biały klejnot
ishtar-sign-any-gem = klejnot dowolnego koloru
ishtar-sign-no-gem = klejnot jeszcze do zapłaty
ishtar-sign-rock = skała z klejnotem
ishtar-sign-tablet = święta tabliczka
ishtar-sign-fountain = fontanna i jej punkty
ishtar-sign-flowers = pole z 3 kwiatami
ishtar-sign-grass = trawa
ishtar-sign-icon-a = ikona asystenta
ishtar-sign-icon-s = ikona umiejętności
ishtar-sign-icon-j = ikona jokera
ishtar-sign-assistant = asystent gracza
ishtar-sign-can = konewka
ishtar-sign-tree = drzewo
ishtar-sign-points = punkty
ishtar-sign-place = tu by zakwitło
ishtar-sign-refused-fountains = łączy dwie fontanny
ishtar-sign-refused-assistants = łączy dwóch asystentów

## Przykłady na stronach zasad

ishtar-example-3-1-fountain = Kafelek styka się z fontanną, a Ana bierze klejnoty, które zakrył.
ishtar-example-3-2-alone = Nie styka się ani z fontanną, ani z kafelkiem.
ishtar-example-3-3-two-fountains = Połączyłby ogrody dwóch fontann.
ishtar-example-3-4-two-assistants = Połączyłby dwa kwietniki, które mają asystentów.
ishtar-example-3-5-bed-grows = Ana ma tu kwietnik; nowe kwiaty stykają się z nim, więc do niego należą: 2 punkty bez kolejnego asystenta.
