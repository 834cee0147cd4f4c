"""`--help` of `doctor`, `forget`, `demo` and `classroom`, in both languages."""

from autograder.i18n.text import Text

DOCTOR = Text(
    "Start each kind of confinement and attack it from inside; say which one grading will use.",
    "Met en place chaque sorte de confinement et l'attaque de l'intérieur ; dit lequel servira à noter.",
)
FORGET = Text(
    "Delete what `grade` has written about one learner: records, earlier ones too, pages, and the lines of the "
    "tables. What was handed in stays where it is: it is not ours.",
    "Efface ce que `grade` a écrit sur un élève : résultats, y compris les anciens, pages, et lignes des "
    "tableaux. Ce qui a été rendu reste où il est : ce n'est pas à nous.",
)
FORGOTTEN = Text(
    "the learner, as the tables write the name", "l'élève, tel que les tableaux écrivent son nom"
)
RESULTS = Text(
    "where the results are (default: marks)", "où sont les résultats (par défaut : marks)"
)
GRADEBOOK = Text(
    "nbgrader's gradebook, to be left out there too",
    "le carnet de notes de nbgrader, pour l'en retirer aussi",
)
DEMO = Text(
    "Write 30 submissions of m02_pegs, right, wrong, broken and hostile ones, into a new folder.",
    "Écrit 30 copies de m02_pegs, justes, fausses, illisibles et hostiles, dans un nouveau dossier.",
)
DEMO_FOLDER = Text(
    "a folder that does not exist yet, or an empty one",
    "un dossier qui n'existe pas encore, ou qui est vide",
)
CLASSROOM = Text(
    "Write a folder in which the commands of nbgrader work for every module: their sources, and a configuration that "
    "has submissions judged by this program. Run again, it brings the sources up to date.",
    "Écrit un dossier où les commandes de nbgrader fonctionnent pour chaque module : leurs sources, et une configuration "
    "qui fait examiner les copies par ce programme. Exécutée de nouveau, la commande met les sources à jour.",
)
CLASSROOM_FOLDER = Text(
    "a new folder, or one made by this command",
    "un nouveau dossier, ou un dossier créé par cette commande",
)
COLLECT = Text(
    "put the submissions of a folder or an archive (of Moodle, Canvas) where nbgrader looks for them",
    "place les copies d'un dossier ou d'une archive (de Moodle, de Canvas) là où nbgrader les cherche",
)
COLLECTED_MODULE = Text(
    "with --collect: what they are of, as m02_pegs (default: found out); with --settings: which ones; repeat for several",
    "avec --collect : leur module, par exemple m02_pegs (par défaut : deviné) ; avec --settings : lesquels ; répétable",
)
CLASSROOM_SETTINGS = Text(
    "instead, write the settings of a class to fill in: scale, points, dates (default: class.toml)",
    "écrit à la place les réglages d'une classe, à remplir : échelle, points, dates (par défaut : class.toml)",
)
