"""The elements already used are marked with 0, which may itself be an element.

titre: Les éléments déjà utilisés sont marqués par 0, qui peut être lui-même un élément.
en: Try `[0, 1]` and `[2, 0]`: the `0` is misplaced. Is it counted, or does it mean something else in your function?
fr: Essayez `[0, 1]` et `[2, 0]` : le `0` est mal placé. Est-il compté, ou a-t-il un autre sens dans votre fonction ?
fails: general_with_any_elements, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    a = list(l1)
    b = list(l2)
    for i in range(min(len(a), len(b))):
        if a[i] == b[i]:
            a[i] = 0
            b[i] = 0
    mal = 0
    for i in range(len(a)):
        if a[i] != 0:
            for j in range(len(b)):
                if a[i] == b[j]:
                    b[j] = 0
                    mal += 1
                    break
    return mal
