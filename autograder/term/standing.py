"""A class over several modules: each learner's total, and what it is made of."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil
from statistics import fmean, median

from autograder.i18n.message import Message, _, joined, quoted
from autograder.intake.roster import Person
from autograder.marking.settings import LEFT_OUT, ZERO
from autograder.reports.summary import BARS
from autograder.term.people import Learner
from autograder.term.results import Result

RULE_ABSENT = {
    "zero": _("A module in which nothing was handed in (–) counts as 0."),
    "left out": _(
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
class Column:
    """One module in the table.

    Attributes:
        slug: Its name.
        title: What it is called.
        out_of: The scale of its marks.
        weight: What it counts in the total; 0: nothing.
        marks: Those that were given.
        nothing: How many handed in nothing.
        waiting: How many have no mark for what they handed in.
    """

    slug: str
    title: Message
    out_of: float
    weight: float
    marks: tuple[float, ...]
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
            counts[
                min(BARS - 1, max(0, ceil(BARS * mark / self.out_of) - 1)) if self.out_of else 0
            ] += 1
        return counts


@dataclass(frozen=True)
class Row:
    """One learner in the table.

    Attributes:
        person: Who it is.
        results: By module, in the order of the columns; None: nothing is known of it.
        total: On the scale of the term; None when nothing counts yet.
        counted: How many modules the total is made of.
        missing: The modules in which they handed in nothing.
        waiting: Those in which what they handed in has no mark.
    """

    person: Person
    results: tuple[Result | None, ...]
    total: float | None
    counted: int
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
    parts = [(column.weight, one.share) for column, one in pairs if one and one.share is not None]
    if rules.absent == ZERO:
        parts += [(column.weight, 0.0) for column, _ in pairs if column.slug in missing]
    whole = sum(weight for weight, _ in parts)
    total = rules.out_of * sum(weight * share for weight, share in parts) / whole if whole else None
    return Row(
        learner.person,
        results,
        total,
        len(parts),
        (*missing,),
        tuple(one.module for _, one in pairs if one and one.waits),
    )


# ---------------------------------------------------------------- the term


@dataclass(frozen=True)
class Term:
    """Everything the page and the tables show.

    Attributes:
        columns: The modules.
        rows: The learners, by name.
        rules: What totals are made by.
        notices: What the teacher should know.
    """

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    rules: Rules
    notices: tuple[Message, ...]

    @cached_property
    def waiting(self) -> list[tuple[str, Result]]:
        """What was handed in and has no mark, and whose it is."""
        return [
            (row.person.name, one) for row in self.rows for one in row.results if one and one.waits
        ]

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
    def how(self) -> list[Message]:
        """How the figures come about, in sentences."""
        total = _(
            "The total is the mean of the marks that were given, each as a part of its module's "
            "scale, on {out_of}. A bonus counts as far as it is in these marks.",
            out_of=self.rules.out_of,
        )
        weights = {column.weight for column in self.columns}
        listed = joined(
            [
                quoted("{module} × {weight}").format(module=column.slug, weight=column.weight)
                for column in self.columns
            ],
            "comma",
        )
        uneven = (
            [_("The modules do not count the same: {weights}.", weights=listed)]
            if len(weights) > 1
            else []
        )
        uneven += (
            [_("The weights and the scale are those of {file}.", file=self.rules.file)]
            if self.rules.file
            else []
        )
        excused = [
            _(
                "Who is excused from a module (exc.) has a total without it, by the weights of the "
                "others."
            )
        ] * any(one.excused for row in self.rows for one in row.results if one)
        return [
            total,
            *uneven,
            RULE_ABSENT[self.rules.absent],
            _(
                "What was handed in and could not be judged (a question mark) is left out of the "
                "total until it has a mark: it is no 0."
            ),
            *excused,
        ]


def columns_of(
    learners: Sequence[Learner], titles: Mapping[str, Message], rules: Rules
) -> tuple[Column, ...]:
    """The modules of which there are results, in the order of the course."""
    found = []
    for slug, title in titles.items():
        results = [one for learner in learners if (one := learner.results.get(slug))]
        if results:
            marks = tuple(one.mark for one in results if one.mark is not None)
            scale = max(one.out_of for one in results)
            nothing = len(learners) - sum(not one.is_missing for one in results)
            waiting = sum(one.waits for one in results)
            found.append(Column(slug, title, scale, rules.weight(slug), marks, nothing, waiting))
    return tuple(found)
