"""The elements that `if` takes for false (0, "", None, []) are skipped.

titre: Les éléments que `if` tient pour faux (`0`, `""`, `None`, `[]`) sont sautés.
en: Try `[0, 5]` and `[4, 0]`, then `""` or `[]` in place of `0`: are such elements counted?
fr: Essayez `[0, 5]` et `[4, 0]`, puis `""` ou `[]` à la place de `0` : de tels éléments sont-ils comptés ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    reste1 = []
    reste2 = list(l2)
    for i in range(len(l1)):
        if i < len(l2) and l1[i] == l2[i]:
            reste2.remove(l2[i])
        else:
            reste1.append(l1[i])
    mal = 0
    for element in reste1:
        if element and element in reste2:
            reste2.remove(element)
            mal += 1
    return mal
