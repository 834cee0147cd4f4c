"""Each number is compared with the one before it, not with the largest so far.

en: In the list 1, 9, 2, 3, which number does your function keep? With what does it compare 3?
fr: Dans la liste 1, 9, 2, 3, quel nombre votre fonction retient-elle ? À quoi compare-t-elle 3 ?
fails: maximum_of_other_games
"""


def maximum():
    precedent = 0
    for secret in tous_les_codes(4, 6):
        n = nombre_essais(secret)
        if n > precedent:
            resultat = n
        precedent = n
    return resultat
