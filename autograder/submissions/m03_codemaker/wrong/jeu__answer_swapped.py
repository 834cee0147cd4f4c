"""The misplaced pegs are shown before the well placed ones.

en: Give a proposition with one well placed and two misplaced pegs: which of the two numbers does your game show as that of the well placed ones?
fr: Donnez une proposition qui a un bien placé et deux mal placés : lequel des deux nombres votre partie affiche-t-elle comme celui des bien placés ?
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
        print(mal, bien)
    print("Perdu")
