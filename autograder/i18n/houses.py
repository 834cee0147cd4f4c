"""Other houses: what is said of what was made for Gradescope, GitHub and VPL. In both languages."""

from autograder.i18n.text import Text

EXPORTED = Text("{place} is written.", "{place} est écrit.")
NO_CHECKS = Text(
    "{file} holds no check: there is nothing to grade by",
    "{file} ne contient aucune vérification : il n'y a rien d'après quoi noter",
)
VPL_ONE = Text(
    "--vpl is for one learner and one module: give --single and --module, as in "
    "mastermind grade FOLDER --single --module m02_pegs --vpl FILE",
    "--vpl concerne un seul élève et un seul module : donnez --single et --module, comme dans "
    "mastermind grade DOSSIER --single --module m02_pegs --vpl FICHIER",
)

# ---------------------------------------------------------------- what to do next

GRADESCOPE_NEXT = Text(
    "On Gradescope, in the assignment: Configure Autograder, Zip file upload, choose it (a folder: zip what is in it), "
    "Update Autograder. Points of the assignment: those of the module, without bonus.",
    "Sur Gradescope, dans le devoir : Configure Autograder, Zip file upload, choisissez-le (un dossier : compressez ce "
    "qu'il contient), Update Autograder. Points du devoir : ceux du module, sans le bonus.",
)
GITHUB_NEXT = Text(
    "Read {place}/README.md: what goes into the learners' repositories, what into yours, and which token reads them.",
    "Lisez {place}/README.md : ce qui va dans les dépôts des élèves, ce qui va dans le vôtre, et quel jeton les lit.",
)
VPL_NEXT = Text(
    "Read {place}/README.md: what goes into the activity, and what is installed once on the execution server.",
    "Lisez {place}/README.md : ce qui va dans l'activité, et ce qu'on installe une fois sur le serveur d'exécution.",
)

# ---------------------------------------------------------------- VPL

VPL_MISSING = Text(
    "The grader is not installed on the execution server: tell your teacher. Your work is kept.",
    "Le correcteur n'est pas installé sur le serveur d'exécution : dites-le à votre enseignant. Votre travail est gardé.",
)
VPL_FAILED = Text(
    "Your work could not be judged, which is not your doing: tell your teacher. Your work is kept.",
    "Votre travail n'a pas pu être examiné, et vous n'y êtes pour rien : dites-le à votre enseignant. Votre travail "
    "est gardé.",
)

# ---------------------------------------------------------------- suites of calls

NO_SUITE = Text(
    "no plain call judges a function of {slug}: there is no suite to take away",
    "aucun appel simple ne juge une fonction de {slug} : il n'y a pas de suite à emporter",
)
CATCHES = Text(
    "`{name}`: its {calls} calls catch {caught} of the {count} wrong programs that are known.",
    "`{name}` : ses {calls} appels attrapent {caught} des {count} programmes faux connus.",
)
NOT_BY_CALLS = Text(
    "`{name}` is not in it: no plain call catches any of its {count} wrong programs.",
    "`{name}` n'y est pas : aucun appel simple n'attrape l'un de ses {count} programmes faux.",
)
SUITE_NEXT = Text(
    "Read {place}/README.md: how it is put to use, and what it proves.",
    "Lisez {place}/README.md : comment s'en servir, et ce qu'elle prouve.",
)
EXAMPLES_TAB = Text("Examples", "Exemples")
CALLS_TAB = Text("Other calls", "Autres appels")
NO_ANSWER = Text("There is no {file}.", "Il n'y a pas de {file}.")
