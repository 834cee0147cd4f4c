"""Pairs of equal neighbours are counted instead of elements.

en: Try [4]: the 4 has no neighbour. Does it have to look like another element to be counted?
fr: Essayez [4] : ce 4 n'a pas de voisin. Doit-il ressembler à un autre élément pour être compté ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for i in range(len(l) - 1):
        if l[i] == n and l[i + 1] == n:
            compteur += 1
    return compteur
