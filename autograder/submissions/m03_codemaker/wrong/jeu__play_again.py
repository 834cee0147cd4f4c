"""Once the game is over, the player is asked something more.

titre: Une fois la partie finie, une question de plus est posée au joueur.
en: Find the code, then lose a game: does your function ask for one more line after the end?
fr: Trouvez le code, puis perdez une partie : votre fonction demande-t-elle encore une ligne après la fin ?
fails: jeu_ends_when_the_code_is_found, jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    while True:
        secret = creer_code()
        resultat = None
        for essai in range(1, 11):
            proposition = demande_proposition()
            bien = bien_places(secret, proposition)
            mal = mal_places(secret, proposition)
            if gagne(bien, mal):
                print("Bravo")
                resultat = essai
                break
            print(bien, mal)
        if resultat is None:
            print("Perdu")
        if input("Rejouer ? ") != "oui":
            return resultat
