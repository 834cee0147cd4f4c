"""The words for a win stand after the loop, so a lost game shows them too.

titre: Les mots de la victoire viennent après la boucle : une partie perdue les affiche aussi.
en: Lose a game: which words end it? And a game that is won?
fr: Perdez une partie : quels mots la terminent ? Et une partie gagnée ?
fails: jeu_says_that_it_is_lost
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            break
        print(bien, mal)
    print("Bravo !")
    return essai
