"""Large classes, graded from the command line: how long, how much memory, and how both grow.

    python autograder/benchmarks/classes.py [--sizes 100 1000 10000] [--jobs 2] [--honest]

A class of m02_pegs: right and wrong answers in turn, one in fifty an attack of submissions/hostile,
one in fifty an answer that never ends. Each class is graded; graded again unchanged; then, in a new
folder, killed half way and graded to its end, which must give the same results. `--honest`: without
attacks and endless answers, not killed.
"""

import argparse
import json
import re
import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.authoring.known import judged_source
from autograder.benchmarks.memory import Memory
from autograder.benchmarks.peers import honest
from autograder.course.module import Module, this_course
from autograder.grading import processors
from autograder.tests.corpus import hostile

SLUG = "m02_pegs"
# and two endless ones: the mixture is the same at every size
_HOSTILE = ("memory_bomb", "reads_files")
_PROGRAM = "import sys; from autograder.cli import main; sys.exit(main())"


def write_class(module: Module, folder: Path, size: int, only_honest: bool) -> None:
    """A file for each learner, no two of them equal."""
    attacks = [file for file in hostile() if file.path.stem in _HOSTILE]
    endless = [one for one in module.wrong_answers if re.search("endless|no_end|never", one.name)][
        :2
    ]
    for rank, (name, source) in enumerate(honest(module, size)):
        if only_honest:
            pass
        elif rank % 50 == 20:
            source = attacks[rank // 50 % len(attacks)].source(module.standalone)
        elif rank % 50 == 40 and endless:
            source = judged_source(module, endless[rank // 50 % len(endless)])
        (folder / f"{name}.py").write_text(
            f"{source}\n# {name}\n", encoding="utf-8", errors="surrogatepass"
        )


@dataclass(frozen=True)
class Run:
    """What one command took: wall and processor seconds, peak memory in MB."""

    wall: float
    cpu: float
    memory: float


def _started(folder: Path, out: Path, jobs: int) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-c", _PROGRAM, "grade", str(folder), "--module", SLUG]
    command += ["--out", str(out), "--jobs", str(jobs)]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL)


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def grade(folder: Path, out: Path, jobs: int) -> Run:
    """The command, to its end."""
    memory = Memory()
    memory.start()
    wall, cpu = time.perf_counter(), _cpu()
    process = _started(folder, out, jobs)
    if process.wait() != 0:
        sys.exit(f"mastermind grade ended with {process.returncode}")
    return Run(time.perf_counter() - wall, _cpu() - cpu, memory.stop())


def kill_half_way(folder: Path, out: Path, jobs: int, size: int) -> int:
    """How many results were there when it was killed."""
    process = _started(folder, out, jobs)
    while _count(out) < size // 2 and process.poll() is None:
        time.sleep(0.1)
    process.kill()
    process.wait()
    return _count(out)


def _count(out: Path) -> int:
    path = out / "results.jsonl"
    return path.read_bytes().count(b"\n") if path.exists() else 0


def results_of(out: Path) -> dict[str, Any]:
    """By name, without what differs each time."""
    lines = (out / "results.jsonl").read_text(encoding="utf-8").splitlines()
    return {record["submission"]: {**record, "seconds": 0} for record in map(json.loads, lines)}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sizes", type=int, nargs="+", default=[100, 1000, 10_000])
    parser.add_argument("--jobs", type=int, default=processors.available())
    parser.add_argument("--honest", action="store_true")
    options = parser.parse_args()
    module = this_course().module(SLUG)
    first: tuple[float, float] | None = None
    for size in options.sizes:
        with tempfile.TemporaryDirectory() as place:
            folder, out, other = (Path(place, name) for name in ("class", "marks", "other"))
            folder.mkdir()
            write_class(module, folder, size, options.honest)
            run = grade(folder, out, options.jobs)
            rate = 60 * size / run.wall
            first = first or (rate, run.memory)
            print(
                f"{size:6} submissions: {run.wall:7.1f} s, {rate:5.0f} a minute (×"
                f" {rate / first[0]:.2f}), {1000 * run.cpu / size:4.0f} ms of processor each, peak"
                f" {run.memory:4.0f} MB (× {run.memory / first[1]:.2f})",
                flush=True,
            )
            again = grade(folder, out, options.jobs)
            print(f"       unchanged: {again.wall:7.1f} s, peak {again.memory:4.0f} MB", flush=True)
            if options.honest:
                continue
            kept = kill_half_way(folder, other, options.jobs, size)
            rest = grade(folder, other, options.jobs)
            expected = results_of(out)
            alike = sum(record == expected[name] for name, record in results_of(other).items())
            print(
                f"       killed with {kept} results, ended after {rest.wall:.1f} s more; {alike}"
                " results the same"
            )


if __name__ == "__main__":
    main()
