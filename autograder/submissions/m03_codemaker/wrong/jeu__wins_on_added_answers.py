"""The well placed pegs of all propositions are added, and four of them win.

titre: Les bien placés de toutes les propositions s'additionnent, et quatre d'entre eux font gagner.
en: Give two propositions with two well placed pegs each: does your game end? Has one of them found the code?
fr: Donnez deux propositions qui ont chacune deux bien placés : votre partie s'arrête-t-elle ? L'une d'elles a-t-elle trouvé le code ?
fails: jeu_ends_when_the_code_is_found, jeu_shows_the_right_answers, jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    secret = creer_code()
    bien = 0
    mal = 0
    for essai in range(1, 11):
        proposition = demande_proposition()
        for i in range(4):
            if proposition[i] == secret[i]:
                bien += 1
        mal += mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
