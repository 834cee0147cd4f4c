"""The loop starts at the second code, 1 1 1 2.

titre: La boucle commence au deuxième code, 1 1 1 2.
en: Which code should be proposed first, and which one does your program propose first? Try the secret 1 1 1 1.
fr: Quel code faut-il proposer en premier, et lequel votre programme propose-t-il en premier ? Essayez le secret 1 1 1 1.
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    tous = tous_les_codes(4, 6)
    essais = []
    for i in range(1, 1296):
        if test_code(tous[i], essais):
            bien = bien_places(secret, tous[i])
            mal = mal_places(secret, tous[i])
            essais.append((tous[i], bien, mal))
            if bien == 4:
                return len(essais)
