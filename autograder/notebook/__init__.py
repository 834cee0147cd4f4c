"""`check` and `hint` in the cells of a notebook: they judge what was run in it so far, and say one thing to try."""

import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from autograder.advice import next_hint
from autograder.course import Course, CourseError, Module, this_course
from autograder.judging import judge_one
from autograder.notebook import wording
from autograder.notebook.cells import CellRun, cells_run, defined_by, submission_of
from autograder.notebook.guard import shell_around, unwatched
from autograder.notebook.shown import Shown, hint_shown, sentence, verdict
from autograder.progress import Progress
from autograder.report import Report
from autograder.running import Inside, Sandbox
from autograder.text import Text, language


def check(task: str | Callable[..., Any] | None = None) -> None:
    """Judge one task with the code run so far in this notebook, or the whole module, and show what was found."""
    name = None if task is None else _name(task)
    with unwatched(shell_around()):
        _show(checked(name, cells_run(), Progress(), language()))


def hint(task: str | Callable[..., Any], again: bool = False) -> None:
    """Show a hint for one task, one step further each time. `again`: start over from the first one."""
    _show(hinted(_name(task), Progress(), language(), again))


def _name(task: str | Callable[..., Any]) -> str:
    return task if isinstance(task, str) else getattr(task, "__name__", str(task))


# ---------------------------------------------------------------- what is shown


def checked(name: str | None, runs: Sequence[CellRun] | None, progress: Progress, language: str) -> Shown:
    """What `check` shows, of these runs of cells; without any notebook (None), how to do without."""
    if runs is None:
        return sentence(wording.NO_NOTEBOOK, language)
    try:
        course = this_course()
        module = _module_of(course, name) if name else _module_at_hand(course, runs)
        if isinstance(module, Text):
            return sentence(module, language)
        tasks = [task.name for task in module.tasks if name is None or name in (task.name, *task.also)]
        report = _judge(module, runs, tasks)
    except CourseError:
        return sentence(wording.NO_CHECKS, language)
    except ModuleNotFoundError as missing:
        return sentence(wording.NEEDS_INSTALLED.format(library=missing.name), language)
    if report.problem:
        return sentence(report.problem, language)
    _note(module, report, progress)
    return verdict(report, module, whole=name is None, language=language)


def hinted(name: str, progress: Progress, language: str, again: bool = False) -> Shown:
    """What `hint` shows."""
    try:
        module = _module_of(this_course(), name)
    except CourseError:
        return sentence(wording.NO_CHECKS, language)
    if isinstance(module, Text):
        return sentence(module, language)
    task = next(task.name for task in module.tasks if name in (task.name, *task.also))
    return hint_shown(next_hint(module, task, progress, again), language)


def _judge(module: Module, runs: Sequence[CellRun], tasks: Sequence[str]) -> Report:
    with closing(_sandbox()) as sandbox:
        return judge_one(module, submission_of(runs), sandbox, tasks)


def _sandbox() -> Sandbox:
    """As confined as for `mastermind check`, where there are processes."""
    if sys.platform == "emscripten":
        return Inside()
    from autograder.learning import own_sandbox

    try:
        return own_sandbox()
    except (CourseError, OSError):
        return Inside()


def _note(module: Module, report: Report, progress: Progress) -> None:
    """Remember the points of these tasks, and the share of the module's points that is reached by now."""
    for task in report.tasks:
        progress.note_score(module.slug, task.name, task.score)
    required = (task.name for task in module.tasks if not task.bonus)
    reached = sum(progress.score_reached(module.slug, name) for name in required)
    progress.note_share(module.slug, reached / module.points)


# ---------------------------------------------------------------- which module, and where


def _module_of(course: Course, name: str) -> Module | Text:
    """The module that has this task, or a sentence when none has."""
    known: dict[str, Module] = {}
    for module in course.modules.values():
        for task in module.tasks:
            known |= dict.fromkeys((task.name, *task.also), module)
    if name in known:
        return known[name]
    if name in course.modules:
        return wording.A_MODULE.format(name=name)
    return wording.no_such_task(name, known)


def _module_at_hand(course: Course, runs: Sequence[CellRun]) -> Module | Text:
    """The module whose folder the notebook is in; else the last one of which a function was defined."""
    folder = Path.cwd().name
    if folder in course.modules:
        return course.modules[folder]
    names = {name for run in runs for name in defined_by(run.text)}
    for module in reversed(course.modules.values()):
        if any(names & {task.name, *task.also} for task in module.tasks):
            return module
    return wording.NOTHING_DEFINED


def _show(shown: Shown) -> None:
    """In the notebook; as plain text where there is none."""
    if shell_around() is None:
        print(shown)
        return
    from IPython.display import display

    display(shown)  # type: ignore[no-untyped-call]
