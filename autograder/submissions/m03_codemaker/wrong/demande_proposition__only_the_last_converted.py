"""The last number alone is turned from text to number.

titre: Seul le dernier nombre est changé de texte en nombre.
en: Look at the list for `3 2 4 1`: which of its elements are texts, and which are numbers?
fr: Regardez la liste obtenue pour `3 2 4 1` : lesquels de ses éléments sont des textes, et lesquels des nombres ?
fails: demande_gives_a_list_of_integers
"""


def demande_proposition():
    proposition = input("Proposition : ").split()
    for i in range(len(proposition)):
        nombre = int(proposition[i])
    proposition[i] = nombre
    return proposition
