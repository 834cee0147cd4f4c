"""One element of the first list answers for several elements of the second.

titre: Un élément de la première liste répond pour plusieurs éléments de la seconde.
en: In `["b", "a"]` and `["a", "c", "a"]`, the first list has a single `"a"`: with how many elements of the second can it form a pair?
fr: Dans `["b", "a"]` et `["a", "c", "a"]`, la première liste n'a qu'un `"a"` : avec combien d'éléments de la seconde peut-il former une paire ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths
"""


def mal_places_general(l1, l2):
    mal = 0
    for i in range(len(l2)):
        if i < len(l1) and l1[i] == l2[i]:
            continue
        if l2[i] in l1:
            mal += 1
    return mal
