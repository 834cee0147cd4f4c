"""What is said in a notebook and nowhere else, in both languages."""

from collections.abc import Collection, Sequence
from difflib import get_close_matches

from autograder.i18n.display import clean
from autograder.i18n.text import LANGUAGES, Text

CELL = Text("cell [{count}], line {line}", "cellule [{count}], ligne {line}")
AT = Text("{place}: {said}", "{place} : {said}")
KEPT = Text("every promise is kept", "toutes les promesses sont tenues")
NOT_KEPT = Text("one promise is not kept yet", "une promesse n'est pas encore tenue")
NOT_KEPT_SEVERAL = Text(
    "{count} promises are not kept yet", "{count} promesses ne sont pas encore tenues"
)
LEFT = Text(
    "{count} promises are left: not kept, or not looked at yet",
    "{count} promesses restent : non tenues, ou pas encore examinées",
)
POINTS = Text("{score} / {points} points", "{score} / {points} points")
NEXT = Text("Next:", "La suite :")
NEXT_MODULE = Text("Next module:", "Module suivant :")
A_HINT = Text(
    "Stuck? For a hint, run in a cell:",
    "Vous n'avancez plus ? Pour un indice, exécutez dans une cellule :",
)
ANOTHER_HINT = Text("The next hint, when you need it:", "L'indice suivant, quand il vous le faut :")
LAST_HINT = Text(
    "This was the last hint; from the first one again:",
    "C'était le dernier indice ; pour les revoir :",
)

CHECKING = Text(
    "Checking: {done} of {of} promises…", "Vérification en cours : {done} promesses sur {of}…"
)
JUDGED = Text(
    "Judged: cell {cells}, as it was last run.",
    "Cellule examinée : {cells}, telle qu'exécutée en dernier.",
)
JUDGED_SEVERAL = Text(
    "Judged: cells {cells}, as they were last run.",
    "Cellules examinées : {cells}, telles qu'exécutées en dernier.",
)
CHANGED = Text(
    "What stands in cell {cells} now is something else: run that cell, then check again.",
    "Dans la cellule {cells}, il y a maintenant autre chose : exécutez-la, puis vérifiez de nouveau.",
)
CHANGED_SEVERAL = Text(
    "What stands in cells {cells} now is something else: run them, then check again.",
    "Dans les cellules {cells}, il y a maintenant autre chose : exécutez-les, puis vérifiez de nouveau.",
)

NOT_DEFINED = Text(
    "`{name}` is not defined yet: run its cell first (▶ in the bar above, or Shift + Enter), then this one.",
    "`{name}` n'est pas encore définie : exécutez d'abord sa cellule (▶ dans la barre en haut, ou Maj + Entrée), "
    "puis celle-ci.",
)
NOT_DEFINED_YET = Text("not defined yet", "pas encore définie")
LENT = Text(
    "Judged with our own {names}: to play with it here, paste yours in a cell above.",
    "Jugée avec nos {names} : pour jouer ici, collez les vôtres dans une cellule plus haut.",
)
AND = Text("and", "et")
HOW_TO_CHECK = Text(
    'check() judges the whole module, check("{name}") one function: mind the brackets.',
    'check() examine tout le module, check("{name}") une fonction : n\'oubliez pas les parenthèses.',
)
HOW_TO_HINT = Text(
    'hint("{name}") gives a hint for that function: mind the brackets.',
    'hint("{name}") donne un indice pour cette fonction : n\'oubliez pas les parenthèses.',
)
HOW_TO_HUNT = Text(
    'hunt("{name}", """…""") tries your examples of that function, an assert a line: mind the brackets.',
    'hunt("{name}", """…""") essaie vos exemples de cette fonction, un assert par ligne : n\'oubliez pas les parenthèses.',
)
WHICH_HUNT = Text(
    'Which function? For instance `hunt("{name}", """…""")`.',
    'Pour quelle fonction ? Par exemple `hunt("{name}", """…""")`.',
)
BEGIN_HUNT = Text(
    "{count} wrong programs of `{name}` can be caught by an example. Write yours between two times three quotes, one a line: "
    '`hunt("{name}", """{form}""")`.',
    "{count} programmes faux de `{name}` peuvent être attrapés par un exemple. Écrivez les vôtres entre deux fois trois "
    'guillemets, un par ligne : `hunt("{name}", """{form}""")`.',
)
NO_TEXT = Text(
    'Examples are a text, between two times three quotes: `hunt("{name}", """{form}""")`.',
    'Les exemples sont un texte, entre deux fois trois guillemets : `hunt("{name}", """{form}""")`.',
)
WHICH_HINT = Text(
    'Which function? For instance `hint("{name}")`.',
    'Pour quelle fonction ? Par exemple `hint("{name}")`.',
)

NO_NOTEBOOK = Text(
    "`check` looks at the cells of a notebook, and there is none here; for a file: mastermind check FILE",
    "`check` examine les cellules d'un notebook, et il n'y en a pas ici ; pour un fichier : mastermind check FICHIER",
)
NO_CHECKS = Text(
    "The modules of the workbook are not here, only a part of its package: install it again, with "
    "`pip install .` in a copy of the workbook.",
    "Les modules du cahier ne sont pas là, seulement une partie de son paquet : installez-le de nouveau, par "
    "`pip install .` dans une copie du cahier.",
)
NEEDS_INSTALLED = Text(
    "To judge {names}, the library `{library}` is needed, which is not here: "
    "download the notebook and check it with Python and the workbook installed on a computer.",
    "Pour examiner {names}, il faut la bibliothèque `{library}`, absente ici : "
    "téléchargez le notebook et vérifiez-le avec Python et le cahier installés sur un ordinateur.",
)
NO_TASK = Text(
    "There is no function `{name}` to write in this course.",
    "Il n'y a pas de fonction `{name}` à écrire dans ce cours.",
)
DID_YOU_MEAN = Text("Did you mean `{name}`?", "Vouliez-vous dire `{name}` ?")
THERE_ARE = Text("In this notebook: {names}.", "Dans ce notebook : {names}.")
A_MODULE = Text(
    "`{name}` is a module: call `check()` in its notebook, or `check` with the name of a function.",
    "`{name}` est un module : appelez `check()` dans son notebook, ou `check` avec le nom d'une fonction.",
)
NOTHING_DEFINED = Text(
    "No function of the course was defined yet: run the cells of your functions, then this one.",
    "Aucune fonction du cours n'est encore définie : exécutez les cellules de vos fonctions, puis celle-ci.",
)

STOPPED = Text(
    "This cell was stopped after {time} of computing. Python was here: {place}",
    "Cette cellule a été arrêtée après {time} de calcul. Python en était là : {place}",
)
STOPPED_BY_HAND = Text(
    "You stopped this cell. Python was here: {place}",
    "Vous avez arrêté cette cellule. Python en était là : {place}",
)
MORE_TIME = Text(
    "It may simply be long: with `# {minutes} minutes` as its first line, it has that much time. "
    "If it should have been quick, look at the line above. Your work is still there.",
    "Elle est peut-être simplement longue : avec `# {minutes} minutes` pour première ligne, elle dispose de ce temps. "
    "Si elle devait être rapide, regardez la ligne ci-dessus. Votre travail est toujours là.",
)
STILL_THERE = Text("Your work is still there.", "Votre travail est toujours là.")
SECONDS = Text("{count} s", "{count} s")
MINUTES = Text("{count} minutes", "{count} minutes")


NOBODY_ASKED = Text(
    "`input()` cannot ask here, and nothing is kept: the browser allows both only on a page whose address begins with "
    "https:// or with http://localhost. Open the site at such an address.",
    "`input()` ne peut rien demander ici, et rien n'est gardé : le navigateur ne permet l'un et l'autre que sur une page "
    "dont l'adresse commence par https:// ou par http://localhost. Ouvrez le site à une telle adresse.",
)
NOT_INSTALLING = Text(
    "Nothing can be installed here: this Python comes with the page, with all that the exercises need in it.",
    "Rien ne peut s'installer ici : ce Python arrive avec la page, avec tout ce qu'il faut aux exercices.",
)


def stopped(seconds: float, place: Text) -> tuple[Text, Text]:
    """Where a cell was when its time was up, and what can be done."""
    minutes = round(seconds / 60)
    time = MINUTES.format(count=minutes) if minutes > 1 else SECONDS.format(count=f"{seconds:.0f}")
    return STOPPED.format(time=time, place=place), MORE_TIME.format(minutes=max(3 * minutes, 10))


def stopped_by_hand(place: Text) -> tuple[Text, Text]:
    """Where a cell was when Stop was pressed, and that nothing is lost."""
    return STOPPED_BY_HAND.format(place=place), STILL_THERE


def no_such_task(name: str, known: Collection[str], here: Collection[str] = ()) -> Text:
    """Say that no task has this name, and name the closest one, or those of the module at hand."""
    shown = NO_TASK.format(name=clean(name, 60))
    close = get_close_matches(name, known, 1)
    if close:
        return shown + DID_YOU_MEAN.format(name=close[0])
    return shown + THERE_ARE.format(names=", ".join(f"`{one}`" for one in here)) if here else shown


def judged(cells: Sequence[int]) -> list[Text]:
    """The numbers of the cells judged, if there are any."""
    return _of_cells(cells, JUDGED, JUDGED_SEVERAL)


def changed(cells: Sequence[int]) -> list[Text]:
    """The numbers of those that say something else now, if there are any."""
    return _of_cells(cells, CHANGED, CHANGED_SEVERAL)


def _of_cells(cells: Sequence[int], one: Text, several: Text) -> list[Text]:
    said = several if len(cells) > 1 else one
    return [said.format(cells=", ".join(f"[{count}]" for count in cells))] if cells else []


def listed(names: Sequence[str]) -> Text:
    """Names of functions: `a`, `b` and `c`."""
    *first, last = (f"`{name}`" for name in names)
    return Text(
        **{one: f"{', '.join(first)} {AND[one]} {last}" if first else last for one in LANGUAGES}
    )
