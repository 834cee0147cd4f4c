"""The equal elements are added up instead of being counted.

titre: Les éléments égaux sont additionnés au lieu d'être comptés.
en: Try `[5, 5]` with `n = 5`: how many times is the `5` there, and what does your function answer?
fr: Essayez `[5, 5]` avec `n = 5` : combien de fois le `5` y est-il, et que répond votre fonction ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    somme = 0
    for x in l:
        if x == n:
            somme = somme + x
    return somme
