"""A class in a pool: one task for each learner, a few at a time; a crash costs one learner alone.

Written against `concurrent.futures.Executor`: processes of this machine, or a Dask cluster.
"""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from autograder.course.module import Module
from autograder.grading.records import Place, Records
from autograder.grading.work import Job, Outcome, judge_learner
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.intake import Entry
from autograder.judging.judge import MACHINE, OurFault, unjudged
from autograder.reports.model import INTERNAL
from autograder.sandbox import children
from autograder.sandbox.doctor import Tier

ATTEMPTS = 5  # at a call whose process dies
Call = tuple[Any, ...]
Result = TypeVar("Result")


@dataclass(frozen=True)
class Judges:
    """The processes that judge submissions.

    Attributes:
        tier: The confinement.
        executor_of: Starts what calls are handed to.
        in_flight: How many calls may be under way.
    """

    tier: Tier
    executor_of: Callable[[], Executor]
    in_flight: int


def local_executor(jobs: int, niceness: int = 0) -> Executor:
    """Return processes of this machine, each started fresh, that end with this one.

    Args:
        jobs: How many.
        niceness: How far others go first.

    Raises:
        InputError: No semaphores can be had.
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
    """Return processes of this machine that are starting already, as many as `count` calls need."""
    executor = local_executor(jobs)
    with children.deaf():
        for _unused in range(min(jobs, count)):
            executor.submit(_do_nothing)
    return executor


def _do_nothing() -> None:
    """The first task of a process, which imports this module for it."""


def _begin(parent: int, niceness: int) -> None:
    """Prepare a process."""
    os.nice(niceness)
    children.end_with(parent)


def run_all(
    function: Callable[..., Result],
    calls: Iterable[Call],
    executor_of: Callable[[], Executor],
    in_flight: int,
) -> Iterator[tuple[Call, Result | Exception]]:
    """Make calls in other processes, a few at a time; yield what comes of each, as it comes.

    When a process dies, each call that was under way is made again with nothing beside it, so that
    the one that ends its process costs no other.

    Raises:
        InputError: There is nowhere left to make them.
    """
    executor = executor_of()
    pending: dict[Future[Result], Call] = {}
    suspects: list[Call] = []
    waiting = iter(calls)
    try:
        while True:
            try:
                for call in islice(waiting, max(0, in_flight - len(pending))):
                    suspects.append(call)  # until it is under way
                    with children.deaf():
                        future = executor.submit(function, *call)
                    pending[future] = suspects.pop()
            except BrokenExecutor:
                suspects += pending.values()
                pending.clear()
                executor = _renewed(executor, executor_of)
                continue
            if not pending:
                break
            done, _others = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                call = pending.pop(future)
                error = future.exception()
                if isinstance(error, BrokenExecutor):
                    suspects.append(call)
                elif isinstance(error, InputError):
                    raise error
                else:
                    yield call, error if isinstance(error, Exception) else future.result()
        for call in suspects:
            for _attempt in range(ATTEMPTS):
                try:
                    with children.deaf():
                        future = executor.submit(function, *call)
                    error = future.exception()
                except BrokenExecutor as broken:  # by the end of an idle process
                    error = broken
                if not isinstance(error, BrokenExecutor):
                    break
                executor = _renewed(executor, executor_of)
            if isinstance(error, InputError):
                raise error
            yield call, error if isinstance(error, Exception) else future.result()
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def _renewed(executor: Executor, executor_of: Callable[[], Executor]) -> Executor:
    executor.shutdown(wait=False)
    return executor_of()


def judge_all(
    entries: Iterable[Entry],
    modules: Sequence[Module],
    is_asked: bool,
    judges: Judges,
    records: Records,
    seen: Callable[[str, bool], Any] = lambda name, judged: None,
) -> tuple[list[str], set[Place]]:
    """Judge everything that is not already recorded.

    Args:
        entries: What was handed in.
        modules: What it may be an answer to.
        is_asked: Whether these were named; else a learner is judged in those of which a function is
            found.
        judges: Where it is judged.
        records: Where it is recorded.
        seen: Hears of each learner, and whether what they handed in was judged now.

    Returns:
        The names of the learners in whose files there is nothing, and whose work there is of which
        module.

    Raises:
        InputError: There is nowhere left to judge.
    """
    root, slugs = modules[0].root, [module.slug for module in modules]
    by_slug = {module.slug: module for module in modules}
    idle: list[str] = []
    present: set[Place] = set()

    def note(job: Job, outcome: Outcome) -> None:
        name = job.entry.name
        for slug, key in outcome.recorded.items():
            records.reuse(name, slug, key)
            seen(name, False)
        for report in outcome.reports:
            records.add(report)
            seen(name, True)
        present.update((name, slug) for slug in outcome.slugs)
        if not outcome.slugs:
            idle.append(name)

    def given_up(job: Job, error: Exception) -> Outcome:
        fault = ""
        if not isinstance(error, BrokenExecutor | OSError | MemoryError):
            said = str(error) if isinstance(error, OurFault) else f"{type(error).__name__}: {error}"
            fault = clean(said, 300)
        said = clean(f"{type(error).__name__}: {error}", 150)
        problem = INTERNAL.format(detail=fault) if fault else MACHINE.format(detail=said)
        unread = job.entry.unread(slugs, job.is_asked, problem)
        return Outcome(
            [
                unjudged(by_slug[slug], one, job.tier, problem, fault)
                for slug, one in unread.items()
            ],
            {},
        )

    jobs = (
        Job(entry, is_asked, judges.tier, records.keys_of(entry.name, slugs)) for entry in entries
    )
    too_busy: list[Job] = []
    calls = ((root, job) for job in jobs)
    for (_root, job), outcome in run_all(
        judge_learner, calls, judges.executor_of, judges.in_flight
    ):
        if isinstance(outcome, Exception):
            note(job, given_up(job, outcome))
        elif any(report.busy for report in outcome.reports):
            too_busy.append(job)  # to be judged with nothing beside it
        else:
            note(job, outcome)
    calls = ((root, job) for job in too_busy)
    for (_root, job), outcome in run_all(judge_learner, calls, judges.executor_of, 1):
        note(job, given_up(job, outcome) if isinstance(outcome, Exception) else outcome)
    return idle, present
