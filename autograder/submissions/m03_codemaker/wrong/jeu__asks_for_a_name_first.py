"""The game asks for a name before the first proposition.

titre: La partie demande un nom avant la première proposition.
en: Which questions does a game ask before the first proposition? What may it ask for, according to the statement?
fr: Quelles questions une partie pose-t-elle avant la première proposition ? D'après l'énoncé, que peut-elle demander ?
fails: jeu_ends_when_the_code_is_found, jeu_returns_the_number_of_tries, jeu_shows_the_right_answers, jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    input("Votre nom ? ")
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien, mal = bien_places(secret, proposition), mal_places(secret, proposition)
        print(bien, mal)
        if gagne(bien, mal):
            print("Gagné")
            return essai
    print("Perdu")
