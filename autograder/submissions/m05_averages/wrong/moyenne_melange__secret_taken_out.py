"""The secret is taken out of the list in which it is looked for.

titre: Le code secret est retiré de la liste où il est cherché.
en: Print the secret and the list that the game goes through, just before the game: is the secret in the list?
fr: Affichez le secret et la liste que la partie parcourt, juste avant la partie : le secret est-il dans la liste ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    total = 0
    for i in range(n):
        codes = tous_les_codes(4, 6)
        random.shuffle(codes)
        secret = codes.pop()
        total += nombre_essais(secret, codes)
    return total / n
