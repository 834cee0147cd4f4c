"""What the verbs of teachers and authors show on the terminal while they work."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from autograder.cli.parser import Options
from autograder.grading.watcher import Watcher
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _

if TYPE_CHECKING:
    from autograder.integrations.nbgrader.gradebook import Marks


@contextmanager
def progress_bar(work: str, total: int = 0) -> Iterator[Callable[..., None]]:
    """Show a bar with an estimate on the error stream, if that is a terminal.

    Yields:
        What updates it, as `rich.progress.Progress.update`: `advance`, `completed`, `total`, and
        `name`, of what was done last.
    """
    console = Console(stderr=True)
    with Progress(
        TextColumn(work),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[name]}", markup=False),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        yield partial(progress.update, progress.add_task("", total=total, name=""))


class Terminal(Watcher):
    """Shows how far the work on a class is, and what is said meanwhile."""

    def __init__(self, options: Options):
        self._options = options
        self._settings: Sequence[Path] | None = None
        self._part = ExitStack()

    def takes(self, settings: Sequence[Path]) -> None:
        if settings == self._settings:
            return
        self._settings = settings
        self._options.warn(
            _("Settings: {files}", files=", ".join(map(str, settings)))
            if settings
            else _("Settings: none")
        )

    def begins(self, what: Message, count: int) -> None:
        bar = progress_bar(what[self._options.language], count)
        self._update = self._part.enter_context(bar)

    def steps(self, name: str) -> None:
        self._update(advance=1, name=name[:40])

    def ends(self) -> None:
        self._part.close()

    def warns(self, said: Message) -> None:
        self._options.warn(said)


def open_gradebook(place: str, language: str) -> "AbstractContextManager[Marks]":
    """Open nbgrader's gradebook, a file or a URL. Raises InputError."""
    try:
        from autograder.integrations.nbgrader import gradebook
    except ImportError:
        raise InputError(
            _(
                "nbgrader is not installed here: in a copy of the workbook, pip install "
                '".[nbgrader]"'
            )
        ) from None
    return gradebook.opened(place, language)
