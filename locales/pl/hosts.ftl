# What those who manage a server set and do: `/server`, bans, tables of others, the hall of a month.

## The settings

command-server-wanted = Rola do oznaczenia, gdy brakuje graczy; @everyone oznacza nikogo
command-server-timezone = Strefa czasowa tego serwera, np. Europe/Warsaw
command-server-forum = Forum, na którym każdy nowy stół dostaje własny post
command-server-hall = Kanał na galerię sławy każdego miesiąca, pierwszego dnia następnego
command-server-stop = Czego ten serwer już nie chce
command-server-stop-list = Lista wszystkich stołów
command-server-stop-puzzles = Zagadki dnia
command-server-stop-queue = Kanał na stoły z kolejki
command-server-stop-forum = Forum na stoły
command-server-stop-hall = Galeria sławy każdego miesiąca
server-shown = ### Ustawienia tego serwera
server-row = { $what }: { $value }
server-pace = Czas na ruch
server-place = Gdzie grać
server-openers = Kto może otwierać stoły
server-wanted = Kogo oznaczyć, gdy brakuje graczy
server-language = Język postów i obrazków
server-timezone = Strefa czasowa
server-list = Lista wszystkich stołów
server-puzzles = Zagadka dnia
server-queue = Stoły z kolejki
server-forum = Forum na stoły
server-hall = Galeria sławy każdego miesiąca
server-no-wanted = nikogo
server-no-forum = brak
server-no-hall = brak

## New tables

forum-tag-open = szuka graczy
forum-tag-playing = w grze
forum-tag-finished = koniec
push-wanted = { $who }, brakuje graczy: { $game }, stół { $match }. { $n ->
    [one] Jest jedno wolne miejsce.
    [few] Są { $n } wolne miejsca.
   *[many] Jest { $n } wolnych miejsc.
}

## Permissions

server-here = Ten kanał
server-lacks-nothing = ✅ Mam wszystkie uprawnienia, których to wymaga.
server-lacks = ⚠️ { $what }, { $place }: brakuje mi { $permissions }.
server-lacks-tags = ⚠️ { $place }: posty stołów nie pokazują ich stanu. Dodaj do tego forum tagi { $tags } albo daj mi { $permission }.
server-gone = ⚠️ { $what }: nie widzę już takiego kanału. Wybierz inny.
server-role-gone = ⚠️ { $what }: ta rola już nie istnieje. Wybierz inną.
server-role-silent = ⚠️ { $what }: nie mogę oznaczyć { $role }. Pozwól wszystkim oznaczać tę rolę albo daj mi { $permission }.
permission-read-messages = *Wyświetlanie kanału*
permission-send-messages = *Wysyłanie wiadomości*
permission-send-messages-in-threads = *Wysyłanie wiadomości w wątkach*
permission-attach-files = *Załączanie plików*
permission-create-public-threads = *Tworzenie publicznych wątków*
permission-read-message-history = *Czytanie historii czatu*
permission-pin-messages = *Przypinanie wiadomości*
permission-manage-channels = *Zarządzanie kanałami*
permission-mention-everyone = *Wzmianka @everyone, @here i wszystkich ról*

## Who may not play

server-bans-none = Przy stołach tego serwera może grać każdy.
server-bans = Kto nie może grać przy stołach tego serwera: { $n }
server-ban = • { $who }, decyzja: { $by }, { $at }
server-bans-whom = Kto nie może tu grać?
server-bans-changed = ⚠️ Ktoś właśnie to zmienił. Wybierz jeszcze raz.
server-tables-of-others = -# Kto zarządza tym serwerem, może zakończyć cudzy stół przez `/table cancel` i przenieść go przez `/table here`. Powiem graczom, kto to zrobił.
denied-too-many-banned = Najwięcej osób, którym można zabronić gry na serwerze: { $most }.
denied-banned-here = Nie możesz grać na tym serwerze: tak zdecydowały osoby, które nim zarządzają. Porozmawiaj z nimi o tym.
denied-banned-asked = Na tym serwerze nie może grać: { $who }.
denied-banned-there = Ktoś przy tym stole nie może grać na tamtym serwerze, więc stół zostaje tam, gdzie jest.
table-event-banned = { $who } nie { DOES($you, "możesz", "może") } już grać na tym serwerze. { $left ->
    [0] Przy stole nie ma nikogo innego, więc gra jest odwołana.
   *[other] Dalej gra komputer.
}

## Tables of others

sure-end =
    ### Zakończyć grę { $game }, stół { $match }?
    Nie siedzisz tam, ale zarządzasz tym serwerem. { $status ->
        [lobby] Nikt nie będzie mógł już do niego dołączyć.
       *[other] Gra skończy się bez wyniku.
    } Powiem osobom przy stole, że to twoja decyzja.
lobby-ended = Stół odwołuje { $by } (zarządza tym serwerem).
lobby-moved = Stół przenosi { $by } (zarządza tym serwerem): { $link }
table-event-ended-by-host = Grę odwołuje { $by } (zarządza tym serwerem).
table-event-moved-by-host = Grę przenosi tutaj { $by } (zarządza tym serwerem).

## The hall of a month

hall-title-month = ### Galeria sławy tego serwera: { $month }
hall-about-month = { $month }: { $n ->
    [one] jedna skończona gra
    [few] { $n } skończone gry
   *[many] { $n } skończonych gier
}
hall-month = { $month ->
    [1] styczeń
    [2] luty
    [3] marzec
    [4] kwiecień
    [5] maj
    [6] czerwiec
    [7] lipiec
    [8] sierpień
    [9] wrzesień
    [10] październik
    [11] listopad
   *[12] grudzień
} { $year }
hall-alt-player-month = { $who }. Gry: { $n }, wygrane: { $won }.
