"""The table of a term as files: gradebook.csv, gradebook.xlsx, and what Moodle and Canvas
import."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from xlsxwriter import Workbook
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

from autograder.grading.results import OF_THE_TERM
from autograder.i18n.formats import number
from autograder.i18n.message import Message, _, pgettext
from autograder.marking.settings import ZERO
from autograder.reports.tables import CANVAS_EXCUSED, write_table
from autograder.term.results import Result
from autograder.term.standing import Row, Term

_unused, CSV, XLSX, MOODLE, CANVAS = OF_THE_TERM
_WIDE, _NARROW = 24, 11  # columns of the .xlsx


def write_gradebooks(term: Term, folder: Path, language: str) -> list[str]:
    """Write the files into a folder that exists; the names of those that there are. Raises
    OSError."""
    write_table(folder / CSV, [_head(term, language), *_rows(term, language)], language)
    _write_xlsx(term, folder / XLSX, language)
    written = [CSV, XLSX]
    for name, rows in ((MOODLE, _for_moodle(term)), (CANVAS, _for_canvas(term, language))):
        (folder / name).unlink(missing_ok=True)
        if rows:
            write_table(folder / name, rows, "en")
            written.append(name)
    return written


# ---------------------------------------------------------------- for a spreadsheet


def _known(term: Term) -> dict[str, Message]:
    """What the roster says of somebody, beside the name: the attribute, and the head of its
    column."""
    columns = {
        "number": _("number"),
        "group": _("group"),
        "email": _("e-mail"),
    }
    return {
        key: text
        for key, text in columns.items()
        if any(getattr(row.person, key) for row in term.rows)
    }


def _head(term: Term, language: str) -> list[str]:
    modules = [f"{column.slug} / {number(column.out_of, language)}" for column in term.columns]
    total = _("total / {out_of}", out_of=term.rules.out_of)[language]
    last = (_("nothing handed in"), _("not judged"))
    known = [text[language] for text in _known(term).values()]
    return [
        pgettext("a column", "learner")[language],
        *known,
        *modules,
        total,
        *(text[language] for text in last),
    ]


def _rows(term: Term, language: str) -> Iterator[list[Any]]:
    """A line each. An empty mark: there is none; which of the two reasons it has stands at the end
    of the line."""
    for row in term.rows:
        marks = [_cell(one, term, _("excused")[language]) for one in row.results]
        known = [getattr(row.person, key) for key in _known(term)]
        reasons = ", ".join(row.missing), ", ".join(row.waiting)
        yield [row.person.name, *known, *marks, _rounded(row.total), *reasons]


def _cell(result: Result | None, term: Term, excused: str) -> float | str | None:
    """The mark as it counts; `excused` where the module does not count for somebody, None where
    there is no mark."""
    return excused if result and result.excused else _mark(result, term)


def _mark(result: Result | None, term: Term) -> float | None:
    """The mark as it counts; None where there is none."""
    if result and result.mark is not None:
        return _rounded(result.mark)
    return 0.0 if term.rules.absent == ZERO and (result is None or result.is_missing) else None


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)


def _write_xlsx(term: Term, path: Path, language: str) -> None:
    with Workbook(path, {"strings_to_formulas": False, "strings_to_urls": False}) as book:
        bold = book.add_format({"bold": True, "text_wrap": True, "valign": "top", "bottom": 1})
        known = len(_known(term))
        sheet = book.add_worksheet(_("Term")[language])
        sheet.set_column(0, known, _WIDE)
        sheet.set_column(known + 1, known + len(term.columns) + 1, _NARROW)
        sheet.set_column(known + len(term.columns) + 2, known + len(term.columns) + 3, _WIDE)
        _fill(sheet, [_head(term, language), *_rows(term, language)], bold)
        sheet.freeze_panes(1, 1)
        _fill(book.add_worksheet(_("Modules")[language]), _of_modules(term, language), bold)


def _of_modules(term: Term, language: str) -> list[list[Any]]:
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
            *(column.nothing, column.waiting, _rounded(column.mean), _rounded(column.median)),
        ]
        for column in term.columns
    ]
    return [[pgettext("a column", "module")[language], *(text[language] for text in heads)], *rows]


def _fill(sheet: Worksheet, rows: list[list[Any]], bold: Format) -> None:
    """Numbers are written as numbers, all else as text: a name is no formula."""
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


# ---------------------------------------------------------------- for Moodle, for Canvas


def _for_moodle(term: Term) -> list[list[Any]]:
    """Grades as Moodle's gradebook imports them: it finds people by what the roster says of them.

    A mark above the scale would stop the import, so that a bonus counts only up to there.
    """
    people = [row for row in term.rows if row.person.email or row.person.number or row.person.login]
    head = [
        "Full name",
        "Email address",
        "ID number",
        "Username",
        *(column.slug for column in term.columns),
        "Total",
    ]
    return [head, *(_moodle_row(row, term) for row in people)] if people else []


def _moodle_row(row: Row, term: Term) -> list[Any]:
    scales = [*(column.out_of for column in term.columns), term.rules.out_of]
    marks = [*(_mark(one, term) for one in row.results), _rounded(row.total)]
    capped = [
        None if mark is None else min(mark, scale)
        for mark, scale in zip(marks, scales, strict=True)
    ]
    return [row.person.name, row.person.email, row.person.number, row.person.login, *capped]


def _for_canvas(term: Term, language: str) -> list[list[Any]]:
    """A gradebook as Canvas imports it, for those who have a number there; it makes the total
    itself."""
    rows: list[list[Any]] = []
    for row in term.rows:
        accounts = [row.person.account, *(one.account for one in row.results if one)]
        numbers = [
            account.removeprefix("canvas ") for account in accounts if account.startswith("canvas ")
        ]
        if numbers:
            rows.append(
                [
                    row.person.name,
                    numbers[0],
                    "",
                    "",
                    *(_cell(one, term, CANVAS_EXCUSED) for one in row.results),
                ]
            )
    named = [f"{column.slug} {column.title.typed(language)}" for column in term.columns]
    scales = [column.out_of for column in term.columns]
    head: list[list[Any]] = [
        ["Student", "ID", "SIS Login ID", "Section", *named],
        ["Points Possible", "", "", "", *scales],
    ]
    return head + rows if rows else []
