"""The work of `mastermind grade` at a terminal: a class is graded, once or again and again, and
told of."""

import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from statistics import mean

from rich.console import Console
from rich.markup import escape

from autograder.cli.parser import MODULE_NAME, Options
from autograder.cli.terminal import Terminal, open_gradebook
from autograder.course.module import Course, course_at
from autograder.course.percent import title_of
from autograder.grading.graded import Graded
from autograder.grading.handed_in import NothingHandedIn
from autograder.grading.live import stamp
from autograder.grading.run import grade
from autograder.i18n.errors import InputError
from autograder.i18n.formats import DASH
from autograder.i18n.message import _
from autograder.intake.learners import NO_FOLDER
from autograder.marking.beside import Beside
from autograder.reports import screen
from autograder.reports.ci import write_for_programs
from autograder.reports.model import OUR_FAULT

_LOOK_AGAIN = 1.0  # seconds between two looks at a folder that is followed


def grade_class(options: Options) -> int:
    """Grade a folder and tell what came of it; return the exit code.

    Raises:
        InputError: What was asked for does not go together, or cannot be done.
    """
    folder = options.submissions
    if MODULE_NAME(str(folder)) and not folder.exists():
        raise InputError(
            _(
                "{problem}. Did you mean {meant}?",
                problem=NO_FOLDER.format(folder=folder),
                meant=f"--module {folder}",
            )
        )
    writing = [name for name in ("watch", "gradebook", "single") if getattr(options, name)]
    if options.dry_run and writing:
        raise InputError(_("--dry-run writes nothing: leave out --{option}", option=writing[0]))
    beside = Beside.of(folder, options.settings, options.single)
    options.lang = options.lang or beside.language
    terminal = Terminal(options)
    if options.watch:
        terminal.takes(beside.files)
        _follow(options, terminal, beside.files)
    graded = _grade(options, terminal)
    if options.dry_run:
        for message in graded.preview:
            options.say(message)
        return graded.status
    show_class(course_at(options.course), graded, options)
    if graded.refused:
        raise graded.refused
    return _write_single(graded, options) if options.single else graded.status


def _grade(options: Options, terminal: Terminal, live: bool = False) -> Graded:
    gradebook = None
    if options.gradebook is not None:
        gradebook = partial(open_gradebook, options.gradebook, options.language)
    return grade(
        options.submissions,
        options.module,
        options.out,
        course=options.course,
        language=options.language,
        worksheet=options.worksheet,
        roster=options.roster,
        settings=options.settings,
        live=live,
        gradebook=gradebook,
        single=options.single,
        dry_run=options.dry_run,
        watcher=terminal,
        **options.jobs,
    )


def _follow(options: Options, terminal: Terminal, settings: Sequence[Path]) -> None:
    """Grade whatever comes into the folder, and again when the settings change, until Ctrl+C."""
    options.say(
        _(
            "Waiting for what is handed in to {folder}; {out}/class.html follows. Ctrl+C ends it.",
            folder=options.submissions,
            out=options.out,
        )
    )
    before = None
    with suppress(KeyboardInterrupt):
        while True:
            now = [stamp(path, options.out) for path in (options.submissions, *settings)]
            if now != before:
                with suppress(NothingHandedIn):  # so far
                    _tell_briefly(_grade(options, terminal, live=True), options)
            before = now
            time.sleep(_LOOK_AGAIN)


def _tell_briefly(graded: Graded, options: Options) -> None:
    """Tell of one of many runs, in a line for each module."""
    for module in dict.fromkeys(line.module for line in graded.lines):
        lines = [line for line in graded.lines if line.module == module]
        scores = [min(line.score, line.points) for line in lines if line.score is not None]
        step = _(
            "{time}  {count} judged, mean {mean} of {points}",
            time=time.strftime("%H:%M:%S"),
            count=len(scores),
            mean=mean(scores) if scores else DASH,
            points=lines[0].points,
        )
        print(f"{module}  {step[options.language]}", flush=True)


def show_class(course: Course, graded: Graded, options: Options) -> None:
    """Show the class on the terminal, and what the teacher should know."""
    console, language = Console(emoji=False), options.language
    for module in course.modules.values():
        lines = [line for line in graded.lines if line.module == module.slug]
        if lines:
            console.print(f"[bold]{module.slug}[/] {escape(title_of(module.source)[language])}")
            tasks = [task.name for task in module.tasks]
            screen.print_table(lines, tasks, module.mistake_titles, console, language)
    options.say(
        _(
            "{count} judged, {problems} could not be. Results: {folder}",
            count=sum(line.score is not None for line in graded.lines),
            problems=len(graded.could_not_be_judged),
            folder=graded.out,
        )
    )
    for message in graded.conclusions:
        options.warn(message)


def _write_single(graded: Graded, options: Options) -> int:
    """Write one learner's result as other programs read it; the exit code says whether everything
    but the bonus is right."""
    reports = [
        report
        for report in graded.reports
        if report.submission in graded.learners and report.module in graded.modules
    ]
    if len(reports) == 1:
        write_for_programs(reports[0], options.out, options.language)
    if graded.status == OUR_FAULT:
        return OUR_FAULT
    return int(not all(report.all_but_the_bonus for report in reports))
