"""The game ends as soon as the first peg is right.

titre: La partie finit dès que le premier pion est bon.
en: With the secret 3 2 2 4, propose 3 1 1 1: is the code found? Which pegs does your test look at?
fr: Avec le secret 3 2 2 4, proposez 3 1 1 1 : le code est-il trouvé ? Quels pions votre test regarde-t-il ?
fails: jeu_ends_when_the_code_is_found, jeu_is_won_by_four_well_placed_only, jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if proposition[0] == secret[0]:
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
