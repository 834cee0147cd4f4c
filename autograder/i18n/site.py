"""What the site's builder and its first page say, in both languages."""

from autograder.i18n.text import Text

NEEDS_SITE = Text(
    "the site is built with libraries that are not installed here: pip install -e '.[site]'",
    "le site se construit avec des bibliothèques qui ne sont pas installées ici : pip install -e '.[site]'",
)
NOT_BUILT = Text(
    "JupyterLite could not build the notebooks: {reason}",
    "JupyterLite n'a pas pu construire les notebooks : {reason}",
)

# ---------------------------------------------------------------- the builder

BUILDING = Text("building the site", "construction du site")
STEP_NOTEBOOKS = Text("the notebooks", "les notebooks")
STEP_NOTES = Text("the lessons ({language})", "les leçons ({language})")
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
SERVING = Text("The site is at {address} (Ctrl-C ends).", "Le site est à l'adresse {address} (Ctrl-C pour finir).")
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
RESET = Text("Start over", "Tout reprendre")
RESET_SURE = Text(
    "Delete your own version of this notebook, and begin with a fresh one? Close its tab first. This cannot be undone.",
    "Supprimer votre version de ce notebook et repartir d'un exemplaire neuf ? Fermez d'abord son onglet. "
    "Cette action est définitive.",
)
REACHED = Text("{share}% done", "{share} % réalisés")
HOW = Text("How it works", "Comment ça marche")
HOW_STEPS = (
    Text(
        "Run the first cell of the notebook (▶ in the bar above it, or Shift + Enter). "
        "The first time, Python takes 10 to 30 seconds to arrive.",
        "Exécutez la première cellule du notebook (▶ dans la barre en haut, ou Maj + Entrée). "
        "La première fois, Python met 10 à 30 secondes à arriver.",
    ),
    Text(
        "Replace the three dots of a function with your lines and run the cell; then run `check(…)` below it. "
        "It judges what your function promises, point by point, and shows what is wrong by a small case.",
        "Remplacez les trois points d'une fonction par vos lignes et exécutez la cellule ; puis exécutez `check(…)` "
        "plus bas : ce que votre fonction promet est examiné point par point, et une erreur est montrée par un petit cas.",
    ),
    Text(
        "Stuck? `hint(…)` gives a hint, one step further each time.",
        "Vous n'avancez plus ? `hint(…)` donne un indice, un pas plus loin à chaque fois.",
    ),
)
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
        "It is saved every ten seconds, and with Ctrl + S or the disk icon; to keep a copy or to take it elsewhere: menu File, Download.",
        "Dans ce navigateur, sur cet ordinateur, et nulle part ailleurs : effacer les données du navigateur le supprime. "
        "Il est enregistré toutes les dix secondes, et par Ctrl + S ou l'icône de disquette ; pour en garder une copie ou l'emporter : menu Fichier, Télécharger.",
    ),
)
WORRY_FRESH = (
    Text("A new version of the site?", "Une nouvelle version du site ?"),
    Text(
        "A notebook you have changed stays as you left it. “Start over”, which appears beside a module you have "
        "worked on, deletes your version and brings the site's own one.",
        "Un notebook que vous avez modifié reste comme vous l'avez laissé. « Tout reprendre », à côté d'un module que vous "
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
