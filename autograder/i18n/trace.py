"""What is said of a call that is followed line by line, in both languages."""

from autograder.i18n.text import Text

HEADING = Text("`{call}`, line by line", "`{call}`, ligne par ligne")
LINE = Text("line", "ligne")
RAN = Text("what ran", "ce qui s'exécute")
CHANGED = Text("what changed", "ce qui change")
BETWEEN = Text("; ", " ; ")  # two things that changed on a line
RETURNS = Text("returns {value}", "renvoie {value}")
RETURNS_WRONG = Text(
    "returns {value}; expected: {expected}", "renvoie {value} ; attendu : {expected}"
)
YIELDS = Text("yields {value}", "produit {value}")
RAISES = Text("raises {value}", "lève {value}")
CUT = Text("… lines left out here: {count} …", "… lignes omises ici : {count} …")
ENOUGH = Text(
    "Stopped after {count} lines: does every loop come to an end?",
    "Arrêt après {count} lignes : chaque boucle se termine-t-elle ?",
)
OTHERWISE = Text(
    "Made by itself, the call gave `{now}` here: its answer depends on chance, or on the calls before it.",
    "Fait tout seul, l'appel a donné `{now}` ici : sa réponse dépend du hasard, ou des appels précédents.",
)
NO_LINE = Text(
    "No line of yours ran in this call.", "Aucune de vos lignes n'a été exécutée pendant cet appel."
)
NO_CALL = Text(
    "There is no single call to follow line by line here.",
    "Il n'y a pas ici d'appel unique à suivre ligne par ligne.",
)
ASKS = Text(
    "What fails here asks for something with `input`: what is typed cannot be played again, so these lines are not followed.",
    "Ce qui échoue ici pose une question avec `input` : ce qui est saisi ne peut pas être rejoué, donc ces lignes ne sont pas "
    "suivies.",
)
NOTHING_WRONG = Text(
    "Nothing fails there: there is no case to follow line by line.",
    "Rien n'échoue ici : il n'y a pas de cas à suivre ligne par ligne.",
)
NOT_FOLLOWED = Text(
    "The call could not be followed line by line: {detail}.",
    "L'appel n'a pas pu être suivi ligne par ligne : {detail}.",
)
ERROR = Text("it ended with `{error}`", "il s'est terminé par `{error}`")
KEYS = Text(
    "Enter: the next line; b: one line back; a: all the others; q: stop here.",
    "Entrée : la ligne suivante ; b : une ligne en arrière ; a : toutes les autres ; q : s'arrêter là.",
)
KEYS_PREDICTING = Text(
    "What does each line change? Decide, then press Enter to see it; b: one line back; a: all the others; q: stop here.",
    "Que change chaque ligne ? Décidez, puis appuyez sur Entrée pour le voir ; b : une ligne en arrière ; a : toutes les "
    "autres ; q : s'arrêter là.",
)
NO_EFFECT = Text("nothing changes", "rien ne change")
NEEDS_TERMINAL = Text(
    "Hiding the values needs a terminal, without --plain. Here are the lines with their values:",
    "Pour cacher les valeurs, il faut un terminal, sans --plain. Voici les lignes avec leurs valeurs :",
)
HOW_ON_A_PAGE = Text(
    "What does each line change? Decide, then open its answer.",
    "Que change chaque ligne ? Décidez, puis ouvrez sa réponse.",
)
SHOW_EFFECT = Text("show", "montrer")
ARROWS = Text(
    "Click a line, then step with the arrow keys.",
    "Cliquez sur une ligne, puis avancez avec les flèches.",
)
