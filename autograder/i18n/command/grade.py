"""`mastermind grade --help`, in both languages."""

from autograder.i18n.text import Text

DESCRIPTION = Text(
    "Judge every submission found in a folder, a .zip of it, or one file. A submission is a file (alice.py, bob.ipynb) "
    "or a folder (carol/). Nothing in them can reach your files or another's mark. The folder of --out receives "
    "results.jsonl (a line for each submission as it is judged), marks.csv and a page for each learner. Interrupted, "
    "the same command goes on where it stopped.",
    "Examine et note chaque copie trouvée dans un dossier, dans un .zip de ce dossier, ou un seul fichier. Une copie est "
    "un fichier (alice.py, bob.ipynb) ou un dossier (carol/). Rien de ce qu'elle contient ne peut atteindre vos fichiers "
    "ni la note d'un autre. Le dossier de --out reçoit results.jsonl (une ligne par copie, dès qu'elle est examinée), "
    "marks.csv et une page par élève. Interrompue, la même commande reprend là où elle s'était arrêtée.",
)
EPILOG = Text(
    "Exit status: 0 when something was judged (with --single: when all but the bonus is right), 1 when not, 2 when "
    "nothing can be done as asked, 3 when a check, the judge or an export went wrong by itself: the learners it "
    "concerns have no mark, and are named at the end. 130 when interrupted.",
    "Code de retour : 0 si quelque chose a été examiné (avec --single : si tout est juste, bonus à part), 1 sinon, 2 si "
    "la demande est impossible, 3 si une vérification, le correcteur ou un export est lui-même en faute : les élèves "
    "concernés n'ont pas de note, et sont nommés à la fin. 130 en cas d'interruption.",
)
SUBMISSIONS = Text(
    "the folder, .zip archive or single file", "le dossier, l'archive .zip ou le fichier seul"
)
MODULE = Text(
    "the module, as m02_pegs; repeat for several (default: all)",
    "le module, par exemple m02_pegs ; à répéter pour plusieurs (par défaut : tous)",
)
OUT = Text("where the results go (default: marks)", "où vont les résultats (par défaut : marks)")
JOBS = Text(
    "judged at once (default: one a processor)",
    "nombre de copies à la fois (par défaut : une par processeur)",
)
CLUSTER = Text(
    "judge on the workers of your Dask cluster, as tcp://10.0.0.7:8786 (autograder/guide/many-machines.md)",
    "examine sur les machines de votre grappe Dask, par exemple tcp://10.0.0.7:8786 (autograder/guide/many-machines.md)",
)
GRADEBOOK = Text(
    "write the marks into nbgrader's gradebook too (a file or a URL)",
    "écrit aussi les notes dans le carnet de notes de nbgrader (un fichier ou une URL)",
)
WORKSHEET = Text(
    "the grading worksheet downloaded from Moodle: moodle.csv fills it in",
    "le formulaire d'évaluation téléchargé de Moodle : moodle.csv le remplit",
)
ROSTER = Text(
    "a CSV table of the class (a school's, Moodle's, Canvas', nbgrader's): who handed in nothing is listed",
    "une table CSV de la classe (de l'établissement, de Moodle, de Canvas, de nbgrader) ; qui n'a rien rendu est nommé",
)
SETTINGS = Text(
    "the settings of the class: scale, points, dates (default: class.toml in nbgrader's course folder when its "
    "submitted is graded, else in the current folder; never one that was handed in)",
    "les réglages de la classe : échelle, points, dates (par défaut : class.toml dans le dossier de cours de nbgrader "
    "si l'on note son submitted, sinon dans le dossier courant ; jamais un fichier rendu)",
)
VPL = Text(
    "with --single: write the grade and the comments as VPL reads them",
    "avec --single : écrit la note et les commentaires comme VPL les lit",
)
SIMILARITY = Text(
    "write there what each learner wrote, ready for Dolos, JPlag and compare50",
    "y écrit ce que chaque élève a écrit, prêt pour Dolos, JPlag et compare50",
)
LIVE = Text(
    "go on: judge what is handed in as it comes, during a lab; class.html follows",
    "continue : examine ce qui est rendu à mesure, pendant une séance ; class.html suit",
)
SINGLE = Text(
    "FOLDER is one learner's work, as a repository is; fail unless all but the bonus is right",
    "DOSSIER est le travail d'un seul élève, comme l'est un dépôt ; échoue si tout n'est pas juste, bonus à part",
)
GRADESCOPE = Text(
    "with --single: write Gradescope's results.json",
    "avec --single : écrit le results.json de Gradescope",
)
FRESH = Text(
    "judge again what has not changed since the last run",
    "réexamine ce qui n'a pas changé depuis la dernière fois",
)
TRUSTED = Text(
    "you trust this code: judge it even where it cannot be confined",
    "vous vous fiez à ce code : il est examiné même là où il ne peut pas être confiné",
)
