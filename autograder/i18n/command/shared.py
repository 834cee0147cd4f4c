"""Options that several verbs have. In both languages."""

from autograder.i18n.message import _

FILE = _("FILE")
DIR = _("DIR")

COURSE_OF_LEARNER = _(
    "a course of your teacher's: a folder with solutions/, checks/ and submissions/ (default: the "
    "one that `start` made this folder of, else this workbook)"
)
