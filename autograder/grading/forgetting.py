"""One learner forgotten in all that a run has written."""

import csv
from collections.abc import Iterator
from difflib import get_close_matches
from io import StringIO
from pathlib import Path

from autograder.course.module import Course
from autograder.grading.exports import Exporter
from autograder.grading.given import read_given, settings_of
from autograder.grading.results import OF_THE_TERM, RESULTS, Results
from autograder.i18n.display import some
from autograder.i18n.errors import InputError
from autograder.i18n.message import _, quoted
from autograder.reports.pages import page_name
from autograder.reports.writing import ones_set_aside
from autograder.similar.files import leave_out

NOBODY_TO_FORGET = _("{folder} holds nothing about {name}{near}")


def forget(name: str, out: Path, course: Course, language: str) -> int:
    """Take a learner out of the results, the tables and the pages in `out`; the number of records.

    And out of the folder of the last comparison. A folder of a term has its files deleted: they can
    be made again. Raises InputError when nothing there is about somebody of that name.
    """
    if not (out / RESULTS).is_file():
        return _of_a_term(name, out)
    given = read_given(out)
    results = Results(out)
    try:
        known = {line.submission for line in results.lines}
        others, slugs = known - {name}, [*dict.fromkeys(line.module for line in results.lines)]
        settings = settings_of(given, out, course, others, slugs)
        Exporter(course, out, language).set_aside_changed()
        accounts = {report.account for report in results.reports() if report.submission == name}
        count = results.remove(name)
        aside = [
            path for path in ones_set_aside(out) if path.suffix != ".csv" and _may_name(path, name)
        ]
        cut = [path for path in sorted(out.glob("*.csv")) if _cut(path, name, accounts)]
        pages = [out / "pages" / page_name((name, slug)) for slug in course.modules]
        there = [path for path in (*pages, *aside) if path.is_file()]
        was_compared = bool(given.compared and leave_out(given.compared, name, course))
        if not (count or cut or there or was_compared):
            near = get_close_matches(name, known, n=3)
            hint = _("; did you mean {names}?", names=some(near)) if near else quoted("")
            raise InputError(NOBODY_TO_FORGET.format(folder=out, name=name, near=hint))
        for path in (*there, *(out / one for one in OF_THE_TERM)):  # the next run makes these again
            path.unlink(missing_ok=True)
        sheet = out / "moodle.csv"
        withdrawn = frozenset(place for place in given.withdrawn if place[0] != name)
        sheet_there = sheet if sheet.is_file() else None
        exporter = Exporter(
            course, out, language, sheet_there, withdrawn=withdrawn, settings=settings
        )
        exporter.take_as_written()
        _remade(results, exporter)
    finally:
        results.close()
    return count


def _of_a_term(name: str, folder: Path) -> int:
    """Delete the files of a term in which somebody is named; how many they were. Raises
    InputError."""
    if not (folder / OF_THE_TERM[0]).is_file():
        raise InputError(
            _(
                "{folder} holds no results.jsonl: give the folder that `mastermind grade` wrote "
                "(its --out)",
                folder=folder,
            )
        )
    found = [folder / one for one in OF_THE_TERM if (folder / one).is_file()]
    found += ones_set_aside(folder)
    if not any(_may_name(path, name) for path in found if path.suffix != ".xlsx"):
        raise InputError(NOBODY_TO_FORGET.format(folder=folder, name=name, near=quoted("")))
    for path in found:
        path.unlink()
    return len(found)


def _may_name(path: Path, name: str) -> bool:
    """Whether somebody is named in a file; in a packed one, they may be."""
    return path.suffix == ".xlsx" or name in path.read_text(encoding="utf-8", errors="replace")


def _remade(results: Results, exporter: Exporter) -> None:
    """Write the tables and the page of the class anew, from those who are left."""
    if results.lines:
        exporter.write(results)
        return
    for path in exporter.files:
        path.unlink(missing_ok=True)


def _cut(path: Path, name: str, accounts: set[str]) -> bool:
    """Take the lines about a learner out of a table, by their name or by their account; was there
    one?"""
    text = path.read_text(encoding="utf-8", errors="surrogateescape")
    head = text.partition("\n")[0]
    delimiter = max(",;\t", key=head.count)
    rows = list(csv.reader(text.splitlines(keepends=True), delimiter=delimiter))
    numbers = {account.rpartition(" ")[2] for account in accounts if account}
    left = [row for row in rows if not _names(row, name, numbers)]
    if len(left) < len(rows):
        written = StringIO(newline="")
        csv.writer(written, delimiter=delimiter).writerows(left)
        fresh = path.with_name(f"{path.name}.new")
        fresh.write_text(written.getvalue(), encoding="utf-8", errors="surrogateescape", newline="")
        fresh.replace(path)
    return len(left) < len(rows)


def _names(row: list[str], name: str, numbers: set[str]) -> bool:
    return any(cell in _spellings(name) for cell in row) or (
        bool(row) and row[0].rpartition(" ")[2] in numbers
    )


def _spellings(name: str) -> Iterator[str]:
    """As it stands in a cell, perhaps guarded against being a formula."""
    yield name
    yield f"'{name}"
