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
from autograder.reports.line import Change
from autograder.reports.model import Mark, Report
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


def _cell(value: Any, formats: Formats) -> str:
    if value is None:
        return ""
    if isinstance(value, float):
        return formats.number(value)
    return no_formula(value, formats.delimiter) if isinstance(value, str) else str(value)


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


def _written(rows: Iterable[Iterable[Any]], formats: Formats) -> str:
    """Rows for the spreadsheets of a language."""
    text = StringIO(newline="")
    csv.writer(text, delimiter=formats.delimiter).writerows(
        [_cell(value, formats) for value in row] for row in rows
    )
    return text.getvalue()


def table(rows: Iterable[Iterable[Any]], language: str) -> bytes:
    """Return rows as a CSV file for the spreadsheets of a language.

    Args:
        rows: The cells: text, numbers or None.
        language: Decides the sign between cells and the decimal mark.
    """
    return _written(rows, formats_of(language)).encode(_ENCODING, "backslashreplace")


class Export(Protocol):
    """A file made of all reports, which come one after the other."""

    def add(self, report: Report) -> None:
        """Take in one report, with the mark that is given."""

    def content(self) -> bytes | None:
        """Return the file, once all reports are in; None where there is nothing to write."""


class _Table:
    """Rows for each report: in French with `;` and decimal commas."""

    def __init__(
        self, head: list[Any], rows: Callable[[Report], Iterable[list[Any]]], language: str
    ):
        self._rows, self._formats = rows, formats_of(language)
        self._parts = [_written([head], self._formats)]

    def add(self, report: Report) -> None:
        self._parts.append(_written(self._rows(report), self._formats))

    def content(self) -> bytes:
        return "".join(self._parts).encode(_ENCODING, "backslashreplace")


def marks(
    tasks: Sequence[str],
    language: str,
    people: Mapping[str, Person] = _NOBODY,
    explained: bool = False,
) -> Export:
    """marks.csv: a line for each submission and module, a column for each task; an empty score: not
    judged.

    `people`: of a roster, by name; what it says of them stands in columns at the end. `explained`:
    settings have made the scores; what stands beside each, and how it came about, is in columns,
    too.
    """
    head = [_("submission"), pgettext("a column", "module"), _("score"), _("points")]
    of_roster = [_("number"), _("group"), _("e-mail")] if people else []

    def rows(report: Report) -> Iterator[list[Any]]:
        scores = {task.name: task.score for task in report.tasks}
        problem = report.problem[language] if report.problem else ""
        row = [*report.place, report.score, report.points]
        one = people.get(report.submission, Person("")) if people else None
        known = [one.number, one.group, one.email] if one else []
        mark = report.given or Mark(None)
        how = (
            [report.bonus, joined(mark.steps, "semicolon")[language] if mark.steps else ""]
            if explained
            else []
        )
        yield [*row, *(scores.get(task) for task in tasks), report.isolation, problem, *how, *known]

    named = [
        *(text[language] for text in head),
        *tasks,
        "isolation",
        _("problem")[language],
    ]
    named += [_("bonus")[language], _("how the mark was made")[language]] if explained else []
    named += [text[language] for text in of_roster]
    return _Table(named, rows, language)


def checks(language: str) -> Export:
    """checks.csv: a line for each submission and check; of what could not be judged, a line that
    says why."""
    head = [
        *(_("submission"), pgettext("a column", "module"), _("function"), _("check")),
        *(_("score"), _("points"), _("status"), _("known mistake")),
    ]

    def rows(report: Report) -> Iterator[list[Any]]:
        if report.problem:
            yield [*report.place, "", "", None, report.points, report.problem[language], ""]
        for task in report.tasks:
            for check in task.checks:
                status = STATUSES[check.status][language]
                mistake = check.diagnosis.name if check.diagnosis else None
                yield [
                    *report.place,
                    task.name,
                    check.name,
                    check.score,
                    check.points,
                    status,
                    mistake,
                ]

    return _Table([text[language] for text in head], rows, language)


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
    reasons = []
    if change.new_file:
        reasons.append(
            _("another file, and other checks") if change.new_judge else _("another file")
        )
    elif change.new_judge:
        reasons.append(_("other checks, or another version of what judges"))
    reasons += [_("other settings")] * change.new_settings + [
        pgettext("points", "changed by the teacher")
    ] * change.new_override
    reasons += [_("another date of handing in")] * change.new_date
    return joined(reasons, "semicolon") if reasons else _("judged again")


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
    head = [text[language] for text in _OF_CHANGES]
    rows = [
        [today, one.submission, one.module, one.before, one.after, _why(one)[language]]
        for one in changes
    ]
    try:
        if path.exists() and not _is_ours(path):
            set_aside(path)
        begun = path.exists()
        with path.open(
            "a", encoding="utf-8" if begun else _ENCODING, errors="backslashreplace", newline=""
        ) as file:
            file.write(_written(rows if begun else [head, *rows], formats_of(language)))
    except OSError as error:
        raise InputError(
            _("{file} cannot be written: {reason}", file=path, reason=error.strerror)
        ) from None


# ---------------------------------------------------------------- Moodle, Canvas


def account_in(system: str, report: Report) -> str:
    """The learner's account in that system; empty when the work did not come from there."""
    place, _, account = report.account.partition(" ")
    return account if place == system else ""


def _without_excess(report: Report) -> float | None:
    return None if report.score is None else min(report.score, report.points)


class Moodle:
    """The worksheet of one assignment, as Moodle's “Upload grading worksheet” reads it.

    Moodle silently leaves out a grade above the maximum, so a bonus counts only up to there.
    """

    def __init__(self, language: str):
        self._language = language
        self._rows: list[list[Any]] = []

    def add(self, report: Report) -> None:
        account = account_in("moodle", report)
        if account:
            name, comment = f"Participant {account}", reasons_text(report, self._language)
            row = [name, report.submission, _without_excess(report), "", comment]
            self._rows.append(row)

    def content(self) -> bytes | None:
        head = ["Identifier", "Full name", "Grade", "Last modified (grade)", "Feedback comments"]
        return table([head, *self._rows], "en") if self._rows else None


class Worksheet:
    """Moodle's own worksheet with the grades and comments filled in, all else as it was."""

    def __init__(self, worksheet: Path, language: str):
        """Raises InputError when `worksheet` is none."""
        sheet = table_in(
            worksheet, _("{file} cannot be read as a grading worksheet of Moodle: {reason}")
        )
        self._language = language
        self._formats = formats_of_table(sheet.delimiter)
        self._rows = [row for _unused, row in sheet.rows]
        head = [name.strip().lower() for name in self._rows[0]] if self._rows else []
        grade = next((rank for rank, name in enumerate(head) if name in ("grade", "note")), None)
        self._comment = next((rank for rank, name in enumerate(head) if "comment" in name), None)
        if grade is None:
            raise InputError(
                _(
                    "{file} cannot be read as a grading worksheet of Moodle: {reason}",
                    file=worksheet,
                    reason=_("no column is named Grade"),
                )
            )
        self._grade = grade
        self._found: dict[str, tuple[str, str]] = {}  # by account: grade, comment

    def add(self, report: Report) -> None:
        account = account_in("moodle", report)
        if account:
            grade = _cell(_without_excess(report), self._formats)
            comment = _cell(reasons_text(report, self._language), self._formats)
            self._found[account] = grade, comment

    def content(self) -> bytes:
        for row in self._rows[1:]:
            number_of = re.search(r"(\d+)\s*$", row[0]) if len(row) > self._grade else None
            if number_of and number_of[1] in self._found:
                row[self._grade], comment = self._found[number_of[1]]
                if self._comment is not None and self._comment < len(row):
                    row[self._comment] = comment
        text = StringIO(newline="")
        csv.writer(text, delimiter=self._formats.delimiter).writerows(self._rows)
        return text.getvalue().encode("utf-8")


class Canvas:
    """A gradebook as Canvas imports it: a column for each module."""

    def __init__(self, titles: Mapping[str, str]):
        self._titles = titles
        self._names: dict[str, str] = {}
        self._points: dict[str, float] = {}
        self._marks: dict[str, dict[str, float | str | None]] = {}

    def add(self, report: Report) -> None:
        account = account_in("canvas", report)
        if account:
            self._names[account] = report.submission
            self._points[report.module] = report.points
            self._marks.setdefault(account, {})[report.module] = (
                CANVAS_EXCUSED if report.excused else report.score
            )

    def content(self) -> bytes | None:
        if not self._marks:
            return None
        named = [f"{slug} {self._titles[slug]}" for slug in self._points]
        rows: list[list[Any]] = [
            ["Student", "ID", "SIS Login ID", "Section", *named],
            ["Points Possible", "", "", "", *self._points.values()],
            *(
                [self._names[account], account, "", "", *map(scores.get, self._points)]
                for account, scores in self._marks.items()
            ),
        ]
        return table(rows, "en")
