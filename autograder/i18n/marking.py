"""What is said of the settings of a class, and of marks that a teacher changes."""

from autograder.i18n.text import Text

# ---------------------------------------------------------------- how a mark came about

SCALED = Text("{score} / {points} → {mark} / {out_of}", "{score} / {points} → {mark} / {out_of}")
BONUS_ADDED = Text("with the bonus: {earned} + {bonus}", "avec le bonus : {earned} + {bonus}")
BONUS_CAPPED = Text(
    "with the bonus, up to the maximum: {earned} + {bonus}",
    "avec le bonus, dans la limite du maximum : {earned} + {bonus}",
)
LATE_DAYS = Text(
    "{days} day(s) late: −{percent} %, which makes {mark}",
    "{days} jour(s) de retard : −{percent} %, soit {mark}",
)
LATE_SAID = Text(
    "late, as {source} says, counted as one day: −{percent} %, which makes {mark}",
    "en retard, d'après {source}, compté pour un jour : −{percent} %, soit {mark}",
)
ROUNDED = Text("rounded: {mark}", "arrondi : {mark}")
TASK_CHANGED = Text(
    "{task}: changed by the teacher from {before} to {after}: {reason}",
    "{task} : changé par l'enseignant de {before} à {after} : {reason}",
)
CHANGED = Text(
    "changed by the teacher to {mark}: {reason}",
    "changé en {mark} par l'enseignant : {reason}",
)
EXCUSED = Text("Excused from this module.", "Dispense pour ce module.")
EXCUSED_FOR = Text("Excused from this module: {reason}", "Dispense pour ce module : {reason}")
IS_EXCUSED = Text("excused", "dispense")
SHORT_EXCUSED = Text("exc.", "disp.")
BY_THE_TEACHER = Text(
    "These points were given by the teacher: {reason}", "Points donnés par l'enseignant : {reason}"
)
HOW = Text("how the mark was made", "comment la note est faite")
NO_REASON = "–"

# ---------------------------------------------------------------- class.toml, overrides.csv: what is wrong

NOT_READ = Text("{file} cannot be read: {reason}", "{file} ne peut pas être lu : {reason}")
NO_TOML = Text(
    "{file} is not written as TOML is ({reason}); `mastermind classroom --settings` writes an example",
    "{file} n'est pas du TOML correct ({reason}) ; `mastermind classroom --settings` en écrit un exemple",
)
WRONG_AT = Text("{file}, {key}: {reason}", "{file}, {key} : {reason}")
WRONG_IN = Text("{file}: {reason}", "{file} : {reason}")
KEY = Text("key", "une clé connue")
MODULE = Text("module", "un module connu")
TASK = Text("task", "une tâche connue")
TASK_OR_CHECK = Text("task or check", "une tâche ou une vérification connue")
LEARNER = Text("learner", "un élève connu")
UNKNOWN = Text("no {what} is called “{name}”;", "« {name} » n'est pas {what} ;")
DID_YOU_MEAN = Text("did you mean {near}?", "vouliez-vous dire {near} ?")
THERE_ARE = Text("there are: {names}", "il y a : {names}")
A_TABLE = Text("a table [{key}] was expected", "on attendait une table [{key}]")
A_NUMBER_FROM = Text(
    "a number was expected, {least} or more", "on attendait un nombre, {least} ou plus"
)
A_NUMBER_ABOVE = Text(
    "a number above {least} was expected", "on attendait un nombre au-dessus de {least}"
)
A_NUMBER_TO = Text("{most} at most", "{most} au plus")
TRUE_OR_FALSE = Text("true or false was expected", "on attendait true ou false")
ONE_OF = Text(
    "one of these was expected: {allowed}", "on attendait l'une de ces valeurs : {allowed}"
)
NAMES = Text(
    'a list of names was expected, as ["a", "b"]',
    'on attendait une liste de noms, comme ["a", "b"]',
)
A_MOMENT = Text(
    "a date without quotes was expected, as 2026-03-14 or 2026-03-14T18:00:00",
    "on attendait une date sans guillemets, comme 2026-03-14 ou 2026-03-14T18:00:00",
)
NOT_THE_SUM = Text(
    "the points of this task and those of its checks ({checks}) do not go together; leave one of them out",
    "les points de cette tâche et ceux de ses vérifications ({checks}) ne vont pas ensemble ; retirez-en",
)
IN_TWO_GROUPS = Text(
    "{name} is in this group and in {other}", "{name} est dans ce groupe et dans {other}"
)

NO_COLUMN = Text(
    "{file} has no column {column}; these were expected: {expected}",
    "{file} n'a pas de colonne {column} ; on attendait : {expected}",
)
NO_MARK = Text(
    "{file}, line {line}: “{cell}” is no mark; 14, 14.5 or excused were expected",
    "{file}, ligne {line} : « {cell} » n'est pas une note ; on attendait 14, 14,5 ou dispensé",
)
RELATIVE_MARK = Text(
    "“{cell}” would be added to another mark; write the mark itself, as 14 or 14.5",
    "« {cell} » s'ajouterait à une autre note ; écrivez la note elle-même, par exemple 14 ou 14,5",
)
NO_DATE = Text(
    "{file}, line {line}: “{cell}” is no date; 2026-03-14 18:00 was expected",
    "{file}, ligne {line} : « {cell} » n'est pas une date ; on attendait 2026-03-14 18:00 ou 14/03/2026 18:00",
)
EMPTY_DATE = Text("{place} has none", "{place} n'en donne pas")
NOT_A_DATE = Text(
    "{place} says “{text}”, which is no date that can be read",
    "{place} dit « {text} », date illisible",
)
AMBIGUOUS_ZONE = Text(
    "{place} says {zone}, a name of several time zones",
    "{place} dit {zone}, nom de plusieurs fuseaux horaires",
)
DATES_NOT_KNOWN = Text(
    "{module}: when {count} work(s) were handed in is not known ({reason}), and they count as on time: {names}. "
    "Put their dates into received.csv (who, module, date), beside class.toml.",
    "{module} : la date de remise de {count} travaux n'est pas connue ({reason}) ; ils comptent comme rendus à temps : "
    "{names}. Mettez leurs dates dans received.csv (qui, module, date), à côté de class.toml.",
)
WRONG_LINE = Text("{file}, line {line}: {reason}", "{file}, ligne {line} : {reason}")
NO_ONE = Text("nobody is named", "personne n'est nommé")
WHICH_MODULE = Text("the module is missing", "le module manque")
NOBODY_SO_CALLED = Text(
    "{file}, line {line}: {reason} Nobody's mark is changed by this line.",
    "{file}, ligne {line} : {reason} Cette ligne ne change la note de personne.",
)
EXCUSED_FROM_A_TASK = Text(
    "somebody is excused from a module, not from one function; leave the task out, or give its points",
    "on est dispensé d'un module, pas d'une seule fonction ; retirez la tâche, ou donnez ses points",
)
A_COLUMN = Text(
    'the head of a column of the roster was expected, as "Team"',
    'on attendait le titre d\'une colonne de la liste, comme "Équipe"',
)
NO_GROUPS = Text(
    "{file} says that a column of the roster names the groups (groups_of_roster), but there is no roster; give one by "
    "--roster, or name the groups in [groups]",
    "{file} dit qu'une colonne de la liste nomme les groupes (groups_of_roster), mais il n'y a pas de liste ; donnez-en "
    "une par --roster, ou nommez les groupes dans [groups]",
)
TOO_MANY_IN_A_GROUP = Text(
    "the column “{column}” of the roster puts {count} learners into the group {group}, and at most {most} hand in one "
    "piece of work; name another column in groups_of_roster, or name the groups in [groups]",
    "la colonne « {column} » de la liste met {count} élèves dans le groupe {group}, et {most} au plus rendent un même "
    "travail ; nommez une autre colonne dans groups_of_roster, ou nommez les groupes dans [groups]",
)
OTHER_FILES_IN_A_GROUP = Text(
    "the members of the group {group}, as the column “{column}” of the roster has it, handed in different files "
    "({files}); name another column in groups_of_roster, or name the group in [groups], and the newest file counts",
    "les membres du groupe {group}, d'après la colonne « {column} » de la liste, ont rendu des fichiers différents "
    "({files}) ; nommez une autre colonne dans groups_of_roster, ou nommez le groupe dans [groups], et le fichier le plus "
    "récent comptera",
)
CHANGED_TWICE = Text(
    "the same mark is given in line {other}, too; leave one of them out",
    "la même note est donnée aussi à la ligne {other} ; retirez l'une des deux",
)
MORE_CELLS = Text(
    "there are more cells than columns; put quotes around a number or a sentence that holds the sign between cells",
    "il y a plus de cellules que de colonnes ; mettez entre guillemets ce qui contient le signe séparant les cellules",
)

# ---------------------------------------------------------------- why a mark changed

NEW_SETTINGS = Text("other settings", "d'autres réglages")
NEW_OVERRIDE = Text("changed by the teacher", "changé par l'enseignant")
NEW_DATE = Text("another date of handing in", "une autre date de remise")
ABOVE_MAXIMUM = Text(
    "{count} mark(s) are above the maximum with their bonus. Moodle drops such a grade, so moodle.csv has the maximum for "
    'them: {names}. Raise the maximum of the assignment there, or set bonus = "capped".',
    "{count} note(s) dépassent le maximum avec leur bonus. Moodle rejette une telle note, et moodle.csv leur donne donc le "
    'maximum : {names}. Augmentez là-bas le maximum du devoir, ou réglez bonus = "capped".',
)

# ---------------------------------------------------------------- where the settings are

NO_SETTINGS = Text(
    "there is no file {file}; `mastermind classroom --settings {file}` writes one to fill in",
    "il n'y a pas de fichier {file} ; `mastermind classroom --settings {file}` en écrit un à remplir",
)
SETTINGS_HANDED_IN = Text(
    "{file} lies in what was handed in ({folder}), where learners' files lie; put the settings elsewhere",
    "{file} se trouve dans ce qui a été rendu ({folder}), parmi les fichiers des élèves ; mettez les réglages ailleurs",
)
SETTINGS_OF = Text("Settings: {files}", "Réglages : {files}")
NO_SETTINGS_TAKEN = Text("Settings: none", "Réglages : aucun")
SETTINGS_NOT_READ = Text(
    "Not read, as it lies in what was handed in: {files}. Put your own settings into the folder in which you run this, "
    "or name them with --settings.",
    "Non lu, car cela se trouve dans ce qui a été rendu : {files}. Mettez vos propres réglages dans le dossier où vous "
    "lancez cette commande, ou donnez-les par --settings.",
)
DOES_NOT_COUNT = Text(
    "{file} says that {module} does not count; add it to modules there, or leave out --module {module}",
    "{file} dit que {module} ne compte pas ; ajoutez-le à modules, ou retirez --module {module}",
)

# ---------------------------------------------------------------- the page of the class

WHICH_SETTINGS = Text("The settings that made these marks", "Les réglages qui ont fait ces notes")
OUT_OF = Text("Marks are out of {out_of}.", "Les notes sont sur {out_of}.")
ROUNDED_TO = {
    "nearest": Text(
        "They are rounded to the nearest {step}.",
        "Elles sont arrondies au plus près, par pas de {step}.",
    ),
    "up": Text(
        "They are rounded up, by steps of {step}.",
        "Elles sont arrondies vers le haut, par pas de {step}.",
    ),
    "down": Text(
        "They are rounded down, by steps of {step}.",
        "Elles sont arrondies vers le bas, par pas de {step}.",
    ),
}
BONUS_IS = {
    "apart": Text(
        "A bonus stands beside the mark and does not count in it.",
        "Un bonus figure à côté de la note, sans y compter.",
    ),
    "added": Text("A bonus is added to the mark.", "Un bonus s'ajoute à la note."),
    "capped": Text(
        "A bonus is added to the mark, up to the maximum.",
        "Un bonus s'ajoute à la note, dans la limite du maximum.",
    ),
}
COUNTING = Text("These modules count: {names}.", "Modules qui comptent : {names}.")
TASKS_COUNTING = Text(
    "{module}: these tasks count: {names}.", "{module} : tâches qui comptent : {names}."
)
POINTS_ARE = Text("{module}: points of {points}.", "{module} : points de {points}.")
DUE_IS = Text(
    "{module}: due {date}; each day late costs {percent} %, and at least {floor} % is left.",
    "{module} : à rendre le {date} ; chaque jour de retard coûte {percent} %, et il reste au moins {floor} %.",
)
GRACE_IS = Text("{hours} hours of grace.", "{hours} heures de grâce.")
WEIGHT_IS = Text(
    "{module} weighs {weight} in the term.", "{module} pèse {weight} dans le trimestre."
)
GROUP_IS = Text("{group} works together: {names}.", "{group} travaille ensemble : {names}.")
WHO_IS_EXCUSED = Text("Who is excused", "Qui est dispensé")
ARE_EXCUSED = Text(
    "{count} mark(s) excused, which count nowhere: {names}.",
    "{count} note(s) en moins, par dispense, qui ne comptent nulle part : {names}.",
)
MARKS_CHANGED = Text("Changed by the teacher", "Notes changées par l'enseignant")
SET_ASIDE = Text(
    "Somebody had changed these files since they were written; they are kept under another name: {files}",
    "Ces fichiers avaient été modifiés depuis leur écriture ; ils sont gardés sous un autre nom : {files}",
)
SETTINGS_MOVED = Text(
    "the marks in {folder} were made with {file}, which is not there any more; put it back first",
    "les notes de {folder} ont été faites avec {file}, qui n'est plus là ; remettez-le d'abord",
)

# ---------------------------------------------------------------- class.toml to fill in

TEMPLATE_HEAD = Text(
    "The settings of a class. Grade from the folder that holds this file as class.toml, or name it with --settings;\n"
    "it is never read in what was handed in.\n"
    "A line that begins with # is not read: take the sign away, and change what follows.\n"
    "Nothing has to be judged again: run the same `mastermind grade` once more.",
    "Les réglages d'une classe. Notez depuis le dossier où ce fichier se nomme class.toml, ou donnez-le par --settings ;\n"
    "il n'est jamais lu dans ce qui a été rendu.\n"
    "Une ligne qui commence par # n'est pas lue : retirez ce signe, et changez ce qui suit.\n"
    "Rien n'est à réexaminer : relancez la même commande `mastermind grade`.",
)
OF_LANGUAGE = Text("The language of the tables: en or fr.", "La langue des tableaux : en ou fr.")
OF_SCALE = Text(
    "Every mark is out of this; without it, out of the points of its module.",
    "Toutes les notes sont sur ce maximum ; sinon, sur le barème de chaque module.",
)
OF_STEP = Text(
    "Marks are rounded to a multiple of this.",
    "Les notes sont arrondies à un multiple de ce nombre.",
)
OF_ROUND = Text(
    'How: "nearest" (halves up), "up" or "down".',
    'Comment : "nearest" (au plus près), "up" ou "down".',
)
OF_BONUS = Text(
    'A bonus, the same everywhere: "apart" (beside the mark), "added" (the mark may pass the maximum, and Moodle drops\n'
    'such a grade: moodle.csv then has the maximum), "capped" (added up to the maximum).',
    'Un bonus, partout de même : "apart" (à côté de la note), "added" (la note peut dépasser le maximum, et Moodle\n'
    'rejette une telle note : moodle.csv a alors le maximum), "capped" (ajouté dans la limite du maximum).',
)
OF_ABSENT = Text(
    'What a module counts as, in the total of the term, in which nothing was handed in: "zero" or "left out".',
    'Ce que compte, dans le total du trimestre, un module où rien n\'a été rendu : "zero" ou "left out" (rien).',
)
OF_MODULES = Text(
    "The modules that count; all, without this.",
    "Les modules qui comptent ; tous, sans cette ligne.",
)
OF_FILE_DATES = Text(
    "When works were handed in is known from Moodle's or Canvas' archive, from Moodle's worksheet, and from received.csv\n"
    "(who, module, date) beside this file, which has the last word. This believes the dates of plain files, too.",
    "Les dates de remise sont connues par l'archive de Moodle ou de Canvas, par la feuille de Moodle, et par\n"
    "received.csv (qui, module, date) à côté de ce fichier, qui prime. Ceci croit aussi les dates des simples fichiers.",
)
OF_LATE = Text(
    "What it costs to be late, where a module has a date: percents of the mark for each day begun, after some hours of\n"
    "grace; this share is left at least.",
    "Ce que coûte un retard, pour les modules qui ont une date : un pourcentage de la note par jour commencé, passé\n"
    "quelques heures de grâce ; il en reste au moins cette part.",
)
OF_GROUPS = Text(
    "One piece of work, several people: each has a row, a page, an account. The work bears the group's name or one of\n"
    "theirs; of several, the newest counts.",
    "Un seul travail, plusieurs personnes : chacune a sa ligne, sa page, son compte. Le travail porte le nom du groupe ou\n"
    "de l'une d'elles ; de plusieurs, le plus récent compte.",
)
OF_ROSTER_GROUPS = Text(
    "The column of the roster, as it is headed there, that says who hands in one piece of work: six people at most, and\n"
    "the same file. (A group in [groups], below, goes before it; of different files the newest counts there.)",
    "La colonne de la liste, avec son titre, qui dit qui rend un même travail : six personnes au plus, et le même\n"
    "fichier. (Un groupe de [groups], ci-dessous, prime ; de fichiers différents, le plus récent y compte.)",
)
OF_EACH_MODULE = Text(
    "Each module: its date, what it weighs in the term, the tasks that count, the points of tasks or of single checks\n"
    "(0 drops it; checks.csv has their names). The costs of lateness may be set here, too.",
    "Chaque module : sa date, son poids dans le trimestre, les tâches qui comptent, les points de tâches ou de\n"
    "vérifications (0 la retire ; leurs noms sont dans checks.csv). Le coût d'un retard peut aussi être réglé ici.",
)
TEMPLATE_WRITTEN = Text(
    "{file} is written: open it, take the # away where you want to set something.",
    "{file} est écrit : ouvrez-le, retirez le # là où vous voulez régler quelque chose.",
)
TEMPLATE_THERE = Text(
    "{file} is there already and stays as it is; give another name",
    "{file} existe déjà et reste tel quel ; donnez un autre nom",
)
TEMPLATE_NOT_WRITTEN = Text(
    "{file} cannot be written: {reason}", "{file} ne peut pas être écrit : {reason}"
)
FOLDER_OR_SETTINGS = Text("give a folder, or --settings", "donnez un dossier, ou --settings")
