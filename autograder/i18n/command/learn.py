"""`--help` of `check`, `hint`, `hunt` and `play`, in both languages."""

from autograder.i18n.text import Text

CHECK = Text(
    "Judge one file with the same checks as a teacher, explain the first promise that is not kept, and show how far you "
    "are. Without FILE: m02_pegs.py or .ipynb in this folder, else the exercise itself. FILE may come first, and MODULE "
    "may be left out when the file has its name.",
    "Examine un fichier avec les mêmes vérifications que l'enseignant, explique la première promesse qui n'est pas "
    "tenue, et montre où vous en êtes. Sans FICHIER : m02_pegs.py ou .ipynb dans ce dossier, sinon l'exercice lui-même. "
    "FICHIER peut venir en premier, et MODULE peut manquer si le fichier porte son nom.",
)
CHECK_EXIT = Text(
    "Exit status: 0 when all but the bonus is right, 1 when not, 2 when the file cannot be judged, 3 when that is a "
    "fault of the workbook.",
    "Code de retour : 0 si tout est juste, bonus à part, 1 sinon, 2 si le fichier ne peut pas être examiné, 3 si c'est "
    "la faute du cahier.",
)
CHECK_MODULE = Text(
    "as m02_pegs; or your file alone, where it tells the module",
    "par exemple m02_pegs ; ou votre fichier seul, s'il dit de quel module il est",
)
CHECK_FILE = Text("your file", "votre fichier")
WATCH = Text(
    "check again each time the file is saved",
    "recommence chaque fois que le fichier est enregistré",
)
PLAIN = Text(
    "numbers first, without bars or colours, as in a pipe, where TERM is dumb, or where NO_COLOR is set",
    "les nombres d'abord, sans barres ni couleurs, comme dans un tube, quand TERM vaut dumb, ou quand NO_COLOR est défini",
)
TRACE = Text(
    "then show the case that fails line by line: what runs, and which values change; at a terminal, one line at each "
    "Enter, without --plain",
    "montre ensuite ligne par ligne le cas qui échoue : ce qui s'exécute, et les valeurs qui changent ; au terminal, une "
    "ligne à chaque Entrée, sauf avec --plain",
)
PREDICT = Text(
    "the same, at a terminal, but each line is shown without the values that it changes, until you press Enter",
    "de même, au terminal, mais chaque ligne est montrée sans les valeurs qu'elle change, jusqu'à ce que vous appuyiez "
    "sur Entrée",
)
HINT = Text(
    "Show a hint for one function, one step further each time.",
    "Donne un indice pour une fonction, un pas plus loin à chaque fois.",
)
HINT_FUNCTION = Text("as mal_places", "par exemple mal_places")
AGAIN = Text("start over from the first hint", "repart du premier indice")
PUZZLE = Text(
    "after the last hint: a right program with gaps, and the lines to fill them, shuffled; one or two of these are wrong",
    "après le dernier indice : un programme juste à trous, et les lignes pour les remplir, mélangées ; une ou deux de "
    "celles-ci sont fausses",
)
HUNT = Text(
    "Write examples of one function, as `assert mal_places([1, 2], [2, 1]) == 2`, and see which of the wrong programs we "
    "know they catch. Each is first tried on right programs. With FILE: the examples of this function in it. Without: "
    "typed one after the other, until an empty line; or read from a pipe.",
    "Écrivez des exemples d'une fonction, comme `assert mal_places([1, 2], [2, 1]) == 2`, et voyez lesquels des "
    "programmes faux que nous connaissons ils attrapent. Chacun est d'abord essayé sur des programmes justes. Avec "
    "FICHIER : les exemples de cette fonction qui s'y trouvent. Sans : saisis l'un après l'autre, jusqu'à une ligne "
    "vide ; ou lus dans un tube.",
)
HUNT_EXIT = Text(
    "Exit status: 0 when all are caught that an example can catch, 1 when some are free, 2 when nothing can be read.",
    "Code de retour : 0 si tous ceux qu'un exemple peut attraper le sont, 1 s'il en reste, 2 si rien ne peut être lu.",
)
HUNT_FILE = Text(
    "your program, or a text with one example a line",
    "votre programme, ou un texte avec un exemple par ligne",
)
MINE = Text(
    "only wrong programs of mistakes that you once made, as `check` noted them in this folder, or around it: those of the "
    "function with the oldest one, or of FUNCTION; what you catch is struck off",
    "seulement les programmes faux des erreurs que vous avez faites un jour, telles que `check` les a notées dans ce "
    "dossier, ou autour : celles de la fonction où se trouve la plus ancienne, ou de FONCTION ; ce que vous attrapez est rayé",
)
PLAY = Text(
    "The computer hides a code and you look for it; or the other way round. The computer answers each proposition with "
    "the number of well placed pegs, then of misplaced ones.",
    "L'ordinateur cache un code et vous le cherchez ; ou l'inverse. L'ordinateur répond à chaque proposition par le "
    "nombre de pions bien placés, puis de pions mal placés.",
)
COLOURS = Text(
    "colours, numbered from 1 (default: 6)", "couleurs, numérotées à partir de 1 (par défaut : 6)"
)
LENGTH = Text("pegs in a code (default: 4)", "pions d'un code (par défaut : 4)")
TRIES = Text(
    "propositions you may make (default: 10)",
    "propositions auxquelles vous avez droit (par défaut : 10)",
)
CODEBREAKER = Text(
    "who looks for the code", "qui cherche le code : vous (you), ou l'ordinateur (computer)"
)
EVIL = Text(
    "a codemaker without a code: it always gives the answer that leaves most codes",
    "un codeur sans code : il donne toujours la réponse qui laisse le plus de codes",
)
REVIEW = Text(
    "after the game, print what each move lost against the best one, and what was luck",
    "après la partie, affiche ce que chaque coup a perdu face au meilleur, et ce qui était de la chance",
)
