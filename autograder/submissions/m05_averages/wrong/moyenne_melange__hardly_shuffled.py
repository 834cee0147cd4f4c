"""Ten pairs of codes change places, and the others stay where they are.

titre: Dix paires de codes sont échangées, et les autres codes restent à leur place.
en: Print the first hundred codes that a game goes through: how many of them follow the code they follow in order?
fr: Affichez les cent premiers codes que parcourt une partie : combien suivent le code qu'ils suivent dans l'ordre ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    total = 0
    for _ in range(n):
        codes = tous_les_codes(4, 6)
        for _ in range(10):
            first, second = random.randrange(len(codes)), random.randrange(len(codes))
            codes[first], codes[second] = codes[second], codes[first]
        total += nombre_essais(random.choice(codes), codes)
    return total / n
