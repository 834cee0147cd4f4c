"""The results of graded folders, each read once: of every record, what a term wants to know of it."""

import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from autograder.course.module import Course
from autograder.i18n import term as said
from autograder.i18n.errors import InputError
from autograder.i18n.text import Text
from autograder.reports.line import KEY_OF_FILE
from autograder.reports.model import NoRecord, Report
from autograder.term.kinds import Kind, kinds_of, looked_at

RESULTS = "results.jsonl"
WITHDRAWN = ".withdrawn"  # whose records stand for files that are not there any more

Applied = Callable[[Report], Report]  # the report with the mark that the settings of its class make of it


@dataclass(frozen=True, slots=True)
class Result:
    """One learner's work in one module.

    Attributes:
        name: As the folder has it.
        account: Who that is for the LMS it came from: moodle 123, canvas 45.
        module: The slug.
        folder: That of the results.
        mark: On the scale of the module, in one figure; None when there is none.
        out_of: The top of that scale.
        problem: Why it could not be judged.
        absent: Nothing was handed in.
        changed: A teacher has changed the mark: the reason.
        kinds: The kinds of trouble, each with the functions that have it.
        mistakes: The names of the known mistakes that were met.
        is_of_now: Was it judged by the checks, the program and the Python of today?
    """

    name: str
    account: str
    module: str
    folder: Path
    mark: float | None
    out_of: float
    problem: Text | None = None
    absent: bool = False
    changed: str = ""
    kinds: Mapping[Kind, tuple[str, ...]] = field(default_factory=dict)
    mistakes: tuple[str, ...] = ()
    is_of_now: bool = True

    @property
    def share(self) -> float | None:
        """The part of the scale that was reached; None without a mark, or without a scale."""
        return self.mark / self.out_of if self.mark is not None and self.out_of else None

    @property
    def waits(self) -> bool:
        """Was something handed in that has no mark? A person has to look at it."""
        return self.mark is None and not self.absent


@dataclass(frozen=True)
class Folder:
    """What one folder that `grade` wrote holds.

    Attributes:
        path: The folder.
        results: Those of the modules of the course, without those of files that were taken away.
        foreign: How many lines are no records of ours.
        unknown: The modules that the course does not have.
    """

    path: Path
    results: tuple[Result, ...]
    foreign: int = 0
    unknown: tuple[str, ...] = ()


class Reader:
    """Makes results of reports, with what it knows of the modules of a course."""

    def __init__(self, course: Course):
        self.modules = course.modules
        self._looking_at: dict[str, dict[str, Kind]] = {}
        self._judges: dict[tuple[str, str], str] = {}

    def read(self, path: Path, applied: Applied) -> Folder:
        """Read the records of a folder, one after the other. Raises InputError where there are none."""
        found: dict[tuple[str, str], Result] = {}  # of several lines, the last one counts
        withdrawn, unknown, foreign = _withdrawn(path), set[str](), 0
        try:
            with (path / RESULTS).open("rb") as file:
                for line in file:
                    try:
                        report = Report.from_record(line)
                    except NoRecord:
                        foreign += 1
                        continue
                    if report.module not in self.modules:
                        unknown.add(report.module)
                    elif report.place not in withdrawn:
                        found[report.place] = self.result(applied(report), path)
        except OSError as error:
            raise InputError(said.NO_RESULTS.format(folder=path, reason=error.strerror or error)) from None
        return Folder(path, (*found.values(),), foreign, (*sorted(unknown),))

    def result(self, report: Report, folder: Path) -> Result:
        """The result of a report of one of these modules."""
        return Result(
            name=report.submission,
            account=report.account,
            module=report.module,
            folder=folder,
            mark=report.score,
            out_of=report.points,
            problem=report.problem,
            absent=report.absent,
            kinds=kinds_of(report, self._kinds(report.module)),
            mistakes=(*report.mistakes,),
            is_of_now=not report.key or report.key[KEY_OF_FILE:] == self._judge(report.module, report.isolation),
        )

    def _kinds(self, slug: str) -> dict[str, Kind]:
        if slug not in self._looking_at:
            self._looking_at[slug] = looked_at(self.modules[slug])
        return self._looking_at[slug]

    def _judge(self, slug: str, isolation: str) -> str:
        """The half of a key that says by what a submission is judged today."""
        if (slug, isolation) not in self._judges:
            by = sha256(f"{self.modules[slug].digest} {isolation}".encode()).hexdigest()
            self._judges[slug, isolation] = by[:KEY_OF_FILE]
        return self._judges[slug, isolation]


def _withdrawn(folder: Path) -> set[tuple[str, str]]:
    """Whose records, of which module, the last run of `grade` left out of its tables."""
    with suppress(OSError, ValueError, TypeError):
        return {(str(name), str(slug)) for name, slug in json.loads((folder / WITHDRAWN).read_bytes())}
    return set()


def folders(paths: Iterable[Path]) -> list[Path]:
    """The folders of results that are meant, each once: these, or those that lie in one of them."""
    found: dict[Path, Path] = {}
    for path in paths:
        inside = sorted(one.parent for one in path.glob(f"*/{RESULTS}")) if not (path / RESULTS).exists() else []
        for one in inside or [path]:
            found.setdefault(one.resolve(), one)
    return [*found.values()]
