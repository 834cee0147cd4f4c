"""Lists, sets and dictionaries are all frozen, and a list becomes equal to a tuple.

titre: Listes, ensembles et dictionnaires sont tous figés, et une liste devient égale à un tuple.
en: For Python, is `[1]` equal to `(1,)`? And for your function, with `[[1], 2]` and `[3, (1,)]`?
fr: Pour Python, `[1]` est-il égal à `(1,)` ? Et pour votre fonction, avec `[[1], 2]` et `[3, (1,)]` ?
fails: general_with_lists_as_elements
"""


def figer(element):
    if type(element) == list:
        return tuple([figer(x) for x in element])
    if type(element) == set:
        return frozenset(element)
    if type(element) == dict:
        return tuple(element.items())
    return element


def mal_places_general(l1, l2):
    fige1 = [figer(x) for x in l1]
    fige2 = [figer(x) for x in l2]
    communs = 0
    for valeur in set(fige1):
        communs += min(fige1.count(valeur), fige2.count(valeur))
    for a, b in zip(l1, l2):
        if a == b:
            communs -= 1
    return communs
