"""What learners receive besides their exercises: how to get a verdict, where to start, how to install. In both languages."""

from autograder.i18n.message import _

# ---------------------------------------------------------------- at the end of every exercise


# ---------------------------------------------------------------- within an exercise that is a plain file


# ---------------------------------------------------------------- the first page of a folder of exercises

START_PAGE = _("start")  # its name, without .html

# ---------------------------------------------------------------- the lessons, in such a folder and on the site


# ---------------------------------------------------------------- what a teacher hands out
