"""Pairs of equal neighbours are counted instead of elements.

titre: Ce sont les couples de voisins égaux qui sont comptés, et non les éléments.
en: Try `[4]` with `n = 4`: the `4` has no neighbour. Does it need one in order to count?
fr: Essayez `[4]` avec `n = 4` : le `4` n'a pas de voisin. Lui en faut-il un pour compter ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for i in range(len(l) - 1):
        if l[i] == n and l[i + 1] == n:
            compteur += 1
    return compteur
