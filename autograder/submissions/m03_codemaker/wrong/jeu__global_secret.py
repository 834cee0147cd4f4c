"""The secret is drawn when the file is loaded, once for all games.

titre: Le code secret est tiré au chargement du fichier, une fois pour toutes les parties.
en: Play two games without starting the program again: is the second secret another one? When is it drawn?
fr: Jouez deux parties sans relancer le programme : le second secret est-il un autre ? Quand est-il tiré ?
fails: jeu_draws_one_secret_a_game
"""


code_secret = creer_code()


def jeu():
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(code_secret, proposition)
        mal = mal_places(code_secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
