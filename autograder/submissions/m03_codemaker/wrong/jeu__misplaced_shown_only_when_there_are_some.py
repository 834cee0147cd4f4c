"""When no peg is misplaced, nothing is shown about them.

titre: Sans pion mal placé, rien n'est affiché à leur sujet.
en: Give a proposition with one well placed peg and no misplaced one: which two numbers does the player read?
fr: Donnez une proposition avec un bien placé et aucun mal placé : quels sont les deux nombres que lit le joueur ?
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
        if mal > 0:
            print("Mal placés :", mal)
    print("Perdu")
