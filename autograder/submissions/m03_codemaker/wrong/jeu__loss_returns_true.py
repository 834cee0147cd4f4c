"""A lost game returns True, which Python takes for 1.

titre: Une partie perdue renvoie `True`, que Python prend pour 1.
en: Lose a game: what does `jeu()` return, and what does Python answer to `True == 1`?
fr: Perdez une partie : que renvoie `jeu()`, et que répond Python à `True == 1` ?
fails: jeu_says_that_it_is_lost
"""


def jeu():
    secret = creer_code()
    perdu = False
    essai = 0
    while not perdu:
        essai += 1
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
        perdu = essai == 10
    print("Perdu")
    return perdu
