"""The list is made once and keeps the numbers of earlier propositions.

titre: La liste est créée une seule fois et garde les nombres des propositions précédentes.
en: Ask for two propositions in a row: how long is the second list? Which line makes the empty list, and when does it run?
fr: Demandez deux propositions de suite : quelle est la longueur de la seconde liste ? Quelle ligne crée la liste vide, et quand s'exécute-t-elle ?
fails: demande_reads_one_line
"""


proposition_commune = []


def demande_proposition():
    for n in input("Proposition : ").split():
        proposition_commune.append(int(n))
    return proposition_commune
