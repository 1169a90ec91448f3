# Co Discord ukazuje u příkazu a jeho voleb, když je někdo píše: nejvýš 100 znaků.

command-which-table = Který stůl; bez něj ten, který patří k tomuto kanálu
    .name = stůl
command-which-game = Která hra
    .name = hra

command-play = Otevřít stůl: ostatní přisednou a pak začneš hru
command-help = Co umím a kde začít
command-rules = Pravidla hry ve zkratce
command-games = Tvoje stoly, nejdřív ty, které na tebe čekají, stoly s volným místem a dohrané hry
command-move = Napsat tah, který se hned zahraje; kroky odděluje středník
command-move-move = Například: vezmi Truhla; umísti H4b; konec
    .name = tah
command-board = Podívat se na stůl. Uvidíš to jen ty
command-board-text = Popsat plán slovy
    .name = slovy
command-hand = Co u stolu smíš vidět jen ty, třeba tvoje karty
command-replay = Projít hru tah po tahu nebo se na ni dívat jako na film
command-note = Napsat si poznámku ke stolu. Uvidíš ji jen ty
command-undo = Zeptat se ostatních, jestli můžeš vzít zpět svůj poslední tah
command-vacation = Na pár dní zastavit svůj čas u všech stolů, hned od teď, nebo dovolenou ukončit
command-vacation-days = Kolik dní; bez čísla se dovolená ukáže nebo ukončí
    .name = dny

command-plan = Plánovat tahy dopředu. Uvidíš je jen ty
command-plan-move = Naplánovat další tah za ty, které už máš v plánu
command-plan-move-move = Stejně jako v příkazu /move
    .name = tah
command-plan-move-unless = Nehrát, když někdo jiný zahraje tah, který začíná takto
    .name = kromě
command-plan-always = Na otázku v cizích tazích odpovídat vždycky stejně
command-plan-always-question = Která otázka
    .name = otázka
command-plan-always-answer = Stejně jako v příkazu /move. Bez odpovědi se zase budu ptát
    .name = odpověď
command-plan-list = Ukázat tvoje plány u stolu
command-plan-forget = Smazat všechny tvoje plány u stolu

command-table = Odejít od stolu, vzdát se, zrušit hru, pozastavit ji, přesunout nebo uložit
command-table-leave = Odejít od stolu, u kterého se ještě nehraje
command-table-resign = Vzdát se svého místa natrvalo. Dál za tebe hraje počítač
command-table-cancel = Zrušit stůl. Když už se hraje, musí souhlasit všichni, kdo ještě hrají
command-table-absent = Hlasovat o tom, kdo u stolu bez časomíry tři dny netáhne
command-table-pause = Navrhnout ostatním, že se hra na pár dní pozastaví
command-table-pause-days = Kolik dní
    .name = dny
command-table-resume = Navrhnout ostatním, že pauza hned skončí
command-table-here = Pokračovat ve hře v tomto kanálu nebo znovu poslat lístek čekajícího stolu
command-table-export = Získat záznam hry jako soubor

command-settings = Tvůj jazyk, časové pásmo, tiché hodiny a zmínky
command-settings-language = Jazyk, ve kterém ti odpovídám
    .name = jazyk
command-settings-timezone = Například Europe/Prague
    .name = pásmo
command-settings-quiet = Kdy ti nic nepřipomínat, například "22:00-07:00", nebo "off"
    .name = tiché-hodiny
command-settings-mentions = Jestli tě mám zmínit, když jsi na tahu
    .name = zmínky
command-settings-mentions-yes = ano
command-settings-mentions-no = ne
command-settings-reminders = Kdy ti připomenu, že jsi na tahu
    .name = připomínky
command-settings-reminders-both = V půlce a před koncem
command-settings-reminders-once = Jednou, v půlce
command-settings-reminders-off = Vůbec
command-settings-upcoming = Jestli tě mám zmínit, když jsi na tahu jako další
    .name = další-na-tahu
command-window = Než hra začne: ve kterých hodinách dne běží čas
command-window-hours = Například "18:00-23:00", nebo "off"
    .name = hodiny
command-window-timezone = Například Europe/Prague
    .name = pásmo
command-server = Nastavení tohoto serveru: stoly, kanály a kdo smí hrát
command-server-pace = Čas na tah
    .name = čas
command-server-place = Kde se hry hrají
    .name = místo
command-server-openers = Kdo smí otvírat stoly; @everyone znamená všichni
    .name = kdo-otvírá
command-server-language = Jazyk zpráv, obrázků a seznamů
    .name = jazyk
command-server-tables = Kanál pro seznam všech stolů, který udržuji aktuální
    .name = seznam

command-privacy = Co o tobě ukládám
command-privacy-export = Získat soubor se vším, co o tobě ukládám. Uvidíš ho jen ty
command-privacy-delete = Zapomenout na tebe: tvoje místa převezme počítač a tvoje jméno zmizí

command-admin = Pro majitele tohoto bota
command-admin-pause = Pozastavit všechny stoly: nikdo nemůže táhnout a čas neběží
command-admin-resume = Ukončit pauzu
command-admin-health = Jak se botovi daří

command-learn = Naučit se hru krok za krokem. Uvidíš to jen ty
