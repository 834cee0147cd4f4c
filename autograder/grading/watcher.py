"""Who hears of a run while it goes on."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from autograder.i18n.message import Message


class Watcher:
    """Hears of a run while it goes on. This one does nothing with what it hears."""

    def takes(self, settings: Sequence[Path]) -> None:
        """The run begins, with these files of the teacher's: settings, and the tables beside
        them."""

    def begins(self, what: Message, count: int) -> None:
        """A part of the work begins, in so many steps or more."""

    def steps(self, name: str) -> None:
        """One of them is done: that learner's."""

    def ends(self) -> None:
        """Called when a part has ended, one way or the other."""

    def warns(self, said: Message) -> None:
        """The teacher should know, and now."""


@contextmanager
def part(watcher: Watcher, what: Message, count: int) -> Iterator[None]:
    """A part of the work, of which the watcher hears."""
    watcher.begins(what, count)
    try:
        yield
    finally:
        watcher.ends()
