"""The folder of a comparison: each module as Dolos, JPlag and compare50 take it."""

import csv
import shutil
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.i18n.catalogue import languages
from autograder.i18n.errors import InputError, not_writable
from autograder.i18n.message import _
from autograder.reports.pages import file_name
from autograder.reports.tables import no_formula

PAGE = _(
    "# Compare with other tools\n\nIn each module's folder, `learners/` has a file for each "
    "learner: the program that was judged, of a notebook its code.\n`template/template.py` is the "
    "exercise, which these tools leave out; `info.csv` says whose each file is.\n\nEach of these "
    "tools runs on your machine; none of it is sent anywhere. They count likeness, and right "
    "functions of ten\nlines are alike: look at what stands out, not at a percentage. What you "
    "find is a reason to talk with learners, no proof.\n\n{commands}\n"
)


README, INFO = "README.md", "info.csv"
_HEAD = ("filename", "full_name", "label")
_COMMANDS = """## {slug}

```sh
cd {slug}
dolos run --language python --ignore template/template.py info.csv
java -jar jplag.jar --language python3 -bc template learners
compare50 learners/* --distro template/template.py --output compare50
```"""


def require_ours(folder: Path, submissions: Path) -> None:
    """Raise InputError when a folder holds something else than a comparison, or lies among what is
    compared."""
    if folder.resolve().is_relative_to(submissions.resolve()):
        raise InputError(
            _(
                "--similarity {folder} lies in the folder that is judged, where it would be taken "
                "for a learner; name one elsewhere",
                folder=folder,
            )
        )
    try:
        if folder.exists() and (
            not folder.is_dir() or (any(folder.iterdir()) and not _is_ours(folder))
        ):
            raise InputError(
                _(
                    "--similarity {folder} holds something else; name a folder that is new, "
                    "empty, or was written by --similarity",
                    folder=folder,
                )
            )
    except OSError as error:
        raise not_writable(folder, error) from None


def _is_ours(folder: Path) -> bool:
    """Return whether the folder has the README of a comparison. Raises OSError."""
    try:
        first = (folder / README).read_text(encoding="utf-8", errors="replace").partition("\n")[0]
    except FileNotFoundError:
        return False
    return first in {PAGE.typed(language).partition("\n")[0] for language in languages()}


def write(
    folder: Path, course: Course, sources: Mapping[str, Mapping[str, str]], language: str
) -> None:
    """Write what was handed in for some modules. Raises InputError.

    Args:
        folder: Where it goes; the folder of each module is made anew.
        course: Has the exercises that were handed out.
        sources: For each module, by its slug, the program of each learner, by name.
        language: That of the README.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for slug, programs in sources.items():
            _write_module(folder / slug, course.module(slug), programs)
        commands = "\n\n".join(_COMMANDS.format(slug=slug) for slug in sources)
        (folder / README).write_text(
            PAGE.typed(language).format(commands=commands), encoding="utf-8"
        )
    except OSError as error:
        raise not_writable(folder, error) from None


def _write_module(folder: Path, module: Module, programs: Mapping[str, str]) -> None:
    """Make the folder of a module anew: nobody stays who has withdrawn their work."""
    if folder.exists():
        shutil.rmtree(folder)
    for name in ("learners", "template"):
        (folder / name).mkdir(parents=True)
    (folder / "template" / "template.py").write_text(_exercise(module), encoding="utf-8")
    rows = []
    for learner, program in programs.items():
        path = f"learners/{file_name(learner)}.py"
        (folder / path).write_text(program, encoding="utf-8", errors="backslashreplace")
        rows.append([path, no_formula(learner, ","), module.slug])
    _write_info(folder, rows)


def _exercise(module: Module) -> str:
    """Return the exercise as it is handed out; nothing, where it was not built."""
    for language in module.languages:
        with suppress(FileNotFoundError):
            path = module.root / "exercises" / language / module.slug / f"{module.slug}.py"
            return path.read_text(encoding="utf-8")
    return ""


def _write_info(folder: Path, rows: list[list[str]]) -> None:
    """Write the table that says whose each file is."""
    with (folder / INFO).open("w", encoding="utf-8", errors="backslashreplace", newline="") as file:
        csv.writer(file).writerows([_HEAD, *rows])


def leave_out(folder: Path, name: str, course: Course) -> bool:
    """Delete the programs of a learner from a comparison; return whether there were any.

    Raises:
        InputError: When the folder cannot be read or written.
    """
    was_there = False
    path = f"learners/{file_name(name)}.py"
    try:
        for slug in course.modules:
            rows = _read_info(folder / slug)
            others = [row for row in rows if row[0] != path]
            if len(others) < len(rows):
                was_there = True
                (folder / slug / path).unlink(missing_ok=True)
                _write_info(folder / slug, others)
    except OSError as error:
        raise not_writable(folder, error) from None
    return was_there


def _read_info(folder: Path) -> list[list[str]]:
    """Return the rows of the table in a module's folder; none, where there is no such table of
    ours."""
    try:
        with (folder / INFO).open(encoding="utf-8", newline="") as file:
            head, *rows = csv.reader(file)
    except (FileNotFoundError, ValueError, csv.Error):
        return []
    return [row for row in rows if len(row) == len(_HEAD)] if head == [*_HEAD] else []
