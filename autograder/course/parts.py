"""What each part of the package is for: which marks it decides, and who receives it.

The key of a judgment, the browser's wheel and the distribution follow this table; a test compares it with the imports.
"""

import sys
from collections.abc import Iterator
from enum import Enum
from functools import cache
from hashlib import sha256
from importlib import metadata
from pathlib import Path
from platform import python_version

PACKAGE = Path(__file__).resolve().parent


class Decides(Enum):
    """What changes when a part does."""

    NOTHING = 0  # no mark
    MARKS = 1  # any mark, perhaps; also what only puts it into words
    ITS_MODULE = 2  # the marks of the module whose name the file bears


class For(Enum):
    """Who receives a part; everybody else has the checkout."""

    LEARNERS = 0  # the installed package has it, and the browser
    TEACHERS = 1  # the installed package has it
    ALONE = 2  # only the browser has it, where people learn alone
    AUTHORS = 3  # neither has it


_NOTHING, _MARKS = Decides.NOTHING, Decides.MARKS
PARTS: dict[str, tuple[Decides, For]] = {
    # what judges
    "__init__.py": (_MARKS, For.LEARNERS),
    "callgraph.py": (_MARKS, For.LEARNERS),
    "cases.py": (_MARKS, For.LEARNERS),
    "checking.py": (_MARKS, For.LEARNERS),
    "checks": (Decides.ITS_MODULE, For.ALONE),
    "children.py": (_MARKS, For.LEARNERS),
    "colours.py": (_MARKS, For.LEARNERS),
    "course.py": (_MARKS, For.LEARNERS),
    "deadline.py": (_MARKS, For.LEARNERS),
    "diagnosis.py": (_MARKS, For.LEARNERS),
    "display.py": (_MARKS, For.LEARNERS),
    "grading.py": (_MARKS, For.TEACHERS),
    "judging.py": (_MARKS, For.LEARNERS),
    "odds.py": (_MARKS, For.LEARNERS),
    "parts.py": (_MARKS, For.LEARNERS),
    "playing.py": (_MARKS, For.LEARNERS),
    "reading": (_MARKS, For.LEARNERS),
    "report.py": (_MARKS, For.LEARNERS),
    "running.py": (_MARKS, For.LEARNERS),
    "sandbox": (_MARKS, For.LEARNERS),
    "session.py": (_MARKS, For.TEACHERS),
    "source.py": (_MARKS, For.LEARNERS),
    "submissions": (Decides.ITS_MODULE, For.AUTHORS),  # mistakes.json, of which the browser has a copy
    "text.py": (_MARKS, For.LEARNERS),
    "wording.py": (_MARKS, For.LEARNERS),
    # what learners use
    "__main__.py": (_NOTHING, For.LEARNERS),
    "advice.py": (_NOTHING, For.LEARNERS),
    "board": (_NOTHING, For.LEARNERS),
    "cli.py": (_NOTHING, For.LEARNERS),
    "feedback.py": (_NOTHING, For.LEARNERS),
    "learning.py": (_NOTHING, For.LEARNERS),
    "notebook": (_NOTHING, For.LEARNERS),
    "progress.py": (_NOTHING, For.LEARNERS),
    # what teachers use
    "audit.py": (_NOTHING, For.TEACHERS),
    "building.py": (_NOTHING, For.TEACHERS),
    "classroom": (_NOTHING, For.TEACHERS),
    "cluster.py": (_NOTHING, For.TEACHERS),
    "demo.py": (_NOTHING, For.TEACHERS),
    "exports": (_NOTHING, For.TEACHERS),
    "notes.py": (_NOTHING, For.TEACHERS),
    "processors.py": (_NOTHING, For.LEARNERS),
    "templates": (_NOTHING, For.TEACHERS),
    "verbs.py": (_NOTHING, For.TEACHERS),
    # what authors use
    "benchmarks": (_NOTHING, For.AUTHORS),
    "engine": (_NOTHING, For.AUTHORS),
    "pictures": (_NOTHING, For.AUTHORS),
    "site": (_NOTHING, For.AUTHORS),
    "tests": (_NOTHING, For.AUTHORS),
}


def files_of(name: str, package: Path = PACKAGE) -> Iterator[Path]:
    """The files of a part, in order; without those Python makes itself."""
    path = package / name
    if path.is_file():
        yield path
    for file in sorted(path.rglob("*")) if path.is_dir() else ():
        if file.is_file() and "__pycache__" not in file.parts:
            yield file


def files_for(*receivers: For) -> Iterator[Path]:
    """The files of all parts that somebody receives."""
    for name, (_, receiver) in sorted(PARTS.items()):
        if receiver in receivers:
            yield from files_of(name)


def judge_digest(package: Path = PACKAGE) -> bytes:
    """Changes whenever any mark could: with what judges, and with the Python and numpy it runs on."""
    digest = sha256(versions().encode())
    for name, (decides, _) in sorted(PARTS.items()):
        for path in files_of(name, package) if decides is Decides.MARKS else ():
            if path.suffix != ".md":
                digest.update(f"\n{path.relative_to(package).as_posix()}\n".encode() + path.read_bytes())
    return digest.digest()


@cache
def versions() -> str:
    """What answers and judges: the Python, and the numpy submissions may use."""
    try:
        numpy = metadata.version("numpy")
    except metadata.PackageNotFoundError:
        numpy = "none"
    return f"{sys.implementation.name} {python_version()}, numpy {numpy}"
