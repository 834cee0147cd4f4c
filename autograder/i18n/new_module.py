"""What `mastermind new` writes into a module, to be replaced by its author."""

from autograder.i18n.text import Text

TITLE = Text("How many colours?", "Combien de couleurs ?")
GOAL_OF_NEW = Text(
    "Count what is different in a list.", "Compter ce qui est différent dans une liste."
)
LEFT_OUT_OF_NEW = Text("Nothing is printed here.", "Ici, rien ne s'affiche.")
HEADING = Text("The colours of a code", "Les couleurs d'un code")
ASKED = Text(
    "`how_many_colours(code)` is the number of different colours in the list `code`: 2 for `[1, 2, 1, 2]`.",
    "`how_many_colours(code)` est le nombre de couleurs différentes dans la liste `code` : 2 pour `[1, 2, 1, 2]`.",
)
VAGUE_HINT = Text(
    "What would you write down, peg after peg, if you counted by hand?",
    "Que noteriez-vous, pion après pion, si vous comptiez à la main ?",
)
PLAIN_HINT = Text(
    "Keep a list of the colours you have seen, and add a colour only when it is not there yet.",
    "Gardez la liste des couleurs déjà vues, et n'y ajoutez une couleur que si elle n'y est pas encore.",
)
COUNTS_ONCE = Text(
    "A colour must count once, however many pegs have it.",
    "Une couleur doit compter une seule fois, quel que soit le nombre de pions qui la portent.",
)
LEAVES_ALONE = Text(
    "After the call, the list must be what it was before.",
    "Après l'appel, la liste doit être la même qu'avant.",
)
SAME_TWICE = Text(
    "The same call made a second time, or after others, must give the same result.",
    "Le même appel, fait une seconde fois ou après d'autres, doit donner le même résultat.",
)
EVERY_PEG_TITLE = Text("Every peg is counted.", "Tous les pions sont comptés.")
EVERY_PEG = Text(
    "The result is the number of pegs. What should become of a colour that is there twice?",
    "Le résultat est le nombre de pions. Que doit-il arriver à une couleur présente deux fois ?",
)
SORTS_TITLE = Text("The list of the caller is sorted.", "La liste de l'appelant est triée.")
SORTS = Text(
    "The list comes back in another order. What does your function do with the list itself?",
    "La liste revient dans un autre ordre. Que fait votre fonction de la liste elle-même ?",
)
REMEMBERS_TITLE = Text(
    "The colours of one call are still there in the next.",
    "Les couleurs d'un appel sont encore là au suivant.",
)
REMEMBERS = Text(
    "The colours of an earlier call still count. Where does your function keep them, and when does it start anew?",
    "Les couleurs d'un appel précédent comptent encore. Où votre fonction les garde-t-elle, et quand recommence-t-elle "
    "à zéro ?",
)
