"""The game ends as soon as the four colours are right, whatever their places.

titre: La partie finit dès que les quatre couleurs sont bonnes, quelles que soient leurs places.
en: With the secret 3 2 2 4, propose 4 2 2 3: are all the pegs in their places?
fr: Avec le secret 3 2 2 4, proposez 4 2 2 3 : tous les pions sont-ils à leur place ?
fails: jeu_is_won_by_four_well_placed_only
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if bien + mal == 4:
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
