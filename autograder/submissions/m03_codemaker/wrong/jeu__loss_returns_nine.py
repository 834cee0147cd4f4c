"""A lost game returns 9.

titre: Une partie perdue renvoie 9.
en: Lose a game: which number does `jeu()` return? Would one take it for a game that was won?
fr: Perdez une partie : quel nombre `jeu()` renvoie-t-elle ? Le prendrait-on pour celui d'une partie gagnée ?
fails: jeu_says_that_it_is_lost
"""


def jeu():
    secret = creer_code()
    for essai in range(10):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai + 1
        print(bien, mal)
    print("Perdu")
    return essai
