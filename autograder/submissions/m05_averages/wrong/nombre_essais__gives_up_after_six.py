"""The game is given up after six tries.

titre: La partie est abandonnée après six essais.
en: Some codes take more than six tries: what does your function answer for them?
fr: Certains codes demandent plus de six essais : que répond votre fonction pour ceux-là ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais) and len(essais) < 6:
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)
