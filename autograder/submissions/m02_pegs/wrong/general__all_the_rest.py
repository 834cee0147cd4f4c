"""Every element which is not well placed is said to be misplaced.

titre: Tout élément qui n'est pas bien placé est dit mal placé.
en: Try `["a", "b"]` and `["c", "d"]`, which have nothing in common: how many elements are misplaced, and what does your function answer?
fr: Essayez `["a", "b"]` et `["c", "d"]`, qui n'ont rien en commun : combien d'éléments sont mal placés, et que répond votre fonction ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    mal = 0
    for a, b in zip(l1, l2):
        if a != b:
            mal += 1
    return mal
