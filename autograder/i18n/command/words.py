"""The verbs in a line each, and the words that argparse has in English only. In both languages."""

from autograder.i18n.text import Text

DESCRIPTION = Text(
    "Exercises on Mastermind: judge a class safely, and build the exercises.",
    "Des exercices autour du Mastermind : noter une classe sans risque, et fabriquer les exercices.",
)
EPILOG = Text(
    "`mastermind VERB --help` says more about a verb.",
    "`mastermind VERBE --help` en dit plus sur un verbe.",
)
VERB = Text("VERB", "VERBE")
VERSION = Text("show the version, and that of Python", "affiche la version, et celle de Python")
LANGUAGE = Text("language of what is shown", "langue de ce qui s'affiche")
EXPLAINED = Text("show this help", "affiche cette aide")
THIS_VERSION = Text(
    "mastermind {version}, Python {python} on {system}",
    "mastermind {version}, Python {python} sous {system}",
)
NOT_INSTALLED = Text("(not installed)", "(pas installé)")

# ---------------------------------------------------------------- the verbs

GRADE = Text("judge a folder of submissions", "examine et note un dossier de copies")
TERM = Text(
    "put the modules of a class together: totals, gradebooks (for teachers)",
    "réunit les modules d'une classe : totaux, carnets de notes (pour les enseignants)",
)
DOCTOR = Text(
    "find out which confinement holds on this machine",
    "cherche quel confinement tient bon sur cette machine",
)
FORGET = Text(
    "delete all that was written about one learner", "efface tout ce qui a été écrit sur un élève"
)
DEMO = Text(
    "write a class of 30 submissions to try things on",
    "écrit une classe de 30 copies, pour faire des essais",
)
CLASSROOM = Text("make a course folder for nbgrader", "crée un dossier de cours pour nbgrader")
NEW = Text(
    "start a module of your own (for authors)", "commence un module à vous (pour les auteurs)"
)
BUILD = Text(
    "write the exercises from their sources (for authors)",
    "écrit les exercices à partir de leurs sources (pour les auteurs)",
)
OBSERVE = Text(
    "record how the known answers behave (for authors)",
    "consigne comment se comportent les réponses connues (pour les auteurs)",
)
AUDIT = Text(
    "what authors have forgotten: texts, checks, answers (for authors)",
    "ce que des auteurs ont oublié : textes, vérifications, réponses (pour les auteurs)",
)
REPRODUCE = Text(
    "compute the numbers of the course, and compare (for authors)",
    "recalcule les nombres du cours, et compare (pour les auteurs)",
)
TREE = Text(
    "make a strategy a tree to hold, or check one: optimal, Knuth's and others",
    "fait d'une stratégie un arbre à tenir en main, ou en vérifie un : l'optimale, celle de Knuth et d'autres",
)
LEAGUE = Text(
    "let the decoders of a class and those of the book play (for teachers)",
    "fait jouer les décodeurs d'une classe et ceux du livre (pour les enseignants)",
)
SITE = Text(
    "make the course a website that checks answers in the browser",
    "fait du cours un site web, qui examine les réponses dans le navigateur",
)
START = Text(
    "write the exercises and lessons into a folder of yours (for learners)",
    "écrit les exercices et les leçons dans un dossier à vous (pour les élèves)",
)
EXPORT = Text(
    "make what Gradescope, GitHub or VPL needs to grade a module (for teachers)",
    "fait ce qu'il faut à Gradescope, GitHub ou VPL pour noter un module (pour les enseignants)",
)
STUDENT = Text(
    "make one folder, or a .zip, to hand out to learners (for teachers)",
    "prépare un dossier, ou un .zip, à distribuer aux élèves (pour les enseignants)",
)
CHECK = Text(
    "check your own answer to a module (for learners)",
    "examine votre réponse à un module (pour les élèves)",
)
HINT = Text(
    "a hint for one function (for learners)", "un indice pour une fonction (pour les élèves)"
)
HUNT = Text(
    "hunt wrong programs with examples of your own (for learners)",
    "chasse les programmes faux avec vos propres exemples (pour les élèves)",
)
PLAY = Text("play Mastermind in the terminal", "joue au Mastermind dans le terminal")

# ---------------------------------------------------------------- what was typed is refused

REFUSED = Text("mastermind {verb}: {reason}", "mastermind {verb} : {reason}")
INVALID_CHOICE = Text(
    "invalid choice: {value} (choose from {choices})",
    "choix impossible : {value} (à choisir parmi {choices})",
)
UNRECOGNIZED = Text("unrecognized arguments: {words}", "arguments inconnus : {words}")
NO_NUMBER = Text(
    "a whole number is expected, not {value}", "un nombre entier est attendu, et non {value}"
)
TOOK = Text(
    "{problem}; `{option}` took `{name}`: if that is the module or the file, write it before, as `check {name} {option}`",
    "{problem} ; `{option}` a pris `{name}` : si c'est le module ou le fichier, écrivez-le avant, comme `check {name} {option}`",
)
MEANT = Text("{problem}. Did you mean {meant}?", "{problem}. Vouliez-vous dire {meant} ?")

# ---------------------------------------------------------------- argparse's own words, as it types them

MISSING = Text("the following arguments are required: %s", "il manque les arguments suivants : %s")
_HEADINGS = (  # a sign follows, before which French has a space
    Text("positional arguments", "arguments positionnels\u00a0"),
    Text("options", "options\u00a0"),
)
ARGPARSE = {
    text.en: text
    for text in (
        *_HEADINGS,
        Text("usage: ", "utilisation : "),
        Text("show this help message and exit", EXPLAINED.fr),
        Text("argument %(argument_name)s: %(message)s", "argument %(argument_name)s : %(message)s"),
        Text("%(prog)s: error: %(message)s\n", "%(prog)s : erreur : %(message)s\n"),
        MISSING,
        Text("one of the arguments %s is required", "il manque l'un des arguments %s"),
        Text("not allowed with argument %s", "ne va pas avec l'argument %s"),
        Text("expected one argument", "une valeur est attendue"),
        Text("expected at most one argument", "une valeur au plus est attendue"),
        Text("expected at least one argument", "au moins une valeur est attendue"),
        Text("expected %s argument", "%s valeur est attendue"),
        Text("expected %s arguments", "%s valeurs sont attendues"),
        Text("ignored explicit argument %r", "n'attend pas de valeur, et a reçu %r"),
        Text(
            "ambiguous option: %(option)s could match %(matches)s",
            "option ambiguë : %(option)s peut vouloir dire %(matches)s",
        ),
        Text(
            "invalid %(type)s value: %(value)r",
            "valeur impossible (type attendu : %(type)s) : %(value)r",
        ),
    )
}
