"""The calls that a check makes, and the right answers to them."""

import inspect
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from random import Random
from textwrap import dedent
from typing import Any

from autograder.checking.compare import View
from autograder.i18n.display import show_call
from autograder.sandbox import codec

Call = tuple[Any, ...] | str


def type_line(submission: Any, line: str, helper: str = "") -> Any:
    """Run what a learner would type; return the value of its last expression.

    It runs in the sandbox, where nothing but Python's own modules can be imported.

    Args:
        submission: The module whose names the line uses.
        line: Statements and, at the end, an expression.
        helper: The source of a function that the line calls.
    """
    import ast
    import builtins

    names = {**vars(submission), **vars(builtins)}
    exec(helper, names)
    statements = ast.parse(line).body
    last = ast.Expression(statements.pop().value)  # type: ignore[attr-defined]
    exec(compile(ast.Module(statements, []), "<typed>", "exec"), names)
    return eval(compile(last, "<typed>", "eval"), names)


class Raises(str):
    """Stands for the answer of a call that has to raise an exception of that name."""

    def __repr__(self) -> str:
        return f"raise {self}"


@dataclass(frozen=True)
class LineRunner:
    """What runs typed lines beside a submission.

    Attributes:
        source: The source of `type_line`, with the helper that lines may call.
        name: The function of that source to be called with a submission and a line.
    """

    source: str
    name: str = "type_line"

    @classmethod
    def calling(cls, helper: Callable[..., Any] | None) -> "LineRunner":
        """Return what runs lines that may call this helper."""
        source = f"from __future__ import annotations\n\n{inspect.getsource(type_line)}"
        if helper:
            source += f"\ntype_line.__defaults__ = ({_source_of(helper)!r},)\n"
        return cls(source)


def _source_of(helper: Callable[..., Any]) -> str:
    return dedent(inspect.getsource(helper))


class Cases:
    """Calls to be made, from the easiest one to the hardest.

    The first one that goes wrong is the one a learner is shown.
    """

    def __init__(
        self,
        calls: Iterable[Call],
        draw: Callable[[Random], Call] | None = None,
        draws: int = 12,
        seconds: float | None = None,
        beside: Callable[..., Any] | None = None,
    ):
        """Collect calls.

        Args:
            calls: Tuples of arguments; or lines of Python as a learner would type them, such as
                "game = number_game(3); best_decision(game)", whose last expression is the answer.
            draw: Makes one more call of the kind with this chance. For a mark, each submission gets
                calls of its own; a learner who checks gets the same as everybody.
            draws: How many calls are drawn.
            seconds: What one call may take, if more than a second.
            beside: A function that the lines may call. It runs beside the submission, whose names
                it may use, and knows nothing that a learner should not see.

        Raises:
            ValueError: There are both tuples and lines.
        """
        self.calls = tuple(calls)
        self.draw, self.draws, self.seconds, self.beside = draw, draws, seconds, beside
        self.is_typed = bool(self.calls) and isinstance(self.calls[0], str)
        if any(isinstance(call, str) != self.is_typed for call in self.calls):
            raise ValueError("either all cases are tuples of arguments, or all are lines")
        self._expected: dict[Any, list[Any]] = {}
        self._packed: dict[tuple[int, int], bytes] = {}

    def __len__(self) -> int:
        return len(self.calls)

    def __iter__(self) -> Iterator[Call]:
        return iter(self.calls)

    def __add__(self, other: "Cases") -> "Cases":
        """Return the calls of both, and the first one's way to draw more."""
        return Cases(
            self.calls + other.calls,
            self.draw or other.draw,
            self.draws if self.draw else other.draws,
            self.seconds or other.seconds,
            self.beside or other.beside,
        )

    def drawn(self, random: Random) -> "Cases":
        """Return calls drawn with that chance; none where nothing draws them."""
        draw = self.draw
        return self._with(draw(random) for _unused in range(self.draws)) if draw else Cases(())

    def pick(self, indexes: Iterable[int]) -> "Cases":
        """Return some of the calls."""
        return self._with(self.calls[index] for index in indexes)

    @cached_property
    def twice(self) -> "Cases":
        """Each call two times in a row."""
        return self._with(call for call in self.calls for _unused in range(2))

    def _with(self, calls: Iterable[Call]) -> "Cases":
        return Cases(calls, seconds=self.seconds, beside=self.beside)

    def call(self, name: str, index: int) -> str:
        """Return one of the calls of that function as a learner would type it."""
        call = self.calls[index]
        return call if isinstance(call, str) else show_call(name, call)

    # ---- how the sandbox makes the calls

    @property
    def arguments(self) -> tuple[tuple[Any, ...], ...]:
        """The arguments of each call; of a line, the line."""
        return tuple((call,) if isinstance(call, str) else call for call in self.calls)

    @cached_property
    def by(self) -> LineRunner | None:
        """What runs the lines; None where the function is called directly."""
        return LineRunner.calling(self.beside) if self.is_typed else None

    @cached_property
    def names(self) -> frozenset[str]:
        """The words of the lines and of their helper: what they may use of the submission."""
        texts = [call for call in self.calls if isinstance(call, str)]
        texts += [_source_of(self.beside)] if self.beside else []
        return frozenset(word for text in texts for word in re.findall(r"[^\W\d]\w*", text))

    def packed(self, start: int, stop: int) -> bytes:
        """Return a range of the calls as the sandbox reads them: a list of argument lists."""
        if (start, stop) not in self._packed:
            arguments = [list(one) for one in self.arguments[start:stop]]
            self._packed[start, stop] = codec.pack(arguments)
        return self._packed[start, stop]

    # ---- what is right

    def expected(self, reference: Callable[..., Any]) -> list[Any]:
        """Return the right function's answers, computed when they are first asked for."""
        if reference not in self._expected:
            self._expected[reference] = [self._answer(reference, call) for call in self.calls]
        return self._expected[reference]

    def expected_as(self, reference: Callable[..., Any], seen_as: View) -> list[Any]:
        """Return the right function's answers, each seen in some way."""
        if (reference, seen_as) not in self._expected:
            self._expected[reference, seen_as] = [
                answer if isinstance(answer, Raises) else seen_as(answer)
                for answer in self.expected(reference)
            ]
        return self._expected[reference, seen_as]

    def _answer(self, reference: Callable[..., Any], call: Call) -> Any:
        try:
            if isinstance(call, str):
                helper = _source_of(self.beside) if self.beside else ""
                answer = type_line(sys.modules[reference.__module__], call, helper)
            else:
                answer = reference(*deepcopy(call))
        except ValueError as error:
            return Raises(type(error).__name__)
        except (NameError, SyntaxError) as error:
            if not isinstance(call, str):
                raise
            raise TypeError(
                f"the case {call!r} is run as a line of Python, and stops ({error}); a call with "
                f"that text is written ({call!r},)"
            ) from None
        return codec.decode(codec.encode(answer).encode())  # as answers come from the sandbox
