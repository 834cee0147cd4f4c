"""The pegs of the secret are drawn from 0 to 5.

titre: Les pions du code secret sont tirés de 0 à 5.
en: Print the secrets of a few games: which colours do they use, and which do the codes use?
fr: Affichez les secrets de quelques parties : quelles couleurs utilisent-ils, et lesquelles les codes utilisent-ils ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        secret = [random.randint(0, 5) for _ in range(4)]
        total += nombre_essais(secret, codes)
    return total / n
