"""What a learner's own computer remembers between two runs: hints given, marks, mistakes that were
made.

It belongs to a folder and to a person, and is kept in the account's folder for such things
($XDG_STATE_HOME; Windows: %LOCALAPPDATA%; else ~/.local/state), in a browser beside the notebooks.
Losing it loses nothing but that.
"""

import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

from autograder.i18n.message import LANGUAGE_CODE, _
from autograder.i18n.reader import person, state_file

NOT_REMEMBERED = _(
    "Nothing can be written into {folder}: this verdict and these hints will not be remembered, "
    "all else works."
)

_DRIVE = Path("/drive")  # the notebooks of JupyterLite: all that a browser keeps
_MET = "met "  # begins the key of a mistake that was made
_EXERCISES = "exercises"  # in it, a folder for each language
_DEPTH, _MOST = 2, 300  # levels of folders that are looked at, and folders
_OF_A_MODULE = re.compile(r"m\d\d_\w+")  # a folder with one module beside those with the others


def path_for(folder: Path, who: str = "") -> Path | None:
    """Where the progress of one person in one folder is kept; None where nothing can be.

    The folders of the modules, side by side, are one folder; so is one with exercises in it, as
    `start` writes it.
    """
    if sys.platform == "emscripten":
        return _DRIVE / "progress.json"
    return state_file("progress", person(who), _whole_folder(folder))


def note_course(folder: Path, course: Path) -> None:
    """Remember which course a learner's folder was made of.

    The account remembers it, not the folder: one that came from somebody else names no course,
    whose checks would run with all that the learner may do.

    Args:
        folder: The learner's.
        course: The folder of the course; only its path is kept.
    """
    path = state_file("course", "", _whole_folder(folder))
    with suppress(OSError):  # then the course has to be named each time
        if path:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(str(course), encoding="utf-8", errors="surrogateescape")


def course_of_folder(folder: Path) -> Path | None:
    """Return the folder of the course that a learner's folder was made of; None where nothing of it
    is remembered."""
    path = state_file("course", "", _whole_folder(folder))
    try:
        return Path(path.read_text(encoding="utf-8", errors="surrogateescape")) if path else None
    except OSError:
        return None


def _whole_folder(folder: Path) -> str:
    """Return the path of the learner's whole folder, of which that one may be the part with one
    module."""
    place = os.path.normcase(os.path.realpath(folder))
    if _OF_A_MODULE.fullmatch(os.path.basename(place)):
        place = os.path.dirname(place)
    return _above_exercises(place)


def _above_exercises(place: str) -> str:
    """The folder that holds `exercises`, from that one or from the one of a language in it."""
    above, name = os.path.split(place)
    if LANGUAGE_CODE.fullmatch(name) and os.path.basename(above) == _EXERCISES:
        return os.path.dirname(above)
    return above if name == _EXERCISES else place


def folders_around(here: Path) -> Iterator[Path]:
    """That folder, then those where what one did for it may be noted, too: above it, then below it,
    each once."""
    place = Path(os.path.realpath(here))
    yield from (place, *place.parents)
    yield from islice(_below(place, _DEPTH), _MOST)


def _below(folder: Path, depth: int) -> Iterator[Path]:
    """The folders in a folder, so many levels deep; none that is hidden, or a link."""
    try:
        inside = sorted(one.path for one in os.scandir(folder) if one.is_dir(follow_symlinks=False))
    except OSError:
        return
    seen = [Path(one) for one in inside if not os.path.basename(one).startswith(".")]
    yield from seen
    if depth > 1:
        for one in seen:
            yield from _below(one, depth - 1)


class Progress:
    """A small dictionary on the disk; a damaged one counts as empty, and is set aside when
    something is noted.

    Attributes:
        is_kept: Whether what was noted could be written; where not, it is known until the program
            ends.
        damaged: The file that is there and cannot be read, if there is one.
    """

    def __init__(self, path: Path | None):
        self._path = path
        self.is_kept = True
        self.damaged: Path | None = None
        self._noted: dict[str, Any] = {}
        self._content = self._read()

    def _read(self) -> dict[str, Any]:
        try:
            content = json.loads(self._path.read_text(encoding="utf-8")) if self._path else {}
        except OSError:  # it is not there, or another program writes it just now
            content = {}
        except (ValueError, RecursionError):
            content = None
        self.damaged = None if isinstance(content, dict) else self._path
        return content if isinstance(content, dict) else {}

    def hints_given(self, slug: str, task: str) -> int:
        return self._count(f"hints {slug} {task}")

    def note_hint(self, slug: str, task: str, count: int) -> None:
        self._keep(f"hints {slug} {task}", count)

    def share_reached(self, slug: str) -> float | None:
        """The share of a module's points reached the last time, from 0 to 1; None when it was never
        checked."""
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

    def done_in(self, slug: str, task: str) -> list[str]:
        """The languages of the notebooks in which a task was right; none where that was not
        noted."""
        noted = self._content.get(f"done {slug} {task}")
        return [one for one in noted if isinstance(one, str)] if isinstance(noted, list) else []

    def note_done_in(self, slug: str, task: str, language: str) -> None:
        if language not in (noted := self.done_in(slug, task)):
            self._keep(f"done {slug} {task}", [*noted, language])

    def mistake(self, slug: str, task: str) -> str:
        """The known mistake that the last verdict on a task named; empty when it named none."""
        return self._word(f"mistake {slug} {task}")

    def note_mistake(self, slug: str, task: str, name: str) -> None:
        if name != self.mistake(slug, task):
            self._keep(f"mistake {slug} {task}", name)

    def helps(self, slug: str, task: str) -> int:
        """How often the puzzle of a task has helped."""
        return self._count(f"helps {slug} {task}")

    def note_helps(self, slug: str, task: str, count: int) -> None:
        self._keep(f"helps {slug} {task}", count)

    def own_mistakes(self) -> dict[str, Any]:
        """What was noted of each mistake that was made, by its module, its task and its name; None:
        struck off."""
        return {
            key.removeprefix(_MET): noted
            for key, noted in self._content.items()
            if key.startswith(_MET)
        }

    def note_own_mistake(self, key: str, noted: dict[str, Any] | None) -> None:
        self._keep(_MET + key, noted)

    def _count(self, key: str) -> int:
        count = self._content.get(key)
        return count if isinstance(count, int) and count >= 0 else 0

    def _word(self, key: str) -> str:
        word = self._content.get(key)
        return word if isinstance(word, str) else ""

    def _keep(self, key: str, value: Any) -> None:
        self._noted[key] = value
        # another program may have noted something meanwhile
        self._content |= self._read() | self._noted
        try:
            if self._path is None:
                raise FileNotFoundError
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if self.damaged:
                self.damaged.replace(self.damaged.with_suffix(".damaged"))
            fresh = self._path.with_suffix(".new")
            fresh.write_text(json.dumps(self._content, indent=1, sort_keys=True), encoding="utf-8")
            fresh.replace(self._path)
        except OSError:
            self.is_kept = False  # a read-only home must not keep anybody from learning
