"""Inputs of a hidden check: enumerated from small to large, then seeded random ones.

The order matters: the first disagreement in it is the counterexample a learner is shown.
"""

import inspect
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from random import Random
from textwrap import dedent
from typing import Any

from autograder.i18n.display import show_call
from autograder.sandbox import codec


def lists(values: Iterable[Any], length: int) -> list[list[Any]]:
    """All lists of that length over the values, in lexicographic order."""
    return [list(items) for items in product(values, repeat=length)]


def pairs(values: Iterable[Any], length: int) -> list[tuple[list[Any], list[Any]]]:
    """All pairs of lists of that length over the values, in lexicographic order."""
    every = lists(values, length)
    return [(first, second) for first in every for second in every]


@dataclass(frozen=True)
class Probe:
    """A way to make calls whose arguments or answers are not plain data: functions, classes,
    generators, globals.

    Its source runs beside the submission, so it may translate, and must know nothing a learner
    should not.
    """

    # of the module `submission` and the arguments of a case; imports what it uses
    function: Callable[..., Any]
    source: str
    # the call as a learner would type it, from the arguments of a case
    shown: Callable[..., str] | None

    @property
    def name(self) -> str:
        return self.function.__name__

    @property
    def parameter(self) -> str:
        """Its own name for the submission."""
        return next(iter(inspect.signature(self.function).parameters))


def probe(shown: Callable[..., str] | None = None) -> Callable[[Callable[..., Any]], Probe]:
    """Make a probe of a function; it may use nothing of the file around it."""

    def made(function: Callable[..., Any]) -> Probe:
        _, define, body = dedent(inspect.getsource(function)).partition(f"def {function.__name__}(")
        return Probe(function, "from __future__ import annotations\n\n" + define + body, shown)

    return made


class Cases:
    """A sequence of argument tuples, with the answers a reference gives to them.

    The arguments are never handed out for writing: a reference is called on copies,
    a learner's function on what the sandbox has decoded.
    `by`: how the calls are made, if not directly; `seconds`: what one call may take, if more than
    usual.
    `fresh`: draws one more argument tuple of the same kind; where marks are made, `draws` such
    cases follow the fixed ones, others for each submission, so that no table of known answers is
    worth more than it computes.
    """

    def __init__(
        self,
        arguments: Iterable[tuple[Any, ...]],
        by: Probe | None = None,
        seconds: float | None = None,
        fresh: Callable[[Random], tuple[Any, ...]] | None = None,
        draws: int = 24,
    ):
        self._arguments = tuple(arguments)
        self.by, self.seconds = by, seconds
        self._fresh, self._draws = fresh, draws
        self.company: tuple[Cases, ...] = ()
        self._expected: dict[Callable[..., Any], list[Any]] = {}
        self._seen: dict[tuple[Callable[..., Any], Callable[[Any], Any]], list[Any]] = {}
        self._slices: dict[tuple[int, int], Cases] = {}
        self._packed: dict[tuple[int, int], bytes] = {}

    def __len__(self) -> int:
        return len(self._arguments)

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return iter(self._arguments)

    def __getitem__(self, part: slice) -> "Cases":
        """A part of the cases; the same part is the same object, so its answers are computed
        once."""
        start, stop, _ = part.indices(len(self))
        if (start, stop) not in self._slices:
            self._slices[start, stop] = self._with(self._arguments[start:stop])
        return self._slices[start, stop]

    def __add__(self, other: "Cases") -> "Cases":
        return self._with((*self._arguments, *other._arguments))

    def drawing_like(self, *others: "Cases", draws: int = 8) -> "Cases":
        """The same fixed cases; fresh ones are drawn as one or another of these does."""
        how = [one._fresh for one in others if one._fresh]
        return Cases(
            self._arguments, self.by, self.seconds, lambda random: random.choice(how)(random), draws
        )

    def _with(self, arguments: Iterable[tuple[Any, ...]]) -> "Cases":
        return Cases(arguments, self.by, self.seconds)

    @cached_property
    def twice(self) -> "Cases":
        """Each case two times in a row."""
        return self._with(args for args in self._arguments for _ in range(2))

    def drawn(self, random: Random) -> "Cases":
        """Fresh cases; none where nothing draws them."""
        return (
            self._with(self._fresh(random) for _ in range(self._draws))
            if self._fresh
            else self._with(())
        )

    def pick(self, ranks: Iterable[int]) -> "Cases":
        """Some of the cases, by rank."""
        return self._with(self._arguments[rank] for rank in ranks)

    @cached_property
    def names(self) -> frozenset[str]:
        """What calls made through a probe may look up in the submission: what the probe says and
        the texts it is given.

        Of a call made directly there is nothing: its texts are data.
        """
        if not self.by:
            return frozenset()
        own = re.findall(rf"\b{self.by.parameter}\.(\w+)", self.by.source)
        return frozenset(own).union(*map(_words, self._arguments))

    def call(self, name: str, rank: int) -> str:
        """One of the calls as a learner would type it."""
        arguments = self._arguments[rank]
        return (
            self.by.shown(*arguments) if self.by and self.by.shown else show_call(name, arguments)
        )

    @property
    def arguments(self) -> Sequence[tuple[Any, ...]]:
        return self._arguments

    def packed(self, start: int, stop: int) -> bytes:
        """A range of the cases as the sandbox reads them: a list of argument lists."""
        if (start, stop) not in self._packed:
            self._packed[start, stop] = codec.pack(
                [list(args) for args in self._arguments[start:stop]]
            )
        return self._packed[start, stop]

    def expected(self, reference: Callable[..., Any]) -> list[Any]:
        """The reference's answers, computed at the first request."""
        if reference not in self._expected:
            copies = codec.unpack(codec.pack([list(args) for args in self._arguments]))
            self._expected[reference] = [self._answer(reference, args) for args in copies]
        return self._expected[reference]

    def _answer(self, reference: Callable[..., Any], arguments: Sequence[Any]) -> Any:
        """Through the probe when the reference is a function of a solution; else it answers to the
        case itself."""
        if self.by and reference.__module__.startswith("solutions."):
            return self.by.function(sys.modules[reference.__module__], *arguments)
        return reference(*arguments)

    def expected_as(
        self, reference: Callable[..., Any], seen_as: Callable[[Any], Any]
    ) -> list[Any]:
        """The reference's answers, each seen in some way, computed at the first request."""
        if (reference, seen_as) not in self._seen:
            self._seen[reference, seen_as] = [
                seen_as(answer) for answer in self.expected(reference)
            ]
        return self._seen[reference, seen_as]


def asked_mixed(*several: Cases) -> None:
    """Let the fresh cases of several checks, each of which has one right answer, be asked together
    as well.

    Alone they give that answer away: it is the one of the fixed cases before them, which can be
    learnt by heart.
    """
    for cases in several:
        cases.company = several


def _words(value: Any) -> set[str]:
    """The words of all texts in plain data."""
    if isinstance(value, str):
        return set(re.findall(r"[^\W\d]\w*", value))
    parts = (*value, *value.values()) if isinstance(value, dict) else value
    return (
        set().union(*map(_words, parts))
        if isinstance(value, list | tuple | set | frozenset | dict)
        else set()
    )
