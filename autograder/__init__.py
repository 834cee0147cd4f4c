"""Exercises on Mastermind: their checks, the sandbox that runs answers, the reports."""

import importlib
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from autograder.notebook import check as check
    from autograder.notebook import hint as hint

__all__ = ("check", "hint")
_HOMES = {"check": "autograder.notebook", "hint": "autograder.notebook"}  # imported when first asked for

if sys.platform == "emscripten":  # in a browser, nothing else can stop a cell that never ends
    from autograder.notebook.guard import shell_around, watch_cells

    if shell_around():
        watch_cells(shell_around())


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(_HOMES[name]), name)
