"""A class: submissions found, judged in parallel, written down one by one.

Written against `concurrent.futures.Executor`; nothing here knows where a batch is judged.
"""

import fcntl
import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from errno import EEXIST, ENOENT
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from autograder.course.module import Module
from autograder.i18n import wording
from autograder.i18n.display import clean
from autograder.i18n.text import LANGUAGES
from autograder.intake import Entry, InputError, Submission
from autograder.intake.apart import Reader
from autograder.judge.judge import OurFault, key_of, unjudged
from autograder.reports.model import SCHEMA, Record, Report
from autograder.sandbox import children
from autograder.sandbox.doctor import Tier

BATCH = 8  # submissions a pytest session judges: few enough that results come steadily
BATCH_CHARACTERS = 1 << 20  # of source, after which a batch is full: what waits to be judged is kept here
ATTEMPTS = 5  # at a submission whose judging process dies
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
                    raise InputError(wording.OUT_IS_A_LINK.format(file=clean(str(place))))
            self._open()
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if not os.path.samestat(os.fstat(self._file.fileno()), self.path.stat()):
                raise BlockingIOError  # it was replaced just now
        except (BlockingIOError, FileNotFoundError):
            raise InputError(wording.ANOTHER_RUN.format(folder=folder)) from None
        with self._in_words():
            self._index()

    @contextmanager
    def _in_words(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise InputError(wording.RESULTS_NOT_WRITTEN.format(folder=self.path.parent, reason=reason)) from None

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


def local_executor(jobs: int, niceness: int = 0) -> Executor:
    """Processes of this machine, each started fresh, that end with this one. `niceness`: how far others go first.

    Raises InputError where no semaphores can be had.
    """
    try:
        return ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=_begin, initargs=(os.getpid(), niceness)
        )
    except OSError as error:
        raise InputError(wording.NO_SEMAPHORES.format(reason=error.strerror or error)) from None


def _begin(parent: int, niceness: int) -> None:
    """In a judging process."""
    os.nice(niceness)
    children.end_with(parent)


def _judge(root: Path, slug: str, batch: Sequence[Submission], tier: Tier) -> list[Report]:
    """Where batches are judged; nobody else needs pytest, which takes a while to load."""
    from autograder.grade.batch import judge

    try:
        return judge(root, slug, batch, tier)
    except (OurFault, InputError, OSError, MemoryError):
        raise
    except Exception as error:
        raise OurFault(clean(f"{slug}: {type(error).__name__}: {error}", 300)) from error


class _Pool:
    """Batches under way; what comes back is recorded, what is left over or lost goes in again."""

    def __init__(
        self, tier: Tier, executor_of: Callable[[], Executor], in_flight: int, record: Callable[[Report], None]
    ):
        self._tier, self._executor_of, self._in_flight, self._record = tier, executor_of, in_flight, record
        self._executor = executor_of()
        self._pending: dict[Future[list[Report]], tuple[Module, list[Submission]]] = {}
        self._suspects: list[tuple[Module, Submission]] = []
        self._too_busy: list[tuple[Module, Submission]] = []

    def submit(self, module: Module, batch: list[Submission]) -> None:
        """Hand in a batch, once few enough are under way."""
        if batch:
            self.collect(self._in_flight - 1)
            self._start(module, batch)

    def _start(self, module: Module, batch: list[Submission]) -> None:
        with children.deaf():
            try:
                future = self._executor.submit(_judge, module.root, module.slug, batch, self._tier)
            except BrokenExecutor:
                self._renew()
                future = self._executor.submit(_judge, module.root, module.slug, batch, self._tier)
        self._pending[future] = (module, batch)

    def _renew(self) -> None:
        self._executor.shutdown(wait=False)
        self._executor = self._executor_of()

    def collect(self, down_to: int = 0) -> None:
        """Record what is finished until no more than so many batches are under way."""
        while len(self._pending) > down_to:
            done, _ = wait(self._pending, return_when=FIRST_COMPLETED)
            for future in done:
                module, batch = self._pending.pop(future)
                try:
                    reports = future.result()
                except InputError:  # there is nowhere left to judge
                    raise
                except Exception as error:  # the judging process died, or could not do its work
                    self._one_by_one(error, module, batch)
                    continue
                for report, submission in zip(reports, batch, strict=False):
                    if report.busy:
                        self._too_busy.append((module, submission))
                    else:
                        self._record(report)
                if len(reports) < len(batch):
                    self._start(module, batch[len(reports) :])
            if self._suspects and not self._pending:
                suspects, self._suspects = self._suspects, []
                self._question(suspects)

    def finish(self) -> None:
        """Record all that is under way; then judge, with nothing beside it, what the machine was too busy for."""
        self.collect()
        self._question(self._too_busy)

    def _one_by_one(self, error: Exception, module: Module, batch: list[Submission]) -> None:
        """Try again with each submission alone, so that one cannot cost the others."""
        if isinstance(error, BrokenExecutor):
            self._renew()
        if len(batch) > 1:
            for submission in batch:
                self._start(module, [submission])
        elif isinstance(error, BrokenExecutor):
            self._suspects.append((module, batch[0]))
        else:
            self._give_up(error, module, batch[0])

    def _question(self, suspects: Iterable[tuple[Module, Submission]]) -> None:
        """Judge one after the other, with nothing beside it: those under way when a judging process died, say."""
        for module, submission in suspects:
            for attempt in range(ATTEMPTS):
                self._start(module, [submission])
                (future,) = self._pending
                del self._pending[future]
                try:
                    self._record(*future.result())
                    break
                except BrokenExecutor as error:
                    self._renew()
                    if attempt == ATTEMPTS - 1:
                        self._give_up(error, module, submission)

    def _give_up(self, error: Exception, module: Module, submission: Submission) -> None:
        fault = str(error) if isinstance(error, OurFault) else ""
        said = clean(f"{type(error).__name__}: {error}", 150)
        problem = wording.INTERNAL.format(detail=fault) if fault else wording.MACHINE.format(detail=said)
        self._record(unjudged(module, submission, self._tier, problem, fault))

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)


def grade(
    entries: Iterable[Entry],
    modules: Sequence[Module],
    asked: bool,
    tier: Tier,
    results: Results,
    executor_of: Callable[[], Executor],
    in_flight: int,
    seen: Callable[[Record], Any] = lambda record: None,
) -> list[str]:
    """Judge everything that is not already in the results, a few batches at a time; `seen` hears of each record.

    Every learner is judged in the modules that were `asked` for, else in those of which a task is found.
    The names of the learners in whose files there is none come back.
    """

    def record(report: Report) -> None:
        line = report.to_json()
        results.add(line)
        seen(line)

    wanted = {module.slug: [task.name for task in module.tasks] for module in modules}
    batches: dict[str, list[Submission]] = {module.slug: [] for module in modules}
    by_slug = {module.slug: module for module in modules}
    idle = []
    pool = _Pool(tier, executor_of, in_flight, record)
    reader = Reader()
    try:
        for entry, found in reader.read_each(entries, wanted, asked):
            if not found:
                idle.append(entry.name)
            for slug, submission in found.items():
                module, batch = by_slug[slug], batches[slug]
                if results.has(submission.name, slug, key_of(module, submission, tier)):
                    seen({"submission": submission.name, "module": slug, "reused": True})
                elif submission.problem:
                    record(unjudged(module, submission, tier, submission.problem))
                else:
                    batch.append(submission)
                    if len(batch) == BATCH or sum(len(one.source) for one in batch) > BATCH_CHARACTERS:
                        pool.submit(module, batch)
                        batches[slug] = []
        for slug, batch in batches.items():
            pool.submit(by_slug[slug], batch)
        pool.finish()
    finally:
        reader.close()
        pool.close()
    results.tidy()
    return idle
