"""Each peg says how often its colour has already been met.

titre: Chaque pion dit combien de fois sa couleur a déjà été rencontrée.
en: Try `[1, 2]`: your function answers `'11'`. Should two different colours get the same number?
fr: Essayez `[1, 2]` : votre fonction répond `'11'`. Deux couleurs différentes doivent-elles recevoir le même numéro ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    motif = ""
    for i in range(len(code)):
        motif += str(code[: i + 1].count(code[i]))
    return motif
