"""The else of the test declares the game lost and goes on asking, so that every wrong try is a loss.

titre: Le `else` du test déclare la partie perdue et continue à demander : chaque essai manqué est une défaite.
en: What does your game say after the first wrong proposition, and after the tenth? Does the player see which one ends the game?
fr: Que dit votre partie après la première proposition fausse, et après la dixième ? Le joueur voit-il laquelle termine la partie ?
fails: jeu_says_that_it_is_lost
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
        else:
            print(bien, mal)
            print("Perdu")
