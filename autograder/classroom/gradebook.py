"""Marks in nbgrader's gradebook, through its own API."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from typing import Any
from warnings import catch_warnings

import nbformat
from nbgrader.api import Gradebook, MissingEntry, get_alembic_version
from nbgrader.preprocessors import ComputeChecksums, SaveCells
from nbgrader.utils import setenv
from sqlalchemy import URL, create_engine, inspect, make_url, text
from sqlalchemy.exc import SAWarning, SQLAlchemyError

from autograder.authoring.exercises import notebook, points_id
from autograder.classroom.folder import student_id
from autograder.classroom.notebooks import rebuilt, with_marks
from autograder.course.module import Module
from autograder.i18n import for_teachers
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.intake import NotebookCell
from autograder.reports.model import Report
from autograder.reports.sentences import overall_text

COURSE = "mastermind"
# nbgrader renders comments as Markdown, which lets HTML through, and what a learner wrote may be in them
_NO_MARKUP = str.maketrans("<>`[]&$\\", "‹›'()＆＄∖")


class UnknownCells(Exception):
    """The gradebook knows another version of the module; the message names the cells."""


def url_of(place: str) -> URL:
    """The address of a gradebook given as a file or as an address. Raises ArgumentError."""
    return make_url(place) if "://" in place else URL.create("sqlite", database=str(Path(place).resolve()))


def save_marks(gradebook: Gradebook, module: Module, report: Report, student: str, language: str) -> None:
    """The score of each task, and what is said of the whole as a comment on the first one. Raises UnknownCells.

    A submission that could not be judged has no score and waits for a person. Marks and comments given by a person
    are left alone; nbgrader prefers them.
    """
    slug, problem = module.slug, report.problem is not None
    scores: dict[str, float] = {points_id(task.name): task.score for task in report.tasks}
    submitted = gradebook.find_submission_notebook(slug, slug, student)
    grades = {grade.name: grade for grade in submitted.grades}
    comments = {comment.name: comment for comment in submitted.comments}
    first = module.tasks[0].name
    unknown = {first} - comments.keys() | (set() if problem else grades.keys() ^ scores.keys())
    if unknown:
        raise UnknownCells(", ".join(sorted(unknown)))
    for name, grade in grades.items():
        grade.auto_score = None if problem else scores[name]
        grade.needs_manual_grade = problem or grade.manual_score is not None
    comments[first].auto_comment = overall_text(report, language).translate(_NO_MARKUP)
    gradebook.db.commit()


# ---------------------------------------------------------------- for `mastermind grade --gradebook`


@contextmanager
def opened(place: str, language: str) -> Iterator["Marks"]:
    """A gradebook, new or not. Raises InputError, in words, for whatever is wrong with it."""
    try:
        url = url_of(place)
        path = Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None
        if url.get_backend_name() == "sqlite" and not (path and path.parent.is_dir()):
            raise InputError(for_teachers.NO_GRADEBOOK_FOLDER.format(place=place))
        with catch_warnings(category=SAWarning, action="ignore"):
            if _is_foreign(url):
                raise InputError(for_teachers.FOREIGN_GRADEBOOK.format(place=place))
            gradebook, current = _open(url)
            if not current:
                raise InputError(for_teachers.OTHER_GRADEBOOK.format(place=place))
            with gradebook:
                yield Marks(gradebook, url, path.parent if path else None, language)
    except UnknownCells as error:
        raise InputError(for_teachers.OTHER_CELLS.format(place=place, cells=error)) from None
    except (SQLAlchemyError, ImportError) as error:  # ImportError: a database whose driver is missing
        reason = clean(str(getattr(error, "orig", error)), 150)
        raise InputError(for_teachers.GRADEBOOK_FAILED.format(place=place, reason=reason)) from None


def _is_foreign(url: URL) -> bool:
    """Whether the file is a database of another program."""
    engine = create_engine(url)
    try:
        tables = inspect(engine).get_table_names()
        return bool(tables) and "alembic_version" not in tables
    finally:
        engine.dispose()


def _open(url: URL) -> tuple[Gradebook, bool]:
    """The gradebook, made when there is none, and whether it has the form this nbgrader knows."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    with setenv(PATH=path):  # nbgrader runs `alembic` by its name
        gradebook = Gradebook(url, COURSE)
        version = gradebook.db.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return gradebook, version == get_alembic_version()


class Marks:
    """Writes reports into an open gradebook."""

    def __init__(self, gradebook: Gradebook, url: URL, folder: Path | None, language: str):
        self._gradebook, self._url, self._folder, self._language = gradebook, url, folder, language
        self._known: set[str] = set()

    def add(self, module: Module, report: Report, cells: list[NotebookCell]) -> str:
        """The marks of one submission; its student and its assignment are made when they are not there yet.

        Beside a gradebook in a file, its notebook with the reasons goes where the form grader looks for it.
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

    def remove(self, learner: str) -> bool:
        """Take a learner out, with the notebooks and pages written for them; was there one of that name?"""
        name = student_id(learner)
        folders = [self._folder / kind / name for kind in ("autograded", "feedback")] if self._folder else []
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
            resources: dict[str, Any] = {"nbgrader": {"notebook": slug, "assignment": slug, "db_url": self._url}}
            for step in (ComputeChecksums(), SaveCells()):
                content, resources = step.preprocess(content, resources)
        self._known.add(slug)
