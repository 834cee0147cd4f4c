"""The number of misplaced pegs is not shown.

titre: Le nombre de mal placés n'est pas affiché.
en: Give a proposition with no well placed peg and two misplaced ones: can the player read both numbers?
fr: Donnez une proposition sans bien placé et avec deux mal placés : le joueur peut-il lire les deux nombres ?
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
        print("Bien placés :", bien)
    print("Perdu")
