"""Each code is compared with the last try only.

titre: Chaque code n'est comparé qu'au dernier essai.
en: Print the game against 3 2 2 4: is each proposition compatible with all the answers, or only with the last one?
fr: Affichez la partie contre 3 2 2 4 : chaque proposition est-elle compatible avec toutes les réponses, ou seulement avec la dernière ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais[-1:]):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)
