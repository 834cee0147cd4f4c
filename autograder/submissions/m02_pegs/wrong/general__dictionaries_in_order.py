"""Dictionaries are turned into lists of pairs, so that the order in which they were filled matters.

titre: Les dictionnaires sont changés en listes de couples : l'ordre dans lequel ils ont été remplis compte.
en: Try `[{"a": 1, "b": 2}, 3]` and `[3, {"b": 2, "a": 1}]`: what does `==` say of these two dictionaries? And your function?
fr: Essayez `[{"a": 1, "b": 2}, 3]` et `[3, {"b": 2, "a": 1}]` : que dit `==` de ces deux dictionnaires ? Et votre fonction ?
fails: general_with_lists_as_elements
"""


def sans_dictionnaire(element):
    if isinstance(element, dict):
        return ["dictionnaire", list(element.items())]
    return element


def mal_places_general(l1, l2):
    l1 = [sans_dictionnaire(element) for element in l1]
    l2 = [sans_dictionnaire(element) for element in l2]
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
