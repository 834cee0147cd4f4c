"""The verbs of a learner: `check` judges one file and explains the first thing that fails, `hint` helps one step on."""

import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text as Styled

from autograder.course.module import Course, Module
from autograder.course.percent import title_of
from autograder.i18n import for_learners, for_teachers
from autograder.i18n.errors import InputError
from autograder.judge.judge import judge_one
from autograder.learn.advice import count_of_failures, explained, first_failure, flowing, next_hint
from autograder.learn.own_file import asked_for, read_own
from autograder.learn.state import Progress
from autograder.reports.model import OUR_FAULT, CheckReport, Report, TaskReport
from autograder.reports.sentences import number
from autograder.sandbox.servers import Sandbox, own_sandbox

_BAR = 20  # characters


def _bar(share: float) -> Styled:
    filled = round(_BAR * share)
    return Styled("█" * filled, "green") + Styled("░" * (_BAR - filled), "dim")


# ---------------------------------------------------------------- check


class NotJudged(InputError):
    """A file that could not be judged, and why; `status` is the exit code."""

    def __init__(self, report: Report):
        assert report.problem
        super().__init__(report.problem)
        self.status = OUR_FAULT if report.fault else 2


def verdict(report: Report, module: Module, language: str) -> Iterator[RenderableType]:
    """One screen: a line for each task, then the first failure explained."""
    width = max(len(task.name) for task in report.tasks)
    for task in report.tasks:
        marks = f"{number(task.score, language)} / {number(task.points, language)}"
        bonus = f" {for_teachers.BONUS[language]}" if task.bonus else ""
        share = task.score / task.points if task.points else 0.0
        yield Styled(f"{task.name:{width}} ") + _bar(share) + Styled(f" {marks}{bonus}")
    if report.notes:
        yield Styled("")
    for note in report.notes:  # first, as what was left out or could not be read may explain the rest
        yield Styled(note[language], "yellow")
    first = first_failure(report)
    if first is None:
        yield Styled(f"\n{for_learners.ALL_KEPT[language]}", "green")
    else:
        task, check = first
        yield Styled(f"\n✗ {task.name}", "bold red")
        yield from _explained(task, check, language)
        others = count_of_failures(report) - 1
        if others:
            folded = for_learners.ONE_OTHER if others == 1 else for_learners.OTHERS_FOLDED
            yield Styled(f"\n{folded.format(count=others)[language]}", "dim")
        yield Styled(for_learners.ASK_HINT.format(slug=module.slug, task=task.name)[language], "dim")


def _explained(task: TaskReport, check: CheckReport, language: str) -> Iterator[RenderableType]:
    for text in explained(task, check):
        yield Padding(escape(text[language]), (0, 0, 0, 2))


def _course_bar(course: Course, progress: Progress, language: str) -> RenderableType:
    lines = [Styled(f"\n{for_learners.COURSE[language]}", "bold")]
    for slug in course.modules:
        share = progress.share_reached(slug)
        lines.append(Styled(f"{slug:20} ") + _bar(share or 0.0) + Styled("" if share is None else f" {share:.0%}"))
    return Group(*lines)


def _check_once(course: Course, module: Module, path: Path, sandbox: Sandbox, language: str) -> bool:
    """Judge the file and show the verdict; was everything but the bonus right?"""
    console = Console(emoji=False, highlight=False)
    submission = read_own(module, path)
    console.print(Styled(f"{title_of(module.source)[language]} – {path}", "bold"))
    with console.status(for_learners.LOOKING[language]):
        report = judge_one(module, submission, sandbox, fresh=False)
    if report.problem:
        raise NotJudged(report)
    console.print(Group(*verdict(report, module, language)))
    required = [task for task in report.tasks if not task.bonus]
    reached, points = sum(task.score for task in required), sum(task.points for task in required)
    progress = Progress()
    progress.note_share(module.slug, reached / points)
    console.print(_course_bar(course, progress, language))
    return reached == points


def check(course: Course, options: Namespace) -> int:
    """Judge one file of one's own. The exit code is 0 when everything but the bonus is right."""
    module, path = asked_for(course, options)
    module.prepare()  # while the sandbox gets ready
    sandbox = own_sandbox()
    try:
        if not options.watch:
            return 0 if _check_once(course, module, path, sandbox, options.lang) else 1
        with suppress(KeyboardInterrupt):  # it ends with Ctrl-C
            _watch(course, module, path, sandbox, options.lang)
        return 0
    finally:
        sandbox.close()


def _watch(course: Course, module: Module, path: Path, sandbox: Sandbox, language: str) -> None:
    """Check again whenever the file is saved."""
    console = Console(emoji=False)
    seen = -1.0
    while True:
        try:
            saved = path.stat().st_mtime
        except OSError:
            saved = seen  # between two saves
        if saved != seen:
            seen = saved
            console.clear()
            try:
                _check_once(course, module, path, sandbox, language)
            except InputError as problem:
                console.print(problem.text[language], style="yellow")
            console.print(f"\n{for_learners.WATCHING[language]}", style="dim")
        time.sleep(0.2)


# ---------------------------------------------------------------- hint


def hint(course: Course, options: Namespace) -> int:
    """Show the next hint of a task; after the last one, the last one again."""
    module = course.module(options.module)
    names = [task.name for task in module.tasks]
    if options.task not in names:
        raise InputError(for_learners.NO_TASK.format(task=options.task, slug=module.slug, tasks=", ".join(names)))
    given = next_hint(module, options.task, Progress(), options.again)
    console = Console(emoji=False, highlight=False)
    console.print(given.heading[options.lang], style="bold")
    console.print(escape(flowing(given.text[options.lang])))
    if given.is_last:
        console.print(for_learners.LAST_HINT[options.lang], style="dim")
    return 0
