"""At the tenth try, the game says that it is won and that it is lost.

titre: Au dixième essai, la partie se dit gagnée et perdue.
en: Give nine wrong propositions, then the right one: which words are shown? Can a game be won and lost?
fr: Donnez neuf propositions fausses, puis la bonne : quels mots s'affichent ? Une partie peut-elle être gagnée et perdue ?
fails: jeu_can_be_won_at_the_tenth_try
"""


def jeu():
    secret = creer_code()
    essais = 0
    trouve = False
    while not trouve and essais < 10:
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        trouve = gagne(bien, mal)
        if trouve:
            print("Bravo")
        else:
            print(bien, mal)
    if essais == 10:
        print("Perdu")
    if trouve:
        return essais
    return None
