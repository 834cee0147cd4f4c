"""At the tenth try, the right colours in the wrong places count as won.

titre: Au dixième essai, les bonnes couleurs mal rangées comptent comme gagnées.
en: Make nine wrong propositions, then one with the right colours in the wrong places: does your program take the game for won?
fr: Faites neuf propositions fausses, puis une aux bonnes couleurs mal rangées : votre programme croit-il la partie gagnée ?
fails: jeu_is_won_by_four_well_placed_only
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal) or (essai == 10 and bien + mal == 4):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
