"""`P` is treated as a list: its length and its elements by rank.

titre: `P` est traité comme une liste : sa longueur, et ses éléments par leur rang.
en: Not everything that a loop goes through has a length, or elements by rank: which loop needs neither?
fr: Ce qu'une boucle parcourt n'a pas toujours une longueur, ni des éléments numérotés : quelle boucle s'en passe ?
fails: entropy_of_any_iterable
"""


def entropy(P):
    total = 0
    for i in range(len(P)):
        total += P[i]
    bits = 0
    for i in range(len(P)):
        if P[i] > 0:
            bits += P[i] / total * log2(total / P[i])
    return bits
