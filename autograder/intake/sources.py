"""The source of a learner's program, read from the bytes of a file or of a notebook.

Python is found in any common encoding, and in the cells of a notebook, which become one source.
What cannot be judged has a problem: one sentence that says why.
"""

import ast
import json
import re
import sys
from bisect import bisect_right
from codecs import BOM_UTF16_BE, BOM_UTF16_LE, lookup
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from io import BytesIO
from itertools import islice
from textwrap import dedent
from tokenize import detect_encoding
from typing import Any

from autograder.i18n.display import clean
from autograder.i18n.message import Message, _, finding, quoted
from autograder.intake.files import TOO_BIG, UNREADABLE_FILE, File, Refused

MAX_SOURCE_MB, MAX_NOTEBOOK_MB = 1, 32
# characters: of the cells that are shown, of one, of its name
MAX_SHOWN, MAX_TEXT, MAX_NAME = 8 << 20, 200_000, 200
MOST_NOTES = 3  # of one kind: more would say nothing new
NOTEBOOK = re.compile(
    rb'(?:\xef\xbb\xbf)?\s*\{\s*"(?:cells|metadata|nbformat|nbformat_minor|worksheets)"\s*:'
)
DOCUMENT = finding(
    "file.document",
    "{file} is a document, not a program: copy the program into a plain .py file.",
)
_IS_DOCUMENT = re.compile(rb"\s*(?:\{\\rtf|%PDF-|<!doctype html|<html)", re.IGNORECASE)
_ENCODINGS = {"utf-8", "utf-8-sig", "ascii", "iso-8859-1", "iso-8859-15", "cp1252", "mac-roman"}
_OF_CONFLICT = "\n<<<<<<< ", "\n=======\n", "\n>>>>>>> "  # lines that git writes
# a cell that only calls these is no part of the work
_OURS = {"again", "check", "hint", "hunt", "play"}
# also what is kept as a program
_HOLDS_PYTHON = re.compile(r"%%(?:time|capture|prun|(?:write)?file\b.*\.py\s*$)")
_PROMPT = re.compile(r"^(?:>>> ?|\.\.\. ?|In \[\d*\]: ?)", re.MULTILINE)


@dataclass(frozen=True)
class Submission:
    """The source that one learner handed in.

    Attributes:
        name: The learner's.
        file: The path, as it is shown.
        source: The program.
        account: Who it is for the LMS it came from: moodle 123, canvas 45.
        notes: What the learner is told about the file.
        problem: Why it cannot be judged.
        cells: The line at which each code cell of a notebook starts.
    """

    name: str
    file: str = ""
    source: str = ""
    account: str = ""
    notes: tuple[Message, ...] = ()
    problem: Message | None = None
    cells: tuple[int, ...] = ()

    def place(self, line: int) -> Message:
        """Return where the learner finds that line of the source."""
        cell, line = self.cell_and_line(line)
        return (
            _("code cell {cell}, line {line}", cell=cell, line=line)
            if cell
            else _("line {line}", line=line)
        )

    def cell_and_line(self, line: int) -> tuple[int, int]:
        """Return the cell that holds that line of the source, and its number there; 0 in a file."""
        cell = max(bisect_right(self.cells, line), 1) if self.cells else 0
        return cell, line - self.cells[cell - 1] + 1 if cell else line

    def line(self, number: int) -> str:
        """Return the text of that line of the source; empty when there is none."""
        lines = self.source.split("\n")
        return lines[number - 1] if 0 < number <= len(lines) else ""

    def unreadable(self, reason: str) -> str:
        """Return why Python cannot read a part of it, with the version: newer ones read more."""
        return f"Python {sys.version_info[0]}.{sys.version_info[1]}: {reason}"


def decode(data: bytes) -> tuple[str, tuple[Message, ...]]:
    """Return the text in some bytes, with a note where the encoding is a guess.

    A byte order mark counts, then a common encoding that is declared, then UTF-8. What is none of
    these is Latin-1.
    """
    notes: tuple[Message, ...] = ()
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        text = data[: len(data) // 2 * 2].decode("utf-16", "replace").replace("\ufffd", "\0")
    else:
        try:
            text = data.decode(_declared_encoding(data))
        except UnicodeError:
            text = data.decode("latin-1")
            notes = (
                finding("note.not-utf-8", "The file is not in UTF-8; it was read as Latin-1."),
            )
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n"), notes


def _declared_encoding(data: bytes) -> str:
    with suppress(SyntaxError, LookupError):
        name = lookup(detect_encoding(BytesIO(data).readline)[0]).name
        return name if name in _ENCODINGS else "utf-8"
    return "utf-8"


@dataclass(frozen=True)
class NotebookCell:
    """A cell as it was handed in: its kind, its text, and its name in nbgrader."""

    kind: str
    text: str
    grade_id: str = ""


def notebook_cells(data: bytes) -> Iterator[NotebookCell]:
    """Yield the cells of a notebook, of nbformat 3 or later. Raises Refused when it is none."""
    notebook = _json_in(data)
    cells = notebook.get("cells") if type(notebook) is dict else None
    if cells is None and type(notebook) is dict and type(notebook.get("worksheets")) is list:
        sheets = [sheet for sheet in notebook["worksheets"] if type(sheet) is dict]
        parts = [sheet.get("cells") for sheet in sheets]
        cells = [cell for part in parts if type(part) is list for cell in part]
    if type(cells) is not list:
        raise Refused(_("it has no cells"))
    for cell in cells:
        if type(cell) is not dict or type(cell.get("cell_type")) is not str:
            continue
        source = cell.get("source", cell.get("input", ""))
        if type(source) is list:
            source = "".join(part for part in source if type(part) is str)
        if type(source) is str:
            text = source.replace("\r\n", "\n").replace("\r", "\n")
            yield NotebookCell(cell["cell_type"], text, _grade_id(cell))


def _json_in(data: bytes) -> Any:
    """Return the value that JSON stands for. Raises Refused with what is wrong with it."""
    try:
        return json.loads(data.decode(json.detect_encoding(data), "replace"))
    except json.JSONDecodeError as error:
        reason = _("it is not JSON: line {line}, column {column}")
        raise Refused(reason.format(line=error.lineno, column=error.colno)) from None
    except RecursionError:
        raise Refused(_("it is nested too deep")) from None
    except ValueError:  # more digits than Python turns into a number
        raise Refused(_("it holds a number of thousands of digits")) from None


def _grade_id(cell: dict[str, Any]) -> str:
    metadata = cell.get("metadata")
    fields = metadata.get("nbgrader") if type(metadata) is dict else None
    name = fields.get("grade_id") if type(fields) is dict else None
    return name if type(name) is str else ""


def as_python(cell: str) -> str:
    """Return a cell without the signs of IPython that stand for all of it, with as many lines.

    A cell that only calls this package is no part of the work, and becomes empty. Other signs of
    IPython are the loader's matter.
    """
    if cell.startswith("%%"):
        first, _, rest = cell.partition("\n")
        return f"\n{rest}" if _HOLDS_PYTHON.match(first) else "\n" * cell.count("\n")
    if "autograder" in cell and _asks_for_a_verdict(cell):
        return "\n" * cell.count("\n")
    first = cell.lstrip("\n")
    if first.startswith((">>> ", "In [")):
        return _PROMPT.sub("", cell)
    return _flat(cell)


def _flat(source: str) -> str:
    """Return a text without the indentation that all its lines have."""
    return dedent(source) if source.lstrip("\n").startswith((" ", "\t")) else source


def _asks_for_a_verdict(cell: str) -> bool:
    """Return whether a cell only imports this package and calls it, as the last one of an exercise
    does."""
    try:
        return all(map(is_ours, ast.parse(cell).body))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False


def is_ours(node: ast.stmt) -> bool:
    """Return whether a statement imports this package, or calls what it offers."""
    if isinstance(node, ast.Try):
        tells = all(
            isinstance(statement, ast.Expr)
            for handler in node.handlers
            for statement in handler.body
        )
        return tells and all(map(is_ours, [*node.body, *node.orelse, *node.finalbody]))
    if isinstance(node, ast.ImportFrom):
        return node.module == "autograder"
    if isinstance(node, ast.Import):
        return all(alias.name == "autograder" for alias in node.names)
    call = getattr(node, "value", None)
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in _OURS


def notebook_source(data: bytes) -> tuple[str, tuple[int, ...]]:
    """Return the code of a notebook as one source, and the line at which each code cell starts.

    Raises:
        Refused: It is no notebook.
    """
    return _code_of(notebook_cells(data))


def _code_of(cells: Iterable[NotebookCell]) -> tuple[str, tuple[int, ...]]:
    return joined(cell.text for cell in cells if cell.kind == "code")


def _notes_on_code_in_text(cells: Iterable[NotebookCell]) -> Iterator[Message]:
    """Yield a note for each cell of text that is a program: in Markdown, or in none at all."""
    for number, cell in enumerate(cells, 1):
        with suppress(SyntaxError, ValueError, RecursionError, MemoryError):
            if cell.kind == "code" or "def " not in cell.text:
                continue
            body = ast.parse(cell.text).body
            names = [node.name for node in body if isinstance(node, ast.FunctionDef)]
            if names:
                yield finding(
                    "note.code-in-text",
                    "`{name}` stands in a cell of text, number {cell} of the notebook, which "
                    "Python does not run: make it a cell of code.",
                    name=clean(names[0], 60),
                    cell=number,
                )


def joined(cells: Iterable[str]) -> tuple[str, tuple[int, ...]]:
    """Return the code of some cells as one source, and the line at which each of them starts."""
    lines: list[str] = []
    starts = []
    for text in cells:
        starts.append(len(lines) + 1)
        # what a cell leaves open does not reach the next
        lines += [*as_python(text).split("\n"), "pass"]
    return "\n".join(lines), tuple(starts)


def shown_cells(data: bytes) -> list[NotebookCell]:
    """Return the cells of a notebook that are shown, not more than a person can look at.

    Raises:
        Refused: It is no notebook.
    """
    cells: list[NotebookCell] = []
    left = MAX_SHOWN
    for cell in notebook_cells(data):
        cells.append(
            NotebookCell(cell.kind[:MAX_NAME], cell.text[:MAX_TEXT], cell.grade_id[:MAX_NAME])
        )
        left -= len(cells[-1].text) + MAX_NAME
        if left < 0:
            break
    return cells


def read(name: str, file: File) -> Submission:
    """Read one file of a learner; whatever is wrong with it becomes the submission's problem."""
    shown = clean(str(file.path))
    submission = Submission(name, shown)
    try:
        return _read(submission, file)
    except Refused as refused:
        problem = refused.reason
    except MemoryError:
        reason = _("that takes far too much memory")
        problem = UNREADABLE_FILE.format(file=shown, reason=reason)
    except OSError as error:
        reason = quoted(clean(error.strerror or type(error).__name__, 100))
        problem = UNREADABLE_FILE.format(file=shown, reason=reason)
    return replace(submission, problem=problem)


def _read(submission: Submission, file: File) -> Submission:
    """Add the source in a file, and notes on it. Raises OSError or Refused."""
    is_notebook = file.path.suffix.lower() == ".ipynb"
    limit = (MAX_NOTEBOOK_MB if is_notebook else MAX_SOURCE_MB) << 20
    data = file.read(limit)
    if len(data) > limit:
        raise Refused(_too_big(submission, limit >> 20))
    if is_notebook or NOTEBOOK.match(data):  # saved under another name
        try:
            cells = list(notebook_cells(data))
        except Refused as refused:
            raise Refused(
                finding(
                    "file.not-a-notebook",
                    "The file {file} is not a notebook ({reason}). It has to be saved again.",
                    file=submission.file,
                    reason=refused.reason,
                )
            ) from None
        source, starts = _code_of(cells)
        notes = tuple(islice(_notes_on_code_in_text(cells), MOST_NOTES))
        _require_code(submission, source.replace("pass", ""), source)  # `pass` ends each cell
        return replace(submission, source=source, cells=starts, notes=notes)
    if _IS_DOCUMENT.match(data):
        raise Refused(DOCUMENT.format(file=submission.file))
    source, notes = decode(data)
    flat = _flat(source)
    if flat != source:
        indented = finding(
            "note.indented",
            "Every line of the file is indented, and Python refuses it; it was read without these "
            "spaces.",
        )
        notes = (*notes, indented)
    if all(mark in f"\n{source}" for mark in _OF_CONFLICT):
        conflict = finding(
            "note.conflict",
            "Git has left two versions of the same lines in the file, between `<<<<<<<` and "
            "`>>>>>>>`: keep one of them, and delete these marks.",
        )
        notes = (*notes, conflict)
    _require_code(submission, source, source)
    return replace(submission, source=flat, notes=notes)


def _require_code(submission: Submission, code: str, source: str) -> None:
    """Raise Refused where a source cannot be judged. `code`: what of it may be code."""
    shown = submission.file
    if len(source) > MAX_SOURCE_MB << 20:
        raise Refused(_too_big(submission, MAX_SOURCE_MB))
    if "\0" in source:
        raise Refused(
            finding(
                "file.not-text",
                "The file {file} is not Python source: it holds bytes that are no text. Save your "
                "program as UTF-8, and hand it in again.",
                file=shown,
            )
        )
    if not code.strip():
        raise Refused(finding("file.empty", "The file {file} holds no code.", file=shown))


def _too_big(submission: Submission, limit: int) -> Message:
    return TOO_BIG.format(file=submission.file, size=f"> {limit}", limit=limit)
