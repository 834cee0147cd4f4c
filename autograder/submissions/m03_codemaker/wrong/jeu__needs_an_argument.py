"""The game cannot be called without an argument.

titre: La partie ne peut pas être appelée sans argument.
en: Try `jeu()` with nothing between the parentheses: what does Python answer, and who draws the secret?
fr: Essayez `jeu()` sans rien entre les parenthèses : que répond Python, et qui tire le secret ?
fails: jeu_ends_when_the_code_is_found, jeu_is_lost_after_ten_wrong_propositions
"""


def jeu(secret):
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
