"""The sets of colours are compared, so neither the places nor the repeats count.

titre: Ce sont les ensembles de couleurs qui sont comparés : ni les places ni les répétitions ne comptent.
en: With the secret 3 2 2 4, propose 2 3 4 4: is the code found? Does your test look at the place of each peg, and at how many times each colour is there?
fr: Avec le secret 3 2 2 4, proposez 2 3 4 4 : le code est-il trouvé ? Votre test regarde-t-il la place de chaque pion, et le nombre de fois où chaque couleur est présente ?
fails: jeu_is_won_by_four_well_placed_only, jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        if set(proposition) == set(secret):
            print("Bravo")
            return essai
        print(bien_places(secret, proposition), mal_places(secret, proposition))
    print("Perdu")
