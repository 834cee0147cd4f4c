"""The platforms, by name.

Another one is a function that fills a folder, its templates, its texts, and a line here.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.integrations import comparison, hosts, suite_files
from autograder.site.whole import appearing

# writes the files of a module into a folder, in a language
Fill = Callable[[Course, Module, Path, str], None]


@dataclass(frozen=True)
class Platform:
    """A place that grades: what fills a folder for it, and what its teacher does with that."""

    fill: Fill
    next_step: Message


PLATFORMS: Mapping[str, Platform] = {
    "gradescope": Platform(
        hosts.fill_gradescope,
        _(
            "On Gradescope, in the assignment: Configure Autograder, Zip file upload, choose it (a "
            "folder: zip what is in it), Update Autograder. Points of the assignment: those of the "
            "module, without bonus."
        ),
    ),
    "github": Platform(
        hosts.fill_github,
        _(
            "Read {place}/README.md: what goes into the learners' repositories, what into yours, "
            "and which token reads them."
        ),
    ),
    "vpl": Platform(
        hosts.fill_vpl,
        _(
            "Read {place}/README.md: what goes into the activity, and what is installed once on "
            "the execution server."
        ),
    ),
    "similarity": Platform(
        comparison.fill, _("Read {place}/README.md: the commands for Dolos, JPlag and compare50.")
    ),
    **{
        name: Platform(
            partial(suite_files.fill, name),
            _("Read {place}/README.md: how it is put to use, and what it proves."),
        )
        for name in suite_files.SUITE_PLATFORMS
    },
}


def export(platform: Platform, course: Course, module: Module, path: Path, language: str) -> None:
    """Write what a platform needs for a module into a new folder or a .zip.

    Raises:
        CourseError: The module cannot be read.
        InputError: The module has no checks, or the folder is there already.
    """
    if not module.checks:
        raise InputError(
            _("{file} holds no check: there is nothing to grade by", file=module.checks_path)
        )
    with appearing(path, in_a_folder=False) as folder:
        platform.fill(course, module, folder, language)
