"""Tools that compare programs: Dolos, JPlag and compare50."""

import csv
import shutil
from collections.abc import Iterable
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


def fill(
    course: Course, module: Module, folder: Path, language: str, submissions: Path | None = None
) -> None:
    """Write `learners/`, with the program of each; the exercise; who wrote what; and a page.

    Raises:
        InputError: No submissions are named, or there are none.
    """
    if not submissions:
        raise InputError(_("say whose programs are compared, with --submissions FOLDER"))
    slug = module.slug
    entries = find(submissions, [slug])[0]
    if not entries:
        raise InputError(NO_SUBMISSION.format(folder=submissions))
    (folder / "learners").mkdir()
    rows = [["filename", "full_name", "label"]]
    wanted = {slug: [task.name for task in module.tasks]}
    for entry, submissions_read in read_each(entries, wanted, True):
        submission = submissions_read[slug]
        if not submission.problem:
            text = submission.source.encode("utf-8", "backslashreplace")
            (folder / _program_of(entry.name)).write_bytes(text)
            rows.append([_program_of(entry.name), no_formula(entry.name, ","), slug])
    _write_info(folder, rows)
    (folder / "template").mkdir()
    exercise = module.root / "exercises" / module.languages[0] / slug / f"{slug}.py"
    if exercise.is_file():
        shutil.copy(exercise, folder / "template" / "template.py")
    write_readme("similarity", folder, language)


def leave_out(folder: Path, name: str) -> bool:
    """Delete the program of a learner from a comparison; return whether there was one.

    Raises:
        InputError: The folder is no comparison, or cannot be written.
    """
    try:
        with (folder / _INFO).open(encoding="utf-8", newline="") as file:
            rows = [*csv.reader(file)]
        others = [row for row in rows if row[:1] != [_program_of(name)]]
        if len(others) < len(rows):
            (folder / _program_of(name)).unlink(missing_ok=True)
            _write_info(folder, others)
        return len(others) < len(rows)
    except (FileNotFoundError, UnicodeDecodeError, csv.Error):
        raise InputError(
            _("{folder} was not written by `mastermind export similarity`", folder=folder)
        ) from None
    except OSError as error:
        raise not_writable(folder, error) from None


def _program_of(name: str) -> str:
    """Return the path of a learner's program in the folder."""
    return f"learners/{file_name(name)}.py"


def _write_info(folder: Path, rows: Iterable[list[str]]) -> None:
    """Write the table that says whose each file is."""
    path = folder / _INFO
    with path.open("w", encoding="utf-8", errors="backslashreplace", newline="") as file:
        csv.writer(file).writerows(rows)
