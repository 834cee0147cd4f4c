"""Judges a file by a suite of calls, for PrairieLearn and VPL.

It lies beside `judging_calls.py` there. Each call has a process of its own, so that one that does
not end costs that call alone.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

SECONDS = 5  # for one call
PROGRAM = """import json, sys
sys.path.insert(0, sys.argv[1])
from judging_calls import judge_call
print(judge_call(**json.load(sys.stdin)))
"""


def main() -> None:
    """Judge: the folder of the tests, that of the work, the file of the results."""
    tests, student, results = map(Path, sys.argv[1:4])
    suite = json.loads((tests / "suite.json").read_text(encoding="utf-8"))
    text = json.dumps(grade_file(tests, student, suite), ensure_ascii=False)
    results.write_text(text, encoding="utf-8")


def grade_file(tests: Path, student: Path, suite: dict[str, Any]) -> dict[str, Any]:
    """Return what PrairieLearn reads."""
    file = student / suite["file"]
    if not file.is_file():
        return {"gradable": False, "format_errors": [suite["no_file"]]}
    source = file.read_text(encoding="utf-8-sig", errors="replace")
    program = {"source": source, "given": suite["given"]}
    rows = [row_of(case, judge_alone(tests, program | case)) for case in suite["cases"]]
    score = sum(row["points"] for row in rows) / len(rows)
    return {"gradable": True, "score": score, "tests": rows}


def row_of(case: dict[str, Any], answer: str) -> dict[str, Any]:
    """Return what PrairieLearn shows of one call."""
    right = answer == case["expected"]
    message = "" if right else answer
    return {"name": case["call"], "points": int(right), "max_points": 1, "message": message}


def judge_alone(tests: Path, question: dict[str, Any]) -> str:
    """Return what `judge_call` says of a call, in a process of its own."""
    try:
        done = subprocess.run(
            [sys.executable, "-I", "-c", PROGRAM, str(tests)],
            input=json.dumps(question),
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"TimeoutError: {SECONDS} s"
    return done.stdout.strip() or done.stderr.strip()[-200:]


if __name__ == "__main__":
    main()
