"""The candidates left agree on the well placed pegs only.

titre: Les candidats restants ne s'accordent que sur les bien placés.
en: After an answer, which candidates are left: those that agree on one of its numbers, or on both?
fr: Après une réponse, quels candidats restent : ceux qui s'accordent sur l'un de ses nombres, ou sur les deux ?
fails: evaluate_counts_the_tries
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    for secret in codes:
        candidates, tries = codes, 1
        proposition = strategy(candidates, codes)
        while proposition != secret and tries < 50:
            good = bien_places(proposition, secret)
            candidates = [code for code in candidates if bien_places(proposition, code) == good]
            proposition = strategy(candidates, codes)
            tries += 1
        tally[tries] = tally.get(tries, 0) + 1
    return tally
