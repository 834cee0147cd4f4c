"""`mastermind term --help`, in both languages."""

from autograder.i18n.text import Text

DESCRIPTION = Text(
    "Put the modules of a class together: everybody's marks and total, and each module's marks. The folder of --out "
    "receives term.html, gradebook.csv and gradebook.xlsx; moodle_grades.csv and canvas_grades.csv where the learners can "
    "be found there. Nothing is judged: what is read are the results of `mastermind grade`.",
    "Réunit les modules d'une classe : les notes et le total de chacun, et les notes de chaque module. Le dossier de --out "
    "reçoit term.html, gradebook.csv et gradebook.xlsx ; moodle_grades.csv et canvas_grades.csv là où les élèves s'y "
    "retrouvent. Rien n'est examiné : ce sont les résultats de `mastermind grade` qui sont lus.",
)
EPILOG = Text(
    "Exit status: 0 when it is written, 2 when nothing can be done as asked.",
    "Code de retour : 0 si tout est écrit, 2 si la demande est impossible.",
)
FOLDERS = Text(
    "a folder that `mastermind grade --out` wrote, with one module or several; or a folder of such folders",
    "un dossier écrit par `mastermind grade --out`, avec un module ou plusieurs ; ou un dossier de tels dossiers",
)
OUT = Text("where the files go (default: term)", "où vont les fichiers (par défaut : term)")
ROSTER = Text(
    "a CSV table of the class (a school's, Moodle's, Canvas', nbgrader's): everybody on it has a line, and it decides "
    "who is who",
    "une table CSV de la classe (de l'établissement, de Moodle, de Canvas, de nbgrader) : chacun y a sa ligne, et elle "
    "décide qui est qui",
)
SETTINGS = Text(
    "class.toml: the scale of the total, the weights, what nothing handed in counts as (default: the one that the "
    "folders were graded with)",
    "class.toml : l'échelle du total, les coefficients, ce que compte un travail non rendu (par défaut : celui avec "
    "lequel les dossiers ont été notés)",
)
