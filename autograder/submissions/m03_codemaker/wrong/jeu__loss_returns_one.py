"""A lost game returns 1, as a program that failed does.

titre: Une partie perdue renvoie 1, comme un programme qui a échoué.
en: Lose a game: which number does `jeu()` return? Would one take it for a code found at once?
fr: Perdez une partie : quel nombre `jeu()` renvoie-t-elle ? Le prendrait-on pour un code trouvé du premier coup ?
fails: jeu_says_that_it_is_lost
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
    return 1
