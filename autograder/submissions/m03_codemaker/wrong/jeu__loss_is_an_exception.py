"""A lost game raises an exception.

titre: Une partie perdue lève une exception.
en: Lose a game: what does Python show at the end? Is a lost game a mistake of the program?
fr: Perdez une partie : que montre Python à la fin ? Une partie perdue est-elle une erreur du programme ?
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
    raise Exception("Perdu !")
