"""The largest total is looked for.

titre: C'est le plus grand total qui est cherché.
en: Your strategy could hardly be worse: do you want the smallest total, or the largest?
fr: Votre stratégie pourrait difficilement être pire : voulez-vous le plus petit total, ou le plus grand ?
fails: optimal_total_of_tiny_games
"""


def optimal_total(p, c):
    codes = tous_les_codes(p, c)

    @cache
    def best(candidates):
        if len(candidates) == 1:
            return 1
        total = 0
        for proposition in codes:
            found = parts(proposition, candidates)
            if len(found) > 1:
                this = len(candidates) + sum(best(tuple(part)) for answer, part in found.items() if answer != (p, 0))
                if this > total:
                    total = this
        return total

    return best(tuple(map(tuple, codes)))
