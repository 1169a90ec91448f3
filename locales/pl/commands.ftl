# To, co Discord pokazuje obok polecenia i jego opcji podczas pisania: najwyżej 100 znaków.

command-which-table = Który stół; domyślnie ten z tego kanału
command-which-game = Która gra

command-play = Otwórz stół: inni dołączają, potem zaczynasz
command-help = Kim jestem i od czego zacząć
command-rules = Zasady gry w skrócie
command-games = Twoje stoły, najpierw te, które na ciebie czekają, wolne miejsca i skończone gry
command-move = Wpisz ruch, od razu wykonywany; kroki oddziela średnik
command-move-move = Na przykład: take chest; place H4b; end
command-board = Obejrzyj stół. Widzisz to tylko ty
command-board-text = Opisz planszę słowami
command-hand = To, co przy stole możesz zobaczyć tylko ty, na przykład karty
command-replay = Przejrzyj grę tura po turze albo obejrzyj ją jako film
command-note = Zapisz sobie notatkę o stole. Zobaczysz ją tylko ty
command-undo = Zapytaj innych, czy możesz cofnąć swoją ostatnią turę
command-vacation = Zatrzymaj swoje zegary przy wszystkich stołach na kilka dni, od teraz, albo zakończ urlop
command-vacation-days = Ile dni; pomiń, by sprawdzić lub zakończyć urlop

command-plan = Planuj ruchy naprzód. Widzisz je tylko ty
command-plan-move = Zaplanuj ruch na swoją następną turę, po tych już zaplanowanych
command-plan-move-move = Tak jak w poleceniu /move
command-plan-move-unless = Zrezygnuj, jeśli ktoś inny zagra ruch, który tak się zaczyna
command-plan-always = Odpowiadaj zawsze tak samo na pytanie w turach innych
command-plan-always-question = Które pytanie
command-plan-always-answer = Tak, jak wpisujesz ruch. Pomiń, żeby znów dostawać pytanie
command-plan-list = Pokaż swoje plany przy stole
command-plan-forget = Usuń wszystkie swoje plany przy stole

command-table = Opuść, oddaj, odwołaj, wstrzymaj, przenieś lub wyeksportuj stół
command-table-leave = Odejdź od stołu, przy którym gra się jeszcze nie zaczęła
command-table-resign = Oddaj swoje miejsce na dobre. Przejmie je komputer
command-table-cancel = Odwołaj stół. Po rozpoczęciu gry muszą się zgodzić wszyscy, którzy jeszcze grają
command-table-absent = Zwołaj głosowanie o kimś, kto przy stole bez zegara nie rusza się od trzech dni
command-table-pause = Zapytaj innych o przerwę w grze na kilka dni
command-table-pause-days = Ile dni
command-table-resume = Zapytaj innych, czy zakończyć przerwę już teraz
command-table-here = Kontynuuj grę w tym kanale albo wyślij ponownie kartę stołu
command-table-export = Pobierz zapis gry jako plik

command-settings = Twój język, strefa czasowa, godziny ciszy i oznaczanie
command-settings-language = Język, w którym ci odpowiadam
command-settings-timezone = Na przykład Europe/Warsaw
command-settings-quiet = Kiedy nie przypominać, na przykład „22:00-07:00”, albo „off”
command-settings-mentions = Czy oznaczać cię, gdy nadchodzi twoja kolej
command-settings-mentions-yes = tak
command-settings-mentions-no = nie
command-settings-reminders = Kiedy przypominać ci o twojej turze
command-settings-reminders-both = W połowie i pod koniec
command-settings-reminders-once = Raz, w połowie
command-settings-reminders-off = Wcale
command-settings-upcoming = Czy oznaczać cię, gdy twoja kolej będzie następna
command-window = Przed rozpoczęciem gry: godziny, w których chodzą jej zegary
command-window-hours = Na przykład „18:00-23:00” albo „off”
command-window-timezone = Na przykład Europe/Warsaw
command-server = Ustawienia tego serwera: stoły, kanały i kto może grać
command-server-pace = Czas na ruch
command-server-place = Gdzie toczą się gry
command-server-openers = Kto może otwierać stoły; @everyone oznacza wszystkich
command-server-language = Język postów, obrazków i list
command-server-tables = Kanał z listą wszystkich stołów, którą na bieżąco aktualizuję

command-privacy = Co o tobie przechowuję
command-privacy-export = Pobierz plik ze wszystkim, co o tobie przechowuję. Widzisz go tylko ty
command-privacy-delete = Zapomnę o tobie: twoje miejsca przejmą komputery, a nazwa zniknie

command-admin = Dla właściciela tego bota
command-admin-pause = Wstrzymaj wszystkie stoły: nikt nie może grać, żaden zegar nie chodzi
command-admin-resume = Zakończ przerwę
command-admin-health = Stan bota

command-learn = Naucz się gry, grając krok po kroku. Widzisz to tylko ty
