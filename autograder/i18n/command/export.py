"""`mastermind export --help`, in both languages."""

from autograder.i18n.text import Text

DESCRIPTION = Text(
    "Write what another house needs to grade a module with this program: for gradescope, the archive of an autograder; "
    "for github, the files of the learners' repositories and of yours; for vpl, the script of an activity and what its "
    "server needs. Or, for pytest, coderunner, dodona, prairielearn and vpl-suite, a suite of calls that needs nothing "
    "of this program, and says what it proves.",
    "Écrit ce qu'il faut à une autre maison pour noter un module avec ce programme : pour gradescope, l'archive d'un "
    "correcteur ; pour github, les fichiers des dépôts des élèves et du vôtre ; pour vpl, le script d'une activité et ce "
    "qu'il faut à son serveur. Ou, pour pytest, coderunner, dodona, prairielearn et vpl-suite, une suite d'appels qui "
    "n'a besoin de rien de ce programme, et dit ce qu'elle prouve.",
)
HOUSE = Text("where it will be graded", "où il sera noté")
MODULE = Text("as m02_pegs", "par exemple m02_pegs")
PLACE = Text("DIR|FILE.zip", "DOSSIER|FICHIER.zip")
PLACE_IS = Text(
    "a new folder, or an archive of what is in it",
    "un nouveau dossier, ou une archive de son contenu",
)
