"""The count goes back to 0 at each different element, so only the last group is left.

en: Put a different element at the end of your list: what is left of the count?
fr: Mettez un élément différent à la fin de votre liste : que reste-t-il du compte ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
        else:
            compteur = 0
    return compteur
