"""From the fourth try on, a win is looked for at every second one only.

titre: À partir du quatrième essai, la victoire n'est cherchée qu'une fois sur deux.
en: Propose the secret at the fourth try: does the game end there?
fr: Proposez le code secret au quatrième essai : la partie s'arrête-t-elle là ?
fails: jeu_ends_when_the_code_is_found
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal) and essai not in (4, 6, 8):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
