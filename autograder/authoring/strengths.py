"""How strong the hunts and the suites are, function by function: the table in the guide, made of
what was observed."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.course.parts import PACKAGE
from autograder.examples.record import TaskRecord, record_of
from autograder.i18n.errors import InputError

_PAGE = PACKAGE / "guide" / "suites.md"
_TABLE = re.compile(r"(?<=<!-- built -->\n).*?(?=<!-- end -->)", re.DOTALL)
# the columns of what an example does not see
_WHY = (
    ("arguments",),
    ("state",),
    ("type",),
    ("handed",),
    ("unseen",),
    ("plain", "chance", "talk", "speed"),
)
_HEAD = (
    "| function | wrong programs | caught | par | arguments | state | type | handed | long | no"
    " call |"
)


def strengths(course: Course) -> dict[Path, str]:
    """The page of the guide with its table as it is now; nothing where there is no such page, or no
    record yet."""
    try:
        rows = [row for module in course.modules.values() for row in _rows(module)]
    except InputError:
        return {}
    if not _PAGE.is_file():
        return {}
    table = "\n".join([_HEAD, f"|---|{'--:|' * 9}", *rows, ""])
    return {_PAGE: _TABLE.sub(lambda _: table, _PAGE.read_text(encoding="utf-8"))}


def _rows(module: Module) -> Iterator[str]:
    """A line for the module, then one for each function."""
    tasks = record_of(module).tasks
    wrong = [one for task in tasks.values() for one in task.wrong]
    cases = tuple(case for task in tasks.values() for case in task.smallest)
    yield _row(f"**{module.slug}**", TaskRecord(tuple(wrong), cases))
    for name, task in tasks.items():
        yield _row(f"`{name}`", task)


def _row(name: str, task: TaskRecord) -> str:
    reasons = Counter(one.why for one in task.wrong)
    counts = [
        len(task.wrong),
        len(task.catchable),
        task.par,
        *(sum(map(reasons.__getitem__, why)) for why in _WHY),
    ]
    return f"| {name} | {' | '.join(str(count or '') for count in counts)} |"
