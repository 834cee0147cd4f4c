"""A piece of the line which is no number is given to `int`: a space, a comma's side, or the whole line.

titre: Un morceau de la ligne qui n'est pas un nombre est donné à `int` : un espace, le bord d'une virgule ou la ligne entière.
en: Look at the pieces your function makes of `3 2 4 1` before it stops: how many are there, and is each of them a number?
fr: Regardez les morceaux que votre fonction fait de `3 2 4 1` avant de s'arrêter : combien y en a-t-il, et chacun est-il un nombre ?
fails: demande_reads_one_line
"""


def demande_proposition():
    proposition = []
    for c in input("Proposition : "):
        proposition.append(int(c))
    return proposition
