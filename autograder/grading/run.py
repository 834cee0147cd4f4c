"""A folder of submissions graded: found, judged, written down, and all that is made of it brought
up to date."""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from concurrent.futures import CancelledError, Executor
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory, gettempdir
from typing import Protocol

from autograder.course.module import Module, course_at
from autograder.grading import processors
from autograder.grading.exports import Exporter
from autograder.grading.graded import Graded
from autograder.grading.handed_in import NothingHandedIn, find_handed_in
from autograder.grading.pool import Judges, judge_all, local_executor, started_executor
from autograder.grading.records import RESULTS, Place, Records
from autograder.grading.watcher import Watcher, part
from autograder.grading.written import Written
from autograder.i18n.display import some
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, finding, plural
from autograder.intake import Entry, NotebookCell, Submission
from autograder.intake.learners import NO_SUBMISSION
from autograder.intake.limits import cells_of, read_each
from autograder.intake.roster import People
from autograder.judging.judge import unjudged
from autograder.marking.beside import Beside, dates_of
from autograder.marking.comments import without_place
from autograder.marking.overrides import Override
from autograder.marking.settings import Settings
from autograder.reports.line import Line
from autograder.reports.model import Received, Report
from autograder.reports.tables import write_changes
from autograder.sandbox.doctor import REFUSED_TIER, WALL, Finding, Tier, best

CLUSTER_OF_OURS = _(
    "a cluster judges the modules of this workbook only: grade {course} on this machine, without "
    "an address in --jobs"
)

MAX_JOBS = 256


class Book(Protocol):
    """Another place that takes the marks, in which a person may give some, too."""

    def add(self, module: Module, report: Report, cells: list[NotebookCell]) -> str:
        """Take the marks of one submission, and what was handed in; a fault of ours comes back in
        one line."""

    def by_hand(
        self, modules: Iterable[Module], learners: Iterable[str]
    ) -> Mapping[tuple[str, str, str], float]:
        """The points that a person has given there: by learner, module and task."""


Gradebook = Callable[[], AbstractContextManager[Book]]


def grade(
    submissions: Path | str,
    modules: Iterable[str] = (),
    out: Path | str = "marks",
    *,
    course: Path | None = None,
    language: str = "",
    jobs: int | None = None,
    cluster: str | None = None,
    worksheet: Path | None = None,
    gradebook: Gradebook | None = None,
    roster: Path | None = None,
    settings: Path | None = None,
    live: bool = False,
    single: bool = False,
    dry_run: bool = False,
    watcher: Watcher | None = None,
) -> Graded:
    """Judge a folder of submissions, a .zip of it or one file; the command `mastermind grade` does
    no more than this.

    Args:
        submissions: The folder, archive or file. Nothing in it can reach your files, or another's
            mark.
        modules: Their slugs, as "m02_pegs"; when none is named, those of which something was handed
            in.
        out: Receives results.jsonl, a line for each submission as it is judged; then tables and
            pages. What is there already and has not changed stays as it is.
        course: The folder of a course of your own; this workbook when none is named.
        language: That of tables and pages, when it is not the one of the settings.
        jobs: How many submissions are judged at once; one for each processor when none is said.
        cluster: The address of a Dask cluster to judge on.
        worksheet: The grading worksheet downloaded from Moodle; moodle.csv fills it in.
        gradebook: Opens another place that takes the marks, too.
        roster: A table of the class: who handed in nothing is listed, and everybody is called as
            there.
        settings: The settings of the class; when none are named, class.toml in the course folder of
            nbgrader, or in the current folder if that is not what was handed in.
        live: The page of the class loads itself again and again.
        single: All that is found is one learner's.
        dry_run: Write nothing: only the marks that would change are told.
        watcher: Hears of the run while it goes on.

    Raises InputError or CourseError, whose message says what to do, when nothing can be done as
    asked. A learner whose submission cannot be judged has a record without a score instead. In a
    script::

        from autograder import grade

        if __name__ == "__main__":  # judging processes import the script
            graded = grade("class", ["m02_pegs"], out="marks")
            for report in graded.reports:
                print(report.submission, report.score)
            for line in graded.could_not_be_judged:
                print(line.submission, line.problem)
    """
    require_linux()
    request = Request(
        Path(submissions),
        tuple(dict.fromkeys(modules)),
        Path(out),
        course,
        language,
        processors.available() if jobs is None else jobs,
        cluster,
        worksheet,
        gradebook,
        roster,
        settings,
        live,
        single,
        dry_run,
    )
    run = _Run(request, watcher or Watcher())
    written = Written.read(request.out)
    with ExitStack() as stack:
        folder = stack.enter_context(_copied(request.out)) if dry_run else request.out
        records = stack.enter_context(closing(Records(folder, written.results)))
        return run.grade(records, written)


@contextmanager
def _copied(out: Path) -> Iterator[Path]:
    """Copy the records to a folder that is deleted in the end, so that a run changes nothing."""
    with TemporaryDirectory() as folder:
        if (out / RESULTS).is_file():
            copyfile(out / RESULTS, Path(folder, RESULTS))
        yield Path(folder)


@dataclass(frozen=True)
class Request:
    """What is to be graded, and how: the arguments of `grade`."""

    submissions: Path
    modules: tuple[str, ...]
    out: Path
    course: Path | None
    language: str
    jobs: int
    cluster: str | None
    worksheet: Path | None
    gradebook: Gradebook | None
    roster: Path | None
    settings: Path | None
    live: bool
    single: bool
    dry_run: bool


class _Run:
    """One run: what it begins with, and its steps."""

    def __init__(self, request: Request, watcher: Watcher):
        """Find what is to be judged. Raises InputError or CourseError."""
        self.request, self.watcher = request, watcher
        self.said: list[Message] = []
        self.course = course_at(request.course)
        named = [self.course.module(slug) for slug in request.modules]
        where, single = request.submissions, request.single
        self.teacher = Beside.of(where, request.settings, single)
        self.settings = self.teacher.read(self.course)
        self.language = request.language or self.settings.language or "en"
        counting = [one for one in self.course.modules.values() if self.settings.counts(one.slug)]
        self.modules = named or counting
        self.slugs = [module.slug for module in self.modules]
        self._require_sense()
        self.found = find_handed_in(
            where, self.slugs, self.settings, request.out, request.roster, single
        )
        self.settings = replace(self.settings, groups=self.found.groups)
        self.watcher.takes(self.teacher.files)
        if self.found.planted:
            self.warn(
                _(
                    "Not read, as it lies in what was handed in: {files}. Put your own settings "
                    "into the folder in which you run this, or name them with --settings.",
                    files=some(self.found.planted),
                )
            )
        warn_of_strangers(self.found.strangers, self.warn)

    def _require_sense(self) -> None:
        """Raise InputError where the options do not go together."""
        request, settings = self.request, self.settings
        for module in self.modules:
            if not settings.counts(module.slug):
                raise InputError(
                    _(
                        "{file} says that {module} does not count; add it to modules there, or "
                        "leave out --module {module}",
                        file=settings.path,
                        module=module.slug,
                    )
                )
        if not 1 <= request.jobs <= MAX_JOBS:
            raise InputError(_("--jobs must be between 1 and {most}", most=MAX_JOBS))
        if request.cluster and not self.course.is_this_workbook:
            raise InputError(CLUSTER_OF_OURS.format(course=self.course.root))
        out, where = request.out.resolve(), request.submissions.resolve()
        if out == where or (request.single and out.is_relative_to(where)):
            raise InputError(
                _(
                    "--out {out} is the folder that is judged, or lies in one learner's, who may "
                    "have put results there; give a folder elsewhere",
                    out=request.out,
                )
            )

    def warn(self, text: Message) -> None:
        """Tell the teacher, now and in the end."""
        self.said.append(text)
        self.watcher.warns(text)

    @property
    def is_class(self) -> bool:
        """Whether a class was handed in, and not one file more, which takes nobody's place."""
        where = self.request.submissions
        return not where.is_file() or where.suffix.lower() == ".zip"

    def grade(self, records: Records, written: Written) -> Graded:
        """Judge what is new, then bring up to date all that is made of the records."""
        request, entries = self.request, self.found.entries
        dates = self._read_tables(records)
        reused = self._judge(records, dates)
        if self.is_class:
            written.graded = request.submissions.resolve().stem
        self._warn_of_comments(records)
        exporter = self._exporter(records, written)
        changes, before = [*exporter.changes()], {*written.marks}
        lost, refused = dict[str, str](), None
        if not request.dry_run:
            write_changes(request.out / "changes.csv", changes, self.language)
            lost = exporter.write()
            try:
                if request.gradebook and self._hand_over(records, request.gradebook):
                    exporter = self._exporter(records, written)
                    lost |= exporter.write()
            except InputError as error:  # all else is done
                refused = error
        if above := _above_maximum(exporter.lines, entries) if self.settings.makes_marks else []:
            self.warn(
                plural(
                    "{count} mark is above the maximum with its bonus. Moodle drops such a grade, "
                    "so moodle.csv has the maximum for it: {names}. Raise the maximum of the "
                    'assignment there, or set bonus = "capped".',
                    "{count} marks are above the maximum with their bonus. Moodle drops such a "
                    "grade, so moodle.csv has the maximum for them: {names}. Raise the maximum of "
                    'the assignment there, or set bonus = "capped".',
                    count=len(above),
                    names=some(above),
                )
            )
        gone = {name for name, slug in records.withdrawn if self.is_class and slug in self.slugs}
        if request.dry_run:
            gone &= {name for name, _slug in before}
        return Graded(
            out=request.out,
            learners=tuple(entry.name for entry in entries),
            lines=tuple(exporter.lines),
            modules=tuple(self.slugs),
            reused=reused,
            aside=tuple(self.found.aside),
            withdrawn=tuple(sorted(gone)),
            changes=tuple(changes),
            new=tuple(line for line in exporter.lines if line.place not in before),
            lost=lost,
            said=tuple(self.said),
            refused=refused,
            settings=self.settings,
            set_aside=tuple(str(path.relative_to(request.out)) for path in written.set_aside),
        )

    def _exporter(self, records: Records, written: Written) -> Exporter:
        return Exporter(
            self.course,
            records,
            written,
            self.language,
            self.request.worksheet,
            self.found.people,
            self.settings,
            self.slugs,
            self.request.live,
        )

    def _read_tables(self, records: Records) -> dict[Place, Received]:
        """Read the teacher's tables, and when works were handed in."""
        entries, request = self.found.entries, self.request
        known = {name for name, _slug in records.places}
        learners = People([*(entry.name for entry in entries), *known], self.found.people)
        self.settings, told = self.teacher.about_learners(
            self.settings, self.course, self.slugs, learners
        )
        dates, not_known = dates_of(self.settings, self.slugs, entries, request.worksheet)
        for sentence in (*told, *not_known):
            self.warn(sentence)
        if request.gradebook:
            names = [entry.name for entry in entries]
            self.settings = _with_marks_by_hand(
                self.settings, request.gradebook, self.modules, names
            )
        return dates

    def _warn_of_comments(self, records: Records) -> None:
        """Name the teacher's comments that are on no page."""
        there = {*records.places}
        for place, comments in self.settings.comments.items():
            if self.teacher.comments and place[1] in self.slugs:
                report = records.report(place) if place in there else None
                marked = self.settings.applied(report) if report else None
                for said in without_place(self.teacher.comments, place, marked, comments):
                    self.warn(said)

    # ---- judging

    def _judge(self, records: Records, dates: Mapping[Place, Received]) -> int:
        """Judge all that is new; return how many records an earlier run had made."""
        request, entries = self.request, self.found.entries
        known = {name for name, _slug in records.places}
        if request.single:
            records.judge_anew()
            known = set()
        new = 0 if request.cluster else sum(entry.name not in known for entry in entries)
        with _processes(request.jobs, new) as executor_of:
            tier = require_wall()
            if self.settings.seconds:
                tier = tier.within(self.settings.seconds)
            local = Judges(tier, executor_of, 2 * request.jobs)
            with judges_on(self.modules, local, request.cluster) as judges:
                reused, idle, present = self._judge_all(judges, records)
        if len(idle) == len(entries):
            raise NothingHandedIn(NO_SUBMISSION.format(folder=request.submissions))
        if self.is_class:
            self._note_who_is_missing(records, idle, present, tier)
        _note_dates(records, present, dates)
        return reused

    def _judge_all(self, judges: Judges, records: Records) -> tuple[int, list[str], set[Place]]:
        """Return how many records an earlier run had made, who handed in nothing to judge, and
        whose work is there."""
        reused, is_asked = 0, bool(self.request.modules)

        def seen(name: str, now: bool) -> None:
            nonlocal reused
            reused += not now
            self.watcher.steps(name)

        entries = self.found.entries
        count = len(entries) * (len(self.modules) if is_asked else 1)  # a file may hold several
        with part(self.watcher, _("judging"), count):
            idle, present = judge_all(entries, self.modules, is_asked, judges, records, seen)
        return reused, idle, present

    def _note_who_is_missing(
        self, records: Records, idle: Sequence[str], present: set[Place], tier: Tier
    ) -> None:
        """Record who handed in nothing to be judged, nothing at all, or has taken it away."""
        entries, people = self.found.entries, self.found.people
        here = {entry.name: entry.account for entry in entries}
        accounts = {one.name: one.account for one in people.values()} | here
        expected = {(name, slug) for name in people for slug in self.slugs}
        expected |= {place for place in self.settings.overrides if place[0] in here}
        judged = {slug for _name, slug in records.places}
        modules = [one for one in self.modules if self.request.modules or one.slug in judged]
        without = [entry for entry in entries if entry.name in idle]
        present |= _note_idle(without, modules, records, tier)
        present |= _note_absent(expected, accounts, modules, present, records, tier)
        _note_withdrawn(records, self.modules, present)

    # ---- what else takes what was handed in

    def _read_each(self, what: Message) -> Iterator[tuple[Entry, dict[str, Submission]]]:
        """Read again what was handed in; a group's work for each of its members."""
        wanted = {module.slug: [task.name for task in module.tasks] for module in self.modules}
        entries = self.found.entries
        with part(self.watcher, what, len(entries)):
            for entry, found in read_each(entries, wanted, bool(self.request.modules)):
                yield entry, found
                self.watcher.steps(entry.name)

    def _hand_over(self, records: Records, gradebook: Gradebook) -> bool:
        """Hand the marks of these learners to another place; return whether one of them lost it
        there, as it could not be written down."""
        is_spoilt = False
        by_slug = {module.slug: module for module in self.modules}
        with gradebook() as book:
            for entry, found in self._read_each(_("writing the gradebook")):
                # who handed in nothing of any module has a record with the reason
                for slug in found or by_slug:
                    if not records.head((entry.name, slug)):
                        continue
                    report = self.settings.applied(records.report((entry.name, slug)))
                    cells = cells_of(entry, found[slug]) if slug in found else []
                    fault = book.add(by_slug[slug], report, cells)
                    if fault and not report.fault:
                        is_spoilt = True
                        records.add(report.without_mark(fault))
                        book.add(by_slug[slug], report.without_mark(fault), [])
        return is_spoilt


def warn_of_strangers(strangers: Sequence[str], warn: Callable[[Message], None]) -> None:
    """Name those who handed something in and are not on the roster, if there are any."""
    if strangers:
        warn(
            plural(
                "{count} submission bears a name that is not on the roster: {names}.",
                "{count} submissions bear a name that is not on the roster: {names}.",
                count=len(strangers),
                names=some(strangers),
            )
        )


def require_linux() -> None:
    """Raise InputError where nothing can be confined."""
    if sys.platform != "linux":
        raise InputError(
            _(
                "other people's code can only be confined on Linux: use a Linux machine, WSL2 on "
                "Windows, or the container image (autograder/guide/servers.md)"
            )
        )


def examined_wall() -> Finding:
    """Try out the confinement. Raises InputError where nothing can be tried out."""
    require_linux()
    try:
        gettempdir()
    except OSError:
        raise InputError(
            _(
                "there is no folder for temporary files: neither $TMPDIR nor /tmp nor /var/tmp can "
                "be written; set TMPDIR to a folder that can"
            )
        ) from None
    return best()[1]


def require_wall() -> Tier:
    """Return the confinement. Raises InputError where it does not hold."""
    if not examined_wall().holds:
        raise InputError(REFUSED_TIER)
    return WALL


@contextmanager
def _processes(jobs: int, new: int) -> Iterator[Callable[[], Executor]]:
    """What starts judging processes: at once, while other things are done, where there are `new`
    submissions."""
    started = [started_executor(jobs, new)] if new else []
    try:
        yield lambda: started.pop() if started else local_executor(jobs)
    finally:
        for executor in started:
            executor.shutdown(wait=False)


@contextmanager
def judges_on(
    modules: Sequence[Module],
    here: Judges,
    cluster: str | None,
    lost: Message = _(
        "the cluster at {address} is lost; what was judged is kept, and the same command goes on "
        "from there"
    ),
) -> Iterator[Judges]:
    """Processes of this machine, or the workers of a cluster, which have no access to our folder.

    `lost`: what is said when all of these are gone.
    """
    if cluster is None:
        yield here
        return
    try:
        from autograder.grading.cluster import Cluster
    except ImportError:
        raise InputError(
            _('Dask is not installed here: in a copy of the workbook, pip install ".[cluster]"')
        ) from None
    workers = Cluster(cluster, modules)
    try:
        yield Judges(here.tier, lambda: workers, 2 * workers.size)
    except CancelledError:
        raise InputError(lost.format(address=cluster)) from None
    finally:
        workers.shutdown()


def _note_idle(
    entries: Sequence[Entry], modules: Sequence[Module], records: Records, tier: Tier
) -> set[Place]:
    """Record why nothing is judged of learners in whose work there is nothing of any module; return
    the places."""
    for entry in entries:
        for module in modules:
            submission = Submission(
                entry.name, problem=entry.why_nothing_is_judged, account=entry.account
            )
            records.add(unjudged(module, submission, tier, entry.why_nothing_is_judged))
    return {(entry.name, module.slug) for entry in entries for module in modules}


def _note_absent(
    expected: Set[Place],
    accounts: Mapping[str, str],
    modules: Sequence[Module],
    present: Set[Place],
    records: Records,
    tier: Tier,
) -> set[Place]:
    """Record who handed in nothing, and return whose records, of which module, these are.

    `expected`: of everybody on the roster, and of those whose mark the teacher has changed.
    `accounts`: by name.
    """
    by_slug = {module.slug: module for module in modules}
    missing = {place for place in expected - present if place[1] in by_slug}
    for name, slug in sorted(missing):
        submission = Submission(name, account=accounts[name])
        report = unjudged(
            by_slug[slug], submission, tier, finding("file.not-handed-in", "Nothing was handed in.")
        )
        records.add(replace(report, absent=True))
    return missing


def _note_withdrawn(records: Records, modules: Sequence[Module], present: Set[Place]) -> None:
    """Record whose files, of these modules, are not there any more, or have another name."""
    slugs = {module.slug for module in modules}
    for place in records.places:
        if place[1] in slugs and place not in present:
            report = records.report(place)
            withdrawn = replace(
                report,
                tasks=(),
                notes=(),
                problem=finding("file.withdrawn", "The file is not there any more."),
                withdrawn=True,
            )
            records.add(withdrawn)


def _note_dates(records: Records, present: Set[Place], dates: Mapping[Place, Received]) -> None:
    """Record when works were handed in, where that is another date than the last run knew."""
    for place in present & dates.keys():
        head = records.head(place)
        if head and head.received != dates[place]:
            records.add(replace(records.report(place), received=dates[place]))


def _above_maximum(lines: Iterable[Line], entries: Iterable[Entry]) -> list[str]:
    """Who came from Moodle and has more than it takes."""
    of_moodle = {entry.name for entry in entries if entry.account.startswith("moodle ")}
    above = (line for line in lines if line.score is not None and line.score > line.points)
    return [line.submission for line in above if line.submission in of_moodle]


def _with_marks_by_hand(
    settings: Settings, gradebook: Gradebook, modules: Sequence[Module], learners: Sequence[str]
) -> Settings:
    """The settings with the points that a person has given in the gradebook; these go before those
    of the table."""
    try:
        with gradebook() as book:
            given = book.by_hand(modules, learners)
    except InputError:
        return settings  # said when it is to be filled, when all else is done
    overrides = dict(settings.overrides)
    for (name, slug, task), points in given.items():
        others = [one for one in overrides.get((name, slug), ()) if one.task != task]
        overrides[name, slug] = (*others, Override(name, slug, task, points, "nbgrader"))
    return replace(settings, overrides=overrides)
