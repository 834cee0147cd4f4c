"""Every sentence of the engine that a learner or a teacher reads, in both languages."""

from autograder.text import Text

# ---------------------------------------------------------------- what a call gave

RETURNED = Text(
    "`{call}` returned `{received}`; `{expected}` was expected.",
    "`{call}` a renvoyé `{received}` ; on attendait `{expected}`.",
)
NOTHING = Text(
    "`{call}` gave nothing back (None); `{expected}` was expected.",
    "`{call}` n'a rien renvoyé (None) ; on attendait `{expected}`.",
)
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
AT = Text("{error} ({place})", "{error} ({place})")
LINE = Text("line {line}", "ligne {line}")
CELL = Text("code cell {cell}, line {line}", "cellule de code {cell}, ligne {line}")
ASKED = Text(
    "It asks for input; here the values arrive as arguments, nothing is typed.",
    "La fonction attend une saisie ; ici, les valeurs arrivent en arguments, rien n'est tapé au clavier.",
)
ARGUMENTS = Text(
    "Does your function accept {count} arguments, as in `{call}`?",
    "Votre fonction accepte-t-elle {count} arguments, comme dans `{call}` ?",
)
TIMEOUT = Text("`{call}` had not finished after {seconds} s.", "`{call}` n'avait pas fini après {seconds} s.")
ENDLESS = Text("Does every loop come to an end?", "Chaque boucle se termine-t-elle ?")
STOPPED = Text(
    "`{call}` brought the whole program down ({detail}).",
    "`{call}` a arrêté tout le programme ({detail}).",
)
TOO_LARGE = Text(
    "`{call}` answers with a value far too large to read.",
    "`{call}` répond par une valeur bien trop grande pour être lue.",
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

_ENDINGS = {
    "timeout": Text("it had not finished after {detail}", "il n'avait pas fini après {detail}"),
    "crash": Text("the process ended: {detail}", "le processus s'est terminé : {detail}"),
    "too large": Text("its answer was too large", "sa réponse était trop grande"),
    "too much output": Text("it printed too much", "il affichait trop"),
    "too many questions": Text("it asked for input without end", "il demandait des saisies sans fin"),
    "protocol": Text("it sent something that is not an answer", "il a envoyé autre chose qu'une réponse"),
}


def ending(why: str, detail: str) -> Text:
    """Why a worker ended (client.WorkerGone), in words."""
    french = detail.replace("exit code", "code de sortie")
    return _ENDINGS.get(why, Text("{detail}", "{detail}")).format(detail=Text(detail, french))


# ---------------------------------------------------------------- of which type

NOT_OF_TYPE = {
    "bool": Text(
        "`{call}` returned `{received}`, a boolean; a whole number was expected.",
        "`{call}` a renvoyé `{received}`, un booléen ; on attendait un nombre entier.",
    ),
    "float": Text(
        "`{call}` returned `{received}`, a float; a whole number (int) was expected.",
        "`{call}` a renvoyé `{received}`, un flottant (float) ; on attendait un entier (int).",
    ),
    "str": Text(
        "`{call}` returned `{received}`, which is text: can one add 1 to it?",
        "`{call}` a renvoyé `{received}`, qui est un texte : peut-on lui ajouter 1 ?",
    ),
    "NoneType": Text(
        "`{call}` gave nothing back (None): is there a `return` on every path?",
        "`{call}` n'a rien renvoyé (None) : y a-t-il un `return` sur chaque chemin ?",
    ),
    "": Text(
        "`{call}` returned `{received}`, of type {type}; a whole number was expected.",
        "`{call}` a renvoyé `{received}`, de type {type} ; on attendait un nombre entier.",
    ),
}

# ---------------------------------------------------------------- manners

CHANGED = Text(
    "During `{call}`, the arguments became `{received}`.",
    "Pendant `{call}`, les arguments sont devenus `{received}`.",
)
WHOSE = Text(
    "Whoever calls your function may still need them: does it work on the lists it was given, or on copies?",
    "Celui qui appelle votre fonction peut encore en avoir besoin : travaille-t-elle sur ses listes ou sur des copies ?",
)
SECOND_CALL = Text(
    "`{call}` returned `{expected}` the first time, as expected, but `{received}` the second time.",
    "`{call}` a renvoyé `{expected}` la première fois, comme attendu, mais `{received}` la seconde fois.",
)
LATER_CALL = Text(
    "`{call}` returns `{expected}`, as expected, when it is the first call, but `{received}` after other calls.",
    "`{call}` renvoie `{expected}`, comme attendu, au premier appel, mais `{received}` après d'autres appels.",
)
SURVIVES = Text("What survives from one call to the next?", "Qu'est-ce qui survit d'un appel à l'autre ?")

# ---------------------------------------------------------------- why a check was not reached

MISSING = Text("There is no function named `{name}`.", "Il n'y a pas de fonction nommée `{name}`.")
MISSING_BUT = Text(
    "There is no function named `{name}`, but there is one named `{other}`: is it the same?",
    "Il n'y a pas de fonction nommée `{name}`, mais il y en a une nommée `{other}` : est-ce la même ?",
)
NOT_CALLABLE = Text(
    "`{name}` is not a function but a value of type {type}: is the name used twice?",
    "`{name}` n'est pas une fonction mais une valeur de type {type} : ce nom sert-il deux fois ?",
)
UNREADABLE = Text(
    "Python cannot read `{name}` ({place}: {reason}). The rest of the file was judged.",
    "Python ne parvient pas à lire `{name}` ({place} : {reason}). Le reste du fichier a été examiné.",
)
AFTER = Text(
    "This is looked at once an easier promise is kept: {promise}",
    "Ce point sera examiné quand une promesse plus simple sera tenue : {promise}",
)
NOT_LOADED = Text(
    "The file could not be loaded, whatever was left out ({detail}).",
    "Le fichier n'a pas pu être chargé, quoi qu'on en laisse de côté ({detail}).",
)

# ---------------------------------------------------------------- notes on the whole file

BROKEN_BLOCK = Text(
    "Python cannot read what is written there: {place} ({reason}). The rest of the file was judged.",
    "Python ne parvient pas à lire ce qui est écrit là : {place} ({reason}). Le reste du fichier a été examiné.",
)
FAILED_STATEMENT = Text(
    "While the file was loaded, an instruction stopped with `{error}`: {place}. The rest was judged.",
    "Au chargement du fichier, une instruction s'est arrêtée sur `{error}` : {place}. Le reste a été examiné.",
)
SKIPPED = Text(
    "The instruction at {place} was left out because the program never got past it: {detail}.",
    "L'instruction ({place}) a été laissée de côté, car le programme n'allait pas plus loin : {detail}.",
)
FOLLOWED_THROUGH = Text(
    "Judged with correct versions of: {names}. A mistake counts once.",
    "Examinée avec des versions correctes de : {names}. Une erreur ne compte qu'une fois.",
)

# ---------------------------------------------------------------- why a submission could not be judged

INTERNAL = Text(
    "A check itself went wrong ({detail}). This is not the learner's fault; please report it.",
    "Une vérification a elle-même échoué ({detail}). L'élève n'y est pour rien ; merci de le signaler.",
)
MACHINE = Text(
    "The sandbox could not do its work ({detail}). Grade this submission again.",
    "Le bac à sable n'a pas pu faire son travail ({detail}). Notez cette copie une nouvelle fois.",
)
BUSY = Text("the machine was too busy", "la machine était trop chargée")

# ---------------------------------------------------------------- reading a submission

EMPTY = Text("The file {file} holds no code.", "Le fichier {file} ne contient pas de code.")
TOO_BIG = Text(
    "The file {file} is too big ({size} MB; the limit is {limit} MB). Ask for the source alone.",
    "Le fichier {file} est trop gros ({size} Mo ; la limite est de {limit} Mo). Demandez la source seule.",
)
NOT_A_NOTEBOOK = Text(
    "The file {file} is not a notebook ({reason}). Ask for it to be saved and sent again.",
    "Le fichier {file} n'est pas un notebook ({reason}). Demandez qu'il soit enregistré et renvoyé.",
)
UNREADABLE_FILE = Text(
    "The file {file} could not be read ({reason}).", "Le fichier {file} n'a pas pu être lu ({reason})."
)
NOT_JSON = Text("it is not JSON: line {line}, column {column}", "ce n'est pas du JSON : ligne {line}, colonne {column}")
TOO_DEEP = Text("it is nested too deep", "il est trop imbriqué")
NO_CELLS = Text("it has no cells", "il n'a pas de cellules")
NOT_TEXT = Text(
    "The file {file} is not Python source: it holds null bytes.",
    "Le fichier {file} n'est pas une source Python : il contient des octets nuls.",
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
NO_PYTHON = Text("There is no .py or .ipynb file in {file}.", "Il n'y a pas de fichier .py ou .ipynb dans {file}.")
NOT_UTF8 = Text(
    "The file is not in UTF-8; it was read as Latin-1.", "Le fichier n'est pas en UTF-8 ; il a été lu en Latin-1."
)
SEVERAL = Text(
    "Several files were handed in: {file}, the newest, was judged; {others} was not.",
    "Plusieurs fichiers ont été rendus : {file}, le plus récent, a été examiné ; {others} ne l'a pas été.",
)

# ---------------------------------------------------------------- pages and tables

SUBMISSION = Text("submission", "copie")
SCORE = Text("score", "note")
BONUS = Text("bonus", "bonus")
PLUS_BONUS = Text("+ {bonus} bonus", "+ {bonus} de bonus")
NOT_JUDGED = Text("Could not be judged.", "N'a pas pu être examinée.")
KEPT_COUNT = Text("Promises kept: {count}", "Promesses tenues : {count}")
NOT_REACHED_COUNT = Text("Promises not looked at yet: {count}", "Promesses pas encore examinées : {count}")
NOT_ISOLATED = Text("This submission ran without isolation.", "Cette copie a été exécutée sans isolement.")
NOT_JUDGED_LIST = Text("Could not be judged:", "N'ont pas pu être examinées :")
MISCONCEPTIONS = Text("Known mistakes met:", "Erreurs connues rencontrées :")
MORE_ROWS = Text("… and {count} more, in marks.csv", "… et {count} de plus, dans marks.csv")

# ---------------------------------------------------------------- the command line

JUDGING = Text("judging", "examen")
REFUSED_TIER = Text(
    "This machine offers no confinement that holds, so nobody else's code is run here. "
    "See `mastermind doctor`; to grade code you trust, add --trusted.",
    "Cette machine n'offre aucun confinement qui tienne ; le code d'autrui n'y est donc pas exécuté. "
    "Voyez `mastermind doctor` ; pour noter du code auquel vous vous fiez, ajoutez --trusted.",
)
UNCONFINED = Text(
    "NO ISOLATION: these submissions can read and change everything you can. Only grade code you trust.",
    "AUCUN ISOLEMENT : ces copies peuvent lire et modifier tout ce que vous pouvez. Ne notez que du code de confiance.",
)
NO_SUBMISSION = Text(
    "there is no submission in {folder}: files alice.py or bob.ipynb, or folders, were expected",
    "il n'y a aucune copie dans {folder} : des fichiers alice.py ou bob.ipynb, ou des dossiers, étaient attendus",
)
LEFT_ASIDE = Text(
    "Left aside, as there is nothing to judge in them: {files}",
    "Laissés de côté, car il n'y a rien à y examiner : {files}",
)
REUSED = Text(
    "{count} submission(s) unchanged since the last run were not judged again (--fresh judges all).",
    "{count} copie(s) inchangée(s) depuis la dernière fois n'ont pas été réexaminées (--fresh les reprend toutes).",
)
INTERRUPTED = Text(
    "Interrupted. What was judged is kept in {folder}; the same command goes on from there.",
    "Interrompu. Ce qui a été examiné est gardé dans {folder} ; la même commande reprend à partir de là.",
)
SUMMARY = Text(
    "{count} judged, {problems} could not be. Results: {folder}",
    "{count} examinée(s), {problems} n'ont pas pu l'être. Résultats : {folder}",
)
TIER_HOLDS = Text("holds: {what}", "tient : {what}")
TIER_HOLES = Text("does not hold; got through: {holes}", "ne tient pas ; sont passées : {holes}")
TIER_UNAVAILABLE = Text("not available here ({reason})", "indisponible ici ({reason})")
CHOSEN = Text("Submissions will be judged with: {tier}", "Les copies seront examinées avec : {tier}")
LINUX_ONLY = Text(
    "other people's code can only be confined on Linux; use WSL2 or a Linux machine",
    "le code d'autrui ne peut être confiné que sous Linux ; utilisez WSL2 ou une machine Linux",
)
DEMO_WRITTEN = Text("{count} submissions written to {folder}", "{count} copies écrites dans {folder}")

# ---------------------------------------------------------------- the exercises

GOAL = Text("Goal.", "But.")
LEAVES_OUT = Text("Left out.", "Laissé de côté.")
MINUTES = Text("About {minutes} minutes.", "Environ {minutes} minutes.")
HINT = Text("Hint {rank} for {task}", "Indice {rank} pour {task}")
YOUR_CODE = Text("your code here", "votre code ici")
HINTS_BELOW = Text("# Hints, for when you are stuck", "# Indices, si vous n'avancez plus")
NOTES_COUNT = Text("Notes on the file: {count}", "Remarques sur le fichier : {count}")

# ---------------------------------------------------------------- for learners, on the terminal

NO_FILE = Text(
    "there is no {slug}.py or {slug}.ipynb in this folder: name your file after the module's name",
    "il n'y a ni {slug}.py ni {slug}.ipynb dans ce dossier : donnez votre fichier après le nom du module",
)
NO_SUCH_FILE = Text("there is no file {file}", "il n'y a pas de fichier {file}")
NOT_A_FILE = Text("{file} is a folder; name one file", "{file} est un dossier ; donnez un seul fichier")
ALL_KEPT = Text("Every promise is kept. Well done!", "Toutes les promesses sont tenues. Bravo !")
OTHERS_FOLDED = Text("Other promises not kept yet: {count}", "Autres promesses pas encore tenues : {count}")
ASK_HINT = Text("A hint: mastermind hint {slug} {task}", "Un indice : mastermind hint {slug} {task}")
COURSE = Text("The course so far", "Le cours jusqu'ici")
WATCHING = Text(
    "Waiting for you to save the file (Ctrl-C ends).", "En attente d'un enregistrement (Ctrl-C pour finir)."
)
NO_TASK = Text(
    "there is no task {task} in {slug}; its tasks are {tasks}",
    "il n'y a pas de fonction {task} dans {slug} ; ses fonctions sont {tasks}",
)
HINT_OF = Text("Hint {rank} of {count} for {task}", "Indice {rank} sur {count} pour {task}")
LAST_HINT = Text("(This was the last hint; --again starts over.)", "(C'était le dernier indice ; --again recommence.)")
