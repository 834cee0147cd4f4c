"""Two loops count every pair of equal elements at different positions.

titre: Deux boucles comptent tous les couples d'éléments égaux à des positions différentes.
en: Try `[1, 2, 2]` and `[2, 1, 1]`: the first list has a single `1`. How many times does your function count it?
fr: Essayez `[1, 2, 2]` et `[2, 1, 1]` : la première liste n'a qu'un `1`. Combien de fois votre fonction le compte-t-elle ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    mal = 0
    for i, a in enumerate(l1):
        for j, b in enumerate(l2):
            if i != j and a == b:
                mal += 1
    return mal
