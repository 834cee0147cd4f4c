"""Plays games of its own, in which the winning proposition is not counted.

titre: La fonction joue ses propres parties, où la proposition gagnante n'est pas comptée.
en: Your average is about one too small: does the proposition that finds the code count as a try?
fr: Votre moyenne est trop petite d'environ un : la proposition qui trouve le code compte-t-elle comme un essai ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    total = 0
    for i in range(n):
        restants = tous_les_codes(4, 6)
        secret = random.choice(restants)
        proposition = random.choice(restants)
        while proposition != secret:
            total += 1
            essai = (proposition, bien_places(secret, proposition), mal_places(secret, proposition))
            restants = [code for code in restants if test_code(code, [essai])]
            proposition = random.choice(restants)
    return total / n
