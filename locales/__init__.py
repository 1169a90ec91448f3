"""Every word a person reads, in Fluent files: a folder per language, with a file for each game.

Owns finding and formatting texts. Must not know states, Discord or pictures: only keys and values.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple, cast

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource

from engine import games
from engine.core import SEAT_ARGUMENTS, TABLE_EVENT, Action, Event, Facts, Known, Points, Verb
from engine.names import isolated
from engine.notation import argument_names
from locales.forms import Word, combined, form
from locales.typed import Vocabulary

log = logging.getLogger(__name__)

HERE = Path(__file__).parent
DEFAULT = "en"
LANGUAGES: tuple[str, ...] = tuple(
    sorted(folder.name for folder in HERE.iterdir() if any(folder.glob("*.ftl")))
)
COMPLETE = "language-complete"
"""The key by which a language declares that it has every text. `DEFAULT` has them without declaring it."""
SUBJECT = "subject"
"""The form of the text `you` at the beginning of a sentence; empty in a language that leaves it out."""
NOTHING = Known()
"""Nothing is known of an action."""
NO_FACTS: Facts = {}
PART = "·"
"""Separates the parts of a label, as a comma does."""
_JOINED = re.compile(r"[+]|, ")
"""The separators of several values of one argument."""
WHO, WHOM, SCORED = MARKS = "\ue000\ue001\ue002"
"""Characters that stand for arguments of a sentence until it is known where in it they are."""
_BEGINS = re.compile(rf"(^|[.!?] ){WHO} (\w)")
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""Where a message or a term begins in a file: what belongs to it is indented or begins with a bracket."""
_NO_MARKS = dict.fromkeys(map(ord, MARKS))
LONG, MARK = 2000, "\ue010"
"""The most characters of an argument that are given to Fluent, which takes 2,500, and the first of the
characters that stand for longer ones, such as the story of many turns."""
CACHED = 8192
"""The most formatted texts in the cache: most sentences about a position also apply to the one before."""


class Sentence(NamedTuple):
    """A sentence about an event."""

    text: str
    rest: str
    """The sentence without the name of the event's seat, with which it begins; empty if it does not."""
    open: bool
    """Whether the rest of another sentence about the same seat can follow it, in place of its full stop."""


TABLE_NUMBER = "match"
"""The argument whose number is a name: it is written as it is typed, without a separator of thousands."""


class Texts:
    """The texts of one language, or of `DEFAULT` where it has none. The text of an unknown key is the key.

    The text of a message with attributes is a `Word`: the texts in which it stands can choose its form.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.is_default = lang == DEFAULT
        self._bundles = [_bundle(code) for code in dict.fromkeys((lang, DEFAULT))]
        self.vocabulary = lru_cache(partial(Vocabulary, self))

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    @property
    def own(self) -> tuple[str, ...]:
        """The keys that the language itself has."""
        return self._bundles[0].keys

    def has_own(self, key: str) -> bool:
        """Return True if the language itself has a text, so that `DEFAULT` is not used."""
        return self._bundles[0].has_message(key)

    def __call__(self, key: str, /, **args: str | int) -> str:
        return self._formatted(key, tuple(args.items()))

    @lru_cache(CACHED)  # noqa: B019  # all languages share one cache, and are in memory until the end
    def _formatted(self, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        given, long = dict[str, Any](), dict[str, str]()
        for name, value in args:
            if isinstance(value, str) and len(value) > LONG:
                given[name] = mark = chr(ord(MARK) + len(long))
                long[mark] = isolated(value)
            elif isinstance(value, int):
                given[name] = str(value) if name == TABLE_NUMBER else _whole(value)
            else:
                given[name] = value if isinstance(value, Word) else isolated(value)

        def resolved(bundle: FluentBundle, pattern: Pattern) -> str:
            env = ResolverEnvironment(bundle, [], current=CurrentEnvironment(given))
            text = str(pattern(env))
            for mark, value in long.items():
                text = text.replace(mark, value)
            for error in env.errors:
                log.error("text %s/%s: %s", self.lang, key, error)
            return text

        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                if message.value is not None:
                    text = resolved(bundle, message.value)
                    forms = {name: resolved(bundle, pattern) for name, pattern in message.attributes.items()}
                    return Word(text, forms) if forms else text
        log.error("text %s/%s is missing", self.lang, key)
        return key

    def term(self, game: str, name: str, value: str | int) -> str:
        """Return the name of an argument's value (`yspahan-floor-camel`); numbers and codes are unchanged."""
        key = f"{game}-{name}-{value}".replace("_", "-") if isinstance(value, str) else ""
        return self(key) if key in self else str(value)

    def question(self, game: str, kind: str, about: Facts = NO_FACTS, names: Sequence[str] = ()) -> str:
        """Return what a seat is asked, by the kind of the decision and what `Game.about` returns for it."""
        key = f"{game}-ask-{kind}".replace("_", "-")
        return self(f"{key}-about", **self._arguments(game, about.items(), names)) if about else self(key)

    def advice(self, game: str, kind: str, about: Facts) -> str:
        """Return the advice on a question, with what `Game.advice` returns for it; empty if there is none."""
        key = f"{game}-advice-{kind}".replace("_", "-")
        if key not in self:
            return ""
        return self("advice", text=self(key, **self._arguments(game, about.items(), ())))

    def headline(
        self, game: str, kind: str, about: Facts, names: Sequence[str], seat: int, you: int | None = None
    ) -> str:
        """Return in a few words what a seat is asked; `you` is the seat of the reader.

        A game has a text for each kind of question, with the arguments that `Game.about` returns for it.
        """
        key = f"{game}-headline-{kind}".replace("_", "-")
        key = key if key in self else "headline-asked"
        given = self._arguments(game, about.items(), names)
        if seat == you:
            return self._addressed(self(key, **given, who=WHO, you=1), self("you"))
        return self(key, **given, who=names[seat], you=0)

    def _addressed(self, marked: str, who: str) -> str:
        """Return a sentence with the reader in place of `WHO`: as `who`, or not at all as the subject of a
        verb in a language that leaves that pronoun out, where the form `subject` of the text `you` is empty.
        """
        if not form(self("you"), SUBJECT):
            marked = _BEGINS.sub(lambda found: f"{found[1]}{found[2].upper()}", marked).replace(f"{WHO} ", "")
        return marked.replace(WHO, isolated(who))

    def _argument(self, game: str, name: str, value: str | int) -> dict[str, str | int]:
        """Return a value as messages get it: named as `$floor`, raw as `$floor_id` (`none` if empty)."""
        if isinstance(value, int):
            return {name: value, f"{name}_id": value}
        return {name: self._named(game, name, value), f"{name}_id": value or "none"}

    def _named(self, game: str, name: str, value: str) -> str:
        """Return the name of an argument's value, or of those that `listed`, `counted` or a comma joined."""
        parts: list[str] = []
        for part in _JOINED.split(value):
            n, _, item = part.rpartition("*")
            key = f"{game}-counted-{item}".replace("_", "-")
            parts.append(self(key, n=int(n)) if n else self.term(game, name, item))
        return self.listed(parts)

    def listed(self, parts: Sequence[str]) -> str:
        """Return a list in words: `a`, `a and b`, `a, b and c`."""
        return combined(parts, self._listed) if len(parts) > 1 else parts[0] if parts else ""

    def _listed(self, parts: Sequence[str]) -> str:
        return self("and", first=self("separator").join(parts[:-1]), last=parts[-1])

    def event(
        self, game: str, happened: Event, names: Sequence[str], you: int | None = None, emphasis: str = ""
    ) -> str:
        """Return a sentence about an event of a game, or about one that happens at tables of every game.

        Messages get each argument under its own name, and the name of the event's seat as `$who` or, for the
        middle of a sentence, `$whom`. If that is `you`, the reader's seat, these are words for the reader
        and `$you` is 1, not 0; `emphasis` is put around these words, as callers may put it around names.
        `$scored` is what the event changes in the scores, as `scored` returns it; if the message does not
        contain it, it is added at the end.
        """
        return self.sentence(game, happened, names, you, emphasis).text

    def sentence(
        self,
        game: str,
        happened: Event,
        names: Sequence[str],
        you: int | None = None,
        emphasis: str = "",
        *,
        signed: bool = False,
    ) -> Sentence:
        """Return what `event` does, together with what can follow a sentence about the same seat.

        If it is `signed`, signs beside it say what it brought and cost.
        """
        if not "".join(names).isascii():
            names = [name.translate(_NO_MARKS) for name in names]
        others = [self("you-within") if seat == you else name for seat, name in enumerate(names)]
        marked = self._marked(game, happened, others, int(happened.seat == you), signed=signed)
        text, seat = marked, happened.seat
        if happened.points:
            if SCORED not in marked:
                body = marked.rstrip(".!")
                text = f"{body}{SCORED}{marked[len(body) :]}"
            text = text.replace(SCORED, isolated(self.scored(happened.points, names, seat, you)))
        if seat is None:
            return Sentence(text, "", False)
        who = whom = names[seat]
        if seat == you:
            who, whom = f"{emphasis}{self('you')}{emphasis}", f"{emphasis}{self('you-within')}{emphasis}"
        text = text.replace(WHOM, isolated(whom))
        begins = text.startswith(f"{WHO} ")
        single = begins and ". " not in marked and marked.endswith(".")
        rest = text[2:] if begins else ""
        if seat == you:
            return Sentence(self._addressed(text, who), self._addressed(rest, who), single)
        return Sentence(text.replace(WHO, isolated(who)), rest.replace(WHO, isolated(who)), single)

    def tells_points(self, game: str, happened: Event, names: Sequence[str]) -> bool:
        """Return True if the message about an event contains `$scored` once."""
        return self._marked(game, happened, names, 0).count(SCORED) == 1

    def _marked(
        self, game: str, happened: Event, names: Sequence[str], you: int, *, signed: bool = False
    ) -> str:
        """Return the sentence about an event with `MARKS` in place of the seat's name and the points."""
        args = self._arguments(game, happened.args, names)
        args |= {"scored": SCORED if happened.points else "", "signed": int(signed)}
        if happened.seat is not None:
            args |= {"you": you, "who": WHO, "whom": WHOM}
        key = f"{game}-event-{happened.kind}".replace("_", "-")
        if happened.kind.startswith(TABLE_EVENT):
            key = f"{TABLE_EVENT}event-{happened.kind.removeprefix(TABLE_EVENT)}"
        return self(key, **args)

    def scored(
        self, points: Points, names: Sequence[str], seat: int | None = None, you: int | None = None
    ) -> str:
        """Return changes of scores as ` (+10, Ben +3)`, to follow a clause about `seat`; empty without any.

        The name of `seat` is left out, and that of the reader's seat `you` is a word for the reader.
        """
        parts = [
            change(n)
            if who == seat
            else self("scored-by", who=self("you-within") if who == you else names[who], change=change(n))
            for who, n in sorted(points, key=lambda point: point[0] != seat)
        ]
        return self("scored", changes=self("separator").join(parts)) if parts else ""

    def action(
        self,
        game: str,
        verbs: Mapping[str, Verb],
        action: Action,
        known: Known = NOTHING,
        names: Sequence[str] = (),
    ) -> str:
        """Return the text of an action for a button: `yspahan-do-take`, with its arguments.

        `known` is what `Game.forecast` returns for it. The text ends with what follows; see `effects`.
        """
        key = f"{game}-do-{action.verb}".replace("_", "-")
        return self(key, **self._known(game, verbs, action, known, names)) + self.effects(known, names)

    def where(self, game: str, part: Facts) -> str:
        """Return the name of a part of the board, one of those that `Game.parts` returns."""
        return self(f"{game}-where", **self._arguments(game, part.items(), ()))

    def effects(self, known: Known, names: Sequence[str]) -> str:
        """Return what follows from an action, as ` · +2 · then you +8 · Ben +3 · then Ana decides`; empty if
        nothing does.

        The reader is the seat that acts, if that is known. If something is drawn, the numbers are those that
        are certain.
        """
        points = known.certain if known.points is None else known.points
        then = [point for point in points if point in known.then]
        parts = self._changes((point for point in points if point not in then), known, names)
        if then:
            first, *others = self._changes(then, known, names)
            parts += [self("then-scored", change=first), *others]
        if known.asked:
            parts.append(self._decides(known, names))
        return "".join(f" {PART} {part}" for part in parts)

    def _changes(self, points: Iterable[tuple[int, int]], known: Known, names: Sequence[str]) -> list[str]:
        """Return changes of scores, first that of the seat that acts, which is the reader: alone, it needs no
        name."""
        ordered = sorted(points, key=lambda point: point[0] != known.seat)
        if [seat for seat, _ in ordered] == [known.seat]:
            return [change(n) for _, n in ordered]
        return [
            self("scored-by", who=self("you-within") if seat == known.seat else names[seat], change=change(n))
            for seat, n in ordered
        ]

    def obstacle(self, game: str, why: Event) -> str:
        """Return what `Game.obstacle` says, as the end of a sentence."""
        return self(f"{game}-obstacle-{why.kind}".replace("_", "-"), **self._arguments(game, why.args, ()))

    def consequences(self, known: Known, names: Sequence[str]) -> str:
        """Say what a draft changes, as `You +10 · Ben +3 · then Ana decides`, to the seat that acts."""
        parts = [
            self("scored-by", who=self("you") if seat == known.seat else names[seat], change=change(n))
            for seat, n in sorted(known.points or (), key=lambda point: point[0] != known.seat)
        ]
        parts += [self._decides(known, names)] if known.asked else []
        return capital(f" {PART} ".join(parts)) or self("no-consequences")

    def _decides(self, known: Known, names: Sequence[str]) -> str:
        """Say who is asked out of turn after a move."""
        who = list(dict.fromkeys(names[decision.seat] for decision in known.asked))
        return self("then-decides", who=self.listed(who), n=len(who))

    def move(
        self, game: str, verbs: Mapping[str, Verb], action: Action, known: Known, names: Sequence[str]
    ) -> str:
        """Return the text of an action with its verb, for readers who do not see the question.

        It is `yspahan-move-place`, with the text of the action as `$text`, or else that text alone.
        """
        text = self.action(game, verbs, action, known, names)
        key = f"{game}-move-{action.verb}".replace("_", "-")
        return self(key, **self._known(game, verbs, action, known, names), text=text) if key in self else text

    def helps(self, game: str, verbs: Mapping[str, Verb], action: Action) -> dict[str, str]:
        """Return what the arguments of an action mean, by their names, if the names say little.

        Nothing if the action has a second line of its own, `yspahan-more-take`.
        """
        if f"{game}-more-{action.verb}".replace("_", "-") in self:
            return {}
        return {
            capital(self.term(game, name, value)): self(key)
            for name, value in zip(argument_names(verbs[action.verb]), action.args, strict=True)
            if (key := f"{game}-{name}-help-{value}".replace("_", "-")) in self
        }

    def explanation(self, game: str, kind: str, value: str | int) -> str:
        """Return what a verb (kind `verb`) or a thing of a kind is, in a sentence: see `Game.things`."""
        short, about = (f"{game}-{kind}-{part}-{value}".replace("_", "-") for part in ("help", "about"))
        return self(short if short in self else about)

    def more(
        self, game: str, verbs: Mapping[str, Verb], action: Action, known: Known, names: Sequence[str]
    ) -> str:
        """Return a second line about an action: `yspahan-more-take`, or else what its arguments mean."""
        key = f"{game}-more-{action.verb}".replace("_", "-")
        if key in self:
            return self(key, **self._known(game, verbs, action, known, names))
        return " ".join(self.helps(game, verbs, action).values())

    def _known(
        self, game: str, verbs: Mapping[str, Verb], action: Action, known: Known, names: Sequence[str]
    ) -> dict[str, str | int]:
        given = zip(argument_names(verbs[action.verb]), action.args, strict=True)
        return self._arguments(game, (*given, *known.facts.items()), names)

    def _arguments(
        self, game: str, given: Iterable[tuple[str, str | int]], names: Sequence[str]
    ) -> dict[str, str | int]:
        """Return arguments as messages get them. Those that are seats, one or `listed`, become names."""
        args: dict[str, str | int] = {}
        for name, value in given:
            if name in SEAT_ARGUMENTS:
                several = [value] if isinstance(value, int) else map(int, value.split("+"))
                args[name] = self.listed([names[seat] for seat in several])
            else:
                args |= self._argument(game, name, value)
        return args

    def why(self, game: str, terms: Sequence[tuple[str, float]]) -> str:
        """Say what `engine.bots.explanation.explain` found, as `gains about 4 points from souks`.

        Points are rounded; the result is empty if there is nothing that rounds to a whole one.
        """
        gains = [(name, n) for name, points in terms if (n := round(points)) > 0]
        losses = [(name, -n) for name, points in terms if (n := round(points)) < 0]
        gained, lost = self._expected(game, gains, 0), self._expected(game, losses, 1)
        if gained and lost:
            return self("why-both", gains=gained, losses=lost)
        return self("why-gains", gains=gained) if gained else self("why-losses", losses=lost) if lost else ""

    def _expected(self, game: str, terms: Sequence[tuple[str, int]], lost: int) -> str:
        """Return points by what they come from or, if `lost` is 1, are lost for, in words: `4 points from
        souks and 1 for cards`.
        """
        parts: list[str] = []
        for name, n in terms:
            key = f"{game}-term-{name}".replace("_", "-")
            term = self(key if key in self else f"term-{name}", lost=lost)
            parts.append(self("why-more" if parts else "why-points", n=n, term=term))
        return self.listed(parts)


class _Whole(FluentInt):
    """A number that caches its text, which takes Babel longer than all the rest of a sentence."""

    def format(self, locale: Locale) -> str:
        return _written(int(self), locale)


@lru_cache(1024)
def _written(number: int, locale: Locale) -> str:
    return FluentInt(number).format(locale)


_whole = lru_cache(1024)(_Whole)


def change(points: int) -> str:
    """Return a change of a score with its sign, a true minus.

    >>> change(3), change(-2) == "\N{MINUS SIGN}2"
    ('+3', True)
    """
    return f"{points:+}".replace("-", "\N{MINUS SIGN}")


def capital(text: str) -> str:
    """Begin with a capital letter, unless it begins with the name of a place such as `c1-d1`."""
    first = text.split(" ", 1)[0]
    return text if any(map(str.isdigit, first)) else text[:1].upper() + text[1:]


def language(locale: str) -> str | None:
    """Return the language of a locale such as `en-GB`: a code of `LANGUAGES`, or None if it is unknown.

    >>> language("en-GB"), language("xx")
    ('en', None)
    """
    short = locale.split("-")[0].lower()
    return short if short in LANGUAGES else None


def texts(lang: str = DEFAULT) -> Texts:
    """Return the texts of a language code such as `en` or `en-GB`; for an unknown one, those of `DEFAULT`."""
    return _texts(language(lang) or DEFAULT)


_texts = lru_cache(Texts)


def _does(you: float | str, second: str, third: str) -> str:
    """Return the form of a verb, as `{ DOES($you, "take", "takes") }`: the second person if `you` is 1."""
    return second if you == 1 else third


def _printed(path: str, plus: float = 0) -> Any:
    """Return a value of a game's `data.toml`, as `{ PRINTED("yspahan.players.row.4") }`, and `plus` with it.

    A number in the path is the index of an element of a list; a list stands for its length. Raise `KeyError`
    or `IndexError`.
    """
    key, *steps = path.split(".")
    value: Any = games.get(key).data
    for step in steps:
        value = value[int(step) if isinstance(value, list) else step]
    if isinstance(value, list):
        value = len(cast(list[Any], value))
    return fluent_number(value + plus) if isinstance(value, int) else str(value)


def _spell(code: str, places: str = "", **words: str) -> str:
    """Return the letters of a code in words, as `{ SPELL($layout_id, S: "statue", SS: "2 statues") }`.

    A letter that occurs twice is looked up as a pair (`SS`), or else its word is repeated. With `places`, a
    word for each character but `/`, each letter is followed by its place.

    >>> _spell("SF/.S", S="statue", SS="2 statues", F="fountain")
    '2 statues, fountain'
    >>> _spell("SF/.S", "NW NE SW SE", S="statue", SS="2 statues", F="fountain")
    'statue NW, fountain NE, statue SE'
    """
    letters = code.replace("/", "")
    if places:
        placed = zip(letters, places.split(), strict=True)
        return ", ".join(f"{words[letter]} {place}" for letter, place in placed if letter in words)
    runs = [letter * letters.count(letter) for letter in dict.fromkeys(letters) if letter in words]
    return ", ".join(words.get(run) or ", ".join(words[letter] for letter in run) for run in runs)


def _total(numbers: str) -> Any:
    """Return the sum of the numbers in an argument, as `{ TOTAL($spaces_id) }`, for choosing a form too."""
    return fluent_number(sum(map(int, numbers.split())))


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "DOES": _does,
    "FORM": form,
    "PRINTED": _printed,
    "SPELL": _spell,
    "TOTAL": _total,
}
"""The functions that texts may use."""


def is_complete(lang: str) -> bool:
    """Return True if a language declares that it has every text; otherwise it may be a partial one."""
    return lang == DEFAULT or _bundle(lang).has_message(COMPLETE)


def messages(lang: str) -> dict[str, tuple[Path, Message]]:
    """Return the texts that a language itself has, parsed, with the file of each."""
    return {
        entry.id.name: (file, entry)
        for file, resource in _resources(lang)
        for entry in resource.body
        if isinstance(entry, Message)
    }


def _resources(lang: str) -> Iterator[tuple[Path, Resource]]:
    """Yield the files of a language, parsed."""
    for file in _files(lang):
        yield file, _parsed(file.read_text("utf-8"))


def _files(lang: str) -> list[Path]:
    return sorted((HERE / lang).glob("*.ftl"))


def _parsed(text: str) -> Resource:
    return FluentParser(with_spans=False).parse(text)


class _Bundle(FluentBundle):
    """The texts of a language, each of which is parsed and compiled when it is first needed.

    Until then only its source is kept: all of a language, compiled, take 0.3 s and 6 MB, and the process
    that draws needs few of them.
    """

    def __init__(self, lang: str) -> None:
        super().__init__([lang], functions=FUNCTIONS, use_isolating=False)
        self._sources: dict[str, str] = {}
        for file in _files(lang):
            text = file.read_text("utf-8")
            starts = list(_ENTRY.finditer(text))
            ends = [start.start() for start in starts[1:]] + [len(text)]
            for start, end in zip(starts, ends, strict=True):
                self._sources.setdefault(start[1], text[start.start() : end])
        self.keys = tuple(key for key in self._sources if not key.startswith("-"))

    def has_message(self, message_id: str) -> bool:
        self._compile(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        self._compile(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _compile(self, key: str) -> None:
        """Replace the source of a message or a term by what it means, or by nothing if it has a fault.

        Several threads may do so at once.
        """
        source = self._sources.get(key)
        if source is None:
            return
        self.add_resource(_parsed(source))
        term, name = key.startswith("-"), key.removeprefix("-")
        entries: dict[str, Any] = self._terms if term else self._messages
        if name in entries:
            # What was parsed takes as much memory again, and is needed no more.
            entries[name] = super()._lookup(name, term)
        self._sources.pop(key, None)


_bundle = lru_cache(_Bundle)
