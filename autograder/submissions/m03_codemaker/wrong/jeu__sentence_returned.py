"""A sentence is returned, with the number of tries in it.

titre: C'est une phrase qui est renvoyée, avec le nombre d'essais dedans.
en: Add 1 to what `jeu()` returned: what does Python answer? Which part of your sentence is the number of tries?
fr: Ajoutez 1 à ce que `jeu()` a renvoyé : que répond Python ? Quelle partie de votre phrase est le nombre d'essais ?
fails: jeu_returns_the_number_of_tries
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            return "Gagné en " + str(essai) + " essais"
        print(bien, mal)
    return "Perdu"
