"""What `mastermind new` writes into a module, to be replaced by its author."""

from autograder.i18n.message import _

TITLE = _("How many colours?")
GOAL_OF_NEW = _("Count what is different in a list.")
LEFT_OUT_OF_NEW = _("Nothing is printed here.")
HEADING = _("The colours of a code")
ASKED = _(
    "`how_many_colours(code)` is the number of different colours in the list `code`: 2 for `[1, 2, "
    "1, 2]`."
)
VAGUE_HINT = _("What would you write down, peg after peg, if you counted by hand?")
PLAIN_HINT = _(
    "Keep a list of the colours you have seen, and add a colour only when it is not there yet."
)
COUNTS_ONCE = _("A colour must count once, however many pegs have it.")
LEAVES_ALONE = _("After the call, the list must be what it was before.")
SAME_TWICE = _("The same call made a second time, or after others, must give the same result.")
EVERY_PEG_TITLE = _("Every peg is counted.")
EVERY_PEG = _(
    "The result is the number of pegs. What should become of a colour that is there twice?"
)
SORTS_TITLE = _("The list of the caller is sorted.")
SORTS = _("The list comes back in another order. What does your function do with the list itself?")
REMEMBERS_TITLE = _("The colours of one call are still there in the next.")
REMEMBERS = _(
    "The colours of an earlier call still count. Where does your function keep them, and when does "
    "it start anew?"
)
