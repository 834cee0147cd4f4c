"""Results are remembered by the secret, whatever codes are handed over.

titre: Les résultats sont retenus selon le secret, quels que soient les codes transmis.
en: Call your function twice with the same secret, the second time with the codes in another order: what does it give?
fr: Appelez votre fonction deux fois avec le même secret, la seconde fois avec les codes dans un autre ordre : que donne-t-elle ?
fails: nombre_essais_leaves_its_argument_alone
"""

retenus = {}


def nombre_essais(secret, codes=None):
    if tuple(secret) not in retenus:
        essais = []
        for code in codes or tous_les_codes(4, 6):
            if test_code(code, essais):
                essais.append((code, bien_places(secret, code), mal_places(secret, code)))
                if code == secret:
                    break
        retenus[tuple(secret)] = len(essais)
    return retenus[tuple(secret)]


def moyenne_melange(n):
    total = 0
    for _ in range(n):
        codes = tous_les_codes(4, 6)
        random.shuffle(codes)
        total += nombre_essais(creer_code(), codes)
    return total / n
