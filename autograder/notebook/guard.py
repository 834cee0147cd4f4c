"""In a browser, nothing interrupts a cell: one that computes for too long is stopped from within, and says where."""

import ast
import builtins
import linecache
import re
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from autograder.i18n import notebook as wording
from autograder.i18n.reader import language
from autograder.sandbox.deadline import Deadline, deadline

CELL_SECONDS = 30.0  # of computing, in one cell
_LIMIT, _VALUE = "_cell_limit", "_cell_value"  # names in the notebook, while a cell runs


class Guard(ast.NodeTransformer):
    """Puts each cell of a notebook under a limit; the time somebody takes to type is not counted."""

    def __init__(self, shell: Any, seconds: float = CELL_SECONDS):
        self._shell, self._seconds = shell, seconds
        self._input = builtins.input

    def begin(self, _cell: object = None) -> None:
        """Start to watch, before a cell."""
        limit = deadline(self._seconds)
        shown = {"_render_traceback_": lambda error: self._explained(error)}  # IPython asks the exception for it
        limit.too_long = type("Stopped", (limit.too_long,), shown)
        self._shell.user_ns[_LIMIT] = limit
        self._input, builtins.input = builtins.input, self._typed

    def end(self, _result: object = None) -> None:
        """Stop watching, after a cell, however it ended."""
        builtins.input = self._input
        for name in (_LIMIT, _VALUE):
            self._shell.user_ns.pop(name, None)

    def visit_Module(self, node: ast.Module) -> ast.Module:  # the name ast gives it
        """All statements within `with limit:`, but the value of the last one, which is to be shown, after it."""
        first = next((rank for rank, one in enumerate(node.body) if not _is_of_the_future(one)), None)
        if first is None or _LIMIT not in self._shell.user_ns:
            return node
        imports, body, shown = node.body[:first], node.body[first:], []  # type: list[ast.stmt], list[ast.stmt], list[ast.stmt]
        last = body[-1]
        if isinstance(last, ast.Expr):
            body.pop()
            body.append(ast.copy_location(ast.Assign([ast.Name(_VALUE, ast.Store())], last.value), last))
            shown.append(ast.copy_location(ast.Expr(ast.Name(_VALUE, ast.Load())), last))
        limited = ast.With([ast.withitem(ast.Name(_LIMIT, ast.Load()))], body)
        node.body = [*imports, ast.copy_location(limited, body[0]), *shown]
        return ast.fix_missing_locations(node)

    def _explained(self, error: BaseException) -> list[str]:
        """What is shown in the place of a traceback: the line of the cell that was reached."""
        places = [
            (count, line, frame.f_code.co_filename)
            for frame, line in traceback.walk_tb(error.__traceback__)
            if frame.f_globals is self._shell.user_ns and (count := self._count_of(frame.f_code.co_filename))
        ] or [(self._shell.execution_count, 0, "")]
        here, (count, line, file) = places[0][0], places[-1]  # code in a text, given to `exec`, is in no cell
        said = wording.STOPPED.format(seconds=f"{self._seconds:g}", place=wording.CELL.format(count=count, line=line))
        advice = wording.STOPPED_WHY if count == here else wording.STOPPED_ELSEWHERE.format(count=count)
        return [said[language()], f"    {linecache.getline(file, line).strip()}", advice[language()]]

    def _count_of(self, file: str) -> int:
        """The number beside the cell that Python knows as that file; 0 when it is none."""
        _, label = self._shell.compile.format_code_name(file) or ("", "")
        number = re.search(r"\d+", label)
        return int(number[0]) if number else 0

    def _typed(self, prompt: object = "", /) -> str:
        with unwatched(self._shell):
            return self._input(prompt)


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
