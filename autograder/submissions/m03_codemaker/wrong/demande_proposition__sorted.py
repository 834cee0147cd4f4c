"""The numbers are sorted.

titre: Les nombres sont triés.
en: Type `3 2 4 1`: are the four pegs of your list still in their places?
fr: Saisissez `3 2 4 1` : les quatre pions de votre liste sont-ils encore à leur place ?
fails: demande_reads_one_line
"""


def demande_proposition():
    return sorted(int(n) for n in input("Proposition : ").split())
