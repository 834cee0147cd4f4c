"""A folder of submissions graded: found, judged, written down, and all that is made of it brought
up to date."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Protocol

from autograder.course.module import Module, course_at
from autograder.grading import processors
from autograder.grading.exports import Exporter
from autograder.grading.graded import Graded
from autograder.grading.handed_in import NothingHandedIn, find_handed_in, warn_of_strangers
from autograder.grading.pool import (
    CLUSTER_OF_OURS,
    MAX_JOBS,
    Judges,
    judge_all,
    judges_on,
    local_executor,
    require_linux,
    require_wall,
)
from autograder.grading.records import RESULTS, Place, Records
from autograder.grading.watcher import Watcher, part
from autograder.grading.written import Written
from autograder.i18n.display import some
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, finding, plural
from autograder.intake import NotebookCell, Submission
from autograder.intake.learners import NO_SUBMISSION
from autograder.intake.limits import cells_of, read_each
from autograder.intake.roster import People
from autograder.judging.judge import unjudged
from autograder.marking.beside import Beside, dates_of
from autograder.marking.comments import without_place
from autograder.marking.settings import Settings
from autograder.reports.line import Line
from autograder.reports.model import Received, Report
from autograder.reports.tables import write_changes
from autograder.sandbox.doctor import Tier


class Book(Protocol):
    """Another place that takes the marks."""

    def add(self, module: Module, report: Report, cells: list[NotebookCell]) -> str:
        """Take the marks of one submission, and what was handed in; a fault of ours comes back in
        one line."""


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
    return _Run(
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
        watcher or Watcher(),
    ).grade()


@dataclass
class _Run:
    """One run: the arguments of `grade`, what it begins with, and its steps."""

    submissions: Path
    asked: tuple[str, ...]
    out: Path
    root: Path | None
    language: str
    jobs: int
    cluster: str | None
    worksheet: Path | None
    gradebook: Gradebook | None
    roster: Path | None
    settings_path: Path | None
    live: bool
    single: bool
    dry_run: bool
    watcher: Watcher

    def __post_init__(self) -> None:
        """Find what is to be judged. Raises InputError or CourseError."""
        self.told: list[Message] = []
        self.course = course_at(self.root)
        named = [self.course.module(slug) for slug in self.asked]
        self.teacher = Beside.of(self.submissions, self.settings_path, self.single)
        settings = self.teacher.read(self.course)
        self.language = self.language or settings.language or "en"
        counting = [one for one in self.course.modules.values() if settings.counts(one.slug)]
        self.modules = named or counting
        self.by_slug = {module.slug: module for module in self.modules}
        self.slugs = [*self.by_slug]
        self._require_sense(settings)
        self.found = find_handed_in(
            self.submissions, self.slugs, settings, self.out, self.roster, self.single
        )
        self.settings = replace(settings, groups=self.found.groups)
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

    def _require_sense(self, settings: Settings) -> None:
        """Raise InputError where the options do not go together."""
        for slug in self.slugs:
            if not settings.counts(slug):
                raise InputError(
                    _(
                        "{file} says that {module} does not count; add it to modules there, or "
                        "leave out --module {module}",
                        file=settings.path,
                        module=slug,
                    )
                )
        if not 1 <= self.jobs <= MAX_JOBS:
            raise InputError(_("--jobs must be between 1 and {most}", most=MAX_JOBS))
        if self.cluster and not self.course.is_this_workbook:
            raise InputError(CLUSTER_OF_OURS.format(course=self.course.root))
        out, where = self.out.resolve(), self.submissions.resolve()
        if out == where or (self.single and out.is_relative_to(where)):
            raise InputError(
                _(
                    "--out {out} is the folder that is judged, or lies in one learner's, who may "
                    "have put results there; give a folder elsewhere",
                    out=self.out,
                )
            )

    def warn(self, text: Message) -> None:
        """Tell the teacher, now and in the end."""
        self.told.append(text)
        self.watcher.warns(text)

    @property
    def is_class(self) -> bool:
        """Whether a class was handed in, and not one file more, which takes nobody's place."""
        where = self.submissions
        return not where.is_file() or where.suffix.lower() == ".zip"

    def grade(self) -> Graded:
        """Judge what is new, then bring up to date all that is made of the records."""
        written = Written.read(self.out)
        with self._records(written.results) as records:
            dates = self._read_tables(records)
            reused = self._judge(records, dates)
            self._warn_of_comments(records)
            return self._write(records, written, reused)

    @contextmanager
    def _records(self, trusted: str) -> Iterator[Records]:
        """Open the records; a copy of them, where nothing is to be written."""
        with ExitStack() as stack:
            folder = self.out
            if self.dry_run:
                folder = Path(stack.enter_context(TemporaryDirectory()))
                if (self.out / RESULTS).is_file():
                    copyfile(self.out / RESULTS, folder / RESULTS)
            yield stack.enter_context(closing(Records(folder, trusted)))

    def _read_tables(self, records: Records) -> dict[Place, Received]:
        """Read the teacher's tables, and when works were handed in."""
        entries = self.found.entries
        known = {name for name, _slug in records.places}
        learners = People([*(entry.name for entry in entries), *known], self.found.people)
        self.settings, of_tables = self.teacher.about_learners(
            self.settings, self.course, self.slugs, learners
        )
        dates, not_known = dates_of(self.settings, self.slugs, entries, self.worksheet)
        for sentence in (*of_tables, *not_known):
            self.warn(sentence)
        return dates

    def _warn_of_comments(self, records: Records) -> None:
        """Name the teacher's comments that are on no page."""
        places = {*records.places}
        for place, comments in self.settings.comments.items():
            if self.teacher.comments and place[1] in self.slugs:
                report = records.report(place) if place in places else None
                marked = self.settings.applied(report) if report else None
                for text in without_place(self.teacher.comments, place, marked, comments):
                    self.warn(text)

    # ---- judging

    def _judge(self, records: Records, dates: Mapping[Place, Received]) -> int:
        """Judge all that is new; return how many records an earlier run had made."""
        entries, reused = self.found.entries, 0
        if self.single:
            records.judge_anew()

        def seen(name: str, now: bool) -> None:
            nonlocal reused
            reused += not now
            self.watcher.steps(name)

        tier = require_wall()
        if self.settings.seconds:
            tier = tier.within(self.settings.seconds)
        local = Judges(tier, lambda: local_executor(self.jobs), 2 * self.jobs)
        # a file may hold several modules
        count = len(entries) * (len(self.modules) if self.asked else 1)
        with (
            judges_on(self.modules, local, self.cluster) as judges,
            part(self.watcher, _("judging"), count),
        ):
            is_asked = bool(self.asked)
            idle, present = judge_all(entries, self.modules, is_asked, judges, records, seen)
        if len(idle) == len(entries):
            raise NothingHandedIn(NO_SUBMISSION.format(folder=self.submissions))
        if self.is_class:
            self._note_missing(records, idle, present, tier)
        for place in present & dates.keys():
            head = records.head(place)
            if head and head.received != dates[place]:
                records.add(replace(records.report(place), received=dates[place]))
        return reused

    def _note_missing(
        self, records: Records, idle: Sequence[str], present: set[Place], tier: Tier
    ) -> None:
        """Record who handed in nothing to be judged, nothing at all, or has taken it away.

        These are everybody on the roster, and those whose mark the teacher has changed. Their
        places join those that are `present`.
        """
        entries, people = {one.name: one for one in self.found.entries}, self.found.people
        judged = {slug for _name, slug in records.places}
        slugs = [slug for slug in self.slugs if self.asked or slug in judged]
        expected = {(name, slug) for name in (*people, *idle) for slug in slugs}
        changed = self.settings.overrides.keys()
        expected |= {place for place in changed if place[0] in entries and place[1] in slugs}
        for name, slug in sorted(expected - present):
            entry, absent = entries.get(name), name not in idle
            account = entry.account if entry else people[name].account
            why = finding("file.not-handed-in", "Nothing was handed in.")
            if entry and not absent:
                why = entry.why_nothing_is_judged
            submission = Submission(name, account=account)
            report = unjudged(self.by_slug[slug], submission, tier, why)
            records.add(replace(report, absent=absent))
        present |= expected
        withdrawn = finding("file.withdrawn", "The file is not there any more.")
        for place in records.places:
            if place[1] in self.slugs and place not in present:
                report = records.report(place)
                records.add(replace(report, tasks=(), notes=(), problem=withdrawn, withdrawn=True))

    # ---- what is made of the records

    def _write(self, records: Records, written: Written, reused: int) -> Graded:
        """Bring up to date all that is made of the records, and say what came of the run."""
        if self.is_class:
            written.graded = self.submissions.resolve().stem
        written.roster = str(self.roster.resolve()) if self.roster else ""
        exporter = self._exporter(records, written)
        changes, before = [*exporter.changes()], {mark.place for mark in written.marks}
        lost, refused = dict[str, str](), None
        if not self.dry_run:
            write_changes(self.out / "changes.csv", changes, self.language)
            lost = exporter.write()
            try:
                if self.gradebook and self._hand_over(records, self.gradebook):
                    exporter = self._exporter(records, written)
                    lost |= exporter.write()
            except InputError as error:  # all else is done
                refused = error
        self._warn_of_maximum(exporter.lines)
        gone = {name for name, slug in records.withdrawn if self.is_class and slug in self.slugs}
        if self.dry_run:
            gone &= {name for name, _slug in before}
        return Graded(
            out=self.out,
            learners=tuple(entry.name for entry in self.found.entries),
            lines=tuple(exporter.lines),
            modules=tuple(self.slugs),
            reused=reused,
            aside=tuple(self.found.aside),
            withdrawn=tuple(sorted(gone)),
            changes=tuple(changes),
            new=tuple(line for line in exporter.lines if line.place not in before),
            lost=lost,
            said=tuple(self.told),
            refused=refused,
            settings=self.settings,
            set_aside=tuple(str(path.relative_to(self.out)) for path in written.set_aside),
        )

    def _exporter(self, records: Records, written: Written) -> Exporter:
        return Exporter(
            self.course,
            records,
            written,
            self.language,
            self.worksheet,
            self.found.people,
            self.settings,
            self.slugs,
            self.live,
        )

    def _hand_over(self, records: Records, gradebook: Gradebook) -> bool:
        """Hand the marks of these learners to another place; return whether one of them lost it
        there, as it could not be written down."""
        is_spoilt, entries = False, self.found.entries
        wanted = {slug: [task.name for task in one.tasks] for slug, one in self.by_slug.items()}
        read = read_each(entries, wanted, bool(self.asked))
        with gradebook() as book, part(self.watcher, _("writing the gradebook"), len(entries)):
            for entry, found in read:
                # who handed in nothing of any module has a record with the reason
                for slug in found or self.slugs:
                    if not records.head((entry.name, slug)):
                        continue
                    report = self.settings.applied(records.report((entry.name, slug)))
                    cells = cells_of(entry, found[slug]) if slug in found else []
                    fault = book.add(self.by_slug[slug], report, cells)
                    if fault and not report.fault:
                        is_spoilt = True
                        records.add(report.without_mark(fault))
                        book.add(self.by_slug[slug], report.without_mark(fault), [])
                self.watcher.steps(entry.name)
        return is_spoilt

    def _warn_of_maximum(self, lines: Iterable[Line]) -> None:
        """Name those who came from Moodle and have more than it takes."""
        entries = self.found.entries
        of_moodle = {entry.name for entry in entries if entry.account.startswith("moodle ")}
        above = [
            line.submission
            for line in lines
            if line.submission in of_moodle and (line.score or 0.0) > line.points
        ]
        if above and self.settings.makes_marks:
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
