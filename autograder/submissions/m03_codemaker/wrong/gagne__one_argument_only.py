"""The function takes only one argument.

titre: La fonction ne prend qu'un argument.
en: Call `gagne(4, 0)`, with two numbers: what does Python answer?
fr: Appelez `gagne(4, 0)`, avec deux nombres : que répond Python ?
fails: gagne_with_four_well_placed
"""


def gagne(bien):
    return bien == 4
