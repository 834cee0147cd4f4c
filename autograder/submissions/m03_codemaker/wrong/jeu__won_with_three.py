"""Three well placed pegs end the game.

titre: Trois pions bien placés terminent la partie.
en: With the secret 3 2 2 4, propose 3 2 2 5: is the code found?
fr: Avec le secret 3 2 2 4, proposez 3 2 2 5 : le code est-il trouvé ?
fails: jeu_is_won_by_four_well_placed_only
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if bien > 2:
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
