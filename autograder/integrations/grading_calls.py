"""Judges a file by a suite of calls, for PrairieLearn and VPL. Lies beside `judging_calls.py`
there.

Each call has a process of its own, so that one that does not end costs that call alone.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

SECONDS = 5  # for one call
_ONE = """import json, sys
sys.path.insert(0, sys.argv[1])
from judging_calls import judged
print(judged(*json.load(sys.stdin)))
"""


def main() -> None:
    """Judge: the folder of the tests, that of the work, the file of the results."""
    tests, student, results = map(Path, sys.argv[1:4])
    suite = json.loads((tests / "suite.json").read_text(encoding="utf-8"))
    results.write_text(
        json.dumps(graded(tests, student, suite), ensure_ascii=False), encoding="utf-8"
    )


def graded(tests: Path, student: Path, suite: dict[str, Any]) -> dict[str, Any]:
    """What PrairieLearn reads."""
    file = student / suite["file"]
    if not file.is_file():
        return {"gradable": False, "format_errors": [suite["no_file"]]}
    source = file.read_text(encoding="utf-8-sig", errors="replace")
    rows = [_row(tests, source, suite["given"], case) for case in suite["cases"]]
    points = sum(row["points"] for row in rows)
    return {"gradable": True, "score": points / len(rows), "tests": rows}


def _row(tests: Path, source: str, given: str, case: dict[str, Any]) -> dict[str, Any]:
    said = _said(tests, [source, given, case["call"], case["expected"], case["questions"]])
    right = said == case["expected"]
    return {
        "name": case["call"],
        "points": int(right),
        "max_points": 1,
        "message": "" if right else said,
    }


def _said(tests: Path, asked: list[Any]) -> str:
    try:
        done = subprocess.run(
            [sys.executable, "-I", "-c", _ONE, str(tests)],
            input=json.dumps(asked),
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
