"""`mastermind grade`: judge a folder of submissions."""

import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import mean

from rich.console import Console
from rich.markup import escape

from autograder.cli.shared import add_course, add_language, add_modules, path
from autograder.cli.teachers import add_layout, progress_bar
from autograder.course.module import Course, course_at
from autograder.course.percent import title_of
from autograder.grading import processors
from autograder.grading.live import stamp
from autograder.grading.run import Gradebook, Graded, NothingHandedIn, Take, Watcher
from autograder.grading.run import grade as graded_by
from autograder.i18n import for_teachers
from autograder.i18n.errors import InputError
from autograder.i18n.text import Text
from autograder.reports import screen
from autograder.reports.ci import write_gradescope
from autograder.reports.model import OUR_FAULT
from autograder.reports.sentences import in_both

_LOOK_AGAIN = 1.0  # seconds between two looks at a folder that is followed


def add_grade(parser: ArgumentParser) -> None:
    parser.description = (
        "Judge every submission found in a folder, a .zip of it, or one file. A submission is a file "
        "(alice.py, bob.ipynb) or a folder (carol/). Nothing in them can reach your files or another's mark. "
        "OUT receives results.jsonl (a line for each submission as it is judged), marks.csv and a page for each "
        "learner. Interrupted, the same command goes on where it stopped."
    )
    parser.epilog = (
        "Exit status: 0 when something was judged (with --single: when all but the bonus is right), 1 when "
        "not, 2 when nothing can be done as asked, 3 when a check, the judge or an export went wrong by itself: the "
        "learners it concerns have no mark, and are named at the end. 130 when interrupted."
    )
    parser.add_argument("submissions", type=path, metavar="FOLDER", help="the folder, .zip archive or single file")
    add_modules(parser, "the module; repeat for several (default: all)")
    parser.add_argument("--out", type=path, default=Path("marks"), help="where the results go (default: marks)")
    parser.add_argument(
        "--jobs", type=int, default=processors.available(), help="judged at once (default: one a processor)"
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="judge on the workers of your Dask cluster, as tcp://10.0.0.7:8786 (autograder/guide/many-machines.md)",
    )
    parser.add_argument(
        "--gradebook",
        metavar="FILE",
        help="write the marks into nbgrader's gradebook too (a file or a URL)",
    )
    parser.add_argument(
        "--worksheet",
        type=path,
        metavar="FILE",
        help="the grading worksheet downloaded from Moodle: moodle.csv fills it in",
    )
    parser.add_argument(
        "--roster",
        type=path,
        metavar="FILE",
        help="a CSV table of the class (a school's, Moodle's, Canvas', nbgrader's): who handed in nothing is listed",
    )
    parser.add_argument(
        "--pseudonyms",
        type=path,
        metavar="KEY",
        help="mark without names: codes everywhere; this file, made or extended, tells who is behind them",
    )
    parser.add_argument(
        "--mail",
        action="store_true",
        help="with --roster: write a message for each learner into OUT/mail, for your mail program; nothing is sent",
    )
    parser.add_argument(
        "--live",
        action="store_true",
        help="go on: judge what is handed in as it comes, during a lab; OUT/class.html follows",
    )
    parser.add_argument(
        "--single",
        action="store_true",
        help="FOLDER is one learner's work, as a repository is; fail unless all but the bonus is right",
    )
    parser.add_argument(
        "--gradescope", type=path, metavar="FILE", help="with --single: write Gradescope's results.json"
    )
    parser.add_argument("--fresh", action="store_true", help="judge again what has not changed since the last run")
    parser.add_argument(
        "--trusted", action="store_true", help="you trust this code: judge it even where it cannot be confined"
    )
    add_course(parser)
    add_language(parser)
    add_layout(parser)


class _Terminal(Watcher):
    """Shows how far it is, and what is said meanwhile."""

    def __init__(self, language: str):
        self._language = language

    def begins(self, what: Text, count: int) -> None:
        self._bar = progress_bar(what[self._language])
        self._task = self._bar.add_task("", total=count, name="")
        self._bar.start()

    def steps(self, name: str) -> None:
        self._bar.update(self._task, advance=1, name=escape(name[:40]))

    def ends(self) -> None:
        self._bar.stop()

    def warns(self, said: Text) -> None:
        if said is for_teachers.UNCONFINED:
            Console(stderr=True).print(said[self._language], style="bold red")
        else:
            print(said[self._language], file=sys.stderr)


def grade(options: Namespace) -> int:
    """Judge the folder, and tell what came of it; the exit code."""
    if options.gradescope and not (options.single and options.module and len({*options.module}) == 1):
        raise InputError(for_teachers.GRADESCOPE_ONE)
    if options.pseudonyms:
        for option in ("gradebook", "worksheet", "mail"):
            if getattr(options, option):
                raise InputError(for_teachers.CODES_ONLY.format(option=f"--{option}"))
    if options.live:
        _follow(options)
    graded = _graded(options)
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
        pseudonyms=options.pseudonyms,
        mail=options.mail,
        live=live,
        gradebook=_gradebook(options) if options.gradebook is not None else None,
        for_gradescope=bool(options.gradescope),
        single=options.single,
        layout=options.layout,
        fresh=options.fresh and not live,
        trusted=options.trusted,
        watcher=_Terminal(options.lang),
    )


def _follow(options: Namespace) -> None:
    """Judge whatever comes into the folder, until Ctrl+C."""
    said = for_teachers.FOLLOWING.format(folder=options.submissions, out=options.out)
    print(said[options.lang], flush=True)
    before = None
    with suppress(KeyboardInterrupt):
        while True:
            now = stamp(options.submissions, options.out)
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
        step = for_teachers.LIVE_STEP.format(
            time=time.strftime("%H:%M:%S"),
            count=len(scores),
            mean=in_both(mean(scores) if scores else None),
            points=in_both(lines[0].points),
        )
        print(f"{module}  {step[options.lang]}", flush=True)


def _gradebook(options: Namespace) -> Gradebook:
    """nbgrader's, and its folder of graded notebooks."""

    @contextmanager
    def opened() -> Iterator[Take]:
        try:
            from autograder.classroom import gradebook
        except ImportError:
            raise InputError(for_teachers.NEEDS_NBGRADER) from None
        with gradebook.opened(options.gradebook, options.lang) as marks:
            yield marks.add

    return opened


def _tell(course: Course, graded: Graded, language: str) -> int:
    """The class on the terminal, and what went wrong; the exit code."""
    console = Console(emoji=False)
    slugs = {line.module for line in graded.lines}
    for module in (module for module in course.modules.values() if module.slug in slugs):
        console.print(f"[bold]{module.slug}[/] {escape(title_of(module.source)[language])}")
        lines = (line for line in graded.lines if line.module == module.slug)
        screen.print_table(lines, [task.name for task in module.tasks], console, language)
    problems = len(graded.could_not_be_judged)
    count = sum(line.score is not None for line in graded.lines)
    print(for_teachers.SUMMARY.format(count=count, problems=problems, folder=graded.out)[language], flush=True)
    for said in graded.conclusions:
        print(said[language], file=sys.stderr)
    return graded.status


def _single(course: Course, graded: Graded, code: int, options: Namespace) -> int:
    """One learner: Gradescope's file when it is asked for, and whether everything but the bonus is right."""
    asked = options.module or [*course.modules]
    reports = [one for one in graded.reports if one.submission in graded.learners and one.module in asked]
    if options.gradescope:
        try:
            write_gradescope(reports[0], options.gradescope, options.lang)
        except OSError as error:
            raise InputError(for_teachers.NOT_WRITTEN.format(file=options.gradescope, reason=error.strerror)) from None
    if code == OUR_FAULT:
        return code
    return 0 if options.gradescope or all(report.all_but_the_bonus for report in reports) else 1
