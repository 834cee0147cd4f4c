"""The loop counts to 4, whatever the length.

titre: La boucle compte jusqu'à 4, quelle que soit la longueur.
en: Try a code of one peg, then one of five: which positions does your function look at, and which ones exist?
fr: Essayez un code d'un pion, puis un code de cinq : quelles positions votre fonction regarde-t-elle, et lesquelles existent ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    vues = []
    motif = ""
    for i in range(4):
        if code[i] not in vues:
            vues.append(code[i])
        motif += str(vues.index(code[i]) + 1)
    return motif
