"""The secret is shown before the game is over, each peg with its place.

titre: Le code secret est affiché avant la fin de la partie, chaque pion avec sa place.
en: What does the player read before the first proposition, and can the secret be worked out from it?
fr: Que lit le joueur avant sa première proposition, et peut-il en déduire le code secret ?
fails: jeu_keeps_the_secret
"""


def jeu():
    secret = creer_code()
    print({place: pion for place, pion in enumerate(secret)})
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
