"""The pegs are shuffled within each code, and the codes stay in their places.

titre: Les pions sont mélangés dans chaque code, et les codes restent à leur place.
en: Print the list that a game goes through: are all 1296 codes in it, and is 1 1 1 1 still the first of them?
fr: Affichez la liste que parcourt une partie : les 1296 codes y sont-ils tous, et 1 1 1 1 en est-il toujours le premier ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    total = 0
    for _ in range(n):
        codes = tous_les_codes(4, 6)
        for code in codes:
            random.shuffle(code)
        total += nombre_essais(random.choice(codes), codes)
    return total / n
