"""What is said of a call that is followed line by line, in both languages."""

from autograder.i18n.message import _

HEADING = _("`{call}`, line by line")
LINE = _("line")
RAN = _("what ran")
CUT = _("… lines left out here: {count} …")
NOTHING_WRONG = _("Nothing fails there: there is no case to follow line by line.")
