"""Kinds of trouble that are the same in every module: what a check looks at, and how a function ends."""

from collections.abc import Iterator, Mapping
from enum import Enum
from types import CodeType

from autograder.course.module import Module
from autograder.reports.model import ERROR, FAILED, TIMEOUT, CheckReport, Report


class Kind(Enum):
    """What went wrong, whatever the function is about: a fact of the results, not a guess at its cause."""

    MISSING = "missing"  # the function is not there
    NOTHING = "nothing"  # None comes back in the place of an answer
    CHANGES = "changes"  # what it was given is not what it was
    AGAIN = "again"  # the same call made again gives another answer
    TYPE = "type"  # the right value, of another type
    ERROR = "error"  # Python raises an error
    TIME = "time"  # there is no answer in time


_VERBS = {"repeats": Kind.AGAIN, "leaves_arguments_alone": Kind.CHANGES, "returns": Kind.TYPE}
_STATUSES = {ERROR: Kind.ERROR, TIMEOUT: Kind.TIME}
_NOTHING = repr(None)


def looked_at(module: Module) -> dict[str, Kind]:
    """What those checks of a module look at that do nothing else, by their names: the verb they ask with says it.

    Their file is compiled, not run.
    """
    try:
        code = compile(module.checks_path.read_bytes(), str(module.checks_path), "exec")
    except (OSError, SyntaxError, ValueError):
        return {}
    functions = (one for one in code.co_consts if isinstance(one, CodeType) and one.co_name.startswith("test_"))
    asked = {one.co_name.removeprefix("test_"): _VERBS.keys() & {*one.co_names} for one in functions}
    return {name: _VERBS[verb] for name, (verb, *others) in ((n, [*v]) for n, v in asked.items() if v) if not others}


def kinds_of(report: Report, looking_at: Mapping[str, Kind]) -> dict[Kind, tuple[str, ...]]:
    """The kinds of trouble of a submission, each with the functions that have it."""
    found: dict[Kind, dict[str, None]] = {}
    for task in report.tasks:
        if task.checks and task.missing:
            found.setdefault(Kind.MISSING, {})[task.name] = None
        for kind in (kind for check in task.broken for kind in _kinds(check, looking_at)):
            found.setdefault(kind, {})[task.name] = None
    return {kind: (*tasks,) for kind, tasks in found.items()}


def _kinds(check: CheckReport, looking_at: Mapping[str, Kind]) -> Iterator[Kind]:
    if check.status in _STATUSES:
        yield _STATUSES[check.status]
    if check.status == FAILED:
        if check.verdict.received == _NOTHING and check.verdict.expected != _NOTHING:
            yield Kind.NOTHING
        elif check.name in looking_at:
            yield looking_at[check.name]
