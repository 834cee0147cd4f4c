"""Runs in the sandbox, beside the programs that are hunted: calls one of them on one example, as an
assert would.

Its text is what a worker loads (`programs`); it knows nothing of this package.
"""

from math import isclose
from numbers import Real
from typing import Any

# a function's name, the program that defines it, whether to load it anew
SOURCES: list[tuple[str, str, bool]] = []
_codes: dict[int, Any] = {}  # of each program
_kept: dict[int, dict[str, Any]] = {}  # the names of the programs that are not loaded anew
_SHOWN = 120  # characters of an answer


def hunted(rank: int, arguments: list[Any], named: dict[str, Any], value: Any) -> list[Any]:
    """Whether a program's answer is that value, and what it is."""
    function, source, afresh = SOURCES[rank]
    if rank not in _codes:
        _codes[rank] = compile(source, "answer.py", "exec")
    names = {} if afresh else _kept.setdefault(rank, {})
    if not names:
        names["__name__"] = __name__
        exec(_codes[rank], names)
    answer = names[function](*arguments, **named)
    return [is_same(answer, value), repr(answer)[:_SHOWN]]


def is_same(answer: Any, value: Any) -> bool:
    """Whether they are equal; where they have a fraction, to nine digits, as nobody writes more."""
    if type(value) is float and isinstance(answer, Real):
        return isclose(answer, value, rel_tol=1e-9, abs_tol=1e-9)
    return bool(answer == value)
