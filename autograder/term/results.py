"""The results of graded folders, each read once: of every record, what a term wants to know of
it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from autograder.course.module import Course
from autograder.grading.given import read_given
from autograder.grading.results import RESULTS
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.reports.line import KEY_OF_FILE, Line, digest_of
from autograder.reports.model import NoRecord, Report


@dataclass(frozen=True, slots=True)
class Result:
    """One learner's work in one module.

    Attributes:
        name: As the folder has it.
        account: Who that is for the LMS it came from: moodle 123, canvas 45.
        module: The slug.
        folder: That of the results.
        mark: The one that was given, in one figure; None when there is none.
        out_of: The top of that scale.
        problem: Why it could not be judged.
        absent: Nothing was handed in.
        excused: Does the module not count for this learner?
        changed: Has a teacher changed the mark?
        is_of_now: Was it judged by the checks, the program and the Python of today?
    """

    name: str
    account: str
    module: str
    folder: Path
    mark: float | None
    out_of: float
    problem: Message | None = None
    absent: bool = False
    excused: bool = False
    changed: bool = False
    is_of_now: bool = True

    @property
    def share(self) -> float | None:
        """The part of the scale that was reached; None without a mark, or without a scale."""
        return self.mark / self.out_of if self.mark is not None and self.out_of else None

    @property
    def is_missing(self) -> bool:
        """Was nothing handed in, and no mark given all the same?"""
        return self.absent and self.mark is None and not self.excused

    @property
    def waits(self) -> bool:
        """Was something handed in that has no mark? A person has to look at it."""
        return self.mark is None and not self.absent and not self.excused


@dataclass(frozen=True)
class Folder:
    """What one folder that `grade` wrote holds.

    Attributes:
        path: The folder.
        results: Those of the modules of the course, without those of files that were taken away.
        settings: The file that their marks were made with.
        foreign: How many lines are no records of ours.
        unknown: The modules that the course does not have.
    """

    path: Path
    results: tuple[Result, ...]
    settings: Path | None = None
    foreign: int = 0
    unknown: tuple[str, ...] = ()


class Reader:
    """Makes results of reports, with what it knows of the modules of a course."""

    def __init__(self, course: Course):
        self.modules = course.modules
        self._judges: dict[tuple[str, str], str] = {}

    def read(self, path: Path) -> Folder:
        """Read the records of a folder, one after the other. Raises InputError where there are
        none.

        Marks are those that `grade` gave last, with the settings and the changes of the class.
        """
        given = read_given(path)
        found: dict[tuple[str, str], Result] = {}  # of several lines, the last one counts
        unknown, foreign = set[str](), 0
        try:
            with (path / RESULTS).open("rb") as file:
                for record in file:
                    try:
                        report = Report.from_record(record)
                    except NoRecord:
                        foreign += 1
                        continue
                    if report.module not in self.modules:
                        unknown.add(report.module)
                    elif report.place not in given.withdrawn:
                        line = Line.of(report, digest_of(record))
                        found[report.place] = self._result(report, *given.before(line), path)
        except OSError as error:
            raise InputError(
                _(
                    "there are no results in {folder} ({reason}); give folders that `mastermind "
                    "grade --out` wrote",
                    folder=path,
                    reason=error.strerror or error,
                )
            ) from None
        return Folder(path, (*found.values(),), given.settings, foreign, (*sorted(unknown),))

    def _result(self, report: Report, given: Line, reasons: Sequence[str], folder: Path) -> Result:
        """The result of a report. `given`: with the mark that was given; `reasons`: what that
        depended on."""
        return Result(
            name=report.submission,
            account=report.account,
            module=report.module,
            folder=folder,
            mark=given.score,
            out_of=given.points,
            problem=report.problem,
            absent=report.absent,
            excused=given.excused,
            changed=bool(reasons[1]),
            is_of_now=not report.key
            or report.key[KEY_OF_FILE:] == self._judge(report.module, report.isolation),
        )

    def _judge(self, slug: str, isolation: str) -> str:
        """The half of a key that says by what a submission is judged today."""
        if (slug, isolation) not in self._judges:
            by = sha256(f"{self.modules[slug].digest} {isolation}".encode()).hexdigest()
            self._judges[slug, isolation] = by[:KEY_OF_FILE]
        return self._judges[slug, isolation]


def folders(paths: Iterable[Path]) -> list[Path]:
    """The folders of results that are meant, each once: these, or those that lie in one of them."""
    found: dict[Path, Path] = {}
    for path in paths:
        inside = (
            sorted(one.parent for one in path.glob(f"*/{RESULTS}"))
            if not (path / RESULTS).exists()
            else []
        )
        for one in inside or [path]:
            found.setdefault(one.resolve(), one)
    return [*found.values()]
