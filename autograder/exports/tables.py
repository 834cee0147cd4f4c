"""Spreadsheets: marks by task and by check, and what Moodle and Canvas take back."""

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from autograder import wording
from autograder.feedback import number, overall_text
from autograder.report import PASSED, Record

Row = Sequence[Any]


def _cell(value: Any, language: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    if value is None:
        return ""
    if isinstance(value, float):
        return number(value, language)
    text = str(value)
    return f"'{text}" if isinstance(value, str) and text[:1] in ("=", "+", "-", "@", "\t", "\r") else text


@contextmanager
def _table(path: Path, language: str) -> Iterator[Any]:
    """Rows for the spreadsheets of a country: in French `;` and decimal commas. The mark at the start tells UTF-8."""
    with path.open("w", encoding="utf-8-sig", errors="backslashreplace", newline="") as file:
        writer = csv.writer(file, delimiter=";" if language == "fr" else ",")
        yield lambda row: writer.writerow([_cell(value, language) for value in row])


def write_marks(records: Iterable[Record], tasks: Sequence[str], path: Path, language: str) -> None:
    """marks.csv: a line for each submission and module, a column for each task; an empty score: not judged."""
    head = [wording.SUBMISSION, wording.MODULE, wording.SCORE, wording.POINTS]
    with _table(path, language) as write:
        write([*(text[language] for text in head), *tasks, "isolation", wording.PROBLEM[language]])
        for record in records:
            scores = {task["name"]: task["score"] for task in record["tasks"]}
            problem = record["problem"][language] if record["problem"] else ""
            row = [record["submission"], record["module"], record["score"], record["points"]]
            write([*row, *(scores.get(task) for task in tasks), record["isolation"], problem])


def write_checks(records: Iterable[Record], path: Path, language: str) -> None:
    """checks.csv: a line for each submission and check."""
    head = [wording.SUBMISSION, wording.MODULE, wording.TASK, wording.CHECK, wording.SCORE, wording.POINTS]
    with _table(path, language) as write:
        write([*(text[language] for text in head), wording.STATUS[language], wording.MISCONCEPTION[language]])
        for record in records:
            for task in record["tasks"]:
                for check in task["checks"]:
                    row = [record["submission"], record["module"], task["name"], check["name"]]
                    score = check["points"] if check["status"] == PASSED else 0.0
                    write([*row, score, check["points"], check["status"], check["misconception"]])


# ---------------------------------------------------------------- Moodle, Canvas


def _accounts(records: Iterable[Record], system: str) -> Iterator[tuple[str, Record]]:
    for record in records:
        place, _, account = record.get("account", "").partition(" ")
        if place == system:
            yield account, record


def write_moodle(records: Iterable[Record], path: Path, language: str) -> bool:
    """The worksheet of one assignment, as Moodle's “Upload grading worksheet” reads it. Nothing without accounts."""
    found = list(_accounts(records, "moodle"))
    if found:
        with _table(path, "en") as write:
            write(["Identifier", "Full name", "Grade", "Last modified (grade)", "Feedback comments"])
            for account, record in found:
                comment = overall_text(record, language)
                write([f"Participant {account}", record["submission"], record["score"], "", comment])
    return bool(found)


def write_canvas(records: Iterable[Record], path: Path, titles: Mapping[str, str]) -> bool:
    """A gradebook as Canvas imports it: a column for each module. Nothing without accounts."""
    marks: dict[str, dict[str, Any]] = {}
    names: dict[str, str] = {}
    points: dict[str, float] = {}
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
