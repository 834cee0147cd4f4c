"""Only candidates are proposed.

en: Which propositions do you try in each position? Could one that cannot be the secret save a try?
fr: Quelles propositions essayez-vous dans chaque position ? Une proposition qui ne peut pas être le secret ferait-elle gagner un essai ?
fails: optimal_total_of_small_games
"""


def optimal_total(p, c):
    known = {}

    def best(candidates):
        key = tuple(map(tuple, candidates))
        if len(candidates) == 1:
            return 1
        if key not in known:
            totals = []
            for proposition in candidates:
                found = parts(proposition, candidates)
                totals.append(len(candidates) + sum(best(part) for answer, part in found.items() if answer != (p, 0)))
            known[key] = min(totals)
        return known[key]

    return best(tous_les_codes(p, c))
