"""Only the first group of equal neighbours is counted.

titre: Seul le premier groupe de voisins égaux est compté.
en: Try `[4, 1, 4]` with `n = 4`: what does your function do once it has met the `1`?
fr: Essayez `[4, 1, 4]` avec `n = 4` : que fait votre fonction une fois le `1` rencontré ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    i = 0
    while i < len(l) and l[i] != n:
        i = i + 1
    compteur = 0
    while i < len(l) and l[i] == n:
        compteur = compteur + 1
        i = i + 1
    return compteur
