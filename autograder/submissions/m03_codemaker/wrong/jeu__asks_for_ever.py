"""Nothing can end the game, and a missing line is only one more mistake.

titre: Rien ne peut arrêter la partie, et une ligne qui manque n'est qu'une faute de plus.
en: Find the code, then lose a game: which line of your function ends it in each case?
fr: Trouvez le code, puis perdez une partie : quelle ligne de votre fonction la termine dans chaque cas ?
fails: jeu_ends_when_the_code_is_found
"""


def jeu():
    secret = creer_code()
    while True:
        try:
            proposition = demande_proposition()
            bien = bien_places(secret, proposition)
            mal = mal_places(secret, proposition)
            print(bien, mal)
            if gagne(bien, mal):
                print("Bravo")
                continue
        except:
            print("Erreur")
