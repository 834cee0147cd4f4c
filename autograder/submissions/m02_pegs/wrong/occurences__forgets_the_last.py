"""The loop stops one element too early: range(len(l) - 1).

titre: La boucle s'arrête un élément trop tôt : `range(len(l) - 1)`.
en: Put `n` at the very end of a list, as in `[1, 4]` with `n = 4`: is it counted?
fr: Mettez `n` tout à la fin d'une liste, comme dans `[1, 4]` avec `n = 4` : est-il compté ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    c = 0
    for i in range(len(l) - 1):
        if l[i] == n:
            c += 1
    return c
