# Lekce: co sdílejí všechny hry. Text kroku má nejvýš 25 slov a jednu myšlenku.

learn-which = ### Kterou hru se chceš naučit?
    Zahraješ si pár tahů s průvodcem. Nikdo jiný je neuvidí, kdykoli můžeš přestat a později pokračovat.
learn-step = { $title } · krok { $step } z { $steps }
learn-next = Dál
learn-contents = Krok { $step } z { $steps } · přeskočit, zopakovat nebo jiná lekce
learn-following = Další: { $title }
learn-first-game = Zahrát si první hru
learn-ended-more = ### Výborně!
    Pokračuj další lekcí, nebo si rovnou zahraj: proti lehkým počítačům, s návrhy tahů a radami.
learn-ended = ### To je všechno, co pro hru { $game } potřebuješ!
    Zahraj si první hru proti lehkým počítačům, s návrhy tahů a radami. Pravidla jsou vždycky jen o tlačítko dál.
button-learn = Naučit se
denied-no-lessons = { $game } zatím nemá lekci. Pravidla jsou krátká: `/rules`.

learn-not-now = To by šlo, ale v této lekci ne. Zkus, co je napsané výš.

learn-turn = Když ostatní čekají na tebe, najdeš takovouto zprávu. Stiskni **Zahrát tah**.
learn-confirm = **Zpět** vrátí tvůj poslední krok. Když je všechno, jak chceš, stiskni **Potvrdit**: teprve pak tvůj tah uvidí ostatní.
learn-since = Než na tebe přišla řada, hráli ostatní. Stiskni **Co se stalo?** a projdeš to krok za krokem.
learn-suggest = Nevíš, co dál? Stiskni **Navrhnout tah**, někdy je pod **Více…**: počítač ti řekne, co by zahrál a proč.
learn-no-confirm = Tvůj tah ještě není úplný. Nejdřív udělej, co je napsané výš.
learn-turn-again = Kde řádek něco změnil na plánu, je na obrázku jeho číslo. Teď jsi zase na tahu ty: stiskni **Zahrát tah**.
learn-confirm-again = To je celý tvůj tah. Odešli ho tlačítkem **Potvrdit**.
