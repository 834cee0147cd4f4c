"""The colours are counted up to the largest, which is left out.

titre: Les couleurs sont comptées jusqu'à la plus grande, qui est oubliée.
en: Against 1 3, what does your function answer to 3 1? Up to which colour does it count?
fr: Contre 1 3, que répond votre fonction à 3 1 ? Jusqu'à quelle couleur compte-t-elle ?
fails: score_counts_well_placed_then_misplaced
"""


def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    common = sum(min(code.count(colour), proposal.count(colour)) for colour in range(1, max(code)))
    return well_placed, common - well_placed
