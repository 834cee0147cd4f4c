"""Whether the game is won is remembered outside of the function, and stays so.

titre: Le fait que la partie est gagnée est retenu hors de la fonction, et le reste.
en: Win a game, then play another one without starting the program again: what is known to be won before anything is typed?
fr: Gagnez une partie, puis rejouez sans relancer le programme : qu'est-ce qui passe pour gagné avant qu'on ait rien saisi ?
fails: jeu_draws_one_secret_a_game
"""


gagnee = False


def jeu():
    global gagnee
    secret = creer_code()
    essais = 0
    while not gagnee and essais < 10:
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            gagnee = True
        else:
            print(bien, mal)
    if gagnee:
        return essais
    print("Perdu")
