"""All that is made of the records of a class: tables, pages, files for other programs."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.course.percent import title_of
from autograder.grading.records import Place, Records
from autograder.grading.written import GivenMark, Written
from autograder.i18n.display import clean, rank_of
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.intake.roster import Person
from autograder.judging.judge import key_of_judge
from autograder.marking.described import described, learners_described
from autograder.marking.settings import AS_JUDGED, Settings
from autograder.reports import tables
from autograder.reports.feedback import Feedback, named_for_canvas, named_for_moodle
from autograder.reports.files import digest_at
from autograder.reports.line import Change, Line
from autograder.reports.model import KEY_OF_FILE, Report
from autograder.reports.overview import PERCENT, Overview, Rules, overview_of
from autograder.reports.pages import ClassPage, page_name, page_of
from autograder.reports.workbook import moodle_grades, workbook_of

PAGES = "pages"
_FEEDBACK = {"moodle_feedback.zip": named_for_moodle, "canvas_feedback.zip": named_for_canvas}
FILES = (
    *("marks.csv", "marks.xlsx", "checks.csv", "moodle.csv", "moodle_grades.csv", "canvas.csv"),
    *(*_FEEDBACK, "class.html"),
)
_OF_THE_RUN = ("moodle.csv", *_FEEDBACK)
_ALIKE = 1e-9  # points: no change


@dataclass(frozen=True)
class Exporter:
    """Brings what is made of the records in a folder up to date.

    Attributes:
        course: Records of modules that it does not have are passed over.
        records: What was found.
        written: What the last run has left.
        language: That of tables and pages.
        worksheet: Moodle's own, to be filled in.
        people: Who is on the roster, by name.
        settings: Those of the class.
        slugs: The modules of this run: an archive of Moodle or Canvas is of one assignment, and
            what goes back there is of no other one. None: of all modules.
        live: Whether the page of the class loads itself again and again.
    """

    course: Course
    records: Records
    written: Written
    language: str
    worksheet: Path | None = None
    people: Mapping[str, Person] = field(default_factory=dict)
    settings: Settings = AS_JUDGED
    slugs: Collection[str] | None = None
    live: bool = False

    @cached_property
    def lines(self) -> list[Line]:
        """The marks that are given, of modules that count in this course, as people look names
        up."""
        modules = [slug for slug in self.course.modules if self.settings.counts(slug)]
        places = [place for place in self.records.places if place[1] in modules]
        places.sort(key=lambda place: (rank_of(place[0]), place))
        return [*map(self._line, places)]

    def _line(self, place: Place) -> Line:
        if not any(self._reasons(place)):
            return self.records.line(place)
        marked = self.settings.applied(self.records.report(place))
        return Line.of(marked, self.records.digest(place))

    @cached_property
    def modules(self) -> list[Module]:
        """The modules of which there are records."""
        slugs = {line.module for line in self.lines}
        return [module for module in self.course.modules.values() if module.slug in slugs]

    def changes(self) -> Iterator[Change]:
        """Yield the marks that are not what they were after the last run."""
        marks = {mark.place: mark for mark in self.written.marks}
        for line in self.lines:
            before = marks.get(line.place)
            if before is None or _are_alike(before.score, line.score):
                continue
            reasons = self._reasons(line.place)
            new = [old != now for old, now in zip(before.reasons, reasons, strict=True)]
            yield Change(
                line.submission,
                line.module,
                before.score,
                line.score,
                line.absent and not before.absent and line.score is None,
                before.key[:KEY_OF_FILE] != line.key[:KEY_OF_FILE],
                before.key[KEY_OF_FILE:] != line.key[KEY_OF_FILE:],
                *new,
            )

    def _reasons(self, place: Place) -> tuple[str, str, str]:
        head = self.records.head(place)
        return self.settings.reasons(place, head.received if head else None)

    # ---- files

    def write(self) -> dict[str, str]:
        """Write what is not current.

        Returns:
            What went wrong with a file by a fault of ours, by its name. A table that lacks somebody
            for it is there, and is made again by the next run.

        Raises:
            InputError: A file cannot be written.
        """
        try:
            lost = self._write()
            self._keep()
        except OSError as error:
            raise InputError(
                _(
                    "{file} cannot be written: {reason}; the results are kept",
                    file=error.filename or self.written.folder,
                    reason=error.strerror,
                )
            ) from None
        return lost

    def _write(self) -> dict[str, str]:
        written, lost = self.written, dict[str, str]()
        pages = {line.place: self._page_made_of(line) for line in self.lines}
        stale = {
            place
            for place, made_of in pages.items()
            if not written.is_current(_page_at(place), made_of)
        }
        tables_made_of = self._tables_made_of()
        are_current = "class.html" in written.files and all(
            written.is_current(name, tables_made_of) for name in FILES if name in written.files
        )
        exports = {} if are_current else self._exports()
        wanted = [place for place in pages if place in stale or not are_current]
        for report in map(self.settings.applied, self.records.reports(wanted)):
            if report.place in stale:
                name = _page_at(report.place)
                if page := _tried(lost, name, self._page_of, report):
                    written.write(name, pages[report.place], page)
            self._hand_to(exports, report, lost)
        contents: dict[str, Callable[[], bytes | None]] = {
            name: export.content for name, export in exports.items()
        }
        if not are_current:
            contents["canvas.csv"] = self._canvas
            contents["marks.xlsx"] = lambda: workbook_of(self.overview, self.language)
            contents["moodle_grades.csv"] = lambda: (
                moodle_grades(self.overview) if len(self.modules) > 1 else None
            )
        for name, content in contents.items():
            failed: dict[str, str] = {}
            made = _tried(failed, name, content)
            if not failed:
                written.write(name, "" if name in lost else tables_made_of, made)
            lost |= failed
        return lost

    def _hand_to(
        self, exports: Mapping[str, tables.Export], report: Report, lost: dict[str, str]
    ) -> None:
        is_meant = self.slugs is None or report.module in self.slugs
        for name, export in exports.items():
            if is_meant or name not in _OF_THE_RUN:
                _tried(lost, name, export.add, report)

    def _keep(self) -> None:
        written, settings = self.written, self.settings
        written.results = self.records.digest_of_file()
        written.marks = [
            GivenMark(*line.place, line.score, line.key, line.absent, self._reasons(line.place))
            for line in self.lines
        ]
        written.slugs = tuple(self.slugs) if self.slugs is not None else None
        written.settings = str(settings.path.resolve()) if settings.path else ""
        written.home = str(settings.home.resolve()) if settings.home else ""
        written.save()

    def _page_of(self, report: Report) -> bytes:
        title, attempts = self._titles[report.module], self.records.attempts(report.place)
        page = page_of(report, title, self.language, attempts)
        return page.encode("utf-8", "backslashreplace")

    def _page_made_of(self, line: Line) -> str:
        return _digest(
            line.digest,
            self._reasons(line.place),
            self.settings.page_digest(line.place),
            self.records.attempts(line.place),
            self._titles[line.module],
            self.language,
        )

    @cached_property
    def _titles(self) -> dict[str, Message]:
        return {slug: title_of(module.source) for slug, module in self.course.modules.items()}

    @cached_property
    def overview(self) -> Overview:
        """All modules of which there are records, together."""
        settings = self.settings
        rules = Rules(
            settings.out_of or PERCENT,
            settings.absent,
            settings.weight,
            str(settings.path or ""),
        )
        return overview_of(self.lines, self._titles, self.people, rules, [*self._notices()])

    def _notices(self) -> Iterator[Message]:
        """Say what was judged by other checks than those of today."""
        outdated = Counter(
            line.module
            for line in self.lines
            if line.key and line.key[KEY_OF_FILE:] != self._key_of_judge(line)
        )
        if outdated:
            yield _(
                "Not judged by the checks, the program and the Python of today: {modules}. Marks "
                "of different versions may not be comparable; the command `mastermind grade` of "
                "each module, run again, judges them anew.",
                modules=", ".join(f"{slug} ({count})" for slug, count in outdated.items()),
            )

    def _key_of_judge(self, line: Line) -> str:
        return key_of_judge(self.course.modules[line.module], line.isolation)

    def _canvas(self) -> bytes | None:
        titles = {slug: title.typed(self.language) for slug, title in self._titles.items()}
        return tables.canvas(self.lines, titles)

    def _exports(self) -> dict[str, tables.Export]:
        language, folder = self.language, self.written.folder
        tasks = [task.name for module in self.modules for task in module.tasks]
        moodle = tables.Worksheet(self.worksheet, language) if self.worksheet else None
        return {
            "marks.csv": tables.marks(tasks, language, self.people, self.settings.makes_marks),
            "checks.csv": tables.checks(language),
            "moodle.csv": moodle or tables.Moodle(language),
            **{name: Feedback(folder / PAGES, named) for name, named in _FEEDBACK.items()},
            "class.html": ClassPage(
                language,
                titles=self._titles,
                mistake_titles={
                    name: title
                    for module in self.modules
                    for name, title in module.mistake_titles.items()
                },
                overview=self.overview if len(self.modules) > 1 else None,
                settings=described(self.settings),
                groups=learners_described(self.settings),
                live=self.live,
                name=self.settings.name or self.written.graded,
                date=date.today().isoformat(),
            ),
        }

    def _tables_made_of(self) -> str:
        """Return what changes with whatever the tables are made of."""
        titles = [
            (self._titles[module.slug], module.mistake_titles, module.digest)
            for module in self.modules
        ]
        return _digest(
            [line.digest for line in self.lines],
            self.settings,
            self.language,
            titles,
            self.people,
            digest_at(self.worksheet) if self.worksheet else "",
            self.live,
            self.written.graded,
            sorted(self.slugs or ()),
        )


def _page_at(place: Place) -> str:
    return f"{PAGES}/{page_name(place)}"


def _digest(*made_of: object) -> str:
    return sha256(repr(made_of).encode("utf-8", "backslashreplace")).hexdigest()[:32]


def _tried(
    lost: dict[str, str], name: str, step: Callable[..., bytes | None], *reports: Report
) -> bytes | None:
    """Do what makes a part of a file, and note what goes wrong there by a fault of ours."""
    try:
        return step(*reports)
    except (OSError, InputError):
        raise
    except Exception as error:
        who = "".join(f"{report.submission}: " for report in reports)
        said = f"{name}: {who}{type(error).__name__}: {error}".removesuffix(": ")
        lost[name] = clean(said, 200)
        return None


def _are_alike(one: float | None, other: float | None) -> bool:
    if one is None or other is None:
        return one is other
    return abs(one - other) < _ALIKE
