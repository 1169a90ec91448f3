# Ishtar: Ogrody Babilonu. Terminy według polskiej instrukcji; formy: .acc (kogo? co?), .loc (o kim? o czym?), .cap (na początku zdania).

ishtar-name = Ishtar: Ogrody Babilonu
ishtar-blurb = Spraw, by pustynia zakwitła: zakładaj ogrody wokół fontann, zdobywaj kwietniki i sadź wielkie drzewa. To, co widać na planszach, kafelkach, kartach drzew i umiejętnościach, jest naszego pomysłu.
ishtar-more = Dywan i umiejętności

ishtar-option-layout = Kształt pustyni (4 graczy)
ishtar-option-layout-triangle = Trójkąt
ishtar-option-layout-block = Dwa rzędy po trzy plansze
ishtar-option-layout-ring = Pierścień
ishtar-effort = około 7–11 tur na gracza · średnio trudna

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
ishtar-headline-do-skill = { $who } { DOES($you, "odblokowujesz", "odblokowuje") } umiejętność
ishtar-headline-bloom = { $who } { DOES($you, "kładziesz", "kładzie") } rabatę
ishtar-headline-gather = { $who } { DOES($you, "bierzesz", "bierze") } klejnoty
ishtar-headline-reserve = { $who } { DOES($you, "rezerwujesz", "rezerwuje") } drzewo
ishtar-headline-plant = { $who } { DOES($you, "możesz", "może") } zasadzić drzewo

## Rady dla początkujących

ishtar-advice-take = W rogu stosu jest jego cena w klejnotach dowolnego koloru. Liczby to kwiaty na polach kafelka.
ishtar-advice-place = Zbierasz klejnoty spod kafelka, a kwiaty stykające się z twoim kwietnikiem dołączają do niego. Liczby są te same co na obrazku; *Inne miejsce…* prowadzi do wszystkich pozostałych.
ishtar-advice-special = Teraz albo nigdy.{ $assistant_id ->
    [0] {""}
   *[1] {" "}Asystent zdobywa cały kwietnik na zawsze, jakkolwiek się rozrośnie.
}{ $skill_id ->
    [0] {""}
   *[1] {" "}Umiejętność kosztuje { PRINTED("ishtar.skills.price") } klejnoty.
}
ishtar-advice-bloom = Połóż kwiaty obok swojego kwietnika. Żeton nie może połączyć dwóch kwietników, które mają asystentów.
ishtar-advice-gather = Pomyśl o drzewach: ich karty chcą dokładnych kolorów.
ishtar-advice-reserve = Zarezerwowane drzewo jest bezpieczne przed innymi, ale nic nie warte, jeśli go nie zasadzisz.
ishtar-advice-plant = Może być dowolna wolna trawa, także w cudzych ogrodach. Drzewo rozdziela dwa kwietniki.

## Czasowniki

ishtar-verb-take = Weź kafelek
    .typed = weź
ishtar-verb-place = Połóż kafelek
    .typed = połóż
ishtar-verb-assist = Postaw asystenta
    .typed = asystent
ishtar-verb-skill = Odblokuj umiejętność
    .typed = umiejętność
ishtar-verb-skip = Zostaw ikonę
    .typed = zostaw
ishtar-verb-bloom = Połóż żeton rabaty
    .typed = rabata
ishtar-verb-gather = Weź klejnoty
    .typed = klejnoty
ishtar-verb-reserve = Zarezerwuj drzewo
    .typed = zarezerwuj
ishtar-verb-plant = Zasadź drzewo
    .typed = zasadź
ishtar-verb-end = Zakończ turę
    .typed = koniec

## Co oznacza 🎲, według czasownika

ishtar-final-take = Odsłania następny kafelek stosu

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
}{ $worth_id ->
    [0] {""}
   *[other] {" "}· z asystentem +{ $worth }
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

ishtar-obstacle-take-first = najpierw trzeba wziąć kafelek.
ishtar-obstacle-place-first = najpierw trzeba położyć kafelek.
ishtar-obstacle-special-first = najpierw zdecyduj, co robisz z ikoną swojego kafelka (`skip` ją pomija).
ishtar-obstacle-effect-first = najpierw trzeba wykonać efekt nowej umiejętności.
ishtar-obstacle-skill-first = to efekt umiejętności: działa w chwili, gdy ją odblokowujesz.
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
    .typed = zapłać
ishtar-where = { $arm_id ->
    [none] { $fountain } { $cell }
   *[other] { $arm }
}
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
    .gen = fioletowej fontanny
    .loc = fioletowej fontannie
    .cap = Fioletowa fontanna
ishtar-fountain-red = czerwona fontanna
    .acc = czerwoną fontannę
    .gen = czerwonej fontanny
    .loc = czerwonej fontannie
    .cap = Czerwona fontanna
ishtar-fountain-white = biała fontanna
    .acc = białą fontannę
    .gen = białej fontanny
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
ishtar-skill-help-I = Bierzesz odkrytą kartę drzewa. Tylko ty możesz ją zasadzić, teraz lub później, za zwykłą cenę.
ishtar-skill-help-J = Twoi asystenci z dywanu ({ PRINTED("ishtar.players.spare") }) trafiają do twoich zasobów.

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

ishtar-event-took = { $who } { DOES($you, "bierzesz", "bierze") } { $signed ->
    [1] kafelek.
   *[0] { ishtar-part-taken }{ $n_id ->
        [0] .
       *[other] {" "}za { ishtar-part-the-gems }.
    }
}
ishtar-event-must-pay = Darmowy kafelek nigdzie się nie mieści, więc { $you ->
    [1] musisz
   *[0] { $whom } musi
} zapłacić: z tych w zasięgu pasuje tylko kafelek ze stosu { $stack }.
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
ishtar-event-placed = { $who } { DOES($you, "kładziesz", "kładzie") } kafelek na { $cells }{ $signed ->
    [1] .
   *[0] { $n_id ->
        [0] .
       *[other] {" "}oraz { DOES($you, "zbierasz", "zbiera") } { ishtar-part-the-gems }.
    }
}
ishtar-event-took-placed = { $who } { DOES($you, "bierzesz", "bierze") } kafelek i { DOES($you, "kładziesz", "kładzie") } go na { $cells }.
ishtar-event-assisted = { $who } { DOES($you, "stawiasz", "stawia") } asystenta na { $cell } i { DOES($you, "zdobywasz", "zdobywa") } kwietnik: { ishtar-part-n-spaces }, { $flowers_id ->
    [one] 1 kwiat
    [few] { $flowers } kwiaty
   *[many] { $flowers } kwiatów
}{ $scored }.
ishtar-event-grew = { $who } { DOES($you, "zyskujesz", "zyskuje") } { ishtar-part-n-flowers } w kwietniku na { $bed }{ $scored }.
ishtar-event-fountain-taken = { $who } { DOES($you, "odbierasz", "odbiera") } { FORM($owner, "gender") ->
    [you] ci
   *[other] graczowi { $owner }
} { FORM($fountain, "acc") } na { $cell }{ $scored }.
ishtar-event-fountain-won = { $shared_id ->
    [0] { $who } { DOES($you, "zdobywasz", "zdobywa") } { FORM($fountain, "acc") } na { $cell }
   *[other] { $who } { DOES($you, "remisujesz", "remisuje") } i też { DOES($you, "zdobywasz", "zdobywa") } { FORM($fountain, "acc") } na { $cell }
}{ $scored }.
ishtar-event-fountain-lost = { $who } { DOES($you, "tracisz", "traci") } udział w { FORM($fountain, "loc") } na { $cell }{ $scored }.
ishtar-event-counted = { $who } { DOES($you, "masz", "ma") } { $more_id ->
    [1] więcej
   *[0] mniej
} za umiejętność { $skill }{ $scored }.
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
ishtar-event-unlocked = { $who } { DOES($you, "odblokowujesz", "odblokowuje") } umiejętność { $skill }{ $scored }{ $signed ->
    [1] .
   *[0] , za { ishtar-part-the-gems }.
}
ishtar-event-no-effect = Umiejętność { $skill }, nie ma efektu: nic nie da się z nią teraz zrobić.
ishtar-event-bloomed = { $who } { DOES($you, "kładziesz", "kładzie") } { $token } na { $cell }{ $second_id ->
    [none] .
   *[other] {" "}i { $second }.
}
ishtar-event-gathered = { $who } { DOES($you, "bierzesz", "bierze") } z puli { $signed ->
    [1] klejnoty
   *[0] { ishtar-part-the-gems }
}.
ishtar-event-reserved = { $who } { DOES($you, "rezerwujesz", "rezerwuje") } { FORM($tree, "acc") }.
ishtar-event-helped = { $who } { DOES($you, "bierzesz", "bierze") } z dywanu { $n_id ->
    [one] 1 asystenta
   *[many] { $n } asystentów
}.
ishtar-event-planted = { $who } { DOES($you, "sadzisz", "sadzi") } { FORM($tree, "acc") } na { $cell }{ $scored }{ $signed ->
    [1] .
   *[0] {" "}za { ishtar-part-the-gems }.
}
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
ishtar-event-board-fountain-shared = { FORM($fountain, "cap") } na { $cell }, { ishtar-part-points }: wspólna ({ $other }), każdy ma { $n_id ->
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
ishtar-event-board-supply = Zostało jeszcze kart drzew: { $n }, a drzew dla nich: { $tokens }. Klejnoty w puli: fioletowe { $purple }, czerwone { $red }, białe { $white }.

## Arkusz wyników

ishtar-sheet-trees = Drzewa
ishtar-sheet-flowers = Kwiaty
ishtar-sheet-fountains = Fontanny
ishtar-sheet-A = Tabliczki
ishtar-sheet-B = Skarbiec
ishtar-sheet-C = Cień
ishtar-sheet-D = Sad
ishtar-sheet-E = Kosztowności

## Dlaczego komputer zagrał ten ruch

ishtar-term-gems = za klejnoty
ishtar-term-assistants = za asystentów w zasobach
ishtar-term-skills = za to, co jeszcze dadzą umiejętności
ishtar-term-reserved = za zarezerwowane drzewo
ishtar-term-growth = za klejnoty obok kwietników
ishtar-term-fountains = za prowadzenie przy fontannach
ishtar-term-tempo = za ikonę do użycia

ishtar-plan-shade = sadzić drzewa obok własnych kwiatów dla { ishtar-skill-C }
ishtar-plan-orchard = posadzić jak najwięcej drzew dla { ishtar-skill-D }
ishtar-plan-fountains = zdobyć fontanny wszystkimi czterema asystentami
ishtar-plan-tablets = rozrastać kwietniki ku świętym tabliczkom dla { ishtar-skill-A }

# The computer players who mainly try that.
ishtar-character-fountains = Enkidu
ishtar-character-tablets = Nisaba

## Legenda

ishtar-legend-1 = Gracze: punkty, klejnoty trzech kolorów, asystenci, drzewa i odblokowane umiejętności.
ishtar-legend-2 = Skała z klejnotem: fioletowy to romb (P), czerwony kwadrat (R), biały jest okrągły (W). Zakryj skałę kafelkiem, a klejnot jest twój.
ishtar-legend-3 = Święta tabliczka: nic nie może na niej leżeć.
ishtar-legend-4 = Fontanna ze swoimi punktami w kształcie klejnotu jej koloru, dla tego, kto ma najwięcej pól kwiatów w jej ogrodach.
ishtar-legend-5 = Kafelek. Na jasnych polach są kwiaty, a czasem ikona, której gracz może od razu użyć. (W pudełku kwiaty są na ciemnym tle; na małych obrazkach zlałyby się z trawą.)
ishtar-legend-6 = Trawa, ciemne pola: miejsce na drzewa i żetony rabat.
ishtar-legend-7 = Kwietnik, który ktoś kontroluje, obwiedziony wzorem tego gracza, z asystentem.
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
ishtar-verb-about-assist = Asystent zdobywa ten kwietnik do końca gry: każdy kwiat to punkt. Nowych daje umiejętność J.
ishtar-verb-about-skill = Jedna na turę, za { PRINTED("ishtar.skills.price") } klejnoty. F do J działają od razu; A do E punktują na koniec i wymagają tej pod nimi.
ishtar-verb-about-skip = Nic nie robisz z ikoną. Później nie da się jej użyć.
ishtar-verb-about-bloom = Żeton zamienia wolną trawę w kwiaty, dla tego, kto kontroluje kwietnik obok.
ishtar-verb-about-gather = Te klejnoty są od razu twoje; w tej turze możesz nimi zapłacić za drzewo.
ishtar-verb-about-reserve = Tylko ty możesz zasadzić to drzewo, teraz lub później, za zwykłą cenę. Niezasadzone nie jest nic warte.
ishtar-verb-about-plant = Płacisz dokładnie klejnoty z karty i masz jej punkty. Drzewo staje na dowolnej wolnej trawie i nic go nie zakryje.
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
ishtar-sign-deck = pozostałe karty drzew
ishtar-sign-points = punkty
ishtar-sign-place = tu by zakwitło
ishtar-sign-latest = położone ostatnio
ishtar-sign-refused-fountains = łączy dwie fontanny
ishtar-sign-refused-assistants = łączy dwóch asystentów

## Przykłady na stronach zasad

ishtar-example-3-1-fountain = Kafelek styka się z fontanną, a Ana bierze klejnoty, które zakrył.
ishtar-example-3-2-alone = Nie styka się ani z fontanną, ani z kafelkiem.
ishtar-example-3-3-two-fountains = Połączyłby ogrody dwóch fontann.
ishtar-example-3-4-two-assistants = Połączyłby dwa kwietniki, które mają asystentów.
ishtar-example-3-5-bed-grows = Ana ma tu kwietnik; nowe kwiaty stykają się z nim, więc do niego należą: 2 punkty bez kolejnego asystenta.

## Zasady

ishtar-rules-1 = **Ishtar w skrócie**
    Jesteście ogrodnikami pośrodku pustyni. Zakładajcie ogrody wokół fontann, zdobywajcie kwietniki swoimi asystentami, sadźcie drzewa i uczcie się umiejętności. Kto na końcu ma najwięcej punktów, wygrywa; przy równej liczbie punktów zwycięstwo jest wspólne.†

    Na początku masz { PRINTED("ishtar.players.start_gems.0") ->
        [one] 1 fioletowy klejnot
        [few] { PRINTED("ishtar.players.start_gems.0") } fioletowe klejnoty
       *[many] { PRINTED("ishtar.players.start_gems.0") } fioletowych klejnotów
    }, { PRINTED("ishtar.players.assistants") } asystentów w zasobach i jeszcze { PRINTED("ishtar.players.spare") } na dywanie. O tym, kto zaczyna, decyduje los.

    {"**"}Twoja tura**
    1. **Weź kafelek** z jednego z sześciu stosów.
    2. **Połóż go** na pustyni.
    3. **Zbierz klejnoty**, które zakrył.
    4. Jeśli kafelek ma ikonę, możesz jej użyć: **asystent**, **umiejętność** albo joker, który jest jednym lub drugim.
    5. **Zasadź** tyle drzew, ile chcesz i za ile możesz zapłacić.

    {"**"}Liczba graczy**
    • 2 graczy: plansz terenu { PRINTED("ishtar.layouts.diamond") }, kafelków w stosie { PRINTED("ishtar.players.base_tiles.2", plus: 1) }
    • 3 graczy: plansz terenu { PRINTED("ishtar.layouts.trapezoid") }, kafelków w stosie { PRINTED("ishtar.players.base_tiles.3", plus: 1) }
    • 4 graczy: plansz terenu { PRINTED("ishtar.layouts.triangle") }, kafelków w stosie { PRINTED("ishtar.players.base_tiles.4", plus: 1) }

    Na każdej planszy terenu jest fontanna. Ich kolory losuje się spośród fioletowych ({ PRINTED("ishtar.fountains.0") }), czerwonych ({ PRINTED("ishtar.fountains.1") }) i białych ({ PRINTED("ishtar.fountains.2") }), więc w dwie lub trzy osoby niektórych może brakować.

    {"**"}Koniec**
    Dwa puste stosy kończą grę: rundę gra się do końca, żeby każdy zagrał tyle samo tur.

    † Nasze, tak jak wszystko, co wydrukowano na planszach, kafelkach, kartach drzew i umiejętnościach: patrz „Jak powstało to wydanie”.
ishtar-rules-2 = **Branie kafelka**
    Sześć stosów leży w kręgu na dywanie, po dwa każdego kształtu: trójkąt, prosty i zgięty. Wokół nich, zgodnie z ruchem wskazówek zegara, chodzi konewka.

    • Konewka idzie do **następnego stosu** za darmo. Dalej możesz ją posłać za **1 klejnot dowolnego koloru za stos**. Puste stosy się pomija i nic nie kosztują.
    • Bierzesz kafelek z wierzchu stosu, przy którym stanie. Pasować nie można.
    • Potem odkrywa się następny kafelek stosu, od którego konewka odeszła. Tak każdy stos pokazuje swój wierzch, oprócz tego z konewką.
    • W pierwszej turze gry konewka idzie do dowolnego stosu za darmo.

    Do wyboru masz tylko kafelki, które gdzieś się zmieszczą. Jeśli darmowy nigdzie się nie mieści, **musisz zapłacić** swoimi klejnotami, żeby dosięgnąć takiego, który pasuje.† Jeśli takiego nie dosięgniesz, darmowy wypada z gry, a ty od razu przechodzisz do sadzenia.†

    {"**"}Kafelki słowami**
    `trójkąt 2 1 0` ma trzy pola: 2 kwiaty, 1 kwiat i trawę, w kolejności, w jakiej czytasz je na dywanie. Wybierasz pole i stronę:
    • **trójkąt** i **zgięty**: pierwsza liczba leży na polu, druga po tej stronie. Trzecia jest wokół pola dalej zgodnie z ruchem wskazówek zegara, w trójkącie o jeden krok, w zgiętym o dwa.
    • **prosty**: środek leży na polu, ostatnia liczba po tej stronie, a pierwsza naprzeciwko.

    † Nasze rozstrzygnięcie: instrukcja o tym nie mówi.
ishtar-rules-3 = **Kładzenie kafelka**
    Obróć go, jak chcesz. Może leżeć na dwóch planszach terenu.

    • Zakrywa **tylko piasek i skały**: żadnej fontanny, żadnej świętej tabliczki, żadnego innego kafelka.
    • **Styka się z fontanną albo z kafelkiem**, który już leży.
    • **Nie może łączyć ogrodów dwóch fontann** ani stykać się z drugą fontanną.
    • **Nie może dawać dwóch asystentów na jednym kwietniku**, nawet gdy obaj są twoi.

    Wszystkie klejnoty na skałach pod kafelkiem są od razu twoje. Możesz je wydać w tej samej turze.

    {"**"}Ogrody i kwietniki**
    {""}**Ogród** to grupa stykających się kafelków. Należy do jednej fontanny; fontanna może mieć kilka ogrodów.

    {""}**Kwietnik** to grupa stykających się pól kwiatów. W ogrodzie może być ich kilka. Rozdziela je trawa, dopóki nie połączy ich kafelek lub żeton.

    Kto pierwszy postawi na kwietniku asystenta, **kontroluje** go do końca gry, ze wszystkimi kwiatami, które później do niego dołączą.
ishtar-rules-4 = **Ikony**
    Liczy się tylko właśnie położony kafelek: użyj jego ikony teraz albo nigdy.

    • **Asystent**: stawiasz asystenta ze swoich zasobów na ikonie, jeśli na tym kwietniku nie ma niczyjego.
    • **Umiejętność**: kładziesz { PRINTED("ishtar.skills.price") } klejnoty dowolnych kolorów na jednej ze swoich dziesięciu umiejętności. Zostają tam. Każdą możesz odblokować raz, a w turze tylko jedną.
    • **Joker**: używasz go jako jednego z tych dwóch.

    {"**"}Dolne umiejętności** działają od razu. Z ich efektu nie można zrezygnować ani go odłożyć; jeśli nic nie da się z nim zrobić, przepada:
    • **F** Podwójna rabata: kładziesz podwójny żeton rabaty na dwóch sąsiednich wolnych polach trawy; na pierwszym kwiatów jest { PRINTED("ishtar.blooms.double.0") }, na drugim { PRINTED("ishtar.blooms.double.1") }
    • **G** Dwa klejnoty: bierzesz z puli { PRINTED("ishtar.skills.lower.G.n") } dowolne klejnoty
    • **H** Pojedyncza rabata: kładziesz pojedynczy żeton, { PRINTED("ishtar.blooms.single.0") } kwiaty, na wolnym polu trawy
    • **I** Rezerwacja drzewa: bierzesz jedną z odkrytych kart drzew; tylko ty możesz ją zasadzić, teraz lub później, za jej cenę
    • **J** Dwóch asystentów: twoi asystenci z dywanu ({ PRINTED("ishtar.players.spare") }) trafiają do twoich zasobów

    Żeton może leżeć w każdym ogrodzie, ale nie może łączyć dwóch kwietników, które mają asystentów.

    {"**"}Górne umiejętności** punktują na koniec. Każda wymaga tej pod nią, z wcześniejszej tury:
    • **A** (po { PRINTED("ishtar.skills.upper.A.needs") }): { PRINTED("ishtar.skills.upper.A.points.0") } punkty za każdą świętą tabliczkę obok twoich kwiatów
    • **B** (po { PRINTED("ishtar.skills.upper.B.needs") }): { PRINTED("ishtar.skills.upper.B.points.0") ->
        [one] 1 punkt
        [few] { PRINTED("ishtar.skills.upper.B.points.0") } punkty
       *[many] { PRINTED("ishtar.skills.upper.B.points.0") } punktów
    } za każdy klejnot, który został w twoich zasobach
    • **C** (po { PRINTED("ishtar.skills.upper.C.needs") }): { PRINTED("ishtar.skills.upper.C.points.0") } punkty za każde drzewo obok twoich kwiatów, czyjekolwiek jest
    • **D** (po { PRINTED("ishtar.skills.upper.D.needs") }): { PRINTED("ishtar.skills.upper.D.points.0") } punkty za każdą twoją kartę zasadzonego drzewa
    • **E** (po { PRINTED("ishtar.skills.upper.E.needs") }): za klejnoty na twoich umiejętnościach, fioletowy { PRINTED("ishtar.skills.upper.E.points.0") }, czerwony { PRINTED("ishtar.skills.upper.E.points.1") }, biały { PRINTED("ishtar.skills.upper.E.points.2") }
ishtar-rules-5 = **Sadzenie drzew**
    Odkrytych jest { PRINTED("ishtar.trees.open") } kart drzew. Na koniec tury możesz zasadzić dowolnie wiele z nich, a także to, które masz zarezerwowane.

    1. Zapłać dokładnie te klejnoty, które są na karcie.
    2. Zatrzymaj kartę; jest warta swoje punkty.
    3. Postaw jej drzewo na **dowolnym wolnym polu trawy**, w czyimkolwiek ogrodzie.

    Pole z drzewem zostaje, jakie jest: żaden żeton go nie zakryje, więc drzewo może na dobre rozdzielić dwa kwietniki. Ogrodu nie dzieli.

    Nowe karty odkrywa się po twojej turze, nie wcześniej. Drzew jest { PRINTED("ishtar.trees.tokens") }, a kart { PRINTED("ishtar.trees.cards") }; gdy drzewa się skończą, nowych kart już się nie odkrywa.†

    Zarezerwowana karta, która do końca nie jest zasadzona, nie jest nic warta.

    † Nasze rozstrzygnięcie: instrukcja o tym nie mówi.
ishtar-rules-6 = **Punktacja**
    • **Drzewa**: punkty z twoich kart zasadzonych drzew
    • **Kwiaty**: 1 punkt za każdy kwiat na kwietnikach, które kontrolujesz, także pod asystentem
    • **Fontanny**: fioletowa { PRINTED("ishtar.fountain_points.0") }, czerwona { PRINTED("ishtar.fountain_points.1") }, biała { PRINTED("ishtar.fountain_points.2") } punktów dla tego, kto je kontroluje
    • **Górne umiejętności**

    Kontrolujesz fontannę, jeśli masz **najwięcej pól kwiatów** w jej ogrodach, licząc wszystkie swoje kwietniki. Liczą się pola, nie kwiaty. Przy remisie każdy z remisujących dostaje pełne punkty. Kto nie ma tam pola kwiatów, nie dostaje nic.

    Pozostałe klejnoty i asystenci oraz dolne umiejętności same nic nie dają.

    {"**"}Jak powstało to wydanie**
    Arkusza, który objaśnia rozstawienie i umiejętności, nie dało się znaleźć, podobnie jak zdjęć tego, co wydrukowano na elementach. To jest nasze i może się różnić od twojego egzemplarza:
    • wygląd plansz i kafelków i większość kart drzew
    • która umiejętność ma którą literę i liczbę, oprócz tego, że jedna rezerwuje drzewo, a jedna punktuje karty drzew
    • ile jest kafelków w dwie i trzy osoby i jaki kształt ma pustynia

    Gdzie instrukcja milczy, wybraliśmy:
    • za kafelek trzeba zapłacić, jeśli darmowy nigdzie się nie mieści; jeśli żaden w zasięgu nie pasuje, wypada on z gry
    • przy równej liczbie punktów zwycięstwo jest wspólne
    • gdy drzewa się skończą, nowych kart drzew już się nie odkrywa
    • kwiaty pod asystentem się liczą
ishtar-rules-7 = **Mapa słowami**
    Rzędy mają litery z północy na południe, pola numery z zachodu na wschód: `F7` to siódme pole rzędu F. Każde pole ma sześciu sąsiadów: na wschodzie, południowym wschodzie, południowym zachodzie, zachodzie, północnym zachodzie i północnym wschodzie.

    W pozycji słowami rząd wygląda tak:
    `F1 do F14 od kolumny 3: . p . 2 g O`

    • `.` piasek, `p` `r` `w` skała z fioletowym, czerwonym lub białym klejnotem
    • `O` fontanna, `T` święta tabliczka
    • `1` do `4` kwiaty, `g` wolna trawa, `t` drzewo

    {"**"}Kolumny** pokazują, które pola się stykają. Pierwsze pole jest w podanej kolumnie, każde następne o dwie kolumny na prawo. Sąsiedzi na wschodzie i zachodzie są o dwie kolumny dalej w tym samym rzędzie; czterej pozostali o jedną kolumnę dalej w rzędzie wyżej lub niżej.

## Lekcje. Tekst kroku ma najwyżej 25 słów i jedną myśl.

ishtar-lesson-gardens = 1 · Ogrody i kwietniki
ishtar-lesson-goal = Ogrody rosną wokół fontann. Kwiaty na twoich kwietnikach, fontanny i drzewa to punkty. Twoja kolej: naciśnij **Zagraj turę**.
ishtar-lesson-can = Kafelki leżą w sześciu stosach. Kto zaczyna, bierze z dowolnego; tam stanie **konewka**. Weź stos 1: „0 1 1” to kwiaty kafelka.
ishtar-lesson-stack-1 = Każdy stos byłby dobry. W tej lekcji weź stos 1: jego kafelek ma asystenta.
ishtar-lesson-place = Kafelki stykają się z fontanną lub kafelkiem i nie zakrywają tabliczek. Zbierasz **klejnoty** spod nich. Wybierz **1**, przy czerwonej fontannie.
ishtar-lesson-e2 = Może leżeć i tam. W tej lekcji wybierz numer podany wyżej, obok czerwonej fontanny.
ishtar-lesson-assistant = Twój kafelek ma **asystenta**. Postaw go na nim: kwietnik jest twój na zawsze, 1 punkt za kwiat, a może i fontanna.
ishtar-lesson-no-skip = Ikony można użyć tylko teraz albo nigdy. Użyj jej!
ishtar-lesson-price = Konewka idzie dalej. Następny stos jest darmowy, każdy dalszy kosztuje **klejnot**; puste omija za darmo. Weź stos 3.
ishtar-lesson-no-pay = Można za to zapłacić, ale za klejnoty kupuje się też drzewa i umiejętności. Darmowy kafelek jest dobry.
ishtar-lesson-grow = Kwiaty połączone z twoim kwietnikiem są twoje bez asystenta: ostatniego zachowaj. Wybierz **1**: 2 kwiaty kafelka i 2 niczyje.
ishtar-lesson-d2 = Może tam leżeć, ale przy numerze podanym wyżej rośnie od niego twój kwietnik.
ishtar-lesson-tree = Za klejnoty sadzisz drzewa, na ile cię stać. Zasadź **wawrzyn** na wolnej trawie, tutaj D1: 2 czerwone i 1 biały, 8 punktów.
ishtar-lesson-laurel-d1 = Każda wolna trawa jest równie dobra. W tej lekcji zasadź go na D1.
ishtar-lesson-laurel = To drzewo jest warte mniej. Wawrzyn kosztuje tyle, ile masz.
ishtar-lesson-plant-first = Można skończyć turę, ale masz klejnoty na drzewo. Najpierw je zasadź.

ishtar-lesson-skills = 2 · Klejnoty i umiejętności
ishtar-lesson-gems = Klejnoty leżą na skałach. Fioletowe są częste, białe rzadkie. Wybierz **2**, po 2 fioletowe i 1 czerwony.
ishtar-lesson-h7 = Może leżeć i tam. W tej lekcji wybierz numer podany wyżej, po 2 fioletowe klejnoty i 1 czerwony.
ishtar-lesson-skill = Gwiazda na twoim kafelku to joker: postaw asystenta albo odblokuj **umiejętność**, za dwa dowolne klejnoty. Odblokuj H, Pojedynczą rabatę, za 2 fioletowe.
ishtar-lesson-no-assistant = To byłby kwietnik z jednego pola. Tym razem odblokuj umiejętność.
ishtar-lesson-pay-purple = Czerwone klejnoty są rzadsze od fioletowych. Zapłać dwoma fioletowymi.
ishtar-lesson-skill-h = To też dobra umiejętność. W tej lekcji odblokuj H, Pojedynczą rabatę.
ishtar-lesson-bed = H kładzie rabatę na wolnej trawie. Na E3 styka się z twoim kwietnikiem: 2 kwiaty więcej.
ishtar-lesson-e3 = Na E3 jej kwiaty liczą się dla ciebie. Połóż ją tam.
ishtar-lesson-next-stack = Konewka obeszła krąg: następny jest stos 1, więc jego kafelek jest darmowy. Weź go, z jego czterema kwiatami.
ishtar-lesson-fountain = Kto ma w ogrodach fontanny najwięcej **pól** kwiatów, ten ją zdobywa; remis daje ją wszystkim. Wybierz **2**, przy czerwonej, którą już masz.
ishtar-lesson-g2 = Może tam leżeć, ale przy numerze podanym wyżej rośnie od niego twój kwietnik przy fontannie.
ishtar-lesson-joins = Ogrody dwóch fontann nigdy się nie stykają, a na kwietniku nie ma dwóch asystentów. Proponuję tylko to, co dozwolone. Naciśnij **Potwierdź**.
ishtar-lesson-ending = Gdy dwa stosy są puste, rundę gra się do końca i na tym koniec gry. Pozostałe klejnoty zwykle nic nie dają.
ishtar-lesson-uppers = Umiejętności A do E punktują na koniec. A wymaga F, B wymaga G i tak dalej, z wcześniejszej tury.
ishtar-lesson-what-counts = A liczy tabliczki obok twoich kwiatów, B pozostałe klejnoty, C drzewa obok twoich kwiatów, D drzewa, które zasadzisz, E klejnoty na twoich umiejętnościach.

ishtar-lesson-more = 3 · Więcej umiejętności, więcej drzew
ishtar-lesson-upper = Umiejętności jest dziesięć, po dwa klejnoty: **jedna na turę**, każda raz. Odblokuj z listy C, za 2 fioletowe: liczy drzewa obok twoich kwiatów.
ishtar-lesson-skill-c = To też dobra umiejętność. W tej lekcji odblokuj C, Cień.
ishtar-lesson-apricot = Drzewo może stać na dowolnej wolnej trawie, czyjakolwiek jest. Zasadź morelę na F4: obok twoich kwiatów liczy się też do C.
ishtar-lesson-f4 = Tam byłaby warta 3 punkty mniej. Na F4 stoi obok twoich kwiatów.
ishtar-lesson-last-assistant = Został ci jeden asystent, a kafelek na stosie 2 ma ikonę asystenta. Weź go, za darmo.
ishtar-lesson-white = Przy białej fontannie nikt nie ma jeszcze kwiatów. Połóż tam kafelek: wybierz **4**.
ishtar-lesson-l3 = Może leżeć i tam. W tej lekcji wybierz numer podany wyżej, przy białej fontannie.
ishtar-lesson-two-assistants = Na początku masz dwóch asystentów; jeszcze dwóch daje tylko umiejętność J. Postaw ostatniego: zdobywa ten kwietnik i fontannę.
ishtar-lesson-apart = Drzewa nic nie zakryje, więc może rozdzielać dwa kwietniki. Zasadź daktylowiec na K4.
ishtar-lesson-k4 = Wystarczy dowolna wolna trawa, ale na K4 liczy się też do C.
ishtar-lesson-date-palm = To drzewo jest warte mniej. Masz klejnoty na daktylowiec.
ishtar-lesson-reserved = Umiejętność I **rezerwuje** drzewo: tylko ty możesz je zasadzić. Ale zarezerwowane i niezasadzone nie jest nic warte.
ishtar-lesson-counted = Na koniec punktują zasadzone drzewa, każdy kwiat na twoich kwietnikach, fontanny i umiejętności A do E; pozostałe klejnoty tylko z B.

## Akcje z czasownikiem, dla tych, którzy nie widzą pytania; pozostałe same się od niego zaczynają

ishtar-move-assist = { $text }
ishtar-move-bloom = Połóż żeton rabaty: { $text }
ishtar-move-place = Połóż kafelek: { $text }
ishtar-move-plant = Zasadź drzewo: { $text }
ishtar-move-reserve = Zarezerwuj drzewo: { $text }
ishtar-move-skill = Odblokuj umiejętność: { $text }
ishtar-move-take = Weź kafelek: { $text }
