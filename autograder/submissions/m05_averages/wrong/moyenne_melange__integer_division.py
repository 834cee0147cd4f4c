"""The total is divided with //.

en: Your average is always a whole number: what becomes of the rest of the division?
fr: Votre moyenne est toujours un nombre entier : que devient le reste de la division ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total // n
