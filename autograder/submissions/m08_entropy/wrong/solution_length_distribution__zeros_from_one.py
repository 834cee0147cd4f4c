"""From one step on, the lengths that no game has are there, with 0.

titre: À partir d'une étape, les longueurs qu'aucune partie n'a sont là, avec 0.
en: Your counts are right; for a game in which no secret is found at the first step, which keys does your answer have?
fr: Vos nombres sont justes ; pour un jeu où aucun secret n'est trouvé à la première étape, quelles clés avez-vous ?
fails: solution_length_distribution_has_no_other_keys
"""


def solution_length_distribution(game):
    lengths = [len(solution) for solution in all_solutions(game)]
    return {length: lengths.count(length) for length in range(1, max(lengths) + 1)}
