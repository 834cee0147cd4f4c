"""The tables that a teacher types beside class.toml: of any spreadsheet, in English or in French."""

import csv
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from autograder.i18n import marking as said
from autograder.i18n.display import plain
from autograder.i18n.errors import InputError
from autograder.intake.sources import decode

Names = Mapping[str, Collection[str]]  # the kinds of columns, and what each may be headed, without accents


def read_table(path: Path, columns: Names, needed: Collection[str]) -> Iterator[tuple[int, dict[str, str]]]:
    """The lines that are not empty, each with its number and its cells by kind. Raises InputError."""
    try:
        text, _ = decode(path.read_bytes())
    except OSError as error:
        raise InputError(said.NOT_READ.format(file=path, reason=error.strerror or error)) from None
    lines = text.splitlines(keepends=True)
    head = next((line for line in lines if line.strip()), "")
    reader = csv.reader(lines, delimiter=max(",;\t", key=head.count))
    places: dict[str, int] | None = None
    width = 0
    try:
        for row in reader:
            cells = [cell.strip() for cell in row]
            if not any(cells) or cells[0].startswith("#"):
                continue
            if places is None:
                places, width = _places(path, cells, columns, needed), len(cells)
                continue
            if len(cells) > width and any(cells[width:]):
                raise InputError(said.WRONG_LINE.format(file=path, line=reader.line_num, reason=said.MORE_CELLS))
            yield reader.line_num, {kind: cells[at] if at < len(cells) else "" for kind, at in places.items()}
    except csv.Error as error:
        raise InputError(said.NOT_READ.format(file=path, reason=error)) from None


def _places(path: Path, head: list[str], columns: Names, needed: Collection[str]) -> dict[str, int]:
    heads = [plain(name) for name in head]
    places = {
        kind: next(rank for rank, name in enumerate(heads) if name in names)
        for kind, names in columns.items()
        if any(name in names for name in heads)
    }
    for kind in needed:
        if kind not in places:
            raise InputError(said.NO_COLUMN.format(file=path, column=kind, expected=", ".join(columns)))
    return places
