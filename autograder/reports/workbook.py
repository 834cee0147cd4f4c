"""marks.xlsx: the marks of a class as a spreadsheet whose numbers are numbers; and all modules as
Moodle's gradebook imports them."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

from xlsxwriter import Workbook
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

from autograder.i18n.formats import number
from autograder.i18n.message import Message, _, pgettext
from autograder.reports.line import Line
from autograder.reports.overview import ZERO, Overview, Row
from autograder.reports.tables import table

_WIDE, _NARROW = 24, 11  # columns
_ROSTER = {"number": _("number"), "group": _("group"), "email": _("e-mail")}


def workbook_of(overview: Overview, language: str) -> bytes:
    """Return the spreadsheet: a sheet of all marks, one of the modules, one for each module."""
    file = BytesIO()
    options = {"strings_to_formulas": False, "strings_to_urls": False, "in_memory": True}
    with Workbook(file, options) as book:
        bold = book.add_format({"bold": True, "text_wrap": True, "valign": "top", "bottom": 1})

        def add_sheet(name: str, rows: list[list[Any]]) -> Worksheet:
            sheet = book.add_worksheet(name)
            _fill(sheet, rows, bold, language)
            return sheet

        sheet = add_sheet(_("Marks")[language], _of_learners(overview, language))
        texts, marks = len(_known(overview)), len(overview.columns) + 1
        sheet.set_column(0, texts, _WIDE)
        sheet.set_column(texts + 1, texts + marks, _NARROW)
        sheet.set_column(texts + marks + 1, texts + marks + 2, _WIDE)
        sheet.freeze_panes(1, 1)
        add_sheet(_("Modules")[language], _of_modules(overview))
        for rank, column in enumerate(overview.columns):
            lines = [line for row in overview.rows if (line := row.lines[rank])]
            add_sheet(column.short, _of_tasks(lines)).set_column(0, 0, _WIDE)
    return file.getvalue()


def moodle_grades(overview: Overview) -> bytes | None:
    """Return the grades of all modules as Moodle's gradebook imports them.

    It finds people by what the roster says of them. A mark above the scale would stop the import,
    so that a bonus counts only up to there.
    """
    scales = [*(column.out_of for column in overview.columns), overview.rules.out_of]
    head = ["Full name", "Email address", "ID number", "Username"]
    rows: list[list[Any]] = [[*head, *(column.slug for column in overview.columns), "Total"]]
    for row in overview.rows:
        who = row.person
        if who.email or who.number or who.login:
            capped = [
                None if mark is None else min(mark, scale)
                for mark, scale in zip(_marks(row, overview), scales, strict=True)
            ]
            rows.append([who.name, who.email, who.number, who.login, *capped])
    return table(rows, "en") if rows[1:] else None


def _known(overview: Overview) -> dict[str, Message]:
    """Return what the roster says of somebody, beside the name: the attribute, and the head of its
    column."""
    return {
        key: text
        for key, text in _ROSTER.items()
        if any(getattr(row.person, key) for row in overview.rows)
    }


def _of_learners(overview: Overview, language: str) -> list[list[Any]]:
    """A line each. An empty mark: there is none; which of the two reasons it has stands at the end
    of the line."""
    known = _known(overview)
    modules = [f"{one.slug} / {number(one.out_of, language)}" for one in overview.columns]
    total = _("total / {out_of}", out_of=overview.rules.out_of)
    reasons = _("nothing handed in"), _("not judged")
    rows = [[pgettext("a column", "learner"), *known.values(), *modules, total, *reasons]]
    for row in overview.rows:
        who = [row.person.name, *(getattr(row.person, key) for key in known)]
        marks: list[Any] = _marks(row, overview)
        for rank, line in enumerate(row.lines):
            if line and line.excused:
                marks[rank] = _("excused")
        rows.append([*who, *marks, ", ".join(row.missing), ", ".join(row.waiting)])
    return rows


def _marks(row: Row, overview: Overview) -> list[float | None]:
    """Return the marks and the total as they count; None where there is none."""
    marks = [line.score if line else None for line in row.lines]
    if overview.rules.absent == ZERO:
        marks = [0.0 if line is None or line.is_missing else line.score for line in row.lines]
    return [*map(_rounded, marks), _rounded(row.total)]


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)


def _of_modules(overview: Overview) -> list[list[Any]]:
    head = [pgettext("a column", "module"), _("title"), _("scale"), _("weight"), _("judged")]
    head += [_("nothing handed in"), _("not judged"), _("mean"), _("median")]
    return [
        head,
        *(
            [
                *(column.slug, column.title, column.out_of, column.weight, len(column.marks)),
                *(column.missing, column.waiting, _rounded(column.mean), _rounded(column.median)),
            ]
            for column in overview.columns
        ),
    ]


def _of_tasks(lines: Sequence[Line]) -> list[list[Any]]:
    """Return the marks of one module, a column for each task."""
    tasks = [*dict.fromkeys(name for line in lines for name, _score in line.tasks)]
    head = [pgettext("a column", "learner"), _("score"), _("points"), *tasks, _("problem")]
    rows: list[list[Any]] = [head]
    for line in lines:
        scores = map(line.scores.get, tasks)
        rows.append(
            [line.submission, _rounded(line.score), line.points, *scores, line.problem or ""]
        )
    return rows


def _fill(sheet: Worksheet, rows: list[list[Any]], bold: Format, language: str) -> None:
    """Write rows: numbers as numbers, all else as text, as a name is no formula."""
    for rank, row in enumerate(rows):
        for column, value in enumerate(row):
            if isinstance(value, str | Message):
                text = value if isinstance(value, str) else value[language]
                sheet.write_string(rank, column, text, bold if rank == 0 else None)
            elif value is not None:
                sheet.write_number(rank, column, value)
    sheet.autofilter(0, 0, len(rows) - 1, len(rows[0]) - 1)
    sheet.freeze_panes(1, 0)
    sheet.repeat_rows(0)
    sheet.set_landscape()
    sheet.set_paper(9)  # A4
    sheet.fit_to_pages(1, 0)
