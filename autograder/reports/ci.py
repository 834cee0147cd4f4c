"""What other programs read: Gradescope's results.json, and what VPL looks for in a text."""

import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.i18n.errors import not_writable
from autograder.i18n.formats import formats_of, number
from autograder.reports.model import Report
from autograder.reports.sentences import marks_of, overall_text, task_lines


def gradescope(report: Report, language: str) -> dict[str, Any]:
    """The results of one submission, a test for each task; without a score when it could not be
    judged.

    The form is that of Gradescope's autograder specification.
    """
    output = overall_text(report, language)
    if report.problem:
        # no score: Gradescope then asks for a person
        return {"output": output, "visibility": "visible"}
    tests = [
        {
            "name": task.name,
            "score": task.score,
            "max_score": 0.0 if task.bonus else task.points,
            "output": "\n".join(task_lines(task, language)),
            "output_format": "text",
            "visibility": "visible",
        }
        for task in report.tasks
    ]
    return {"score": report.score, "output": output, "visibility": "visible", "tests": tests}


@dataclass(frozen=True)
class VplScale:
    """The lowest and the highest grade of an activity of VPL; the points of the module where there
    is none."""

    least: float = 0.0
    most: float | None = None

    @classmethod
    def of(cls, variables: Mapping[str, str]) -> "VplScale":
        """The scale VPL tells a script of."""
        try:
            return cls(float(variables.get("VPL_GRADEMIN", 0)), float(variables["VPL_GRADEMAX"]))
        except (KeyError, ValueError):  # the activity has no grade, or one in words
            return cls()

    def grade(self, report: Report) -> float | None:
        """The grade for a score; a bonus counts up to the highest one. None when there is no
        score."""
        if report.score is None:
            return None
        most = report.points if self.most is None else self.most
        return self.least + (most - self.least) * min(report.score / (report.points or 1), 1)


def vpl(report: Report, language: str, scale: VplScale) -> str:
    """Return what VPL looks for: a block of comments with a title for each task, then the grade.

    Without a grade, VPL leaves the work to a person.
    """
    lines = ["<|--", *map(_no_mark_of_vpl, overall_text(report, language).splitlines())]
    for task in report.tasks:
        lines.append(f"-{task.name}{formats_of(language).colon}{marks_of(task, language)}")
        found = "\n".join(task_lines(task, language))
        lines += map(_no_mark_of_vpl, found.splitlines())
    lines.append("--|>")
    grade = scale.grade(report)
    if grade is not None:
        lines.append(f"Grade :=>>{number(round(grade, 2), 'en')}")
    return "\n".join(lines) + "\n"


def _no_mark_of_vpl(line: str) -> str:
    """A line of a comment that VPL cannot take for a title, an end or a grade, whatever a learner
    has put there."""
    return f"· {line}" if re.match(r"\s*(?:-|>|<\||\w+ :=>>)", line) else line


def write_for_programs(report: Report, folder: Path, language: str) -> None:
    """Write the files of one learner's result that Gradescope and VPL read.

    Raises:
        InputError: A file cannot be written.
    """
    results = json.dumps(gradescope(report, language), ensure_ascii=False, indent=1) + "\n"
    texts = {
        "gradescope.json": results,
        "vpl.txt": vpl(report, language, VplScale.of(os.environ)),
    }
    for name, text in texts.items():
        try:
            (folder / name).write_text(text, encoding="utf-8", errors="backslashreplace")
        except OSError as error:
            raise not_writable(folder / name, error) from None
