"""Marks in nbgrader's gradebook, through its own API."""

import json
import os
import re
import sys
from collections.abc import Iterable, Iterator, Set
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from shutil import rmtree
from typing import Any
from warnings import catch_warnings

import nbformat
from alembic.config import Config
from alembic.script import ScriptDirectory
from nbgrader.api import Gradebook, MissingEntry
from nbgrader.dbutil import ALEMBIC_DIR
from nbgrader.preprocessors import ComputeChecksums, SaveCells
from nbgrader.utils import compute_checksum
from sqlalchemy import URL, create_engine, inspect, make_url, text
from sqlalchemy.exc import SAWarning, SQLAlchemyError

from autograder.authoring.exercises import notebook, points_id
from autograder.course.module import Module
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.intake import NotebookCell
from autograder.integrations.nbgrader.folder import student_id
from autograder.integrations.nbgrader.notebooks import rebuilt, with_marks
from autograder.marking.overrides import OVERRIDES
from autograder.reports.model import Report, TaskReport
from autograder.reports.sentences import overall_text

OTHER_CELLS = _(
    "the gradebook {place} knows another version of this module ({cells}); run `nbgrader "
    "generate_assignment --force` before anybody hands in, or keep to the version it knows"
)

COURSE = "mastermind"
# begins the comment on a score by hand that we wrote
_OURS = re.compile(rf"([\d.e+-]+) \({re.escape(OVERRIDES)}\): ")
_ALIKE = 1e-9  # points: no difference
# nbgrader renders comments as Markdown, which lets HTML through, and what a learner wrote may be in
# them
_NO_MARKUP = str.maketrans("<>`[]&$\\", "‹›'()＆＄∖")


class UnknownCells(Exception):
    """The gradebook knows another version of the module; the message names the cells."""


def url_of(place: str) -> URL:
    """The address of a gradebook given as a file or as an address. Raises ArgumentError."""
    return (
        make_url(place)
        if "://" in place
        else URL.create("sqlite", database=str(Path(place).resolve()))
    )


def save_marks(
    gradebook: Gradebook, module: Module, report: Report, student: str, language: str
) -> None:
    """The score of each task, and what is said of the whole as a comment on the first one. Raises
    UnknownCells.

    nbgrader counts in points, whatever the scale of the class; their sum is to their maximum what
    the mark is to its. What a teacher has changed in overrides.csv is a manual score. A submission
    that could not be judged has no score and waits for a person. Marks and comments given by a
    person are left alone; nbgrader prefers them.
    """
    slug = module.slug
    submitted = gradebook.find_submission_notebook(slug, slug, student)
    grades = {grade.name: grade for grade in submitted.grades}
    comments = {comment.name: comment for comment in submitted.comments}
    tasks, first = {points_id(task.name): task.name for task in module.tasks}, module.tasks[0].name
    unknown = {first} - comments.keys() | (
        set() if report.problem else grades.keys() ^ tasks.keys()
    )
    if unknown:
        raise UnknownCells(", ".join(sorted(unknown)))
    overall = overall_text(report, language).translate(_NO_MARKUP)
    comments[first].auto_comment = overall
    by_name = {task.name: task for task in report.tasks}
    by_hand = set()
    for cell, name in tasks.items():
        if cell in grades and _has_manual(
            grades[cell], comments.get(name), by_name.get(name), overall
        ):
            by_hand.add(name)
    shares = _shares(report, by_hand, first)
    for cell, name in tasks.items():
        if cell not in grades:
            continue
        grade, task = grades[cell], by_name.get(name)
        if report.tasks:
            _set_worth(
                gradebook, slug, grade.cell, 0.0 if task is None or task.bonus else task.points
            )
        grade.auto_score = None if report.score is None else shares.get(name, 0.0)
        waits = report.problem is not None and report.score is None
        grade.needs_manual_grade = waits or (
            grade.manual_score is not None and not _is_ours(comments.get(name))
        )
    gradebook.db.commit()


def _set_worth(gradebook: Gradebook, slug: str, cell: Any, points: float) -> None:
    """Let a cell be worth so many points; nbgrader refuses a notebook whose digests, which hold
    them, are others."""
    if cell.max_score == points:
        return
    cell.max_score = points
    with suppress(MissingEntry):
        source = gradebook.find_source_cell(cell.name, slug, slug)
        fields = {
            "grade": True,
            "solution": False,
            "locked": source.locked,
            "grade_id": cell.name,
            "points": points,
        }
        kept = {
            "cell_type": source.cell_type,
            "source": source.source,
            "metadata": {"nbgrader": fields},
        }
        source.checksum = compute_checksum(nbformat.from_dict(kept))


def _has_manual(grade: Any, comment: Any, task: TaskReport | None, overall: str) -> bool:
    """Bring what overrides.csv says of a task into a cell; whether the cell has a score by hand
    then."""
    if grade.manual_score is not None and not _is_ours(comment, grade.manual_score):
        return True  # by a person, here
    if task and task.given is not None:
        grade.manual_score = task.given
        if comment is not None and (comment.manual_comment is None or _is_ours(comment)):
            said = f"{task.given:g} ({OVERRIDES}): {task.why}".translate(_NO_MARKUP)
            comment.manual_comment = f"{said}\n\n{overall}" if comment.auto_comment else said
        return True
    if _is_ours(comment):
        grade.manual_score = comment.manual_comment = None
    return False


def _is_ours(comment: Any, score: float | None = None) -> bool:
    """Whether we have written the comment on a score by hand, and that score, if one is given."""
    found = _OURS.match(comment.manual_comment or "") if comment is not None else None
    return found is not None and (score is None or f"{score:g}" == found[1])


def _shares(report: Report, by_hand: Set[str], first: str) -> dict[str, float]:
    """The points of each task that is not marked by hand, so that all make up the mark; a bonus
    gives way first."""
    shares = {task.name: replace(task, given=None).score for task in report.tasks}
    free = [task for task in report.tasks if task.name not in by_hand]
    raw = sum(task.points for task in report.tasks if not task.bonus)
    if report.given is None or report.score is None:
        return shares
    scale = raw / report.points if report.points and raw else 1.0
    left = max(
        0.0, report.score * scale - sum(task.score for task in report.tasks if task.name in by_hand)
    )
    for kind in (False, True):
        some = [task for task in free if task.bonus is kind]
        whole = sum(shares[task.name] for task in some)
        share = min(1.0, left / whole) if whole else 0.0
        shares |= {task.name: shares[task.name] * share for task in some}
        left -= whole * share
    if left > _ALIKE and first not in by_hand:
        shares[first] = shares.get(first, 0.0) + left
    return shares


# ------------------------------------------------------------- for `mastermind grade --gradebook`


@contextmanager
def opened(place: str, language: str) -> Iterator["Marks"]:
    """A gradebook, new or not. Raises InputError, in words, for whatever is wrong with it."""
    try:
        url = url_of(place)
        path = Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None
        if url.get_backend_name() == "sqlite" and not (path and path.parent.is_dir()):
            raise InputError(
                _(
                    "there is no folder for the gradebook {place}; give a file in your course's "
                    "folder",
                    place=place,
                )
            )
        with catch_warnings(category=SAWarning, action="ignore"):
            if _is_foreign(url):
                raise InputError(
                    _(
                        "{place} is the database of another program; give nbgrader's gradebook, "
                        "or a new file",
                        place=place,
                    )
                )
            gradebook, current = _open(url)
            if not current:
                raise InputError(
                    _(
                        "the gradebook {place} was made by another version of nbgrader; back it "
                        "up, then run `nbgrader db upgrade`",
                        place=place,
                    )
                )
            with gradebook:
                yield Marks(gradebook, url, path.parent if path else None, language)
    except UnknownCells as error:
        raise InputError(OTHER_CELLS.format(place=place, cells=error)) from None
    # ImportError: a database whose driver is missing
    except (SQLAlchemyError, ImportError) as error:
        reason = clean(str(getattr(error, "orig", error)), 150)
        raise InputError(
            _(
                "the gradebook {place} cannot be used: {reason}. Nothing else is lost: the marks "
                "are in results.jsonl",
                place=place,
                reason=reason,
            )
        ) from None


def _is_foreign(url: URL) -> bool:
    """Whether the file is a database of another program."""
    engine = create_engine(url)
    try:
        tables = inspect(engine).get_table_names()
        return bool(tables) and "alembic_version" not in tables
    finally:
        engine.dispose()


@contextmanager
def _found_by_name(folder: Path) -> Iterator[None]:
    """Meanwhile, programs in that folder are found by their names. (nbgrader's own `setenv` would
    lose PATH.)"""
    before = os.environ.get("PATH")
    os.environ["PATH"] = os.pathsep.join([str(folder), before or os.defpath])
    try:
        yield
    finally:
        if before is None:
            del os.environ["PATH"]
        else:
            os.environ["PATH"] = before


def _open(url: URL) -> tuple[Gradebook, bool]:
    """The gradebook, made when there is none, and whether it has the form this nbgrader knows."""
    # nbgrader runs `alembic` by its name, for a new one
    with _found_by_name(Path(sys.executable).parent):
        gradebook = Gradebook(url, COURSE)
    version = gradebook.db.execute(text("SELECT version_num FROM alembic_version")).scalar()
    known = Config()
    known.set_main_option("script_location", ALEMBIC_DIR)
    return gradebook, version == ScriptDirectory.from_config(known).get_current_head()


class Marks:
    """Writes reports into an open gradebook."""

    def __init__(self, gradebook: Gradebook, url: URL, folder: Path | None, language: str):
        self._gradebook, self._url, self._folder, self._language = gradebook, url, folder, language
        self._known: set[str] = set()

    def add(self, module: Module, report: Report, cells: list[NotebookCell]) -> str:
        """The marks of one submission; its student and its assignment are made when they are not
        there yet.

        Beside a gradebook in a file, its notebook with the reasons goes where the form grader looks
        for it.
        A fault of ours comes back in one line: such a report must not be believed.
        """
        try:
            self._add(module, report, cells)
        except (UnknownCells, SQLAlchemyError, OSError):
            raise
        except Exception as error:
            self._gradebook.db.rollback()
            return clean(f"gradebook: {type(error).__name__}: {error}", 200)
        return ""

    def by_hand(
        self, modules: Iterable[Module], learners: Iterable[str]
    ) -> dict[tuple[str, str, str], float]:
        """The scores that a person has given here: by learner, module and task."""
        names = {student_id(name): name for name in learners}
        found = {}
        for module in modules:
            tasks = {points_id(task.name): task.name for task in module.tasks}
            try:
                submissions = self._gradebook.notebook_submissions(module.slug, module.slug)
            except MissingEntry:
                continue
            for submitted in submissions:
                comments = {comment.name: comment for comment in submitted.comments}
                for grade in submitted.grades:
                    task, score, name = (
                        tasks.get(grade.name),
                        grade.manual_score,
                        names.get(submitted.student.id),
                    )
                    if (
                        task
                        and name
                        and score is not None
                        and not _is_ours(comments.get(task), score)
                    ):
                        found[name, module.slug, task] = float(score)
        return found

    def remove(self, learner: str) -> bool:
        """Take a learner out, with the notebooks and pages written for them; was there one of that
        name?"""
        name = student_id(learner)
        folders = (
            [self._folder / kind / name for kind in ("autograded", "feedback")]
            if self._folder
            else []
        )
        there = [folder for folder in folders if folder.is_dir()]
        for folder in there:
            rmtree(folder)
        try:
            self._gradebook.remove_student(name)
        except MissingEntry:
            return bool(there)
        return True

    def _add(self, module: Module, report: Report, cells: list[NotebookCell]) -> None:
        if module.slug not in self._known:
            self._know(module)
        name = student_id(report.submission)
        self._gradebook.update_or_create_student(name)
        self._gradebook.update_or_create_submission(module.slug, name)
        save_marks(self._gradebook, module, report, name, self._language)
        if self._folder:
            path = self._folder / "autograded" / name / module.slug / f"{module.slug}.ipynb"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.unlink(missing_ok=True)  # nbgrader writes them read-only
            content = with_marks(rebuilt(module, self._language, cells), report, self._language)
            path.write_text(json.dumps(content, ensure_ascii=False, indent=1), encoding="utf-8")

    def _know(self, module: Module) -> None:
        """Make the assignment, as `nbgrader generate_assignment` does."""
        slug = module.slug
        try:
            self._gradebook.find_notebook(slug, slug)
        except MissingEntry:
            self._gradebook.update_or_create_assignment(slug)
            content = nbformat.reads(notebook(module, self._language), as_version=4)
            resources: dict[str, Any] = {
                "nbgrader": {"notebook": slug, "assignment": slug, "db_url": self._url}
            }
            for step in (ComputeChecksums(), SaveCells()):
                content, resources = step.preprocess(content, resources)
        self._known.add(slug)
