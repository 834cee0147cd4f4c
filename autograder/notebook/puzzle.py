"""What a cell shows of a puzzle: its lines, what became of an order of them, how to go on."""

from contextlib import closing, suppress
from dataclasses import replace
from typing import Any

from autograder.i18n import puzzle as wording
from autograder.i18n.text import Text
from autograder.learn.puzzle import HELP, Puzzle, Tried, listed, standing
from autograder.learn.state import Progress
from autograder.notebook.guard import shell_around
from autograder.notebook.shown import Shown, conversation
from autograder.sandbox.servers import own_sandbox


def puzzle_shown(puzzle: Puzzle, order: str, why: str, progress: Progress, language: str) -> Shown:
    """Try an order of the lines, or help, where that is asked; then the lines, or that it is solved.

    `why`: why it works, in the learner's own words. Raises InputError and SandboxError.
    """
    said: list[Text] = []
    tried = None
    if order == HELP:
        said.append(puzzle.help())
        progress.note_helps(puzzle.module.slug, puzzle.task.name, puzzle.helps)
    elif order:
        with closing(own_sandbox()) as sandbox:
            tried = puzzle.try_order(puzzle.ordered(order), sandbox)
    if tried and tried.solved:
        return _solved(puzzle, tried, order, why, progress, language)
    code = tried.code if tried else ""
    said += tried.said if tried else ()
    shown = _shown(puzzle, language, said, code, "\n".join(listed(puzzle)), _form(puzzle))
    return shown if order else replace(shown, widget=_widget(puzzle, progress, language))


def _widget(puzzle: Puzzle, progress: Progress, language: str) -> Any:
    """The same with buttons, in a notebook that has widgets; None elsewhere."""
    if not getattr(shell_around(), "kernel", None):
        return None
    with suppress(ImportError):
        from autograder.notebook.puzzle_widget import PuzzleWidget

        return PuzzleWidget(puzzle, progress, language)
    return None


def _solved(puzzle: Puzzle, tried: Tried, order: str, why: str, progress: Progress, language: str) -> Shown:
    said = [*tried.said]
    if why:
        progress.note_sentence(puzzle.module.slug, puzzle.task.name, why)
        said += [wording.SENTENCE_KEPT] if progress.is_kept else []
        return _shown(puzzle, language, said, tried.code, "", "", "good")
    call = f'hint("{puzzle.task.name}", puzzle="{order}", why="…")'
    return _shown(puzzle, language, [*said, wording.WHY_IN_NOTEBOOK], tried.code, "", call, "good")


def _form(puzzle: Puzzle) -> str:
    order = wording.FORM.typed("en")
    return f'hint("{puzzle.task.name}", puzzle="{order}")'


def _shown(
    puzzle: Puzzle, language: str, said: list[Text], code: str, lines: str, call: str, tone: str = "plain"
) -> Shown:
    heading = wording.HEADING.format(name=puzzle.task.name)
    left: list[Text | str] = [standing(puzzle), lines, wording.HOW_IN_NOTEBOOK.format(help=HELP)] if lines else []
    return conversation(language, tone, heading, [code, *said, *left], call)
