"""A colour already met is left out.

titre: Une couleur déjà rencontrée est omise.
en: Try `[1, 1]`: your function answers `'1'`. How many figures should a pattern of two pegs have?
fr: Essayez `[1, 1]` : votre fonction répond `'1'`. Combien de chiffres le motif de deux pions doit-il avoir ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    vues = []
    motif = ""
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
            motif += str(len(vues))
    return motif
