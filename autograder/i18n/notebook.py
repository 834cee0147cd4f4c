"""What is said in a notebook and nowhere else, in both languages."""

from collections.abc import Sequence

from autograder.i18n.message import Message, _, quoted


def listed(names: Sequence[str]) -> Message:
    """Names of functions: `a`, `b` and `c`."""
    *first, last = (f"`{name}`" for name in names)
    return _("{names} and {last}", names=", ".join(first), last=last) if first else quoted(last)
