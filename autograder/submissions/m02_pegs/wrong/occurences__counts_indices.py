"""The positions are compared with n, not the elements.

en: Replace the elements by others: does your answer change? A position and the element found there are two things.
fr: Remplacez les éléments par d'autres : votre réponse change-t-elle ? Une position et l'élément qui s'y trouve font deux.
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for i in range(len(l)):
        if i == n:
            compteur += 1
    return compteur
