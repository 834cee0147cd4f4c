"""The loop stops one element too early: range(len(l) - 1).

en: Put n at the very end of the list: is it counted?
fr: Mettez n tout à la fin de la liste : est-il compté ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    c = 0
    for i in range(len(l) - 1):
        if l[i] == n:
            c += 1
    return c
