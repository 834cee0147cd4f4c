"""How the known answers of a module behave: the reference, right and wrong ones, the starters, each of them judged."""

import json
import os
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from autograder.authoring.exercises import write_changed
from autograder.course.module import Course, CourseError, KnownMistake, Module
from autograder.course.percent import cells
from autograder.grading import processors
from autograder.grading.batch import module_of
from autograder.grading.pool import local_executor
from autograder.intake import Submission, decode
from autograder.judge.judge import judge_one
from autograder.judge.misconceptions import diagnose, fingerprints
from autograder.reports.model import NOT_REACHED, Diagnosis, Report
from autograder.sandbox.doctor import Tier, best
from autograder.sandbox.servers import sandbox_of
from autograder.testing.check import description_of

EVERY_CHECK = "MASTERMIND_EVERY_CHECK"  # when set, every wrong answer is judged in every task
_FAILS = re.compile(r"^fails: *(.*)$", re.MULTILINE)
_MANY = 24  # sources from which on several processes are worth their start


class NoConfinement(CourseError):
    """Known submissions run confined, and no confinement holds here."""


@cache
def _tier() -> Tier:
    tier, _ = best()
    if tier is None:
        raise NoConfinement("the known submissions run confined, and no confinement holds here: `mastermind doctor`")
    return tier


# ---------------------------------------------------------------- the known answers


@dataclass(frozen=True)
class WrongAnswer:
    """A file of wrong/: the reference with a mistaken function after it."""

    path: Path
    module: Module

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def task(self) -> str:
        """The task it is wrong in, by its name."""
        return self.name.partition("__")[0]

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @property
    def source(self) -> str:
        """What is judged."""
        return f"{self.module.standalone}\n\n{self.text}"

    @property
    def summary(self) -> str:
        return self.text.lstrip().removeprefix('"""').partition("\n")[0].strip()

    @cached_property
    def declared(self) -> frozenset[str]:
        """The checks it says that it fails."""
        declared = _FAILS.search(self.text)
        return frozenset(re.findall(r"\w+", declared[1])) if declared else frozenset()

    @cached_property
    def diagnosis(self) -> Diagnosis:
        """Its name, and what a teacher says about it. Raises CourseError when its docstring does not say that."""
        try:
            return Diagnosis(self.name, description_of(self.text))
        except ValueError as error:
            raise CourseError(f"{self.path}: {error}") from None

    @property
    def digest(self) -> str:
        """Changes with what authors write that it is judged by: its text, the code of the module, the checks."""
        return _digest(self.module, self.text)

    def looked_at(self, with_dependents: bool) -> tuple[str, ...] | None:
        """The tasks in which it is judged: its own, and those in which it declares to fail. None: all of them.

        `with_dependents`: also in those built on it, where it must not count again.
        """
        if os.environ.get(EVERY_CHECK):
            return None
        try:
            touched = self.module.tasks_touched_by(self.text)
        except SyntaxError as error:
            raise CourseError(f"{self.path}, line {error.lineno}: {error.msg}") from None
        own = {self.task} | {check.task for check in self.module.checks if check.name in self.declared}
        if with_dependents or self.task not in touched:
            return touched
        return tuple(task for task in touched if task in own)


def _digest(module: Module, text: str) -> str:
    code = "\n".join(cell.text for cell in cells(module.standalone) if cell.kind == "code")
    return sha256(f"{code}\n{text}".encode() + module.checks_path.read_bytes()).hexdigest()[:16]


def wrong_answers(module: Module) -> tuple[WrongAnswer, ...]:
    """All files of wrong/, by name."""
    return tuple(WrongAnswer(path, module) for path in sorted((module.submissions_path / "wrong").glob("*.py")))


def _first_of_each_task(module: Module) -> set[WrongAnswer]:
    return set({answer.task: answer for answer in reversed(wrong_answers(module))}.values())


def starters(module: Module) -> dict[str, str]:
    """The exercises as they are handed out, by their places."""
    files = {f"exercises/{language}/{module.slug}/{module.slug}.py" for language in module.languages}
    texts = {name: module.root / name for name in sorted(files)}
    return {name: file.read_text(encoding="utf-8") if file.is_file() else "" for name, file in texts.items()}


def right_answers(module: Module) -> dict[str, str]:
    """Sources by name: other solutions that the module shows, and the files of right/."""
    shown = {
        f"solutions/{module.slug}.py, {name}": f"{module.standalone}\n\n{task} = {name}\n"
        for name, (task, _) in module.alternatives.items()
    }
    right = sorted((module.submissions_path / "right").glob("*.py"))
    return shown | {f"right/{path.name}": decode(path.read_bytes())[0] for path in right}


@dataclass(frozen=True)
class Chosen:
    """Which known answers of a module are judged, besides its reference and its starters."""

    module: Module
    wrong: tuple[WrongAnswer, ...]
    right: Mapping[str, str]

    @property
    def answers(self) -> dict[str, str]:
        """Sources by name: the reference, what is known to be right, and the starters."""
        return {"the reference": self.module.standalone, **self.right, **starters(self.module)}


def everything(module: Module) -> Chosen:
    """All known answers."""
    return Chosen(module, wrong_answers(module), right_answers(module))


def sample(module: Module) -> Chosen:
    """The last wrong answer of each task, and what was not recorded as it is now."""
    recorded = {mistake.diagnosis.name: mistake.digest for mistake in module.mistakes}
    last = set({answer.task: answer for answer in wrong_answers(module)}.values())
    wrong = [answer for answer in wrong_answers(module) if answer in last or recorded.get(answer.name) != answer.digest]
    known = json.loads(_right_path(module).read_text(encoding="utf-8")) if _right_path(module).is_file() else {}
    right = {name: text for name, text in right_answers(module).items() if known.get(name) != _digest(module, text)}
    return Chosen(module, tuple(wrong), right)


# ---------------------------------------------------------------- judging them


@dataclass(frozen=True)
class Observed:
    """A wrong answer as it behaved."""

    answer: WrongAnswer
    report: Report

    @property
    def failed(self) -> frozenset[str]:
        """The checks reached and not passed."""
        checks = [check for task in self.report.tasks for check in task.checks]
        return frozenset(check.name for check in checks if not check.passed and check.verdict.status != NOT_REACHED)

    @property
    def mistake(self) -> KnownMistake:
        """What is recorded of it."""
        tasks = self.report.tasks
        task = next((task.name for task in tasks if self.failed & {check.name for check in task.checks}), "")
        seen = fingerprints({check.name: check.verdict for task in tasks for check in task.checks})
        return KnownMistake(self.answer.diagnosis, task, seen, self.answer.digest)

    def golden(self, language: str, known: Collection[KnownMistake]) -> str:
        """The sentences a learner receives for it, as a chapter to read and to review."""
        parts = [f"## {self.answer.name}\n\n{self.answer.summary}"]
        for task in self.report.tasks:
            diagnoses = diagnose(task.name, {check.name: check.verdict for check in task.checks}, tuple(known))
            for check in task.checks:
                if check.name in self.failed:
                    advice = diagnoses.get(check.name)
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


def _judge(root: Path, slug: str, submission: Submission, tasks: tuple[str, ...] | None, tier: Tier) -> Report:
    return judge_one(module_of(root, slug), submission, sandbox_of(tier), tasks)


def judge_source(module: Module, source: str) -> Report:
    """Judge one source, here and now."""
    return judge_one(module, Submission("somebody", "somebody.py", source), sandbox_of(_tier()))


class Observation:
    """The known answers of a module, being judged by an executor."""

    def __init__(self, chosen: Chosen, executor: Executor):
        self.module = module = chosen.module
        first = _first_of_each_task(module)

        def judged(name: str, source: str, tasks: tuple[str, ...] | None = None) -> Future[Report]:
            submission = Submission(name, f"{name}.py", source)
            return executor.submit(_judge, module.root, module.slug, submission, tasks, _tier())

        self._answers = {name: judged(name, source) for name, source in chosen.answers.items()}
        self._wrong = {
            answer: judged(answer.name, answer.source, answer.looked_at(answer in first)) for answer in chosen.wrong
        }

    @property
    def under_way(self) -> list[Future[Report]]:
        """A future for each answer, in the order in which they were submitted."""
        return [*self._answers.values(), *self._wrong.values()]

    @cached_property
    def answers(self) -> dict[str, Report]:
        """The reports on what is right, and on the starters."""
        return {name: report.result() for name, report in self._answers.items()}

    @cached_property
    def wrong(self) -> tuple[Observed, ...]:
        """The wrong answers as they behaved."""
        return tuple(Observed(answer, report.result()) for answer, report in self._wrong.items())


@contextmanager
def observing(chosen: Collection[Chosen], jobs: int = 0) -> Iterator[list[Observation]]:
    """Have known answers judged, in several processes when they are many.

    `jobs`: how many processes (default: one a processor; 1: this one).
    """
    jobs = jobs or processors.available()
    count = sum(len(one.answers) + len(one.wrong) for one in chosen)
    if jobs == 1 or count < _MANY:
        yield [Observation(one, _Now()) for one in chosen]
        return
    executor = local_executor(jobs, niceness=5)  # whoever waits for something else goes first
    try:
        yield [Observation(one, executor) for one in chosen]
    finally:
        executor.shutdown(cancel_futures=True)


# ---------------------------------------------------------------- what is recorded of them


def records(module: Module, wrong: Collection[Observed]) -> dict[Path, str]:
    """The files that record how all known answers behave, in each language what learners read of the wrong ones."""
    mistakes = {seen.answer.name: seen.mistake for seen in wrong}
    known = {
        name: {
            "task": mistake.task,
            "digest": mistake.digest,
            "fingerprints": mistake.fingerprints,
            **mistake.diagnosis.advice.to_json(),
        }
        for name, mistake in mistakes.items()
    }
    files = {module.mistakes_path: json.dumps(known, ensure_ascii=False, indent=1, sort_keys=True) + "\n"}
    right = {name: _digest(module, text) for name, text in right_answers(module).items()}
    files[_right_path(module)] = json.dumps(right, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
    for language in module.languages:
        chapters = [seen.golden(language, mistakes.values()) for seen in wrong]
        files[golden_path(module, language)] = "\n\n".join([f"# {module.slug}", *chapters]) + "\n"
    return files


def _right_path(module: Module) -> Path:
    """What the right answers were when they were last judged, by digest."""
    return module.submissions_path / "right.json"


def golden_path(module: Module, language: str) -> Path:
    """All the sentences a class can receive for the known mistakes, as one page to read and to review."""
    return module.submissions_path / f"reports.{language}.md"


def observe(course: Course, slugs: Collection[str] = (), each: Callable[[int], Any] = lambda count: None) -> list[Path]:
    """Judge the known answers of some modules, or of all, record how they behave, and say which files changed.

    `each` is called with how many are to be judged, then with 0 for each one that is.
    """
    modules = [course.module(slug) for slug in slugs] or list(course.modules.values())
    written = []
    with observing([everything(module) for module in modules]) as observations:
        follow(observations, each)
        for observation in observations:
            written += write_changed(records(observation.module, observation.wrong))
    return [path.relative_to(course.root) for path in written]


def follow(observations: Collection[Observation], each: Callable[[int], Any]) -> None:
    """Tell how many answers are judged, and of each one that has been."""
    under_way = [future for observation in observations for future in observation.under_way]
    each(len(under_way))
    for future in under_way:
        future.add_done_callback(lambda _: each(0))
