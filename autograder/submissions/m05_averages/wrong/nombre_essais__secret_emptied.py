"""The pegs are taken out of the caller's list.

titre: Les pions sont retirés de la liste de l'appelant.
en: After the call, the secret is empty: could the same game be played once more?
fr: Après l'appel, le secret est vide : la même partie pourrait-elle être jouée encore une fois ?
fails: nombre_essais_leaves_its_argument_alone
"""


def nombre_essais(secret, codes=None):
    cible = []
    while secret:
        cible.insert(0, secret.pop())
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            essais.append((code, bien_places(cible, code), mal_places(cible, code)))
            if code == cible:
                return len(essais)
