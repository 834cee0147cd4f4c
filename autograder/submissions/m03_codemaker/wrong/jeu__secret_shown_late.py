"""The secret is shown before the tenth try.

titre: Le code secret est affiché avant le dixième essai.
en: Play until the ninth wrong proposition: what does the player read before the tenth?
fr: Jouez jusqu'à la neuvième proposition fausse : que lit le joueur avant la dixième ?
fails: jeu_keeps_the_secret
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        if essai == 10:
            print("Dernier essai !", secret)
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
