"""Judges a file by suites of calls, for VPL: prints the comments and the grade that VPL looks
for."""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from autograder.integrations.grading_calls import graded


def main() -> None:
    """Judge: the folder of the suites, that of the work."""
    folder, student = map(Path, sys.argv[1:3])
    suites = json.loads((folder / "suites.json").read_text(encoding="utf-8"))
    print(said(suites, [graded(folder, student, suite) for suite in suites]))


def said(suites: list[dict[str, Any]], results: list[dict[str, Any]]) -> str:
    """What VPL reads: of each function, how much is right, and a call that is answered wrongly."""
    asked = sum(suite["points"] for suite in suites if not suite["bonus"]) or sum(
        suite["points"] for suite in suites
    )
    least, most = _scale(asked)
    had = sum(
        suite["points"] * result.get("score", 0)
        for suite, result in zip(suites, results, strict=True)
    )
    share = min(had / asked, 1)  # a bonus counts up to there
    comments = [
        line
        for suite, result in zip(suites, results, strict=True)
        for line in _comments(suite, result)
    ]
    return "\n".join(["<|--", *comments, "--|>", f"Grade :=>>{least + (most - least) * share:.4g}"])


def _scale(points: float) -> tuple[float, float]:
    """The lowest and the highest grade of the activity; the points where it has none, or one in
    words."""
    try:
        return float(os.environ.get("VPL_GRADEMIN", 0)), float(os.environ["VPL_GRADEMAX"])
    except (KeyError, ValueError):
        return 0, points


def _comments(suite: dict[str, Any], result: dict[str, Any]) -> Iterator[str]:
    if not result["gradable"]:
        yield f"-{suite['name']}"
        yield from (f">{line}" for error in result["format_errors"] for line in error.splitlines())
        return
    rows = result["tests"]
    yield f"-{suite['name']}: {sum(row['points'] for row in rows)} / {len(rows)}"
    wrong = sorted(
        (row for row in rows if not row["points"]), key=lambda row: "\n" not in row["message"]
    )
    # the first one with a question, if there is any; to VPL, no line that begins with > is a mark
    if wrong:
        yield from (f">{line}" for line in (wrong[0]["name"], *wrong[0]["message"].splitlines()))


if __name__ == "__main__":
    main()
