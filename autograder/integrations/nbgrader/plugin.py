"""What nbgrader loads: a reader that takes nothing on trust, and the judge.

The names of the classes and of their traits are part of `configure`.
"""

from dataclasses import replace
from pathlib import Path
from typing import Any

import nbformat
from nbconvert.exporters import NotebookExporter
from nbgrader.api import Gradebook
from nbgrader.preprocessors import NbGraderPreprocessor
from traitlets import Unicode

from autograder.course.module import Module, this_course
from autograder.grading.pool import require_wall
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.intake.limits import cells_in, read_file
from autograder.intake.roster import People
from autograder.integrations.nbgrader.gradebook import leave_to_a_person, save_marks
from autograder.integrations.nbgrader.notebooks import rebuilt, with_marks
from autograder.judging.judge import judge_one, unjudged
from autograder.marking.beside import Beside, dates_not_known
from autograder.marking.received import of_nbgrader
from autograder.reports.model import Received, Report
from autograder.sandbox.servers import sandbox_of


def _module(resources: Any) -> Module | None:
    return this_course().modules.get(resources["nbgrader"]["assignment"])


def _judged(module: Module, student: str, path: Path) -> Report:
    """Judge a notebook. Raises InputError where nothing can be confined."""
    submission, tier = read_file(student, path), require_wall()
    if submission.problem:
        return unjudged(module, submission, tier, submission.problem)
    return judge_one(module, submission, sandbox_of(tier))


def _marked(root: Path, report: Report, handed_in: Path) -> tuple[Report, Message | None]:
    """Apply class.toml and the tables beside it in the course folder.

    Returns:
        The report with the mark, and what to tell where it is not known when the work was handed
        in and that would decide the mark.

    Raises:
        InputError: One of these files is not as it should be.
    """
    course, teacher = this_course(), Beside.in_folder(root)
    learners = People([report.submission], {})
    settings, _strangers = teacher.about_learners(
        teacher.read(course), course, [report.module], learners
    )
    date, warning = of_nbgrader(handed_in), None
    if isinstance(date, Received):
        report = replace(report, received=date)
    elif date and settings.of(report.module).due and report.place not in settings.received:
        warning = dates_not_known(report.module, [report.submission], date)
    return settings.applied(report), warning


def _forget_links(handed_in: Path, graded: Path) -> None:
    """Remove the links among what nbgrader has copied.

    Their content may be none of the learner's business.
    """
    for path in handed_in.rglob("*"):
        if path.is_symlink() and path.suffix != ".ipynb":
            (graded / path.relative_to(handed_in)).unlink(missing_ok=True)


class SafeReader(NotebookExporter):
    """Reads a submitted notebook as the module's own, with the learner's text in it."""

    language = Unicode("en").tag(config=True)

    def from_filename(self, filename: str, resources: Any = None, **more: Any) -> Any:
        """Read a notebook; where it has no cells that can be read, the judge says why."""
        module = _module(resources)
        if module is None:
            return super().from_filename(filename, resources, **more)
        node = nbformat.from_dict(rebuilt(module, self.language, cells_in(Path(filename))))
        return self.from_notebook_node(node, resources, **more)  # type: ignore[no-untyped-call]


class JudgingPreprocessor(NbGraderPreprocessor):
    """Judges a notebook.

    The reasons go into the cells that carry points, and the marks into the gradebook.
    """

    language = Unicode("en").tag(config=True)

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """Judge; whatever goes wrong, the notebook is left without a mark, to a person."""
        names, module = resources["nbgrader"], _module(resources)
        assignment, student = names["assignment"], names["student"]
        with Gradebook(names["db_url"]) as gradebook:
            leave_to_a_person(gradebook, assignment, names["notebook"], student)
            if module is None:
                self._tell(
                    _(
                        "{slug} is not a module of the workbook: nothing was judged, and no mark "
                        "was given. Keep it in another course.",
                        slug=assignment,
                    )
                )
                return nb, resources
            report = self._report(module, student)
            # before the marks: where nobody can be told why, there is none
            nb = nbformat.from_dict(with_marks(nb, report, self.language))
            try:
                save_marks(gradebook, module, report, student, self.language)
            except InputError as error:
                self._tell(error.text)
        return nb, resources

    def _tell(self, sentence: Message, student: str = "") -> None:
        self.log.error("%s%s", student and f"{student}: ", sentence[self.language])

    def _report(self, module: Module, student: str) -> Report:
        """Judge what a student has handed in.

        Say why it has no mark, or why its date is not known.
        """
        folders = self.parent.parent.coursedir
        handed_in, graded = (
            Path(folders.format_path(step, student, module.slug))
            for step in (folders.submitted_directory, folders.autograded_directory)
        )
        _forget_links(handed_in, graded)
        report = _judged(module, student, handed_in / f"{module.slug}.ipynb")
        report, warning = _marked(Path(folders.root), report, handed_in)
        if warning:
            self.log.warning(warning[self.language])
        if report.problem:
            self._tell(report.problem, student)
        return report
