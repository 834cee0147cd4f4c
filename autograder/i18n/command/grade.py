"""`mastermind grade --help`, in both languages."""

from autograder.i18n.message import _

TRUSTED = _("you trust this code: judge it even where it cannot be confined")
