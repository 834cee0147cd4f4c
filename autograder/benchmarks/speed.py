"""How fast is the grader here? Medians of several rounds, and ratios within one run.

    python autograder/benchmarks/speed.py [--rounds 5] [--big 1000]

Judges a correct, textbook-style answer to each module in this process (processor time of the checker and of the
sandboxed learner's code, once warm), then classes of m02_pegs, of growing size, through the same parallel path as
`mastermind grade` (wall time, peak memory of all processes together).
"""

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

from autograder.benchmarks.memory import Memory
from autograder.course import this_course
from autograder.grading import Results, grade, local_executor
from autograder.reading import Submission, find
from autograder.sandbox.doctor import Tier, best
from autograder.session import judge

SLUG = "m02_pegs"


def cpu_of_one(slug: str, tier: Tier, rounds: int, batch: int) -> tuple[float, float]:
    """Median processor milliseconds for one correct answer: the checker, and the sandboxed process."""
    course = this_course()
    source = Path(__file__).with_name("textbook.py").read_text(encoding="utf-8")
    submissions = [Submission(f"s{number}", source=source) for number in range(batch)]
    judge(course.root, slug, submissions, tier)  # warm
    checker, sandboxed = [], []
    for _ in range(rounds):
        before = time.process_time()
        reports = judge(course.root, slug, submissions, tier)
        checker.append((time.process_time() - before) / len(reports))
        sandboxed.append(sum(report.seconds for report in reports) / len(reports))
    return 1000 * statistics.median(checker), 1000 * statistics.median(sandboxed)


def class_of(size: int, tier: Tier, jobs: int) -> tuple[float, float]:
    """Wall seconds and peak memory for a class of that size, half of it correct, half of it mistaken."""
    module = this_course().module(SLUG)
    wrong = sorted((module.submissions_path / "wrong").glob("mal_places__*.py"))
    wrong = [path for path in wrong if "never" not in path.name]
    with tempfile.TemporaryDirectory() as folder:
        submissions, out = Path(folder, "class"), Path(folder, "marks")
        submissions.mkdir()
        for number in range(size):
            mistake = wrong[number % len(wrong)].read_text(encoding="utf-8") if number % 2 else ""
            (submissions / f"s{number}.py").write_text(f"{module.source}\n# {number}\n{mistake}", encoding="utf-8")
        memory = Memory()
        memory.start()
        started = time.perf_counter()
        results = Results(out)
        entries, _ = find(submissions, [SLUG])
        grade(entries, [module], True, tier, results, lambda: local_executor(jobs), 2 * jobs)
        wall = time.perf_counter() - started
        results.close()
        return wall, memory.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--big", type=int, default=1000, help="size of the largest class")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    tier, _ = best()
    if tier is None:
        sys.exit("no confinement holds here")
    print(f"confinement: {tier.name}; {options.jobs} jobs; medians of {options.rounds} rounds")
    for slug in this_course().modules:
        checker, sandboxed = cpu_of_one(slug, tier, options.rounds, 40 if slug == SLUG else 4)
        print(f"{slug}: {checker:4.0f} ms of processor in the checker, {sandboxed:5.0f} ms in the sandbox")
    first = None
    for size in (100, options.big):
        wall, memory = class_of(size, tier, options.jobs)
        rate = 60 * size / wall
        first = first or (rate, memory)
        print(
            f"class of {size:6}: {wall:7.1f} s, {rate:6.0f} submissions a minute, peak {memory:5.0f} MB"
            f" (rate × {rate / first[0]:.2f}, memory × {memory / first[1]:.2f} against the first class)"
        )


if __name__ == "__main__":
    main()
