# Lekcje: to, co wspólne dla wszystkich gier. Tekst kroku ma najwyżej 25 słów i jedną myśl.

learn-which = ### Której gry chcesz się nauczyć?
    Grasz kilka tur z przewodnikiem. Nikt inny ich nie widzi; możesz przerwać w każdej chwili i wrócić później.
learn-step = { $title } · krok { $step } z { $steps }
learn-next = Dalej
learn-contents = Krok { $step } z { $steps } · pomiń, powtórz albo inna lekcja
learn-following = Następna: { $title }
learn-first-game = Zagraj swoją pierwszą grę
learn-ended-more = ### Świetnie!
    Przejdź do następnej lekcji albo od razu zagraj: z łatwymi komputerami, podpowiedziami i radami.
learn-ended = ### Tyle wystarczy, żeby zagrać w { $game }!
    Zagraj pierwszą grę z łatwymi komputerami, podpowiedziami i radami. Zasady są zawsze pod przyciskiem.
button-learn = Naucz się grać
denied-no-lessons = Nie ma jeszcze lekcji gry { $game }. Jej zasady są krótkie: `/rules`.

learn-not-now = Można, ale nie w tej lekcji. Spróbuj tego, co jest napisane wyżej.

learn-turn = Gdy inni na ciebie czekają, znajdziesz taki post. Naciśnij **Zagraj turę**.
learn-confirm = **Cofnij** cofa twój ostatni krok. Naciśnij **Potwierdź**, gdy masz pewność: dopiero wtedy inni zobaczą twoją turę.
learn-since = Podczas twojej nieobecności grali inni. Naciśnij **Co się stało?**, żeby zobaczyć to krok po kroku.
learn-suggest = Nie wiesz, co zrobić? Naciśnij **Podpowiedz**, może jest pod **Więcej…**: komputer powie ci, co by zagrał i dlaczego.
learn-no-confirm = Twoja tura nie jest jeszcze gotowa. Najpierw zrób to, co jest napisane wyżej.
learn-turn-again = Gdzie wiersz zmienił coś na planszy, obrazek ma jego numer. Teraz znowu twoja kolej: naciśnij **Zagraj turę**.
learn-confirm-again = To twoja tura. Naciśnij **Potwierdź**, żeby ją wysłać.
