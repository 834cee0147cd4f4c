"""`mastermind grade`: judge a folder of submissions."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape

from autograder.cli.shared import add_language, path
from autograder.cli.teachers import add_layout, best_tier, progress_bar, require_linux, some
from autograder.course.module import Course, Module, this_course
from autograder.grading import processors
from autograder.i18n import for_teachers
from autograder.intake import Entry, InputError, find
from autograder.reports.model import OUR_FAULT, Report
from autograder.sandbox.doctor import UNCONFINED, Tier, said_if_weaker, weaker

if TYPE_CHECKING:
    from autograder.grading.results import Results

_MAX_JOBS = 256


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
    parser.add_argument(
        "--module", action="append", metavar="SLUG", help="the module, as m02_pegs; repeat for several (default: all)"
    )
    parser.add_argument("--out", type=path, default=Path("marks"), help="where the results go (default: marks)")
    parser.add_argument(
        "--jobs", type=int, default=processors.available(), help="judged at once (default: one a processor)"
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="judge on the workers of your Dask cluster, as tcp://10.0.0.7:8786 (see the README)",
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
    add_language(parser)
    add_layout(parser)


def _tier(results: "Results", options: Namespace) -> Tier:
    """The strongest confinement there is; what is weaker than it could be, or than it was, is said."""
    tier, findings = best_tier()
    if tier is None:
        if not options.trusted:
            raise InputError(for_teachers.REFUSED_TIER)
        tier = UNCONFINED
        Console(stderr=True).print(for_teachers.UNCONFINED[options.lang], style="bold red")
    elif said := said_if_weaker(tier, findings):
        print(said[options.lang], file=sys.stderr)
    if stronger := [name for name in sorted(results.tiers) if weaker(tier.name, name)]:
        said = for_teachers.WEAKER_THAN_BEFORE.format(folder=options.out, before=", ".join(stronger), tier=tier.name)
        print(said[options.lang], file=sys.stderr)
    return tier


def grade(options: Namespace) -> int:
    require_linux()
    from autograder.grading.results import Results

    course = this_course()
    modules = [course.module(slug) for slug in dict.fromkeys(options.module or course.modules)]
    if not 1 <= options.jobs <= _MAX_JOBS:
        raise InputError(for_teachers.JOBS.format(most=_MAX_JOBS))
    if options.gradescope and not (options.single and options.module and len(modules) == 1):
        raise InputError(for_teachers.GRADESCOPE_ONE)
    slugs = [module.slug for module in modules]
    if options.single and options.out.resolve().is_relative_to(options.submissions.resolve()):
        raise InputError(for_teachers.OUT_INSIDE.format(out=options.out))
    entries, aside = find(options.submissions, slugs, but=options.out, single=options.single, layout=options.layout)
    if not entries:
        raise InputError(for_teachers.NO_SUBMISSION.format(folder=options.submissions))
    results = Results(options.out)
    if options.fresh or options.single:
        results.forget()
    try:
        tier = _tier(results, options)
        reused, idle = _judge(entries, modules, tier, results, options)
        if len(idle) == len(entries):
            raise InputError(for_teachers.NO_SUBMISSION.format(folder=options.submissions))
        lost = _export(course, results, options)
        try:
            if options.gradebook is not None and _fill_gradebook(course, entries, modules, results, options):
                lost |= _export(course, results, options)
        finally:
            code = _tell(course, results, aside + idle, reused, lost, options)
        others = {report.submission for report in results.reports()} - {entry.name for entry in entries}
        if others:
            said = for_teachers.OTHERS_LISTED.format(count=len(others), folder=options.out)
            print(said[options.lang], file=sys.stderr)
        return _single(entries[0].name, modules, results, code, options) if options.single else code
    finally:
        results.close()


def _judge(
    entries: list[Entry], modules: list[Module], tier: Tier, results: "Results", options: Namespace
) -> tuple[int, list[str]]:
    """How many records are those of an earlier run, and who handed in nothing that can be judged."""
    from autograder.grading.pool import grade as grade_all

    reused = 0
    asked = bool(options.module)
    with (
        _executor(modules, tier, options) as (executor_of, in_flight),
        progress_bar(for_teachers.JUDGING[options.lang]) as progress,
    ):
        count = len(entries) * (len(modules) if options.module else 1)  # more when a file holds several modules
        bar = progress.add_task("", total=count, name="")

        def seen(name: str, judged: bool) -> None:
            nonlocal reused
            reused += not judged
            progress.update(bar, advance=1, name=escape(name[:40]))

        idle = grade_all(entries, modules, asked, tier, results, executor_of, in_flight, seen)
    return reused, idle


@contextmanager
def _executor(modules: list[Module], tier: Tier, options: Namespace) -> Iterator[tuple[Callable[[], Executor], int]]:
    """Where batches are judged, and how many may be under way."""
    from autograder.grading.pool import local_executor

    if options.cluster is None:
        yield lambda: local_executor(options.jobs), 2 * options.jobs
        return
    try:
        from autograder.grading.cluster import Cluster
    except ImportError:
        raise InputError(for_teachers.NEEDS_CLUSTER) from None
    cluster = Cluster(options.cluster, modules, tier)
    told: set[str] = set()

    def tell_refused() -> None:
        for worker, reason in sorted(cluster.refused.items()):
            if worker not in told:
                told.add(worker)
                print(for_teachers.REFUSED_WORKER.format(worker=worker, reason=reason)[options.lang], file=sys.stderr)

    try:
        tell_refused()
        if not cluster.size:
            raise InputError(for_teachers.NO_FIT_WORKER.format(address=options.cluster))
        yield lambda: cluster, 2 * cluster.size
    finally:
        tell_refused()  # those that joined later
        cluster.shutdown()


def _single(name: str, modules: list[Module], results: "Results", code: int, options: Namespace) -> int:
    """One learner: Gradescope's file when it is asked for, and whether everything but the bonus is right."""
    from autograder.reports.ci import write_gradescope

    reports = [report for module in modules if (report := results.report_of(name, module.slug))]
    if options.gradescope:
        try:
            write_gradescope(reports[0], options.gradescope, options.lang)
        except OSError as error:
            raise InputError(for_teachers.NOT_WRITTEN.format(file=options.gradescope, reason=error.strerror)) from None
        return code if code == OUR_FAULT else 0
    if code == OUR_FAULT:
        return code
    return 0 if all(report.all_but_the_bonus for report in reports) else 1


def _fill_gradebook(
    course: Course, entries: list[Entry], modules: list[Module], results: "Results", options: Namespace
) -> bool:
    """The marks of these learners, into nbgrader's gradebook and its folder of graded notebooks.

    Did one of them lose its mark on the way, as it could not be written down?
    """
    from autograder.intake.apart import Reader
    from autograder.reports.writing import without_mark

    spoilt = False
    try:
        from autograder.classroom.gradebook import opened
    except ImportError:
        raise InputError(for_teachers.NEEDS_NBGRADER) from None
    wanted = {module.slug: [task.name for task in module.tasks] for module in modules}
    with (
        opened(options.gradebook, options.lang) as marks,
        Reader() as reader,
        progress_bar(for_teachers.FILLING[options.lang]) as progress,
    ):
        bar = progress.add_task("", total=len(entries), name="")
        for entry, found in reader.read_each(entries, wanted, bool(options.module)):
            for slug, submission in found.items():
                report = results.report_of(entry.name, slug)
                if report:
                    fault = marks.add(course.module(slug), report, reader.cells_of(entry, submission))
                    if fault and not report.fault:
                        spoilt = True
                        results.add(without_mark(report, fault))
                        marks.add(course.module(slug), without_mark(report, fault), [])
            progress.update(bar, advance=1, name=escape(entry.name[:40]))
    return spoilt


def _known(course: Course, results: "Results") -> Iterator[Report]:
    """The reports of modules the course has."""
    return (report for report in results.reports() if report.module in course.modules)


def _judged(course: Course, results: "Results") -> list[Module]:
    slugs = {report.module for report in results.reports()}
    return [module for module in course.modules.values() if module.slug in slugs]


def _export(course: Course, results: "Results", options: Namespace) -> dict[str, str]:
    """Write all that is made of the reports. What went wrong without costing somebody their mark comes back."""
    from autograder.course.percent import title_of
    from autograder.reports import ci, pages, screen, tables
    from autograder.reports.summary import summarize
    from autograder.reports.writing import Export, write_all

    language, judged = options.lang, _judged(course, results)
    titles = {module.slug: title_of(module.source) for module in judged}
    tasks = [task.name for module in judged for task in module.tasks]
    said = {slug: title[language] for slug, title in titles.items()}

    def write_pages(reports: Iterable[Report], folder: Path) -> None:
        (folder / "pages").mkdir(exist_ok=True)
        for report in reports:
            pages.write_page(report, titles[report.module], folder / "pages", language)

    def write_moodle(reports: Iterable[Report], folder: Path) -> None:
        if options.worksheet:
            tables.fill_worksheet(reports, options.worksheet, folder / "moodle.csv", language)
        else:
            tables.write_moodle(reports, folder / "moodle.csv", language)

    exports: dict[str, Export] = {
        "marks.csv": lambda reports, out: tables.write_marks(reports, tasks, out / "marks.csv", language),
        "checks.csv": lambda reports, out: tables.write_checks(reports, out / "checks.csv", language),
        "moodle.csv": write_moodle,
        "canvas.csv": lambda reports, out: tables.write_canvas(reports, out / "canvas.csv", said),
        "junit.xml": lambda reports, out: ci.write_junit(reports, out / "junit.xml", language),
        "pages": write_pages,
        "class.html": lambda reports, out: pages.write_class_page(summarize(reports), titles, out, language),
        "screen": lambda reports, out: screen.print_table(reports, tasks, Console(file=StringIO()), language),
    }
    if options.gradescope:
        exports["gradescope"] = lambda reports, out: [ci.gradescope(report, language) for report in reports]
    try:
        return write_all(exports, lambda: _known(course, results), results.add, options.out)
    except OSError as error:
        file = error.filename or options.out
        raise InputError(for_teachers.EXPORT_NOT_WRITTEN.format(file=file, reason=error.strerror)) from None


def _tell(
    course: Course, results: "Results", aside: list[str], reused: int, lost: dict[str, str], options: Namespace
) -> int:
    """The class on the terminal, and what went wrong; the exit code."""
    from autograder.course.percent import title_of
    from autograder.reports import screen

    console = Console(emoji=False)
    for module in _judged(course, results) if "screen" not in lost else []:
        names = [task.name for task in module.tasks]
        console.print(f"[bold]{module.slug}[/] {escape(title_of(module.source)[options.lang])}")
        reports = (report for report in results.reports() if report.module == module.slug)
        screen.print_table(reports, names, console, options.lang)
    if aside:
        print(for_teachers.LEFT_ASIDE.format(files=some(aside))[options.lang], file=sys.stderr)
    newer = {report.submission: report.needs_python for report in _known(course, results) if report.needs_python}
    if newer:
        needed = max(newer.values(), key=lambda version: (len(version), version))  # 3.9 comes before 3.12
        here = ".".join(map(str, sys.version_info[:2]))
        said = for_teachers.NEWER_PYTHON.format(count=len(newer), here=here, needed=needed, names=some(list(newer)))
        print(said[options.lang], file=sys.stderr)
    if reused:
        print(for_teachers.REUSED.format(count=reused)[options.lang], file=sys.stderr)
    count = problems = 0
    faults: dict[str, list[str]] = {}
    for report in _known(course, results):
        count += report.score is not None
        problems += report.score is None
        if report.fault:
            faults.setdefault(report.fault, []).append(report.submission)
    print(for_teachers.SUMMARY.format(count=count, problems=problems, folder=options.out)[options.lang])
    for fault, names in faults.items():
        said = for_teachers.OUR_FAULT.format(fault=fault, count=len(names), names=some(names))
        print(said[options.lang], file=sys.stderr)
    for fault in lost.values():
        print(for_teachers.EXPORT_LOST.format(fault=fault)[options.lang], file=sys.stderr)
    if faults or lost:
        return OUR_FAULT
    return 0 if count else 1
