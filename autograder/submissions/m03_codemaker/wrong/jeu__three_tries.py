"""The game ends after three propositions.

titre: La partie finit après trois propositions.
en: Type wrong propositions only and count them: how many are there before the game ends? How many are allowed?
fr: Ne saisissez que des propositions fausses et comptez-les : combien y en a-t-il avant la fin de la partie ? À combien a-t-on droit ?
fails: jeu_ends_when_the_code_is_found, jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 4):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
