"""The secret is shown after a proposition with three well placed pegs.

titre: Le code secret est affiché après une proposition de trois bien placés.
en: Give a proposition with three well placed pegs: what does the player read before the next try?
fr: Donnez une proposition avec trois bien placés : que lit le joueur avant l'essai suivant ?
fails: jeu_keeps_the_secret
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
        print(bien, mal)
        if bien == 3:
            print("Presque !", secret)
    print("Perdu")
