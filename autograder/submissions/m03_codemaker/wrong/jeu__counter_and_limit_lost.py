"""The counter starts anew in the loop that depends on it, so the game never ends without a win.

titre: Le compteur repart dans la boucle qui en dépend : la partie ne finit jamais sans victoire.
en: Find the code at the second proposition: what does your game return? Then type wrong propositions only: when does it stop?
fr: Trouvez le code à la deuxième proposition : que renvoie votre partie ? Puis ne saisissez que des propositions fausses : quand s'arrête-t-elle ?
fails: jeu_returns_the_number_of_tries, jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    secret = creer_code()
    essais = 0
    while essais < 10:
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
