"""The function answers as soon as it meets a different element.

en: Put a different element at the very beginning: what does your function answer, and has it seen the others?
fr: Mettez un élément différent tout au début : que répond votre fonction, et a-t-elle vu les suivants ?
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
