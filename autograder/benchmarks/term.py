"""A large class from its archives to the last mark of the term: how long, and whether every figure
is right.

    python autograder/benchmarks/term.py [--size 600] [--jobs 2] [--keep DIR]

The class of tests/whole_class.py, made larger, as Moodle and Canvas give it out, in folders and as
nbgrader collects it: two modules, a roster, settings, marks changed by hand, late work, one archive
handed in again. Every mark and total in every table is compared with what tests/paper.py works out
from the page on settings alone.
"""

import argparse
import resource
import sys
import tempfile
import time
from pathlib import Path

from autograder.grading import processors
from autograder.tests.graded_class import graded_class, wrong_changes, wrong_figures
from autograder.tests.paper import BY_HAND, sheets
from autograder.tests.whole_class import ROADS, class_of


def check(folder: Path, road: str, size: int, jobs: int) -> bool:
    """Grade the class of one road, print what it took and which figures are wrong; is none?"""
    wall, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    graded = graded_class(folder / road, class_of(size), road, jobs)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(
        f"{road}: {size} learners in {time.perf_counter() - wall:.0f} s, {processor:.0f} s of"
        " processor",
        flush=True,
    )
    paper = sheets(graded.learners, graded.road)
    for name in BY_HAND:
        print(f"  {name}: {paper[name]}")
    wrong = [*wrong_figures(graded), *wrong_changes(graded)]
    print(f"  {len(wrong)} figures are not those on paper", *wrong[:20], sep="\n    ", flush=True)
    return not wrong


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--size", type=int, default=600)
    parser.add_argument("--jobs", type=int, default=processors.available())
    parser.add_argument("--keep", type=Path, help="leave what is written in this folder")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        found = [
            check(options.keep or Path(place), road, options.size, options.jobs) for road in ROADS
        ]
    return 0 if all(found) else 1


if __name__ == "__main__":
    sys.exit(main())
