"""The positions are compared with n, not the elements.

titre: Ce sont les positions qui sont comparées à `n`, pas les éléments.
en: Replace the elements of a list by others: your answer stays the same. Does your function look at the elements, or at their positions?
fr: Remplacez les éléments d'une liste par d'autres : votre réponse reste la même. Votre fonction regarde-t-elle les éléments ou leurs positions ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for i in range(len(l)):
        if i == n:
            compteur += 1
    return compteur
