"""The codes are gone through from 6 6 6 6 down to 1 1 1 1.

titre: Les codes sont parcourus de 6 6 6 6 à 1 1 1 1.
en: Which code does your program propose first? The secret 1 1 1 1 should take a single try.
fr: Quel code votre programme propose-t-il en premier ? Le secret 1 1 1 1 ne devrait demander qu'un essai.
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    tous = tous_les_codes(4, 6)
    tous.reverse()
    essais = []
    for code in tous:
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)
