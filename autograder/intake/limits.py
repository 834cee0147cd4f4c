"""Reading what learners handed in, within limits of memory and time.

Decompressing, decoding and JSON are bounded: whatever goes wrong there is the problem of one entry
alone.
"""

import gc
import os
import signal
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import NoReturn, TypeVar

from autograder.i18n.display import clean
from autograder.i18n.message import Message, _, quoted
from autograder.intake.answers import Entry
from autograder.intake.files import UNREADABLE_FILE, file_on_disk
from autograder.intake.sources import (
    MAX_NOTEBOOK_MB,
    TOO_MUCH_MEMORY,
    NotebookCell,
    Submission,
    read,
    shown_cells,
)

with suppress(ImportError):  # where nobody else's work is read
    import resource

Value = TypeVar("Value")
MEMORY_MB = 512  # beside what the process has; the largest notebook that is read takes 450
SECONDS = 10  # of a processor, for one entry


class _TooLong(BaseException):
    """The time is used up: nothing that catches what goes wrong in a file stops it."""


def within_limits(
    function: Callable[[], Value],
    otherwise: Callable[[Message], Value],
    seconds: float = SECONDS,
) -> Value:
    """Return what a function gives, within bounds of memory and time.

    Args:
        function: What is bounded.
        otherwise: Takes the reason for which it gives nothing, and returns what stands for that.
        seconds: Of a processor, at most.
    """
    try:
        with _bounded_memory(), _timer(seconds):
            return function()
    except MemoryError:
        reason = TOO_MUCH_MEMORY
    except _TooLong:
        reason = _("that takes far too long")
    except Exception as error:
        reason = quoted(clean(f"{type(error).__name__}: {error}", 100))
    return otherwise(reason)


def read_each(
    entries: Iterable[Entry], wanted: Mapping[str, Collection[str]], asked: bool
) -> Iterator[tuple[Entry, dict[str, Submission]]]:
    """Yield each entry with what was read of it."""
    for entry in entries:
        yield entry, read_all(entry, wanted, asked)


def read_all(
    entry: Entry, wanted: Mapping[str, Collection[str]], asked: bool
) -> dict[str, Submission]:
    """`Entry.read_all` within limits; whatever goes wrong is the problem of that entry."""
    return within_limits(
        lambda: entry.read_all(wanted, asked),
        lambda reason: entry.unread(wanted, asked, _problem(entry.name, reason)),
    )


def read_file(name: str, path: Path) -> Submission:
    """Read one learner's file on the disk, whatever lies there."""
    return within_limits(
        lambda: read(name, file_on_disk(path)),
        lambda reason: Submission(name, problem=_problem(clean(path.name), reason)),
    )


def cells_in(path: Path) -> list[NotebookCell]:
    """Return the cells of a notebook on the disk; none, where something goes wrong."""
    return within_limits(
        lambda: shown_cells(file_on_disk(path).read(MAX_NOTEBOOK_MB << 20)), lambda _reason: []
    )


def cells_of(entry: Entry, submission: Submission) -> list[NotebookCell]:
    """Return what was handed in, cell by cell; nothing, where something goes wrong."""
    return within_limits(lambda: entry.cells_of(submission), lambda _reason: [])


def bytes_of(entry: Entry, submission: Submission) -> bytes:
    """Return the file a submission was read from; nothing, where something goes wrong."""
    return within_limits(lambda: entry.bytes_of(submission), lambda _reason: b"")


def _problem(file: str, reason: Message) -> Message:
    return UNREADABLE_FILE.format(file=file, reason=reason)


@contextmanager
def _bounded_memory() -> Iterator[None]:
    """Bound what is allocated inside."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[0])
    except (OSError, ValueError):  # no Linux: nobody else's work is read
        yield
        return
    limits = resource.getrlimit(resource.RLIMIT_AS)
    most = pages * os.sysconf("SC_PAGE_SIZE") + (MEMORY_MB << 20)
    least = min(limit for limit in (most, *limits) if limit != resource.RLIM_INFINITY)
    resource.setrlimit(resource.RLIMIT_AS, (least, limits[1]))
    collects = gc.isenabled()
    gc.disable()  # a notebook is a tree, and its collection would take as long as its reading
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, limits)
        if collects:
            gc.enable()


@contextmanager
def _timer(seconds: float) -> Iterator[None]:
    """Raise _TooLong after so many seconds of a processor."""

    def stop(_signal: int, _frame: FrameType | None) -> NoReturn:
        raise _TooLong

    try:
        before = signal.signal(signal.SIGVTALRM, stop)
    except (ValueError, AttributeError):  # another thread than the main one, or no such signal
        yield
        return
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
