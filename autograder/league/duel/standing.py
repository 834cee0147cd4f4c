"""Who catches how many, with how few: the examples of each learner, put in order."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from autograder.course.module import Task
from autograder.examples.record import TaskRecord, Wrong
from autograder.examples.smallest import smallest
from autograder.examples.written import Example

Catches = Mapping[str, frozenset[str]]  # of each true example, as `Example.plain` has it: the wrong programs it catches


@dataclass(frozen=True)
class Row:
    """What the examples of one learner come to.

    Attributes:
        name: That of the learner; empty for the examples of the exercise, which everybody has.
        true: Those that count: they hold for right programs, which agree there.
        others: How many do not.
        own: How many of the true ones are not the exercise's.
        caught: The wrong programs that they catch, by name; of those that can be caught.
        needed: The fewest of them that we know to catch all these.
        rank: The place among those who took part; 0 for all others.
    """

    name: str
    true: tuple[Example, ...]
    others: int
    own: int
    caught: frozenset[str]
    needed: tuple[Example, ...]
    rank: int = 0

    @property
    def order(self) -> tuple[int, int]:
        """First those who catch most, then those who need fewest."""
        return -len(self.caught), len(self.needed)


@dataclass(frozen=True)
class Standing:
    """The duel of one task: the exercise's own examples, who took part, in order, and who did not."""

    task: Task
    record: TaskRecord
    given: Row
    rows: tuple[Row, ...]
    without: tuple[Row, ...]

    @classmethod
    def of(
        cls,
        task: Task,
        record: TaskRecord,
        given: Sequence[Example],
        written: Mapping[str, Sequence[Example]],
        catches: Catches,
    ) -> "Standing":
        """Rows from what each learner wrote. Who has no true example besides the exercise's did not take part."""
        known = frozenset(one.plain for one in given)
        names = frozenset(one.name for one in record.catchable)
        rows = [_row(name, examples, known, names, catches) for name, examples in written.items()]
        playing = sorted((row for row in rows if row.own), key=lambda row: (row.order, row.name))
        orders = [row.order for row in playing]
        ranked = tuple(replace(row, rank=1 + orders.index(row.order)) for row in playing)
        return cls(task, record, _row("", given, known, names, catches), ranked, tuple(r for r in rows if not r.own))

    @property
    def count(self) -> int:
        """How many wrong programs can be caught."""
        return len(self.record.catchable)

    @property
    def together(self) -> frozenset[str]:
        """The wrong programs that somebody of the class catches."""
        return frozenset[str]().union(self.given.caught, *(row.caught for row in self.rows))

    @property
    def free(self) -> list[Wrong]:
        """Those that nobody catches."""
        return [one for one in self.record.catchable if one.name not in self.together]

    def first(self, most: int) -> list[Row]:
        """The rows up to that rank, and the exercise's where it belongs among them, or after them."""
        return sorted([*(row for row in self.rows if row.rank <= most), self.given], key=lambda row: row.order)


def _row(name: str, examples: Iterable[Example], given: frozenset[str], names: frozenset[str], catches: Catches) -> Row:
    written = tuple(examples)
    true = tuple(one for one in written if one.plain in catches)
    caught = [catches[one.plain] & names for one in true]
    ranks = {each: rank for rank, each in enumerate(sorted(names))}
    needed = smallest([sum(1 << ranks[each] for each in some) for some in caught])
    own = sum(one.plain not in given for one in true)
    together = frozenset[str]().union(*caught)
    return Row(name, true, len(written) - len(true), own, together, tuple(true[rank] for rank in needed))
