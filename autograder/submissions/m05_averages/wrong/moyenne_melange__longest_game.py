"""The longest game is returned instead of the average.

titre: C'est la partie la plus longue qui est renvoyée, et non la moyenne.
en: Does your result sum up all games, or is it the one of a single game? Print the number of tries of each game.
fr: Votre résultat résume-t-il toutes les parties, ou est-ce celui d'une seule ? Affichez le nombre d'essais de chaque partie.
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    resultats = []
    for i in range(n):
        random.shuffle(codes)
        resultats.append(nombre_essais(random.choice(codes), codes))
    return max(resultats)
