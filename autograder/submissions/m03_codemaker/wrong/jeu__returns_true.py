"""The game returns whether it is won, not in how many tries.

titre: La partie renvoie si elle est gagnée, et non en combien d'essais.
en: Find the code at the fifth proposition: can one read the number 5 in what your game returns?
fr: Trouvez le code à la cinquième proposition : peut-on lire le nombre 5 dans ce que votre partie renvoie ?
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
            return True
        print(bien, mal)
    print("Perdu")
    return False
