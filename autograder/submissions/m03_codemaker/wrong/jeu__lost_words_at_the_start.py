"""The word for a loss is shown before the game, and nothing after the tenth proposition.

titre: La défaite est annoncée avant la partie, et rien ne l'est après la dixième proposition.
en: Lose a game: which words come after the tenth answer?
fr: Perdez une partie : quels mots viennent après la dixième réponse ?
fails: jeu_says_that_it_is_lost
"""


def jeu():
    secret = creer_code()
    print("Après dix essais, vous avez perdu.")
    essai = 0
    while essai < 10:
        essai += 1
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            return essai
        print(bien, mal)
    return False
