"""results.jsonl: what was found about each submission, one line each, safe from whatever stops the program."""

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EEXIST, ENOENT
from pathlib import Path
from typing import Any

from autograder.i18n import for_teachers
from autograder.i18n.display import clean
from autograder.i18n.text import LANGUAGES
from autograder.intake import InputError
from autograder.reports.model import SCHEMA, Record

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
            record = _record(line)
            if record is None:
                self._foreign.append((end, len(line)))
            else:
                key = record["key"] if record["score"] is not None else ""  # what was not judged is tried again
                self.tiers.add(str(record["isolation"]))
                self._lines[record["submission"], record["module"]] = (key, end)
            end += len(line)
        self._file.truncate(end)

    def has(self, name: str, module: str, key: str) -> bool:
        """Is that submission already judged: the same bytes, by the same checks?"""
        return self._lines.get((name, module), ("", 0))[0] == key

    def forget(self) -> None:
        """Judge everything anew; the old lines stay until the new ones are complete."""
        self._lines = {place: ("", start) for place, (_, start) in self._lines.items()}

    def add(self, record: Record) -> None:
        """Append one line and see it on the disk. Raises InputError."""
        line = json.dumps(record, ensure_ascii=False).encode("utf-8", "backslashreplace") + b"\n"
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
        self._lines[record["submission"], record["module"]] = (record["key"], start)

    def records(self) -> Iterator[Record]:
        """The newest line of each submission and module, by name."""
        for place in sorted(self._lines):
            record = self.record_of(*place)
            assert record
            yield record

    def record_of(self, name: str, module: str) -> Record | None:
        """The newest line of one submission."""
        if (name, module) not in self._lines:
            return None
        self._file.seek(self._lines[name, module][1])
        record: Record = json.loads(self._file.readline())
        return record

    def tidy(self) -> None:
        """Leave out the lines that newer ones replace, in one step that cannot be half done. Raises InputError."""
        with self._in_words():
            fresh = self.path.with_suffix(".new")
            with fresh.open("wb") as file:
                for start, size in self._foreign:
                    self._file.seek(start)
                    file.write(self._file.read(size))
                for record in self.records():
                    file.write(json.dumps(record, ensure_ascii=False).encode("utf-8", "backslashreplace") + b"\n")
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


def _record(line: bytes) -> Record | None:
    """A line of an earlier run; None when it is not one of ours."""
    try:
        record = json.loads(line)
        good = record["schema"] == SCHEMA and {"points", "isolation", "problem", "notes"} <= record.keys()
        good = good and all(type(record[key]) is str for key in ("submission", "module", "key", "file"))
        good = good and type(record["score"]) in (float, int, type(None))
        good = good and type(record.get("needs_python", "")) is str
        good = good and type(record["points"]) in (float, int) and type(record["seconds"]) in (float, int)
        return record if good and all(map(_is_task, record["tasks"])) else None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _is_task(task: Any) -> bool:
    """Has it all that the exports look at?"""
    good = (
        type(task["name"]) is str and type(task["bonus"]) is bool and all(type(n) is str for n in task["judged_with"])
    )
    good = good and all(type(task[key]) in (float, int) for key in ("score", "points"))
    for check in task["checks"]:
        good = good and all(type(check[key]) is str for key in ("name", "status"))
        good = good and type(check["points"]) in (float, int) and type(check["misconception"]) in (str, type(None))
        good = good and bool(check["advice"] or check["misconception"] is None)
        texts = [check[key] for key in ("promise", "finding", "message")] + (
            [check["advice"]] if check["advice"] else []
        )
        good = good and all(type(text[language]) is str for text in texts for language in LANGUAGES)
    return good
