"""What a learner's own computer remembers between two runs: hints already given, marks last reached.

Kept in the folder for such things ($XDG_STATE_HOME, else ~/.local/state), in a browser beside the notebooks; losing it
loses nothing but that.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any

_DRIVE = Path("/drive")  # the notebooks of JupyterLite: all that a browser keeps


def _usual_path() -> Path:
    if sys.platform == "emscripten":
        return _DRIVE / "progress.json"
    state = Path(os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state"))  # "~" itself if homeless
    return state / "mastermind-workbook" / "progress.json"


class Progress:
    """A small dictionary on the disk; a damaged or unwritable one counts as empty."""

    def __init__(self, path: Path | None = None):
        self._path = path or _usual_path()
        self._content: dict[str, Any] = {}
        try:
            content = json.loads(self._path.read_text(encoding="utf-8"))
            self._content = content if isinstance(content, dict) else {}
        except (OSError, ValueError, RecursionError):
            pass

    def hints_given(self, slug: str, task: str) -> int:
        count = self._content.get(f"hints {slug} {task}")
        return count if isinstance(count, int) and count >= 0 else 0

    def note_hint(self, slug: str, task: str, count: int) -> None:
        self._keep(f"hints {slug} {task}", count)

    def share_reached(self, slug: str) -> float | None:
        """The share of a module's points reached the last time, from 0 to 1; None when it was never checked."""
        share = self._content.get(f"share {slug}")
        return min(max(float(share), 0.0), 1.0) if isinstance(share, int | float) else None

    def note_share(self, slug: str, share: float) -> None:
        self._keep(f"share {slug}", round(share, 4))

    def score_reached(self, slug: str, task: str) -> float:
        """The points of one task when it was last checked by itself; 0 when it never was."""
        score = self._content.get(f"score {slug} {task}")
        return max(float(score), 0.0) if isinstance(score, int | float) else 0.0

    def note_score(self, slug: str, task: str, score: float) -> None:
        self._keep(f"score {slug} {task}", score)

    def _keep(self, key: str, value: Any) -> None:
        self._content[key] = value
        if str(self._path).startswith("~"):
            return  # nowhere to keep it
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            fresh = self._path.with_suffix(".new")
            fresh.write_text(json.dumps(self._content, indent=1, sort_keys=True), encoding="utf-8")
            fresh.replace(self._path)
        except OSError:
            pass  # a read-only home must not keep anybody from learning
