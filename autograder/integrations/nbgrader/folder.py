"""The course folder: nbgrader's `source/` and `nbgrader_config.py`."""

import json
import re
from collections.abc import Sequence
from datetime import UTC
from hashlib import sha256
from pathlib import Path

from autograder.authoring.exercises import notebook
from autograder.course.module import Course, Module
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.intake import Entry
from autograder.intake.layouts import TIMESTAMP
from autograder.intake.limits import bytes_of, cells_of, read_each
from autograder.integrations.nbgrader.notebooks import rebuilt
from autograder.marking.received import of_entries
from autograder.reports.model import Received

CONFIG = "nbgrader_config.py"
_MADE_HERE = "from autograder.integrations.nbgrader import configure"
_CONFIGURATION = f"""{_MADE_HERE}

c = get_config()
configure(c, language="{{language}}")

# Your own settings go here, for example:
# c.CourseDirectory.course_id = "python-101"
# c.CourseDirectory.db_url = "postgresql://user:password@host/gradebook"
"""


def make(course: Course, folder: Path, language: str) -> None:
    """Write the course folder, or renew its sources; the configuration is written once.

    Raises:
        InputError: The folder holds other things.
    """
    config = folder / CONFIG
    text = config.read_text(encoding="utf-8", errors="replace") if config.is_file() else ""
    made_here = _MADE_HERE in text
    if not made_here and folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise InputError(
            _(
                "{folder} holds other things and no nbgrader_config.py made here; give a new "
                "folder",
                folder=folder,
            )
        )
    for module in course.modules.values():
        path = folder / "source" / module.slug / f"{module.slug}.ipynb"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(notebook(module, language, solved=True), encoding="utf-8")
    if not made_here:
        config.write_text(_CONFIGURATION.format(language=language), encoding="utf-8")


def student_id(name: str) -> str:
    """Return a name that nbgrader can use for a folder."""
    is_short = len(name.encode("utf-8", "replace")) <= 150
    if is_short and name not in (".", "..") and not re.search(r"[/\\\0\n\r]", name):
        return name
    digest = sha256(name.encode("utf-8", "surrogatepass")).hexdigest()[:8]
    short = re.sub(r"[^\w -]+", "_", name)[:40]
    return f"{short}-{digest}"


def collect(
    entries: Sequence[Entry], modules: Sequence[Module], asked: bool, folder: Path, language: str
) -> tuple[list[str], list[str]]:
    """Put what was handed in where nbgrader looks for it, with the date that the archive has.

    A notebook is kept as it is; a .py file becomes the first cell of one.

    Args:
        entries: What each learner has handed in.
        modules: Those that are looked for.
        asked: Whether these were asked for.
        folder: The course folder.
        language: That of the notebooks that are made.

    Returns:
        In whose files nothing was found, and who was late by an unknown time.
    """
    by_slug = {module.slug: module for module in modules}
    wanted = {module.slug: [task.name for task in module.tasks] for module in modules}
    dates, _unread = of_entries(entries, by_slug, False, {})
    idle, late = [], []
    for entry, submissions in read_each(entries, wanted, asked):
        works = {slug: work for slug, work in submissions.items() if work.file}
        if not works:
            idle.append(entry.name)
        for slug, work in works.items():
            path = folder / "submitted" / student_id(entry.name) / slug
            path.mkdir(parents=True, exist_ok=True)
            if work.file.endswith(".ipynb"):
                data = bytes_of(entry, work)
            else:
                content = rebuilt(by_slug[slug], language, cells_of(entry, work))
                data = json.dumps(content, ensure_ascii=False, indent=1).encode("utf-8")
            (path / f"{slug}.ipynb").write_bytes(data)
            received = dates.get((entry.name, slug))
            _write_date(path / TIMESTAMP, received)
            if received and not received.at:
                late.append(entry.name)
    return idle, late


def _write_date(path: Path, received: Received | None) -> None:
    """Write when a work was handed in, as nbgrader does; nothing, where that is not known."""
    path.unlink(missing_ok=True)  # of what was collected before
    if received and received.at:
        path.write_text(f"{received.at.astimezone(UTC):%Y-%m-%d %H:%M:%S.%f} UTC")
