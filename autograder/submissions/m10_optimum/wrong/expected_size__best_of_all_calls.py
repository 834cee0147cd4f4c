"""The best value found so far is global, and stays from call to call.

titre: La meilleure valeur trouvée jusque-là est globale, et reste d'un appel à l'autre.
en: Where does your best value so far begin, and does it begin again at each call?
fr: Où commence votre meilleure valeur provisoire, et recommence-t-elle à chaque appel ?
fails: expected_size_twice
"""


best = None


def expected_size(candidates, codes):
    global best
    for code in codes:
        score = sum(len(part) ** 2 for part in parts(code, candidates).values()), code not in candidates, code
        if best is None or score < best:
            best = score
    return best[2]
