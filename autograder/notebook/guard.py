"""In a browser, nothing interrupts a cell from outside: it is stopped from within, and says where
it was."""

import ast
import builtins
import linecache
import re
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from autograder.i18n.message import Message, _
from autograder.i18n.reader import language
from autograder.notebook.stopping import StopButton
from autograder.sandbox.deadline import Deadline


def stopped_by_hand(place: Message) -> tuple[Message, Message]:
    """Where a cell was when Stop was pressed, and that nothing is lost."""
    return _("You stopped this cell. Python was here: {place}", place=place), _(
        "Your work is still there."
    )


def stopped(seconds: float, place: Message) -> tuple[Message, Message]:
    """Where a cell was when its time was up, and what can be done."""
    minutes = round(seconds / 60)
    time = (
        _("{count} minutes", count=minutes)
        if minutes > 1
        else _("{count} s", count=f"{seconds:.0f}")
    )
    return _(
        "This cell was stopped after {time} of computing. Python was here: {place}",
        time=time,
        place=place,
    ), _(
        "It may simply be long: with `# {minutes} minutes` as its first line, it has that much "
        "time. If it should have been quick, look at the line above. Your work is still there.",
        minutes=max(3 * minutes, 10),
    )


CELL_SECONDS = 600.0  # of computing, in one cell that asks for no more
_ASKED = re.compile(r"\s*#\s*(\d{1,3}) minutes?\b")  # the same word in both languages
_LIMIT, _VALUE = "_cell_limit", "_cell_value"  # names in the notebook, while a cell runs


class CellLimit(Deadline):
    """The limit of one cell."""

    def __init__(self, seconds: float, shell: Any, button: StopButton):
        super().__init__(seconds)
        self._button = button
        shown = {
            "_render_traceback_": lambda error: _explained(error, self, shell)
        }  # IPython asks the exception for it
        self.too_long = type("Stopped", (self.too_long,), shown)

    def is_to_stop(self) -> bool:
        if self._button.pressed():
            self.stop()
        return self.stopped


class NobodyAsked(Exception):
    """`input()` has nobody to ask; what is shown says why."""

    def _render_traceback_(self) -> list[str]:  # IPython asks for it
        return [str(self)]


class Guard(ast.NodeTransformer):
    """Puts each cell of a notebook under a limit; the time somebody takes to type is not
    counted."""

    def __init__(self, shell: Any, seconds: float = CELL_SECONDS):
        self._shell, self._seconds = shell, seconds
        self._input = builtins.input
        self._button = StopButton(shell)

    def begin(self, cell: Any = None) -> None:
        """Start to watch, before a cell."""
        asked = _ASKED.match(getattr(cell, "raw_cell", None) or "")
        seconds = 60.0 * int(asked[1]) if asked else self._seconds
        self._button.pressed()  # while nothing was running
        self._shell.user_ns[_LIMIT] = CellLimit(seconds, self._shell, self._button)
        self._input, builtins.input = builtins.input, self._typed

    def end(self, _result: object = None) -> None:
        """Stop watching, after a cell, however it ended."""
        builtins.input = self._input
        limit = self._shell.user_ns.pop(_LIMIT, None)
        self._shell.user_ns.pop(_VALUE, None)
        if isinstance(limit, CellLimit):
            limit.close()

    def visit_Module(self, node: ast.Module) -> ast.Module:  # the name ast gives it
        """All statements within `with limit:`, but the value of the last one, which is to be shown,
        after it."""
        first = next(
            (rank for rank, one in enumerate(node.body) if not _is_of_the_future(one)), None
        )
        if first is None or _LIMIT not in self._shell.user_ns:
            return node
        imports, body, shown = (
            node.body[:first],
            node.body[first:],
            [],
        )  # type: list[ast.stmt], list[ast.stmt], list[ast.stmt]
        last = body[-1]
        if isinstance(last, ast.Expr):
            body.pop()
            body.append(
                ast.copy_location(ast.Assign([ast.Name(_VALUE, ast.Store())], last.value), last)
            )
            shown.append(ast.copy_location(ast.Expr(ast.Name(_VALUE, ast.Load())), last))
        limited = ast.With([ast.withitem(ast.Name(_LIMIT, ast.Load()))], body)
        node.body = [*imports, ast.copy_location(limited, body[0]), *shown]
        return ast.fix_missing_locations(node)

    def _typed(self, prompt: object = "", /) -> str:
        with unwatched(self._shell):
            typed = self._input(prompt)
        if typed is None:  # JupyterLite says no more than that
            raise NobodyAsked(
                _(
                    "`input()` cannot ask here, and nothing is kept: the browser allows both only "
                    "on a page whose address begins with https:// or with http://localhost. Open "
                    "the site at such an address."
                )[language()]
            )
        limit = self._shell.user_ns.get(_LIMIT)
        if isinstance(limit, CellLimit) and limit.is_to_stop():  # before it asks again
            raise limit.too_long
        return str(typed)


def _explained(error: BaseException, limit: CellLimit, shell: Any) -> list[str]:
    """What is shown in the place of a traceback: the line of the cell that was reached."""
    places = [
        (count, line, frame.f_code.co_filename)
        for frame, line in traceback.walk_tb(error.__traceback__)
        if frame.f_globals is shell.user_ns
        and (count := _count_of(frame.f_code.co_filename, shell))
    ] or [(shell.execution_count, 0, "")]  # code in a text, given to `exec`, is in no cell
    count, line, file = places[-1]
    place = _("cell [{count}], line {line}", count=count, line=line)
    said, advice = stopped_by_hand(place) if limit.stopped else stopped(limit.seconds, place)
    return [said[language()], f"    {linecache.getline(file, line).strip()}", advice[language()]]


def _count_of(file: str, shell: Any) -> int:
    """The number beside the cell that Python knows as that file; 0 when it is none."""
    _, label = shell.compile.format_code_name(file) or ("", "")
    number = re.search(r"\d+", label)
    return int(number[0]) if number else 0


def _is_of_the_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


@contextmanager
def unwatched(shell: Any) -> Iterator[None]:
    """The limit of the cell, if it has one, stands still meanwhile."""
    limit = shell.user_ns.get(_LIMIT) if shell else None
    if not isinstance(limit, Deadline):
        yield
        return
    limit.pause()
    try:
        yield
    finally:
        limit.resume()


def watch_cells(shell: Any, seconds: float = CELL_SECONDS) -> None:
    """Watch the cells of this shell, from the next one on."""
    guard = Guard(shell, seconds)
    shell.events.register("pre_run_cell", guard.begin)
    shell.events.register("post_run_cell", guard.end)
    shell.ast_transformers.append(guard)


def shell_around() -> Any:
    """The notebook's IPython; None where there is none."""
    if "IPython" not in sys.modules:
        return None
    from IPython.core.getipython import get_ipython

    return get_ipython()
