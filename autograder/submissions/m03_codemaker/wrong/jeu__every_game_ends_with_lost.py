"""The words that end a lost game end one that is won, too.

titre: Les mots qui terminent une partie perdue terminent aussi une partie gagnée.
en: Find the code at the first proposition: which words end the game?
fr: Trouvez le code à la première proposition : quels mots terminent la partie ?
fails: jeu_says_that_it_is_lost
"""


def jeu():
    secret = creer_code()
    resultat = None
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            resultat = essai
            break
        print(bien, mal)
    print("Perdu !")
    return resultat
