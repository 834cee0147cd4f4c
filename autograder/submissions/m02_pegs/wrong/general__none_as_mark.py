"""The elements already used are marked with None, which may itself be an element.

titre: Les éléments déjà utilisés sont marqués par `None`, qui peut être lui-même un élément.
en: Try `[None, 1]` and `[2, None]`: the `None` is misplaced. Is it counted, or does it mean something else in your function?
fr: Essayez `[None, 1]` et `[2, None]` : le `None` est mal placé. Est-il compté, ou a-t-il un autre sens dans votre fonction ?
fails: general_with_any_elements, general_with_different_lengths
"""


def mal_places_general(l1, l2):
    a = list(l1)
    b = list(l2)
    for i in range(min(len(a), len(b))):
        if a[i] == b[i]:
            a[i] = None
            b[i] = None
    mal = 0
    for element in a:
        if element is not None and element in b:
            b[b.index(element)] = None
            mal += 1
    return mal
