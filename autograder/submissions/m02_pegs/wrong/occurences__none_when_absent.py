"""Nothing is returned when the value is absent.

en: Follow your function when n is not in the list: what does it give back?
fr: Suivez votre fonction quand n n'est pas dans la liste : que renvoie-t-elle ?
fails: occurences_of_an_absent_value
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
    if compteur > 0:
        return compteur
