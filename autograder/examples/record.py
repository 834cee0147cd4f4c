"""What `mastermind observe` recorded of a module's hunts and puzzles: wrong programs, what no
example shows, par."""

import ast
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from symtable import SymbolTable, symtable
from typing import Any

from autograder.checking.task import Check
from autograder.course.module import CourseError, KnownMistake, Module, Task
from autograder.course.percent import cells
from autograder.course.wrong_answers import WrongAnswer
from autograder.examples.programs import Program
from autograder.examples.written import Example, written
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.intake import decode


@dataclass(frozen=True)
class Wrong:
    """A wrong program of a task.

    Attributes:
        name: That of the wrong answer.
        title: What is wrong in it.
        code: What it has in the place of the reference's.
        why: Why no example catches it: a key of `hunting.WHY`; empty when one does.
    """

    name: str
    title: Message
    code: str
    why: str = ""


@dataclass(frozen=True)
class Case:
    """An example of the smallest set: as it is written, and what the wrong programs that it catches
    answer to it."""

    text: str
    catches: Mapping[str, str]


@dataclass(frozen=True)
class Puzzle:
    """A right program to put together again; by the name of a wrong one, lines with which it makes
    that mistake."""

    right: str
    false: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class TaskRecord:
    """The wrong programs of one task, the smallest set of examples we know that catches them, and
    its puzzles."""

    wrong: tuple[Wrong, ...]
    smallest: tuple[Case, ...]
    puzzles: tuple[Puzzle, ...] = ()

    @cached_property
    def catchable(self) -> tuple[Wrong, ...]:
        return tuple(one for one in self.wrong if not one.why)

    @property
    def par(self) -> int:
        return len(self.smallest)


@dataclass(frozen=True)
class Record:
    """The hunts of a module, by task; and files of right programs that differ where the statement
    settles nothing."""

    tasks: Mapping[str, TaskRecord]
    right: tuple[str, ...]

    def as_data(self) -> dict[str, Any]:
        """Plain data, from which `record_of` makes it again: of programs, their names alone."""
        return {
            "right": list(self.right),
            "tasks": {name: _task_as_data(task) for name, task in self.tasks.items()},
        }


def _task_as_data(task: TaskRecord) -> dict[str, Any]:
    return {
        "wrong": {one.name: one.why for one in task.wrong},
        "smallest": [{"text": case.text, "catches": dict(case.catches)} for case in task.smallest],
        "puzzles": [
            {"right": one.right, "false": {name: [*lines] for name, lines in one.false.items()}}
            for one in task.puzzles
        ],
    }


def record_of(module: Module) -> Record:
    """The record of a module. Raises InputError when there is none, or one of another form."""
    try:
        data = json.loads(module.hunts_path.read_text(encoding="utf-8"))
        answers = {one.name: one for one in module.wrong_answers}
        tasks = {name: _task_of(task, answers) for name, task in data["tasks"].items()}
        return Record(tasks, tuple(data["right"]))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, CourseError):
        raise InputError(
            _(
                "{slug} has no record of its hunts yet: its authors run `mastermind observe "
                "{slug}`.",
                slug=module.slug,
            )
        ) from None


def _task_of(data: Mapping[str, Any], answers: Mapping[str, WrongAnswer]) -> TaskRecord:
    """The record of a task, with the wrong programs of it that are still there."""
    wrong = tuple(
        Wrong(name, answers[name].title, answers[name].code, why)
        for name, why in data["wrong"].items()
        if name in answers
    )
    puzzles = tuple(
        Puzzle(one["right"], {name: tuple(lines) for name, lines in one["false"].items()})
        for one in data.get("puzzles", ())
    )
    return TaskRecord(
        wrong, tuple(Case(case["text"], case["catches"]) for case in data["smallest"]), puzzles
    )


# ---------------------------------------------------------------- what is known of them


def known_mistake(module: Module, name: str) -> KnownMistake | None:
    """The known mistake that a wrong program makes, by the program's name."""
    return next((one for one in module.mistakes if one.diagnosis.name == name), None)


def failed_by(module: Module, name: str) -> list[Check]:
    """The checks that a wrong program fails, by its name; none where it is no known mistake."""
    known = known_mistake(module, name)
    return [check for check in module.checks if known and check.name in known.fingerprints]


# ---------------------------------------------------------------- the programs


def examples_of(module: Module, task: str) -> tuple[Example, ...]:
    """The examples of the statement that are calls with plain values."""
    texts = [cell.text for cell in cells(module.source) if cell.marks.get("examples") == task]
    return tuple(
        one for text in texts for one in written(text, (task,), among_others=True).examples
    )


def given_again(source: str) -> list[ast.Assign]:
    """The statements of a source that give variables others than their first values."""
    found, seen = [], set[str]()
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign):
            if _targets(node) & seen:
                found.append(node)
            seen |= _targets(node)
    return found


def _targets(node: ast.Assign) -> set[str]:
    return {target.id for target in node.targets if isinstance(target, ast.Name)}


def with_first_values(source: str) -> str:
    """The source without these statements: a game that it plays at its end is not the one of its
    examples."""
    lines = source.splitlines(keepends=True)
    for node in reversed(given_again(source)):
        del lines[node.lineno - 1 : node.end_lineno]
    return "".join(lines)


def reads_what_changes(module: Module, task: Task) -> bool:
    """Whether the reference reads variables that the exercise gives other values further down."""
    changed = set[str]().union(*map(_targets, given_again(module.source)))
    return bool(changed & _read_inside(symtable(module.source_of([task.name]), "", "exec")))


def _read_inside(scope: SymbolTable) -> set[str]:
    """The global names that the functions of a scope read."""
    symbols = scope.get_symbols() if scope.get_type() == "function" else ()
    found = {symbol.get_name() for symbol in symbols if symbol.is_global()}
    return found.union(*map(_read_inside, scope.get_children()))


def reference_of(module: Module, task: Task) -> Program:
    """The reference's function, with all that it uses."""
    return Program(task.name, module.source_of([task.name]))


def right_source(module: Module, file: str) -> str:
    """A right program of `right/`, with the functions of earlier modules that it uses and does not
    have."""
    source = with_first_values(decode((module.submissions_path / file).read_bytes())[0])
    nodes = [*ast.walk(ast.parse(source))]
    defined = {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    used = sorted({node.id for node in nodes if isinstance(node, ast.Name)} - defined)
    missing = [name for name in used if module.home_of(name) or name in module.shared]
    return f"{module.source_of(missing)}\n\n\n{source}" if missing else source


def program_of(module: Module, task: str, code: str) -> Program:
    """A wrong program, with the reference's functions that it uses, or that use it."""
    return Program(
        task, f"{module.source_of([task, *module.used_by(code)], fast=False)}\n\n\n{code}"
    )
