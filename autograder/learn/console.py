"""The verbs of a learner: `check` judges one file and explains the first thing that fails, `hint`
helps one step on."""

import os
import re
import time
from argparse import Namespace
from collections.abc import Iterator, Mapping
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from textwrap import indent
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.containers import Lines
from rich.padding import Padding
from rich.text import Text as Styled

from autograder.course.module import NO_TASK, Course, Module
from autograder.course.percent import title_of
from autograder.i18n.errors import InputError
from autograder.i18n.formats import number, percent
from autograder.i18n.message import Message, _, plural
from autograder.i18n.reader import state_folder
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.learn.advice import (
    BONUS_OFFER,
    DONE,
    bonus_not_begun,
    count_of_failures,
    explained,
    failure_to_follow,
    first_failure,
    flowing,
    next_hint,
    note_mistakes,
    required_count,
)
from autograder.learn.own_file import asked_for, read_own, with_function
from autograder.learn.own_mistakes import REMINDER, has_old_mistake
from autograder.learn.state import NOT_REMEMBERED, Progress, path_for
from autograder.learn.syntax import syntax_excerpts
from autograder.reports.model import OUR_FAULT, Reason, Report
from autograder.sandbox.servers import Sandbox, own_sandbox

_INLINE = re.compile(r"`[^`\n]+`")
_HELD = "\ue000\ue001\ue002"  # for private use: no spaces, while lines are broken
_NO_BREAK, _AS_BEFORE = (
    str.maketrans("\u00a0\u202f", _HELD[1:]),
    str.maketrans(_HELD, " \u00a0\u202f"),
)
_BAR, _LEAST = 20, 5  # characters of a bar, and those below which there is none


@dataclass(frozen=True)
class _BarLine:
    """A name, a bar and its numbers on one line, however narrow the terminal; `widest`: the longest
    of the numbers."""

    name: str
    share: float
    after: str
    widest: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = min(_BAR, options.max_width - len(self.name) - self.widest - 1)
        filled = round(room * self.share)
        bar = (
            Styled("█" * filled, "green") + Styled("░" * (room - filled), "dim")
            if room >= _LEAST
            else Styled("")
        )
        yield Styled(f"{self.name} ") + bar + Styled(self.after)


class _Prose(Styled):
    """A paragraph that is broken neither at no-break spaces nor inside short `code`, where rich
    alone would do so."""

    def wrap(self, console: Console, width: int, **options: Any) -> Lines:
        plain = self.plain

        def held(code: re.Match[str]) -> str:
            return code[0].replace(" ", _HELD[0]) if 4 * len(code[0]) <= 3 * width else code[0]

        self.plain = _INLINE.sub(held, plain).translate(_NO_BREAK)
        lines = super().wrap(console, width, **options)
        self.plain = plain
        for line in lines:
            line.plain = line.plain.translate(_AS_BEFORE)
        return lines


def console_for(plain: bool = False) -> Console:
    """The terminal; without colours where it has none or nobody wants them."""
    console = Console(emoji=False, highlight=False)
    if plain or _is_plain(console):
        return Console(emoji=False, highlight=False, color_system=None, no_color=True)
    return console


def _is_plain(console: Console) -> bool:
    """Whether numbers are to come first, without bars: in a pipe, on a dumb terminal, with NO_COLOR
    or --plain."""
    return console.no_color or console.is_dumb_terminal or not console.is_terminal


def print_part(console: Console, part: RenderableType) -> None:
    """Print without breaking lines in a pipe, unless somebody says how long they are."""
    whole = isinstance(part, Styled) and part.no_wrap  # a line to be copied
    if isinstance(part, Styled) and not whole:
        part = Group(_Prose(part.plain, part.style, spans=part.spans))
    console.print(
        part,
        crop=False,
        soft_wrap=whole or (not console.is_terminal and "COLUMNS" not in os.environ),
    )


def say(said: Message, language: str, style: str = "") -> None:
    """Print a sentence on the terminal."""
    print_part(console_for(), Styled(said[language], style))


# ---------------------------------------------------------------- check


class NotJudged(InputError):
    """A file that could not be judged, and why; `status` is the exit code."""

    def __init__(self, report: Report):
        assert report.problem
        super().__init__(report.problem)
        self.status = OUR_FAULT if report.fault else 2


def verdict(
    report: Report,
    module: Module,
    language: str,
    plain: bool = False,
    added: str = "",
    excerpts: Mapping[Message, RenderableType] | None = None,
) -> Iterator[RenderableType]:
    """One screen: a line for each task, then the first failure explained. `added`: to commands (see
    `as_asked`).

    `excerpts`: the line of a program that a sentence of the report is about, shown below it.
    """
    excerpts = excerpts or {}
    width = max(len(task.name) for task in report.tasks)
    marks = [
        f"{number(task.score, language)} / {number(task.points, language)}" for task in report.tasks
    ]
    bonus = [f" {_('bonus')[language]}" if task.bonus else "" for task in report.tasks]
    widest = max(map(len, map("".join, zip(marks, bonus, strict=True)))) + 1
    for task, mark, said in zip(report.tasks, marks, bonus, strict=True):
        if plain:
            yield Styled(f"{mark:>11}  {task.name}{said}")
        else:
            share = task.score / task.points if task.points else 0.0
            yield _BarLine(f"{task.name:{width}}", share, f" {mark}{said}", widest)
    if report.notes:
        yield Styled("")
    # first, as what was left out or could not be read may explain the rest
    for note in report.notes:
        yield Styled(note[language], "yellow")
        if note in excerpts:
            yield excerpts[note]
    first, done, offered = first_failure(report), required_count(report), bonus_not_begun(report)
    if done or first is None:
        kept = (
            DONE.format(count=done) if first or offered else _("Every promise is kept. Well done!")
        )
        yield Styled(f"\n✓ {kept[language]}", "green")
    for task in offered if done else ():
        points = _("{points} points", points=task.points)[language]
        yield Styled(f"  {BONUS_OFFER[language]} {task.name} ({points})")
    if first:
        task, check = first
        yield Styled(f"\n✗ {task.name}", "bold red")
        for text in explained(task, check):
            paragraph = text[language]
            yield Styled(f"  {paragraph}") if plain else Padding(_Prose(paragraph), (0, 0, 0, 2))
            if text in excerpts:
                yield excerpts[text]
        others = count_of_failures(report) - 1
        if others:
            folded = plural(
                "One other promise is left.",
                "{count} other promises are left: not kept, or not looked at yet.",
                count=others,
            )
            yield Styled(f"\n{folded[language]}", "dim")
        asked = _(
            "A hint: mastermind hint {slug} {task}{who} --lang en",
            slug=module.slug,
            task=task.name,
            who=added,
        )
        # to be copied as one line
        yield Styled(asked[language], "dim", no_wrap=True, overflow="ignore")


def _is_unreadable(report: Report) -> bool:
    """Return whether Python cannot read one of the functions."""
    return any(
        check.verdict.reason is Reason.UNREADABLE for task in report.tasks for check in task.checks
    )


def for_whom(who: str) -> str:
    """What is added to a command that somebody in particular is to type."""
    return f' --who "{who}"' if who else ""


def as_asked(options: Namespace) -> str:
    """What is added to a command that goes on with what was asked: the same course, the same
    person."""
    course = f' --course "{options.course}"' if options.course else ""
    return course + for_whom(options.who)


def _course_bars(
    course: Course, progress: Progress, language: str, plain: bool
) -> Iterator[RenderableType]:
    yield Styled("\n" + _("Your last verdict on each module")[language], "bold")
    for slug in course.modules:
        share = progress.share_reached(slug)
        said = "" if share is None else percent(share, language)
        if plain:
            yield Styled(f"{said or '-':>11}  {slug}")
        else:
            yield _BarLine(
                f"{slug:20}", share or 0.0, f" {said}".rstrip(), len(f" {percent(1, language)}")
            )


@dataclass(frozen=True)
class _Asked:
    """What is to be checked, and for whom."""

    course: Course
    module: Module
    path: Path
    other: Path | None  # an older file of the same module beside it
    language: str
    who: str
    plain: bool
    added: str  # to the commands that are proposed
    trace: str | None  # the task whose case is followed line by line; empty: of the first failure
    predict: bool


def _check_once(asked: _Asked, sandbox: Sandbox) -> bool:
    """Judge the file and show the verdict; was everything but the bonus right?"""
    console, language, module = console_for(asked.plain), asked.language, asked.module
    plain = _is_plain(console)
    submission = read_own(module, asked.path)
    print_part(console, Styled(f"{title_of(module.source)[language]} – {asked.path}", "bold"))
    if asked.other:
        two = _(
            "{other} lies there too: {file} was judged, as it was saved later.",
            file=asked.path.name,
            other=asked.other.name,
        )
        print_part(console, Styled(two[language], "yellow"))
    with (
        nullcontext()
        if plain
        else console.status(_("Looking at your functions …")[language], spinner="line")
    ):
        report = judge_one(module, submission, sandbox, fresh=False)
    if report.problem:
        raise NotJudged(report)
    excerpts = syntax_excerpts(submission) if report.notes or _is_unreadable(report) else {}
    for part in verdict(report, module, language, plain, asked.added, excerpts):
        print_part(console, part)
    if report.all_but_the_bonus:
        for part in _onwards(asked, submission, report):
            print_part(console, part)
    required = [task for task in report.tasks if not task.bonus]
    reached, points = sum(task.score for task in required), sum(task.points for task in required)
    progress = Progress(path_for(asked.path.parent, asked.who))
    progress.note_share(module.slug, reached / points)
    note_mistakes(report, progress, date.today())
    if reached == points:
        for part in _course_bars(asked.course, progress, language, plain):
            print_part(console, part)
    if has_old_mistake(asked.course, progress, date.today()):
        reminder = f"{REMINDER[language]} mastermind hunt --mine{asked.added} --lang {language}"
        print_part(console, Styled(f"\n{reminder}", "dim", no_wrap=True, overflow="ignore"))
    tell_if_forgotten(console, progress, language)
    if asked.trace is not None:
        print_part(console, Styled(""))
        _follow(asked, submission, report, sandbox, console)
    return reached == points


def _onwards(asked: _Asked, submission: Submission, report: Report) -> Iterator[RenderableType]:
    """What is told once the required work is done: another solution, a further question, the next
    module.

    Beside a bonus that is wrong, the next module alone.
    """
    # a `check` that still has something to say starts without it
    from autograder.approaches.known import suggest_approach

    language = asked.language
    if first_failure(report) is None and (
        suggestion := suggest_approach(asked.module, report.right, submission.source)
    ):
        yield Styled(f"\n{suggestion.before[language]}")
        yield Styled(
            indent(f"\n{suggestion.approach.code.strip()}\n", "    "),
            no_wrap=True,
            overflow="ignore",
        )
        for text in suggestion.after:
            yield Styled(text[language])
    slugs, progress = list(asked.course.modules), Progress(path_for(asked.path.parent, asked.who))
    later = slugs[slugs.index(asked.module.slug) + 1 :]
    for slug in [slug for slug in later if (progress.share_reached(slug) or 0) < 1][:1]:
        title = title_of(asked.course.modules[slug].source)[language]
        said = _(
            "Next module: {title} – mastermind check {slug}{who} --lang en",
            title=title,
            slug=slug,
            who=asked.added,
        )[language]
        yield Styled(f"\n{said}", "dim", no_wrap=True, overflow="ignore")


def _follow(
    asked: _Asked, submission: Submission, report: Report, sandbox: Sandbox, console: Console
) -> None:
    """Show the case that fails line by line; at a terminal, step by step."""
    # a `check` without it starts sooner
    from autograder.learn.trace import trace_of
    from autograder.learn.trace_text import (
        closing,
        heading,
        predict,
        rows,
        somebody_types,
        step_through,
        unmarked,
    )

    def show(row: str) -> None:
        print_part(console, Styled(row, no_wrap=True))

    language = asked.language
    failure = failure_to_follow(report, asked.trace or None)
    found = (
        trace_of(asked.module, submission, sandbox, *failure, report.right)
        if failure
        else _("Nothing fails there: there is no case to follow line by line.")
    )
    if isinstance(found, Message):
        show(unmarked(found, language))
        return
    print_part(console, Styled(heading(found, language), "bold"))
    if somebody_types() and not asked.plain:
        (predict if asked.predict else step_through)(found, language, show, input)
    else:
        if asked.predict:
            show(
                _(
                    "Hiding the values needs a terminal, without --plain. Here are the lines with "
                    "their values:"
                )[language]
            )
        for row in rows(found, language):
            show(row)
    for said in closing(found, language):
        print_part(console, Styled(said))


def tell_if_forgotten(console: Console, progress: Progress, language: str) -> None:
    """Say so where nothing could be remembered."""
    if not progress.is_kept:
        folder = state_folder() or _("your home folder")
        print_part(console, Styled(NOT_REMEMBERED.format(folder=folder)[language], "yellow"))


def check(course: Course, options: Namespace) -> int:
    """Judge one file of one's own. The exit code is 0 when everything but the bonus is right."""
    options = with_function(course, options)
    module, path, other = asked_for(course, options)
    names = [task.name for task in module.tasks]
    if options.trace and options.trace not in names:
        raise InputError(
            NO_TASK.format(task=options.trace, slug=module.slug, tasks=", ".join(names))
        )
    follow = options.trace, options.predict
    asked = _Asked(
        course,
        module,
        path,
        other,
        options.lang,
        options.who,
        options.plain,
        as_asked(options),
        *follow,
    )
    module.prepare()  # while the sandbox gets ready
    sandbox = own_sandbox()
    try:
        if not options.watch:
            return 0 if _check_once(asked, sandbox) else 1
        with suppress(KeyboardInterrupt):  # it ends with Ctrl-C
            _watch(asked, sandbox)
        return 0
    finally:
        sandbox.close()


def _watch(asked: _Asked, sandbox: Sandbox) -> None:
    """Check again whenever the file is saved."""
    console = console_for(asked.plain)
    seen = -1.0
    while True:
        try:
            saved = asked.path.stat().st_mtime
        except OSError:
            saved = seen  # between two saves
        if saved != seen:
            seen = saved
            if not _is_plain(console):
                console.clear()
            try:
                _check_once(asked, sandbox)
            except InputError as problem:
                print_part(console, Styled(problem.text[asked.language], "yellow"))
            waiting = _("Waiting for you to save the file (Ctrl-C ends).")
            print_part(console, Styled(f"\n{waiting[asked.language]}", "dim"))
        time.sleep(0.2)


# ---------------------------------------------------------------- hint


def hint(course: Course, options: Namespace) -> int:
    """Show the next hint of a task; after the last one, the last one again."""
    # `check` needs neither
    from autograder.learn.puzzle import has_puzzle

    module = course.module(options.module)
    names = [task.name for task in module.tasks]
    if options.task not in names:
        raise InputError(
            NO_TASK.format(task=options.task, slug=module.slug, tasks=", ".join(names))
        )
    progress = Progress(path_for(Path(), options.who))
    given = next_hint(module, options.task, progress, options.again)
    console = console_for()
    print_part(console, Styled(given.heading[options.lang], "bold"))
    print_part(console, Styled(flowing(given.text[options.lang])))
    if given.is_last:
        print_part(
            console,
            Styled(_("(This was the last hint; --again starts over.)")[options.lang], "dim"),
        )
    if given.is_last and has_puzzle(module, options.task):
        onwards = _(
            "Next, a puzzle from the lines of a solution: mastermind hint {slug} {task} "
            "--puzzle{who} --lang en",
            slug=module.slug,
            task=options.task,
            who=as_asked(options),
        )
        print_part(console, Styled(onwards[options.lang], "dim", no_wrap=True, overflow="ignore"))
    tell_if_forgotten(console, progress, options.lang)
    return 0


def puzzle(course: Course, options: Namespace) -> int:
    """Show a solution with gaps, and the lines to fill them."""
    # `check` needs none of it
    from autograder.examples.hunting import task_asked
    from autograder.learn.puzzle import HALF_WRITTEN, half_written, puzzle_of

    module, language = course.module(options.module), options.lang
    task = task_asked(module, options.task)
    progress = Progress(path_for(Path(), options.who))
    solution = half_written(puzzle_of(module, task, progress, options.again))
    say(_("The puzzle of `{name}`", name=task.name), language, "bold")
    say(HALF_WRITTEN.format(name=task.name), language)
    _print_code(solution.program)
    say(solution.said, language)
    _print_code(solution.missing)
    command = f"mastermind check {module.slug}{as_asked(options)} --lang {language}"
    print_part(
        console_for(), Styled(f"{_('Then check it:')[language]} {command}", "dim", no_wrap=True)
    )
    tell_if_forgotten(console_for(), progress, language)
    return 0


def _print_code(code: str) -> None:
    print_part(
        console_for(), Styled(indent(f"\n{code}\n", "    "), no_wrap=True, overflow="ignore")
    )
