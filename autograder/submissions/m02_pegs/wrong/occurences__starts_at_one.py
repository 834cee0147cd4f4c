"""The loop starts at position 1 and never sees the first element.

en: Put n at the very beginning of the list: is it counted? Which position does the first element have?
fr: Mettez n tout au début de la liste : est-il compté ? Quelle est la position du premier élément ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    c = 0
    for i in range(1, len(l)):
        if l[i] == n:
            c += 1
    return c
