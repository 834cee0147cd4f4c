"""From the cells run in a notebook to a submission: what of them still counts, in the order it was
run."""

import ast
from bisect import bisect_right
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from autograder.i18n.message import Message, _
from autograder.intake import Submission, as_python, is_ours, joined
from autograder.notebook.guard import shell_around
from autograder.sandbox.loader import parse

_CELL_OF = "mastermind_cells"  # where the shell keeps, for each count, which cell was run


@dataclass(frozen=True)
class CellRun:
    """A cell as it was when it was run, and the number the notebook shows beside it."""

    count: int
    text: str
    cell: str = ""  # which cell it was, where the notebook tells


@dataclass(frozen=True)
class NotebookSubmission(Submission):
    """Cells that were run; a place in them is told by the number beside the cell."""

    counts: tuple[int, ...] = ()

    def place(self, line: int) -> Message:
        cell = max(bisect_right(self.cells, line), 1) - 1
        return _(
            "cell [{count}], line {line}", count=self.counts[cell], line=line - self.cells[cell] + 1
        )

    def unreadable(self, reason: str) -> str:
        """Say why a cell cannot be read, in Python's own words: it is the Python the learner runs
        anyway."""
        return reason


def cells_run() -> list[CellRun] | None:
    """What was run in the notebook around, the cell that asks included; None when there is no
    notebook."""
    shell = shell_around()
    if shell is None:
        return None
    history = shell.history_manager
    texts = history.input_hist_raw if history else []
    cell_of = shell.meta.get(_CELL_OF, {})
    return [
        CellRun(count, text, cell_of.get(count, ""))
        for count, text in enumerate(texts)
        if text.strip()
    ]


def follow_cells(shell: Any) -> None:
    """Remember in the shell, from the next cell on, which cell each run was of."""
    if _CELL_OF in shell.meta:
        return
    cell_of = shell.meta[_CELL_OF] = {}

    def note(run: Any) -> None:
        # which counts as the notebook does, the run that begins being the next
        if shell.history_manager:
            rank = len(shell.history_manager.input_hist_raw)
            cell_of[rank] = getattr(run, "cell_id", None) or _asked_by(shell)

    shell.events.register("pre_run_cell", note)


def _asked_by(shell: Any) -> str:
    """The cell that JupyterLite is running, which does not tell IPython."""
    return str(_request(shell).get("cellId") or "")


def _request(shell: Any) -> dict[str, Any]:
    """What JupyterLite says of the run it asked for."""
    request = getattr(getattr(shell, "kernel", None), "_parent_header", None)
    metadata = request.get("metadata") if isinstance(request, dict) else None
    return metadata if isinstance(metadata, dict) else {}


def submission_of(runs: Sequence[CellRun]) -> NotebookSubmission:
    """The work in these runs of cells."""
    kept = list(_current(runs))[::-1]
    source, starts = joined(run.text for run in kept)
    return NotebookSubmission(
        "notebook", source=source, cells=starts, counts=tuple(run.count for run in kept)
    )


def cells_of(runs: Sequence[CellRun], names: Collection[str]) -> list[CellRun]:
    """The runs of cells that give any of these names its meaning."""
    return [run for run in list(_current(runs))[::-1] if defined_by(run.text) & {*names}]


def texts_now() -> dict[str, str]:
    """What stands in each cell of the notebook by now, where its page tells (site/buttons.js)."""
    told = _request(shell_around()).get("page")
    return {str(cell): str(text) for cell, text in told.items()} if isinstance(told, dict) else {}


def _current(runs: Sequence[CellRun]) -> Iterator[CellRun]:
    """Those that matter, the last one first: no cell as it was before, nor what shows something and
    changes nothing."""
    seen: set[str] = set()
    cells: set[str] = set()
    later: set[str] = set()
    for run in reversed(runs):
        names = defined_by(run.text)
        again = run.text in seen or run.cell in cells
        cells |= {run.cell} - {""}
        if again or (names <= later if names else _only_shows(run.text)):
            continue
        seen.add(run.text)
        later |= names
        yield run


def defined_by(text: str) -> set[str]:
    """The names a cell gives a meaning to, be it one that Python cannot read."""
    try:
        body = ast.parse(as_python(text)).body
    except (SyntaxError, ValueError):
        program = parse(as_python(text), main=True)
        names = {name for statement in program.statements for name in statement.names}
        return names | {block.name for block in program.broken if block.name}
    return set().union(*map(_names, (node for node in body if not is_ours(node))))


def _names(node: ast.stmt) -> set[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return {node.name}
    if isinstance(node, ast.Import | ast.ImportFrom):
        return {alias.asname or alias.name.partition(".")[0] for alias in node.names}
    return {
        part.id
        for part in ast.walk(node)
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
    }


def _only_shows(text: str) -> bool:
    """Whether a cell that defines nothing changes nothing either, as far as one can see.

    `random.seed(3)`, `l.append(1)` and `l[0] = 1` do; an example, a game that is played, a loop
    that prints do not.
    """
    try:
        body = ast.parse(as_python(text)).body
    except (SyntaxError, ValueError):
        return True  # it was not run at all, or is for IPython alone
    return not any(map(_changes, body))


def _changes(node: ast.stmt) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Attribute)
    return isinstance(node, ast.Assign | ast.AugAssign | ast.Delete) and not is_ours(node)
