"""Each code is compared with the first try only.

titre: Chaque code n'est comparé qu'au premier essai.
en: Print the game against 3 2 2 4: what do the answers after the first one change in your propositions?
fr: Affichez la partie contre 3 2 2 4 : que changent à vos propositions les réponses qui suivent la première ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais[:1]):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)
