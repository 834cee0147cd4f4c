"""Only the first four pegs are looked at.

titre: Seuls les quatre premiers pions sont examinés.
en: Try a code of five pegs: how many figures does your pattern have?
fr: Essayez un code de cinq pions : combien de chiffres votre motif a-t-il ?
fails: masque_of_any_code
"""


def masque(code):
    vues = []
    motif = ""
    for couleur in code[:4]:
        if couleur not in vues:
            vues.append(couleur)
        motif += str(vues.index(couleur) + 1)
    return motif
