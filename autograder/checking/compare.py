"""Compare answers as data."""

from collections.abc import Callable
from fractions import Fraction
from math import isclose
from typing import Any

View = Callable[[Any], Any]
"""How an answer is seen before it is compared; takes any plain data."""

_NUMBERS = (bool, int, float, Fraction)


def same(received: Any, expected: Any) -> bool:
    """Return whether two values are equal as data.

    A number counts by its value, since its type has a check of its own, and a float up to its last
    digits, which differ with the order of a sum. Everything else counts by its type, too.
    """
    if type(expected) in _NUMBERS and type(received) in _NUMBERS:
        if float not in (type(expected), type(received)):
            return bool(received == expected)
        try:
            return isclose(received, expected, rel_tol=1e-9, abs_tol=1e-11)
        except OverflowError:
            return False
    if type(received) is not type(expected):
        return False
    if type(expected) in (list, tuple):
        return len(received) == len(expected) and all(map(same, received, expected))
    return bool(received == expected)


def seen_same(received: Any, expected: Any, seen_as: View) -> bool:
    """Return whether a value equals one that is already seen that way."""
    try:
        seen = seen_as(received)
    except (ValueError, TypeError, AttributeError, IndexError, KeyError):
        return False
    return same(seen, expected)


def as_it_is(value: Any) -> Any:
    """Return the value itself: the plain view of an answer."""
    return value


def as_tuples(value: Any) -> Any:
    """Return the value with a tuple for each list in it: the view that tells no list from a
    tuple."""
    return tuple(map(as_tuples, value)) if isinstance(value, list | tuple) else value
