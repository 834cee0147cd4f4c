"""What people call the strategies that this program knows by a name."""

from autograder.i18n.message import _

STRATEGY_TITLES = {
    "optimal": _("The optimum"),
    "knuth": _("Knuth's (minimax)"),
    "expected-size": _("Expected size"),
    "entropy": _("Entropy"),
    "most-parts": _("Most parts"),
    "first-consistent": _("First consistent"),
}
