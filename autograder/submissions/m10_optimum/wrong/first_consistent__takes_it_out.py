"""The first candidate is taken out of the list.

en: The list has lost an element: if the proposition is not the secret, its own answer will rule it out; and if it is?
fr: La liste a perdu un élément : si la proposition n'est pas le secret, sa réponse l'éliminera ; et si elle l'est ?
fails: first_consistent_leaves_the_lists_alone
"""


def first_consistent(candidates, codes):
    return candidates.pop(0)
