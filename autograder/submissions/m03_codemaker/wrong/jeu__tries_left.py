"""The number of tries left is returned.

titre: C'est le nombre d'essais restants qui est renvoyé.
en: Find the code at the first proposition, then at the ninth: does your number grow with the number of tries?
fr: Trouvez le code à la première proposition, puis à la neuvième : votre nombre grandit-il avec le nombre d'essais ?
fails: jeu_returns_the_number_of_tries
"""


def jeu():
    secret = creer_code()
    restants = 10
    while restants > 0:
        proposition = demande_proposition()
        restants -= 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return restants
        print(bien, mal)
    print("Perdu")
