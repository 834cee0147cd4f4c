"""The pegs are taken out of the caller's code.

titre: Les pions sont retirés du code de l'appelant.
en: The pattern is right, but after the call `code` is empty: could the player still use it?
fr: Le motif est juste, mais après l'appel `code` est vide : le joueur pourrait-il encore s'en servir ?
fails: masque_leaves_its_code_alone
"""


def masque(code):
    vues = []
    motif = ""
    while len(code) > 0:
        couleur = code.pop(0)
        if couleur not in vues:
            vues.append(couleur)
        motif += str(vues.index(couleur) + 1)
    return motif
