"""The secret lives outside of the function, and another one is drawn after a win only.

titre: Le code secret est hors de la fonction, et un autre n'est tiré qu'après une victoire.
en: Lose a game, then play another one without starting the program again: which secret does it have, and who knows it by then?
fr: Perdez une partie, puis rejouez sans relancer le programme : quel est son code secret, et qui le connaît déjà ?
fails: jeu_draws_one_secret_a_game
"""


secret = None


def jeu():
    global secret
    if secret is None:
        secret = creer_code()
    for essais in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            secret = None
            return essais
        print(bien, mal)
    print("Perdu, le code était", secret)
