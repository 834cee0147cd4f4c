"""VPL, without this program on its server: a script for its activity that holds a suite of
calls."""

import json
from inspect import getsource
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.integrations import grading_calls, vpl_calls
from autograder.integrations.filled import write
from autograder.integrations.suites import JUDGING, suites_of, write_suite_readme


def fill(course: Course, module: Module, folder: Path, language: str) -> None:
    """Write the script, what learners begin with, and a page that says what its calls prove."""
    suites = suites_of(module, language)
    write(
        "vpl/suite.sh",
        folder / "vpl_evaluate.sh",
        judging=JUDGING,
        grading=getsource(grading_calls),
        saying=getsource(vpl_calls).replace(grading_calls.__name__, "grading_calls"),
        suites=json.dumps(
            [suite.for_grading_calls() for suite in suites], ensure_ascii=False, indent=1
        ),
    )
    starters = "\n\n".join(suite.starter for suite in suites)
    (folder / f"{module.slug}.py").write_text(starters, encoding="utf-8", newline="\n")
    write_suite_readme("vpl-suite", suites, folder)
