"""Exercises on Mastermind: their checks, the sandbox that runs answers, the reports.

In a notebook: `from autograder import check, hint, hunt, play`. In a program: `from autograder
import grade`.
"""

import sys
from importlib import import_module
from typing import Any

# what notebooks and programs import from here, and where it is
_OFFERED = {
    "check": "autograder.notebook",
    "hint": "autograder.notebook",
    "hunt": "autograder.notebook",
    "play": "autograder.board.opening",
    "grade": "autograder.grading.run",
}

if sys.platform == "emscripten":  # in a browser, nothing else can stop a cell that never ends
    from autograder.notebook.guard import shell_around, watch_cells

    if shell_around():
        watch_cells(shell_around())


def __getattr__(name: str) -> Any:
    """Import what is asked for, and only then: the command line starts without it."""
    if name in _OFFERED:
        # pip refuses an older one, a checkout on its path does not
        if sys.version_info < (3, 11):  # noqa: UP036
            from autograder.i18n.old_python import NEEDS_NEWER

            raise ImportError(NEEDS_NEWER)
        return getattr(import_module(_OFFERED[name]), name)
    raise AttributeError(f"module 'autograder' has no attribute {name!r}")
