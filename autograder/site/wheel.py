"""The workbook as the browser installs it: what judges an answer, with the checks and the solutions it needs.

Made for people who learn alone; the package for students (pyproject.toml) has neither checks nor solutions.
"""

import base64
import hashlib
import zipfile
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

from autograder.course.module import Course
from autograder.course.parts import For, files_for

NAME = "mastermind-workbook"
_NEEDS = ("anywidget", "ipywidgets")  # the board; all the rest comes with Python
_TIME = (2026, 1, 1, 0, 0, 0)  # the same bytes each time


def write_wheel(course: Course, folder: Path) -> Path:
    """Write it into a folder that exists; its path."""
    number = version(NAME)
    stem = f"{NAME.replace('-', '_')}-{number}"
    info = f"{stem}.dist-info"
    needs = "".join(f"Requires-Dist: {name}\n" for name in _NEEDS)
    files = {path.relative_to(course.root).as_posix(): path.read_bytes() for path in _files(course)}
    files |= {
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {number}\n{needs}".encode(),
        f"{info}/WHEEL": b"Wheel-Version: 1.0\nGenerator: mastermind\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{name},{_digest(data)},{len(data)}\n" for name, data in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    path = folder / f"{stem}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name, _TIME), data, zipfile.ZIP_DEFLATED)
    return path


def _files(course: Course) -> Iterator[Path]:
    yield from files_for(For.LEARNERS, For.ALONE)
    for module in course.modules.values():
        yield from (module.source_path, module.mistakes_path)


def _digest(data: bytes) -> str:
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
