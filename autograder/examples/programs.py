"""Programs that answer to examples in the sandbox; each call finds its program as it was when it
was loaded."""

import ast
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.examples.written import Example
from autograder.sandbox import codec
from autograder.sandbox.client import Worker, WorkerGone
from autograder.sandbox.doctor import INSIDE
from autograder.sandbox.forms import is_map
from autograder.sandbox.imports import imported_in
from autograder.sandbox.loader import Loadable
from autograder.sandbox.servers import Sandbox

_CALLED = (Path(__file__).parent / "called.py").read_text(encoding="utf-8")
_LOAD_SECONDS = 8.0
_CHUNK = 512  # calls in one request; one where a worker cannot tell which of them did not end
_KEEPS = (ast.Global, ast.Nonlocal, ast.ClassDef)
_KEEPS_NOTHING = (ast.FunctionDef, ast.Import, ast.ImportFrom)


@dataclass(frozen=True)
class Program:
    """A function, and a source that defines it and all it uses."""

    function: str
    source: str

    @property
    def may_remember(self) -> bool:
        """Whether a call could find something else than the one before: not where there are only
        plain functions."""
        tree = ast.parse(self.source)
        functions = [
            node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.Lambda)
        ]
        defaults = [
            one
            for node in functions
            for one in (*node.args.defaults, *node.args.kw_defaults)
            if one
        ]
        return (
            any(isinstance(node, _KEEPS) for node in ast.walk(tree))
            or any(
                isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
                for node in ast.walk(tree)
            )
            or any(not isinstance(one, ast.Constant) for one in defaults)
            or not all(
                isinstance(node, _KEEPS_NOTHING) and not _decorated(node) for node in tree.body
            )
        )


@dataclass(frozen=True)
class Answer:
    """What a program said to an example.

    Attributes:
        same: Whether it is the answer of the example.
        shown: It, as Python writes it; empty when there is none.
        error: The exception the call ended with. Without one and without an answer, the call did
            not end.
    """

    same: bool = False
    shown: str = ""
    error: str = ""


class Programs:
    """Some programs in one worker, which is replaced when a call ends it."""

    def __init__(
        self,
        sandbox: Sandbox,
        programs: Sequence[Program],
        afresh: bool = True,
        seconds: float = 1.0,
    ):
        """Programs, none of which runs yet.

        Args:
            sandbox: Where they will run.
            programs: They, by the ranks that calls say.
            afresh: No call finds what an earlier one has left; without it, each program is loaded
                once.
            seconds: Processor time after which a call has no end.
        """
        sources = [(one.function, one.source, afresh and one.may_remember) for one in programs]
        self._sandbox, self._seconds, self._worker = (
            sandbox,
            seconds,
            None,
        )  # type: Sandbox, float, Worker | None
        self._chunk = 1 if sandbox.tier is INSIDE else _CHUNK
        self._imported = imported_in(one.source for one in programs)
        self._loadable = Loadable(f"{_CALLED}\n\nSOURCES += {sources!r}\n", ["hunted"])

    def close(self) -> None:
        if self._worker:
            self._worker.close()
        self._worker = None

    def answers(
        self, calls: Sequence[tuple[int, Example]], seconds: float | None = None
    ) -> list[Answer]:
        """The answers of programs, by rank, to examples, in the order of the calls. Raises
        SandboxError.

        `seconds`: of a processor, after which one of these calls has no end, where it is not as
        long as usual.
        """
        found: list[Answer] = []
        while len(found) < len(calls):
            found += self.some(calls[len(found) : len(found) + self._chunk], seconds)
        return found

    def some(
        self, calls: Sequence[tuple[int, Example]], seconds: float | None = None
    ) -> list[Answer]:
        """The answers to the first of these calls, at least one: up to one that does not end.
        Raises SandboxError."""
        packed = codec.pack(
            [[rank, list(one.arguments), one.named, one.value] for rank, one in calls]
        )
        try:
            return _answers(
                self._ready().map("hunted", packed, len(calls), timeout=seconds or self._seconds)
            )
        except WorkerGone as gone:
            self._worker = None
            if is_map(gone.partial, len(calls) - 1):
                return [*_answers(gone.partial), Answer()]
            return [Answer()] if len(calls) == 1 else self.some(calls[: len(calls) // 2], seconds)

    def _ready(self) -> Worker:
        if not self._worker:
            self._worker = self._sandbox.spawn(self._imported)
            self._worker.load(self._loadable, timeout=_LOAD_SECONDS)
        return self._worker


def _decorated(node: ast.stmt) -> bool:
    return bool(getattr(node, "decorator_list", ()))


def _answers(reply: list[Any]) -> list[Answer]:
    values, errors, _ = reply
    raised = dict(errors)
    return [_answer(value, raised.get(rank)) for rank, value in enumerate(values)]


def _answer(value: Any, error: Any) -> Answer:
    if error:
        return Answer(error=f"{error[0]}: {error[1]}".rstrip(": "))
    same, shown = value
    return Answer(same, shown)
