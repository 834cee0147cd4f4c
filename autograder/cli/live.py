"""A search whose end nobody can tell: it can be ended at any time, and a terminal shows how far it
is."""

from collections.abc import Callable
from concurrent.futures import Future, wait
from threading import Thread
from time import monotonic
from typing import TypeVar

from rich.console import Console, Group
from rich.text import Text as Line

from autograder.i18n.message import Message

Found = TypeVar("Found")
_PATIENCE = 3.0  # seconds, after which it is said that it may take long
_LISTENS = 0.2  # seconds between two moments at which any system lets a signal through


class _Search:
    """What is seen of a search, drawn anew while it goes on."""

    def __init__(self, line: Callable[[int], Message], patience: Message, language: str):
        self._line, self._patience, self._language = line, patience, language
        self._begun = monotonic()

    def __rich__(self) -> Group:
        seconds = monotonic() - self._begun
        line = self._line(int(seconds))
        shown = [self._patience, line] if seconds > _PATIENCE else [line]
        return Group(*(Line(text[self._language]) for text in shown))


def watched(
    work: Callable[[], Found], line: Callable[[int], Message], patience: Message, language: str
) -> Found:
    """What `work` comes to; meanwhile, on a terminal, the line that belongs to so many seconds,
    below `patience`."""
    console = Console(stderr=True)
    if not console.is_terminal or console.is_dumb_terminal:
        return _apart(work)
    with console.status(_Search(line, patience, language), refresh_per_second=4):
        return _apart(work)


def _apart(work: Callable[[], Found]) -> Found:
    """The same, in a thread: compiled code may lose a signal, which the main thread hears while it
    waits."""
    done: Future[Found] = Future()
    Thread(target=_do, args=(work, done), daemon=True).start()
    while not wait([done], timeout=_LISTENS).done:
        pass
    return done.result()


def _do(work: Callable[[], Found], done: "Future[Found]") -> None:
    try:
        done.set_result(work())
    except BaseException as error:
        done.set_exception(error)
