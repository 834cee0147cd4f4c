"""The number of well placed pegs stands in both places.

titre: Le nombre de bien placés est aux deux places.
en: Give a proposition with one well placed and two misplaced pegs: which two numbers does your game show?
fr: Donnez une proposition qui a un bien placé et deux mal placés : quels sont les deux nombres qu'affiche votre partie ?
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
        print("bien :", bien, "mal :", bien)
    print("Perdu")
