"""Where what was reached is kept."""

import sys
from pathlib import Path

from autograder.progress import Progress

_DRIVE = Path("/drive")  # the notebooks of JupyterLite, which the browser keeps


def kept_progress() -> Progress:
    """In a browser, beside the notebooks: what is written elsewhere ends with the page."""
    return Progress(_DRIVE / "progress.json") if sys.platform == "emscripten" else Progress()
