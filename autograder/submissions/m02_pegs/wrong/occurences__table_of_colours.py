"""The counts are kept in a table that only has room for the colours 1 to 6.

titre: Les comptes sont tenus dans un tableau qui n'a de place que pour les couleurs 1 à 6.
en: The list may hold any number: what place has your function kept for `1000`?
fr: La liste peut contenir n'importe quel nombre : quelle place votre fonction a-t-elle prévue pour `1000` ?
fails: occurences_of_any_number
"""


def occurences(l, n):
    compteurs = [0] * 7
    for element in l:
        compteurs[element] += 1
    return compteurs[n]
