"""The counter lives outside of the function and goes on in the next game.

titre: Le compteur est hors de la fonction et continue à la partie suivante.
en: Play two games without starting the program again: from which number does the second one count?
fr: Jouez deux parties sans relancer le programme : à partir de quel nombre la seconde compte-t-elle ?
fails: jeu_draws_one_secret_a_game
"""


nombre_d_essais = 0


def jeu():
    global nombre_d_essais
    secret = creer_code()
    for tour in range(10):
        proposition = demande_proposition()
        nombre_d_essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return nombre_d_essais
        print(bien, mal)
    print("Perdu")
