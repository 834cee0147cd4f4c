"""The files of a suite of calls, for each platform that takes one."""

from dataclasses import replace
from inspect import getsource
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.i18n.message import _
from autograder.integrations import grading_calls, judging_calls, vpl_calls
from autograder.integrations.rendering import write_folder
from autograder.integrations.suites import suites_of, write_suite_readme

JUDGING = getsource(judging_calls)  # what every suite runs
SUITE_PLATFORMS = ("pytest", "coderunner", "dodona", "prairielearn", "vpl-suite")
_A_FOLDER_A_TASK = ("dodona", "prairielearn")


def fill(platform: str, course: Course, module: Module, folder: Path, language: str) -> None:
    """Write the suites of a module for a platform, and a page that says what they prove.

    Raises:
        InputError: No plain call judges a function of the module.
    """
    suites = suites_of(module, language)
    language = suites[0].language
    words = {
        "module": module.slug,
        "suites": suites,
        "judging": JUDGING,
        "grading": getsource(grading_calls),
        "vpl": getsource(vpl_calls).replace(grading_calls.__name__, "grading_calls"),
        "examples": _("Examples")[language],
        "others": _("Other calls")[language],
        "no_file": _("There is no {file}.", file=f"{module.slug}.py")[language],
    }
    if platform in _A_FOLDER_A_TASK:
        for suite in suites:
            write_folder(platform, folder / suite.name, suite=suite, **words)
    else:
        write_folder(platform, folder, **words)
    if platform == "dodona":
        for suite in suites:
            for code in module.languages:
                translated = replace(suite, language=code)
                write_folder(
                    "dodona-description", folder / suite.name / "description", suite=translated
                )
    write_suite_readme(platform, suites, folder)
