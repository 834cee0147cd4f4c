"""Nothing says that the game is lost.

titre: Rien ne dit que la partie est perdue.
en: Lose a game: does the player know after the tenth answer that the game is over?
fr: Perdez une partie : le joueur sait-il, après la dixième réponse, que la partie est finie ?
fails: jeu_says_that_it_is_lost
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
