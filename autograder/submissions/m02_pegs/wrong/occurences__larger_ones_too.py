"""The elements larger than n are counted too.

titre: Les éléments plus grands que `n` sont comptés aussi.
en: Try `[5]` with `n = 3`: does the `5` count as a `3`?
fr: Essayez `[5]` avec `n = 3` : le `5` compte-t-il pour un `3` ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element >= n:
            compteur += 1
    return compteur
