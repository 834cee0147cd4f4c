"""The words that end a game that is won end a lost one, too.

titre: Les mots qui terminent une partie gagnée terminent aussi une partie perdue.
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
    print("Bravo, le code était", *secret)
    return essai
