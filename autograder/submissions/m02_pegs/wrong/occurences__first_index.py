"""The position of the first occurrence is returned.

titre: C'est la position de la première occurrence qui est renvoyée.
en: Your answer is a position: does the statement ask where `n` is, or how many times it is there?
fr: Votre réponse est une position : l'énoncé demande-t-il où se trouve `n`, ou combien de fois il s'y trouve ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    return l.index(n)
