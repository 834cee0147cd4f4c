"""The first candidate is taken out of the list.

titre: Le premier candidat est retiré de la liste.
en: `pop` gives the element and removes it. How do you read it without removing it?
fr: `pop` donne l'élément et le retire de la liste. Comment le lire sans le retirer ?
fails: first_consistent_leaves_the_lists_alone
"""


def first_consistent(candidates, codes):
    return candidates.pop(0)
