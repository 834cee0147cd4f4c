"""The colours are numbered from the last peg on.

titre: Les couleurs sont numérotées à partir du dernier pion.
en: Try `[1, 2]`: your function answers `'21'`. From which end of the code does the numbering begin?
fr: Essayez `[1, 2]` : votre fonction répond `'21'`. Par quel bout du code la numérotation commence-t-elle ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    vues = []
    motif = ""
    for couleur in code[::-1]:
        if couleur not in vues:
            vues.append(couleur)
        motif = str(vues.index(couleur) + 1) + motif
    return motif
