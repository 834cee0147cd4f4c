"""The numbers are added up.

titre: Les nombres sont additionnés.
en: You return one number: could somebody tell from it which colour was at the first place?
fr: Vous renvoyez un seul nombre : pourrait-on en déduire la couleur de la première place ?
fails: demande_reads_one_line
"""


def demande_proposition():
    return sum(int(n) for n in input("Proposition : ").split())
