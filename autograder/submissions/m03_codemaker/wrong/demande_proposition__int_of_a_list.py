"""The pieces of the line are turned into a number all at once.

en: Type `3 2 4 1` and read the error: what was `int` given, one text or a whole list?
fr: Saisissez `3 2 4 1` et lisez l'erreur : qu'a-t-on donné à `int`, un texte ou toute une liste ?
fails: demande_reads_one_line
"""


def demande_proposition():
    proposition = int(input("Proposition : ").split())
    return proposition
