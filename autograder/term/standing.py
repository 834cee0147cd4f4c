"""A class over several modules: each learner's total, where it goes, and who falls behind by which rule."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil
from statistics import fmean, median

from autograder.i18n import term as said
from autograder.i18n.text import LANGUAGES, Text
from autograder.intake.roster import Person
from autograder.marking.settings import LEFT_OUT, ZERO
from autograder.reports.sentences import in_both, number
from autograder.reports.summary import BARS
from autograder.term.kinds import Kind
from autograder.term.people import Learner
from autograder.term.results import Result

PERCENT = 100.0  # the scale of the total where the class has none
LAST = 2  # modules that a trend is made of
_MISSING = 2  # modules from which on somebody falls behind
_BELOW = 0.25  # of the scale


@dataclass(frozen=True)
class Rules:
    """What totals are made by.

    Attributes:
        out_of: The scale of the total.
        absent: What a module counts as in which nothing was handed in: "zero" or "left out".
        weight: What the mark of a module counts beside the others, by its slug; 0: not at all.
        file: The settings that say so; empty: there are none.
    """

    out_of: float = PERCENT
    absent: str = LEFT_OUT
    weight: Callable[[str], float] = lambda slug: 1.0
    file: str = ""


@dataclass(frozen=True)
class Column:
    """One module in the table.

    Attributes:
        slug: Its name.
        title: What it is called.
        out_of: The scale of its marks.
        weight: What it counts in the total; 0: nothing.
        marks: Those that were given.
        level: The mean of the class, as a part of the scale.
        nothing: How many handed in nothing.
        waiting: How many have no mark for what they handed in.
    """

    slug: str
    title: Text
    out_of: float
    weight: float
    marks: tuple[float, ...]
    level: float
    nothing: int
    waiting: int

    @property
    def mean(self) -> float | None:
        return fmean(self.marks) if self.marks else None

    @property
    def median(self) -> float | None:
        return median(self.marks) if self.marks else None

    @property
    def short(self) -> str:
        """What stands at the head of a narrow column: m02."""
        return self.slug.partition("_")[0]

    @property
    def histogram(self) -> list[int]:
        """The number of marks in each tenth of the scale; the last tenth holds all above it too."""
        counts = [0] * BARS
        for mark in self.marks:
            counts[min(BARS - 1, max(0, ceil(BARS * mark / self.out_of) - 1)) if self.out_of else 0] += 1
        return counts


@dataclass(frozen=True)
class Row:
    """One learner in the table.

    Attributes:
        person: Who it is.
        results: By module, in the order of the columns; None: nothing is known of it.
        total: On the scale of the term; None when nothing counts yet.
        counted: How many modules the total is made of.
        trend: How the last two marks stand against the class, less how those before did, on the scale of the term.
        behind: Why they fall behind; empty when they do not.
        missing: The modules in which they handed in nothing.
        waiting: Those in which what they handed in has no mark.
    """

    person: Person
    results: tuple[Result | None, ...]
    total: float | None
    counted: int
    trend: float | None
    behind: tuple[Text, ...]
    missing: tuple[str, ...]
    waiting: tuple[str, ...]


def row_of(learner: Learner, columns: Sequence[Column], rules: Rules) -> Row:
    """The line of one learner."""
    results = tuple(learner.results.get(column.slug) for column in columns)
    pairs = [
        (column, one)
        for column, one in zip(columns, results, strict=True)
        if column.weight and not (one and one.excused)
    ]
    missing = [column.slug for column, one in pairs if one is None or one.is_missing]
    judged = [(column, one.share) for column, one in pairs if one and one.share is not None]
    gaps = [share - column.level for column, share in judged]
    parts = [(column.weight, share) for column, share in judged]
    if rules.absent == ZERO:
        parts += [(column.weight, 0.0) for column, _ in pairs if column.slug in missing]
    whole = sum(weight for weight, _ in parts)
    total = rules.out_of * sum(weight * share for weight, share in parts) / whole if whole else None
    return Row(
        learner.person,
        results,
        total,
        len(parts),
        _trend(gaps, rules.out_of),
        (*_behind(missing, gaps, total, rules.out_of),),
        (*missing,),
        tuple(one.module for _, one in pairs if one and one.waits),
    )


def _trend(gaps: Sequence[float], out_of: float) -> float | None:
    """Positive when it goes up; None with fewer than three marks. `gaps`: from the mean of the class."""
    return out_of * (fmean(gaps[-LAST:]) - fmean(gaps[:-LAST])) if len(gaps) > LAST else None


def _behind(missing: Sequence[str], gaps: Sequence[float], total: float | None, out_of: float) -> Iterable[Text]:
    """The rules, which the page states (`said.BEHIND_RULE`)."""
    if len(missing) >= _MISSING:
        yield said.BEHIND_MISSING.format(modules=", ".join(missing))
    before, last = gaps[:-LAST], gaps[-LAST:]
    if len(before) >= LAST and all(gap <= fmean(before) - _BELOW for gap in last):
        figures = {"last": fmean(last) * out_of, "before": fmean(before) * out_of}
        yield said.BEHIND_FALLING.format(**{name: signed(figure) for name, figure in figures.items()})
    if total is not None and total < _BELOW * out_of:
        yield said.BEHIND_LOW.format(total=in_both(total))


def signed(figure: float) -> Text:
    """+1.5 or −2, in each language."""
    sign = "−" if figure < 0 else "+"
    return Text(**{of: f"{sign}{number(abs(figure), of)}" for of in LANGUAGES})


# ---------------------------------------------------------------- what stays


@dataclass(frozen=True)
class Place:
    """Where somebody met it: the module, and what was found there."""

    module: str
    said: Text


@dataclass(frozen=True)
class Concerned:
    """Somebody who met it in several modules."""

    name: str
    places: tuple[Place, ...]


@dataclass(frozen=True)
class Staying:
    """Trouble that somebody has had in several modules: what it is, and whose."""

    said: Text
    learners: tuple[Concerned, ...]


def kinds_that_stay(rows: Iterable[Row]) -> list[Staying]:
    """The kinds of trouble that somebody has in two modules or more, those of most learners first."""
    found: dict[Kind, list[Concerned]] = {}
    for row in rows:
        results = [one for one in row.results if one]
        for kind in Kind:
            places = tuple(Place(one.module, _listed(one.kinds[kind])) for one in results if kind in one.kinds)
            if len(places) > 1:
                found.setdefault(kind, []).append(Concerned(row.person.name, places))
    return _sorted(Staying(said.KINDS[kind.value], tuple(learners)) for kind, learners in found.items())


def _listed(tasks: Iterable[str]) -> Text:
    return Text.quoted(", ".join(f"`{task}`" for task in tasks))


def mistakes_that_stay(rows: Iterable[Row], title: Callable[[str, str], Text]) -> list[Staying]:
    """The known mistakes of the same name that somebody makes in two modules or more.

    What stands after the function in the name of a known mistake is the author's word for it, and the same word does
    not always stand for the same thing: the title of each is shown. `title`: of a module and a mistake.
    """
    found: dict[str, list[Concerned]] = {}
    for row in rows:
        made: dict[str, dict[str, Text]] = {}  # by word, then by module
        for one in filter(None, row.results):
            for mistake in one.mistakes:
                made.setdefault(mistake.partition("__")[2], {}).setdefault(one.module, title(one.module, mistake))
        for word, titles in made.items():
            if word and len(titles) > 1:
                places = tuple(Place(slug, text) for slug, text in titles.items())
                found.setdefault(word, []).append(Concerned(row.person.name, places))
    return _sorted(Staying(_commonest(learners), tuple(learners)) for learners in found.values())


def _commonest(learners: Iterable[Concerned]) -> Text:
    """The title that is met most."""
    titles = [place.said for one in learners for place in one.places]
    return max(dict.fromkeys(titles), key=titles.count)


def _sorted(found: Iterable[Staying]) -> list[Staying]:
    return sorted(found, key=lambda one: -len(one.learners))


# ---------------------------------------------------------------- the term


@dataclass(frozen=True)
class Term:
    """Everything the page and the tables show.

    Attributes:
        columns: The modules.
        rows: The learners, by name.
        rules: What totals are made by.
        notices: What the teacher should know.
        title: Of a module and a known mistake.
    """

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    rules: Rules
    notices: tuple[Text, ...]
    title: Callable[[str, str], Text]

    @cached_property
    def behind(self) -> list[Row]:
        return [row for row in self.rows if row.behind]

    @cached_property
    def waiting(self) -> list[tuple[str, Result]]:
        """What was handed in and has no mark, and whose it is."""
        return [(row.person.name, one) for row in self.rows for one in row.results if one and one.waits]

    @cached_property
    def kinds(self) -> list[Staying]:
        return kinds_that_stay(self.rows)

    @cached_property
    def mistakes(self) -> list[Staying]:
        return mistakes_that_stay(self.rows, self.title)

    @property
    def counting(self) -> list[Column]:
        """The modules that count in the total."""
        return [column for column in self.columns if column.weight]

    @property
    def totals(self) -> list[float]:
        return [row.total for row in self.rows if row.total is not None]

    @property
    def mean(self) -> float | None:
        return fmean(self.totals) if self.totals else None

    @property
    def _weights(self) -> Text:
        said_of = {of: [f"{one.slug} × {number(one.weight, of)}" for one in self.columns] for of in LANGUAGES}
        return Text(**{of: ", ".join(each) for of, each in said_of.items()})

    @property
    def how(self) -> list[Text]:
        """How the figures come about, in sentences."""
        total = said.RULE_TOTAL.format(out_of=in_both(self.rules.out_of))
        weights = {column.weight for column in self.columns}
        listed = Text(
            **{
                lang: ", ".join(f"{one.slug} × {in_both(one.weight)[lang]}" for one in self.columns)
                for lang in LANGUAGES
            }
        )
        uneven = [said.RULE_WEIGHTS.format(weights=listed)] if len(weights) > 1 else []
        uneven += [said.RULE_SETTINGS.format(file=self.rules.file)] if self.rules.file else []
        excused = [said.RULE_EXCUSED] * any(one.excused for row in self.rows for one in row.results if one)
        return [total, *uneven, said.RULE_ABSENT[self.rules.absent], said.RULE_WAITING, *excused, said.RULE_TREND]


def columns_of(learners: Sequence[Learner], titles: Mapping[str, Text], rules: Rules) -> tuple[Column, ...]:
    """The modules of which there are results, in the order of the course."""
    found = []
    for slug, title in titles.items():
        results = [one for learner in learners if (one := learner.results.get(slug))]
        if results:
            marks = tuple(one.mark for one in results if one.mark is not None)
            scale = max(one.out_of for one in results)
            nothing = len(learners) - sum(not one.is_missing for one in results)
            shares = [one.share for one in results if one.share is not None]
            level = fmean(shares) if shares else 0.0
            waiting = sum(one.waits for one in results)
            found.append(Column(slug, title, scale, rules.weight(slug), marks, level, nothing, waiting))
    return tuple(found)
