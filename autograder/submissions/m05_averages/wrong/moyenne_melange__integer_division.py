"""The total is divided with //.

titre: Le total est divisé avec `//`.
en: Your average is always a whole number: at which line do its decimals disappear?
fr: Votre moyenne est toujours un nombre entier : à quelle ligne ses décimales disparaissent-elles ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total // n
