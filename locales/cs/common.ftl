# Texty, které sdílejí všechny hry. Jména a odkazy přicházejí hotové. Jména lidí stojí vždy v prvním pádě.

and = { $first } a { $last }
# Between the other parts of a list.
separator = {", "}
# The reader, at the beginning of a sentence and within one.
you = Ty
    .subject = {""}
you-within = ty
# A change of the score of somebody other than the subject, in brackets after a clause.
scored-by = { $who } { $change }
# All changes of scores, behind that clause; with the space before it.
scored = {" "}({ $changes })
# Two sentences about the same player, the second without its subject and the first without its full stop.
told-on = { $first }; { $then }
# What follows from a choice, and from a draft, behind the changes of scores.
then-scored = pak { $change }
then-decides = { $n ->
    [one] pak rozhoduje { $who }
   *[other] pak rozhodují { $who }
}
no-consequences = Zatím bez bodů

## Buttons

button-join = Přisednout
button-leave = Odejít
button-start = Začít
button-add-computer = Přidat počítač
button-remove-computer = Ubrat počítač
button-options = Nastavení
button-rules = Pravidla
button-turn = Zahrát tah
button-hand = Moje karty
button-note = Poznámka
button-type = Napsat
button-tools = Více…
tools-title = ### Co ještě pro tebe můžu udělat?
button-legend = Co je co?
button-forget = Zapomenout na mě
button-text = Slovy
button-back = Zpět
button-reset = Začít znovu
button-confirm = Potvrdit
button-sure = Ano, do toho
button-previous = Předchozí
button-next = Další
button-next-table = Další: { $game }, stůl { $match }
button-open = Otevřít
button-go = Přejít tam

## The lobby

seat-opener = **{ $letter }** { $who } (otevírá stůl)
seat-person = **{ $letter }** { $who }
seat-computer = **{ $letter }** { $name }, počítač ({ $level })
seats-free = { $n ->
    [one] Ještě jedno místo je volné.
    [few] Ještě { $n } místa jsou volná.
   *[other] Ještě { $n } míst je volných.
}
level-easy = lehký: kouká jeden tah dopředu
level-normal = střední: zkouší své nejlepší tahy do konce dne nebo kola
level-hard = těžký: srovnává víc tahů a kouká o den nebo kolo dál
level-dice = náhodný: hraje jakýkoli povolený tah
# $plan is such as “fill the most valuable souks”.
level-character = jako střední, ale hlavně se snaží { $plan }
computer-name-1 = Zajnab
computer-name-2 = Behrúz
computer-name-3 = Mehri
computer-name-4 = Starý Kamal
computer-name-5 = Širín
computer-name-6 = Tahmasp
lobby-place-thread = Bude se hrát ve vlastním vlákně.
lobby-place-channel = Bude se hrát v tomto kanálu.
# In direct messages with the bot: one person against computers.
lobby-practice = Tady si to zkoušíš: hraješ proti počítačům a nikdo jiný to neuvidí. *Začít* spustí hru hned. *Navrhnout tah* ti během tahu ukáže, co by bylo dobré.
lobby-live = Hra začala. Tajné číslo ukážu na konci.
# On the card of a table, and behind its button: what dice and cards come from.
button-fair = Poctivé kostky
fair-on-card = Kostky si může každý ověřit. Otisk jejich tajného čísla: `{ $commitment }`
fair-fingerprint = Otisk tajného čísla: `{ $commitment }`
fair-title = ### Poctivé kostky u stolu { $match }
fair-how = Vše, co se hází nebo táhne, vychází z tajného čísla, které se určilo při otevření stolu, a z čísel, která Discord přidělil těm, kdo přisedli. Nikdo si to tedy nemůže vybrat, pokud u stolu sedí někdo, komu ostatní věří.
fair-joined = { $who } má při příchodu číslo `{ $number }`
fair-left = Někdo má číslo `{ $number }`, ale u stolu už není, takže se nepočítá
fair-numbers = Čísla hráčů, ze kterých vycházejí kostky: { $numbers }
fair-later = Až hra skončí, toto tlačítko ukáže tajné číslo a záznam hry.
fair-secret = Tajné číslo: `{ $secret }`
fair-digest =
    SHA-256 záznamu: `{ $digest }`
    Porovnej otisk s tím, který je na lístku stolu, a čísla s těmi v jeho první zprávě. Se záznamem níže si každý může ověřit každou kostku a kartu: `python -m engine verify FILE`
lobby-over = Hra skončila.
lobby-cancelled = Tento stůl je zrušený.
opened-table = Stůl { $match } je otevřený: { $link }
card-posted-again = Stůl { $match } pořád čeká na začátek. Jeho lístek posílám znovu: { $link }
card-replaced = Stůl { $match } má nový lístek: { $link }
card-refused = ⚠️ Do kanálu { $place } nesmím poslat lístek stolu. Dej mi tam oprávnění *Zobrazit kanál*, *Odesílat zprávy* a *Přikládat soubory*. Čas od času to zkusím znovu, a hned, když použiješ `/table here`.
card-refused-practice = ⚠️ Nemůžu ti poslat lístek stolu: nepřijímáš ode mě přímé zprávy. Odblokuj mě nebo povol přímé zprávy v nastavení soukromí na Discordu a pak použij `/table here`.
cover-alt = Čeká se na hráče: { $game }. U stolu: { $seated }.
thread-name = { $game } · stůl { $match }
no-thread = Nemůžu tu založit vlákno, takže se hraje přímo v tomto kanálu.
options-title = Nastavení tohoto stolu
options-line = { $option }: **{ $choice }**
options-none = nic
button-options-page = { $n ->
    [0] Upravit stůl
   *[other] { $of ->
        [1] Upravit hru
       *[other] Upravit hru ({ $n }/{ $of })
    }
}
option-place = Kde se hraje
# These begin with a small letter, because they are also parts of sentences.
option-place-thread = ve vlastním vlákně
option-place-channel = tady v kanálu
option-pace = Čas na tah
option-pace-none = bez časomíry
option-pace-hours = několik hodin
option-pace-day = den
option-pace-three-days = tři dny
option-pace-week = týden
lobby-pace = { $name ->
    [none] Hraje se bez časomíry.
   *[other] Čas na tah: { $pace }.
}
lobby-suggestions = *Navrhnout tah* ukáže dobré tahy tomu, kdo o ně stojí.
lobby-no-vacations = Dovolená tu čas nezastaví.
pace-explained = Každý má na začátek { $bank }; každý tah přidá { $increment }, dohromady nejvýš { $cap }.
# At most 100 characters, like the next one.
pace-described = Na začátek { $bank }, za každý tah navíc { $increment }, nejvýš { $cap }
pace-described-none = Připomínky po jednom a třech dnech; pak mohou ostatní hlasovat
length-days = { $n ->
    [one] jeden den
    [few] { $n } dny
   *[other] { $n } dní
}
length-hours = { $n ->
    [one] jednu hodinu
    [few] { $n } hodiny
   *[other] { $n } hodin
}
option-switches = Další volby
option-seats = Ukazovat volná místa v /games všem na serveru
option-vacations = Zastavit čas hráčům na dovolené
lobby-private = Volná místa nejsou vidět v /games.
option-level = Další počítače u stolu
option-level-easy = Lehký: kouká jeden tah dopředu a hraje hned
option-level-normal = Střední: zkouší své nejlepší tahy do konce dne nebo kola
option-level-hard = Těžký: srovnává víc tahů a kouká dál, až deset sekund na tah
option-level-dice = Náhodný: hraje jakýkoli povolený tah

## A turn

turn-headline = ### { $who }: { $question }
turn-free-seat = ### Hra čeká, až někdo obsadí volné místo hráče { $who }.
# $who mentions everybody who plays.
game-started =
    ## Hra začíná
    { $who }: hraje se tady. { $first ->
        [none] Začíná vás několik najednou.
       *[other] Na tahu: { $first }.
    } { $pace }
# $scored are points, in brackets, or nothing.
told-more = { $n ->
    [one] Stala se ještě jedna věc{ $scored }.
    [few] Staly se ještě { $n } věci{ $scored }.
   *[other] Stalo se ještě { $n } věcí{ $scored }.
}
standing = { $scores }
standing-at = { $scores } · stůl { $match }
advice = 💡 { $text }
choose = Co chceš udělat?
# How all choices of a list go on, such as “Build the new tile on …”.
choose-begun = { $text } …
# What all choices of a list have in common follows what it is.
choose-alike = { $what } · { $alike }
choose-several = { $what }: vyber najednou až { $n }
# The prompt of a list of which the likeliest choices are buttons too.
choose-all = Všechny možnosti: { $what }
choose-more = Další možnosti
choice-all = Jiné místo…
choice-all-here = Jiné místo tady…
choice-all-of = { $what }: jiné místo tady…
choice-part = { $part } · { places-behind }
choose-part = Ve které části?
# An action, and the answer to the question after it.
choice-then = { $first }: { $then }
choice-stopped = Neprovedeno, předchozí kroky to už nedovolují: { $text }.
numbered = { $number } · { $text }
choice-none = Jen tohle
choices-behind = { $n ->
    [one] 1 možnost
    [few] { $n } možnosti
   *[other] { $n } možností
}
places-behind = { $n ->
    [one] 1 místo
    [few] { $n } místa
   *[other] { $n } míst
}
draft-so-far = Tohle zatím nikdo jiný nevidí:
# “You +10 · Ben +3 · Ana will be asked”
draft-changes = ⚖️ { $change }
draft-finished = Tvůj tah je hotový. Potvrdíš ho?
# Co rozhodne náhoda u voleb s tou značkou, třeba „Táhne kartu“.
final-any = Hází kostkami, dobírá nebo něco odkrývá
final-legend = { $sign } { $what }: to už nejde vrátit. Když tím můžeš něco ztratit, nejdřív se zeptám.
publishes-legend = { $sign } Zveřejní tvůj tah hned, bez *Potvrdit*.
final-question = { $sign } Až uvidíš, co to přinese, už to nepůjde vrátit{ $steps ->
    [0] .
    [one] , ani předchozí krok.
   *[other] , ani předchozí kroky.
}
turn-done = ✅ Hotovo.
type-title = Napiš svůj tah
type-field = Kroky odděluje středník
type-example = Například: { $move }
posts-refused = ⚠️ Nesmím posílat zprávy tam, kde se u tohoto stolu hraje. Dej mi tam oprávnění *Zobrazit kanál*, *Odesílat zprávy* a *Přikládat soubory*, nebo použij `/table here` v jiném kanálu. Zkusím to znovu při každém stisknutí.
posts-refused-practice = ⚠️ Nemůžu ti poslat, co se u tohoto stolu děje: nepřijímáš ode mě přímé zprávy. Odblokuj mě nebo povol přímé zprávy v nastavení soukromí na Discordu. Zkusím to znovu při každém stisknutí.
panel-refreshed = Tohle tlačítko už někdo stiskl, nebo se stůl mezitím změnil. Takhle to vypadá teď.
as-of = Stav { $at }.
whose-turn = Čeká se na: { $who }.
game-over = Hra skončila.
alt-more = Víc se sem nevejde; celý stůl popíše /board text:True.
hand-alt = Tvoje karty.

## What a phone shows of a message that mentions somebody: no markdown, no timestamps, the mention first

# $who mentions those whom the text is for, $left is one of the times that follow, or none.
push-turn = { $who }, { $people ->
    [one] jsi
   *[other] jste
} na tahu: { $game }, stůl { $match }{ $left ->
    [none] .
   *[other] , { FORM($left, "left") }.
} { $question }
# A question in another's turn.
push-answer = { $who }, čeká se na { $people ->
    [one] tvoji
   *[other] vaši
} odpověď: { $game }, stůl { $match }{ $left ->
    [none] .
   *[other] , { FORM($left, "left") }.
} { $question }
push-days = { $n ->
    [one] jeden den
    [few] { $n } dny
   *[other] { $n } dní
}
    .left = { $n ->
        [one] zbývá jeden den
        [few] zbývají { $n } dny
       *[other] zbývá { $n } dní
    }
push-hours = { $n } h
    .left = { $n ->
        [few] zbývají
       *[other] zbývá
    } { $n } h
push-minutes = { $n } min
    .left = { $n ->
        [few] zbývají
       *[other] zbývá
    } { $n } min
push-started = { $who }, hra začíná: { $game }, stůl { $match }.
push-next = { $who }, jako další jsi na tahu ty: { $game }, stůl { $match }.
# $news is a sentence about what has happened to the reader's seat.
push-news = { $who }, { $game }, stůl { $match }: { $news }
push-over = { $who }, konec hry: { $game }, stůl { $match }. { $n ->
    [one] Vyhrává { $winners }
   *[other] O vítězství se dělí { $winners }
}. Díky za hru!
push-called-off = { $who }, hra je zrušená: { $game }, stůl { $match }. Díky za hru!
# The card of a lobby in which the reader has a seat already.
push-card = { $who }, nová hra: { $game }, stůl { $match }. Tvoje místo je připravené a může se začít.
push-remind = { $who }, pořád se čeká na tvůj tah: { $game }, stůl { $match }{ $left ->
    [none] .
   *[other] , { FORM($left, "left") }.
} { $question }
push-remind-now = { $who }, jsi na tahu: { $game }, stůl { $match }{ $left ->
    [none] .
   *[other] , { FORM($left, "left") }.
} { $question }
push-remind-aside = { $who }, čeká se na tvoji odpověď: { $game }, stůl { $match }{ $left ->
    [none] .
   *[other] , { FORM($left, "left") }.
} { $question }
push-remind-draft = { $who }, tvůj tah je rozehraný, ale nepotvrzený: { $game }, stůl { $match }{ $left ->
    [none] .
   *[other] , { FORM($left, "left") }.
}
push-remind-overdue = { $who }, pořád se čeká na tvůj tah: { $game }, stůl { $match }. Ostatní teď mohou hlasovat, jak dál.
push-remind-last = { $who }, vypršel ti čas: { $game }, stůl { $match }. Bez tvého tahu se hra zruší{ $left ->
    [none] .
   *[other] {" "}za { $left }.
}
# $question is one of those that follow.
push-vote = { $who }, hlasuje se: { $game }, stůl { $match }{ $left ->
    [none] .
   *[other] , { FORM($left, "left") }.
} { $question }
# The reader is the one who has run out of time.
push-voted-about = { $who }, vypršel ti čas: { $game }, stůl { $match }. Ostatní hlasují, jak dál{ $left ->
    [none] .
   *[other] {" "}({ FORM($left, "left") }).
} Pořád ještě můžeš táhnout.
push-vote-absent = Vypršel čas: { $who }. Jak má hra pokračovat?
push-vote-vacant = Volné místo po hráči { $who } nikdo neobsadil. Jak má hra pokračovat?
push-vote-undo = { $who } žádá o vrácení posledního tahu. Souhlasíš?
push-vote-pause = { $who } navrhuje hru pozastavit. Souhlasíš?
push-vote-resume = { $who } navrhuje ukončit pauzu hned. Souhlasíš?
push-vote-off = { $who } navrhuje hru zrušit. Souhlasíš?
push-vote-move = { $who } navrhuje pokračovat v jiném kanálu. Souhlasíš?

## The end

end-headline = { $n ->
    [one] Vyhrává { $who }!
   *[other] O vítězství se dělí { $who }!
}
# One sentence about how it went. $who is the winner, $other the best of the others.
end-story-shared = Každý má { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} a nerozhodlo ani další pravidlo.
end-story-tie-break = { $who } a { $other } mají { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}. O vítězství rozhoduje další pravidlo.
end-story-close = { $points ->
    [one] Rozhodl jediný bod: vyhrává { $who }, těsně za vítězem je { $other }.
    [few] Rozhodly pouhé { $points } body: vyhrává { $who }, těsně za vítězem je { $other }.
   *[other] Rozhodlo pouhých { $points } bodů: vyhrává { $who }, těsně za vítězem je { $other }.
}
# Halfway through the game, the winner was $points behind the best.
end-story-comeback = { $players ->
    [2] V půlce hry { $who } ještě { $points ->
        [one] o 1 bod
        [few] o { $points } body
       *[other] o { $points } bodů
    } prohrává. To je obrat!
   *[other] V půlce hry je { $who } na posledním místě a na prvního ztrácí { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }. To je obrat!
}
# $row is a row of the score sheet, such as “Caravans”; $more is how many more points than the winner has there.
end-story-not-enough = { $row }: { $other } má { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}, o { $more } víc než { $who }, a stejně to nestačí.
end-story-ahead = { $who } vyhrává s náskokem { $points ->
    [one] 1 bodu
   *[other] { $points } bodů
}, druhé místo má { $other }.
sheet-total = Celkem
# The score sheet in words. Rows with their points follow the line of a player.
sheet-line = { $rank }. { $who }: { $points ->
    [one] 1 bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
sheet-row = { $row } { $points }
# The description of the picture at the end of a game; lines with ranks, names and points follow. $headline says who wins.
poster-alt = Konec hry { $game }, stůl { $match }: { $headline } Stupně vítězů, za co všechny body byly a závod tah po tahu.
# $who mentions the people who played.
end-thanks = Díky za hru, { $who }!

## Why a computer made a move, in expected points

# “přinese asi 4 body za bazary a 1 za karty, ale ubere asi 2 body ve prospěch nejsilnějšího soupeře”
why-gains = přinese asi { $gains }
why-losses = ubere asi { $losses }
why-both = přinese asi { $gains }, ale ubere asi { $losses }
why-points = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
} { $term }
why-more = { $n } { $term }
# $who is the computer, $why is one of the lines above.
why-turn = **Proč tah { $number }?** { $who } čeká, že { $why }.
why-turn-little = **Proč tah { $number }?** Moc nezmění: { $who } žádný lepší tah nevidí.
term-points = brzy
term-rival = { $lost ->
    [0] na úkor nejsilnějšího soupeře
   *[1] ve prospěch nejsilnějšího soupeře
}
# What remains: “přinese asi 4 body za bazary a 1 jinak”.
term-rest = jinak

## What happened at a table, whatever the game

table-event-resigned = { $who } se vzdává a dál na tom místě hraje počítač.
# As version 0.1 said it.
table-event-wants-to-call-off = { $who } navrhuje hru zrušit. Hra skončí bez výsledku, jakmile všichni, kdo ještě hrají, použijí `/table cancel`.
table-event-called-off = Všichni souhlasí: hra je zrušená.
table-event-called-off-by-the-rest = Všichni, kdo ještě hrají, souhlasí: hra je zrušená.
table-event-called-off-alone = { $who } ruší hru.
table-event-begun = { $who }, hra mezitím začala. Ozvu se zase, až bude řada na tobě.
table-event-moved = { $who } přesouvá hru sem.

## Answers to commands

left-table = U stolu { $match } už nesedíš.
resigned-table = Vzdáváš se u stolu { $match }. Tvoje místo převzal počítač.
cancelled-table = Stůl { $match } je zrušený.
cancel-asked = Ptám se ostatních, jestli stůl { $match } zrušit. Hraje se dál, dokud nesouhlasí všichni, kdo ještě hrají.
moved-table = Stůl { $match } pokračuje v tomto kanálu.
posted-again = U stolu { $match } se už hraje tady. Posílám znovu, kdo je na tahu.
moved-away = Stůl { $match } pokračuje v kanálu { $place }.
move-asked = Ptám se ostatních tam, kde se u stolu { $match } hraje teď. Přesune se sem, jakmile budou souhlasit.
# In place of a question of an earlier version.
move-void = O kanálu { $place } se už nehlasuje. Když tam chceš pokračovat, použij v něm `/table here`.
exported = { $status ->
    [live] Dosavadní záznam stolu { $match }. Dokud se hraje, kostky a karty v něm chybí.
   *[other] Záznam stolu { $match }. Každý si podle něj může ověřit každou kostku a kartu: `python -m engine verify FILE`
}
which-table = ### Který stůl myslíš?
which-table-pick = Vyber stůl
which-table-number = Jiný stůl zadáš číslem ve volbě `stůl` (`table`) tohoto příkazu.
sure-leave =
    ### Odejít ze hry { $game }, stůl { $match }?
    { $people ->
        [0] Nikdo další tam není, takže se stůl zruší.
       *[other] U stolu zůstává: { $others }. Dokud hra nezačne, můžeš se vrátit.
    }
sure-resign =
    ### Vzdát se místa ve hře { $game }, stůl { $match }?
    { $people ->
        [0] Nikdo další tam nehraje, takže hra skončí bez výsledku.
       *[other] Hraje tam s tebou: { $others }. Tvoje místo převezme počítač a vrátit se nebude možné.
    }
sure-cancel = { $status ->
    [lobby]
        ### Zrušit hru { $game }, stůl { $match }?
        Nikdo už k ní nepřisedne.
   *[other]
        ### Zrušit hru { $game }, stůl { $match }?
        Hraje tam s tebou: { $others }. Hra skončí bez výsledku{ $people ->
            [0] .
           *[other] , pokud s tím souhlasí všichni, kdo ještě hrají.
        }
}
table-choice = { $match } · { $game } · { $status } · { $who }
status-lobby = čeká na hráče
status-live = hraje se
status-over = dohráno
status-cancelled = zrušeno
status-yours = na tahu jsi ty
games-headline = { $n ->
    [0] ### Nemáš žádný stůl. Otevři si ho pomocí /play.
    [one] ### Tvůj stůl
    [few] ### Tvoje { $n } stoly
   *[other] ### Tvých { $n } stolů
}
games-line =
    { $sign }**{ $game }** · stůl { $match } · { $status }{ $due ->
        [none] {""}
       *[other] , čas vyprší <t:{ $due }:R>
    }{ $paused ->
        [none] {""}
       *[other] , pauza do <t:{ $paused }:f>
    }
    -# { $who }{ $moved ->
        [none] {""}
        [never] {" "}· zatím nikdo netáhl
       *[other] {" "}· poslední tah <t:{ $moved }:R>
    } · { $link }
games-free = { $n ->
    [one] ### Stůl s volným místem
   *[other] ### Stoly s volným místem
}
games-free-line =
    {"**"}{ $game }** · stůl { $match } · { $n ->
        [one] jedno volné místo
        [few] { $n } volná místa
       *[other] { $n } volných míst
    }
    -# { $who } · { $link }
# The list of a server's tables.
list-headline = { $n ->
    [0] ### Žádný stůl tu není otevřený. Otevři ho pomocí /play.
   *[other] ### Stoly na tomto serveru
}
list-line =
    {"**"}{ $game }** · stůl { $match } · { $link }
    -# { $who }
list-free = { $n ->
    [one] Jedno volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
}
list-waits = Čeká se na: { $who }{ $due ->
    [none] {""}
   *[other] , čas vyprší <t:{ $due }:R>
}
list-more = { $n ->
    [one] Ještě jeden stůl je v /games.
    [few] Další { $n } stoly jsou v /games.
   *[other] Dalších { $n } stolů je v /games.
}
button-sit-down = Sednout si
joined-table = Máš u stolu místo: { $link }
# Of the picture on a page of the rules.
rules-alt = Obrázek ke straně { $page } pravidel hry { $game }.
page-of = Strana { $page } z { $pages }

## Answers when something cannot be done

failed = U mě se něco pokazilo. Chyba je zapsaná a u tvého stolu se nic nezměnilo; zkus to prosím znovu.
denied-old-button = Tohle tlačítko je z mojí starší verze. Svůj stůl najdeš v `/games`.
denied-no-table = Takový stůl tu není.
denied-no-tables = Žádný stůl tu nemáš. Otevři si ho pomocí /play, nebo se podívej do /games.
denied-no-lobby-tables = U všech tvých stolů se už hraje.{ $what ->
    [leave] {" "}Vzdát se místa můžeš pomocí `/table resign`.
    [window] {" "}Hodiny, ve kterých běží čas, se dají nastavit jen před začátkem hry. Běžící hru zastaví `/table pause`, pokud všichni souhlasí, a svoje tiché hodiny máš v `/settings`.
   *[other] {""}
}
denied-window-begun = Hodiny, ve kterých běží čas, se dají nastavit jen před začátkem hry. Běžící hru zastaví `/table pause`, pokud všichni souhlasí, a svoje tiché hodiny máš v `/settings`.
denied-no-live-tables = U žádného z tvých stolů se ještě nehraje.
denied-not-joined = U tohoto stolu nemáš místo. Pokud je nějaké volné, stiskni *Přisednout* na jeho lístku.
denied-not-seated = U tohoto stolu nehraješ. Podívat se na něj můžeš pomocí /board.
denied-already-seated = U tohoto stolu už místo máš.
denied-table-full = Tento stůl je plný.
denied-too-many-tables = Máš místo u { $most } stolů a víc jich jeden člověk mít nemůže. Nejdřív některý dohraj nebo opusť; nejdéle se nic neděje u stolů { $tables }.
denied-too-many-tables-here = Tento server má { $most } stolů a víc jich mít nemůže. Nejdřív některý dohrajte nebo zrušte; nejdéle se nic neděje u stolů { $tables }.
denied-no-computer = U tohoto stolu žádný počítač nehraje.
denied-not-opener = To může jen ten, kdo stůl otevřel.
denied-too-few = Je potřeba aspoň { $least ->
    [one] 1 hráč
    [few] { $least } hráči
   *[other] { $least } hráčů
}. Počkej na někoho, nebo přidej počítač.
denied-not-lobby = Tahle hra už začala. Pokud v ní hraješ, můžeš se svého místa vzdát pomocí `/table resign`.
denied-not-started = Tahle hra ještě nezačala. Spustí ji ten, kdo otevřel stůl, tlačítkem *Začít* na jeho lístku.
denied-is-over = Tahle hra už skončila. Jak dopadla, ukáže její poslední zpráva, a `/replay` každý její tah.
denied-is-cancelled = Tento stůl je zrušený.
denied-is-live = Tahle hra se ještě hraje.
denied-not-live = Tahle hra se nehraje.
denied-no-hand = V téhle hře nejsou tajné karty.
denied-no-more = Víc toho v této chvíli hry k vidění není.
denied-no-game = Takovou hru neznám. Mám tyto: { $games }.
denied-no-server = Tohle funguje jen na serveru.
denied-not-on-server = Nejsem členem tohoto serveru, takže tu nemůžu vést stůl. Přidat mě může někdo, kdo server spravuje; do té doby použij `/play` v přímých zprávách se mnou a zkus si hru proti počítačům.
denied-practice-stays = Zkušební stůl zůstává v našich přímých zprávách: { $link }. Když chceš hrát s ostatními, otevři nový pomocí `/play` na serveru.
denied-slow-down = To bylo trochu rychlé. Zkus to prosím za minutu.
denied-one-look-at-a-time = Ještě ti chystám to předchozí. Než si řekneš o další, chvilku prosím počkej.
denied-bot-may-not = V tomto kanálu hrát nemůžu: chybí mi { $what }. Může mi ho dát někdo, kdo server spravuje.
denied-bot-may-not-there = V kanálu { $place } hrát nemůžu: chybí mi { $what }. Může mi ho dát někdo, kdo server spravuje.
denied-stale = Stůl se mezitím změnil. Stiskni *Zahrát tah* a uvidíš, jak to vypadá teď.
denied-not-asked = U tohoto stolu teď o ničem nerozhoduješ.
denied-too-long = Tohle je moc dlouhé: vejde se nejvýš { $characters } znaků a { $steps } kroků. Pošli to nadvakrát.
denied-unfinished = Tvůj tah ještě není úplný.
denied-too-far = `{ $done }` něco odkryje a to možná budeš chtít nejdřív vidět. Napiš tah jen potud a zbytek potom.
denied-illegal = `{ $text }` teď nejde. Můžeš zahrát: { $nearest }
# The reason is the end of the sentence, with its full stop: “nejdřív hoď kostkami.”
denied-illegal-why = `{ $text }` teď nejde: { $why } Můžeš zahrát: { $nearest }
denied-illegal-bare = `{ $text }` teď nejde.
# Moves as they are typed, after what they do: “Take from the tower (`take camel`, `take gold`)”
typed-so = { $verb } ({ $moves })
denied-ambiguous = `{ $text }` může znamenat víc tahů: { $candidates }
denied-unreadable = Tomu nerozumím: `{ $text }`. Takhle může tah teď začínat: { $verbs }
denied-rules-failed = Tento tah u stolu { $match } moje pravidla nezvládla, takže se nezahrál. Chyba je zapsaná; vyber si zatím prosím jiný tah.
denied-discord = Discord teď moji odpověď nepřijal. Pokud šlo o tah, možná platí: stiskni *Zahrát tah* nebo použij `/board` a uvidíš.
denied-store = Nemůžu teď zapisovat do databáze, takže se nic nezměnilo. Zkus to prosím za chvilku.

## Waiting for somebody

time-left = Čas do { $at }, { $left }.
next-up = { $who }, jako další jsi na tahu ty.
# The line above goes on with one of these.
time-bank = Tah přidá { $increment }, dohromady nejvýš { $cap }.
time-default = Když do té doby neodpovíš, rozhodnu za tebe: { $answer }
paused-until = ⏸️ Pauza do { $at }: čas neběží a nikomu nic nepřipomínám. Táhnout můžeš i tak.
remind = ⏰ { $who }, pořád jsi na tahu ve hře { $game } (stůl { $match }).
remind-now = 🔔 { $who }, jsi na tahu ve hře { $game } (stůl { $match }).
remind-aside = ⏰ { $who }, čeká se na tvoji odpověď ve hře { $game } (stůl { $match }).
remind-overdue = ⏰ { $who }, pořád jsi na tahu ve hře { $game } (stůl { $match }). Ostatní teď mohou vyvolat hlasování, jak dál.
remind-last = ⌛ { $who }, ve hře { $game } (stůl { $match }) ti vypršel čas a nikdo další tam nehraje. Bez tvého tahu se hra zruší { $at }.
remind-draft = ⏰ { $who }, tvůj tah ve hře { $game } (stůl { $match }) je rozehraný, ale ještě nepotvrzený.
button-absent = Jak dál?
button-snooze = Připomenout později
snoozed = Připomenu ti to { $at }.
vote-absent =
    ### ⌛ Vypršel čas: { $who }
    { $others }: jak má hra pokračovat? { $who } může pořád ještě táhnout, čímž hlasování skončí, a vrátit se může i později, dokud místo neobsadí někdo jiný.
vote-vacant =
    ### 🪑 Volné místo po hráči { $who } nikdo neobsadil
    { $others }: jak má hra pokračovat?
vote-undo =
    ### ↩️ { $who } žádá o vrácení posledního tahu
    { $others }: { $n ->
        [one] souhlasíš
       *[other] souhlasíte
    }? Musí souhlasit všichni, a to dřív, než někdo potáhne. Hra se vrátí do chvíle před tímto tahem; přijdou znovu stejné kostky a karty.
post-undone = ↩️ **Vráceno.** Tohle už neplatí:
# In a post that tells of no turn.
post-undone-bare = ↩️ **Vráceno.**
# A list of everything that would be undone follows.
vote-undo-turns = Vrátilo by se tohle:
vote-pause =
    ### ⏸️ { $who } navrhuje pauzu do { $until }
    { $others }: { $n ->
        [one] souhlasíš
       *[other] souhlasíte
    }? Musí souhlasit všichni. Během pauzy čas neběží, nikomu nic nepřipomínám a na jejím konci hra sama pokračuje. Aby skončila dřív, musí zase souhlasit všichni.
vote-resume =
    ### ▶️ { $who } navrhuje ukončit pauzu hned
    { $others }: { $n ->
        [one] souhlasíš
       *[other] souhlasíte
    }? Musí souhlasit všichni; jinak se pokračuje až na konci pauzy.
vote-off =
    ### 🏳️ { $who } navrhuje hru zrušit
    { $others }: { $n ->
        [one] souhlasíš
       *[other] souhlasíte
    }? Když souhlasí všichni, kdo ještě hrají, hra skončí bez výsledku.
# $place is a channel, $server says whether it is in the server where the table is played now.
vote-move =
    ### 🧭 { $who } navrhuje pokračovat v kanálu { $place }
    { $others }: { $n ->
        [one] souhlasíš
       *[other] souhlasíte
    }? { $server ->
        [same] Stůl se tam přesune, když souhlasí ten, kdo ho otevřel, nebo všichni.
       *[other] Kanál je na jiném serveru, takže musí souhlasit všichni.
    }
vote-closes-consent = Pokud { $at } ještě nesouhlasí všichni, všechno zůstane, jak je.
# $first is the first choice of the vote.
vote-closes = Rozhoduje většina. Když hlasují všichni a většina není, platí „{ $first }“. Jinak hlasování končí { $at } a rozhodne nejvíc hlasů; když nehlasuje nikdo, nebo je to nerozhodně, hraje dál počítač.
choice-absent-wait = Ještě chvíli počkat
choice-absent-computer = Dál hraje počítač
choice-absent-open = Uvolnit místo
choice-vacant-keep = Nechat místo volné
choice-vacant-computer = Dál hraje počítač
choice-vacant-cancel = Zrušit hru
choice-undo-yes = Ano, vrátit
choice-undo-no = Ne, tah platí
choice-pause-yes = Ano, pauza
choice-pause-no = Ne, hrát dál
choice-resume-yes = Ano, pokračovat
choice-resume-no = Ne, pauza trvá
choice-off-yes = Ano, zrušit
choice-off-no = Ne, hrát dál
choice-move-yes = Ano, přesunout
choice-move-no = Ne, zůstat tady
vote-over-absent-wait = Konec hlasování: { $who } dostává víc času.
vote-over-absent-computer = Konec hlasování: místo hráče { $who } převzal počítač. Vrátit se dá kdykoli.
vote-over-absent-open = Konec hlasování: místo hráče { $who } je volné. Vrátit se dá, dokud ho neobsadí někdo jiný.
vote-over-absent-void = Hra už pokračuje, takže hlasování neplatí: { $who } hraje dál.
vote-over-vacant-keep = Konec hlasování: místo hráče { $who } zůstává volné.
vote-over-vacant-computer = Konec hlasování: na místo hráče { $who } usedá počítač.
vote-over-vacant-cancel = Konec hlasování: hra je zrušená a na obsazení místa hráče { $who } se nečeká.
vote-over-vacant-void = Hra už pokračuje, takže o místě hráče { $who } se nehlasuje.
vote-over-undo-yes = Všichni souhlasíte: poslední tah hráče { $who } je vrácený.
vote-over-undo-no = Nesouhlasí všichni: poslední tah hráče { $who } platí.
vote-over-undo-void = Pozice se změnila, takže tah hráče { $who } už nejde vrátit.
vote-over-pause-yes = Všichni souhlasíte: hra má pauzu.
vote-over-pause-no = Nesouhlasí všichni: pauza nebude.
vote-over-pause-void = O pauze se už nehlasuje.
vote-over-resume-yes = Všichni souhlasíte: pauza končí.
vote-over-resume-no = Nesouhlasí všichni: pauza trvá.
vote-over-resume-void = Pauza skončila, takže se o ní už nehlasuje.
vote-over-off-yes = Všichni souhlasíte: hra je zrušená.
vote-over-off-no = Nesouhlasí všichni: hraje se dál.
vote-over-off-void = O zrušení hry se už nehlasuje.
vote-over-move-yes = Dohodnuto: stůl { $match } pokračuje v kanálu { $place }.
vote-over-move-no = Nesouhlasí všichni: hra zůstává tady.
vote-over-move-void = O pokračování jinde se už nehlasuje.
voted = { $who }: { $choice }
button-sit = Obsadit volné místo
button-come-back = Jsem zpátky
table-event-waited-for = { $who } { DOES($you, "dostáváš", "dostává") } víc času.
table-event-more-time = Když vypršel čas, zrovna jsem neběžel, takže { $who } { DOES($you, "máš", "má") } ještě hodinu.
table-event-filled = Volné místo po hráči { $who } nikdo neobsadil, takže na něj usedá počítač.
table-event-seat-still-open = Místo hráče { $who } zůstává volné. Obsadit ho může kdokoli.
table-event-voted-off = Hráči nechtějí čekat, až někdo obsadí místo hráče { $who }: hra je zrušená.
table-event-abandoned = { $who } { DOES($you, "jsi", "je") } u tohoto stolu jako poslední a čas vypršel. Hra je zrušená.
table-event-substituted = Místo hráče { $who } přebírá počítač. Tlačítkem *Jsem zpátky* se dá kdykoli vrátit.
table-event-seat-open = Místo hráče { $who } je volné a obsadit ho může kdokoli. Do té doby se dá vrátit tlačítkem *Jsem zpátky*.
table-event-took-over = { $who } { DOES($you, "obsazuješ", "obsazuje") } volné místo.
table-event-came-back = { $who } { DOES($you, "jsi", "je") } zpátky.
table-event-answered-for = { $who } včas { DOES($you, "neodpovídáš", "neodpovídá") }, takže odpověď volím já.
table-event-taken-back = Poslední tah hráče { $who } je vrácený{ $n ->
    [0] .
    [one] , a s ním i to, co po něm udělal hráč { $other }.
   *[other] , a s ním i to, co po něm udělali hráči { $other }.
}
table-event-undo-refused = { $who } { DOES($you, "chceš", "chce") } vrátit svůj poslední tah, ale { $n ->
    [1] { $other } je proti
   *[0] nesouhlasí všichni
}, takže tah platí.
table-event-pause-refused = { $who } { DOES($you, "navrhuješ", "navrhuje") } pauzu, ale { $n ->
    [1] { $other } je proti
   *[0] nesouhlasí všichni
}, takže se hraje dál.
table-event-resume-refused = { $who } { DOES($you, "chceš", "chce") } ukončit pauzu, ale { $n ->
    [1] { $other } je proti
   *[0] nesouhlasí všichni
}, takže trvá do svého konce.
table-event-off-refused = { $who } { DOES($you, "navrhuješ", "navrhuje") } hru zrušit, ale { $n ->
    [1] { $other } je proti
   *[0] nesouhlasí všichni
}, takže se hraje dál.
table-event-move-refused = { $who } { DOES($you, "navrhuješ", "navrhuje") } pokračovat jinde, ale { $n ->
    [1] { $other } je proti
   *[0] nesouhlasí všichni
}, takže hra zůstává tady.
table-event-undo-lapsed = Pozice se změnila, takže tah hráče { $who } už nejde vrátit.
table-event-away = 🏖️ { $who } { DOES($you, "máš", "má") } dovolenou do <t:{ $until }:D>. Do té doby u stolu { $match } nic nepřipomínám{ $clock ->
    [1] {" "}a čas neběží.
   *[0] .
}
table-event-back-early = { $who } { DOES($you, "jsi", "je") } u stolu { $match } zpátky z dovolené.
table-event-paused = ⏸️ Hra má pauzu do <t:{ $until }:f> a pak sama pokračuje. Do té doby čas neběží a nikomu nic nepřipomínám; táhnout můžeš i tak.
table-event-resumed = ▶️ Pauza skončila. Všem zase běží čas.
table-event-planned = { $who } { DOES($you, "hraješ", "hraje") } naplánovaný tah.
sat-down = Místo je tvoje. Až budeš na tahu, stiskni *Zahrát tah*.
welcome-back = Vítej zpátky! Místo je zase tvoje.
undo-asked = Ptám se ostatních. Dokud nesouhlasí všichni, nic se nemění.
undo-done = Tvůj poslední tah je vrácený.
vacation-begun = Užij si to! Do <t:{ $until }:f> ti čas stojí a nic ti nepřipomínám. Neplatí to jen u stolů, které dovolenou nepovolují. { vacation-left }
vacation-now = Do <t:{ $until }:f> máš dovolenou. { vacation-left }
vacation-none = Dovolenou teď nemáš. { vacation-left } Začneš ji příkazem `/vacation` s počtem dní.
vacation-ended = Vítej zpátky! Zase ti připomínám tahy a čas, pokud se někde měří, ti běží dál. { vacation-left } (Začatý den se počítá celý.)
# The end of the texts above.
vacation-left = { $left ->
    [0] Letos už ti nezbývá žádný den.
    [one] Letos ti zbývá 1 den.
    [few] Letos ti zbývají { $left } dny.
   *[other] Letos ti zbývá { $left } dní.
}
button-end-vacation = Ukončit hned
denied-not-away = Dovolenou teď nemáš.
pause-asked = Ptám se ostatních, jestli stůl { $match } pozastavit. Hraje se dál, dokud nesouhlasí všichni.
pause-done = Stůl { $match } má pauzu.
resume-asked = Ptám se ostatních. Pauza trvá, dokud nesouhlasí všichni, nebo do svého konce.
resume-done = Pauza u stolu { $match } skončila.
denied-paused-already = Tento stůl už pauzu má, do <t:{ $until }:f>.
denied-no-pause = Tento stůl nemá pauzu.
absent-asked = Ptám se ostatních, jak má hra pokračovat. Hlasuje se u stolu.
denied-nobody-absent = U tohoto stolu teď není o kom hlasovat. Bez časomíry můžeš hlasování vyvolat tři dny po otázce; s časomírou se ostatních zeptám sám, když čas vyprší.
denied-asked-already = O tom už se hlasuje tam, kde se u stolu hraje.
denied-too-many-wishes = Ostatních se můžeš na něco zeptat nejvýš { $most ->
    [one] jednou
   *[other] { $most }krát
} za hodinu a tolik dotazů už máš. Znovu to půjde <t:{ $at }:R>.
denied-vote-over = To hlasování už skončilo.
denied-own-wish = Je to tvůj návrh, takže hlasují jen ostatní.
denied-no-vote = Hra čeká na tebe, takže o tomhle hlasovat nemůžeš. Stiskni *Zahrát tah* a hraj dál.
denied-nothing-to-undo = Nemáš ještě žádný tah, který by šlo vrátit.
denied-seat-taken = Žádné místo už není volné.
denied-no-seat-of-yours = Nemáš tu místo, na které by se dalo vrátit.
denied-no-vacation = Letos ti { $left ->
    [0] nezbývá žádný den
    [one] zbývá jen jeden den
    [few] zbývají jen { $left } dny
   *[other] zbývá jen { $left } dní
} dovolené.
denied-no-answer = To není odpověď na tuto otázku. Můžeš zvolit: { $answers }.
denied-too-many-orders = Dopředu můžeš naplánovat nejvýš { $most ->
    [one] 1 tah
    [few] { $most } tahy
   *[other] { $most } tahů
}. `/plan forget` je všechny smaže.
# $questions is a list, one in a line.
denied-no-standing = { $n ->
    [0] V této hře nejde na žádnou otázku odpovědět dopředu.
    [one]
        Takovou otázku neznám. Dopředu můžeš odpovědět na tuto:
        { $questions }
   *[other]
        Nevím, kterou otázku myslíš. Dopředu můžeš odpovědět na tyto:
        { $questions }
}

## Plans

button-plan = Plánovat tah
button-forget-plans = Smazat plány
button-ask-undo = Požádat o vrácení
# A select of answers, in the panel of a question that may be asked again and again in others' turns.
always-answer = Odpovídat vždy takto
plan-pick = Naplánovat další tah
plan-title = Naplánuj svůj další tah
# At most 45 characters, like the next one.
plan-field-move = Kroky odděluje středník
plan-field-unless = Nehrát, když někdo dřív zahraje tohle
plan-list =
    ### Tvoje plány u stolu { $match }
    Nikdo jiný je nevidí. Každý se zahraje, jakmile budeš na tahu, pokud to v tu chvíli půjde.
plan-none = U stolu { $match } nemáš žádné plány.
plan-first =
    ### Plánování u stolu { $match }
    Nikdo jiný to nevidí. Tah se zahraje, jakmile budeš na tahu, pokud to v tu chvíli půjde.
plan-legal = ✅ Pokud se to dá vědět, nový plán půjde zahrát.
plan-depends = ❔ Záleží na tom, co se do té doby stane: zkusil jsem { $tried } průběhů hry a nový plán šel zahrát v { $legal } z nich.
plan-never = ⚠️ Zkusil jsem { $tried } průběhů hry a nový plán nešel zahrát v žádném. Nechávám ho pro případ, že mi nějaký unikl; `/plan forget` tvoje plány smaže.
plan-now = Už jsi na tahu, takže tady je tvůj tah rozehraný.
plan-does = Mohlo by to dopadnout takto:
plan-line = { $n }. `{ $text }`
plan-line-unless = { $n }. `{ $text }`, pokud někdo dřív nezahraje `{ $unless }`
plan-standing = Vždy: { $question } `{ $text }` (změní to `/plan always`)
plan-stopped = { $reason ->
   *[illegal] ⚠️ Naplánovaný tah `{ $text }` už nešel zahrát, takže ho mažu i se vším, co bylo v plánu za ním.
    [unless] ⚠️ Někdo zahrál tah z tvé podmínky, takže mažu naplánovaný tah `{ $text }` i se vším, co bylo v plánu za ním.
    [undone] ⚠️ Tvůj tah se vrátil, takže mažu naplánovaný tah `{ $text }` i se vším, co bylo v plánu za ním.
    [begun] 📝 Tvůj naplánovaný tah `{ $text }` je níže rozehraný, protože jím tvůj tah nekončí.
    [standing] ⚠️ Tvoje stálá odpověď `{ $text }` tentokrát nešla použít, takže ji mažu.
}
plan-forgotten = Všechny tvoje plány u stolu { $match } jsou smazané.

## Looking back

button-board = Herní plán
button-more = Zblízka
button-then = Plán
button-since = Co se stalo?
button-replay = Přehrát
button-replay-first = První
button-replay-back = Zpět
button-replay-next = Další
button-replay-last = Poslední
button-jump = Přejít na…
button-watch = Podívat se
button-film = Film
# At the end of a game: the film is posted in the channel.
button-film-all = Film pro všechny
button-why = Proč, { $who }?
button-lesson = Jak to šlo?
button-suggest = Navrhnout tah
button-suggestions-on = Návrhy tahů: ano
button-suggestions-off = Návrhy tahů: ne
# A move where its question is not seen, such as “Plant: c4 · 5 points”.
suggestions-title = { $kind ->
    [clear] Jeden tah je jasně nejlepší
    [equal] { $n ->
        [2] Tyhle dva jsou zhruba stejně dobré
       *[other] Tyhle jsou zhruba stejně dobré
    }
   *[other] Co by zahrál počítač
}
# $how is “best” for the first one; $worse is a number of points.
suggestion = **{ $number }** · { $text }{ $how ->
    [equal] {" "}(zhruba stejně dobré)
    [worse] {" "}(asi o { $worse ->
        [one] 1 bod
        [few] { $worse } body
       *[other] { $worse } bodů
    } horší)
   *[best] {""}
}{ $reason ->
    [0] .
   *[1] . Tah { $why }.
}
plan-behind = Plán, ze kterého vychází: { $plan }.
suggestions-note = Co tah přinese a ubere, se měří s nejlepším soupeřem. Vidíš to jen ty, ale poslední zpráva o hře řekne, kolik navržených tahů je v ní zahraných.
suggestions-taken = Tahy podle návrhu: { $who } { $n }.
denied-no-suggestions = U tohoto stolu se tahy nenavrhují.
lesson-waiting = { $minutes ->
    [1] Ohlížím se za tvojí hrou. Trvá to asi minutu.
    [few] Ostatní byli dřív. Tvoje bude hotová asi za { $minutes } minuty.
   *[other] Ostatní byli dřív. Tvoje bude hotová asi za { $minutes } minut.
}
lesson-progress = Ohlížím se za tvojí hrou: hotovo { $done } z { $most } tahů.
lesson-title = ### Jak to šlo?
    Kdo vedl a o kolik, tah po tahu, jak to vidí *těžký* počítač. Dohromady mají všichni pořád tolik bodů jako na konci.{ $marked ->
        [0] { "" }
       *[1] {" "}Čísla označují tvoje tahy popsané níž.
    } { $looked ->
        [all] Podíval jsem se na všechny tvoje tahy.
       *[some] Podíval jsem se na { $judged } z tvých { $choices } tahů.
    }
lesson-chart-alt = Graf toho, kdo vedl a o kolik bodů, tah po tahu
lesson-quoted = „{ $text }“
# 1 and 2 are the numbers of the moves on the picture.
lesson-mistake = **Tah { $turn }.** *{ $question }* Tvoje volba: „{ $played }“ (na obrázku 2){ $then ->
    [0] .
   *[1] , potom { $rest }.
} „{ $better }“ (1){ $on ->
    [0] { "" }
   *[1] , potom { $onward },
} by vyšlo asi o { $cost ->
    [one] 1 bod
    [few] { $cost } body
   *[other] { $cost } bodů
} líp{ $reason ->
    [0] .
   *[1] . Takový tah { $why }.
}
lesson-none = { $unsure ->
    [0] { $looked ->
        [all] Žádný tvůj tah zjevně nestál body. Výborně!
       *[some] Žádný z nich zjevně nestál body.
    }
    [one] Jeden tah tě možná stál body, ale na jistotu nezbyl čas.
    [few] { $unsure } tahy tě možná stály body, ale na jistotu nezbyl čas.
   *[other] { $unsure } tahů tě možná stálo body, ale na jistotu nezbyl čas.
}
since-yours = ### Od tvého posledního tahu
since-start = ### Jak to zatím šlo
no-news = Zatím pro tebe nejsou žádné novinky.
# $number is also on the marks in the picture.
digest-line = `{ $number }` { $text }
# For the first turns, if there are too many to list each.
digest-early = { $n ->
    [one] V jednom dřívějším tahu
    [few] Ve { $n } dřívějších tazích
   *[other] V { $n } dřívějších tazích
}: { $text }
digest-gains = **Body:** { $gains }
replay-start = ### Začátek · { $last ->
    [0] ještě nikdo netáhl
    [one] následuje jeden tah
    [few] následují { $last } tahy
   *[other] následuje { $last } tahů
}
replay-turn =
    ### Tah { $number } z { $last } · { $who }
    -# { $when }
jump-title = Přejít na tah
jump-turn = Tah, od 0 do { $last }
watch-title =
    ### { $n ->
        [one] Tah { $last }, jak se odehrál
       *[other] Tahy { $first } až { $last }, jak se odehrály
    } na desce
film-shown = Tady je film ze stolu { $match }, pro všechny.
film-title =
    ### { $game }, stůl { $match }, tah po tahu
    -# Číslo nahoře je číslo tahu. Kterýkoli tah znovu ukáže `/replay`.
film-alt = { $game } jako film, tah po tahu. Hraje: { $who }.
replay-rules-changed = Pravidla se od té doby změnila: co přišlo po tahu { $last }, ukázat nemůžu.
denied-no-news-replay = Pravidla se od hry u stolu { $match } změnila, takže její tahy můžu ukázat jen do čísla { $last }: viz `/replay`. Samotná hra pokračuje odtud, kde je.
denied-no-past = Pravidla se od hry u stolu { $match } změnila, takže její dřívější tahy ukázat nemůžu.
denied-lessons-full = Za svou hrou se zrovna ohlíží hodně hráčů. Zkus to prosím znovu za { $minutes ->
    [one] 1 minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
denied-no-number = Napiš prosím číslo tahu, třeba 12.
denied-nothing-moved = Na desce se při tom nic nepohnulo. Slovy to řekne *Co se stalo?*.
denied-film-coming = Film z této hry je na cestě: za chvilku bude v tomto kanálu, pro všechny.
denied-one-at-a-time = Ještě pro tebe na něčem pracuji. Počkej prosím, až to bude hotové.

## Settings

# The select of the language follows.
settings-title =
    ### Tvoje nastavení
    {"**"}Jazyk**
settings-hours-shown =
    {"**"}Časové pásmo:** { $zone }
    {"**"}Tiché hodiny:** { $quiet }
# The select of the reminders follows.
settings-reminders = **Připomínky**, než ti vyprší čas
settings-advice = Při prvních tazích v každé hře ti trochu radím.
language = Čeština
# Everything is translated: from now on a missing text is an error.
language-complete = yes
language-auto = Jazyk Discordu
denied-no-language = Tenhle jazyk neumím. Umím: { $languages }.
server-no-list = žádný
server-language-auto = jazyk tohoto serveru
server-everyone = všichni
denied-not-manager = To smí jen členové s oprávněním Spravovat server.
denied-not-opener-here = Na tomto serveru otvírá stoly jen { $role }. Přisednout můžeš ke kterémukoli z nich.
settings-hours = Časové pásmo a tiché hodiny
# At most 45 characters, like the next one.
settings-zone-field = Časové pásmo nebo město, třeba Prague
settings-quiet-field = Kdy nic nepřipomínat, třeba 22:00-07:00
button-change = Změnit
button-pings-off = Nezmiňovat mě
button-pings-on = Zmiňovat mě
button-upcoming-off = Neříkat mi to
button-upcoming-on = Říkat mi to
button-advice = Radit mi znovu
settings-no-zone = nenastaveno
settings-no-quiet = žádné
settings-pings-yes = Když jsi na tahu, zmíním tě.
settings-pings-no = Nezmiňuji tě.
settings-upcoming-yes = Zmíním tě i tehdy, když jsi na tahu jako další.
settings-upcoming-no = Neříkám ti, že budeš na tahu jako další.
window-set = U stolu { $match } běží čas v hodinách { $hours } ({ $zone }) a po zbytek dne stojí.
window-off = U stolu { $match } běží čas celý den.
denied-no-zone = Takové časové pásmo neznám. Napiš velké město poblíž, třeba Prague, nebo pásmo, třeba Europe/Prague.
denied-no-hours = Těmhle hodinám nerozumím. Napiš je třeba takto: 22:00-07:00. Aspoň jedna hodina dne musí být uvnitř a jedna venku.
denied-zone-first = Řekni mi prosím i svoje časové pásmo, ať vím, kdy to je.

rules-time =
    ## Čas
    Čas ti běží, jen když hra čeká na tebe. Co při tahu ušetříš, ti do určité míry zůstává:
    { $paces }
    Připomenu se v půlce tvého času a pak v poslední desetině, ale nikdy v tvých tichých hodinách; změníš to v `/settings`. Když čas vyprší, ostatní hlasují: počkat, nechat hrát počítač, nebo místo uvolnit. Vrátit se můžeš, dokud ho neobsadí někdo jiný.
    Otázka v cizím tahu má čtvrtinu času, který přidává tah, a jednu připomínku. Pak zvolím odpověď, která neuškodí a kterou zpráva uvádí. Tiché hodiny tento čas zastaví.
    Bez časomíry se připomenu po jednom dni a po třech. Pak mohou ostatní vyvolat hlasování pomocí `/table absent`.
    `/vacation` zastaví čas tobě, `/table pause` celému stolu, pokud všichni souhlasí, a `/window` určí, ve kterých hodinách dne čas běží.
rules-pace = - **{ $pace }**: na začátek { $bank }, za každý tah navíc { $increment }, nejvýš { $cap }

## Notes and privacy

note-title = Poznámka pro tebe · stůl { $match }
note-field = Uvidíš ji jen ty
note-yours = 📝 { $text }
note-kept = Poznámka ke stolu { $match } je uložená. Uvidíš ji při každém svém tahu.
note-gone = Ke stolu { $match } teď žádnou poznámku nemáš.
privacy-exported = { $n ->
    [0] Tady je všechno, co o tobě ukládám. U žádného stolu zatím místo nemáš.
    [one] Tady je všechno, co o tobě ukládám: nastavení a tvoje místo, poznámky a tahy u jednoho stolu.
   *[other] Tady je všechno, co o tobě ukládám: nastavení a tvoje místa, poznámky a tahy u { $n } stolů.
}
privacy-question = { $n ->
    [0] ### Mám na tebe zapomenout?
    [one] ### Mám na tebe zapomenout? Máš místo u jednoho stolu, kde se ještě hraje.
   *[other] ### Mám na tebe zapomenout? Máš místo u { $n } stolů, kde se ještě hraje.
}
    Smažu tvoje nastavení a poznámky. Tvoje místa převezme počítač a u dohraných stolů bude místo tvého jména „Bývalý hráč“, aby ostatním jejich hry zůstaly. Moje zprávy v kanálech zůstanou a zálohy se po týdnu přepíšou. Nejde to vrátit.
privacy-deleted = Hotovo. Už o tobě nic nevím, leda to, že ti některý server zakázal hrát u svých stolů. Kdykoli si přijď znovu zahrát.
former-player = Bývalý hráč

## Playing again

button-rematch = Hrát znovu
rematch-open = Stůl { $match } je otevřený pro stejné lidi. Každý se posune o místo dál: { $link }

## Administration

denied-paused = Mám pauzu kvůli údržbě. Nic se neztratí a nikomu neběží čas; dívat se můžeš dál.
denied-not-owner = To smí jen můj majitel.
lobby-abandoned = Tento stůl je zrušený, protože hru nikdo nezačal.
admin-paused = Pozastaveno. Nikdo nemůže táhnout a čas neběží, dokud nepřijde `/admin resume`.
admin-resumed = Hraje se dál. Pauza trvala { $length } a nikomu v ní neběžel čas.
admin-already-paused = Pauza už trvá od <t:{ $since }:f>.
admin-not-paused = Pauza teď není.
admin-minutes = { $n ->
    [one] jednu minutu
    [few] { $n } minuty
   *[other] { $n } minut
}
health-title = ## Jak se mi daří
health-paused = ⏸️ **Pauza** od <t:{ $since }:f>
health-clock = ⚠️ **Hodiny** Hodiny tohoto počítače ukazují <t:{ $at }:F>, hodiny Discordu <t:{ $right }:F>. Nastav je správně: závisí na nich lhůty, připomínky a zálohy
health-future = ⚠️ **Hodiny** Něco uloženého se stalo <t:{ $at }:F>: hodiny šly napřed. Pokud jdou teď správně, `/admin pause` a potom `/admin resume` nastaví čas všech stolů znovu
health-future-backups = ⚠️ **Hodiny** { $n ->
    [one] Jedna záloha má datum v budoucnosti (`{ $file }`)
    [few] { $n } zálohy mají datum v budoucnosti (poslední je `{ $file }`)
   *[other] { $n } záloh má datum v budoucnosti (poslední je `{ $file }`)
}: hodiny šly napřed. Každá se ve svůj den přepíše
health-latency = **Discord odpovídá** za { $latency } · **Smyčka událostí** se zpožďuje o { $late } ms
health-latency-unknown = neznámou dobu
health-processes = **Procesy**
health-process = { $state ->
    [all] všechny servery
    [some] části { $shards } z { $total }
   *[none] v záloze pro { $total ->
        [1] všechny servery
       *[other] části { $shards } z { $total }
    }
} · Discord { $delay } · paměť { $memory } MB, kreslení { $drawing } MB, přemýšlení { $thinking } MB · verze { $version } · naposledy <t:{ $seen }:R>
health-process-own = { $process } (tento)
health-size = **Databáze** { $size } MB
health-tables = **Stoly**
health-tables-row = { $game }: čeká na začátek { $lobby }, hraje se { $live }, dohráno { $over }, zrušeno { $cancelled }
health-no-tables = **Stoly** žádné
health-mail = **Zprávy k odeslání** čeká { $n }, první měla odejít <t:{ $due }:R>, pokusů nejvýš { $tries }
health-no-mail = **Zprávy k odeslání** žádné
health-timers = **Časovače** po termínu: { $n ->
    [0] žádné
   *[other] { $n }
}
health-refused = ⚠️ **Odmítnuté zprávy** u { $n ->
        [one] jednoho stolu
       *[other] { $n } stolů
    }: nesmím tam psát, nebo kanál už neexistuje
health-stalled = ⚠️ **Stojící stoly** { $n } ({ $tables }): nespustí se tam žádný časovač a nepotáhne žádný počítač. Restart nastaví jejich časovače znovu
health-parked = ⚠️ **Časovače** { $n ->
        [one] { $n } selhal příliš často a čeká
        [few] { $n } selhaly příliš často a čekají
       *[other] { $n } selhalo příliš často a čeká
    } na stisknutí u stolu nebo na restart
health-backup = **Poslední záloha** <t:{ $at }:R>
health-server-backups = **Zálohy** dělá databázový server
health-no-backup = **Poslední záloha** ještě žádná
health-backup-failed = ⚠️ Poslední záloha selhala: `{ $why }`
health-errors = **Chyby** { $n } od spuštění, <t:{ $started }:f>; poslední <t:{ $at }:R>
health-no-errors = **Chyby** od spuštění žádné, <t:{ $started }:f>
health-versions = -# Python { $python } · discord.py { $discord } · { $database }

## Help, and opening a table without naming a game

help =
    ## Deskové hry vlastním tempem
    Starám se o deskové hry, které tu přátelé hrají tah po tahu, třeba i několik dní. Znám všechna pravidla, takže zvolit jde jen to, co je dovolené, a nikdo nemusí být vzhůru ve stejnou dobu jako ostatní.

    { $play } otevře stůl. Ostatní stisknou *Přisednout*, nebo přidáš počítače; pak stiskneš *Začít*. Když jsi na tahu, zmíním tě: stiskni pod tou zprávou *Zahrát tah*. Co vybereš, nikdo neuvidí, dokud nestiskneš *Potvrdit*, a vracet se můžeš, kolikrát chceš. Jen krok označený 🎲 vidí všichni hned.

    Neznáš žádnou z těchto her? { $learn } tě provede prvními tahy každé z nich. Když si chceš hru zkusit bez ostatních, použij { $play } v přímých zprávách se mnou: hrají proti tobě počítače a nikdo jiný to neuvidí.
# The games come between these two. The arguments are named as the commands are.
help-commands =
    ### Všechny příkazy
    • { $games } všechny tvoje stoly, nejdřív ty, které na tebe čekají
    • { $board } jak stůl vypadá teď; { $hand } co u něj smíš vidět jen ty. Obojí uvidíš jen ty
    • { $rules } hra na pár stránkách, s obrázkem, který říká, co je co
    • { $replay } hra tah po tahu nebo jako film
    • { $puzzle } se ptá na lepší tah v pozicích z dohraných her
    • { $stats } jak kdo hraje (*Naše bilance* v nabídce člověka porovná vás dva); { $hall } rekordy serveru
    • { $move } tah napíšeš; { $plan_move } ho naplánuješ dopředu; { $plan_always } odpovídá pokaždé stejně; { $plan_list } a { $plan_forget } tvoje plány ukážou a smažou
    • { $queue } najde k hře další hráče; { $avoid } je pro ty, se kterými si hrát nechceš; { $league_standings } a { $cup_show }: ligy a poháry
    • { $undo } se ptá ostatních, jestli můžeš vzít zpět svůj poslední tah; { $note } je poznámka jen pro tebe
    • { $vacation } ti na pár dní zastaví čas; { $settings } má připomínky, časové pásmo, tiché hodiny a jazyk
    • Stůl: { $table_leave } před začátkem, { $table_resign } po něm, { $table_cancel }, { $table_absent }, { $table_pause }, { $table_resume }, { $table_here }, { $table_export }; { $window } před začátkem určí jeho hodiny
    • { $privacy_export } a { $privacy_delete }: co o tobě ukládám
    -# { $server } určuje výchozí nastavení serveru, pro jeho správce. { $admin_health }, { $admin_pause } a { $admin_resume } jsou pro mého majitele. Právě čteš { $help }.
play-which = ## Která hra to bude?
# Beside a small picture, with buttons below it.
play-game =
    ### { $game }
    -# { $least } až { $most } hráči · { $effort }
thumbnail-alt = Obálka hry { $game }
button-play = Hrát { $game }

# *What is this?* in a panel: a line for each choice follows.
explain-title = ### Z čeho můžeš vybírat

# The key of signs of a game: the names of signs that all games share.
button-signs = Značky
signs-title = ### Značky hry { $game }
signs-alt = Značky na obrázcích: { $signs }.
sign-seat = značka hráče
sign-first = začíná kolo nebo den
sign-done = má odpasováno nebo hotovo
sign-choice = číslo možnosti
sign-event = co se stalo, s číslem

# A worked example on a page of the rules; its picture has the same number and sign.
example-right = **{ $number }** ✅ { $text }
example-wrong = **{ $number }** ❌ { $text }
example-shown = **{ $number }** { $text }
