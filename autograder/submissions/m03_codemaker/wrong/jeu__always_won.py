"""The proposition is compared with itself, so any one wins.

en: Type any proposition: how many of its pegs are well placed, says your game? With what is it compared?
fr: Saisissez n'importe quelle proposition : combien de ses pions sont bien placés, d'après votre partie ? À quoi est-elle comparée ?
fails: jeu_ends_when_the_code_is_found, jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(proposition, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
