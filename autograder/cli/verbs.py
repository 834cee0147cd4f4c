"""What each verb of the command does. Arguments come parsed; the exit code goes back."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from tempfile import gettempdir
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from autograder.course.module import Course, Module, this_course
from autograder.i18n import for_teachers
from autograder.i18n.text import LANGUAGES, Text
from autograder.intake import Entry, InputError, find
from autograder.reports.model import OUR_FAULT, Record
from autograder.sandbox.doctor import UNCONFINED, Finding, Tier, best, said_if_weaker, weaker

if TYPE_CHECKING:
    from autograder.grade.results import Results


_MAX_JOBS = 256
_MAX_NAMES = 20  # on one line


def _require_linux() -> None:
    if sys.platform != "linux":
        raise InputError(for_teachers.LINUX_ONLY)


# ---------------------------------------------------------------- grade


def _best() -> tuple[Tier | None, list[Finding]]:
    """The strongest confinement that holds, and what was found. Raises InputError where nothing can be tried out."""
    try:
        gettempdir()
    except OSError:
        raise InputError(for_teachers.NO_TEMPORARY_FOLDER) from None
    return best()


def _tier(results: "Results", options: Namespace) -> Tier:
    """The strongest confinement there is; what is weaker than it could be, or than it was, is said."""
    tier, findings = _best()
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
    _require_linux()
    from autograder.grade.results import Results

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
        others = {record["submission"] for record in results.records()} - {entry.name for entry in entries}
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
    from autograder.grade.pool import grade as grade_all

    reused = 0
    asked = bool(options.module)
    with (
        _executor(modules, tier, options) as (executor_of, in_flight),
        _bar(for_teachers.JUDGING[options.lang]) as progress,
    ):
        count = len(entries) * (len(modules) if options.module else 1)  # more when a file holds several modules
        bar = progress.add_task("", total=count, name="")

        def seen(record: Record) -> None:
            nonlocal reused
            reused += "reused" in record
            progress.update(bar, advance=1, name=escape(record["submission"][:40]))

        idle = grade_all(entries, modules, asked, tier, results, executor_of, in_flight, seen)
    return reused, idle


@contextmanager
def _executor(modules: list[Module], tier: Tier, options: Namespace) -> Iterator[tuple[Callable[[], Executor], int]]:
    """Where batches are judged, and how many may be under way."""
    from autograder.grade.pool import local_executor

    if options.cluster is None:
        yield lambda: local_executor(options.jobs), 2 * options.jobs
        return
    try:
        from autograder.grade.cluster import Cluster
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

    records = [record for module in modules if (record := results.record_of(name, module.slug))]
    if options.gradescope:
        try:
            write_gradescope(records[0], options.gradescope, options.lang)
        except OSError as error:
            raise InputError(for_teachers.NOT_WRITTEN.format(file=options.gradescope, reason=error.strerror)) from None
        return code if code == OUR_FAULT else 0
    if code == OUR_FAULT:
        return code
    required = [task for record in records for task in record["tasks"] if not task["bonus"]]
    judged = all(record["score"] is not None for record in records)
    return 0 if judged and all(task["score"] == task["points"] for task in required) else 1


def _bar(what: str) -> Progress:
    """A progress bar with an estimate, on the error stream."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    name = TextColumn("{task.fields[name]}")
    console = Console(stderr=True)
    return Progress(TextColumn(what), *columns, name, console=console, transient=True, disable=not console.is_terminal)


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
        _bar(for_teachers.FILLING[options.lang]) as progress,
    ):
        bar = progress.add_task("", total=len(entries), name="")
        for entry, found in reader.read_each(entries, wanted, bool(options.module)):
            for slug, submission in found.items():
                record = results.record_of(entry.name, slug)
                if record:
                    fault = marks.add(course.module(slug), record, reader.cells_of(entry, submission))
                    if fault and not record.get("fault"):
                        spoilt = True
                        results.add(without_mark(record, fault))
                        marks.add(course.module(slug), without_mark(record, fault), [])
            progress.update(bar, advance=1, name=escape(entry.name[:40]))
    return spoilt


def _known(course: Course, results: "Results") -> Iterator[Record]:
    """The records of modules the course has."""
    return (record for record in results.records() if record["module"] in course.modules)


def _judged(course: Course, results: "Results") -> list[Module]:
    slugs = {record["module"] for record in results.records()}
    return [module for module in course.modules.values() if module.slug in slugs]


def _export(course: Course, results: "Results", options: Namespace) -> dict[str, str]:
    """Write all that is made of the records. What went wrong without costing somebody their mark comes back."""
    from autograder.course.percent import title_of
    from autograder.reports import ci, pages, screen, tables
    from autograder.reports.summary import summarize
    from autograder.reports.writing import Export, write_all

    language, judged = options.lang, _judged(course, results)
    titles = {module.slug: title_of(module.source) for module in judged}
    tasks = [task.name for module in judged for task in module.tasks]
    said = {slug: title[language] for slug, title in titles.items()}

    def write_pages(records: Iterable[Record], folder: Path) -> None:
        (folder / "pages").mkdir(exist_ok=True)
        for record in records:
            pages.write_page(record, titles[record["module"]], folder / "pages", language)

    def write_moodle(records: Iterable[Record], folder: Path) -> None:
        if options.worksheet:
            tables.fill_worksheet(records, options.worksheet, folder / "moodle.csv", language)
        else:
            tables.write_moodle(records, folder / "moodle.csv", language)

    exports: dict[str, Export] = {
        "marks.csv": lambda records, out: tables.write_marks(records, tasks, out / "marks.csv", language),
        "checks.csv": lambda records, out: tables.write_checks(records, out / "checks.csv", language),
        "moodle.csv": write_moodle,
        "canvas.csv": lambda records, out: tables.write_canvas(records, out / "canvas.csv", said),
        "junit.xml": lambda records, out: ci.write_junit(records, out / "junit.xml", language),
        "pages": write_pages,
        "class.html": lambda records, out: pages.write_class_page(summarize(records), titles, out, language),
        "screen": lambda records, out: screen.print_table(records, tasks, Console(file=StringIO()), language),
    }
    if options.gradescope:
        exports["gradescope"] = lambda records, out: [ci.gradescope(record, language) for record in records]
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
        records = (record for record in results.records() if record["module"] == module.slug)
        screen.print_table(records, names, console, options.lang)
    if aside:
        print(for_teachers.LEFT_ASIDE.format(files=_some(aside))[options.lang], file=sys.stderr)
    newer = {
        record["submission"]: needed for record in _known(course, results) if (needed := record.get("needs_python"))
    }
    if newer:
        needed = max(newer.values(), key=lambda version: (len(version), version))  # 3.9 comes before 3.12
        here = ".".join(map(str, sys.version_info[:2]))
        said = for_teachers.NEWER_PYTHON.format(count=len(newer), here=here, needed=needed, names=_some(list(newer)))
        print(said[options.lang], file=sys.stderr)
    if reused:
        print(for_teachers.REUSED.format(count=reused)[options.lang], file=sys.stderr)
    count = problems = 0
    faults: dict[str, list[str]] = {}
    for record in _known(course, results):
        count += record["score"] is not None
        problems += record["score"] is None
        if record.get("fault"):
            faults.setdefault(record["fault"], []).append(record["submission"])
    print(for_teachers.SUMMARY.format(count=count, problems=problems, folder=options.out)[options.lang])
    for fault, names in faults.items():
        said = for_teachers.OUR_FAULT.format(fault=fault, count=len(names), names=_some(names))
        print(said[options.lang], file=sys.stderr)
    for fault in lost.values():
        print(for_teachers.EXPORT_LOST.format(fault=fault)[options.lang], file=sys.stderr)
    if faults or lost:
        return OUR_FAULT
    return 0 if count else 1


def _some(names: list[str]) -> str:
    """The first ones."""
    return ", ".join(names[:_MAX_NAMES]) + (" …" if len(names) > _MAX_NAMES else "")


# ---------------------------------------------------------------- doctor, demo, build


def doctor(options: Namespace) -> int:
    _require_linux()
    tier, findings = _best()
    for finding in findings:
        print(f"{finding.tier.name:13} {finding.said[options.lang]}")
    print(for_teachers.CHOSEN.format(tier=tier.name)[options.lang] if tier else for_teachers.REFUSED_TIER[options.lang])
    return 0 if tier else 1


def demo(options: Namespace) -> int:
    from autograder.authoring.demo import write_class

    names = write_class(this_course(), options.folder)
    print(for_teachers.DEMO_WRITTEN.format(count=len(names), folder=options.folder)[options.lang])
    return 0


def classroom(options: Namespace) -> int:
    from autograder.classroom.folder import collect, make

    course = this_course()
    modules = [course.module(options.module)] if options.module else list(course.modules.values())
    make(course, options.folder, options.lang)
    if options.collect:
        entries, aside = find(options.collect, [module.slug for module in modules], layout=options.layout)
        idle = collect(entries, modules, bool(options.module), options.folder, options.lang)
        count = len(entries) - len(idle)
        print(for_teachers.COLLECTED.format(count=count, folder=options.folder / "submitted")[options.lang])
        if aside + idle:
            print(for_teachers.LEFT_ASIDE.format(files=_some(aside + idle))[options.lang], file=sys.stderr)
        return 0 if count else 1
    slug = next(iter(course.modules))
    print(for_teachers.CLASSROOM_MADE.format(folder=options.folder, slug=slug)[options.lang])
    return 0


def site(options: Namespace) -> int:
    from autograder.i18n import site as start_wording
    from autograder.site.build import build_site
    from autograder.site.serving import serve

    if options.serve:
        serve(options.folder, options.port, options.lang)
        return 0
    course = this_course()
    modules = [course.module(slug) for slug in dict.fromkeys(options.module or course.modules)]
    with _bar(start_wording.BUILDING[options.lang]) as progress:
        bar = progress.add_task("", total=100, name="")

        def seen(what: Text, share: float) -> None:
            progress.update(bar, completed=round(100 * share), name=what[options.lang])

        build_site(course, modules, options.folder, options.lang, seen)
    print(start_wording.BUILT.format(folder=options.folder)[options.lang])
    return 0


def audit(options: Namespace) -> int:
    from autograder.authoring.audit import audit as findings

    found = False
    for finding in findings(this_course(), options.modules):
        print(finding, flush=True)
        found = True
    return int(found)


def reproduce(options: Namespace) -> int:
    from autograder.numbers.facts import FACTS, kept
    from autograder.numbers.facts import reproduce as reproduced

    course = this_course()
    modules = {course.module(slug).slug[:3] for slug in options.modules}
    facts = [fact for fact in FACTS if fact.module in modules or not modules]
    took = {what: entry["seconds"] for what, entry in kept().items()}
    seconds = [
        took.get(fact.what, 600) if fact.slow and (options.all or fact.what not in took) else 1 for fact in facts
    ]
    wrong = 0
    with _bar("computed") as bar:
        task = bar.add_task("", total=sum(seconds), name="")
        for fact, expected in zip(facts, seconds, strict=True):
            bar.update(task, name=fact.what)
            found = reproduced(fact, options.all)
            wrong += not found.agrees
            when = "now" if found.now else "earlier"
            print(f"{'   ' if found.agrees else '!! '}{fact.module}  {fact.what}")
            print(f"        stated {fact.stated}\n      computed {found.computed}   ({when}, {found.seconds:g} s)")
            bar.advance(task, expected)
    print(f"{len(facts)} facts, {len(facts) - wrong} agree")
    return 1 if wrong else 0


def build(options: Namespace) -> int:
    from autograder.authoring.exercises import build_all

    stale = build_all(this_course(), options.check, options.modules)
    for path in stale:
        print(f"{'stale' if options.check else 'written'}: {path}")
    if options.check and stale:
        print("run `mastermind build` and commit what it writes", file=sys.stderr)
        return 1
    return 0


def notes(options: Namespace) -> int:
    course = this_course()
    from autograder.i18n import book as said
    from autograder.site.book import build_notes, build_pdf

    languages = [options.lang] if options.lang else list(LANGUAGES)
    with _bar("") as bar:
        task = bar.add_task("", total=len(languages) * (1 + options.pdf), name="")
        for language in languages:
            folder = options.folder / language
            build_notes(course.root, folder, language, twin=len(languages) > 1)
            bar.advance(task)
            if options.pdf:
                build_pdf(course.root, options.folder / f"mastermind-{language}.pdf", language)
                bar.advance(task)
    for language in languages:
        print(said.WRITTEN.format(page=options.folder / language / "index.html")[language])
    return 0


# ---------------------------------------------------------------- play


def play(options: Namespace) -> int:
    from autograder.board.opening import Unplayable, match_of
    from autograder.board.terminal import converse

    decoder = "computer" if options.codebreaker == "computer" else None
    try:
        match = match_of(options.colours, options.length, options.tries, codebreaker=decoder)
    except Unplayable as problem:
        raise InputError(problem.text[options.lang].removeprefix("play").lstrip(" :")) from None
    converse(match, options.lang)
    return 0
