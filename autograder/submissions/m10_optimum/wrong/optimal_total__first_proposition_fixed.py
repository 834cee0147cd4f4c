"""The first proposition is always the first code.

titre: La première proposition est toujours le premier code.
en: In MM(2, 3), what is your total when the first proposition is 1 2 instead of 1 1?
fr: Dans MM(2, 3), quel est votre total quand la première proposition est 1 2 au lieu de 1 1 ?
fails: optimal_total_of_tiny_games
"""


def optimal_total(p, c):
    codes = tous_les_codes(p, c)

    @cache
    def best(candidates):
        if len(candidates) == 1:
            return 1
        totals = []
        for proposition in codes if len(candidates) < len(codes) else codes[:1]:
            found = parts(proposition, candidates)
            if len(found) > 1:
                totals.append(
                    len(candidates) + sum(best(tuple(part)) for answer, part in found.items() if answer != (p, 0))
                )
        return min(totals)

    return best(tuple(map(tuple, codes)))
