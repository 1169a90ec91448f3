# Teksty wspólne dla wszystkich gier.

and = { $first } i { $last }
separator = {", "}
scored = {" "}({ $changes })
told-on = { $first }; { $then }
you = Ty
    .subject = {""}
you-within = ty
    .gen = ciebie
    .dat = tobie
    .acc = ciebie
    .gender = you
scored-by = { $who } { $change }
then-scored = potem { $change }
then-decides = { $n ->
    [one] potem decyduje { $who }
   *[many] potem decydują { $who }
}
no-consequences = Na razie żadnych punktów

## Przyciski

button-join = Dołącz
button-leave = Odejdź
button-start = Zacznij
button-add-computer = Dodaj komputer
button-remove-computer = Usuń komputer
button-options = Opcje
button-rules = Zasady
button-turn = Zagraj turę
button-hand = Moje karty
button-note = Notatka
button-type = Wpisz
button-tools = Więcej…
tools-title = ### Co jeszcze mogę dla ciebie zrobić?
button-legend = Co to jest?
button-forget = Zapomnij o mnie
button-text = Słowami
button-back = Cofnij
button-reset = Od nowa
button-confirm = Potwierdź
button-sure = Tak, zrób to
button-previous = Poprzednie
button-next = Następne
button-next-table = Dalej: { $game }, stół { $match }
button-open = Otwórz
button-go = Przejdź tam

## Poczekalnia

seat-opener = **{ $letter }** { $who } (otwiera stół)
seat-person = **{ $letter }** { $who }
seat-computer = **{ $letter }** { $name }, komputer ({ $level })
seats-free = { $n ->
    [one] Jest jeszcze jedno wolne miejsce.
    [few] Są jeszcze { $n } wolne miejsca.
   *[many] Jest jeszcze { $n } wolnych miejsc.
}
level-easy = łatwy: patrzy jeden ruch naprzód
level-normal = zwykły: sprawdza swoje najlepsze ruchy do końca dnia lub rundy
level-hard = trudny: porównuje więcej ruchów i patrzy o dzień lub rundę dalej
level-dice = losowy: gra dowolny dozwolony ruch
# $plan is such as “fill the most valuable souks”.
level-character = jak zwykły, ale głównie stara się { $plan }
computer-name-1 = Zajnab
computer-name-2 = Behruz
computer-name-3 = Mehri
computer-name-4 = Stary Kamal
computer-name-5 = Szirin
computer-name-6 = Tahmasp
lobby-place-thread = Gra potoczy się we własnym wątku.
lobby-place-channel = Gra potoczy się w tym kanale.
lobby-practice = To trening: grasz tylko z komputerami i nikt inny tego nie widzi. *Zacznij* rozpoczyna grę od razu. *Podpowiedz*, gdy grasz turę, pokazuje dobre ruchy.
lobby-live = Gra się zaczęła. Sekret pokażę, gdy się skończy.
button-fair = Uczciwe kości
fair-on-card = Każdy może sprawdzić kości. Odcisk ich sekretu: `{ $commitment }`
fair-fingerprint = Odcisk sekretu: `{ $commitment }`
fair-title = ### Uczciwe kości przy stole { $match }
fair-how = Wszystko, co się rzuca lub dobiera, wynika z tajnej liczby, ustalonej przy otwarciu stołu, i z liczb, które Discord nadał tym, którzy dołączyli. Nikt więc nie może tego wybrać, o ile dołącza ktoś, komu pozostali ufają.
fair-joined = { $who } dołącza z liczbą `{ $number }`
fair-left = Ktoś dołączył z liczbą `{ $number }` i odszedł, więc ona się nie liczy
fair-numbers = Liczby graczy, do losowania: { $numbers }
fair-later = Gdy gra się skończy, ten przycisk pokaże sekret i zapis gry.
fair-secret = Sekret: `{ $secret }`
fair-digest =
    SHA-256 zapisu: `{ $digest }`
    Porównaj odcisk z tym na karcie stołu, a liczby z tymi w jego pierwszym poście. Mając poniższy zapis, każdy może sprawdzić każdą kość i kartę: `python -m engine verify FILE`
lobby-over = Gra skończona.
lobby-cancelled = Ten stół odwołano.
opened-table = Stół { $match } jest otwarty: { $link }
card-posted-again = Stół { $match } wciąż czeka na rozpoczęcie. Wysyłam jego kartę jeszcze raz: { $link }
card-replaced = Stół { $match } ma nową kartę: { $link }
card-refused = ⚠️ Nie mogę wysłać jego karty w { $place }. Daj mi tam uprawnienia *Wyświetlanie kanału*, *Wysyłanie wiadomości* i *Załączanie plików*. Co jakiś czas spróbuję znowu, a od razu, gdy użyjesz `/table here`.
card-refused-practice = ⚠️ Nie mogę wysłać ci jego karty: nie przyjmujesz ode mnie wiadomości prywatnych. Odblokuj mnie albo zezwól na wiadomości prywatne w ustawieniach prywatności Discorda, a potem użyj `/table here`.
cover-alt = Poczekalnia: { $game }. Przy stole: { $seated }.
thread-name = { $game } · stół { $match }
no-thread = Nie mogę otworzyć tu wątku, więc gra potoczy się w tym kanale.
options-title = Opcje tego stołu
options-line = { $option }: **{ $choice }**
options-none = brak
button-options-page = { $n ->
    [0] Zmień stół
   *[other] { $of ->
        [1] Zmień grę
       *[other] Zmień grę, { $n } z { $of }
    }
}
option-place = Gdzie grać
# Małą literą, bo bywają też częściami zdań.
option-place-thread = we własnym wątku
option-place-channel = tutaj, w kanale
option-pace = Czas na ruch
option-pace-none = bez zegara
option-pace-hours = kilka godzin
option-pace-day = dzień
option-pace-three-days = trzy dni
option-pace-week = tydzień
lobby-pace = { $name ->
    [none] Bez zegara.
   *[other] Czas na ruch: { $pace }.
}
lobby-suggestions = *Podpowiedz* pokazuje dobre ruchy temu, kto o nie poprosi.
lobby-no-vacations = Urlopy nie zatrzymują tu zegarów.
pace-explained = Każdy ma na początek: { $bank }; za każdy ruch dochodzi: { $increment }; łącznie najwyżej: { $cap }.
pace-described = Na początek: { $bank }, za każdy ruch: { $increment }, najwyżej: { $cap }
pace-described-none = Przypomnienia po jednym dniu i po trzech; potem inni mogą głosować
length-days = { $n ->
    [one] jeden dzień
    [few] { $n } dni
   *[many] { $n } dni
}
length-hours = { $n ->
    [one] jedna godzina
    [few] { $n } godziny
   *[many] { $n } godzin
}
option-switches = Ponadto
option-seats = Pokazuj wolne miejsca wszystkim w /games
option-vacations = Zatrzymuj zegary graczy na urlopie
lobby-private = Wolnych miejsc nie widać w /games.
option-level = Komputery, które dołączą od teraz
option-level-easy = Łatwy: patrzy jeden ruch naprzód i gra od razu
option-level-normal = Zwykły: sprawdza swoje najlepsze ruchy do końca dnia lub rundy
option-level-hard = Trudny: porównuje więcej ruchów i patrzy dalej, do dziesięciu sekund na turę
option-level-dice = Losowy: gra dowolny dozwolony ruch

## Tura

turn-headline = ### { $who }: { $question }
turn-free-seat = ### Gra czeka, aż ktoś zajmie wolne miejsce ({ $who }).
game-started =
    ## Gra się zaczyna
    { $who }: { $n ->
        [one] grasz tutaj
       *[many] gracie tutaj
    }. { $first ->
        [none] Kilka osób zaczyna jednocześnie.
       *[other] Zaczyna { $first }.
    } { $pace }
told-more = { $n ->
    [one] I jeszcze jedno zdarzenie{ $scored }.
    [few] I jeszcze { $n } zdarzenia{ $scored }.
   *[many] I jeszcze { $n } zdarzeń{ $scored }.
}
standing = { $scores }
standing-at = { $scores } · stół { $match }
advice = 💡 { $text }
choose = Co chcesz zrobić?
choose-begun = { $text } …
choose-alike = { $what } · { $alike }
choose-several = { $what }: wybierz najwyżej { $n } naraz
choose-all = Wszystkie możliwości: { $what }
choose-more = Więcej możliwości
choice-all = Inne miejsce…
choice-all-here = Inne miejsce tutaj…
choice-all-of = { $what }: inne miejsce tutaj…
choice-part = { $part } · { places-behind }
choose-part = W której części?
choice-then = { $first }: { $then }
choice-stopped = Nie zrobiono, bo wcześniejsze kroki już na to nie pozwalają: { $text }.
numbered = { $number } · { $text }
choice-none = Tylko to
choices-behind = { $n ->
    [one] 1 sposób
    [few] { $n } sposoby
   *[many] { $n } sposobów
}
places-behind = { $n ->
    [one] 1 miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
}
draft-so-far = Nikt inny jeszcze tego nie widzi:
draft-changes = ⚖️ { $change }
draft-finished = Twoja tura jest gotowa. Potwierdzasz?
# O czym decyduje los w opcjach z tym znakiem, np. „Dobiera kartę”.
final-any = Rzuca, dobiera lub odsłania
final-legend = { $sign } { $what }: tego nie cofniesz. Jeśli możesz na tym stracić, najpierw pytam.
publishes-legend = { $sign } Ogłasza twoją turę od razu, bez *Potwierdź*.
final-question = { $sign } Gdy zobaczysz, co to da, tego kroku już nie cofniesz{ $steps ->
    [0] .
    [one] , poprzedniego też nie.
   *[many] , wcześniejszych też nie.
}
turn-done = ✅ Gotowe.
type-title = Wpisz swój ruch
type-field = Kroki oddziela średnik
type-example = Na przykład: { $move }
posts-refused = ⚠️ Nie mogę pisać tam, gdzie toczy się gra przy tym stole. Daj mi tam uprawnienia *Wyświetlanie kanału*, *Wysyłanie wiadomości* i *Załączanie plików* albo użyj `/table here` w innym kanale. Spróbuję znowu przy każdym naciśnięciu.
posts-refused-practice = ⚠️ Nie mogę wysłać ci, co dzieje się przy tym stole: nie przyjmujesz ode mnie wiadomości prywatnych. Odblokuj mnie albo zezwól na wiadomości prywatne w ustawieniach prywatności Discorda. Spróbuję znowu przy każdym naciśnięciu.
panel-refreshed = Ten przycisk był już użyty albo przy stole coś się zmieniło. Tak jest teraz.
as-of = Stan { $at }.
whose-turn = { FORM($who, "gender") ->
    [you] Twoja kolej
   *[other] Kolej: { $who }
}.
game-over = Gra skończona.
alt-more = Więcej się tu nie zmieści; cały stół opisuje /board text:True.
hand-alt = Twoje karty.

## Co telefon pokazuje z wiadomości, która kogoś oznacza

push-turn = { $who }, { $people ->
    [one] twoja
   *[many] wasza
} kolej: { $game }, stół { $match }{ $left ->
    [none] .
   *[other] , zostało: { $left }.
} { $question }
push-answer = { $who }, { $people ->
    [one] potrzebna twoja odpowiedź
   *[many] potrzebne wasze odpowiedzi
}: { $game }, stół { $match }{ $left ->
    [none] .
   *[other] , zostało: { $left }.
} { $question }
push-days = { $n ->
    [one] jeden dzień
    [few] { $n } dni
   *[many] { $n } dni
}
push-hours = { $n } godz.
push-minutes = { $n } min
push-started = { $who }, zaczyna się { $game }: stół { $match }.
push-next = { $who }, { $people ->
    [one] twoja
   *[many] wasza
} kolej będzie następna: { $game }, stół { $match }.
push-news = { $who }, { $game }, stół { $match }: { $news }
push-over = { $who }, koniec gry { $game }, stół { $match }: { $n ->
    [one] wygrywa { $winners }
   *[many] zwycięstwo dzielą { $winners }
}. Dziękuję za grę!
push-called-off = { $who }, gra { $game }, stół { $match }, jest odwołana. Dziękuję za grę!
push-card = { $who }, nowa gra: { $game }, stół { $match }. { $people ->
    [one] Twoje miejsce czeka
   *[many] Wasze miejsca czekają
} i można zaczynać.
push-remind = { $who }, wciąż { $people ->
    [one] twoja
   *[many] wasza
} kolej: { $game }, stół { $match }{ $left ->
    [none] .
   *[other] , zostało: { $left }.
} { $question }
push-remind-now = { $who }, { $people ->
    [one] twoja
   *[many] wasza
} kolej: { $game }, stół { $match }{ $left ->
    [none] .
   *[other] , zostało: { $left }.
} { $question }
push-remind-aside = { $who }, gra czeka na { $people ->
    [one] twoją odpowiedź
   *[many] wasze odpowiedzi
}: { $game }, stół { $match }{ $left ->
    [none] .
   *[other] , zostało: { $left }.
} { $question }
push-remind-draft = { $who }, twoja tura czeka na potwierdzenie: { $game }, stół { $match }{ $left ->
    [none] .
   *[other] , zostało: { $left }.
}
push-remind-overdue = { $who }, wciąż twoja kolej: { $game }, stół { $match }. Inni mogą teraz zagłosować, co dalej.
push-remind-last = { $who }, twój czas minął: { $game }, stół { $match }. Bez twojego ruchu gra będzie odwołana{ $left ->
    [none] .
   *[other] {" "}za { $left }.
}
push-vote = { $who }, głosowanie czeka na { $people ->
    [one] ciebie
   *[many] was
}: { $game }, stół { $match }{ $left ->
    [none] .
   *[other] , zostało: { $left }.
} { $question }
push-voted-about = { $who }, twój czas minął: { $game }, stół { $match }. Inni głosują, co dalej{ $left ->
    [none] .
   *[other] , zostało: { $left }.
} Wciąż możesz zagrać.
push-vote-absent = { $who }: czas minął. Jak ma się dalej toczyć gra?
push-vote-vacant = Miejsce gracza { $who } jest wciąż wolne. Jak ma się dalej toczyć gra?
push-vote-undo = { $who } chce cofnąć swoją ostatnią turę. Zgoda?
push-vote-pause = { $who } chce zrobić przerwę w grze. Zgoda?
push-vote-resume = { $who } chce zakończyć przerwę już teraz. Zgoda?
push-vote-off = { $who } chce odwołać grę. Zgoda?
push-vote-move = { $who } chce grać dalej w innym kanale. Zgoda?

## Koniec

end-headline = { $n ->
    [one] { $who } wygrywa!
   *[many] Wspólne zwycięstwo: { $who }!
}
end-story-shared = { $points ->
    [one] Wszyscy po 1 punkcie
    [few] Wszyscy po { $points } punkty
   *[many] Wszyscy po { $points } punktów
}, bez żadnej różnicy.
end-story-tie-break = { $who } i { $other } mają { $points ->
    [one] po 1 punkcie
    [few] po { $points } punkty
   *[many] po { $points } punktów
}. Decyduje zasada remisu.
end-story-close = { $points ->
    [one] Rozstrzyga jeden jedyny punkt: pierwsze miejsce { $who }, drugie { $other }.
    [few] Rozstrzygają tylko { $points } punkty: pierwsze miejsce { $who }, drugie { $other }.
   *[many] Rozstrzyga tylko { $points } punktów: pierwsze miejsce { $who }, drugie { $other }.
}
end-story-comeback = { $players ->
    [2] W połowie gry { $who } traci jeszcze { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } do pierwszego miejsca. Co za pogoń!
   *[other] W połowie gry { $who } zamyka stawkę i traci { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } do pierwszego miejsca. Co za pogoń!
}
end-story-not-enough = { $row }: { $other } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, o { $more } więcej niż { $who }, a to i tak za mało.
end-story-ahead = { $who } ma o { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej niż { $other }.
sheet-total = Razem
sheet-line = { $rank }. { $who }: { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
sheet-row = { $row } { $points }
poster-alt = Koniec gry { $game }, stół { $match }: { $headline } Podium, skąd wzięły się wszystkie punkty i wyścig tura po turze.
end-thanks = Dziękuję za grę, { $who }!

## Dlaczego komputer zagrał ten ruch, w oczekiwanych punktach

# Podmiotem jest ruch lub tura: „daje mniej więcej 4 punkty za targi i 1 za karty, ale kosztuje mniej więcej 2 punkty …”
why-gains = daje mniej więcej { $gains }
why-losses = kosztuje mniej więcej { $losses }
why-both = daje mniej więcej { $gains }, ale kosztuje mniej więcej { $losses }
why-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} { $term }
why-more = { $n } { $term }
why-turn = **Dlaczego tura { $number }?** { $who }: o ile da się przewidzieć, ta tura { $why }.
why-turn-little = **Dlaczego tura { $number }?** { $who }: ta tura niewiele zmienia, ale żaden inny ruch nie wydawał się lepszy.
term-points = wkrótce
term-rival = { $lost ->
    [0] kosztem najsilniejszego rywala
   *[1] na rzecz najsilniejszego rywala
}
# What remains: “daje mniej więcej 4 punkty za targi i 1 w inny sposób”.
term-rest = w inny sposób

## Co się stało przy stole, w każdej grze

table-event-resigned = { $you ->
    [1] { $who } rezygnujesz, a twoje miejsce przejmuje komputer.
   *[0] { $who } rezygnuje, a to miejsce przejmuje komputer.
}
table-event-wants-to-call-off = { $who } { DOES($you, "chcesz", "chce") } odwołać grę. Gra skończy się bez wyniku, gdy wszyscy, którzy jeszcze grają, użyją `/table cancel`.
table-event-called-off = Wszyscy się zgadzają: gra odwołana.
table-event-called-off-by-the-rest = Wszyscy, którzy jeszcze grają, się zgadzają: gra odwołana.
table-event-called-off-alone = { $who } { DOES($you, "odwołujesz", "odwołuje") } grę.
table-event-begun = { $you ->
    [1] Gra zaczęła się podczas twojej nieobecności. Oznaczę cię znowu, gdy przyjdzie twoja kolej.
   *[0] { $who }, gra zaczęła się podczas twojej nieobecności. Oznaczę cię znowu, gdy przyjdzie twoja kolej.
}
table-event-moved = { $who } { DOES($you, "przenosisz", "przenosi") } grę tutaj.

## Odpowiedzi na polecenia

left-table = Nie siedzisz już przy stole { $match }.
resigned-table = Rezygnujesz z gry przy stole { $match }. Twoje miejsce przejmuje komputer.
cancelled-table = Stół { $match } jest odwołany.
cancel-asked = Pytam innych, czy odwołać stół { $match }. Gra toczy się dalej, dopóki nie zgodzą się wszyscy, którzy jeszcze grają.
moved-table = Gra przy stole { $match } toczy się dalej w tym kanale.
posted-again = Gra przy stole { $match } już się tu toczy. Wysyłam jej turę jeszcze raz.
moved-away = Gra przy stole { $match } toczy się dalej w { $place }.
move-asked = Pytam innych tam, gdzie teraz toczy się gra przy stole { $match }. Przeniesie się tutaj, gdy się zgodzą.
move-void = Nikt już nie jest pytany o { $place }. Żeby tam grać dalej, użyj `/table here` w tamtym kanale.
exported = { $status ->
    [live] Dotychczasowy zapis gry przy stole { $match }. Dopóki gra trwa, pomija kości i karty.
   *[other] Zapis gry przy stole { $match }. Z nim każdy może sprawdzić każdą kość i kartę: `python -m engine verify FILE`
}
which-table = ### Który stół masz na myśli?
which-table-pick = Wybierz stół
which-table-number = Inny stół? Podaj jego numer w opcji `table` tego polecenia.
sure-leave =
    ### Odejść od stołu { $match } ({ $game })?
    { $people ->
        [0] Nie ma tam nikogo innego, więc stół będzie odwołany.
       *[other] Siedzą tam jeszcze: { $others }. Możesz wrócić, dopóki gra się nie zacznie.
    }
sure-resign =
    ### Oddać swoje miejsce przy stole { $match } ({ $game })?
    { $people ->
        [0] Nikt inny tam nie gra, więc gra skończy się bez wyniku.
       *[other] Przy stole grają jeszcze: { $others }. Twoje miejsce przejmie komputer i nie da się już wrócić.
    }
sure-cancel = { $status ->
    [lobby]
        ### Odwołać stół { $match } ({ $game })?
        Nikt nie będzie już mógł do niego dołączyć.
   *[other]
        ### Odwołać grę przy stole { $match } ({ $game })?
        Przy stole grają jeszcze: { $others }. Gra skończy się bez wyniku{ $people ->
            [0] .
           *[other] , jeśli zgodzą się wszyscy, którzy jeszcze grają.
        }
}
table-choice = { $match } · { $game } · { $status } · { $who }
status-lobby = czeka na graczy
status-live = gra trwa
status-over = skończony
status-cancelled = odwołany
status-yours = twoja kolej
games-headline = { $n ->
    [0] ### Nie masz żadnego stołu. Otwórz go poleceniem /play.
    [one] ### Twój stół
    [few] ### Twoje { $n } stoły
   *[many] ### Twoje stoły: { $n }
}
games-line =
    { $sign }**{ $game }** · stół { $match } · { $status }{ $due ->
        [none] {""}
       *[other] , czas kończy się <t:{ $due }:R>
    }{ $paused ->
        [none] {""}
       *[other] , przerwa do <t:{ $paused }:f>
    }
    -# { $who }{ $moved ->
        [none] {""}
        [never] {" "}· nikt jeszcze nie wykonał ruchu
       *[other] {" "}· ostatni ruch <t:{ $moved }:R>
    } · { $link }
games-free = { $n ->
    [one] ### Stół z wolnym miejscem
   *[many] ### Stoły z wolnymi miejscami
}
games-free-line =
    {"**"}{ $game }** · stół { $match } · { $n ->
        [one] jedno wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
    -# { $who } · { $link }
list-headline = { $n ->
    [0] ### Nie ma tu otwartych stołów. Otwórz jakiś poleceniem /play.
   *[other] ### Stoły na tym serwerze
}
list-line =
    {"**"}{ $game }** · stół { $match } · { $link }
    -# { $who }
list-free = { $n ->
    [one] Jedno wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
list-waits = Kolej: { $who }{ $due ->
    [none] {""}
   *[other] , czas kończy się <t:{ $due }:R>
}
list-more = { $n ->
    [one] Jeszcze jeden stół znajdziesz w /games.
    [few] Jeszcze { $n } stoły znajdziesz w /games.
   *[many] Jeszcze { $n } stołów znajdziesz w /games.
}
button-sit-down = Usiądź
joined-table = Siedzisz przy stole: { $link }
rules-alt = To, o czym mówi strona { $page } zasad gry { $game }.
page-of = Strona { $page } z { $pages }

## Odpowiedzi, gdy czegoś nie da się zrobić

failed = Coś poszło nie tak po mojej stronie. Błąd jest zapisany, a przy twoim stole nic się nie zmieniło; spróbuj jeszcze raz.
denied-old-button = Ten przycisk pochodzi z mojej starszej wersji. Znajdź swój stół przez `/games`.
denied-no-table = Nie ma tu takiego stołu.
denied-no-tables = Nie masz tu żadnego stołu. Otwórz go poleceniem /play albo zajrzyj do /games.
denied-no-lobby-tables = Przy wszystkich twoich stołach gra już się zaczęła.{ $what ->
    [leave] {" "}Żeby oddać swoje miejsce, użyj `/table resign`.
    [window] {" "}Godziny, w których chodzą zegary, można ustawić tylko wcześniej. `/table pause` zatrzymuje zegary trwającej gry, jeśli wszyscy się zgodzą, a twoje godziny ciszy są w `/settings`.
   *[other] {""}
}
denied-window-begun = Godziny, w których chodzą zegary, można ustawić tylko przed rozpoczęciem gry. `/table pause` zatrzymuje zegary trwającej gry, jeśli wszyscy się zgodzą, a twoje godziny ciszy są w `/settings`.
denied-no-live-tables = Przy żadnym z twoich stołów gra jeszcze się nie zaczęła.
denied-not-joined = Nie masz miejsca przy tym stole. Jeśli jakieś jest wolne, naciśnij *Dołącz* na jego karcie.
denied-not-seated = Nie grasz przy tym stole. Możesz go obejrzeć przez /board.
denied-already-seated = Masz już miejsce przy tym stole.
denied-table-full = Ten stół jest pełny.
denied-too-many-tables = Masz już tyle stołów, ile może mieć jedna osoba ({ $most }). Najpierw skończ grę przy którymś albo od niego odejdź; najdłużej nic nie dzieje się przy tych: { $tables }.
denied-too-many-tables-here = Na tym serwerze jest już tyle stołów, ile może być ({ $most }). Najpierw skończcie grę przy którymś albo go odwołajcie; najdłużej nic nie dzieje się przy tych: { $tables }.
denied-no-computer = Przy tym stole nie ma komputera.
denied-not-opener = Może to zrobić tylko osoba, która otworzyła stół.
denied-too-few = Do gry potrzeba co najmniej { $least } graczy. Poczekaj na kogoś albo dodaj komputer.
denied-not-lobby = Ta gra już się zaczęła. Jeśli w niej grasz, możesz oddać swoje miejsce przez `/table resign`.
denied-not-started = Ta gra jeszcze się nie zaczęła. Rozpoczyna ją osoba, która otworzyła stół, przyciskiem *Zacznij* na jego karcie.
denied-is-over = Ta gra jest skończona. Ostatni post pokazuje, jak poszło, a `/replay` każdą turę.
denied-is-cancelled = Ten stół odwołano.
denied-is-live = Ta gra jeszcze trwa.
denied-not-live = Ta gra teraz nie trwa.
denied-no-hand = W tej grze nie ma tajnych kart.
denied-no-more = W tej chwili gry nie ma nic więcej do obejrzenia.
denied-no-game = Nie znam tej gry. Mam: { $games }.
denied-no-server = To działa tylko na serwerze.
denied-not-on-server = Nie należę do tego serwera, więc nie mogę prowadzić tu stołu. Ktoś, kto nim zarządza, może mnie dodać; do tego czasu użyj `/play` w wiadomościach prywatnych ze mną i trenuj z komputerami.
denied-practice-stays = Stół treningowy zostaje w naszych wiadomościach prywatnych: { $link }. Żeby grać z innymi, otwórz nowy przez `/play` na serwerze.
denied-slow-down = Trochę za szybko. Spróbuj znowu za minutę.
denied-one-look-at-a-time = Jeszcze przygotowuję to, o co prosisz. Poczekaj chwilę, zanim poprosisz o więcej.
denied-bot-may-not = Nie mogę grać w tym kanale, bo brakuje mi { $what }. Może je nadać ktoś, kto zarządza serwerem.
denied-bot-may-not-there = Nie mogę grać w { $place }, bo brakuje mi { $what }. Może je nadać ktoś, kto zarządza serwerem.
denied-stale = Tymczasem przy stole coś się zmieniło. Naciśnij *Zagraj turę*, żeby zobaczyć, jak jest teraz.
denied-not-asked = Teraz nie musisz przy tym stole o niczym decydować.
denied-too-long = Ten wpis jest za długi: limit to { $characters } znaków i { $steps } kroków. Podziel go na dwie części.
denied-unfinished = Twoja tura nie jest jeszcze gotowa.
denied-too-far = `{ $done }` odsłania coś, co może zechcesz najpierw zobaczyć. Wpisz ruch do tego miejsca, a potem resztę.
denied-illegal = `{ $text }` nie jest teraz możliwe. Możliwe ruchy: { $nearest }
denied-illegal-why = `{ $text }` nie jest teraz możliwe: { $why } Możliwe ruchy: { $nearest }
denied-illegal-bare = `{ $text }` nie jest teraz możliwe.
typed-so = { $verb } ({ $moves })
denied-ambiguous = `{ $text }` może oznaczać kilka ruchów: { $candidates }
denied-unreadable = Nie rozumiem `{ $text }`. Tak zaczyna się teraz ruch: { $verbs }
denied-rules-failed = Ten ruch przy stole { $match } wywołał błąd w moich zasadach, więc się nie liczy. Błąd jest zapisany; na razie wybierz inny ruch.
denied-discord = Discord nie przyjął teraz mojej odpowiedzi. Jeśli to był ruch, mógł się liczyć: naciśnij *Zagraj turę* albo użyj `/board`, żeby sprawdzić.
denied-store = Nie mogę teraz zapisać niczego w mojej bazie danych, więc nic się nie zmieniło. Spróbuj znowu za chwilę.

## Czekanie na kogoś

time-left = Czas do { $at }, { $left }.
next-up = { $who }, twoja kolej będzie następna.
time-bank = Ruch dodaje: { $increment }, łącznie najwyżej: { $cap }.
time-default = Bez odpowiedzi do tego czasu zdecyduję za ciebie: { $answer }
paused-until = ⏸️ Przerwa do { $at }: żaden zegar nie chodzi i nikomu nie przypominam. Wciąż możecie grać.
remind = ⏰ { $who }, wciąż twoja kolej: { $game } (stół { $match }).
remind-now = 🔔 { $who }, twoja kolej: { $game } (stół { $match }).
remind-aside = ⏰ { $who }, gra czeka na twoją odpowiedź: { $game } (stół { $match }).
remind-overdue = ⏰ { $who }, wciąż twoja kolej: { $game } (stół { $match }). Inni mogą teraz poprosić o głosowanie, co dalej.
remind-last = ⌛ { $who }, twój czas minął: { $game } (stół { $match }), a nikt inny tam nie gra. Bez twojego ruchu gra będzie odwołana { $at }.
remind-draft = ⏰ { $who }, twoja tura jest zaczęta, ale jeszcze niepotwierdzona: { $game } (stół { $match }).
button-absent = Co dalej?
button-snooze = Przypomnij później
snoozed = Przypomnę ci { $at }.
vote-absent =
    ### ⌛ { $who }: czas minął
    { $others }: jak ma się dalej toczyć gra? { $who } wciąż może zagrać, co kończy głosowanie, i może wrócić później, o ile nikt inny nie zajmie miejsca.
vote-vacant =
    ### 🪑 Miejsce gracza { $who } jest wciąż wolne
    { $others }: jak ma się dalej toczyć gra?
vote-undo =
    ### ↩️ { $who } chce cofnąć swoją ostatnią turę
    { $others }: { $n ->
        [one] zgadzasz się?
       *[many] zgadzacie się?
    } Muszą się zgodzić wszyscy, zanim ktokolwiek zagra. Gra wróci do chwili przed tą turą; te same kości i karty przyjdą znowu.
post-undone = ↩️ **Cofnięte.** To już się nie liczy:
post-undone-bare = ↩️ **Cofnięte.**
vote-undo-turns = Cofnięte zostałoby:
vote-pause =
    ### ⏸️ { $who } chce zrobić przerwę w grze do { $until }
    { $others }: { $n ->
        [one] zgadzasz się?
       *[many] zgadzacie się?
    } Muszą się zgodzić wszyscy. W przerwie żaden zegar nie chodzi, nikomu nie przypominam, a na koniec gra rusza sama. Żeby skończyć przerwę wcześniej, znowu muszą się zgodzić wszyscy.
vote-resume =
    ### ▶️ { $who } chce zakończyć przerwę już teraz
    { $others }: { $n ->
        [one] zgadzasz się?
       *[many] zgadzacie się?
    } Muszą się zgodzić wszyscy; inaczej gra ruszy na koniec przerwy.
vote-off =
    ### 🏳️ { $who } chce odwołać grę
    { $others }: { $n ->
        [one] zgadzasz się?
       *[many] zgadzacie się?
    } Jeśli zgodzą się wszyscy, którzy jeszcze grają, gra skończy się bez wyniku.
vote-move =
    ### 🧭 { $who } chce grać dalej w { $place }
    { $others }: { $n ->
        [one] zgadzasz się?
       *[many] zgadzacie się?
    } { $server ->
        [same] Stół przeniesie się tam, gdy zgodzi się osoba, która go otworzyła, albo wszyscy.
       *[other] Ten kanał jest na innym serwerze, więc muszą się zgodzić wszyscy.
    }
vote-closes-consent = Głosowanie kończy się { $at }. Jeśli do tego czasu nie zgodzą się wszyscy, wszystko zostaje, jak jest.
vote-closes = Decyduje większość. Jeśli zagłosują wszyscy i większości nie ma, wygrywa „{ $first }”. W innym razie głosowanie kończy się { $at } i decyduje najwięcej głosów; jeśli nie głosował nikt albo jest remis, dalej gra komputer.
choice-absent-wait = Poczekajmy jeszcze trochę
choice-absent-computer = Dalej gra komputer
choice-absent-open = Zwolnijmy miejsce
choice-vacant-keep = Niech miejsce zostanie wolne
choice-vacant-computer = Dalej gra komputer
choice-vacant-cancel = Odwołajmy grę
choice-undo-yes = Tak, cofnijmy
choice-undo-no = Nie, niech zostanie
choice-pause-yes = Tak, przerwa
choice-pause-no = Nie, grajmy dalej
choice-resume-yes = Tak, grajmy dalej
choice-resume-no = Nie, niech przerwa trwa
choice-off-yes = Tak, odwołajmy
choice-off-no = Nie, grajmy dalej
choice-move-yes = Tak, przenieśmy się
choice-move-no = Nie, zostańmy tutaj
vote-over-absent-wait = Koniec głosowania: { $who } dostaje więcej czasu.
vote-over-absent-computer = Koniec głosowania: dalej gra komputer ({ $who } może wrócić w każdej chwili).
vote-over-absent-open = Koniec głosowania: miejsce gracza { $who } jest wolne. Można na nie wrócić, dopóki nie zajmie go ktoś inny.
vote-over-absent-void = Gra potoczyła się dalej, więc nie ma już głosowania ({ $who }).
vote-over-vacant-keep = Koniec głosowania: miejsce gracza { $who } zostaje wolne.
vote-over-vacant-computer = Koniec głosowania: miejsce gracza { $who } zajmuje komputer.
vote-over-vacant-cancel = Koniec głosowania: gra odwołana, bez czekania, aż ktoś zajmie miejsce gracza { $who }.
vote-over-vacant-void = Gra potoczyła się dalej, więc nie ma już głosowania o miejscu gracza { $who }.
vote-over-undo-yes = Wszyscy się zgadzają: ostatnia tura gracza { $who } jest cofnięta.
vote-over-undo-no = Nie wszyscy się zgadzają: ostatnia tura gracza { $who } zostaje.
vote-over-undo-void = Pozycja się zmieniła, więc tury gracza { $who } nie można już cofnąć.
vote-over-pause-yes = Wszyscy się zgadzają: przerwa w grze.
vote-over-pause-no = Nie wszyscy się zgadzają: przerwy nie ma.
vote-over-pause-void = Nie ma już głosowania o przerwie.
vote-over-resume-yes = Wszyscy się zgadzają: koniec przerwy.
vote-over-resume-no = Nie wszyscy się zgadzają: przerwa trwa.
vote-over-resume-void = Przerwa się skończyła, więc nie ma już głosowania o niej.
vote-over-off-yes = Wszyscy się zgadzają: gra odwołana.
vote-over-off-no = Nie wszyscy się zgadzają: gra toczy się dalej.
vote-over-off-void = Nie ma już głosowania o odwołaniu gry.
vote-over-move-yes = Jest zgoda: gra przy stole { $match } toczy się dalej w { $place }.
vote-over-move-no = Nie wszyscy się zgadzają: gra zostaje tutaj.
vote-over-move-void = Nie ma już głosowania o przeniesieniu gry.
voted = { $who }: { $choice }
button-sit = Zajmij wolne miejsce
button-come-back = Już jestem
table-event-waited-for = { $who } { DOES($you, "dostajesz", "dostaje") } więcej czasu.
table-event-more-time = { $you ->
    [1] Twój czas minął, gdy nie działałem, więc masz jeszcze godzinę.
   *[0] Czas gracza { $who } minął, gdy nie działałem, więc dochodzi jeszcze godzina.
}
table-event-filled = { $you ->
    [1] Nikt nie zajął twojego miejsca, więc zajmuje je komputer.
   *[0] Nikt nie zajął miejsca gracza { $who }, więc zajmuje je komputer.
}
table-event-seat-still-open = { $you ->
    [1] Twoje miejsce zostaje wolne. Może je zająć każdy.
   *[0] Miejsce gracza { $who } zostaje wolne. Może je zająć każdy.
}
table-event-voted-off = { $you ->
    [1] Gracze nie chcą czekać, aż ktoś zajmie twoje wolne miejsce: gra odwołana.
   *[0] Gracze nie chcą czekać, aż ktoś zajmie wolne miejsce ({ $who }): gra odwołana.
}
table-event-abandoned = { $you ->
    [1] Przy tym stole nie ma już nikogo oprócz ciebie, a twój czas minął. Gra odwołana.
   *[0] Ostatnia osoba przy tym stole to { $who }, a jej czas minął. Gra odwołana.
}
table-event-substituted = { $you ->
    [1] Za ciebie gra dalej komputer. Możesz wrócić w każdej chwili przyciskiem *Już jestem*.
   *[0] Na miejscu gracza { $who } gra dalej komputer. Powrót jest możliwy w każdej chwili przyciskiem *Już jestem*.
}
table-event-seat-open = { $you ->
    [1] Twoje miejsce jest wolne. Może je zająć każdy, a do tego czasu możesz wrócić przyciskiem *Już jestem*.
   *[0] Miejsce gracza { $who } jest wolne. Może je zająć każdy, a do tego czasu { $who } może wrócić przyciskiem *Już jestem*.
}
table-event-took-over = { $who } { DOES($you, "zajmujesz", "zajmuje") } wolne miejsce.
table-event-came-back = { $who } { DOES($you, "wracasz", "wraca") } do gry.
table-event-answered-for = { $who } nie { DOES($you, "odpowiadasz", "odpowiada") } na czas, więc decyduję ja.
table-event-taken-back = { $you ->
    [1] Twoja ostatnia tura jest cofnięta
   *[0] Ostatnia tura gracza { $who } jest cofnięta
}{ $n ->
    [0] .
    [one] , a z nią to, co potem zrobił gracz { $other }.
   *[other] , a z nią to, co potem zrobili gracze { $other }.
}
table-event-undo-refused = { $who } { DOES($you, "prosisz", "prosi") } o cofnięcie swojej ostatniej tury, ale { $n ->
    [1] { $other } się nie zgadza
   *[0] nie wszyscy się zgadzają
}, więc tura zostaje.
table-event-pause-refused = { $who } { DOES($you, "prosisz", "prosi") } o przerwę, ale { $n ->
    [1] { $other } się nie zgadza
   *[0] nie wszyscy się zgadzają
}, więc gra toczy się dalej.
table-event-resume-refused = { $who } { DOES($you, "prosisz", "prosi") } o wcześniejszy koniec przerwy, ale { $n ->
    [1] { $other } się nie zgadza
   *[0] nie wszyscy się zgadzają
}, więc trwa ona do końca.
table-event-off-refused = { $who } { DOES($you, "prosisz", "prosi") } o odwołanie gry, ale { $n ->
    [1] { $other } się nie zgadza
   *[0] nie wszyscy się zgadzają
}, więc toczy się ona dalej.
table-event-move-refused = { $who } { DOES($you, "prosisz", "prosi") } o przenosiny gry, ale { $n ->
    [1] { $other } się nie zgadza
   *[0] nie wszyscy się zgadzają
}, więc gra zostaje tutaj.
table-event-undo-lapsed = { $you ->
    [1] Pozycja się zmieniła, więc twojej tury nie można już cofnąć.
   *[0] Pozycja się zmieniła, więc tury gracza { $who } nie można już cofnąć.
}
table-event-away = { $you ->
    [1] 🏖️ Masz urlop do <t:{ $until }:D>. Do tego czasu nie przypominam przy stole { $match }
   *[0] 🏖️ { $who }: urlop do <t:{ $until }:D>. Do tego czasu nie przypominam przy stole { $match }
}{ $clock ->
    [1] , a zegar stoi.
   *[0] .
}
table-event-back-early = { $who } { DOES($you, "wracasz", "wraca") } z urlopu do stołu { $match }.
table-event-paused = ⏸️ Przerwa w grze do <t:{ $until }:f>; potem gra rusza sama. Do tego czasu żaden zegar nie chodzi i nikomu nie przypominam; wciąż możecie grać.
table-event-resumed = ▶️ Koniec przerwy. Wszystkie zegary znowu chodzą.
table-event-planned = { $who } { DOES($you, "grasz", "gra") } zaplanowany ruch.
sat-down = Masz to miejsce. Naciśnij *Zagraj turę*, gdy przyjdzie twoja kolej.
welcome-back = Witaj z powrotem! Miejsce znowu jest twoje.
undo-asked = Pytam innych. Nic się nie zmieni, dopóki wszyscy się nie zgodzą.
undo-done = Twoja ostatnia tura jest cofnięta.
vacation-begun = Miłego wypoczynku! Do <t:{ $until }:f> twoje zegary stoją i nie przypominam ci, poza stołami, które nie uznają urlopów. { vacation-left }
vacation-now = Masz urlop do <t:{ $until }:f>. { vacation-left }
vacation-none = Nie masz teraz urlopu. { vacation-left } Aby go zacząć, wpisz `/vacation` z liczbą dni.
vacation-ended = Witaj z powrotem! Znowu ci przypominam, a twoje zegary, jeśli jakieś są, znowu chodzą. { vacation-left } (Zaczęty dzień liczy się w całości.)
vacation-left = W tym roku { $left ->
    [0] nie został ci już żaden dzień urlopu.
    [one] został ci jeden dzień urlopu.
    [few] zostały ci { $left } dni urlopu.
   *[many] zostało ci { $left } dni urlopu.
}
button-end-vacation = Zakończ teraz
denied-not-away = Nie masz teraz urlopu.
pause-asked = Pytam innych o przerwę przy stole { $match }. Gra toczy się jak dotąd, dopóki wszyscy się nie zgodzą.
pause-done = Przy stole { $match } trwa przerwa.
resume-asked = Pytam innych. Przerwa trwa, dopóki wszyscy się nie zgodzą albo do swojego końca.
resume-done = Przerwa przy stole { $match } się skończyła.
denied-paused-already = Przy tym stole już trwa przerwa, do <t:{ $until }:f>.
denied-no-pause = Przy tym stole nie ma przerwy.
absent-asked = Pytam innych, jak ma się dalej toczyć gra. Głosowanie jest przy stole.
denied-nobody-absent = Przy tym stole nie ma teraz o kim głosować. Bez zegara możesz zwołać głosowanie trzy dni po tym, jak ktoś dostał pytanie; z zegarem pytam innych, gdy czas minie.
denied-asked-already = Takie głosowanie już trwa tam, gdzie toczy się gra.
denied-too-many-wishes = W ciągu godziny możesz najwyżej { $most ->
    [one] 1 raz
   *[many] { $most } razy
} prosić o coś innych. Możesz zapytać znowu <t:{ $at }:R>.
denied-vote-over = To głosowanie już się skończyło.
denied-own-wish = To twoja prośba, więc głosują tylko inni.
denied-no-vote = Gra czeka na ciebie, więc nie możesz w tym głosować. Naciśnij *Zagraj turę*, żeby grać dalej.
denied-nothing-to-undo = Nie masz jeszcze tury, którą można by cofnąć.
denied-seat-taken = Nie ma już wolnego miejsca.
denied-no-seat-of-yours = Nie masz tu miejsca, na które można wrócić.
denied-no-vacation = W tym roku { $left ->
    [0] nie został ci już żaden dzień urlopu
    [one] został ci tylko jeden dzień urlopu
    [few] zostały ci tylko { $left } dni urlopu
   *[many] zostało ci tylko { $left } dni urlopu
}.
denied-no-answer = To nie jest odpowiedź na to pytanie. Odpowiedzi to: { $answers }.
denied-too-many-orders = Naprzód można zaplanować najwyżej { $most ->
    [one] 1 ruch
    [few] { $most } ruchy
   *[many] { $most } ruchów
}. `/plan forget` usuwa wszystkie.
denied-no-standing = { $n ->
    [0] W tej grze na żadne pytanie nie da się odpowiedzieć z góry.
    [one]
        Nie znam tego pytania. Z góry możesz odpowiedzieć na to:
        { $questions }
   *[many]
        Nie wiem, o które pytanie chodzi. Z góry możesz odpowiedzieć na te:
        { $questions }
}

## Plany

button-plan = Zaplanuj
button-forget-plans = Usuń plany
button-ask-undo = Poproś o cofnięcie
always-answer = Odpowiadaj tak zawsze
plan-pick = Zaplanuj następny ruch
plan-title = Zaplanuj ruch na następną turę
plan-field-move = Kroki oddziela średnik
plan-field-unless = Nie graj, jeśli ktoś wcześniej zagra
plan-list =
    ### Twoje plany przy stole { $match }
    Nikt inny ich nie widzi. Każdy zagram, gdy tylko przyjdzie twoja kolej, jeśli będzie wtedy dozwolony.
plan-none = Nie masz planów przy stole { $match }.
plan-first =
    ### Planowanie przy stole { $match }
    Nikt inny tego nie widzi. Ruch zagram, gdy tylko przyjdzie twoja kolej, jeśli będzie wtedy dozwolony.
plan-legal = ✅ O ile da się przewidzieć, twój nowy plan będzie dozwolony.
plan-depends = ❔ Zależy, co się do tego czasu wydarzy. Z { $tried } sprawdzonych dalszych przebiegów gry twój nowy plan był dozwolony w { $legal }.
plan-never = ⚠️ Sprawdzone możliwe dalsze przebiegi gry: { $tried }; twój nowy plan nie był dozwolony w żadnym. Zachowuję go na wypadek, gdyby któryś mi umknął; `/plan forget` usuwa twoje plany.
plan-now = Już jest twoja kolej, więc oto twój ruch jako szkic.
plan-does = Możliwe skutki:
plan-line = { $n }. `{ $text }`
plan-line-unless = { $n }. `{ $text }`, chyba że ktoś wcześniej zagra `{ $unless }`
plan-standing = Zawsze: { $question } `{ $text }` (zmienia to `/plan always`)
plan-stopped = { $reason ->
   *[illegal] ⚠️ Twój zaplanowany ruch `{ $text }` nie był już dozwolony, więc usuwam go i wszystko, co było zaplanowane po nim.
    [unless] ⚠️ Ktoś zagrał wskazany przez ciebie ruch, więc usuwam twój zaplanowany ruch `{ $text }` i wszystko, co było zaplanowane po nim.
    [undone] ⚠️ Twoja tura została cofnięta, więc usuwam twój zaplanowany ruch `{ $text }` i wszystko, co było zaplanowane po nim.
    [begun] 📝 Twój zaplanowany ruch `{ $text }` czeka niżej jako szkic, bo nie kończy twojej tury.
    [standing] ⚠️ Twoja stała odpowiedź `{ $text }` tym razem nie była dozwolona, więc ją usuwam.
}
plan-forgotten = Wszystkie twoje plany przy stole { $match } są usunięte.

## Spojrzenie wstecz

button-board = Plansza
button-more = Z bliska
button-then = Plansza
button-since = Co się stało?
button-replay = Powtórka
button-replay-first = Początek
button-replay-back = Wstecz
button-replay-next = Dalej
button-replay-last = Koniec
button-jump = Przejdź do…
button-watch = Obejrzyj
button-film = Film
button-film-all = Film dla wszystkich
button-why = Dlaczego, { $who }?
button-lesson = Jak poszło?
button-suggest = Podpowiedz
button-suggestions-on = Podpowiedzi: tak
button-suggestions-off = Podpowiedzi: nie
suggestions-title = { $kind ->
    [clear] Jeden ruch jest wyraźnie najlepszy
    [equal] { $n ->
        [2] Te dwa ruchy są mniej więcej równie dobre
       *[other] Te ruchy są mniej więcej równie dobre
    }
   *[other] Co zagrałby komputer
}
suggestion = **{ $number }** · { $text }{ $how ->
    [equal] {" "}(mniej więcej tak samo dobry)
    [worse] {" "}(gorszy mniej więcej o { $worse ->
        [one] 1 punkt
        [few] { $worse } punkty
       *[many] { $worse } punktów
    })
   *[best] {""}
}{ $reason ->
    [0] .
   *[1] . Ten ruch { $why }.
}
plan-behind = Plan, który za tym stoi: { $plan }.
suggestions-note = Zyski i straty liczę względem najlepszego z pozostałych ruchów. Widzisz to tylko ty, ale ostatni post gry powie, ile podpowiedzianych ruchów masz na koncie.
suggestions-taken = { $who }: { $n ->
    [one] 1 podpowiedziany ruch
    [few] { $n } podpowiedziane ruchy
   *[many] { $n } podpowiedzianych ruchów
}.
denied-no-suggestions = Przy tym stole nie ma podpowiedzi.
lesson-waiting = { $minutes ->
    [1] Przyglądam się twojej grze. Zajmie to około minuty.
   *[other] Inni byli pierwsi. Twoja kolej przyjdzie mniej więcej za { $minutes } min.
}
lesson-progress = Przyglądam się twojej grze: ruch { $done } z { $most }.
lesson-title = ### Jak poszło?
    Kto prowadził i o ile, tura po turze, tak jak widzi to komputer na poziomie *trudny*. Razem wszyscy mają zawsze tyle punktów co na końcu.{ $marked ->
        [0] { "" }
       *[1] {" "}Liczby oznaczają twoje tury opisane niżej.
    } { $looked ->
        [all] Sprawdzone są wszystkie twoje ruchy.
       *[some] Sprawdzone ruchy: { $judged } z twoich { $choices }.
    }
lesson-chart-alt = Wykres tego, kto prowadził i o ile punktów, tura po turze
lesson-quoted = **{ $text }**
lesson-mistake = **Tura { $turn }.** *{ $question }* Twój wybór: **{ $played }** (2 na obrazku){ $then ->
    [0] .
   *[1] , potem { $rest }.
} Ruch **{ $better }** (1){ $on ->
    [0] { "" }
   *[1] , potem { $onward },
} byłby lepszy mniej więcej o { $cost ->
    [one] 1 punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
}{ $reason ->
    [0] .
   *[1] : { $why }.
}
lesson-none = { $unsure ->
    [0] { $looked ->
        [all] Nie widzę żadnego twojego ruchu, który wyraźnie kosztował punkty. Świetna gra!
       *[some] Żaden z nich wyraźnie nie kosztował punktów.
    }
    [one] Jedna tura mogła kosztować cię punkty, ale na pewność zabrakło czasu.
    [few] { $unsure } tury mogły kosztować cię punkty, ale na pewność zabrakło czasu.
   *[many] { $unsure } tur mogło kosztować cię punkty, ale na pewność zabrakło czasu.
}
since-yours = ### Od twojej ostatniej tury
since-start = ### Dotychczasowa historia
no-news = Na razie nie ma dla ciebie nowości.
digest-line = `{ $number }` { $text }
digest-early = { $n ->
    [one] W 1 wcześniejszej turze
   *[many] W { $n } wcześniejszych turach
}: { $text }
digest-gains = **Punkty:** { $gains }
replay-start = ### Początek · { $last ->
    [0] nie było jeszcze żadnej tury
    [one] dalej jest jedna tura
    [few] dalej są { $last } tury
   *[many] dalej jest { $last } tur
}
replay-turn =
    ### Tura { $number } z { $last } · { $who }
    -# { $when }
jump-title = Przejdź do tury
jump-turn = Tura, od 0 do { $last }
watch-title =
    ### { $n ->
        [one] Tura { $last }
       *[other] Tury od { $first } do { $last }
    } na planszy
film-shown = Oto film ze stołu { $match }, dla wszystkich.
film-title =
    ### { $game }, stół { $match }, tura po turze
    -# Liczba u góry to numer tury. `/replay` pokaże każdą turę jeszcze raz.
film-alt = { $game } jako film, tura po turze. Grają: { $who }.
replay-rules-changed = Zasady zmieniły się od tego czasu: nie mogę pokazać, co jest po turze { $last }.
denied-no-news-replay = Zasady zmieniły się od czasu gry przy stole { $match }, więc mogę pokazać jej tury tylko do numeru { $last }: zobacz `/replay`. Sama gra toczy się dalej stąd, gdzie jest.
denied-no-past = Zasady zmieniły się od czasu gry przy stole { $match }, więc nie mogę pokazać jej wcześniejszych tur.
denied-lessons-full = Wielu graczy sprawdza teraz, jak im poszło. Spróbuj znowu za { $minutes ->
    [one] 1 minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
denied-no-number = Podaj numer tury, na przykład 12.
denied-nothing-moved = Na planszy nic się wtedy nie poruszyło. Słowami opowie to *Co się stało?*.
denied-film-coming = Film z tej gry jest w drodze: za chwilę pojawi się w tym kanale, dla wszystkich.
denied-one-at-a-time = Jeszcze coś dla ciebie robię. Poczekaj, aż to dostaniesz.

## Ustawienia

settings-title =
    ### Twoje ustawienia
    {"**"}Język**
settings-hours-shown =
    {"**"}Strefa czasowa:** { $zone }
    {"**"}Godziny ciszy:** { $quiet }
settings-reminders = **Przypomnienia**, zanim minie twój czas
settings-advice = W twoich pierwszych panelach w grze daję ci małe rady.
language = Polski
language-complete = yes
language-auto = Język Discorda
denied-no-language = Nie znam tego języka. Znam: { $languages }.
server-no-list = brak
server-language-auto = Język tego serwera
server-everyone = wszyscy
denied-not-manager = Mogą to zrobić tylko osoby z uprawnieniem *Zarządzanie serwerem*.
denied-not-opener-here = Na tym serwerze stoły może otwierać tylko { $role }. Możesz dołączyć do każdego z nich.
settings-hours = Strefa czasowa i godziny ciszy
settings-zone-field = Strefa czasowa lub miasto, np. Warsaw
settings-quiet-field = Kiedy nie przypominać, np. 22:00-07:00
button-change = Zmień
button-pings-off = Nie oznaczaj mnie
button-pings-on = Oznaczaj mnie
button-upcoming-off = Nie uprzedzaj mnie
button-upcoming-on = Uprzedzaj mnie
button-advice = Doradzaj od nowa
settings-no-zone = nie ustawiono
settings-no-quiet = brak
settings-pings-yes = Oznaczam cię, gdy przychodzi twoja kolej.
settings-pings-no = Nie oznaczam cię.
settings-upcoming-yes = Oznaczam cię też, gdy twoja kolej będzie następna.
settings-upcoming-no = Nie uprzedzam cię, że twoja kolej będzie następna.
window-set = Przy stole { $match } zegary chodzą w godzinach { $hours } ({ $zone }), a przez resztę dnia stoją.
window-off = Przy stole { $match } zegary chodzą całą dobę.
denied-no-zone = Nie znam tej strefy czasowej. Podaj duże miasto w pobliżu, na przykład Warsaw, albo strefę, na przykład Europe/Warsaw.
denied-no-hours = Nie rozumiem tych godzin. Zapisz je jak 22:00-07:00, z co najmniej jedną godziną doby w środku i jedną poza nimi.
denied-zone-first = Podaj mi też swoją strefę czasową, żebym wiedział, kiedy to jest.

rules-time =
    ## Czas
    Twój zegar chodzi tylko wtedy, gdy gra czeka na ciebie. Czas niezużyty na ruch zostaje, aż do limitu:
    { $paces }
    Przypominam ci, gdy minie połowa twojego czasu i gdy zostanie jedna dziesiąta, ale nigdy w twoich godzinach ciszy; zmienia to `/settings`. Gdy czas minie, inni głosują: czekać, oddać grę komputerowi albo zwolnić miejsce. Możesz wrócić, dopóki nie zajmie go ktoś inny.
    Na pytanie w cudzej turze jest jedna czwarta czasu, który dodaje ruch, i jedno przypomnienie. Potem daję bezpieczną odpowiedź, którą podaje post. Godziny ciszy zatrzymują ten zegar.
    Bez zegara przypominam po jednym dniu i po trzech. Potem inni mogą poprosić o głosowanie przez `/table absent`.
    `/vacation` zatrzymuje twoje zegary, `/table pause` wszystkie zegary stołu, jeśli wszyscy się zgodzą, a `/window` ustawia godziny doby, w których chodzą.
rules-pace = - **{ $pace }**: na początek { $bank }, za każdy ruch { $increment }, najwyżej { $cap }

## Notatki i prywatność

note-title = Notatka dla ciebie · stół { $match }
note-field = Zobaczysz ją tylko ty
note-yours = 📝 { $text }
note-kept = Twoja notatka o stole { $match } jest zapisana. Widzisz ją zawsze, gdy grasz tam turę.
note-gone = Nie masz teraz notatki o stole { $match }.
privacy-exported = { $n ->
    [0] Oto wszystko, co o tobie przechowuję. Nie masz i nie było twojego miejsca przy żadnym stole.
    [one] Oto wszystko, co o tobie przechowuję: twoje ustawienia oraz miejsce, notatki i ruchy przy jednym stole.
   *[many] Oto wszystko, co o tobie przechowuję: twoje ustawienia oraz miejsca, notatki i ruchy przy { $n } stołach.
}
privacy-question = { $n ->
    [0] ### Czy mam o tobie zapomnieć?
    [one] ### Czy mam o tobie zapomnieć? Masz miejsce przy stole, przy którym gra jeszcze trwa.
   *[many] ### Czy mam o tobie zapomnieć? Masz miejsca przy { $n } stołach, przy których gra jeszcze trwa.
}
    Usuwam twoje ustawienia i notatki. Twoje miejsca przejmują komputery, a przy skończonych stołach na twoim miejscu widać imię „Anonim”, żeby inni nie stracili swoich gier. Moje posty w kanałach zostają, a kopie zapasowe są wymieniane po tygodniu. Tego nie da się cofnąć.
privacy-deleted = Gotowe. Nic już o tobie nie wiem, chyba że jakiś serwer zabronił ci gry przy swoich stołach. Jeśli zechcesz znowu zagrać, zapraszam.
former-player = Anonim

## Jeszcze raz

button-rematch = Zagraj znowu
rematch-open = Stół { $match } jest otwarty dla tych samych osób. Wszyscy przesuwają się o jedno miejsce: { $link }

## Administracja

denied-paused = Mam przerwę techniczną. Nic nie ginie i żaden zegar nie chodzi; wciąż możesz wszystko oglądać.
denied-not-owner = Może to zrobić tylko mój właściciel.
lobby-abandoned = Ten stół odwołano, bo nikt nie rozpoczął gry.
admin-paused = Przerwa. Nikt nie może grać i żaden zegar nie chodzi aż do `/admin resume`.
admin-resumed = Gramy dalej. W czasie przerwy niczyj zegar nie chodził. Trwała: { $length }.
admin-already-paused = Przerwa trwa już od <t:{ $since }:f>.
admin-not-paused = Nie mam teraz przerwy.
admin-minutes = { $n ->
    [one] jedna minuta
    [few] { $n } minuty
   *[many] { $n } minut
}
health-title = ## Stan
health-paused = ⏸️ **Przerwa** od <t:{ $since }:f>
health-clock = ⚠️ **Zegar** Zegar tego komputera mówi <t:{ $at }:F>, Discord <t:{ $right }:F>. Ustaw go dobrze: zależą od niego terminy, przypomnienia i kopie zapasowe
health-future = ⚠️ **Zegar** Coś zapisanego wydarzyło się <t:{ $at }:F>: zegar się spieszył. Jeśli teraz jest dobrze, `/admin pause`, a potem `/admin resume` ustawią zegary wszystkich stołów na nowo
health-future-backups = ⚠️ **Zegar** { $n ->
    [one] Kopia zapasowa ma datę z przyszłości (`{ $file }`)
    [few] { $n } kopie zapasowe mają datę z przyszłości (ostatnia to `{ $file }`)
   *[many] { $n } kopii zapasowych ma datę z przyszłości (ostatnia to `{ $file }`)
}: zegar się spieszył. Każda będzie wymieniona w swoim dniu
health-latency = **Discord odpowiada** w { $latency } · **Pętla zdarzeń** spóźniona o { $late } ms
health-latency-unknown = nieznanym czasie
health-processes = **Procesy**
health-process = { $state ->
    [all] wszystkie serwery
    [some] fragmenty { $shards } z { $total }
   *[none] w rezerwie: { $total ->
        [1] wszystkie serwery
       *[other] fragmenty { $shards } z { $total }
    }
} · Discord { $delay } · pamięć { $memory } MB, rysowanie { $drawing } MB, myślenie { $thinking } MB · wersja { $version } · widziany <t:{ $seen }:R>
health-process-own = { $process } (ten)
health-size = **Baza danych** { $size } MB
health-tables = **Stoły**
health-tables-row = { $game }: czeka { $lobby }, trwa { $live }, skończonych { $over }, odwołanych { $cancelled }
health-no-tables = **Stoły** brak
health-mail = **Wiadomości do wysłania** { $n } w kolejce, pierwsza na <t:{ $due }:R>, prób najwyżej { $tries ->
    [one] 1
   *[many] { $tries }
}
health-no-mail = **Wiadomości do wysłania** brak
health-timers = **Minutniki** po terminie: { $n ->
    [0] brak
   *[other] { $n }
}
health-refused = ⚠️ **Odrzucone posty** przy { $n ->
        [one] jednym stole
       *[many] { $n } stołach
    }: nie mogę tam pisać albo kanału już nie ma
health-stalled = ⚠️ **Stoły w bezruchu** { $n } ({ $tables }): nie zadziała tam żaden minutnik i nie ruszy się żaden komputer. Ponowne uruchomienie ustawi ich minutniki na nowo
health-parked = ⚠️ **Minutniki** { $n ->
        [one] 1 zawiódł zbyt wiele razy i czeka
        [few] { $n } zawiodły zbyt wiele razy i czekają
       *[many] { $n } zawiodło zbyt wiele razy i czeka
    } na naciśnięcie przy stole albo ponowne uruchomienie
health-backup = **Ostatnia kopia zapasowa** <t:{ $at }:R>
health-server-backups = **Kopie zapasowe** robi serwer bazy danych
health-no-backup = **Ostatnia kopia zapasowa** jeszcze żadnej
health-backup-failed = ⚠️ Ostatnia kopia zapasowa się nie udała: `{ $why }`
health-errors = **Błędy** { $n } od uruchomienia, <t:{ $started }:f>; ostatni <t:{ $at }:R>
health-no-errors = **Błędy** żadnych od uruchomienia, <t:{ $started }:f>
health-versions = -# Python { $python } · discord.py { $discord } · { $database }

## Pomoc i otwieranie stołu bez podania gry

help =
    ## Gry planszowe we własnym tempie
    Prowadzę gry planszowe, które znajomi rozgrywają tu przez kilka dni, tura po turze. Znam wszystkie zasady, więc wybierasz tylko z tego, co dozwolone, i nikt nie musi siedzieć przy grze o tej samej porze co reszta.

    { $play } otwiera stół. Inni naciskają *Dołącz* albo dodajesz komputery; potem naciskasz *Zacznij*. Gdy przychodzi twoja kolej, oznaczam cię: naciśnij *Zagraj turę* pod tym postem. Twoje wybory pozostają tajne, dopóki nie naciśniesz *Potwierdź*, i możesz je cofać, ile chcesz. Tylko krok oznaczony 🎲 wszyscy widzą od razu.

    Nie znasz żadnej z tych gier? { $learn } pozwoli ci zagrać kilka tur z przewodnikiem. Żeby potrenować samemu, użyj { $play } w wiadomościach prywatnych ze mną: grasz wtedy z komputerami i nikt inny tego nie widzi.
help-commands =
    ### Wszystkie polecenia
    • { $games } wszystkie twoje stoły, najpierw te, które na ciebie czekają
    • { $board } stół taki, jaki jest teraz; { $hand } to, co na nim tajne, a twoje. Jedno i drugie pokazuję tylko tobie
    • { $rules } gra na kilku stronach, z obrazkiem, który mówi, co jest czym
    • { $replay } gra tura po turze albo jako film
    • { $puzzle } pyta o lepszy ruch w pozycjach ze skończonych gier
    • { $stats } jak kto gra (*Nasz bilans* w menu osoby porównuje was dwoje); { $hall } rekordy serwera
    • { $move } wpisuje ruch; { $plan_move } planuje go naprzód; { $plan_always } daje zawsze tę samą odpowiedź; { $plan_list } i { $plan_forget } pokazują i usuwają twoje plany
    • { $queue } znajdzie innych do gry; { $avoid } jest dla osób, z którymi wolisz nie grać; { $league_standings } i { $cup_show }: ligi i puchary
    • { $undo } pyta innych, czy możesz cofnąć swoją ostatnią turę; { $note } to notatka dla ciebie
    • { $vacation } zatrzymuje twoje zegary na kilka dni; { $settings } to przypomnienia, strefa czasowa, godziny ciszy i twój język
    • Stół: { $table_leave } przed rozpoczęciem, { $table_resign } po nim, { $table_cancel }, { $table_absent }, { $table_pause }, { $table_resume }, { $table_here }, { $table_export }; { $window } ustawia jego godziny przed rozpoczęciem
    • { $privacy_export } i { $privacy_delete }: co o tobie przechowuję
    -# { $server } ustawia domyślne wartości serwera, dla tych, którzy nim zarządzają. { $admin_health }, { $admin_pause } i { $admin_resume } są dla mojego właściciela. Ta strona to { $help }.
play-which = ## W co gramy?
play-game =
    ### { $game }
    -# od { $least } do { $most } graczy · { $effort }
thumbnail-alt = Okładka gry { $game }
button-play = Zagraj: { $game }

explain-title = ### Co możesz wybrać

button-signs = Znaki
signs-title = ### Znaki gry { $game }
signs-alt = Znaki na obrazkach: { $signs }.
sign-seat = znak gracza
sign-first = zaczyna rundę lub dzień
sign-done = pas lub koniec tury
sign-choice = numer możliwości
sign-event = co się stało, z numerem

example-right = **{ $number }** ✅ { $text }
example-wrong = **{ $number }** ❌ { $text }
example-shown = **{ $number }** { $text }
