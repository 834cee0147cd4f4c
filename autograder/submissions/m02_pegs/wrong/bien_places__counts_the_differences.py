"""The positions which differ are counted.

titre: Ce sont les positions différentes qui sont comptées.
en: Compare the list `[1, 2]` with itself: how many pegs are well placed, and what does your function answer?
fr: Comparez la liste `[1, 2]` à elle-même : combien de pions sont bien placés, et que répond votre fonction ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    n = 0
    for a, b in zip(l1, l2):
        if a != b:
            n = n + 1
    return n
