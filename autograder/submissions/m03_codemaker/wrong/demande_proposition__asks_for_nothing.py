"""The proposition is written in the function, nothing is typed.

titre: La proposition est écrite dans la fonction, rien n'est tapé.
en: Who chooses the proposition, your function or the player? How does the player tell it?
fr: Qui choisit la proposition, votre fonction ou le joueur ? Comment le joueur la donne-t-il ?
fails: demande_reads_one_line
"""


def demande_proposition():
    return [3, 2, 4, 1]
