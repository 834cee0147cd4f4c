"""A space at the end of the line leaves an empty piece.

titre: Un espace à la fin de la ligne laisse un morceau vide.
en: Type a space after the last number: what is the last piece of the line, and is it a number?
fr: Saisissez un espace après le dernier nombre : quel est le dernier morceau de la ligne, et est-ce un nombre ?
fails: demande_allows_many_spaces
"""


import re


def demande_proposition():
    ligne = input("Proposition : ").lstrip()
    return [int(n) for n in re.split(" +", ligne)]
