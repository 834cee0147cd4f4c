"""Tables as people and spreadsheets make them: any sign between cells, any encoding, headed in
English or in French."""

import csv
import re
from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from autograder.i18n.display import plain
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.intake.sources import decode

# the kinds of columns, and what each may be headed: without accents and capitals
Columns = Mapping[str, Set[str]]
WHO = {"who", "name", "student", "submission", "qui", "nom", "eleve", "copie"}
FUNCTION = {"task", "function", "tache", "fonction"}
_DELIMITER = re.compile(r'"?sep=(.)"?\n')  # a first line for Excel
_AS_TEXT = re.compile(r'^="(.*)"$', re.DOTALL)  # so Excel keeps the zeros of a number


@dataclass(frozen=True)
class Table:
    """The cells of a file of comma-separated values.

    Attributes:
        delimiter: The sign between two cells.
        rows: The rows that are not empty, each with the number of the line in which it begins.
    """

    delimiter: str
    rows: tuple[tuple[int, list[str]], ...]

    @property
    def head(self) -> list[str]:
        """The cells of the first row; none in an empty table."""
        return self.rows[0][1] if self.rows else []

    def records(self, columns: Mapping[str, int]) -> Iterator[tuple[int, dict[str, str]]]:
        """Yield the rows below the head: their lines, and their cells by the kinds of `columns`."""
        for line, row in self.rows[1:]:
            cells = [cell.strip() for cell in row]
            yield line, {kind: "".join(cells[at : at + 1]) for kind, at in columns.items()}


def table_in(path: Path, refused: Message, comment: str = "") -> Table:
    """Read the table in a file.

    Args:
        path: The file.
        refused: What is said of a file that is none, with blanks for the file and the reason.
        comment: How lines begin that do not belong to it.

    Raises:
        InputError: It cannot be read, or a quote is never closed.
    """

    def counts(start: str) -> bool:
        return not (comment and start.lstrip().startswith(comment))

    try:
        text, _unused = decode(path.read_bytes())
    except OSError as error:
        raise InputError(refused.format(file=path, reason=error.strerror or error)) from None
    head = next((line for line in text.split("\n") if line.strip() and counts(line)), "")
    named = _DELIMITER.match(text)
    delimiter = named[1] if named else max(",;\t", key=head.count)
    reader = csv.reader(StringIO(text), delimiter=delimiter, strict=True)
    rows = []
    line = 1
    try:
        for row in reader:
            if any(cell.strip() for cell in row) and counts(row[0]):
                rows.append((line, [_AS_TEXT.sub(r"\1", cell) for cell in row]))
            line = reader.line_num + 1
    except csv.Error:  # a quote that is never closed would swallow all that follow
        reason = _(
            "line {line}: a quotation mark is never closed, or a sign stands after the closing "
            "one, or a cell is too long",
            line=line,
        )
        raise InputError(refused.format(file=path, reason=reason)) from None
    return Table(delimiter, tuple(rows[bool(named) :]))


def wrong_line(path: Path, line: int, reason: Message) -> InputError:
    """Return what stops the run: the file, the line, what is wrong there."""
    return InputError(_("{file}, line {line}: {reason}", file=path, line=line, reason=reason))


def passed_over(path: Path, line: int, reason: Message) -> Message:
    """Say that a line counts for nothing, and why."""
    blanks = {"file": path, "line": line, "reason": reason}
    return _("{file}, line {line} is passed over: {reason}", **blanks)


def plain_head(name: str) -> str:
    """Return the head of a column as it is compared with others."""
    return " ".join(plain(name).split())


def columns_in(head: Sequence[str], columns: Columns) -> dict[str, int]:
    """Return the index of each kind of column that a table has."""
    found: dict[str, int] = {}
    for index, name in enumerate(map(plain_head, head)):
        for kind, names in columns.items():
            if name in names:
                found.setdefault(kind, index)
    return found


def read_table(
    path: Path, columns: Columns, needed: Collection[str]
) -> Iterator[tuple[int, dict[str, str]]]:
    """Yield the rows of a table that a teacher types, with their line and their cells by kind.

    Args:
        path: The file; its lines that begin with `#` are comments.
        columns: The kinds of columns that are read.
        needed: Those that it must have.

    Raises:
        InputError: A column is missing, a row has more cells than columns, or it is no table.
    """
    table = table_in(path, _("{file} cannot be read: {reason}"), "#")
    indexes = columns_in(table.head, columns)
    for kind in needed if table.rows else ():
        if kind not in indexes:
            raise InputError(
                _(
                    "{file} has no column {column}; these were expected: {expected}",
                    file=path,
                    column=kind,
                    expected=", ".join(columns),
                )
            )
    for line, row in table.rows[1:]:
        if "".join(row[len(table.head) :]).strip():
            reason = _(
                "there are more cells than columns; put quotes around a number or a sentence that "
                "holds the sign between cells"
            )
            raise wrong_line(path, line, reason)
    yield from table.records(indexes)
