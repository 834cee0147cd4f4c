"""The number of tries is returned as text.

titre: Le nombre d'essais est renvoyé sous forme de texte.
en: Add 1 to what `jeu()` returned: what does Python answer?
fr: Ajoutez 1 à ce que `jeu()` a renvoyé : que répond Python ?
fails: jeu_returns_the_number_of_tries
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            return str(essai)
        print(bien, mal)
    return "Perdu"
