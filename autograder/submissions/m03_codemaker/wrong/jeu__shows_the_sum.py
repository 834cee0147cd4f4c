"""The two numbers are added up.

titre: Les deux nombres sont additionnés.
en: The answers 2 0 and 0 2 do not say the same: does the player see a difference in your game?
fr: Les réponses 2 0 et 0 2 ne disent pas la même chose : le joueur voit-il une différence dans votre partie ?
fails: jeu_shows_the_right_answers
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien + mal, "bonnes couleurs")
    print("Perdu")
