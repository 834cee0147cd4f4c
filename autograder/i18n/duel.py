"""What is said of a duel of examples: on the terminal, in its table, on its page. In both languages."""

from autograder.i18n.text import Text

NO_HUNT = Text(
    "{module} has nothing to hunt: no example catches its wrong programs",
    "{module} n'a rien à chasser : aucun exemple n'attrape ses programmes faux",
)
TOP = Text("--top takes a number from 1 on", "--top prend un nombre à partir de 1")
TRYING = Text("trying examples", "essai des exemples")
CUT = Text(
    "examples of these learners took longer than {seconds} s together, and the last ones were not tried: {names}",
    "des exemples de ces élèves ont pris plus de {seconds} s en tout, et les derniers n'ont pas été essayés : {names}",
)
MACHINE = Text(
    "this machine did not manage to try the examples: {reason}",
    "cette machine n'a pas réussi à essayer les exemples : {reason}",
)
SUMMARY = Text(
    "{playing} of {count} learner(s) wrote examples of their own. Page and table: {folder}",
    "{playing} élève(s) sur {count} ont écrit leurs propres exemples. Page et tableau : {folder}",
)

# ---------------------------------------------------------------- tables, and the page

FUNCTION = Text("function", "fonction")
LEARNER = Text("learner", "élève")
CAUGHT = Text("caught", "attrapés")
OF = Text("of", "sur")
NEEDED = Text("with examples", "avec exemples")
TRUE = Text("examples that count", "exemples qui comptent")
OTHERS = Text("that do not", "qui ne comptent pas")
GIVEN = Text("the exercise's own examples", "les exemples de l'énoncé")

TITLE = Text("A duel of examples: {module}", "Un duel d'exemples : {module}")
LEAD = Text(
    "Who catches all the known wrong programs, with the fewest examples? Counted are the `assert` lines that were handed "
    "in, if they are true: the wrong programs that they catch, then how few of them are enough for it. Whoever writes "
    "more loses nothing. Equal ones share a rank.",
    "Qui attrape tous les programmes faux connus, avec le moins d'exemples ? Comptent les lignes `assert` qui ont été "
    "rendues, si elles sont vraies : les programmes faux qu'elles attrapent, puis le peu d'entre elles qui y suffit. En "
    "écrire plus ne coûte rien. À égalité, on partage un rang.",
)
SHOWN = Text("which ones", "lesquels")
_PAR = Text("par: {par} examples catch all", "par : {par} exemples les attrapent tous")
_PAR_ONE = Text("par: one example catches all", "par : un seul exemple les attrape tous")
_TOOK_PART = Text(
    "{playing} of {count} learners wrote examples of their own.",
    "{playing} élèves sur {count} ont écrit leurs propres exemples.",
)
_ONE_TOOK_PART = Text(
    "One of {count} learners wrote examples of their own.", "Un élève sur {count} a écrit ses propres exemples."
)
_NOBODY = Text("Nobody wrote examples of their own yet.", "Personne n'a encore écrit ses propres exemples.")
_TOGETHER = Text(
    "All together, with the exercise's, they catch {caught} of {count}.",
    "Tous ensemble, avec ceux de l'énoncé, ils en attrapent {caught} sur {count}.",
)
_FREE = Text("{count} wrong programs that nobody catches", "{count} programmes faux que personne n'attrape")
_ONE_FREE = Text("One wrong program that nobody catches", "Un programme faux que personne n'attrape")


def par_of(par: int) -> Text:
    """The smallest number of examples we know that catches all."""
    return _PAR_ONE if par == 1 else _PAR.format(par=par)


def took_part(playing: int, count: int) -> Text:
    """How many of the class wrote true examples besides the exercise's."""
    if playing < 2:
        return _ONE_TOOK_PART.format(count=count) if playing else _NOBODY
    return _TOOK_PART.format(playing=playing, count=count)


def together(caught: int, count: int) -> Text:
    """How many wrong programs somebody of the class catches."""
    return _TOGETHER.format(caught=caught, count=count)


def free(count: int) -> Text:
    """How many wrong programs nobody catches."""
    return _ONE_FREE if count == 1 else _FREE.format(count=count)
