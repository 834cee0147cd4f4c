"""Spreadsheets: marks by task and by check, and what Moodle and Canvas take back."""

import csv
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from io import StringIO
from pathlib import Path
from typing import Any, Protocol

from autograder.i18n.catalogue import languages
from autograder.i18n.errors import InputError
from autograder.i18n.formats import Formats, formats_of, formats_of_table, number_or_dash
from autograder.i18n.message import Message, _, joined, pgettext
from autograder.intake.roster import Person
from autograder.intake.table import table_in
from autograder.reports.files import set_aside
from autograder.reports.line import Change, Line
from autograder.reports.model import Report
from autograder.reports.sentences import reasons_text

STATUSES = {
    "passed": _("passed"),
    "failed": _("failed"),
    "error": _("error"),
    "timeout": _("timeout"),
    "not reached": _("not reached"),
}
_SEPARATORS = ",;\t"  # of the spreadsheets of some country each
# full-width ones count in Japan, a space before them somewhere
_FORMULA = r"[\s\"]*[=+\-@＝＋－＠﹦﹢﹣﹫]"
_NOBODY: Mapping[str, Person] = {}
CANVAS_EXCUSED = "EX"  # as Canvas imports it
_ENCODING = "utf-8-sig"  # the mark at the start tells UTF-8


def _cell(value: Any, formats: Formats, language: str) -> str:
    if isinstance(value, float):
        return formats.number(value)
    if isinstance(value, Message):
        value = value[language] if value else ""
    return "" if value is None else no_formula(str(value), formats.delimiter)


@lru_cache(maxsize=10_000)  # most cells are like others
def no_formula(text: str, delimiter: str) -> str:
    """Return a cell that no spreadsheet takes for a formula, whatever separates its cells.

    Every table with a text of a learner goes through here; guarding a cell twice changes nothing.

    Args:
        text: The cell.
        delimiter: The sign between the cells of the table.
    """
    others = _SEPARATORS.replace(delimiter, "")
    text = re.sub(rf"([{others}\r\n])(?={_FORMULA})", r"\1'", text)
    return f"'{text}" if re.match(rf"[\t\r\n]|{_FORMULA}", text) else text


def _written(rows: Iterable[Iterable[Any]], language: str) -> str:
    """Rows for the spreadsheets of a language."""
    formats, text = formats_of(language), StringIO(newline="")
    csv.writer(text, delimiter=formats.delimiter).writerows(
        [_cell(value, formats, language) for value in row] for row in rows
    )
    return text.getvalue()


def table(rows: Iterable[Iterable[Any]], language: str) -> bytes:
    """Return rows as a CSV file for the spreadsheets of a language.

    Args:
        rows: The cells: text, sentences, numbers or None.
        language: Decides the sign between cells and the decimal mark.
    """
    return _written(rows, language).encode(_ENCODING, "backslashreplace")


class Export(Protocol):
    """A file made of all reports, which come one after the other."""

    def add(self, report: Report) -> None:
        """Take in one report, with the mark that is given."""

    def content(self) -> bytes | None:
        """Return the file, once all reports are in; None where there is nothing to write."""


class _Table:
    """Rows for each report: in French with `;` and decimal commas."""

    def __init__(
        self,
        head: Sequence[Any],
        rows: Callable[[Report], Iterable[Sequence[Any]]],
        language: str,
    ):
        self._rows, self._language = rows, language
        self._head, self._parts = _written([head], language), list[str]()

    def add(self, report: Report) -> None:
        self._parts.append(_written(self._rows(report), self._language))

    def content(self) -> bytes | None:
        return "".join([self._head, *self._parts]).encode(_ENCODING, "backslashreplace")


def marks(
    tasks: Sequence[str],
    language: str,
    people: Mapping[str, Person] = _NOBODY,
    explained: bool = False,
) -> Export:
    """marks.csv: a line for each submission and module; an empty score: not judged.

    Args:
        tasks: Each has a column.
        language: That of the table.
        people: Those of a roster, by name; what it says of them is in columns at the end.
        explained: Whether settings have made the scores; what stands beside each, and how it came
            about, is in columns, too.
    """
    head: list[Any] = [_("submission"), pgettext("a column", "module"), _("score"), _("points")]
    head += [*tasks, "isolation", _("problem")]
    head += [_("bonus"), _("how the mark was made")] if explained else []
    head += [_("number"), _("group"), _("e-mail")] if people else []

    def rows(report: Report) -> Iterator[list[Any]]:
        scores = {task.name: task.score for task in report.tasks}
        row: list[Any] = [*report.place, report.score, report.points]
        row += [*map(scores.get, tasks), report.isolation, report.problem]
        if explained:
            steps = report.given.steps if report.given else ()
            row += [report.bonus, joined(steps, "semicolon")]
        if people:
            person = people.get(report.submission, Person(""))
            row += [person.number, person.group, person.email]
        yield row

    return _Table(head, rows, language)


def checks(language: str) -> Export:
    """checks.csv: a line for each submission and check; of what could not be judged, a line that
    says why."""
    head = [
        *(_("submission"), pgettext("a column", "module"), _("function"), _("check")),
        *(_("score"), _("points"), _("status"), _("known mistake")),
    ]

    def rows(report: Report) -> Iterator[list[Any]]:
        if report.problem:
            yield [*report.place, "", "", None, report.points, report.problem, ""]
        for task in report.tasks:
            for check in task.checks:
                mistake = check.diagnosis.name if check.diagnosis else None
                marks = [check.score, check.points, STATUSES[check.status], mistake]
                yield [*report.place, task.name, check.name, *marks]

    return _Table(head, rows, language)


# ---------------------------------------------------------------- marks that changed


def described(change: Change) -> Message:
    """Return whose mark, of which module, went from what to what, and why."""
    return _(
        "{name}, {module}: {before} → {after} ({why})",
        name=change.submission,
        module=change.module,
        before=number_or_dash(change.before),
        after=number_or_dash(change.after),
        why=_why(change),
    )


def _why(change: Change) -> Message:
    if change.is_gone:
        return _("nothing is handed in any more")
    by_file, by_judge = change.new_file, change.new_judge
    reasons = {
        _("another file, and other checks"): by_file and by_judge,
        _("another file"): by_file and not by_judge,
        _("other checks, or another version of what judges"): by_judge and not by_file,
        _("other settings"): change.new_settings,
        pgettext("points", "changed by the teacher"): change.new_override,
        _("another date of handing in"): change.new_date,
    }
    true = [reason for reason, is_true in reasons.items() if is_true]
    return joined(true, "semicolon") if true else _("judged again")


_OF_CHANGES = (
    *(_("date"), _("submission"), pgettext("a column", "module"), _("before")),
    *(_("after"), _("why")),
)


def _is_ours(path: Path) -> bool:
    """Whether a table of changes was begun by us, in whatever language."""
    with path.open(encoding=_ENCODING, errors="replace") as file:
        head = re.split("[,;]", file.readline().strip())
    return any(head == [text[language] for text in _OF_CHANGES] for language in languages())


def write_changes(path: Path, changes: Sequence[Change], language: str) -> None:
    """Add the changes of a run to changes.csv, which is begun with the first. Raises InputError."""
    if not changes:
        return
    today = datetime.now().astimezone().isoformat(" ", "minutes")
    rows = [
        [today, change.submission, change.module, change.before, change.after, _why(change)]
        for change in changes
    ]
    try:
        if path.exists() and not _is_ours(path):
            set_aside(path)
        is_begun = path.exists()
        with path.open("ab") as file:
            text = _written(rows if is_begun else [_OF_CHANGES, *rows], language)
            file.write(text.encode("utf-8" if is_begun else _ENCODING, "backslashreplace"))
    except OSError as error:
        raise InputError(
            _("{file} cannot be written: {reason}", file=path, reason=error.strerror)
        ) from None


# ---------------------------------------------------------------- Moodle, Canvas


def account_in(system: str, report: Report | Line) -> str:
    """The learner's account in that system; empty when the work did not come from there."""
    place, _, account = report.account.partition(" ")
    return account if place == system else ""


def _without_excess(report: Report) -> float | None:
    return None if report.score is None else min(report.score, report.points)


class Moodle(_Table):
    """The worksheet of one assignment, as Moodle's “Upload grading worksheet” reads it.

    Moodle silently leaves out a grade above the maximum, so a bonus counts only up to there.
    """

    def __init__(self, language: str):
        def rows(report: Report) -> Iterator[list[Any]]:
            if account := account_in("moodle", report):
                comment = reasons_text(report, language)
                grade = _without_excess(report)
                yield [f"Participant {account}", report.submission, grade, "", comment]

        head = ["Identifier", "Full name", "Grade", "Last modified (grade)", "Feedback comments"]
        super().__init__(head, rows, "en")

    def content(self) -> bytes | None:
        return super().content() if any(self._parts) else None


class Worksheet:
    """Moodle's own worksheet with the grades and comments filled in, all else as it was."""

    def __init__(self, worksheet: Path, language: str):
        """Raises InputError when `worksheet` is none."""
        not_read = _("{file} cannot be read as a grading worksheet of Moodle: {reason}")
        sheet = table_in(worksheet, not_read)
        self._language, self._formats = language, formats_of_table(sheet.delimiter)
        self._rows = [row for _line, row in sheet.rows]
        head = [name.strip().lower() for name in self._rows[0]] if self._rows else []
        grades = [rank for rank, name in enumerate(head) if name in ("grade", "note")]
        comments = [rank for rank, name in enumerate(head) if "comment" in name]
        if not grades:
            reason = _("no column is named Grade")
            raise InputError(not_read.format(file=worksheet, reason=reason))
        self._grade, self._comment = grades[0], comments[0] if comments else None
        self._cells: dict[str, tuple[str, str]] = {}  # by account: grade, comment

    def add(self, report: Report) -> None:
        account = account_in("moodle", report)
        if account:
            cells = _without_excess(report), reasons_text(report, self._language)
            grade, comment = (_cell(cell, self._formats, self._language) for cell in cells)
            self._cells[account] = grade, comment

    def content(self) -> bytes:
        for row in self._rows[1:]:
            number = re.search(r"(\d+)\s*$", row[0]) if len(row) > self._grade else None
            if number and number[1] in self._cells:
                row[self._grade], comment = self._cells[number[1]]
                if self._comment is not None and self._comment < len(row):
                    row[self._comment] = comment
        text = StringIO(newline="")
        csv.writer(text, delimiter=self._formats.delimiter).writerows(self._rows)
        return text.getvalue().encode("utf-8")


def canvas(lines: Iterable[Line], titles: Mapping[str, str]) -> bytes | None:
    """Return a gradebook as Canvas imports it, a column for each module; None without learners.

    Args:
        lines: The marks.
        titles: Those of the modules, by slug.
    """
    names, points = dict[str, str](), dict[str, float]()
    marks: dict[str, dict[str, float | str | None]] = {}  # by account and module
    for line in lines:
        if account := account_in("canvas", line):
            names[account], points[line.module] = line.submission, line.points
            mark = CANVAS_EXCUSED if line.excused else line.score
            marks.setdefault(account, {})[line.module] = mark
    columns = [f"{slug} {titles[slug]}" for slug in points]
    rows: list[list[Any]] = [
        ["Student", "ID", "SIS Login ID", "Section", *columns],
        ["Points Possible", "", "", "", *points.values()],
    ]
    for account, by_module in marks.items():
        rows.append([names[account], account, "", "", *map(by_module.get, points)])
    return table(rows, "en") if marks else None
