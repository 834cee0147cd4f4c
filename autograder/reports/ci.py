"""What other programs read: Gradescope's results.json, and JUnit's XML."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from autograder.i18n.display import clean
from autograder.reports.model import ERROR, NOT_REACHED, PASSED, TIMEOUT, Record
from autograder.reports.sentences import overall_text, task_lines


def gradescope(record: Record, language: str) -> dict[str, Any]:
    """The results of one submission, a test for each task; without a score when it could not be judged.

    The form is that of Gradescope's autograder specification.
    """
    output = overall_text(record, language)
    if record["problem"]:
        return {"output": output, "visibility": "visible"}  # no score: Gradescope then asks for a person
    tests = [
        {
            "name": task["name"],
            "score": task["score"],
            "max_score": 0.0 if task["bonus"] else task["points"],
            "output": "\n".join(task_lines(task, language)),
            "output_format": "text",
            "visibility": "visible",
        }
        for task in record["tasks"]
    ]
    return {"score": record["score"], "output": output, "visibility": "visible", "tests": tests}


def write_gradescope(record: Record, path: Path, language: str) -> None:
    text = json.dumps(gradescope(record, language), ensure_ascii=False, indent=1)
    path.write_text(text + "\n", encoding="utf-8", errors="backslashreplace")


def junit(records: Iterable[Record], language: str) -> ElementTree.Element:
    """A suite for each submission and module, a case for each check, in the form CI services read."""
    root = ElementTree.Element("testsuites", name="mastermind")
    for record in records:
        checks = [(task, check) for task in record["tasks"] for check in task["checks"]]
        counts = {
            "tests": len(checks),
            "failures": sum(check["status"] not in (PASSED, ERROR, TIMEOUT, NOT_REACHED) for _, check in checks),
            "errors": sum(check["status"] in (ERROR, TIMEOUT) for _, check in checks) + bool(record["problem"]),
            "skipped": sum(check["status"] == NOT_REACHED for _, check in checks),
        }
        suite = ElementTree.SubElement(
            root,
            "testsuite",
            {"name": f"{clean(record['submission'])} {record['module']}", "time": str(record["seconds"])}
            | {key: str(value) for key, value in counts.items()},
        )
        if record["problem"]:
            case = ElementTree.SubElement(suite, "testcase", name="reading", classname=record["module"])
            ElementTree.SubElement(case, "error", message=clean(record["problem"][language]))
        for task, check in checks:
            place = f"{record['module']}.{task['name']}"
            case = ElementTree.SubElement(suite, "testcase", name=check["name"], classname=place)
            if check["status"] == PASSED:
                continue
            kind = {ERROR: "error", TIMEOUT: "error", NOT_REACHED: "skipped"}.get(check["status"], "failure")
            problem = ElementTree.SubElement(case, kind, message=clean(check["promise"][language]))
            problem.text = clean(check["message"][language], 2000)
    return root


def write_junit(records: Iterable[Record], path: Path, language: str) -> None:
    tree = ElementTree.ElementTree(junit(records, language))
    ElementTree.indent(tree)
    tree.write(path, encoding="utf-8", xml_declaration=True)
