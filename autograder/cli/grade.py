"""`mastermind grade`: judge a folder of submissions."""

import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from statistics import mean

from rich.console import Console
from rich.markup import escape

from autograder.cli.parser import MODULE_NAME, Parser, add_language
from autograder.cli.shared import FILE, FOLDER, add_course, add_modules
from autograder.cli.teachers import (
    add_jobs,
    add_results,
    open_gradebook,
    progress_bar,
    workers_of,
)
from autograder.course.module import Course, course_at
from autograder.course.percent import title_of
from autograder.grading.graded import Graded
from autograder.grading.handed_in import NothingHandedIn
from autograder.grading.live import stamp
from autograder.grading.run import grade as graded_by
from autograder.grading.watcher import Watcher
from autograder.i18n.errors import InputError
from autograder.i18n.formats import DASH
from autograder.i18n.message import Message, _
from autograder.i18n.reader import language
from autograder.intake.learners import NO_FOLDER
from autograder.marking.beside import Beside
from autograder.reports import screen
from autograder.reports.ci import write_for_programs
from autograder.reports.model import OUR_FAULT

_LOOK_AGAIN = 1.0  # seconds between two looks at a folder that is followed


def add_grade(parser: Parser) -> None:
    parser.describe(
        _(
            "Judge every submission found in a folder, a .zip of it, or one file. A submission "
            "is a file (alice.py, bob.ipynb) or a folder (carol/). Nothing in them can reach "
            "your files or another's mark. The folder of --out receives results.jsonl (a line "
            "for each submission as it is judged), marks.csv and a page for each learner. "
            "Interrupted, the same command goes on where it stopped."
        ),
        _(
            "Exit status: 0 when something was judged (with --single: when all but the bonus "
            "is right), 1 when not, 2 when nothing can be done as asked, 3 when a check, the "
            "judge or an export went wrong by itself: the learners it concerns have no mark, "
            "and are named at the end. 130 when interrupted."
        ),
    )
    parser.add_path("submissions", FOLDER, _("the folder, .zip archive or single file"))
    add_modules(parser, _("the module, as m02_pegs; repeat for several (default: all)"))
    add_results(parser, _("where the results go (default: marks)"))
    said = _(
        "a CSV table of the class (a school's, Moodle's, Canvas', nbgrader's): who handed in "
        "nothing is listed"
    )
    parser.add_path("--roster", FILE, said)
    said = _(
        "the settings of the class: scale, points, dates (default: class.toml in nbgrader's "
        "course folder when its submitted is graded, else in the current folder; never one that "
        "was handed in)"
    )
    parser.add_path("--settings", FILE, said)
    said = _("the grading worksheet downloaded from Moodle: moodle.csv fills it in")
    parser.add_path("--worksheet", FILE, said)
    said = _("write the marks into nbgrader's gradebook too (a file or a URL)")
    parser.add_argument("--gradebook", metavar=FILE, help=said)
    parser.add_flag(
        "--watch", _("go on: judge what is handed in as it comes, during a lab; class.html follows")
    )
    parser.add_flag(
        "--single",
        _(
            "FOLDER is one learner's work, as a repository is: write gradescope.json and vpl.txt "
            "too, and fail unless all but the bonus is right"
        ),
    )
    add_jobs(
        parser,
        _(
            "judged at once (default: one a processor); or the address of your Dask cluster, as "
            "tcp://10.0.0.7:8786 (autograder/guide/many-machines.md)"
        ),
    )
    parser.add_flag("--dry-run", _("write nothing: say whose mark would change, and why"))
    add_course(parser)
    add_language(parser)
    if parser.language == language():
        parser.set_defaults(lang=None)  # that of the settings, if they name one


class Terminal(Watcher):
    """Shows how far it is, and what is said meanwhile."""

    def __init__(self, language: str, is_live: bool = False):
        """Create one for a run. `is_live`: whether it is one of many, for which the settings were
        told once."""
        self._language, self._is_live = language, is_live

    def takes(self, settings: Sequence[Path]) -> None:
        said = (
            _("Settings: {files}", files=", ".join(map(str, settings)))
            if settings
            else _("Settings: none")
        )
        if not self._is_live:
            print(said[self._language], file=sys.stderr, flush=True)

    def begins(self, what: Message, count: int) -> None:
        self._bar = progress_bar(what[self._language])
        self._task = self._bar.add_task("", total=count, name="")
        self._bar.start()

    def steps(self, name: str) -> None:
        self._bar.update(self._task, advance=1, name=escape(name[:40]))

    def ends(self) -> None:
        self._bar.stop()

    def warns(self, said: Message) -> None:
        print(said[self._language], file=sys.stderr)


def grade(options: Namespace) -> int:
    """Judge the folder, and tell what came of it; the exit code."""
    asked, options.lang = options.lang, options.lang or language()
    if MODULE_NAME(str(options.submissions)) and not options.submissions.exists():
        said = NO_FOLDER.format(folder=options.submissions)
        raise InputError(
            _(
                "{problem}. Did you mean {meant}?",
                problem=said,
                meant=f"--module {options.submissions}",
            )
        )
    if options.dry_run and (
        named := [one for one in ("watch", "gradebook", "single") if getattr(options, one)]
    ):
        raise InputError(_("--dry-run writes nothing: leave out --{option}", option=named[0]))
    beside = Beside.of(options.submissions, options.settings, options.single)
    options.lang = asked or beside.language or options.lang
    if options.watch:
        Terminal(options.lang).takes(beside.files)
        _follow(options, beside.files)
    graded = _graded(options)
    if options.dry_run:
        print("\n".join(said[options.lang] for said in graded.preview))
        return graded.status
    code = _tell(course_at(options.course), graded, options.lang)
    if graded.refused:
        raise graded.refused
    return _single(graded, code, options) if options.single else code


def _graded(options: Namespace, live: bool = False) -> Graded:
    """Return what comes of one run."""
    jobs, cluster = workers_of(options.jobs)
    gradebook = None
    if options.gradebook is not None:
        gradebook = partial(open_gradebook, options.gradebook, options.lang)
    return graded_by(
        options.submissions,
        options.module,
        options.out,
        course=options.course,
        language=options.lang,
        jobs=jobs,
        cluster=cluster,
        worksheet=options.worksheet,
        roster=options.roster,
        settings=options.settings,
        live=live,
        gradebook=gradebook,
        single=options.single,
        dry_run=options.dry_run,
        watcher=Terminal(options.lang, live),
    )


def _follow(options: Namespace, settings: Sequence[Path]) -> None:
    """Judge whatever comes into the folder, and again when the settings change, until Ctrl+C."""
    said = _(
        "Waiting for what is handed in to {folder}; {out}/class.html follows. Ctrl+C ends it.",
        folder=options.submissions,
        out=options.out,
    )
    print(said[options.lang], flush=True)
    before = None
    with suppress(KeyboardInterrupt):
        while True:
            now = [stamp(path, options.out) for path in (options.submissions, *settings)]
            if now != before:
                _tell_step(options)
            before = now
            time.sleep(_LOOK_AGAIN)


def _tell_step(options: Namespace) -> None:
    """One more run, in one line; nothing yet is no reason to stop."""
    try:
        graded = _graded(options, live=True)
    except NothingHandedIn:
        return
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
        print(f"{module}  {step[options.lang]}", flush=True)


def _tell(course: Course, graded: Graded, language: str) -> int:
    """The class on the terminal, and what went wrong; the exit code."""
    console = Console(emoji=False)
    slugs = {line.module for line in graded.lines}
    for module in (module for module in course.modules.values() if module.slug in slugs):
        console.print(f"[bold]{module.slug}[/] {escape(title_of(module.source)[language])}")
        lines = (line for line in graded.lines if line.module == module.slug)
        screen.print_table(
            lines, [task.name for task in module.tasks], module.mistake_titles, console, language
        )
    problems = len(graded.could_not_be_judged)
    count = sum(line.score is not None for line in graded.lines)
    print(
        _(
            "{count} judged, {problems} could not be. Results: {folder}",
            count=count,
            problems=problems,
            folder=graded.out,
        )[language],
        flush=True,
    )
    for said in graded.conclusions:
        print(said[language], file=sys.stderr)
    return graded.status


def _single(graded: Graded, code: int, options: Namespace) -> int:
    """Write one learner's result as other programs read it; the exit code says whether everything
    but the bonus is right."""
    reports = [
        report
        for report in graded.reports
        if report.submission in graded.learners and report.module in graded.modules
    ]
    if len(reports) == 1:
        write_for_programs(reports[0], options.out, options.lang)
    is_right = all(report.all_but_the_bonus for report in reports)
    return code if code == OUR_FAULT else int(not is_right)
