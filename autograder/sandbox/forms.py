"""What a reply may look like: nothing that a worker says is used before its form was looked at.

A form is a type (`object`: anything), a range of whole numbers, None, a text that must be there, a
tuple (a list of exactly these forms), a dictionary (these keys, perhaps others), or one of the two
below.
"""

from dataclasses import dataclass
from typing import Any

from autograder.sandbox.tracing import FIRST, LAST, MOST, MOST_CHANGES

MAX_LISTED = 200  # functions, failures, broken blocks a worker may tell of


class Either(tuple[Any, ...]):
    """One of several forms."""

    __slots__ = ()


@dataclass(frozen=True)
class Many:
    """A list of things of one form."""

    form: Any
    most: int = MAX_LISTED


def fits(value: Any, form: Any) -> bool:
    """Whether a value has a form."""
    match form:
        case None | str():
            return type(value) is type(form) and value == form
        case type():
            return form is object or type(value) is form
        case range():
            return type(value) is int and value in form
        case Either():
            return any(fits(value, one) for one in form)
        case Many():
            return (
                type(value) is list
                and len(value) <= form.most
                and all(fits(part, form.form) for part in value)
            )
        case tuple():
            return type(value) is list and len(value) == len(form) and all(map(fits, value, form))
        case dict():
            return type(value) is dict and all(
                key in value and fits(value[key], part) for key, part in form.items()
            )
    raise TypeError(f"{form!r} is no form")


LINE = range(10_000_000)  # the number of a line, or 0 for none
_LINES = Many(LINE, LINE.stop)
_TEXT, _NUMBER = Either((str, None)), Either((int, None))
_ENDED = Either((("enough",), ("returned", str), ("raised", str, str, _NUMBER)))
_HOW = Either(((), *((how, str) for how in ("return", "yield", "raise"))))
_STEP = (LINE, LINE, LINE, Many((str, str), MOST_CHANGES), _HOW)
_TRACE = (Many(_STEP, FIRST + LAST), range(MOST + 1), _ENDED)
_LOADED = {
    "tasks": dict,
    "functions": Many(str),
    "broken": Many((LINE, LINE, _TEXT, str)),
    "failures": Many((LINE, str, str, _NUMBER)),
    "untrue": Many(LINE),
    "lines": _LINES,
    "kinds": _LINES,
    "endless": Many((LINE, str)),
}
EXCEPTION = (str, str, _NUMBER, str)
MESSAGE = Either(
    (
        ("i", str, str),
        *((reply, str, object, str) for reply in ("r", "e", "t")),
        ("l", str, int, str),
        ("c", str, (bool, str), str),
    )
)
GIVEN_UP = (str, Either((list, None)))


def is_loaded(reply: Any) -> bool:
    """Whether a reply is what a worker can say of a submission that it has loaded."""
    return (
        fits(reply, _LOADED)
        and all(type(part) is str for pair in reply["tasks"].items() for part in pair)
        and len(reply["lines"]) == len(reply["kinds"])
        and all(rank < len(reply["lines"]) for rank, _ in reply["endless"])
    )


def is_map(reply: Any, count: int) -> bool:
    """Whether a reply is what at most so many calls can have given: values, ranks of errors, of
    changed arguments."""
    if type(reply) is not list or not reply or type(reply[0]) is not list:
        return False
    noted = Many((range(len(reply[0])), list), count)
    return len(reply[0]) <= count and fits(reply, (list, noted, noted))


def is_trace(reply: Any) -> bool:
    """Whether a reply is what `tracing.watched` can have given: steps, their number, how the call
    ended."""
    return fits(reply, _TRACE) and len(reply[0]) <= reply[1]
