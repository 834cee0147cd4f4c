"""Each number is compared with the one before it, not with the largest so far.

titre: Chaque nombre est comparé au précédent, et non au plus grand jusque-là.
en: If the games took 1, 9, 2 and 3 tries, which number would your function keep? With what does it compare 3?
fr: Si les parties demandaient 1, 9, 2 et 3 essais, quel nombre votre fonction retiendrait-elle ? À quoi compare-t-elle 3 ?
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
