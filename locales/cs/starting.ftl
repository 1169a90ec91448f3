# How games start: people who are asked to join, the start by itself, lobbies that nobody joins, the queue.

## The card of a lobby

button-invite = Pozvat
button-start-form = Začátek a místa
lobby-full = Začne se, jakmile budou všechna místa obsazená.
lobby-at = Začne se { $at } ({ $left }), pokud bude dost hráčů.
lobby-waits = Začne se, jakmile { $n ->
    [one] bude připravený hráč
   *[other] budou připravení hráči
} { $who }. Čas na odpověď vyprší { $until }.
lobby-asked = Pozvánka čeká: { $who }
lobby-declined = Teď ne: { $who }
denied-not-opener-yet = Teď může hru začít jen ten, kdo stůl otevřel. Od <t:{ $at }:f> to může udělat každý, kdo u něj sedí.
denied-removed-here = Kdo tento stůl otevřel, tvoje místo uvolnil. Pokud to byl omyl, požádej ho o pozvánku.
denied-avoided-here = Sedí tu někdo, komu se vyhýbáš: { $who }. Pokud s ním chceš hrát, odeber ho ze svého seznamu pomocí `/avoid`.

## Inviting

invite-title = Pozvat ke stolu { $match }
invite-whom = Koho mám pozvat?
invite-how = Každého zmíním jednou, s tlačítkem pro ano a pro ne.
invited = Zvu ke stolu: { $who }. { $n ->
    [one] Zmíním tohoto člověka jen jednou.
   *[other] Každého zmíním jen jednou.
} Lístek ukáže, kdo řekl „teď ne“.
invited-nobody = Ty už jsem pozval, nebo u stolu sedí.
invitation-declined = Dobře, tentokrát ne. Lístek to ukáže a k tomuto stolu už tě zvát nebudu.
denied-invite-people = Vyber prosím lidi. Boti hrát neumějí.
denied-too-many-invited = K jednomu stolu jde pozvat nejvýš { $most ->
    [one] 1 člověka
   *[other] { $most } lidí
}.
denied-avoided-asked = Na tvém seznamu těch, kterým se vyhýbáš, je { $who }. Pokud je chceš pozvat, odeber je pomocí `/avoid`.
denied-not-invited = K tomuto stolu tě nikdo nezve, nebo už máme tvoji odpověď.
lobby-invitation = { $who }, { $n ->
    [one] nechceš si zahrát?
   *[other] nechcete si zahrát?
} **{ $game }**, stůl { $match }: { $link }
    -# U stolu: { $seated }. { $pace }
button-not-now = Teď ne
push-lobby-invitation = { $who }, { $people ->
    [one] nechceš si zahrát?
   *[other] nechcete si zahrát?
} { $game }, stůl { $match }: je tu volné místo.

## Who may join

button-requires = Kdo může hrát
requires-title = Stůl { $match }: kdo může hrát
requires-any = Na tom nezáleží
requires-answer-field = Obvykle odpovídají do
requires-answer-within = { $hours } hodin
requires-left-field = Z posledních 20 her nedohráli
requires-left-most = { $most ->
    [0] Žádnou
   *[other] Nejvýše { $most }
}
requires-newcomers = Lidé, kteří ještě žádnou hru nedohráli
requires-newcomers-yes = Mohou hrát
requires-newcomers-no = Nemohou hrát
lobby-requires = Kdo může hrát: { $list }. Koho pozve ten, kdo stůl otevřel, může vždy.
requires-answer = kdo obvykle odpovídá do { $hours } h
requires-left = { $most ->
    [0] kdo dohrál všech posledních 20 her
   *[other] kdo z posledních 20 her nedohrál nejvýše { $most }
}
requires-finished = kdo už dohrál hru s ostatními
lobby-habits = V poslední době: { $list }
habits-of = { $who }{ $answer ->
    [none] {""}
   *[other] {" "}odpovídá asi za { $answer },
} nedohráno { $left } z { $n ->
    [one] 1 hry
   *[other] { $n } her
}
habits-new = { $who }: zatím žádná dohraná hra s ostatními
denied-requires-answer = Tento stůl je pro ty, kdo obvykle odpovídají do { $hours } h; tobě to v poslední době trvalo asi { $own } h. Vidíš to jen ty.{ $begun ->
    [no] {" "}Kdo stůl otevřel, může tě přesto pozvat.
   *[yes] {""}
}
denied-requires-left = Tento stůl je pro ty, kdo z posledních 20 her nedohráli { $most ->
    [0] žádnou
   *[other] nejvýše { $most }
}; ty máš nedohráno { $left } z { $games }. Vidíš to jen ty.{ $begun ->
    [no] {" "}Kdo stůl otevřel, může tě přesto pozvat.
   *[yes] {""}
}
denied-requires-finished = Tento stůl je pro ty, kdo už dohráli hru s ostatními. Vidíš to jen ty. Jiné stoly ukáže `/games`.{ $begun ->
    [no] {" "}Kdo stůl otevřel, může tě přesto pozvat.
   *[yes] {""}
}

## The start

start-title = Stůl { $match }: začátek a místa
start-full = Kdy hra začne?
start-full-no = Až někdo stiskne Začít
start-full-yes = Jakmile budou všechna místa obsazená
start-at = Nebo v tuto dobu, třeba 20:00
start-at-how = Ve tvém časovém pásmu. Může předcházet datum: 24.12. 20:00. Prázdné znamená bez určené doby
start-remove = Komu vzít místo
start-started = Hra začala: { $link }
start-waits = Hra začne, jakmile ti, kdo se přihlásili před několika dny, řeknou, že můžou hrát: { $link }
start-ready = Výborně. Hra začne, jakmile to potvrdí všichni.
denied-no-time = Tuto dobu neumím přečíst. Napiš ji jako 20:00, 24.12. 20:00 nebo 2026-12-24 20:00.
denied-start-when = Začátek musí být v budoucnosti a dřív než <t:{ $latest }:f>.
denied-zone-unknown = Řekni mi prosím nejdřív svoje časové pásmo pomocí `/settings`, ať vím, kdy to je.
lobby-ready = { $who }, **{ $game }** u stolu { $match } může začít. { $n ->
    [one] Můžeš hrát? Od tvého přihlášení uběhlo pár dní; bez odpovědi se tvoje místo uvolní
   *[other] Můžete hrát? Od vašeho přihlášení uběhlo pár dní; kdo neodpoví, přijde o místo
} { $until }.
    -# { $link }
button-ready = Můžu hrát
push-lobby-ready = { $who }, { $game } může začít, stůl { $match }. { $people ->
    [one] Můžeš hrát?
   *[other] Můžete hrát?
}
lobby-few = { $who }, u stolu { $match } je čas začít (**{ $game }**), ale nejmenší počet hráčů je { $least }: { $link }
push-lobby-few = { $who }, je čas začít: { $game }, stůl { $match }. Hráčů je ale málo.
lobby-freed = { $who }, u stolu { $match } (**{ $game }**) neodpověděli všichni, takže jsou tu zase volná místa: { $link }
push-lobby-freed = { $who }, u hry { $game }, stůl { $match }, neodpověděli všichni: jsou tu zase volná místa.

## Lobbies that nobody joins

lobby-idle = { $who }, u stolu { $match } (**{ $game }**) se dva dny nic nestalo. Pořád hledáš spoluhráče? { $link }
push-lobby-idle = { $who }, pořád hledáš spoluhráče? { $game }, stůl { $match }.
lobby-closing = { $who }, stůl { $match } (**{ $game }**) zavřu { $closes }, pokud nikdo nebude chtít hrát: { $link }
push-lobby-closing = { $who }, stůl { $match } ({ $game }) brzy zavřu, pokud nikdo nebude chtít hrát.
button-start-computers = Začít s počítači
button-keep = Hledat dál
button-close = Zavřít stůl
lobby-kept = Dobře, stůl nechávám otevřený.

## The queue

command-queue = Počkat na ostatní, kdo si chtějí zahrát totéž; stůl otevřu já
    .name = fronta
queue-title = ### Fronta tohoto serveru
queue-how = Řekni mi, co si chceš zahrát. Jakmile si dost lidí chce zahrát totéž, otevřu jim stůl a hra začne.
queue-waiting = Čeká se tu na: { $games }
queue-number = { $game } { $n }×
queue-nobody = Teď tu nikdo nečeká.
queue-joined = ✅ Jsi ve frontě. Až tvoje hra začne, zmíním tě.
queue-left = Už ve frontě nejsi.
queue-found = ✅ Tvoje hra začíná, { $game }: { $link }
queue-place = {""}**Čekáš na:** { $games }. Počet hráčů: { $players }. Čas na tah: { $paces }.{ $hours ->
        [none] {""}
       *[other] {" "}Vzhůru: { $hours } ({ $zone }).
    } Místo ti vyprší { $until }.
queue-meanwhile = Co zatím hra proti počítačům, nebo lekce?
button-queue-join = Zařadit se do fronty
button-queue-change = Změnit
button-queue-leave = Opustit frontu
button-solo = { $game } proti počítačům
button-learn-game = Naučit se { $game }
queue-form = Co si chceš zahrát?
queue-games = Hry
queue-players = V kolika hráčích?
queue-awake = Kdy jsi vzhůru? Třeba 8:00-23:00
denied-not-in-queue = Ve frontě tohoto serveru nejsi.
denied-queue-empty = Vyber prosím aspoň jednu hru, jeden počet hráčů a jeden čas na tah.
denied-queue-players = Žádná z těchto her není pro tolik hráčů.
command-server-queue = Kanál pro stoly z fronty
    .name = fronta
server-queue-anywhere = tam, kde se zařadil poslední z hráčů

## Whom a person avoids

command-avoid = Vybrat lidi, se kterými tě fronta nikdy neposadí; nikdo jiný to nevidí
avoid-title =
    ### Komu se vyhýbáš
    { $n ->
        [0] Nikomu se nevyhýbáš.
       *[other] { $who }
    }
    Fronta vás nikdy neposadí spolu, jejich pozvánky tě nezmíní a omylem si k nim nesedneš. Tento seznam vidíš jen ty a nikdo se o něm nedozví.
avoid-whom = Komu se chceš vyhýbat?
