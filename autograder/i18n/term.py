"""What teachers read of a term: its page, its tables, the command. In both languages."""

from autograder.i18n.text import Text

THE_TERM = Text("The term", "Le bilan")
OVERVIEW = Text(
    "{learners} learners, {modules} modules; mean of the totals: {mean} / {out_of}",
    "{learners} élèves, {modules} modules ; moyenne des totaux : {mean} / {out_of}",
)
LEARNER = Text("learner", "élève")
TOTAL = Text("total", "total")
MARKS = Text("marks", "notes")
COUNTED = Text("of {count} module(s)", "sur {count} module(s)")
CHANGED = Text("changed by the teacher", "modifiée par l'enseignant")

# ---------------------------------------------------------------- how the figures come about

HOW = Text("How these figures are made", "Comment ces chiffres sont obtenus")
RULE_TOTAL = Text(
    "The total is the mean of the marks that were given, each as a part of its module's scale, on {out_of}. A bonus counts "
    "as far as it is in these marks.",
    "Le total est la moyenne des notes données, chacune rapportée au barème de son module, sur {out_of}. Un bonus compte "
    "dans la mesure où ces notes le comprennent.",
)
RULE_WEIGHTS = Text(
    "The modules do not count the same: {weights}.",
    "Les modules ne comptent pas tous autant : {weights}.",
)
RULE_ABSENT = {
    "zero": Text(
        "A module in which nothing was handed in (–) counts as 0.",
        "Un module où rien n'a été rendu (–) compte pour 0.",
    ),
    "left out": Text(
        "A module in which nothing was handed in (–) is left out of the total; under the total stands then how many "
        "modules it is made of.",
        "Un module où rien n'a été rendu (–) n'entre pas dans le total ; le nombre de modules dont il est fait figure "
        "alors en dessous.",
    ),
}
RULE_WAITING = Text(
    "What was handed in and could not be judged (a question mark) is left out of the total until it has a mark: it is no 0.",
    "Ce qui a été rendu et n'a pas pu être examiné (point d'interrogation) n'entre pas dans le total tant qu'il n'a pas de note : ce n'est "
    "pas un 0.",
)
RULE_EXCUSED = Text(
    "Who is excused from a module (exc.) has a total without it, by the weights of the others.",
    "Qui est dispensé d'un module (disp.) a un total sans lui, selon les coefficients des autres.",
)
RULE_SETTINGS = Text(
    "The weights and the scale are those of {file}.", "Coefficients et échelle viennent de {file}."
)
SEVERAL_SETTINGS = Text(
    "these folders were graded with settings that make other totals: {files}; say which of them count: --settings FILE",
    "ces dossiers ont été notés avec des réglages qui donnent d'autres totaux : {files} ; précisez lesquels comptent : "
    "--settings FICHIER",
)
SETTINGS_GONE = Text(
    "The settings {file}, with which marks were made, are not there any more; the total is made without them.",
    "Les réglages {file}, qui ont servi à établir des notes, n'existent plus ; le total est fait sans eux.",
)

WAITING = Text(
    "What could not be judged, and waits for you", "Ce qui n'a pas pu être examiné, et vous attend"
)

# ---------------------------------------------------------------- the learners and the modules

EACH_LEARNER = Text("Each learner", "Chaque élève")
EACH_MODULE = Text("Each module", "Chaque module")
DISTRIBUTION = Text(
    "{module}: how many marks there are in each tenth of {points} points: {counts}",
    "{module} : nombre de notes dans chaque dixième des {points} points : {counts}",
)
OF_MODULE = Text(
    "mean {mean}, median {median}, of {points}; judged: {judged}, nothing handed in: {nothing}, waiting: {waiting}",
    "moyenne {mean}, médiane {median}, sur {points} ; notés : {judged}, rien rendu : {nothing}, en attente : {waiting}",
)
NOT_COUNTED = Text("does not count in the total", "ne compte pas dans le total")
# ---------------------------------------------------------------- tables

TOTAL_OUT_OF = Text("total / {out_of}", "total / {out_of}")
NOTHING_IN = Text("nothing handed in", "rien rendu")
WAITING_IN = Text("not judged", "pas examiné")
SHEET = Text("Term", "Bilan")
SHEET_OF_MODULES = Text("Modules", "Modules")
TITLE = Text("title", "titre")
SCALE = Text("scale", "barème")
WEIGHT = Text("weight", "coefficient")
JUDGED = Text("judged", "notés")
MEAN = Text("mean", "moyenne")
MEDIAN = Text("median", "médiane")

# ---------------------------------------------------------------- what the teacher should know

NO_RESULTS = Text(
    "there are no results in {folder} ({reason}); give folders that `mastermind grade --out` wrote",
    "il n'y a pas de résultats dans {folder} ({reason}) ; donnez des dossiers écrits par `mastermind grade --out`",
)
NO_MODULE = Text(
    "there is no result of a module of this course in {folders}; if they are of another course, add --course",
    "il n'y a aucun résultat d'un module de ce cours dans {folders} ; s'ils sont d'un autre cours, ajoutez --course",
)
TWICE = Text(
    "{name} has a result of {module} in {one} and in {other}, and only one can count: leave one of the folders out, or "
    "grade both submissions into one folder, where the newest counts; if these are two people, --roster tells them apart",
    "{name} a un résultat de {module} dans {one} et dans {other}, et un seul peut compter : laissez un des dossiers de "
    "côté, ou notez les deux copies dans un même dossier, où la plus récente compte ; s'il s'agit de deux personnes, "
    "--roster les distingue",
)
OUT_HAS_RESULTS = Text(
    "--out {folder} holds the results of a class, or one of its files; give a folder of its own",
    "--out {folder} contient les résultats d'une classe ; donnez un dossier à part",
)
NOT_ON_ROSTER = Text(
    "{count} learner(s) are not on the roster: {names}.",
    "{count} élève(s) ne sont pas dans la liste : {names}.",
)
JOINED = Text(
    "Taken for one person, as these are the same words or the same account ({count}): {names}.",
    "Pris pour une seule personne, car ce sont les mêmes mots ou le même compte ({count}) : {names}.",
)
ANONYMOUS = Text(
    "{count} learner(s) are anonymous (Participant 123): Moodle numbers them anew in each assignment, so that their "
    "modules cannot be put together.",
    "{count} élève(s) sont anonymes (Participant 123) : Moodle les renumérote dans chaque devoir, et leurs modules ne "
    "peuvent pas être réunis.",
)
NAMESAKES = Text(
    "Several people of a folder have the same name, and only a number tells them apart, which may be another one in the "
    "next folder; look at these yourself: {names}.",
    "Plusieurs personnes d'un dossier portent le même nom, et seul un numéro les distingue, qui peut changer d'un dossier "
    "à l'autre ; vérifiez vous-même : {names}.",
)
OTHER_VERSION = Text(
    "Not judged by the checks, the program and the Python of today: {modules}. Marks of different versions may not be "
    "comparable; the command `mastermind grade` of each folder, run again, judges them anew.",
    "Pas examinés par les vérifications, le programme et le Python d'aujourd'hui : {modules}. Des notes de versions "
    "différentes peuvent ne pas être comparables ; la commande `mastermind grade` de chaque dossier, relancée, les "
    "réexamine.",
)
UNKNOWN_MODULES = Text(
    "{folder} holds results of modules that this course does not have: {modules}.",
    "{folder} contient des résultats de modules que ce cours n'a pas : {modules}.",
)
FOREIGN_LINES = Text(
    "{count} line(s) of {folder}/results.jsonl cannot be read, and are passed over.",
    "{count} ligne(s) de {folder}/results.jsonl sont illisibles, et laissées de côté.",
)
WRITTEN = Text(
    "{learners} learner(s), {modules} module(s), {waiting} mark(s) waiting for you. Written to {folder}: {files}",
    "{learners} élève(s), {modules} module(s), {waiting} note(s) en attente. Écrit dans {folder} : {files}",
)
TOGETHER = Text(
    "All modules together: {folder}/term.html, gradebook.xlsx",
    "Tous les modules ensemble : {folder}/term.html, gradebook.xlsx",
)
MORE_ROWS = Text("… and {count} more, in term.html", "… et {count} de plus, dans term.html")
