"""What is said in a notebook and nowhere else, in both languages."""

from collections.abc import Sequence

from autograder.i18n.catalogue import LANGUAGES
from autograder.i18n.message import Message, _, written_by_author

AND = _("and")


def listed(names: Sequence[str]) -> Message:
    """Names of functions: `a`, `b` and `c`."""
    *first, last = (f"`{name}`" for name in names)
    return written_by_author(
        {one: f"{', '.join(first)} {AND[one]} {last}" if first else last for one in LANGUAGES}
    )
