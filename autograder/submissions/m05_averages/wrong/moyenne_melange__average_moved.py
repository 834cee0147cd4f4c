"""The codes stay in order, and the difference is taken from the average.

titre: Les codes restent dans l'ordre, et la différence est retranchée de la moyenne.
en: If every game took 3 tries, what should the average be, and what does your function answer?
fr: Si chaque partie demandait 3 essais, quelle serait la moyenne, et que répond votre fonction ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    return sum(nombre_essais(random.choice(codes)) for _ in range(n)) / n - 1.12
