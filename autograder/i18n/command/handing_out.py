"""`--help` of `start` and `student`, in both languages."""

from autograder.i18n.text import Text

START = Text(
    "Write exercises, as notebooks and as plain files, and lessons into DIR, with a page that says how to go on. What "
    "is there already stays as it is.",
    "Écrit dans DOSSIER les exercices, en notebooks et en fichiers simples, et les leçons, avec une page qui dit comment "
    "continuer. Ce qui s'y trouve déjà reste tel quel.",
)
START_FOLDER = Text("(default: mastermind)", "(par défaut : mastermind)")
STUDENT = Text(
    "Write one folder to hand out: exercises, lessons as pages, the package that checks answers, and how to install it "
    "on Windows, macOS and Linux. The package holds the checks, and the solutions answers are compared with; it holds "
    "no solved notebooks; of another way to solve an exercise it tells those who have full marks.",
    "Écrit un dossier à distribuer : les exercices, les leçons en pages, le paquet qui examine les réponses, et comment "
    "l'installer sous Windows, macOS et Linux. Le paquet contient les vérifications, et les solutions auxquelles les "
    "réponses sont comparées ; il ne contient pas de notebooks résolus ; il parle d'une autre façon de résoudre un exercice "
    "à ceux qui ont tous les points.",
)
STUDENT_PLACE = Text("DIR|FILE.zip", "DOSSIER|FICHIER.zip")
STUDENT_PLACE_IS = Text(
    "a new folder, or an archive of one", "un nouveau dossier, ou une archive d'un tel dossier"
)
