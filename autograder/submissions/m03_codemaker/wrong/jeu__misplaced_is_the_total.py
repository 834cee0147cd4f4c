"""The well placed pegs are counted again among the misplaced ones.

titre: Les pions bien placés sont comptés à nouveau parmi les mal placés.
en: Take a proposition with one right peg, in its place, and three absent colours: how many misplaced pegs does your game show?
fr: Prenez une proposition qui a un seul pion juste, à sa place, et trois couleurs absentes : combien de mal placés votre partie affiche-t-elle ?
fails: jeu_shows_the_right_answers
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = 0
        for couleur in range(1, 7):
            mal += min(secret.count(couleur), proposition.count(couleur))
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, "bien placés", mal, "mal placés")
    print("Perdu")
