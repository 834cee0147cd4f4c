"""The misplaced pegs are counted too.

titre: Les pions mal placés sont comptés aussi.
en: Your answer counts every peg the two lists have in common: in `[1, 2]` and `[2, 1]`, which of them are at the same position?
fr: Votre réponse compte tous les pions communs aux deux listes : dans `[1, 2]` et `[2, 1]`, lesquels sont à la même position ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    reste = list(l1)
    bien = 0
    for pion in l2:
        if pion in reste:
            bien += 1
            reste.remove(pion)
    return bien
