"""After each wrong proposition the game says that it is lost and gives the secret away.

titre: Après chaque proposition manquée, la partie se dit perdue et livre le code secret.
en: What does your game say after the first wrong proposition? Is the game already over, and may the secret be told?
fr: Que dit votre partie après la première proposition fausse ? Est-elle déjà finie, et peut-on révéler le secret ?
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
        print("Perdu, le code était", secret)
