"""The numbers are floats.

titre: Les nombres sont à virgule (`float`).
en: Compare what you return with `[3, 2, 4, 1]`: can a colour have decimals?
fr: Comparez ce que vous renvoyez à `[3, 2, 4, 1]` : une couleur peut-elle avoir des décimales ?
fails: demande_gives_a_list_of_integers
"""


def demande_proposition():
    return [float(n) for n in input("Proposition : ").split()]
