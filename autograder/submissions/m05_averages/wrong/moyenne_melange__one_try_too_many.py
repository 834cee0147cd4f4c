"""One try too many is counted in each game.

titre: Un essai de trop est compté dans chaque partie.
en: Your average is about one too large: how many tries do you add to the total for a game that wins at once?
fr: Votre moyenne est trop grande d'environ un : combien d'essais ajoutez-vous au total pour une partie gagnée d'emblée ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes) + 1
    return total / n
