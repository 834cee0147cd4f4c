"""What stands in every exercise around the words of its author. In both languages."""

from autograder.i18n.message import _

# ---------------------------------------------------------------- the exercises

GOAL = _("Goal.")
LEAVES_OUT = _("Left out.")
MINUTES = _("About {minutes} minutes.")
HINT = _("Hint {rank} for {task}")
YOUR_CODE = _("your code here")
TABLE_OF_MODULES = _("| lesson | goal | minutes | exercise |")
EXERCISE_FILES = _("[notebook]({place}.ipynb), [plain file]({place}.py)")
EARLIER = _(
    "Paste here your own functions of the earlier modules:\n{names}.\nThe examples and the given "
    "cells may need them on your machine.\nWhen your work is checked, one that is missing here, or "
    "wrong, is replaced by a correct one."
)
START_HERE = _("Run this cell first.")
READY = _("Ready.")
PLAY_WITH_YOURS = _("Play with your own functions:")
HUNT = _("Hunt wrong programs: add examples, an `assert` a line, and see whom they catch.")
NEXT_MODULE = _("Next module: {link}")
WHOLE_MODULE = _("The whole module at once:")
HINTS_BELOW = _("# Hints, for when you are stuck")
