"""The line is returned as it was typed.

titre: La ligne est renvoyée telle qu'elle a été tapée.
en: What is the second element of what you return for `3 2 4 1`: a number, or a space?
fr: Quel est le deuxième élément de ce que vous renvoyez pour `3 2 4 1` : un nombre, ou un espace ?
fails: demande_reads_one_line
"""


def demande_proposition():
    proposition = input("Proposition : ")
    return proposition
