"""The types are compared too, so True and 1 are different elements.

titre: Les types sont comparés aussi : `True` et 1 sont des éléments différents.
en: Ask Python for `True == 1` and `1.0 == 1`: does your function agree with it?
fr: Demandez à Python `True == 1` et `1.0 == 1` : votre fonction est-elle de son avis ?
fails: general_when_equal_means_equal
"""


def pareil(a, b):
    return type(a) == type(b) and a == b


def mal_places_general(l1, l2):
    reste = list(l2)
    communs = 0
    for a in l1:
        for j in range(len(reste)):
            if pareil(a, reste[j]):
                communs += 1
                del reste[j]
                break
    bien = 0
    for a, b in zip(l1, l2):
        if pareil(a, b):
            bien += 1
    return communs - bien
