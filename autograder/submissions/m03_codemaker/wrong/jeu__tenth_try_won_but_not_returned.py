"""The tenth try wins in words, but the number of tries is not returned.

titre: Le dixième essai gagne en mots, mais le nombre d'essais n'est pas renvoyé.
en: Give nine wrong propositions, then the right one: what does your game return?
fr: Donnez neuf propositions fausses, puis la bonne : que renvoie votre partie ?
fails: jeu_can_be_won_at_the_tenth_try
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            if essai < 10:
                return essai
            return None
        print(bien, mal)
    print("Perdu")
