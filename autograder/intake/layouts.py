"""How the files of a class lie: as nbgrader, Moodle or Canvas write them, or in plain folders.

A layout tells from a path whose a file is. The first one of `LAYOUTS` that knows a path counts.
"""

import os
import re
from collections.abc import Collection, Iterable
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


# how each system names the first part of a path, with the name and the number of a learner
LAYOUTS = {
    "moodle": re.compile(r"(?P<name>.+?)_(?P<number>\d+)_assignsubmission_.*", re.DOTALL),
    "canvas": re.compile(
        r"(?P<name>[^_/]+)_(?P<late>LATE_)?(?P<number>\d+)_"
        r"(?:(?P<file>\d+)_(?P<rest>.+)|text\.html|link\.html)",
        re.IGNORECASE | re.DOTALL,
    ),
}


def systems_of(names: Iterable[str]) -> Collection[str]:
    """Return the systems that may have named the programs that lie side by side.

    Canvas gives each file a number of its own, `hw_12_2026_alice.py` and `hw_12_2026_bob.py` have
    one; and numbers below a hundred, for one learner only, are those of a sheet: `TP_2_1_alice.py`.
    """
    matches = [match for name in names if (match := LAYOUTS["canvas"].fullmatch(name))]
    files = {(match["file"], _COPY.sub("", match["rest"])) for match in matches if match["file"]}
    has_own_numbers = len({number for number, _rest in files}) == len(files)
    is_of_one = len({(match["name"], match["number"]) for match in matches}) == 1 < len(matches)
    is_sheet = is_of_one and any(len(match["number"]) < 3 for match in matches)
    return [*LAYOUTS] if matches and has_own_numbers and not is_sheet else ["moodle"]


def owner_in_system(path: PurePosixPath, systems: Iterable[str] = LAYOUTS) -> Owner | None:
    """Return whose a file is for the system that named it; None where none of `systems` did."""
    for system in systems:
        match = LAYOUTS[system].fullmatch(path.parts[0]) if path.parts else None
        if match and (system == "moodle" or len(path.parts) == 1):  # Canvas makes no folders
            fields = match.groupdict()
            name, number = fields["name"], fields["number"]
            if name.lower() == _ANONYMOUS:
                name = f"{name} {number}"
            is_late = bool(fields.get("late"))
            return Owner(normalize("NFC", name), f"{system} {number}", is_late)
    return None


def owner_of(path: PurePosixPath, slugs: Collection[str], systems: Iterable[str]) -> Owner:
    """Return whose a file is: by one of the systems, else by its folder or its name without the
    module's."""
    parts = [part for part in path.parts if part not in ("..", "/")] or [path.name]
    owner = owner_in_system(PurePosixPath(*parts), systems)
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
