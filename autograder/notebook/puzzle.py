"""What a cell shows of a puzzle: buttons, or a half-written solution where there are none."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

from autograder.i18n.message import Message, _
from autograder.learn.puzzle import HALF_WRITTEN, Puzzle, half_written
from autograder.learn.state import Progress
from autograder.notebook.guard import shell_around
from autograder.notebook.shown import Shown, conversation


def puzzle_shown(puzzle: Puzzle, progress: Progress, language: str) -> Shown:
    """Show a puzzle with buttons; without widgets, the same lines as text."""
    solution = half_written(puzzle)
    name = puzzle.task.name
    introduction = HALF_WRITTEN.format(name=name)
    parts: list[Message | str] = [
        introduction,
        solution.program,
        solution.said,
        solution.missing,
        _("Then check it:"),
    ]
    shown = conversation(
        language, "plain", _("The puzzle of `{name}`", name=name), parts, f'check("{name}")'
    )
    return replace(shown, widget=_widget(puzzle, progress, language))


def _widget(puzzle: Puzzle, progress: Progress, language: str) -> Any:
    """The same with buttons, in a notebook that has widgets; None elsewhere."""
    if not getattr(shell_around(), "kernel", None):
        return None
    with suppress(ImportError):
        from autograder.notebook.puzzle_widget import PuzzleWidget

        return PuzzleWidget(puzzle, progress, language)
    return None
