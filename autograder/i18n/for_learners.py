"""What learners read: verdicts, questions, what could not be read or judged, the terminal. In both languages."""

from autograder.i18n.text import Text

# ---------------------------------------------------------------- what a call gave

RETURNED = Text(
    "`{call}` returned `{received}`; `{expected}` was expected.",
    "`{call}` a renvoyé `{received}` ; on attendait `{expected}`.",
)
NOTHING = Text(
    "`{call}` gave nothing back (None); `{expected}` was expected.",
    "`{call}` n'a rien renvoyé (None) ; on attendait `{expected}`.",
)
NOTHING_LIKE = Text(
    "`{call}` gave nothing back (None); something like `{expected}` was expected.",
    "`{call}` n'a rien renvoyé (None) ; on attendait quelque chose comme `{expected}`.",
)
UNWRITTEN = Text("`{name}` is not written yet.", "`{name}` n'est pas encore écrite.")
PRINTED = Text(
    "It shows something, but showing is not returning: what is the value of x after `x = {call}`?",
    "Elle affiche quelque chose, mais afficher n'est pas renvoyer : que vaut x après `x = {call}` ?",
)
NO_RETURN = Text(
    "Does every path through your function reach a `return` with a value?",
    "Chaque chemin dans votre fonction arrive-t-il à un `return` suivi d'une valeur ?",
)
RAISED = Text(
    "`{call}` stopped with `{error}`; `{expected}` was expected.",
    "`{call}` s'est arrêté sur `{error}` ; on attendait `{expected}`.",
)
RAISED_LIKE = Text(
    "`{call}` stopped with `{error}`; something like `{expected}` was expected.",
    "`{call}` s'est arrêté sur `{error}` ; on attendait quelque chose comme `{expected}`.",
)
AT = Text("{error} ({place})", "{error} ({place})")
CALLED_AT = Text(
    "{error} (in a function called here: {place})",
    "{error} (dans une fonction appelée ici : {place})",
)
LINE = Text("line {line}", "ligne {line}")
CELL = Text("code cell {cell}, line {line}", "cellule de code {cell}, ligne {line}")
ASKED = Text(
    "It asks for input; here the values arrive as arguments, nothing is typed.",
    "La fonction attend une saisie ; ici, les valeurs arrivent en arguments, rien n'est tapé au clavier.",
)
ASKED_ALONE = Text(
    "It asks for input; here nobody types anything.",
    "La fonction attend une saisie ; ici, personne ne tape rien.",
)
NO_ARGUMENT = Text("0 arguments", "0 argument")
ONE_ARGUMENT = Text("1 argument", "1 argument")
SEVERAL_ARGUMENTS = Text("{count} arguments", "{count} arguments")
ARGUMENTS = Text(
    "Does your function accept a call with {count}, as `{call}`? An argument with a default value may be left out.",
    "Votre fonction accepte-t-elle un appel avec {count}, comme `{call}` ? "
    "Un argument qui a une valeur par défaut peut être omis.",
)
TIMEOUT = Text(  # which of the two comes first depends on the machine
    "`{call}` had not finished after {seconds:g} s, or took too much memory.",
    "`{call}` n'avait pas fini après {seconds:g} s, ou demandait trop de mémoire.",
)
ENDLESS = Text(
    "Does every loop come to an end? If so, how many steps does it take here, and could there be fewer?",
    "Chaque boucle se termine-t-elle ? Si oui, combien d'étapes fait-elle ici, et pourrait-il y en avoir moins ?",
)
DEFINED_THERE = Text(
    "The instruction that defines `{name}` ({place}) was left out when the file was loaded: {detail}. So nothing is "
    "called `{name}` here.",
    "L'instruction qui définit `{name}` ({place}) a été laissée de côté au chargement du fichier : {detail}. Rien ne "
    "s'appelle donc `{name}` ici.",
)
LEFT_OUT = Text(
    "What keeps the program from getting past this instruction, and is all that it computes needed?",
    "Qu'est-ce qui empêche le programme de dépasser cette instruction, et tout ce qu'elle calcule est-il nécessaire ?",
)
ONE_AFTER_THE_OTHER = Text(
    "How would your function compute this with nothing but Python's own lists and loops, one thing after the other?",
    "Comment votre fonction le calculerait-elle avec les seules listes et boucles de Python, une chose après l'autre ?",
)
STOPPED = Text(
    "`{call}` brought the whole program down ({detail}).",
    "`{call}` a arrêté tout le programme ({detail}).",
)
TOO_LARGE = Text(
    "`{call}` answers with a value far too large to read.",
    "`{call}` répond par une valeur bien trop grande pour être lue.",
)
BROUGHT_DOWN = Text(
    "Which instruction of your function may end the whole program, or ask for more memory or depth than there is?",
    "Quelle instruction de votre fonction peut arrêter tout le programme, ou demander plus de mémoire ou de profondeur "
    "qu'il n'y en a ?",
)
HOW_LARGE = Text(
    "How many elements does your result come to have, and how many has each of them? Is one list in it again and again?",
    "Combien d'éléments votre résultat finit-il par avoir, et combien chacun d'eux ? La même liste y revient-elle "
    "plusieurs fois ?",
)
SENT_ELSEWHERE = Text(
    "Which instruction of your function writes anywhere else than on the screen?",
    "Quelle instruction de votre fonction écrit ailleurs qu'à l'écran ?",
)
TAMPERED = Text(
    "While `{call}` was running, the program sent something that is not an answer.",
    "Pendant `{call}`, le programme a envoyé autre chose qu'une réponse.",
)
NOT_AGAIN = Text(
    "`{name}` was stopped twice already; it was not called again.",
    "`{name}` a déjà été interrompue deux fois ; elle n'a plus été appelée.",
)
NO_TIME_LEFT = Text(
    "The time set aside for one submission was used up before this could be looked at.",
    "Le temps prévu pour une copie était épuisé avant que ce point puisse être examiné.",
)

OUT_OF_TIME = Text(
    "This file computed, or waited, for more than {seconds:g} s in all: what came after that was not looked at.",
    "Ce fichier a calculé ou attendu plus de {seconds:g} s en tout : la suite n'a pas été examinée.",
)

_ENDINGS = {
    "timeout": Text(
        "it had not finished after {detail}, or took too much memory",
        "le calcul n'était pas fini après {detail}, ou demandait trop de mémoire",
    ),
    "crash": Text("the process ended: {detail}", "le processus s'est terminé : {detail}"),
    "exit": Text(
        "your program ended itself (exit code {detail})",
        "votre programme s'est terminé lui-même (code de sortie {detail})",
    ),
    "closed": Text(
        "it closed its connection to the grader", "la connexion avec le correcteur a été fermée"
    ),
    "too large": Text("its answer was too large", "sa réponse était trop grande"),
    "too much output": Text("it printed too much", "trop de choses s'affichaient"),
    "too many questions": Text(
        "it asked for input without end", "des saisies étaient demandées sans fin"
    ),
    "protocol": Text(
        "it sent something that is not an answer", "autre chose qu'une réponse a été envoyé"
    ),
}


def ending(why: str, detail: str) -> Text:
    """Why a worker ended (client.WorkerGone), in words."""
    code = detail.removeprefix("exit code ")
    if why == "crash" and code.isdecimal():
        why, detail = "exit", code
    french = detail.replace("exit code", "code de sortie")
    return _ENDINGS.get(why, Text("{detail}", "{detail}")).format(detail=Text(detail, french))


# ---------------------------------------------------------------- of which type

NOT_OF_TYPE = {
    ("bool", "int"): Text(
        "`{call}` returned `{received}`, a boolean; a whole number was expected.",
        "`{call}` a renvoyé `{received}`, un booléen ; on attendait un nombre entier.",
    ),
    ("float", "int"): Text(
        "`{call}` returned `{received}`, a float; a whole number (int) was expected.",
        "`{call}` a renvoyé `{received}`, un flottant (float) ; on attendait un entier (int).",
    ),
    ("str", "int"): Text(
        "`{call}` returned `{received}`, which is text: can one add 1 to it?",
        "`{call}` a renvoyé `{received}`, qui est un texte : peut-on lui ajouter 1 ?",
    ),
    ("NoneType", "int"): Text(
        "`{call}` gave nothing back (None): is there a `return` on every path?",
        "`{call}` n'a rien renvoyé (None) : y a-t-il un `return` sur chaque chemin ?",
    ),
    ("", "int"): Text(
        "`{call}` returned `{received}`, of type {type}; a whole number was expected.",
        "`{call}` a renvoyé `{received}`, de type {type} ; on attendait un nombre entier.",
    ),
    ("NoneType", "bool"): Text(
        "`{call}` gave nothing back (None); `True` or `False` was expected.",
        "`{call}` n'a rien renvoyé (None) ; on attendait `True` ou `False`.",
    ),
    ("", "bool"): Text(
        "`{call}` returned `{received}`, of type {type}; `True` or `False` was expected.",
        "`{call}` a renvoyé `{received}`, de type {type} ; on attendait `True` ou `False`.",
    ),
}

# ---------------------------------------------------------------- manners

CHANGED = Text(
    "During `{call}`, the arguments became `{received}`.",
    "Pendant `{call}`, les arguments sont devenus `{received}`.",
)
BECAME = Text(
    "During `{call}`, `{before}` became `{after}`.",
    "Pendant `{call}`, `{before}` est devenu `{after}`.",
)
SEVERAL_BECAME = Text(
    "During `{call}`, `{before}` became `{after}`.",
    "Pendant `{call}`, `{before}` sont devenus `{after}`.",
)
WHOSE = Text(
    "Whoever calls your function may still need them: does it work on what it was given, or on copies?",
    "Celui qui appelle votre fonction peut encore en avoir besoin : travaille-t-elle sur ce qu'on lui a donné ou sur des copies ?",
)
SECOND_CALL = Text(
    "`{call}` returned `{expected}` the first time, as expected, but `{received}` the second time.",
    "`{call}` a renvoyé `{expected}` la première fois, comme attendu, mais `{received}` la seconde fois.",
)
LATER_CALL = Text(
    "`{call}` returns `{expected}`, as expected, when it is the first call, but `{received}` after other calls.",
    "`{call}` renvoie `{expected}`, comme attendu, au premier appel, mais `{received}` après d'autres appels.",
)
RIGHT_AT_FIRST = Text(
    "Each of the calls tried gives what is expected when it is the first one after the file is loaded; after others, not "
    "always. What survives from one call to the next?",
    "Chacun des appels essayés donne ce qui est attendu quand il est le premier après le chargement du fichier ; après "
    "d'autres, pas toujours. Qu'est-ce qui survit d'un appel à l'autre ?",
)
SURVIVES = Text(
    "What survives from one call to the next?", "Qu'est-ce qui survit d'un appel à l'autre ?"
)

# ---------------------------------------------------------------- games that are played

# `{game}` tells how the game went so far: the secret, and what was typed
GAME = Text(
    "With the secret {secret}, after typing {typed}:",
    "Code secret {secret}, après la saisie de {typed} :",
)
GAME_AT_START = Text("With the secret {secret}:", "Code secret {secret} :")
RAISED_IN_GAME = Text(
    "{game} `{call}` stopped with `{error}`.", "{game} `{call}` s'est arrêté sur `{error}`."
)
GONE_IN_GAME = Text(
    "{game} `{call}` did not come to its end: {detail}.",
    "{game} `{call}` n'est pas arrivé à son terme : {detail}.",
)
NEVER_ASKED = Text(
    "{game} `{call}` ended without asking for a proposition.",
    "{game} `{call}` s'est terminé sans demander de proposition.",
)
NO_SECRET = Text(
    "`{call}` does not call `creer_code`, and none of the 1296 codes, proposed one after the other, ended a game.",
    "`{call}` n'appelle pas `creer_code`, et aucun des 1296 codes, proposés l'un après l'autre, n'a terminé une partie.",
)
WON_YET_ASKS = Text(
    "{game} the code is found, and yet `{call}` asks for another line.",
    "{game} le code est trouvé, et pourtant `{call}` demande une autre ligne.",
)
ASKS_FIRST = Text(
    "{game} `{call}` has taken this line for something else than a proposition; it must ask for propositions alone.",
    "{game} `{call}` a pris cette ligne pour autre chose qu'une proposition ; elle ne doit demander que des propositions.",
)
ENDED_EARLY = Text(
    "{game} the code is not found and tries are left, and yet `{call}` has ended.",
    "{game} le code n'est pas trouvé et il reste des essais, et pourtant `{call}` s'est terminé.",
)
WRONG_TRIES = Text(
    "{game} the code is found; `{call}` returned `{received}`, and `{expected}` was expected.",
    "{game} le code est trouvé ; `{call}` a renvoyé `{received}`, et on attendait `{expected}`.",
)
WRONG_ANSWER = Text(
    "{game} for this last proposition, `{expected}` was expected (well placed, then misplaced); it shows {shown}.",
    "{game} pour cette dernière proposition, on attendait `{expected}` (bien placés puis mal placés) ; {shown}.",
)
SHOWS = Text("“{text}”", "il s'affiche « {text} »")
SHOWS_NOTHING = Text("nothing", "il ne s'affiche rien")
SWAPPED_ANSWER = Text(
    "{game} the two numbers are right, their order is not: `{expected}` was expected (well placed, then misplaced); "
    "it shows “{shown}”.",
    "{game} les deux nombres sont justes, mais pas leur ordre : on attendait `{expected}` "
    "(bien placés puis mal placés) ; il s'affiche « {shown} ».",
)
WRONG_LABELS = Text(
    "{game} the two numbers stand beside the wrong words: `{expected}` was expected (well placed, then misplaced); "
    "it shows “{shown}”.",
    "{game} les deux nombres sont à côté des mauvais mots : on attendait `{expected}` "
    "(bien placés puis mal placés) ; il s'affiche « {shown} ».",
)
ELEVENTH = Text(
    "{game} ten propositions were wrong, and yet `{call}` asks for another line.",
    "{game} dix propositions étaient fausses, et pourtant `{call}` demande encore une ligne.",
)
LOST_EARLY = Text(
    "{game} wrong propositions: {count}; ten are allowed, and yet `{call}` has ended.",
    "{game} propositions fausses : {count} ; on a droit à dix, et pourtant `{call}` s'est terminé.",
)
LOST_AT_TENTH = Text(
    "{game} the tenth proposition is the code, and yet the same words are shown as for a lost game: “{shown}”.",
    "{game} la dixième proposition est le code, et pourtant les mots affichés sont ceux d'une partie perdue : "
    "« {shown} ».",
)
LOST_IN_SILENCE = Text(
    "{game} the game is lost, but one cannot tell from what is shown: the same words appear after other tries "
    "or when the game is won.",
    "{game} la partie est perdue, mais rien de ce qui s'affiche ne permet de le savoir : on lit les mêmes mots après "
    "d'autres essais ou quand la partie est gagnée.",
)
LOST_LIKE_WON = Text(
    "{game} the game is lost, and yet `{call}` returned `{received}`, like a game won.",
    "{game} la partie est perdue, et pourtant `{call}` a renvoyé `{received}`, comme pour une partie gagnée.",
)
LOST_IN_WORDS_OF_A_WIN = Text(
    "{game} the game is lost, and yet it says “{shown}”, in words of a game won.",
    "{game} la partie est perdue, et pourtant elle dit « {shown} », avec les mots d'une partie gagnée.",
)
SECRET_SHOWN = Text(
    "{game} the game is not over, and yet the secret is shown: “{shown}”.",
    "{game} la partie n'est pas finie, et pourtant le code secret s'affiche : « {shown} ».",
)
SECRET_TOLD = Text(
    "{game} the game is not over, and yet what is shown tells the secret: “{shown}”; it is “{other}” when the secret "
    "is {secret}, with the same propositions and the same answers.",
    "{game} la partie n'est pas finie, et pourtant ce qui s'affiche trahit le code secret : « {shown} » ; c'est "
    "« {other} » quand le code secret est {secret}, avec les mêmes propositions et les mêmes réponses.",
)
SAME_SECRET = Text(
    "{call} was played again without starting the program again: the new game has the same secret as the one before.",
    "On a rejoué à {call} sans relancer le programme : la nouvelle partie a le même code secret que la précédente.",
)
DRAWN_AGAIN = Text(
    "In one game of {count} propositions, a code was drawn {drawn} times: is it one secret, the same at each try?",
    "Dans une seule partie de {count} propositions, un code a été tiré {drawn} fois : "
    "est-ce un seul secret, le même à chaque essai ?",
)
SECOND_GAME = Text(
    "In a later game, played without starting the program again, the code was found at try {expected}; "
    "`{call}` returned `{received}`.",
    "Dans une partie suivante, jouée sans relancer le programme, le code a été trouvé à l'essai {expected} ; "
    "`{call}` a renvoyé `{received}`.",
)
LATER_GAME = Text(
    "In a later game, played without starting the program again, the code was typed at try {expected}; `{call}` asked for "
    "this number of propositions: {received}.",
    "Dans une partie suivante, jouée sans relancer le programme, le code a été saisi à l'essai {expected} ; `{call}` a "
    "demandé ce nombre de propositions : {received}.",
)
AFTER_A_LOSS = Text(
    "After a lost game, another one was played without starting the program again. Its code was typed at try {expected}; "
    "`{call}` asked for this number of propositions: {received}.",
    "Après une partie perdue, on en a joué une autre sans relancer le programme. Son code a été saisi à l'essai "
    "{expected} ; `{call}` a demandé ce nombre de propositions : {received}.",
)
AFTER_A_LOSS_LOST = Text(
    "After a lost game, another one was played without starting the program again, and its code was not found either: "
    "`{call}` asked for this number of propositions: {received}.",
    "Après une partie perdue, on en a joué une autre sans relancer le programme, dont le code n'a pas été trouvé non plus : "
    "`{call}` a demandé ce nombre de propositions : {received}.",
)
AFTER_BAD_LINE = Text(
    "{game} the code is found; `{call}` returned `{received}`, and the number of tries was expected.",
    "{game} le code est trouvé ; `{call}` a renvoyé `{received}`, et on attendait le nombre d'essais.",
)
READ_AS = Text(
    "When “{line}” is typed, `{call}` returned `{received}`; `{expected}` was expected.",
    "Quand on saisit « {line} », `{call}` a renvoyé `{received}` ; on attendait `{expected}`.",
)
READ_AS_ERROR = Text(
    "When “{line}” is typed, `{call}` stopped with `{error}`; `{expected}` was expected.",
    "Quand on saisit « {line} », `{call}` s'est arrêté sur `{error}` ; on attendait `{expected}`.",
)
READ_AND_STOPPED = Text(
    "When “{line}” is typed, `{call}` does not come to its end: {detail}.",
    "Quand on saisit « {line} », `{call}` n'arrive pas à son terme : {detail}.",
)
READ_MORE = Text(
    "“{line}” was typed, and `{call}` asks for more; the four numbers are on one line.",
    "On a saisi « {line} », et `{call}` demande encore quelque chose ; les quatre nombres sont sur une seule ligne.",
)
READ_NOTHING = Text(
    "`{call}` asked for nothing and returned `{received}`; the proposition is typed by the player.",
    "`{call}` n'a rien demandé et a renvoyé `{received}` ; c'est le joueur qui saisit la proposition.",
)

# `{game}` tells the moves so far: propositions and answers
MOVES = Text("In the game {moves}:", "Dans la partie {moves} :")
NO_MOVES = Text("At its start:", "Au départ :")
NO_CODE_SHOWN = Text(
    "{game} `{call}` asks for an answer and shows no code of four pegs to answer to.",
    "{game} `{call}` demande une réponse sans afficher de code de quatre pions auquel répondre.",
)
NO_ANSWER_ASKED = Text(
    "`{call}` ended without asking for an answer.",
    "`{call}` s'est terminé sans demander de réponse.",
)
SEVERAL_CODES = Text(
    "{game} `{call}` shows several codes before it asks for the answer: which of them is proposed?",
    "{game} `{call}` affiche plusieurs codes avant de demander la réponse : lequel est proposé ?",
)
INCONSISTENT_MOVE = Text(
    "{game} the next proposition is {proposition}. Were it the secret, it would have answered {other} to {earlier}; "
    "the answer was {answer}.",
    "{game} la proposition suivante est {proposition}. Si c'était le secret, la réponse à {earlier} "
    "aurait été {other} ; or la réponse était {answer}.",
)
NOT_IN_ORDER = Text(
    "{game} the next proposition is {proposition}; `{expected}` comes before it in order, and is possible too.",
    "{game} la proposition suivante est {proposition} ; `{expected}` la précède dans l'ordre et est possible aussi.",
)
GAVE_UP = Text(
    "{game} `{call}` ends, and the code, {secret}, has not been proposed.",
    "{game} `{call}` s'arrête, et le code, {secret}, n'a pas été proposé.",
)
GOES_ON = Text(
    "{game} the code is found, and yet `{call}` goes on asking.",
    "{game} le code est trouvé, et pourtant `{call}` continue à poser des questions.",
)
WRONG_COUNT = Text(
    "{game} `{call}` returned `{received}`; `{expected}` propositions were made.",
    "{game} `{call}` a renvoyé `{received}` ; il y a eu `{expected}` propositions.",
)
COUNT_NOT_SHOWN = Text(
    "{game} `{call}` returned nothing, and the number of tries, `{expected}`, is not shown at the end either.",
    "{game} `{call}` n'a rien renvoyé, et le nombre d'essais, `{expected}`, n'est pas affiché à la fin non plus.",
)
CONTRADICTION_AFTER_WIN = Text(
    "{game} the code is found, and yet what is shown then is what your program also shows for contradictory answers: "
    "“{shown}”.",
    "{game} le code est trouvé, et pourtant votre programme affiche ce qu'il affiche aussi pour des réponses "
    "contradictoires : « {shown} ».",
)
SECOND_DUEL = Text(
    "A second game, played without starting the program again, does not begin like the first; its propositions: {moves}.",
    "Une seconde partie, jouée sans relancer le programme, ne commence pas comme la première ; ses propositions : {moves}.",
)
SECOND_DUEL_COUNT_SHOWN = Text(
    "In a second game, played without starting the program again, the code was found at try {expected}; what is shown at "
    "its end, “{received}”, does not say so.",
    "Dans une seconde partie, jouée sans relancer le programme, le code a été trouvé à l'essai {expected} ; ce qui "
    "s'affiche à la fin, « {received} », ne le dit pas.",
)
DUEL_AFTER_CONTRADICTION = Text(
    "A game played after one whose answers contradicted each other, without starting the program again, does not begin "
    "like a first one; its propositions: {moves}.",
    "Une partie jouée après une autre aux réponses contradictoires, sans relancer le programme, ne commence pas comme une "
    "première ; ses propositions : {moves}.",
)
GOES_ON_AFTER_CONTRADICTION = Text(
    "{game} no code is consistent with these answers, and yet `{call}` goes on asking.",
    "{game} aucun code n'est compatible avec ces réponses, et pourtant `{call}` continue à poser des questions.",
)
CONTRADICTION_IN_SILENCE = Text(
    "{game} no code is consistent with these answers; `{call}` ends and says nothing about it.",
    "{game} aucun code n'est compatible avec ces réponses ; `{call}` s'arrête sans rien en dire.",
)
CONTRADICTION_LIKE_A_WIN = Text(
    "{game} no code is consistent with these answers, and yet `{call}` says “{shown}”, as if it had won.",
    "{game} aucun code n'est compatible avec ces réponses, et pourtant `{call}` affiche « {shown} », comme si le "
    "programme avait gagné.",
)
CONTRADICTION_LIKE_ANY = Text(
    "{game} no code is consistent with these answers; what `{call}` shows then, “{shown}”, it shows after each other "
    "answer, too.",
    "{game} aucun code n'est compatible avec ces réponses ; ce que `{call}` affiche alors, « {shown} », s'affiche aussi "
    "après chaque autre réponse.",
)

# ---------------------------------------------------------------- codes drawn at random

NOT_A_CODE = Text(
    "`{call}` returned `{received}`; a list of four numbers was expected, as `[2, 5, 6, 2]` is.",
    "`{call}` a renvoyé `{received}` ; on attendait une liste de quatre nombres, comme `[2, 5, 6, 2]`.",
)
NOT_A_COLOUR = Text(
    "`{call}` returned `{received}`; the colours go from 1 to 6.",
    "`{call}` a renvoyé `{received}` ; les couleurs vont de 1 à 6.",
)
NOT_A_LIST_OF_INTEGERS = Text(
    "`{call}` returned `{received}`, of type {type}; a list of whole numbers was expected, as `{expected}` is.",
    "`{call}` a renvoyé `{received}`, de type {type} ; on attendait une liste de nombres entiers, comme `{expected}`.",
)
NEVER_DRAWN = Text(
    "In {count} codes, colour {colour} never appears.",
    "Sur {count} codes, la couleur {colour} n'apparaît jamais.",
)
UNEVEN = Text(
    "In {count} codes, colour {colour} stands {times} times at place {place}; about {mean} times were expected.",
    "Sur {count} codes, la couleur {colour} est {times} fois à la place {place} ; on l'y attendait environ {mean} fois.",
)
PATTERN = Text(
    "In {count} codes, {times} are made like `{code}`, as far as equal colours go; about {mean} times were expected.",
    "Sur {count} codes, {times} sont faits comme `{code}` pour ce qui est des couleurs égales ; on en attendait environ "
    "{mean}.",
)
NO_REPEAT = Text(
    "Of {count} codes, {times} repeat a colour; about {mean} were expected.",
    "Sur {count} codes, {times} répètent une couleur ; on en attendait environ {mean}.",
)
LINKED = Text(
    "Of {count} codes, {times} have colour {colour} at place {place} and colour {colour_there} at place {other}; "
    "about {mean} were expected.",
    "Sur {count} codes, {times} ont la couleur {colour} à la place {place} et la couleur {colour_there} "
    "à la place {other} ; on en attendait environ {mean}.",
)
SAME_AGAIN = Text(
    "Of {count} codes drawn one after the other, {times} are the same as the one before (the first one: `{received}`).",
    "Sur {count} codes tirés l'un après l'autre, {times} sont identiques au précédent (le premier : `{received}`).",
)
MOSTLY_SAME_AGAIN = Text(
    "Of {count} codes drawn one after the other, most are the same as the one before.",
    "Sur {count} codes tirés l'un après l'autre, la plupart sont identiques au précédent.",
)
CODE_SHOWN = Text(
    "`{call}` returned `{received}`, and showed it, too: “{shown}”. In a game, that is the secret.",
    "`{call}` a renvoyé `{received}`, et l'a aussi affiché : « {shown} ». Dans une partie, c'est le code secret.",
)
SHOWN_TOO = Text(
    "`{call}` returned `{received}`, and something was shown, too: “{shown}”.",
    "`{call}` a renvoyé `{received}`, et quelque chose s'est aussi affiché : « {shown} ».",
)
READ_AND_SHOWN = Text(
    "When `{line}` is typed, `{call}` returns it, and shows it, too: “{shown}”.",
    "Quand on saisit `{line}`, `{call}` le renvoie, et l'affiche aussi : « {shown} ».",
)
NEVER_AGAIN = Text(
    "The first {count} codes drawn are all different: of so many, about {mean} pairs are equal when each code may come "
    "again.",
    "Les {count} premiers codes tirés sont tous différents : parmi autant de codes, environ {mean} paires sont égales "
    "quand chaque code peut revenir.",
)
NEVER_SAME_AGAIN = Text(
    "Of {count} codes drawn one after the other, not one is the same as the code before; about {mean} were expected.",
    "Sur {count} codes tirés l'un après l'autre, aucun n'est identique au précédent ; on en attendait environ {mean}.",
)
NEVER_THAT_CODE = Text(
    "Of {count} codes drawn one after the other, not one is {code}; about {mean} were expected.",
    "Sur {count} codes tirés l'un après l'autre, aucun n'est {code} ; on en attendait environ {mean}.",
)
REMEMBERED = Text(
    "Of {count} codes drawn one after the other, {times} have at place {place} the colour that the code before had there; "
    "about {mean} were expected.",
    "Sur {count} codes tirés l'un après l'autre, {times} ont à la place {place} la couleur qu'y avait le code précédent ; "
    "on en attendait environ {mean}.",
)
REFILLED = Text(
    "After `a = creer_code()`, `a` was `{before}`; after another call of `creer_code()`, `a` is `{after}`: each call must "
    "make a new list.",
    "Après `a = creer_code()`, `a` valait `{before}` ; après un autre appel de `creer_code()`, `a` vaut `{after}` : chaque "
    "appel doit fabriquer une nouvelle liste.",
)
CHANGED_OUTSIDE = Text(
    "`code = creer_code()`, then `code.append(0)`: done {count} times, a later call gave `{received}`. Each call must make "
    "a new list.",
    "`code = creer_code()`, puis `code.append(0)` : répété {count} fois, un appel suivant a donné `{received}`. Chaque "
    "appel doit fabriquer une nouvelle liste.",
)
SAME_EACH_RUN = Text(
    "The program was started several times, and each time its first codes were `{received}`.",
    "Le programme a été lancé plusieurs fois, et chaque fois ses premiers codes ont été `{received}`.",
)

# ---------------------------------------------------------------- averages

STOPPED_CALL = Text(
    "`{call}` did not come to its end: {detail}.",
    "`{call}` n'est pas arrivé à son terme : {detail}.",
)
CALL_RAISED = Text("`{call}` stopped with `{error}`.", "`{call}` s'est arrêté sur `{error}`.")
SECRET_NOT_AMONG = Text(
    "`{call}` stopped: in one of its games, the list of codes handed to `nombre_essais` does not hold the secret.",
    "`{call}` s'est arrêté : dans l'une de ses parties, la liste de codes donnée à `nombre_essais` ne contient pas le "
    "code secret.",
)
GAVE_NOTHING = Text(
    "`{call}` gave nothing back (None); a number was expected.",
    "`{call}` n'a rien renvoyé (None) ; on attendait un nombre.",
)
NOT_A_NUMBER = Text(
    "`{call}` returned `{received}`, of type {type}; a number was expected.",
    "`{call}` a renvoyé `{received}`, de type {type} ; on attendait un nombre.",
)
NO_NUMBER_OF_TRIES = Text(
    "`{call}` returned `{received}`, which no number of tries can be.",
    "`{call}` a renvoyé `{received}`, ce qu'aucun nombre d'essais ne peut être.",
)
WRONG_AVERAGE = Text(
    "`{call}` returned `{received}`; multiplied by 1296, that makes {times}, and the total number of tries is another.",
    "`{call}` a renvoyé `{received}` ; multiplié par 1296, cela fait {times}, et le nombre total d'essais est autre.",
)
WRONG_MAXIMUM = Text(
    "`{call}` returned `{received}`; the hardest code takes another number of tries.",
    "`{call}` a renvoyé `{received}` ; le code le plus difficile demande un autre nombre d'essais.",
)
OTHER_AVERAGE = Text(
    "With another `nombre_essais`, whose 1296 values add up to {total}, `{call}` returned `{received}`; "
    "their average is about {expected}.",
    "Avec une autre `nombre_essais`, dont les 1296 valeurs ont pour somme {total}, `{call}` a renvoyé `{received}` ; "
    "leur moyenne est environ {expected}.",
)
SECOND_AVERAGE = Text(
    "With shorter games, made up to try your function, two calls of `{call}` returned `{first}`, then `{received}`.",
    "Avec des parties plus courtes, inventées pour essayer votre fonction, deux appels de `{call}` ont renvoyé "
    "`{first}`, puis `{received}`.",
)
OTHER_MAXIMUM = Text(
    "With another `nombre_essais`, of which `{expected}` is the largest value, `{call}` returned `{received}`.",
    "Avec une autre `nombre_essais`, dont `{expected}` est la plus grande valeur, `{call}` a renvoyé `{received}`.",
)
WRONG_MELANGE = Text(
    "{calls} calls of `{call}` gave `{received}` on average; a value near 4.64 was expected.",
    "{calls} appels de `{call}` ont donné `{received}` en moyenne ; on attendait une valeur proche de 4.64.",
)
NOT_OF_N_GAMES = Text(
    "`{call}` returned `{received}`; one game takes a whole number of tries, from 1 to 10.",
    "`{call}` a renvoyé `{received}` ; une partie demande un nombre entier d'essais, de 1 à 10.",
)
NOT_OF_ALL_GAMES = Text(
    "`{call}` returned `{received}`; no {count} games have that average: is it over all `n` games?",
    "`{call}` a renvoyé `{received}` ; {count} parties ne peuvent pas avoir cette moyenne : porte-t-elle sur les `n` "
    "parties ?",
)
NOT_THE_MEAN = Text(
    "With games of {tries} tries, `{call}` returned `{received}`; their average is `{expected}`.",
    "Avec des parties de {tries} essais, `{call}` a renvoyé `{received}` ; leur moyenne est `{expected}`.",
)
SAME_GAME = Text(
    "{calls} calls of `{call}` all gave whole numbers: is another game played each time?",
    "{calls} appels de `{call}` ont tous donné des nombres entiers : joue-t-on chaque fois une autre partie ?",
)
BADLY_ROUNDED = Text(
    "`{call}` returned `{received}`, which is near, but not correctly rounded to two decimals or more.",
    "`{call}` a renvoyé `{received}` : c'est proche, mais ce n'est pas correctement arrondi à deux décimales ou plus.",
)
ALWAYS_THE_SAME = Text(
    "{calls} calls of `{call}` all gave `{received}`: are the games drawn at random?",
    "{calls} appels de `{call}` ont tous donné `{received}` : les parties sont-elles tirées au hasard ?",
)
ONE_SECRET = Text(
    "In {{count}} calls of `{{call}}`, a game each, the secret was {secret} each time.",
    "Dans {{count}} appels de `{{call}}`, d'une partie chacun, le secret était chaque fois {secret}.",
)
SECRETS_WITHOUT_REPEAT = Text(
    "In {count} games, no secret repeats a colour; about 43 were expected to.",
    "Dans {count} parties, aucun secret ne répète de couleur ; on en attendait environ 43.",
)
SECRETS_WITHOUT = Text(
    "In {{count}} games, no secret has colour {colour}.",
    "Dans {{count}} parties, aucun secret n'a la couleur {colour}.",
)
SECRETS_IN_ORDER = Text(
    "In {{count}} games, the pegs of every secret come in the same order, as in {secret}; about 6 secrets were expected to.",
    "Dans {{count}} parties, les pions de chaque secret viennent dans le même ordre, comme dans {secret} ; on attendait "
    "environ 6 secrets de ce genre.",
)
FEW_SECRETS = Text(
    "Number of different secrets in the {{count}} games of `{{call}}`: {different}. Is one drawn for each game?",
    "Nombre de secrets différents dans les {{count}} parties de `{{call}}` : {different}. En tirez-vous un pour chaque partie ?",
)
ONE_ORDER = Text(
    "In each of {times} games, the codes were gone through in the same order: is it drawn, too?",
    "Dans chacune des {times} parties, les codes ont été parcourus dans le même ordre : est-il tiré au hasard, lui aussi ?",
)
NEIGHBOURS = Text(
    "In {times} games, each of another call, most codes stood beside the same neighbour as the time before: is the whole "
    "list shuffled, and at each call?",
    "Dans {times} parties, chacune d'un autre appel, la plupart des codes étaient à côté du même voisin que la fois "
    "précédente : la liste entière est-elle mélangée, et à chaque appel ?",
)
ONE_LENGTH = Text(
    "When the {games} games of `{call}`, and those of more calls, have the same secret, all of them take as many tries: "
    "are the shuffled codes those that are gone through?",
    "Quand les {games} parties de `{call}`, et celles d'autres appels, ont le même secret, elles demandent toutes autant "
    "d'essais : les codes mélangés sont-ils ceux que l'on parcourt ?",
)
CODES_IGNORED = Text(
    "`{call}` returned `{received}`, as many tries as in the usual order; `{expected}` was expected, in the order of the "
    "list.",
    "`{call}` a renvoyé `{received}`, comme dans l'ordre habituel ; on attendait `{expected}`, dans l'ordre de la liste.",
)
CODES_HANDED_OVER = Text(
    "Your program hands it codes: does it look at them?",
    "Votre programme lui transmet des codes : les regarde-t-elle ?",
)
CODES_USED_UP = Text(
    "After `{call}`, the list `codes` held {count} codes only.",
    "Après `{call}`, la liste `codes` ne contenait plus que {count} codes.",
)
ORDER_REMAINS = Text(
    "After `{game}`, `{call}` returned `{received}`, and `{expected}` before: the codes are no longer in order.",
    "Après `{game}`, `{call}` a renvoyé `{received}`, et `{expected}` avant : les codes ne sont plus dans l'ordre.",
)
FEW_DRAWN = Text(
    "For {games} games, `{call}` drew {count} random numbers: enough for the secrets, too few for the order of the codes.",
    "Pour {games} parties, `{call}` a tiré {count} nombres au hasard : assez pour les secrets, trop peu pour l'ordre des "
    "codes.",
)
OWN_GAMES = Text(
    "`{name}` plays games of its own, without `nombre_essais`: how it draws its secrets cannot be seen. "
    "(It has its points; the remark is for the teacher too.)",
    "`{name}` joue ses propres parties, sans `nombre_essais` : on ne peut pas voir comment ses secrets sont tirés. "
    "(Les points sont attribués ; la remarque s'adresse aussi à l'enseignant.)",
)
HARDLY_SEEN = Text(
    "`{call}` gives the right value without `nombre_essais`: that games are played for it can hardly be seen. "
    "(It has its points; the remark is for the teacher too.)",
    "`{call}` donne la bonne valeur sans `nombre_essais` : on ne voit guère que des parties sont jouées pour la trouver. "
    "(Les points sont attribués ; la remarque s'adresse aussi à l'enseignant.)",
)
NOT_PLAYED = Text(
    "`{call}` returned `{received}`: the value is right; your program must find it by playing.",
    "`{call}` a renvoyé `{received}` : la valeur est juste ; votre programme doit la trouver en jouant.",
)
MELANGE_NOT_PLAYED = Text(
    "{calls} calls of `{call}` gave `{received}` on average: the value is right; your program must find it by playing.",
    "{calls} appels de `{call}` ont donné `{received}` en moyenne : la valeur est juste ; votre programme doit la trouver "
    "en jouant.",
)
WHEN_ALL_TAKE_THREE = Text(
    "If `nombre_essais` returned 3 for every secret, what should `{call}` return?",
    "Si `nombre_essais` renvoyait 3 pour chaque secret, que devrait renvoyer `{call}` ?",
)

# ---------------------------------------------------------------- why a check was not reached

MISSING = Text("There is no function named `{name}`.", "Il n'y a pas de fonction nommée `{name}`.")
MISSING_INSIDE = Text(
    "There is no function named `{name}`: the one at {place} stands inside something else. How far is it indented?",
    "Il n'y a pas de fonction nommée `{name}` : celle de la {place} est à l'intérieur d'autre chose. "
    "Quelle est son indentation ?",
)
MISSING_BUT = Text(
    "There is no function named `{name}`, but there is one named `{other}`. If it is the same, rename it.",
    "Il n'y a pas de fonction nommée `{name}`, mais il y en a une nommée `{other}`. Si c'est la même, renommez-la.",
)
NOT_CALLABLE = Text(
    "`{name}` is not a function but a value of type {type}: is the name used twice?",
    "`{name}` n'est pas une fonction mais une valeur de type {type} : ce nom sert-il deux fois ?",
)
UNREADABLE = Text(
    "Python cannot read `{name}` ({place}: {reason}). All that Python can read was judged.",
    "Python ne parvient pas à lire `{name}` ({place} : {reason}). Tout ce que Python peut lire a été examiné.",
)
AFTER = Text(
    "This will be looked at when an easier promise is kept: “{promise}”",
    "Ce point sera examiné quand une promesse plus simple sera tenue : « {promise} »",
)
NOT_LOADED = Text(
    "The file could not be loaded, whatever was left out ({detail}).",
    "Le fichier n'a pas pu être chargé, quoi qu'on en laisse de côté ({detail}).",
)

# ---------------------------------------------------------------- notes on the whole file

BROKEN_BLOCK = Text(
    "Python cannot read what begins at {place} ({reason}). The rest was judged.",
    "Python ne parvient pas à lire une instruction : {place} ({reason}). Le reste a été examiné.",
)
FAILED_STATEMENT = Text(
    "While the file was loaded, an instruction stopped with `{error}`: {place}. The rest was judged.",
    "Au chargement du fichier, une instruction s'est arrêtée sur `{error}` : {place}. Le reste a été examiné.",
)
INPUT_OUTSIDE = Text(
    "Nobody types an answer while a file is judged, so `input` outside a function gave nothing: {place}. "
    "Move it into the function that needs the answer.",
    "Personne ne répond pendant l'examen d'un fichier : `input`, en dehors d'une fonction, n'a rien donné : {place}. "
    "Placez-le dans la fonction qui a besoin de la réponse.",
)
SKIPPED = Text(
    "The instruction at {place} was left out because the program had not got past it: {detail}.",
    "L'instruction ({place}) a été laissée de côté, car le programme n'allait pas plus loin : {detail}.",
)
WITHOUT_DEMONSTRATIONS = Text(
    "What this file shows when it is run takes too long: it was judged without its examples and demonstrations.",
    "Ce que ce fichier montre à l'exécution prend trop de temps : exemples et démonstrations n'ont pas été exécutés.",
)
DEFINITIONS_ALONE = Text(
    "This file takes too long to run: it was judged by its functions, classes and imports alone.",
    "Ce fichier prend trop de temps à s'exécuter : seuls ses fonctions, ses classes et ses imports ont été examinés.",
)
UNTRUE = Text(
    "Every promise is kept, yet the `assert` at {place} does not hold: is what it demands right?",
    "Toutes les promesses sont tenues, mais l'`assert` ({place}) n'est pas vérifié : ce qu'il demande est-il juste ?",
)
FOLLOWED_THROUGH = Text(
    "Judged with our own versions of: {names}, so that a slip in yours costs nothing here.",
    "Examinée avec nos propres versions de : {names} ; ainsi, une erreur dans les vôtres ne coûte rien ici.",
)

# ---------------------------------------------------------------- why a submission could not be judged

INTERNAL = Text(
    "The workbook itself went wrong ({detail}). This is not the learner's fault; please report it.",
    "Le cahier lui-même a échoué ({detail}). L'élève n'y est pour rien ; merci de le signaler.",
)
MACHINE = Text(
    "The sandbox could not do its work ({detail}). Grade this submission again.",
    "Le bac à sable n'a pas pu faire son travail ({detail}). Notez cette copie une nouvelle fois.",
)
BUSY = Text("the machine was too busy", "la machine était trop chargée")
KILLED = Text(
    "something on the machine killed its processes again and again, a lack of memory perhaps",
    "quelque chose sur la machine a tué ses processus à plusieurs reprises, un manque de mémoire peut-être",
)

# ---------------------------------------------------------------- reading a submission

EMPTY = Text("The file {file} holds no code.", "Le fichier {file} ne contient pas de code.")
TOO_BIG = Text(
    "The file {file} is too big ({size} MB; the limit is {limit} MB). Ask for the source alone.",
    "Le fichier {file} est trop gros ({size} Mo ; la limite est de {limit} Mo). Demandez la source seule.",
)
NOT_A_NOTEBOOK = Text(
    "The file {file} is not a notebook ({reason}). It has to be saved again.",
    "Le fichier {file} n'est pas un notebook ({reason}). Il faut l'enregistrer de nouveau.",
)
UNREADABLE_FILE = Text(
    "The file {file} could not be read ({reason}).",
    "Le fichier {file} n'a pas pu être lu ({reason}).",
)
TOO_MUCH_MEMORY = Text("that takes far too much memory", "cela demande bien trop de mémoire")
TOO_LONG_TO_READ = Text("that takes far too long", "cela prend bien trop de temps")
READER_KILLED = Text(
    "the process that was reading it was killed, twice: grade this submission again",
    "le processus qui le lisait a été tué, deux fois : notez cette copie une nouvelle fois",
)
NOT_JSON = Text(
    "it is not JSON: line {line}, column {column}",
    "ce n'est pas du JSON : ligne {line}, colonne {column}",
)
TOO_DEEP = Text("it is nested too deep", "il est trop imbriqué")
TOO_MANY_DIGITS = Text(
    "it holds a number of thousands of digits", "il contient un nombre de milliers de chiffres"
)
NO_CELLS = Text("it has no cells", "il n'a pas de cellules")
NOT_TEXT = Text(
    "The file {file} is not Python source: it holds bytes that are no text.",
    "Le fichier {file} n'est pas une source Python : il contient des octets qui ne sont pas du texte.",
)
LINK = Text(
    "{file} is a link; links are not followed. Ask for the file itself.",
    "{file} est un lien ; les liens ne sont pas suivis. Demandez le fichier lui-même.",
)
SPECIAL = Text("{file} is not an ordinary file.", "{file} n'est pas un fichier ordinaire.")
OUTSIDE = Text(
    "The path {file} leads out of the archive; it was not read.",
    "Le chemin {file} sort de l'archive ; il n'a pas été lu.",
)
ENCRYPTED = Text("{file} is encrypted; it was not read.", "{file} est chiffré ; il n'a pas été lu.")
NOTHING_HANDED_IN = Text("Nothing was handed in.", "Rien n'a été rendu.")
NO_PYTHON = Text(
    "There is no .py or .ipynb file in {file}.",
    "Il n'y a pas de fichier .py ou .ipynb dans {file}.",
)
A_DOCUMENT = Text(
    "{file} is a document, not a program: copy the program into a plain .py file.",
    "{file} est un document, pas un programme : copiez le programme dans un simple fichier .py.",
)
NO_FUNCTION_OF_THE_EXERCISE = Text(
    "None of the functions of the exercise was found in what was handed in.",
    "Aucune des fonctions de l'exercice n'a été trouvée dans ce qui a été rendu.",
)
TOO_FAR_DOWN = Text(
    "What is in {file} lies below more than {limit} folders, and is not looked at.",
    "Ce que contient {file} est sous plus de {limit} dossiers et n'est pas examiné.",
)
WHOLE_WORKBOOK = Text(
    "This is a copy of the whole workbook: the file of the exercise alone is to be handed in.",
    "C'est une copie de tout le cahier : seul le fichier de l'exercice est à rendre.",
)
NOT_UTF8 = Text(
    "The file is not in UTF-8; it was read as Latin-1.",
    "Le fichier n'est pas en UTF-8 ; il a été lu en Latin-1.",
)
INDENTED = Text(
    "Every line of the file is indented, and Python refuses it; it was read without these spaces.",
    "Toutes les lignes du fichier sont décalées vers la droite, et Python le refuse ; il a été lu sans ces espaces.",
)
SEVERAL = Text(
    "Several files were handed in: {file} was judged; {others} was not.",
    "Plusieurs fichiers ont été rendus : {file} a été examiné ; {others} ne l'a pas été.",
)
TOO_MANY_FILES = Text(
    "So many files were handed in ({count}) that not all of them could be looked into, and those that were hold no "
    "answer: hand in the file of the exercise alone.",
    "Tant de fichiers ont été rendus ({count}) que tous n'ont pas pu être examinés, et ceux qui l'ont été ne contiennent "
    "aucune réponse : ne rendez que le fichier de l'exercice.",
)

# ---------------------------------------------------------------- for learners, on the terminal

NO_FILE = Text(
    "there is no {slug}.py or {slug}.ipynb in this folder: name your file after the module's name",
    "il n'y a ni {slug}.py ni {slug}.ipynb dans ce dossier : donnez votre fichier après le nom du module",
)
WHICH_MODULE = Text(
    "nothing in {file} says of which module it is; name that first, as in: mastermind check {slug} {file}",
    "rien dans {file} ne dit de quel module il s'agit ; donnez-le d'abord, comme dans : mastermind check {slug} {file}",
)
NO_SUCH_MODULE = Text(
    "there is no module {slug}; did you mean: {modules}?",
    "il n'y a pas de module {slug} ; vouliez-vous dire : {modules} ?",
)
NO_SUCH_FILE = Text("there is no file {file}", "il n'y a pas de fichier {file}")
NOT_A_FILE = Text(
    "{file} is not an ordinary file; name one .py or .ipynb",
    "{file} n'est pas un fichier ordinaire ; indiquez un seul .py ou .ipynb",
)
ALL_KEPT = Text("Every promise is kept. Well done!", "Toutes les promesses sont tenues. Bravo !")
DONE = Text(
    "Done: {count} of {count} functions. Well done!",
    "Terminé : {count} fonctions sur {count}. Bravo !",
)
BONUS_OFFER = Text("A bonus, if you like:", "Un bonus, si vous le souhaitez :")
POINTS = Text("{points} points", "{points} points")
ONE_OTHER = Text("One other promise is left.", "Il reste une autre promesse.")
OTHERS_FOLDED = Text(
    "{count} other promises are left: not kept, or not looked at yet.",
    "Restent {count} autres promesses : non tenues, ou pas encore examinées.",
)
ASK_HINT = Text(
    "A hint: mastermind hint {slug} {task}{who} --lang en",
    "Un indice : mastermind hint {slug} {task}{who} --lang fr",
)
NEWER_OF_TWO = Text(
    "{other} lies there too: {file} was judged, as it was saved later.",
    "{other} se trouve là aussi : c'est {file} qui a été examiné, car il a été enregistré plus tard.",
)
NOT_REMEMBERED = Text(
    "Nothing can be written into {folder}: this verdict and these hints will not be remembered, all else works.",
    "Rien ne peut être écrit dans {folder} : ce verdict et ces indices ne seront pas retenus, tout le reste fonctionne.",
)
NO_HOME = Text("your home folder", "votre dossier personnel")
NOT_A_NAME = Text(
    "{name} is no name for --who: letters, digits, spaces, dots and hyphens are.",
    "{name} n'est pas un nom pour --who : lettres, chiffres, espaces, points et tirets en forment un.",
)
LOOKING = Text("Looking at your functions …", "J'examine vos fonctions…")
COURSE = Text("Your last verdict on each module", "Votre dernier verdict pour chaque module")
WATCHING = Text(
    "Waiting for you to save the file (Ctrl-C ends).",
    "En attente d'un enregistrement (Ctrl-C pour finir).",
)
NO_TASK = Text(
    "there is no task {task} in {slug}; its tasks are {tasks}",
    "il n'y a pas de fonction {task} dans {slug} ; ses fonctions sont {tasks}",
)
HINT_OF = Text("Hint {rank} of {count} for {task}", "Indice {rank} sur {count} pour {task}")
LAST_HINT = Text(
    "(This was the last hint; --again starts over.)",
    "(C'était le dernier indice ; --again recommence.)",
)
NO_SUCH_COURSE = Text(
    "{folder} is not a course: a course has a module in solutions/, as solutions/m01_name.py. `mastermind new m01_name "
    "--course {folder}` writes one.",
    "{folder} n'est pas un cours : un cours a un module dans solutions/, comme solutions/m01_nom.py. `mastermind new "
    "m01_nom --course {folder}` en écrit un.",
)
