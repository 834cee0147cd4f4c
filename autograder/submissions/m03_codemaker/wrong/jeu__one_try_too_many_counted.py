"""The counter starts at 1 and is raised once more before the end.

titre: Le compteur part de 1 et augmente une fois de plus avant la fin.
en: Find the code at the first proposition: how many tries does your game return?
fr: Trouvez le code à la première proposition : combien d'essais votre partie renvoie-t-elle ?
fails: jeu_returns_the_number_of_tries
"""


def jeu():
    secret = creer_code()
    essais = 1
    while essais <= 10:
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        essais += 1
        if gagne(bien, mal):
            print("Bravo")
            return essais
        print(bien, mal)
    print("Perdu")
