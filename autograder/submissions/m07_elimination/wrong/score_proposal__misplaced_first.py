"""The pair is the other way round: misplaced, well placed.

titre: Le couple est à l'envers : mal placés, bien placés.
en: Against 1 2, the proposition 1 3 has one peg in its place: which number of your pair says so, and which one should come first?
fr: Face à 1 2, la proposition 1 3 a un pion bien placé : lequel des nombres de votre couple le dit, et lequel doit venir en premier ?
fails: score_counts_well_placed_then_misplaced
"""


def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    common = sum(min(code.count(k), proposal.count(k)) for k in set(code))
    return common - well_placed, well_placed
