"""The tables that a teacher types: rows about one learner each, in one module or in all of them."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, pgettext
from autograder.intake.roster import People, unknown
from autograder.intake.table import Columns, passed_over, read_table, wrong_line

Place = tuple[str, str]  # a learner and a module
Tasks = Mapping[str, Collection[str]]  # the names of the tasks of each module, by its slug


@dataclass(frozen=True)
class Row:
    """A row of a table.

    Attributes:
        path: The file.
        number: The line of the file in which the row begins.
        learner: The name of the learner, as results have it.
        module: The slug; empty in a table that may name none: every module.
        task: The function that is meant; empty: none.
        cells: What is written in the row, by the kind of its column.
    """

    path: Path
    number: int
    learner: str
    module: str
    task: str
    cells: Mapping[str, str]

    @property
    def place(self) -> Place:
        """The learner and the module."""
        return self.learner, self.module

    def wrong(self, reason: Message) -> InputError:
        """Return what stops the run: the file, the line, what is wrong there."""
        return wrong_line(self.path, self.number, reason)


def read_rows(
    path: Path | None,
    columns: Columns,
    needed: str,
    tasks: Tasks,
    learners: People,
    only: str | None = None,
) -> tuple[list[Row], list[Message]]:
    """Read a table.

    Args:
        path: The file; None where there is none.
        columns: The kinds of columns that are read: `who`, perhaps `module` and `task`, and others.
        needed: The kind that it must have beside `who`.
        tasks: The modules of the course and their tasks.
        learners: Whom the table may name.
        only: The module of a row that names none, empty when it has to name one. None: such a row
            is about every module.

    Returns:
        The rows, and what to tell of learners whom nobody knows: their rows are passed over.

    Raises:
        InputError: A row names nobody, no module, or what the course does not have.
    """
    rows, strangers = [], []
    for number, cells in read_table(path, columns, ("who", needed)) if path else ():
        who, task = cells["who"], cells.get("task", "")
        module = cells.get("module") or only or ""
        row = Row(path or Path(), number, learners.named(who) or "", module, task, cells)
        if not who:
            raise row.wrong(_("nobody is named"))
        if not module and only is not None:
            raise row.wrong(_("the module is missing"))
        if module and module not in tasks:
            raise row.wrong(unknown(module, tasks, pgettext("of an override", "module")))
        if task and task not in tasks[module]:
            raise row.wrong(unknown(task, tasks[module], _("task")))
        if row.learner:
            rows.append(row)
        else:
            strangers.append(passed_over(row.path, number, learners.stranger(who)))
    return rows, strangers
