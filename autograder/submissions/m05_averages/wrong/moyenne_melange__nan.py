"""The total starts as something that is no number.

titre: Le total part de quelque chose qui n'est pas un nombre.
en: Print the total before the first game: what is it?
fr: Affichez le total avant la première partie : que vaut-il ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = float("nan")
    for _ in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n
