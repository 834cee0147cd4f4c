"""Each number of tries up to the largest is a key, be it one that does not occur.

titre: Chaque nombre d'essais jusqu'au plus grand est une clé, même s'il ne se présente pas.
en: Evaluate a strategy that finds no secret in two tries: what should the dictionary hold for 2, and what does it hold?
fr: Évaluez une stratégie qui ne trouve aucun secret en deux essais : que doit contenir le dictionnaire pour 2, et que contient-il ?
fails: evaluate_has_no_other_keys
"""


def evaluate(strategy, p, c):
    codes, essais = tous_les_codes(p, c), []

    def jouer(candidats, n):
        proposition = strategy(candidats, codes)
        trouves = parts(proposition, candidats)
        if len(trouves) == 1 and (p, 0) not in trouves:
            raise ValueError("rien n'est appris")
        for reponse, part in trouves.items():
            if reponse == (p, 0):
                essais.append(n)
            else:
                jouer(part, n + 1)

    jouer(codes, 1)
    return {n: essais.count(n) for n in range(1, max(essais) + 1)}
