"""The numbers follow the order of a set.

titre: Les numéros suivent l'ordre d'un ensemble.
en: Try `[2, 1]`: your function answers `'21'`. What remembers the order in which the colours came, and what loses it?
fr: Essayez `[2, 1]` : votre fonction répond `'21'`. Qu'est-ce qui garde l'ordre d'arrivée des couleurs, et qu'est-ce qui le perd ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    couleurs = list(set(code))
    motif = ""
    for couleur in code:
        motif += str(couleurs.index(couleur) + 1)
    return motif
