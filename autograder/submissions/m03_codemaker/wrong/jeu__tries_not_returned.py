"""The number of tries is shown or counted but not returned.

titre: Le nombre d'essais est affiché ou compté, mais pas renvoyé.
en: After `n = jeu()`, what does `n` hold when the code was found? Showing is not returning.
fr: Après `n = jeu()`, que contient `n` quand le code a été trouvé ? Afficher n'est pas renvoyer.
fails: jeu_returns_the_number_of_tries
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo, gagné en", essai, "essais")
            return
        print(bien, mal)
    print("Perdu")
