"""After each answer, the game waits for the Enter key, and so takes away a line.

titre: Après chaque réponse, la partie attend la touche Entrée et prend ainsi une ligne.
en: Count the lines that the player must type for two propositions: does each of them become a proposition?
fr: Comptez les lignes que le joueur doit saisir pour deux propositions : chacune devient-elle une proposition ?
fails: jeu_ends_when_the_code_is_found, jeu_returns_the_number_of_tries, jeu_shows_the_right_answers, jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
        input("Appuyez sur Entrée pour continuer.")
    print("Perdu")
