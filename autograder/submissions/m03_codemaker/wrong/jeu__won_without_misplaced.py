"""The game ends as soon as no peg is misplaced.

titre: La partie finit dès qu'aucun pion n'est mal placé.
en: With the secret 3 2 2 4, propose 1 1 1 1: no peg is misplaced, but is the code found?
fr: Avec le secret 3 2 2 4, proposez 1 1 1 1 : aucun pion n'est mal placé, mais le code est-il trouvé ?
fails: jeu_is_won_by_four_well_placed_only
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if mal == 0:
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
