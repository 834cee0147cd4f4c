"""The list is made once and keeps the numbers of earlier propositions.

en: Ask for two propositions in a row: how long is the second list? Where does the list begin empty?
fr: Demandez deux propositions de suite : quelle est la longueur de la seconde liste ? Où la liste commence-t-elle vide ?
fails: demande_reads_one_line
"""


proposition_commune = []


def demande_proposition():
    for n in input("Proposition : ").split():
        proposition_commune.append(int(n))
    return proposition_commune
