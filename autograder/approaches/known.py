"""The approaches that a course knows, task by task: how to recognise each, its code, its price, what goes further.

They stand in `submissions/MODULE/approaches.toml`. A program that fits none of them, or several, goes its own way.
"""

import tomllib
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from autograder.approaches.shapes import Program, Shape, alike, program
from autograder.course.module import Module
from autograder.i18n import approaches as said
from autograder.i18n.text import Text
from autograder.testing.callgraph import definition

FILE = "approaches.toml"
UNTIL = "told_from"  # since when learners are told of other approaches, in the time of their machine
_LONG = 100_000  # characters of a source, and
_MANY = 1500  # parts of a program, from which on it is not looked at: nobody waits for a compliment


@dataclass(frozen=True)
class Approach:
    """One way to solve a task.

    Attributes:
        name: That of its table.
        yours: Said of a program that goes it.
        does: What it does, where it is told of to somebody who goes another: it begins with a verb.
        price: What it costs, or gains.
        code: A function that goes it.
        shapes: What such a program has, at least one of them.
        calls: What it calls, and nothing else; what is only printed aside.
        unless: What it has none of.
    """

    name: str
    yours: Text
    does: Text
    price: Text
    code: str
    shapes: tuple[Shape, ...]
    calls: frozenset[str]
    unless: tuple[Shape, ...] = ()

    def is_gone_by(self, there: Program) -> bool:
        """Whether a program goes it."""
        return (
            there.calls <= self.calls
            and any(shape.is_in(there) for shape in self.shapes)
            and not any(shape.is_in(there) for shape in self.unless)
        )


@dataclass(frozen=True)
class TaskApproaches:
    """The approaches of one task; `further`: a question that goes further; `play`: what to type in a notebook then."""

    task: str
    approaches: tuple[Approach, ...]
    further: Text | None
    play: str
    tasks: Mapping[str, str] = field(repr=False)  # names of functions that are no helpers of it

    def of(self, source: str) -> Approach | None:
        """The approach of a right program; None when it goes its own way."""
        found: list[Approach] = []
        with suppress(RecursionError, MemoryError):
            if there := self._program(source):
                found = [one for one in self.approaches if one.is_gone_by(there)]
        return found[0] if len(found) == 1 else None

    def _program(self, source: str) -> Program | None:
        there = program(source, self.task, self.tasks) if len(source) <= _LONG else None
        return there if there and len(there.nodes) <= _MANY else None

    def _is_written_as(self, code: str, source: str) -> bool:
        """Whether the function of a source is this code, but for its names."""
        with suppress(RecursionError, MemoryError):
            one, other = self._program(code), self._program(source)
            return one is not None and other is not None and alike(one, other)
        return False

    def code_in(self, source: str) -> str:
        """The function itself, as it is written; empty where no definition is found."""
        spellings = (name for name, task in self.tasks.items() if task == self.task)
        found = next(filter(None, (definition(source, name) for name in spellings)), None)
        return "\n".join(source.split("\n")[found[0] - 1 : found[1]]) if found else ""

    def told(self, source: str) -> "Told":
        """What is told about a right program."""
        own = self.of(source)
        others = (one for one in self.approaches if one != own)
        other = next((one for one in others if not self._is_written_as(one.code, source)), None)
        return Told(self, own, other)


@dataclass(frozen=True)
class Told:
    """What is told of a right program: its own approach, if it is known, and another one."""

    about: TaskApproaches
    own: Approach | None
    other: Approach | None

    @property
    def before(self) -> Text:
        """What is said before the code of the other one."""
        own = self.own.yours if self.own else said.OWN_WAY.format(name=self.about.task)
        another = said.ANOTHER_WAY if self.own else said.A_WAY
        return own + another.format(does=self.other.does) if self.other else own

    @property
    def code(self) -> str:
        return self.other.code if self.other else ""

    @property
    def after(self) -> Sequence[Text]:
        """What is said after it."""
        further = self.about.further and said.FURTHER.format(question=self.about.further)
        return [text for text in (self.other.price if self.other else None, further) if text]


def approaches_of(module: Module, now: datetime | None = None) -> Mapping[str, TaskApproaches]:
    """Those of a module by task, the one to speak of first at first; none where none are known, or told yet.

    Raises ValueError, KeyError, TypeError where the file has another form.
    """
    path = module.submissions_path / FILE
    if not path.is_file():
        return {}
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    told_from = tables.pop(UNTIL, None)
    if now and isinstance(told_from, datetime) and now < told_from.replace(tzinfo=now.tzinfo):
        return {}
    return {task: _task(module, task, table) for task, table in tables.items()}


def told_of(module: Module, tasks: Collection[str], source: str) -> Told | None:
    """What a learner is told once these tasks are right: of the first of them there is something to tell of."""
    with suppress(ValueError, KeyError, TypeError, OSError):  # a broken file costs no verdict
        known = approaches_of(module, datetime.now())
        return next((one.told(source) for task, one in known.items() if task in tasks), None)
    return None


def told_from(path: Path, since: datetime) -> bytes:
    """The file as it is handed out, when learners are told from then on only."""
    return f"{UNTIL} = {since.isoformat(timespec='seconds')}\n\n".encode() + path.read_bytes()


def _task(module: Module, name: str, table: Mapping[str, Any]) -> TaskApproaches:
    homes = (*module.earlier, module)
    tasks = {also: one.name for home in homes for one in home.tasks for also in (one.name, *one.also)}
    ways = tuple(_approach(way, one) for way, one in table["way"].items())
    further = Text.from_author(table["further"]) if "further" in table else None
    return TaskApproaches(name, ways, further, table.get("play", ""), tasks)


def _approach(name: str, table: Mapping[str, Any]) -> Approach:
    texts = {key: Text.from_author(table[key]) for key in ("yours", "does", "price")}
    shapes, unless = (tuple(map(Shape, table.get(key, ()))) for key in ("shapes", "unless"))
    calls = frozenset(table["calls"].split())
    return Approach(name, **texts, code=table["code"], shapes=shapes, calls=calls, unless=unless)
