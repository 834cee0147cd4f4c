"""One is added each time a number beats those before, whatever it is.

titre: Le compte augmente de un chaque fois qu'un nombre dépasse les précédents, quel qu'il soit.
en: If the games took 1, 9 and 2 tries, your function should answer 9: what would it answer, and what does it add up?
fr: Si les parties demandaient 1, 9 et 2 essais, votre fonction devrait répondre 9 : que répondrait-elle, et qu'additionne-t-elle ?
fails: maximum_of_other_games
"""


def maximum():
    resultat = 0
    for secret in tous_les_codes(4, 6):
        if nombre_essais(secret) > resultat:
            resultat += 1
    return resultat
