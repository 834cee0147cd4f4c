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
from autograder.intake.sources import MAX_NOTEBOOK_MB, NotebookCell, Submission, read, shown_cells

with suppress(ImportError):  # where nobody else's work is read
    import resource

Value = TypeVar("Value")
MEMORY_MB = 512  # beside what the process has; the largest notebook that is read takes 450
SECONDS = 10  # of a processor, for one entry


class _TooLong(Exception):
    """The time is used up."""


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
    result = within_limits(Entry.read_all, entry, wanted, asked)
    if isinstance(result, Message):
        return entry.unread(wanted, asked, _problem(entry.name, result))
    return result


def read_file(name: str, path: Path) -> Submission:
    """Read one learner's file on the disk, whatever lies there."""
    result = within_limits(read, name, file_on_disk(path))
    if isinstance(result, Message):
        return Submission(name, problem=_problem(clean(path.name), result))
    return result


def cells_in(path: Path) -> list[NotebookCell]:
    """Return the cells of a notebook on the disk; none, where something goes wrong."""
    return _or(within_limits(_cells_in, path), [])


def _cells_in(path: Path) -> list[NotebookCell]:
    data = file_on_disk(path).read(MAX_NOTEBOOK_MB << 20)
    return [] if len(data) > MAX_NOTEBOOK_MB << 20 else shown_cells(data)


def cells_of(entry: Entry, submission: Submission) -> list[NotebookCell]:
    """Return what was handed in, cell by cell; nothing, where something goes wrong."""
    return _or(within_limits(Entry.cells_of, entry, submission), [])


def bytes_of(entry: Entry, submission: Submission) -> bytes:
    """Return the file a submission was read from; nothing, where something goes wrong."""
    return _or(within_limits(Entry.bytes_of, entry, submission), b"")


def within_limits(
    function: Callable[..., Value], *arguments: object, seconds: float = SECONDS
) -> Value | Message:
    """Return what a function gives; else why it gives nothing."""
    try:
        with _limits(seconds):
            return function(*arguments)
    except MemoryError:
        return _("that takes far too much memory")
    except _TooLong:
        return _("that takes far too long")
    except Exception as error:
        return quoted(clean(f"{type(error).__name__}: {error}", 100))


def _or(result: Value | Message, nothing: Value) -> Value:
    return nothing if isinstance(result, Message) else result


def _problem(file: str, reason: Message) -> Message:
    return UNREADABLE_FILE.format(file=file, reason=reason)


@contextmanager
def _limits(seconds: float) -> Iterator[None]:
    """Bound the memory, and in the main thread the processor time, of what is done inside."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[0])
    except (OSError, ValueError):  # no Linux: nobody else's work is read
        yield
        return
    limit = pages * os.sysconf("SC_PAGE_SIZE") + (MEMORY_MB << 20)
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (_least(limit, soft, hard), hard))
    collects = gc.isenabled()
    gc.disable()  # a notebook is a tree, and its collection would take as long as its reading
    try:
        with _timer(seconds):
            yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
        if collects:
            gc.enable()


def _least(*limits: int) -> int:
    return min(limit for limit in limits if limit != resource.RLIM_INFINITY)


@contextmanager
def _timer(seconds: float) -> Iterator[None]:
    """Raise _TooLong after so many seconds of a processor."""

    def stop(_signal: int, _frame: FrameType | None) -> NoReturn:
        raise _TooLong

    try:
        before = signal.signal(signal.SIGVTALRM, stop)
    except ValueError:  # another thread than the main one hears no signal
        yield
        return
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
