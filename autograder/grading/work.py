"""What one task of the pool does: read what a learner handed in, and judge what is new."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from autograder.course.module import Course, CourseError, Module
from autograder.intake import Entry, Submission
from autograder.intake.limits import read_all
from autograder.judging.judge import judge_one, key_of, unjudged
from autograder.reports.model import Report
from autograder.sandbox.doctor import Tier
from autograder.sandbox.servers import sandbox_of


@dataclass(frozen=True)
class Job:
    """One learner.

    Attributes:
        entry: What was handed in.
        is_asked: Whether the modules were named; else the learner is judged in those of which a
            function is found.
        tier: The confinement.
        keys: By module, the keys under which work of this learner is recorded.
    """

    entry: Entry
    is_asked: bool
    tier: Tier
    keys: Mapping[str, Sequence[str]]


@dataclass(frozen=True)
class Outcome:
    """What came of one learner.

    Attributes:
        reports: What was found now.
        recorded: By module, the key under which the same work is recorded already.
    """

    reports: Sequence[Report]
    recorded: Mapping[str, str]

    @property
    def slugs(self) -> set[str]:
        """The modules of which there is work."""
        return {report.module for report in self.reports} | self.recorded.keys()


@cache
def module_of(root: Path, slug: str) -> Module:
    """Return a module, one for each process: what it has read and computed serves every learner."""
    return Course(root).module(slug)


def judge_learner(root: Path, job: Job) -> Outcome:
    """Read and judge one learner.

    Args:
        root: The folder of the course.
        job: The learner; its `keys` name the modules.

    Raises:
        CourseError: A module has no check.
    """
    modules = {slug: module_of(root, slug) for slug in job.keys}
    wanted = {slug: [task.name for task in module.tasks] for slug, module in modules.items()}
    reports, recorded = [], {}
    for slug, submission in read_all(job.entry, wanted, job.is_asked).items():
        key = key_of(modules[slug], submission, job.tier)
        if key in job.keys[slug]:
            recorded[slug] = key
        elif submission.problem:
            reports.append(unjudged(modules[slug], submission, job.tier, submission.problem))
        else:
            reports += judge(root, slug, [submission], job.tier)
    return Outcome(reports, recorded)


def judge(root: Path, slug: str, submissions: Sequence[Submission], tier: Tier) -> list[Report]:
    """Judge readable submissions of one module of the course at `root`, one after the other.

    Raises:
        CourseError: The module has no check.
    """
    module = module_of(root, slug)
    if not module.checks:
        raise CourseError(f"{module.checks_path} holds no check")
    return [judge_one(module, submission, sandbox_of(tier)) for submission in submissions]
