"""Python is asked to compute the line, which is no expression.

titre: La ligne est donnée à calculer à Python, et ce n'est pas une expression.
en: Run `3 2 4 1` as a line of a program: can Python compute that? Which method of a text cuts it at the spaces?
fr: Exécutez `3 2 4 1` comme une ligne de programme : Python peut-il calculer cela ? Quelle méthode d'un texte le coupe aux espaces ?
fails: demande_reads_one_line
"""


def demande_proposition():
    return list(eval(input("Proposition : ")))
