"""results.jsonl: what was found about each submission, one line each, safe from whatever stops the program."""

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EEXIST, ENOENT
from pathlib import Path

from autograder.i18n import for_teachers
from autograder.i18n.display import clean
from autograder.intake import InputError
from autograder.reports.model import NoRecord, Report

RESULTS = "results.jsonl"


class Results:
    """`results.jsonl`: one line for each submission and module, on disk before the next is looked at.

    Lines are only appended while a class is judged; whatever stops the program, what was judged is kept.
    """

    def __init__(self, folder: Path):
        """Open or create. Raises InputError when the folder cannot be written, or another run is writing to it."""
        self.path = folder / RESULTS
        self._lines: dict[tuple[str, str], tuple[str, int]] = {}  # (submission, module): its key, where its line starts
        self._foreign: list[tuple[int, int]] = []  # lines that are not ours: where they start, how long they are
        self.tiers: set[str] = set()  # the names of those in which an earlier run judged
        with self._in_words():
            folder.mkdir(parents=True, exist_ok=True)
            for place in (*folder.iterdir(), *folder.glob("pages/*")):  # put there by a learner, perhaps
                if place.is_symlink():
                    raise InputError(for_teachers.OUT_IS_A_LINK.format(file=clean(str(place))))
            self._open()
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if not os.path.samestat(os.fstat(self._file.fileno()), self.path.stat()):
                raise BlockingIOError  # it was replaced just now
        except (BlockingIOError, FileNotFoundError):
            raise InputError(for_teachers.ANOTHER_RUN.format(folder=folder)) from None
        with self._in_words():
            self._index()

    @contextmanager
    def _in_words(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise InputError(for_teachers.RESULTS_NOT_WRITTEN.format(folder=self.path.parent, reason=reason)) from None

    def _open(self) -> None:
        if self.path.exists() and not self.path.is_file():
            raise FileExistsError(EEXIST, f"{RESULTS} is not a file")
        self._file = self.path.open("a+b")

    def _index(self) -> None:
        """Find the whole lines of an earlier run, and cut off one that was being written."""
        self._file.seek(0)
        end = 0
        for line in self._file:
            if not line.endswith(b"\n"):
                break
            try:
                report = _report(line)
            except NoRecord:
                self._foreign.append((end, len(line)))
            else:
                key = report.key if report.score is not None else ""  # what was not judged is tried again
                self.tiers.add(report.isolation)
                self._lines[report.place] = (key, end)
            end += len(line)
        self._file.truncate(end)

    def has(self, name: str, module: str, key: str) -> bool:
        """Is that submission already judged: the same bytes, by the same checks?"""
        return self._lines.get((name, module), ("", 0))[0] == key

    def forget(self) -> None:
        """Judge everything anew; the old lines stay until the new ones are complete."""
        self._lines = {place: ("", start) for place, (_, start) in self._lines.items()}

    def add(self, report: Report) -> None:
        """Append one line and see it on the disk. Raises InputError."""
        line = _line(report)
        with self._in_words():
            descriptor = self._file.fileno()
            start = os.fstat(descriptor).st_size
            if not os.path.samestat(os.fstat(descriptor), self.path.stat()):
                raise FileNotFoundError(ENOENT, f"{RESULTS} was replaced by another file")
            try:
                left = memoryview(line)
                while left:  # past the buffer: what could not be written must not be tried again later
                    left = left[os.write(descriptor, left) :]
                os.fsync(descriptor)
            except OSError:
                os.ftruncate(descriptor, start)
                raise
        self._lines[report.place] = (report.key, start)

    def reports(self) -> Iterator[Report]:
        """The newest line of each submission and module, by name."""
        for place in sorted(self._lines):
            report = self.report_of(*place)
            assert report
            yield report

    def report_of(self, name: str, module: str) -> Report | None:
        """The newest line of one submission."""
        if (name, module) not in self._lines:
            return None
        self._file.seek(self._lines[name, module][1])
        return _report(self._file.readline())

    def tidy(self) -> None:
        """Leave out the lines that newer ones replace, in one step that cannot be half done. Raises InputError."""
        with self._in_words():
            fresh = self.path.with_suffix(".new")
            with fresh.open("wb") as file:
                for start, size in self._foreign:
                    self._file.seek(start)
                    file.write(self._file.read(size))
                for place in sorted(self._lines):
                    self._file.seek(self._lines[place][1])
                    file.write(self._file.readline())
                file.flush()
                os.fsync(file.fileno())
            old = self._file
            fresh.replace(self.path)
            self._open()
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            old.close()
            self._lines.clear()
            self._foreign.clear()
            self._index()

    def close(self) -> None:
        self._file.close()


def _line(report: Report) -> bytes:
    return json.dumps(report.to_json(), ensure_ascii=False).encode("utf-8", "backslashreplace") + b"\n"


def _report(line: bytes) -> Report:
    """A line of an earlier run. Raises NoRecord when it is not one of ours."""
    try:
        return Report.from_json(json.loads(line))
    except (ValueError, RecursionError) as error:
        raise NoRecord(str(error)) from None
