"""Marks in nbgrader's gradebook, through its own API."""

import json
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import rmtree
from warnings import catch_warnings

import nbformat
from alembic.script import ScriptDirectory
from nbgrader.api import Gradebook, MissingEntry
from nbgrader.dbutil import ALEMBIC_DIR
from nbgrader.preprocessors import ComputeChecksums, SaveCells
from sqlalchemy import URL, NullPool, create_engine, inspect, make_url, text
from sqlalchemy.exc import SAWarning, SQLAlchemyError

from autograder.authoring.exercises import notebook, points_id
from autograder.course.module import Module
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.intake import NotebookCell
from autograder.integrations.nbgrader.folder import student_id
from autograder.integrations.nbgrader.notebooks import rebuilt, with_marks
from autograder.reports.model import Report
from autograder.reports.sentences import overall_text

# nbgrader renders comments as Markdown, which lets HTML through, and what a learner wrote may be in
# them
_NO_MARKUP = str.maketrans("<>`[]&$\\", "‹›'()＆＄∖")


def save_marks(
    gradebook: Gradebook, module: Module, report: Report, student: str, language: str
) -> None:
    """Write the score of each task, and what is said of the whole as a comment on the first one.

    A submission that could not be judged has no score and waits for a person. Scores and comments
    that a person gives are left alone; nbgrader prefers them, and has them looked at again.

    Raises:
        InputError: The gradebook knows another version of the module.
    """
    submitted = gradebook.find_submission_notebook(module.slug, module.slug, student)
    grades = {grade.name: grade for grade in submitted.grades}
    comments = {comment.name: comment for comment in submitted.comments}
    cells = {task.name: points_id(task.name) for task in module.tasks}
    first = module.tasks[0].name
    unknown = {first} - comments.keys() | (grades.keys() ^ {*cells.values()})
    if unknown:
        raise InputError(
            _(
                "the gradebook {place} knows another version of this module ({cells}); run "
                "`nbgrader generate_assignment --force` before anybody hands in, or keep to the "
                "version it knows",
                place=gradebook.engine.url.database,
                cells=", ".join(sorted(unknown)),
            )
        )
    comments[first].auto_comment = overall_text(report, language).translate(_NO_MARKUP)
    scores = _scores(report, {task: grades[cell].max_score for task, cell in cells.items()})
    for task, cell in cells.items():
        grades[cell].auto_score = scores.get(task)
        waits = report.score is None or grades[cell].manual_score is not None
        grades[cell].needs_manual_grade = waits
    gradebook.db.commit()


def _scores(report: Report, most: Mapping[str, float]) -> dict[str, float]:
    """Return the score of each task in the gradebook.

    nbgrader counts in the points of the exercise, whatever the settings of the class. With
    settings, the sum of the scores is to its maximum what the mark is to its scale: a bonus gives
    way first, and a task that does not count is as right as the whole.

    Args:
        report: With the mark, if there is one.
        most: The maximum of each task in the gradebook: 0 for a bonus.
    """
    if report.score is None:
        return {}
    scores = {task.name: task.score for task in report.tasks}
    if report.judged is None:
        return scores
    share = report.score / report.points if report.points else 0.0
    scores = {task: share * points for task, points in most.items()}
    for task in report.tasks:
        worth = most[task.name] / task.points if most[task.name] and task.points else 1.0
        scores[task.name] = task.score * worth
    left = share * sum(most.values())
    for is_bonus in (False, True):
        names = [task for task, points in most.items() if (points == 0) is is_bonus]
        earned = sum(scores[task] for task in names)
        factor = max(0.0, min(1.0, left / earned)) if earned else 0.0
        scores |= {task: scores[task] * factor for task in names}
        left -= earned * factor
    scores[next(iter(most))] += left
    return {task: round(score, 9) for task, score in scores.items()}


def leave_to_a_person(gradebook: Gradebook, assignment: str, name: str, student: str) -> None:
    """Leave a notebook without a score, for a person to look at."""
    for grade in gradebook.find_submission_notebook(name, assignment, student).grades:
        grade.auto_score, grade.needs_manual_grade = None, True
    gradebook.db.commit()


# ------------------------------------------------------------- for `mastermind grade --gradebook`


@contextmanager
def opened(place: str, language: str) -> Iterator["Marks"]:
    """Open a gradebook, or make one.

    Args:
        place: A file, or the address of a database.
        language: That of comments and notebooks.

    Raises:
        InputError: Something is wrong with it, at any time.
    """
    try:
        is_address = "://" in place
        path = str(Path(place).resolve())
        url = make_url(place) if is_address else URL.create("sqlite", database=path)
        is_file = url.get_backend_name() == "sqlite"
        folder = Path(url.database or "").parent if is_file else None
        if folder and not folder.is_dir():
            raise InputError(
                _(
                    "there is no folder for the gradebook {place}; give a file in your course's "
                    "folder",
                    place=place,
                )
            )
        with catch_warnings(category=SAWarning, action="ignore"), _open(url, place) as gradebook:
            yield Marks(gradebook, folder, language)
    # ImportError: a database whose driver is missing
    except (SQLAlchemyError, ImportError) as error:
        raise InputError(
            _(
                "the gradebook {place} cannot be used: {reason}. Nothing else is lost: the marks "
                "are in results.jsonl",
                place=place,
                reason=clean(str(getattr(error, "orig", error)), 150),
            )
        ) from None


def _open(url: URL, place: str) -> Gradebook:
    """Open a gradebook, or make one.

    Raises:
        InputError: It is another program's, or another version's.
    """
    with create_engine(url, poolclass=NullPool).connect() as connection:
        tables = inspect(connection).get_table_names()
    if tables and "alembic_version" not in tables:
        raise InputError(
            _(
                "{place} is the database of another program; give nbgrader's gradebook, or a new "
                "file",
                place=place,
            )
        )
    # nbgrader runs `alembic` by its name, for a new one
    folders = str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)
    os.environ["PATH"] = os.pathsep.join(folders)
    gradebook = Gradebook(url, "mastermind")
    version = gradebook.db.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if version != ScriptDirectory(ALEMBIC_DIR).get_current_head():
        gradebook.close()
        raise InputError(
            _(
                "the gradebook {place} was made by another version of nbgrader; back it up, then "
                "run `nbgrader db upgrade`",
                place=place,
            )
        )
    return gradebook


@dataclass(frozen=True)
class Marks:
    """Writes reports into an open gradebook.

    Attributes:
        gradebook: Where the marks go.
        folder: The course folder, if the gradebook is a file in it.
        language: That of comments and notebooks.
    """

    gradebook: Gradebook
    folder: Path | None
    language: str

    def add(self, module: Module, report: Report, cells: list[NotebookCell]) -> str:
        """Take the marks of one submission.

        Its student and its assignment are made when they are not there yet. Beside a gradebook in
        a file, its notebook with the reasons goes where the form grader looks for it.

        Returns:
            A fault of ours in one line: such a report must not be believed.
        """
        try:
            self._add(module, report, cells)
        except (InputError, SQLAlchemyError, OSError):
            raise
        except Exception as error:
            self.gradebook.db.rollback()
            return clean(f"gradebook: {type(error).__name__}: {error}", 200)
        return ""

    def remove(self, learner: str) -> bool:
        """Take a learner out, and return whether there was one of that name.

        The notebooks and pages written for them are deleted.
        """
        name = student_id(learner)
        kinds = ("autograded", "feedback")
        paths = [self.folder / kind / name for kind in kinds] if self.folder else []
        folders = [path for path in paths if path.is_dir()]
        for folder in folders:
            rmtree(folder)
        try:
            self.gradebook.remove_student(name)
        except MissingEntry:
            return bool(folders)
        return True

    def _add(self, module: Module, report: Report, cells: list[NotebookCell]) -> None:
        slug, name = module.slug, student_id(report.submission)
        self._make_assignment(module)
        self.gradebook.update_or_create_student(name)
        self.gradebook.update_or_create_submission(slug, name)
        save_marks(self.gradebook, module, report, name, self.language)
        if self.folder:
            path = self.folder / "autograded" / name / slug / f"{slug}.ipynb"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.unlink(missing_ok=True)  # nbgrader writes them read-only
            content = with_marks(rebuilt(module, self.language, cells), report, self.language)
            path.write_text(json.dumps(content, ensure_ascii=False, indent=1), encoding="utf-8")

    def _make_assignment(self, module: Module) -> None:
        """Make the assignment, as `nbgrader generate_assignment` does, unless it is there."""
        slug = module.slug
        try:
            self.gradebook.find_notebook(slug, slug)
        except MissingEntry:
            self.gradebook.update_or_create_assignment(slug)
            content = nbformat.reads(notebook(module, self.language), as_version=4)
            names = {"notebook": slug, "assignment": slug, "db_url": self.gradebook.engine.url}
            resources = {"nbgrader": names}
            for step in (ComputeChecksums(), SaveCells()):
                content, resources = step.preprocess(content, resources)
