"""The tables that a teacher types beside class.toml: of any spreadsheet, in English or in
French."""

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from autograder.i18n.display import plain
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.intake.table import table_in

# the kinds of columns, and what each may be headed, without accents
Names = Mapping[str, Collection[str]]
WHO = {"who", "name", "student", "submission", "qui", "nom", "eleve", "copie"}
FUNCTION = {"task", "function", "tache", "fonction"}


def wrong_line(path: Path, line: int, reason: Message) -> InputError:
    """Return what stops the run: the file, the line, what is wrong there."""
    return InputError(_("{file}, line {line}: {reason}", file=path, line=line, reason=reason))


def passed_over(path: Path, line: int, reason: Message) -> Message:
    """Say that a line counts for nothing, and why."""
    blanks = {"file": path, "line": line, "reason": reason}
    return _("{file}, line {line} is passed over: {reason}", **blanks)


def read_table(
    path: Path, columns: Names, needed: Collection[str]
) -> Iterator[tuple[int, dict[str, str]]]:
    """The lines that are not empty, each with its number and its cells by kind. Raises
    InputError."""
    rows = table_in(path, _("{file} cannot be read: {reason}"), "#").rows
    head = rows[0][1] if rows else []
    places = _places(path, head, columns, needed) if rows else {}
    for line, row in rows[1:]:
        cells = [cell.strip() for cell in row]
        if any(cells[len(head) :]):
            reason = _(
                "there are more cells than columns; put quotes around a number or a sentence that "
                "holds the sign between cells"
            )
            raise wrong_line(path, line, reason)
        yield line, {kind: cells[at] if at < len(cells) else "" for kind, at in places.items()}


def _places(path: Path, head: list[str], columns: Names, needed: Collection[str]) -> dict[str, int]:
    heads = [plain(name).strip() for name in head]
    places = {
        kind: next(rank for rank, name in enumerate(heads) if name in names)
        for kind, names in columns.items()
        if any(name in names for name in heads)
    }
    for kind in needed:
        if kind not in places:
            raise InputError(
                _(
                    "{file} has no column {column}; these were expected: {expected}",
                    file=path,
                    column=kind,
                    expected=", ".join(columns),
                )
            )
    return places
