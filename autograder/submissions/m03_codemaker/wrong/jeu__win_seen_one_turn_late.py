"""The test for the end looks at the answer before the last one.

titre: Le test de fin regarde l'avant-dernière réponse.
en: Find the code at the first proposition: why is there another question before the game ends?
fr: Trouvez le code à la première proposition : pourquoi y a-t-il encore une question avant la fin de la partie ?
fails: jeu_ends_when_the_code_is_found
"""


def jeu():
    secret = creer_code()
    bien, mal = 0, 0
    for essai in range(1, 11):
        proposition = demande_proposition()
        if gagne(bien, mal):
            print("Bravo")
            return essai
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        print(bien, mal)
    print("Perdu")
