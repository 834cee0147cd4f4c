"""The variable that should end the loop is compared, not changed.

en: Find the code: which variable does your loop look at, and has it changed? Then type ten wrong propositions: does your game end?
fr: Trouvez le code : quelle variable votre boucle regarde-t-elle, et a-t-elle changé ? Puis saisissez dix propositions fausses : votre partie s'arrête-t-elle ?
fails: jeu_ends_when_the_code_is_found, jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    secret = creer_code()
    essais = 0
    trouve = False
    while trouve == False:
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            trouve == True
        else:
            print(bien, mal)
    return essais
