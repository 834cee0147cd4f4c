"""Judges a file by suites of calls, for VPL.

It prints the comments and the grade that VPL looks for.
"""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from autograder.integrations.grading_calls import grade_file


def main() -> None:
    """Judge: the folder of the suites, that of the work."""
    folder, student = map(Path, sys.argv[1:3])
    suites = json.loads((folder / "suites.json").read_text(encoding="utf-8"))
    results = [grade_file(folder, student, suite) for suite in suites]
    print("<|--")
    for suite, result in zip(suites, results, strict=True):
        print(*comments(suite["name"], result), sep="\n")
    print("--|>")
    print(f"Grade :=>>{grade(suites, results):.4g}")


def grade(suites: list[dict[str, Any]], results: list[dict[str, Any]]) -> float:
    """Return the grade on the scale of the activity.

    The points are the scale where the activity has none, or one in words.
    """
    earned: float = sum(
        suite["points"] * result.get("score", 0)
        for suite, result in zip(suites, results, strict=True)
    )
    required: float = sum(suite["points"] for suite in suites if not suite["bonus"])
    if not required:
        required = sum(suite["points"] for suite in suites)
    try:
        lowest = float(os.environ.get("VPL_GRADEMIN", 0))
        highest = float(os.environ["VPL_GRADEMAX"])
    except (KeyError, ValueError):
        lowest, highest = 0, required
    return lowest + (highest - lowest) * min(earned / required, 1)  # a bonus counts up to there


def comments(name: str, result: dict[str, Any]) -> Iterator[str]:
    """Yield how much of a function is right, and a call that is answered wrongly."""
    if not result["gradable"]:
        yield f"-{name}"
        yield from (f">{error}" for error in result["format_errors"])
        return
    rows = result["tests"]
    yield f"-{name}: {sum(row['points'] for row in rows)} / {len(rows)}"
    wrong = [row for row in rows if not row["points"]]
    # the first one with a question, if there is any; to VPL, no line that begins with > is a mark
    for row in sorted(wrong, key=lambda row: "\n" not in row["message"])[:1]:
        yield from (f">{line}" for line in (row["name"], *row["message"].splitlines()))


if __name__ == "__main__":
    main()
