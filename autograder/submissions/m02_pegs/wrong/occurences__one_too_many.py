"""The count starts at 1.

titre: Le compte commence à 1.
en: Your answer is always too large by `1`: in `[4]` with `n = 4`, from which number does your count start, and where should it end?
fr: Votre réponse est toujours trop grande de `1` : dans `[4]` avec `n = 4`, de quel nombre part votre compte, et où doit-il arriver ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 1
    for element in l:
        if element == n:
            compteur += 1
    return compteur
