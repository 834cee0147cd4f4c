"""The function answers as soon as it meets a different element.

titre: La fonction répond dès qu'elle rencontre un élément différent.
en: Try `[1, 4]` with `n = 4`: what does your function do once it has met the `1`?
fr: Essayez `[1, 4]` avec `n = 4` : que fait votre fonction une fois le `1` rencontré ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
        else:
            return compteur
    return compteur
