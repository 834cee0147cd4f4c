"""What a run knew beside what it judged, kept beside the results for the next one and for the term.

The marks as the settings of the class make them, these settings, when works were handed in, who
withdrew. A mark that is just the points has no line here.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from autograder.course.module import Course
from autograder.grading.results import Place
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.marking.beside import Beside
from autograder.marking.lateness import Received
from autograder.marking.settings import AS_JUDGED, Settings
from autograder.reports.line import Change, Line, digest_of
from autograder.reports.model import Report
from autograder.reports.writing import Export

GIVEN = ".given"
_ALIKE = 1e-9  # points: no change


@dataclass(frozen=True)
class Given:
    """What a run has left.

    Attributes:
        lines: The marks that are not just the points, each with the reasons it depended on.
        received: When works were handed in, of earlier runs too.
        settings: The file of settings; None: there was none.
        home: The folder of the tables beside it.
        withdrawn: Whose records, of which module, are of files that are not there any more.
        compared: The folder of the last comparison; None: there was none.
    """

    lines: Mapping[Place, tuple[Line, list[str]]] = field(default_factory=dict)
    received: Mapping[Place, Received] = field(default_factory=dict)
    settings: Path | None = None
    home: Path | None = None
    withdrawn: frozenset[Place] = frozenset()
    compared: Path | None = None

    def line(self, judged: Line, settings: Settings) -> Line | None:
        """The line with the mark that these settings give; None when it is not known."""
        if not settings.concerning(judged.place):
            return judged
        line, reasons = self.lines.get(judged.place, (judged, None))
        return (
            line
            if line.digest == judged.digest and reasons == [*settings.reasons(judged.place)]
            else None
        )

    def before(self, judged: Line) -> tuple[Line, list[str]]:
        """What the mark of that record was, and what it depended on."""
        line, reasons = self.lines.get(judged.place, (judged, ["", "", ""]))
        return (line, reasons) if line.digest == judged.digest else (judged, reasons)


def read_given(folder: Path) -> Given:
    """What the last run has left in a folder of results; nothing where there is none, or something
    else."""
    with suppress(OSError, ValueError, TypeError, KeyError, AttributeError):
        kept = json.loads((folder / GIVEN).read_bytes())
        lines = [(Line.from_json(line, digest), reasons) for line, digest, reasons in kept["lines"]]
        received = {
            (name, slug): Received(datetime.fromisoformat(at) if at else None, source)
            for name, slug, at, source in kept["received"]
        }
        settings, home, compared = (
            Path(one) if one else None for one in (*kept["files"], None)[:3]
        )
        withdrawn = frozenset((name, slug) for name, slug in kept.get("withdrawn", ()))
        marks = {line.place: (line, reasons) for line, reasons in lines}
        return Given(marks, received, settings, home, withdrawn, compared)
    return Given()


class GivenMarks(Export):
    """Writes it, with the pass in which everything else is made. Nothing where there is nothing but
    the points.

    Attributes:
        given: What is written, in the end.
    """

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        withdrawn: frozenset[Place] = frozenset(),
        compared: Path | None = None,
    ):
        self._path, self._settings = folder / GIVEN, settings
        self._lines: dict[Place, tuple[Line, list[str]]] = {}
        path, home = (one.resolve() if one else None for one in (settings.path, settings.home))
        self.given = Given(self._lines, settings.received, path, home, withdrawn, compared)

    def part(self, report: Report) -> tuple[Line, list[str]] | None:
        reasons = self._settings.reasons(report.place)
        return (Line.of(report, digest_of(report.record)), [*reasons]) if any(reasons) else None

    def add(self, part: tuple[Line, list[str]] | None) -> None:
        if part:
            self._lines[part[0].place] = part

    def close(self) -> None:
        given = self.given
        if not (
            given.lines or given.received or given.settings or given.withdrawn or given.compared
        ):
            self._path.unlink(missing_ok=True)
            return
        kept = {
            "lines": [
                [line.to_json(), line.digest, reasons] for line, reasons in given.lines.values()
            ],
            "received": [
                [*place, one.at.isoformat() if one.at else None, one.source]
                for place, one in sorted(given.received.items())
            ],
            "files": [
                str(path) if path else None for path in (given.settings, given.home, given.compared)
            ],
            "withdrawn": sorted(given.withdrawn),
        }
        fresh = self._path.with_name(f"{GIVEN}.new")
        fresh.write_text(
            json.dumps(kept, ensure_ascii=False), encoding="utf-8", errors="backslashreplace"
        )
        fresh.replace(self._path)


def changes(
    before: Mapping[Place, Line], given: Given, now: Iterable[Line], settings: Settings
) -> Iterator[Change]:
    """The marks that are not what they were. `before`, `given`: what the last run left; `now`: as
    they are given."""
    for line in now:
        if line.place not in before:
            continue
        was, reasons = given.before(before[line.place])
        if was.score == line.score or _alike(was.score, line.score):
            continue
        differs = [
            old != new for old, new in zip(reasons, settings.reasons(line.place), strict=True)
        ]
        yield Change(was, line, *differs)


def _alike(one: float | None, other: float | None) -> bool:
    return one is not None and other is not None and abs(one - other) < _ALIKE


def settings_of(
    given: Given, folder: Path, course: Course, names: Iterable[str], slugs: Sequence[str]
) -> Settings:
    """The settings that made the marks in a folder, for these learners and modules. Raises
    InputError: they moved."""
    file, home = given.settings, given.home
    if home is None:
        return AS_JUDGED
    if file and not file.is_file():
        raise InputError(
            _(
                "the marks in {folder} were made with {file}, which is not there any more; put it "
                "back first",
                folder=folder,
                file=file,
            )
        )
    known = set(names)
    beside = Beside.in_folder(home, file)
    received = {place: one for place, one in given.received.items() if place[0] in known}
    return beside.about_learners(beside.read(course), course, slugs, [], {}, known, None, received)[
        0
    ]
