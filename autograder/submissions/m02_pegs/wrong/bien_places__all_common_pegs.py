"""The misplaced pegs are counted too.

en: Your answer counts every peg the two lists share: which of them stand at the same position?
fr: Votre réponse compte tous les pions communs aux deux listes : lesquels sont à la même position ?
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
