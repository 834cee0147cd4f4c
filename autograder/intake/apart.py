"""What learners handed in, read in a process of its own, whose limits and whose death concern one
entry alone.

Decompressing, decoding and JSON take place there. Here arrive sources fit to be judged, none of
them large.
"""

import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, TypeVar, cast

from autograder.i18n.display import clean
from autograder.i18n.message import Message, _, quoted
from autograder.intake.files import UNREADABLE_FILE
from autograder.intake.learners import Entry
from autograder.intake.sources import NotebookCell, Submission, read_cells, read_notebook
from autograder.sandbox import children

with suppress(ImportError):  # where entries are read in this process
    import resource

Value = TypeVar("Value")
MEMORY_MB = 512  # of the process; the largest notebook that is read takes 450
SECONDS = 10  # of a processor, for one entry
# of memory once used: what comes next gets a fresh process, whose room does not depend on it
_TIRED_MB = 160
# entries of one question, and seconds after which the others are left for the next
_AT_ONCE, _LONG = 8, 1.0
_ATTEMPTS = 2  # where the process was killed from elsewhere


@dataclass(eq=False)
class _Question:
    """What is asked of the other process: a function of this program, and what it is given."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    answer: Any = None


class Reader:
    """Reads what nobody vouches for. The process is started when it is needed, and again when it
    has died."""

    def __init__(self, seconds: int = SECONDS) -> None:
        """`seconds`: of a processor, for whatever is asked at once."""
        self._seconds = seconds
        self._running: tuple[subprocess.Popen[bytes], Connection] | None = None
        self._asked: _Question | None = None  # whose answer is still to come

    def __enter__(self) -> "Reader":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def read_each(
        self, entries: Iterable[Entry], wanted: Mapping[str, Collection[str]], asked: bool
    ) -> Iterator[tuple[Entry, dict[str, Submission]]]:
        """Each entry with what was read of it; the next ones are read while these are looked at."""
        rest = iter(entries)
        some = list(islice(rest, _AT_ONCE))
        question = None
        while some:
            read = self._finish(question or self._begin(_read_some, some, wanted, asked))
            if isinstance(read, Message):  # one after the other, it becomes clear whose doing it is
                read = [self.read_all(entry, wanted, asked) for entry in some]
            following = some[len(read) :] or list(islice(rest, _AT_ONCE))
            question = self._begin(_read_some, following, wanted, asked) if following else None
            yield from zip(some, read, strict=False)
            some = following

    def read_all(
        self, entry: Entry, wanted: Mapping[str, Collection[str]], asked: bool
    ) -> dict[str, Submission]:
        """`Entry.read_all` in that process; whatever goes wrong is the problem of that entry."""
        answer = self.ask(Entry.read_all, entry, wanted, asked)
        return (
            entry.unread(wanted, asked, _problem(entry.name, answer))
            if isinstance(answer, Message)
            else answer
        )

    def read_notebook(self, name: str, path: Path) -> Submission:
        """One learner's file on the disk, whatever lies there."""
        answer = self.ask(read_notebook, name, path)
        return (
            Submission(name, problem=_problem(clean(path.name), answer))
            if isinstance(answer, Message)
            else answer
        )

    def read_cells(self, path: Path) -> list[NotebookCell]:
        """`sources.read_cells` in that process; none, where something goes wrong."""
        return _or(self.ask(read_cells, path), [])

    def cells_of(self, entry: Entry, submission: Submission) -> list[NotebookCell]:
        """`Entry.cells_of` in that process; none, where something goes wrong."""
        return _or(self.ask(Entry.cells_of, entry, submission), [])

    def bytes_of(self, entry: Entry, submission: Submission) -> bytes:
        """`Entry.bytes_of` in that process; nothing, where something goes wrong."""
        return _or(self.ask(Entry.bytes_of, entry, submission), b"")

    def ask(self, function: Callable[..., Value], *arguments: Any) -> Value | Message:
        """What a function of this program gives, in the other process; else why it gives
        nothing."""
        return cast(Value | Message, self._finish(self._begin(function, *arguments)))

    def _begin(self, function: Callable[..., Any], *arguments: Any) -> _Question:
        """Ask; the answer may come while other things are done. One question at a time is under
        way."""
        if self._asked:
            self._finish(self._asked)
        question = _Question(function, arguments)
        if sys.platform == "linux":
            self._send(question)
        else:  # where nobody else's work is judged
            question.answer = _answer(function, arguments)
        return question

    def _send(self, question: _Question) -> None:
        _, pipe = self._running = self._running or _started(self._seconds)
        self._asked = question
        with suppress(OSError):  # it has just died, which shows when the answer is waited for
            pipe.send((question.function, question.arguments))

    def _finish(self, question: _Question) -> Any:
        """The answer, once it is here. A process that was killed from elsewhere is asked again."""
        attempts = 0
        while self._asked is question and self._running:
            process, pipe = self._running
            attempts += 1
            try:
                question.answer, goes_on = pipe.recv()
            except (EOFError, OSError):
                self._running = None
                late = _end(process, pipe) == -signal.SIGXCPU
                question.answer = (
                    _("that takes far too long")
                    if late
                    else _(
                        "the process that was reading it was killed, twice: grade this submission "
                        "again"
                    )
                )
                if not late and attempts < _ATTEMPTS:
                    self._send(question)
                    continue
            else:
                if not goes_on:
                    self.close()
            self._asked = None
        return question.answer

    def close(self) -> None:
        if self._running:
            self._running[0].kill()
            _end(*self._running)
            self._running = self._asked = None


def _or(answer: Value | Message, nothing: Value) -> Value:
    return nothing if isinstance(answer, Message) else answer


def _problem(file: str, reason: Message) -> Message:
    return UNREADABLE_FILE.format(file=file, reason=reason)


def _started(seconds: int) -> tuple[subprocess.Popen[bytes], Connection]:
    ours, theirs = Pipe()
    root = str(Path(__file__).parents[2])
    program = f"import sys; sys.path.insert(0, {root!r}); from autograder.intake import apart; "
    program += f"apart.serve({theirs.fileno()}, {os.getpid()}, {seconds})"
    with theirs, children.deaf():
        process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", program],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=(theirs.fileno(),),
        )
    return process, ours


def _end(process: subprocess.Popen[bytes], pipe: Connection) -> int:
    """Wait for a process that ends; how it did."""
    pipe.close()
    return process.wait()


# ---------------------------------------------------------------- in the process


def serve(descriptor: int, parent: int, seconds: int) -> None:
    """Answer requests one after the other; they come from this program, and are trusted."""
    children.end_with(parent)
    _limit(resource.RLIMIT_AS, MEMORY_MB << 20)
    _limit(resource.RLIMIT_CORE, 0)
    gc.disable()  # a notebook is a tree, and its collection would take as long as its reading
    with Connection(descriptor) as pipe:
        goes_on = True
        while goes_on:
            try:
                function, arguments = pipe.recv()
            except EOFError:
                return
            used = resource.getrusage(resource.RUSAGE_SELF)
            _limit(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime) + 1 + seconds)
            answer = _answer(function, arguments)
            goes_on = not _is_tired()
            pipe.send((answer, goes_on))


def _read_some(
    entries: Sequence[Entry], wanted: Mapping[str, Collection[str]], asked: bool
) -> list[dict[str, Submission]]:
    """What is read of the first entries, of one at least; nothing more after one that took much."""
    found = [entries[0].read_all(wanted, asked)]
    until = time.process_time() + _LONG
    for entry in entries[1:]:
        if _is_tired() or time.process_time() > until:
            break
        found.append(entry.read_all(wanted, asked))
    return found


def _is_tired() -> bool:
    """Did this process ever use much memory? (What getrusage says counts the one that started it,
    too.)"""
    try:
        status = Path("/proc/self/status").read_text()
    except OSError:
        return False
    return int(status.partition("VmHWM:")[2].split(maxsplit=1)[0]) > _TIRED_MB << 10


def _answer(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    try:
        return function(*arguments)
    except MemoryError:
        return _("that takes far too much memory")
    except Exception as error:
        return quoted(clean(f"{type(error).__name__}: {error}", 100))


def _limit(what: int, value: int) -> None:
    """Set a soft limit, as far as the one above it allows."""
    ceiling = resource.getrlimit(what)[1]
    resource.setrlimit(
        what, (value if ceiling == resource.RLIM_INFINITY else min(value, ceiling), ceiling)
    )
