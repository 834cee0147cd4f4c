import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain, islice
from multiprocessing import get_context
from tempfile import gettempdir
from typing import Any, TypeVar

from autograder.course.module import Module
from autograder.grading.records import Place, Records
from autograder.grading.work import Job, Outcome, judge_learner
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.intake import Entry
from autograder.judging.judge import MACHINE, OurFault, unjudged
from autograder.reports.model import INTERNAL
from autograder.sandbox import children
from autograder.sandbox.doctor import REFUSED_TIER, WALL, Finding, Tier, best

MAX_JOBS = 256
ATTEMPTS = 5  # at a call whose process dies
CLUSTER_OF_OURS = _(
    "a cluster judges the modules of this workbook only: grade {course} on this machine, without "
    "an address in --jobs"
)
Call = tuple[Any, ...]
Result = TypeVar("Result")


# ---------------------------------------------------------------- where submissions are judged


def require_linux() -> None:
    """Raise InputError where nothing can be confined."""
    if sys.platform != "linux":
        raise InputError(
            _(
                "other people's code can only be confined on Linux: use a Linux machine, WSL2 on "
                "Windows, or the container image (autograder/guide/servers.md)"
            )
        )


def examined_wall() -> Finding:
    """Try out the confinement. Raises InputError where nothing can be tried out."""
    require_linux()
    try:
        gettempdir()
    except OSError:
        raise InputError(
            _(
                "there is no folder for temporary files: neither $TMPDIR nor /tmp nor /var/tmp can "
                "be written; set TMPDIR to a folder that can"
            )
        ) from None
    return best()[1]


def require_wall() -> Tier:
    """Return the confinement. Raises InputError where it does not hold."""
    if not examined_wall().holds:
        raise InputError(REFUSED_TIER)
    return WALL


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


@contextmanager
def judges_on(
    modules: Sequence[Module],
    here: Judges,
    cluster: str | None,
    lost: Message = _(
        "the cluster at {address} is lost; what was judged is kept, and the same command goes on "
        "from there"
    ),
) -> Iterator[Judges]:
    """Choose who judges: the workers of a cluster, which have no access to our folder, or others.

    Args:
        modules: What is to be judged.
        here: The processes of this machine.
        cluster: The address of a cluster; None: there is none.
        lost: What is said when all workers of the cluster are gone.

    Raises:
        InputError: There is no such cluster, it is lost, or Dask is not installed.
    """
    if cluster is None:
        yield here
        return
    try:
        from autograder.grading.cluster import Cluster
    except ImportError:
        raise InputError(
            _('Dask is not installed here: in a copy of the workbook, pip install ".[cluster]"')
        ) from None
    workers = Cluster(cluster, modules)
    try:
        yield Judges(here.tier, lambda: workers, 2 * workers.size)
    except CancelledError:
        raise InputError(lost.format(address=cluster)) from None
    finally:
        workers.leave()


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


def _begin(parent: int, niceness: int) -> None:
    """Prepare a process."""
    os.nice(niceness)
    children.end_with(parent)


# ---------------------------------------------------------------- calls in other processes


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
    suspects: list[tuple[Call, Exception]] = []
    yield from _run(function, calls, executor_of, in_flight, suspects)
    for _attempt in range(ATTEMPTS):
        if suspects:
            again = [call for call, _error in suspects]
            suspects.clear()
            yield from _run(function, again, executor_of, 1, suspects)
    yield from suspects


def _run(
    function: Callable[..., Result],
    calls: Iterable[Call],
    executor_of: Callable[[], Executor],
    in_flight: int,
    suspects: list[tuple[Call, Exception]],
) -> Iterator[tuple[Call, Result | Exception]]:
    """Make calls; add to `suspects` those that were under way when a process died."""
    executor = executor_of()
    pending: dict[Future[Result], Call] = {}
    waiting = iter(calls)
    try:
        while True:
            try:
                for call in islice(waiting, in_flight - len(pending)):
                    with children.deaf():
                        pending[executor.submit(function, *call)] = call
            except BrokenExecutor as broken:
                suspects += [(each, broken) for each in pending.values()]
                pending.clear()
                waiting = chain([call], waiting)
                executor.shutdown(wait=False)
                executor = executor_of()
                continue
            if not pending:
                return
            for future in wait(pending, return_when=FIRST_COMPLETED).done:
                call, error = pending.pop(future), future.exception()
                if isinstance(error, BrokenExecutor):
                    suspects.append((call, error))
                elif isinstance(error, InputError):
                    raise error
                else:
                    yield call, error if isinstance(error, Exception) else future.result()
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


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
    slugs = [module.slug for module in modules]
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

    jobs = (
        Job(entry, is_asked, judges.tier, records.keys_of(entry.name, slugs)) for entry in entries
    )
    too_busy: list[Job] = []
    for job, outcome in _outcomes(jobs, modules, judges.executor_of, judges.in_flight):
        if any(report.busy for report in outcome.reports):
            too_busy.append(job)  # to be judged with nothing beside it
        else:
            note(job, outcome)
    for job, outcome in _outcomes(too_busy, modules, judges.executor_of, 1):
        note(job, outcome)
    return idle, present


def _outcomes(
    jobs: Iterable[Job],
    modules: Sequence[Module],
    executor_of: Callable[[], Executor],
    in_flight: int,
) -> Iterator[tuple[Job, Outcome]]:
    """Yield what comes of each learner, a failure of the judge itself among it."""
    calls = ((modules[0].root, job) for job in jobs)
    for (_root, job), outcome in run_all(judge_learner, calls, executor_of, in_flight):
        if isinstance(outcome, Exception):
            yield job, _not_judged(job, modules, outcome)
        else:
            yield job, outcome


def _not_judged(job: Job, modules: Sequence[Module], error: Exception) -> Outcome:
    """Return what is recorded of a learner for whom the judge itself failed."""
    problem, fault = MACHINE.format(detail=clean(f"{type(error).__name__}: {error}", 150)), ""
    if not isinstance(error, BrokenExecutor | OSError | MemoryError):
        said = str(error) if isinstance(error, OurFault) else f"{type(error).__name__}: {error}"
        fault = clean(said, 300)
        problem = INTERNAL.format(detail=fault)
    unread = job.entry.unread([module.slug for module in modules], job.is_asked, problem)
    reports = [
        unjudged(module, unread[module.slug], job.tier, problem, fault)
        for module in modules
        if module.slug in unread
    ]
    return Outcome(reports, {})
