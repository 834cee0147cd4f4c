"""Options that several verbs have. In both languages."""

from autograder.i18n.text import Text

FILE = Text("FILE", "FICHIER")
FOLDER = Text("FOLDER", "DOSSIER")
DIR = Text("DIR", "DOSSIER")
NAME = Text("NAME", "NOM")
FUNCTION = Text("FUNCTION", "FONCTION")
ADDRESS = Text("ADDRESS", "ADRESSE")

EMPTY_NAME = Text("the name is empty", "le nom est vide")
LANG = Text("language of what is shown", "langue de ce qui s'affiche")
LANG_REMEMBERED = Text(
    "language of what is shown; remembered (default: that of your system)",
    "langue de ce qui s'affiche ; elle reste en mémoire (par défaut : celle de votre système)",
)
WHO = Text(
    "who you are, where several people learn in the same folder",
    "qui vous êtes, quand plusieurs personnes apprennent dans le même dossier",
)
COURSE = Text(
    "a course of your own: a folder with solutions/, checks/ and submissions/ (default: this workbook)",
    "un cours à vous : un dossier avec solutions/, checks/ et submissions/ (par défaut : ce cahier)",
)
COURSE_OF_LEARNER = Text(
    "a course of your teacher's: a folder with solutions/, checks/ and submissions/ (default: the one that `start` made "
    "this folder of, else this workbook)",
    "un cours de votre enseignant : un dossier avec solutions/, checks/ et submissions/ (par défaut : celui dont `start` a "
    "fait ce dossier, sinon ce cahier)",
)
COURSE_OF_AUTHOR = Text(
    "a course of your own: a folder with solutions/, checks/ and submissions/ (default: the folder you are in "
    "if it is one, else this workbook)",
    "un cours à vous : un dossier avec solutions/, checks/ et submissions/ (par défaut : le dossier où vous êtes si "
    "c'en est un, sinon ce cahier)",
)
MODULE = Text("as m02_pegs", "par exemple m02_pegs")
ONLY_MODULE = Text(
    "only this one, as m02_pegs; repeat for several",
    "celui-ci seulement, par exemple m02_pegs ; à répéter pour plusieurs",
)
LAYOUT = Text(
    "what FOLDER is, where it may be two things: a course folder of nbgrader, whose submissions are in submitted/, or "
    "a folder of submissions",
    "ce qu'est DOSSIER, quand il peut être deux choses : un dossier de cours de nbgrader, dont les copies sont dans "
    "submitted/, ou un dossier de copies",
)
WAYS_FROM = Text(
    "tell of other ways to solve an exercise from this date on only, as 2026-03-14T18:00 (default: at once)",
    "ne parler d'autres façons de résoudre un exercice qu'à partir de cette date, comme 2026-03-14T18:00 "
    "(par défaut : tout de suite)",
)
NO_DATE = Text(
    "--ways: “{typed}” is no date; 2026-03-14 or 2026-03-14T18:00 was expected",
    "--ways : « {typed} » n'est pas une date ; on attendait 2026-03-14 ou 2026-03-14T18:00",
)
