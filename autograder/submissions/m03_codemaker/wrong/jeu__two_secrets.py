"""Two codes are drawn, one for the well placed and one for the misplaced pegs.

titre: Deux codes sont tirés, l'un pour les bien placés et l'autre pour les mal placés.
en: How many codes are drawn for one game? Are the two numbers of an answer about the same one?
fr: Combien de codes tire-t-on pour une partie ? Les deux nombres d'une réponse parlent-ils du même ?
fails: jeu_draws_one_secret_a_game
"""


def jeu():
    code = creer_code()
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(code, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
