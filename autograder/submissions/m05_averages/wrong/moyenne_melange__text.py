"""The average is turned into text.

titre: La moyenne est changée en texte.
en: `type(moyenne_melange(40))` is `str`: could this average be compared with another one?
fr: `type(moyenne_melange(40))` est `str` : pourrait-on comparer cette moyenne à une autre ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return "%.2f" % (total / n)
