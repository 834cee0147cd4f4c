"""A class: submissions found, judged in parallel, written down one by one.

Written against `concurrent.futures.Executor`; nothing here knows where a batch is judged.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from autograder import wording
from autograder.course import Module
from autograder.judging import judge, key_of
from autograder.reading import Entry, InputError, Submission
from autograder.report import Record, Report
from autograder.sandbox.doctor import Tier
from autograder.text import Text

BATCH = 8  # submissions a pytest session judges: few enough that results come steadily
RESULTS = "results.jsonl"


class Results:
    """`results.jsonl`: one line for each submission and module, on disk before the next is looked at.

    Lines are only appended while a class is judged; whatever stops the program, what was judged is kept.
    """

    def __init__(self, folder: Path):
        """Open or create. Raises InputError when the folder cannot be written."""
        self.path = folder / RESULTS
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("a+b")
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise InputError(f"the results cannot be written to {folder}: {reason}; choose another --out") from None
        self._lines: dict[tuple[str, str], tuple[str, int]] = {}  # (submission, module): its key, where its line starts
        self._index()

    def _index(self) -> None:
        """Find the whole lines of an earlier run, and cut off one that was being written."""
        self._file.seek(0)
        end = 0
        for line in self._file:
            try:
                record = json.loads(line)
                self._lines[record["submission"], record["module"]] = (record["key"], end)
            except (ValueError, TypeError, KeyError):
                pass  # not one of ours; left where it is
            if not line.endswith(b"\n"):
                break
            end += len(line)
        self._file.truncate(end)

    def has(self, name: str, module: str, key: str) -> bool:
        """Is that submission already judged: the same bytes, by the same checks?"""
        return self._lines.get((name, module), ("", 0))[0] == key

    def forget(self) -> None:
        """Judge everything anew; the old lines stay until the new ones are complete."""
        self._lines.clear()

    def add(self, record: Record) -> None:
        line = json.dumps(record, ensure_ascii=False).encode("utf-8", "backslashreplace") + b"\n"
        self._file.seek(0, os.SEEK_END)
        self._lines[record["submission"], record["module"]] = (record["key"], self._file.tell())
        self._file.write(line)
        self._file.flush()
        os.fsync(self._file.fileno())

    def records(self) -> Iterator[Record]:
        """The newest line of each submission and module, by name."""
        for place in sorted(self._lines):
            self._file.seek(self._lines[place][1])
            yield json.loads(self._file.readline())

    def keep_only(self, current: set[tuple[str, str]]) -> None:
        """Leave out what is no longer there, in one step that cannot be half done."""
        for place in self._lines.keys() - current:
            del self._lines[place]
        fresh = self.path.with_suffix(".new")
        with fresh.open("wb") as file:
            for record in self.records():
                file.write(json.dumps(record, ensure_ascii=False).encode("utf-8", "backslashreplace") + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self._file.close()
        fresh.replace(self.path)
        self._file = self.path.open("a+b")
        self._lines.clear()
        self._index()

    def close(self) -> None:
        self._file.close()


@dataclass(frozen=True)
class Work:
    """One module and the learners to judge in it."""

    module: Module
    entries: Sequence[Entry]


def local_executor(jobs: int) -> Executor:
    """Processes of this machine, each started fresh."""
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


def unjudged(module: Module, submission: Submission, tier: Tier, problem: Text) -> Report:
    """The report of a submission that could not be judged: no score, and the reason in words."""
    key = key_of(module, submission, tier)
    return Report(
        submission.name, module.slug, tier.name, module.points, problem=problem, file=submission.file, key=key
    )


def grade(
    work: Iterable[Work],
    tier: Tier,
    results: Results,
    executor_of: Callable[[], Executor],
    in_flight: int,
    seen: Callable[[Record], Any] = lambda record: None,
) -> None:
    """Judge everything that is not already in the results, a few batches at a time; `seen` hears of each record."""
    current: set[tuple[str, str]] = set()
    executor = executor_of()
    pending: dict[Future[list[Report]], tuple[Module, list[Submission]]] = {}

    def record(report: Report) -> None:
        results.add(report.to_json())
        seen(report.to_json())

    def collect(down_to: int) -> None:
        nonlocal executor
        while len(pending) > down_to:
            done, _ = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                module, batch = pending.pop(future)
                try:
                    reports = future.result()
                except BrokenExecutor:
                    executor.shutdown(wait=False)
                    executor = executor_of()
                    reports = _one_by_one(module, batch, tier, executor_of)
                for report in reports:
                    record(report)

    def submit(module: Module, batch: list[Submission]) -> None:
        nonlocal executor
        if batch:
            collect(in_flight - 1)
            try:
                future = executor.submit(judge, module.root, module.slug, batch, tier)
            except BrokenExecutor:
                executor = executor_of()
                future = executor.submit(judge, module.root, module.slug, batch, tier)
            pending[future] = (module, batch)

    try:
        for part in work:
            batch: list[Submission] = []
            for entry in part.entries:
                submission = entry.read(part.module.slug, [task.name for task in part.module.tasks])
                current.add((submission.name, part.module.slug))
                if results.has(submission.name, part.module.slug, key_of(part.module, submission, tier)):
                    seen({"submission": submission.name, "module": part.module.slug, "reused": True})
                elif submission.problem:
                    record(unjudged(part.module, submission, tier, submission.problem))
                else:
                    batch.append(submission)
                    if len(batch) == BATCH:
                        submit(part.module, batch)
                        batch = []
            submit(part.module, batch)
        collect(0)
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
    results.keep_only(current)


def _one_by_one(
    module: Module, batch: list[Submission], tier: Tier, executor_of: Callable[[], Executor]
) -> list[Report]:
    """After a judging process died: each submission in a process of its own, so that one cannot cost the others."""
    reports: list[Report] = []
    for submission in batch:
        executor = executor_of()
        try:
            reports += executor.submit(judge, module.root, module.slug, [submission], tier).result()
        except BrokenExecutor as error:
            problem = wording.MACHINE.format(detail=type(error).__name__)
            reports.append(unjudged(module, submission, tier, problem))
        finally:
            executor.shutdown(wait=False)
    return reports


def unique_names(entries: Iterable[Entry]) -> list[Entry]:
    """Names made different where cleaning made two of them equal."""
    taken: dict[str, int] = {}
    result = []
    for entry in entries:
        taken[entry.name] = taken.get(entry.name, 0) + 1
        count = taken[entry.name]
        result.append(entry if count == 1 else replace(entry, name=f"{entry.name} ({count})"))
    return result
