"""marks.xlsx: the marks of a class as a spreadsheet whose numbers are numbers; and all modules as
Moodle's gradebook imports them."""

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any

from xlsxwriter import Workbook
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

from autograder.i18n.formats import number
from autograder.i18n.message import Message, _, pgettext
from autograder.reports.line import Line
from autograder.reports.overview import ZERO, Overview
from autograder.reports.tables import table

_WIDE, _NARROW = 24, 11  # columns
_ROSTER = {"number": _("number"), "group": _("group"), "email": _("e-mail")}


def workbook_of(overview: Overview, language: str) -> bytes:
    """Return the spreadsheet: a sheet of all marks, one of the modules, one for each module."""
    file = BytesIO()
    options = {"strings_to_formulas": False, "strings_to_urls": False, "in_memory": True}
    with Workbook(file, options) as book:
        bold = book.add_format({"bold": True, "text_wrap": True, "valign": "top", "bottom": 1})
        known = _known(overview)
        marks = len(overview.columns) + 1
        sheet = book.add_worksheet(_("Marks")[language])
        sheet.set_column(0, len(known), _WIDE)
        sheet.set_column(len(known) + 1, len(known) + marks, _NARROW)
        sheet.set_column(len(known) + marks + 1, len(known) + marks + 2, _WIDE)
        _fill(sheet, [_head(overview, language), *_rows(overview, language)], bold)
        sheet.freeze_panes(1, 1)
        _fill(book.add_worksheet(_("Modules")[language]), _of_modules(overview, language), bold)
        for rank, column in enumerate(overview.columns):
            lines = [line for row in overview.rows if (line := row.lines[rank])]
            sheet = book.add_worksheet(column.short)
            sheet.set_column(0, 0, _WIDE)
            _fill(sheet, _of_tasks(lines, language), bold)
    return file.getvalue()


def moodle_grades(overview: Overview) -> bytes | None:
    """Return the grades of all modules as Moodle's gradebook imports them.

    It finds people by what the roster says of them. A mark above the scale would stop the import,
    so that a bonus counts only up to there.
    """
    scales = [*(column.out_of for column in overview.columns), overview.rules.out_of]
    head = ["Full name", "Email address", "ID number", "Username"]
    head += [*(column.slug for column in overview.columns), "Total"]
    found = []
    for row in overview.rows:
        who = row.person
        if not (who.email or who.number or who.login):
            continue
        marks = [*(_mark(one, overview) for one in row.lines), _rounded(row.total)]
        capped = [
            None if mark is None else min(mark, scale)
            for mark, scale in zip(marks, scales, strict=True)
        ]
        found.append([who.name, who.email, who.number, who.login, *capped])
    return table([head, *found], "en") if found else None


def _known(overview: Overview) -> dict[str, Message]:
    """Return what the roster says of somebody, beside the name: the attribute, and the head of its
    column."""
    return {
        key: text
        for key, text in _ROSTER.items()
        if any(getattr(row.person, key) for row in overview.rows)
    }


def _head(overview: Overview, language: str) -> list[str]:
    modules = [f"{one.slug} / {number(one.out_of, language)}" for one in overview.columns]
    total = _("total / {out_of}", out_of=overview.rules.out_of)[language]
    last = (_("nothing handed in"), _("not judged"))
    known = [text[language] for text in _known(overview).values()]
    learner = pgettext("a column", "learner")[language]
    return [learner, *known, *modules, total, *(text[language] for text in last)]


def _rows(overview: Overview, language: str) -> Iterator[list[Any]]:
    """A line each. An empty mark: there is none; which of the two reasons it has stands at the end
    of the line."""
    excused = _("excused")[language]
    for row in overview.rows:
        marks = [excused if one and one.excused else _mark(one, overview) for one in row.lines]
        known = [getattr(row.person, key) for key in _known(overview)]
        reasons = ", ".join(row.missing), ", ".join(row.waiting)
        yield [row.person.name, *known, *marks, _rounded(row.total), *reasons]


def _mark(line: Line | None, overview: Overview) -> float | None:
    """Return the mark as it counts; None where there is none."""
    if line and line.score is not None:
        return _rounded(line.score)
    is_zero = overview.rules.absent == ZERO and (line is None or line.is_missing)
    return 0.0 if is_zero else None


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)


def _of_modules(overview: Overview, language: str) -> list[list[Any]]:
    heads = (
        _("title"),
        _("scale"),
        _("weight"),
        _("judged"),
        _("nothing handed in"),
        _("not judged"),
        _("mean"),
        _("median"),
    )
    rows: list[list[Any]] = [
        [
            *(column.slug, column.title[language], column.out_of, column.weight, len(column.marks)),
            *(column.missing, column.waiting, _rounded(column.mean), _rounded(column.median)),
        ]
        for column in overview.columns
    ]
    return [[pgettext("a column", "module")[language], *(text[language] for text in heads)], *rows]


def _of_tasks(lines: Sequence[Line], language: str) -> list[list[Any]]:
    """Return the marks of one module, a column for each task."""
    tasks = [*dict.fromkeys(name for line in lines for name, _score in line.tasks)]
    learner = pgettext("a column", "learner")[language]
    head = [learner, _("score")[language], _("points")[language], *tasks, _("problem")[language]]
    rows: list[list[Any]] = []
    for line in lines:
        scores = dict(line.tasks)
        problem = line.problem[language] if line.problem else ""
        marks = [_rounded(line.score), line.points]
        rows.append([line.submission, *marks, *map(scores.get, tasks), problem])
    return [head, *rows]


def _fill(sheet: Worksheet, rows: list[list[Any]], bold: Format) -> None:
    """Write rows: numbers as numbers, all else as text, as a name is no formula."""
    for rank, row in enumerate(rows):
        for column, value in enumerate(row):
            if isinstance(value, str):
                sheet.write_string(rank, column, value, bold if rank == 0 else None)
            elif value is not None:
                sheet.write_number(rank, column, value)
    sheet.autofilter(0, 0, len(rows) - 1, len(rows[0]) - 1)
    sheet.freeze_panes(1, 0)
    sheet.repeat_rows(0)
    sheet.set_landscape()
    sheet.set_paper(9)  # A4
    sheet.fit_to_pages(1, 0)
