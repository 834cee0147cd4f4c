"""The houses, by name. Another one is a module with a function `fill`, its templates, its texts,
and a line here."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.houses import (
    coderunner,
    dodona,
    github,
    gradescope,
    plain_pytest,
    prairielearn,
    vpl,
    vpl_suite,
)
from autograder.i18n import houses as said
from autograder.i18n.errors import InputError
from autograder.i18n.text import Text
from autograder.site.whole import appearing

# writes the files of a module into a folder, in a language
Fill = Callable[[Course, Module, Path, str], None]


@dataclass(frozen=True)
class House:
    """A place that grades with this program: what fills a folder for it, and what its teacher does
    with that."""

    fill: Fill
    next_step: Text


HOUSES: Mapping[str, House] = {
    "gradescope": House(gradescope.fill, said.GRADESCOPE_NEXT),
    "github": House(github.fill, said.GITHUB_NEXT),
    "vpl": House(vpl.fill, said.VPL_NEXT),
    # suites of calls, which need nothing of this program
    "pytest": House(plain_pytest.fill, said.SUITE_NEXT),
    "coderunner": House(coderunner.fill, said.SUITE_NEXT),
    "dodona": House(dodona.fill, said.SUITE_NEXT),
    "prairielearn": House(prairielearn.fill, said.SUITE_NEXT),
    "vpl-suite": House(vpl_suite.fill, said.SUITE_NEXT),
}


def export(house: House, course: Course, module: Module, place: Path, language: str) -> None:
    """Write what a house needs for a module into a new folder or a .zip. Raises CourseError,
    InputError."""
    if not module.checks:
        raise InputError(said.NO_CHECKS.format(file=module.checks_path))
    with appearing(place, in_a_folder=False) as folder:
        house.fill(course, module, folder, language)
