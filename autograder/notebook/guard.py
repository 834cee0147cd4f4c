"""In a browser, nothing interrupts a cell: one that computes for too long is stopped from within, and says where."""

import builtins
import linecache
import sys
import time
from types import CodeType, TracebackType
from typing import Any

from autograder.deadline import Deadline, TooLong
from autograder.notebook import wording
from autograder.notebook.places import language

CELL_SECONDS = 30.0  # of computing, in one cell
_MORE = 5.0  # at a time, for the checks, which keep their own time


class CellLimit(Deadline):
    """Stops what was typed in a notebook, and nothing else: not IPython, which shows the error; nor the checks."""

    def __init__(self, seconds: float, names: dict[str, Any]):
        """`names`: the namespace of the notebook."""
        super().__init__(seconds)
        self._names = names

    def check(self, code: CodeType, *_: object) -> None:
        try:
            super().check(code)
        except TooLong as too_long:
            if too_long.limit is not self or self._is_typed():
                raise

    def _is_typed(self) -> bool:
        """Is a cell running? More time is allowed when it is waiting for a verdict."""
        frame = sys._getframe(2)
        while frame:
            if frame.f_globals.get("__name__") == "autograder.notebook":
                self.extend(_MORE)
                return False
            if frame.f_globals is self._names:
                return True
            frame = frame.f_back  # type: ignore[assignment]
        return False


class Guard:
    """Watches each cell of one notebook while it runs; the time somebody takes to type is not counted."""

    def __init__(self, shell: Any, seconds: float = CELL_SECONDS):
        self._shell, self._seconds = shell, seconds
        self._limit: CellLimit | None = None
        self._input = builtins.input

    def begin(self, _cell: object = None) -> None:
        """Before a cell."""
        self.end()
        self._input, builtins.input = builtins.input, self._typed
        self._limit = CellLimit(self._seconds, self._shell.user_ns)
        self._limit.__enter__()

    def end(self, _result: object = None) -> None:
        """After a cell, however it ended."""
        limit, self._limit = self._limit, None
        if limit:
            limit.__exit__()
            builtins.input = self._input

    def _typed(self, prompt: object = "", /) -> str:
        started = time.monotonic()
        try:
            return self._input(prompt)
        finally:
            if self._limit:
                self._limit.extend(time.monotonic() - started)

    def explain(
        self, _shell: Any, _kind: type, error: TooLong, traceback: TracebackType | None, tb_offset: object = None
    ) -> list[str]:
        """What is shown in the place of a traceback."""
        place, lines = 0, []  # type: int, list[str]
        while traceback:
            if traceback.tb_frame.f_globals is self._shell.user_ns:
                place = traceback.tb_lineno
                lines = linecache.getlines(traceback.tb_frame.f_code.co_filename)
            traceback = traceback.tb_next
        text = lines[place - 1].strip() if 0 < place <= len(lines) else ""
        said, why = wording.STOPPED.format(seconds=f"{self._seconds:g}", line=place), wording.STOPPED_WHY
        return [f"{said[language()]}\n    {text}\n{why[language()]}"]


def watch_cells() -> None:
    """From now on, in the notebook around; nothing where there is none."""
    if "IPython" not in sys.modules:
        return
    from IPython.core.getipython import get_ipython

    shell = get_ipython()
    if shell is not None:
        guard = Guard(shell)
        shell.events.register("pre_run_cell", guard.begin)
        shell.events.register("post_run_cell", guard.end)
        shell.set_custom_exc((TooLong,), guard.explain)  # type: ignore[no-untyped-call]
