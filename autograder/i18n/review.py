"""What is said when a game is looked back at: tries lost, luck, best moves."""

from autograder.i18n.message import _

TITLE = _("The game, move by move")
COLUMNS = (
    _("move"),
    _("answer"),
    _("codes before"),
    _("codes after"),
    _("bits"),
    _("lost"),
    _("luck"),
    _("best"),
)
