"""Each peg is compared with the first one only.

titre: Chaque pion n'est comparé qu'au premier.
en: Try `[1, 2, 3]`: your function answers `'122'`. Do the last two pegs have the same colour?
fr: Essayez `[1, 2, 3]` : votre fonction répond `'122'`. Les deux derniers pions ont-ils la même couleur ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    motif = ""
    for couleur in code:
        if couleur == code[0]:
            motif += "1"
        else:
            motif += "2"
    return motif
