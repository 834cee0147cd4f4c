"""One output of a cell, in which what is shown takes the place of what was shown before."""

import sys
from typing import Any

from autograder.i18n.characters import make_showable
from autograder.notebook.shown import Shown


class Output:
    """An output of the cell that runs in this shell; without a notebook, text that is printed at
    the end."""

    def __init__(self, shell: Any):
        self._shell = shell
        self._handle: Any = None

    def show(self, shown: Shown) -> None:
        """Show a page in the place of the last one."""
        if self._shell is None:
            make_showable(sys.stdout)
            print(shown)
        elif self._handle:
            self._handle.update(shown)
        else:
            from IPython.display import display

            self._handle = display(shown, display_id=True)  # type: ignore[no-untyped-call]

    def pass_by(self, shown: Shown) -> None:
        """Show what something else will soon take the place of, where that can be."""
        if getattr(self._shell, "kernel", None):
            self.show(shown)
