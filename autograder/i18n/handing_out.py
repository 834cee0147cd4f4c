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
