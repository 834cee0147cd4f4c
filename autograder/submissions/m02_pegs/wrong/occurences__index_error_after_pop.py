"""Positions computed before the removals no longer exist after them.

en: If the list becomes shorter on the way, do all the positions you planned to visit still exist?
fr: Si la liste raccourcit en chemin, toutes les positions que vous vouliez visiter existent-elles encore ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    reste = list(l)
    compteur = 0
    for i in range(len(l)):
        if reste[i] == n:
            reste.pop(i)
            compteur += 1
    return compteur
