"""Only the misplaced pegs decide whether a code is still possible.

titre: Seuls les mal placés décident si un code est encore possible.
en: Print the game against 2 2 2 2: is every proposition compatible with the well placed pegs of the answers before it?
fr: Affichez la partie contre 2 2 2 2 : chaque proposition est-elle compatible avec les pions bien placés des réponses précédentes ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    restants = tous_les_codes(4, 6)
    n = 1
    while restants[0] != secret:
        code = restants.pop(0)
        mal = mal_places(secret, code)
        restants = [c for c in restants if mal_places(c, code) == mal]
        n += 1
    return n
