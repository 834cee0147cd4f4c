"""The total starts as infinity.

titre: Le total part de l'infini.
en: Print the total before the first game: what is it?
fr: Affichez le total avant la première partie : que vaut-il ?
fails: moyenne_over_all_secrets
"""


def moyenne():
    codes = tous_les_codes(4, 6)
    total = float("inf")
    for code in codes:
        total += nombre_essais(code)
    return total / len(codes)
