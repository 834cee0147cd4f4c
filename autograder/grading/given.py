"""The marks as the settings of a class make them, kept beside the results: what changes is told at the next run.

`results.jsonl` holds what was judged, and nothing of this. A mark that is just the points has no line here.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from autograder.course.module import Course
from autograder.grading.results import Place
from autograder.i18n import marking as said
from autograder.i18n.errors import InputError
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
        settings: The file of settings.
        home: The folder of the tables beside it.
    """

    lines: Mapping[Place, tuple[Line, list[str]]] = field(default_factory=dict)
    received: Mapping[Place, Received] = field(default_factory=dict)
    settings: Path | None = None
    home: Path | None = None

    def line(self, judged: Line, settings: Settings) -> Line | None:
        """The line with the mark that these settings give; None when it is not known."""
        if not settings.concerning(judged.place):
            return judged
        line, reasons = self.lines.get(judged.place, (judged, None))
        return line if line.digest == judged.digest and reasons == [*settings.reasons(judged.place)] else None

    def before(self, judged: Line) -> tuple[Line, list[str]]:
        """What the mark of that record was, and what it depended on."""
        line, reasons = self.lines.get(judged.place, (judged, ["", "", ""]))
        return (line, reasons) if line.digest == judged.digest else (judged, reasons)


def read_given(folder: Path) -> Given:
    """What the last run has left in a folder of results; nothing where there is none, or something else."""
    with suppress(OSError, ValueError, TypeError, KeyError, AttributeError):
        kept = json.loads((folder / GIVEN).read_bytes())
        lines = [(Line.from_json(line, digest), reasons) for line, digest, reasons in kept["lines"]]
        received = {
            (name, slug): Received(datetime.fromisoformat(at) if at else None, source)
            for name, slug, at, source in kept["received"]
        }
        settings, home = (Path(one) if one else None for one in kept["files"])
        return Given({line.place: (line, reasons) for line, reasons in lines}, received, settings, home)
    return Given()


class GivenMarks(Export):
    """Writes them, with the pass in which everything else is made. Nothing where all marks are just the points."""

    def __init__(self, folder: Path, settings: Settings):
        self._path, self._settings = folder / GIVEN, settings
        self._lines: list[list[Any]] = []

    def part(self, report: Report) -> list[Any] | None:
        reasons = self._settings.reasons(report.place)
        digest = digest_of(report.record())
        return [Line.of(report, digest).to_json(), digest, reasons] if any(reasons) else None

    def add(self, part: list[Any] | None) -> None:
        if part:
            self._lines.append(part)

    def close(self) -> None:
        received = [
            [*place, one.at.isoformat() if one.at else None, one.source]
            for place, one in sorted(self._settings.received.items())
        ]
        if not self._lines and not received:
            self._path.unlink(missing_ok=True)
            return
        fresh = self._path.with_name(f"{GIVEN}.new")
        files = [str(path.resolve()) if path else None for path in (self._settings.path, self._settings.home)]
        text = json.dumps({"lines": self._lines, "received": received, "files": files}, ensure_ascii=False)
        fresh.write_text(text, encoding="utf-8", errors="backslashreplace")
        fresh.replace(self._path)


def changes(before: Mapping[Place, Line], given: Given, now: Iterable[Line], settings: Settings) -> Iterator[Change]:
    """The marks that are not what they were. `before`, `given`: what the last run left; `now`: as they are given."""
    for line in now:
        if line.place not in before:
            continue
        was, reasons = given.before(before[line.place])
        if was.score == line.score or _alike(was.score, line.score):
            continue
        differs = [old != new for old, new in zip(reasons, settings.reasons(line.place), strict=True)]
        yield Change(was, line, *differs)


def _alike(one: float | None, other: float | None) -> bool:
    return one is not None and other is not None and abs(one - other) < _ALIKE


def settings_of(folder: Path, course: Course, names: Iterable[str], slugs: Sequence[str]) -> Settings:
    """The settings that made the marks in a folder, for these learners and modules. Raises InputError: they moved."""
    given = read_given(folder)
    if given.home is None:
        return AS_JUDGED
    if given.settings and not given.settings.is_file():
        raise InputError(said.SETTINGS_MOVED.format(folder=folder, file=given.settings))
    known = set(names)
    beside = Beside.of(given.home, given.settings)
    received = {place: one for place, one in given.received.items() if place[0] in known}
    return beside.about_learners(beside.read(course), course, slugs, [], {}, known, None, received)[0]
