"""Other houses: what is said of what was made for Gradescope, GitHub and VPL. In both languages."""

from autograder.i18n.text import Text

EXPORTED = Text("{place} is written.", "{place} est écrit.")
NO_CHECKS = Text(
    "{file} holds no check: there is nothing to grade by",
    "{file} ne contient aucune vérification : il n'y a rien d'après quoi noter",
)
VPL_ONE = Text(
    "--vpl is for one learner and one module: give --single and --module, as in "
    "mastermind grade FOLDER --single --module m02_pegs --vpl FILE",
    "--vpl concerne un seul élève et un seul module : donnez --single et --module, comme dans "
    "mastermind grade DOSSIER --single --module m02_pegs --vpl FICHIER",
)

# ---------------------------------------------------------------- what to do next

GRADESCOPE_NEXT = Text(
    "On Gradescope, in the assignment: Configure Autograder, Zip file upload, choose it (a folder: zip what is in it), "
    "Update Autograder. Points of the assignment: those of the module, without bonus.",
    "Sur Gradescope, dans le devoir : Configure Autograder, Zip file upload, choisissez-le (un dossier : compressez ce "
    "qu'il contient), Update Autograder. Points du devoir : ceux du module, sans le bonus.",
)
GITHUB_NEXT = Text(
    "Read {place}/README.md: what goes into the learners' repositories, what into yours, and which token reads them.",
    "Lisez {place}/README.md : ce qui va dans les dépôts des élèves, ce qui va dans le vôtre, et quel jeton les lit.",
)
VPL_NEXT = Text(
    "Read {place}/README.md: what goes into the activity, and what is installed once on the execution server.",
    "Lisez {place}/README.md : ce qui va dans l'activité, et ce qu'on installe une fois sur le serveur d'exécution.",
)

# ---------------------------------------------------------------- GitHub

GITHUB_PAGE = Text(
    """# {module} on GitHub

A learner may change every file of their own repository, its workflows too, and a workflow can print whatever it can
read. So nothing in the learners' repositories has a secret, and no mark comes from there.

1. **student/** is what each learner's repository begins with: make it a template repository (GitHub Classroom copies
   it). At each push its workflow says what `mastermind check` says. It may read its own repository, and nothing else:
   `contents: read`, no secret, and no token left on the disk. The package in `.github/mastermind` holds the checks, as
   the one of `mastermind student` does; without feedback at each push, leave `.github` out here and in
   `teacher/handed_out`.
2. **teacher/** goes into a private repository that learners cannot see. Write their repositories into `students.txt`.
   Its workflow clones them, judges them confined, and keeps `marks/` for 30 days (Actions, marks, Artifacts).
3. **The token.** Your workflow's own one reads no other repository. Make a fine-grained personal access token:
   *Repository access*: the learners' repositories; *Permissions*: Contents, read-only; an end date. Put it into the
   teacher's repository as the secret `STUDENTS_TOKEN`. Only the step that clones is given it; that step runs nothing
   of the learners', and the token is written into no clone.
4. **Who changed the workflow** is named: as a warning of the run, and in its summary. It changes no mark; it only
   means that the feedback there may be another one.

Git's dates can be set by whoever commits: for a deadline, run the workflow then (`on: schedule`), or lock the
repositories.
""",
    """# {module} sur GitHub

Un élève peut changer chaque fichier de son dépôt, y compris les workflows, et un workflow peut afficher tout ce qu'il
peut lire. Rien, dans les dépôts des élèves, n'a donc de secret, et aucune note ne vient de là.

1. **student/** est ce par quoi commence le dépôt de chaque élève : faites-en un dépôt modèle (GitHub Classroom le
   copie). À chaque envoi, son workflow dit ce que dit `mastermind check`. Il peut lire son propre dépôt, et rien
   d'autre : `contents: read`, aucun secret, aucun jeton laissé sur le disque. Le paquet dans `.github/mastermind`
   contient les vérifications, comme celui de `mastermind student` ; pour se passer de retour à chaque envoi, enlevez
   `.github` ici et dans `teacher/handed_out`.
2. **teacher/** va dans un dépôt privé que les élèves ne voient pas. Écrivez leurs dépôts dans `students.txt`. Son
   workflow les clone, les examine confinés, et garde `marks/` pendant 30 jours (Actions, marks, Artifacts).
3. **Le jeton.** Celui de votre workflow ne lit aucun autre dépôt. Créez un « fine-grained personal access token » :
   *Repository access* : les dépôts des élèves ; *Permissions* : Contents, read-only ; une date de fin. Mettez-le dans
   le dépôt de l'enseignant comme secret `STUDENTS_TOKEN`. Seule l'étape qui clone le reçoit ; elle n'exécute rien qui
   vienne des élèves, et le jeton n'est écrit dans aucun clone.
4. **Qui a changé le workflow** est nommé : par un avertissement de l'exécution, et dans son résumé. Cela ne change
   aucune note ; cela veut seulement dire que le retour, là-bas, peut être un autre.

Les dates de git sont au choix de qui valide : pour une date limite, exécutez le workflow à ce moment
(`on: schedule`), ou verrouillez les dépôts.
""",
)

# ---------------------------------------------------------------- VPL

VPL_MISSING = Text(
    "The grader is not installed on the execution server: tell your teacher. Your work is kept.",
    "Le correcteur n'est pas installé sur le serveur d'exécution : dites-le à votre enseignant. Votre travail est gardé.",
)
VPL_FAILED = Text(
    "Your work could not be judged, which is not your doing: tell your teacher. Your work is kept.",
    "Votre travail n'a pas pu être examiné, et vous n'y êtes pour rien : dites-le à votre enseignant. Votre travail "
    "est gardé.",
)
VPL_PAGE = Text(
    """# {module} in VPL

1. **On the execution server, once:** give `server/` to whoever runs it. As root there, with Python 3.11 or later and
   the network: `bash install.sh`. The grader is then in `/opt/mastermind`, which jails can read, with every module. The
   last lines say whether submissions can be confined there.
2. **In the activity:** put `vpl_evaluate.sh` into *Execution files*, and allow *Evaluate* in *Execution options*.
   *Maximum execution resources*: 2 minutes, 1 GB of memory, 1 MB a file, 100 processes.
3. **Requested files:** `{module}.py`, if you like; `{module}.ipynb` is read, too.

The grade is on the scale of the activity: {points} points are its highest grade, and a bonus counts up to there. What
could not be judged has no grade, and waits for you. Learners read comments in the language they read Moodle in.
""",
    """# {module} dans VPL

1. **Sur le serveur d'exécution, une fois :** donnez `server/` à qui s'en occupe. Là-bas, en root, avec Python 3.11 ou
   plus récent et le réseau : `bash install.sh`. Le correcteur est alors dans `/opt/mastermind`, que les prisons
   (jails) peuvent lire, avec tous les modules. Les dernières lignes disent si les copies peuvent y être confinées.
2. **Dans l'activité :** mettez `vpl_evaluate.sh` dans *Fichiers d'exécution*, et permettez *Évaluer* dans *Options
   d'exécution*. *Ressources maximales* : 2 minutes, 1 Go de mémoire, 1 Mo par fichier, 100 processus.
3. **Fichiers requis :** `{module}.py`, si vous voulez ; `{module}.ipynb` est lu aussi.

La note est sur l'échelle de l'activité : {points} points y font la note la plus haute, et un bonus compte jusque-là.
Ce qui n'a pas pu être examiné n'a pas de note, et vous attend. Les élèves lisent les commentaires dans la langue où ils
lisent Moodle.
""",
)

# ---------------------------------------------------------------- suites of calls

NO_SUITE = Text(
    "no plain call judges a function of {slug}: there is no suite to take away",
    "aucun appel simple ne juge une fonction de {slug} : il n'y a pas de suite à emporter",
)
STRENGTH = Text("## What it proves", "## Ce qu'elle prouve")
CATCHES = Text(
    "`{name}`: its {calls} calls catch {caught} of the {count} wrong programs that are known.",
    "`{name}` : ses {calls} appels attrapent {caught} des {count} programmes faux connus.",
)
NOT_BY_CALLS = Text(
    "`{name}` is not in it: no plain call catches any of its {count} wrong programs.",
    "`{name}` n'y est pas : aucun appel simple n'attrape l'un de ses {count} programmes faux.",
)
SUITE_NEXT = Text(
    "Read {place}/README.md: how it is put to use, and what it proves.",
    "Lisez {place}/README.md : comment s'en servir, et ce qu'elle prouve.",
)
PYTEST_PAGE = Text(
    """# {module} with plain pytest

Learners write {module}.py; beside it, `pytest test_{module}.py` says which calls are answered wrongly, and asks the
question of the known mistake that answers so. It needs nothing but Python and pytest, and confines nothing: run the
work of others in a container.""",
    """# {module} avec pytest seul

Les élèves écrivent {module}.py ; à côté, `pytest test_{module}.py` dit quels appels reçoivent une mauvaise réponse, et
pose la question de l'erreur connue qui répond ainsi. Il ne faut que Python et pytest, et rien n'est confiné : exécutez
le travail d'autrui dans un conteneur.""",
)
CODERUNNER_PAGE = Text(
    """# {module} in Moodle's CodeRunner

In the question bank: Import, *Moodle XML format*, `{module}.xml`. Each function is one question, of the type python3:
its statement, what learners begin with, its examples as examples, the other calls hidden until one of them is answered wrongly.
A wrong answer is asked the question of the known mistake that gives it; the hints stand in the general feedback.""",
    """# {module} dans CodeRunner, de Moodle

Dans la banque de questions : Importer, *Format XML Moodle*, `{module}.xml`. Chaque fonction est une question, du type
python3 : son énoncé, ce par quoi on commence, ses exemples comme exemples, les autres appels cachés tant que
la réponse est juste. Une réponse fausse reçoit la question de l'erreur connue qui la donne ; les indices sont dans le feedback général.""",
)
DODONA_PAGE = Text(
    """# {module} on Dodona

Put the folders into a repository that Dodona reads: each is an exercise for the judge TESTed. The examples are in one
tab, the other calls in a hidden one; under each call stands the question of the mistake it is for. TESTed runs the whole
file first: an example in it that fails, fails every call, so that the function alone is handed in.""",
    """# {module} sur Dodona

Mettez les dossiers dans un dépôt que lit Dodona : chacun est un exercice pour le juge TESTed. Les exemples sont dans un
onglet, les autres appels dans un onglet caché ; sous chaque appel se trouve la question de l'erreur à laquelle il
répond. TESTed exécute d'abord tout le fichier : un exemple qui y échoue fait échouer tous les appels, et seule la
fonction est à rendre.""",
)
PRAIRIELEARN_PAGE = Text(
    """# {module} on PrairieLearn

Put the folders into `questions/` of a course: each is a question of type v3, graded externally by `tests/run.sh` in the
image `prairielearn/grader-python`. Its tests tell what came, and ask the question of the known mistake that answers so.""",
    """# {module} sur PrairieLearn

Mettez les dossiers dans `questions/` d'un cours : chacun est une question de type v3, notée à l'extérieur par
`tests/run.sh` dans l'image `prairielearn/grader-python`. Ses tests disent ce qui est venu, et posent la question de
l'erreur connue qui répond ainsi.""",
)
VPL_SUITE_PAGE = Text(
    """# {module} in VPL, with nothing to install

Put `vpl_evaluate.sh` into *Execution files*, and allow *Evaluate* in *Execution options*; `{module}.py`, which is empty
functions, goes into *Requested files*. The server needs python3. Of each function, learners read how many calls are
answered rightly, one that is not, and the question of the known mistake that answers so. It confines nothing
beyond what VPL does, and who wants to cheat can; `mastermind export vpl` is for marks that count.""",
    """# {module} dans VPL, sans rien installer

Mettez `vpl_evaluate.sh` dans *Fichiers d'exécution*, et permettez *Évaluer* dans *Options d'exécution* ; `{module}.py`,
qui contient des fonctions vides, va dans *Fichiers requis*. Il faut python3 sur le serveur. De chaque fonction, les
élèves lisent combien d'appels reçoivent une bonne réponse, l'un de ceux qui n'en reçoivent pas, et la question de l'erreur
connue qui répond ainsi. Rien n'est confiné au-delà de ce que fait VPL, et qui veut tricher le peut ;
`mastermind export vpl` est fait pour des notes qui comptent.""",
)
EXAMPLES_TAB, CALLS_TAB = Text("Examples", "Exemples"), Text("Other calls", "Autres appels")
NO_ANSWER = Text("There is no {file}.", "Il n'y a pas de {file}.")
