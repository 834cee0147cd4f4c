"""General questions about wrong answers, for a function that is no known mistake.

Each question is true of every call that was tried. `autograder/testing/explain.py` chooses it.
"""

from autograder.i18n.message import _

# ---------------------------------------------------------------- where no other question fits

BY_HAND = _(
    "Which lines of your function are there for this? Do by hand, one after the other, what they "
    "do here: at which one do they no longer do what you would?"
)
CHANCE = _(
    "In one call of your function, how many times is something drawn at random, and what may come "
    "each time?"
)

# ---------------------------------------------------------------- where the function goes wrong


# ---------------------------------------------------------------- any result

STOPS = _(
    "The call above stops with an error: which line does it name, and what do the variables of "
    "that line hold then?"
)

# ---------------------------------------------------------------- numbers


# ---------------------------------------------------------------- True and False


# ---------------------------------------------------------------- lists, texts, sets, small tuples


# ---------------------------------------------------------------- dictionaries
