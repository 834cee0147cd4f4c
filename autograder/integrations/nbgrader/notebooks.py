"""A submission's notebook as a teacher reads it in nbgrader.

The frame (cells, names, points, what is locked) is the module's; only text comes from the learner.
Whatever a submission says about names, points, outputs or metadata is left out, and its prose is
shown, not rendered: markup in a page of the form grader could act in the teacher's name.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterable
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
    """Return Markdown that shows the text and cannot be ended by it."""
    longest = max(map(len, re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}text\n{text}\n{fence}"


def _own(cell: NotebookCell, rank: int, known: set[str]) -> Cell:
    """Return a cell of the learner's that carries no points; `known`: the prose of the module."""
    own: Cell = {"id": f"own-{rank}", "metadata": {}, "source": _printable(cell.text)}
    if cell.kind == "code":
        return own | {"cell_type": "code", "execution_count": None, "outputs": []}
    if own["source"] not in known:
        own["source"] = _verbatim(own["source"])
    return own | {"cell_type": "markdown"}


def rebuilt(module: Module, language: str, handed_in: Iterable[NotebookCell]) -> dict[str, Any]:
    """Return the module's notebook with what was handed in: nbformat 4.5, and no output.

    The cells that nbgrader knows are all there, in the order of the module; each of the learner's
    own follows the one that it follows in the submission.
    """
    made: dict[str, Any] = json.loads(notebook(module, language))
    for cell in made["cells"]:
        cell["source"] = "".join(cell["source"])
    known = {cell["source"] for cell in made["cells"] if cell["cell_type"] == "markdown"}
    frame = {name: cell for cell in made["cells"] if (name := _grade_id(cell))}
    code: dict[str, str] = {}
    own: dict[str, list[Cell]] = defaultdict(list)
    place = ""
    for rank, submitted in enumerate(handed_in):
        if submitted.grade_id in frame and submitted.grade_id not in code:
            place = submitted.grade_id
            code[place] = _printable(submitted.text)
        elif rank < _MAX_CELLS:
            own[place].append(_own(submitted, rank, known))
    nothing = "# " + _("Nothing was handed in for this cell.").typed(language)
    cells = own[""]
    for name, cell in frame.items():
        if cell["metadata"]["nbgrader"]["solution"]:
            cell["source"] = code.get(name, nothing)
        cells += [cell, *own[name]]
    return made | {"cells": cells}


def with_marks(content: dict[str, Any], report: Report, language: str) -> dict[str, Any]:
    """Let each cell that carries points print what was found of its task; return the notebook."""
    tasks = {points_id(task.name): task for task in report.tasks}
    for cell in content["cells"]:
        task = tasks.get(_grade_id(cell))
        if task:
            text = f"{task_text(task, language)}\n"
            cell["outputs"] = [{"output_type": "stream", "name": "stdout", "text": text}]
            cell["execution_count"] = 1
    return content
