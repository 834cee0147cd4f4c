"""What is said of a call that is followed line by line, in both languages."""

from autograder.i18n.text import Text

HEADING = Text("`{call}`, line by line", "`{call}`, ligne par ligne")
LINE = Text("line", "ligne")
RAN = Text("what ran", "ce qui s'exécute")
CHANGED = Text("what changed", "ce qui change")
BETWEEN = Text("; ", " ; ")  # two things that changed on a line
RETURNS = Text("returns {value}", "renvoie {value}")
RETURNED = Text("returned {value}", "a renvoyé {value}")
AFTER_CALLS = Text("after that: {what}", "après cela : {what}")  # after the calls that a line made
RETURNS_WRONG = Text("returns {value}; expected: {expected}", "renvoie {value} ; attendu : {expected}")
ONLY_GROWS = Text(
    "from here on, no right answer is possible: {name} only grows, and {expected} was expected",
    "à partir d'ici, plus de bonne réponse possible : {name} ne fait que croître, et on attendait {expected}",
)
ONLY_SHRINKS = Text(
    "from here on, no right answer is possible: {name} only shrinks, and {expected} was expected",
    "à partir d'ici, plus de bonne réponse possible : {name} ne fait que décroître, et on attendait {expected}",
)
ONLY_ADDED_TO = Text(
    "from here on, no right answer is possible: {name} is only added to at its end, and {expected} begins otherwise",
    "à partir d'ici, plus de bonne réponse possible : on ne fait qu'ajouter à la fin de {name}, et {expected} commence "
    "autrement",
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
NO_LINE = Text("No line of yours ran in this call.", "Aucune de vos lignes n'a été exécutée pendant cet appel.")
NO_CALL = Text(
    "There is no single call to follow line by line here.", "Il n'y a pas ici d'appel unique à suivre ligne par ligne."
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
WHAT_NOW = Text("What is `{name}` after this turn?", "Que vaut `{name}` après ce tour ?")
YES = Text("Yes: `{name}` is `{value}`.", "Oui : `{name}` vaut `{value}`.")
NO = Text("No: `{name}` is `{value}`.", "Non : `{name}` vaut `{value}`.")
IT_IS = Text("`{name}` is `{value}`.", "`{name}` vaut `{value}`.")
KEYS = Text(
    "Enter: the next line; b: one line back; a: all the others; q: stop here.",
    "Entrée : la ligne suivante ; b : une ligne en arrière ; a : toutes les autres ; q : s'arrêter là.",
)
KEYS_PREDICTING = Text(
    "Before each turn of a loop, type the value you expect after it, then Enter. Enter alone, or ?, shows it; q: stop here.",
    "Avant chaque tour de boucle, tapez la valeur que vous attendez après lui, puis Entrée. Entrée seule, ou ?, la montre ; "
    "q : s'arrêter là.",
)
NO_VALUE = Text("Type a value, such as 2", "Tapez une valeur, par exemple 2")
NOTHING_TO_PREDICT = Text(
    "No variable changes here in a turn of a loop, but by chance perhaps: there is nothing to predict. Line by line, then:",
    "Aucune variable ne change ici dans un tour de boucle, sinon par hasard : il n'y a rien à prédire. Voici donc ligne par "
    "ligne :",
)
HOW_ON_A_PAGE = Text(
    "Say or write down your answer, then click the question to see the value.",
    "Notez votre réponse, puis cliquez sur la question pour voir la valeur.",
)
ARROWS = Text("Click a line, then step with the arrow keys.", "Cliquez sur une ligne, puis avancez avec les flèches.")
