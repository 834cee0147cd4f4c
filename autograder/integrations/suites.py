"""Suites to take away.

A suite has the examples of a task's statement, and as few calls as catch all wrong programs.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from uuid import UUID, uuid5

from autograder.authoring.exercises import placeholder
from autograder.course.module import Module, Task
from autograder.course.percent import cells, hints, in_language, starter, title_of
from autograder.examples.hunting import cannot
from autograder.examples.record import (
    TaskRecord,
    examples_of,
    reads_what_changes,
    record_of,
)
from autograder.examples.written import written
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, joined
from autograder.i18n.typography import typeset
from autograder.integrations.rendering import write_readme

_NAMES = UUID("6f0e6b0e-6a0e-4a53-9a53-0d5f5a2f1b19")  # of the questions that have an identity


@dataclass(frozen=True)
class Call:
    """One case of a suite.

    Attributes:
        call: As one types it.
        value: The right answer, as Python writes it.
        visible: Whether learners see it before they answer.
        questions: By wrong answers, what to ask whoever gives them.
    """

    call: str
    value: str
    visible: bool
    questions: Mapping[str, str]


@dataclass(frozen=True)
class Suite:
    """The suite of one task, in one language."""

    module: Module
    task: Task
    record: TaskRecord
    language: str

    @property
    def name(self) -> str:
        """The name of the task."""
        return self.task.name

    @property
    def identity(self) -> str:
        """The same each time it is exported."""
        return str(uuid5(_NAMES, f"{self.module.slug}/{self.name}/{self.language}"))

    @property
    def title(self) -> str:
        """The title of the module."""
        return title_of(self.module.source)[self.language]

    @property
    def points(self) -> float:
        """What the task is worth."""
        return sum(check.points for check in self.module.checks if check.task == self.name)

    @cached_property
    def calls(self) -> tuple[Call, ...]:
        """The examples of the statement, then the smallest set of calls that catches the most."""
        examples = examples_of(self.module, self.name)
        questions: dict[tuple[str, str], dict[str, str]] = {
            (example.call, repr(example.value)): {} for example in examples
        }
        visible = len(questions)
        for case in self.record.smallest:
            (example,) = written(case.text, (self.name,)).examples
            place = example.call, repr(example.value)
            questions.setdefault(place, {}).update(self._questions(case.catches))
        return tuple(
            Call(call, value, rank < visible, by_answer)
            for rank, ((call, value), by_answer) in enumerate(questions.items())
        )

    def _questions(self, catches: Mapping[str, str]) -> dict[str, str]:
        """Return, for each wrong answer, the question of the rarest mistake that gives it."""
        advice = {known.diagnosis.name: known.diagnosis.advice for known in self.module.mistakes}
        often = Counter(name for case in self.record.smallest for name in case.catches)
        names = sorted(catches, key=lambda name: -often[name])  # a later one replaces an earlier
        return {
            catches[name]: advice[name][self.language]
            for name in names
            if name in advice and catches[name]
        }

    @property
    def statement(self) -> str:
        """What the exercise says of the task, in Markdown."""
        paragraphs: list[str] = []
        for cell in cells(self.module.source):
            if cell.marks.get("task") == self.name:
                break
            is_prose = cell.kind == "markdown" and cell.marks.get("lang") == self.language
            is_prose = is_prose and "hint" not in cell.marks
            if "task" in cell.marks or (is_prose and cell.text.startswith("## ")):
                paragraphs.clear()
            if is_prose:
                paragraphs.append(cell.text)
        return typeset("\n\n".join(paragraphs), self.language)

    @property
    def starter(self) -> str:
        """What learners begin with."""
        (text,) = [
            cell.text for cell in cells(self.module.source) if cell.marks.get("task") == self.name
        ]
        text = in_language(text, self.language, self.module.languages)
        return starter(text, placeholder(self.language)) + "\n"

    @property
    def exercise(self) -> str:
        """The exercise of the module, as it is handed out."""
        folder = self.module.root / "exercises" / self.language / self.module.slug
        return (folder / f"{self.module.slug}.py").read_text(encoding="utf-8")

    @property
    def solution(self) -> str:
        """A right program."""
        return self.module.source_of([self.name], fast=False) + "\n"

    @property
    def given(self) -> str:
        """Functions that learners may use without having their own."""
        names = [*self.module.needs_of(self.task), *self.module.shared]
        return self.module.source_of(names, fast=False) + "\n"

    @property
    def hints(self) -> str:
        """The hints of the task, in Markdown."""
        return "\n\n".join(hint[self.language] for hint in hints(self.module.source, self.name))

    @property
    def strength(self) -> Message:
        """What it proves, and what it does not."""
        wrong = self.record.wrong
        proves = _(
            "`{name}`: its {calls} calls catch {caught} of the {count} wrong programs that are "
            "known.",
            name=self.name,
            caught=len(self.record.catchable),
            count=len(wrong),
            calls=len(self.calls),
        )
        return joined([proves, *cannot([program for program in wrong if program.why])])


def suites_of(module: Module, language: str) -> list[Suite]:
    """Return a suite for each task that plain calls can judge.

    Raises:
        InputError: There is none, or no record of the hunts of the module.
    """
    records = record_of(module).tasks
    language = module.language_for(language)
    suites = [
        Suite(module, task, records[task.name], language)
        for task in module.tasks
        if task.name in records
        and records[task.name].catchable
        and not reads_what_changes(module, task)
    ]
    if not suites:
        raise InputError(
            _(
                "no plain call judges a function of {slug}: there is no suite to take away",
                slug=module.slug,
            )
        )
    return suites


def write_suite_readme(platform: str, suites: list[Suite], folder: Path) -> None:
    """Write how a teacher puts suites to use at a platform, and what the suite of each task proves.

    Args:
        platform: The folder of the templates that has the document `readme`.
        suites: The suites of one module, in one language.
        folder: Where `README.md` is written.
    """
    module, language = suites[0].module, suites[0].language
    records, strengths = record_of(module).tasks, {suite.name: suite.strength for suite in suites}
    for task in module.tasks:
        if task.name not in strengths:
            strengths[task.name] = _(
                "`{name}` is not in it: no plain call catches any of its {count} wrong programs.",
                name=task.name,
                count=len(records[task.name].wrong) if task.name in records else 0,
            )
    lines = [f"- {strength.typed(language)}" for strength in strengths.values()]
    write_readme(platform, folder, language, module=module.slug, strength="\n".join(lines))
