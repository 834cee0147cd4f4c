"""From a folder or an archive that nobody vouches for to `Submission`s: text, and nothing that runs.

Archives are read, never unpacked. Links are not followed. A file that cannot be read is one submission
with a `problem`; the others are judged all the same.
"""

import json
import os
import re
import stat
import zipfile
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from textwrap import dedent
from typing import Any

from autograder import wording
from autograder.display import clean
from autograder.text import Text

MAX_SOURCE_MB, MAX_NOTEBOOK_MB, MAX_CODE = 1, 32, 400_000  # MAX_CODE: characters of code in a notebook
_SUFFIXES = (".py", ".ipynb")
_CODING = re.compile(rb"^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)", re.MULTILINE)
_ENCODINGS = {"utf-8", "utf8", "ascii", "latin-1", "latin1", "iso-8859-1", "iso-8859-15", "cp1252", "mac-roman"}
_IGNORED = {"__pycache__", "__MACOSX", ".ipynb_checkpoints"}
_PROMPT = re.compile(r"^(?:>>> ?|\.\.\. ?|In \[\d*\]: ?)", re.MULTILINE)
_DEFINED = r"\b(?:def|class|as|import)\s+(?:{0})\b|(?<![\w.])(?:{0})\s*(?::[^=\n]+)?=(?!=)"
_MAX_DEPTH = 12  # folders in a learner's folder
_MAX_FILES = 20  # files of one learner that are looked into


class InputError(Exception):
    """What was asked for cannot be read at all; the message is for the person who asked."""


@dataclass(frozen=True)
class Submission:
    """The source one learner handed in. With a `problem` it cannot be judged."""

    name: str
    file: str = ""
    source: str = ""
    notes: tuple[Text, ...] = ()
    problem: Text | None = None
    cells: tuple[int, ...] = ()  # for a notebook: the line each code cell starts at

    def place(self, line: int) -> Text:
        """Where the learner finds that line of the source."""
        if not self.cells:
            return wording.LINE.format(line=line)
        cell = max(bisect_right(self.cells, line), 1)
        return wording.CELL.format(cell=cell, line=line - self.cells[cell - 1] + 1)


# ---------------------------------------------------------------- the bytes of one file


class _File:
    """A file of a folder or of an archive."""

    path: PurePosixPath
    time: tuple[float, ...]

    def read(self, limit: int) -> bytes:
        """At most limit + 1 bytes. Raises OSError, or Refused with the reason in words."""
        raise NotImplementedError


class Refused(Exception):
    """A file that must not or cannot be read."""

    def __init__(self, reason: Text):
        super().__init__(reason.en)
        self.reason = reason


@dataclass(frozen=True)
class _DiskFile(_File):
    root: Path
    path: PurePosixPath
    time: tuple[float, ...]

    def read(self, limit: int) -> bytes:
        place = self.root / self.path
        mode = place.lstat().st_mode
        if not stat.S_ISREG(mode):
            reason = wording.LINK if stat.S_ISLNK(mode) else wording.SPECIAL
            raise Refused(reason.format(file=clean(str(self.path))))
        with place.open("rb") as file:
            return file.read(limit + 1)


@dataclass(frozen=True)
class _ArchiveFile(_File):
    archive: zipfile.ZipFile
    info: zipfile.ZipInfo
    path: PurePosixPath
    time: tuple[float, ...]

    def read(self, limit: int) -> bytes:
        shown = clean(self.info.filename)
        if ".." in self.path.parts or self.path.is_absolute():
            raise Refused(wording.OUTSIDE.format(file=shown))
        if stat.S_ISLNK(self.info.external_attr >> 16):
            raise Refused(wording.LINK.format(file=shown))
        if self.info.flag_bits & 1:
            raise Refused(wording.ENCRYPTED.format(file=shown))
        try:
            with self.archive.open(self.info) as file:
                return file.read(limit + 1)
        except Exception as error:  # damaged data: each compression has exceptions of its own
            raise Refused(wording.UNREADABLE_FILE.format(file=shown, reason=clean(str(error), 100))) from None


# ---------------------------------------------------------------- from bytes to source


def decode(data: bytes) -> tuple[str, tuple[Text, ...]]:
    """Python source from bytes: byte order marks, common declared encodings, Latin-1 as a last resort."""
    notes: tuple[Text, ...] = ()
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        text = data.decode("utf-16", "replace")
    else:
        declared = _CODING.search(b"\n".join(data[:400].split(b"\n")[:2]))
        encoding = declared[1].decode("ascii").lower().replace("_", "-") if declared else "utf-8"
        try:
            text = data.decode(encoding if encoding in _ENCODINGS else "utf-8")
        except UnicodeError:
            text = data.decode("latin-1")
            notes = (wording.NOT_UTF8,)
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n"), notes


@dataclass(frozen=True)
class NotebookCell:
    """A cell as it was handed in: its kind, its text, the name it claims to have in nbgrader."""

    kind: str
    text: str
    grade_id: str = ""


def notebook_cells(data: bytes) -> Iterator[NotebookCell]:
    """The cells of a notebook, of nbformat 3 or later. Raises Refused when it is something else."""
    try:
        notebook = json.loads(data.decode("utf-8-sig", "replace"))
    except json.JSONDecodeError as error:
        raise Refused(wording.NOT_JSON.format(line=error.lineno, column=error.colno)) from None
    except (ValueError, RecursionError):
        raise Refused(wording.TOO_DEEP) from None
    if type(notebook) is not dict:
        raise Refused(wording.NO_CELLS)
    cells = notebook.get("cells")
    if cells is None and type(notebook.get("worksheets")) is list:
        sheets = [sheet for sheet in notebook["worksheets"] if type(sheet) is dict]
        parts = [sheet.get("cells") for sheet in sheets]
        cells = [cell for part in parts if type(part) is list for cell in part]
    if type(cells) is not list:
        raise Refused(wording.NO_CELLS)
    for cell in cells:
        if type(cell) is not dict or type(cell.get("cell_type")) is not str:
            continue
        source = cell.get("source", cell.get("input", ""))
        if type(source) is list:
            source = "".join(part for part in source if type(part) is str)
        if type(source) is str:
            text = source.replace("\r\n", "\n").replace("\r", "\n")
            yield NotebookCell(cell["cell_type"], text, _grade_id(cell))


def _grade_id(cell: dict[str, Any]) -> str:
    metadata = cell.get("metadata")
    fields = metadata.get("nbgrader") if type(metadata) is dict else None
    name = fields.get("grade_id") if type(fields) is dict else None
    return name if type(name) is str else ""


def _as_python(cell: str) -> str:
    """What IPython would make of a cell's own layout, with as many lines as before; the rest is for the loader."""
    if cell.startswith("%%"):
        first, _, rest = cell.partition("\n")
        return f"\n{rest}" if first.startswith(("%%time", "%%capture")) else "\n" * cell.count("\n")
    first = cell.lstrip("\n")
    if first.startswith((">>> ", "In [")):
        return _PROMPT.sub("", cell)
    return dedent(cell) if first.startswith((" ", "\t")) else cell


def notebook_source(data: bytes) -> tuple[str, tuple[int, ...]]:
    """The code of a notebook as one source, and the line each code cell starts at. Raises Refused."""
    lines: list[str] = []
    starts = []
    for cell in notebook_cells(data):
        if cell.kind == "code":
            starts.append(len(lines) + 1)
            lines += [*_as_python(cell.text).split("\n"), "pass"]  # what a cell leaves open does not reach the next
    return "\n".join(lines), tuple(starts)


def handed_in(path: Path) -> list[NotebookCell]:
    """The cells of a notebook on the disk; none of one that is too big. Raises Refused, OSError."""
    data = _DiskFile(path.parent, PurePosixPath(path.name), ()).read(MAX_NOTEBOOK_MB << 20)
    return [] if len(data) > MAX_NOTEBOOK_MB << 20 else list(notebook_cells(data))


def read(name: str, file: _File) -> Submission:
    """Read one file of a learner; whatever is wrong with it becomes the submission's problem."""
    shown = clean(str(file.path))
    submission = Submission(name, shown)
    is_notebook = file.path.suffix.lower() == ".ipynb"
    limit = (MAX_NOTEBOOK_MB if is_notebook else MAX_SOURCE_MB) << 20
    try:
        data = file.read(limit)
        if len(data) > limit:
            return replace(submission, problem=_too_big(shown, limit >> 20))
        if is_notebook:
            try:
                source, cells = notebook_source(data)
            except Refused as refused:
                problem = wording.NOT_A_NOTEBOOK.format(file=shown, reason=refused.reason)
                return replace(submission, problem=problem)
            submission = replace(submission, source=source, cells=cells)
        else:
            source, notes = decode(data)
            submission = replace(submission, source=source, notes=notes)
    except Refused as refused:
        return replace(submission, problem=refused.reason)
    except OSError as error:
        reason = clean(error.strerror or type(error).__name__, 100)
        return replace(submission, problem=wording.UNREADABLE_FILE.format(file=shown, reason=reason))
    if len(source) > max(MAX_CODE, MAX_SOURCE_MB << 20):
        return replace(submission, source="", problem=_too_big(shown, MAX_SOURCE_MB))
    if "\0" in source:
        return replace(submission, source="", problem=wording.NOT_TEXT.format(file=shown))
    if not source.strip():
        return replace(submission, problem=wording.EMPTY.format(file=shown))
    return submission


def _too_big(shown: str, limit: int) -> Text:
    return wording.TOO_BIG.format(file=shown, size=f"> {limit}", limit=limit)


# ---------------------------------------------------------------- whose file is it?


@dataclass(frozen=True)
class Entry:
    """One learner and the files found under that name."""

    name: str
    files: tuple[_File, ...]
    problem: Text | None = None

    def read(self, slug: str, tasks: Collection[str]) -> Submission:
        """The newest file that concerns the module."""
        return self.read_all({slug: tasks}, asked=True)[slug]

    def read_all(self, wanted: Mapping[str, Collection[str]], asked: bool) -> dict[str, Submission]:
        """For each module (its slug, its tasks) the newest file that concerns it.

        A module that was asked for always has a submission; another one only when a file bears its name or defines
        a function of it. A file that bears the name of one module is for no other, unless that was asked for.
        """
        if self.problem or not self.files:
            problem = self.problem or wording.NO_PYTHON.format(file=self.name)
            return {slug: Submission(self.name, problem=problem) for slug in wanted} if asked else {}
        newest = sorted(self.files, key=lambda file: (file.time, str(file.path)), reverse=True)
        sources: dict[_File, Submission] = {}
        found = {}
        for slug, tasks in wanted.items():
            named = [file for file in newest if slug in file.path.stem]
            free = newest if asked else [file for file in newest if not any(one in file.path.stem for one in wanted)]
            for file in (candidates := (named or free)[:_MAX_FILES]):
                if file not in sources:
                    sources[file] = read(self.name, file)
            readable = [sources[file] for file in candidates if not sources[file].problem]
            chosen = next((one for one in readable if defines(one.source, tasks)), None)
            if chosen is None and candidates and (asked or named):
                chosen = readable[0] if readable else sources[candidates[0]]
            if chosen:
                found[slug] = self._noting_others(chosen, named if named and not asked else newest)
        return found

    def cells_of(self, submission: Submission) -> list[NotebookCell]:
        """What was handed in, cell by cell; a .py file is one cell. Nothing when it could not be read."""
        file = next((file for file in self.files if clean(str(file.path)) == submission.file), None)
        if file is None or submission.problem:
            return []
        if not submission.cells:
            return [NotebookCell("code", submission.source)]
        try:
            return list(notebook_cells(file.read(MAX_NOTEBOOK_MB << 20)))
        except (Refused, OSError):
            return []

    def _noting_others(self, chosen: Submission, files: Sequence[_File]) -> Submission:
        others = sorted(shown for file in files if (shown := clean(str(file.path))) != chosen.file)
        if not others:
            return chosen
        note = wording.SEVERAL.format(file=chosen.file, others=", ".join(others[:5]))
        return replace(chosen, notes=(*chosen.notes, note))


def defines(source: str, names: Iterable[str]) -> bool:
    """Does the text look as if it gave one of these names a value?"""
    return re.search(_DEFINED.format("|".join(map(re.escape, names))), source) is not None


def _listed(root: Path, but: Set[str]) -> Iterator[tuple[PurePosixPath, _File | Text]]:
    """The files below a folder, or why one cannot be one. Links are listed, not followed; `but` is left out."""

    def walk(folder: Path, depth: int) -> Iterator[tuple[PurePosixPath, _File | Text]]:
        try:
            children = sorted(folder.iterdir())
        except OSError as error:
            path = PurePosixPath(folder.relative_to(root).as_posix())
            reason = clean(error.strerror or "", 100)
            yield path, wording.UNREADABLE_FILE.format(file=clean(str(path)), reason=reason)
            return
        for child in children:
            path = PurePosixPath(child.relative_to(root).as_posix())
            try:
                status = child.lstat()
            except OSError:
                continue
            if child.name in _IGNORED or child.name.startswith(".") or (but and os.path.realpath(child) in but):
                continue
            if stat.S_ISDIR(status.st_mode):
                if depth == 0:
                    yield path / "", wording.NO_PYTHON.format(file=clean(child.name))
                if depth < _MAX_DEPTH:
                    yield from walk(child, depth + 1)
            elif stat.S_ISLNK(status.st_mode):
                yield path, wording.LINK.format(file=clean(str(path)))
            else:
                yield path, _DiskFile(root, path, (status.st_mtime,))

    return walk(root, 0)


def _archived(archive: zipfile.ZipFile) -> Iterator[tuple[PurePosixPath, _File | Text]]:
    for info in archive.infolist():
        path = PurePosixPath(info.filename.replace("\\", "/"))
        if not info.is_dir() and not _IGNORED & set(path.parts) and not path.name.startswith("."):
            yield path, _ArchiveFile(archive, info, path, tuple(map(float, info.date_time)))


def find(where: Path, slugs: Collection[str], but: Path | None = None) -> tuple[list[Entry], list[str]]:
    """The learners found in a folder, a single file or an archive, by name; and the files left aside.

    A learner is a file (`alice.py`, `bob.ipynb`) or a folder (`carol/…`); `but` is no learner's. Raises InputError.
    """
    try:
        if where.is_dir():
            next(where.iterdir(), None)  # is it readable?
            listed = list(_listed(where, {os.path.realpath(path) for path in (but, but / "pages")} if but else set()))
        elif where.suffix == ".zip" and where.is_file():
            listed = _without_common_folder(list(_archived(zipfile.ZipFile(where))), slugs)
        elif where.suffix in _SUFFIXES and where.is_file():
            path = PurePosixPath(where.name)
            listed = [(path, _DiskFile(where.parent, path, (where.stat().st_mtime,)))]
        elif where.exists():
            raise InputError(f"{where} is neither a folder, nor a .zip archive, nor a .py or .ipynb file")
        else:
            raise InputError(f"there is no folder {where}; give the folder that holds the submissions")
    except (zipfile.BadZipFile, ValueError, NotImplementedError) as error:
        raise InputError(f"{where} cannot be read as an archive ({error}); make the .zip again") from None
    except OSError as error:
        raise InputError(f"{where} cannot be read: {error.strerror or error}") from None
    learners: dict[str, list[_File | Text]] = {}
    aside = []
    for path, file in listed:
        is_source = path.suffix.lower() in _SUFFIXES
        if len(path.parts) == 1 and not is_source and not isinstance(file, Text):
            aside.append(clean(str(path)))
            continue
        found = learners.setdefault(_name(path, slugs), [])
        if is_source or isinstance(file, Text):
            found.append(file)
    return _unique(_entry(name, learners[name]) for name in sorted(learners)), aside


def _name(path: PurePosixPath, slugs: Collection[str]) -> str:
    """Whose file: the folder, or the file's name without the module's."""
    parts = [part for part in path.parts if part not in ("..", "/")] or [path.name]
    raw = parts[0] if len(parts) > 1 or path.suffix.lower() not in _SUFFIXES else PurePosixPath(parts[0]).stem
    slug = next((slug for slug in slugs if raw.endswith(slug)), "")
    short = raw.removesuffix(slug).rstrip("-_ .") if slug else raw
    return short or raw


def _unique(entries: Iterable[Entry]) -> list[Entry]:
    """Names fit to be shown, made different where cleaning or cutting made two of them equal."""
    named = [(clean(entry.name, 150), entry) for entry in entries]
    known, taken, result = {name for name, _ in named}, set(), []  # type: set[str], set[str], list[Entry]
    for name, entry in named:
        free, count = name, 1
        while free in taken or (count > 1 and free in known):
            count += 1
            free = f"{name} ({count})"
        taken.add(free)
        result.append(replace(entry, name=free))
    return result


def _entry(name: str, found: list[_File | Text]) -> Entry:
    files = tuple(file for file in found if isinstance(file, _File))
    problem = next((reason for reason in found if isinstance(reason, Text)), None)
    return Entry(name, files, None if files else problem)


def _without_common_folder(
    listed: list[tuple[PurePosixPath, _File | Text]], slugs: Collection[str]
) -> list[tuple[PurePosixPath, _File | Text]]:
    """An archive of the folder `class/` holds `class/alice.py`: leave `class/` out, unless it is one learner's."""
    tops = {path.parts[0] for path, _ in listed if path.parts}
    inside = [path for path, _ in listed if len(path.parts) > 1]
    if len(tops) != 1 or len(inside) != len(listed) or ".." in tops or "/" in tops:
        return listed
    if any(len(path.parts) == 2 and path.stem in slugs for path in inside):
        return listed
    return [(PurePosixPath(*path.parts[1:]), file) for path, file in listed]
