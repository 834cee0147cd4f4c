"""A space at the start of the line leaves an empty piece.

titre: Un espace au début de la ligne laisse un morceau vide.
en: Type a space before the first number: what is the first piece of the line, and is it a number?
fr: Saisissez un espace avant le premier nombre : quel est le premier morceau de la ligne, et est-ce un nombre ?
fails: demande_allows_many_spaces
"""


def demande_proposition():
    ligne = input("Proposition : ")
    while "  " in ligne:
        ligne = ligne.replace("  ", " ")
    return [int(n) for n in ligne.split(" ")]
