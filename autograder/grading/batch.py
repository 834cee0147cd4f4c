"""Judge a batch of submissions in this process, one after the other."""

import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from autograder.course.module import Course, CourseError, Module
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.reports.model import Report
from autograder.sandbox.doctor import Tier
from autograder.sandbox.servers import sandbox_of

BATCH_SECONDS = 5.0  # after which a batch is left unfinished, so that results come steadily


@cache
def module_of(root: Path, slug: str) -> Module:
    """One per process: what it has read and computed serves every batch."""
    return Course(root).module(slug)


def judge(root: Path, slug: str, batch: Sequence[Submission], tier: Tier) -> list[Report]:
    """Judge a batch of readable submissions of one module of the course at `root`; their reports in
    the same order.

    At least one is judged; when they take long, the last ones may be left for another batch.
    Raises CourseError when the module has no check.
    """
    module = module_of(root, slug)
    if not module.checks:
        raise CourseError(f"{module.checks_path} holds no check")
    until = time.monotonic() + BATCH_SECONDS
    reports = []
    for submission in batch:
        reports.append(judge_one(module, submission, sandbox_of(tier)))
        if time.monotonic() > until:
            break
    return reports
