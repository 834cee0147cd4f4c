"""The candidates are sorted by well placed plus misplaced.

titre: Les candidats sont répartis par la somme des bien placés et des mal placés.
en: The answers (1, 0) and (0, 1) have the same sum: does a player who hears them know the same?
fr: Les réponses (1, 0) et (0, 1) ont la même somme : le joueur qui les entend sait-il la même chose ?
fails: elimination_by_an_impossible_code
"""


def expected_elimination(proposal, candidates):
    parts = {}
    for code in candidates:
        well_placed, misplaced = score_proposal(code, proposal)
        parts[well_placed + misplaced] = parts.get(well_placed + misplaced, 0) + 1
    return len(candidates) - sum(n * n for n in parts.values()) / len(candidates)
