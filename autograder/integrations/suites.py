"""Suites to take away: for each task, the examples of the statement, and as few calls as catch all
wrong programs."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from inspect import getsource
from pathlib import Path
from uuid import UUID, uuid5

from markdown_it import MarkdownIt

from autograder.authoring.exercises import placeholder
from autograder.course.module import Module, Task
from autograder.course.percent import cells, hints, in_language, starter
from autograder.examples.hunting import cannot
from autograder.examples.record import (
    Record,
    TaskRecord,
    examples_of,
    reads_what_changes,
    record_of,
)
from autograder.examples.written import Example, written
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, joined
from autograder.i18n.typography import typeset
from autograder.integrations import judging_calls
from autograder.integrations.filled import write_readme

JUDGING = getsource(judging_calls)  # what every suite runs
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
        return self.task.name

    @property
    def identity(self) -> str:
        """The same each time it is exported."""
        return str(uuid5(_NAMES, f"{self.module.slug}/{self.name}/{self.language}"))

    @cached_property
    def calls(self) -> tuple[Call, ...]:
        """The examples of the statement, then the smallest set of calls that catches what calls can
        catch."""
        examples = examples_of(self.module, self.name)
        found: dict[tuple[str, str], dict[str, str]] = {_parts(one): {} for one in examples}
        visible = len(found)
        for case in self.record.smallest:
            (one,) = written(case.text, (self.name,)).examples
            found.setdefault(_parts(one), {}).update(self._questions(case.catches))
        return tuple(
            Call(call, value, rank < visible, questions)
            for rank, ((call, value), questions) in enumerate(found.items())
        )

    def _questions(self, catches: Mapping[str, str]) -> dict[str, str]:
        """For each wrong answer, the question of the mistake that gives it; of several, of the
        rarest one."""
        advice = {one.diagnosis.name: one.diagnosis.advice for one in self.module.mistakes}
        often = Counter(name for case in self.record.smallest for name in case.catches)
        names = sorted(catches, key=lambda name: -often[name])  # what comes later takes the place
        return {
            catches[name]: advice[name][self.language]
            for name in names
            if name in advice and catches[name]
        }

    @cached_property
    def statement(self) -> str:
        """What the exercise says of the task, in Markdown."""
        told: list[str] = []
        for cell in cells(self.module.source):
            if cell.marks.get("task") == self.name:
                break
            if (
                cell.kind == "markdown"
                and cell.marks.get("lang") == self.language
                and "hint" not in cell.marks
            ):
                told = (
                    [*told, cell.text] if told and not cell.text.startswith("## ") else [cell.text]
                )
            elif "task" in cell.marks:
                told = []
        return typeset("\n\n".join(told), self.language)

    @cached_property
    def starter(self) -> str:
        """What learners begin with."""
        cell = next(
            cell for cell in cells(self.module.source) if cell.marks.get("task") == self.name
        )
        text = in_language(cell.text, self.language, self.module.languages)
        return starter(text, placeholder(self.language)) + "\n"

    @cached_property
    def solution(self) -> str:
        return self.module.source_of([self.name], fast=False) + "\n"

    @cached_property
    def given(self) -> str:
        """Functions that learners may use without having their own."""
        return (
            self.module.source_of(
                [*self.module.needs_of(self.task), *self.module.shared], fast=False
            )
            + "\n"
        )

    @cached_property
    def hints(self) -> tuple[str, ...]:
        return tuple(one[self.language] for one in hints(self.module.source, self.name))

    @cached_property
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
        return joined([proves, *cannot([one for one in wrong if one.why])])

    def for_grading_calls(self) -> dict[str, object]:
        """What `grading_calls` judges by."""
        file = f"{self.module.slug}.py"
        return {
            "name": self.name,
            "points": sum(check.points for check in self.module.checks if check.task == self.name),
            "bonus": self.task.bonus,
            "file": file,
            "given": self.given,
            "no_file": _("There is no {file}.", file=file)[self.language],
            "cases": [
                {"call": one.call, "expected": one.value, "questions": dict(one.questions)}
                for one in self.calls
            ],
        }


def suites_of(module: Module, language: str) -> list[Suite]:
    """One for each task that plain calls can judge. Raises InputError when there is none, or no
    record of them."""
    record = record_of(module)
    language = module.language_for(language)
    found = [
        Suite(module, task, record.tasks[task.name], language)
        for task in module.tasks
        if task.name in record.tasks
        and record.tasks[task.name].catchable
        and not reads_what_changes(module, task)
    ]
    if not found:
        raise InputError(
            _(
                "no plain call judges a function of {slug}: there is no suite to take away",
                slug=module.slug,
            )
        )
    return found


def write_suite_readme(platform: str, suites: list[Suite], folder: Path) -> None:
    """Write how a teacher puts suites to use at a platform, and what the suite of each task proves.

    Args:
        platform: The folder of the templates that has the document `readme`.
        suites: The suites of one module, in one language.
        folder: Where `README.md` is written.
    """
    module, language = suites[0].module, suites[0].language
    record = record_of(module)
    without = [task.name for task in module.tasks if task.name not in {one.name for one in suites}]
    lines = [f"- {suite.strength.typed(language)}" for suite in suites]
    lines += [f"- {line}" for line in _without(record, without, language)]
    write_readme(platform, folder, language, module=module.slug, strength="\n".join(lines))


def _without(record: Record, names: list[str], language: str) -> Iterator[str]:
    for name in names:
        count = len(record.tasks[name].wrong) if name in record.tasks else 0
        yield _(
            "`{name}` is not in it: no plain call catches any of its {count} wrong programs.",
            name=name,
            count=count,
        ).typed(language)


def html_of(markdown: str) -> str:
    """A text for the platforms that want HTML."""
    return str(MarkdownIt("commonmark").enable("table").render(markdown))


def _parts(one: Example) -> tuple[str, str]:
    """The call and the right answer of an example."""
    arguments = [
        *map(repr, one.arguments),
        *(f"{name}={value!r}" for name, value in one.named.items()),
    ]
    return f"{one.function}({', '.join(arguments)})", repr(one.value)
