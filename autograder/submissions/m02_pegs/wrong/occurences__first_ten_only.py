"""Only the first ten elements are looked at.

titre: Seuls les dix premiers éléments sont examinés.
en: Take a list of eleven elements, of which only the last is equal to `n`: does your function go as far as that?
fr: Prenez une liste de onze éléments, dont seul le dernier est égal à `n` : votre fonction va-t-elle jusque-là ?
fails: occurences_counts_every_equal_element
"""


def occurences(l, n):
    nb = 0
    for i in range(10):
        if i < len(l) and l[i] == n:
            nb += 1
    return nb
