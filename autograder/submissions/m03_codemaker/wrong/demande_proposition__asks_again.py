"""More than one line is asked for.

titre: Plus d'une ligne est demandée.
en: The player types the four numbers on one line: how many lines does your function ask for?
fr: Le joueur saisit les quatre nombres sur une ligne : combien de lignes votre fonction demande-t-elle ?
fails: demande_reads_one_line
"""


def demande_proposition():
    proposition = []
    for i in range(4):
        proposition += [int(n) for n in input("Pion " + str(i + 1) + " : ").split()]
    return proposition
