"""What nbgrader loads: a reader that takes nothing on trust, the judge, and the one who writes the
marks down.

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
from autograder.i18n.display import clean
from autograder.i18n.message import Message, _
from autograder.intake.limits import cells_in, read_file
from autograder.intake.roster import People
from autograder.integrations.nbgrader.gradebook import OTHER_CELLS, UnknownCells, save_marks
from autograder.integrations.nbgrader.notebooks import rebuilt, with_marks
from autograder.judging.judge import judge_one, unjudged
from autograder.marking.beside import Beside, dates_not_known
from autograder.marking.received import of_nbgrader
from autograder.marking.settings import Settings
from autograder.reports.model import INTERNAL, Received, Report
from autograder.sandbox.doctor import REFUSED_TIER, best
from autograder.sandbox.servers import sandbox_of


def _module(resources: Any) -> Module | None:
    return this_course().modules.get(resources["nbgrader"]["assignment"])


def _settings(
    root: Path, module: Module, student: str, handed_in: Path
) -> tuple[Settings, Message | None]:
    """Read class.toml and the tables beside it in the course folder. Raises InputError.

    Also return why it is not known when the work was handed in, where that would decide the mark.
    """
    beside = Beside.in_folder(root)
    settings = beside.read(this_course())
    at = of_nbgrader(handed_in)
    place = (student, module.slug)
    received = {place: at} if isinstance(at, Received) else {}
    learners = People([student], {})
    settings, _ = beside.about_learners(settings, this_course(), [module.slug], learners)
    settings = replace(settings, received=received | dict(settings.received))
    is_known = place in settings.received or not settings.of(module.slug).due
    return settings, None if is_known or isinstance(at, Received) else at


def _forget_links(handed_in: Path, graded: Path) -> None:
    """Remove the links among what nbgrader has copied: their content may be none of the learner's
    business."""
    for path in handed_in.rglob("*"):
        if path.is_symlink() and path.suffix != ".ipynb":
            (graded / path.relative_to(handed_in)).unlink(missing_ok=True)


class SafeReader(NotebookExporter):
    """Reads a submitted notebook, whatever it is, as the module's own with the learner's text in
    it."""

    language = Unicode("en").tag(config=True)

    def from_filename(self, filename: str, resources: Any = None, **more: Any) -> Any:
        module = _module(resources)
        if module is None:
            return super().from_filename(filename, resources, **more)
        cells = cells_in(Path(filename))  # where there are none, the judge says why
        node = nbformat.from_dict(rebuilt(module, self.language, cells))
        return self.from_notebook_node(node, resources, **more)  # type: ignore[no-untyped-call]


class JudgingPreprocessor(NbGraderPreprocessor):
    """nbgrader preprocessor: judge the notebook, and put reasons and scores into the cells that
    carry points."""

    language = Unicode("en").tag(config=True)

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        names = resources["nbgrader"]
        module = _module(resources)
        if module is None:
            self.log.error(
                _(
                    "{slug} is not a module of the workbook: nothing was judged, and no mark was "
                    "given. Keep it in another course.",
                    slug=names["assignment"],
                )[self.language]
            )
            return nb, resources
        folders = self.parent.parent.coursedir
        handed_in, graded = (
            Path(folders.format_path(step, names["student"], names["assignment"]))
            for step in (folders.submitted_directory, folders.autograded_directory)
        )
        _forget_links(handed_in, graded)
        report = self._report(module, names["student"], handed_in / f"{names['notebook']}.ipynb")
        settings, why = _settings(Path(folders.root), module, names["student"], handed_in)
        report = settings.applied(report)
        if why:
            unknown = dates_not_known(module.slug, [names["student"]], why)
            self.log.warning(unknown[self.language])
        if report.problem:
            self.log.error("%s: %s", names["student"], report.problem[self.language])
        try:
            shown = nbformat.from_dict(with_marks(nb, report, self.language))
        except Exception as error:  # then nobody can be told why: no mark either
            fault = clean(f"nbgrader: {type(error).__name__}: {error}", 200)
            self.log.error(
                "%s: %s",
                names["student"],
                INTERNAL.format(detail=fault)[self.language],
            )
            shown, report = nb, report.without_mark(fault)
        resources["mastermind"] = report
        return shown, resources

    def _report(self, module: Module, student: str, path: Path) -> Report:
        submission = read_file(student, path)
        tier, _finding = best()
        if tier is None:
            raise RuntimeError(REFUSED_TIER[self.language])
        if submission.problem:
            return unjudged(module, submission, tier, submission.problem)
        return judge_one(module, submission, sandbox_of(tier))


class Record(NbGraderPreprocessor):
    """Writes the marks into the gradebook, after nbgrader's own: bonus points, and no mark where
    none was found."""

    language = Unicode("en").tag(config=True)

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        names, report, module = (
            resources["nbgrader"],
            resources.get("mastermind"),
            _module(resources),
        )
        with Gradebook(names["db_url"]) as gradebook:
            if module and report:
                try:
                    save_marks(gradebook, module, report, names["student"], self.language)
                except UnknownCells as error:
                    said = OTHER_CELLS.format(place=names["db_url"], cells=error)
                    self.log.error(said[self.language])
                else:
                    return nb, resources
            submitted = gradebook.find_submission_notebook(
                names["notebook"], names["assignment"], names["student"]
            )
            # nobody has judged it: no mark, and a person has to look
            for grade in submitted.grades:
                grade.auto_score, grade.needs_manual_grade = None, True
            gradebook.db.commit()
        return nb, resources
