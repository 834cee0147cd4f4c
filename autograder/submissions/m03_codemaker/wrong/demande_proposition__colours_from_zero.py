"""Each number is lowered by one.

titre: Chaque nombre est diminué de un.
en: Type `3 2 4 1`: which colour was typed first, and which one is first in your list?
fr: Saisissez `3 2 4 1` : quelle couleur a-t-on saisie en premier, et laquelle est la première de votre liste ?
fails: demande_reads_one_line
"""


def demande_proposition():
    return [int(n) - 1 for n in input("Proposition : ").split()]
