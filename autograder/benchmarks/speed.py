"""How fast is the grader here? Medians of several rounds, and ratios within one run.

    python autograder/benchmarks/speed.py [--rounds 5] [--big 1000]

Judges a correct answer to each module, textbook-style where there is one, else the reference, in
this process: processor time of the checker and of the sandboxed process, once warm; and the floor,
the learner's code alone, loaded and called here, without any confinement, exactly as it was in the
sandbox. Then classes of m02_pegs, of growing size, through the same parallel path as `mastermind
grade` (wall time, peak memory of all processes together). classes.py, beside this file, takes
larger ones, with hostile and endless answers among them.
"""

import argparse
import builtins
import io
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from autograder.benchmarks.memory import Memory
from autograder.course.module import this_course
from autograder.grading.pool import Judges, judge_all, local_executor
from autograder.grading.records import Records
from autograder.grading.work import judge
from autograder.intake import Submission, defines, find
from autograder.sandbox import codec, seeding
from autograder.sandbox import worker as sandboxed
from autograder.sandbox.alarm import Alarm
from autograder.sandbox.client import Player, Worker
from autograder.sandbox.doctor import Tier, best
from autograder.sandbox.loader import functions_of

SLUG = "m02_pegs"


def cpu_of_one(slug: str, tier: Tier, rounds: int, batch: int) -> tuple[float, ...]:
    """Median processor milliseconds for one correct answer: the checker, the sandboxed process, the
    floor."""
    course = this_course()
    module = course.module(slug)
    source = Path(__file__).with_name("textbook.py").read_text(encoding="utf-8")
    if not all(defines(source, (task.name, *task.also)) for task in module.tasks if not task.bonus):
        source = module.standalone
    submissions = [Submission(f"s{number}", source=source) for number in range(batch)]
    judge(course.root, slug, submissions, tier)  # warm
    requests = requests_of(slug, submissions[0], tier)
    checker, confined, floor = [], [], []
    for _ in range(rounds):
        before = time.process_time()
        reports = judge(course.root, slug, submissions, tier)
        checker.append((time.process_time() - before) / len(reports))
        confined.append(sum(report.seconds for report in reports) / len(reports))
        floor.append(floor_of(requests))
    return tuple(1000 * statistics.median(times) for times in (checker, confined, floor))


@dataclass(frozen=True)
class Request:
    """What a worker was asked, and the lines typed while it answered."""

    operation: str
    arguments: list[Any]
    typed: list[str | None]


def requests_of(slug: str, submission: Submission, tier: Tier) -> list[Request]:
    """All that the workers of one submission are asked."""
    found: list[Request] = []
    ask = Worker._ask

    def noting(
        worker: Worker,
        operation: str,
        arguments: Sequence[Any],
        timeout: float,
        player: Player | None = None,
        together: float = 0,
    ) -> Any:
        found.append(Request(operation, list(arguments), []))
        typed = found[-1].typed

        def answer(printed: str) -> str | None:
            typed.append(player(printed) if player else None)
            return typed[-1]

        return ask(worker, operation, arguments, timeout, answer, together)

    with patch.object(Worker, "_ask", noting):
        (report,) = judge(this_course().root, slug, [submission], tier)
    if report.problem:
        raise SystemExit(f"{slug}: {report.problem['en']}")
    return found


def floor_of(requests: Sequence[Request]) -> float:
    """Processor seconds of the same loads and calls, made here and directly."""
    worker, spent = LoadedHere(sandboxed.Pipe(), Alarm()), 0.0
    with redirect_stdout(io.StringIO()), patch.object(random, "seed", random.seed):
        for request in requests:
            calls = worker.prepare(request)
            lines = iter(request.typed)
            with patch.object(
                builtins, "input", lambda *prompt, lines=lines: _line(next(lines, None))
            ):
                before = time.process_time()
                for call in calls:
                    try:  # noqa: SIM105  # a `with` for each call would count
                        call()
                    except (Exception, SystemExit):
                        pass
                spent += time.process_time() - before
    seeding.unseed()
    return spent


def _line(line: str | None) -> str:
    if line is None:
        raise EOFError
    return line


class LoadedHere(sandboxed.RequestHandler):
    """The worker's knowledge of what a submission is, without its pipe."""

    def prepare(self, request: Request) -> list[Callable[[], Any]]:
        """The calls that answer a request."""
        if request.operation == "map":
            name, encoded, afresh, by = request.arguments
            probe = functions_of(by[1], by[:1])[by[0]] if by else None
            calls = codec.unpack(encoded)
            if not afresh:
                function = self._callable(name, probe)
                return [partial(function, *arguments) for arguments in calls]
            starts = range(0, len(calls), afresh)
            return [
                partial(self._anew, name, probe, calls[start : start + afresh]) for start in starts
            ]
        if request.operation == "call":
            name, arguments = request.arguments
            return [partial(self._load_first().names[name], *arguments)]
        if request.operation in ("load", "run", "begin"):
            return [partial(getattr(self, request.operation), *request.arguments)]
        return []

    def _anew(self, name: str, probe: Callable[..., Any] | None, calls: Sequence[Any]) -> None:
        self._load_first().again()
        function = self._callable(name, probe)
        for arguments in calls:
            function(*arguments)


def class_of(size: int, tier: Tier, jobs: int) -> tuple[float, float]:
    """Wall seconds and peak memory for a class of that size, half of it correct, half of it
    mistaken."""
    module = this_course().module(SLUG)
    wrong = [
        one.code
        for one in module.wrong_answers
        if one.task == "mal_places" and "never" not in one.name
    ]
    with tempfile.TemporaryDirectory() as folder:
        submissions, out = Path(folder, "class"), Path(folder, "marks")
        submissions.mkdir()
        for number in range(size):
            mistake = wrong[number % len(wrong)] if number % 2 else ""
            (submissions / f"s{number}.py").write_text(
                f"{module.source}\n# {number}\n{mistake}", encoding="utf-8"
            )
        memory = Memory()
        memory.start()
        started = time.perf_counter()
        records = Records(out)
        entries, _ = find(submissions, [SLUG])
        judge_all(
            entries, [module], True, Judges(tier, lambda: local_executor(jobs), 2 * jobs), records
        )
        wall = time.perf_counter() - started
        records.close()
        return wall, memory.stop()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--module", action="append", metavar="SLUG", help="only these; and no classes"
    )
    parser.add_argument("--big", type=int, default=1000, help="size of the largest class")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    tier, _ = best()
    if tier is None:
        sys.exit("no confinement holds here")
    print(f"confinement: {tier.name}; {options.jobs} jobs; medians of {options.rounds} rounds")
    for slug in options.module or this_course().modules:
        checker, confined, floor = cpu_of_one(slug, tier, options.rounds, 40 if slug == SLUG else 4)
        ratio = (checker + confined) / floor
        print(
            f"{slug}: {checker:4.0f} ms of processor in the checker, {confined:5.0f} ms in the"
            f" sandbox; the learner's code alone {floor:5.0f} ms, {ratio:.2f} times that in all"
        )
    if options.module:
        return
    first = None
    for size in (100, options.big):
        wall, memory = class_of(size, tier, options.jobs)
        rate = 60 * size / wall
        first = first or (rate, memory)
        print(
            f"class of {size:6}: {wall:7.1f} s, {rate:6.0f} submissions a minute, peak"
            f" {memory:5.0f} MB (rate × {rate / first[0]:.2f}, memory × {memory / first[1]:.2f}"
            " against the first class)"
        )


if __name__ == "__main__":
    main()
