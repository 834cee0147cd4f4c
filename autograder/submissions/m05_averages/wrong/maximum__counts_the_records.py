"""One is added each time a number beats those before, whatever it is.

en: In the list 1, 9, 2, your function should answer 9: what does it answer, and what does it add up?
fr: Dans la liste 1, 9, 2, votre fonction devrait répondre 9 : que répond-elle, et qu'additionne-t-elle ?
fails: maximum_of_other_games
"""


def maximum():
    resultat = 0
    for secret in tous_les_codes(4, 6):
        if nombre_essais(secret) > resultat:
            resultat += 1
    return resultat
