"""The number three stands for all the pegs.

titre: Le nombre trois vaut pour tous les pions.
en: Try `gagne(3, 0)`, then `gagne(4, 0)`: how many pegs does a code have?
fr: Essayez `gagne(3, 0)`, puis `gagne(4, 0)` : combien de pions un code a-t-il ?
fails: gagne_with_four_well_placed
"""


def gagne(bien, mal):
    return bien == 3
