"""A game lost with the right colours in the wrong places ends with the words of a game won.

titre: Une partie perdue avec les bonnes couleurs mal rangées se termine par les mots d'une partie gagnée.
en: Make nine wrong propositions, then one with the right colours in the wrong places: what does your program say? And is the game won?
fr: Faites neuf propositions fausses, puis une aux bonnes couleurs mal rangées : que dit votre programme ? Et la partie est-elle gagnée ?
fails: jeu_is_won_by_four_well_placed_only
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo, vous avez gagné")
            return essai
        print(bien, mal)
    if bien + mal == 4:
        print("Bravo, vous avez gagné")
    else:
        print("Perdu")
