"""Everything is tried, and nothing is remembered.

titre: Tout est essayé, et rien n'est retenu.
en: How often does your function meet the same candidates, and what does it do then?
fr: Combien de fois votre fonction rencontre-t-elle les mêmes candidats, et que fait-elle alors ?
fails: optimal_total_of_small_games
"""


def optimal_total(p, c):
    codes = tous_les_codes(p, c)

    def best(candidates):
        if len(candidates) == 1:
            return 1
        total = inf
        for code in codes:
            found = parts(code, candidates)
            if len(found) > 1:
                left = [part for answer, part in found.items() if answer != (p, 0)]
                total = min(total, len(candidates) + sum(map(best, left)))
        return total

    return best(codes)
