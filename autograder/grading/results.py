"""results.jsonl: what was found about each submission, one line each, safe from whatever stops the
program."""

import json
import os
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager, suppress
from errno import EEXIST, ENOENT
from hashlib import sha256
from pathlib import Path

from autograder.grading.kept import keep, kept
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.reports.line import Line, digest_of
from autograder.reports.model import NoRecord, Report

with suppress(ImportError):  # where nothing is graded
    import fcntl

RESULTS = "results.jsonl"
EARLIER = "earlier.jsonl"  # the lines that newer ones have replaced, as they were
INDEX = ".index"  # what the lines say, by the digests of their bytes: reading them all takes long
# what is made of the results of several modules, and can be made again
OF_THE_TERM = (
    "term.html",
    "gradebook.csv",
    "gradebook.xlsx",
    "moodle_grades.csv",
    "canvas_grades.csv",
)
Place = tuple[str, str]  # whose record, of which module
_Span = tuple[int, int]  # where a line starts, how long it is


class Results:
    """`results.jsonl`: one line for each submission and module, on disk before the next is looked
    at.

    Lines are only appended while a class is judged; whatever stops the program, what was judged is
    kept.
    """

    def __init__(self, folder: Path):
        """Open or create. Raises InputError when the folder cannot be written, or another run is
        writing to it."""
        self.path = folder / RESULTS
        self._lines: dict[Place, Line] = {}
        self._spans: dict[Place, _Span] = {}
        self._foreign: list[_Span] = []  # lines that are not ours
        self._replaced: list[_Span] = []  # those that newer ones stand for
        self._before: dict[Place, Line] = {}  # what the last run that came to its end had left
        self._is_indexed = True  # does the index know all lines?
        self._anew: set[Place] = set()  # those to be judged whatever is there
        with self._in_words():
            folder.mkdir(parents=True, exist_ok=True)
            # put there by a learner, perhaps
            for place in (*folder.iterdir(), *folder.glob("pages/*")):
                if place.is_symlink():
                    raise InputError(
                        _(
                            "{file} is a link, and results are not written to where a link leads; "
                            "remove it, or choose another --out",
                            file=clean(str(place)),
                        )
                    )
            self._open()
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if not os.path.samestat(os.fstat(self._file.fileno()), self.path.stat()):
                raise BlockingIOError  # it was replaced just now
        except (BlockingIOError, FileNotFoundError):
            raise InputError(
                _(
                    "another run is writing to {folder}; wait for it, or choose another --out",
                    folder=folder,
                )
            ) from None
        with self._in_words():
            self._index()
        # in which an earlier run judged
        self.tiers = {line.isolation for line in self._lines.values()}

    @contextmanager
    def _in_words(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise InputError(
                _(
                    "the results cannot be written to {folder}: {reason}; choose another --out, "
                    "or make room; what is already there is kept",
                    folder=self.path.parent,
                    reason=reason,
                )
            ) from None

    def _open(self) -> None:
        if self.path.exists() and not self.path.is_file():
            raise FileExistsError(EEXIST, f"{RESULTS} is not a file")
        self._file = self.path.open("a+b")

    def _index(self) -> None:
        """Find the whole lines of an earlier run, and cut off one that was being written."""
        known = kept(self.path.with_name(INDEX)) or {}
        self._file.seek(0)
        end = 0
        for record in self._file:
            if not record.endswith(b"\n"):
                break
            span, digest = (end, len(record)), digest_of(record)
            end += len(record)
            try:
                entry = known.get(digest)
                line = (
                    Line.from_json(entry, digest)
                    if entry
                    else Line.of(Report.from_record(record), digest)
                )
                self._is_indexed &= entry is not None
            except NoRecord:
                self._foreign.append(span)
            else:
                self._take(line, span)
                self._before.setdefault(line.place, line)
        if end < os.fstat(self._file.fileno()).st_size:
            self._file.truncate(end)

    def _take(self, line: Line, span: _Span) -> None:
        if line.place in self._spans:
            self._replaced.append(self._spans[line.place])
        self._lines[line.place], self._spans[line.place] = line, span

    @property
    def before(self) -> Mapping[Place, Line]:
        """What the last run that came to its end had left, as far as it was there when this one
        began."""
        return self._before

    @property
    def lines(self) -> list[Line]:
        """Each submission and module at a glance, by name."""
        return [self._lines[place] for place in sorted(self._lines)]

    @property
    def digest(self) -> str:
        """Changes with any record."""
        return sha256("".join(line.digest for line in self.lines).encode()).hexdigest()

    def has(self, name: str, module: str, key: str) -> bool:
        """Whether that submission is judged already: the same bytes, by the same checks. What
        failed is tried again."""
        line = self._lines.get((name, module))
        if line is None or line.score is None:
            return False
        return line.key == key and line.place not in self._anew

    def forget(self) -> None:
        """Judge everything anew; the old lines stay until the new ones are complete."""
        self._anew = set(self._lines)

    def remove(self, name: str) -> int:
        """Leave nothing of that learner, earlier lines included; how many there were. Raises
        InputError."""
        with self._in_words():
            places = [place for place in self._spans if place[0] == name]
            for place in places:
                del self._lines[place], self._spans[place]
            earlier = self.path.with_name(EARLIER)
            lines = [*map(self._read, self._replaced)]
            if earlier.is_file():
                lines += earlier.read_bytes().splitlines(keepends=True)
            kept_lines = [line for line in lines if not _is_of(name, line)]
            foreign = [span for span in self._foreign if not _is_of(name, self._read(span))]
            count = len(places) + len(lines) - len(kept_lines) + len(self._foreign) - len(foreign)
            self._foreign = foreign
            if count:
                fresh = earlier.with_suffix(".new")
                fresh.write_bytes(b"".join(kept_lines))
                fresh.replace(earlier)
                self._replaced = []
                self._rewrite()
                self.path.with_name(INDEX).unlink(missing_ok=True)
                self._is_indexed = False
            return count

    def add(self, report: Report) -> None:
        """Append one line and see it on the disk, unless it is the one that is there. Raises
        InputError."""
        record = report.record
        line, before = Line.of(report, digest_of(record)), self._lines.get(report.place)
        if before is None or before.digest != line.digest:
            with self._in_words():
                self._take(line, (self._append(record), len(record)))
            self._is_indexed = False
        self._anew.discard(line.place)

    def _append(self, record: bytes) -> int:
        """Write it; where it starts. Raises OSError."""
        descriptor = self._file.fileno()
        start = os.fstat(descriptor).st_size
        if not os.path.samestat(os.fstat(descriptor), self.path.stat()):
            raise FileNotFoundError(ENOENT, f"{RESULTS} was replaced by another file")
        try:
            left = memoryview(record)
            while left:  # past the buffer: what could not be written must not be tried again later
                left = left[os.write(descriptor, left) :]
            os.fsync(descriptor)
        except OSError:
            os.ftruncate(descriptor, start)
            raise
        return start

    def reports(self, places: Collection[Place] | None = None) -> Iterator[Report]:
        """The newest line of each submission and module, by name; or of some of them, as they
        come."""
        for place in sorted(self._lines) if places is None else places:
            yield Report.from_record(self._read(self._spans[place]))

    def report_of(self, name: str, module: str) -> Report | None:
        """The newest line of one submission."""
        return next(self.reports([(name, module)]), None) if (name, module) in self._lines else None

    def _read(self, span: _Span) -> bytes:
        self._file.seek(span[0])
        return self._file.read(span[1])

    def tidy(self) -> None:
        """Leave out the lines that newer ones replace, in one step that cannot be half done. Raises
        InputError."""
        with self._in_words():
            if not self._is_tidy():
                self._rewrite()
            if not self._is_indexed:
                keep(
                    self.path.with_name(INDEX),
                    {line.digest: line.to_json() for line in self._lines.values()},
                )
                self._is_indexed = True

    def _is_tidy(self) -> bool:
        """Whether the file holds just the newest lines, by name, after the lines that are not
        ours."""
        end = 0
        for start, size in (*self._foreign, *(self._spans[place] for place in sorted(self._spans))):
            if start != end:
                return False
            end += size
        return end == os.fstat(self._file.fileno()).st_size

    def _rewrite(self) -> None:
        if self._replaced:
            with self.path.with_name(EARLIER).open("ab") as file:
                file.writelines(map(self._read, self._replaced))
        fresh = self.path.with_suffix(".new")
        foreign: list[_Span] = []
        spans: dict[Place, _Span] = {}
        with fresh.open("wb") as file:
            for span in self._foreign:
                foreign.append((file.tell(), span[1]))
                file.write(self._read(span))
            for place in sorted(self._spans):
                spans[place] = (file.tell(), self._spans[place][1])
                file.write(self._read(self._spans[place]))
            file.flush()
            os.fsync(file.fileno())
        old = self._file
        fresh.replace(self.path)
        self._open()
        fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        old.close()
        self._spans, self._foreign, self._replaced = spans, foreign, []

    def close(self) -> None:
        self._file.close()


def _is_of(name: str, record: bytes) -> bool:
    """Return whether a line is a record of that learner, be it of an earlier schema."""
    try:
        fields = json.loads(record)
    except (ValueError, RecursionError):
        return False
    return isinstance(fields, dict) and fields.get("submission") == name
