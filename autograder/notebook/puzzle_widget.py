"""The puzzle as a widget: lines to be pressed, moved by mouse, touch or keys. The page is
puzzle.js."""

from contextlib import closing
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.learn.puzzle import Puzzle, Tried, standing
from autograder.learn.state import Progress
from autograder.sandbox.servers import own_sandbox

STATIC = {
    "how": _(
        "Click the lines in the right order; → and ← move a line in and out, ✕ takes it away. "
        "Then: Check."
    ),
    "how_indented": _("Click the lines in the right order; ✕ takes one away. Then: Check."),
    "left": _("Lines"),
    "program": _("Your program"),
    "put": _("Put line {number} at the end: {code}"),
    "line": _(
        "{place}. Line {number}: {code}, {steps} steps in. Arrow keys move it, Delete takes it out."
    ),
    "line_one": _(
        "{place}. Line {number}: {code}, {steps} step in. Arrow keys move it, Delete takes it out."
    ),
    "less": _("Line {number} less far in"),
    "more": _("Line {number} further in"),
    "up": _("Line {number} up"),
    "down": _("Line {number} down"),
    "out": _("Take line {number} out"),
    "check": _("Check"),
    "help": _("Help"),
}


_HERE = Path(__file__).parent


class PuzzleWidget(anywidget.AnyWidget):
    """A puzzle; the page sends what the learner does, as `{"do": "try", "order": [[2, 0], [1, 1],
    [3, 2]]}`."""

    _esm = (_HERE / "puzzle.js").read_text(encoding="utf-8")
    _css = (_HERE / "puzzle.css").read_text(encoding="utf-8")

    labels = traitlets.Dict().tag(sync=True)  # what never changes
    view = traitlets.Dict().tag(sync=True)  # what is to be shown; written here only

    def __init__(self, puzzle: Puzzle, progress: Progress, language: str):
        self._puzzle, self._progress, self._language = puzzle, progress, language
        self._solved = False
        labels = {name: text[language] for name, text in STATIC.items()}
        labels |= {
            "heading": _("The puzzle of `{name}`", name=puzzle.task.name)[language],
            "lang": language,
        }
        super().__init__(labels=labels, view=self._view([]))
        self.on_msg(self._received)

    def _received(self, _: Any, message: Any, __: Any) -> None:
        if not isinstance(message, dict):
            return
        asked, order = (message.get(name) for name in ("do", "order"))
        if asked == "try" and isinstance(order, list) and not self._solved:
            self.view = self._view(self._try(order))
        elif asked == "help" and not self._solved:
            said = self._puzzle.help()
            self._progress.note_helps(
                self._puzzle.module.slug, self._puzzle.task.name, self._puzzle.helps
            )
            self.view = self._view([said])

    def _try(self, order: list[Any]) -> tuple[Message, ...]:
        try:
            pieces = self._puzzle.ordered(order)
        except InputError as problem:
            return (problem.text,)
        with closing(own_sandbox()) as sandbox:
            tried: Tried = self._puzzle.try_order(pieces, sandbox)
        self._solved = tried.solved
        return (
            (
                *tried.said,
                _(
                    "Next, write `{name}` yourself, in its cell, without looking at the puzzle; "
                    "then check it.",
                    name=self._puzzle.task.name,
                ),
            )
            if tried.solved
            else tried.said
        )

    def _view(self, said: list[Message] | tuple[Message, ...]) -> dict[str, Any]:
        puzzle = self._puzzle
        return {
            "first": puzzle.first_line,
            "standing": standing(puzzle)[self._language],
            "indented": puzzle.indented,
            "pieces": [self._piece(one.number, one.lines) for one in puzzle.pieces],
            "said": [one[self._language] for one in said],
            "solved": self._solved,
        }

    def _piece(self, number: int, lines: tuple[tuple[int, str], ...]) -> dict[str, Any]:
        """A piece; before the lines are given their place, no page knows how far in they stand."""
        base = 0 if self._puzzle.indented else lines[0][0]
        return {"number": number, "lines": [[steps - base, code] for steps, code in lines]}
