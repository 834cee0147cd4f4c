"""The cases that a piece of advice speaks of: calls, or lists and numbers that are the arguments of
one."""

import ast
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Any

from autograder.i18n.text import Text

Arguments = tuple[Any, ...]
_CODE = re.compile(r"`([^`]+)`")
_NAMED = re.compile(r"^\w+ = (?!=)")  # `n = 3`
_ALIKE = re.compile(r"\bitself\b|\btwice the\b|\belle-même\b")  # a list compared with itself
_NOT_READ = (ValueError, TypeError, SyntaxError, MemoryError, RecursionError)


def spoken_of(advice: Text, name: str, like: Sequence[Arguments]) -> list[Arguments]:
    """The arguments that the advice may name for a call of that function, those it most surely
    means first.

    `like`: cases they must resemble, by their types, in that no list repeats an element where none
    does there, and in
    that some of these has numbers as large: what the numbers of a text make a call of may take for
    ever.
    """
    said = advice.typed("en")
    found = [case for case in _calls(said, name) if _fits(case, like)]
    found += [case for case in _in_a_row(said, len(like[0])) if _fits(case, like)]
    return [case for rank, case in enumerate(found) if case not in found[:rank]]


def _calls(said: str, name: str) -> Iterator[Arguments]:
    """The arguments of the calls of the function in a text."""
    for code in _CODE.findall(said):
        with suppress(*_NOT_READ):
            for call in ast.walk(ast.parse(_NAMED.sub("", code, count=1), mode="eval")):
                if (
                    isinstance(call, ast.Call)
                    and getattr(call.func, "id", "") == name
                    and not call.keywords
                ):
                    yield tuple(map(ast.literal_eval, call.args))


def _in_a_row(said: str, count: int) -> Iterator[Arguments]:
    """So many values that follow one another in a text; or one of them twice, where it says so."""
    values = list(_values(said))
    if count == 2 and _ALIKE.search(said):
        yield from ((value, value) for value in values)
    for start in range(len(values) - count + 1):
        yield tuple(values[start : start + count])


def _values(said: str) -> Iterator[Any]:
    for code in _CODE.findall(said):
        with suppress(*_NOT_READ):
            yield ast.literal_eval(_NAMED.sub("", code, count=1))


def _fits(case: Arguments, like: Sequence[Arguments]) -> bool:
    """Whether a case is of the kind of these."""
    if [*map(type, case)] != [*map(type, like[0])]:
        return False
    return (not _repeats(case) or any(map(_repeats, like))) and any(
        _is_as_large(one, case) for one in like
    )


def _is_as_large(one: Arguments, other: Arguments) -> bool:
    """Whether no number of the other case is larger than the one at its place."""
    return all(
        not isinstance(b, int) or (isinstance(a, int) and a >= b)
        for a, b in zip(one, other, strict=False)
    )


def _repeats(case: Arguments) -> bool:
    """Whether a list among the arguments holds an element twice."""
    return any(
        a == b
        for part in case
        if isinstance(part, list)
        for a, b in pairwise(sorted(part, key=repr))
    )
