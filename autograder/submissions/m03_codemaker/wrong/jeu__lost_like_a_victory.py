"""A lost game ends with the words of a victory; a won one says nothing.

titre: Une partie perdue se termine par les mots d'une victoire ; une partie gagnée ne dit rien.
en: What is printed in a game that is won, in one that is lost, and after any other try? Can a player tell them apart?
fr: Qu'affiche une partie gagnée, une partie perdue, et tout autre essai ? Un joueur peut-il les distinguer ?
fails: jeu_says_that_it_is_lost
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien, mal = bien_places(secret, proposition), mal_places(secret, proposition)
        print(bien, mal)
        if gagne(bien, mal):
            return essai
    print("Bravo, vous avez gagné !")
