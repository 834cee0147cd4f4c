"""The elements which are lists become tuples, but the other unhashable elements are forgotten.

en: Lists are not the only elements that a dictionary refuses as keys: try a set, or a list inside a list.
fr: Les listes ne sont pas les seuls éléments qu'un dictionnaire refuse pour clés : essayez un ensemble, ou une liste dans une liste.
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
