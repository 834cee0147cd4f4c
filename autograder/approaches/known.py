"""The known solutions of each task, and the one to show to a learner who has solved it.

They are in `submissions/MODULE/approaches.toml`.
"""

import ast
import re
import tomllib
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

from autograder.course.module import Module
from autograder.i18n.message import Message, _, written_by_author

FILE = "approaches.toml"
# key: since when learners are shown solutions, by the clock of their machine
SHOWN_FROM = "told_from"
_MOST_CHARACTERS = 100_000  # of a file that is read, and
_MOST_TOKENS = 1500  # of a function that are compared: nobody waits long for another solution


@dataclass(frozen=True)
class Approach:
    """A known solution of a task.

    Attributes:
        name: The name of its table in `approaches.toml`.
        does: What the code does, beginning with a verb.
        price: What the solution costs, or gains.
        code: The function, with the imports it needs.
    """

    name: str
    does: Message
    price: Message
    code: str


@dataclass(frozen=True)
class TaskApproaches:
    """The known solutions of one task.

    Attributes:
        task: The name of the task.
        spellings: All names that its function may have.
        approaches: The solutions, in the order of the file.
        further: A question that goes further, if there is one.
        play: What to type in a notebook to play with the function; empty where it cannot be played
            with.
    """

    task: str
    spellings: tuple[str, ...]
    approaches: tuple[Approach, ...]
    further: Message | None
    play: str

    def least_similar(self, source: str) -> Approach | None:
        """Return the solution whose code is least similar to a learner's function.

        A solution that differs from that function only in names is never returned.

        Args:
            source: The learner's file.

        Returns:
            The solution; None where the file cannot be parsed, is very long or does not define the
            function.
        """
        own = normalised(source, self.spellings)
        if own is None:
            return None
        codes = {
            approach: normalised(approach.code, self.spellings) or own
            for approach in self.approaches
        }
        others = [approach for approach in self.approaches if codes[approach] != own]
        return min(others, key=lambda approach: _similarity(own, codes[approach]), default=None)


@dataclass(frozen=True)
class Suggestion:
    """Another solution of a task that a learner has solved."""

    about: TaskApproaches
    approach: Approach

    @property
    def before(self) -> Message:
        """The sentence before the code."""
        return _(
            "Another solution for `{name}` {does}", name=self.about.task, does=self.approach.does
        )

    @property
    def after(self) -> Sequence[Message]:
        """The sentences after the code."""
        further = self.about.further
        return [
            self.approach.price,
            *([_("A question that goes further: {question}", question=further)] if further else []),
        ]


def approaches_of(module: Module, now: datetime | None = None) -> Mapping[str, TaskApproaches]:
    """Read the known solutions of a module.

    Args:
        module: The module.
        now: The present time; None for all solutions, whenever they may be shown.

    Returns:
        The solutions by task, in the order of the file; empty where there are none, or none may be
        shown yet.

    Raises:
        ValueError, KeyError, TypeError: When the file has another form.
    """
    path = module.submissions_path / FILE
    if not path.is_file():
        return {}
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    shown_from = tables.pop(SHOWN_FROM, None)
    if now and isinstance(shown_from, datetime) and now < shown_from.replace(tzinfo=now.tzinfo):
        return {}
    also = {task.name: task.also for task in module.tasks}
    return {name: _task(name, also.get(name, ()), table) for name, table in tables.items()}


def suggest_approach(module: Module, solved: Collection[str], source: str) -> Suggestion | None:
    """Choose the solution to show to a learner: one of the first solved task of which another one
    is known.

    Args:
        module: The module of the tasks.
        solved: The names of the tasks that the learner has solved.
        source: The learner's file.

    Returns:
        The solution; None where there is none to show. A broken `approaches.toml` raises nothing.
    """
    with suppress(ValueError, KeyError, TypeError, AttributeError, OSError):
        for name, task in approaches_of(module, datetime.now()).items():
            if name in solved and (approach := task.least_similar(source)):
                return Suggestion(task, approach)
    return None


def told_from(path: Path, since: datetime) -> bytes:
    """Return the file as it is handed out when its solutions may be shown from then on only."""
    return f"{SHOWN_FROM} = {since.isoformat(timespec='seconds')}\n\n".encode() + path.read_bytes()


def normalised(source: str, names: Collection[str]) -> str | None:
    """Return the code of a function without docstrings, comments and annotations, its local names
    numbered.

    Args:
        source: A file; of several functions, the last one counts.
        names: The names that the function may have.

    Returns:
        The code; None where the file cannot be parsed, is very long or does not define the
        function.
    """
    if len(source) > _MOST_CHARACTERS:
        return None
    try:
        functions = [*filter(None, map(_as_function, ast.parse(source).body))]
        function = next(filter(lambda function: function.name in names, reversed(functions)), None)
        if function is None:
            return None
        nodes = list(ast.walk(function))
        numbers = {
            name: f"v{i}"
            for i, name in enumerate(dict.fromkeys(filter(None, map(_local_name, nodes))))
        }
        for node in nodes:
            if isinstance(node, ast.FunctionDef):
                node.name, node.returns = numbers[node.name], None
                node.body = node.body[ast.get_docstring(node, clean=False) is not None :]
            elif isinstance(node, ast.arg):
                node.arg, node.annotation = numbers[node.arg], None
            elif isinstance(node, ast.Name):
                node.id = numbers.get(node.id, node.id)
        return ast.unparse(function)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _as_function(statement: ast.stmt) -> ast.FunctionDef | None:
    match statement:
        case ast.FunctionDef():
            return statement
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Lambda(args=parameters, body=body)):
            (function,) = ast.parse(
                f"def {name}({ast.unparse(parameters)}):\n    return {ast.unparse(body)}"
            ).body
            return _as_function(function)
    return None


def _local_name(node: ast.AST) -> str:
    match node:
        case ast.FunctionDef(name=name) | ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
            return str(name)
    return ""


def _similarity(first: str, second: str) -> float:
    return SequenceMatcher(None, _tokens(first), _tokens(second), autojunk=False).ratio()


def _tokens(code: str) -> list[str]:
    return re.findall(r"\w+|[^\w\s]", code)[:_MOST_TOKENS]


def _task(name: str, also: Sequence[str], table: Mapping[str, Any]) -> TaskApproaches:
    approaches = tuple(_approach(short, approach) for short, approach in table["way"].items())
    further = written_by_author(table["further"]) if "further" in table else None
    return TaskApproaches(name, (name, *also), approaches, further, table.get("play", ""))


def _approach(name: str, table: Mapping[str, Any]) -> Approach:
    does, price = (written_by_author(table[key]) for key in ("does", "price"))
    return Approach(name, does, price, table["code"])
