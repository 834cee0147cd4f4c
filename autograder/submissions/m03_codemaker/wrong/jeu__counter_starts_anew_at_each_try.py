"""The counter is set inside the loop.

titre: Le compteur est initialisé dans la boucle.
en: Find the code at the second proposition: what does your game return? Print your counter at each try: which lines change its value?
fr: Trouvez le code à la deuxième proposition : que renvoie votre partie ? Affichez votre compteur à chaque essai : quelles lignes changent sa valeur ?
fails: jeu_returns_the_number_of_tries
"""


def jeu():
    secret = creer_code()
    for tour in range(10):
        essais = 0
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essais
        print(bien, mal)
    print("Perdu")
