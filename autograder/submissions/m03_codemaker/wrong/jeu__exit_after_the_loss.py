"""A lost game ends the whole program.

titre: Une partie perdue arrête tout le programme.
en: Lose a game, then try to play another one: does your program still run at that moment?
fr: Perdez une partie, puis essayez d'en jouer une autre : votre programme tourne-t-il encore à ce moment-là ?
fails: jeu_is_lost_after_ten_wrong_propositions
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
    print("Perdu")
    quit()
