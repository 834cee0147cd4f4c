"""What suites of calls become at each platform that needs nothing of this program."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from inspect import getsource
from pathlib import Path
from uuid import UUID, uuid5

from autograder.course.module import Course, Module
from autograder.i18n.message import _
from autograder.integrations import grading_calls, judging_calls, vpl_calls
from autograder.integrations.rendering import render, write
from autograder.integrations.suites import Suite, suites_of, write_suite_readme

JUDGING = getsource(judging_calls)  # what every suite runs
_NAMES = UUID("6f0e6b0e-6a0e-4a53-9a53-0d5f5a2f1b19")  # of the questions that have an identity

Write = Callable[[list[Suite], Path], None]


def fill(platform: str, course: Course, module: Module, folder: Path, language: str) -> None:
    """Write the suites of a module for a platform, and a page that says what they prove.

    Raises:
        InputError: No plain call judges a function of the module.
    """
    suites = suites_of(module, language)
    WRITERS[platform](suites, folder)
    write_suite_readme(platform, suites, folder)


def write_pytest(suites: list[Suite], folder: Path) -> None:
    """Write the exercise, and a file of tests beside it that needs nothing of ours."""
    module = suites[0].module
    write("pytest/tests.txt", folder / f"test_{module.slug}.py", judging=JUDGING, suites=suites)
    exercises = module.root / "exercises" / suites[0].language
    shutil.copy(exercises / module.slug / f"{module.slug}.py", folder)


def write_coderunner(suites: list[Suite], folder: Path) -> None:
    """Write one question a function, in Moodle's XML."""
    program = partial(render, "coderunner/program.twig", judging=JUDGING)
    path = folder / f"{suites[0].module.slug}.xml"
    write("coderunner/quiz.xml", path, suites=suites, program=program)


def write_dodona(suites: list[Suite], folder: Path) -> None:
    """Write a folder for each function, with its statement and a suite for the judge TESTed."""
    for suite in suites:
        own, language = folder / suite.name, suite.language
        tabs = (_("Examples")[language], True), (_("Other calls")[language], False)
        write("dodona/config.json", own / "config.json", suite=suite)
        write("dodona/suite.yaml", own / "evaluation" / "suite.yaml", suite=suite, tabs=tabs)
        description = own / "description"
        starters = filter(str.strip, [suite.given, suite.starter])
        _write(description / "boilerplate" / "boilerplate", "\n\n".join(starters))
        for language in suite.module.languages:
            statement = replace(suite, language=language).statement
            _write(description / f"description.{language}.md", statement + "\n")
        _write(own / "solution" / "solution.py", suite.solution)


def write_prairielearn(suites: list[Suite], folder: Path) -> None:
    """Write a folder for each function, a question that is graded in a container of its own."""
    for suite in suites:
        own, tests = folder / suite.name, folder / suite.name / "tests"
        # the same each time it is exported
        identity = str(uuid5(_NAMES, f"{suite.module.slug}/{suite.name}/{suite.language}"))
        write("prairielearn/info.json", own / "info.json", suite=suite, identity=identity)
        write("prairielearn/question.html", own / "question.html", suite=suite)
        write("prairielearn/run.sh", tests / "run.sh")
        write("prairielearn/suite.json", tests / "suite.json", suite=_for_grading_calls(suite))
        _write(tests / "starter.py", suite.starter)
        _write(tests / "judging_calls.py", JUDGING)
        _write(tests / "grade.py", getsource(grading_calls))


def write_vpl(suites: list[Suite], folder: Path) -> None:
    """Write a script for an activity that holds a suite of calls, and what learners begin with."""
    write(
        "vpl/suite.sh",
        folder / "vpl_evaluate.sh",
        judging=JUDGING,
        grading=getsource(grading_calls),
        saying=getsource(vpl_calls).replace(grading_calls.__name__, "grading_calls"),
        suites=[_for_grading_calls(suite) for suite in suites],
    )
    starters = "\n\n".join(suite.starter for suite in suites)
    _write(folder / f"{suites[0].module.slug}.py", starters)


WRITERS: dict[str, Write] = {
    "pytest": write_pytest,
    "coderunner": write_coderunner,
    "dodona": write_dodona,
    "prairielearn": write_prairielearn,
    "vpl-suite": write_vpl,
}


def _for_grading_calls(suite: Suite) -> dict[str, object]:
    """Return what `grading_calls` judges by."""
    file, checks = f"{suite.module.slug}.py", suite.module.checks
    return {
        "name": suite.name,
        "points": sum(check.points for check in checks if check.task == suite.name),
        "bonus": suite.task.bonus,
        "file": file,
        "given": suite.given,
        "no_file": _("There is no {file}.", file=file)[suite.language],
        "cases": [
            {"call": call.call, "expected": call.value, "questions": call.questions}
            for call in suite.calls
        ],
    }


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
