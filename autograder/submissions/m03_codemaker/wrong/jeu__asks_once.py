"""The proposition is asked for before the loop and never again.

titre: La proposition est demandée avant la boucle et plus jamais ensuite.
en: Type a wrong proposition: why does your game not ask for another one? What is repeated at each try, and what ends the game?
fr: Saisissez une proposition fausse : pourquoi votre partie n'en demande-t-elle pas une autre ? Qu'est-ce qui se répète à chaque essai, et qu'est-ce qui termine la partie ?
fails: jeu_ends_when_the_code_is_found, jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    secret = creer_code()
    proposition = demande_proposition()
    for essai in range(1, 11):
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
