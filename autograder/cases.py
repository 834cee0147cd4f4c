"""Inputs of a hidden check: enumerated from small to large, then seeded random ones.

The order matters: the first disagreement in it is the counterexample a learner is shown.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from functools import cached_property
from itertools import product
from typing import Any

from autograder.sandbox import codec


def lists(values: Iterable[Any], length: int) -> list[list[Any]]:
    """All lists of that length over the values, in lexicographic order."""
    return [list(items) for items in product(values, repeat=length)]


def pairs(values: Iterable[Any], length: int) -> list[tuple[list[Any], list[Any]]]:
    """All pairs of lists of that length over the values, in lexicographic order."""
    every = lists(values, length)
    return [(first, second) for first in every for second in every]


class Cases:
    """A fixed sequence of argument tuples, with the answers a reference gives to them.

    The arguments are never handed out for writing: a reference is called on copies,
    a learner's function on what the sandbox has decoded.
    """

    def __init__(self, arguments: Iterable[tuple[Any, ...]]):
        self._arguments = tuple(arguments)
        self._expected: dict[Callable[..., Any], list[Any]] = {}
        self._seen: dict[tuple[Callable[..., Any], Callable[[Any], Any]], list[Any]] = {}
        self._slices: dict[tuple[int, int], Cases] = {}
        self._encoded: dict[tuple[int, int], str] = {}

    def __len__(self) -> int:
        return len(self._arguments)

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return iter(self._arguments)

    def __getitem__(self, part: slice) -> "Cases":
        """A part of the cases; the same part is the same object, so its answers are computed once."""
        start, stop, _ = part.indices(len(self))
        if (start, stop) not in self._slices:
            self._slices[start, stop] = Cases(self._arguments[start:stop])
        return self._slices[start, stop]

    def __add__(self, other: "Cases") -> "Cases":
        return Cases((*self._arguments, *other._arguments))

    @cached_property
    def twice(self) -> "Cases":
        """Each case two times in a row."""
        return Cases(args for args in self._arguments for _ in range(2))

    def pick(self, ranks: Iterable[int]) -> "Cases":
        """Some of the cases, by rank."""
        return Cases(self._arguments[rank] for rank in ranks)

    @property
    def arguments(self) -> Sequence[tuple[Any, ...]]:
        return self._arguments

    def encoded(self, start: int, stop: int) -> str:
        """A range of the cases as the sandbox reads them: a JSON list of argument lists."""
        if (start, stop) not in self._encoded:
            self._encoded[start, stop] = codec.encode([list(args) for args in self._arguments[start:stop]])
        return self._encoded[start, stop]

    def expected(self, reference: Callable[..., Any]) -> list[Any]:
        """The reference's answers, computed at the first request."""
        if reference not in self._expected:
            self._expected[reference] = [reference(*deepcopy(args)) for args in self._arguments]
        return self._expected[reference]

    def expected_as(self, reference: Callable[..., Any], seen_as: Callable[[Any], Any]) -> list[Any]:
        """The reference's answers, each seen in some way, computed at the first request."""
        if (reference, seen_as) not in self._seen:
            self._seen[reference, seen_as] = [seen_as(answer) for answer in self.expected(reference)]
        return self._seen[reference, seen_as]
