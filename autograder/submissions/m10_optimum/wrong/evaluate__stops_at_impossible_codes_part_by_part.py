"""A proposition that is no candidate ends in a ValueError; each part is played to its end before the next one.

titre: Une proposition qui n'est pas un candidat finit par une `ValueError` ; chaque part est jouée jusqu'au bout avant la suivante.
en: Your function stops when a code is proposed that cannot be the secret: may a strategy not do that? Does such a code teach nothing?
fr: Votre fonction s'arrête quand on propose un code qui ne peut pas être le secret : une stratégie n'en a-t-elle pas le droit ? Un tel code n'apprend-il rien ?
fails: evaluate_lets_any_code_be_proposed
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}

    def play(candidates, rank):
        proposition = strategy(candidates, codes)
        if proposition not in candidates:
            raise ValueError("this code is impossible")
        for answer, part in parts(proposition, candidates).items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                play(part, rank + 1)

    play(codes, 1)
    return tally
