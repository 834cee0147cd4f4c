"""The numbers come back in the opposite order.

titre: Les nombres reviennent dans l'ordre inverse.
en: Type `3 2 4 1`: which number does your list begin with?
fr: Saisissez `3 2 4 1` : par quel nombre votre liste commence-t-elle ?
fails: demande_reads_one_line
"""


def demande_proposition():
    proposition = []
    for n in input("Proposition : ").split():
        proposition.insert(0, int(n))
    return proposition
