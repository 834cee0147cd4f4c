"""What stands in every exercise around the words of its author. In both languages."""

from autograder.i18n.text import Text

# ---------------------------------------------------------------- the exercises

GOAL = Text("Goal.", "But.")
LEAVES_OUT = Text("Left out.", "Laissé de côté.")
MINUTES = Text("About {minutes} minutes.", "Environ {minutes} minutes.")
HINT = Text("Hint {rank} for {task}", "Indice {rank} pour {task}")
YOUR_CODE = Text("your code here", "votre code ici")
TABLE_OF_MODULES = Text(
    "| lesson | goal | minutes | exercise |", "| leçon | but | minutes | exercice |"
)
EXERCISE_FILES = Text(
    "[notebook]({place}.ipynb), [plain file]({place}.py)",
    "[notebook]({place}.ipynb), [fichier simple]({place}.py)",
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
READY = Text("Ready.", "Prêt.")
PLAY_WITH_YOURS = Text("Play with your own functions:", "Jouez avec vos propres fonctions :")
HUNT = Text(
    "Hunt wrong programs: add examples, an `assert` a line, and see whom they catch.",
    "Chassez les programmes faux : ajoutez des exemples, un `assert` par ligne, et voyez qui ils attrapent.",
)
NEXT_MODULE = Text("Next module: {link}", "Module suivant : {link}")
WHOLE_MODULE = Text("The whole module at once:", "Tout le module d'un coup :")
HINTS_BELOW = Text("# Hints, for when you are stuck", "# Indices, si vous n'avancez plus")
