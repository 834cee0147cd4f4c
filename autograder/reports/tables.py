"""Spreadsheets: marks by task and by check, and what Moodle and Canvas take back."""

import csv
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from autograder.i18n import for_teachers
from autograder.intake import InputError
from autograder.reports.model import Report
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


def write_marks(reports: Iterable[Report], tasks: Sequence[str], path: Path, language: str) -> None:
    """marks.csv: a line for each submission and module, a column for each task; an empty score: not judged."""
    head = [for_teachers.SUBMISSION, for_teachers.MODULE, for_teachers.SCORE, for_teachers.POINTS]
    with _table(path, language) as write:
        write([*(text[language] for text in head), *tasks, "isolation", for_teachers.PROBLEM[language]])
        for report in reports:
            scores = {task.name: task.score for task in report.tasks}
            problem = report.problem[language] if report.problem else ""
            row = [*report.place, report.score, report.points]
            write([*row, *(scores.get(task) for task in tasks), report.isolation, problem])


def write_checks(reports: Iterable[Report], path: Path, language: str) -> None:
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
        for report in reports:
            if report.problem:
                write([*report.place, "", "", None, report.points, report.problem[language], ""])
            for task in report.tasks:
                for check in task.checks:
                    status = for_teachers.STATUSES[check.status][language]
                    mistake = check.diagnosis.name if check.diagnosis else None
                    write([*report.place, task.name, check.name, check.score, check.points, status, mistake])


# ---------------------------------------------------------------- Moodle, Canvas


def _accounts(reports: Iterable[Report], system: str) -> Iterator[tuple[str, Report]]:
    for report in reports:
        place, _, account = report.account.partition(" ")
        if place == system:
            yield account, report


def write_moodle(reports: Iterable[Report], path: Path, language: str) -> bool:
    """The worksheet of one assignment, as Moodle's “Upload grading worksheet” reads it. Nothing without accounts.

    Moodle silently leaves out a grade above the maximum, so a bonus counts only up to there.
    """
    found = list(_accounts(reports, "moodle"))
    path.unlink(missing_ok=True)
    if found:
        with _table(path, "en") as write:
            write(["Identifier", "Full name", "Grade", "Last modified (grade)", "Feedback comments"])
            for account, report in found:
                comment = overall_text(report, language)
                write([f"Participant {account}", report.submission, _without_excess(report), "", comment])
    return bool(found)


def _without_excess(report: Report) -> float | None:
    return None if report.score is None else min(report.score, report.points)


def fill_worksheet(reports: Iterable[Report], worksheet: Path, path: Path, language: str) -> None:
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
    found = dict(_accounts(reports, "moodle"))
    for row in rows[1:]:
        number_of = re.search(r"(\d+)\s*$", row[0]) if len(row) > grade else None
        report = found.get(number_of[1]) if number_of else None
        if report and report.score is not None:
            row[grade] = number(_without_excess(report), "fr" if delimiter == ";" else "en")
            if comment is not None and comment < len(row):
                row[comment] = _cell(overall_text(report, language), delimiter)
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, delimiter=delimiter).writerows(rows)


def write_canvas(reports: Iterable[Report], path: Path, titles: Mapping[str, str]) -> bool:
    """A gradebook as Canvas imports it: a column for each module. Nothing without accounts."""
    marks: dict[str, dict[str, Any]] = {}
    names: dict[str, str] = {}
    points: dict[str, float] = {}
    path.unlink(missing_ok=True)
    for account, report in _accounts(reports, "canvas"):
        names[account] = report.submission
        points[report.module] = report.points
        marks.setdefault(account, {})[report.module] = report.score
    if marks:
        with _table(path, "en") as write:
            write(["Student", "ID", "SIS Login ID", "Section", *(f"{slug} {titles[slug]}" for slug in points)])
            write(["Points Possible", "", "", "", *points.values()])
            for account, scores in marks.items():
                write([names[account], account, "", "", *(scores.get(slug) for slug in points)])
    return bool(marks)
