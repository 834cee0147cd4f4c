"""How the known answers of a module behave: the reference, right and wrong ones, the starters, each
of them judged."""

import json
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from autograder.authoring import hunts
from autograder.authoring.exercises import write_changed
from autograder.authoring.known import (
    Chosen,
    Depth,
    as_observed_now,
    chosen,
    first_of_each_task,
    judged_source,
    judged_tasks,
    record_path,
    right_answers,
)
from autograder.authoring.strengths import strengths
from autograder.course.module import Course, CourseError, KnownMistake, Module
from autograder.course.wrong_answers import WrongAnswer
from autograder.grading import processors
from autograder.grading.work import module_of
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.judging.misconceptions import diagnose, fingerprints
from autograder.reports.model import NOT_REACHED, CheckReport, Diagnosis, Report
from autograder.sandbox.doctor import Tier, best
from autograder.sandbox.servers import sandbox_of

_MANY = 24  # sources from which on several processes are worth their start


class NoConfinement(CourseError):
    """Known submissions run confined, and no confinement holds here."""


@cache
def _tier() -> Tier:
    tier, _ = best()
    if tier is None:
        raise NoConfinement(
            "the known submissions run confined, and no confinement holds here: `mastermind doctor`"
        )
    return tier


@dataclass(frozen=True)
class Observed:
    """A wrong answer as it behaved."""

    answer: WrongAnswer
    report: Report

    @property
    def failed(self) -> frozenset[str]:
        """The checks reached and not passed."""
        checks = [check for task in self.report.tasks for check in task.checks]
        return frozenset(
            check.name
            for check in checks
            if not check.passed and check.verdict.status != NOT_REACHED
        )

    @property
    def as_declared(self) -> bool:
        """Whether it can be judged, and fails just what it declares, or something."""
        declared = self.answer.fails
        return (
            not self.report.problem
            and bool(self.failed)
            and (not declared or self.failed == declared)
        )

    @property
    def fails_its_task(self) -> bool:
        """Whether it fails a check of the task in whose file it is."""
        own = [task for task in self.report.tasks if task.name == self.answer.task]
        return any(check.name in self.failed for task in own for check in task.checks)

    @property
    def mistake(self) -> KnownMistake:
        """What is recorded of it."""
        verdicts = {
            check.name: check.verdict for task in self.report.tasks for check in task.checks
        }
        diagnosis = Diagnosis(self.answer.name, self.answer.question)
        return KnownMistake(diagnosis, self.answer.task, fingerprints(verdicts))

    def told(
        self, known: Collection[KnownMistake]
    ) -> Iterator[tuple[CheckReport, Diagnosis | None]]:
        """The checks it fails, each with the known mistake whose question a learner reads there."""
        for task in self.report.tasks:
            diagnoses = diagnose(
                task.name, {check.name: check.verdict for check in task.checks}, tuple(known)
            )
            for check in task.checks:
                if check.name in self.failed:
                    yield check, diagnoses.get(check.name)

    def chapter(self, language: str, known: Collection[KnownMistake]) -> str:
        """The sentences that a learner receives for it, as a chapter to read and to review."""
        parts = [f"## {self.answer.name}\n\n{self.answer.title.typed(language)}"]
        for check, advice in self.told(known):
            lines = [f"*{check.promise[language]}*  ", f"{check.message[language]}  "]
            lines += [f"{advice.advice[language]} ({advice.name})"] if advice else []
            parts.append("\n".join(lines).rstrip())
        return "\n\n".join(parts)


class _Now(Executor):
    """Runs each call at once, in this thread."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(function(*arguments, **named))
        return future


def _judge(
    root: Path,
    slug: str,
    submission: Submission,
    tasks: tuple[str, ...] | None,
    tier: Tier,
) -> Report:
    return judge_one(module_of(root, slug), submission, sandbox_of(tier), tasks)


def judge_source(module: Module, source: str) -> Report:
    """Judge one source, here and now."""
    return judge_one(module, Submission("somebody", "somebody.py", source), sandbox_of(_tier()))


class Observation:
    """The known answers of a module, being judged by an executor."""

    def __init__(self, chosen: Chosen, executor: Executor):
        self.module = module = chosen.module
        first = first_of_each_task(module)

        def judged(name: str, source: str, tasks: tuple[str, ...] | None = None) -> Future[Report]:
            submission = Submission(name, f"{name}.py", source)
            return executor.submit(_judge, module.root, module.slug, submission, tasks, _tier())

        self._answers = {name: judged(name, source) for name, source in chosen.answers.items()}
        self._wrong = {
            answer: judged(
                answer.name,
                judged_source(module, answer),
                judged_tasks(module, answer, answer in first),
            )
            for answer in chosen.wrong
        }

    @property
    def under_way(self) -> list[Future[Report]]:
        """A future for each answer, in the order in which they were submitted."""
        return [*self._answers.values(), *self._wrong.values()]

    @cached_property
    def answers(self) -> dict[str, Report]:
        """The reports on what is right, and on the starters."""
        return {name: report.result() for name, report in self._answers.items()}

    @property
    def misbehaving(self) -> dict[str, str]:
        """The known answers that do not do what they are there for, and where they are; the audit
        says how."""
        wrong = {seen.answer.name: seen.answer.place for seen in self.wrong if not seen.as_declared}
        right = [
            name
            for name, report in self.answers.items()
            if report.problem
            or not all(check.passed for task in report.tasks for check in task.checks)
        ]
        return wrong | {name: name for name in right if name in right_answers(self.module)}

    @cached_property
    def wrong(self) -> tuple[Observed, ...]:
        """The wrong answers as they behaved."""
        return tuple(Observed(answer, report.result()) for answer, report in self._wrong.items())


@contextmanager
def observing(these: Collection[Chosen], jobs: int = 0) -> Iterator[list[Observation]]:
    """Have known answers judged, in several processes when they are many.

    `jobs`: how many processes (default: one a processor; 1: this one).
    """
    jobs = jobs or processors.available()
    count = sum(len(one.answers) + len(one.wrong) for one in these)
    if jobs == 1 or count < _MANY:
        yield [Observation(one, _Now()) for one in these]
        return
    executor = _processes(jobs)
    try:
        yield [Observation(one, executor) for one in these]
    finally:
        executor.shutdown(cancel_futures=True)


# ---------------------------------------------------------------- what is recorded of them


def records(observation: Observation) -> dict[Path, str]:
    """The files that record how all known answers behave, and what judged them."""
    module = observation.module
    # all that is not in the files of the wrong answers
    mistakes = {
        seen.answer.name: {"fingerprints": seen.mistake.fingerprints} for seen in observation.wrong
    }
    return {
        module.mistakes_path: as_rows(mistakes, 1),
        record_path(module): as_rows(as_observed_now(module, observation.misbehaving), 2),
    }


def as_rows(value: object, depth: int) -> str:
    """Write JSON with a line for each entry down to that depth, so that a change shows in the lines
    it concerns."""
    return f"{_rows(value, depth, 0)}\n"


def _rows(value: object, depth: int, level: int) -> str:
    if level >= depth or not isinstance(value, dict | list) or not value:
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict):
        rows = [
            f"{json.dumps(key, ensure_ascii=False)}: {_rows(one, depth, level + 1)}"
            for key, one in value.items()
        ]
    else:
        rows = [_rows(one, depth, level + 1) for one in value]
    lines = ",\n".join(f"{' ' * (level + 1)}{row}" for row in rows)
    first, last = "{}" if isinstance(value, dict) else "[]"
    return f"{first}\n{lines}\n{' ' * level}{last}"


def reading(
    course: Course, slug: str, language: str, each: Callable[[int], Any] = lambda count: None
) -> str:
    """Judge the wrong answers of a module, and return what learners read of them, as a page to
    review.

    `each` is called with how many are to be judged, then with 0 for each one that is.
    """
    module = course.module(slug)
    with observing([replace(chosen(module, Depth.ALL), right={})]) as observations:
        follow(observations, each)
        wrong = observations[0].wrong
        known = [seen.mistake for seen in wrong]
        return "\n\n".join([f"# {slug}", *(seen.chapter(language, known) for seen in wrong)]) + "\n"


def observe(
    course: Course, slugs: Collection[str] = (), each: Callable[[int], Any] = lambda count: None
) -> tuple[list[Path], list[str]]:
    """Judge the known answers of some modules, or of all, and record how they behave.

    Returns the files that changed, and the answers that do not do what they are there for; the
    audit says how. `each` is called with how many are to be judged, then with 0 for each one that
    is.
    """
    modules = [course.module(slug) for slug in slugs] or list(course.modules.values())
    written, misbehaving = [], list[str]()
    with observing([chosen(module, Depth.ALL) for module in modules]) as observations:
        follow(observations, each)
        for observation in observations:
            written += write_changed(records(observation))
            misbehaving += [
                f"{observation.module.slug}/{place}" for place in observation.misbehaving.values()
            ]
    written += write_changed(_hunts(course, [module.slug for module in modules]))
    if course.is_this_workbook:
        # a table of these records: `build --check` would find it stale
        written += write_changed(strengths(course))
    return [path.relative_to(course.root) for path in written], misbehaving


def _processes(jobs: int) -> Executor:
    """Return processes that let others go first. They need a library that grading alone needs."""
    from autograder.grading.pool import local_executor

    return local_executor(jobs, niceness=5)


def _hunts(course: Course, slugs: Collection[str]) -> dict[Path, str]:
    """The records of what examples catch, which rest on the others; several modules at once."""
    executor = _processes(processors.available()) if len(slugs) > 1 else _Now()
    with executor:
        made = {slug: executor.submit(_hunts_of, course.root, slug, _tier()) for slug in slugs}
        return {course.module(slug).hunts_path: text.result() for slug, text in made.items()}


def _hunts_of(root: Path, slug: str, tier: Tier) -> str:
    return as_rows(hunts.hunts_of(Course(root).module(slug), sandbox_of(tier)).as_data(), 4)


def follow(observations: Collection[Observation], each: Callable[[int], Any]) -> None:
    """Tell how many answers are judged, and of each one that has been."""
    under_way = [future for observation in observations for future in observation.under_way]
    each(len(under_way))
    for future in under_way:
        future.add_done_callback(lambda _: each(0))
