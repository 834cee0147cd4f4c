"""What teachers read: pages and tables, the command line, nbgrader, a cluster. In both languages."""

from autograder.i18n.text import Text

# ---------------------------------------------------------------- pages and tables

SUBMISSION = Text("submission", "copie")
SCORE = Text("score", "note")
MODULE = Text("module", "module")
TASK = Text("function", "fonction")
CHECK = Text("check", "vérification")
POINTS = Text("points", "barème")
STATUS = Text("status", "état")
STATUSES = {
    "passed": Text("passed", "réussie"),
    "failed": Text("failed", "échouée"),
    "error": Text("error", "erreur"),
    "timeout": Text("timeout", "temps dépassé"),
    "not reached": Text("not reached", "pas atteinte"),
}
PROBLEM = Text("problem", "problème")
MISCONCEPTION = Text("known mistake", "erreur connue")
THE_CLASS = Text("The class", "La classe")
JUDGED_OF = Text("{judged} judged of {count}", "{judged} examinées sur {count}")
MEAN_MEDIAN = Text(
    "mean {mean}, median {median}, of {points}", "moyenne {mean}, médiane {median}, sur {points}"
)
MARKS = Text("Marks", "Notes")
MARKS_PICTURE = Text(
    "How many submissions have a mark in each tenth of the {points} points",
    "Nombre de copies dont la note tombe dans chaque dixième des {points} points",
)
EACH_PROMISE = Text("Each promise", "Chaque promesse")
KEPT_BY = Text(
    "kept by {kept}, not kept by {broken}, not reached by {unreached}",
    "tenue : {kept}, pas tenue : {broken}, pas atteinte : {unreached}",
)
KNOWN_MISTAKES = Text("Known mistakes", "Erreurs connues")
NO_KNOWN_MISTAKE = Text("None was met.", "Aucune n'a été rencontrée.")
TO_SHOW = Text("To show: `{call}`.", "À montrer : `{call}`.")
TOLD_THEM = Text("They read:", "On leur dit :")
WAITING = Text(
    "What could not be judged, and waits for you", "Ce qui n'a pas pu être examiné, et vous attend"
)
NOTHING_FROM = Text("Who handed in nothing", "Qui n'a rien rendu")
ONLY_THOSE = Text("Show only", "Montrer seulement")
HIDE_NAMES = Text("Hide the names", "Cacher les noms")
NOT_WRITTEN_YET = Text("Functions that are not there", "Fonctions absentes")
WHO_IT_IS = Text("Who it is", "De qui il s'agit")
WHO_MADE_IT = Text("Who made it", "Qui l'a faite")
BROKEN_BY_NOBODY = Text(
    "Promises that nobody breaks: {count}", "Promesses que personne ne rompt : {count}"
)
EACH_SUBMISSION = Text("Each submission", "Chaque copie")
SECONDS_OF_CODE = Text("seconds of computing", "secondes de calcul")
TIME_TAKEN = Text(
    "Computing time of the submissions: {total} s in all, {longest} s at most.",
    "Temps de calcul des copies : {total} s en tout, {longest} s au plus.",
)
BONUS = Text("bonus", "bonus")
PLUS_BONUS = Text("+ {bonus} bonus", "+ {bonus} de bonus")
NOTES_COUNT = Text("Notes on the file: {count}", "Remarques sur le fichier : {count}")
NOT_JUDGED = Text("Could not be judged.", "N'a pas pu être examinée.")
KEPT_COUNT = Text("Promises kept: {count}", "Promesses tenues : {count}")
NOT_REACHED_COUNT = Text(
    "Promises not looked at yet: {count}", "Promesses encore à examiner : {count}"
)
NOT_REACHED_SUM = Text(
    "Promises not looked at yet: {count} (−{points})",
    "Promesses encore à examiner : {count} (−{points})",
)
SUM = Text(
    "{gained} gained + {lost} lost + {unreached} not reached = {points}",
    "{gained} obtenus + {lost} perdus + {unreached} pas atteints = {points}",
)
FILE_JUDGED = Text("File judged:", "Fichier examiné :")
OWN_FUNCTION = Text("Your function", "Votre fonction")
MISTAKES_TOLD = Text(
    "Recognised by what the functions answer: the code may be written in another way.",
    "Reconnues à ce que répondent les fonctions : le code peut être écrit autrement.",
)
NOT_ISOLATED = Text(
    "This submission ran without isolation.", "Cette copie a été exécutée sans isolement."
)
JUDGED_WEAKLY = Text(
    "{count} submission(s) were confined less than they could be: {tier} ({what}).",
    "{count} copie(s) ont été moins confinées qu'elles n'auraient pu l'être : {tier} ({what}).",
)
NOT_JUDGED_LIST = Text("Could not be judged:", "N'ont pas pu être examinées :")
MISCONCEPTIONS = Text(
    "Functions that answer like a known mistake:",
    "Des fonctions répondent comme une erreur connue :",
)
MORE_MISTAKES = Text("… and {count} more, in class.html", "… et {count} de plus, dans class.html")
MORE_ROWS = Text("… and {count} more, in marks.csv", "… et {count} de plus, dans marks.csv")

# ---------------------------------------------------------------- nbgrader

CLASSROOM_MADE = Text(
    "The course is in {folder}: there, `nbgrader generate_assignment {slug}` makes the version for students; "
    "autograder/guide/nbgrader.md, in the workbook, says how to go on.",
    "Le cours est dans {folder} : dans ce dossier, `nbgrader generate_assignment {slug}` crée la version pour les élèves ; "
    "la suite est dans autograder/guide/nbgrader.md, dans le dossier du cahier.",
)
COLLECTED = Text(
    "{count} learner(s) collected into {folder}", "{count} élève(s) : copies placées dans {folder}"
)
NOT_EMPTY = Text(
    "{folder} holds other things and no nbgrader_config.py made here; give a new folder",
    "{folder} contient autre chose, et pas de nbgrader_config.py créé ici ; donnez un nouveau dossier",
)
NEEDS_NBGRADER = Text(
    'nbgrader is not installed here: in a copy of the workbook, pip install ".[nbgrader]"',
    'nbgrader n\'est pas installé ici : dans une copie du cahier, pip install ".[nbgrader]"',
)
NOT_HANDED_IN = Text(
    "Nothing was handed in for this cell.", "Rien n'a été rendu pour cette cellule."
)
NO_MODULE = Text(
    "{slug} is not a module of the workbook: nothing was judged, and no mark was given. Keep it in another course.",
    "{slug} n'est pas un module du cahier : rien n'a été examiné ni noté. Placez-le dans un autre cours.",
)
NO_GRADEBOOK_FOLDER = Text(
    "there is no folder for the gradebook {place}; give a file in your course's folder",
    "il n'y a pas de dossier pour le carnet de notes {place} ; indiquez un fichier du dossier de votre cours",
)
FOREIGN_GRADEBOOK = Text(
    "{place} is the database of another program; give nbgrader's gradebook, or a new file",
    "{place} est la base de données d'un autre programme ; indiquez le carnet de notes de nbgrader, ou un nouveau fichier",
)
OTHER_GRADEBOOK = Text(
    "the gradebook {place} was made by another version of nbgrader; back it up, then run `nbgrader db upgrade`",
    "le carnet de notes {place} vient d'une autre version de nbgrader ; "
    "faites-en une copie, puis lancez `nbgrader db upgrade`",
)
OTHER_CELLS = Text(
    "the gradebook {place} knows another version of this module ({cells}); "
    "run `nbgrader generate_assignment --force` before anybody hands in, or keep to the version it knows",
    "le carnet de notes {place} connaît une autre version de ce module ({cells}) ; "
    "lancez `nbgrader generate_assignment --force` avant le premier rendu, ou gardez la version qu'il connaît",
)
GRADEBOOK_FAILED = Text(
    "the gradebook {place} cannot be used: {reason}. Nothing else is lost: the marks are in results.jsonl",
    "le carnet de notes {place} est inutilisable : {reason}. Rien d'autre n'est perdu : les notes sont dans results.jsonl",
)

# ---------------------------------------------------------------- the command line

JUDGING = Text("judging", "examen")
FILLING = Text("writing the gradebook", "carnet de notes")
OUT_INSIDE = Text(
    "--out {out} is the folder that is judged, or lies in one learner's, who may have put results there; "
    "give a folder elsewhere",
    "--out {out} est le dossier examiné, ou se trouve dans celui d'un élève, qui a pu y mettre des résultats ; "
    "indiquez un dossier ailleurs",
)
NO_WORKSHEET = Text(
    "{file} cannot be read as a grading worksheet of Moodle: {reason}",
    "{file} ne peut pas être lu comme un formulaire d'évaluation de Moodle : {reason}",
)
BROKEN_TABLE = Text(
    "line {line}: a quotation mark is never closed, or a sign stands after the closing one, or a cell is too long",
    "ligne {line} : un guillemet n'est jamais fermé, ou est suivi d'un autre signe, ou une cellule est trop longue",
)
NULL_IN_TABLE = Text(
    "line {line} holds a null character", "la ligne {line} contient un caractère nul"
)
NO_GRADE_COLUMN = Text("no column is named Grade", "aucune colonne ne s'appelle Note")
GRADESCOPE_ONE = Text(
    "--gradescope is for one learner and one module: add --single and one --module",
    "--gradescope concerne un seul élève et un seul module : ajoutez --single et un --module",
)
REFUSED_TIER = Text(
    "This machine offers no confinement that holds, so nobody else's code is run here. "
    "See `mastermind doctor`; to grade code you trust, add --trusted.",
    "Cette machine n'offre aucun confinement qui tienne ; le code d'autrui n'y est donc pas exécuté. "
    "Voyez `mastermind doctor` ; pour noter du code auquel vous vous fiez, ajoutez --trusted.",
)
WEAKER_TIER = Text(
    "These submissions are confined less than they could be: {tier} ({what}). {missing}. See `mastermind doctor`.",
    "Ces copies sont moins confinées qu'elles ne pourraient l'être : {tier} ({what}). {missing}. "
    "Voyez `mastermind doctor`.",
)
WEAKER_THAN_BEFORE = Text(
    "The results in {folder} come from a stronger confinement ({before}) than the one this machine offers now "
    "({tier}): everything handed in here is judged again, in the weaker one. "
    "To keep those results, give another --out, or grade where they were made.",
    "Les résultats de {folder} viennent d'un confinement plus fort ({before}) que celui que cette machine offre "
    "maintenant ({tier}) : tout ce qui est rendu ici est réexaminé, dans le plus faible. "
    "Pour garder ces résultats, donnez un autre --out, ou notez là où ils ont été obtenus.",
)
UNCONFINED = Text(
    "NO ISOLATION: these submissions can read and change everything you can. Only grade code you trust.",
    "AUCUN ISOLEMENT : ces copies peuvent lire et modifier tout ce que vous pouvez. Ne notez que du code de confiance.",
)
NO_SUBMISSION = Text(
    "there is no submission in {folder}: files alice.py or bob.ipynb, or folders, were expected",
    "il n'y a aucune copie dans {folder} : des fichiers alice.py ou bob.ipynb, ou des dossiers, étaient attendus",
)
SEVERAL_SUBMISSIONS = Text(
    "there are {number} submissions in {folder}: name one of them",
    "il y a {number} copies dans {folder} : nommez-en une",
)
NO_SUCH_FILE = Text("{file} does not exist", "{file} n'existe pas")
LEFT_ASIDE = Text(
    "Left aside, not judged: {files}",
    "Laissés de côté, sans être examinés : {files}",
)
REUSED = Text(
    "{count} submission(s) unchanged since the last run were not judged again (--fresh judges all).",
    "{count} copie(s) inchangée(s) depuis la dernière fois n'ont pas été réexaminées (--fresh les reprend toutes).",
)
WITHDRAWN = Text(
    "{count} learner(s) of earlier runs have left the tables, as their files are not there any more, or bear another "
    "name: {names}. What was found is kept ({folder}).",
    "{count} élève(s) d'exécutions précédentes ont quitté les tableaux, car leurs fichiers n'y sont plus ou ont changé de "
    "nom : {names}. Ce qui avait été constaté est gardé ({folder}).",
)
CHANGED = Text(
    "Marks that are not what they were: {count}. {marks}. All of them are in {file}.",
    "Notes qui ont changé : {count}. {marks}. Toutes figurent dans {file}.",
)
CHANGE = Text(
    "{name}, {module}: {before} → {after} ({why})", "{name}, {module} : {before} → {after} ({why})"
)
NO_ROSTER = Text(
    "{file} cannot be read as a roster: {reason}.",
    "{file} ne peut pas être lu comme liste d'élèves : {reason}.",
)
NO_GROUP_COLUMN = Text(
    "{file} has no column “{column}”, which the settings name in groups_of_roster; there are: {columns}",
    "{file} n'a pas de colonne « {column} », que les réglages nomment dans groups_of_roster ; il y a : {columns}",
)
NO_NAMES = Text(
    "{file} has no column of names: one called name, or first name and last name, was expected; there are: {columns}.",
    "{file} n'a pas de colonne de noms : on attendait nom complet, ou prénom et nom ; il y a : {columns}.",
)
NOT_ON_ROSTER = Text(
    "{count} submission(s) bear a name that is not on the roster: {names}.",
    "{count} copie(s) portent un nom qui n'est pas dans la liste d'élèves : {names}.",
)
NO_RESULTS = Text(
    "{folder} holds no results.jsonl: give the folder that `mastermind grade` wrote (its --out)",
    "{folder} ne contient pas de results.jsonl : indiquez le dossier écrit par `mastermind grade` (son --out)",
)
NOBODY_TO_FORGET = Text(
    "{folder} holds nothing about {name}{near}",
    "{folder} ne contient rien sur {name}{near}",
)
NEAR = Text("; did you mean {names}?", " ; vouliez-vous dire {names} ?")
FORGOTTEN = Text(
    "{name} is forgotten in {folder}: {count} record(s), the pages, and the lines of the tables. What was handed in "
    "and your rosters are files of yours: delete them there, or the next `grade` finds them again.",
    "{name} est oublié dans {folder} : {count} enregistrement(s), les pages et les lignes des tableaux. Ce qui a été "
    "rendu et vos listes sont vos propres fichiers : supprimez-y ce qui le concerne, sinon le prochain `grade` le "
    "retrouvera.",
)
NOT_IN_GRADEBOOK = Text(
    "{name} is not in the gradebook {place}.", "{name} n'est pas dans le carnet de notes {place}."
)
FOLLOWING = Text(
    "Waiting for what is handed in to {folder}; {out}/class.html follows. Ctrl+C ends it.",
    "En attente de ce qui est rendu dans {folder} ; {out}/class.html suit. Ctrl+C y met fin.",
)
LIVE_STEP = Text(
    "{time}  {count} judged, mean {mean} of {points}",
    "{time}  {count} copies examinées, moyenne {mean} sur {points}",
)
ABSENT = Text("{count} handed in nothing: {names}.", "{count} n'ont rien rendu : {names}.")
NUMBER = Text("number", "numéro")
GROUP = Text("group", "groupe")
EMAIL = Text("e-mail", "courriel")
TAKEN_BACK = Text("nothing is handed in any more", "il n'y a plus rien de rendu")
NEW_FILE = Text("another file", "un autre fichier")
NEW_JUDGE = Text(
    "other checks, or another version of what judges",
    "d'autres vérifications, ou une autre version de ce qui juge",
)
NEW_BOTH = Text("another file, and other checks", "un autre fichier, et d'autres vérifications")
SAME_AGAIN = Text("judged again", "réexaminé")
DATE = Text("date", "date")
BEFORE = Text("before", "avant")
AFTER = Text("after", "après")
WHY = Text("why", "pourquoi")
INTERRUPTED = Text(
    "Interrupted. What was judged is kept in {folder}; the same command goes on from there.",
    "Interrompu. Ce qui a été examiné est gardé dans {folder} ; la même commande reprend à partir de là.",
)
INTERRUPTED_ONLY = Text("Interrupted.", "Interrompu.")
SUMMARY = Text(
    "{count} judged, {problems} could not be. Results: {folder}",
    "{count} examinée(s), {problems} n'ont pas pu l'être. Résultats : {folder}",
)
OUR_FAULT = Text(
    "A fault of the workbook, not of the learners: {fault}. Without a mark for it ({count}): {names}. "
    "Look at these yourself, and please report it to its authors.",
    "Une faute du cahier, non des élèves : {fault}. Sans note à cause d'elle ({count}) : {names}. "
    "Regardez ces copies vous-même, et merci de le signaler à ses auteurs.",
)
EXPORT_LOST = Text(
    "A fault of the workbook: one of its files is missing or not complete ({fault}). Please report it.",
    "Une faute du cahier : un de ses fichiers manque ou n'est pas complet ({fault}). Merci de le signaler.",
)
TIER_HOLDS = Text("holds: {what}", "tient : {what}")
TIER_HOLES = Text("does not hold; got through: {holes}", "ne tient pas ; sont passées : {holes}")
TIER_UNAVAILABLE = Text("not available here ({reason})", "indisponible ici ({reason})")
CHOSEN = Text(
    "Submissions will be judged with: {tier}", "Les copies seront examinées avec : {tier}"
)
LINUX_ONLY = Text(
    "other people's code can only be confined on Linux: use a Linux machine, WSL2 on Windows, or the container image "
    "(autograder/guide/servers.md)",
    "le code d'autrui ne peut être confiné que sous Linux : utilisez une machine Linux, WSL2 sous Windows, ou l'image de "
    "conteneur (autograder/guide/servers.md)",
)
DEMO_WRITTEN = Text(
    "{count} submissions written to {folder}", "{count} copies écrites dans {folder}"
)

# ---------------------------------------------------------------- a cluster

NEEDS_CLUSTER = Text(
    'Dask is not installed here: in a copy of the workbook, pip install ".[cluster]"',
    'Dask n\'est pas installé ici : dans une copie du cahier, pip install ".[cluster]"',
)
NO_SCHEDULER = Text(
    "no Dask scheduler answers at {address} ({reason}); start one, or correct --cluster",
    "aucun ordonnanceur Dask ne répond à l'adresse {address} ({reason}) ; lancez-en un, ou corrigez --cluster",
)
NO_FIT_WORKER = Text(
    "the cluster at {address} has no worker that may judge; start one with `dask worker {address}` from this checkout",
    "la grappe {address} n'a aucune machine qui puisse examiner ; lancez `dask worker {address}` depuis cette version",
)
CLUSTER_OF_OURS = Text(
    "--cluster judges the modules of this workbook only: grade {course} on this machine, without --cluster",
    "--cluster ne corrige que les modules de ce cahier : corrigez {course} sur cette machine, sans --cluster",
)
CLUSTER_LOST = Text(
    "the cluster at {address} is lost; what was judged is kept, and the same command goes on from there",
    "la grappe {address} est perdue ; ce qui a été examiné est gardé, et la même commande reprend à partir de là",
)
REFUSED_WORKER = Text(
    "{worker} gets no work: {reason}.", "{worker} ne reçoit aucun travail : {reason}."
)
WEAK_WORKER = Text("confinement “{tier}”: {finding}", "isolement « {tier} » : {finding}")
OTHER_PYTHON = Text(
    "{there} runs there, and {here} on this machine", "il y tourne {there}, et ici {here}"
)
OTHER_VERSION = Text(
    "it holds another version of the course or of this program; update it and restart the worker",
    "il s'y trouve une autre version du cours ou de ce programme ; mettez-la à jour et relancez",
)
NO_COURSE = Text(
    "it does not have the workbook; install it there with `pip install .` in a copy of the workbook",
    "le cahier n'y est pas ; installez-le sur cette machine par `pip install .` dans une copie du cahier",
)
CANNOT_RUN = Text(
    "it cannot run this program ({reason})", "ce programme n'y démarre pas ({reason})"
)
NO_ANSWER = Text("it has not answered for {seconds} s", "aucune réponse depuis {seconds} s")

# ---------------------------------------------------------------- what cannot be done as asked

NO_KIND_OF_INPUT = Text(
    "{file} is neither a folder, nor a .zip archive, nor a .py or .ipynb file",
    "{file} n'est ni un dossier, ni une archive .zip, ni un fichier .py ou .ipynb",
)
A_DOCUMENT = Text(
    "{file} is a document, not a program; copy the program into a plain file, {plain}",
    "{file} est un document, pas un programme ; copiez le programme dans un simple fichier, {plain}",
)
NO_FOLDER = Text(
    "there is no folder or file {folder}; give the folder or the archive that holds the submissions",
    "il n'y a ni dossier ni fichier {folder} ; donnez le dossier ou l'archive où sont les copies",
)
TWO_READINGS = Text(
    "{folder} may be a course folder of nbgrader, whose submitted/ holds the submissions, or a folder of submissions, to "
    "which {others} would belong; say which it is: --as nbgrader or --as folder",
    "{folder} peut être un dossier de cours nbgrader, dont submitted/ contient les copies, ou un dossier de copies, dont "
    "{others} ferait partie ; précisez : --as nbgrader ou --as folder",
)
NO_ARCHIVE = Text(
    "{file} cannot be read as an archive ({reason}); make the .zip again",
    "{file} n'est pas une archive lisible ({reason}) ; refaites le .zip",
)
UNREADABLE_INPUT = Text("{file} cannot be read: {reason}", "{file} ne peut pas être lu : {reason}")
DEMO_NOT_EMPTY = Text(
    "{folder} is not empty; choose a new folder for the demonstration class",
    "{folder} n'est pas vide ; choisissez un nouveau dossier pour la classe de démonstration",
)
NOT_WRITABLE = Text(
    "{folder} cannot be written: {reason}; choose another folder",
    "impossible d'écrire dans {folder} : {reason} ; choisissez un autre dossier",
)
ANOTHER_RUN = Text(
    "another run is writing to {folder}; wait for it, or choose another --out",
    "une autre correction écrit dans {folder} ; attendez sa fin, ou choisissez un autre --out",
)
OUT_IS_A_LINK = Text(
    "{file} is a link, and results are not written to where a link leads; remove it, or choose another --out",
    "{file} est un lien, et rien n'est écrit là où mène un lien ; supprimez-le, ou choisissez un autre --out",
)
RESULTS_NOT_WRITTEN = Text(
    "the results cannot be written to {folder}: {reason}; choose another --out, or make room; "
    "what is already there is kept",
    "les résultats ne peuvent pas être écrits dans {folder} : {reason} ; choisissez un autre --out, ou faites de la "
    "place ; ce qui y est déjà est conservé",
)
NO_SEMAPHORES = Text(
    "no semaphores can be made in /dev/shm ({reason}), and judging needs them; make that folder writable, as a tmpfs is",
    "impossible de créer des sémaphores dans /dev/shm ({reason}), or la correction en a besoin ; rendez ce dossier "
    "accessible en écriture, comme l'est un tmpfs",
)
NO_TEMPORARY_FOLDER = Text(
    "there is no folder for temporary files: neither $TMPDIR nor /tmp nor /var/tmp can be written; "
    "set TMPDIR to a folder that can",
    "il n'y a pas de dossier pour les fichiers temporaires : ni $TMPDIR, ni /tmp, ni /var/tmp ne sont accessibles en "
    "écriture ; donnez à TMPDIR un dossier qui l'est",
)
JOBS = Text("--jobs must be between 1 and {most}", "--jobs doit être compris entre 1 et {most}")
NOT_WRITTEN = Text("{file} cannot be written: {reason}", "{file} ne peut pas être écrit : {reason}")
EXPORT_NOT_WRITTEN = Text(
    "{file} cannot be written: {reason}; the results are kept",
    "{file} ne peut pas être écrit : {reason} ; les résultats sont conservés",
)
