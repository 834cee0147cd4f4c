"""A folder of submissions graded: found, judged, written down, and all that is made of it brought
up to date."""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import gettempdir
from typing import Protocol

from autograder.course.module import Module, course_at
from autograder.grading import processors
from autograder.grading.exports import Exporter
from autograder.grading.pool import Judges, judge_all, local_executor, started_executor
from autograder.grading.records import RESULTS, Place, Records
from autograder.grading.written import Written
from autograder.i18n.display import some
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, finding, joined, plural
from autograder.intake import Entry, NotebookCell, Submission, find
from autograder.intake.apart import Reader
from autograder.intake.learners import NO_ANSWERS, NO_SUBMISSION, OF_THE_TEACHER, entry_of
from autograder.intake.roster import Person, called_as_in, read_roster
from autograder.judging.judge import unjudged
from autograder.marking.beside import Beside, dates_of
from autograder.marking.groups import groups_of, require_same_files, shared
from autograder.marking.names import Learners
from autograder.marking.overrides import Override
from autograder.marking.settings import AS_JUDGED, Settings
from autograder.reports.files import SET_ASIDE
from autograder.reports.line import Change, Line, digest_of
from autograder.reports.model import OUR_FAULT, Received, Report
from autograder.reports.tables import described, write_changes
from autograder.sandbox.doctor import (
    NO_ISOLATION,
    REFUSED_TIER,
    UNCONFINED,
    Finding,
    Tier,
    best,
    said_if_weaker,
    weaker,
)
from autograder.similar.files import require_ours
from autograder.similar.files import write as write_comparison

CLUSTER_OF_OURS = _(
    "--cluster judges the modules of this workbook only: grade {course} on this machine, without "
    "--cluster"
)

MAX_JOBS = 256
_TOLD = 5  # changes of marks, on the terminal


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


class NothingHandedIn(InputError):
    """There is nothing to judge in the folder, perhaps not yet."""


class Watcher:
    """Hears of a run while it goes on. This one does nothing with what it hears."""

    def takes(self, settings: Sequence[Path]) -> None:
        """The run begins, with these files of the teacher's: settings, and the tables beside
        them."""

    def begins(self, what: Message, count: int) -> None:
        """A part of the work begins, in so many steps or more."""

    def steps(self, name: str) -> None:
        """One of them is done: that learner's."""

    def ends(self) -> None:
        """Called when a part has ended, one way or the other."""

    def warns(self, said: Message) -> None:
        """The teacher should know, and now."""


@dataclass(frozen=True)
class Graded:
    """What came of grading a folder.

    Attributes:
        out: The folder that holds `results.jsonl`, the tables and the pages.
        learners: The names of those whose submissions were found.
        modules: The modules that were looked for.
        lines: The records of `out` at a glance, by name: those of earlier runs and of other
            modules, too, as long as the files are there.
        reused: How many records are those of an earlier run, as nothing has changed.
        aside: What was found and is no submission that can be judged.
        withdrawn: Who has records of files that are not there any more; no table has them.
        changes: The marks that are not what they were after the last run.
        lost: What went wrong with an export without costing anybody their mark, by its name.
        said: What the teacher was told while it went on.
        refused: Why the gradebook was not filled.
        settings: Those of the class, which have made the marks.
        set_aside: What somebody had changed in the folder, under the name it is kept by.
    """

    out: Path
    learners: tuple[str, ...]
    lines: tuple[Line, ...]
    modules: tuple[str, ...] = ()
    reused: int = 0
    aside: tuple[str, ...] = ()
    withdrawn: tuple[str, ...] = ()
    changes: tuple[Change, ...] = ()
    lost: Mapping[str, str] = field(default_factory=dict)
    said: tuple[Message, ...] = ()
    refused: InputError | None = None
    settings: Settings = AS_JUDGED
    set_aside: tuple[str, ...] = ()

    @property
    def reports(self) -> Iterator[Report]:
        """Every record in full, by name; read from the disk one after the other, as a class may be
        large."""
        wanted = {line.digest for line in self.lines}
        with (self.out / RESULTS).open("rb") as file:
            for record in file:
                digest = digest_of(record)
                if digest in wanted:
                    wanted.remove(digest)
                    yield self.settings.applied(Report.from_record(record))

    @property
    def could_not_be_judged(self) -> tuple[Line, ...]:
        """Those without a mark for something they handed in; each has its `problem`."""
        return tuple(line for line in self.lines if line.waits)

    @property
    def absent(self) -> tuple[Line, ...]:
        """Those on the roster who handed in nothing for a module of this run."""
        lines = (line for line in self.lines if line.module in self.modules)
        return tuple(line for line in lines if line.absent and not line.excused)

    @property
    def excused(self) -> tuple[Line, ...]:
        """Those for whom a module of this run does not count."""
        lines = (line for line in self.lines if line.module in self.modules)
        return tuple(line for line in lines if line.excused)

    @property
    def faults(self) -> dict[str, list[str]]:
        """The faults of ours for which somebody has no mark, and who."""
        found: dict[str, list[str]] = {}
        for line in self.lines:
            if line.fault:
                found.setdefault(line.fault, []).append(line.submission)
        return found

    @property
    def status(self) -> int:
        """0 when something was judged, 1 when nothing was, 3 when a check, the judge or an export
        went wrong."""
        if self.faults or self.lost:
            return OUR_FAULT
        return 0 if any(line.score is not None for line in self.lines) else 1

    @property
    def warnings(self) -> tuple[Message, ...]:
        """All that the teacher should know, in both languages."""
        return (*self.said, *self.conclusions)

    @property
    def conclusions(self) -> Iterator[Message]:
        """What the teacher should know at the end."""
        if self.aside:
            yield _("Left aside, not judged: {files}", files=some(self.aside))
        if self.reused:
            yield plural(
                "{count} submission unchanged since the last run was not judged again (--fresh "
                "judges all).",
                "{count} submissions unchanged since the last run were not judged again (--fresh "
                "judges all).",
                count=self.reused,
            )
        for fault, names in self.faults.items():
            yield _(
                "A fault of the workbook, not of the learners: {fault}. Without a mark for it "
                "({count}): {names}. Look at these yourself, and please report it to its authors.",
                fault=fault,
                count=len(names),
                names=some(names),
            )
        for fault in self.lost.values():
            yield _(
                "A fault of the workbook: one of its files is missing or not complete ({fault}). "
                "Please report it.",
                fault=fault,
            )
        if self.absent:
            names = [line.submission for line in self.absent]
            yield _("{count} handed in nothing: {names}.", count=len(names), names=some(names))
        if self.excused:
            names = [line.submission for line in self.excused]
            yield plural(
                "{count} mark excused, which counts nowhere: {names}.",
                "{count} marks excused, which count nowhere: {names}.",
                count=len(names),
                names=some(names),
            )
        if self.withdrawn:
            yield plural(
                "{count} learner of earlier runs has left the tables, as their files are not "
                "there any more, or bear another name: {names}. What was found is kept ({folder}).",
                "{count} learners of earlier runs have left the tables, as their files are not "
                "there any more, or bear another name: {names}. What was found is kept ({folder}).",
                count=len(self.withdrawn),
                names=some(self.withdrawn),
                folder=self.out,
            )
        if self.set_aside:
            yield SET_ASIDE.format(files=some(self.set_aside))
        if self.changes:
            marks = joined((described(change) for change in self.changes[:_TOLD]), "semicolon")
            yield _(
                "Marks that are not what they were: {count}. {marks}. All of them are in {file}.",
                count=len(self.changes),
                marks=marks,
                file=self.out / "changes.csv",
            )


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
    layout: str = "",
    fresh: bool = False,
    trusted: bool = False,
    similarity: Path | None = None,
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
        layout: What the folder is where it may be two things: "nbgrader" or "folder".
        fresh: Judge what has not changed, too.
        trusted: Judge where nothing can be confined, too.
        similarity: Receives what each learner wrote, for tools that compare programs.
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
    where, folder, watcher = Path(submissions), Path(out), watcher or Watcher()
    taught = course_at(course)
    named = [taught.module(slug) for slug in dict.fromkeys(modules)]
    beside = Beside.of(where, settings, single, layout)
    rules = beside.read(taught)
    language = language or rules.language or "en"
    asked, wanted = (
        bool(named),
        named or [one for one in taught.modules.values() if rules.counts(one.slug)],
    )
    if dropped := [one.slug for one in named if not rules.counts(one.slug)]:
        raise InputError(
            _(
                "{file} says that {module} does not count; add it to modules there, or leave out "
                "--module {module}",
                file=rules.path,
                module=dropped[0],
            )
        )
    jobs = processors.available() if jobs is None else jobs
    if not 1 <= jobs <= MAX_JOBS:
        raise InputError(_("--jobs must be between 1 and {most}", most=MAX_JOBS))
    if cluster and not taught.is_this_workbook:
        raise InputError(CLUSTER_OF_OURS.format(course=taught.root))
    if folder.resolve() == where.resolve() or (
        single and folder.resolve().is_relative_to(where.resolve())
    ):
        raise InputError(
            _(
                "--out {out} is the folder that is judged, or lies in one learner's, who may have "
                "put results there; give a folder elsewhere",
                out=folder,
            )
        )
    if similarity:
        require_ours(similarity, where)
    entries, aside = find(
        where, [one.slug for one in wanted], but=folder, single=single, layout=layout
    )
    planted = [name for name in aside if Path(name).name in OF_THE_TEACHER]
    aside = [name for name in aside if name not in planted]
    if not entries:
        raise NothingHandedIn(NO_SUBMISSION.format(folder=where))
    people: Sequence[Person] = read_roster(roster, rules.groups_of_roster) if roster else ()
    entries, strangers = called_as_in(people, entries) if roster else (entries, [])
    # a table may be somebody's answer
    for name in [one for one in aside if Path(one).suffix.lower() in NO_ANSWERS]:
        (entry,), unknown = called_as_in(people, [entry_of(name, [one.slug for one in wanted])])
        if not unknown and all(entry.name != one.name for one in entries):
            entries = sorted([*entries, entry], key=lambda one: one.name)
            aside.remove(name)
    groups = groups_of(rules, people)
    require_same_files(rules, groups, entries, [one.slug for one in wanted])
    rules = replace(rules, groups=groups)
    known_people = {one.name: one for one in people}
    entries = shared(rules.groups, entries, known_people)
    strangers = [name for name in strangers if any(entry.name == name for entry in entries)]
    said: list[Message] = []

    def warn(text: Message) -> None:
        said.append(text)
        watcher.warns(text)

    watcher.takes(beside.files)
    if planted:
        warn(
            _(
                "Not read, as it lies in what was handed in: {files}. Put your own settings into "
                "the folder in which you run this, or name them with --settings.",
                files=some(planted),
            )
        )
    warn_of_strangers(strangers, warn)
    written = Written.read(folder)
    records = Records(folder, written.results)
    try:
        known = {name for name, _slug in records.places}
        slugs = [one.slug for one in wanted]
        learners = Learners([*(entry.name for entry in entries), *known], known_people)
        rules, told = beside.about_learners(rules, taught, slugs, learners)
        dates, not_known = dates_of(rules, slugs, entries, worksheet)
        for sentence in (*told, *not_known):
            warn(sentence)
        if gradebook:
            rules = _with_marks_by_hand(rules, gradebook, wanted, [entry.name for entry in entries])
        if fresh or single:
            records.judge_anew()
            known = set()
        new = 0 if cluster else sum(entry.name not in known for entry in entries)
        with _processes(jobs, new) as executor_of:
            tier = _tier(records, trusted, warn)
            local = Judges(tier, executor_of, 2 * jobs)
            with judges_on(wanted, local, cluster, warn) as judges:
                reused, idle, present = _judge(entries, wanted, asked, judges, records, watcher)
        if len(idle) == len(entries):
            raise NothingHandedIn(NO_SUBMISSION.format(folder=where))
        # one more file takes nobody's place
        is_class = not where.is_file() or where.suffix.lower() == ".zip"
        if is_class:
            here = {entry.name: entry.account for entry in entries}
            accounts = {one.name: one.account for one in people} | here
            expected = {(one.name, module.slug) for one in people for module in wanted}
            expected |= {place for place in rules.overrides if place[0] in here}
            judged_slugs = {slug for _name, slug in records.places}
            judged = wanted if asked else [one for one in wanted if one.slug in judged_slugs]
            present |= _note_idle(
                [one for one in entries if one.name in idle], judged, records, tier
            )
            present |= _note_absent(expected, accounts, judged, present, records, tier)
            _note_withdrawn(records, wanted, present)
        _note_dates(records, present, dates)
        exporter = Exporter(
            taught, records, written, language, worksheet, known_people, rules, slugs, live
        )
        changes = [*exporter.changes()]
        write_changes(folder / "changes.csv", changes, language)
        lost, refused = exporter.write(similarity), None
        try:
            if gradebook and _hand_over(entries, wanted, asked, records, gradebook, rules, watcher):
                exporter = replace(exporter)  # its marks are made anew
                lost |= exporter.write()
            if similarity:
                # a group has one work
                alone = [*{entry.files: entry for entry in entries}.values()]
                write_comparison(
                    similarity, taught, _programs(alone, wanted, asked, watcher), language
                )
                warn(
                    _(
                        "{folder} has a file for each learner; {folder}/README.md has the "
                        "commands for Dolos, JPlag and compare50.",
                        folder=similarity,
                    )
                )
        except InputError as error:  # all else is done
            refused = error
        if above := _above_maximum(exporter.lines, entries) if rules.makes_marks else []:
            warn(
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
        return Graded(
            out=folder,
            learners=tuple(entry.name for entry in entries),
            lines=tuple(exporter.lines),
            reused=reused,
            aside=tuple(aside),
            withdrawn=tuple(
                sorted({name for name, slug in records.withdrawn if is_class and slug in slugs})
            ),
            modules=tuple(slugs),
            changes=tuple(changes),
            lost=lost,
            said=tuple(said),
            refused=refused,
            settings=rules,
            set_aside=tuple(str(path.relative_to(folder)) for path in written.set_aside),
        )
    finally:
        records.close()


@contextmanager
def part(watcher: Watcher, what: Message, count: int) -> Iterator[None]:
    """A part of the work, of which the watcher hears."""
    watcher.begins(what, count)
    try:
        yield
    finally:
        watcher.ends()


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


def best_tier() -> tuple[Tier | None, list[Finding]]:
    """The strongest confinement that holds, and what was found. Raises InputError where nothing can
    be tried out."""
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
    return best()


def chosen_tier(trusted: bool, warn: Callable[[Message], None]) -> Tier:
    """The strongest confinement there is; that it is weaker than it could be is said. Raises
    InputError."""
    tier, findings = best_tier()
    if tier is None:
        if not trusted:
            raise InputError(REFUSED_TIER)
        warn(NO_ISOLATION)
        return UNCONFINED
    if said := said_if_weaker(tier, findings):
        warn(said)
    return tier


def _tier(records: Records, trusted: bool, warn: Callable[[Message], None]) -> Tier:
    """The confinement; one that is weaker than it was before is said."""
    tier = chosen_tier(trusted, warn)
    if stronger := [name for name in sorted(records.tiers) if weaker(tier.name, name)]:
        before = ", ".join(stronger)
        warn(
            _(
                "The results in {folder} come from a stronger confinement ({before}) than the one "
                "this machine offers now ({tier}): everything handed in here is judged again, in "
                "the weaker one. To keep those results, give another --out, or grade where they "
                "were made.",
                folder=records.path.parent,
                before=before,
                tier=tier.name,
            )
        )
    return tier


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
    warn: Callable[[Message], None],
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
    workers = Cluster(cluster, modules, here.tier, lost)
    told: set[str] = set()

    def tell_refused() -> None:
        for worker, reason in sorted(workers.refused.items()):
            if worker not in told:
                told.add(worker)
                warn(_("{worker} gets no work: {reason}.", worker=worker, reason=reason))

    try:
        tell_refused()
        if not workers.size:
            raise InputError(
                _(
                    "the cluster at {address} has no worker that may judge; start one with `dask "
                    "worker {address}` from this checkout",
                    address=cluster,
                )
            )
        yield Judges(here.tier, lambda: workers, 2 * workers.size)
    finally:
        tell_refused()  # those that joined later
        workers.shutdown()


def _judge(
    entries: Sequence[Entry],
    modules: Sequence[Module],
    asked: bool,
    judges: Judges,
    records: Records,
    watcher: Watcher,
) -> tuple[int, list[str], set[Place]]:
    """Judge all that is new.

    Return how many records an earlier run had made, who handed in nothing to judge, and whose work
    is there.
    """
    reused = 0

    def seen(name: str, now: bool) -> None:
        nonlocal reused
        reused += not now
        watcher.steps(name)

    count = len(entries) * (len(modules) if asked else 1)  # more when a file holds several modules
    with part(watcher, _("judging"), count):
        idle, present = judge_all(entries, modules, asked, judges, records, seen)
    return reused, idle, present


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
        if head and head.date != dates[place]:
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


def _programs(
    entries: Sequence[Entry], modules: Sequence[Module], asked: bool, watcher: Watcher
) -> dict[str, dict[str, str]]:
    """Return what these learners wrote, by module and learner; without what could not be read."""
    wanted = {module.slug: [task.name for task in module.tasks] for module in modules}
    programs: dict[str, dict[str, str]] = {}
    with Reader() as reader, part(watcher, _("to be compared"), len(entries)):
        for entry, found in reader.read_each(entries, wanted, asked):
            for slug, submission in found.items():
                if not submission.problem:
                    programs.setdefault(slug, {})[entry.name] = submission.source
            watcher.steps(entry.name)
    return programs


def _hand_over(
    entries: Sequence[Entry],
    modules: Sequence[Module],
    asked: bool,
    records: Records,
    gradebook: Gradebook,
    settings: Settings,
    watcher: Watcher,
) -> bool:
    """The marks of these learners, to another place. Did one of them lose it there, as it could not
    be written down?"""
    spoilt = False
    wanted = {module.slug: [task.name for task in module.tasks] for module in modules}
    by_slug = {module.slug: module for module in modules}
    with (
        gradebook() as book,
        Reader() as reader,
        part(watcher, _("writing the gradebook"), len(entries)),
    ):
        for entry, found in reader.read_each(entries, wanted, asked):
            # who handed in nothing of any module has a record with the reason
            for slug in found or by_slug:
                if records.head((entry.name, slug)):
                    report = settings.applied(records.report((entry.name, slug)))
                    cells = reader.cells_of(entry, found[slug]) if slug in found else []
                    fault = book.add(by_slug[slug], report, cells)
                    if fault and not report.fault:
                        spoilt = True
                        records.add(report.without_mark(fault))
                        book.add(by_slug[slug], report.without_mark(fault), [])
            watcher.steps(entry.name)
    return spoilt
