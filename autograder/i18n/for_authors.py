"""What stands in every exercise around the words of its author. In both languages."""

from autograder.i18n.text import Text

# ---------------------------------------------------------------- the exercises

GOAL = Text("Goal.", "But.")
LEAVES_OUT = Text("Left out.", "Laissé de côté.")
MINUTES = Text("About {minutes} minutes.", "Environ {minutes} minutes.")
HINT = Text("Hint {rank} for {task}", "Indice {rank} pour {task}")
YOUR_CODE = Text("your code here", "votre code ici")
TABLE_OF_MODULES = Text("| lesson | goal | minutes | exercise |", "| leçon | but | minutes | exercice |")
EXERCISE_FILES = Text(
    "[notebook]({place}.ipynb), [plain file]({place}.py)", "[notebook]({place}.ipynb), [fichier simple]({place}.py)"
)
EARLIER = Text(
    "Paste here your own functions of the earlier modules:\n{names}.\n"
    "The examples and the given cells may need them on your machine.\n"
    "When your work is checked, one that is missing here, or wrong, is replaced by a correct one.",
    "Collez ici vos propres fonctions des modules précédents :\n{names}.\n"
    "Les exemples et les cellules données peuvent en avoir besoin chez vous.\n"
    "Quand votre travail est examiné, une fonction qui manque ici, ou qui est fausse, est remplacée par une correcte.",
)
START_HERE = Text("Run this cell first.", "Exécutez d'abord cette cellule.")
IN_THE_BROWSER = Text(
    "> `check(…)` judges a function, `hint(…)` helps one step further, `play()` is the game. "
    "All this runs in your browser, which keeps your work too: save with Ctrl + S, or with the disk icon above.\n"
    ">\n"
    "> While a cell is running, `[*]` stands beside it; ■ above stops it. After ten minutes of computing it is stopped, "
    "unless its first line asks for more: `# 30 minutes`. If nothing helps, restart Python with the round arrow ⟳ above. "
    "Nothing you wrote is lost; run your cells again, from the first one.",
    "> `check(…)` examine une fonction, `hint(…)` donne un indice de plus, `play()` est le jeu. "
    "Tout cela se passe dans votre navigateur, qui garde aussi votre travail : enregistrez par Ctrl + S, ou par "
    "l'icône de disquette en haut.\n"
    ">\n"
    "> Tant qu'une cellule est en cours, `[*]` s'affiche à côté d'elle ; ■ en haut l'arrête. Après dix minutes de calcul, "
    "elle est arrêtée, sauf si sa première ligne demande plus : `# 30 minutes`. Si rien n'y fait, redémarrez Python par la "
    "flèche ronde ⟳ en haut. Rien de ce que vous avez écrit n'est perdu ; exécutez de nouveau vos cellules, à partir de la "
    "première.",
)
READY = Text("Ready.", "Prêt.")
INSTALLED_ONLY = Text(
    "The checks of this module compute with numpy, which the Python of this site does not have: save the notebook on a "
    "computer that has the workbook (menu File, Download), and run `mastermind check {module} FILE` there.",
    "Les vérifications de ce module calculent avec numpy, que le Python de ce site n'a pas : enregistrez le notebook sur "
    "un ordinateur où le cahier est installé (menu Fichier, Télécharger), puis exécutez-y "
    "`mastermind check {module} FICHIER`.",
)
PLAY_WITH_YOURS = Text("Play with your own functions:", "Jouez avec vos propres fonctions :")
NEXT_MODULE = Text("Next module: {link}", "Module suivant : {link}")
WHOLE_MODULE = Text("The whole module at once:", "Tout le module d'un coup :")
HINTS_BELOW = Text("# Hints, for when you are stuck", "# Indices, si vous n'avancez plus")
