"""A different element takes 1 away from the count.

titre: Un élément différent retire 1 au compte.
en: When an element differs from `n`, should the count change? Try `[4, 1]` with `n = 4`.
fr: Quand un élément diffère de `n`, le compte doit-il changer ? Essayez `[4, 1]` avec `n = 4`.
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
        else:
            compteur -= 1
    return compteur
