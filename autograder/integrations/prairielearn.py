"""PrairieLearn: a folder for each function, a question that is graded in a container of its own."""

import json
from inspect import getsource
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.course.percent import title_of
from autograder.integrations import grading_calls
from autograder.integrations.filled import write
from autograder.integrations.suites import JUDGING, Suite, html_of, suites_of, write_suite_readme

_SECONDS = 120  # for all calls of a question


def fill(course: Course, module: Module, folder: Path, language: str) -> None:
    """Write a folder for each function, and a page that says what its tests prove."""
    suites = suites_of(module, language)
    for suite in suites:
        _write(suite, folder / suite.name)
    write_suite_readme("prairielearn", suites, folder)


def _write(suite: Suite, folder: Path) -> None:
    tests = folder / "tests"
    words = {
        "module": suite.module.slug,
        "statement": html_of(suite.statement),
        "hints": html_of("\n\n".join(suite.hints)),
    }
    write("prairielearn/question.html", folder / "question.html", **words)
    write("prairielearn/run.sh", tests / "run.sh")
    info = {
        "uuid": suite.identity,
        "title": suite.name,
        "topic": title_of(suite.module.source)[suite.language],
        "type": "v3",
        "singleVariant": True,
        "gradingMethod": "External",
        "externalGradingOptions": {
            "enabled": True,
            "image": "prairielearn/grader-python",
            "entrypoint": "/grade/tests/run.sh",
            "timeout": _SECONDS,
        },
    }
    files = {
        folder / "info.json": json.dumps(info, ensure_ascii=False, indent=2),
        tests / "suite.json": json.dumps(suite.for_grading_calls(), ensure_ascii=False, indent=1),
        tests / "starter.py": suite.starter,
        tests / "judging_calls.py": JUDGING,
        tests / "grade.py": getsource(grading_calls),
    }
    for path, text in files.items():
        path.write_text(text, encoding="utf-8", newline="\n")
