"""The answer is False when a list is empty.

titre: La réponse est `False` quand une liste est vide.
en: With an empty list, your function answers `False`: is that a number of elements? Ask Python for `type(False)`.
fr: Avec une liste vide, votre fonction répond `False` : est-ce un nombre d'éléments ? Demandez `type(False)` à Python.
fails: general_gives_an_integer
"""


def mal_places_general(l1, l2):
    if len(l1) == 0 or len(l2) == 0:
        return False
    reste = list(l1)
    mal = 0
    for element in l2:
        if element in reste:
            reste.remove(element)
            mal += 1
    for a, b in zip(l1, l2):
        if a == b:
            mal -= 1
    return mal
