"""The labels of the two numbers are exchanged.

titre: Les intitulés des deux nombres sont échangés.
en: Give a proposition with one well placed and two misplaced pegs: what does your game write beside each of the two numbers?
fr: Donnez une proposition qui a un bien placé et deux mal placés : qu'écrit votre partie à côté de chacun des deux nombres ?
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
        print(mal, "bien placés,", bien, "mal placés")
    print("Perdu")
