"""A class: submissions found, judged in parallel, written down one by one.

Written against `concurrent.futures.Executor`; nothing here knows where a batch is judged.
"""

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from autograder.course.module import Module
from autograder.grading.batch import judge
from autograder.grading.records import Place, Records
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.intake import Entry, Submission
from autograder.intake.apart import Reader
from autograder.judging.judge import MACHINE, OurFault, key_of, unjudged
from autograder.reports.model import INTERNAL, Report
from autograder.sandbox import children
from autograder.sandbox.doctor import Tier

# submissions handed to a judging process at once: few enough that all processes end together
BATCH = 3
# of source, after which a batch is full: what waits to be judged is kept here
BATCH_CHARACTERS = 1 << 20
ATTEMPTS = 5  # at a submission whose judging process dies


@dataclass(frozen=True)
class Judges:
    """The processes that judge submissions.

    Attributes:
        tier: The confinement.
        executor_of: Starts what batches are handed to.
        in_flight: How many of them may be under way.
    """

    tier: Tier
    executor_of: Callable[[], Executor]
    in_flight: int


def local_executor(jobs: int, niceness: int = 0) -> Executor:
    """Processes of this machine, each started fresh, that end with this one. `niceness`: how far
    others go first.

    Raises InputError where no semaphores can be had.
    """
    try:
        return ProcessPoolExecutor(
            jobs,
            mp_context=get_context("spawn"),
            initializer=_begin,
            initargs=(os.getpid(), niceness),
        )
    except OSError as error:
        raise InputError(
            _(
                "no semaphores can be made in /dev/shm ({reason}), and judging needs them; make "
                "that folder writable, as a tmpfs is",
                reason=error.strerror or error,
            )
        ) from None


def started_executor(jobs: int, count: int) -> Executor:
    """The same, its processes already starting: as many as so many submissions need."""
    executor = local_executor(jobs)
    with children.deaf():
        for _ in range(min(jobs, -(-count // BATCH))):
            executor.submit(_do_nothing)
    return executor


def _do_nothing() -> None:
    """The first task of a judging process, which imports this module for it."""


def _begin(parent: int, niceness: int) -> None:
    """Prepare a judging process."""
    os.nice(niceness)
    children.end_with(parent)


def _judge(root: Path, slug: str, batch: Sequence[Submission], tier: Tier) -> list[Report]:
    """Judge a batch, in a judging process; what goes wrong there without being anybody's is a fault
    of ours."""
    try:
        return judge(root, slug, batch, tier)
    except (OurFault, InputError, OSError, MemoryError):
        raise
    except Exception as error:
        raise OurFault(clean(f"{slug}: {type(error).__name__}: {error}", 300)) from error


class _Pool:
    """Batches under way; what comes back is recorded, what is left over or lost goes in again."""

    def __init__(self, judges: Judges, record: Callable[[Report], None]):
        self._judges, self._record = judges, record
        self._executor = judges.executor_of()
        self._pending: dict[Future[list[Report]], tuple[Module, list[Submission]]] = {}
        self._suspects: list[tuple[Module, Submission]] = []
        self._too_busy: list[tuple[Module, Submission]] = []

    def submit(self, module: Module, batch: list[Submission]) -> None:
        """Hand in a batch, once few enough are under way."""
        if batch:
            self.collect(self._judges.in_flight - 1)
            self._start(module, batch)

    def _start(self, module: Module, batch: list[Submission]) -> None:
        arguments = (module.root, module.slug, batch, self._judges.tier)
        with children.deaf():
            try:
                future = self._executor.submit(_judge, *arguments)
            except BrokenExecutor:
                self._renew()
                future = self._executor.submit(_judge, *arguments)
        self._pending[future] = (module, batch)

    def _renew(self) -> None:
        self._executor.shutdown(wait=False)
        self._executor = self._judges.executor_of()

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
        """Record all that is under way; then judge, with nothing beside it, what the machine was
        too busy for."""
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
        """Judge one after the other, with nothing beside it: those under way when a judging process
        died, say."""
        for module, submission in suspects:
            for attempt in range(ATTEMPTS):
                self._start(module, [submission])
                (future,) = self._pending
                del self._pending[future]
                try:
                    (report,) = future.result()
                    self._record(report)
                    break
                except BrokenExecutor as error:
                    self._renew()
                    if attempt == ATTEMPTS - 1:
                        self._give_up(error, module, submission)

    def _give_up(self, error: Exception, module: Module, submission: Submission) -> None:
        fault = str(error) if isinstance(error, OurFault) else ""
        said = clean(f"{type(error).__name__}: {error}", 150)
        problem = INTERNAL.format(detail=fault) if fault else MACHINE.format(detail=said)
        self._record(unjudged(module, submission, self._judges.tier, problem, fault))

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)


def judge_all(
    entries: Iterable[Entry],
    modules: Sequence[Module],
    asked: bool,
    judges: Judges,
    records: Records,
    seen: Callable[[str, bool], Any] = lambda name, judged: None,
) -> tuple[list[str], set[Place]]:
    """Judge everything that is not already recorded, a few batches at a time.

    `seen` hears of each learner, and whether what they handed in was judged now or is known from an
    earlier run.

    Every learner is judged in the modules that were `asked` for, else in those of which a task is
    found. Return the names of the learners in whose files there is none, and whose work there is of
    which module.
    """

    def record(report: Report) -> None:
        records.add(report)
        seen(report.submission, True)

    wanted = {module.slug: [task.name for task in module.tasks] for module in modules}
    batches: dict[str, list[Submission]] = {module.slug: [] for module in modules}
    by_slug = {module.slug: module for module in modules}
    idle: list[str] = []
    present: set[Place] = set()
    pool = _Pool(judges, record)
    reader = Reader()
    try:
        for entry, found in reader.read_each(entries, wanted, asked):
            if not found:
                idle.append(entry.name)
            for slug, submission in found.items():
                module, batch = by_slug[slug], batches[slug]
                present.add((submission.name, slug))
                if records.reuse(submission.name, slug, key_of(module, submission, judges.tier)):
                    seen(submission.name, False)
                elif submission.problem:
                    record(unjudged(module, submission, judges.tier, submission.problem))
                else:
                    batch.append(submission)
                    if (
                        len(batch) == BATCH
                        or sum(len(one.source) for one in batch) > BATCH_CHARACTERS
                    ):
                        pool.submit(module, batch)
                        batches[slug] = []
        for slug, batch in batches.items():
            pool.submit(by_slug[slug], batch)
        pool.finish()
    finally:
        reader.close()
        pool.close()
    return idle, present
