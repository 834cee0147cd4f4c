"""The platforms, by name. Another one is a module with a function `fill`, its templates, its texts,
and a line here."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.integrations import (
    coderunner,
    comparison,
    dodona,
    github,
    gradescope,
    plain_pytest,
    prairielearn,
    vpl,
    vpl_suite,
)
from autograder.site.whole import appearing

SUITE_NEXT = _("Read {place}/README.md: how it is put to use, and what it proves.")


# writes the files of a module into a folder, in a language
Fill = Callable[[Course, Module, Path, str], None]


@dataclass(frozen=True)
class Platform:
    """A place that grades with this program: what fills a folder for it, and what its teacher does
    with that."""

    fill: Fill
    next_step: Message


PLATFORMS: Mapping[str, Platform] = {
    "gradescope": Platform(
        gradescope.fill,
        _(
            "On Gradescope, in the assignment: Configure Autograder, Zip file upload, choose it (a "
            "folder: zip what is in it), Update Autograder. Points of the assignment: those of the "
            "module, without bonus."
        ),
    ),
    "github": Platform(
        github.fill,
        _(
            "Read {place}/README.md: what goes into the learners' repositories, what into yours, "
            "and which token reads them."
        ),
    ),
    "vpl": Platform(
        vpl.fill,
        _(
            "Read {place}/README.md: what goes into the activity, and what is installed once on "
            "the execution server."
        ),
    ),
    "similarity": Platform(
        comparison.fill, _("Read {place}/README.md: the commands for Dolos, JPlag and compare50.")
    ),
    # suites of calls, which need nothing of this program
    "pytest": Platform(plain_pytest.fill, SUITE_NEXT),
    "coderunner": Platform(coderunner.fill, SUITE_NEXT),
    "dodona": Platform(dodona.fill, SUITE_NEXT),
    "prairielearn": Platform(prairielearn.fill, SUITE_NEXT),
    "vpl-suite": Platform(vpl_suite.fill, SUITE_NEXT),
}


def export(platform: Platform, course: Course, module: Module, place: Path, language: str) -> None:
    """Write what a platform needs for a module into a new folder or a .zip. Raises CourseError,
    InputError."""
    if not module.checks:
        raise InputError(
            _("{file} holds no check: there is nothing to grade by", file=module.checks_path)
        )
    with appearing(place, in_a_folder=False) as folder:
        platform.fill(course, module, folder, language)
