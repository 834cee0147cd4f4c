"""Only the first group of equal neighbours is counted.

en: Count the 4s of [4, 1, 4] by hand, then with your function: what happens once a different element has been met?
fr: Comptez à la main les 4 de [4, 1, 4], puis avec votre fonction : que se passe-t-il après un élément différent ?
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
