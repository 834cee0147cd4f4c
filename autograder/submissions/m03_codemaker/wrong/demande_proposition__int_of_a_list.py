"""The pieces of the line are turned into a number all at once.

titre: Les morceaux de la ligne sont changés en nombre tous à la fois.
en: Type `3 2 4 1` and read the error: which value is not of the expected type? Print it just before the line where the program stops: is it one text, or a whole list?
fr: Saisissez `3 2 4 1` et lisez l'erreur : quelle valeur n'est pas du type attendu ? Affichez-la juste avant la ligne où le programme s'arrête : est-ce un texte, ou toute une liste ?
fails: demande_reads_one_line
"""


def demande_proposition():
    proposition = int(input("Proposition : ").split())
    return proposition
