"""The proposition that wins is not counted.

titre: La proposition qui gagne n'est pas comptée.
en: With a single code in the game, how many tries are needed: none, or one?
fr: S'il n'y a qu'un code dans le jeu, combien d'essais faut-il : aucun ou un ?
fails: optimal_total_of_tiny_games
"""


def optimal_total(p, c):
    codes = tous_les_codes(p, c)

    @cache
    def best(candidates):
        if len(candidates) == 1:
            return 0
        totals = []
        for proposition in codes:
            found = parts(proposition, candidates)
            if len(found) > 1:
                left = [part for answer, part in found.items() if answer != (p, 0)]
                totals.append(sum(len(part) + best(tuple(part)) for part in left))
        return min(totals)

    return best(tuple(map(tuple, codes)))
