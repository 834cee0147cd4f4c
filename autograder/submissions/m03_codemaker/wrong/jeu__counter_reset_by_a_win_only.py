"""The counter lives outside of the function, and only a win sets it to 0 again.

titre: Le compteur est hors de la fonction, et seule une victoire le remet à 0.
en: Lose a game, then play another one without starting the program again: what does it count first, and where is that number set to 0?
fr: Perdez une partie, puis rejouez sans relancer le programme : par quoi le compte commence-t-il, et où ce nombre est-il remis à 0 ?
fails: jeu_draws_one_secret_a_game
"""


essais = 0


def jeu():
    global essais
    secret = creer_code()
    while essais < 10:
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            nombre = essais
            essais = 0
            return nombre
        print(bien, mal)
    print("Perdu")
