"""The try that wins is not counted.

titre: L'essai qui gagne n'est pas compté.
en: Find the code at the first proposition: how many tries does your game return? Is the winning one a try?
fr: Trouvez le code à la première proposition : combien d'essais votre partie renvoie-t-elle ? Celui qui gagne est-il un essai ?
fails: jeu_returns_the_number_of_tries
"""


def jeu():
    secret = creer_code()
    for essai in range(10):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
