"""The total is returned.

titre: C'est le total qui est renvoyé.
en: Your result grows with the number of games: what makes a total an average?
fr: Votre résultat augmente avec le nombre de parties : que faut-il à un total pour devenir une moyenne ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total
