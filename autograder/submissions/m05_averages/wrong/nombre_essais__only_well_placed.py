"""Only the well placed pegs decide whether a code is still possible.

titre: Seuls les bien placés décident si un code est encore possible.
en: Print the game against 6 1 6 2: is every proposition compatible with the misplaced pegs of the answers before it?
fr: Affichez la partie contre 6 1 6 2 : chaque proposition est-elle compatible avec les pions mal placés des réponses précédentes ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    restants = tous_les_codes(4, 6)
    n = 0
    while True:
        code = restants[0]
        n += 1
        bien = bien_places(secret, code)
        if bien == 4:
            return n
        restants = [c for c in restants if bien_places(c, code) == bien]
