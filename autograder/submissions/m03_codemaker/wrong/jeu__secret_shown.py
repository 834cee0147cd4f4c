"""The secret is shown before the game is over.

titre: Le code secret est affiché avant la fin de la partie.
en: What does the player read on the screen before the code is found? Is there anything left to look for?
fr: Que lit le joueur à l'écran avant que le code soit trouvé ? Lui reste-t-il quelque chose à chercher ?
fails: jeu_keeps_the_secret
"""


def jeu():
    secret = creer_code()
    print(secret)
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
