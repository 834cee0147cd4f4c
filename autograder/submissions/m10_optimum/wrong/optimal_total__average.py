"""The average number of tries is returned.

titre: C'est le nombre moyen d'essais qui est renvoyé.
en: Your number is a mean: what was asked for, a mean or a total?
fr: Votre nombre est une moyenne : que demandait-on, une moyenne ou un total ?
fails: optimal_total_of_tiny_games
"""


def optimal_total(p, c):
    codes = tous_les_codes(p, c)

    @cache
    def best(candidates):
        if len(candidates) == 1:
            return 1
        totals = []
        for proposition in codes:
            found = parts(proposition, candidates)
            if len(found) > 1:
                totals.append(
                    len(candidates) + sum(best(tuple(part)) for answer, part in found.items() if answer != (p, 0))
                )
        return min(totals)

    return best(tuple(map(tuple, codes))) / len(codes)
