"""What is made of the results of a class: tables, pages, files for other programs. What is as it
should be stays."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import astuple, dataclass, field, replace
from functools import cached_property
from hashlib import file_digest, sha256
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.course.parts import program_digest
from autograder.course.percent import title_of
from autograder.grading.given import GIVEN, Given, GivenMarks, read_given
from autograder.grading.kept import keep, kept
from autograder.grading.results import Place, Results
from autograder.i18n.display import rank_of
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.intake.roster import Person
from autograder.marking.described import described, groups_described
from autograder.marking.settings import AS_JUDGED, Settings
from autograder.reports import ci, tables
from autograder.reports.feedback import Feedback, named_for_canvas, named_for_moodle
from autograder.reports.line import Line
from autograder.reports.model import Report
from autograder.reports.pages import ClassPage, Pages
from autograder.reports.writing import Export, set_aside, write_all

_FEEDBACK = {"moodle_feedback.zip": named_for_moodle, "canvas_feedback.zip": named_for_canvas}
_FILES = ("marks.csv", "checks.csv", "moodle.csv", "canvas.csv", *_FEEDBACK, "class.html")
_MADE = ".made"  # what these were made of, and what they were then


@dataclass(frozen=True)
class Written:
    """What came of writing all that is made of results.

    Attributes:
        given: The marks that are given, as they are noted now.
        lost: What went wrong without costing somebody their mark, by export.
        nothing: Was everything there as it should be?
    """

    given: Given
    lost: dict[str, str]
    nothing: bool = False


@dataclass(frozen=True)
class Exporter:
    """Writes what is made of the results in a folder.

    Attributes:
        course: Records of modules that it does not have are passed over.
        folder: Where the files go.
        language: That of tables and pages.
        worksheet: Moodle's own, to be filled in.
        for_gradescope: Find out whether Gradescope's results can be made, too.
        withdrawn: Whose records, of which module, are of files that are not there any more: they
            are passed over.
        people: Who is on the roster, by name.
        settings: Those of the class.
        live: The page of the class loads itself again and again.
        compared: The folder of this run's comparison.
    """

    course: Course
    folder: Path
    language: str
    worksheet: Path | None = None
    for_gradescope: bool = False
    withdrawn: frozenset[Place] = frozenset()
    people: Mapping[str, Person] = field(default_factory=dict)
    settings: Settings = AS_JUDGED
    live: bool = False
    compared: Path | None = None

    def write(self, results: Results, before: Given | None = None) -> Written:
        """Bring everything up to date. `before`: what the last run has left, if it was read
        already.

        A record over which something goes wrong is replaced by one without a mark. Raises
        InputError.
        """
        try:
            return self._write(results, before or read_given(self.folder))
        except OSError as error:
            file = error.filename or self.folder
            raise InputError(
                _(
                    "{file} cannot be written: {reason}; the results are kept",
                    file=file,
                    reason=error.strerror,
                )
            ) from None

    def _write(self, results: Results, before: Given) -> Written:
        compared = self.compared.resolve() if self.compared else before.compared
        made_of = self._made_of(results)
        as_noted = compared == before.compared and self._is_noted(results, before)
        if as_noted and kept(self.folder / _MADE) == [made_of, self._digests()]:
            stale = [
                line.place
                for line in self.known(results)
                if not self.pages.is_made(line.place, line.digest)
            ]
            lost = write_all(
                lambda _: {"pages": self.pages},
                lambda: self._reports(results, stale),
                results.add,
                self.folder,
            )
            if self._made_of(results) == made_of:
                return Written(before, lost, nothing=not stale)
        self.set_aside_changed()
        places = [line.place for line in self.known(results)]
        modules, noted = self.judged(results), []

        def exports(folder: Path) -> dict[str, Export]:
            noted.append(GivenMarks(folder, self.settings, self.withdrawn, compared))
            return self._exports(folder, modules) | {"given": noted[-1]}

        lost = write_all(exports, lambda: self._reports(results, places), results.add, self.folder)
        results.tidy()
        if not lost:
            keep(self.folder / _MADE, [self._made_of(results), self._digests()])
        return Written(noted[-1].given, lost)

    def set_aside_changed(self) -> None:
        """Keep, under another name, each table that is not as it was written: somebody has worked
        on it."""
        written: dict[str, str] = (kept(self.folder / _MADE, by_any=True) or ["", {}])[1]
        for name, digest in self._digests().items():
            if digest and digest != written.get(name):
                set_aside(self.folder / name)

    def take_as_written(self) -> None:
        """Let the tables, which we have changed ourselves just now, count as those we have
        written."""
        made = kept(self.folder / _MADE, by_any=True)
        if made:
            keep(self.folder / _MADE, ["", self._digests()])

    def _reports(self, results: Results, places: list[Place]) -> Iterator[Report]:
        """Those records in full, with the marks that are given."""
        return map(self.settings.applied, results.reports(places))

    def _is_noted(self, results: Results, given: Given) -> bool:
        """Whether the marks that are given are known, as they were written down."""
        return all(given.line(line, self.settings) for line in self.known(results))

    def lines(self, results: Results, given: Given) -> list[Line]:
        """The records with the marks that are given, once everything is written."""
        return [given.line(line, self.settings) or line for line in self.known(results)]

    def known(self, results: Results) -> list[Line]:
        """The records of modules that count, in this course, and of what was not withdrawn, as
        people look names up."""
        modules = [slug for slug in self.course.modules if self.settings.counts(slug)]
        lines = (
            line
            for line in results.lines
            if line.module in modules and line.place not in self.withdrawn
        )
        return sorted(lines, key=lambda line: (rank_of(line.submission), line.place))

    def judged(self, results: Results) -> list[Module]:
        """The modules of which there are records."""
        slugs = {line.module for line in self.known(results)}
        return [module for module in self.course.modules.values() if module.slug in slugs]

    @cached_property
    def pages(self) -> Pages:
        """The pages of the learners."""
        return Pages(
            self.folder / "pages", self._titles, self.language, program_digest(), self.settings
        )

    @cached_property
    def _titles(self) -> dict[str, Message]:
        return {slug: title_of(module.source) for slug, module in self.course.modules.items()}

    def _exports(self, folder: Path, modules: list[Module]) -> dict[str, Export]:
        language, titles = self.language, self._titles
        mistakes = {
            name: title for module in modules for name, title in module.mistake_titles.items()
        }
        moodle = folder / "moodle.csv"
        sheet = (
            tables.Worksheet(self.worksheet, moodle, language)
            if self.worksheet
            else tables.Moodle(moodle, language)
        )
        exports: dict[str, Export] = {
            "marks.csv": tables.marks(
                folder / "marks.csv",
                [task.name for one in modules for task in one.tasks],
                language,
                self.people,
                self.settings.makes_marks,
            ),
            "checks.csv": tables.checks(folder / "checks.csv", language),
            "moodle.csv": sheet,
            "canvas.csv": tables.Canvas(
                folder / "canvas.csv",
                {slug: title.typed(language) for slug, title in titles.items()},
            ),
            "pages": replace(self.pages, folder=folder / "pages"),
        }
        exports |= {
            name: Feedback(folder / name, folder / "pages", named)
            for name, named in _FEEDBACK.items()
        }
        exports["class.html"] = ClassPage(
            folder / "class.html",
            titles,
            mistakes,
            language,
            self.live,
            described(self.settings),
            groups_described(self.settings),
        )
        return exports | ({"gradescope": ci.Gradescope(language)} if self.for_gradescope else {})

    def _made_of(self, results: Results) -> str:
        """Changes with whatever the files are made of; with the program, too, all that is kept
        does."""
        tasks = [
            (module.slug, self._titles[module.slug].to_json(), [task.name for task in module.tasks])
            + ([title.to_json() for title in module.mistake_titles.values()],)
            for module in self.judged(results)
        ]
        sheet = _digest(self.worksheet) if self.worksheet else None
        of = [
            results.digest,
            self.language,
            tasks,
            sheet,
            self.for_gradescope,
            sorted(self.withdrawn),
        ]
        of += [self.live, self.settings.digest]
        of += [
            str(path.resolve()) if path else "" for path in (self.settings.path, self.settings.home)
        ]
        of.append([astuple(person) for person in self.people.values()])
        return sha256(json.dumps(of).encode()).hexdigest()

    @property
    def files(self) -> list[Path]:
        """The files that are made of the results, and what is noted of them; the pages are
        others."""
        return [self.folder / name for name in (*_FILES, _MADE, GIVEN)]

    def _digests(self) -> dict[str, str]:
        return {name: _digest(self.folder / name) for name in _FILES}


def _digest(path: Path) -> str:
    """The digest of a file; empty when there is none."""
    try:
        with path.open("rb") as file:
            return file_digest(file, "sha256").hexdigest()
    except OSError:
        return ""
