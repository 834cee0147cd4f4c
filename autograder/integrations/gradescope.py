"""Gradescope: an autograder, whose `setup.sh` and `run_autograder` lie at the top of its
archive."""

from pathlib import Path

from autograder.course.module import Course, Module
from autograder.integrations.filled import write
from autograder.site.wheel import write_graders_wheel


def fill(course: Course, module: Module, folder: Path, language: str) -> None:
    """Write the two scripts, and the program with what this module needs."""
    write_graders_wheel([module], folder)
    for name in ("setup.sh", "run_autograder"):
        write(f"gradescope/{name}", folder / name, module=module.slug, language=language)
