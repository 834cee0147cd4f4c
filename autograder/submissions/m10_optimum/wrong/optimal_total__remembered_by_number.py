"""Results are remembered by the number of candidates.

titre: Les résultats sont retenus selon le nombre de candidats.
en: Do any two sets of four candidates need the same number of tries? If your program remembers totals, by what does it find them again?
fr: Deux ensembles de quatre candidats demandent-ils toujours le même nombre d'essais ? Si votre programme retient des totaux, par quoi les retrouve-t-il ?
fails: optimal_total_of_tiny_games
"""


def optimal_total(p, c):
    codes = tous_les_codes(p, c)
    known = {1: 1}

    def best(candidates):
        n = len(candidates)
        if n not in known:
            totals = []
            for proposition in codes:
                found = parts(proposition, candidates)
                if len(found) > 1:
                    totals.append(n + sum(best(part) for answer, part in found.items() if answer != (p, 0)))
            known[n] = min(totals)
        return known[n]

    return best(codes)
