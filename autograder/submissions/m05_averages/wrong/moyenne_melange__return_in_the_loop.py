"""The average is returned during the first turn of the loop.

titre: La moyenne est renvoyée au premier tour de la boucle.
en: How many games are over when your function returns? Print something in each game.
fr: Combien de parties sont finies quand votre fonction rend son résultat ? Affichez quelque chose à chaque partie.
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
        return total / n
