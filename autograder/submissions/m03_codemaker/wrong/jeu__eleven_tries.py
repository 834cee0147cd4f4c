"""Eleven propositions are allowed.

titre: Onze propositions sont permises.
en: Type wrong propositions only and count them: how many are there before the game is lost?
fr: Ne saisissez que des propositions fausses et comptez-les : combien y en a-t-il avant que la partie soit perdue ?
fails: jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    secret = creer_code()
    essais = 0
    while essais <= 10:
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essais
        print(bien, mal)
    print("Perdu")
