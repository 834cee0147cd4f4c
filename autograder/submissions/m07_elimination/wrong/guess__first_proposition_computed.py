"""The first proposition is the best one, even where it is settled to be 1 2 … p.

titre: La première proposition est la meilleure, même là où il est convenu que c'est 1 2 … p.
en: In MM(2, 2), all codes are still possible at first: which proposition does the statement want then?
fr: Dans MM(2, 2), tous les codes sont d'abord possibles : quelle proposition l'énoncé veut-il alors ?
fails: guess_plays_the_best_propositions
"""


def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    propositions = []
    while not propositions or propositions[-1] != secret:
        propositions.append(best_proposal(candidates, codes))
        answer = score_proposal(secret, propositions[-1])
        candidates = [code for code in candidates if score_proposal(code, propositions[-1]) == answer]
    return propositions
