"""The return is inside the loop: the answer is given after the first element.

en: Your function answers after a single element: are the others looked at?
fr: Votre fonction répond après un seul élément : les autres sont-ils regardés ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
        return compteur
