"""A line that is no proposition starts a whole new game.

titre: Une ligne qui n'est pas une proposition commence une toute nouvelle partie.
en: Type a wrong proposition, then three numbers only, then the code: your game returns 1. What became of the first try?
fr: Saisissez une proposition fausse, puis trois nombres seulement, puis le code : votre partie renvoie 1. Qu'est devenu le premier essai ?
fails: jeu_after_a_line_that_is_no_proposition
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        if len(proposition) != 4:
            print("Quatre nombres !")
            return jeu()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
