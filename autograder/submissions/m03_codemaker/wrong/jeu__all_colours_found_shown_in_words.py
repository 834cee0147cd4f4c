"""A proposition with all four colours is answered in words, without the two numbers.

titre: À une proposition qui a les quatre couleurs, la réponse est en mots, sans les deux nombres.
en: Give the four right colours in the wrong places: which two numbers does the player read?
fr: Proposez les quatre bonnes couleurs, mal rangées : quels sont les deux nombres que lit le joueur ?
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
        if bien + mal == 4:
            print("Presque ! Toutes les couleurs y sont.")
        else:
            print(bien, mal)
    print("Perdu")
