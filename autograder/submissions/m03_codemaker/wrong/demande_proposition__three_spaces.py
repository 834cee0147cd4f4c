"""Two spaces become one, but only once: three spaces are too many.

titre: Deux espaces n'en font plus qu'un, mais une seule fois : trois espaces sont de trop.
en: Type three spaces between two numbers: how many are left when the line is cut?
fr: Saisissez trois espaces entre deux nombres : combien en reste-t-il quand la ligne est découpée ?
fails: demande_allows_many_spaces
"""


def demande_proposition():
    ligne = input("Proposition : ").strip().replace("  ", " ")
    return [int(n) for n in ligne.split(" ")]
