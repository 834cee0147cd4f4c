"""What each part of the package is for: which marks it decides, and who receives it.

The key of a judgment, the distribution and the wheels for learners follow this table, which a test
compares with the imports.
"""

import sys
from collections.abc import Iterator
from enum import Enum
from functools import cache
from hashlib import sha256
from pathlib import Path

from autograder.course.digest import code_digest, read_source

PACKAGE = Path(__file__).resolve().parents[1]


class Decides(Enum):
    """What changes when a part does."""

    NOTHING = 0  # no mark
    MARKS = 1  # any mark, perhaps; also what only puts it into words
    ITS_MODULE = 2  # the marks of the module whose name the file bears


class For(Enum):
    """The people who receive a part; everybody else has the checkout."""

    LEARNERS = 0  # the installed package has it, what teachers hand out, and the browser
    TEACHERS = 1  # only the installed package has it
    AUTHORS = 2  # none of them has it


_NOTHING, _MARKS = Decides.NOTHING, Decides.MARKS
PARTS: dict[str, tuple[Decides, For]] = {
    # what judges
    "__init__.py": (_MARKS, For.LEARNERS),
    "checking": (_MARKS, For.LEARNERS),
    "checks": (Decides.ITS_MODULE, For.LEARNERS),
    "course": (_MARKS, For.LEARNERS),
    "grading/__init__.py": (_MARKS, For.TEACHERS),
    "grading/work.py": (_MARKS, For.TEACHERS),
    "i18n": (_NOTHING, For.LEARNERS),
    "i18n/__init__.py": (_MARKS, For.LEARNERS),
    "i18n/catalogue.py": (_MARKS, For.LEARNERS),
    "i18n/display.py": (_MARKS, For.LEARNERS),
    "i18n/errors.py": (_MARKS, For.LEARNERS),
    "i18n/formats.py": (_MARKS, For.LEARNERS),
    "i18n/message.py": (_MARKS, For.LEARNERS),
    "i18n/old_python.py": (_MARKS, For.LEARNERS),
    "i18n/typography.py": (_MARKS, For.LEARNERS),
    "intake": (_MARKS, For.LEARNERS),
    "judging": (_MARKS, For.LEARNERS),
    "reports/__init__.py": (_MARKS, For.LEARNERS),
    "reports/line.py": (_MARKS, For.TEACHERS),
    "reports/model.py": (_MARKS, For.LEARNERS),
    "sandbox": (_MARKS, For.LEARNERS),
    # learners have mistakes, hunts with their programs, approaches
    "submissions": (Decides.ITS_MODULE, For.TEACHERS),
    # what learners use
    "ARCHITECTURE.md": (_NOTHING, For.TEACHERS),
    "__main__.py": (_NOTHING, For.LEARNERS),
    "approaches": (_NOTHING, For.LEARNERS),
    "board": (_NOTHING, For.LEARNERS),
    "cli": (_NOTHING, For.LEARNERS),
    "examples": (_NOTHING, For.LEARNERS),
    "learn": (_NOTHING, For.LEARNERS),
    "notebook": (_NOTHING, For.LEARNERS),
    "numbers/__init__.py": (_NOTHING, For.LEARNERS),
    "numbers/games.py": (_NOTHING, For.LEARNERS),
    "numbers/kernels": (_NOTHING, For.LEARNERS),
    "numbers/optimum.py": (_NOTHING, For.LEARNERS),
    "numbers/playing.py": (_NOTHING, For.LEARNERS),
    "numbers/review.py": (_NOTHING, For.LEARNERS),
    "numbers/scores.py": (_NOTHING, For.LEARNERS),
    "numbers/strategies.py": (_NOTHING, For.LEARNERS),
    "numbers/symmetry.py": (_NOTHING, For.LEARNERS),
    "numbers/trees.py": (_NOTHING, For.LEARNERS),
    "numbers/values.py": (_NOTHING, For.LEARNERS),
    "numbers/values.txt": (_NOTHING, For.LEARNERS),
    "reports/markup.py": (_NOTHING, For.LEARNERS),
    "reports/sentences.py": (_NOTHING, For.LEARNERS),
    # what teachers use
    "authoring": (_NOTHING, For.TEACHERS),
    "integrations": (_NOTHING, For.TEACHERS),
    "marking": (_NOTHING, For.TEACHERS),
    "numbers": (_NOTHING, For.TEACHERS),
    "site": (_NOTHING, For.TEACHERS),
    "grading": (_NOTHING, For.TEACHERS),
    "reports": (_NOTHING, For.TEACHERS),
    "trees": (_NOTHING, For.TEACHERS),
    "tournament": (_NOTHING, For.TEACHERS),
    # what authors use
    "benchmarks": (_NOTHING, For.AUTHORS),
    "guide": (_NOTHING, For.AUTHORS),  # read in the checkout
    "tests": (_NOTHING, For.AUTHORS),
}


def part_of(path: Path, package: Path = PACKAGE) -> str:
    """The part a file of the package belongs to: the smallest one that holds it; empty when none
    does."""
    inside = path.relative_to(package)
    return next(
        (name for name in map(Path.as_posix, (inside, *inside.parents)) if name in PARTS), ""
    )


def files_of(name: str, package: Path = PACKAGE) -> Iterator[Path]:
    """The files of a part, in order; without those Python makes itself."""
    path = package / name
    files = [path] if path.is_file() else sorted(path.rglob("*"))
    for file in files:
        if file.is_file() and "__pycache__" not in file.parts and part_of(file, package) == name:
            yield file


def files_for(*receivers: For) -> Iterator[Path]:
    """The files of all parts that somebody receives, but for those of a module: a course knows
    these."""
    for name, (decides, receiver) in sorted(PARTS.items()):
        if receiver in receivers and decides is not Decides.ITS_MODULE:
            yield from files_of(name)


def judge_digest(package: Path = PACKAGE) -> bytes:
    """Return a digest that changes whenever any mark could.

    It is one of the code that judges, without comments and sentences, and of the Python and numpy
    that this code runs on.
    """
    digest = sha256(versions().encode())
    for name, (decides, _) in sorted(PARTS.items()):
        for path in files_of(name, package) if decides is Decides.MARKS else ():
            if path.suffix != ".md":
                digest.update(f"\n{path.relative_to(package).as_posix()}\n".encode())
                digest.update(_file_digest(path))
    return digest.digest()


def _file_digest(path: Path) -> bytes:
    if path.suffix == ".py":
        return code_digest(read_source(path))
    return sha256(path.read_bytes()).digest()


@cache
def program_digest() -> str:
    """Changes with anything people receive: with what makes the pages, too."""
    digest = sha256()
    for path in files_for(For.LEARNERS, For.TEACHERS):
        digest.update(f"\n{path.relative_to(PACKAGE).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


@cache
def workbook_version() -> str:
    """Return the version of the workbook; empty where it is not installed."""
    from importlib import metadata  # slow to import, and only marks want to know

    try:
        return metadata.version("mastermind-workbook")
    except metadata.PackageNotFoundError:
        return ""


@cache
def versions() -> str:
    """What answers and judges: the Python, and the numpy submissions may use; bug-fix releases give
    the same marks."""
    from importlib import metadata  # slow to import, and only marks want to know

    try:
        numpy = ".".join(metadata.version("numpy").split(".")[:2])
    except metadata.PackageNotFoundError:
        numpy = "none"
    return f"{sys.implementation.name} {sys.version_info[0]}.{sys.version_info[1]}, numpy {numpy}"
