"""Where the results of a folder come from, for those who read them later: the settings of the class, who withdrew."""

import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from autograder.grading.results import Place

ORIGIN = ".origin"
OF_THE_TERM = ("term.html", "gradebook.csv", "gradebook.xlsx", "moodle_grades.csv", "canvas_grades.csv")
"""What is made of the results of several modules, and can be made again."""


@dataclass(frozen=True)
class Origin:
    """What the last run of `grade` was about.

    Attributes:
        settings: The file that its marks were made with; None: there was none.
        withdrawn: Whose records, of which module, are of files that are not there any more.
    """

    settings: Path | None = None
    withdrawn: frozenset[Place] = frozenset()

    def write(self, folder: Path) -> None:
        """Note it in a folder of results, unless it is noted there or there is nothing to note. Raises OSError."""
        origin = Origin(self.settings.resolve() if self.settings else None, self.withdrawn)
        if read_origin(folder) == origin:
            return
        settings = str(origin.settings) if origin.settings else None
        text = json.dumps({"settings": settings, "withdrawn": sorted(self.withdrawn)}, ensure_ascii=False)
        (folder / ORIGIN).write_text(text, encoding="utf-8", errors="backslashreplace")


def read_origin(folder: Path) -> Origin:
    """What is noted in a folder of results; nothing where there is no note, or something else."""
    with suppress(OSError, ValueError, TypeError, KeyError):
        noted = json.loads((folder / ORIGIN).read_bytes())
        withdrawn = frozenset((str(name), str(slug)) for name, slug in noted["withdrawn"])
        return Origin(Path(noted["settings"]) if noted["settings"] else None, withdrawn)
    return Origin()
