"""The same files, the same marks: judged as the machine is, then beside many busy processes, then
on one processor.

    python autograder/benchmarks/busy.py [--module m02_pegs] [--rounds 3]

Every busy process has a session of its own, and so has the grader of each module: within one
session, the kernel would grant all of them together what it grants one busy process. Exit status 1
when a score, a verdict or a sentence differs.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from autograder.authoring.known import judged_source
from autograder.course.module import Module, this_course
from autograder.reports.model import Record

# put in the place of a module's first task: what the function does before it answers, if it does
BEFORE = {
    "endless": "    while True:\n        pass\n",
    "sleeping": "    import time\n\n    time.sleep(600)\n",
    "recursive": "    return TASK(*arguments)\n",
    "swallowing": (
        "    while True:\n        try:\n            while True:\n                pass\n"
        "        except BaseException:\n            pass\n"
    ),
    # a third of what a call may take, in the first call only: later ones are as fast as ever
    "slow": (
        "    import time\n\n    end = time.process_time() + (0.3 if not called else 0)\n   "
        " called.append(1)\n    while time.process_time() < end:\n        pass\n"
    ),
}
_OVERRIDE = """

called = []
right = TASK


def TASK(*arguments):
{before}    return right(*arguments)


assert TASK is not None
print(TASK.__name__)
"""
_LONG = ("m06_bulls_and_cows", "m07_elimination", "m10_optimum")  # seconds a file: fewer of them
_KEPT = ("score", "problem", "notes", "tasks")
_HOG = [sys.executable, "-c", "while True: pass"]


def files_of(
    module: Module, known: int = 1, misbehaving: Collection[str] = tuple(BEFORE)
) -> dict[str, str]:
    """For one module: a right answer, misbehaving ones, and some of the known right and wrong
    ones."""
    source = module.standalone
    found = {"reference": source}
    for name, before in ((name, BEFORE[name]) for name in misbehaving):
        override = _OVERRIDE.format(before=before)
        found[name] = source + override.replace("TASK", module.tasks[0].name)
    right = sorted((module.submissions_path / "right").glob("*.py"))
    for path in right[:: max(1, len(right) // known)][:known]:
        found[f"right_{path.stem}"] = path.read_text(encoding="utf-8")
    wrong = module.wrong_answers
    for one in wrong[:: max(1, len(wrong) // known)][:known]:
        found[f"wrong_{one.name}"] = judged_source(module, one)
    return found


def write(modules: Sequence[Module], folder: Path) -> int:
    """Write the files of each module into a folder of its own; how many there are."""
    count = 0
    for module in modules:
        (folder / module.slug).mkdir(parents=True)
        chosen = files_of(module, 1, ["endless"]) if module.slug in _LONG else files_of(module)
        for name, source in chosen.items():
            (folder / module.slug / f"{name}.py").write_text(source, encoding="utf-8")
            count += 1
    return count


@contextmanager
def hogs(count: int) -> Iterator[None]:
    """Meanwhile so many processes compute, each in a session of its own."""
    running = [subprocess.Popen(_HOG, start_new_session=True) for _ in range(count)]
    try:
        yield
    finally:
        for one in running:
            one.kill()
            one.wait()


def graded(modules: Sequence[Module], folder: Path) -> dict[tuple[str, str], dict[str, Any]]:
    """What `mastermind grade` says of each file; all modules at once, which is a load of its
    own."""
    with ThreadPoolExecutor(len(modules)) as threads:
        return {
            key: record
            for found in threads.map(partial(_graded, folder), modules)
            for key, record in found
        }


def _graded(folder: Path, module: Module) -> list[tuple[tuple[str, str], dict[str, Any]]]:
    with tempfile.TemporaryDirectory() as out:
        command = [
            sys.executable,
            "-m",
            "autograder",
            "grade",
            str(folder / module.slug),
            "--module",
            module.slug,
        ]
        command += ["--out", out]
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, start_new_session=True
        )
        path = Path(out, "results.jsonl")
        if not path.exists():
            raise SystemExit(done.stderr)
        records: list[Record] = [
            json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()
        ]
    return [
        ((module.slug, record["submission"]), {key: record.get(key) for key in _KEPT})
        for record in records
    ]


def differences(first: Any, other: Any, where: str = "") -> Iterator[str]:
    """Where two records differ."""
    if isinstance(first, dict) and isinstance(other, dict):
        for key in first:
            yield from differences(first[key], other.get(key), f"{where}/{key}")
    elif isinstance(first, list) and isinstance(other, list) and len(first) == len(other):
        for rank, (one, another) in enumerate(zip(first, other, strict=True)):
            yield from differences(one, another, f"{where}/{rank}")
    elif first != other:
        yield f"{where}: {str(first)[:120]!r} != {str(other)[:120]!r}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--module", action="append", help="only this one; repeat for several")
    parser.add_argument(
        "--rounds", type=int, default=3, help="beside 16 busy processes (default: 3)"
    )
    options = parser.parse_args()
    course = this_course()
    modules = [course.module(slug) for slug in options.module or course.modules]
    differ = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print(
            f"{write(modules, folder)} files, {len(os.sched_getaffinity(0))} processors", flush=True
        )
        started = time.monotonic()
        quiet = graded(modules, folder)
        print(f"as the machine is: {time.monotonic() - started:.0f} s", flush=True)
        plans = [("beside 16 busy processes", 16, None)] * options.rounds + [
            ("on one processor, beside 8", 8, {0})
        ]
        everywhere = os.sched_getaffinity(0)
        for what, count, bound in plans:
            started = time.monotonic()
            os.sched_setaffinity(0, bound or everywhere)
            with hogs(count):
                found = graded(modules, folder)
            os.sched_setaffinity(0, everywhere)
            unlike = [
                f"{slug} {learner}{line}"
                for (slug, learner), record in quiet.items()
                for line in differences(record, found.get((slug, learner)))
            ]
            differ += len(unlike)
            print(
                f"{what}: {time.monotonic() - started:.0f} s, {len(unlike)} differences", flush=True
            )
            print("".join(f"  {line}\n" for line in unlike[:40]), end="", flush=True)
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
