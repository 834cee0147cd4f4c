"""The elements which differ from n are counted.

titre: Ce sont les éléments différents de `n` qui sont comptés.
en: Try `[1, 1, 2]` with `n = 1`: your function answers `1`. Which of the three elements has it counted?
fr: Essayez `[1, 1, 2]` avec `n = 1` : votre fonction répond `1`. Lequel des trois éléments a-t-elle compté ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element != n:
            compteur += 1
    return compteur
