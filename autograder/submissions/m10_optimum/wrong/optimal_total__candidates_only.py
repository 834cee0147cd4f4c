"""Only candidates are proposed.

titre: Seuls les candidats sont proposés.
en: In this game, a proposition that cannot be the secret saves a try somewhere: which propositions does your function try in each position?
fr: Dans ce jeu, une proposition qui ne peut pas être le secret fait gagner un essai quelque part : quelles propositions votre fonction essaie-t-elle dans chaque position ?
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
