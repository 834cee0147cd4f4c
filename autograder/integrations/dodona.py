"""Dodona: a folder for each function, with its statement and a suite for the judge TESTed."""

import json
from collections.abc import Iterator
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.i18n.message import _
from autograder.integrations.suites import Call, Suite, suites_of, write_suite_readme


def fill(course: Course, module: Module, folder: Path, language: str) -> None:
    """Write a folder for each function, described in each language of the module, and a page."""
    suites = suites_of(module, language)
    for suite in suites:
        _write(suite, folder / suite.name)
    write_suite_readme("dodona", suites, folder)


def suite_of(suite: Suite) -> str:
    """The tabs that TESTed judges by, in YAML: the examples, then what stays hidden."""
    lines: list[str] = []
    for name, visible in (_("Examples"), True), (_("Other calls"), False):
        calls = [call for call in suite.calls if call.visible is visible]
        if calls:
            lines += [
                f"- tab: {_text(name[suite.language])}",
                f"  hidden: {_text(not visible)}",
                "  testcases:",
            ]
            lines += [line for call in calls for line in _testcase(call)]
    return "\n".join(lines) + "\n"


def _testcase(call: Call) -> Iterator[str]:
    yield f"    - expression: {_text(call.call)}"
    yield f"      return: !expression {_text(call.value)}"
    questions = list(call.questions.values())
    if questions:  # that of the mistake it is for: few other calls show it
        yield "      description:"
        yield f"        description: {_text(f'{call.call}{chr(10)}{chr(10)}{questions[-1]}')}"
        yield '        format: "markdown"'


def _text(value: object) -> str:
    """A text, or a truth value, as YAML reads it."""
    return json.dumps(value, ensure_ascii=False)


def _write(suite: Suite, folder: Path) -> None:
    module = suite.module
    for part in ("description/boilerplate", "evaluation", "solution"):
        (folder / part).mkdir(parents=True)
    config = {
        "description": {"names": dict.fromkeys(module.languages, suite.name)},
        "evaluation": {"test_suite": "suite.yaml", "time_limit": 60},
        "programming_language": "python",
        "labels": [module.slug],
    }
    files = {
        "config.json": json.dumps(config, indent=2) + "\n",
        "solution/solution.py": suite.solution,
    }
    files["evaluation/suite.yaml"] = suite_of(suite)
    files["description/boilerplate/boilerplate"] = "\n\n".join(
        filter(str.strip, [suite.given, suite.starter])
    )
    for language in module.languages:
        told = Suite(module, suite.task, suite.record, language)
        files[f"description/description.{language}.md"] = told.statement + "\n"
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
