"""Eight propositions are allowed, the limit is met twice too early.

titre: Huit propositions sont permises : la limite est atteinte deux essais trop tôt.
en: Type wrong propositions only and count them: how many are there before the game is lost? The ninth and the tenth are allowed too.
fr: Ne saisissez que des propositions fausses et comptez-les : combien y en a-t-il avant que la partie soit perdue ? La neuvième et la dixième sont permises aussi.
fails: jeu_ends_when_the_code_is_found, jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    secret = creer_code()
    essais = 1
    while essais < 9:
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essais
        print(bien, mal)
        essais += 1
    print("Perdu")
