"""The common elements are removed from the caller's second list.

titre: Les éléments communs sont retirés de la seconde liste de l'appelant.
en: After the call, the second list has lost elements: with `a = ["a", "b"]` and `b = ["b", "a"]`, what does `mal_places_general(a, b)` give the first time, and then the second?
fr: Après l'appel, la seconde liste a perdu des éléments : avec `a = ["a", "b"]` et `b = ["b", "a"]`, que donne `mal_places_general(a, b)` la première fois, puis la seconde ?
fails: general_leaves_its_lists_alone
"""


def mal_places_general(l1, l2):
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    communs = 0
    for element in l1:
        if element in l2:
            l2.remove(element)
            communs += 1
    return communs - bien
