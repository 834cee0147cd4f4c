"""The method is named but not called, and the method itself is returned.

titre: La méthode est nommée mais pas appelée, et c'est elle qui est renvoyée.
en: Show what you return: is it a list? What makes a method run?
fr: Affichez ce que vous renvoyez : est-ce une liste ? Qu'est-ce qui fait qu'une méthode s'exécute ?
fails: demande_reads_one_line
"""


def demande_proposition():
    ligne = input("Proposition : ")
    return ligne.split
