"""The loop starts at position 1 and never sees the first element.

titre: La boucle commence à la position 1 et ne voit jamais le premier élément.
en: Put `n` at the very beginning of a list, as in `[4, 1]` with `n = 4`: is it counted?
fr: Mettez `n` tout au début d'une liste, comme dans `[4, 1]` avec `n = 4` : est-il compté ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    c = 0
    for i in range(1, len(l)):
        if l[i] == n:
            c += 1
    return c
