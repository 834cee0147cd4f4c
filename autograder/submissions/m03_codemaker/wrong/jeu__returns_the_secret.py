"""The secret is returned, not the number of tries.

titre: C'est le code secret qui est renvoyé, et non le nombre d'essais.
en: Find the code at the fifth proposition: what does `print(jeu())` show, and what should it show?
fr: Trouvez le code à la cinquième proposition : qu'affiche `print(jeu())`, et que devrait afficher cette ligne ?
fails: jeu_returns_the_number_of_tries
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo", essai)
            return secret
        print(bien, mal)
    print("Perdu")
