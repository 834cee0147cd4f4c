"""The games take more tries than those with shuffled codes do.

titre: Les parties prennent plus d'essais qu'avec des codes mélangés.
en: Print the list that a game goes through: are all 1296 codes in it, is their order drawn, and where among them is the secret?
fr: Affichez la liste que parcourt une partie : les 1296 codes y sont-ils tous, leur ordre est-il tiré au hasard, et où se trouve le secret ?
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
