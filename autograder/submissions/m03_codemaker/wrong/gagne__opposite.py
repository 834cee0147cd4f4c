"""True and False are exchanged.

titre: `True` et `False` sont échangés.
en: Try `gagne(4, 0)`, then `gagne(0, 0)`: which of the two games is won?
fr: Essayez `gagne(4, 0)`, puis `gagne(0, 0)` : laquelle des deux parties est gagnée ?
fails: gagne_with_four_well_placed
"""


def gagne(bien, mal):
    return bien != 4
