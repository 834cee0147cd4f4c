"""Tables as people and spreadsheets make them: whatever sign stands between the cells, in whatever
encoding."""

import csv
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.intake.sources import decode


@dataclass(frozen=True)
class Table:
    """What stands in a file of comma-separated values.

    Attributes:
        delimiter: The sign between two cells.
        rows: The rows that are not empty, each with the number of the line in which it begins.
    """

    delimiter: str
    rows: tuple[tuple[int, list[str]], ...]


def table_in(path: Path, refused: Message, comment: str = "") -> Table:
    """The table in a file; lines that begin with `comment` are none of it.

    Raises InputError, with the file and the reason put into `refused`.
    """
    try:
        text, _ = decode(path.read_bytes())
    except OSError as error:
        raise InputError(refused.format(file=path, reason=error.strerror or error)) from None

    def counts(start: str) -> bool:
        return not (comment and start.lstrip().startswith(comment))

    head = next((line for line in text.split("\n") if line.strip() and counts(line)), "")
    delimiter = max(",;\t", key=head.count)
    rows, reason = _rows(text, delimiter)
    if reason:
        raise InputError(refused.format(file=path, reason=reason))
    return Table(delimiter, tuple((line, row) for line, row in rows if counts(row[0])))


def _rows(text: str, delimiter: str) -> tuple[list[tuple[int, list[str]]], Message | None]:
    """The rows that are not empty, and why there is no next one: a quote never closed would swallow
    all that follow."""
    before, null, _unused = text.partition("\0")
    if null:
        return [], _("line {line} holds a null character", line=before.count("\n") + 1)
    reader = csv.reader(StringIO(text), delimiter=delimiter, strict=True)
    rows, line = [], 1
    try:
        for row in reader:
            if any(cell.strip() for cell in row):
                rows.append((line, row))
            line = reader.line_num + 1
    except csv.Error:
        return rows, _(
            "line {line}: a quotation mark is never closed, or a sign stands after the closing "
            "one, or a cell is too long",
            line=line,
        )
    return rows, None
