"""The answer is False when the value is absent.

titre: La réponse est `False` quand la valeur est absente.
en: For an absent value, your function answers `False`: is that a number of times? Ask Python for `type(False)`.
fr: Pour une valeur absente, votre fonction répond `False` : est-ce un nombre de fois ? Demandez `type(False)` à Python.
fails: occurences_gives_an_integer
"""


def occurences(l, n):
    present = n in l
    if present:
        nb = 0
        for x in l:
            if x == n:
                nb += 1
        return nb
    return present
