"""`--help` of `duel`, in both languages."""

from autograder.i18n.text import Text

DUEL = Text(
    "Try the examples that a class wrote (the `assert` lines in what was handed in, and what `hunt` was given there) on the "
    "known wrong programs: a page that names those who catch most with fewest, beside par, and a table of everybody. "
    "Nothing that learners wrote is run, and no mark changes.",
    "Essaie les exemples qu'une classe a écrits (les lignes `assert` des copies, et ce qui y est donné à `hunt`) sur les "
    "programmes faux connus : une page qui nomme ceux qui en attrapent le plus avec le moins d'exemples, à côté du par, et "
    "un tableau de tous. Rien de ce que les élèves ont écrit n'est exécuté, et aucune note ne change.",
)
MODULE = Text(
    "the module whose wrong programs are hunted (default: m02_pegs)",
    "le module dont on chasse les programmes faux (par défaut : m02_pegs)",
)
TASK = Text(
    "only this function, as mal_places; repeat for several (default: all that can be hunted)",
    "cette fonction seulement, par exemple mal_places ; à répéter pour plusieurs (par défaut : toutes celles qui ont une "
    "chasse)",
)
OUT = Text("where the page goes (default: duel)", "où va la page (par défaut : duel)")
TOP = Text("name those up to this rank on the page (default: 5)", "nomme sur la page jusqu'à ce rang (par défaut : 5)")
JOBS = Text("processes at once (default: one a processor)", "processus à la fois (par défaut : un par processeur)")
