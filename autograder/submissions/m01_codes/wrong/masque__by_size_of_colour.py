"""The colours are numbered by size.

titre: Les couleurs sont numérotées de la plus petite à la plus grande.
en: Try `[2, 1]`: your function answers `'21'`. Which colour comes first in this code?
fr: Essayez `[2, 1]` : votre fonction répond `'21'`. Quelle couleur vient en premier dans ce code ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    rangs = sorted(set(code))
    return "".join(str(rangs.index(couleur) + 1) for couleur in code)
