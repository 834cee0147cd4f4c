"""The proposition that finds the code is not counted.

titre: La proposition qui trouve le code n'est pas comptée.
en: The secret 1 1 1 1 is found at the first try, and your function answers `0`: does the proposition that wins count?
fr: Le secret 1 1 1 1 est trouvé au premier essai, et votre fonction répond `0` : la proposition gagnante compte-t-elle ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            if code == secret:
                return len(essais)
            essais.append((code, bien_places(secret, code), mal_places(secret, code)))
