"""The source of a learner's program, read from the bytes of a file, a notebook, or what wraps it.

Python is found in any common encoding, and in the cells of a notebook, which become one source. An
archive, a text, or a page with a text pasted into Moodle may hold a program. What cannot be judged
has a problem: one sentence that says why.
"""

import ast
import html
import json
import re
import sys
from bisect import bisect_right
from codecs import BOM_UTF16_BE, BOM_UTF16_LE, lookup
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from io import BytesIO
from itertools import islice
from textwrap import dedent
from tokenize import detect_encoding
from typing import Any

from autograder.i18n.display import clean
from autograder.i18n.message import Message, _, finding
from autograder.intake.files import (
    PASTED,
    TOO_BIG,
    UNREADABLE_FILE,
    File,
    Refused,
    is_named_like_a_program,
    is_source,
    members,
    open_archive,
    refusing,
)

MAX_SOURCE_MB, MAX_NOTEBOOK_MB, _MAX_ARCHIVE_MB = 1, 32, 32
# of the cells that are shown: how many, and characters of one, of its name
_MAX_CELLS, MAX_TEXT, _MAX_NAME = 5000, 200_000, 200
MOST_NOTES = 3  # of one kind: more would say nothing new
TOO_MUCH_MEMORY = _("that takes far too much memory")
DOCUMENT = finding(
    "file.document",
    "{file} is a document, not a program: copy the program into a plain .py file.",
)
_NOT_A_NOTEBOOK = finding(
    "file.not-a-notebook",
    "The file {file} is not a notebook ({reason}). It has to be saved again.",
)
_NOT_TEXT = finding(
    "file.not-text",
    "The file {file} is not Python source: it holds bytes that are no text. Save your program as "
    "UTF-8, and hand it in again.",
)
_EMPTY = finding("file.empty", "The file {file} holds no code.")
_INDENTED = finding(
    "note.indented",
    "Every line of the file is indented, and Python refuses it; it was read without these spaces.",
)
_CONFLICT = finding(
    "note.conflict",
    "Git has left two versions of the same lines in the file, between `<<<<<<<` and `>>>>>>>`: "
    "keep one of them, and delete these marks.",
)
_NOTEBOOK = re.compile(
    rb'(?:\xef\xbb\xbf)?\s*\{\s*"(?:cells|metadata|nbformat|nbformat_minor|worksheets)"\s*:'
)
_IS_DOCUMENT = re.compile(rb"\s*(?:\{\\rtf|%PDF-|<!doctype html|<html)", re.IGNORECASE)
_ENCODINGS = {"utf-8", "utf-8-sig", "ascii", "iso-8859-1", "iso-8859-15", "cp1252", "mac-roman"}
_OF_CONFLICT = "\n<<<<<<< ", "\n=======\n", "\n>>>>>>> "  # lines that git writes
# a cell that only calls these is no part of the work
_OURS = {"again", "check", "hint", "hunt", "play"}
# also what is kept as a program
_HOLDS_PYTHON = re.compile(r"%%(?:time|capture|prun|(?:write)?file\b.*\.py\s*$)")
_PROMPT = re.compile(r"^(?:>>> ?|\.\.\. ?|In \[\d*\]: ?)", re.MULTILINE)
_FUNCTION = re.compile(r"^[ \t]*(?:def \w|\w+[ \t]*(?::[^=\n]*)?=[ \t]*lambda\b)", re.MULTILINE)
_BLOCK = r"(?:p|div|li|pre|tr|h[123])\b[^<>]*>"
_NEW_LINE = re.compile(rf"<br\b[^<>]*>|</{_BLOCK}(?:\s*<{_BLOCK})?|<{_BLOCK}", re.IGNORECASE)
_MARKUP = re.compile(r"<[/!a-z][^<>]*>", re.IGNORECASE)
# what Python raises for a text that is no Python
_NO_PYTHON = SyntaxError, ValueError, RecursionError, MemoryError


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
        if not self.cells:
            return 0, line
        cell = max(bisect_right(self.cells, line), 1)
        return cell, line - self.cells[cell - 1] + 1

    def line(self, number: int) -> str:
        """Return the text of that line of the source; empty when there is none."""
        lines = self.source.split("\n")
        return lines[number - 1] if 0 < number <= len(lines) else ""

    def unreadable(self, reason: str) -> str:
        """Return why Python cannot read a part of it, with the version: newer ones read more."""
        return f"Python {sys.version_info[0]}.{sys.version_info[1]}: {reason}"


# ---------------------------------------------------------------- texts


def decode(data: bytes) -> tuple[str, tuple[Message, ...]]:
    """Return the text in some bytes, with a note where the encoding is a guess.

    A byte order mark counts, then a common encoding that is declared, then UTF-8. What is none of
    these is Latin-1.
    """
    notes: tuple[Message, ...] = ()
    try:
        text = data.decode(_encoding_of(data))
    except UnicodeError:
        text = data.decode("latin-1")
        notes = (finding("note.not-utf-8", "The file is not in UTF-8; it was read as Latin-1."),)
    return _with_newlines(text.removeprefix("\ufeff")), notes


def _encoding_of(data: bytes) -> str:
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return "utf-16"
    with suppress(SyntaxError, LookupError):
        name = lookup(detect_encoding(BytesIO(data).readline)[0]).name
        return name if name in _ENCODINGS else "utf-8"
    return "utf-8"


def _with_newlines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


# ---------------------------------------------------------------- notebooks


@dataclass(frozen=True)
class NotebookCell:
    """A cell as it was handed in: its kind, its text, and its name in nbgrader."""

    kind: str
    text: str
    grade_id: str = ""


def notebook_cells(data: bytes) -> Iterator[NotebookCell]:
    """Yield the cells of a notebook, of nbformat 4. Raises Refused when it is none."""
    cells = _value_at(_json_in(data), "cells")
    if not isinstance(cells, list):
        raise Refused(_NOT_A_NOTEBOOK.format(reason=_("it has no cells")))
    for cell in cells:
        kind, text = _value_at(cell, "cell_type"), _value_at(cell, "source")
        grade_id = _value_at(cell, "metadata", "nbgrader", "grade_id")
        yield NotebookCell(_text(kind), _with_newlines(_text(text)), _text(grade_id))


def _json_in(data: bytes) -> Any:
    """Return the value that JSON stands for. Raises Refused with what is wrong with it."""
    try:
        return json.loads(data.decode(json.detect_encoding(data), "replace"))
    except json.JSONDecodeError as error:
        sentence = _("it is not JSON: line {line}, column {column}")
        reason = sentence.format(line=error.lineno, column=error.colno)
    except RecursionError:
        reason = _("it is nested too deep")
    except ValueError:  # more digits than Python turns into a number
        reason = _("it holds a number of thousands of digits")
    raise Refused(_NOT_A_NOTEBOOK.format(reason=reason))


def _value_at(value: Any, *keys: str) -> Any:
    """Return what a value of JSON has at these keys, one inside of the other; None for nothing."""
    for key in keys:
        value = value.get(key) if isinstance(value, dict) else None
    return value


def _text(value: Any) -> str:
    """Return a text of JSON, which may be a list of lines; nothing for what is none."""
    parts = value if isinstance(value, list) else [value]
    return "".join(part for part in parts if isinstance(part, str))


def shown_cells(data: bytes) -> list[NotebookCell]:
    """Return the cells of a notebook that are shown, not more than a person can look at.

    Raises:
        Refused: It is no notebook.
    """
    return [
        NotebookCell(cell.kind[:_MAX_NAME], cell.text[:MAX_TEXT], cell.grade_id[:_MAX_NAME])
        for cell in islice(notebook_cells(data), _MAX_CELLS)
    ]


def code_in(cells: Iterable[NotebookCell]) -> tuple[str, tuple[int, ...]]:
    """Return the code of a notebook as one source, and the line at which each code cell starts."""
    return joined(cell.text for cell in cells if cell.kind == "code")


def joined(cells: Iterable[str]) -> tuple[str, tuple[int, ...]]:
    """Return the code of some cells as one source, and the line at which each of them starts."""
    lines: list[str] = []
    starts = []
    for text in cells:
        starts.append(len(lines) + 1)
        # what a cell leaves open does not reach the next
        lines += [*as_python(text).split("\n"), "pass"]
    return "\n".join(lines), tuple(starts)


def as_python(cell: str) -> str:
    """Return a cell without the signs of IPython that stand for all of it, with as many lines.

    A cell that only calls this package is no part of the work, and becomes empty. Other signs of
    IPython are the loader's matter.
    """
    nothing = "\n" * cell.count("\n")
    if cell.startswith("%%"):
        first, _, rest = cell.partition("\n")
        return f"\n{rest}" if _HOLDS_PYTHON.match(first) else nothing
    if "autograder" in cell and _asks_for_a_verdict(cell):
        return nothing
    if cell.lstrip("\n").startswith((">>> ", "In [")):
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
    except _NO_PYTHON:
        return False


def is_ours(node: ast.stmt) -> bool:
    """Return whether a statement imports this package, or calls what it offers."""
    match node:
        case ast.Try(finalbody=[]):
            handled = [statement for handler in node.handlers for statement in handler.body]
            only_tells = all(isinstance(statement, ast.Expr) for statement in handled)
            return only_tells and all(map(is_ours, [*node.body, *node.orelse]))
        case ast.ImportFrom(module="autograder") | ast.Import(names=[ast.alias("autograder")]):
            return True
        case ast.Expr(ast.Call(ast.Name(name))) | ast.Assign(value=ast.Call(ast.Name(name))):
            return name in _OURS
    return False


def _notes_on_code_in_text(cells: Iterable[NotebookCell]) -> Iterator[Message]:
    """Yield a note for each cell of text that is a program: in Markdown, or in none at all."""
    for number, cell in enumerate(cells, 1):
        with suppress(*_NO_PYTHON):
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


# ---------------------------------------------------------------- what wraps a program


def looks_like_source(file: File) -> bool:
    """Return whether a text without a suffix of Python's begins a function somewhere."""
    with suppress(Refused):
        data = file.head(MAX_SOURCE_MB << 20)
        return bool(_NOTEBOOK.match(data) or _FUNCTION.search(decode(data)[0]))
    return False


def unwrapped(files: Iterable[File]) -> Iterator[File]:
    """Yield the programs among the files, and those inside of them, one level deep.

    An archive that cannot be opened is yielded itself, and refused when it is read. Files are
    looked into where limits hold (see `limits`).
    """
    for file in files:
        if is_source(file.path):
            yield file
        elif file.path.suffix.lower() == ".zip":
            yield from _programs_in_archive(file)
        elif is_named_like_a_program(file.path):
            if file.path.name.lower().endswith(PASTED):
                file = replace(file, content=partial(_text_of_page, file.content))
            if looks_like_source(file):
                yield file


def _text_of_page(content: Callable[[int], bytes], size: int) -> bytes:
    """Return the text of a page that Moodle made of what somebody typed."""
    text = _NEW_LINE.sub("\n", content(size).decode("utf-8", "replace"))
    text = html.unescape(_MARKUP.sub("", text)).lstrip("\n")
    return text.replace("\xa0", " ").encode("utf-8", "replace")


def _programs_in_archive(file: File) -> Iterator[File]:
    try:
        with refusing():
            archive = open_archive(BytesIO(file.read(_MAX_ARCHIVE_MB << 20)))
    except Refused as refused:
        yield replace(file, refusal=refused.reason)
        return
    for member in members(lambda: archive):
        path = member.path
        is_hidden = any(part.startswith((".", "__")) and part != ".." for part in path.parts)
        is_text = path.suffix.lower() == ".txt"
        if not is_hidden and (is_source(path) or (is_text and looks_like_source(member))):
            yield replace(member, path=file.path / path, time=(*file.time, *member.time))


# ---------------------------------------------------------------- a program


def read(name: str, file: File, account: str = "") -> Submission:
    """Read one file of a learner; whatever is wrong with it becomes the submission's problem."""
    shown = clean(str(file.path))
    try:
        source, cells, notes = _program_in(file)
        return Submission(name, shown, source, account, notes, cells=cells)
    except Refused as refused:
        problem = refused.reason
    except MemoryError:
        problem = UNREADABLE_FILE.format(reason=TOO_MUCH_MEMORY)
    return Submission(name, shown, account=account, problem=problem.format(file=shown))


def _program_in(file: File) -> tuple[str, tuple[int, ...], tuple[Message, ...]]:
    """Return the source in a file, where its cells start, and notes on it. Raises Refused."""
    is_notebook = file.path.suffix.lower() == ".ipynb"
    data = file.read((MAX_NOTEBOOK_MB if is_notebook else MAX_SOURCE_MB) << 20)
    starts: tuple[int, ...] = ()
    if is_notebook or _NOTEBOOK.match(data):  # saved under another name
        cells = list(notebook_cells(data))
        source, starts = code_in(cells)
        code = source.replace("pass", "")  # which ends each cell
        notes = tuple(islice(_notes_on_code_in_text(cells), MOST_NOTES))
    elif _IS_DOCUMENT.match(data):
        raise Refused(DOCUMENT)
    else:
        code, notes = decode(data)
        source = _flat(code)
        if source != code:
            notes = (*notes, _INDENTED)
        if all(mark in f"\n{code}" for mark in _OF_CONFLICT):
            notes = (*notes, _CONFLICT)
    if len(source) > MAX_SOURCE_MB << 20:
        raise Refused(TOO_BIG.format(size=f"> {MAX_SOURCE_MB}", limit=MAX_SOURCE_MB))
    if "\0" in source:
        raise Refused(_NOT_TEXT)
    if not code.strip():
        raise Refused(_EMPTY)
    return source, starts, notes
