"""The elements are compared with `is`, so equal lists or texts are missed.

titre: Les éléments sont comparés avec `is`, qui manque des listes ou des textes égaux.
en: Try `[[1], 2]` and `[3, [1]]`: the two `[1]` are equal, but are they the same object? What does your function compare?
fr: Essayez `[[1], 2]` et `[3, [1]]` : les deux `[1]` sont égales, mais sont-elles le même objet ? Que compare votre fonction ?
fails: general_with_any_elements, general_with_lists_as_elements, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    libres = [True] * len(l2)
    communs = 0
    for a in l1:
        for j in range(len(l2)):
            if libres[j] and l2[j] is a:
                libres[j] = False
                communs += 1
                break
    bien = 0
    for a, b in zip(l1, l2):
        if a is b:
            bien += 1
    return communs - bien
