"""The misplaced pegs are shown before the well placed ones.

titre: Les mal placés sont affichés avant les bien placés.
en: Give a proposition with one well placed and two misplaced pegs: which of the two numbers is shown first?
fr: Donnez une proposition qui a un bien placé et deux mal placés : lequel des deux nombres s'affiche en premier ?
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
