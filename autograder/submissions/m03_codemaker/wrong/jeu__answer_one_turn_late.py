"""Each answer is the one to the proposition before.

titre: Chaque réponse est celle de la proposition précédente.
en: Look at the answer to your first proposition, then at the second: to which proposition does it belong?
fr: Regardez la réponse à votre première proposition, puis la deuxième : à quelle proposition se rapporte-t-elle ?
fails: jeu_shows_the_right_answers
"""


def jeu():
    secret = creer_code()
    bien, mal = 0, 0
    for essai in range(1, 11):
        proposition = demande_proposition()
        if proposition == secret:
            print("Bravo")
            return essai
        print(bien, mal)
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
    print("Perdu")
