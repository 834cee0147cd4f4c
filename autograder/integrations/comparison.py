"""Tools that compare programs: Dolos, JPlag and compare50."""

import csv
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.i18n.errors import InputError, not_writable
from autograder.i18n.message import _
from autograder.intake import find
from autograder.intake.learners import NO_SUBMISSION
from autograder.intake.limits import read_each
from autograder.integrations.rendering import write_readme
from autograder.reports.pages import file_name
from autograder.reports.tables import no_formula

_INFO = "info.csv"
_HEAD = ["filename", "full_name", "label"]


def fill(
    course: Course, module: Module, folder: Path, language: str, submissions: Path | None = None
) -> None:
    """Write `learners/`, with the program of each; the exercise; who wrote what; and a page.

    Raises:
        InputError: No submissions are named, or there are none.
    """
    if not submissions:
        raise InputError(_("say whose programs are compared, with --submissions FOLDER"))
    entries = find(submissions, [module.slug])[0]
    if not entries:
        raise InputError(NO_SUBMISSION.format(folder=submissions))
    (folder / "learners").mkdir()
    rows = []
    wanted = {module.slug: [task.name for task in module.tasks]}
    for entry, read in read_each(entries, wanted, True):
        submission = read[module.slug]
        if not submission.problem:
            path = f"learners/{file_name(entry.name)}.py"
            (folder / path).write_text(
                submission.source, encoding="utf-8", errors="backslashreplace"
            )
            rows.append([path, no_formula(entry.name, ","), module.slug])
    _write_info(folder, rows)
    (folder / "template").mkdir()
    (folder / "template" / "template.py").write_text(_exercise(module), encoding="utf-8")
    write_readme("similarity", folder, language)


def _exercise(module: Module) -> str:
    """Return the exercise as it is handed out; nothing, where it was not built."""
    for language in module.languages:
        with suppress(FileNotFoundError):
            path = module.root / "exercises" / language / module.slug / f"{module.slug}.py"
            return path.read_text(encoding="utf-8")
    return ""


def _write_info(folder: Path, rows: Iterable[list[str]]) -> None:
    """Write the table that says whose each file is."""
    with (folder / _INFO).open(
        "w", encoding="utf-8", errors="backslashreplace", newline=""
    ) as file:
        csv.writer(file).writerows([_HEAD, *rows])


def leave_out(folder: Path, name: str) -> bool:
    """Delete the program of a learner from a comparison; return whether there was one.

    Raises:
        InputError: The folder is no comparison, or cannot be written.
    """
    try:
        with (folder / _INFO).open(encoding="utf-8", newline="") as file:
            head, *rows = csv.reader(file)
        path = f"learners/{file_name(name)}.py"
        others = [row for row in rows if row[:1] != [path]]
        if head == _HEAD and len(others) < len(rows):
            (folder / path).unlink(missing_ok=True)
            _write_info(folder, others)
        return len(others) < len(rows)
    except (FileNotFoundError, ValueError, csv.Error):
        raise InputError(
            _("{folder} was not written by `mastermind export similarity`", folder=folder)
        ) from None
    except OSError as error:
        raise not_writable(folder, error) from None
