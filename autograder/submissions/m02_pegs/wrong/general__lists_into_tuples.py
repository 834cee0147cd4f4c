"""The elements which are lists become tuples, but the other unhashable elements are forgotten.

titre: Les éléments qui sont des listes deviennent des tuples, mais les autres éléments non hachables sont oubliés.
en: For Python, is `[1]` equal to `(1,)`? And for your function? Does it also accept a set as an element, such as `{1, 2}`?
fr: Pour Python, `[1]` est-il égal à `(1,)` ? Et pour votre fonction ? Accepte-t-elle aussi un ensemble comme élément, par exemple `{1, 2}` ?
fails: general_with_lists_as_elements
"""


def compter(liste):
    comptes = {}
    for element in liste:
        if type(element) == list:
            element = tuple(element)
        comptes[element] = comptes.get(element, 0) + 1
    return comptes


def mal_places_general(l1, l2):
    comptes1 = compter(l1)
    comptes2 = compter(l2)
    communs = 0
    for cle in comptes1:
        if cle in comptes2:
            communs += min(comptes1[cle], comptes2[cle])
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    return communs - bien
