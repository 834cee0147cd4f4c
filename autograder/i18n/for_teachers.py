"""What teachers read: pages and tables, the command line, nbgrader, a cluster. In both languages."""

from autograder.i18n.message import _

# ---------------------------------------------------------------- pages and tables

SUBMISSION = _("submission")
BONUS = _("bonus")

# ---------------------------------------------------------------- nbgrader

NEEDS_NBGRADER = _(
    'nbgrader is not installed here: in a copy of the workbook, pip install ".[nbgrader]"'
)
OTHER_CELLS = _(
    "the gradebook {place} knows another version of this module ({cells}); run `nbgrader "
    "generate_assignment --force` before anybody hands in, or keep to the version it knows"
)

# ---------------------------------------------------------------- the command line

NO_WORKSHEET = _("{file} cannot be read as a grading worksheet of Moodle: {reason}")
REFUSED_TIER = _(
    "This machine offers no confinement that holds, so nobody else's code is run here. See "
    "`mastermind doctor`; to grade code you trust, add --trusted."
)
UNCONFINED = _(
    "NO ISOLATION: these submissions can read and change everything you can. Only grade code you "
    "trust."
)
NO_SUBMISSION = _(
    "there is no submission in {folder}: files alice.py or bob.ipynb, or folders, were expected"
)
NOT_ON_ROSTER = _("{count} submission(s) bear a name that is not on the roster: {names}.")

# ---------------------------------------------------------------- a cluster

CLUSTER_OF_OURS = _(
    "--cluster judges the modules of this workbook only: grade {course} on this machine, without "
    "--cluster"
)
CLUSTER_LOST = _(
    "the cluster at {address} is lost; what was judged is kept, and the same command goes on from "
    "there"
)

# ---------------------------------------------------------------- what cannot be done as asked

NO_FOLDER = _(
    "there is no folder or file {folder}; give the folder or the archive that holds the submissions"
)
NOT_WRITABLE = _("{folder} cannot be written: {reason}; choose another folder")
