"""The two arguments are taken in the opposite order.

titre: Les deux arguments sont pris dans l'ordre inverse.
en: In `gagne(4, 0)`, which of the two numbers is that of the well placed pegs?
fr: Dans `gagne(4, 0)`, lequel des deux nombres est celui des bien placés ?
fails: gagne_with_four_well_placed
"""


def gagne(mal, bien):
    return bien == 4
