"""What the site's builder and its first page say, in both languages."""

from autograder.i18n.text import Text

NEEDS_SITE = Text(
    'the site is built with libraries that are not installed here: in a copy of the workbook, pip install ".[site]"',
    "le site se construit avec des bibliothèques qui ne sont pas installées ici : dans une copie du cahier, "
    'pip install ".[site]"',
)
NOT_BUILT = Text(
    "JupyterLite could not build the notebooks: {reason}",
    "JupyterLite n'a pas pu construire les notebooks : {reason}",
)

NO_NPM = Text(
    "npm is not installed, and brings {name} of {package}: install Node.js, or put that file at {place}.",
    "npm n'est pas installé ; c'est lui qui fournit {name} de {package} : installez Node.js, ou placez ce fichier "
    "en {place}.",
)
NOT_FETCHED = Text(
    "npm did not bring {package} ({reason}): try again with a network, or put its file {name} at {place}.",
    "npm n'a pas fourni {package} ({reason}) : réessayez avec un réseau, ou placez son fichier {name} en {place}.",
)

# ---------------------------------------------------------------- the builder

BUILDING = Text("building the site", "construction du site")
STEP_NOTEBOOKS = Text("the notebooks", "les notebooks")
STEP_LESSONS = Text("the lessons ({language})", "les leçons ({language})")
STEP_START = Text("the first page", "la première page")
NOT_OURS = Text(
    "{folder} holds other things than a site made here; give a new folder",
    "{folder} contient autre chose qu'un site construit ici ; donnez un nouveau dossier",
)
BUILT = Text(
    "The site is in {folder}: put it on any web server, or open it with  mastermind site {folder} --serve",
    "Le site est dans {folder} : placez-le sur n'importe quel serveur web, ou ouvrez-le par  "
    "mastermind site {folder} --serve",
)
NO_SITE = Text(
    "there is no site in {folder}; build it first:  mastermind site {folder}",
    "il n'y a pas de site dans {folder} ; construisez-le d'abord :  mastermind site {folder}",
)
SERVING = Text(
    "The site is at {address} (Ctrl-C ends).",
    "Le site est à l'adresse {address} (Ctrl-C pour finir).",
)
PORT_TAKEN = Text(
    "port {port} is not free here ({reason}); give another one with --port",
    "le port {port} n'est pas libre ici ({reason}) ; donnez-en un autre avec --port",
)

# ---------------------------------------------------------------- the first page

TITLE = Text("Mastermind workbook", "Cahier Mastermind")
LEAD = Text(
    "Learn Python with one game: from counting codes to the best player there can be. "
    "You write the functions in your browser; there is nothing to install, and nothing leaves your computer.",
    "Apprendre Python avec un seul jeu : du dénombrement des codes au meilleur joueur possible. "
    "Vous écrivez les fonctions dans votre navigateur ; rien à installer, et rien ne quitte votre ordinateur.",
)
INSECURE = Text(
    "This page came by plain http, where browsers keep nothing you write and let no program ask you anything. "
    "Open it by https (on your own computer, as localhost).",
    "Cette page est arrivée par simple http : les navigateurs n'y gardent rien de ce que vous écrivez et n'y laissent aucun "
    "programme vous interroger. Ouvrez-la par https (sur votre propre ordinateur, par localhost).",
)
MODULES = Text("The modules", "Les modules")
ALL_MODULES = Text("All modules", "Tous les modules")
BESIDES = (
    ("index", Text("All lessons", "Toutes les leçons")),
    ("glossary", Text("Glossary", "Glossaire")),
    ("teachers", Text("Teachers' guide", "Guide de l'enseignant")),
)
OPEN = Text("Open the notebook", "Ouvrir le notebook")
LESSON = Text("Read the lesson", "Lire la leçon")
RESET = Text("Start over", "Tout effacer et recommencer")
RESET_SURE = Text(
    "Delete your own version of this notebook, and begin with a fresh one? Close its tab first. This cannot be undone.",
    "Supprimer votre version de ce notebook et repartir d'un exemplaire neuf ? Fermez d'abord son onglet. "
    "Cette action est définitive.",
)
REACHED = Text("{share}% done", "fait à {share} %")
HOW = Text("How it works", "Comment ça marche")
HOW_STEPS = (
    Text(
        "Run the first cell of the notebook (▶ in the bar above it, or Shift + Enter). "
        "The first time, {size} MB come over the network, and Python takes 10 to 30 seconds to start; "
        "after that, what you have opened works without a network, too.",
        "Exécutez la première cellule du notebook (▶ dans la barre en haut, ou Maj + Entrée). "
        "La première fois, {size} Mo arrivent par le réseau, et Python met 10 à 30 secondes à démarrer ; "
        "ensuite, ce que vous avez ouvert marche aussi sans réseau.",
    ),
    Text(
        "Replace the three dots of a function with your lines, and press “Check” below it: "
        "what your function promises is judged, point by point, and what is wrong is shown by a small case.",
        "Remplacez les trois points d'une fonction par vos lignes, et appuyez sur « Vérifier » en dessous : "
        "ce que votre fonction promet est examiné point par point, et une erreur est montrée par un petit cas.",
    ),
    Text(
        "Stuck? “Hint” gives a hint, one step further each time.",
        "Vous n'avancez plus ? « Indice » donne un indice, un pas plus loin à chaque fois.",
    ),
)
WORK = Text("Your work", "Votre travail")
WORK_TOLD = Text(
    "All your notebooks and what you have reached, in one file: to keep, or to go on in another browser. Unzipped, "
    "it is a folder that the installed workbook reads: `mastermind check m02_pegs en/m02_pegs/m02_pegs.ipynb`.",
    "Tous vos notebooks et ce que vous avez réussi, en un seul fichier : à garder, ou pour continuer dans un autre navigateur. "
    "Décompressé, c'est un dossier que lit le cahier installé : `mastermind check m02_pegs fr/m02_pegs/m02_pegs.ipynb`.",
)
EXPORT = Text("Save all my work", "Enregistrer tout mon travail")
IMPORT = Text("Bring back my work", "Reprendre mon travail")
ON_START = {
    "begin": Text("Begin: {title}", "Commencer : {title}"),
    "go_on": Text("Continue: {title}", "Continuer : {title}"),
    "reached": Text("{done} of {all} modules done", "modules terminés : {done} sur {all}"),
    "file": Text("mastermind-work", "travail-mastermind"),
    "nothing": Text(
        "There is no work to save yet.", "Il n'y a encore aucun travail à enregistrer."
    ),
    "brought": Text(
        "Your work is back. Notebooks: {count}.", "Votre travail est revenu. Notebooks : {count}."
    ),
    "aside": Text(
        "What stood here and was different is kept beside it: {names}.",
        "Ce qui était ici et différait est gardé à côté : {names}.",
    ),
    "no_archive": Text(
        "This file holds no work of the workbook, and nothing was changed: choose the .zip that “Save all my work” wrote.",
        "Ce fichier ne contient pas de travail du cahier, et rien n'a changé : choisissez le .zip qu'a écrit « Enregistrer tout mon travail ».",
    ),
    "not_kept": Text(
        "This browser keeps nothing for this site: storage is blocked. Allow it, or download each notebook before you close its tab.",
        "Ce navigateur ne garde rien pour ce site : le stockage est bloqué. Autorisez-le, ou téléchargez chaque notebook avant de fermer son onglet.",
    ),
}
WORRIES = Text("Good to know", "Bon à savoir")
WORRY_LOOP = (
    Text("A cell does not end?", "Une cellule ne se termine pas ?"),
    Text(
        "Press ■ above the notebook: it stops, and says at which line it was. After ten minutes of computing it does so "
        "by itself, unless its first line asks for more: `# 30 minutes`. If nothing happens even then: "
        "restart Python with the round arrow ⟳ above the notebook. What you wrote stays; "
        "run your cells again, from the first one.",
        "Appuyez sur ■ au-dessus du notebook : elle s'arrête et dit à quelle ligne elle en était. Après dix minutes de "
        "calcul, elle le fait d'elle-même, sauf si sa première ligne demande plus : `# 30 minutes`. Si malgré cela rien "
        "ne se passe : redémarrez Python par la flèche ronde ⟳ au-dessus du notebook. Ce que vous avez écrit "
        "reste ; exécutez de nouveau vos cellules, à partir de la première.",
    ),
)
WORRY_KEPT = (
    Text("Where is my work?", "Où est mon travail ?"),
    Text(
        "In this browser, on this computer, and nowhere else: clearing the browser's data deletes it. "
        "It is saved as you write. To keep a copy, or to take it elsewhere: “Save all my work”, above.",
        "Dans ce navigateur, sur cet ordinateur, et nulle part ailleurs : effacer les données du navigateur le supprime. "
        "Il est enregistré à mesure que vous écrivez. Pour en garder une copie ou l'emporter : « Enregistrer tout mon travail », plus haut.",
    ),
)
WORRY_FRESH = (
    Text("A new version of the site?", "Une nouvelle version du site ?"),
    Text(
        "A notebook you have changed stays as you left it. “Start over”, which appears beside a module you have "
        "worked on, deletes your version and brings the site's own one.",
        "Un notebook que vous avez modifié reste comme vous l'avez laissé. « Tout effacer et recommencer », à côté d'un module que vous "
        "avez commencé, supprime votre version et ramène celle du site.",
    ),
)
WORRY_MARKS = (
    Text("Is this for marks?", "Est-ce noté ?"),
    Text(
        "No. The checks and the solutions they compare with are part of this page, and anybody can read them: "
        "a place to learn, not to be marked.",
        "Non. Les vérifications, et les solutions auxquelles elles comparent, font partie de cette page, et chacun peut "
        "les lire : un lieu pour apprendre, pas pour être noté.",
    ),
)

# ---------------------------------------------------------------- the page of a notebook, and its first words

IN_THE_BROWSER = Text(
    "> Below each function: **Run** runs its cell, **Check** judges what it promises, **Hint** opens one hint after the "
    "other, **Line by line** follows the case that fails through your function, **Puzzle** gives the lines of a solution, to be put in order. "
    "They do what `check(…)` and `hint(…)` do in a cell; there, `check(…, predict=True)` hides the values that each line changes until "
    "you ask for them; `hunt(mine=True)` hunts mistakes that you once made; `play()` is the game. "
    "All this runs in your browser, which keeps your work too: it is saved as you write.\n"
    ">\n"
    "> While a cell is running, `[*]` stands beside it; ■ above stops it. After ten minutes of computing it is stopped, "
    "unless its first line asks for more: `# 30 minutes`. If nothing helps, restart Python with the round arrow ⟳ above. "
    "Nothing you wrote is lost; run your cells again, from the first one.",
    "> Sous chaque fonction : **Exécuter** exécute sa cellule, **Vérifier** examine ce qu'elle promet, **Indice** ouvre "
    "les indices l'un après l'autre, **Ligne par ligne** suit dans votre fonction le cas qui échoue, **Puzzle** donne les lignes d'une solution, à mettre dans l'ordre. "
    "C'est ce que font `check(…)` et `hint(…)` dans une cellule ; là, `check(…, predict=True)` cache les valeurs que change chaque "
    "ligne jusqu'à ce que vous les demandiez, `hunt(mine=True)` chasse des erreurs que vous avez faites un jour, et `play()` est le jeu. "
    "Tout cela se passe dans votre navigateur, qui garde aussi votre travail : il est enregistré à mesure que vous "
    "écrivez.\n"
    ">\n"
    "> Tant qu'une cellule est en cours, `[*]` s'affiche à côté d'elle ; ■ en haut l'arrête. Après dix minutes de calcul, "
    "elle est arrêtée, sauf si sa première ligne demande plus : `# 30 minutes`. Si rien n'y fait, redémarrez Python par la "
    "flèche ronde ⟳ en haut. Rien de ce que vous avez écrit n'est perdu ; exécutez de nouveau vos cellules, à partir de la "
    "première.",
)
WITHOUT_NUMPY = Text(
    "The Python of this site does not have numpy. You can write and check every function of this module here but {names}; "
    "for that, save the notebook on a computer that has the workbook (menu File, Download), and run "
    "`mastermind check {module} FILE` there.",
    "Le Python de ce site n'a pas numpy. Toutes les fonctions de ce module s'écrivent et se vérifient ici, sauf {names} ; "
    "pour cela, enregistrez le notebook sur un ordinateur où le cahier est installé (menu Fichier, Télécharger), puis "
    "exécutez-y `mastermind check {module} FICHIER`.",
)

BESIDE = {
    "title": TITLE,
    "all_modules": Text("Mastermind workbook, all modules", "Cahier Mastermind, tous les modules"),
    "opening": Text("The notebook is opening…", "Le notebook s’ouvre…"),
    "fetching": Text("Python is on its way: {n} of {m} MB", "Python arrive : {n} Mo sur {m}"),
    "starting": Text("Python is starting…", "Python démarre…"),
    "ready": Text("Python is ready.", "Python est prêt."),
    "unreachable": Text(
        "Python cannot be fetched: is there a network? Reload the page to try again.",
        "Python n’a pas pu être téléchargé : y a-t-il un réseau ? Rechargez la page pour réessayer.",
    ),
    "afresh": Text(
        "Python has started afresh, and what you wrote is all there. "
        "Run your cells again, from the first one, before you go on.",
        "Python vient de redémarrer, et tout ce que vous avez écrit est là. "
        "Exécutez de nouveau vos cellules, à partir de la première, avant de continuer.",
    ),
    "elsewhere": Text(
        "This notebook is open in another tab. So that nothing is lost, only one of them can be written in at a time.",
        "Ce notebook est ouvert dans un autre onglet. Pour que rien ne se perde, on n’écrit que dans un seul à la fois.",
    ),
    "work_here": Text("Work in this tab", "Travailler dans cet onglet"),
    "not_kept": Text(
        "This browser keeps nothing for this site: storage is blocked, or this is a private window. Before you close "
        "the tab, download your notebook (menu File, Download), or allow this site to store data and reload the page.",
        "Ce navigateur ne garde rien pour ce site : le stockage est bloqué, ou la fenêtre est privée. Avant de fermer "
        "l’onglet, téléchargez votre notebook (menu Fichier, Télécharger), ou autorisez ce site à enregistrer des données, puis rechargez la page.",
    ),
    "buttons": Text("Buttons for {task}", "Boutons de {task}"),
    "run": Text("Run", "Exécuter"),
    "check": Text("Check", "Vérifier"),
    "hint": Text("Hint", "Indice"),
    "trace": Text("Line by line", "Ligne par ligne"),
    "puzzle": Text("Puzzle", "Puzzle"),
    "close": Text("Close this message", "Fermer ce message"),
    "code": Text("Code of this cell", "Code de cette cellule"),
    "answer": Text("Your answer, then Enter", "Votre réponse, puis Entrée"),
    "more": Text("More commands…", "Autres commandes…"),
    "collapse": Text("Show or hide this section", "Montrer ou cacher cette section"),
}
