"""Python is asked to compute the line, which is no expression.

en: Type `3 2 4 1` at the prompt of Python itself: can it compute that? Which method of a text cuts it at the spaces?
fr: Saisissez `3 2 4 1` dans Python lui-même : peut-il calculer cela ? Quelle méthode d'un texte le coupe aux espaces ?
fails: demande_reads_one_line
"""


def demande_proposition():
    return list(eval(input("Proposition : ")))
