"""results.jsonl: what was found, line after line; the last line of a learner in a module counts."""

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from errno import EEXIST, ENOENT
from hashlib import file_digest
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.reports.line import Line, digest_of
from autograder.reports.model import KEY_OF_FILE, SCHEMA, Received, Report

with suppress(ImportError):  # where nothing is graded
    import fcntl

RESULTS = "results.jsonl"
Place = tuple[str, str]  # whose record, of which module


class _Check(msgspec.Struct):
    misconception: str | None = None


class _Task(msgspec.Struct):
    name: str
    score: float
    bonus: bool
    checks: list[_Check]


class Head(msgspec.Struct, frozen=True):
    """What is read of a record to find out whether it is current, and whose it is."""

    schema: int
    submission: str
    module: str
    score: float | None
    points: float
    isolation: str
    key: str
    tasks: list[_Task]
    account: str = ""
    fault: str = ""
    problem_in_json: Any = msgspec.field(name="problem", default=None)
    received: Received | None = None
    seconds: float = 0.0
    absent: bool = False
    withdrawn: bool = False

    # what settings make of a record is not in it
    given: ClassVar = None
    delivery: ClassVar = None
    excused: ClassVar = False
    is_late: ClassVar = False

    @property
    def place(self) -> Place:
        return self.submission, self.module

    @property
    def problem(self) -> Message | None:
        """Why it could not be judged."""
        return Message.from_json(self.problem_in_json) if self.problem_in_json else None

    @property
    def bonus(self) -> float:
        """The points of the tasks that are a bonus."""
        return float(sum(task.score for task in self.tasks if task.bonus))

    @property
    def mark(self) -> float | None:
        """The score without the bonus."""
        return None if self.score is None else self.score - self.bonus

    @property
    def mistakes(self) -> dict[str, None]:
        """The names of the known mistakes."""
        names = (check.misconception for task in self.tasks for check in task.checks)
        return dict.fromkeys(filter(None, names))


_DECODER = msgspec.json.Decoder(Head)


def _head_of(record: bytes) -> Head:
    """Return the head of a record. Raises ValueError where it is none."""
    try:
        return _DECODER.decode(record)
    except msgspec.DecodeError:  # such as half of a character, which msgspec does not read
        return msgspec.convert(json.loads(record), Head)


class _Span(msgspec.Struct, frozen=True):
    """Where a line is in the file, and the digest of its bytes."""

    start: int
    size: int
    digest: str


class Records:
    """The records in a folder.

    Lines are only appended while a class is judged, each on the disk before the next one is looked
    at: whatever stops the program, what was judged is kept.
    """

    def __init__(self, folder: Path, trusted: str = ""):
        """Open or create the file.

        Args:
            folder: The folder of results.
            trusted: The digest of the file as this program has left it: then each line in it is a
                whole record.

        Raises:
            InputError: The folder cannot be written, or another run is writing to it.
        """
        self.path = folder / RESULTS
        self._anew: set[Place] = set()
        with self._explaining_errors():
            folder.mkdir(parents=True, exist_ok=True)
            _refuse_links(folder)
            if self.path.exists() and not self.path.is_file():
                raise FileExistsError(EEXIST, f"{RESULTS} is not a file")
            self._open(trusted)

    def _open(self, trusted: str = "") -> None:
        """Open, lock and read the file. Raises InputError: another run has it."""
        self._newest: dict[Place, tuple[Head, _Span]] = {}
        self._judged: dict[Place, dict[str, _Span]] = {}  # by key
        self._files: dict[Place, list[str]] = {}  # the digests of what was handed in, in turn
        self._file = self.path.open("a+b")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if not os.path.samestat(os.fstat(self._file.fileno()), self.path.stat()):
                raise BlockingIOError  # it was replaced just now
        except (BlockingIOError, FileNotFoundError):
            raise InputError(
                _(
                    "another run is writing to {folder}; wait for it, or choose another --out",
                    folder=self.path.parent,
                )
            ) from None
        self._read_lines(bool(trusted) and trusted == self.digest_of_file())

    @contextmanager
    def _explaining_errors(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise InputError(
                _(
                    "the results cannot be written to {folder}: {reason}; choose another --out, "
                    "or make room; what is already there is kept",
                    folder=self.path.parent,
                    reason=error.strerror or type(error).__name__,
                )
            ) from None

    def _read_lines(self, is_trusted: bool) -> None:
        """Find the newest line of each learner and module; cut off one that was being written."""
        self._file.seek(0)
        end = 0
        for record in self._file:
            if not record.endswith(b"\n"):
                break
            span = _Span(end, len(record), digest_of(record))
            end += len(record)
            with suppress(ValueError):
                if not is_trusted:
                    Report.from_record(record)
                head = _head_of(record)
                if head.schema == SCHEMA:
                    self._take(head, span)
        if end < os.fstat(self._file.fileno()).st_size:
            self._file.truncate(end)

    def _take(self, head: Head, span: _Span) -> None:
        self._newest[head.place] = head, span
        files, file = self._files.setdefault(head.place, []), head.key[:KEY_OF_FILE]
        if not (head.absent or head.withdrawn) and files[-1:] != [file]:
            files.append(file)
        if head.score is not None:
            self._judged.setdefault(head.place, {})[head.key] = span

    def digest_of_file(self) -> str:
        """Return the digest of the whole file."""
        with self.path.open("rb") as file:
            return file_digest(file, "sha256").hexdigest()

    # ---- what is there

    @property
    def places(self) -> list[Place]:
        """Whose records there are, of which module, by name; not of those who have withdrawn."""
        return sorted(place for place, (head, _span) in self._newest.items() if not head.withdrawn)

    @property
    def withdrawn(self) -> list[Place]:
        """Whose files of earlier runs are not there any more; without those who had none."""
        heads = (head for head, _span in self._newest.values())
        return sorted(head.place for head in heads if head.withdrawn and not head.absent)

    def head(self, place: Place) -> Head | None:
        """Return what is known of a learner in a module, without what was found."""
        return self._newest[place][0] if place in self._newest else None

    def digest(self, place: Place) -> str:
        """Return the digest of a record's bytes."""
        return self._newest[place][1].digest

    def line(self, place: Place) -> Line:
        """Return a record at a glance, where the points are the mark."""
        head, span = self._newest[place]
        return Line.of(head, span.digest)

    def attempts(self, place: Place) -> int:
        """Return how many files of a learner were graded, one after the other."""
        return len(self._files[place])

    def report(self, place: Place) -> Report:
        """Return a record in full."""
        return Report.from_record(self._read(self._newest[place][1]))

    def reports(self, places: Iterable[Place]) -> Iterator[Report]:
        """Yield records in full, read from the disk one after the other: a class may be large."""
        return map(self.report, places)

    def _read(self, span: _Span) -> bytes:
        # past the buffer, which knows nothing of what `_append` writes
        return os.pread(self._file.fileno(), span.size, span.start)

    # ---- what changes

    def keys_of(self, name: str, slugs: Iterable[str]) -> dict[str, tuple[str, ...]]:
        """Return, by module, the keys of what was judged of a learner: the same bytes, by the same
        checks, need not be judged again."""
        return {
            slug: () if (name, slug) in self._anew else (*self._judged.get((name, slug), ()),)
            for slug in slugs
        }

    def reuse(self, name: str, module: str, key: str) -> None:
        """Let what was judged under that key count, where a later line counts now.

        Raises:
            InputError: It cannot be written.
        """
        place = name, module
        head, _span = self._newest[place]
        if head.score is None or head.key != key:
            self._append(self._read(self._judged[place][key]))

    def judge_anew(self) -> None:
        """Judge everything again; the lines there are stay."""
        self._anew = set(self._newest)

    def add(self, report: Report) -> None:
        """Append a line and see it on the disk, unless it is the one that counts already.

        A date of handing in that is known stays until another one is.

        Raises:
            InputError: It cannot be written.
        """
        self._anew.discard(report.place)
        newest = self._newest.get(report.place)
        if newest and not report.received:
            report = replace(report, received=newest[0].received)
        if newest is None or newest[1].digest != digest_of(report.record):
            self._append(report.record)

    def _append(self, record: bytes) -> None:
        with self._explaining_errors():
            descriptor = self._file.fileno()
            start = os.fstat(descriptor).st_size
            if not os.path.samestat(os.fstat(descriptor), self.path.stat()):
                raise FileNotFoundError(ENOENT, f"{RESULTS} was replaced by another file")
            try:
                left = memoryview(record)
                while left:  # past the buffer: what could not be written must not be tried later
                    left = left[os.write(descriptor, left) :]
                os.fsync(descriptor)
            except OSError:
                os.ftruncate(descriptor, start)
                raise
        self._take(_head_of(record), _Span(start, len(record), digest_of(record)))

    def remove(self, name: str) -> int:
        """Delete every line about a learner, and return how many there were.

        Raises:
            InputError: The file cannot be written.
        """
        with self._explaining_errors():
            lines = self.path.read_bytes().splitlines(keepends=True)
            others = [line for line in lines if _owner_of(line) != name]
            if len(others) < len(lines):
                fresh = self.path.with_suffix(".new")
                with fresh.open("wb") as file:
                    file.writelines(others)
                    file.flush()
                    os.fsync(file.fileno())
                with closing(self._file):  # until this run has the new one, no other gets either
                    fresh.replace(self.path)
                    self._open()
            return len(lines) - len(others)

    def close(self) -> None:
        """Let other runs write to the folder."""
        self._file.close()


def _refuse_links(folder: Path) -> None:
    """Raise InputError where a learner, perhaps, has put a link in the place of a file."""
    for path in (*folder.iterdir(), *folder.glob("pages/*")):
        if path.is_symlink():
            raise InputError(
                _(
                    "{file} is a link, and results are not written to where a link leads; "
                    "remove it, or choose another --out",
                    file=clean(str(path)),
                )
            )


def _owner_of(line: bytes) -> Any:
    """Return the learner whom a line names, be it of an earlier schema; None where it names
    nobody."""
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return fields.get("submission") if isinstance(fields, dict) else None
