"""The way of a whole class through the commands, as its teacher types them; and what its files say
then.

The files are read by what any teacher has: a reader of CSV, with the separator of the country, and
openpyxl.
"""

import csv
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from autograder.tests import whole_class
from autograder.tests.paper import EXCUSED, NOTHING, WAITS, Mark, Sheet, sheets
from autograder.tests.whole_class import (
    CANVAS,
    M01,
    M02,
    MOODLE,
    NBGRADER,
    Learner,
    canvas_number,
    moodle_number,
    nbgrader_login,
)

_PROGRAM = "import sys; from autograder.cli import main; sys.exit(main())"
_SCALE = " / 20"


@dataclass(frozen=True)
class Graded:
    """The folder in which all lies, and what the commands said.

    Attributes:
        learners: As they are when they have handed in again.
        first: What they had handed in before.
    """

    folder: Path
    road: str
    first: tuple[Learner, ...]
    learners: tuple[Learner, ...]
    said: Mapping[str, str]


def graded_class(folder: Path, learners: Sequence[Learner], road: str, jobs: int = 2) -> Graded:
    """Two archives, graded one after the other into one folder, with a roster and settings; then
    one handed in again."""
    folder.mkdir(parents=True, exist_ok=True)
    write = whole_class.WRITERS[road]
    for slug in (M01, M02):
        write(folder, slug, learners)
    whole_class.write_settings(folder, road)
    whole_class.write_school(folder / "school.csv", learners)
    said = {}

    def run(name: str, *command: str) -> None:
        done = subprocess.run(
            [sys.executable, "-c", _PROGRAM, *command],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise AssertionError(f"{command} ended with {done.returncode}: {done.stderr}")
        said[name] = done.stdout + done.stderr

    def grade(name: str, archive: str, slug: str, language: str) -> None:
        rosters = {
            MOODLE: ["--roster", f"{slug}.csv", "--worksheet", f"{slug}.csv"],
            CANVAS: ["--roster", "canvas.csv"],
        }.get(road, ["--roster", "school.csv"])
        options = ["--out", "marks", "--lang", language, "--jobs", str(jobs), *rosters]
        run(name, "grade", archive, "--module", slug, *options)

    grade("first", f"{M01}.zip", M01, "fr")
    grade("second", f"{M02}.zip", M02, "en")
    again = tuple(whole_class.second(learners))
    write(folder, M02, again, "again.zip")
    grade("again", "again.zip", M02, "en")
    return Graded(folder, road, tuple(learners), again, said)


# ---------------------------------------------------------------- what the files say


def rows(path: Path, sign: str = ",") -> list[dict[str, str]]:
    """The lines of a table by the heads of its columns."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        return [*csv.DictReader(file, delimiter=sign, strict=True)]


def number(cell: str) -> float | None:
    """A figure of either country; None for an empty cell."""
    return float(cell.replace(",", ".")) if cell else None


def name_in(graded: Graded, one: Learner) -> str:
    """As our tables have it: nothing in it that turns the text around, and no formula."""
    if not one.listed and graded.road == CANVAS:
        return "participant555"
    if not one.listed and graded.road == NBGRADER:
        return nbgrader_login(graded.learners.index(one))
    shown = one.name.replace("\u202e", "\\u202e")
    return f"'{shown}" if shown.startswith("=") else shown


def wrong_figures(graded: Graded) -> Iterator[str]:
    """Each figure, in each table, that is not the one on paper; one sentence each."""
    import openpyxl

    paper = sheets(graded.learners, graded.road)
    marks = {slug: _by_name(graded.folder / "marks" / "marks.csv", slug) for slug in (M01, M02)}
    book = openpyxl.load_workbook(graded.folder / "marks" / "marks.xlsx")
    head, *lines = book.worksheets[0].iter_rows(values_only=True)
    sheet_of = {str(line[0]): dict(zip(map(str, head), line, strict=True)) for line in lines}
    for one in graded.learners:
        sheet, name = paper[one.name], name_in(graded, one)
        for slug, mark in ((M01, sheet.first), (M02, sheet.second)):
            row = marks[slug].pop(name, None)
            if not one.listed and mark == NOTHING:
                yield from ([f"{name}, {slug}: a line"] if row else [])
                continue
            yield from _differs(f"{name}, {slug}", _seen(row), mark)
            if mark in (WAITS, NOTHING, EXCUSED) and row and not _reason(row):
                yield f"{name}, {slug}: no reason"
        seen = sheet_of[name.removeprefix("'")]
        yield from _differs(
            f"{name}, total in the spreadsheet", seen[f"total{_SCALE}"], _rounded(sheet.total)
        )
        for slug, mark in ((M01, sheet.first), (M02, sheet.second)):
            cell = seen[f"{slug}{_SCALE}"]
            if cell != _in_sheet(mark):
                yield f"{name}, {slug} in the spreadsheet: {cell}, on paper {mark}"
    yield from (f"{name} is nobody of the class" for table in marks.values() for name in table)
    yield from _wrong_in_lms(graded, paper)


def _by_name(path: Path, slug: str) -> dict[str, dict[str, str]]:
    table = [row for row in rows(path) if row["module"] == slug]
    found = {row["submission"]: row for row in table}
    assert len(found) == len(table), f"somebody has two lines in {path}"
    return found


def _seen(row: Mapping[str, str] | None) -> float | str | None:
    if row is None:
        return "no line"
    return number(row["score"])


def _reason(row: Mapping[str, str]) -> str:
    return row["problem"]


def _differs(what: str, seen: object, mark: Mark | None) -> Iterator[str]:
    expected = None if mark in (WAITS, NOTHING, EXCUSED) else mark
    if seen != expected:
        yield f"{what}: {seen}, on paper {mark}"


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)


def _in_sheet(mark: Mark) -> Mark | None:
    """`absent = "zero"`; who is excused is said so, and what waits has no mark."""
    return {WAITS: None, NOTHING: 0.0}.get(mark, mark) if isinstance(mark, str) else mark


def _wrong_in_lms(graded: Graded, paper: Mapping[str, Sheet]) -> Iterator[str]:
    """What Moodle and Canvas are given back: a line for each account, with its grade and why it has
    none."""
    if graded.road not in (MOODLE, CANVAS):
        return
    if graded.road == CANVAS:
        _, *lines = rows(graded.folder / "marks" / "canvas.csv")
        grades = {
            row["ID"]: next(value for key, value in row.items() if key.startswith(M02))
            for row in lines
        }
        empty = {WAITS: "", NOTHING: "", EXCUSED: "EX"}
        accounts = {str(canvas_number(rank)): one for rank, one in enumerate(graded.learners)}
    else:
        lines = rows(graded.folder / "marks" / "moodle.csv")
        grades = {row["Identifier"].rpartition(" ")[2]: row["Grade"] for row in lines}
        empty = dict.fromkeys((WAITS, NOTHING, EXCUSED), "")
        listed = [(rank, one) for rank, one in enumerate(graded.learners) if one.listed]
        accounts = {str(moodle_number(rank, M02)): one for rank, one in listed}
        yield from (
            f"{row['Full name']}: no comment" for row in lines if not row["Feedback comments"]
        )
    for account, one in accounts.items():
        mark = paper[one.name].second
        expected = empty[mark] if isinstance(mark, str) else f"{mark:g}"
        if grades.get(account) != expected:
            yield f"{one.name}, {account}: {grades.get(account)}, on paper {mark}"


def wrong_changes(graded: Graded) -> Iterator[str]:
    """What changes.csv does not tell, or tells wrongly, of the marks that are not what they
    were."""
    before, after = (
        sheets(graded.first, graded.road),
        sheets(graded.learners, graded.road),
    )
    told = {
        row["submission"]: (row["before"], row["after"])
        for row in rows(graded.folder / "marks" / "changes.csv")
    }
    for one in graded.learners:
        pair = before[one.name].second, after[one.name].second
        expected = tuple("" if isinstance(mark, str) else f"{mark:g}" for mark in pair)
        seen = told.pop(name_in(graded, one), None)
        if (seen if seen else expected) != expected or (seen is None) is not all(
            a == b for a, b in pairwise(expected)
        ):
            yield f"{one.name}: {seen}, on paper {expected}"
    yield from (f"{name} is told of" for name in told)
