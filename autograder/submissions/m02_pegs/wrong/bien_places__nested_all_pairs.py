"""Every peg of one list is compared with every peg of the other.

titre: Chaque pion d'une liste est comparé à chaque pion de l'autre.
en: Compare the list `[3, 3, 3]` with itself: your function answers `9`. How many times does each peg count?
fr: Comparez la liste `[3, 3, 3]` à elle-même : votre fonction répond `9`. Combien de fois chaque pion compte-t-il ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for a in l1:
        for b in l2:
            if a == b:
                bien += 1
    return bien
