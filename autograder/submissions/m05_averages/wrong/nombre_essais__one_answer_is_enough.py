"""A code is proposed as soon as one of the answers, instead of all, allows it.

titre: Un code est proposé dès qu'une seule des réponses le permet, au lieu de toutes.
en: Print the game against 3 2 2 4: must a proposition be compatible with one of the answers, or with all of them?
fr: Affichez la partie contre 3 2 2 4 : une proposition doit-elle être compatible avec l'une des réponses, ou avec toutes ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if not essais or any(test_code(code, [essai]) for essai in essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)
