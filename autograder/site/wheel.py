"""Wheels with what judges an answer, and the checks and the solutions it needs.

One is for the browser, where people learn alone; one is what a teacher hands out; one is for the
machines of another platform, which grade. The whole distribution is built from pyproject.toml.
"""

import ast
import base64
import hashlib
import json
import re
import zipfile
from collections.abc import Collection, Iterable, Iterator, Mapping
from datetime import datetime
from importlib.metadata import requires, version
from pathlib import Path

from autograder.approaches.known import FILE, told_from
from autograder.course.module import INSTALLED, Course, Module
from autograder.course.parts import PACKAGE, PARTS, For, files_for, files_of
from autograder.course.percent import Cell, cells
from autograder.examples.record import record_of
from autograder.i18n.catalogue import (
    ENGLISH,
    compiled_path,
    is_compiled,
    languages,
    source_path,
)
from autograder.i18n.errors import InputError
from autograder.i18n.message import _

NAME = "mastermind-workbook"
COMMAND = "[console_scripts]\nmastermind = autograder.cli:command\n"
_OF_THE_BOARD = ("anywidget", "ipywidgets")  # all the rest comes with Python
# rooms that a class needs, and learners do not
_GRADING = ("grading", "marking", "reports")
_OF_A_CLASS, _OF_NOTEBOOKS = "teacher", "notebook"  # the extras of pyproject.toml
NOT_IN_A_BROWSER = (  # which has no terminal, and makes nothing for others
    *("__main__.py", "cli/", "sandbox/README.md"),
    *("learn/console.py", "learn/hunting.py"),
    *("learn/own_file.py", "learn/reading_page.py", "learn/start.py", "learn/syntax.py"),
    *("learn/templates/", "i18n/documents.py"),
    *("intake/limits.py", "intake/roster.py", "intake/table.py", "judging/pytest_plugin.py"),
    "reports/markup.py",
    *("sandbox/children.py", "sandbox/unconfined.py"),
)
_OF_TRANSLATIONS = {".po", ".mo"}
_TIME = (2026, 1, 1, 0, 0, 0)  # the same bytes each time
_FOR_SOLVERS = {"solved", "another"}  # marks of the cells of a source that no judgment needs


def write_wheel(course: Course, folder: Path, since: datetime | None = None) -> Path:
    """Write the wheel for the browser into a folder that exists; its path.

    `since`: from when on learners who are done are told of other approaches.
    """
    modules = course.modules.values()
    files = (
        _package(NOT_IN_A_BROWSER) | _judging(modules) | _hunted(modules) | _told(modules, since)
    )
    files = {
        name: _narrow(data) if name.endswith(".json") else data for name, data in files.items()
    }
    return _write(
        folder, version(NAME), [f"Requires-Dist: {name}" for name in _OF_THE_BOARD], files
    )


def write_learners_wheel(
    course: Course, modules: Iterable[Module], folder: Path, since: datetime | None = None
) -> Path:
    """Write the wheel that is handed out with some modules into a folder that exists; its path.

    It holds these modules and the earlier ones, on which they are built. Its version says what is
    in it, so that pip replaces one by another. `since`: from when on learners who are done are told
    of other approaches.
    """
    needed = _with_earlier(modules)
    slim = {
        module.source_path: without_other_solutions(module).encode() for module in needed.values()
    }
    files = _package() | _judging(needed.values(), slim) | _hunted(needed.values())
    files |= _told(needed.values(), since)
    files |= _opened(course, needed.values())
    digest = hashlib.sha256("".join(_record(files)).encode()).hexdigest()[:8]
    optional = [f"{line}; extra == '{_OF_NOTEBOOKS}'" for line in _requirements(_OF_NOTEBOOKS)]
    needs = [f"Requires-Dist: {line}" for line in (*_requirements(), *optional)]
    needs += ["Requires-Python: >=3.11", f"Provides-Extra: {_OF_NOTEBOOKS}"]
    return _write(folder, f"{version(NAME)}+learners.{digest}", needs, files, COMMAND)


def write_graders_wheel(modules: Iterable[Module], folder: Path) -> Path:
    """Write the wheel that grades some modules, of any course, into a folder that exists; its path.

    It gives the marks that are given here: what decides them is in it, to the byte.
    """
    needed = _with_earlier(modules)
    parts = [name for name in PARTS if name.partition("/")[0] in _GRADING]
    files = _package() | _judging(needed.values())
    files |= {
        _inside(path, PACKAGE, PACKAGE.name): path.read_bytes()
        for name in parts
        for path in files_of(name)
    }
    digest = hashlib.sha256("".join(_record(files)).encode()).hexdigest()[:8]
    needs = [f"Requires-Dist: {line}" for line in (*_requirements(), *_requirements(_OF_A_CLASS))]
    return _write(
        folder,
        f"{version(NAME)}+graders.{digest}",
        [*needs, "Requires-Python: >=3.11"],
        files,
        COMMAND,
    )


def _with_earlier(modules: Iterable[Module]) -> dict[str, Module]:
    """These modules and those they are built on."""
    return {one.slug: one for module in modules for one in (*module.earlier, module)}


def without_other_solutions(module: Module) -> str:
    """The source of a module without what it says to those who have solved it."""
    lines, found = module.source.splitlines(keepends=True), cells(module.source)
    lent = module.source_of([task.name for task in module.tasks])
    ends = [*(cell.line - 1 for cell in found[1:]), len(lines)]
    kept = [
        lines[cell.line - 1 : end]
        for cell, end in zip(found, ends, strict=True)
        if not _FOR_SOLVERS & cell.marks.keys() or _is_part_of(cell, lent)
    ]
    return "".join(line for part in kept for line in part)


def _is_part_of(cell: Cell, lent: str) -> bool:
    """Whether a fast solution, which is lent to those who lack theirs, is made with what a cell
    defines."""
    if cell.kind != "code" or "another" in cell.marks:
        return False
    return any(
        (ast.get_source_segment(cell.text, node) or "") in lent
        for node in ast.parse(cell.text).body
    )


def _requirements(extra: str = "") -> Iterator[str]:
    """Yield the libraries that the distribution needs, or those of one of its extras."""
    for line in requires(NAME) or ():
        library, _unused, condition = line.partition(";")
        of_extra = re.search(r"extra == ['\"](\w+)", condition)
        if (of_extra[1] if of_extra else "") == extra:
            yield library.strip()


# ---------------------------------------------------------------- what goes in, by its name there


def _package(but: tuple[str, ...] = ()) -> dict[str, bytes]:
    """What learners use, `but` for what begins like this."""
    paths = [
        path
        for path in files_for(For.LEARNERS)
        if path.suffix not in _OF_TRANSLATIONS
        and not path.relative_to(PACKAGE).as_posix().startswith(but)
    ]
    files = {_inside(path, PACKAGE, PACKAGE.name): path.read_bytes() for path in paths}
    return files | _compiled_catalogues()


def _compiled_catalogues() -> dict[str, bytes]:
    """Return the compiled translations into each language, as its `.po` file has them now."""
    return {
        f"{PACKAGE.name}/i18n/locale/{language}/LC_MESSAGES/{compiled_path(language).name}": (
            _compiled_catalogue(language)
        )
        for language in languages()
        if language != ENGLISH
    }


def _compiled_catalogue(language: str) -> bytes:
    if is_compiled(source_path(language)):
        return compiled_path(language).read_bytes()
    try:
        from autograder.authoring.mo_file import compile_mo  # needs Babel
    except ImportError:
        raise InputError(
            _(
                "the translations have changed since this copy of the workbook was installed: in "
                "this copy, pip install -e ."
            )
        ) from None
    return compile_mo(source_path(language))


def _judging(
    modules: Collection[Module], instead: Mapping[Path, bytes] | None = None
) -> dict[str, bytes]:
    """What the judgment of some modules needs; `instead`: what stands for some of these files."""
    return {
        _of_course(path, module.root): (instead or {}).get(path) or path.read_bytes()
        for module in modules
        for path in (
            module.source_path,
            module.checks_path,
            module.mistakes_path,
            *module.wrong_paths,
        )
        if path.is_file()
    }


def _hunted(modules: Collection[Module]) -> dict[str, bytes]:
    """What learners hunt with their examples, and machines that grade have no use for."""
    found: dict[str, bytes] = {}
    for module in modules:
        if module.hunts_path.is_file():
            right = [module.submissions_path / file for file in record_of(module).right]
            found |= {
                _of_course(path, module.root): path.read_bytes()
                for path in (module.hunts_path, *right)
            }
    return found


def _told(modules: Collection[Module], since: datetime | None = None) -> dict[str, bytes]:
    """What those learn of other approaches who are done."""
    paths = {module.submissions_path / FILE: module.root for module in modules}
    return {
        _of_course(path, root): told_from(path, since) if since else path.read_bytes()
        for path, root in paths.items()
        if path.is_file()
    }


def _opened(course: Course, modules: Collection[Module]) -> dict[str, bytes]:
    """What learners open: exercises and lessons."""
    slugs = {module.slug for module in modules}
    return {_of_course(path, course.root): path.read_bytes() for path in _pages(course, slugs)}


def _pages(course: Course, slugs: Collection[str]) -> Iterator[Path]:
    for path in sorted((course.root / "exercises").glob("*/*/*")):
        if path.parent.name in slugs and path.is_file():
            yield path
    for path in sorted(course.lessons.glob("*/*.html")):
        if path.stem in slugs or path.stem not in course.modules:
            yield path


def _narrow(data: bytes) -> bytes:
    """The same JSON without line breaks and spaces, which a browser would wait for."""
    return json.dumps(json.loads(data), ensure_ascii=False, separators=(",", ":")).encode()


def _of_course(path: Path, root: Path) -> str:
    return _inside(path, root, f"{PACKAGE.name}/{INSTALLED.name}")


def _inside(path: Path, folder: Path, name: str) -> str:
    return f"{name}/{path.relative_to(folder).as_posix()}"


# ---------------------------------------------------------------- the archive


def _write(
    folder: Path, number: str, needs: Iterable[str], files: dict[str, bytes], commands: str = ""
) -> Path:
    stem = f"{NAME.replace('-', '_')}-{number}"
    info = f"{stem}.dist-info"
    metadata = ["Metadata-Version: 2.1", f"Name: {NAME}", f"Version: {number}", *needs]
    files |= {
        f"{info}/METADATA": "\n".join([*metadata, ""]).encode(),
        f"{info}/WHEEL": (
            b"Wheel-Version: 1.0\nGenerator: mastermind\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        ),
    }
    files |= {f"{info}/entry_points.txt": commands.encode()} if commands else {}
    files[f"{info}/RECORD"] = f"{''.join(_record(files))}{info}/RECORD,,\n".encode()
    path = folder / f"{stem}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(
                zipfile.ZipInfo(name, _TIME), data, zipfile.ZIP_DEFLATED, compresslevel=9
            )
    return path


def _record(files: Mapping[str, bytes]) -> Iterator[str]:
    return (f"{name},{_digest(data)},{len(data)}\n" for name, data in files.items())


def _digest(data: bytes) -> str:
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
