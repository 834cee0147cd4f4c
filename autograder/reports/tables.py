"""Spreadsheets: marks by task and by check, and what Moodle and Canvas take back."""

import csv
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from autograder.i18n import for_teachers
from autograder.intake import InputError
from autograder.reports.model import PASSED, Record
from autograder.reports.sentences import number, overall_text

_SEPARATORS = ",;\t"  # of the spreadsheets of some country each
_FORMULA = r"[\s\"]*[=+\-@＝＋－＠﹦﹢﹣﹫]"  # full-width ones count in Japan, a space before them somewhere


def _cell(value: Any, delimiter: str) -> str:
    """A cell that no spreadsheet takes for a formula, not even one that separates cells by another sign."""
    if value is None:
        return ""
    if isinstance(value, float):
        return number(value, "fr" if delimiter == ";" else "en")
    text = str(value)
    if not isinstance(value, str):
        return text
    others = _SEPARATORS.replace(delimiter, "")
    text = re.sub(rf"([{others}\r\n])(?={_FORMULA})", r"\1'", text)
    return f"'{text}" if re.match(rf"[\t\r\n]|{_FORMULA}", text) else text


@contextmanager
def _table(path: Path, language: str) -> Iterator[Any]:
    """Rows for the spreadsheets of a country: in French `;` and decimal commas. The mark at the start tells UTF-8."""
    delimiter = ";" if language == "fr" else ","
    with path.open("w", encoding="utf-8-sig", errors="backslashreplace", newline="") as file:
        writer = csv.writer(file, delimiter=delimiter)
        yield lambda row: writer.writerow([_cell(value, delimiter) for value in row])


def write_marks(records: Iterable[Record], tasks: Sequence[str], path: Path, language: str) -> None:
    """marks.csv: a line for each submission and module, a column for each task; an empty score: not judged."""
    head = [for_teachers.SUBMISSION, for_teachers.MODULE, for_teachers.SCORE, for_teachers.POINTS]
    with _table(path, language) as write:
        write([*(text[language] for text in head), *tasks, "isolation", for_teachers.PROBLEM[language]])
        for record in records:
            scores = {task["name"]: task["score"] for task in record["tasks"]}
            problem = record["problem"][language] if record["problem"] else ""
            row = [record["submission"], record["module"], record["score"], record["points"]]
            write([*row, *(scores.get(task) for task in tasks), record["isolation"], problem])


def write_checks(records: Iterable[Record], path: Path, language: str) -> None:
    """checks.csv: a line for each submission and check; of what could not be judged, a line that says why."""
    head = [
        for_teachers.SUBMISSION,
        for_teachers.MODULE,
        for_teachers.TASK,
        for_teachers.CHECK,
        for_teachers.SCORE,
        for_teachers.POINTS,
    ]
    with _table(path, language) as write:
        write([*(text[language] for text in head), for_teachers.STATUS[language], for_teachers.MISCONCEPTION[language]])
        for record in records:
            if record["problem"]:
                place = [record["submission"], record["module"], "", "", None, record["points"]]
                write([*place, record["problem"][language], ""])
            for task in record["tasks"]:
                for check in task["checks"]:
                    row = [record["submission"], record["module"], task["name"], check["name"]]
                    score = check["points"] if check["status"] == PASSED else 0.0
                    status = for_teachers.STATUSES[check["status"]][language]
                    write([*row, score, check["points"], status, check["misconception"]])


# ---------------------------------------------------------------- Moodle, Canvas


def _accounts(records: Iterable[Record], system: str) -> Iterator[tuple[str, Record]]:
    for record in records:
        place, _, account = record.get("account", "").partition(" ")
        if place == system:
            yield account, record


def write_moodle(records: Iterable[Record], path: Path, language: str) -> bool:
    """The worksheet of one assignment, as Moodle's “Upload grading worksheet” reads it. Nothing without accounts.

    Moodle silently leaves out a grade above the maximum, so a bonus counts only up to there.
    """
    found = list(_accounts(records, "moodle"))
    path.unlink(missing_ok=True)
    if found:
        with _table(path, "en") as write:
            write(["Identifier", "Full name", "Grade", "Last modified (grade)", "Feedback comments"])
            for account, record in found:
                comment = overall_text(record, language)
                write([f"Participant {account}", record["submission"], _without_excess(record), "", comment])
    return bool(found)


def _without_excess(record: Record) -> float | None:
    return None if record["score"] is None else float(min(record["score"], record["points"]))


def fill_worksheet(records: Iterable[Record], worksheet: Path, path: Path, language: str) -> None:
    """Moodle's own worksheet with the grades and comments filled in, all else as it was. Raises InputError."""
    try:
        text = worksheet.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeError) as error:
        raise InputError(for_teachers.NO_WORKSHEET.format(file=worksheet, reason=error)) from None
    delimiter = max(",;\t", key=text.partition("\n")[0].count)
    rows = list(csv.reader(text.splitlines(keepends=True), delimiter=delimiter))
    head = [name.strip().lower() for name in rows[0]] if rows else []
    grade = next((rank for rank, name in enumerate(head) if name in ("grade", "note")), None)
    comment = next((rank for rank, name in enumerate(head) if "comment" in name), None)
    if grade is None:
        raise InputError(for_teachers.NO_WORKSHEET.format(file=worksheet, reason=for_teachers.NO_GRADE_COLUMN))
    found = dict(_accounts(records, "moodle"))
    for row in rows[1:]:
        number_of = re.search(r"(\d+)\s*$", row[0]) if len(row) > grade else None
        record = found.get(number_of[1]) if number_of else None
        if record and record["score"] is not None:
            row[grade] = number(_without_excess(record), "fr" if delimiter == ";" else "en")
            if comment is not None and comment < len(row):
                row[comment] = _cell(overall_text(record, language), delimiter)
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, delimiter=delimiter).writerows(rows)


def write_canvas(records: Iterable[Record], path: Path, titles: Mapping[str, str]) -> bool:
    """A gradebook as Canvas imports it: a column for each module. Nothing without accounts."""
    marks: dict[str, dict[str, Any]] = {}
    names: dict[str, str] = {}
    points: dict[str, float] = {}
    path.unlink(missing_ok=True)
    for account, record in _accounts(records, "canvas"):
        names[account] = record["submission"]
        points[record["module"]] = record["points"]
        marks.setdefault(account, {})[record["module"]] = record["score"]
    if marks:
        with _table(path, "en") as write:
            write(["Student", "ID", "SIS Login ID", "Section", *(f"{slug} {titles[slug]}" for slug in points)])
            write(["Points Possible", "", "", "", *points.values()])
            for account, scores in marks.items():
                write([names[account], account, "", "", *(scores.get(slug) for slug in points)])
    return bool(marks)
