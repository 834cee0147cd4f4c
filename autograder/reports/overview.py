"""A class over several modules: each learner's total, and what it is made of."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import mean
from typing import Final

from autograder.i18n.display import rank_of
from autograder.i18n.message import Message, _, joined, quoted
from autograder.intake.roster import Person
from autograder.reports.line import Line
from autograder.reports.summary import Marked

ZERO: Final = "zero"
LEFT_OUT: Final = "left out"
RULE_ABSENT = {
    ZERO: _("A module in which nothing was handed in (–) counts as 0."),
    LEFT_OUT: _(
        "A module in which nothing was handed in (–) is left out of the total; under the total "
        "stands then how many modules it is made of."
    ),
}
PERCENT = 100.0  # the scale of the total where the class has none


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
class Column(Marked):
    """One module in the table.

    Attributes:
        slug: Its name.
        title: What it is called.
        out_of: The scale of its marks.
        weight: What it counts in the total; 0: nothing.
        marks: Those that were given.
        missing: How many handed in nothing.
        waiting: How many have no mark for what they handed in.
    """

    slug: str
    title: Message
    out_of: float
    weight: float
    marks: tuple[float, ...]
    missing: int
    waiting: int

    @property
    def short(self) -> str:
        """What stands at the head of a narrow column: m02."""
        return self.slug.partition("_")[0]


@dataclass(frozen=True)
class Row:
    """One learner in the table.

    Attributes:
        person: Who it is; without a roster no more than the name.
        lines: By module, in the order of the columns; None: nothing is known of it.
        total: On the scale of the totals; None when nothing counts yet.
        counted: How many modules the total is made of.
        missing: The modules in which they handed in nothing.
        waiting: Those in which what they handed in has no mark.
    """

    person: Person
    lines: tuple[Line | None, ...]
    total: float | None
    counted: int
    missing: tuple[str, ...]
    waiting: tuple[str, ...]


@dataclass(frozen=True)
class Overview:
    """All that the page and the tables show of several modules.

    Attributes:
        columns: The modules.
        rows: The learners, by name.
        rules: What totals are made by.
        notices: What the teacher should know.
    """

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    rules: Rules
    notices: tuple[Message, ...] = ()

    @cached_property
    def waiting(self) -> list[Line]:
        """What was handed in and has no mark."""
        return [line for row in self.rows for line in row.lines if line and line.waits]

    @property
    def mean(self) -> float | None:
        """The mean of the totals."""
        totals = [row.total for row in self.rows if row.total is not None]
        return mean(totals) if totals else None

    @property
    def how(self) -> Iterator[Message]:
        """How the figures come about, in sentences."""
        yield _(
            "The total is the mean of the marks that were given, each as a part of its module's "
            "scale, on {out_of}. A bonus counts as far as it is in these marks.",
            out_of=self.rules.out_of,
        )
        if len({column.weight for column in self.columns}) > 1:
            weight = quoted("{module} × {weight}")
            weights = [weight.format(module=one.slug, weight=one.weight) for one in self.columns]
            yield _(
                "The modules do not count the same: {weights}.", weights=joined(weights, "comma")
            )
        if self.rules.file:
            yield _("The weights and the scale are those of {file}.", file=self.rules.file)
        yield RULE_ABSENT[self.rules.absent]
        yield _(
            "What was handed in and could not be judged (a question mark) is left out of the "
            "total until it has a mark: it is no 0."
        )
        if any(line.excused for row in self.rows for line in row.lines if line):
            yield _(
                "Who is excused from a module (exc.) has a total without it, by the weights of "
                "the others."
            )


def overview_of(
    lines: Iterable[Line],
    titles: Mapping[str, Message],
    people: Mapping[str, Person],
    rules: Rules,
    notices: Sequence[Message] = (),
) -> Overview:
    """Put the marks of several modules together.

    Args:
        lines: The marks.
        titles: Those of all modules, in the order of the course.
        people: Who is on the roster, by name: each has a row.
        rules: What totals are made by.
        notices: What the teacher should know.
    """
    by_name: dict[str, dict[str, Line]] = {name: {} for name in people}
    for line in lines:
        by_name.setdefault(line.submission, {})[line.module] = line
    columns = tuple(
        _column(slug, title, by_name.values(), rules)
        for slug, title in titles.items()
        if any(slug in by_module for by_module in by_name.values())
    )
    names = sorted(by_name, key=lambda name: (rank_of(name), name))
    rows = (_row(people.get(name, Person(name)), by_name[name], columns, rules) for name in names)
    return Overview(columns, tuple(rows), rules, tuple(notices))


def _column(
    slug: str, title: Message, learners: Iterable[Mapping[str, Line]], rules: Rules
) -> Column:
    lines = [by_module.get(slug) for by_module in learners]
    known = [line for line in lines if line]
    return Column(
        slug,
        title,
        out_of=max(line.points for line in known),
        weight=rules.weight(slug),
        marks=tuple(line.score for line in known if line.score is not None),
        missing=sum(line is None or line.is_missing for line in lines),
        waiting=sum(line.waits for line in known),
    )


def _row(
    person: Person, by_module: Mapping[str, Line], columns: Sequence[Column], rules: Rules
) -> Row:
    missing, waiting = [], []
    shares = []  # of the scale, with the weight of the module
    for column in columns:
        line = by_module.get(column.slug)
        if not column.weight or (line and line.excused):
            continue
        if line is None or line.is_missing:
            missing.append(column.slug)
            if rules.absent == ZERO:
                shares.append((column.weight, 0.0))
        elif line.waits:
            waiting.append(column.slug)
        elif line.share is not None:
            shares.append((column.weight, line.share))
    whole = sum(weight for weight, _share in shares)
    earned = sum(weight * share for weight, share in shares)
    return Row(
        person,
        tuple(by_module.get(column.slug) for column in columns),
        rules.out_of * earned / whole if whole else None,
        len(shares),
        tuple(missing),
        tuple(waiting),
    )
