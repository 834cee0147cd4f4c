"""After every answer, the last one included, the game waits for the Enter key, and so takes away a line.

titre: Après chaque réponse, la dernière comprise, la partie attend la touche Entrée et prend ainsi une ligne.
en: Type the right code at once: which line does your game still wait for, and does the player have anything more to say?
fr: Saisissez tout de suite le bon code : quelle ligne votre partie attend-elle encore, et le joueur a-t-il encore quelque chose à dire ?
fails: jeu_ends_when_the_code_is_found, jeu_shows_the_right_answers, jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        print(bien, mal)
        input("Appuyez sur Entrée pour continuer.")
        if gagne(bien, mal):
            print("Bravo")
            return essai
    print("Perdu")
