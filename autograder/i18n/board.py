"""What the board says, in both languages. Colours and shapes are named as one sees them."""

from autograder.i18n.message import Message, _

# ---------------------------------------------------------------- the pegs

COLOURS = (  # the palette of Okabe and Ito, in the order of board.css
    _("orange circle"),
    _("light blue square"),
    _("green triangle"),
    _("yellow diamond"),
    _("dark blue pentagon"),
    _("dark orange hexagon"),
    _("pink octagon"),
    _("black shield"),
    _("grey arch"),
)

# ---------------------------------------------------------------- what stays on the board


# ---------------------------------------------------------------- the game


# ---------------------------------------------------------------- what was typed


# ---------------------------------------------------------------- what a proposition would teach

BARS = _(
    "One bar for each possible answer: the codes that would be left after it. The shorter the "
    "bars, the more you learn; each bit of information halves the number of codes."
)

# ---------------------------------------------------------------- the learner's functions


# ---------------------------------------------------------------- how play is called


# ---------------------------------------------------------------- the terminal


def count(forms: tuple[Message, Message], n: int, **values: object) -> Message:
    """The sentence for one, or for that many."""
    return forms[n != 1].format(n=n, **values)
