"""`mastermind grade`: judge a folder of submissions."""

import os
import sys
import time
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import mean

from rich.console import Console
from rich.markup import escape

from autograder.cli.parser import MODULE_NAME, Parser
from autograder.cli.shared import add_course, add_language, add_modules, path
from autograder.cli.teachers import NEEDS_NBGRADER, add_layout, progress_bar
from autograder.course.module import Course, course_at
from autograder.course.percent import title_of
from autograder.grading import processors
from autograder.grading.graded import Graded
from autograder.grading.handed_in import NothingHandedIn
from autograder.grading.live import stamp
from autograder.grading.run import Book, Gradebook
from autograder.grading.run import grade as graded_by
from autograder.grading.watcher import Watcher
from autograder.i18n.errors import InputError
from autograder.i18n.formats import DASH
from autograder.i18n.message import Message, _
from autograder.i18n.reader import language
from autograder.intake.learners import NO_FOLDER
from autograder.marking.beside import Beside
from autograder.reports import screen
from autograder.reports.ci import VplScale, write_gradescope, write_vpl
from autograder.reports.model import OUR_FAULT

_LOOK_AGAIN = 1.0  # seconds between two looks at a folder that is followed


def add_grade(parser: Parser) -> None:
    parser.description, parser.epilog = (
        parser.say(
            _(
                "Judge every submission found in a folder, a .zip of it, or one file. A submission "
                "is a file (alice.py, bob.ipynb) or a folder (carol/). Nothing in them can reach "
                "your files or another's mark. The folder of --out receives results.jsonl (a line "
                "for each submission as it is judged), marks.csv and a page for each learner. "
                "Interrupted, the same command goes on where it stopped."
            )
        ),
        parser.say(
            _(
                "Exit status: 0 when something was judged (with --single: when all but the bonus "
                "is right), 1 when not, 2 when nothing can be done as asked, 3 when a check, the "
                "judge or an export went wrong by itself: the learners it concerns have no mark, "
                "and are named at the end. 130 when interrupted."
            )
        ),
    )
    file, folder, jobs = parser.say(_("FILE")), parser.say(_("FOLDER")), processors.available()
    parser.add_argument(
        "submissions",
        type=path,
        metavar=folder,
        help=parser.say(_("the folder, .zip archive or single file")),
    )
    add_modules(parser, _("the module, as m02_pegs; repeat for several (default: all)"))
    parser.add_argument(
        "--out",
        type=path,
        default=Path("marks"),
        metavar=folder,
        help=parser.say(_("where the results go (default: marks)")),
    )
    parser.add_argument(
        "--jobs",
        type=int,
        default=jobs,
        metavar="N",
        help=parser.say(_("judged at once (default: one a processor)")),
    )
    parser.add_argument(
        "--cluster",
        metavar=parser.say(_("ADDRESS")),
        help=parser.say(
            _(
                "judge on the workers of your Dask cluster, as tcp://10.0.0.7:8786 "
                "(autograder/guide/many-machines.md)"
            )
        ),
    )
    parser.add_argument(
        "--gradebook",
        metavar=file,
        help=parser.say(_("write the marks into nbgrader's gradebook too (a file or a URL)")),
    )
    parser.add_argument(
        "--worksheet",
        type=path,
        metavar=file,
        help=parser.say(_("the grading worksheet downloaded from Moodle: moodle.csv fills it in")),
    )
    parser.add_argument(
        "--roster",
        type=path,
        metavar=file,
        help=parser.say(
            _(
                "a CSV table of the class (a school's, Moodle's, Canvas', nbgrader's): who handed "
                "in nothing is listed"
            )
        ),
    )
    parser.add_argument(
        "--settings",
        type=path,
        metavar=file,
        help=parser.say(
            _(
                "the settings of the class: scale, points, dates (default: class.toml in "
                "nbgrader's course folder when its submitted is graded, else in the current "
                "folder; never one that was handed in)"
            )
        ),
    )
    parser.add_argument(
        "--watch",
        action="store_true",
        help=parser.say(
            _("go on: judge what is handed in as it comes, during a lab; class.html follows")
        ),
    )
    parser.add_argument(
        "--single",
        action="store_true",
        help=parser.say(
            _(
                "FOLDER is one learner's work, as a repository is; fail unless all but the bonus "
                "is right"
            )
        ),
    )
    parser.add_argument(
        "--gradescope",
        type=path,
        metavar=file,
        help=parser.say(_("with --single: write Gradescope's results.json")),
    )
    parser.add_argument(
        "--vpl",
        type=path,
        metavar=file,
        help=parser.say(_("with --single: write the grade and the comments as VPL reads them")),
    )
    parser.add_argument(
        "--similarity",
        type=path,
        metavar=folder,
        help=parser.say(
            _("write there what each learner wrote, ready for Dolos, JPlag and compare50")
        ),
    )
    parser.add_argument(
        "--fresh",
        action="store_true",
        help=parser.say(_("judge again what has not changed since the last run")),
    )
    parser.add_argument(
        "--dry-run",
        action="store_true",
        help=parser.say(_("write nothing: say whose mark would change, and why")),
    )
    add_course(parser)
    add_language(parser)
    if parser.language == language():
        parser.set_defaults(lang=None)  # that of the settings, if they name one
    add_layout(parser)


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
    if options.gradescope and not (
        options.single and options.module and len({*options.module}) == 1
    ):
        raise InputError(
            _("--gradescope is for one learner and one module: add --single and one --module")
        )
    if options.vpl and not (options.single and options.module and len({*options.module}) == 1):
        raise InputError(
            _(
                "--vpl is for one learner and one module: give --single and --module, as in "
                "mastermind grade FOLDER --single --module m02_pegs --vpl FILE"
            )
        )
    writing = ("watch", "gradebook", "gradescope", "vpl", "similarity")
    if options.dry_run and (named := [one for one in writing if getattr(options, one)]):
        raise InputError(_("--dry-run writes nothing: leave out --{option}", option=named[0]))
    beside = Beside.of(options.submissions, options.settings, options.single, options.layout)
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
    return _single(course_at(options.course), graded, code, options) if options.single else code


def _graded(options: Namespace, live: bool = False) -> Graded:
    """What comes of one run."""
    return graded_by(
        options.submissions,
        options.module,
        options.out,
        course=options.course,
        language=options.lang,
        jobs=options.jobs,
        cluster=options.cluster,
        worksheet=options.worksheet,
        roster=options.roster,
        settings=options.settings,
        live=live,
        gradebook=_gradebook(options) if options.gradebook is not None else None,
        similarity=None if live else options.similarity,
        single=options.single,
        layout=options.layout,
        fresh=options.fresh and not live,
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


def _gradebook(options: Namespace) -> Gradebook:
    """nbgrader's, and its folder of graded notebooks."""

    @contextmanager
    def opened() -> Iterator[Book]:
        try:
            from autograder.classroom import gradebook
        except ImportError:
            raise InputError(NEEDS_NBGRADER) from None
        with gradebook.opened(options.gradebook, options.lang) as marks:
            yield marks

    return opened


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


def _single(course: Course, graded: Graded, code: int, options: Namespace) -> int:
    """One learner: the file for another house when it is asked for, and whether everything but the
    bonus is right."""
    asked = options.module or [*course.modules]
    reports = [
        one for one in graded.reports if one.submission in graded.learners and one.module in asked
    ]
    try:
        if options.gradescope:
            write_gradescope(reports[0], options.gradescope, options.lang)
        if options.vpl:
            write_vpl(reports[0], options.vpl, options.lang, VplScale.of(os.environ))
    except OSError as error:
        raise InputError(
            _("{file} cannot be written: {reason}", file=error.filename, reason=error.strerror)
        ) from None
    if code == OUR_FAULT:
        return code
    return (
        0
        if options.gradescope or options.vpl or all(report.all_but_the_bonus for report in reports)
        else 1
    )
