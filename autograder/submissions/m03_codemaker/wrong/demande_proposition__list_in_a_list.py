"""The list of numbers is put into another list.

titre: La liste des nombres est mise dans une autre liste.
en: How many elements has the list you return? Compare it with `[3, 2, 4, 1]`, bracket by bracket.
fr: Combien d'éléments a la liste que vous renvoyez ? Comparez-la à `[3, 2, 4, 1]`, crochet par crochet.
fails: demande_reads_one_line
"""


def demande_proposition():
    proposition = []
    proposition.append([int(n) for n in input("Proposition : ").split()])
    return proposition
