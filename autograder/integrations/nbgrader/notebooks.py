"""A submission's notebook as a teacher reads it in nbgrader.

The frame (cells, names, points, what is locked) is the module's; only text comes from the learner.
Whatever a
submission says about names, points, outputs or metadata is left out, and its prose is shown, not
rendered: markup in a page of the form grader could act in the teacher's name.
"""

import json
import re
from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from autograder.authoring.exercises import notebook, points_id
from autograder.course.module import Module
from autograder.i18n.message import _
from autograder.intake import NotebookCell
from autograder.intake.sources import MAX_TEXT
from autograder.reports.model import Report
from autograder.reports.sentences import task_text

Cell = dict[str, Any]
_MAX_CELLS = 1000  # of those that are shown; everything is judged


def _grade_id(cell: Cell) -> str:
    return str(cell["metadata"].get("nbgrader", {}).get("grade_id", ""))


def _printable(text: str) -> str:
    return text[:MAX_TEXT].encode("utf-8", "backslashreplace").decode("utf-8").replace("\0", "\\0")


def _verbatim(text: str) -> str:
    """Markdown that shows the text and cannot be ended by it."""
    longest = max(map(len, re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}text\n{text}\n{fence}"


def _own(cell: NotebookCell, rank: int, known: set[str]) -> Cell:
    """A cell of the learner's that carries no points."""
    text = _printable(cell.text)
    own: Cell = {
        "cell_type": "code" if cell.kind == "code" else "markdown",
        "id": f"own-{rank}",
        "metadata": {},
    }
    if cell.kind == "code":
        return own | {"source": text, "execution_count": None, "outputs": []}
    return own | {"source": text if text in known else _verbatim(text)}


def rebuilt(module: Module, language: str, handed_in: Iterable[NotebookCell]) -> dict[str, Any]:
    """The module's notebook with what was handed in: nbformat 4.5, and no output."""
    made: dict[str, Any] = json.loads(notebook(module, language))
    for cell in made["cells"]:
        cell["source"] = "".join(cell["source"])
    known = {cell["source"] for cell in made["cells"] if cell["cell_type"] == "markdown"}
    frame = {name: cell for cell in made["cells"] if (name := _grade_id(cell))}
    cells: list[Cell] = []
    present: set[str] = set()
    for rank, given in enumerate(handed_in):
        if given.grade_id in frame and given.grade_id not in present:
            present.add(given.grade_id)
            cell = deepcopy(frame[given.grade_id])
            if cell["metadata"]["nbgrader"]["solution"]:
                cell["source"] = _printable(given.text)
            cells.append(cell)
        elif rank < _MAX_CELLS:
            cells.append(_own(given, rank, known))
    return made | {"cells": _completed(cells, frame, present, language)}


def _completed(
    cells: list[Cell], frame: dict[str, Cell], present: set[str], language: str
) -> list[Cell]:
    """Add the cells of the frame that were not handed in, each after the one before it."""
    place = 0
    for name, cell in frame.items():
        if name in present:
            place = 1 + next(rank for rank, one in enumerate(cells) if _grade_id(one) == name)
            continue
        added = deepcopy(cell)
        if added["metadata"]["nbgrader"]["solution"]:
            added["source"] = "# " + _("Nothing was handed in for this cell.").typed(language)
        cells.insert(place, added)
        place += 1
    return cells


def with_marks(content: dict[str, Any], report: Report, language: str) -> dict[str, Any]:
    """The same notebook; each cell that carries points prints its reasons, and its value is the
    score."""
    tasks = {points_id(task.name): task for task in report.tasks}
    for cell in content["cells"]:
        task = tasks.get(_grade_id(cell))
        if task is None:
            continue
        shown = "0.0" if task.bonus else repr(task.score)  # of a bonus, nbgrader only takes 0
        value = {
            "output_type": "execute_result",
            "execution_count": 1,
            "metadata": {},
            "data": {"text/plain": shown},
        }
        cell["outputs"] = [
            {"output_type": "stream", "name": "stdout", "text": f"{task_text(task, language)}\n"},
            value,
        ]
        cell["execution_count"] = 1
    return content
