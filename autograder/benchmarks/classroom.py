"""nbgrader as it comes, nbgrader with our judgment, and `mastermind grade`, side by side on the same notebooks.

    python autograder/benchmarks/classroom.py [--rounds 3] [--count 20]

The stock course has the same cases as our checks of m02_pegs: every call whose answer is compared, as an assert in a
hidden test. (It does not look at types, arguments left alone or second calls; ours does.) Each round runs the three
one after the other, from the command line, on right answers and wrong ones. Medians, and ratios to the stock program.
"""

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from autograder.building import notebook
from autograder.classroom.folder import make
from autograder.course import Module, this_course

SLUG = "m02_pegs"
STOCK = """c = get_config()
c.CourseDirectory.course_id = "stock"
"""


class Recorder:
    """A subject that answers nothing: it takes note of the cases a check compares."""

    def __init__(self) -> None:
        self.cases: list[tuple[tuple[Any, ...], Any]] = []
        self.known: dict[Any, Any] = {}

    def agrees(self, reference: Any, on: Any, **_: Any) -> None:
        self.cases += zip(on, on.expected(reference), strict=True)

    def __getattr__(self, _: str) -> Any:
        return lambda *arguments, **named: None


def hidden_tests(module: Module) -> dict[str, str]:
    """For each task, our cases as a hidden test of nbgrader's."""
    tests: dict[str, str] = {}
    for task in module.tasks:
        recorder = Recorder()
        for check in module.checks:
            if check.task == task.name:
                check.function(recorder)
        lines = [f"assert {task.name}(*{arguments!r}) == {expected!r}" for arguments, expected in recorder.cases]
        tests[task.name] = "\n".join(["### BEGIN HIDDEN TESTS", *lines, "### END HIDDEN TESTS"])
    return tests


def stock_source(module: Module) -> str:
    """Our solved notebook, its graded cells filled with hidden tests."""
    content = json.loads(notebook(module, "en", solved=True))
    tests = hidden_tests(module)
    for cell in content["cells"]:
        name = cell["metadata"].get("nbgrader", {}).get("grade_id", "")
        if name.endswith("-points"):
            cell["source"] = "".join(cell["source"]) + "\n" + tests[name.removesuffix("-points")]
    return json.dumps(content)


def answers(module: Module, count: int) -> Iterator[tuple[str, str]]:
    """Right and wrong answers in turn, none of which is endless."""
    kinds = []
    for kind in ("right", "wrong"):
        paths = sorted((module.submissions_path / kind).glob("*.py"))
        kinds.append([path for path in paths if not re.search("endless|no_end|never", path.stem)])
    for rank in range(count):
        paths = kinds[rank % 2]
        own = paths[7 * rank % len(paths)].read_text(encoding="utf-8")
        yield f"student-{rank:03}", f"{module.standalone}\n\n{own}" if rank % 2 else own


def hand_in(folder: Path, answer: tuple[str, str]) -> None:
    name, source = answer
    content = json.loads((folder / "release" / SLUG / f"{SLUG}.ipynb").read_text(encoding="utf-8"))
    for cell in content["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("solution"):
            cell["source"], source = source, ""
    place = folder / "submitted" / name / SLUG
    place.mkdir(parents=True)
    (place / f"{SLUG}.ipynb").write_text(json.dumps(content), encoding="utf-8")


def timed(folder: Path, *command: str) -> float:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    started = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", *command], cwd=folder, env={**os.environ, "PATH": path}, capture_output=True, check=False
    )
    return time.perf_counter() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--count", type=int, default=20)
    options = parser.parse_args()
    course = this_course()
    module = course.module(SLUG)
    cases = sum(test.count("\nassert") for test in hidden_tests(module).values())
    with tempfile.TemporaryDirectory() as place:
        stock, ours = Path(place) / "stock", Path(place) / "ours"
        make(course, ours, "en")
        (stock / "source" / SLUG).mkdir(parents=True)
        (stock / "source" / SLUG / f"{SLUG}.ipynb").write_text(stock_source(module), encoding="utf-8")
        (stock / "nbgrader_config.py").write_text(STOCK, encoding="utf-8")
        for folder in (stock, ours):
            timed(folder, "nbgrader", "generate_assignment", SLUG)
            for answer in answers(module, options.count):
                hand_in(folder, answer)
        seconds: dict[str, list[float]] = {"nbgrader": [], "ours inside nbgrader": [], "mastermind grade": []}
        grade = ["autograder", "grade", "submitted", "--module", SLUG, "--out", "marks", "--fresh"]
        for _ in range(options.rounds):
            for folder in (stock, ours):
                shutil.rmtree(folder / "autograded", ignore_errors=True)
            seconds["nbgrader"].append(timed(stock, "nbgrader", "autograde", SLUG))
            seconds["ours inside nbgrader"].append(timed(ours, "nbgrader", "autograde", SLUG))
            seconds["mastermind grade"].append(timed(ours, *grade))
    base = statistics.median(seconds["nbgrader"])
    print(f"{options.count} notebooks of {SLUG}, {cases} cases, medians of {options.rounds} rounds")
    for name, found in seconds.items():
        middle = statistics.median(found)
        rate = 60 * options.count / middle
        print(f"{name:22} {middle:7.2f} s  {rate:7.0f} a minute  {base / middle:6.1f} × stock")


if __name__ == "__main__":
    main()
