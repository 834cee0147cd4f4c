"""The game stops as soon as the four colours are right, in any order.

titre: La partie s'arrête dès que les quatre couleurs sont bonnes, dans n'importe quel ordre.
en: Your game stops at a proposition that has the four colours of the secret: are they also in their places?
fr: Votre partie s'arrête à une proposition qui a les quatre couleurs du secret : sont-elles aussi à leur place ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            mal = mal_places(secret, code)
            essais.append((code, bien, mal))
            if bien + mal == 4:
                return len(essais)
