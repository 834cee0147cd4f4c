"""A course folder for nbgrader, which releases and collects: this program judges.

nbgrader is an extra; it is imported by `plugin` and `gradebook` only. Marks go into its gradebook
without its `SaveAutoGrades`, which takes them from what cells print.
"""

from typing import Any

from autograder.authoring.exercises import placeholder

_HERE = "autograder.integrations.nbgrader.plugin"
# a submission in the place of its file's name, for a folder of files, Moodle and Canvas
_COLLECTED = (
    r"^.*/(?P<student_id>[^/]+?)(?:_\d+_assignsubmission_file_?[/_]?|_(?:LATE_)?\d+_\d+_|[/_ .-])"
    r"(?P<file_id>m\d\d_[a-z_]+?)(?:[ -]?\(?\d+\)?)?\.ipynb$"
)


def configure(config: Any, language: str = "en") -> None:
    """Set up nbgrader, from its `nbgrader_config.py`, so that this program judges.

    No kernel starts.
    """
    config.CourseDirectory.course_id = "mastermind"
    config.ClearSolutions.code_stub = {"python": placeholder(language)}
    config.FileNameCollectorPlugin.named_regexp = _COLLECTED
    config.Autograde.exporter_class = f"{_HERE}.SafeReader"
    config.Autograde.autograde_preprocessors = [
        f"{_HERE}.JudgingPreprocessor",
        "nbgrader.preprocessors.LimitOutput",
        "nbgrader.preprocessors.AssignLatePenalties",
        "nbgrader.preprocessors.CheckCellMetadata",
    ]
    config.SafeReader.language = language
    config.JudgingPreprocessor.language = language
