"""The shorter list is filled up with 0, which may be an element of the other list.

titre: La liste la plus courte est complétée par des `0`, qui peuvent être des éléments de l'autre.
en: Try `[0, 7]` and `[9]`: your function finds a misplaced `0`. Where is it in the second list?
fr: Essayez `[0, 7]` et `[9]` : votre fonction trouve un `0` mal placé. Où est-il dans la seconde liste ?
fails: general_with_different_lengths
"""


def mal_places_general(l1, l2):
    longueur = max(len(l1), len(l2))
    a = list(l1) + [0] * (longueur - len(l1))
    b = list(l2) + [0] * (longueur - len(l2))
    bien = sum(x == y for x, y in zip(a, b))
    communs = 0
    for element in a:
        if element in b:
            b.remove(element)
            communs += 1
    return communs - bien
