"""overrides.csv: the marks that a teacher has changed, and why."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from autograder.i18n.display import clean, plain
from autograder.i18n.errors import InputError
from autograder.i18n.formats import DASH
from autograder.i18n.message import Message, _, pgettext
from autograder.intake.roster import People, unknown
from autograder.intake.table import FUNCTION, WHO, passed_over, read_table, wrong_line

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
Place = tuple[str, str]  # whose mark, of which module
Tasks = Mapping[str, Collection[str]]  # those of each module, by its slug


@dataclass(frozen=True)
class Override:
    """A mark that a teacher gives.

    Attributes:
        who: The learner, as the file names them.
        module: The slug; empty: the only one there is.
        task: The function whose points are given; empty: the mark of the module.
        value: The mark, on the scale; of a task: its points.
        reason: What the learner reads.
        line: Where it stands in the file.
        excused: Does the module not count for them? Then there is no value.
    """

    who: str
    module: str
    task: str
    value: float
    reason: str
    line: int = field(default=0, compare=False, repr=False)
    excused: bool = False


def read_overrides(path: Path, tasks: Tasks, only: str = "") -> tuple[Override, ...]:
    """The lines of the file. `only`: the module of a line that names none. Raises InputError."""
    found = []
    for line, cells in read_table(path, _COLUMNS, ("who", "mark")):
        one = _override(path, line, cells, only)
        require_known(path, line, one.who, one.module, one.task, tasks)
        found.append(one)
    return tuple(found)


def require_known(path: Path, line: int, who: str, module: str, task: str, tasks: Tasks) -> None:
    """Raise InputError where a line names nobody, no module, or what the course does not have."""
    if not who:
        raise wrong_line(path, line, _("nobody is named"))
    if not module:
        raise wrong_line(path, line, _("the module is missing"))
    if module not in tasks:
        what = pgettext("of an override", "module")
        raise wrong_line(path, line, unknown(module, tasks, what))
    if task and task not in tasks[module]:
        raise wrong_line(path, line, unknown(task, tasks[module], _("task")))


def _override(path: Path, line: int, cells: Mapping[str, str], only: str) -> Override:
    def wrong(reason: Message) -> InputError:
        return wrong_line(path, line, reason)

    module = cells.get("module") or only
    reason, task = clean(cells.get("reason", ""), 500) or DASH, cells.get("task", "")
    cell = cells["mark"].removeprefix("'")  # what a spreadsheet is told to take for a text
    if plain(cell) in _EXCUSED:
        if task:
            raise wrong(
                _(
                    "somebody is excused from a module, not from one function; leave the task out, "
                    "or give its points"
                )
            )
        return Override(cells["who"], module, "", 0.0, reason, line, excused=True)
    number = _NUMBER.fullmatch(cell)
    if number is None:
        raise InputError(
            _(
                "{file}, line {line}: “{cell}” is no mark; 14, 14.5 or excused were expected",
                file=path,
                line=line,
                cell=clean(cell, 40),
            )
        )
    if number[1]:
        raise wrong(
            _(
                "“{cell}” would be added to another mark; write the mark itself, as 14 or 14.5",
                cell=cell,
            )
        )
    return Override(cells["who"], module, task, float(number[2].replace(",", ".")), reason, line)


def of_learners(
    path: Path, overrides: Collection[Override], learners: People
) -> tuple[dict[Place, tuple[Override, ...]], list[Message]]:
    """What each learner is given, and what to tell of those whom nobody knows. Raises InputError:
    given twice."""
    found: dict[Place, tuple[Override, ...]] = {}
    strangers = []
    for one in overrides:
        name = learners.named(one.who)
        if name is None:
            strangers.append(passed_over(path, one.line, learners.stranger(one.who)))
            continue
        others = found.get((name, one.module), ())
        if twice := [other for other in others if other.task == one.task]:
            reason = _(
                "the same mark is given in line {other}, too; leave one of them out",
                other=twice[0].line,
            )
            raise wrong_line(path, one.line, reason)
        found[name, one.module] = (*others, replace(one, who=name))
    return found, strangers
