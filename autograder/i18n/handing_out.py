"""What learners receive besides their exercises: how to get a verdict, where to start, how to install. In both languages."""

from autograder.i18n.text import Text

# ---------------------------------------------------------------- at the end of every exercise

VERDICT_OF_FILE = Text(
    "For the verdict, in a terminal, in the folder of this file:\n\n"
    "    mastermind check {file}\n\n"
    "Is there no such command? Type  pip install  and the name of the file mastermind_workbook-….whl\n"
    "that your teacher gave you; or, in a copy of the workbook,  pip install .",
    "Pour le verdict, dans un terminal, dans le dossier de ce fichier :\n\n"
    "    mastermind check {file}\n\n"
    "Cette commande n'existe pas ? Tapez  pip install  suivi du nom du fichier mastermind_workbook-….whl\n"
    "que votre enseignant vous a donné ; ou, dans une copie du cahier,  pip install .",
)
VERDICT_OF_NOTEBOOK = Text(
    'For the verdict, run this cell; check("{task}") judges that function alone, hint("{task}") helps, '
    'hunt("{task}") tries your own examples on wrong programs.\n'
    'check("{task}", predict=True) follows what fails line by line and hides each value until you ask for it; '
    "hunt(mine=True) hunts mistakes that you once made.",
    'Pour le verdict, exécutez cette cellule ; check("{task}") examine cette fonction seule, hint("{task}") aide, '
    'hunt("{task}") essaie vos propres exemples sur des programmes faux.\n'
    'check("{task}", predict=True) suit ligne par ligne ce qui échoue et cache chaque valeur jusqu\'à ce que vous la '
    "demandiez ; "
    "hunt(mine=True) chasse des erreurs que vous avez faites un jour.",
)
NOT_INSTALLED = Text(
    "For the verdict, install the workbook: run  %pip install PATH  in a cell, where PATH leads to the file "
    "mastermind_workbook-….whl from your teacher, or to a copy of the workbook; then run this cell again.",
    "Pour le verdict, installez le cahier : exécutez  %pip install CHEMIN  dans une cellule, où CHEMIN mène au fichier "
    "mastermind_workbook-….whl donné par votre enseignant, ou à une copie du cahier ; puis exécutez de nouveau celle-ci.",
)

# ---------------------------------------------------------------- within an exercise that is a plain file

TAKE_AWAY = Text(
    "Take away the # of the next lines to run them:",
    "Enlevez le # des lignes suivantes pour les exécuter :",
)

# ---------------------------------------------------------------- the first page of a folder of exercises

START_PAGE = Text("start", "commencer")  # its name, without .html
START = Text("Where to start", "Par où commencer")
START_TEXT = Text(
    """# Mastermind: where to start

{first}1. Read {lessons}. The small programs are there to be run and changed.
2. [Open an exercise](#open-an-exercise), as a notebook or as a plain file, and write the missing functions. Their names must stay as they
   are; everything else is up to you.
3. Ask for the verdict, as often as you like. In a notebook, run the last cell. For a file, open a terminal in this
   folder, and type:

       mastermind check {place}.py

   With `--watch` at its end, this command looks again each time you save the file.
4. Stuck? A hint, one step further each time:

       mastermind hint {slug} {task}

## The exercises

| lesson | minutes | exercise |
|---|---|---|
{rows}

## Open an exercise

Each exercise is here twice, with the same functions: as a notebook (`.ipynb`) and as a plain file (`.py`). Choose one of
them. A browser cannot run it: open it in the program in which you write Python.

- **Thonny**: menu File, Open…; choose `{place}.py`, in the folder of this page.
- **VS Code**: menu File, Open Folder…; choose the folder of this page, then click the file in the list on the left. VS
  Code offers to install what it needs for Python and for notebooks: accept.
- **Jupyter**: open a terminal in the folder of this page, and type `jupyter lab`; then open `{place}.ipynb` by a
  double-click in the list on the left.

## Good to know

- What you write stays on this computer: your exercises in this folder; your progress and the mistakes that `check`
  noted in your own account, in `~/.local/state/mastermind-workbook` (Windows:
  `%LOCALAPPDATA%\\mastermind-workbook`). To begin an exercise anew, rename your file, and run
  `mastermind start .` here.
- Each exercise is a file of its own. What it needs from earlier modules is lent to it when it is judged.
- To play the game itself: `mastermind play`, or `from autograder import play` and `play()` in a notebook.
- Is there no command `mastermind`? `python -m autograder` is the same, with the Python in which it is installed.
""",
    """# Mastermind : par où commencer

{first}1. Lisez {lessons}. Les petits programmes sont là pour être exécutés et modifiés.
2. [Ouvrez un exercice](#ouvrir-un-exercice), notebook ou fichier simple, et écrivez les fonctions qui manquent. Leurs noms doivent rester
   tels quels ; tout le reste vous appartient.
3. Demandez le verdict, aussi souvent que vous voulez. Dans un notebook, exécutez la dernière cellule. Pour un fichier,
   ouvrez un terminal dans ce dossier, et tapez :

       mastermind check {place}.py

   Avec `--watch` à la fin, cette commande regarde de nouveau chaque fois que vous enregistrez le fichier.
4. Vous n'avancez plus ? Un indice, un pas plus loin à chaque fois :

       mastermind hint {slug} {task}

## Les exercices

| leçon | minutes | exercice |
|---|---|---|
{rows}

## Ouvrir un exercice

Chaque exercice est là deux fois, avec les mêmes fonctions : en notebook (`.ipynb`) et en fichier simple (`.py`).
Choisissez l'un des deux. Un navigateur ne peut pas l'exécuter : ouvrez-le dans le programme où vous écrivez du Python.

- **Thonny** : menu Fichier, Ouvrir… ; choisissez `{place}.py`, dans le dossier de cette page.
- **VS Code** : menu Fichier, Ouvrir le dossier… ; choisissez le dossier de cette page, puis cliquez sur le fichier dans
  la liste à gauche. VS Code propose d'installer ce qu'il lui faut pour Python et pour les notebooks : acceptez.
- **Jupyter** : ouvrez un terminal dans le dossier de cette page, et tapez `jupyter lab` ; puis ouvrez `{place}.ipynb`
  d'un double-clic dans la liste à gauche.

## Bon à savoir

- Ce que vous écrivez reste sur cet ordinateur : vos exercices dans ce dossier ; vos progrès et les erreurs que `check` a
  notées dans votre propre compte, dans `~/.local/state/mastermind-workbook` (Windows :
  `%LOCALAPPDATA%\\mastermind-workbook`). Pour reprendre un exercice à zéro, renommez votre
  fichier, et exécutez `mastermind start .` dans ce dossier.
- Chaque exercice est un fichier à part. Ce qu'il demande aux modules précédents lui est prêté quand il est examiné.
- Pour jouer au jeu lui-même : `mastermind play`, ou `from autograder import play` puis `play()` dans un notebook.
- La commande `mastermind` n'existe pas ? `python -m autograder` fait de même, avec le Python où elle est installée.
""",
)
OPEN_ANCHOR = Text("open-an-exercise", "ouvrir-un-exercice")  # of that heading
THE_LESSONS = Text("[the lessons](lessons/en/index.html)", "[les leçons](lessons/fr/index.html)")
NO_LESSONS = Text("what your course says of the module", "ce que votre cours dit du module")
STARTED = Text(
    "The exercises are ready. Open {page} in a browser: it says how to go on.",
    "Les exercices sont prêts. Ouvrez {page} dans un navigateur : cette page dit comment continuer.",
)
LEFT_AS_THEY_ARE = Text(
    "Left as they are, since what is in them is not what would be written: {files}. To have one anew, rename it first.",
    "Laissés tels quels, puisque leur contenu n'est pas celui qui serait écrit : {files}. Pour en avoir un neuf, "
    "renommez d'abord le vôtre.",
)
NO_EXERCISE = Text(
    "{slug} has no exercise in {folder}: run  mastermind build  first",
    "{slug} n'a pas d'exercice dans {folder} : exécutez d'abord  mastermind build",
)

# ---------------------------------------------------------------- the lessons, in such a folder and on the site

LESSONS = Text("Lessons", "Leçons")
EXERCISE = Text(
    "{minutes} minutes. Exercise: `{folder}` ([how to open it]({how})).",
    "{minutes} minutes. Exercice : `{folder}` ([comment l'ouvrir]({how})).",
)
EXERCISE_ON_SITE = Text(
    "{minutes} minutes. [Do the exercise in the browser]({address}), or download it: {files}.",
    "{minutes} minutes. [Faire l'exercice dans le navigateur]({address}), ou le télécharger : {files}.",
)
IN_BROWSER = Text("[in the browser]({address})", "[dans le navigateur]({address})")
NAME_OF_LANGUAGE = Text("English", "Français")

# ---------------------------------------------------------------- what a teacher hands out

INSTALL_PAGE = Text("install", "installer")  # its name, without .html
INSTALL_FIRST = Text(
    "0. Once: [install Python and the workbook]({page}.html).\n",
    "0. Une seule fois : [installer Python et le cahier]({page}.html).\n",
)
INSTALL_TEXT = Text(
    """# Install Python and the workbook

Once, with a network: some libraries are fetched from PyPI. What is installed goes into this folder, below `env`, and
nowhere else; to undo it, delete `env`.

## Windows

1. Install Python 3.11 or later from [python.org](https://www.python.org/downloads/).
2. Unpack this folder if it is a .zip. Open it, click into the address bar above the files, type `cmd`, and press Enter.
3. Type these lines one after the other:

       py -m venv env
       env\\Scripts\\python -m pip install {wheel}
       env\\Scripts\\mastermind check {backslashed}.py

## macOS

1. Install Python 3.11 or later from [python.org](https://www.python.org/downloads/).
2. Open the program Terminal, type `cd` and a space, drag this folder into the window, and press Enter.
3. Type these lines one after the other:

       python3 -m venv env
       env/bin/python -m pip install ./{wheel}
       env/bin/mastermind check {place}.py

## Linux

1. `python3 --version` must say 3.11 or later. On Debian and Ubuntu: `sudo apt install python3-venv`.
2. Open a terminal in this folder.
3. Type these lines one after the other:

       python3 -m venv env
       env/bin/python -m pip install ./{wheel}
       env/bin/mastermind check {place}.py

The last line shows a verdict: nothing is written yet, and everything works.

## Then

So that `mastermind` alone is enough, type this in each new terminal, in this folder:

| system | line |
|---|---|
| Windows | `env\\Scripts\\activate` |
| macOS, Linux | `source env/bin/activate` |

For notebooks, type once, after that: `pip install "./{wheel}[notebook]" jupyterlab`; then `jupyter lab`, each time.

[How to go on]({start}.html)
""",
    """# Installer Python et le cahier

Une seule fois, avec un réseau : quelques bibliothèques viennent de PyPI. Ce qui est installé va dans ce dossier, sous
`env`, et nulle part ailleurs ; pour tout défaire, supprimez `env`.

## Windows

1. Installez Python 3.11 ou plus récent depuis [python.org](https://www.python.org/downloads/).
2. Décompressez ce dossier si c'est un .zip. Ouvrez-le, cliquez dans la barre d'adresse au-dessus des fichiers, tapez
   `cmd`, puis Entrée.
3. Tapez ces lignes l'une après l'autre :

       py -m venv env
       env\\Scripts\\python -m pip install {wheel}
       env\\Scripts\\mastermind check {backslashed}.py

## macOS

1. Installez Python 3.11 ou plus récent depuis [python.org](https://www.python.org/downloads/).
2. Ouvrez le programme Terminal, tapez `cd` et une espace, glissez ce dossier dans la fenêtre, puis Entrée.
3. Tapez ces lignes l'une après l'autre :

       python3 -m venv env
       env/bin/python -m pip install ./{wheel}
       env/bin/mastermind check {place}.py

## Linux

1. `python3 --version` doit répondre 3.11 ou plus. Sous Debian et Ubuntu : `sudo apt install python3-venv`.
2. Ouvrez un terminal dans ce dossier.
3. Tapez ces lignes l'une après l'autre :

       python3 -m venv env
       env/bin/python -m pip install ./{wheel}
       env/bin/mastermind check {place}.py

La dernière ligne montre un verdict : rien n'est encore écrit, et tout fonctionne.

## Ensuite

Pour que `mastermind` suffise, tapez ceci dans chaque nouveau terminal, dans ce dossier :

| système | ligne |
|---|---|
| Windows | `env\\Scripts\\activate` |
| macOS, Linux | `source env/bin/activate` |

Pour les notebooks, tapez une fois, après cela : `pip install "./{wheel}[notebook]" jupyterlab` ; puis `jupyter lab`,
chaque fois.

[Comment continuer]({start}.html)
""",
)
HANDED_OUT = Text(
    "{place} is ready to be handed out: exercises ({count}), lessons, and the package that checks answers.\n"
    "What a curious student can read in that package: the checks of these modules and of earlier ones, the solutions "
    "that answers are compared with or that are shown to those who have theirs, and the wrong programs of the hunts. "
    "Solved notebooks and later modules are not in it; and `grade` asks cases of its own.",
    "{place} est prêt à être distribué : exercices ({count}), leçons, et le paquet qui examine les réponses.\n"
    "Ce qu'un élève curieux peut lire dans ce paquet : les vérifications de ces modules et des précédents, "
    "les solutions auxquelles les réponses sont comparées ou qui sont montrées à qui a trouvé, et les programmes faux des "
    "chasses. Les notebooks résolus et les modules suivants n'y sont pas ; et `grade` pose des cas à lui.",
)
TAKEN = Text(
    "{place} is there already; name a folder or a .zip that is not",
    "{place} existe déjà ; donnez un dossier ou un .zip qui n'existe pas encore",
)
NOT_IN_THIS_PACKAGE = Text(
    "`mastermind {verb}` is not in this package, which is a part; to have the whole one in its place, in a copy of the "
    "workbook: pip install --force-reinstall .",
    "`mastermind {verb}` n'est pas dans ce paquet, qui est une partie ; pour avoir le paquet entier à sa place, dans une "
    "copie du cahier : pip install --force-reinstall .",
)
