"""The average is cut, not rounded, after two decimals.

titre: La moyenne est coupée, et non arrondie, après deux décimales.
en: What is 22 / 6, with all its decimals? What becomes of them in your function?
fr: Combien vaut 22 / 6, avec toutes ses décimales ? Que deviennent-elles dans votre fonction ?
fails: melange_plays_n_games
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for _ in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return int(100 * total / n) / 100
