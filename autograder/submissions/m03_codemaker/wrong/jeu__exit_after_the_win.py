"""The program is ended in the place of the function.

titre: C'est le programme qui est arrêté, au lieu de la fonction.
en: Find the code, then do something with what `jeu()` returned: does your program still run at that moment?
fr: Trouvez le code, puis utilisez ce que `jeu()` a renvoyé : votre programme tourne-t-il encore à ce moment-là ?
fails: jeu_ends_when_the_code_is_found
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo,", essai, "essais")
            exit()
        print(bien, mal)
    print("Perdu")
