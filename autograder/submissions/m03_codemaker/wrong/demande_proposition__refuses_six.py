"""A proposition with a 6 is refused.

titre: Une proposition qui contient un 6 est refusée.
en: Type `6 5 4 3`: why does your function ask again? Which is the last of the colours?
fr: Saisissez `6 5 4 3` : pourquoi votre fonction redemande-t-elle ? Quelle est la dernière des couleurs ?
fails: demande_reads_one_line
"""


def demande_proposition():
    while True:
        proposition = [int(n) for n in input("Proposition : ").split()]
        if all(n in range(1, 6) for n in proposition):
            return proposition
