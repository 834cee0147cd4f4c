"""The while loop never moves on to the next position.

en: Your function never finishes: at each turn, what brings the end of its loop nearer?
fr: Votre fonction ne se termine jamais : à chaque tour, qu'est-ce qui rapproche la fin de sa boucle ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    i = 0
    while i < len(l):
        if l[i] == n:
            compteur += 1
    return compteur
