"""The count starts at 1.

en: Your answer is always one too large: before the first element is looked at, how many have been found?
fr: Votre réponse dépasse toujours de 1 : avant de regarder le premier élément, combien en a-t-on trouvé ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 1
    for element in l:
        if element == n:
            compteur += 1
    return compteur
