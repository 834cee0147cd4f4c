"""Two plain loops stay slow in `score_table`, however the file hides the time they take."""

import pytest

from autograder.course.module import this_course
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.sandbox.doctor import Tier
from autograder.sandbox.servers import Sandbox

LOOPS = """

def answer_number(a, b):
    well_placed = sum(x == y for x, y in zip(a, b))
    return 9 * well_placed + sum(min(a.count(colour), b.count(colour)) for colour in set(a))


def two_loops(p, c):
    codes = tous_les_codes(p, c)
    return np.array([[answer_number(a, b) for b in codes] for a in codes])

"""
REMEMBERED_AND_SHOWN = """
score_table = cache(two_loops)
for p in range(1, 7):
    for c in range(1, 11):
        if c**p < 260:
            print(p, c, score_table(p, c).max())
"""
KEPT_BEYOND_THE_MODULE = """
import builtins

tables = builtins.__dict__.setdefault("tables", {})


def score_table(p, c):
    if (p, c) not in tables:
        tables[p, c] = two_loops(p, c)
    return tables[p, c]
"""
NOTHING_WHEN_TIMED = """
import sys


def score_table(p, c):
    return range(c**p) if sys._getframe(1).f_code.co_name == "timed" else two_loops(p, c)
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "trick", [REMEMBERED_AND_SHOWN, KEPT_BEYOND_THE_MODULE, NOTHING_WHEN_TIMED]
)
def test_two_loops_are_not_fast(trick: str, tier: Tier) -> None:
    module, sandbox = this_course().module("m10_optimum"), Sandbox(tier)
    try:
        others = module.standalone.replace("def score_table(", "def our_table(")
        source = f"{others}{LOOPS}{trick}"
        report = judge_one(module, Submission("somebody", "", source), sandbox, {"score_table"})
    finally:
        sandbox.close()
    assert report.problem is None
    failed = [check.name for task in report.tasks for check in task.checks if not check.passed]
    assert failed == ["score_table_twice_as_fast", "score_table_six_times_as_fast"]
