"""How the files of a class lie: as nbgrader, Moodle or Canvas write them, or in plain folders.

A layout tells from a path whose a file is. The first one of `LAYOUTS` that knows a path counts.
"""

import os
import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from unicodedata import normalize

from autograder.intake.files import is_named_like_a_program

SUBMITTED = "submitted"  # in a course folder of nbgrader, what was handed in
TIMESTAMP = "timestamp.txt"  # in which nbgrader writes when a work was handed in
# all else that nbgrader makes there
OF_NBGRADER = {"nbgrader_config.py", "source", "release", SUBMITTED, "autograded", "feedback"}
_COPY = re.compile(r"(?:-\d+)?(?:\.\w+)*$")  # Canvas counts what is handed in again: m02_pegs-2.py
_ANONYMOUS = "participant"  # Moodle's name for everybody, in either language
_FAMILY_FIRST = re.compile(
    r"(?P<family>[^\W\d_a-z][^\W\d_]+(?:[-' ][^\W\d_]+)*)[_ ](?P<given>[^\W\d_]+(?:-[^\W\d_]+)*)"
)


@dataclass(frozen=True, order=True)
class Owner:
    """Whose a file is.

    Attributes:
        name: The learner's name.
        account: Who that is for the system it came from: moodle 123, canvas 45.
        is_late: Whether the system says that it was late.
    """

    name: str
    account: str = ""
    is_late: bool = field(default=False, compare=False)


@dataclass(frozen=True)
class Layout:
    """A way in which a system for courses names what it collects.

    Attributes:
        system: Its name, as accounts begin.
        form: The first part of a path, with the groups `name`, `number` and perhaps `late`.
        names_folders: Whether folders bear such names, and not files alone.
    """

    system: str
    form: re.Pattern[str]
    names_folders: bool

    def owner_of(self, path: PurePosixPath) -> Owner | None:
        """Return whose a file is; None where its path has another form."""
        match = self.form.fullmatch(path.parts[0]) if path.parts else None
        if not match or not (self.names_folders or len(path.parts) == 1):
            return None
        fields = match.groupdict()
        name, number = fields["name"], fields["number"]
        if name.lower() == _ANONYMOUS:
            name = f"{name} {number}"
        return Owner(normalize("NFC", name), f"{self.system} {number}", bool(fields.get("late")))


MOODLE = Layout(
    "moodle",
    re.compile(r"(?P<name>.+?)_(?P<number>\d+)_assignsubmission_.*", re.DOTALL),
    names_folders=True,
)
CANVAS = Layout(
    "canvas",
    re.compile(
        r"(?P<name>[^_/]+)_(?P<late>LATE_)?(?P<number>\d+)_"
        r"(?:(?P<file>\d+)_(?P<rest>.+)|text\.html|link\.html)",
        re.IGNORECASE | re.DOTALL,
    ),
    names_folders=False,
)
LAYOUTS = (MOODLE, CANVAS)


def layouts_of(names: Iterable[str]) -> Sequence[Layout]:
    """Return the layouts that files side by side may have.

    Canvas gives each file a number of its own; and numbers below a hundred, for one learner only,
    are those of a sheet: `TP_2_1_alice.py` is named by a learner.
    """
    matches = [match for name in names if (match := CANVAS.form.fullmatch(name))]
    files = {
        (match["file"], match["name"], match["number"], _COPY.sub("", match["rest"]))
        for match in matches
        if match["file"]
    }
    has_own_numbers = len({number for number, *_rest in files}) == len(files)
    is_of_one = len({(match["name"], match["number"]) for match in matches}) == 1 < len(matches)
    is_sheet = is_of_one and any(len(match["number"]) < 3 for match in matches)
    return LAYOUTS if has_own_numbers and not is_sheet else [MOODLE]


def owner_in_system(path: PurePosixPath, layouts: Iterable[Layout] = LAYOUTS) -> Owner | None:
    """Return whose a file is for the system that named it; None where none did."""
    return next(filter(None, (layout.owner_of(path) for layout in layouts)), None)


def owner_of(path: PurePosixPath, slugs: Collection[str], layouts: Iterable[Layout]) -> Owner:
    """Return whose a file is: by one of the layouts, else by its folder or its name without the
    module's."""
    parts = [part for part in path.parts if part not in ("..", "/")] or [path.name]
    owner = owner_in_system(PurePosixPath(*parts), layouts)
    if owner:
        return owner
    name = parts[0]
    while len(parts) == 1 and is_named_like_a_program(PurePosixPath(name)):
        name = PurePosixPath(name).stem
    for slug in slugs:
        if name.startswith(slug) or name.endswith(slug):
            short = name.removesuffix(slug).removeprefix(slug).strip("-_ .")
            return Owner(normalize("NFC", _given_name_first(short or name)))
    return Owner(normalize("NFC", name))


def _given_name_first(name: str) -> str:
    """Return `Léa Martin` for `MARTIN_Léa`, which stood beside a module's name; else the name."""
    match = _FAMILY_FIRST.fullmatch(name)
    if not match or not match["family"].isupper() or match["given"].isupper():
        return name
    return f"{match['given']} {match['family'].title()}"


def is_course(folder: Path) -> bool:
    """Return whether a folder looks like a course folder of nbgrader."""
    return os.path.isfile(folder / "nbgrader_config.py") and os.path.isdir(folder / SUBMITTED)


def handed_in_at(path: Path, single: bool = False) -> Path:
    """Return where the submissions are: of a course folder of nbgrader, in its `submitted`.

    Args:
        path: What is judged.
        single: Whether all of it is one learner's.
    """
    return path / SUBMITTED if not single and is_course(path) else path
