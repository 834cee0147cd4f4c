"""What is said of strategies as trees: of their files, of what is wrong in them, and on their page."""

from autograder.i18n.message import Message, _

# ---------------------------------------------------------------- asked for


# ---------------------------------------------------------------- found

_TRIES = (_("{n} try"), _("{n} tries"))

# ---------------------------------------------------------------- wrong in a file


# ---------------------------------------------------------------- on the page

STRATEGY = {
    "optimal": _("The optimum"),
    "knuth": _("Knuth's (minimax)"),
    "expected-size": _("Expected size"),
    "entropy": _("Entropy"),
    "most-parts": _("Most parts"),
    "first-consistent": _("First consistent"),
}


def tries(number: int) -> Message:
    """One try, or several."""
    return _TRIES[number != 1].format(n=number)
