"""The lists are sorted, which fails when their elements cannot be put in order.

titre: Les listes sont triées, ce qui échoue quand leurs éléments ne peuvent pas être ordonnés.
en: Try `[1, "a"]` and `["a", 1]`: your function stops. Which is the larger, `1` or `"a"`? Ask Python.
fr: Essayez `[1, "a"]` et `["a", 1]` : votre fonction s'arrête. Lequel est le plus grand, `1` ou `"a"` ? Demandez à Python.
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    a = sorted(l1)
    b = sorted(l2)
    i = 0
    j = 0
    communs = 0
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            communs += 1
            i += 1
            j += 1
        elif a[i] < b[j]:
            i += 1
        else:
            j += 1
    for x, y in zip(l1, l2):
        if x == y:
            communs -= 1
    return communs
