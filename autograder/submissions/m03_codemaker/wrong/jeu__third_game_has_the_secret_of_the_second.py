"""From the third game on, the secret is that of the second.

titre: À partir de la troisième partie, le code secret est celui de la deuxième.
en: Play three games without starting the program again: is a code drawn for the third one?
fr: Jouez trois parties sans relancer le programme : un code est-il tiré pour la troisième ?
fails: jeu_draws_one_secret_a_game
"""

secrets_tires = []


def jeu():
    secret = secrets_tires[-1] if len(secrets_tires) >= 2 else creer_code()
    secrets_tires.append(secret)
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
