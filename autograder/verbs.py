"""What each verb of the command does. Arguments come parsed; the exit code goes back."""

import sys
from argparse import Namespace
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from tempfile import gettempdir
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from autograder import wording
from autograder.course import Course, Module, this_course
from autograder.reading import Entry, InputError, find
from autograder.report import Record
from autograder.sandbox.doctor import UNCONFINED, Finding, Tier, best
from autograder.text import LANGUAGES, Text

if TYPE_CHECKING:
    from autograder.grading import Results


_MAX_JOBS = 256
_MAX_NAMES = 20  # on one line


def _require_linux() -> None:
    if sys.platform != "linux":
        raise InputError(wording.LINUX_ONLY)


# ---------------------------------------------------------------- grade


def _best() -> tuple[Tier | None, list[Finding]]:
    """The strongest confinement that holds, and what was found. Raises InputError where nothing can be tried out."""
    try:
        gettempdir()
    except OSError:
        raise InputError(wording.NO_TEMPORARY_FOLDER) from None
    return best()


def _tier(trusted: bool, language: str) -> Tier:
    tier, _ = _best()
    if tier:
        return tier
    if not trusted:
        raise InputError(wording.REFUSED_TIER)
    Console(stderr=True).print(wording.UNCONFINED[language], style="bold red")
    return UNCONFINED


def grade(options: Namespace) -> int:
    _require_linux()
    from autograder import grading

    course = this_course()
    modules = [course.module(slug) for slug in dict.fromkeys(options.module or course.modules)]
    if not 1 <= options.jobs <= _MAX_JOBS:
        raise InputError(wording.JOBS.format(most=_MAX_JOBS))
    if options.gradescope and not (options.single and options.module and len(modules) == 1):
        raise InputError(wording.GRADESCOPE_ONE)
    slugs = [module.slug for module in modules]
    if options.single and options.out.resolve().is_relative_to(options.submissions.resolve()):
        raise InputError(wording.OUT_INSIDE.format(out=options.out))
    entries, aside = find(options.submissions, slugs, but=options.out, single=options.single, layout=options.layout)
    if not entries:
        raise InputError(wording.NO_SUBMISSION.format(folder=options.submissions))
    results = grading.Results(options.out)
    if options.fresh or options.single:
        results.forget()
    try:
        tier = _tier(options.trusted, options.lang)
        reused, idle = _judge(entries, modules, tier, results, options)
        if len(idle) == len(entries):
            raise InputError(wording.NO_SUBMISSION.format(folder=options.submissions))
        code = _export(course, results, aside + idle, reused, options)
        others = {record["submission"] for record in results.records()} - {entry.name for entry in entries}
        if others:
            said = wording.OTHERS_LISTED.format(count=len(others), folder=options.out)
            print(said[options.lang], file=sys.stderr)
        if options.gradebook is not None:
            _fill_gradebook(course, entries, modules, results, options)
        return _single(entries[0].name, modules, results, options) if options.single else code
    finally:
        results.close()


def _judge(
    entries: list[Entry], modules: list[Module], tier: Tier, results: "Results", options: Namespace
) -> tuple[int, list[str]]:
    """How many records are those of an earlier run, and who handed in nothing that can be judged."""
    from autograder import grading

    reused = 0
    asked = bool(options.module)
    with (
        _executor(modules, tier, options) as (executor_of, in_flight),
        _bar(wording.JUDGING[options.lang]) as progress,
    ):
        count = len(entries) * (len(modules) if options.module else 1)  # more when a file holds several modules
        bar = progress.add_task("", total=count, name="")

        def seen(record: Record) -> None:
            nonlocal reused
            reused += "reused" in record
            progress.update(bar, advance=1, name=escape(record["submission"][:40]))

        idle = grading.grade(entries, modules, asked, tier, results, executor_of, in_flight, seen)
    return reused, idle


@contextmanager
def _executor(modules: list[Module], tier: Tier, options: Namespace) -> Iterator[tuple[Callable[[], Executor], int]]:
    """Where batches are judged, and how many may be under way."""
    from autograder import grading

    if options.cluster is None:
        yield lambda: grading.local_executor(options.jobs), 2 * options.jobs
        return
    try:
        from autograder.cluster import Cluster
    except ImportError:
        raise InputError(wording.NEEDS_CLUSTER) from None
    cluster = Cluster(options.cluster, modules, tier)
    told: set[str] = set()

    def tell_refused() -> None:
        for worker, reason in sorted(cluster.refused.items()):
            if worker not in told:
                told.add(worker)
                print(wording.REFUSED_WORKER.format(worker=worker, reason=reason)[options.lang], file=sys.stderr)

    try:
        tell_refused()
        if not cluster.size:
            raise InputError(wording.NO_FIT_WORKER.format(address=options.cluster))
        yield lambda: cluster, 2 * cluster.size
    finally:
        tell_refused()  # those that joined later
        cluster.shutdown()


def _single(name: str, modules: list[Module], results: "Results", options: Namespace) -> int:
    """One learner: Gradescope's file when it is asked for, and whether everything but the bonus is right."""
    from autograder.exports.machines import write_gradescope

    records = [record for module in modules if (record := results.record_of(name, module.slug))]
    if options.gradescope:
        try:
            write_gradescope(records[0], options.gradescope, options.lang)
        except OSError as error:
            raise InputError(wording.NOT_WRITTEN.format(file=options.gradescope, reason=error.strerror)) from None
        return 0
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
) -> None:
    """The marks of these learners, into nbgrader's gradebook and its folder of graded notebooks."""
    from autograder.reading.apart import Reader

    try:
        from autograder.classroom.gradebook import opened
    except ImportError:
        raise InputError(wording.NEEDS_NBGRADER) from None
    wanted = {module.slug: [task.name for task in module.tasks] for module in modules}
    with (
        opened(options.gradebook, options.lang) as marks,
        Reader() as reader,
        _bar(wording.FILLING[options.lang]) as progress,
    ):
        bar = progress.add_task("", total=len(entries), name="")
        for entry, found in reader.read_each(entries, wanted, bool(options.module)):
            for slug, submission in found.items():
                record = results.record_of(entry.name, slug)
                if record:
                    marks.add(course.module(slug), record, reader.cells_of(entry, submission))
            progress.update(bar, advance=1, name=escape(entry.name[:40]))


def _export(course: Course, results: "Results", aside: list[str], reused: int, options: Namespace) -> int:
    from autograder.exports import machines, pages, tables, terminal
    from autograder.exports.summary import summarize
    from autograder.source import title_of

    console = Console(emoji=False)
    out: Path = options.out

    def records(of: Collection[str] = course.modules) -> Iterator[Record]:
        return (record for record in results.records() if record["module"] in of)

    summaries = summarize(records())
    judged = [module for module in course.modules.values() if module.slug in summaries]
    titles = {module.slug: title_of(module.source) for module in judged}

    try:
        tasks = [task.name for module in judged for task in module.tasks]
        tables.write_marks(records(), tasks, out / "marks.csv", options.lang)
        tables.write_checks(records(), out / "checks.csv", options.lang)
        if options.worksheet:
            tables.fill_worksheet(records(), options.worksheet, out / "moodle.csv", options.lang)
        else:
            tables.write_moodle(records(), out / "moodle.csv", options.lang)
        tables.write_canvas(
            records(), out / "canvas.csv", {slug: title[options.lang] for slug, title in titles.items()}
        )
        machines.write_junit(records(), out / "junit.xml", options.lang)
        (out / "pages").mkdir(exist_ok=True)
        for record in records():
            pages.write_page(record, titles[record["module"]], out / "pages", options.lang)
        pages.write_class_page({module.slug: summaries[module.slug] for module in judged}, titles, out, options.lang)
    except OSError as error:
        raise InputError(wording.EXPORT_NOT_WRITTEN.format(file=error.filename or out, reason=error.strerror)) from None
    for module in judged:
        names = [task.name for task in module.tasks]
        console.print(f"[bold]{module.slug}[/] {escape(titles[module.slug][options.lang])}")
        terminal.print_table(records({module.slug}), names, console, options.lang)
    if aside:
        print(wording.LEFT_ASIDE.format(files=_some(aside))[options.lang], file=sys.stderr)
    newer = {record["submission"]: needed for record in records() if (needed := record.get("needs_python"))}
    if newer:
        needed = max(newer.values(), key=lambda version: (len(version), version))  # 3.9 comes before 3.12
        here = ".".join(map(str, sys.version_info[:2]))
        said = wording.NEWER_PYTHON.format(count=len(newer), here=here, needed=needed, names=_some(list(newer)))
        print(said[options.lang], file=sys.stderr)
    if reused:
        print(wording.REUSED.format(count=reused)[options.lang], file=sys.stderr)
    count = sum(len(summary.marks) for summary in summaries.values())
    problems = sum(len(summary.learners) for summary in summaries.values()) - count
    print(wording.SUMMARY.format(count=count, problems=problems, folder=out)[options.lang])
    return 0 if count else 1


def _some(names: list[str]) -> str:
    """The first ones."""
    return ", ".join(names[:_MAX_NAMES]) + (" …" if len(names) > _MAX_NAMES else "")


# ---------------------------------------------------------------- doctor, demo, build


def _finding(finding: Finding, language: str) -> str:
    if finding.unavailable:
        return wording.TIER_UNAVAILABLE.format(reason=finding.unavailable)[language]
    if finding.holes:
        return wording.TIER_HOLES.format(holes=", ".join(finding.holes))[language]
    return wording.TIER_HOLDS.format(what=finding.tier.what)[language]


def doctor(options: Namespace) -> int:
    _require_linux()
    tier, findings = _best()
    for finding in findings:
        print(f"{finding.tier.name:14} {_finding(finding, options.lang)}")
    print(wording.CHOSEN.format(tier=tier.name)[options.lang] if tier else wording.REFUSED_TIER[options.lang])
    return 0 if tier else 1


def demo(options: Namespace) -> int:
    from autograder.demo import write_class

    names = write_class(this_course(), options.folder)
    print(wording.DEMO_WRITTEN.format(count=len(names), folder=options.folder)[options.lang])
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
        print(wording.COLLECTED.format(count=count, folder=options.folder / "submitted")[options.lang])
        if aside + idle:
            print(wording.LEFT_ASIDE.format(files=_some(aside + idle))[options.lang], file=sys.stderr)
        return 0 if count else 1
    slug = next(iter(course.modules))
    print(wording.CLASSROOM_MADE.format(folder=options.folder, slug=slug)[options.lang])
    return 0


def site(options: Namespace) -> int:
    from autograder.site import start_wording
    from autograder.site.building import build_site
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
    from autograder.audit import audit as findings

    found = False
    for finding in findings(this_course(), options.modules):
        print(finding, flush=True)
        found = True
    return int(found)


def reproduce(options: Namespace) -> int:
    from autograder.engine.facts import FACTS, kept
    from autograder.engine.facts import reproduce as reproduced

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
    from autograder.building import build_all

    stale = build_all(this_course(), options.check, options.modules)
    for path in stale:
        print(f"{'stale' if options.check else 'written'}: {path}")
    if options.check and stale:
        print("run `mastermind build` and commit what it writes", file=sys.stderr)
        return 1
    return 0


def notes(options: Namespace) -> int:
    course = this_course()
    from autograder.site import wording as said
    from autograder.site.notes import build_notes, build_pdf

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
    from autograder.board.start import Unplayable, match_of
    from autograder.board.terminal import converse

    decoder = "computer" if options.codebreaker == "computer" else None
    try:
        match = match_of(options.colours, options.length, options.tries, codebreaker=decoder)
    except Unplayable as problem:
        raise InputError(problem.text[options.lang].removeprefix("play").lstrip(" :")) from None
    converse(match, options.lang)
    return 0
