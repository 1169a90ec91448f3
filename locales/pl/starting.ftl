# How games start: people who are asked to join, the start by itself, lobbies that nobody joins, the queue.

## The card of a lobby

button-invite = Zaproś
button-start-form = Początek i miejsca
lobby-full = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
lobby-at = Gra zacznie się { $at } ({ $left }), jeśli będzie dość graczy.
lobby-waits = Gra zacznie się, gdy { $n ->
    [one] potwierdzi gotowość
   *[other] potwierdzą gotowość
}: { $who }. Czas na odpowiedź minie { $until }.
lobby-asked = Zaproszenie czeka: { $who }
lobby-declined = Nie teraz: { $who }
denied-not-opener-yet = Teraz grę może zacząć tylko osoba, która otworzyła stół. Od <t:{ $at }:f> może to zrobić każdy, kto przy nim siedzi.
denied-removed-here = Osoba, która otworzyła ten stół, zwolniła twoje miejsce. Jeśli to pomyłka, poproś ją o zaproszenie.
denied-avoided-here = Siedzi tu ktoś, kogo unikasz: { $who }. Jeśli chcesz z nim grać, usuń go ze swojej listy przez `/avoid`.

## Inviting

invite-title = Zaproszenie do stołu { $match }
invite-whom = Kogo mam zaprosić?
invite-how = Każdą osobę oznaczę raz, z przyciskiem na tak i na nie.
invited = Zapraszam: { $who }. { $n ->
    [one] Oznaczę tę osobę tylko raz.
   *[other] Każdą osobę oznaczę tylko raz.
} Karta pokaże, kto odpowiedział „nie teraz”.
invited-nobody = Te osoby już zaprosiłem albo siedzą przy stole.
invitation-declined = Dobrze, nie tym razem. Karta to pokaże, a do tego stołu więcej cię nie zaproszę.
denied-invite-people = Wybierz ludzi. Boty nie umieją grać.
denied-too-many-invited = Do jednego stołu można zaprosić najwyżej { $most ->
    [one] 1 osobę
    [few] { $most } osoby
   *[many] { $most } osób
}.
denied-avoided-asked = Na liście osób, których unikasz, jest { $who }. Żeby wysłać zaproszenie, usuń tę osobę z listy przez `/avoid`.
denied-not-invited = Nikt cię nie zaprasza do tego stołu albo mam już twoją odpowiedź.
lobby-invitation = { $who }, { $n ->
    [one] zagrasz?
   *[many] zagracie?
} **{ $game }**, stół { $match }: { $link }
    -# Przy stole: { $seated }. { $pace }
button-not-now = Nie teraz
push-lobby-invitation = { $who }, { $people ->
    [one] zagrasz?
   *[many] zagracie?
} { $game }, stół { $match }: jest wolne miejsce.

## Who may join

button-requires = Kto może grać
requires-title = Stół { $match }: kto może grać
requires-any = Bez znaczenia
requires-answer-field = Zwykle odpowiadają w ciągu
requires-answer-within = { $hours } godz.
requires-left-field = Z ostatnich 20 gier porzucili
requires-left-most = { $most ->
    [0] Żadnej
   *[other] Najwyżej { $most }
}
requires-newcomers = Osoby, które nie dokończyły jeszcze gry
requires-newcomers-yes = Mogą grać
requires-newcomers-no = Nie mogą grać
lobby-requires = Kto może grać: { $list }. Kogo zaprosi ten, kto otworzył stół, może zawsze.
requires-answer = kto zwykle odpowiada w ciągu { $hours } godz.
requires-left = { $most ->
    [0] kto nie porzucił żadnej z ostatnich 20 gier
   *[other] kto porzucił najwyżej { $most } z ostatnich 20 gier
}
requires-finished = kto dokończył już grę z innymi
lobby-habits = Ostatnio: { $list }
habits-of = { $who }{ $answer ->
    [none] {""}
   *[other] {" "}odpowiada po około { $answer },
} porzucone gry: { $left } z { $n }
habits-new = { $who }: jeszcze bez dokończonej gry z innymi
denied-requires-answer = Ten stół jest dla osób, które zwykle odpowiadają w ciągu { $hours } godz.; tobie zajmowało to ostatnio około { $own } godz. Widzisz to tylko ty.{ $begun ->
    [no] {" "}Kto otworzył stół, może cię mimo to zaprosić.
   *[yes] {""}
}
denied-requires-left = Ten stół jest dla osób, które z ostatnich 20 gier porzuciły { $most ->
    [0] zero
   *[other] najwyżej { $most }
}; u ciebie to { $left } z { $games }. Widzisz to tylko ty.{ $begun ->
    [no] {" "}Kto otworzył stół, może cię mimo to zaprosić.
   *[yes] {""}
}
denied-requires-finished = Ten stół jest dla osób, które dokończyły już grę z innymi. Widzisz to tylko ty. Inne stoły pokazuje `/games`.{ $begun ->
    [no] {" "}Kto otworzył stół, może cię mimo to zaprosić.
   *[yes] {""}
}

## The start

start-title = Stół { $match }: początek i miejsca
start-full = Kiedy zacznie się gra?
start-full-no = Gdy ktoś naciśnie Zacznij
start-full-yes = Gdy wszystkie miejsca będą zajęte
start-at = Albo o tej porze, np. 20:00
start-at-how = W twojej strefie czasowej. Przed godziną może stać data: 24.12. 20:00. Puste: bez pory
start-remove = Komu zabrać miejsce
start-started = Gra się zaczęła: { $link }
start-waits = Gra zacznie się, gdy osoby, które zgłosiły się kilka dni temu, potwierdzą gotowość: { $link }
start-ready = Świetnie. Gra zacznie się, gdy wszyscy będą gotowi.
denied-no-time = Nie umiem odczytać tej pory. Napisz ją tak: 20:00, 24.12. 20:00 albo 2026-12-24 20:00.
denied-start-when = Początek musi być w przyszłości i przed <t:{ $latest }:f>.
denied-zone-unknown = Podaj mi najpierw swoją strefę czasową przez `/settings`, żebym wiedział, kiedy to jest.
lobby-ready = { $who }, **{ $game }** przy stole { $match } może się zacząć. { $n ->
    [one] Zagrasz? Od twojego zgłoszenia minęło kilka dni; bez odpowiedzi twoje miejsce będzie znów wolne
   *[many] Zagracie? Od waszego zgłoszenia minęło kilka dni; kto nie odpowie, straci miejsce
} { $until }.
    -# { $link }
button-ready = Mogę grać
push-lobby-ready = { $who }, { $game } może się zacząć, stół { $match }. { $people ->
    [one] Zagrasz?
   *[many] Zagracie?
}
lobby-few = { $who }, przy stole { $match } pora zacząć (**{ $game }**), ale najmniejsza liczba graczy to { $least }: { $link }
push-lobby-few = { $who }, pora zacząć: { $game }, stół { $match }. Graczy jest jednak za mało.
lobby-freed = { $who }, przy stole { $match } (**{ $game }**) nie wszyscy odpowiedzieli, więc są znów wolne miejsca: { $link }
push-lobby-freed = { $who }, przy stole { $match } ({ $game }) nie wszyscy odpowiedzieli: są znów wolne miejsca.

## Lobbies that nobody joins

lobby-idle = { $who }, przy stole { $match } (**{ $game }**) od dwóch dni nic się nie dzieje. Nadal szukasz graczy? { $link }
push-lobby-idle = { $who }, nadal szukasz graczy? { $game }, stół { $match }.
lobby-closing = { $who }, zamknę stół { $match } (**{ $game }**) { $closes }, jeśli nikt nie będzie chciał grać: { $link }
push-lobby-closing = { $who }, wkrótce zamknę stół { $match } ({ $game }), jeśli nikt nie będzie chciał grać.
button-start-computers = Zacznij z komputerami
button-keep = Szukaj dalej
button-close = Zamknij stół
lobby-kept = Dobrze, zostawiam stół otwarty.

## The queue

command-queue = Zaczekaj na innych, którzy chcą zagrać w to samo; stół otworzę ja
queue-title = ### Kolejka tego serwera
queue-how = Powiedz mi, w co chcesz zagrać. Gdy dość osób będzie chciało zagrać w to samo, otworzę im stół i gra się zacznie.
queue-waiting = Tu czekają: { $games }
queue-number = { $game } { $n }
queue-nobody = Teraz nikt tu nie czeka.
queue-joined = ✅ Jesteś w kolejce. Oznaczę cię, gdy twoja gra się zacznie.
queue-left = Nie jesteś już w kolejce.
queue-found = ✅ Twoja gra się zaczyna, { $game }: { $link }
queue-place = {""}**Czekasz na:** { $games }. Liczba graczy: { $players }. Czas na ruch: { $paces }.{ $hours ->
        [none] {""}
       *[other] {" "}Nie śpisz: { $hours } ({ $zone }).
    } Twoje miejsce wygaśnie { $until }.
queue-meanwhile = Może tymczasem gra z komputerami albo lekcja?
button-queue-join = Stań w kolejce
button-queue-change = Zmień
button-queue-leave = Wyjdź z kolejki
button-solo = { $game } z komputerami
button-learn-game = Naucz się: { $game }
queue-form = W co chcesz zagrać?
queue-games = Gry
queue-players = Ilu graczy?
queue-awake = Kiedy nie śpisz? Np. 8:00-23:00
denied-not-in-queue = Nie ma cię w kolejce tego serwera.
denied-queue-empty = Wybierz co najmniej jedną grę, jedną liczbę graczy i jeden czas na ruch.
denied-queue-players = W żadną z tych gier nie gra tylu graczy.
command-server-queue = Kanał na stoły z kolejki
server-queue-anywhere = tam, gdzie stanął w niej ostatni gracz

## Whom a person avoids

command-avoid = Wybierz osoby, z którymi kolejka nigdy cię nie posadzi; nikt inny tego nie widzi
avoid-title =
    ### Osoby, których unikasz
    { $n ->
        [0] Nikogo nie unikasz.
       *[other] { $who }
    }
    Kolejka nigdy nie posadzi was razem, ich zaproszenia cię nie oznaczą i przez pomyłkę z nimi nie usiądziesz. Tę listę widzisz tylko ty i nikt się o niej nie dowie.
avoid-whom = Kogo chcesz unikać?
