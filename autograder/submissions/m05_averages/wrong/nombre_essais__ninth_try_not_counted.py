"""The loop plays eight tries at most and returns their number in any case.

titre: La boucle joue huit essais au plus et renvoie leur nombre dans tous les cas.
en: Your function never says more than `8`: in the game against 5 6 5 4, has the code been found by then?
fr: Votre fonction ne dit jamais plus de `8` : dans la partie contre 5 6 5 4, le code est-il alors trouvé ?
fails: nombre_essais_of_the_hardest_codes
"""


def nombre_essais(secret):
    restants = tous_les_codes(4, 6)
    for n in range(1, 9):
        code = restants[0]
        essai = (code, bien_places(secret, code), mal_places(secret, code))
        if code == secret:
            break
        restants = [c for c in restants if test_code(c, [essai])]
    return n
