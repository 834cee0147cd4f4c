"""overrides.csv: the marks that a teacher has changed, and why."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from autograder.i18n.display import clean, plain
from autograder.i18n.formats import DASH
from autograder.i18n.message import Message, _
from autograder.intake.roster import People
from autograder.intake.table import FUNCTION, WHO
from autograder.marking.rows import Place, Row, Tasks, read_rows

OVERRIDES = "overrides.csv"
_COLUMNS = {
    "who": WHO,
    "module": {"module"},
    "task": FUNCTION,
    "mark": {"mark", "grade", "note", "points"},
    "reason": {"reason", "why", "comment", "motif", "raison", "pourquoi", "commentaire"},
}
_EXCUSED = {"excused", "exempt", "ex", "dispense", "dispensee", "excuse", "excusee"}
_NUMBER = re.compile(r"([+−-]?)\s*(\d+(?:[.,]\d*)?|[.,]\d+)")  # with a sign, it is refused


@dataclass(frozen=True)
class Override:
    """A mark that a teacher gives to a learner.

    Attributes:
        task: The function whose points are given; empty: the mark of the module.
        value: The mark, on the scale; of a task: its points.
        reason: What the learner reads.
        row: The line of the table.
        excused: Whether the module does not count for them; then there is no value.
    """

    task: str
    value: float
    reason: str
    row: int = field(default=0, compare=False, repr=False)
    excused: bool = False


def read_overrides(
    path: Path | None, tasks: Tasks, only: str, learners: People
) -> tuple[dict[Place, tuple[Override, ...]], list[Message]]:
    """Read the table.

    Args:
        path: The file; None where there is none.
        tasks: The names of the tasks of each module, by its slug.
        only: The module of a row that names none.
        learners: Whom the table may name.

    Returns:
        The changed marks by learner and module, and what to tell of learners whom nobody knows.

    Raises:
        InputError: The table is not as it should be, or the same mark is given twice.
    """
    found: dict[Place, tuple[Override, ...]] = {}
    rows, strangers = read_rows(path, _COLUMNS, "mark", tasks, learners, only)
    for row in rows:
        override, others = _override(row), found.get(row.place, ())
        for other in others:
            if other.task == override.task:
                raise row.wrong(
                    _(
                        "the same mark is given in line {other}, too; leave one of them out",
                        other=other.row,
                    )
                )
        found[row.place] = (*others, override)
    return found, strangers


def _override(row: Row) -> Override:
    reason = clean(row.cells.get("reason", ""), 500) or DASH
    cell = row.cells["mark"].removeprefix("'")  # what a spreadsheet is told to take for a text
    if plain(cell) in _EXCUSED:
        if row.task:
            raise row.wrong(
                _(
                    "somebody is excused from a module, not from one function; leave the task out, "
                    "or give its points"
                )
            )
        return Override("", 0.0, reason, row.number, excused=True)
    number = _NUMBER.fullmatch(cell)
    if number is None:
        wrong = _("“{cell}” is no mark; 14, 14.5 or excused were expected", cell=clean(cell, 40))
        raise row.wrong(wrong)
    if number[1]:
        raise row.wrong(
            _(
                "“{cell}” would be added to another mark; write the mark itself, as 14 or 14.5",
                cell=cell,
            )
        )
    return Override(row.task, float(number[2].replace(",", ".")), reason, row.number)
