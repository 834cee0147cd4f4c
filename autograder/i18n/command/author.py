"""`--help` of the verbs for authors, in both languages."""

from autograder.i18n.message import _

MODULES = _("as m02_pegs; all of them when none is named")
