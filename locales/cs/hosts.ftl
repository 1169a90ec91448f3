# What those who manage a server set and do: `/server`, bans, tables of others, the hall of a month.

## The settings

command-server-wanted = Role, kterou zmínit, když se hledají hráči; @everyone znamená nikoho
    .name = hledáme
command-server-timezone = Časové pásmo tohoto serveru, například Europe/Prague
    .name = pásmo
command-server-forum = Fórum, ve kterém každý nový stůl dostane vlastní příspěvek
    .name = fórum
command-server-hall = Kanál pro síň slávy každého měsíce, první den toho dalšího
    .name = síň
command-server-stop = Co už tento server nechce
    .name = zrušit
command-server-stop-list = Seznam všech stolů
command-server-stop-puzzles = Úlohy dne
command-server-stop-queue = Kanál pro stoly z fronty
command-server-stop-forum = Fórum pro stoly
command-server-stop-hall = Síň slávy každého měsíce
server-shown = ### Nastavení tohoto serveru
server-row = { $what }: { $value }
server-pace = Čas na tah
server-place = Kde se hraje
server-openers = Kdo smí otvírat stoly
server-wanted = Koho zmínit, když se hledají hráči
server-language = Jazyk zpráv a obrázků
server-timezone = Časové pásmo
server-list = Seznam všech stolů
server-puzzles = Úloha dne
server-queue = Stoly z fronty
server-forum = Fórum pro stoly
server-hall = Síň slávy každého měsíce
server-no-wanted = nikoho
server-no-forum = žádné
server-no-hall = žádná

## New tables

forum-tag-open = hledá hráče
forum-tag-playing = hraje se
forum-tag-finished = dohráno
push-wanted = { $who }, hledají se hráči: { $game }, stůl { $match }. { $n ->
    [one] Je tu volné místo.
    [few] Jsou tu { $n } volná místa.
   *[other] Je tu { $n } volných míst.
}

## Permissions

server-here = Tento kanál
server-lacks-nothing = ✅ Mám všechna oprávnění, která k tomu potřebuji.
server-lacks = ⚠️ { $what }, { $place }: chybí mi { $permissions }.
server-lacks-tags = ⚠️ { $place }: příspěvky stolů neukazují jejich stav. Přidej tomuto fóru štítky { $tags }, nebo mi dej { $permission }.
server-gone = ⚠️ { $what }: takový kanál už nevidím. Vyber prosím jiný.
server-role-gone = ⚠️ { $what }: tato role už neexistuje. Vyber prosím jinou.
server-role-silent = ⚠️ { $what }: nesmím zmínit { $role }. Povol všem tuto roli zmiňovat, nebo mi dej { $permission }.
permission-read-messages = *Zobrazit kanál*
permission-send-messages = *Posílat zprávy*
permission-send-messages-in-threads = *Posílat zprávy ve vláknech*
permission-attach-files = *Přikládat soubory*
permission-create-public-threads = *Vytvářet veřejná vlákna*
permission-read-message-history = *Číst historii zpráv*
permission-pin-messages = *Připínat zprávy*
permission-manage-channels = *Spravovat kanály*
permission-mention-everyone = *Zmínit @everyone, @here a všechny role*

## Who may not play

server-bans-none = U stolů tohoto serveru smí hrát každý.
server-bans = Kdo u stolů tohoto serveru hrát nesmí: { $n }
server-ban = • { $who }, rozhodnutí: { $by }, { $at }
server-bans-whom = Kdo tu nesmí hrát?
server-bans-changed = ⚠️ Někdo to právě změnil. Vyber prosím znovu.
server-tables-of-others = -# Kdo spravuje tento server, může cizí stoly ukončit pomocí `/table cancel` a přesunout pomocí `/table here`. Hráčům řeknu, kdo to udělal.
denied-too-many-banned = Zakázat hru na jednom serveru jde nejvýš { $most ->
    [one] 1 člověku
   *[other] { $most } lidem
}.
denied-banned-here = Na tomto serveru hrát nesmíš: rozhodli tak ti, kdo ho spravují. Promluv si o tom prosím s nimi.
denied-banned-asked = Na tomto serveru nesmí hrát: { $who }.
denied-banned-there = Někdo od tohoto stolu na tom serveru hrát nesmí, takže stůl zůstává, kde je.
table-event-banned = { $who } na tomto serveru už { DOES($you, "nesmíš", "nesmí") } hrát. { $left ->
    [0] Nikdo další u stolu není, takže je hra zrušená.
   *[other] Dál hraje počítač.
}

## Tables of others

sure-end =
    ### Ukončit hru { $game }, stůl { $match }?
    Nesedíš u něj, ale spravuješ tento server. { $status ->
        [lobby] Nikdo už k němu nebude moct přisednout.
       *[other] Hra skončí bez výsledku.
    } Lidem u stolu řeknu, že to rozhodnutí je tvoje.
lobby-ended = Tento stůl ruší { $by } (spravuje tento server).
lobby-moved = Tento stůl přesouvá { $by } (spravuje tento server): { $link }
table-event-ended-by-host = Hru ruší { $by } (spravuje tento server).
table-event-moved-by-host = Hru sem přesouvá { $by } (spravuje tento server).

## The hall of a month

hall-title-month = ### Síň slávy tohoto serveru: { $month }
hall-about-month = { $month }: { $n ->
    [one] jedna dohraná hra
    [few] { $n } dohrané hry
   *[other] { $n } dohraných her
}
hall-month = { $month ->
    [1] leden
    [2] únor
    [3] březen
    [4] duben
    [5] květen
    [6] červen
    [7] červenec
    [8] srpen
    [9] září
    [10] říjen
    [11] listopad
   *[12] prosinec
} { $year }
hall-alt-player-month = { $who }. Hry: { $n }, výhry: { $won }.
