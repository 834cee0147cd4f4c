"""The course folder: nbgrader's `source/` and `nbgrader_config.py`."""

from pathlib import Path

from autograder import wording
from autograder.building import notebook
from autograder.course import Course
from autograder.reading import InputError

CONFIG = "nbgrader_config.py"
_MADE_HERE = "from autograder.classroom import configure"
_CONFIGURATION = f"""{_MADE_HERE}

c = get_config()
configure(c, language="{{language}}")

# Your own settings go here, for example:
# c.CourseDirectory.course_id = "python-101"
# c.CourseDirectory.db_url = "postgresql://user:password@host/gradebook"
"""


def make(course: Course, folder: Path, language: str) -> None:
    """Write the course folder, or renew its sources; the configuration is written once. Raises InputError."""
    config = folder / CONFIG
    made_here = config.is_file() and _MADE_HERE in config.read_text(encoding="utf-8", errors="replace")
    if not made_here and folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise InputError(wording.NOT_EMPTY.format(folder=folder)[language])
    for module in course.modules.values():
        path = folder / "source" / module.slug / f"{module.slug}.ipynb"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(notebook(module, language, solved=True), encoding="utf-8")
    if not made_here:
        config.write_text(_CONFIGURATION.format(language=language), encoding="utf-8")
